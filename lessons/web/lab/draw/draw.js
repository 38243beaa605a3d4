// A puzzle that is drawn: by mouse and keys, each change being made by the project's own Python.
/** @import { Drawable, Drawn } from "../types.js" */
/** @import { Work } from "../work.js" */
import { ARROWS, Board } from "../../board.js";
import { button, make } from "../../dom.js";
import { svg } from "../../drawing.js";
import { Grid, cellName, cellOf, factsOf } from "../../places.js";
import { puzzleMaker } from "../../puzzles.js";
import { Spoken } from "../../spoken.js";
import { keep, keptElsewhere, recall } from "../kept.js";
import { edgeBetween } from "./edges.js";
import { Pointer } from "./pointer.js";
import { Tools } from "./tools.js";

const SIDE = 8; // of a board to begin with
const LARGEST = 40;
const CLEARED = "."; // the tool that takes away what stands in a cell
const DRAFT = "drawn"; // the name under which it is kept: the problem, and below it the puzzle
const NO_FACTS = factsOf();

export class Draw {
  /**
   * @param {HTMLElement} container
   * @param {Work} work
   * @param {Drawable[]} kinds
   * @param {(problem: string, puzzle: string) => Promise<boolean>} drawn
   */
  constructor(container, work, kinds, drawn) {
    this.work = work;
    this.kinds = kinds;
    const options = kinds.map(({ problem, title }) => make("option", { value: problem }, title));
    this.kind = make("select", { onchange: () => this.begin() }, ...options);
    this.height = sideField(() => this.begin());
    this.width = sideField(() => this.begin());
    this.tools = new Tools();
    this.place = new Pointer(this).element;
    this.element = this.newBoard();
    /** @type {{ problem: string, puzzle: string }} what is drawn */
    this.drawn = { problem: "", puzzle: "" };
    this.kept = ""; // the puzzle that it was at first, or when it was opened: that can be had again
    this.cursor = cellName(0, 0);
    /** @type {string | null} the first of a pair */
    this.from = null;
    this.last = Promise.resolve();
    this.told = make("p", { className: "spoken", role: "status" });
    this.wrong = make("p", { className: "wrong", role: "alert" });
    container.replaceChildren(...this.parts(drawn));
    this.begin();
    this.follow(DRAFT);
    addEventListener("storage", ({ key }) => this.follow(keptElsewhere(key)));
  }

  /**
   * What is drawn with, and on.
   * @param {(problem: string, puzzle: string) => Promise<boolean>} drawn
   */
  parts(drawn) {
    const [kind, rows, columns] = [
      labelled("Puzzle", this.kind),
      labelled("Rows", this.height),
      labelled("Columns", this.width),
    ];
    return [
      make("div", { className: "row" }, kind, rows, columns),
      ...[this.tools.element, this.place, this.told, this.wrong],
      make(
        "div",
        { className: "row" },
        button("Open it", () => this.open(drawn), { className: "main" }),
        button("Begin again", () => this.begin()),
      ),
    ];
  }

  /**
   * Open what is drawn, once all of it is; what cannot be opened is there alone.
   * @param {(problem: string, puzzle: string) => Promise<boolean>} drawn
   */
  async open(drawn) {
    await this.last;
    const { problem, puzzle } = this.drawn;
    if (!(await drawn(problem, puzzle))) return;
    this.kept = puzzle;
    if (this.drawn.puzzle === puzzle) keep(DRAFT, "");
  }

  /** An empty board. */
  begin() {
    return this.replace("drawn.blank", this.kind.value, sideIn(this.height), sideIn(this.width));
  }

  /**
   * Go on with a puzzle that is there.
   * @param {string} problem
   * @param {string} puzzle
   */
  async take(problem, puzzle) {
    await this.replace("drawn.shown", problem, puzzle);
    this.settle();
  }

  /**
   * What is drawn in another tab is drawn here too: so neither throws away the other's.
   * @param {string | undefined} key
   */
  follow(key) {
    const draft = key === DRAFT && recall(DRAFT);
    if (draft) this.goOn(draft);
  }

  /**
   * Go on with what was drawn at the last visit or in another tab, and not opened.
   * @param {string} draft
   */
  goOn(draft) {
    const [problem, ...lines] = draft.split("\n");
    return this.change(async () => {
      await this.fill("drawn.shown", problem, [lines.join("\n")]);
      this.settle();
    });
  }

  /**
   * Draw another puzzle in the place of this one, if that may go.
   * @param {string} call
   * @param {string} problem
   * @param {unknown[]} args
   */
  replace(call, problem, ...args) {
    return this.change(async () => {
      const isNew = this.drawn.puzzle !== this.kept;
      if (isNew && !confirm("Throw away what is drawn?")) {
        this.settle();
        return;
      }
      await this.fill(call, problem, args);
      this.kept = this.drawn.puzzle;
      if (isNew) keep(DRAFT, "");
    });
  }

  /**
   * Show another puzzle, with what it is drawn.
   * @param {string} call
   * @param {string} problem
   * @param {unknown[]} args
   */
  async fill(call, problem, args) {
    const drawn = await this.work.run("Drawing …", call, [problem, ...args]);
    const kind = this.kinds.find((each) => each.problem === problem);
    if (kind && problem !== this.drawn.problem) this.tools.show(kind);
    [this.cursor, this.from] = [cellName(0, 0), null];
    await this.show(problem, drawn);
  }

