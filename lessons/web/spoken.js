// A board as a grid of words, which a screen reader goes through by rows and columns.
/** @import { Facts, Puzzle } from "./types.js" */
import { make } from "./dom.js";
import { cellName } from "./places.js";

export class Spoken {
  /**
   * It stands beside the drawing of the board.
   * @param {Element} drawing
   * @param {Puzzle} puzzle
   */
  constructor(drawing, puzzle) {
    this.puzzle = puzzle;
    const { height, width } = puzzle.grid;
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    const rows = Array.from({ length: height }, (_, r) =>
      make("div", { role: "row" }, ...Array.from({ length: width }, (_, c) => this.cell(r, c))),
    );
    const words = { role: "grid", "aria-label": "The board in words", "aria-readonly": "true" };
    drawing.after(make("div", { className: "spoken", ...words }, ...rows));
  }

  /**
   * @param {number} r
   * @param {number} c
   */
  cell(r, c) {
    const cell = make("div", { role: "gridcell" });
    this.cells.set(cellName(r, c), cell);
    return cell;
  }

  /** @param {Facts} facts */
  show(facts) {
    const tell = this.puzzle.teller(facts);
    for (const [name, cell] of this.cells) {
      const words = tell(name);
      if (cell.textContent !== words) cell.textContent = words;
    }
  }
}
