// Alcazar: walls, doors in the border, and a path from door to door.
/** @import { Broken, Cell, Facts, Givens, Known, Law, Layers, Lines, Puzzle } from "../types.js" */
import { castle } from "../laws/castle.js";
import { UNIT, above, frame, gridLines, leftOf, svg } from "../drawing.js";
import { counts, otherOf } from "../laws/law.js";
import { Path } from "../laws/path.js";
import { Grid, cellName, cellOf, cellsOf, inOrder, pieces, spotOf } from "../places.js";

/** @typedef {(edge: string) => boolean} Is */

const REACH = 0.45; // how far from an edge, in cells, a pointer still means it
const STUB = 12; // how far a path stands out of a door

/** @implements {Puzzle} */
export default class Alcazar {
  values = ["path", "blocked"];
  margin = 23; // as far as a frame at a door stands out, so that it covers no number
  how = [
    "Drag from cell to cell to draw the path; click an edge: path, blocked, open.",
    "A right click goes the other way: it blocks an edge that is open.",
    "Arrow keys go from edge to edge, Enter marks; with Shift they draw the path.",
  ];

  /** @param {Givens & { edges: string[] }} givens */
  constructor(givens) {
    this.grid = new Grid(givens.size);
    this.edges = inOrder(givens.edges);
    this.open = new Set(this.edges); // there is no wall
    this.doors = this.edges.filter((edge) => cellsOf(edge).length === 1);
    /** @type {Map<string, string[]>} */
    this.edgesOf = new Map(this.grid.cells().map((cell) => [cell, []]));
    for (const edge of this.edges) {
      for (const cell of cellsOf(edge)) this.edgesOf.get(cell)?.push(edge);
    }
    /** @type {Lines} */
    this.lines = { value: "path", between: (one, other) => this.between(one, other) };
  }

