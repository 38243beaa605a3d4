// @ts-check
// What boards are drawn with.
/** @import { Cell } from "./types.js" */
/** @import { Grid } from "./places.js" */

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
