// Islands that hold a number each, and the sea around them: what the laws force on a map.
/** @import { Known, Said } from "../types.js" */
/** @import { Grid } from "../places.js" */
import { cellName, cellOf, pieces } from "../places.js";
import { hanging, treeFrom } from "./cuts.js";

/** Land, or sea, that hangs together: its cells, the open ones beside it, the numbers in it. */
/** @typedef {{ cells: string[], exits: string[], numbers: string[] }} Piece */

const EXIT = "take_only_exit";

/** A map of what is known. */
export class Land {
  /**
   * @param {Grid} grid
   * @param {Record<string, string>} clues
   * @param {Pick<Known, "has">} known
   */
  constructor(grid, clues, known) {
    this.grid = grid;
    this.clues = clues;
    this.known = known;
    this.all = grid.cells();
    this.isSea = (/** @type {string} */ cell) => known.has(`${cell} sea`);
    this.isLand = (/** @type {string} */ cell) => cell in clues || known.has(`${cell} island`);
    this.lands = this.piecesOf(this.isLand);
    this.seas = this.piecesOf(this.isSea);
    /** @type {string[][] | undefined} */
    this.able = undefined;
  }

  /**
   * @param {(cell: string) => boolean} own
   * @returns {Piece[]}
   */
  piecesOf(own) {
    const next = (/** @type {string} */ cell) => this.grid.beside(cell).filter(own);
    return pieces(this.all.filter(own), next).map((cells) => {
      const exits = this.shore(cells).filter((cell) => !this.isSea(cell) && !this.isLand(cell));
      return { cells, exits, numbers: cells.filter((cell) => cell in this.clues) };
    });
  }

  /**
   * The cells beside these.
   * @param {string[]} cells
   */
  shore(cells) {
    const own = new Set(cells);
    const beside = new Set(cells.flatMap((cell) => this.grid.beside(cell)));
    return [...beside].filter((cell) => !own.has(cell));
  }

  /**
   * The marks of cells: facts, of which a number needs none.
   * @param {string[]} cells
   */
  marks(cells) {
    const marks = cells.map((cell) => `${cell} ${this.isSea(cell) ? "sea" : "island"}`);
    return marks.filter((fact) => this.known.has(fact));
  }

  // --- What each law says ---

  /**
   * The law of one number: its island has no other, and so many cells, unless that is open.
   * @param {string} cell
   * @param {number} size
   * @returns {Said[]}
   */
  island(cell, size) {
    const piece = /** @type {Piece} */ (this.lands.find(({ cells }) => cells.includes(cell)));
    const { cells, exits, numbers } = piece;
    const full = { rule: "surround_full_island", from: this.marks(cells) };
    if (numbers.length > 1 || cells.length > size) return [{ ...full, facts: [] }];
    const refused = exits.flatMap((exit) => this.refuse(piece, exit, size));
    if (cells.length === size) return [...said(exits, "sea", full), ...refused];
    const closed = this.within(cells);
    if (closed.length < size) return [{ rule: EXIT, facts: [], from: this.around(closed) }];
    const only = exits.length === 1 && cells.length < size ? exits : [];
    return [
      ...said(only, "island", { rule: EXIT, from: this.around(cells) }),
      ...refused,
      ...(size - cells.length === 1 ? this.corner(piece) : []),
    ];
  }

  /**
   * An exit that leads to another number, or to too much land; to both, where it does.
   * @param {Piece} piece
   * @param {string} exit
   * @param {number} size
   * @returns {Said[]}
   */
  refuse({ cells }, exit, size) {
    const beside = this.grid.beside(exit);
    const all = this.lands.filter((one) => one.cells.some((cell) => beside.includes(cell)));
    const second = all.find((one) => one.numbers.length && one.cells[0] !== cells[0]);
    const joined = all.filter((one) => !one.numbers.length || one.cells[0] === cells[0]);
    const union = joined.flatMap((one) => one.cells);
    const isLarge = joined.length > 1 && union.length + 1 > size;
    const refused = (/** @type {string} */ rule, /** @type {string[]} */ land) =>
      said([exit], "sea", { rule, from: this.marks(land) });
    return [
      ...(second ? refused("part_islands", [...cells, ...second.cells]) : []),
      ...(isLarge ? refused("refuse_large_union", union) : []),
    ];
  }

