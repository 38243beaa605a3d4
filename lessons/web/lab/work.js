// @ts-check
// Work that may take long: what goes on is shown, and can be stopped.
/** @import { Python } from "./python/python.js" */
import { byId } from "../dom.js";

const PATIENCE = 300; // milliseconds after which it is shown

export class Work {
  /** @param {Python} python */
  constructor(python) {
    this.python = python;
    this.words = "";
    this.since = 0;
    this.clock = 0;
    byId("stop").onclick = () => this.python.stop();
  }

  /**
   * What a function of lessons/lab/ gives, while the page says what is done.
   * @param {string} words what is done
   * @param {string} call
   * @param {unknown[]} args
   * @param {(progress: any) => string} told what to say of progress
   */
  async run(words, call, args, told = () => "") {
    this.begin(words);
    try {
      return await this.python.call(call, args, (progress) => {
        this.words = `${words} ${told(progress)}`;
      });
    } finally {
      clearInterval(this.clock);
      byId("working").hidden = true;
    }
  }

  /** @param {string} words */
  begin(words) {
    this.words = words;
    this.since = performance.now();
    clearInterval(this.clock);
    this.clock = setInterval(() => this.show(), PATIENCE);
  }

  show() {
    const seconds = Math.floor((performance.now() - this.since) / 1000);
    byId("doing").textContent = `${this.words} (${seconds} s) `;
    byId("working").hidden = false;
  }
}
