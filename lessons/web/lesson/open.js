// A lesson on a page that has the places for it: its tabs, and what else it fills.
/** @import { Argued, Lesson, Step } from "../types.js" */
/** @import { Tab } from "../tabs.js" */
import { button, byId, make } from "../dom.js";
import { counted } from "../laws/words.js";
import { Play } from "../play/play.js";
import { isRoom, placeOf, placesIn } from "../places.js";
import { puzzleMaker } from "../puzzles.js";
import { Tabs } from "../tabs.js";
import { Dance } from "./dance.js";
import { fillWorksheet, listExports } from "./paper.js";
import { Steps } from "./steps.js";

const OF_PLACE = /^(?!room )\w+ (r\d+c\d+(-[a-z]+)?)$/; // a law about one place

/** @typedef {{ laws: number[], argument?: Argued[] }} Shortened */
/** @typedef {Omit<Step, "because" | "rooms" | "argument"> & Shortened} Short */
/** @typedef {Omit<Lesson, "steps"> & { steps: Short[] }} Data what lessons/page.py makes */
/** @typedef {{ lesson: Lesson, tabs: Tabs, steps: Steps, play: Play }} Opened */

/**
 * Open a lesson.
 * @param {Data} data
 * @param {AbortSignal} [signal] that it is left
 * @returns {Promise<Opened>}
 */
export async function openLesson(data, signal) {
  const lesson = named(data);
  const puzzle = (await puzzleMaker(lesson.solution))(lesson.givens);
  showFacts(lesson);
  const steps = new Steps(lesson, puzzle);
  const play = new Play(byId("try"), lesson, puzzle, signal);
  /** @type {Tab[]} */
  const tabs = [
    { id: "lesson", title: "Lesson", part: steps },
    { id: "try", title: "Try it yourself", part: play },
  ];
  if (lesson.dlx) {
    const part = new Dance(byId("dlx"), lesson, puzzle, lesson.dlx);
    tabs.push({ id: "dlx", title: "Dancing links", part });
  }
  listExports(lesson, puzzle);
  fillWorksheet(lesson, puzzle);
  const opened = { lesson, tabs: new Tabs(tabs, signal), steps, play };
  const title = "Go on yourself from what is known here";
  steps.player.buttons.last.after(button("Try it from here", () => goOn(opened), { title }));
  return opened;
}

/**
 * Have the player go on from what is known at the step that is shown.
 * @param {Opened} opened
 */
function goOn({ tabs, steps, play }) {
  tabs.choose(tabs.tabs[1]);
  const isInstead = play.state.startWith(steps.facts(steps.at));
  play.trial = play.state.onTrial().size > 0;
  const known = steps.at
    ? `All that is known after step ${steps.at} is marked`
    : "This is the start";
  play.refresh(`${known}${isInstead ? "; undo brings back what was there" : ""}.`);
  play.view.element.focus();
}

/** @param {Lesson} lesson */
function showFacts({ givens, rating, steps, laws, words }) {
  const [height, width] = givens.size;
  const many = counted(steps.length, "step");
  byId("about").textContent = `${height} × ${width}, difficulty ${rating}, ${many}`;
  byId("laws").append(...[...laws, ...words].map((each) => make("li", {}, each)));
}

/**
 * A lesson whose steps have the facts and laws that prove them, and an argument, though it be empty.
 * @param {Data} data
 * @returns {Lesson}
 */
function named(data) {
  const facts = data.facts.map((fact) => fact.join(" "));
  const needs = new Map(
    data.openings.flatMap(([rule, says, , from]) =>
      says.map((said) => [`${data.rules[rule].name} ${facts[said]}`, from]),
    ),
  );
  const steps = data.steps.map((step) => {
    const known = needs.get(`${step.rule} ${step.places[0]} ${step.value}`) ?? [];
    const from = known.map((at) => facts[at]);
    const laws = step.laws.map((at) => lawIn(data.names[at]));
    const places = [...from.map(placeOf), ...laws.flatMap((law) => OF_PLACE.exec(law)?.[1] ?? [])];
    const because = [...new Set(places)];
    return { argument: [], ...step, from, laws, rooms: laws.filter(isRoom), because };
  });
  return { ...data, steps };
}

/**
 * A law whose region may have r1c2~5 for r1c2 to r1c5.
 * @param {string} law
 */
function lawIn(law) {
  return isRoom(law) ? law : law.replace(/r\d+c\d+~\d+/g, (run) => placesIn(run).join("+"));
}
