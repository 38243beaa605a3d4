// Own rules: one function beside the solution's rules, and what it is worth.
/** @import { Python } from "../python/python.js" */
/** @import { Place, Problem, Worth } from "../types.js" */
import { button, make } from "../../dom.js";
import { counted } from "../../laws/words.js";
import { puzzleMaker } from "../../puzzles.js";
import { picture } from "../finding.js";
import { Refused, Stopped } from "../python/python.js";
import { Desk } from "./desk.js";

const COMPANY = [
  ["alone", "alone"],
  ["direct", "after the direct rules"],
  ["all", "after all rules"],
];
const LISTED = 12; // of what a rule says at a place

export class Rules {
  /**
   * @param {HTMLElement} place
   * @param {Problem[]} problems
   * @param {Python} python that of the page
   * @param {() => Python} another one, for rules, which has nothing of the page
   * @param {() => string} opened the problem whose puzzle is open
   */
  constructor(place, problems, python, another, opened) {
    this.another = another;
    /** @type {Python | undefined} */
    this.python = undefined;
    /** @type {import("./desk.js").Kind} */
    const kind = {
      id: "rule",
      what: "rule",
      first: ({ rule }) => rule,
      pack: (problem, text) => python.call("own.rule.program", [problem, text]),
      unpack: (text) => python.call("own.rule.rule_in", [text]),
    };
    this.desk = new Desk(place, problems, kind, opened);
    const options = COMPANY.map(([value, words]) => make("option", { value }, words));
    this.company = make("select", {}, ...options);
    this.ask = button("Try the rule", () => this.examine(), { className: "main" });
    this.stopping = new AbortController(); // of the rule that is tried
    this.printed = ""; // by that rule
    this.halt = button("Stop", () => this.stopping.abort(new Stopped("stopped")), {
      disabled: true,
    });
    this.desk.tools.append(this.ask, make("label", {}, "It is asked ", this.company), this.halt);
  }

  async examine() {
    const { desk } = this;
    const say = (/** @type {string} */ words) => (desk.status.textContent = words);
    const tell = (/** @type {any} */ told) => {
      if (told.printed) this.printed += told.printed;
      else say(progressOf(told));
    };
    this.python ??= this.another();
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    this.busy(true);
    desk.results.replaceChildren();
    this.printed = "";
    say("Getting ready …");
    try {
      const args = [desk.problem.problem, desk.editor.text, this.company.value];
      /** @type {Worth} */
      const worth = await this.python.call("own.rule.examine", args, { tell, signal });
      say(verdictOn(worth));
      desk.results.append(...(await shown(worth, this.printed)));
    } catch (error) {
      say(await this.said(error));
    } finally {
      this.busy(false);
    }
  }

  /**
   * What is to be said where a rule was not tried to its end.
   * @param {unknown} error
   */
  async said(error) {
    if (!(error instanceof Refused || error instanceof Stopped)) throw error;
    const { said, line, place } = error instanceof Refused ? error.refusal : { said: "Stopped." };
    if (line) {
      const goTo = button(`Go to line ${line}`, () => this.desk.editor.goTo(line));
      this.desk.results.append(goTo);
    }
    if (place) this.desk.results.append(...(await brokenAt(place)));
    this.desk.results.append(...printedBy(this.printed));
    return `${line ? `Line ${line}: ` : ""}${said}`;
  }

  /** @param {boolean} busy */
  busy(busy) {
    this.desk.busy(busy, [this.ask], this.halt);
  }
}

/** @param {{ done: number, of: number | null, what: string }} told */
function progressOf({ done, of, what }) {
  return `${done}${of ? ` of ${of}` : ""} ${what} …`;
}

/** @param {Worth} worth */
function verdictOn({ wrong, boards, steps, speaks, puzzles, solved, carried }) {
  const right = wrong
    ? "The rule is wrong: see below."
    : `Never wrong, on ${counted(boards, "small board")} and ${counted(puzzles, "puzzle")}.`;
  const spoke = steps
    ? `It speaks ${counted(steps, "time")}, in ${speaks} of the ${counted(puzzles, "puzzle")}.`
    : `It says nothing new in any of the ${puzzles} puzzles.`;
  const without = `${solved} ${solved === 1 ? "is" : "are"} solved without it`;
  const carries = `${without}, ${carried.length} more with it.`;
  return `${right} ${spoke} ${carries}`;
}

/**
 * @param {Worth} worth
 * @param {string} printed by the rule
 */
async function shown({ wrong, shown, carried }, printed) {
  const names = carried.length ? [make("p", {}, `It carries ${carried.join(", ")}.`)] : [];
  const others = shown.filter((place) => place.case !== wrong?.case);
  const places = await Promise.all(others.map(spoken));
  return [
    ...(wrong ? await errors(wrong) : []),
    ...printedBy(printed),
    ...names,
    ...(places.length ? [make("h3", {}, "Where it speaks")] : []),
    make("div", { className: "pair" }, ...places),
  ];
}

/**
 * What the rule prints, which is for its author.
 * @param {string} printed
 */
function printedBy(printed) {
  if (!printed) return [];
  return [make("h3", {}, "What it prints"), make("pre", { tabIndex: 0 }, printed)];
}

/**
 * Where the rule is wrong, and an answer that shows it.
 * @param {Place} wrong
 */
async function errors(wrong) {
  const { solution, givens, answer, told, broken, places } = wrong;
  const draw = await puzzleMaker(solution);
  const words = broken
    ? `In ${wrong.case} it finds no answer (${broken}), and there is one.`
    : `In ${wrong.case} it says what need not be: ${factsIn(told)}.`;
  return [
    make("h3", {}, "Where it is wrong"),
    make("p", { className: "wrong" }, words),
    make(
      "div",
      { className: "pair" },
      picture(draw(givens), [...wrong.facts, ...told], { wrong: places }, words),
      ...(answer ? [picture(draw(givens), answer, { decided: places }, "An answer to it")] : []),
    ),
  ];
}

/**
 * The board on which the rule was when it broke, with what it spoke of last.
 * @param {Place} place
 */
async function brokenAt({ solution, givens, facts, places, case: name }) {
  const draw = await puzzleMaker(solution);
  const spoke = places.length ? `the last it spoke of was ${listed(places)}` : "it said nothing";
  const words = `In ${name}: ${spoke}.`;
  return [make("h3", {}, "Where it broke"), picture(draw(givens), facts, { wrong: places }, words)];
}

/** @param {Place} place */
async function spoken(place) {
  const { solution, givens, facts, told } = place;
  const draw = await puzzleMaker(solution);
  const decided = told.map(([name]) => name);
  const words = `${place.case}: ${factsIn(told)}`;
  return picture(draw(givens), [...facts, ...told], { decided }, words);
}

/**
 * The first facts; the board shows them all.
 * @param {Place["told"]} told
 */
function factsIn(told) {
  return listed(told.map((fact) => fact.join(" ")));
}

/**
 * The first of them, and how many more there are.
 * @param {string[]} words
 */
function listed(words) {
  const more = words.length - LISTED;
  return words.slice(0, LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
