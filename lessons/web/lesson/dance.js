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
    for (const [picked, place, value] of steps) {
      if (picked) tried.push([place, value]);
      else tried.pop();
    }
    const [picked, place] = at ? steps[at - 1] : [0, ""];
    const here = place ? [place] : [];
    const facts = factsOf(this.start, tried);
    this.board.show({ facts, ...(picked ? { decided: here } : { wrong: here }) });
    this.words.replaceChildren(
      make("p", { className: "says" }, this.said(at)),
      make("p", { className: "law" }, counted(steps, tried.length)),
    );
  }

  /** @param {number} at */
  said(at) {
    if (!at) return "No option has been tried yet.";
    const { steps, total } = this.search;
    const [picked, place, value] = steps[at - 1];
    const end = at === steps.length && total === at ? " All is covered: solved." : "";
    return (picked ? `Try ${value} at ${place}.` : `Take ${value} at ${place} back.`) + end;
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
 * @param {Try[]} steps
 * @param {number} stand
 */
function counted(steps, stand) {
  const picks = steps.filter(([picked]) => picked).length;
  return `${picks} options tried, ${steps.length - picks} taken back, ${stand} stand.`;
}
