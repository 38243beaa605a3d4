// @ts-check
// What follows from what, as the lesson knows it: openings, and what they rest on.
/** @import { Lesson, Step } from "../types.js" */
import { isMark } from "../places.js";

/** Facts are called by their numbers in the lesson. */
export class Reasons {
  /** @param {Lesson} lesson */
  constructor(lesson) {
    this.lesson = lesson;
    this.minded = lesson.openings.filter(([, fact]) => !isMark(lesson.facts[fact][1]));
    this.numbers = new Map(lesson.facts.map((fact, at) => [fact.join(" "), at]));
    this.openings = new Map(
      lesson.openings.map((one) => [this.key(lesson.rules[one[0]].name, one[1]), one]),
    );
    /** @type {Map<number, Step>} the step that concludes a fact */
    this.steps = new Map(
      lesson.steps.flatMap((step) => this.factsOf(step).map((fact) => [fact, step])),
    );
  }

  /**
   * @param {string} rule
   * @param {number} fact
   */
  key(rule, fact) {
    return `${rule} ${fact}`;
  }

  /**
   * What a step concludes.
   * @param {Step} step
   */
  factsOf({ places, value }) {
    return places.map((place) => this.numbers.get(`${place} ${value}`) ?? -1);
  }

  /**
   * What a step needs.
   * @param {Step} step
   */
  needsOf(step) {
    const openings = this.factsOf(step).map((fact) => this.openings.get(this.key(step.rule, fact)));
    return openings.flatMap((opening) => opening?.[3] ?? []);
  }

  /**
   * These facts, and all that follows from them and cannot be marked.
   * @param {Iterable<number>} marked
   */
  known(marked) {
    const known = new Set(marked);
    for (let before = -1; before < known.size;) {
      before = known.size;
      for (const [, fact, , needs] of this.minded) {
        if (needs.every((need) => known.has(need))) known.add(fact);
      }
    }
    return known;
  }

  /**
   * The steps behind facts that cannot be marked, and behind what those rest on; in order.
   * @param {number[]} facts
   */
  behind(facts) {
    /** @type {Set<Step>} */
    const found = new Set();
    const todo = [...facts];
    for (const fact of todo) {
      const step = this.steps.get(fact);
      if (!step || found.has(step) || isMark(this.lesson.facts[fact][1])) continue;
      found.add(step);
      todo.push(...this.needsOf(step));
    }
    return this.lesson.steps.filter((step) => found.has(step));
  }
}
