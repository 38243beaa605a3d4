// Ripple Effect: rooms with thick borders; numbers, and small ones for what may still be.
/** @import { Broken, Cell, Facts, Givens, Law, Layers, Numbers, Puzzle } from "../types.js" */
import { UNIT, above, frame, gridLines, label, leftOf, middle, square, svg } from "../drawing.js";
import { counts } from "../laws/law.js";
import { counted } from "../laws/words.js";
import { Grid, cellName, cellOf, isSettled, isSo } from "../places.js";

/** @typedef {(cell: string) => number} NumberOf 0 where there is none */

const EDGE = 4; // of a cell, beside its candidates
const NAME = { left: 5, middle: 7, size: 8, below: 12, most: 8 }; // of a room, in its first cell

/** @implements {Puzzle} */
export default class RippleEffect {
  /** @type {string[]} */
  values = [];
  how = [
    "Click a cell, then type a number or tap it. With Shift or the pencil it is crossed out.",
    "Numbers above 9 have buttons only.",
  ];

  /**
   * @param {Givens & { givens: Record<string, string>, rooms: string[][], labels: string[] }} givens
   */
  constructor({ size, givens, rooms, labels }) {
    this.grid = new Grid(size);
    this.givens = givens;
    this.rooms = rooms;
    this.roomOf = new Map(rooms.flatMap((room) => room.map((cell) => [cell, room])));
    this.nameOf = new Map(rooms.flatMap((room, at) => room.map((cell) => [cell, labels[at]])));
    /** @type {Numbers} */
    this.numbers = {
      highest: Math.max(...rooms.map((room) => room.length)),
      most: (place) => this.most(place),
      settled,
    };
  }

  places() {
    return this.grid.cells().filter((cell) => !(cell in this.givens));
  }

  /**
   * How many numbers the room of a cell has.
   * @param {string} place
   */
  most(place) {
    return this.roomOf.get(place)?.length ?? 0;
  }

  // --- Drawing ---

  /** @param {Layers} layers */
  base({ base, over }) {
    base.append(gridLines(this.grid), frame(this.grid));
    const walls = this.grid.cells().map((cell) => this.walls(cell));
    over.append(svg("path", { d: walls.join(""), class: "room" }), frame(this.grid, "room"));
    for (const [cell, number] of Object.entries(this.givens)) {
      base.append(square(cellOf(cell), "given"));
      over.append(label(number, ...middle(cellOf(cell)), 23, "strong"));
    }
    over.append(...this.rooms.map(([first]) => tag(this.nameOf.get(first) ?? "", cellOf(first))));
  }

