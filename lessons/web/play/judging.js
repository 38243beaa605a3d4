// @ts-check
// What a move is worth: wrong, right but not yet forced, or forced, and by which rule.
/** @import { Change, Lesson, Opening, Puzzle, Rule, Verdict } from "../types.js" */
/** @import { State } from "./state.js" */
import { Reasons } from "./reasons.js";

export class Judge {
  /**
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   * @param {State} state
   */
  constructor(lesson, puzzle, state) {
    this.lesson = lesson;
    this.puzzle = puzzle;
    this.state = state;
    this.end = new Map(lesson.end);
    this.rules = new Map(lesson.rules.map((rule) => [rule.name, rule]));
    this.reasons = new Reasons(lesson);
  }

  /** @param {string} name */
  ruleOf(name) {
    return /** @type {Rule} */ (this.rules.get(name));
  }

  // --- What the player has ---

  /**
   * Whether a fact is among the player's marks; a number rules out all others.
   * @param {string} place
   * @param {string} value
   */
  has(place, value) {
    const values = this.state.facts.get(place);
    if (!values) return false;
    if (values.has(value)) return true;
    const number = value.startsWith("not ") && this.puzzle.numbers?.settled(values);
    return Boolean(number) && value !== `not ${number}`;
  }

  /** The facts that the player has, by number; what cannot be marked he has as soon as it follows. */
  known() {
    const { facts } = this.lesson;
    return this.reasons.known([...facts.keys()].filter((at) => this.has(...facts[at])));
  }

  /** How many steps of the solver have been made, up to the first that has not. */
  get made() {
    const { steps } = this.lesson;
    const known = this.known();
    const at = steps.findIndex((step) =>
      this.reasons.factsOf(step).some((each) => !known.has(each)),
    );
    return at < 0 ? steps.length : at;
  }

  /** The openings whose needs are met. */
  forced(known = this.known()) {
    return this.lesson.openings.filter(([, , , needs]) => needs.every((fact) => known.has(fact)));
  }

  /** Those whose conclusion has not been drawn. */
  openNow() {
    const known = this.known();
    return this.forced(known).filter(([, fact]) => !known.has(fact));
  }

  // --- What is right ---

  /**
   * @param {string} place
   * @param {string} value
   */
  isWrong(place, value) {
    const right = this.end.get(place);
    if (right === undefined) return false;
    return value.startsWith("not ") ? value === `not ${right}` : value !== right;
  }

  /** The places that differ from the answer. */
  wrongPlaces() {
    return [...this.state.facts]
      .filter(([place, values]) => [...values].some((value) => this.isWrong(place, value)))
      .map(([place]) => place);
  }

  /** What breaks the laws so far. */
  broken() {
    return this.puzzle.broken(this.state.facts, false);
  }

  isDone() {
    return this.puzzle.broken(this.state.facts, true).length === 0;
  }

  // --- Moves ---

  /**
   * What these changes are worth on the board as it is.
   * @param {Change[]} changes
   * @returns {Verdict}
   */
  judged(changes) {
    const added = changes.flatMap(({ place, before, after }) =>
      after.filter((value) => !before.includes(value)).map((value) => ({ place, value })),
    );
    if (!added.length) return { kind: "opened" };
    if (!this.lesson.unique) return { kind: "unknown" };
    if (added.some(({ place, value }) => this.isWrong(place, value))) return { kind: "wrong" };
    const open = this.forced();
    const reasons = added.map(({ place, value }) => this.reason(open, place, value));
    const [first] = reasons;
    if (!first || !reasons.every(Boolean)) return { kind: "guess" };
    const [rule, , because, needs] = first;
    const { rules, names } = this.lesson;
    const after = new Set(this.reasons.behind(needs).map((step) => step.rule));
    return {
      kind: "forced",
      rule: rules[rule].name,
      after: [...after],
      because: because.map((at) => names[at]),
    };
  }

  /**
   * The opening that gives a fact.
   * @param {Opening[]} open
   * @param {string} place
   * @param {string} value
   */
  reason(open, place, value) {
    return open.find(([, fact]) => {
      const [where, what] = this.lesson.facts[fact];
      return where === place && what === value;
    });
  }

  /**
   * What a move was worth, in words.
   * @param {Verdict} judged
   */
  words({ kind, rule, after = [] }) {
    const titles = after.map((name) => this.ruleOf(name).title);
    const first = titles.length ? `, after ${titles.join(" and ")}` : "";
    return {
      opened: "Opened again.",
      unknown: "This puzzle has several answers: moves cannot be judged.",
      wrong: "Wrong: the answer is different here.",
      guess: "Right, but not yet forced: no rule gives it from what is on the board.",
      forced: rule ? `Forced, by ${this.ruleOf(rule).title}${first}.` : "",
    }[kind];
  }
}