  /**
   * An island that lacks one cell, and two exits beside one corner: that is sea in either case.
   * @param {Piece} piece
   * @returns {Said[]}
   */
  corner({ cells, exits }) {
    if (exits.length !== 2) return [];
    const [one, other] = exits.map((exit) => this.grid.beside(exit));
    const both = one.filter((cell) => other.includes(cell) && !cells.includes(cell));
    const open = both.filter((cell) => !this.isSea(cell) && !this.isLand(cell));
    return said(open, "sea", { rule: "guard_corner", from: this.around(cells) });
  }

  /**
   * Land without a number goes on.
   * @returns {Said[]}
   */
  loose() {
    const loose = this.lands.filter(({ numbers }) => !numbers.length);
    return loose.flatMap(({ cells, exits }) => {
      const from = this.around(cells);
      if (!exits.length) return [{ rule: EXIT, facts: [], from }];
      return said(exits.length === 1 ? exits : [], "island", { rule: EXIT, from });
    });
  }

  /**
   * Sea goes on to other sea.
   * @returns {Said[]}
   */
  sea() {
    if (this.seas.length < 2) return [];
    return [...this.seaGoesOn(), ...this.seaHangs()];
  }

  /** @returns {Said[]} */
  seaGoesOn() {
    return this.seas.flatMap(({ cells, exits }, at) => {
      const other = this.seas[at ? 0 : 1].cells[0];
      const reach = this.within(cells);
      const from = [...this.around(reach), `${cells[0]} sea`, `${other} sea`];
      if (!reach.includes(other)) return [{ rule: EXIT, facts: [], from }];
      const only = exits.length === 1 ? exits : [];
      return said(only, "sea", { rule: EXIT, from: [...this.around(cells), `${other} sea`] });
    });
  }

  /**
   * Cells without which the sea falls apart.
   * @returns {Said[]}
   */
  seaHangs() {
    const root = this.seas[0].cells[0];
    const next = (/** @type {string} */ cell) =>
      this.grid.beside(cell).filter((other) => !this.isLand(other));
    return hanging(treeFrom(root, next), false).flatMap(([, cell, branch]) => {
      const other = branch.find(this.isSea);
      if (!other || this.isSea(cell)) return [];
      const from = [
        ...this.marks(this.shore(branch).filter(this.isLand)),
        `${root} sea`,
        `${other} sea`,
      ];
      return said([cell], "sea", { rule: "keep_sea_whole", from });
    });
  }

  /**
   * All that cells can hang together with.
   * @param {string[]} cells
   */
  within([cell]) {
    return /** @type {string[]} */ (this.wholes().find((whole) => whole.includes(cell)));
  }

  /** What land can hang together, and what sea can. */
  wholes() {
    this.able ??= [this.isSea, this.isLand].flatMap((barred) => {
      const open = (/** @type {string} */ cell) => !barred(cell);
      return pieces(this.all.filter(open), (cell) => this.grid.beside(cell).filter(open));
    });
    return this.able;
  }

  /**
   * The marks of cells and of those around them.
   * @param {string[]} cells
   */
  around(cells) {
    return this.marks([...cells, ...this.shore(cells)]);
  }
}

/**
 * What makes a map of what is known; the last one is kept, as many laws look at the same.
 * @param {Grid} grid
 * @param {Record<string, string>} clues
 * @returns {(known: Known) => Land}
 */
export function mapper(grid, clues) {
  /** @type {{ known: Known, size: number, map: Land } | undefined} */
  let last;
  return (known) => {
    if (last?.known !== known || last.size !== known.size) {
      last = { known, size: known.size, map: new Land(grid, clues, known) };
    }
    return last.map;
  };
}

/**
 * The squares of 2x2 cells.
 * @param {Grid} grid
 */
export function squaresOf(grid) {
  const squares = grid.cells().map((cell) => {
    const { r, c } = cellOf(cell);
    return [cell, cellName(r, c + 1), cellName(r + 1, c), cellName(r + 1, c + 1)];
  });
  return squares.filter((square) => grid.holds(cellOf(square[3])));
}

/**
 * That cells are so, if there are any.
 * @param {string[]} cells
 * @param {string} value
 * @param {{ rule: string, from: string[] }} why
 * @returns {Said[]}
 */
function said(cells, value, why) {
  return cells.length ? [{ ...why, facts: cells.map((cell) => `${cell} ${value}`) }] : [];
}
