// The edges of a board: that nearest to a point, that between two cells; a way from cell to cell.
/** @import { Cell } from "../../types.js" */
/** @import { Grid } from "../../places.js" */
import { cellName } from "../../places.js";

/** @type {Record<string, [down: number, right: number]>} */
const SIDES = { top: [-1, 0], bottom: [1, 0], left: [0, -1], right: [0, 1] };

/**
 * The edge nearest to a point that is given in cells; null far outside.
 * @param {Grid} grid
 * @param {number} x
 * @param {number} y
 */
export function edgeAt(grid, x, y) {
  if (x < -0.5 || y < -0.5 || x > grid.width + 0.5 || y > grid.height + 0.5) return null;
  const r = Math.max(0, Math.min(grid.height - 1, Math.floor(y)));
  const c = Math.max(0, Math.min(grid.width - 1, Math.floor(x)));
  const far = { top: y - r, bottom: r + 1 - y, left: x - c, right: c + 1 - x };
  const [[side]] = Object.entries(far).sort(([, one], [, other]) => one - other);
  const [down, right] = SIDES[side];
  return edgeBetween(grid, { r, c }, { r: r + down, c: c + right });
}

/**
 * The edge between a cell of the board and one beside it, which may lie outside.
 * @param {Grid} grid
 * @param {Cell} cell
 * @param {Cell} other
 */
export function edgeBetween(grid, cell, other) {
  const [one, two] = [cellName(cell.r, cell.c), cellName(other.r, other.c)];
  if (grid.holds(other)) {
    return cell.r < other.r || cell.c < other.c ? `${one}-${two}` : `${two}-${one}`;
  }
  const is = (/** @type {[number, number]} */ [down, right]) =>
    cell.r + down === other.r && cell.c + right === other.c;
  const found = Object.entries(SIDES).find(([, step]) => is(step));
  return `${one}-${found?.[0]}`;
}

/**
 * The cells on the way from one to another, each beside the one before.
 * @param {Cell} from
 * @param {Cell} to
 */
export function wayTo(from, to) {
  const way = [];
  for (let { r, c } = from; r !== to.r || c !== to.c; way.push(cellName(r, c))) {
    const [down, right] = [to.r - r, to.c - c];
    if (Math.abs(down) > Math.abs(right)) r += Math.sign(down);
    else c += Math.sign(right);
  }
  return way;
}
