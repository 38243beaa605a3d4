// A castle as text: its walls, and the path in it, as a solution of Alcazar draws them.
/** @import { Cell } from "../types.js" */
/** @import { Grid } from "../places.js" */

/** @type {Record<string, string>} what stands on an edge: above a cell, and left of one */
const SIGNS = { path: "│─", wall: "-|", blocked: "xx", open: "  " };
const CENTRES = " ╵╴┘╷│┐ ╶└─ ┌   "; // of cells: 1 if the path is at the top, 2 left, 4 bottom, 8 right

/**
 * Two lines for each row of cells, four signs for each cell.
 * @param {Grid} grid
 * @param {(cell: Cell) => string[]} sides what is at the top of a cell, left, at the bottom, right
 */
export function castle({ height, width }, sides) {
  return Array.from({ length: 2 * height + 1 }, (_, at) => {
    const signs = [];
    for (let c = 0; c <= width; c++) {
      const own = sides({ r: Math.floor(at / 2), c });
      signs.push(...(at % 2 ? inside(own) : above(own)));
    }
    return signs.slice(0, 4 * width + 1);
  });
}

/**
 * The corner at the top left of a cell, and the edge right of it.
 * @param {string[]} sides
 */
function above([top]) {
  const pad = top === "wall" ? "-" : " ";
  return ["+", pad, SIGNS[top][0], pad];
}

/**
 * The edge left of a cell, and the cell.
 * @param {string[]} sides
 */
function inside(sides) {
  const [top, left, bottom, right] = sides.map((side) => Number(side === "path"));
  const centre = CENTRES[top + 2 * left + 4 * bottom + 8 * right];
  return [SIGNS[sides[1]][1], " ─"[left], centre, " ─"[right]];
}
