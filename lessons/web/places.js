// Places by name: a cell is "r1c2", an edge "r1c1-r1c2" or, in the border, "r1c1-top".
/** @import { Cell, Fact, Facts, Spot } from "./types.js" */

export const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** @type {Record<string, Spot>} of the edges of a cell */
const EDGES = {
  top: { x: 0.5, y: 0, edge: "vertical" },
  bottom: { x: 0.5, y: 1, edge: "vertical" },
  left: { x: 0, y: 0.5, edge: "horizontal" },
  right: { x: 1, y: 0.5, edge: "horizontal" },
};

/**
 * A cell by its name, or the first cell of an edge.
 * @param {string} name
 * @returns {Cell}
 */
export function cellOf(name) {
  const [r, c] = (name.match(/\d+/g) ?? []).map(Number);
  return { r: r - 1, c: c - 1 };
}

/**
 * @param {number} r
 * @param {number} c
 */
export function cellName(r, c) {
  return `r${r + 1}c${c + 1}`;
}

/**
 * Where a place is.
 * @param {string} place
 * @returns {Spot}
 */
export function spotOf(place) {
  const { r, c } = cellOf(place);
  const [, other] = place.split("-");
  if (!other) return { x: c + 0.5, y: r + 0.5, edge: "" };
  const { x, y, edge } = EDGES[other] ?? EDGES[cellOf(other).r === r ? "right" : "bottom"];
  return { x: c + x, y: r + y, edge };
}

/**
 * Edges in reading order.
 * @param {string[]} edges
 */
export function inOrder(edges) {
  return [...edges].sort((one, other) => {
    const [a, b] = [spotOf(one), spotOf(other)];
    return a.y - b.y || a.x - b.x;
  });
}

/**
 * The cells that an edge joins; a door has one.
 * @param {string} edge
 */
export function cellsOf(edge) {
  return edge.split("-").filter((name) => /^r\d/.test(name));
}

/**
 * The places of a list, in which r1c2~5 is from r1c2 to r1c5.
 * @param {string} list
 */
export function placesIn(list) {
  return list.split(" ").flatMap((run) => {
    const [first, last] = run.split("~");
    const { r, c } = cellOf(first);
    return last ? Array.from({ length: Number(last) - c }, (_, at) => cellName(r, c + at)) : [run];
  });
}

/** @param {string} value of a place: whether it says what that is, and not what it is not */
export function isSettled(value) {
  return !value.startsWith("not ");
}

/** @param {string} name of a place, or of a room */
export function isRoom(name) {
  return name.startsWith("room ");
}

/**
 * Rooms and places apart: "room a" is a room.
 * @param {string[]} names
 */
export function roomsApart(names) {
  return { rooms: names.filter(isRoom), places: names.filter((name) => !isRoom(name)) };
}

/**
 * The facts of lists.
 * @param {Fact[][]} lists
 * @returns {Facts}
 */
export function factsOf(...lists) {
  /** @type {Facts} */
  const facts = new Map();
  for (const [place, value] of lists.flat()) {
    facts.set(place, (facts.get(place) ?? new Set()).add(value));
  }
  return facts;
}

/** @param {string} fact */
export function placeOf(fact) {
  return fact.slice(0, fact.indexOf(" "));
}

/** @param {string} fact */
export function valueOf(fact) {
  return fact.slice(fact.indexOf(" ") + 1);
}

/**
 * Whether a place is known to be so.
 * @param {Facts} facts
 * @param {string} place
 * @param {string} value
 */
export function isSo(facts, place, value) {
  return Boolean(facts.get(place)?.has(value));
}

/**
 * Whether a fact of this value can be marked: one that speaks of other places, as that a cell is not
 * of that island, cannot; who plays keeps it in mind.
 * @param {string} value
 */
export function isMark(value) {
  return !/r\d+c\d+/.test(value);
}

/** The cells of a board. */
export class Grid {
  /** @param {[number, number]} size */
  constructor([height, width]) {
    this.height = height;
    this.width = width;
  }

  /** All of them, in reading order. */
  cells() {
    const rows = Array.from({ length: this.height }, (_, r) => r);
    return rows.flatMap((r) => Array.from({ length: this.width }, (_, c) => cellName(r, c)));
  }

  /**
   * A sign for each cell, row by row.
   * @param {(cell: string) => string} sign
   */
  rows(sign) {
    const { width } = this;
    const rows = Array.from({ length: this.height }, (_, r) => r * width);
    const signs = this.cells().map(sign);
    return rows.map((at) => signs.slice(at, at + width));
  }

  /** @param {Cell} cell */
  holds({ r, c }) {
    return r >= 0 && c >= 0 && r < this.height && c < this.width;
  }

  /**
   * The cells beside a cell.
   * @param {string} cell
   */
  beside(cell) {
    const { r, c } = cellOf(cell);
    return STEPS.map(([down, right]) => ({ r: r + down, c: c + right }))
      .filter((other) => this.holds(other))
      .map((other) => cellName(other.r, other.c));
  }
}

/**
 * The pieces into which cells fall, where next(cell) are those that a cell may join.
 * @param {string[]} cells
 * @param {(cell: string) => string[]} next
 */
export function pieces(cells, next) {
  const left = new Set(cells);
  const found = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece) piece.push(...next(cell).filter((other) => left.delete(other)));
    found.push(piece);
  }
  return found;
}
