// @ts-check
// Nurikabe: dark sea, light islands, a dot for land that is known.
/** @import { Broken, Facts, Givens, Layers, Puzzle } from "../types.js" */
import { frame, gridLines, label, middle, square, svg } from "../drawing.js";
import { Grid, cellName, cellOf, isSo, pieces } from "../places.js";

/** @typedef {(cell: string) => boolean} Is */

/** @implements {Puzzle} */
export default class Nurikabe {
  values = ["sea", "island"];
  how = ["Click or Enter: open, sea, island. A right click goes the other way."];

  /** @param {Givens & { clues: Record<string, string> }} givens */
  constructor(givens) {
    this.grid = new Grid(givens.size);
    this.clues = givens.clues;
  }

  places() {
    return this.grid.cells().filter((cell) => !(cell in this.clues));
  }

  // --- Drawing ---

  /** @param {Layers} layers */
  base({ base, over }) {
    over.append(gridLines(this.grid), frame(this.grid));
    for (const [cell, clue] of Object.entries(this.clues)) {
      base.append(square(cellOf(cell), "island"));
      over.append(label(clue, ...middle(cellOf(cell)), clue.length > 2 ? 15 : 21));
    }
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  mark(place, values) {
    const [cx, cy] = middle(cellOf(place));
    if (values.has("sea")) return svg("g", {}, square(cellOf(place), "sea"));
    const dot = svg("circle", { cx, cy, r: 4.5, class: "dot" });
    return svg("g", {}, square(cellOf(place), "island"), dot);
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  describe(place, values) {
    return `${place}: ${values.has("sea") ? "sea" : values.has("island") ? "island" : "open"}`;
  }

  // --- Laws: what is open counts as land when the puzzle is done ---

  /**
   * @param {Facts} facts
   * @param {boolean} done
   * @returns {Broken[]}
   */
  broken(facts, done) {
    /** @type {Is} */
    const sea = (cell) => isSo(facts, cell, "sea");
    /** @type {Is} */
    const land = (cell) =>
      cell in this.clues || isSo(facts, cell, "island") || (done && !sea(cell));
    return [...this.pools(sea), ...this.islands(land, sea), ...this.seas(land, sea)];
  }

  /**
   * @param {Is} sea
   * @returns {Broken[]}
   */
  pools(sea) {
    const squares = this.grid.cells().map((cell) => {
      const { r, c } = cellOf(cell);
      return [cell, cellName(r, c + 1), cellName(r + 1, c), cellName(r + 1, c + 1)];
    });
    return squares
      .filter((square) => this.grid.holds(cellOf(square[3])) && square.every(sea))
      .map((square) => ["A 2x2 square is all sea.", square]);
  }

  /**
   * @param {Is} land
   * @param {Is} sea
   * @returns {Broken[]}
   */
  islands(land, sea) {
    const next = (/** @type {string} */ cell) => this.grid.beside(cell).filter(land);
    /** @type {Is} */
    const grows = (cell) => this.grid.beside(cell).some((other) => !land(other) && !sea(other));
    return pieces(this.grid.cells().filter(land), next).flatMap((island) =>
      this.brokenIsland(island, island.some(grows)),
    );
  }

  /**
   * @param {string[]} island
   * @param {boolean} open whether it may grow
   * @returns {Broken[]}
   */
  brokenIsland(island, open) {
    const own = island.filter((cell) => cell in this.clues);
    if (own.length > 1) return [["An island has two clues.", own]];
    if (!own.length) return open ? [] : [["An island has no clue.", island]];
    const size = Number(this.clues[own[0]]); // NaN for a clue that leaves it open
    if (island.length > size) return [[`An island of ${size} has ${island.length} cells.`, island]];
    if (open || !(island.length < size)) return [];
    return [[`An island of ${size} has room for only ${island.length}.`, island]];
  }

  /**
   * @param {Is} land
   * @param {Is} sea
   * @returns {Broken[]}
   */
  seas(land, sea) {
    /** @type {Is} */
    const wet = (cell) => !land(cell);
    const next = (/** @type {string} */ cell) => this.grid.beside(cell).filter(wet);
    const seas = pieces(this.grid.cells().filter(wet), next)
      .map((piece) => piece.filter(sea))
      .filter((piece) => piece.length)
      .sort((one, other) => one.length - other.length);
    return seas.length > 1 ? [["The sea is in pieces.", seas[0]]] : [];
  }
}
