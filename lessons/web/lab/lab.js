// @ts-check
// The page of the lab: a puzzle from anywhere, what is wrong with it, its lesson.
/** @import { Opened } from "../lesson/open.js" */
/** @import { Held, Refusal } from "./types.js" */
import { button, byId, copy } from "../dom.js";
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
export { Python, findFiles };

class Lab {
  /** @param {Work} work */
  constructor(work) {
    this.work = work;
    /** @type {Opened | null} */
    this.opened = null;
    this.turn = 0; // who came last: what came before is not shown any more
    /** @type {Map<string, string>} what people call problems */
    this.titles = new Map();
    new Panel("new", (desk) => this.addMaking(desk));
    this.draw = new Panel("draw", (desk) => this.addDraw(desk));
    this.source = new Source((text, problem) => this.bring(text, problem));
    addEventListener("hashchange", () => this.follow());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  async begin() {
    await this.attempt(async () => {
      const problems = await this.work.run("Getting ready …", "puzzle.problems");
      for (const { problem, title } of problems) this.titles.set(problem, title);
    });
    await this.follow();
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
   * @param {(turn: number) => Promise<void>} act
   * @param {string} text that is read
   */
  async attempt(act, text = "") {
    const turn = ++this.turn;
    showNothing();
    byId("opened").hidden = true;
    this.opened = null;
    this.hash = "";
    document.documentElement.dataset.busy = "yes";
    try {
      await act(turn);
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      if (turn === this.turn) {
        this.hash = ""; // so that the address can be opened again
        showRefusal(refusal, text);
      }
    } finally {
      if (turn === this.turn) document.documentElement.dataset.busy = "no";
    }
  }

  /**
   * @param {string} text
   * @param {string | null} problem
   * @param {string} from the address that it came with, if it did
   */
  bring(text, problem, from = "") {
    return this.attempt(async (turn) => {
      const read = await this.work.run("Reading …", "puzzle.read", [text, problem]);
      if (turn !== this.turn) return;
      this.source.askKind(read.kinds, read.problem, this.titles);
      await this.open({ problem: read.problem, puzzle: read.puzzle }, turn, from);
    }, text);
  }

  /**
   * @param {string} name
   * @param {Record<string, string>} asked
   * @param {number} seed
   */
  make(name, asked, seed) {
    const told = (/** @type {{ tried: number }} */ { tried }) => `${tried} not as asked`;
    return this.attempt(async (turn) => {
      const made = await this.work.run("Making …", "making.make", [name, asked, seed], told);
      if (turn !== this.turn) return;
      this.source.show(made.puzzle);
      await this.open({ problem: made.problem, puzzle: made.puzzle }, turn);
    });
  }

  /**
   * Open what was drawn.
   * @param {string} problem
   * @param {string} puzzle
   */
  take(problem, puzzle) {
    this.source.show(puzzle);
    return this.bring(puzzle, problem);
  }

  /** Open what the address holds. */
  async follow() {
    const { hash } = location;
    const held = await heldBy(hash);
    if (!held || hash !== location.hash || hash === this.hash) return;
    if (!held.damage) this.source.show(held.text ?? held.puzzle ?? "");
    if (held.text !== undefined) await this.bring(held.text, null, hash);
    else await this.attempt((turn) => this.openHeld(held, turn, hash), held.puzzle);
  }

  /**
   * Open a puzzle of the address.
   * @param {Held} held
   * @param {number} turn
   * @param {string} from
   */
  async openHeld(held, turn, from) {
    if (held.damage) throw new Refused({ said: held.damage });
    await this.open(held, turn, from);
  }

  /**
   * Find out what a puzzle is, and show its lesson.
   * @param {Held} held
   * @param {number} turn
   * @param {string} from the address that it came with, if it did
   */
  async open({ problem, puzzle, marks }, turn, from = "") {
    await this.keepAddress({ problem, puzzle, marks }, turn, from);
    if (turn !== this.turn) return;
    const look = await this.work.run("Solving …", "puzzle.look", [problem, puzzle]);
    if (turn !== this.turn) return;
    await showAnswers(look);
    if (!look.answers) return;
    const told = (/** @type {{ step: number, sentence: string }} */ { step, sentence }) =>
      `step ${step}: ${sentence}`;
    const words = "Finding reasons:";
    const data = await this.work.run(words, "puzzle.lesson", [problem, puzzle], told);
    if (turn !== this.turn) return;
    await this.show(data);
    if (marks) this.mark(marks);
  }

  /**
   * Have the address hold a puzzle; what came with the address has its entry there already.
   * @param {Held} held
   * @param {number} turn
   * @param {string} from
   */
  async keepAddress(held, turn, from) {
    const hash = await hashOf(held);
    if (turn !== this.turn || (from && from !== location.hash)) return;
    this.hash = hash;
    if (from) history.replaceState(null, "", hash);
    else location.hash = hash;
  }

  // --- Its lesson ---

  /** @param {import("../lesson/open.js").Data} data */
  async show(data) {
    const empty = /** @type {HTMLTemplateElement} */ (byId("empty-lesson"));
    byId("place-of-lesson").replaceChildren(empty.content.cloneNode(true));
    byId("worksheet").replaceChildren();
    byId("opened").hidden = false;
    this.opened = await openLesson(data);
    this.opened.play.exact = new Solver(this.work.python, data);
    byId("name").textContent = data.title;
    document.title = `${data.title} · The lab`;
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

  /** @param {[place: string, values: string[]][]} marks */
  mark(marks) {
    if (!this.opened) return;
    const { play, tabs } = this.opened;
    play.restart();
    play.move(marks);
    tabs.choose(tabs.tabs[1]);
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
 * Why something was not done, if that was said.
 * @param {unknown} error
 * @returns {Refusal | null}
 */
function refusalIn(error) {
  if (error instanceof Refused) return error.refusal;
  return error instanceof Stopped ? { said: error.message } : null;
}

async function start() {
  const files = await findFiles();
  const python = new Python(byId("worker").textContent ?? "", files);
  const work = new Work(python);
  beginOwn(work, files);
  await new Lab(work).begin();
}

start();
