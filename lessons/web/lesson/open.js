// A lesson on a page that has the places for it: its tabs, and what else it fills.
/** @import { Argued, Lesson, Step } from "../types.js" */
/** @import { Tab } from "../tabs.js" */
import { byId, make } from "../dom.js";
import { counted } from "../laws/words.js";
import { Play } from "../play/play.js";
import { roomsApart } from "../places.js";
import { puzzleMaker } from "../puzzles.js";
import { Tabs } from "../tabs.js";
import { Dance } from "./dance.js";
import { fillWorksheet, listExports } from "./paper.js";
import { Steps } from "./steps.js";

/** @typedef {{ because: number[], argument?: Argued[] }} Shortened */
/** @typedef {Omit<Step, "because" | "rooms" | "argument"> & Shortened} Short */
/** @typedef {Omit<Lesson, "steps"> & { steps: Short[] }} Data what lessons/page.py makes */
/** @typedef {{ lesson: Lesson, tabs: Tabs, steps: Steps, play: Play }} Opened */

/**
 * Open a lesson.
 * @param {Data} data
 * @returns {Promise<Opened>}
 */
export async function openLesson(data) {
  const lesson = named(data);
  const puzzle = (await puzzleMaker(lesson.solution))(lesson.givens);
  showFacts(lesson);
  const steps = new Steps(lesson, puzzle);
  const play = new Play(byId("try"), lesson, puzzle);
  /** @type {Tab[]} */
  const tabs = [
    { id: "lesson", title: "Lesson", part: steps },
    { id: "try", title: "Try it yourself", part: play },
  ];
  if (lesson.dlx) {
    const part = new Dance(byId("dlx"), lesson, puzzle, lesson.dlx);
    tabs.push({ id: "dlx", title: "Dancing links", part });
  }
  listExports(lesson);
  fillWorksheet(lesson, puzzle);
  return { lesson, tabs: new Tabs(tabs), steps, play };
}

/** @param {Lesson} lesson */
function showFacts({ givens, rating, steps, laws, words }) {
  const [height, width] = givens.size;
  const many = counted(steps.length, "step");
  byId("about").textContent = `${height} × ${width}, difficulty ${rating}, ${many}`;
  byId("laws").append(...[...laws, ...words].map((each) => make("li", {}, each)));
}

/**
 * A lesson whose steps name the rooms and places that prove them, which stand there as numbers,
 * and have an argument, though it be empty.
 * @param {Data} data
 * @returns {Lesson}
 */
function named(data) {
  const steps = data.steps.map((step) => {
    const { rooms, places } = roomsApart(step.because.map((at) => data.names[at]));
    return { argument: [], ...step, rooms, because: places };
  });
  return { ...data, steps };
}
