// Dancing links: each option that is tried, or taken back.
/** @import { Fact, Lesson, Part, Puzzle, Try } from "../types.js" */
import { Board } from "../board.js";
import { make, panel } from "../dom.js";
import { svg } from "../drawing.js";
import { counted } from "../laws/words.js";
import { factsOf, placeOf, valueOf } from "../places.js";
import { Spoken } from "../spoken.js";
import { Left, without } from "./cover.js";
import { Player } from "./player.js";

/** @typedef {NonNullable<Lesson["dlx"]>} Search */

/** @implements {Part} */
export class Dance {
  /**
   * @param {HTMLElement} section
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   * @param {Search} search
   */
  constructor(section, lesson, puzzle, search) {
    this.start = lesson.start;
    this.search = search;
    this.at = 0;
    this.changed = make("div", { "aria-live": "polite" });
    this.list = make("ol", { className: "items", tabIndex: 0, "aria-label": "All items" });
    this.all = make("details", { className: "panel" });
    const element = svg("svg", { class: "board", role: "img", "aria-label": "The search" });
    const player = make("div", { className: "player", role: "group", "aria-label": "Search" });
    this.words = make("div", { className: "sentence", "aria-live": "polite" });
    section.append(make("div", { className: "stage" }, element, player, this.words), this.aside());
    this.board = new Board(element, puzzle);
    this.spoken = new Spoken(element, puzzle);
    this.player = new Player(player, search.steps.length, {
      show: (at) => this.show(at),
      read: () => 400,
    });
  }

  aside() {
    const summary = make("summary", {}, "All items before this step, fewest options first");
    this.all.append(summary, this.list);
    this.all.addEventListener("toggle", () => this.showItems());
    const about = make("p", {}, this.search.about);
    return make("aside", {}, panel("Dancing links", about, this.changed), this.all);
  }

  /**
   * The options that stand after some steps.
   * @param {number} at
   */
  tried(at) {
    /** @type {string[]} */
    const tried = [];
    for (const [option] of this.search.steps.slice(0, Math.max(0, at))) {
      if (option < 0) tried.pop();
      else tried.push(this.search.cover.options[option]);
    }
    return tried;
  }

  /**
   * What is left after some steps.
   * @param {number} at
   */
  left(at) {
    return new Left(this.search.cover, this.tried(at));
  }

  /** @param {number} at 0 before the first step */
  show(at) {
    this.at = at;
    const [before, after, tried] = [this.left(at - 1), this.left(at), this.tried(at)];
    const [option, item] = at ? this.search.steps[at - 1] : [-1, -1];
    const here = (option < 0 ? this.tried(at - 1) : tried).slice(-1).map(placeOf);
    const facts = factsOf(this.start, tried.map(factOf));
    const tints = { region: option < 0 ? [] : before.items[item].options.map(placeOf) };
    this.board.show({ facts, tints, ...(option < 0 ? { wrong: here } : { decided: here }) });
    this.spoken.show(facts);
    this.words.replaceChildren(
      make("p", { className: "says" }, this.said(before, after)),
      make("p", { className: "law" }, soFar(this.search.steps.slice(0, at), tried.length)),
    );
    this.showChanged(before, after);
    this.showItems();
  }

  /**
   * What the step covers or uncovers, all of it.
   * @param {Left} before
   * @param {Left} after
   */
  showChanged(before, after) {
    if (!this.at) return this.changed.replaceChildren();
    const back = this.search.steps[this.at - 1][0] < 0;
    const [one, other] = back ? [after, before] : [before, after];
    const items = without(namesOf(one.open()), namesOf(other.open()));
    const options = without(one.options, other.options).map(inShort);
    const word = back ? "uncovered" : "covered";
    return this.changed.replaceChildren(
      make("p", {}, make("b", {}, `Items ${word}: `), `${items.join("; ")}.`),
      make("p", {}, make("b", {}, `Options ${word}: `), `${options.join(", ")}.`),
    );
  }

  /** All items before the step, if somebody looks at them. */
  showItems() {
    if (!this.all.open) return;
    const before = this.left(this.at - 1);
    const [, at = -1] = this.search.steps[this.at - 1] ?? [];
    const item = this.search.cover.items[at];
    const open = before.open().map(({ name, options }) => {
      const many = counted(options.length, "option");
      const what = options.length ? `${many}: ${options.map(inShort).join(", ")}` : "no option";
      const chosen = name === item ? { "aria-current": "true" } : {};
      return make("li", chosen, make("b", {}, name), `, ${what}`);
    });
    const covered = before.covered().map(({ name }) => make("li", {}, `${name}: covered`));
    this.list.replaceChildren(...open, ...covered);
  }

  /**
   * The step: why this item, what is tried for it, and how much that covers or uncovers.
   * @param {Left} before
   * @param {Left} after
   */
  said(before, after) {
    const { at } = this;
    const { steps, total } = this.search;
    if (!at) return `No option has been tried yet; ${before.options.length} may be taken.`;
    const [option, number] = steps[at - 1];
    const item = before.items[number];
    const left = after.options.length;
    if (option < 0) {
      const why = item ? `${item.name}, and has no option left. ` : "";
      const gone = `Take ${inShort(this.tried(at - 1).pop() ?? "")} back. `;
      return `${why}${gone}${covering(left - before.options.length, "uncovered")}, ${left} may be taken.`;
    }
    const many = counted(item.options.length, "option");
    const listed = item.options.map(inShort).join(", ");
    const why = `${item.name}, and has ${many} left, no item has fewer: ${listed}. `;
    const gone = `${covering(before.options.length - left, "covered")}, ${left} may still be taken.`;
    const end = at === steps.length && total === at ? " All is covered: solved." : "";
    return `${why}Try ${inShort(this.search.cover.options[option])}. ${gone}${end}`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    return this.player.key(event);
  }

  leave() {
    this.player.stop();
  }
}

/**
 * An option in words: 3 at r1c2.
 * @param {string} option
 */
function inShort(option) {
  return option.replace(/(.*) (.*)/, "$2 at $1");
}

/**
 * The fact that an option is.
 * @param {string} option
 * @returns {Fact}
 */
function factOf(option) {
  return [placeOf(option), valueOf(option)];
}

/** @param {{ name: string }[]} items */
function namesOf(items) {
  return items.map(({ name }) => name);
}

/**
 * How many options are covered or uncovered.
 * @param {number} number
 * @param {string} what
 */
function covering(number, what) {
  return `${counted(number, "option")} ${number === 1 ? "is" : "are"} ${what}`;
}

/**
 * @param {Try[]} steps
 * @param {number} stand
 */
function soFar(steps, stand) {
  const picks = steps.filter(([option]) => option >= 0).length;
  return `${counted(picks, "option")} tried, ${steps.length - picks} taken back, ${stand} stand.`;
}