  /**
   * Change what is drawn, after all changes before; where that cannot be done, it stays.
   * @param {() => Promise<void>} act
   */
  change(act) {
    this.last = this.last.then(act).catch((error) => {
      this.settle();
      this.refuse(error.message);
    });
    return this.last;
  }

  /** The fields tell what is drawn, whatever was asked for. */
  settle() {
    if (!this.grid) return;
    this.kind.value = this.drawn.problem;
    [this.height.value, this.width.value] = [this.grid.height, this.grid.width].map(String);
  }

  /** @param {string} why something is not drawn */
  refuse(why) {
    this.wrong.textContent = `Not drawn: ${why}.`;
  }

  /**
   * Use the tool that is chosen, or another one.
   * @param {string[]} places
   */
  put(places, tool = this.tools.chosen) {
    return this.change(async () => {
      const { problem, puzzle } = this.drawn;
      const args = [problem, puzzle, places, tool];
      await this.show(problem, await this.work.run("Drawing …", "drawn.put", args));
      const isNew = this.drawn.puzzle !== this.kept;
      keep(DRAFT, isNew ? `${problem}\n${this.drawn.puzzle}` : "");
    });
  }

  // --- What is seen ---

  /**
   * @param {string} problem
   * @param {Drawn} drawn
   */
  async show(problem, { solution, givens, puzzle, said }) {
    this.drawn = { problem, puzzle };
    this.grid = new Grid(givens.size);
    const shown = (await puzzleMaker(solution))(givens);
    const had = document.activeElement === this.element;
    this.element = this.newBoard();
    this.place.replaceChildren(this.element);
    this.board = new Board(this.element, shown);
    this.teller = shown.teller(NO_FACTS);
    new Spoken(this.element, shown, (cell) => this.press(cell)).show(NO_FACTS);
    this.showCursor();
    this.wrong.textContent = "";
    if (said) this.refuse(said);
    if (had) this.element.focus({ preventScroll: true });
  }

  /** Show the frame, and say what it is at. */
  showCursor() {
    const decided = this.from && this.tools.isPair ? [this.from] : [];
    this.board?.show({ facts: NO_FACTS, cursor: this.cursor, decided });
    this.told.textContent = this.teller?.(this.cursor) ?? "";
  }

  newBoard() {
    const element = svg("svg", {
      class: "board",
      role: "application",
      tabindex: 0,
      "aria-label":
        "The board: arrow keys move, Enter draws, Shift with arrow keys draws from cell to cell",
    });
    element.addEventListener("keydown", (event) => {
      if (this.key(event)) event.preventDefault();
    });
    return element;
  }

  // --- What is done ---

  /** @param {string} cell */
  moveTo(cell) {
    [this.cursor, this.tools.typed] = [cell, ""];
    this.showCursor();
  }

  /** @param {string[]} cells from the frame on, which goes to the last */
  drawTo(...cells) {
    this.put([this.cursor, ...cells]);
    [this.cursor, this.tools.typed] = [cells[cells.length - 1], ""];
  }

  /**
   * Use the tool at a place; of a pair, note the first.
   * @param {string} place
   */
  use(place) {
    this.tools.typed = "";
    if (!this.tools.isEdge) this.cursor = place;
    if (!this.tools.isPair) {
      this.from = null;
      this.put([place]);
      return;
    }
    const [first, second] = [this.from, place];
    this.from = first && first !== second ? null : place;
    if (first && first !== second) this.put([first, second]);
    else this.showCursor();
  }

  /**
   * A cell of the board in words is pressed.
   * @param {string} cell
   */
  press(cell) {
    this.moveTo(cell);
    this.enter();
  }

  // --- By keys ---

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    if (key in ARROWS) this.arrow(key, shiftKey);
    else if (key === "Enter" || key === " ") this.enter();
    else if (/^[0-9]$/.test(key)) this.digit(key);
    else if (key === "Backspace" || key === "Delete") this.clear();
    else return false;
    return true;
  }

  enter() {
    if (!this.tools.isEdge) this.use(this.cursor);
  }

  /** Take away what stands in the cell, whatever the tool. */
  clear() {
    this.tools.typed = "";
    if (!this.tools.isEdge) this.put([this.cursor], CLEARED);
  }

  /**
   * Move the frame; with Shift, draw from cell to cell, or the edge on that side.
   * @param {string} key
   * @param {boolean} shift
   */
  arrow(key, shift) {
    const [down, right] = ARROWS[key];
    const { r, c } = cellOf(this.cursor);
    const to = { r: r + down, c: c + right };
    this.tools.typed = "";
    if (!this.grid) return;
    if (shift && this.tools.isEdge) {
      this.put([edgeBetween(this.grid, { r, c }, to)]);
      return;
    }
    if (!this.grid.holds(to)) return;
    const cell = cellName(to.r, to.c);
    if (shift && this.tools.chooseStroke()) this.drawTo(cell);
    else this.moveTo(cell);
  }

  /** @param {string} digit */
  digit(digit) {
    if (this.tools.type(digit)) this.put([this.cursor]);
  }
}

/** @param {() => void} onchange */
function sideField(onchange) {
  return make("input", { type: "number", min: 1, max: LARGEST, value: SIDE, onchange });
}

/**
 * The side that a field asks for, as near as there is one; the field tells it.
 * @param {HTMLInputElement} field
 */
function sideIn(field) {
  const side = Math.max(1, Math.min(LARGEST, Math.round(Number(field.value))));
  field.value = String(side);
  return side;
}

/**
 * @param {string} title
 * @param {HTMLElement} field
 */
function labelled(title, field) {
  return make("label", {}, `${title} `, field);
}