  /**
   * The borders of its room at the left of a cell and above it.
   * @param {string} cell
   */
  walls(cell) {
    const { r, c } = cellOf(cell);
    const room = this.roomOf.get(cell);
    const left = c > 0 && this.roomOf.get(cellName(r, c - 1)) !== room;
    const upper = r > 0 && this.roomOf.get(cellName(r - 1, c)) !== room;
    return (left ? leftOf({ r, c }) : "") + (upper ? above({ r, c }) : "");
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  mark(place, values) {
    const number = settled(values);
    return number ? label(number, ...middle(cellOf(place)), 23) : this.candidates(place, values);
  }

  /**
   * Small numbers, some of them crossed out.
   * @param {string} place
   * @param {Set<string>} values
   */
  candidates(place, values) {
    const { r, c } = cellOf(place);
    const most = this.most(place);
    const across = most > 9 ? 4 : most > 4 ? 3 : 2;
    const top = place === this.roomOf.get(place)?.[0] ? NAME.below : EDGE;
    const wide = (UNIT - 2 * EDGE) / across;
    const size = Math.min(wide, (UNIT - EDGE - top) / Math.ceil(most / across));
    const group = svg("g");
    for (let value = 1; value <= most; value++) {
      const x = c * UNIT + EDGE + (((value - 1) % across) + 0.5) * wide;
      const y = r * UNIT + top + (Math.floor((value - 1) / across) + 0.5) * size;
      const out = values.has(`not ${value}`);
      group.append(label(value, x, y, Math.min(12, size * 0.95), out ? "out" : "small"));
      if (out) group.append(svg("path", { d: `M${x - 4.5} ${y + 4.5}l9 -9`, class: "out" }));
    }
    return group;
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  describe(place, values) {
    return `${place}: ${settled(values) ?? ["open", ...crossedOut(values)].join(", ")}`;
  }

  /**
   * @param {Facts} facts
   * @returns {(cell: string) => string}
   */
  teller(facts) {
    return (cell) => {
      const given = this.givens[cell];
      const words = given
        ? `${cell}: ${given}, given`
        : this.describe(cell, facts.get(cell) ?? new Set());
      return `${words}, room ${this.nameOf.get(cell)} of ${counted(this.most(cell), "cell")}`;
    };
  }

  /** @param {Facts} facts */
  text(facts) {
    return this.grid.rows((cell) => settled(facts.get(cell) ?? new Set()) ?? ".");
  }

  // --- What each law forces ---

  /** @type {Record<string, string>} */
  obvious = { spread_ripple: "not" };

  /** @param {string} value */
  isOut(value) {
    return !isSettled(value);
  }

  /** @param {string} fact */
  opposite(fact) {
    return fact.includes(" not ") ? fact.replace(" not ", " ") : fact.replace(" ", " not ");
  }

  /** @returns {Law[]} */
  laws() {
    return [
      ...this.grid.cells().flatMap((cell) => this.cellLaws(cell)),
      ...this.rooms.flatMap((room) => room.map((_, at) => this.roomLaw(room, at + 1))),
      ...this.rowsAndColumns().flatMap((line) => this.lineLaws(line)),
    ];
  }

  /**
   * One number in a cell: that it has no second one is no law, but what numbers are.
   * @param {string} cell
   */
  cellLaws(cell) {
    const facts = Array.from({ length: this.most(cell) }, (_, at) => `${cell} ${at + 1}`);
    const room = this.nameOf.get(cell);
    const law = { facts, opposite: this.opposite, rooms: [`room ${room}`] };
    const words =
      facts.length > 1
        ? `The numbers of room ${room} go from 1 to ${facts.length}.`
        : `Room ${room} holds just 1.`;
    const rest = "take_only_value";
    return [
      counts({ ...law, words, least: 0, most: 1, effort: 0 }),
      counts({ ...law, words, least: 1, most: facts.length, rest }),
    ];
  }

  /**
   * @param {string[]} room
   * @param {number} value
   */
  roomLaw(room, value) {
    const name = this.nameOf.get(room[0]);
    const words = `Room ${name} holds the ${value} once.`;
    const rules = { none: "spread_ripple", rest: "take_only_cell" };
    const facts = room.map((cell) => `${cell} ${value}`);
    const rooms = [`room ${name}`];
    return counts({ words, facts, least: 1, most: 1, opposite: this.opposite, rooms, ...rules });
  }

  /** The rows and the columns. */
  rowsAndColumns() {
    const { height, width } = this.grid;
    const all = (/** @type {number} */ count, /** @type {(at: number) => Cell} */ cell) =>
      Array.from({ length: count }, (_, at) => cell(at)).map(({ r, c }) => cellName(r, c));
    const rows = Array.from({ length: height }, (_, r) => all(width, (c) => ({ r, c })));
    const columns = Array.from({ length: width }, (_, c) => all(height, (r) => ({ r, c })));
    return [...rows, ...columns];
  }

  /**
   * Of any v + 1 cells side by side one at most is v.
   * @param {string[]} line
   */
  lineLaws(line) {
    const { highest } = this.numbers;
    return Array.from({ length: highest }, (_, at) => at + 1).flatMap((value) => {
      const words = `Two ${value}s in a row or column have at least ${value} ${value === 1 ? "cell" : "cells"} between them.`;
      const windows = line.map((_, at) => line.slice(at, at + value + 1));
      const able = windows.map((cells) => cells.filter((cell) => this.most(cell) >= value));
      const kept = able
        .filter((cells) => cells.length > 1)
        .map((cells) => cells.map((cell) => `${cell} ${value}`));
      return kept.map((facts) =>
        counts({ words, facts, least: 0, most: 1, opposite: this.opposite, none: "spread_ripple" }),
      );
    });
  }

  // --- Laws: a cell without a number is one that is empty when the puzzle is done ---

  /**
   * @param {Facts} facts
   * @param {boolean} done
   * @returns {Broken[]}
   */
  broken(facts, done) {
    /** @type {NumberOf} */
    const number = (cell) =>
      Number(this.givens[cell] ?? settled(facts.get(cell) ?? new Set()) ?? 0);
    return [
      ...this.rooms.flatMap((room) => this.brokenRoom(room, number, facts)),
      ...this.grid.cells().flatMap((cell) => this.brokenCell(cell, number, facts, done)),
    ];
  }

  /**
   * @param {string[]} room
   * @param {NumberOf} number
   * @param {Facts} facts
   */
  brokenRoom(room, number, facts) {
    /** @type {Broken[]} */
    const broken = [];
    for (let value = 1; value <= room.length; value++) {
      const cells = room.filter((cell) => number(cell) === value);
      if (cells.length > 1) broken.push([`A room has ${value} twice.`, cells]);
      const left = room.some((cell) => !number(cell) && !isSo(facts, cell, `not ${value}`));
      if (!cells.length && !left) broken.push([`A room has no place for ${value}.`, room]);
    }
    return broken;
  }

  /**
   * @param {string} cell
   * @param {NumberOf} number
   * @param {Facts} facts
   * @param {boolean} done
   */
  brokenCell(cell, number, facts, done) {
    /** @type {Broken[]} */
    const broken = [];
    const value = number(cell);
    if (done && !value) broken.push(["A cell is empty.", [cell]]);
    for (const other of this.ripple(cell, value).filter((each) => number(each) === value)) {
      const words = `Two ${value}s have fewer than ${counted(value, "cell")} between them.`;
      broken.push([words, [cell, other]]);
    }
    const out = crossedOut(facts.get(cell) ?? new Set());
    if (!value && out.length >= this.most(cell)) {
      broken.push(["A cell has no number left.", [cell]]);
    }
    return broken;
  }

  /**
   * The cells to the right of a cell, and below it, that may not have its number.
   * @param {string} cell
   * @param {number} value
   */
  ripple(cell, value) {
    const { r, c } = cellOf(cell);
    const steps = Array.from({ length: value }, (_, n) => n + 1);
    return steps
      .flatMap((n) => [
        { r, c: c + n },
        { r: r + n, c },
      ])
      .filter((other) => this.grid.holds(other))
      .map((other) => cellName(other.r, other.c));
  }
}

/**
 * The number among values, if there is one.
 * @param {Set<string>} values
 */
function settled(values) {
  return [...values].find(isSettled);
}

/** @param {Set<string>} values */
function crossedOut(values) {
  return [...values].filter((value) => !isSettled(value));
}

/**
 * The name of a room, in the corner of its first cell; a long one is written small, or cut short.
 * @param {string} words
 * @param {Cell} cell
 */
function tag(words, { r, c }) {
  const all = [...words];
  const text = all.length > NAME.most ? `${all.slice(0, NAME.most - 1).join("")}…` : words;
  const size = Math.min(NAME.size, (UNIT - NAME.left) / [...text].length);
  return label(text, c * UNIT + NAME.left, r * UNIT + NAME.middle, size, "small name");
}
