// @ts-check
// Dancing links: each option that is tried, or taken back.
/** @import { Fact, Lesson, Part, Puzzle, Try } from "../types.js" */
import { Board } from "../board.js";
import { make, panel } from "../dom.js";
import { svg } from "../drawing.js";
import { factsOf } from "../places.js";
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
    const element = svg("svg", { class: "board", role: "img", "aria-label": "The search" });
    const player = make("div", { className: "player", role: "group", "aria-label": "Search" });
    this.words = make("div", { className: "sentence", "aria-live": "polite" });
    section.append(
      make("div", { className: "stage" }, element, player, this.words),
      make("aside", {}, panel("Dancing links", make("p", {}, search.about))),
    );
    this.board = new Board(element, puzzle);
    this.player = new Player(player, search.steps.length, {
      show: (at) => this.show(at),
      read: () => 400,
    });
  }

  /** @param {number} at 0 before the first step */
  show(at) {
    const steps = this.search.steps.slice(0, at);
    /** @type {Fact[]} */
    const tried = [];
    for (const { picked, place, value } of steps) {
      if (picked) tried.push([place, value]);
      else tried.pop();
    }
    const step = at ? steps[at - 1] : undefined;
    const here = step ? [step.place] : [];
    const left = (step?.left ?? []).map((option) => option.split(" ")[0]);
    const facts = factsOf(this.start, tried);
    const tints = { region: [...new Set(left)] };
    this.board.show({ facts, tints, ...(step?.picked ? { decided: here } : { wrong: here }) });
    this.words.replaceChildren(
      make("p", { className: "says" }, this.said(at)),
      make("p", { className: "law" }, counted(steps, tried.length)),
    );
  }

  /** @param {number} at */
  said(at) {
    const { steps, total, options } = this.search;
    if (!at) return `No option has been tried yet; ${options} may be taken.`;
    const end = at === steps.length && total === at ? " All is covered: solved." : "";
    const before = at > 1 ? steps[at - 2].options : options;
    return inWords(steps[at - 1], before) + end;
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
 * A step: why this item, what is tried for it, and what that covers or uncovers.
 * @param {Try} step
 * @param {number} before how many options could be taken before it
 */
function inWords({ picked, place, value, item = "", left = [], dead, options }, before) {
  if (!picked) {
    const why = dead ? `${dead}, and has no option left. ` : "";
    const back = `${options - before} options are uncovered, ${options} may be taken.`;
    return `${why}Take ${value} at ${place} back. ${back}`;
  }
  const many = left.length === 1 ? "one option" : `${left.length} options`;
  const listed = left.map((option) => option.replace(/(.*) (.*)/, "$2 at $1")).join(", ");
  const why = `${item}, and has ${many} left, no item has fewer: ${listed}. `;
  const gone = `${before - options} options are covered, ${options} may still be taken.`;
  return `${why}Try ${value} at ${place}. ${gone}`;
}

/**
 * @param {Try[]} steps
 * @param {number} stand
 */
function counted(steps, stand) {
  const picks = steps.filter(({ picked }) => picked).length;
  return `${picks} options tried, ${steps.length - picks} taken back, ${stand} stand.`;
}
