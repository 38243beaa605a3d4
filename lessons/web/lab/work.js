// Work that may take long: what goes on is shown and told, and can be stopped.
/** @import { Python } from "./python/python.js" */
import { byId } from "../dom.js";
import { Stopped } from "./python/python.js";

const PATIENCE = 300; // milliseconds after which it is shown
const AGAIN = 10; // seconds after which it is told again how far it is

/**
 * @typedef {object} Job
 * @property {string} words
 * @property {number} since
 * @property {number} told the second in which that was
 * @property {AbortController} stopping
 */

/** @typedef {{ told?: (progress: any) => string, signal?: AbortSignal }} Wish */

export class Work {
  /** @param {Python} python */
  constructor(python) {
    this.python = python;
    /** @type {Job[]} what goes on: the first is done now, the others after it */
    this.jobs = [];
    this.clock = 0;
    /** @type {Element | null} what had the focus before it all */
    this.before = null;
    byId("stop").onclick = ({ detail }) => {
      if (detail < 2) this.stop(); // a double click is one, and what comes next is not yet shown
    };
  }

  /**
   * What a function of lessons/lab/ gives, while the page says what is done; Stopped if somebody
   * stops it, or the reason of a signal after which nobody waits for it.
   * @param {string} words what is done
   * @param {string} call
   * @param {unknown[]} args
   * @param {Wish} wish what to say of progress, and the signal
   */
  async run(words, call, args = [], { told = () => "", signal } = {}) {
    const stopping = new AbortController();
    const job = { words, since: performance.now(), told: -AGAIN, stopping };
    const tell = (/** @type {unknown} */ progress) => {
      job.words = `${words} ${told(progress)}`;
    };
    const signals = signal ? [stopping.signal, signal] : [stopping.signal];
    this.begin(job);
    try {
      return await this.python.call(call, args, { tell, signal: AbortSignal.any(signals) });
    } finally {
      this.end(job);
    }
  }

  /** End what is shown; what waits for it goes on. */
  stop() {
    this.jobs[0]?.stopping.abort(new Stopped("it was stopped"));
  }

  /** @param {Job} job */
  begin(job) {
    this.jobs.push(job);
    if (this.clock) return;
    this.before = document.activeElement;
    this.clock = setInterval(() => this.jobs.forEach((each) => this.tell(each)), PATIENCE);
  }

  /** @param {Job} job */
  end(job) {
    this.jobs = this.jobs.filter((other) => other !== job);
    setTimeout(() => this.jobs.length || this.hide()); // unless there is more to do
  }

  /** @param {Job} job */
  tell(job) {
    const seconds = Math.floor((performance.now() - job.since) / 1000);
    const words = `${job.words} (${seconds} s)`;
    if (job === this.jobs[0]) byId("doing").textContent = words;
    byId("working").hidden = false;
    if (seconds < job.told + AGAIN) return;
    job.told = seconds;
    byId("told").textContent = seconds ? words : job.words;
  }

  hide() {
    clearInterval(this.clock);
    this.clock = 0;
    if (!byId("working").hidden) byId("told").textContent = "Done.";
    const had = byId("stop") === document.activeElement;
    byId("working").hidden = true;
    if (had && this.before instanceof HTMLElement) this.before.focus();
  }
}
