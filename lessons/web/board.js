// A board as SVG. What all puzzles have in common is here; what differs stands in puzzles/.
/** @import { Fact, Facts, Puzzle, Rings, Shown, Spot } from "./types.js" */
import { UNIT, arrow, frame, hatching, note, square, svg, tint } from "./drawing.js";
import { cellName, cellOf, spotOf } from "./places.js";
import { STRIP, numbersOf } from "./touch/numbers.js";

/** @type {Record<string, number[]>} what the arrow keys mean: down, right */
export const ARROWS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** @type {Record<string, number>} how far a frame stands within its place */
const INSETS = { because: 3.5, decided: 2, supposed: 3.5, wrong: 2, cursor: 6 };

/** @typedef {Map<string, [layer: SVGElement, draw: () => SVGElement]>} Wanted */

/** Elements by key: those that nobody wants any more go, new ones are drawn, the rest stays. */
class Kept {
  constructor() {
    /** @type {Map<string, Element>} */
    this.elements = new Map();
  }

  /**
   * Whether anything has changed.
   * @param {Wanted} wanted
   */
  update(wanted) {
    const gone = [...this.elements.keys()].filter((key) => !wanted.has(key));
    for (const key of gone) {
      this.elements.get(key)?.remove();
      this.elements.delete(key);
    }
    const fresh = [...wanted].filter(([key]) => !this.elements.has(key));
    for (const [key, [layer, draw]] of fresh) {
      const element = draw();
      layer.append(element);
      this.elements.set(key, element);
    }
    return gone.length + fresh.length > 0;
  }
}

/** A board, and what is drawn on it. */
export class Board {
  /**
   * @param {SVGElement} element
   * @param {Puzzle} puzzle
   */
  constructor(element, puzzle) {
    this.element = element;
    this.puzzle = puzzle;
    this.allPlaces = puzzle.places();
    this.known = new Set(this.allPlaces);
    this.marks = new Kept();
    this.shades = new Kept();
    this.rings = new Kept();
    this.sketches = new Kept();
    this.remarks = new Kept();
    this.layers = this.addLayers();
    this.draw();
  }

  /** The layers, the lowest first; no frame may hide the lines that are drawn on a board. */
  addLayers() {
    const layers = {
      base: svg("g", { class: "base" }),
      marks: svg("g", { class: "marks" }),
      under: svg("g", { class: "under" }),
      over: svg("g", { class: "over" }),
      rings: svg("g", { class: "rings" }),
      arrows: svg("g", { class: "arrows" }),
      notes: svg("g", { class: "notes" }),
    };
    const { base, marks, under, over, rings, arrows, notes } = layers;
    const lower = this.puzzle.lines ? [under, rings, marks, over] : [marks, under, over, rings];
    this.element.replaceChildren(base, ...lower, arrows, notes);
    return layers;
  }

  draw() {
    const { height, width } = this.puzzle.grid;
    const margin = this.puzzle.margin ?? 4;
    const before = margin + STRIP;
    const [w, h] = [width * UNIT + before + margin, height * UNIT + before + margin];
    this.element.setAttribute("viewBox", `${-before} ${-before} ${w} ${h}`);
    this.element.style.setProperty("--columns", String(width));
    this.element.style.setProperty("--shape", `${w} / ${h}`);
    this.element.style.setProperty("--ratio", String(width / height));
    this.layers.base.append(frame(this.puzzle.grid, "paper"));
    this.puzzle.base(this.layers);
    this.element.append(numbersOf(this.puzzle.grid, margin));
  }

  places() {
    return this.allPlaces;
  }

