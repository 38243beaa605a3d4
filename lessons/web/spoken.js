// A board as a grid of words, which a screen reader goes through by rows and columns.
/** @import { Facts, Puzzle } from "./types.js" */
import { make } from "./dom.js";
import { cellName } from "./places.js";

export class Spoken {
  /**
   * It stands beside the drawing of the board.
   * @param {Element} drawing
   * @param {Puzzle} puzzle
   * @param {(cell: string) => void} [press] what a cell does that is pressed: on a phone, who hears
   * the board has no other way to come to it
   */
  constructor(drawing, puzzle, press) {
    this.puzzle = puzzle;
    const { height, width } = puzzle.grid;
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    const rows = Array.from({ length: height }, (_, r) =>
      make(
        "div",
        { role: "row" },
        ...Array.from({ length: width }, (_, c) => this.cell(cellName(r, c), press)),
      ),
    );
    const words = { role: "grid", "aria-label": "The board in words", "aria-readonly": !press };
    drawing.after(make("div", { className: "spoken", ...words }, ...rows));
  }

  /**
   * @param {string} name
   * @param {(cell: string) => void} [press]
   */
  cell(name, press) {
    const cell = make("div", { role: "gridcell", onclick: press && (() => press(name)) });
    this.cells.set(name, cell);
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
