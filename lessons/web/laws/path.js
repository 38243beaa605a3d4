// One path that goes everywhere: where it must not close, and not leave too early.
/** @import { Cell, Known, Said } from "../types.js" */
import { cellOf, pieces } from "../places.js";
import { hanging, treeFrom } from "./cuts.js";

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
    this.ends = endsIn(plan);
    /** @type {Map<string, string[]>} the edges in the path */
    this.used = new Map();
    for (const [cell, edges] of plan.edgesOf) {
      const used = edges.filter((edge) => known.has(`${edge} path`));
      if (used.length) this.used.set(cell, used);
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

  /**
   * What alone joins some cells to all others, or that nothing does.
   * @returns {Said[]}
   */
  joins() {
    const rule = "join_all_cells";
    const tree = treeFrom([...this.plan.edgesOf.keys()][0], (cell) => this.beside(cell));
    if (tree.order.length < this.plan.edgesOf.size) {
      return [{ rule, facts: [], from: this.blockedAround(tree.order) }];
    }
    return hanging(tree, true).flatMap(([cell, above, branch]) => {
      const edge = this.edgeOf([cell, above]);
      const from = this.blockedAround(branch);
      return this.isOpen(edge) ? [{ rule, facts: [`${edge} path`], from }] : [];
    });
  }

  /**
   * The cells beside a cell, over edges that may be in the path.
   * @param {string} cell
   */
  beside(cell) {
    const edges = this.plan.edgesOf.get(cell) ?? [];
    const open = edges.filter((edge) => !this.known.has(`${edge} blocked`));
    return open.flatMap((edge) => (this.ends.get(edge) ?? []).filter((other) => other !== cell));
  }

  /**
   * The blocked edges that lead out of a region to other cells.
   * @param {string[]} cells
   */
  blockedAround(cells) {
    const own = new Set(cells);
    const edges = cells.flatMap((cell) => this.plan.edgesOf.get(cell) ?? []);
    return edges
      .filter((edge) => this.ends.get(edge)?.some((cell) => !own.has(cell)))
      .map((edge) => `${edge} blocked`)
      .filter((fact) => this.known.has(fact));
  }

  /** @param {string} cell */
  edges(cell) {
    return this.used.get(cell) ?? [];
  }

  /** The cells of each piece of the path. */
  pieces() {
    const next = (/** @type {string} */ cell) =>
      this.edges(cell).flatMap((edge) => this.ends.get(edge) ?? []);
    return pieces([...this.used.keys()], next);
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

/** @type {WeakMap<Plan, Map<string, string[]>>} */
const allEnds = new WeakMap();

/**
 * The cells at the ends of each edge, found once.
 * @param {Plan} plan
 */
function endsIn(plan) {
  const known = allEnds.get(plan);
  if (known) return known;
  /** @type {Map<string, string[]>} */
  const ends = new Map();
  for (const [cell, edges] of plan.edgesOf) {
    for (const edge of edges) ends.set(edge, [...(ends.get(edge) ?? []), cell]);
  }
  allEnds.set(plan, ends);
  return ends;
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
