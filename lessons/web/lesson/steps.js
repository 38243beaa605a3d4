// The lesson: what each step of the solver says, all steps as a list, and the rules.
/** @import { Fact, Lesson, Part, Puzzle, Rule, Shown, Step } from "../types.js" */
import { Board } from "../board.js";
import { button, byId, letterOf, make, oneStop, scrollTo, svgById, tierSign } from "../dom.js";
import { summary } from "../laws/words.js";
import { factsOf, isMark, spotOf } from "../places.js";
import { Spoken } from "../spoken.js";
import { Zoom } from "../touch/zoom.js";
import { Argument } from "./argument.js";
import { Player } from "./player.js";

const READING = 300; // milliseconds that a word takes

/** @type {Record<number, string>} */
const TIERS = { 0: "all tiers", 1: "1 direct", 2: "2 structural", 3: "3 cases" };

/** @implements {Part} */
export class Steps {
  /**
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   */
  constructor(lesson, puzzle) {
    this.lesson = lesson;
    this.moved = () => {};
    this.at = 0;
    this.board = new Board(svgById("board"), puzzle);
    this.spoken = new Spoken(svgById("board"), puzzle);
    this.rules = new Map(lesson.rules.map((rule) => [rule.name, rule]));
    this.items = lesson.steps.map((step, index) => this.item(step, index + 1));
    byId("steps").append(...this.items);
    this.ruleItems = this.lesson.rules.map((rule) => this.ruleItem(rule));
    byId("rules").append(...this.ruleItems);
    this.tiers = [0, ...new Set(lesson.rules.map((rule) => rule.tier))].map((tier) =>
      button(TIERS[tier], () => this.showTier(tier), { value: tier }),
    );
    byId("tiers").append(...this.tiers);
    this.stopAtStep = oneStop(byId("steps"));
    this.stopAtRule = oneStop(byId("rules"));
    this.showTier(0);
    this.zoom = new Zoom(svgById("board"), { pushes: true, moved: () => {} });
    this.argument = new Argument(lesson.lists, () => this.draw());
    this.player = new Player(byId("player"), lesson.steps.length, {
      show: (at) => this.show(at),
      next: (at, by) => this.nextOfTier(at, by),
      read: (at) => (at ? READING * this.told(at).split(" ").length : 0),
      within: (by) => this.argument.within(by),
    });
    this.player.slide.append(this.zoom.button(() => this.spotShown()));
  }

  /** @param {Step} step */
  ruleOf(step) {
    return /** @type {Rule} */ (this.rules.get(step.rule));
  }

  // --- Lists ---

  /**
   * A step in the list of all.
   * @param {Step} step
   * @param {number} number
   */
  item(step, number) {
    const { steps } = this.lesson;
    let last = number;
    while (steps[last]?.brief) last += 1;
    const numbers = last > number ? `${number} to ${last}` : number;
    const parts = [
      make("b", {}, `${numbers}. ${this.ruleOf(step).title} `),
      tierSign(step.tier),
      make("span", { className: "says" }, saysOf(step)),
    ];
    return make(
      "li",
      {},
      make("button", { type: "button", onclick: () => this.player.go(number) }, ...parts),
    );
  }

  /**
   * A rule in the list of all, with a button that leads to its uses.
   * @param {Rule} rule
   */
  ruleItem(rule) {
    const used = this.usesOf(rule.name).length;
    const words = used ? `${used} × next` : "not used";
    const label = { disabled: !used, "aria-label": `${words}: ${rule.title}` };
    return make(
      "li",
      { "data-tier": rule.tier },
      make("span", {}, make("b", {}, rule.title), " ", tierSign(rule.tier)),
      button(words, () => this.next(rule.name), label),
      make("span", { className: "law" }, rule.law),
    );
  }

  /**
   * List only what is of this tier, and go along that; 0 for all.
   * @param {number} tier
   */
  showTier(tier) {
    for (const each of this.tiers) {
      each.setAttribute("aria-pressed", String(Number(each.value) === tier));
    }
    const { rules, steps } = this.lesson;
    const isOther = (/** @type {{ tier: number }} */ of) => tier !== 0 && of.tier !== tier;
    this.ruleItems.forEach((item, at) => (item.hidden = isOther(rules[at])));
    this.items.forEach((item, at) => (item.hidden = isOther(steps[at]) || !this.isTold(at)));
    this.stopAtStep();
    this.stopAtRule();
  }

  /**
   * Whether a step is told by itself: those that go in the same way are told with the first.
   * @param {number} index
   */
  isTold(index) {
    return this.lesson.steps[index].brief === undefined;
  }

  /**
   * The next step of the tier that is gone along, forward or back; after the last one the end.
   * @param {number} at
   * @param {number} by
   */
  nextOfTier(at, by) {
    let next = at + by;
    while (this.items[next - 1]?.hidden) next += by;
    return next;
  }

