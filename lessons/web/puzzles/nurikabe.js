// Nurikabe: dark sea, light islands, a dot for land that is known.
/** @import { Broken, Facts, Givens, Known, Law, Layers, Puzzle, Said } from "../types.js" */
import { UNIT, frame, gridLines, label, middle, square, svg } from "../drawing.js";
import { Land, mapper, squaresOf } from "../laws/land.js";
import { counts, otherOf } from "../laws/law.js";
import { counted, listed } from "../laws/words.js";
import { Grid, cellName, cellOf, isSo, pieces, placeOf, valueOf } from "../places.js";

/** @typedef {(cell: string) => boolean} Is */

const LONGEST = 5; // signs of a clue that are drawn
const OTHERS = 6; // clues that a cell has room for

/** @type {[down: number, right: number, edge: string][]} the sides of a cell, each as a path */
const EDGES = [
  [-1, 0, `h${UNIT}`],
  [1, 0, `m0 ${UNIT}h${UNIT}`],
  [0, -1, `v${UNIT}`],
  [0, 1, `m${UNIT} 0v${UNIT}`],
];

/** @implements {Puzzle} */
export default class Nurikabe {
  values = ["sea", "island"];
  how = [
    "Click or Enter: open, sea, island. A right click goes the other way.",
    "Drag to mark cells alike.",
  ];
  opensToBoth = true;

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
      const text = clue.length > LONGEST ? `${clue.slice(0, LONGEST - 1)}…` : clue;
      over.append(label(text, ...middle(cellOf(cell)), Math.min(21, 45 / text.length)));
    }
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  mark(place, values) {
    const [cx, cy] = middle(cellOf(place));
    if (values.has("sea")) return svg("g", {}, square(cellOf(place), "sea"));
    if (!values.has("island")) return this.others(place, values);
    const dot = svg("circle", { cx, cy, r: 4.5, class: "dot" });
    return svg("g", {}, square(cellOf(place), "island"), dot);
  }

  /**
   * The clues, small and crossed out, of the islands that a cell is not of.
   * @param {string} place
   * @param {Set<string>} values
   */
  others(place, values) {
    const { r, c } = cellOf(place);
    const group = svg("g");
    [...values].slice(0, OTHERS).forEach((value, at) => {
      const x = c * UNIT + 12 + (at % 2) * 16;
      const y = r * UNIT + 12 + Math.floor(at / 2) * 10;
      const clue = this.clues[value.replace("not ", "")];
      group.append(label(clue, x, y, 11, "small"));
      group.append(svg("path", { d: `M${x - 7} ${y}h14`, class: "out" }));
    });
    return group;
  }

  /**
   * A shape that an island has; one that it has not is crossed out.
   * @param {string} _place
   * @param {string} value
   */
  sketch(_place, value) {
    const group = svg("g", { class: "sketch" });
    const shape = value.replace("not ", "").split("+");
    if (shape.length < 2) return group;
    for (const cell of shape) {
      const { r, c } = cellOf(cell);
      const [x, y] = [c * UNIT, r * UNIT];
      const out = `M${x + 8} ${y + 8}l24 24m0 -24l-24 24`;
      if (value.startsWith("not ")) group.append(svg("path", { d: out, class: "out" }));
      for (const [down, right, edge] of EDGES) {
        if (!shape.includes(cellName(r + down, c + right))) {
          group.append(svg("path", { d: `M${x} ${y}${edge}`, class: "outline" }));
        }
      }
    }
    return group;
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  describe(place, values) {
    const settled = this.values.find((value) => values.has(value));
    const others = [...values].map((value) => value.replace("not", ", not of the island at"));
    return `${place}: ${settled ?? `open${others.join("")}`}`;
  }

  /**
   * @param {Facts} facts
   * @returns {(cell: string) => string}
   */
  teller(facts) {
    return (cell) =>
      cell in this.clues
        ? `${cell}: clue ${this.clues[cell].replace("?", "of unknown size")}`
        : this.describe(cell, facts.get(cell) ?? new Set());
  }

  /**
   * Land as the size of its island, once that is known and some sea.
   * @param {Facts} facts
   * @param {boolean} done
   */
  text(facts, done) {
    const has = (/** @type {string} */ fact) => isSo(facts, placeOf(fact), valueOf(fact));
    const map = new Land(this.grid, this.clues, { has });
    const signs = new Map();
    for (const { cells, numbers } of map.lands) {
      const clue = this.clues[numbers[0]] ?? "o";
      const size = done && clue === "?" ? String(cells.length) : clue;
      const told = done || map.seas.length > 0;
      for (const cell of cells) signs.set(cell, told || cell in this.clues ? size : "o");
    }
    return this.grid.rows((cell) => (map.isSea(cell) ? "~" : (signs.get(cell) ?? ".")));
  }

  // --- What each law forces ---

  /** @type {Record<string, string>} */
  obvious = { surround_full_island: "sea", part_islands: "sea" };

  opposite = otherOf(this.values);

  /** @param {string} value */
  isOut(value) {
    return value === "island";
  }

  /**
   * @param {string} value
   * @param {boolean} many
   */
  verb(value, many) {
    const [not, other] = value.split(" ");
    if (not !== "not") return undefined;
    if (other.includes("+"))
      return `is not the clue of just ${listed(other.split("+"), "and", Infinity)}`;
    return `${many ? "are" : "is"} not of the island at ${other}`;
  }

  /** @returns {Law[]} */
  laws() {
    const facts = this.places().flatMap((cell) => [`${cell} sea`, `${cell} island`]);
    const mapOf = mapper(this.grid, this.clues);
    const law = (
      /** @type {string} */ words,
      /** @type {(map: Land) => Said[]} */ says,
      /** @type {string[]} */ places = [],
    ) => ({
      words,
      effort: 1,
      facts,
      places,
      look: (/** @type {Known} */ known) => says(mapOf(known)),
    });
    const islands = Object.entries(this.clues).map(([cell, clue]) => {
      const size = Number(clue);
      const words = `The island at ${cell} has no second number${size ? `, and just ${counted(size, "cell")}` : ""}.`;
      return law(words, (map) => map.island(cell, size), [cell]);
    });
    return [
      ...this.poolLaws(),
      ...islands,
      law("All land belongs to an island with a number.", (map) => map.loose()),
      law("The sea is in one piece.", (map) => map.sea()),
    ];
  }

  poolLaws() {
    const squares = squaresOf(this.grid).filter(
      (cells) => !cells.some((cell) => cell in this.clues),
    );
    const words = "No square of 2x2 cells is all sea.";
    const law = { words, least: 0, most: 3, opposite: this.opposite, none: "break_pool" };
    return squares.map((square) => counts({ ...law, facts: square.map((cell) => `${cell} sea`) }));
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
    return squaresOf(this.grid)
      .filter((square) => square.every(sea))
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
    if (island.length > size)
      return [[`An island of ${size} has ${counted(island.length, "cell")}.`, island]];
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
