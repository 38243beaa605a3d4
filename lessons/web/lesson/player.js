// Goes along steps: forward, back, by itself.
import { button, byId, icon, keepFocus, letterOf, make } from "../dom.js";

const SIGNS = {
  first: "M6 5v14M19 5l-10 7 10 7z",
  back: "M17 5l-10 7 10 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5h3v14h-3zM14 5h3v14h-3z",
  forward: "M7 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};
/** @typedef {keyof typeof SIGNS} Sign */

const EVEN = 4; // the speed at which a step takes as long as it takes to be read
const ANIMATED = 120; // milliseconds between two steps that leave time to animate them

/**
 * What is gone along: how a position is shown, and how many milliseconds it takes to be read.
 * @typedef {object} Positions
 * @property {(at: number) => void} show
 * @property {(at: number) => number} read
 * @property {(at: number, by: number) => number} [next] which position comes after one, forward or
 *   back; without it, the one beside it
 * @property {(by: number) => boolean} [within] whether there is more to go along at this position,
 *   forward or back, which is then done
 */

/** Goes along `length` positions after the first. */
export class Player {
  /**
   * @param {HTMLElement} container
   * @param {number} length
   * @param {Positions} positions
   */
  constructor(container, length, { show, read, next, within }) {
    this.length = length;
    this.show = show;
    this.read = read;
    this.next = next ?? ((at, by) => at + by);
    this.within = within ?? (() => false);
    this.at = 0;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.buttons = this.makeButtons();
    this.inputs = this.makeInputs();
    this.count = make("span", { className: "count" });
    this.slide = make("div", { className: "row slide" }); // as wide as all there is
    this.stage = /** @type {HTMLElement} */ (container.parentElement);
    this.fill(container);
    this.go(0);
  }

  // --- The page ---

  makeButtons() {
    /** @type {(sign: Sign, words: string, onclick: () => void) => HTMLButtonElement} */
    const signed = (sign, words, onclick) =>
      button(icon(SIGNS[sign]), onclick, { title: words, "aria-label": words });
    return {
      first: signed("first", "First step", () => this.go(0)),
      back: signed("back", "Back", () => this.step(-1)),
      run: signed("play", "Play", () => this.toggle()),
      forward: signed("forward", "Forward", () => this.step(1)),
      last: signed("last", "Last step", () => this.go(this.length)),
    };
  }

  makeInputs() {
    /** @type {(name: string, max: number, value: number, oninput: () => void) => HTMLInputElement} */
    const range = (name, max, value, oninput) =>
      make("input", { type: "range", min: 0, max, value, "aria-label": name, oninput });
    const checked = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const onchange = () => this.tellPace();
    return {
      at: range("Which step", this.length, 0, () => this.go(Number(this.inputs.at.value))),
      speed: range("Speed", 12, 4, () => this.tellPace()),
      animate: make("input", { type: "checkbox", checked, onchange }),
    };
  }

  /** @param {HTMLElement} container */
  fill(container) {
    const { first, back, run, forward, last } = this.buttons;
    const { at, speed, animate } = this.inputs;
    const help = /** @type {HTMLDialogElement} */ (byId("help"));
    const keys = { title: "Keys", "aria-label": "Keys" };
    run.classList.add("main");
    run.disabled = !this.length;
    this.slide.append(
      at,
      this.count,
      button("?", () => help.showModal(), keys),
    );
    container.append(
      this.slide,
      ...[first, back, run, forward, last],
      make("label", {}, "speed", speed),
      make("label", {}, animate, "animate"),
    );
  }

  tellPace() {
    const animated = this.inputs.animate.checked && this.pause > ANIMATED;
    this.stage.classList.toggle("animate", animated);
  }

  // --- Going ---

  /** Milliseconds between two steps. */
  get pause() {
    return this.read(this.at) * 2 ** (EVEN - Number(this.inputs.speed.value));
  }

  /** @param {number} by 1 forward, -1 back */
  step(by) {
    if (!this.within(by)) this.go(this.next(this.at, by));
  }

  /** @param {number} position */
  go(position) {
    this.at = Math.max(0, Math.min(this.length, position));
    if (this.at === this.length) this.stop();
    const words = `${this.at} of ${this.length}`;
    this.inputs.at.value = String(this.at);
    this.inputs.at.setAttribute("aria-valuetext", words);
    this.count.textContent = words;
    const { first, back, forward, last } = this.buttons;
    const able = () => {
      first.disabled = back.disabled = this.at === 0;
      forward.disabled = last.disabled = this.at === this.length;
    };
    keepFocus(able, () => (this.at ? back : forward));
    this.tellPace();
    this.show(this.at);
  }

  toggle() {
    if (this.timer) this.stop();
    else this.start();
  }

  start() {
    if (this.at === this.length) this.go(0);
    this.signRun("pause", "Pause");
    const next = () => {
      this.timer = setTimeout(() => {}); // it runs until the last step stops it
      this.step(1);
      if (this.timer) this.timer = setTimeout(next, this.pause);
    };
    this.timer = setTimeout(next, Math.min(400, this.pause));
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.signRun("play", "Play");
  }

  /**
   * @param {Sign} sign
   * @param {string} words
   */
  signRun(sign, words) {
    this.buttons.run.replaceChildren(icon(SIGNS[sign]));
    this.buttons.run.title = words;
    this.buttons.run.setAttribute("aria-label", words);
  }

  /** @param {number} faster */
  pace(faster) {
    this.inputs.speed.value = String(Number(this.inputs.speed.value) + faster);
    this.tellPace();
  }

  /**
   * Whether it is a key of the player, which is then done.
   * @param {KeyboardEvent} event
   */
  key(event) {
    /** @type {Record<string, () => void>} */
    const does = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      Home: () => this.go(0),
      End: () => this.go(this.length),
      "]": () => this.step(1),
      "[": () => this.step(-1),
      " ": () => this.toggle(),
      "+": () => this.pace(1),
      "-": () => this.pace(-1),
      a: () => this.inputs.animate.click(),
    };
    const own = does[event.key] ?? does[letterOf(event)];
    own?.();
    return Boolean(own);
  }
}
