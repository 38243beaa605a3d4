// A board as SVG.  What all puzzles have in common is here; what differs stands in puzzles[NAME]:
//
//   places(board)                all places that can be settled, in reading order
//   base(board)                  draws what never changes
//   mark(board, place, values)   an element for what is known of a place, or null
//   whole(board, facts)          optional: redraws what depends on the whole board
//   values                       what a place can be, in the order in which clicks go
//   drawn                        optional: lines are drawn on it, which no frame may hide
//   describe(board, place, values)   the place in words
//
// A fact is a place ("r1c2", "r1c1-top") with a value ("sea", "3", "not 3"), in the solver's words.
"use strict";

const puzzles = {};
const UNIT = 40;  // the side of a cell in the drawing's own units
const NUMBERS = 16;  // the space for the numbers of rows and columns

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function label(text, x, y, size, kind = "") {
  return svg("text", { x, y, "font-size": size, class: `label ${kind}` }, text);
}

// The row and column, from 0, of a cell by its name, or of the first cell of an edge.
function cellOf(name) {
  const [, r, c] = name.match(/^r(\d+)c(\d+)/).map(Number);
  return { r: r - 1, c: c - 1 };
}

function cellName(r, c) {
  return `r${r + 1}c${c + 1}`;
}

// Where the middle of a place lies, in cells; and for an edge, which way a path crosses it.
function spotOf(place) {
  const { r, c } = cellOf(place);
  const rest = place.match(/^r\d+c\d+-?(.*)$/)[1];
  if (!rest) return { x: c + 0.5, y: r + 0.5, edge: "" };
  if (rest === "top") return { x: c + 0.5, y: r, edge: "vertical" };
  if (rest === "bottom") return { x: c + 0.5, y: r + 1, edge: "vertical" };
  if (rest === "left") return { x: c, y: r + 0.5, edge: "horizontal" };
  if (rest === "right") return { x: c + 1, y: r + 0.5, edge: "horizontal" };
  return cellOf(rest).r === r
    ? { x: c + 1, y: r + 0.5, edge: "horizontal" }
    : { x: c + 0.5, y: r + 1, edge: "vertical" };
}

// {place: Set of values} of lists of facts.
function factsOf(...lists) {
  const facts = new Map();
  for (const list of lists) {
    for (const [place, value] of list) {
      if (!facts.has(place)) facts.set(place, new Set());
      facts.get(place).add(value);
    }
  }
  return facts;
}

class Board {
  constructor(element, lesson) {
    this.element = element;
    this.lesson = lesson;
    this.puzzle = puzzles[lesson.solution];
    [this.height, this.width] = lesson.givens.size;
    this.shown = new Map();  // place: its facts as text, as they are drawn
    this.marks = new Map();  // place: its element
    this.rings = new Map();  // kind and place: its element
    this.onplace = () => {};
    this.draw();
  }

  draw() {
    const margin = this.puzzle.margin ?? 4, before = margin + NUMBERS;
    const [w, h] = [this.width * UNIT, this.height * UNIT];
    this.element.setAttribute("viewBox", `${-before} ${-before} ${w + before + margin} ${h + before + margin}`);
    this.element.style.setProperty("--columns", this.width);
    this.element.style.setProperty("--shape", `${w + before + margin} / ${h + before + margin}`);
    this.layers = {};
    const order = this.puzzle.drawn ? ["base", "under", "rings", "marks", "over"]
      : ["base", "marks", "under", "over", "rings"];
    for (const name of order) {
      this.layers[name] = svg("g", { class: name });
    }
    this.element.replaceChildren(...Object.values(this.layers));
    this.layers.base.append(svg("rect", { width: w, height: h, class: "paper" }));
    for (let c = 0; c < this.width; c++) {
      this.layers.base.append(label(c + 1, (c + 0.5) * UNIT, -margin - NUMBERS / 2, 11, "small"));
    }
    for (let r = 0; r < this.height; r++) {
      this.layers.base.append(label(r + 1, -margin - NUMBERS / 2, (r + 0.5) * UNIT, 11, "small"));
    }
    this.allPlaces = this.puzzle.places(this);
    this.known = new Set(this.allPlaces);
    this.puzzle.base(this);
    this.element.addEventListener("pointerdown", event => {
      const place = this.placeAt(event);
      if (place) this.onplace(place, event);
    });
  }

  places() {
    return this.allPlaces;
  }

  cells() {
    const all = [];
    for (let r = 0; r < this.height; r++) {
      for (let c = 0; c < this.width; c++) all.push(cellName(r, c));
    }
    return all;
  }

  // Where a pointer is, in cells.
  pointAt(event) {
    const point = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(this.element.getScreenCTM().inverse());
    return [point.x / UNIT, point.y / UNIT];
  }

