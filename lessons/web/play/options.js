// How a player wants to play: when moves are judged, how often they may be wrong, with a clock.
/** @import { Lesson, Manner, Mode } from "../types.js" */
import { make } from "../dom.js";

const HEARTS = 3;

/** @type {[Mode, string][]} */
const MODES = [
  ["asked", "when I ask"],
  ["always", "at once"],
  ["hearts", "at once, with three hearts"],
];

export class Options {
  /**
   * @param {Lesson} lesson
   * @param {() => void} change what happens when something is chosen
   */
  constructor(lesson, change) {
    const options = MODES.map(([value, words]) => make("option", { value }, words));
    this.select = make("select", { onchange: change }, ...options);
    this.filling = make("input", { type: "checkbox", onchange: change });
    this.timed = make("input", { type: "checkbox", onchange: change });
    this.score = make("p", { className: "score" });
    this.elements = [
      make("label", {}, "judge my moves ", this.select),
      make("label", {}, this.filling, " fill in what is obvious"),
      make("label", {}, this.timed, " show the time"),
      this.score,
    ];
    this.select.disabled = !lesson.unique; // there is no one answer to judge by
  }

  /** Whether each move is judged as it is made. */
  get atOnce() {
    return this.select.value !== "asked";
  }

  /** @returns {Manner} */
  get manner() {
    const mode = /** @type {Mode} */ (this.select.value);
    return { mode, filling: this.filling.checked, timed: this.timed.checked };
  }

  /** @param {Partial<Manner>} manner */
  choose({ mode, filling, timed }) {
    this.select.value = MODES.some(([value]) => value === mode) ? String(mode) : "asked";
    this.filling.checked = Boolean(filling);
    this.timed.checked = Boolean(timed);
  }

  /**
   * Whether so many mistakes end the game.
   * @param {number} mistakes
   */
  isLost(mistakes) {
    return this.select.value === "hearts" && mistakes >= HEARTS;
  }

  /**
   * @param {number} mistakes
   * @param {number} seconds
   */
  show(mistakes, seconds) {
    const left = Math.max(0, HEARTS - mistakes);
    const hearts = `${"♥".repeat(left)}${"♡".repeat(HEARTS - left)} ${left} of ${HEARTS} hearts`;
    const told = [`Mistakes: ${mistakes}`];
    if (this.select.value === "hearts") told.push(hearts);
    if (this.timed.checked) told.push(`Time: ${clock(seconds)}`);
    const words = told.join(" · ");
    if (this.score.textContent !== words) this.score.textContent = words;
  }
}

/**
 * Minutes and seconds.
 * @param {number} seconds
 */
export function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
