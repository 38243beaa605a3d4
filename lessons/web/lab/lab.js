// The page of the lab: a puzzle from anywhere, what is wrong with it, its lesson.
/** @import { Opened } from "../lesson/open.js" */
/** @import { Held, Refusal } from "./types.js" */
import { begin, button, byId, copy } from "../dom.js";
import { listed } from "../laws/words.js";
import { openLesson } from "../lesson/open.js";
import { hashOf, heldBy } from "./address.js";
import { Draw } from "./draw/draw.js";
import { findFiles } from "./python/packed.js";
import { showAnswers, showNothing, showRefusal } from "./finding.js";
import { Making } from "./making.js";
import { Panel } from "./panel.js";
import { Python, Refused, Stopped } from "./python/python.js";
import { Solver } from "./solver.js";
import { beginOwn } from "./own/own.js";
import { Source } from "./source.js";
import { Work } from "./work.js";

// What the page is made of, for the browser's console and for tests.
export { UNIT } from "../drawing.js";
export { spotOf } from "../places.js";
export { Python, findFiles, hashOf };

const TITLE = document.title;
// Milliseconds.  The generators give a puzzle up sooner, but for a draw that does not end.
const LONGEST = 130_000;

class Lab {
  /** @param {Work} work */
  constructor(work) {
    this.work = work;
    /** @type {Opened | null} */
    this.opened = null;
    this.problem = ""; // of the puzzle that is open or comes
    this.coming = new AbortController(); // of the puzzle that came last: those before are given up
    /** @type {Map<string, string>} what people call problems */
    this.titles = new Map();
    new Panel("new", (desk) => this.addMaking(desk));
    this.draw = new Panel("draw", (desk) => this.addDraw(desk));
    this.source = new Source(
      (text, problem) => this.bring(text, problem),
      (said) => this.refuse(said),
    );
    addEventListener("hashchange", () => this.follow());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  async begin() {
    const ready = this.attempt(async () => {
      const problems = await this.work.run("Getting ready …", "puzzle.problems");
      for (const { problem, title } of problems) this.titles.set(problem, title);
    });
    if (location.hash) await this.follow(); // it waits for that, unless another puzzle is brought
    await ready;
    document.documentElement.dataset.ready = "yes";
  }

  /**
   * What asks the generators.
   * @param {HTMLElement} desk
   */
  async addMaking(desk) {
    const kinds = await this.work.run("Getting ready …", "making.kinds");
    return new Making(desk, kinds, (...asked) => this.make(...asked));
  }

  /**
   * What draws.
   * @param {HTMLElement} desk
   */
  async addDraw(desk) {
    const kinds = await this.work.run("Getting ready …", "drawn.kinds");
    return new Draw(desk, this.work, kinds, (...drawn) => this.take(...drawn));
  }

  // --- A puzzle comes ---

  /**
   * Do it, and say what is wrong where it cannot be done.
   * @param {(signal: AbortSignal) => Promise<void>} act
   * @param {string} text that is read
   */
  async attempt(act, text = "") {
    this.leave();
    const { signal } = this.coming;
    document.documentElement.dataset.busy = "yes";
    try {
      await act(signal);
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      if (!signal.aborted) {
        this.hash = ""; // so that the address can be opened again
        showRefusal(refusal, text);
      }
    } finally {
      if (!signal.aborted) document.documentElement.dataset.busy = "no";
    }
  }

  /** Leave the puzzle that is open or comes. */
  leave() {
    this.coming.abort(new Stopped("it was left"));
    this.coming = new AbortController();
    showNothing();
    byId("opened").hidden = true;
    byId("worksheet").replaceChildren();
    document.title = TITLE;
    this.opened = null;
    this.problem = "";
    this.hash = "";
    document.documentElement.dataset.busy = "no";
  }

  /**
   * @param {string} text
   * @param {string | null} problem
   * @param {string} from the address that it came with, if it did
   * @param {string} call what reads it
   */
  bring(text, problem, from = "", call = "puzzle.read") {
    return this.attempt(async (signal) => {
      const read = await this.work.run("Reading …", call, [text, problem], { signal });
      this.source.taken(text);
      if (this.source.holds(text)) this.source.askKind(read.kinds, read.problem, this.titles);
      await this.open({ problem: read.problem, puzzle: read.puzzle }, signal, from);
    }, text);
  }

  /** @param {string} said of what was brought and is no text */
  refuse(said) {
    return this.attempt(() => Promise.reject(new Refused({ said })));
  }

  /**
   * @param {string} name
   * @param {Record<string, string>} asked
   * @param {number} seed
   */
  make(name, asked, seed) {
    const told = (/** @type {{ tried: number }} */ { tried }) => `${tried} not as asked`;
    return this.attempt(async (signal) => {
      const args = [name, asked, seed];
      const late = lateAfter(LONGEST, "no such puzzle was found in two minutes");
      const wish = { told, signal: AbortSignal.any([signal, late]) };
      const made = await this.work.run("Making …", "making.make", args, wish);
      this.source.follow(made.puzzle);
      await this.open({ problem: made.problem, puzzle: made.puzzle }, signal);
    });
  }

  /**
   * Open what was drawn; whether the address holds it.
   * @param {string} problem
   * @param {string} puzzle
   */
  async take(problem, puzzle) {
    this.source.follow(puzzle);
    await this.bring(puzzle, problem, "", "puzzle.read_drawn");
    return this.hash !== "";
  }

  /** Open what the address holds; without anything in it, the page is as it was at first. */
  async follow() {
    const { hash } = location;
    if (!hash) {
      this.leave();
      this.source.unfold();
      return;
    }
    const held = await heldBy(hash);
    if (!held || hash !== location.hash || hash === this.hash) return;
    if (!held.damage) this.source.follow(held.text ?? held.puzzle ?? "");
    if (held.text !== undefined) await this.bring(held.text, null, hash);
    else await this.attempt((signal) => this.openHeld(held, signal, hash), held.puzzle);
  }

  /**
   * Open a puzzle of the address.
   * @param {Held} held
   * @param {AbortSignal} signal
   * @param {string} from
   */
  async openHeld(held, signal, from) {
    if (held.damage) throw new Refused({ said: held.damage });
    const { problem, puzzle, marks } = held;
    await this.work.run("Reading …", "puzzle.check_link", [problem, puzzle], { signal });
    await this.open(held, signal, from);
    if (marks && this.opened) await this.mark(marks, { problem, puzzle }, signal);
  }

  /**
   * Find out what a puzzle is, and show its lesson.
   * @param {Held} held
   * @param {AbortSignal} signal
   * @param {string} from the address that it came with, if it did
   */
  async open({ problem, puzzle, marks }, signal, from = "") {
    this.problem = problem ?? "";
    await this.keepAddress({ problem, puzzle, marks }, signal, from);
    const look = await this.work.run("Solving …", "puzzle.look", [problem, puzzle], { signal });
    await showAnswers(look);
    if (!look.answers) return;
    const told = (/** @type {{ step: number, sentence: string }} */ { step, sentence }) =>
      `step ${step}: ${sentence}`;
    const wish = { told, signal };
    const args = [problem, puzzle];
    await this.show(await this.work.run("Finding reasons:", "puzzle.lesson", args, wish), signal);
  }

  /**
   * Have the address hold a puzzle; what came with the address has its entry there already.
   * @param {Held} held
   * @param {AbortSignal} signal
   * @param {string} from
   */
  async keepAddress(held, signal, from) {
    const hash = await hashOf(held);
    signal.throwIfAborted();
    if (from && from !== location.hash) return;
    this.hash = hash;
    if (from) history.replaceState(null, "", hash);
    else location.hash = hash;
  }

  // --- Its lesson ---

  /**
   * @param {import("../lesson/open.js").Data} data
   * @param {AbortSignal} signal
   */
  async show(data, signal) {
    const empty = /** @type {HTMLTemplateElement} */ (byId("empty-lesson"));
    byId("place-of-lesson").replaceChildren(empty.content.cloneNode(true));
    byId("opened").hidden = false;
    this.opened = await openLesson(data, signal);
    this.opened.play.exact = new Solver(this.work.python, data, signal);
    byId("name").textContent = data.title;
    document.title = `${data.title} · ${TITLE}`;
    byId("shared").replaceChildren(
      button("Copy a link to this puzzle", () => this.share(false)),
      button("Copy it with what I have marked", () => this.share(true)),
      button("Draw on it", () => this.redraw()),
    );
    this.lead();
  }

  /** Lead who has brought a puzzle to what came of it. */
  lead() {
    const at = document.activeElement ?? document.body;
    const waits = at === document.body || at.closest("#source, #stop");
    for (const each of byId("source").querySelectorAll("details")) each.open = false;
    const hasFinding = byId("finding").hasChildNodes();
    byId(hasFinding ? "finding" : "opened").scrollIntoView({ block: "start" });
    if (waits) byId(hasFinding ? "finding" : "name").focus({ preventScroll: true });
  }

  /**
   * Mark what a link has marked.  From then on that is kept as all marks are, and what comes later
   * with them, so the address holds the puzzle alone.
   * @param {[place: string, values: string[]][]} marks
   * @param {Held} alone
   * @param {AbortSignal} signal
   */
  async mark(marks, alone, signal) {
    if (!this.opened) return;
    const { play, tabs } = this.opened;
    const [fitting, others] = [true, false].map((is) =>
      marks.filter((mark) => play.judge.fits(...mark) === is),
    );
    play.restart();
    play.move(fitting);
    const places = listed(others.map(([place]) => place));
    if (places) play.speak(`The link has marks that this puzzle cannot have: ${places}.`);
    tabs.choose(tabs.tabs[1]);
    if (this.hash) await this.keepAddress(alone, signal, this.hash);
  }

  /** Go on to draw the puzzle that is open. */
  async redraw() {
    if (!this.opened) return;
    const { problem, puzzle } = this.opened.lesson;
    const { part } = this.draw;
    part.open = true;
    part.scrollIntoView({ block: "start" });
    const draw = await this.draw.ready();
    await draw?.take(problem, puzzle);
    draw?.element.focus({ preventScroll: true });
  }

  /** @param {boolean} marked whether the state goes with it */
  async share(marked) {
    if (!this.opened) return;
    const { lesson, play } = this.opened;
    const { facts, given } = play.state;
    const marks = [...facts].filter(([place]) => !given.has(place));
    /** @type {Held} */
    const held = { problem: lesson.problem, puzzle: lesson.puzzle };
    if (marked) held.marks = marks.map(([place, values]) => [place, [...values]]);
    copy(new URL(await hashOf(held), location.href).href);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!target.closest("#source, #own")) this.opened?.tabs.key(event);
  }
}

/**
 * A signal that gives something up after that time.
 * @param {number} time in milliseconds
 * @param {string} said
 */
function lateAfter(time, said) {
  const late = new AbortController();
  setTimeout(() => late.abort(new Refused({ said })), time);
  return late.signal;
}

/**
 * Why something was not done, if that was said.
 * @param {unknown} error
 * @returns {Refusal | null}
 */
function refusalIn(error) {
  if (error instanceof Refused) return error.refusal;
  return error instanceof Stopped ? { said: error.message } : null;
}

async function start() {
  begin();
  const files = await findFiles();
  const python = new Python(byId("worker").textContent ?? "", files);
  const work = new Work(python);
  const lab = new Lab(work);
  beginOwn(work, files, () => lab.problem);
  await lab.begin();
}

start();
