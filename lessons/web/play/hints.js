// The next thing to see on the board as it is: the easiest one, for the way in which a player marks.
/** @import { Link, Step } from "../types.js" */
/** @import { Found, Story } from "../laws/thought.js" */
/** @import { Judge } from "./judging.js" */
import { sentenceOf, sentencesOf, uncounted } from "../laws/words.js";
import { isMark, placeOf, valueOf } from "../places.js";
import { placesOf } from "./reasons.js";

/**
 * What a hint tells: a step, what has to be kept in mind for it, and why, how many laws it takes.
 * @typedef {{ step: Step, kept: string[], minded: string[], effort: number }} Hint
 */

export class Hints {
  /** @param {Judge} judge */
  constructor(judge) {
    this.judge = judge;
    this.lesson = judge.lesson;
    this.puzzle = judge.puzzle;
    /** @type {Map<string, number>} where the lesson says it */
    this.order = new Map();
    this.lesson.steps.forEach((step, at) => {
      for (const fact of conclusions(step)) this.order.set(fact, at);
    });
  }

  /** Whether the player writes down what places are not; who has not begun may. */
  writesAll() {
    const { facts, given } = this.judge.state;
    const own = [...facts].filter(([place]) => !given.has(place));
    const values = own.flatMap(([, values]) => [...values]);
    return !values.length || values.some((value) => this.puzzle.isOut(value));
  }

  /**
   * The easiest hint: of all that can be marked it takes the fewest laws.
   * @returns {Hint | null}
   */
  easiest() {
    const own = this.easiestOf(this.writesAll());
    return own ?? this.easiestOf(true); // where a number alone is not to be found
  }

  /**
   * @param {boolean} all whether it may say what a place is not
   * @returns {Hint | null}
   */
  easiestOf(all) {
    const isWanted = (/** @type {Link} */ { fact, law }) =>
      law.effort > 0 && isMark(valueOf(fact)) && (all || !this.puzzle.isOut(valueOf(fact)));
    /** @type {{ best?: Story, seen: Set<Link | null> }} */
    const search = { seen: new Set([null]) };
    const until = (/** @type {Found} */ found, /** @type {number} */ at) => {
      for (const link of found.known.values()) {
        if (search.seen.has(link) || !link) continue;
        search.seen.add(link);
        const story = isWanted(link) && found.story(link);
        if (story && this.comesBefore(story, search.best)) search.best = story;
      }
      return search.best !== undefined && at > search.best.effort;
    };
    const found = this.judge.reasons.thought.follow(this.judge.marks(), () => true, until);
    until(found, 0); // what came last, with nothing after it
    return search.best ? this.told(search.best, found) : null;
  }

  /**
   * Whether a story is easier than another, or as easy and told earlier in the lesson.
   * @param {Story} one
   * @param {Story | undefined} other
   */
  comesBefore(one, other) {
    if (!other || one.effort !== other.effort) return !other || one.effort < other.effort;
    const order = (/** @type {Story} */ { end }) => this.order.get(end.fact) ?? Infinity;
    return order(one) < order(other);
  }

  /**
   * What a link says that follows at once, by its own rule.
   * @param {Link} link
   */
  atOnce(link) {
    const found = this.judge.reasons.atOnce(this.judge.marks());
    return this.told(found.story(link), found, link.rule);
  }

  /**
   * What to tell: in the lesson's own words where it says just this.
   * @param {Story} story
   * @param {Found} found
   * @param {string} [rule] the only one that may say it
   * @returns {Hint}
   */
  told(story, found, rule) {
    const { end, effort } = story;
    const step = this.lesson.steps[this.order.get(end.fact) ?? -1];
    const own = step && step.rule === (rule ?? step.rule) && this.ready(step, effort);
    const behind = own || story.links.slice(0, -1).filter(({ law }) => law.effort);
    const kept = behind.map(({ fact }) => fact);
    const minded = own ? own.map((link) => this.sentence(link)) : sentencesOf(this.puzzle, behind);
    const told = own ? { ...step, sentence: uncounted(step.sentence) } : this.stepOf(end, found);
    return { step: told, kept, minded, effort };
  }

  /**
   * What a step of the lesson rests on that nobody can mark, if that is all it lacks, and nothing
   * that it says is known.
   * @param {Step} step
   * @param {number} effort the most that it may take
   * @returns {Link[] | undefined}
   */
  ready(step, effort) {
    const found = this.judge.reasons.atOnce(this.judge.marks());
    const { rules } = this.judge.reasons;
    const laws = conclusions(step).map((fact) => rules.get(`${step.rule} ${fact}`));
    const needs = laws.flatMap((law) => law?.facts ?? []);
    const most = Math.max(...laws.map((law) => law?.effort ?? Infinity));
    const isKnown = (/** @type {string} */ fact) => found.known.has(fact);
    const fits = needs.every(isKnown) && !conclusions(step).some(isKnown);
    if (most > effort || !fits) return undefined;
    const links = needs.flatMap((need) => {
      const link = found.known.get(need);
      return link ? found.story(link).links.filter(({ law }) => law.effort) : [];
    });
    return [...new Set(links)];
  }

  /**
   * What a link says as a step; with all that the same law says from the same facts.
   * @param {Link} end
   * @param {Found} found
   * @returns {Step}
   */
  stepOf(end, found) {
    const value = valueOf(end.fact);
    const places = [...found.known.values(), ...found.said.values()]
      .filter((link) => link && isSame(link, end) && valueOf(link.fact) === value)
      .map((link) => placeOf(/** @type {Link} */ (link).fact));
    const sentence = sentenceOf(
      this.puzzle,
      end,
      places.map((place) => `${place} ${value}`),
    );
    const { tier } = this.judge.ruleOf(end.rule);
    const because = placesOf(end);
    const { rooms = [] } = end.law;
    return { rule: end.rule, tier, places, value, because, rooms, sentence, argument: [] };
  }

  /**
   * What a link says: in the words of the lesson where it says so.
   * @param {Link} link
   */
  sentence(link) {
    const step = this.lesson.steps[this.order.get(link.fact) ?? -1];
    const own = this.judge.reasons.rules.get(`${link.rule} ${link.fact}`) === link.law;
    const said = step && own && step.rule === link.rule;
    return said ? uncounted(step.sentence) : sentenceOf(this.puzzle, link, [link.fact]);
  }
}

/**
 * Whether two links are one conclusion.
 * @param {Link} one
 * @param {Link} other
 */
function isSame(one, other) {
  return one.law === other.law && one.from.join() === other.from.join();
}

/**
 * What a step says, fact by fact.
 * @param {Step} step
 */
function conclusions({ places, value }) {
  return places.map((place) => `${place} ${value}`);
}
