// A desk to write at: a problem with its statement, the editor, and work that is kept, saved and
// opened again.
/** @import { Problem } from "../types.js" */
import { button, keepFocus, make, save, say } from "../../dom.js";
import { isOld, keep, keptElsewhere, recall } from "../kept.js";
import { textOf } from "../source.js";
import { Editor } from "./editor.js";
import { statementOf } from "./statement.js";

const BESIDE = 896; // pixels from which on the statement stands beside the editor
const HELP = "Tab indents. To leave the editor with the keyboard, press Escape, then Tab.";
const PAUSE = 300; // milliseconds after the last key until work is kept

/**
 * @typedef {object} Kind
 * @property {string} id
 * @property {string} what is written: "program"
 * @property {(problem: Problem) => string} first what to begin with
 * @property {(problem: string, text: string) => Promise<string>} pack what is saved of a text
 * @property {(text: string) => Promise<string>} unpack what was written of what was saved
 */

export class Desk {
  /**
   * @param {HTMLElement} place
   * @param {Problem[]} problems
   * @param {Kind} kind
   * @param {() => string} opened the problem whose puzzle is open, "" if none is
   */
  constructor(place, problems, kind, opened) {
    this.place = place;
    this.kind = kind;
    this.opened = opened;
    this.problems = problems;
    this.changed = () => {};
    this.clock = 0;
    this.changes = /** @type {{ disabled: boolean }[]} */ ([]);
    const options = problems.map(({ problem, title }) => make("option", { value: problem }, title));
    this.choice = make("select", { onchange: () => this.choose() }, ...options);
    this.statement = make("details", { className: "statement" });
    const field = make("div", { className: "editor" });
    const help = make("p", { id: `${kind.id}-help`, className: "quiet" }, HELP);
    this.status = make("p", { role: "status", className: "says", tabIndex: -1 });
    this.tools = make("div", { className: "row" });
    this.results = make("div", { className: "results" });
    const label = `Your ${kind.what} in Python`;
    this.editor = new Editor(field, label, help.id, (text) => this.keepSoon(text));
    place.replaceChildren(
      make("div", { className: "row" }, make("label", {}, "Puzzle ", this.choice), ...this.files()),
      make(
        "div",
        { className: "columns" },
        this.statement,
        make("div", { className: "work" }, field, help),
      ),
      ...[this.tools, this.status, this.results],
    );
    this.begin();
    place.closest("details")?.addEventListener("toggle", () => this.beginAnew());
    addEventListener("storage", ({ key }) => this.follow(keptElsewhere(key)));
    // Gone back to, a page was told nothing till then.
    addEventListener("pageshow", () => isOld(this.key) && this.follow(keptElsewhere(this.key)));
    addEventListener("pagehide", () => this.keepNow());
  }

  /** With what was chosen last, else with the puzzle that is open. */
  begin() {
    this.choice.value = recall(this.kind.id) ?? this.opened();
    if (!this.choice.value) this.choice.value = this.problems[0].problem;
    this.show();
  }

  /** As long as nobody has chosen, it is the puzzle that is open by now. */
  beginAnew() {
    this.keepNow();
    const isChosen = recall(this.kind.id) !== null || this.place.dataset.busy === "yes";
    if (!isChosen && this.opened() !== this.problem.problem) this.begin();
  }

  /**
   * What was written in another tab is written here too: so neither throws away the other's.
   * @param {string | undefined} key
   */
  follow(key) {
    if (key !== this.key) return;
    this.editor.text = recall(this.key) ?? this.kind.first(this.problem);
    if (this.place.dataset.busy !== "yes") this.forget();
  }

  /** @returns {Problem} */
  get problem() {
    const chosen = this.problems.find(({ problem }) => problem === this.choice.value);
    return chosen ?? this.problems[0];
  }

  /** Buttons to save what is written, to open it, to begin again. */
  files() {
    const { what } = this.kind;
    const file = make("input", { type: "file", accept: ".py" });
    file.onchange = async () => {
      const chosen = file.files?.[0];
      await this.done(async () => {
        if (chosen) this.open(await this.kind.unpack(await textOf(chosen)));
      });
      file.value = "";
    };
    const again = button("Begin again", () => this.beginAgain());
    this.changes = [this.choice, file, again]; // what takes the place of what is written
    return [
      button(`Save the ${what} as a file`, () => this.done(() => this.save())),
      make("label", { className: "file" }, "Open one ", file),
      again,
    ];
  }

  /** Another problem, for the next visit too. */
  choose() {
    this.keepNow();
    keep(this.kind.id, this.problem.problem);
    this.show();
  }

  /** What was written for the problem. */
  show() {
    const { statement } = this.problem;
    this.statement.replaceChildren(make("summary", {}, "The puzzle"), ...statementOf(statement));
    this.statement.open = innerWidth > BESIDE;
    this.editor.text = recall(this.key) ?? this.kind.first(this.problem);
    this.forget();
    this.changed();
  }

  /** Nothing has been found out about what is written. */
  forget() {
    this.status.textContent = "";
    this.results.replaceChildren();
  }

  /**
   * @param {boolean} busy whether something is being found out
   * @param {HTMLButtonElement[]} asks what asks for that
   * @param {HTMLButtonElement} halt what stops it
   */
  busy(busy, asks, halt) {
    const able = () => {
      for (const each of [...this.changes, ...asks]) each.disabled = busy;
      halt.disabled = !busy;
    };
    keepFocus(able, () => this.status);
    this.place.dataset.busy = busy ? "yes" : "no";
  }

  get key() {
    return `${this.kind.id}-${this.problem.problem}`;
  }

  // --- What is kept ---

  /** @param {string} text */
  keepSoon(text) {
    clearTimeout(this.clock);
    const { key } = this;
    const { problem } = this.problem;
    this.later = () => {
      keep(this.kind.id, problem); // who writes has chosen
      keep(key, text);
    };
    this.clock = setTimeout(() => this.keepNow(), PAUSE);
  }

  keepNow() {
    clearTimeout(this.clock);
    this.later?.();
    this.later = undefined;
  }

  /** @param {string} text */
  open(text) {
    this.editor.replace(text);
    this.keepSoon(text);
    this.keepNow();
    this.forget();
    say("Opened.");
  }

  beginAgain() {
    const { what } = this.kind;
    if (!confirm(`Throw away the ${what} that is here?`)) return;
    this.open(this.kind.first(this.problem));
  }

  /**
   * Do it, or say why it was not done.
   * @param {() => Promise<void>} act
   */
  async done(act) {
    try {
      await act();
    } catch (error) {
      this.status.textContent = `Not done: ${error instanceof Error ? error.message : error}.`;
    }
  }

  async save() {
    const { problem } = this.problem;
    const text = await this.kind.pack(problem, this.editor.text);
    save(`my_${problem}.py`, text, "text/x-python");
  }
}
