// The steps as data, for other programs: what python -m lessons --json prints of the puzzle.
/** @import { Facts, Lesson, Puzzle } from "../types.js" */
import { factsOf, isSettled } from "../places.js";

const SCHEMA = { schema: "logic-puzzles/trace", version: 1 };
const OF_PUZZLE = "problem title laws rules puzzle";
const OF_STEP = "rule tier places value because from laws sentence";

/**
 * The lines of the file: a header, the steps, how they end.
 * @param {Lesson} lesson
 * @param {Puzzle} puzzle
 */
export function traceOf(lesson, puzzle) {
  const facts = factsOf(lesson.start);
  const steps = lesson.steps.map((step, at) => {
    for (const place of step.places) {
      facts.set(place, (facts.get(place) ?? new Set()).add(step.value));
    }
    return { step: at + 1, ...some(step, OF_STEP), board: boardOf(puzzle, facts) };
  });
  const open = openIn(puzzle, facts);
  const end = { end: open ? "stuck" : "solved", steps: steps.length, open };
  return [{ ...SCHEMA, ...some(lesson, OF_PUZZLE) }, ...steps, end].map(asLine).join("");
}

/**
 * Some of what an object has, in that order.
 * @param {object} object
 * @param {string} names
 */
function some(object, names) {
  return Object.fromEntries(names.split(" ").map((name) => [name, Reflect.get(object, name)]));
}

/**
 * How many places are not settled.
 * @param {Puzzle} puzzle
 * @param {Facts} facts
 */
function openIn(puzzle, facts) {
  return puzzle.places().filter((place) => ![...(facts.get(place) ?? [])].some(isSettled)).length;
}

/**
 * The board as a solution writes it: with blanks where a sign is longer than one.
 * @param {Puzzle} puzzle
 * @param {Facts} facts
 */
function boardOf(puzzle, facts) {
  const lines = puzzle.text(facts, !openIn(puzzle, facts));
  const gap = lines.flat().some((sign) => sign.length > 1) ? " " : "";
  return lines.map((line) => line.join(gap).trimEnd()).join("\n");
}

/**
 * A line of JSON, with blanks where Python puts them.
 * @param {object} value
 */
function asLine(value) {
  const lines = JSON.stringify(value, null, 1); // those within texts are escaped
  return `${lines.replace(/(,?)\n */g, (_, comma) => comma && ", ")}\n`;
}
