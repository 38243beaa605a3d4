// @ts-check
// Work that may take long: what goes on is shown and told, and can be stopped.
/** @import { Python } from "./python/python.js" */
import { byId } from "../dom.js";

const PATIENCE = 300; // milliseconds after which it is shown
const AGAIN = 10; // seconds after which it is told again how far it is

/** @typedef {{ words: string, since: number, told: number }} Job `told` is the second of that */

export class Work {
  /** @param {Python} python */
  constructor(python) {
    this.python = python;
    /** @type {Job[]} what goes on: the first is done now, the others after it */
    this.jobs = [];
    this.clock = 0;
    /** @type {Element | null} what had the focus before it all */
    this.before = null;
    byId("stop").onclick = () => this.python.stop();
  }

  /**
   * What a function of lessons/lab/ gives, while the page says what is done.
   * @param {string} words what is done
   * @param {string} call
   * @param {unknown[]} args
   * @param {(progress: any) => string} told what to say of progress
   */
  async run(words, call, args = [], told = () => "") {
    const job = { words, since: performance.now(), told: -AGAIN };
    this.begin(job);
    try {
      return await this.python.call(call, args, (progress) => {
        job.words = `${words} ${told(progress)}`;
      });
    } finally {
      this.end(job);
    }
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
