// What follows from a player's marks: by the laws at their places, and by the lesson's rules.
/** @import { Known, Law, Lesson, Link, Opening, Puzzle } from "../types.js" */
import { Thought } from "../laws/thought.js";
import { listed } from "../laws/words.js";
import { isMark, placeOf, roomsApart, valueOf } from "../places.js";

const MOST = 12; // facts: whoever lacks more has another rule to look for

export class Reasons {
  /**
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   */
  constructor(lesson, puzzle) {
    this.lesson = lesson;
    this.puzzle = puzzle;
    this.names = lesson.facts.map((fact) => fact.join(" "));
    /** @type {Map<string, Law>} of a rule and what it concludes */
    this.rules = new Map();
    for (const opening of lesson.openings) {
      const [rule, says] = opening;
      for (const fact of says.map((number) => this.names[number])) {
        this.rules.set(`${lesson.rules[rule].name} ${fact}`, this.ruleOf(fact, opening));
      }
    }
    const opposite = (/** @type {string} */ fact) =>
      isMark(valueOf(fact)) ? puzzle.opposite(fact) : undefined;
    this.thought = new Thought([...puzzle.laws(), ...this.rules.values()], opposite);
  }

  /**
   * An opening as what it is: a rule that says one thing as soon as it can.
   * @param {string} fact
   * @param {Opening} opening
   * @returns {Law}
   */
  ruleOf(fact, [rule, , because, needs, effort]) {
    const { name, law } = this.lesson.rules[rule];
    const facts = needs.map((need) => this.names[need]);
    const { rooms, places } = roomsApart(because.map((at) => this.lesson.names[at]));
    const said = [{ rule: name, facts: [fact], from: facts }];
    /** @type {Law["look"]} */
    const look = (known) =>
      !known.has(fact) && facts.every((need) => known.has(need)) ? said : [];
    const told = new Set(facts.map(placeOf));
    const about = [...rooms, ...places.filter((place) => !told.has(place))];
    const words = about.length ? `${law} Look at ${listed(about)}.` : law;
    return { words, effort, places, rooms, facts, look };
  }

  /**
   * What follows at once; what nobody can mark counts as marked, and what numbers are not.
   * @param {Iterable<string>} marks
   */
  atOnce(marks) {
    return this.thought.follow(marks, isUnwritten, never);
  }

  /**
   * What everybody sees, one after the other.
   * @param {Iterable<string>} marks
   */
  obvious(marks) {
    const { obvious } = this.puzzle;
    const isObvious = (/** @type {Link} */ { fact, law, rule }) =>
      law.effort === 1 && valueOf(fact).split(" ")[0] === obvious[rule];
    const { known } = this.thought.follow(
      marks,
      (link) => !link.law.effort || isObvious(link),
      never,
    );
    return [...known].filter(([, link]) => link?.law.effort).map(([fact]) => fact);
  }

  /**
   * What follows for one who keeps in mind what places are not, and does not write it down.
   * @param {Iterable<string>} marks
   * @param {string[]} asked facts that are not kept in mind, as it is asked how they follow
   */
  inMind(marks, asked = []) {
    const keeps = (/** @type {Link} */ link) =>
      !asked.includes(link.fact) && (isUnwritten(link) || this.puzzle.isOut(valueOf(link.fact)));
    return this.thought.follow(marks, keeps, never);
  }

  /**
   * How a fact follows by one rule alone: from marks as they are or, where that says nothing, from
   * all that is known.
   * @param {string} rule
   * @param {string} fact that is not known
   * @param {string[]} marks
   * @param {Known} known
   * @returns {Link | undefined}
   */
  byRule(rule, fact, marks, known) {
    for (const some of [new Set(marks), known]) {
      for (const law of this.thought.laws) {
        const link = linkBy(law, rule, fact, some);
        if (link) return link;
      }
    }
    return undefined;
  }

  /**
   * The fewest facts that a rule would need to know besides, to say this; none where it never does,
   * or only with a great many.
   * @param {string} rule
   * @param {string} fact
   * @param {Known} known
   */
  lacks(rule, fact, known) {
    const others = this.lesson.end.filter(([place]) => place !== placeOf(fact));
    const needs = this.rules.get(`${rule} ${fact}`)?.facts ?? [];
    const all = this.inMind([...others.map((other) => other.join(" ")), ...needs], [fact]).known;
    const ways = this.thought.laws.flatMap((law) => {
      const from = linkBy(law, rule, fact, all)?.from ?? [];
      const lacks = from.filter((need) => !known.has(need));
      const isShort = lacks.length > 0 && lacks.length <= MOST;
      return isShort ? [fewest(law, rule, fact, known, lacks)] : [];
    });
    return ways.sort((one, other) => one.length - other.length)[0] ?? [];
  }
}

/**
 * How a fact follows from what is known by a rule of one law.
 * @param {Law} law
 * @param {string} rule
 * @param {string} fact
 * @param {Known} known
 * @returns {Link | undefined}
 */
function linkBy(law, rule, fact, known) {
  const says = law.look(known).find((one) => one.rule === rule && one.facts.includes(fact));
  return says && { ...says, fact, law, at: Infinity };
}

/**
 * The facts of those that a law lacks without which it does not say a fact.
 * @param {Law} law
 * @param {string} rule
 * @param {string} fact
 * @param {Known} known
 * @param {string[]} lacks
 */
function fewest(law, rule, fact, known, lacks) {
  const isEnough = (/** @type {string[]} */ some) =>
    linkBy(law, rule, fact, new Set([...known.keys(), ...some]));
  return lacks.reduce((left, one) => {
    const rest = left.filter((other) => other !== one);
    return isEnough(rest) ? rest : left;
  }, lacks);
}

/**
 * Whether what a link says is never marked: nobody can, or it takes no law.
 * @param {Link} link
 */
function isUnwritten({ fact, law }) {
  return !law.effort || !isMark(valueOf(fact));
}

function never() {
  return false;
}

/**
 * The places that a link is drawn with: of the facts behind it, and of its law.
 * @param {Link} link
 */
export function placesOf({ from, law }) {
  return [...new Set([...law.places, ...from.map(placeOf)])];
}
