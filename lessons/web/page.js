// @ts-check
// A lesson's page: steps that say why, the board to play on, and dancing links where it has them.
/** @import { Argued, Lesson, Step } from "./types.js" */
/** @import { Tab } from "./tabs.js" */
import { byId, make, readData } from "./dom.js";
import { followAddress } from "./lesson/address.js";
import { Dance } from "./lesson/dance.js";
import { fillWorksheet, listExports } from "./lesson/paper.js";
import { Steps } from "./lesson/steps.js";
import { Play } from "./play/play.js";
import { puzzleMaker } from "./puzzles.js";
import { Tabs } from "./tabs.js";

// What the page is made of, for the browser's console and for tests.
export { ARROWS, Board } from "./board.js";
export { UNIT, svg } from "./drawing.js";
export { factsOf, spotOf } from "./places.js";
export { Play, make, puzzleMaker };

/** @param {Lesson} lesson */
function showFacts({ givens, rating, steps, laws }) {
  const [height, width] = givens.size;
  document.documentElement.style.setProperty("--ratio", String(width / height));
  byId("about").textContent = `${height} × ${width}, difficulty ${rating}, ${steps.length} steps`;
  byId("laws").append(...laws.map((law) => make("li", {}, law)));
}

/** @typedef {Omit<Step, "because" | "argument"> & { because: number[], argument?: Argued[] }} Short */

/**
 * A lesson whose steps name the places that prove them, which stand there as numbers, and have an
 * argument, though it be empty.
 * @param {Omit<Lesson, "steps"> & { steps: Short[] }} data
 * @returns {Lesson}
 */
function named(data) {
  const steps = data.steps.map((step) => {
    const because = step.because.map((at) => data.names[at]);
    return { argument: [], ...step, because };
  });
  return { ...data, steps };
}

function leaveFocus() {
  /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
}

async function start() {
  const lesson = named(readData());
  const puzzle = (await puzzleMaker(lesson.solution))(lesson.givens);
  showFacts(lesson);
  const steps = new Steps(lesson, puzzle);
  /** @type {Tab[]} */
  const tabs = [
    { id: "lesson", title: "Lesson", part: steps },
    { id: "try", title: "Try it yourself", part: new Play(byId("try"), lesson, puzzle) },
  ];
  if (lesson.dlx) {
    const part = new Dance(byId("dlx"), lesson, puzzle, lesson.dlx);
    tabs.push({ id: "dlx", title: "Dancing links", part });
  }
  const shown = new Tabs(tabs);
  followAddress(shown, steps);
  listExports(lesson);
  fillWorksheet(lesson, puzzle);
  byId("help").addEventListener("close", leaveFocus);
  document.addEventListener("keydown", (event) => shown.key(event));
}

start();
