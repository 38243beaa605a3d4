// What follows, and from what, in whole sentences.
/** @import { Lesson, Link, Puzzle } from "../types.js" */
import { placeOf, valueOf } from "../places.js";

const LISTED = 6; // places that are named one by one
const NOT = /^not (\d+)$/;

/**
 * A list as people say it.
 * @param {string[]} words
 * @param {string} last
 * @param {number} most of a longer list the rest is only counted
 */
export function listed(words, last = "and", most = LISTED) {
  const some = words.length > most ? words.slice(0, most - 1) : words;
  const all = words.length > some.length ? [...some, `${words.length - some.length} more`] : some;
  return [all.slice(0, -1).join(", "), all[all.length - 1]].filter(Boolean).join(` ${last} `);
}

/**
 * How many there are: 1 step, 2 steps.
 * @param {number} number
 * @param {string} noun
 */
export function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * Why rules do not lead to the end.
 * @param {Lesson} lesson
 */
export function whyStuck({ unique }) {
  return unique ? "only search goes on" : "the puzzle has several answers";
}

/**
 * How far the rules lead, and why not to the end.
 * @param {Lesson} lesson
 */
export function summary(lesson) {
  const { steps, solved } = lesson;
  const { length } = steps;
  if (solved && !length) return "Nothing is open: this is the answer.";
  const [many, s] = [counted(length, "step"), length === 1 ? "s" : ""];
  if (solved) return `${many} lead${s} to the answer.`;
  const why = whyStuck(lesson);
  return length
    ? `${many} follow${s} by rules. No rule says more: ${why}.`
    : `No rule says anything: ${why}.`;
}

/**
 * Facts in words, those of one value together: r1c2 and r2c2 are sea; r1c1 is not 2 or 3.
 * @param {Puzzle} puzzle
 * @param {string[]} facts
 */
export function inWords(puzzle, facts) {
  return listed(eachInWords(puzzle, facts));
}

/**
 * The same for each value.
 * @param {Puzzle} puzzle
 * @param {string[]} facts
 */
function eachInWords(puzzle, facts) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  /** @type {Map<string, string[]>} the numbers that a place is not */
  const out = new Map();
  for (const fact of facts) {
    const [, number] = NOT.exec(valueOf(fact)) ?? [];
    if (number) out.set(placeOf(fact), [...(out.get(placeOf(fact)) ?? []), number]);
  }
  for (const fact of facts) {
    const numbers = NOT.test(valueOf(fact)) ? out.get(placeOf(fact)) : undefined;
    const value = numbers ? `not ${listed(numbers, "or")}` : valueOf(fact);
    const others = places.get(value) ?? [];
    if (!others.includes(placeOf(fact))) places.set(value, [...others, placeOf(fact)]);
  }
  return [...places].map(([value, where]) => {
    const many = where.length > 1;
    return `${listed(where)} ${puzzle.verb?.(value, many) ?? `${many ? "are" : "is"} ${value}`}`;
  });
}

/**
 * Many facts in short: the shapes that islands have not by their number, the others by their value.
 * @param {Puzzle} puzzle
 * @param {string[]} facts
 */
export function inShort(puzzle, facts) {
  const isShape = (/** @type {string} */ fact) => valueOf(fact).includes("+");
  const islands = facts.filter(isShape).map(placeOf);
  const out = [...new Set(islands)].map((island) => {
    const many = islands.filter((other) => other === island).length;
    return `${counted(many, "shape")} of the island at ${island} ${many === 1 ? "is" : "are"} out`;
  });
  const others = facts.filter((fact) => !isShape(fact));
  return [...eachInWords(puzzle, others), ...out];
}

/**
 * What links say one after the other; what one law says from the same facts is one sentence.
 * @param {Puzzle} puzzle
 * @param {Link[]} links
 */
export function sentencesOf(puzzle, links) {
  /** @type {Map<string, { link: Link, facts: string[] }>} */
  const said = new Map();
  for (const link of links.filter(({ law }) => law.effort)) {
    const key = [link.law.words, ...link.from].join();
    const same = said.get(key);
    if (same) same.facts.push(link.fact);
    else said.set(key, { link, facts: [link.fact] });
  }
  return [...said.values()].map(({ link, facts }) => sentenceOf(puzzle, link, facts));
}

/**
 * What breaks: a law, or what follows by it and is known not to be so.
 * @param {Puzzle} puzzle
 * @param {Link} end
 */
export function breach(puzzle, { law, fact, from }) {
  if (!fact) return `${law.words} But ${inWords(puzzle, from)}.`;
  const known = from.slice(0, -1);
  const lead = known.length ? `As ${inWords(puzzle, known)},` : "So";
  return `${law.words} ${lead} ${inWords(puzzle, [fact])}; but ${inWords(puzzle, from.slice(-1))}.`;
}

/**
 * The law, what is known, and what follows.
 * @param {Puzzle} puzzle
 * @param {Link} link
 * @param {string[]} facts that follow
 */
export function sentenceOf(puzzle, { law, from }, facts) {
  return `${law.words} ${from.length ? `As ${inWords(puzzle, from)},` : "So"} ${inWords(puzzle, facts)}.`;
}

const SHAPES = /(?:all \d+ shapes|both shapes|the only shape) left to ([^:(]+?)(?: \([^)]+\))?/;
const AGREE = new RegExp(`${SHAPES.source} (contain|touch)(?:e?s)? (it|them)\\.$`);

/**
 * A sentence of the lesson without how many shapes an island has left: on the player's own board
 * that may be more or less.
 * @param {string} sentence
 */
export function uncounted(sentence) {
  const each = (/** @type {string[]} */ ...[, island, verb, what]) =>
    `every shape left to ${island} ${verb}${verb === "touch" ? "es" : "s"} ${what}.`;
  return sentence.replace(/no shape of the \d+ left/, "no shape left").replace(AGREE, each);
}