  // The place under the pointer, null if there is none.
  placeAt(event) {
    const [x, y] = this.pointAt(event);
    const place = this.puzzle.placeAt ? this.puzzle.placeAt(this, x, y)
      : cellName(Math.floor(y), Math.floor(x));
    return this.known.has(place) ? place : null;
  }

  // The next place in the direction of an arrow key, over those that cannot be settled.
  neighbour(place, key) {
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
    const from = spotOf(place);
    let best = place, least = Infinity;
    for (const other of this.allPlaces) {
      const to = spotOf(other);
      const along = (to.y - from.y) * down + (to.x - from.x) * right;
      const aside = Math.abs((to.y - from.y) * right) + Math.abs((to.x - from.x) * down);
      if (along > 0.1 && along + 3 * aside < least) [best, least] = [other, along + 3 * aside];
    }
    return best;
  }

  describe(place, facts) {
    return this.puzzle.describe(this, place, facts.get(place) ?? new Set());
  }

  // Show these facts; only what has changed is drawn.
  show({ facts, decided = new Set(), because = new Set(), wrong = new Set(), cursor = null }) {
    let changed = false;
    for (const place of this.allPlaces) {
      const values = facts.get(place);
      const text = values ? [...values].sort().join() : "";
      if ((this.shown.get(place) ?? "") === text) continue;
      changed = true;
      this.shown.set(place, text);
      this.marks.get(place)?.remove();
      this.marks.delete(place);
      const mark = values && this.puzzle.mark(this, place, values);
      if (mark) {
        mark.classList.add("mark");
        this.layers.marks.append(mark);
        this.marks.set(place, mark);
      }
    }
    if (changed && this.puzzle.whole) this.puzzle.whole(this, facts);
    this.ring({ because, decided, wrong, cursor: cursor ? [cursor] : [] });
  }

  // Frame places: what follows by a solid line, what proves it by a dashed one and hatching.
  ring(kinds) {
    const wanted = new Map();
    for (const [kind, places] of Object.entries(kinds)) {
      for (const place of places) wanted.set(`${kind} ${place}`, [kind, place]);
    }
    for (const [key, element] of this.rings) {
      if (wanted.has(key)) continue;
      element.remove();
      this.rings.delete(key);
    }
    for (const [key, [kind, place]] of wanted) {
      if (this.rings.has(key)) continue;
      const element = this.frame(kind, place);
      this.layers[kind === "because" ? "under" : "rings"].append(element);
      this.rings.set(key, element);
    }
  }

  frame(kind, place) {
    const spot = spotOf(place);
    const inset = { because: 3.5, decided: 2, wrong: 2, cursor: 6 }[kind];
    let [w, h] = [UNIT - 2 * inset, UNIT - 2 * inset];
    if (spot.edge === "horizontal") [w, h] = [UNIT - 2, 24 - inset];
    if (spot.edge === "vertical") [w, h] = [24 - inset, UNIT - 2];
    const [x, y] = [spot.x * UNIT - w / 2, spot.y * UNIT - h / 2];
    const box = { x, y, width: w, height: h, rx: 5 };
    const group = svg("g", { class: `ring ${kind}` }, svg("rect", { ...box, class: "halo" }), svg("rect", box));
    if (kind === "because") group.append(svg("path", { d: hatching(x, y, w, h), class: "hatching" }));
    if (kind === "wrong") group.append(svg("path", { d: `M${x} ${y}l${w} ${h}m0 ${-h}l${-w} ${h}` }));
    return group;
  }
}

// Slanting lines within a rectangle.
function hatching(x, y, w, h) {
  let lines = "";
  for (let at = 8; at < w + h; at += 8) {
    const [x1, y1] = at < w ? [x + at, y] : [x + w, y + at - w];
    const [x2, y2] = at < h ? [x, y + at] : [x + at - h, y + h];
    lines += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return lines;
}

// Lines between all cells, and the border.
function drawGrid(board, layer = board.layers.base) {
  const [w, h] = [board.width * UNIT, board.height * UNIT];
  let lines = "";
  for (let c = 1; c < board.width; c++) lines += `M${c * UNIT} 0v${h}`;
  for (let r = 1; r < board.height; r++) lines += `M0 ${r * UNIT}h${w}`;
  layer.append(
    svg("path", { d: lines, class: "grid" }), svg("rect", { width: w, height: h, class: "border" }));
}

function square(r, c, kind) {
  return svg("rect", { x: c * UNIT, y: r * UNIT, width: UNIT, height: UNIT, class: kind });
}

function middle({ r, c }) {
  return [(c + 0.5) * UNIT, (r + 0.5) * UNIT];
}
