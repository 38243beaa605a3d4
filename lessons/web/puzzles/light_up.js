// Light Up: black cells, bulbs, and the light that they shed, through wormholes too.
/** @import { Broken, Cell, Facts, Givens, Law, Layers, Puzzle } from "../types.js" */
import { frame, gridLines, label, middle, square, svg } from "../drawing.js";
import { counts, otherOf } from "../laws/law.js";
import { counted } from "../laws/words.js";
import { Grid, STEPS, cellName, cellOf, isSo } from "../places.js";

/** @typedef {(cell: string) => boolean} Is */

/** @implements {Puzzle} */
export default class LightUp {
  values = ["bulb", "empty"];
  how = [
    "Click or Enter: a bulb; on a bulb: a dot, no bulb here; on a dot: open again.",
    "A right click goes the other way. Drag to mark cells alike.",
  ];

  /** @param {Givens & { grid: string[] }} givens */
  constructor(givens) {
    this.grid = new Grid(givens.size);
    this.rows = givens.grid;
    this.twins = this.pairWormholes();
    this.open = new Set(this.places());
  }

  places() {
    return this.grid.cells().filter((cell) => this.token(cellOf(cell)) === ".");
  }

  /**
   * What stands in a cell.
   * @param {Cell} cell
   */
  token({ r, c }) {
    return this.rows[r][c];
  }

  /** {wormhole: its twin}. */
  pairWormholes() {
    const first = new Map();
    const twins = new Map();
    for (const cell of this.grid.cells()) {
      const token = this.token(cellOf(cell));
      const other = isWormhole(token) && first.get(token);
      if (other) twins.set(cell, other).set(other, cell);
      first.set(token, cell);
    }
    return twins;
  }

  // --- Light ---

  /**
   * The cells that a bulb lights, along each of its four beams.
   * @param {string} bulb
   */
  beams(bulb) {
    return STEPS.map(([down, right]) => this.beam(cellOf(bulb), down, right));
  }

  /**
   * @param {Cell} from
   * @param {number} down
   * @param {number} right
   */
  beam({ r, c }, down, right) {
    const passed = new Set();
    const beam = [];
    for (;;) {
      r += down;
      c += right;
      const here = cellName(r, c);
      if (!this.grid.holds({ r, c }) || isWall(this.token({ r, c })) || passed.has(here))
        return beam;
      passed.add(here);
      if (this.open.has(here)) beam.push(here);
      else ({ r, c } = cellOf(this.twins.get(here)));
    }
  }

  /**
   * All cells that bulbs light, their own included.
   * @param {Facts} facts
   */
  lit(facts) {
    const bulbs = [...facts.keys()].filter((place) => isSo(facts, place, "bulb"));
    return new Set(bulbs.flatMap((bulb) => [bulb, ...this.beams(bulb).flat()]));
  }

  // --- Drawing ---

  /** @param {Layers} layers */
  base({ base, over }) {
    over.append(gridLines(this.grid), frame(this.grid));
    for (const cell of this.grid.cells()) {
      const [cx, cy] = middle(cellOf(cell));
      const token = this.token(cellOf(cell));
      if (isWall(token)) {
        base.append(square(cellOf(cell), "wall"));
        if (token !== "#") over.append(label(token, cx, cy, 22, "on-wall"));
      } else if (isWormhole(token)) {
        const rings = [16, 11.5].map((r) => svg("circle", { cx, cy, r, class: "wormhole" }));
        over.append(...rings, label(token, cx, cy, 15));
      } else base.append(square(cellOf(cell), "unlit"));
    }
  }

