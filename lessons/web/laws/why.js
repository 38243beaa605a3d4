// Why marks cannot all be right: few of them, and the laws that they break together.
/** @import { Story } from "./thought.js" */
import { Thought } from "./thought.js";

const CHOICES = 4; // ways to see it of which the best is taken
const PATIENCE = 2000; // milliseconds after which marks may stay that could be left out

/**
 * The easiest way to see that marks cannot all be right, one of them if that is to be seen; none if
 * laws and rules do not show it.
 * @param {Thought} thought
 * @param {string[]} given
 * @param {string[]} marks
 * @param {string} [wrong] one of the marks
 * @returns {Story | undefined}
 */
export function conflict(thought, given, marks, wrong) {
  const found = thought.follow([...given, ...marks]);
  const until = performance.now() + PATIENCE;
  const isAbout = (/** @type {Story} */ { start }) => !wrong || start.includes(wrong);
  const stories = found.broken
    .map((end) => found.story(end))
    .filter(isAbout)
    .sort(easierFirst(given))
    .slice(0, CHOICES)
    .map((story) => lean(thought, given, story, until, wrong))
    .sort(easierFirst(given));
  return stories.find(isAbout) ?? stories[0];
}

/**
 * The order of stories: few laws, then few marks.
 * @param {string[]} given
 * @returns {(one: Story, other: Story) => number}
 */
export function easierFirst(given) {
  const free = new Set(given);
  const marks = (/** @type {Story} */ story) =>
    story.start.filter((fact) => !free.has(fact)).length;
  return (one, other) => one.effort - other.effort || marks(one) - marks(other);
}

/**
 * The story without the marks that it can do without, by no other laws.
 * @param {Thought} thought
 * @param {string[]} given what stays
 * @param {Story} story
 * @param {number} until the time when it stays as it is
 * @param {string} [wrong] the mark that is left out last
 */
function lean(thought, given, story, until, wrong) {
  const few = new Thought(story.laws, thought.opposite);
  const free = new Set(given);
  let best = story;
  for (let size = best.start.length; size; size = Math.floor(size / 2)) {
    const own = best.start.filter((fact) => !free.has(fact));
    const tried = own.sort((one, other) => Number(one === wrong) - Number(other === wrong));
    for (let at = 0; at < tried.length && performance.now() < until; at += size) {
      const out = new Set(tried.slice(at, at + size));
      const rest = best.start.filter((fact) => !out.has(fact));
      if (rest.length === best.start.length) continue;
      const found = few.follow([...given, ...rest]);
      const stories = found.broken.map((end) => found.story(end));
      best = stories.find(({ start }) => start.includes(wrong ?? "")) ?? stories[0] ?? best;
    }
  }
  return best;
}
