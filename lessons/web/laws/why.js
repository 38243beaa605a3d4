// @ts-check
// Why marks cannot all be right: the fewest of them, and the laws that they break together.
/** @import { Story } from "./thought.js" */
import { Thought } from "./thought.js";

const CHOICES = 8; // ways to see it of which the best is taken

/**
 * The easiest way to see that one mark cannot be right beside others; none if laws and rules do
 * not show it.
 * @param {Thought} thought
 * @param {string[]} given
 * @param {string[]} marks
 * @param {string} wrong one of the marks
 * @returns {Story | undefined}
 */
export function conflict(thought, given, marks, wrong) {
  const found = thought.follow([...given, ...marks]);
  return found.broken
    .map((end) => found.story(end))
    .filter(({ start }) => start.includes(wrong))
    .sort(easierFirst(given))
    .slice(0, CHOICES)
    .map((story) => lean(thought, given, story, wrong))
    .sort(easierFirst(given))[0];
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
 * @param {string[]} given
 * @param {Story} story
 * @param {string} wrong the mark that stays
 */
function lean(thought, given, story, wrong) {
  const few = new Thought(story.laws, thought.opposite);
  let best = story;
  for (const fact of story.start) {
    if (fact === wrong || !best.start.includes(fact)) continue;
    const found = few.follow([...given, ...best.start.filter((other) => other !== fact)]);
    const stories = found.broken.map((end) => found.story(end));
    best = stories.find(({ start }) => start.includes(wrong)) ?? best;
  }
  return best;
}