  /**
   * Where a pointer is, in cells.
   * @param {PointerEvent} event
   */
  pointAt(event) {
    const screen = /** @type {SVGSVGElement} */ (this.element).getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen?.inverse());
    return [point.x / UNIT, point.y / UNIT];
  }

  /**
   * The place under the pointer, null if there is none.
   * @param {PointerEvent} event
   */
  placeAt(event) {
    if (/** @type {Element} */ (event.target).closest(".part .numbers")) return null;
    const [x, y] = this.pointAt(event);
    const place = this.puzzle.placeAt
      ? this.puzzle.placeAt(x, y)
      : cellName(Math.floor(y), Math.floor(x));
    return place && this.known.has(place) ? place : null;
  }

  /**
   * The next place in the direction of an arrow key, over those that cannot be settled.
   * @param {string} place
   * @param {string} key
   */
  neighbour(place, key) {
    const [down, right] = ARROWS[key];
    const from = spotOf(place);
    let best = place;
    let least = Infinity;
    for (const other of this.allPlaces) {
      const to = spotOf(other);
      const along = (to.y - from.y) * down + (to.x - from.x) * right;
      const aside = Math.abs((to.y - from.y) * right) + Math.abs((to.x - from.x) * down);
      if (along > 0.1 && along + 3 * aside < least) [best, least] = [other, along + 3 * aside];
    }
    return best;
  }

  /**
   * A place in words.
   * @param {string} place
   * @param {Facts} facts
   */
  describe(place, facts) {
    return this.puzzle.describe(place, facts.get(place) ?? new Set(), facts);
  }

  /**
   * Show these facts; only what has changed is drawn.
   * @param {Shown} shown
   */
  show(shown) {
    const { facts, decided = [], because = [], wrong = [], cursor = null, told = [] } = shown;
    const { supposed = [], trial = new Set() } = shown;
    if (this.showMarks(facts, trial)) this.showShades(facts);
    this.showRings({ because, supposed, decided, wrong, cursor: cursor ? [cursor] : [] });
    this.showSketches(told);
    this.showRemarks(shown);
  }

  /**
   * Show tints, arrows and notes, each over the one before.
   * @param {Shown} shown
   */
  showRemarks({ tints = {}, arrows = [], notes = [] }) {
    const { layers } = this;
    /** @type {Wanted} */
    const wanted = new Map();
    for (const [kind, cells] of Object.entries(tints)) {
      for (const cell of cells)
        wanted.set(`${kind} ${cell}`, [layers.under, () => tint(cell, kind)]);
    }
    for (const [from, to] of arrows) {
      wanted.set(`${from} ${to}`, [layers.arrows, () => arrow(spotOf(from), spotOf(to))]);
    }
    notes.forEach(([place, words], at) => {
      const others = notes.slice(0, at).filter(([other]) => other === place).length;
      const draw = () => note(spotOf(place), words, others);
      wanted.set(`${place} ${words} ${at}`, [layers.notes, draw]);
    });
    this.remarks.update(wanted);
  }

  /**
   * Show what is told and cannot be marked.
   * @param {Fact[]} told
   */
  showSketches(told) {
    /** @type {Wanted} */
    const wanted = new Map();
    for (const fact of told) {
      const draw = () => this.puzzle.sketch?.(...fact) ?? svg("g");
      wanted.set(fact.join(" "), [this.layers.rings, draw]);
    }
    this.sketches.update(wanted);
  }

  /**
   * @param {Facts} facts
   * @param {Set<string>} trial places whose marks are on trial
   */
  showMarks(facts, trial) {
    /** @type {Wanted} */
    const wanted = new Map();
    for (const place of this.allPlaces) {
      const values = facts.get(place);
      if (!values?.size) continue;
      const kind = trial.has(place) ? "trial" : "sure";
      const draw = () => {
        const mark = this.puzzle.mark(place, values);
        mark.classList.add("mark", kind);
        return mark;
      };
      wanted.set(`${place} ${[...values].sort().join()} ${kind}`, [this.layers.marks, draw]);
    }
    return this.marks.update(wanted);
  }

  /** @param {Facts} facts */
  showShades(facts) {
    /** @type {Wanted} */
    const wanted = new Map();
    for (const [cell, kind] of this.puzzle.shades?.(facts) ?? []) {
      wanted.set(`${kind} ${cell}`, [this.layers.base, () => square(cellOf(cell), kind)]);
    }
    this.shades.update(wanted);
  }

  /**
   * Frame places: what follows by a solid line, what proves it by a dashed one and hatching.
   * @param {Rings & { cursor: string[] }} kinds
   */
  showRings(kinds) {
    /** @type {Wanted} */
    const wanted = new Map();
    for (const [kind, places] of Object.entries(kinds)) {
      const layer = this.layers[kind === "because" ? "under" : "rings"];
      for (const place of places) {
        wanted.set(`${kind} ${place}`, [layer, () => ring(kind, spotOf(place))]);
      }
    }
    this.rings.update(wanted);
  }
}

/**
 * A frame around a place.
 * @param {string} kind
 * @param {Spot} spot
 */
function ring(kind, spot) {
  const inset = INSETS[kind];
  let [w, h] = [UNIT - 2 * inset, UNIT - 2 * inset];
  if (spot.edge === "horizontal") [w, h] = [UNIT - 2, 24 - inset];
  if (spot.edge === "vertical") [w, h] = [24 - inset, UNIT - 2];
  const [x, y] = [spot.x * UNIT - w / 2, spot.y * UNIT - h / 2];
  const box = { x, y, width: w, height: h, rx: 5 };
  const halo = svg("rect", { ...box, class: "halo" });
  const group = svg("g", { class: `ring ${kind}` }, halo, svg("rect", box));
  if (kind === "because") {
    group.append(svg("path", { d: hatching(x, y, w, h), class: "hatching" }));
  }
  if (kind === "wrong") group.append(svg("path", { d: cross(x, y, w, h, spot.edge ? 0.5 : 0.27) }));
  return group;
}

/**
 * A cross in a frame; of short arms something is left between them to be read.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} part how long an arm is, of the frame; 0.5 where they meet
 */
function cross(x, y, w, h, part) {
  const [a, b] = [w * part, h * part];
  const [right, below] = [x + w, y + h];
  return `M${x} ${y}l${a} ${b}M${right} ${y}l${-a} ${b}M${x} ${below}l${a} ${-b}M${right} ${below}l${-a} ${-b}`;
}
