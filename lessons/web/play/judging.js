// What a move is worth: wrong, right but not yet forced, or forced, and by which rule.
/** @import { Change, Facts, Lesson, Link, Move, Puzzle, Rings, Rule, Verdict } from "../types.js" */
/** @import { Found } from "../laws/thought.js" */
/** @import { State } from "./state.js" */
import { conflict, easierFirst } from "../laws/why.js";
import { inShort, listed } from "../laws/words.js";
import { placeOf, valueOf } from "../places.js";
import { Reasons, placesOf } from "./reasons.js";
import { addedBy } from "./state.js";

const NO_RULE = ": no rule gives it from what is on the board.";

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
    this.places = new Set(puzzle.places());
    this.rules = new Map(lesson.rules.map((rule) => [rule.name, rule]));
    this.reasons = new Reasons(lesson, puzzle);
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

  /**
   * What stays in a place where another value is marked: where numbers are typed, those crossed out.
   * @param {string} place
   */
  staying(place) {
    return this.puzzle.numbers ? [...this.state.values(place)] : [];
  }

  /** What stands on the board, as facts: what is given too. */
  marks() {
    return inLine(this.state.facts);
  }

  /**
   * The marks that changes let stand: what they take back proves nothing of what they add.
   * @param {Change[]} changes
   */
  standing(changes) {
    const back = changes.map(({ place, before, after }) => ({
      place,
      before: after,
      after: before,
    }));
    const gone = addedBy(back);
    return this.marks().filter((fact) => !gone.includes(fact));
  }

  /** What is given, as facts. */
  given() {
    return inLine(this.state.given);
  }

  /** What follows at once and is not marked. */
  possible() {
    return [...this.reasons.atOnce(this.marks()).said.values()];
  }

  // --- What is right ---

  /** @param {string} fact */
  isWrong(fact) {
    const [right, value] = [this.end.get(placeOf(fact)), valueOf(fact)];
    if (right === undefined) return false;
    return value.startsWith("not ") ? value === `not ${right}` : value !== right;
  }

  /** The places that differ from the answer. */
  wrongPlaces() {
    return [...new Set(this.wrongMarks().map(placeOf))];
  }

  /**
   * What is wrong of the stroke of a move, but for the move itself and what was filled in by it.
   * @param {Move} move
   */
  wrongBefore(move) {
    const { stroke } = move;
    const made = this.state.done.filter((one) => one.stroke === stroke);
    const others = made.filter(({ judged }) => judged.kind !== "filled");
    const places = new Set(others.flatMap(({ changes }) => changes.map(({ place }) => place)));
    for (const { place } of move.changes) places.delete(place);
    return places.size ? this.wrongPlaces().filter((place) => places.has(place)) : [];
  }

  /** The wrong marks, as facts. */
  wrongMarks() {
    return this.marks().filter((fact) => this.isWrong(fact));
  }

  /** The wrong mark that was made last; what was filled in followed from others. */
  lastWrong() {
    const wrong = this.wrongMarks();
    const made = this.state.done.filter(({ judged }) => judged.kind !== "filled");
    const marks = made.flatMap(({ changes }) => addedBy(changes));
    return marks.findLast((fact) => wrong.includes(fact)) ?? wrong.at(-1);
  }

  /**
   * The easiest way to see that a wrong mark cannot be right beside others; that others cannot,
   * where that alone is to be seen.
   * @param {string} wrong
   */
  conflict(wrong) {
    const [given, all, others] = [this.given(), this.marks(), new Set(this.wrongMarks())];
    const right = all.filter((fact) => fact === wrong || !others.has(fact));
    const stories = (others.size > 1 ? [all, right] : [all]).flatMap(
      (marks) => conflict(this.reasons.thought, given, marks, wrong) ?? [],
    );
    stories.sort(easierFirst(given));
    return stories.find(({ start }) => start.includes(wrong)) ?? stories[0];
  }

  /** The same where several answers leave no mark wrong by itself. */
  clash() {
    const [given, all] = [this.given(), this.marks()];
    const story = conflict(this.reasons.thought, given, all);
    return story?.start.some((fact) => !given.includes(fact)) ? story : undefined;
  }

  /** What breaks the laws so far. */
  broken() {
    return this.puzzle.broken(this.state.facts, false);
  }

  /** Whether the marks are an answer. */
  isDone() {
    const { facts, given } = this.state;
    const isAll = () => this.puzzle.places().every((place) => facts.has(place));
    // What is open counts once somebody has begun, and where it cannot be either of two values.
    const counts = this.lesson.unique && facts.size > given.size;
    if (!counts && this.puzzle.opensToBoth && !isAll()) return false;
    return this.puzzle.broken(facts, true).length === 0;
  }

  /**
   * Whether a place can have these values.
   * @param {string} place
   * @param {string[]} values
   */
  fits(place, values) {
    const { values: all, numbers } = this.puzzle;
    const most = numbers?.most(place) ?? 0;
    const isNumber = (/** @type {string} */ value) =>
      /^(not )?[1-9]\d*$/.test(value) && Number(value.replace("not ", "")) <= most;
    const isOne = numbers ? isNumber : (/** @type {string} */ value) => all.includes(value);
    return this.places.has(place) && values.every(isOne);
  }

  // --- Moves ---

  /**
   * Whether a move that was kept is one of this puzzle, and of rules that there are; else it may
   * throw, too.
   * @param {Move} move
   */
  isOurs({ judged, changes }) {
    this.words(judged);
    return changes.every(
      ({ place, before, after }) => this.fits(place, before) && this.fits(place, after),
    );
  }

  /**
   * What these changes are worth on the board as it is; marks that are wrong prove nothing.
   * @param {Change[]} changes
   * @param {string} named the rule by which they are made; none where it may be any
   * @returns {Verdict}
   */
  judged(changes, named = "") {
    const added = addedBy(changes);
    if (!added.length) return { kind: "opened" };
    if (!this.lesson.unique) return { kind: "unknown" };
    if (added.some((fact) => this.isWrong(fact))) return { kind: "wrong" };
    const { reasons } = this;
    const right = this.standing(changes).filter((fact) => !this.isWrong(fact));
    const found = reasons.inMind(right, added);
    const follows = (/** @type {string} */ fact) => found.follows(fact);
    if (!named) return this.worth(found, added, follows);
    const by = (/** @type {string} */ fact) => reasons.byRule(named, fact, right, found.known);
    const missed = added.find((fact) => !by(fact));
    if (!missed) return this.worth(found, added, by);
    const worth = this.worth(found, [missed, ...added], follows);
    if (worth.rule === named) return worth; // it said so before more was kept in mind
    return { ...worth, named, lacks: reasons.lacks(named, missed, found.known) };
  }

  /**
   * What facts are worth, by the link by which each follows.
   * @param {Found} found
   * @param {string[]} facts
   * @param {(fact: string) => Link | undefined} how
   * @returns {Verdict}
   */
  worth(found, facts, how) {
    const links = facts.map(how);
    const [first] = links;
    if (!first || !links.every(Boolean)) return { kind: "guess" };
    const behind = found.story(first).links.filter(({ law }) => law.effort);
    const after = behind.slice(0, -1).map((link) => link.rule);
    return {
      kind: "forced",
      rule: first.rule,
      after: [...new Set(after)],
      because: placesOf(first),
    };
  }

  /**
   * What a move was worth, in words.
   * @param {Verdict} judged
   */
  words(judged) {
    return [this.worthWords(judged), this.lackWords(judged)].filter(Boolean).join(" ");
  }

  /** @param {Verdict} judged */
  worthWords({ kind, rule, after = [], named, isSure = false }) {
    const titles = after.map((name) => this.ruleOf(name).title);
    const first = titles.length ? `, after ${titles.join(" and ")}` : "";
    const lead = named ? `Right, but not by ${this.ruleOf(named).title}: by` : "Forced, by";
    return {
      opened: "Opened again.",
      filled: "Filled in.",
      unknown: "This puzzle has several answers: moves cannot be judged.",
      wrong: "Wrong: the answer is different here.",
      guess: `Right, but not yet forced${isSure ? NO_RULE : " by anything that this page knows."}`,
      forced: rule ? `${lead} ${this.ruleOf(rule).title}${first}.` : "",
    }[kind];
  }

  /**
   * What the rule would need to know that was named.
   * @param {Verdict} judged
   */
  lackWords({ named, lacks = [] }) {
    if (!named || !lacks.length) return "";
    const needs = listed(inShort(this.puzzle, lacks));
    return `${this.ruleOf(named).title} would need to know first that ${needs}.`;
  }
}

/**
 * Whether a solver may know more: by the rule that was named a page's own conclusion is proved.
 * @param {Verdict} judged
 * @param {string} named
 */
export function isAsked({ kind, rule }, named) {
  return kind === "guess" || (kind === "forced" && rule !== named);
}

/**
 * What is worth a look of a move: where it is wrong; what proves it, what the rule lacks.
 * @param {Move} move
 * @param {string[]} before what is wrong in its stroke before it
 * @returns {Rings}
 */
export function ringsOf({ changes, judged: { kind, because, lacks = [] } }, before) {
  if (kind === "wrong") return { wrong: [...before, ...changes.map(({ place }) => place)] };
  return { because, supposed: lacks.map(placeOf), wrong: before };
}

/**
 * Facts one after the other.
 * @param {Facts} facts
 */
function inLine(facts) {
  return [...facts].flatMap(([place, values]) => [...values].map((value) => `${place} ${value}`));
}
