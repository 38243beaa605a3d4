// What boards are drawn with.
/** @import { Cell, Spot } from "./types.js" */
/** @import { Grid } from "./places.js" */
import { cellOf } from "./places.js";

export const UNIT = 40; // the side of a cell in the drawing's own units

/**
 * An element of a drawing.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return /** @type {SVGElement} */ (element);
}

/**
 * @param {string | number} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function label(text, x, y, size, kind = "") {
  return svg("text", { x, y, "font-size": size, class: `label ${kind}` }, String(text));
}

/**
 * A cell filled.
 * @param {Cell} cell
 * @param {string} kind
 */
export function square({ r, c }, kind) {
  return svg("rect", { x: c * UNIT, y: r * UNIT, width: UNIT, height: UNIT, class: kind });
}

/**
 * @param {Cell} cell
 * @returns {[number, number]}
 */
export function middle({ r, c }) {
  return [(c + 0.5) * UNIT, (r + 0.5) * UNIT];
}

/**
 * A line along the upper side of a cell, as part of a path.
 * @param {Cell} cell
 */
export function above({ r, c }) {
  return `M${c * UNIT} ${r * UNIT}h${UNIT}`;
}

/**
 * A line along the left side of a cell, as part of a path.
 * @param {Cell} cell
 */
export function leftOf({ r, c }) {
  return `M${c * UNIT} ${r * UNIT}v${UNIT}`;
}

/**
 * The lines between all cells.
 * @param {Grid} grid
 */
export function gridLines(grid) {
  let lines = "";
  for (let c = 1; c < grid.width; c++) lines += `M${c * UNIT} 0v${grid.height * UNIT}`;
  for (let r = 1; r < grid.height; r++) lines += `M0 ${r * UNIT}h${grid.width * UNIT}`;
  return svg("path", { d: lines, class: "grid" });
}

/**
 * A rectangle around all cells.
 * @param {Grid} grid
 * @param {string} kind
 */
export function frame(grid, kind = "border") {
  return svg("rect", { width: grid.width * UNIT, height: grid.height * UNIT, class: kind });
}

/**
 * Slanting lines within a rectangle, as a path.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
export function hatching(x, y, w, h) {
  let lines = "";
  for (let at = 8; at < w + h; at += 8) {
    const [x1, y1] = at < w ? [x + at, y] : [x + w, y + at - w];
    const [x2, y2] = at < h ? [x, y + at] : [x + at - h, y + h];
    lines += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return lines;
}

/**
 * A cell tinted; of the kind that must be told from another it is hatched too.
 * @param {string} place
 * @param {string} kind
 */
export function tint(place, kind) {
  const { r, c } = cellOf(place);
  const group = svg("g", { class: `tint ${kind}` }, square({ r, c }, "fill"));
  if (kind === "other") {
    const lines = hatching(c * UNIT, r * UNIT, UNIT, UNIT);
    group.append(svg("path", { d: lines, class: "hatching" }));
  }
  return group;
}

/**
 * An arrow from one place to another, which ends short of both.
 * @param {Spot} from
 * @param {Spot} to
 */
export function arrow(from, to) {
  const [dx, dy] = [(to.x - from.x) * UNIT, (to.y - from.y) * UNIT];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const short = Math.min(8, long / 4);
  const [x1, y1] = [from.x * UNIT + ux * short, from.y * UNIT + uy * short];
  const [x2, y2] = [to.x * UNIT - ux * short, to.y * UNIT - uy * short];
  const wing = (/** @type {number} */ side) =>
    `M${x2} ${y2}L${x2 - 7 * ux - 4 * side * uy} ${y2 - 7 * uy + 4 * side * ux}`;
  const d = `M${x1} ${y1}L${x2} ${y2}${wing(1)}${wing(-1)}`;
  return svg("g", { class: "arrow" }, svg("path", { d, class: "halo" }), svg("path", { d }));
}

/**
 * A short word at a place, on a plate of its own; below those that stand there already.
 * @param {Spot} spot
 * @param {string} words
 * @param {number} others
 */
export function note(spot, words, others) {
  const width = 8 + 6 * words.length;
  const out = spot.edge ? 0 : UNIT / 2 - 7;
  const [x, y] = [spot.x * UNIT + out - width / 2 + (out && 5), spot.y * UNIT - out + others * 13];
  return svg(
    "g",
    { class: "note" },
    svg("rect", { x: x - width / 2, y: y - 6.5, width, height: 13, rx: 4 }),
    label(words, x, y, 10, "strong"),
  );
}
