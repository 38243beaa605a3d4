// The numbers of rows and columns: on strips that stay at the edges of what is seen of a board.
/** @import { Grid } from "../places.js" */
import { UNIT, label, svg } from "../drawing.js";

export const STRIP = 16; // how wide they are

/**
 * The strips, and the corner where they meet.
 * @param {Grid} grid
 * @param {number} margin between them and the cells
 */
export function numbersOf({ height, width }, margin) {
  const from = -margin - STRIP;
  const outside = from + STRIP / 2;
  const [w, h] = [width * UNIT - 2 * from, height * UNIT - 2 * from];
  const strip = (/** @type {number} */ wide, /** @type {number} */ high) =>
    svg("rect", { x: from, y: from, width: wide, height: high, class: "strip" });
  const along = (
    /** @type {number} */ count,
    /** @type {(at: number) => [number, number]} */ spot,
  ) =>
    Array.from({ length: count }, (_, n) => label(n + 1, ...spot((n + 0.5) * UNIT), 11, "small"));
  return svg(
    "g",
    { class: "numbers" },
    svg("g", { class: "of-rows" }, strip(STRIP, h), ...along(height, (at) => [outside, at])),
    svg("g", { class: "of-columns" }, strip(w, STRIP), ...along(width, (at) => [at, outside])),
    svg("g", { class: "of-both" }, strip(STRIP, STRIP)),
  );
}

/**
 * Keep them in sight, where only a part of the board is.
 * @param {SVGElement} element of the board
 * @param {{ x: number, y: number }} pushed how far that part is from the start of the board
 * @param {boolean} isPart
 */
export function keepInSight(element, { x, y }, isPart) {
  element.classList.toggle("part", isPart);
  element.style.setProperty("--right", `${x}px`);
  element.style.setProperty("--down", `${y}px`);
}
