// What one draws with: a tool is chosen, and numbers are typed.
/** @import { Drawable } from "../types.js" */
import { make } from "../../dom.js";

const NUMBER = "number";
const STROKE = "draw";

export class Tools {
  constructor() {
    this.typed = ""; // digits at the frame, one after the other
    this.most = 0; // of a number
    this.element = make("fieldset", { className: "row tools" });
    this.value = make("input", { type: "number", oninput: () => this.chooseNumber() });
    this.value.setAttribute("aria-label", "which number");
  }

  /** @param {Drawable} kind */
  show({ tools, numbers: [least, most] }) {
    this.most = most;
    Object.assign(this.value, { min: least, max: most, value: 1 });
    this.typed = "";
    const choices = tools.map(([tool, words], at) => {
      const radio = make("input", { type: "radio", name: "tool", value: tool, checked: !at });
      return make("label", {}, radio, ` ${words} `, ...(tool === NUMBER ? [this.value] : []));
    });
    this.element.replaceChildren(make("legend", {}, "Draw"), ...choices);
  }

  /** The radio button that is chosen. */
  get radio() {
    return /** @type {HTMLInputElement | null} */ (this.element.querySelector(":checked"));
  }

  /** The tool, or the number that it puts. */
  get chosen() {
    const tool = this.radio?.value ?? "";
    return tool === NUMBER ? this.value.value : tool;
  }

  get isEdge() {
    return this.radio?.value === "edge";
  }

  get isPair() {
    return this.radio?.value === "pair";
  }

  /** Whether it is drawn from cell to cell. */
  get isStroke() {
    return this.radio?.value === STROKE;
  }

  /**
   * Take a digit that is typed, where numbers are put; whether they are.  Where the number would be
   * too large with it, it begins another one.
   * @param {string} digit
   */
  type(digit) {
    if (!this.chooseNumber()) return false;
    const longer = Number(this.typed + digit);
    this.typed = String(longer > this.most ? Number(digit) : longer);
    this.value.value = this.typed;
    return true;
  }

  /** Put numbers from now on, if they are put here at all; whether they are. */
  chooseNumber() {
    return this.choose(NUMBER);
  }

  /** Draw from cell to cell from now on, if one does so here; whether one does. */
  chooseStroke() {
    return this.choose(STROKE);
  }

  /** @param {string} tool that is used from now on, if there is one; whether there is */
  choose(tool) {
    /** @type {HTMLInputElement | null} */
    const radio = this.element.querySelector(`[value=${tool}]`);
    if (radio) radio.checked = true;
    return radio !== null;
  }
}