  // --- A step ---

  /** @param {number} at 0 before the first step */
  show(at) {
    this.at = at;
    this.argument.take(at ? this.lesson.steps[at - 1].argument : []);
    byId("steps").querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (at) this.mark(at - 1);
    this.stopAtStep();
    this.draw();
    this.moved();
  }

  /** Draw the step, or the picture of its argument that is looked at. */
  draw() {
    const { at } = this;
    const step = at ? this.lesson.steps[at - 1] : undefined;
    const shown = this.argument.picture ? this.argument.shown(this.facts(at - 1)) : this.shown(at);
    this.board.show(shown);
    this.zoom.reveal(this.spotShown());
    this.spoken.show(shown.facts);
    byId("sentence").replaceChildren(...(step ? this.words(step, at) : this.introduction()));
  }

  /** Where something follows, or is only told. */
  spotShown() {
    const { picture } = this.argument;
    const { wrong = [], facts = [], because = [] } = picture ?? {};
    const places = [...wrong, ...facts.map(([place]) => place), ...because];
    const own = this.at ? this.lesson.steps[this.at - 1].places : [];
    const [place = "r1c1"] = [...places, ...own];
    return spotOf(place);
  }

  /**
   * What the board shows of a step.
   * @param {number} at
   * @returns {Shown}
   */
  shown(at) {
    const step = at ? this.lesson.steps[at - 1] : undefined;
    const told = step ? factsOfStep(step).filter(([, value]) => !isMark(value)) : [];
    return { facts: this.facts(at), decided: step?.places, because: step?.because, told };
  }

  /**
   * The sentence that is read at a step.
   * @param {number} at
   */
  told(at) {
    return this.argument.says || saysOf(this.lesson.steps[at - 1]);
  }

  /**
   * What is known after some steps.
   * @param {number} at
   */
  facts(at) {
    const steps = this.lesson.steps.slice(0, at);
    return factsOf(this.lesson.start, ...steps.map(factsOfStep));
  }

  /**
   * Mark the step in the list, or that with which it is told, and scroll there.
   * @param {number} index
   */
  mark(index) {
    let told = index;
    while (!this.isTold(told)) told -= 1;
    const item = this.items[told];
    item.firstElementChild?.setAttribute("aria-current", "step");
    scrollTo(byId("steps"), item);
  }

  introduction() {
    const { steps, rating, meaning, words } = this.lesson;
    const how = steps.length ? " Press play, or go forward step by step." : "";
    return [
      make("p", { className: "says" }, summary(this.lesson)),
      make("p", { className: "law" }, `Difficulty ${rating}: ${meaning}.${how} ${words[0]}`),
    ];
  }

  /**
   * @param {Step} step
   * @param {number} at
   */
  words(step, at) {
    if (this.argument.picture) {
      const where = `Picture ${this.argument.number} of ${this.argument.listed.length}. `;
      return [
        make(
          "p",
          { className: "says" },
          [...this.argument.supposed(), this.argument.says].join(" "),
        ),
        make("p", { className: "law" }, where + step.sentence),
      ];
    }
    const rule = this.ruleOf(step);
    const end = at === this.lesson.steps.length && this.lesson.solved ? " Solved!" : "";
    const legup = rule.legup ? ` In LEGUP: ${rule.legup}.` : "";
    const law = ` (tier ${rule.tier}): ${rule.law}${legup}`;
    return [
      make("p", { className: "says" }, saysOf(step) + end),
      make("p", { className: "law" }, make("b", {}, rule.title), law),
    ];
  }

  // --- Going ---

  /**
   * The numbers of the steps that a rule makes.
   * @param {string} rule
   */
  usesOf(rule) {
    return this.lesson.steps.flatMap((step, index) => (step.rule === rule ? [index + 1] : []));
  }

  /**
   * Go to the next use of a rule, after the last one to the first.
   * @param {string} rule
   */
  next(rule) {
    const uses = this.usesOf(rule).filter((at) => this.isTold(at - 1));
    if (uses.length) this.player.go(uses.find((at) => at > this.player.at) ?? uses[0]);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const again = letterOf(event) === "n";
    if (again && this.player.at) this.next(this.lesson.steps[this.player.at - 1].rule);
    return again || this.player.key(event);
  }

  leave() {
    this.player.stop();
  }
}

/**
 * What a step says, and how many go in the same way.
 * @param {Step} step
 */
function saysOf({ sentence, more }) {
  return more ? `${sentence} ${more}` : sentence;
}

/**
 * What a step settles.
 * @param {Step} step
 * @returns {Fact[]}
 */
function factsOfStep({ places, value }) {
  return places.map((place) => [place, value]);
}
