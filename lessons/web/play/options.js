// How a player wants to play: when moves are judged, by which rule, how often they may be wrong,
// with a clock.
/** @import { Lesson, Manner, Mode, Rule } from "../types.js" */
import { button, make } from "../dom.js";
import { counted } from "../laws/words.js";

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
   * @param {(words: string) => void} change what happens when something is chosen
   */
  constructor({ rules, unique }, change) {
    const options = MODES.map(([value, words]) => make("option", { value }, words));
    const onchange = () => change("");
    this.select = make("select", { onchange }, ...options);
    this.named = make("select", { onchange: () => change(this.law(rules)) }, ...choices(rules));
    this.filling = make("input", { type: "checkbox", onchange });
    this.timed = make("input", { type: "checkbox", onchange });
    this.isStopped = false; // the clock
    this.counted = make("span");
    const properties = { className: "link", title: "Stop the clock, or let it go on" };
    this.time = button("", () => this.stopOrGoOn(change), properties);
    this.score = make("p", { className: "score" }, this.counted, this.time);
    this.elements = [
      make("label", {}, "judge my moves ", this.select),
      make("label", {}, "I name the rule ", this.named),
      make("label", {}, this.filling, " fill in what is obvious"),
      make("label", {}, this.timed, " show the time"),
      this.score,
    ];
    this.select.disabled = this.named.disabled = !unique; // there is no one answer to judge by
  }

  /** Whether each move is judged as it is made. */
  get atOnce() {
    return this.select.value !== "asked";
  }

  /** The name of the rule that moves are made by; none where it may be any. */
  get rule() {
    return this.named.value;
  }

  /**
   * What the rule says that is named.
   * @param {Rule[]} rules
   */
  law(rules) {
    const named = rules.find(({ name }) => name === this.rule);
    return named ? `${named.title}: ${named.law}` : "";
  }

  /** @returns {Manner} */
  get manner() {
    const mode = /** @type {Mode} */ (this.select.value);
    const { filling, timed, rule, isStopped } = this;
    return { mode, rule, filling: filling.checked, timed: timed.checked, isStopped };
  }

  /** @param {Partial<Manner>} manner */
  choose({ mode, rule, filling, timed, isStopped }) {
    this.select.value = MODES.some(([value]) => value === mode) ? String(mode) : "asked";
    this.named.value = String(rule);
    if (!this.named.value) this.named.value = ""; // nor is there such a rule
    this.filling.checked = Boolean(filling);
    this.timed.checked = Boolean(timed);
    this.isStopped = Boolean(isStopped);
  }

  /** Whether the time of play is counted. */
  get isTimed() {
    return this.timed.checked && !this.isStopped;
  }

  /** @param {(words: string) => void} change */
  stopOrGoOn(change) {
    this.isStopped = !this.isStopped;
    change(this.isStopped ? "The clock is stopped." : "The clock goes on.");
  }

  /**
   * Whether so many mistakes end the game.
   * @param {number} mistakes
   */
  isLost(mistakes) {
    return this.select.value === "hearts" && mistakes >= HEARTS;
  }

  /**
   * That the puzzle is solved; how long it took and how often it went wrong, if that is counted.
   * @param {{ mistakes: number, seconds: number }} played
   */
  doneWords({ mistakes, seconds }) {
    const time = this.timed.checked ? ` in ${clock(seconds)}` : "";
    const wrong = mistakes ? `, with ${counted(mistakes, "mistake")}` : "";
    return `Done${time}${wrong}: every law is kept. Well played!`;
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
    if (this.timed.checked) told.push("");
    this.time.hidden = !this.timed.checked;
    write(this.counted, told.join(" · "));
    write(this.time, `Time: ${clock(seconds)}${this.isStopped ? ", stopped" : ""}`);
  }
}

/**
 * Write words into an element that has others.
 * @param {HTMLElement} element
 * @param {string} words
 */
function write(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/**
 * Any rule, or one of these, by tier.
 * @param {Rule[]} rules
 */
function choices(rules) {
  const tiers = [...new Set(rules.map(({ tier }) => tier))].map((tier) => {
    const own = rules.filter((rule) => rule.tier === tier);
    const options = own.map(({ name, title }) => make("option", { value: name }, title));
    return make("optgroup", { label: `tier ${tier}` }, ...options);
  });
  return [make("option", { value: "" }, "any rule"), ...tiers];
}

/**
 * Minutes and seconds.
 * @param {number} seconds
 */
export function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