  places() {
    return this.edges;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  placeAt(x, y) {
    let best = null;
    let least = REACH;
    for (const place of this.edges) {
      const spot = spotOf(place);
      const far = Math.hypot(spot.x - x, spot.y - y);
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  /**
   * @param {Cell} one
   * @param {Cell} other
   */
  between(one, other) {
    const cell = { r: Math.max(one.r, other.r), c: Math.max(one.c, other.c) };
    return one.c === other.c ? this.edgeAbove(cell) : this.edgeLeftOf(cell);
  }

  /**
   * The edge above a cell, which may lie just below the board.
   * @param {Cell} cell
   */
  edgeAbove({ r, c }) {
    if (r === 0) return `${cellName(r, c)}-top`;
    return cellName(r - 1, c) + (r === this.grid.height ? "-bottom" : `-${cellName(r, c)}`);
  }

  /**
   * The edge to the left of a cell, which may lie just beside the board.
   * @param {Cell} cell
   */
  edgeLeftOf({ r, c }) {
    if (c === 0) return `${cellName(r, c)}-left`;
    return cellName(r, c - 1) + (c === this.grid.width ? "-right" : `-${cellName(r, c)}`);
  }

  // --- Drawing ---

  /** @param {Layers} layers */
  base({ base, over }) {
    base.append(gridLines(this.grid), frame(this.grid, "outside")); // doors are gaps in the wall
    let walls = "";
    for (let r = 0; r <= this.grid.height; r++) {
      for (let c = 0; c <= this.grid.width; c++) {
        const upper = c < this.grid.width && !this.open.has(this.edgeAbove({ r, c }));
        const left = r < this.grid.height && !this.open.has(this.edgeLeftOf({ r, c }));
        walls += (upper ? above({ r, c }) : "") + (left ? leftOf({ r, c }) : "");
      }
    }
    over.append(svg("path", { d: walls, class: "wall-line" }));
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  mark(place, values) {
    const spot = spotOf(place);
    const [x, y] = [spot.x * UNIT, spot.y * UNIT];
    if (!values.has("path")) {
      return svg("path", { d: `M${x - 3.5} ${y - 3.5}l7 7m0 -7l-7 7`, class: "blocked" });
    }
    const [dx, dy] = spot.edge === "horizontal" ? [UNIT / 2, 0] : [0, UNIT / 2];
    const ends = [this.nearby(x - dx, y - dy), this.nearby(x + dx, y + dy)];
    return svg("path", { d: `M${ends.join("L")}`, class: "path" });
  }

  /**
   * A point, or where a path ends that leads to it.
   * @param {number} x
   * @param {number} y
   */
  nearby(x, y) {
    const within = (/** @type {number} */ at, /** @type {number} */ most) =>
      Math.min(Math.max(at, -STUB), most * UNIT + STUB);
    return `${within(x, this.grid.width)} ${within(y, this.grid.height)}`;
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  describe(place, values) {
    const words = values.has("path") ? "path" : values.has("blocked") ? "blocked" : "open";
    return `${place.replace("-", " to ")}: ${words}`;
  }

  /**
   * @param {Facts} facts
   * @returns {(cell: string) => string}
   */
  teller(facts) {
    return (cell) => {
      const [top, left, bottom, right] = this.sides(cellOf(cell));
      const words = Object.entries({ top, right, bottom, left }).map(([side, edge]) => {
        const door = cellsOf(edge).length === 1 && this.open.has(edge) ? "door, " : "";
        const [value] = facts.get(edge) ?? ["open"];
        return `${side} ${this.open.has(edge) ? door + value : "wall"}`;
      });
      return `${cell}: ${words.join("; ")}`;
    };
  }

  /**
   * @param {Facts} facts
   * @param {boolean} done
   */
  text(facts, done) {
    const known = (/** @type {string} */ edge) => {
      const [value] = facts.get(edge) ?? ["open"];
      return this.open.has(edge) ? (done && value === "blocked" ? "open" : value) : "wall";
    };
    return castle(this.grid, (cell) => this.sides(cell).map(known));
  }

  /**
   * The edges of a cell: top, left, bottom, right.
   * @param {Cell} cell
   */
  sides({ r, c }) {
    const [top, bottom] = [r, r + 1].map((row) => this.edgeAbove({ r: row, c }));
    const [left, right] = [c, c + 1].map((column) => this.edgeLeftOf({ r, c: column }));
    return [top, left, bottom, right];
  }

  // --- What each law forces ---

  /** @type {Record<string, string>} */
  obvious = { fill_cell: "blocked" };

  opposite = otherOf(this.values);

  /** @param {string} value */
  isOut(value) {
    return value === "blocked";
  }

  /**
   * @param {string} value
   * @param {boolean} many
   */
  verb(value, many) {
    return value === "path" ? `${many ? "are" : "is"} in the path` : undefined;
  }

  /** @returns {Law[]} */
  laws() {
    const cells = this.grid.cells().map((cell) => {
      const words = `The path goes over just two edges of ${cell}.`;
      return this.law(words, this.edgesOf.get(cell) ?? [], 2, "fill_cell", [cell]);
    });
    const facts = this.edges.flatMap((edge) => [`${edge} path`, `${edge} blocked`]);
    const words = "The path closes no loop, and leaves only when it has been everywhere.";
    const look = (/** @type {Known} */ known) => new Path(this, known).says();
    const joined = "The path is one piece, and joins all cells.";
    const joins = (/** @type {Known} */ known) => new Path(this, known).joins();
    const whole = { effort: 1, places: [], facts };
    return [
      ...cells,
      ...this.doorLaws(),
      { ...whole, words, look },
      { ...whole, words: joined, look: joins },
    ];
  }

  /**
   * @param {string} words
   * @param {string[]} edges
   * @param {number} used
   * @param {string} rule
   * @param {string[]} places
   */
  law(words, edges, used, rule, places = edges) {
    const facts = edges.map((edge) => `${edge} path`);
    const [least, most, none, rest] = [used, used, rule, rule];
    return counts({ words, facts, least, most, opposite: this.opposite, places, none, rest });
  }

  /** From cell to cell the path changes colour, as on a chessboard; r1c1 is black. */
  doorLaws() {
    const black = this.doors.filter((door) => isBlack(cellsOf(door)[0]));
    const white = this.doors.filter((door) => !black.includes(door));
    const odd = (this.grid.height * this.grid.width) % 2;
    const words = odd
      ? "On a chessboard with one black cell more the path begins and ends at black ones."
      : "On a chessboard with as many black cells as white the path begins at one colour and ends at the other.";
    return [
      this.law("The path uses just two doors.", this.doors, 2, "choose_doors"),
      this.law(words, black, 1 + odd, "choose_doors"),
      this.law(words, white, 1 - odd, "choose_doors"),
    ];
  }

  // --- Laws: what is open counts as blocked when the puzzle is done ---

  /**
   * @param {Facts} facts
   * @param {boolean} done
   * @returns {Broken[]}
   */
  broken(facts, done) {
    /** @type {Is} */
    const path = (edge) => Boolean(facts.get(edge)?.has("path"));
    /** @type {Is} */
    const open = (edge) => path(edge) || (!done && !facts.get(edge)?.has("blocked"));
    return [
      ...this.grid.cells().flatMap((cell) => this.brokenCell(cell, path, open)),
      ...this.brokenDoors(path, open),
      ...this.pathsOf(path).flatMap((cells) => this.brokenPath(cells, path)),
    ];
  }

  /**
   * @param {string} cell
   * @param {Is} path
   * @param {Is} open
   * @returns {Broken[]}
   */
  brokenCell(cell, path, open) {
    const own = this.edgesOf.get(cell) ?? [];
    const used = own.filter(path);
    if (used.length > 2) return [["The path forks.", used]];
    if (own.filter(open).length >= 2) return [];
    return [[`${cell} has fewer than two ways left.`, own.length ? own : this.doors]];
  }

  /**
   * @param {Is} path
   * @param {Is} open
   */
  brokenDoors(path, open) {
    /** @type {Broken[]} */
    const broken = [];
    const used = this.doors.filter(path);
    if (used.length > 2) broken.push(["More than two doors are used.", used]);
    if (this.doors.filter(open).length < 2) {
      broken.push(["Fewer than two doors are left.", this.doors]);
    }
    return broken;
  }

  /**
   * The cells of each path.
   * @param {Is} path
   */
  pathsOf(path) {
    const edges = (/** @type {string} */ cell) => (this.edgesOf.get(cell) ?? []).filter(path);
    const next = (/** @type {string} */ cell) => edges(cell).flatMap(cellsOf);
    return pieces(
      this.grid.cells().filter((cell) => edges(cell).length),
      next,
    );
  }

  /**
   * @param {string[]} cells
   * @param {Is} path
   * @returns {Broken[]}
   */
  brokenPath(cells, path) {
    const edges = cells.flatMap((cell) => (this.edgesOf.get(cell) ?? []).filter(path));
    const own = [...new Set(edges)];
    const doors = own.filter((edge) => cellsOf(edge).length === 1).length;
    if (own.length - doors >= cells.length) return [["The path closes to a loop.", own]];
    if (doors !== 2 || cells.length === this.edgesOf.size) return [];
    return [["The path leaves before it has been everywhere.", own]];
  }
}

/** @param {string} cell */
function isBlack(cell) {
  const { r, c } = cellOf(cell);
  return (r + c) % 2 === 0;
}
