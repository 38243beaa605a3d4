// Where somebody brings a puzzle: a link or a text, typed, pasted or in a file.
import { byId, make } from "../dom.js";
import { keep, recall } from "./kept.js";

const DRAFT = "text"; // the name under which it is kept
const TYPES = ["Files", "text/uri-list", "text/plain"]; // of what is dropped
const FILES = "input[type=file]"; // takes files itself
const FIELDS = "input, textarea, [contenteditable=true]"; // take texts
const LINK = /^\s*\w+:[^\s#]*(#(?:lab|puzzle)=\S+)\s*$/; // to the lab, with a puzzle
const LARGEST = 1e6; // bytes of a file: a puzzle has fewer, and more would keep the page busy

export class Source {
  /**
   * @param {(text: string, problem: string | null) => void} brought
   * @param {(said: string) => void} refuse what is said of a file that is not opened
   */
  constructor(brought, refuse) {
    this.brought = brought;
    this.refuse = refuse;
    this.box = /** @type {HTMLTextAreaElement} */ (byId("text-of-puzzle"));
    this.kind = /** @type {HTMLSelectElement} */ (byId("kind"));
    byId("open").onclick = () => this.bring();
    this.kind.onchange = () => this.bring();
    this.draft = this.box.value = recall(DRAFT) ?? ""; // typed, and not opened yet
    this.box.oninput = () => {
      this.keep(this.box.value);
      this.askKind([]);
    };
    this.box.onpaste = () => setTimeout(() => this.bring());
    const field = /** @type {HTMLInputElement} */ (byId("file"));
    field.onchange = async () => {
      await this.open(field.files);
      field.value = ""; // the same file can be opened again
    };
    this.own = false; // whether what is dragged is of this page
    addEventListener("dragstart", () => (this.own = true));
    addEventListener("dragend", () => (this.own = false));
    addEventListener("dragover", (event) => this.given(event));
    addEventListener("drop", (event) => {
      const given = this.given(event);
      if (given) this.drop(given);
    });
  }

  /**
   * What is dragged to the page, if it is for it: the browser would leave the page for it.
   * @param {DragEvent} event
   */
  given(event) {
    const given = this.own || event.defaultPrevented ? null : event.dataTransfer;
    const field = given?.types.includes("Files") ? FILES : FIELDS;
    const isForPage = given && !(/** @type {Element} */ (event.target).closest?.(field));
    if (!isForPage || !given.types.some((type) => TYPES.includes(type))) return null;
    event.preventDefault();
    return given;
  }

  /** @param {DataTransfer} given */
  drop(given) {
    if (given.types.includes("Files")) this.open(given.files);
    else {
      this.show(given.getData("URL") || given.getData("text"));
      this.bring();
    }
  }

  bring() {
    const [, held] = LINK.exec(this.box.value) ?? [];
    if (!held) {
      this.brought(this.box.value, this.kind.value || null);
      return;
    }
    this.keep("");
    const before = location.hash;
    location.hash = held;
    if (location.hash === before) dispatchEvent(new Event("hashchange")); // the browser says nothing
  }

  /** @param {FileList | null | undefined} files */
  async open(files) {
    const [file, ...others] = files ?? [];
    if (!file) return;
    if (others.length) {
      this.refuse(`expected one file, found ${others.length + 1}`);
      return;
    }
    if (file.size > LARGEST) {
      this.refuse(`expected a file of 1 MB or less, found ${file.name}`);
      return;
    }
    const text = await textOf(file).catch(() => null);
    if (text === null) {
      this.refuse(`${file.name} cannot be read: it is a folder, or no longer there`);
      return;
    }
    this.show(text);
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
    this.taken(text);
  }

  /**
   * Show what comes from elsewhere, if nothing waits here to be opened.
   * @param {string} text
   */
  follow(text) {
    if (!this.draft) this.show(text);
  }

  /**
   * A text is opened: it is in the address, and no more to be kept here.
   * @param {string} text
   */
  taken(text) {
    if (this.draft && this.holds(text)) this.keep("");
  }

  /** @param {string} text that may be there, with the ends of lines that browsers make of others */
  holds(text) {
    return this.box.value === text.replace(/\r\n?/g, "\n");
  }

  /** @param {string} draft */
  keep(draft) {
    this.draft = draft;
    keep(DRAFT, draft);
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

/**
 * What is in a file: in UTF-8 or, if it begins so, in UTF-16, which text() does not read everywhere.
 * @param {File} file
 * @returns {Promise<string>}
 */
export function textOf(file) {
  const reader = new FileReader();
  return new Promise((give, refuse) => {
    reader.onload = () => give(String(reader.result));
    reader.onerror = () => refuse(reader.error);
    reader.readAsText(file);
  });
}
