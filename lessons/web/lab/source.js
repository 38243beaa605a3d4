// @ts-check
// Where somebody brings a puzzle: a link or a text, typed, pasted or in a file.
import { byId, make } from "../dom.js";

export class Source {
  /** @param {(text: string, problem: string | null) => void} brought */
  constructor(brought) {
    this.brought = brought;
    this.box = /** @type {HTMLTextAreaElement} */ (byId("text-of-puzzle"));
    this.kind = /** @type {HTMLSelectElement} */ (byId("kind"));
    const form = /** @type {HTMLFormElement} */ (this.box.form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.bring();
    });
    this.kind.onchange = () => this.bring();
    this.box.oninput = () => this.askKind([]);
    this.box.onpaste = () => setTimeout(() => this.bring());
    const file = /** @type {HTMLInputElement} */ (byId("file"));
    file.onchange = () => this.open(file);
  }

  bring() {
    if (this.box.value.trim()) this.brought(this.box.value, this.kind.value || null);
  }

  /** @param {HTMLInputElement} input */
  async open(input) {
    const file = input.files?.[0];
    if (!file) return;
    this.show(await file.text());
    input.value = ""; // the same file can be opened again
    this.bring();
  }

  /** Show where a text is brought. */
  unfold() {
    /** @type {HTMLDetailsElement} */ (byId("bring")).open = true;
  }

  /** @param {string} text */
  show(text) {
    this.box.value = text;
    this.askKind([]);
  }

  /**
   * Ask which of these problems a text is of, if it can be of several.
   * @param {string[]} kinds
   * @param {string} chosen
   * @param {Map<string, string>} titles
   */
  askKind(kinds, chosen = "", titles = new Map()) {
    const options = kinds.map((kind) => make("option", { value: kind }, titles.get(kind) ?? kind));
    this.kind.replaceChildren(...options);
    this.kind.value = chosen;
    byId("kinds").hidden = kinds.length < 2;
  }
}
