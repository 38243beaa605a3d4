// @ts-check
// One path that goes everywhere: where it must not close, and not leave too early.
/** @import { Cell, Known, Said } from "../types.js" */
import { cellOf, pieces } from "../places.js";

/**
 * Where a path may go.
 * @typedef {object} Plan
 * @property {Map<string, string[]>} edgesOf the edges of each cell; one of one cell is a door
 * @property {(one: Cell, other: Cell) => string} between
 */

/**
 * A piece of the path: its edges, the cells where it goes on, how many doors.
 * @typedef {{ cells: string[], used: string[], tips: string[], doors: number }} Line
 */

const RULE = "close_no_loop";

export class Path {
  /**
   * @param {Plan} plan
   * @param {Known} known
   */
  constructor(plan, known) {
    this.plan = plan;
    this.known = known;
    /** @type {Map<string, string[]>} */
    this.ends = new Map();
    for (const [cell, edges] of plan.edgesOf) {
      for (const edge of edges) this.ends.set(edge, [...(this.ends.get(edge) ?? []), cell]);
    }
    this.lines = this.pieces().map((cells) => this.line(cells));
  }

  /** @returns {Said[]} */
  says() {
    const broken = this.lines.filter((line) => this.isBroken(line));
    if (broken.length) return broken.map(({ used }) => says([], used));
    return this.lines
      .flatMap((line) => this.closing(line))
      .filter(([edge]) => this.isOpen(edge))
      .map(([edge, used]) => says([`${edge} blocked`], used));
  }

  /** @param {string} cell */
  edges(cell) {
    return (this.plan.edgesOf.get(cell) ?? []).filter((edge) => this.known.has(`${edge} path`));
  }

  /** The cells of each piece of the path. */
  pieces() {
    const next = (/** @type {string} */ cell) =>
      this.edges(cell).flatMap((edge) => this.ends.get(edge) ?? []);
    const cells = [...this.plan.edgesOf.keys()];
    return pieces(
      cells.filter((cell) => this.edges(cell).length),
      next,
    );
  }

  /**
   * @param {string[]} cells
   * @returns {Line}
   */
  line(cells) {
    const used = [...new Set(cells.flatMap((cell) => this.edges(cell)))];
    const tips = cells.filter((cell) => this.edges(cell).length === 1);
    return { cells, used, tips, doors: used.filter((edge) => this.isDoor(edge)).length };
  }

  /** @param {string} edge */
  isDoor(edge) {
    return this.ends.get(edge)?.length === 1;
  }

  /** @param {string} edge */
  isOpen(edge) {
    const values = ["path", "blocked"];
    return this.ends.has(edge) && !values.some((value) => this.known.has(`${edge} ${value}`));
  }

  /** @param {Line} line */
  isBroken({ cells, used, doors }) {
    const early = doors === 2 && cells.length < this.plan.edgesOf.size;
    return used.length - doors >= cells.length || early;
  }

  /**
   * The edges that a piece of the path cannot take, each with the edges that show it.
   * @param {Line} line
   * @returns {[edge: string, used: string[]][]}
   */
  closing(line) {
    const { cells, used, tips, doors } = line;
    if (tips.length === 2 && !doors) return [[this.edgeOf(tips), used]];
    if (tips.length !== 1 || doors !== 1) return [];
    const all = this.plan.edgesOf.size;
    const own = (this.plan.edgesOf.get(tips[0]) ?? []).filter((edge) => this.isDoor(edge));
    const others = this.lines.filter(
      (other) =>
        other !== line &&
        other.doors === 1 &&
        other.tips.length === 1 &&
        cells.length + other.cells.length < all,
    );
    return [
      ...own.filter(() => cells.length < all).map((edge) => pair(edge, used)),
      ...others.map((other) =>
        pair(this.edgeOf([tips[0], other.tips[0]]), [...used, ...other.used]),
      ),
    ];
  }

  /**
   * The edge between two cells; none where they are not side by side.
   * @param {string[]} cells
   */
  edgeOf([one, other]) {
    const [a, b] = [cellOf(one), cellOf(other)];
    return Math.abs(a.r - b.r) + Math.abs(a.c - b.c) === 1 ? this.plan.between(a, b) : "";
  }
}

/**
 * @param {string} edge
 * @param {string[]} used
 * @returns {[string, string[]]}
 */
function pair(edge, used) {
  return [edge, used];
}

/**
 * @param {string[]} facts
 * @param {string[]} used
 * @returns {Said}
 */
function says(facts, used) {
  return { rule: RULE, facts, from: used.map((edge) => `${edge} path`) };
}