  /** @param {Facts} facts */
  shades(facts) {
    return new Map([...this.lit(facts)].map((cell) => [cell, "lit"]));
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   */
  mark(place, values) {
    const [cx, cy] = middle(cellOf(place));
    if (!values.has("bulb")) return svg("circle", { cx, cy, r: 3.5, class: "dot" });
    let rays = "";
    for (let n = 0; n < 8; n++) {
      const [dx, dy] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
      rays += `M${(cx + 11.5 * dx).toFixed(1)} ${(cy + 11.5 * dy).toFixed(1)}`;
      rays += `l${(4.5 * dx).toFixed(1)} ${(4.5 * dy).toFixed(1)}`;
    }
    return svg("g", { class: "bulb" }, svg("circle", { cx, cy, r: 8 }), svg("path", { d: rays }));
  }

  /**
   * @param {string} place
   * @param {Set<string>} values
   * @param {Facts} facts
   */
  describe(place, values, facts) {
    return inWords(place, values, this.lit(facts));
  }

  /**
   * @param {Facts} facts
   * @returns {(cell: string) => string}
   */
  teller(facts) {
    const lit = this.lit(facts);
    return (cell) => {
      const token = this.token(cellOf(cell));
      if (token === "#") return `${cell}: wall`;
      if (isWall(token)) return `${cell}: wall with ${token}`;
      if (isWormhole(token)) return `${cell}: wormhole ${token}`;
      return inWords(cell, facts.get(cell) ?? new Set(), lit);
    };
  }

  /**
   * @param {Facts} facts
   * @param {boolean} done
   */
  text(facts, done) {
    return this.grid.rows((cell) => {
      if (isSo(facts, cell, "bulb")) return "*";
      return isSo(facts, cell, "empty") && !done ? "x" : this.token(cellOf(cell));
    });
  }

  // --- What each law forces ---

  /** @type {Record<string, string>} */
  obvious = { empty_cells_in_light: "empty", finish_with_empty: "empty" };

  opposite = otherOf(this.values);

  /** @param {string} value */
  isOut(value) {
    return value === "empty";
  }

  /**
   * @param {string} value
   * @param {boolean} many
   */
  verb(value, many) {
    return value === "bulb" ? (many ? "have bulbs" : "has a bulb") : undefined;
  }

  /** @returns {Law[]} */
  laws() {
    return [
      ...this.numberLaws(),
      ...this.places().map((cell) => this.lightLaw(cell)),
      ...this.stripLaws(),
    ];
  }

  numberLaws() {
    const numbers = this.grid.cells().filter((cell) => /[0-4]/.test(this.token(cellOf(cell))));
    return numbers.map((cell) => {
      const number = Number(this.token(cellOf(cell)));
      const facts = bulbs(this.grid.beside(cell).filter((other) => this.open.has(other)));
      const many = number ? `just ${counted(number, "bulb")}` : "no bulb";
      const words = `The ${number} at ${cell} has ${many} beside it.`;
      const rules = { none: "finish_with_empty", rest: "finish_with_bulbs" };
      return counts({
        ...this.law(words, facts),
        least: number,
        most: number,
        places: [cell],
        ...rules,
      });
    });
  }

  /**
   * @param {string} words
   * @param {string[]} facts
   */
  law(words, facts) {
    return { words, facts, opposite: this.opposite };
  }

  /** @param {string} cell */
  lightLaw(cell) {
    const facts = bulbs([...new Set([cell, ...this.beams(cell).flat()])]);
    const law = this.law(`A bulb at ${cell}, or in a line with it, lights it.`, facts);
    return counts({ ...law, least: 1, most: facts.length, places: [cell], rest: "must_light" });
  }

  stripLaws() {
    const lines = this.places().flatMap((cell) => {
      const [up, down, left, right] = this.beams(cell);
      return [
        [cell, ...up, ...down],
        [cell, ...left, ...right],
      ].map((line) => [...new Set(line)].sort());
    });
    const strips = new Map(
      lines.filter((line) => line.length > 1).map((line) => [line.join(), line]),
    );
    return [...strips.values()].map((line) => {
      const law = this.law(
        "Of cells in one line with no wall between them one at most is a bulb.",
        bulbs(line),
      );
      return counts({ ...law, least: 0, most: 1, none: "empty_cells_in_light" });
    });
  }

  // --- Laws: what is open counts as without a bulb when the puzzle is done ---

  /**
   * @param {Facts} facts
   * @param {boolean} done
   * @returns {Broken[]}
   */
  broken(facts, done) {
    const lit = this.lit(facts);
    /** @type {Is} */
    const bulb = (cell) => isSo(facts, cell, "bulb");
    /** @type {Is} */
    const free = (cell) => this.open.has(cell) && !lit.has(cell) && !isSo(facts, cell, "empty");
    /** @type {Is} */
    const possible = (cell) => bulb(cell) || (!done && free(cell));
    return [...this.brokenCells(lit, bulb, possible), ...this.brokenClues(bulb, possible)];
  }

  /**
   * @param {Set<string>} lit
   * @param {Is} bulb
   * @param {Is} possible
   */
  brokenCells(lit, bulb, possible) {
    /** @type {Broken[]} */
    const broken = [];
    for (const cell of this.open) {
      const seen = this.beams(cell).flat();
      const other = bulb(cell) && seen.find((place) => place !== cell && bulb(place));
      const told = broken.some(([, pair]) => other && pair.includes(cell) && pair.includes(other));
      if (other && !told) broken.push(["Two bulbs see each other.", [cell, other]]);
      if (lit.has(cell) || possible(cell) || seen.some(possible)) continue;
      broken.push(["A cell cannot be lit.", [cell]]);
    }
    return broken;
  }

  /**
   * @param {Is} bulb
   * @param {Is} possible
   */
  brokenClues(bulb, possible) {
    /** @type {Broken[]} */
    const broken = [];
    for (const cell of this.grid.cells()) {
      const clue = Number(this.token(cellOf(cell))); // NaN where there is none
      const around = this.grid.beside(cell);
      const bulbs = around.filter(bulb).length;
      if (bulbs > clue) broken.push([`A ${clue} has ${counted(bulbs, "bulb")}.`, [cell]]);
      else if (around.filter(possible).length < clue) {
        broken.push([`A ${clue} has too few places left.`, [cell]]);
      }
    }
    return broken;
  }
}

/** @param {string[]} cells */
function bulbs(cells) {
  return cells.map((cell) => `${cell} bulb`);
}

/** @param {string} token */
function isWall(token) {
  return /[#0-4]/.test(token);
}

/** @param {string} token */
function isWormhole(token) {
  return /[A-Z]/.test(token);
}

/**
 * @param {string} place
 * @param {Set<string>} values
 * @param {Set<string>} lit
 */
function inWords(place, values, lit) {
  if (values.has("bulb")) return `${place}: bulb`;
  const words = values.has("empty") ? "marked as without bulb" : "open";
  return `${place}: ${words}${lit.has(place) ? ", lit" : ""}`;
}
