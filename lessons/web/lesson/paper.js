// What leaves the page: a worksheet to print, copies for other programs, the steps as a file.
/** @import { Facts, Lesson, Puzzle, Step } from "../types.js" */
import { Board } from "../board.js";
import { button, byId, copy, make, save } from "../dom.js";
import { svg } from "../drawing.js";
import { counted, inWords, summary, whyStuck } from "../laws/words.js";
import { factsOf, isMark } from "../places.js";
import { traceOf } from "./trace.js";

const LISTED = 30; // steps on a worksheet
const NAMED = 6; // places of a step there
const LINES = 26; // to write on, as many as a page has room for

/**
 * Two pages to print: the puzzle with its laws, and the solution with the steps.
 * @param {Lesson} lesson
 * @param {Puzzle} puzzle
 */
export function fillWorksheet(lesson, puzzle) {
  const title = `${lesson.title} ${lesson.name}`;
  byId("worksheet").append(
    make(
      "section",
      {},
      make("h1", {}, title),
      make("ul", {}, ...lesson.laws.map((law) => make("li", {}, law))),
      picture(puzzle, factsOf(lesson.start)),
      make("p", {}, `Difficulty ${lesson.rating}. Notes:`),
      make("div", { className: "notes" }, ...Array.from({ length: LINES }, () => make("hr"))),
    ),
    make(
      "section",
      {},
      make("h1", {}, `${lesson.unique ? "Solution of" : "One of several answers to"} ${title}`),
      picture(puzzle, factsOf(lesson.end)),
      make("p", {}, headOfSteps(lesson)),
      listOfSteps(lesson, puzzle),
    ),
  );
}

/**
 * @param {Puzzle} puzzle
 * @param {Facts} facts
 */
function picture(puzzle, facts) {
  const element = svg("svg", { class: "board" });
  new Board(element, puzzle).show({ facts });
  return element;
}

/** @param {Lesson} lesson */
function headOfSteps(lesson) {
  const { length } = lesson.steps;
  if (!length) return summary(lesson);
  const shown = length > LISTED ? `, the first ${LISTED}` : "";
  const end = lesson.solved ? "" : `; then no rule says more: ${whyStuck(lesson)}`;
  return `${counted(length, "step")}${shown}${end}:`;
}

/**
 * @param {Lesson} lesson
 * @param {Puzzle} puzzle
 */
function listOfSteps({ steps, rules }, puzzle) {
  const titles = new Map(rules.map((rule) => [rule.name, rule.title]));
  const line = (/** @type {Step} */ { rule, places, value, more }) => {
    const dots = places.length > NAMED ? " ..." : "";
    const short = `${places.slice(0, NAMED).join(" ")}${dots} ${value}`;
    const facts = places.map((place) => `${place} ${value}`);
    const told = isMark(value) ? short : inWords(puzzle, facts);
    return `${titles.get(rule)}: ${told}${more ? `. ${more}` : ""}`;
  };
  const items = steps.slice(0, LISTED).map((step, at) => ({ step, value: at + 1 }));
  const told = items.filter(({ step }) => step.brief === undefined);
  return make("ol", {}, ...told.map(({ step, value }) => make("li", { value }, line(step))));
}

/**
 * Print the worksheet with every step in words, each with its argument.
 * @param {Lesson} lesson
 */
function printWords(lesson) {
  const items = lesson.steps.map(({ sentence, more, brief, argument }) => {
    if (brief) return make("li", {}, brief);
    const lines = argument.map(({ says, depth = 0 }) =>
      make("li", { className: `deep-${depth}` }, lesson.lists[says]),
    );
    return make(
      "li",
      {},
      sentence,
      ...(lines.length ? [make("ol", {}, ...lines)] : []),
      more ?? "",
    );
  });
  const title = make("h1", {}, `${lesson.title} ${lesson.name}: every step`);
  const section = make("section", { className: "words" }, title, make("ol", {}, ...items));
  byId("worksheet").append(section);
  // Not all browsers wait in print() until the pages are made.
  addEventListener("afterprint", () => section.remove(), { once: true });
  print();
}

/**
 * Buttons that copy the puzzle, for each program that knows it, print it, and save its steps.
 * @param {Lesson} lesson
 * @param {Puzzle} puzzle
 */
export function listExports(lesson, puzzle) {
  byId("text").textContent = lesson.puzzle;
  byId("copy").onclick = () => copy(lesson.puzzle);
  byId("print-page").onclick = () => print();
  byId("print-words").onclick = () => printWords(lesson);
  byId("save-steps").onclick = () => {
    save(`${lesson.problem}-steps.jsonl`, traceOf(lesson, puzzle), "application/jsonl");
  };
  const items = lesson.exports.map(({ name, text, url }) => {
    const item = make(
      "li",
      { className: "row" },
      button(`Copy as ${name}`, () => copy(text)),
    );
    if (url)
      item.append(make("a", { href: url, rel: "noreferrer" }, `Open at ${new URL(url).host}`));
    return item;
  });
  byId("exports").append(...items);
}
