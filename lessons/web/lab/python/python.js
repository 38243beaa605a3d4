// @ts-check
// Python in a worker, as the page has it: calls that are answered later, and can be stopped.
/** @import { Answer, Call, Files, Refusal } from "../types.js" */

/** A call that cannot be done; `refusal` says why. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.said);
    this.refusal = refusal;
  }
}

/** A call that was stopped before it was answered. */
export class Stopped extends Error {}

/**
 * @typedef {object} Waiting
 * @property {(value: any) => void} give
 * @property {(error: Error) => void} refuse
 * @property {(progress: any) => void} tell
 */

export class Python {
  /**
   * @param {string} source the worker's program
   * @param {Files} files
   */
  constructor(source, files) {
    // A worker made of a text is bound by the page's own policy: it can ask nobody else.
    this.source = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.files = files;
    this.last = 0;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {Error | null} why there is no worker any more */
    this.broken = null;
    this.worker = this.start();
  }

  start() {
    this.broken = null;
    const worker = new Worker(this.source);
    worker.onmessage = ({ data }) => this.take(data);
    worker.onerror = ({ message }) => {
      this.broken = new Refused({ said: message, broken: true });
      this.end(this.broken);
    };
    worker.postMessage(this.files);
    return worker;
  }

  /**
   * What a function of lessons/lab/ gives; Refused says what is wrong, Stopped that it was stopped.
   * @param {string} call
   * @param {unknown[]} args
   * @param {(progress: any) => void} tell
   * @returns {Promise<any>}
   */
  call(call, args = [], tell = () => {}) {
    if (this.broken) return Promise.reject(this.broken);
    const id = ++this.last;
    return new Promise((give, refuse) => {
      this.waiting.set(id, { give, refuse, tell });
      this.worker.postMessage(/** @type {Call} */ ({ id, call, args }));
    });
  }

  /** @param {Answer} answer */
  take({ id, progress, value, error }) {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (progress !== undefined) return waiting.tell(progress);
    this.waiting.delete(id);
    if (error) waiting.refuse(new Refused(error));
    else waiting.give(value);
  }

  /** End all that goes on, and be ready for more. */
  stop() {
    this.end(new Stopped("it was stopped"));
    this.worker = this.start();
  }

  /** @param {Error} reason */
  end(reason) {
    this.worker.terminate();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { refuse } of waiting) refuse(reason);
  }
}
