// Own programs: written at a desk, run in a worker of their own, judged by the judge's own code.
/** @import { Case, Problem, Result } from "../types.js" */
/** @import { Python } from "../python/python.js" */
/** @import { Runner } from "./runner.js" */
import { button, make } from "../../dom.js";
import { counted } from "../../laws/words.js";
import { Refused, Stopped } from "../python/python.js";
import { Desk } from "./desk.js";
import { Results } from "./results.js";

export class Programs {
  /**
   * @param {HTMLElement} place
   * @param {Problem[]} problems
   * @param {Python} python
   * @param {Runner} runner
   * @param {() => string} opened the problem whose puzzle is open
   */
  constructor(place, problems, python, runner, opened) {
    this.python = python;
    this.runner = runner;
    /** @type {import("./desk.js").Kind} */
    const kind = {
      id: "program",
      what: "program",
      first: ({ program }) => program,
      pack: async (_, text) => text,
      unpack: async (text) => text,
    };
    this.desk = new Desk(place, problems, kind, opened);
    this.seconds = make("input", { type: "number", min: "0.1", max: "100", step: "any" });
    this.halt = button("Stop", () => this.stop(), { disabled: true });
    this.stopping = new AbortController(); // of the run that goes on
    this.desk.changed = () => this.show();
    this.show();
  }

  /** The buttons that run a program on cases of this problem. */
  show() {
    const { samples, cases, limits } = this.desk.problem;
    this.runner.end();
    this.seconds.value = String(limits.cpu);
    this.buttons = [
      button(`Run on the ${counted(samples, "sample")}`, () => this.run(this.given(true)), {
        className: "main",
      }),
      button(`Run on all ${cases} cases`, () => this.run(this.given(false))),
      button("Look for a small case that fails", () => this.run(this.fresh(), true)),
    ];
    this.desk.tools.replaceChildren(
      ...[...this.buttons, this.halt],
      make("label", {}, "Seconds for a case ", this.seconds),
    );
  }

  // --- Cases ---

  /**
   * The samples, or all cases of the problem.
   * @param {boolean} samples
   * @returns {AsyncGenerator<Case>}
   */
  async *given(samples) {
    yield* await this.call("own.cases.given", this.desk.problem.problem, samples);
  }

  /**
   * New cases, from the smallest size up.
   * @returns {AsyncGenerator<Case>}
   */
  async *fresh() {
    const count = await this.call("own.cases.number_of_new");
    for (let number = 0; number < count; number++) {
      const found = await this.call("own.cases.new", this.desk.problem.problem, number);
      if (found) yield found;
    }
  }

  // --- Runs ---

  /**
   * @param {AsyncGenerator<Case>} cases
   * @param {boolean} once whether to end at the first that fails
   */
  async run(cases, once = false) {
    const results = new Results(this.desk.results, (line) => this.desk.editor.goTo(line));
    const say = (/** @type {string} */ words) => (this.desk.status.textContent = words);
    this.busy(true);
    say("Getting ready …");
    this.stopping = new AbortController();
    try {
      const ended = await this.judgeAll(cases, once, results, say);
      say(`${ended}${results.sum}.`);
    } catch (error) {
      if (!(error instanceof Stopped || error instanceof Refused)) throw error;
      const ended = error instanceof Stopped ? "Stopped" : `Not done: ${error.message}`;
      say(`${ended}. ${results.sum}`);
    } finally {
      this.busy(false);
    }
  }

  /** Whatever the run waits for: the program, or Python that makes a case. */
  stop() {
    this.stopping.abort(new Stopped("stopped"));
    this.runner.end();
  }

  /**
   * Judge a program on all cases; what is to be said of that.
   * @param {AsyncGenerator<Case>} cases
   * @param {boolean} once
   * @param {Results} results
   * @param {(words: string) => void} say
   */
  async judgeAll(cases, once, results, say) {
    const { problem } = this.desk.problem;
    const program = this.desk.editor.text;
    const refused = await this.call("own.judging.compiled", program);
    if (refused) results.add(refused, null);
    if (refused) return "Python cannot read the program: ";
    const seconds = Math.min(Math.max(Number(this.seconds.value) || 10, 0.1), 100);
    const limits = await this.call("own.cases.limits", problem, seconds);
    for await (const given of cases) {
      say(`${given.name}, ${limits.wall} s at most … ${results.sum}`);
      const run = await this.runner.run(program, given.puzzle, limits);
      /** @type {Result} */
      const result = await this.call("own.judging.verdict", problem, seconds, given, run);
      results.add(result, given);
      if (once && result.verdict !== "AC") return "The smallest new case that fails: ";
    }
    return once ? "No new case fails: " : "";
  }

  /**
   * What a function gives; Stopped if the run is stopped.
   * @param {string} name
   * @param {unknown[]} args
   */
  call(name, ...args) {
    return this.python.call(name, args, { signal: this.stopping.signal });
  }

  /** @param {boolean} busy */
  busy(busy) {
    this.desk.busy(busy, this.buttons ?? [], this.halt);
  }
}
