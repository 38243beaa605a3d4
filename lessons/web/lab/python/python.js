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

const FORBIDDEN = "the browser starts no worker; a policy may forbid it.";
const PATIENCE = 300; // milliseconds in which a call may end that nobody waits for any more

/** @typedef {{ tell?: (progress: any) => void, signal?: AbortSignal }} Wish */

/**
 * @typedef {object} Waiting
 * @property {Call} asked
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
    /** @type {Waiting[]} calls: the worker has the first, the others come after it */
    this.waiting = [];
    /** @type {Worker | null} null once it has failed, until there is another call */
    this.worker = this.start();
  }

  start() {
    const worker = new Worker(this.source);
    worker.onmessage = ({ data }) => this.take(data);
    worker.onerror = ({ message = FORBIDDEN }) => this.fail({ said: message, broken: true });
    worker.postMessage(this.files);
    return worker;
  }

  /**
   * What a function of lessons/lab/ gives; Refused says what is wrong.  It is given up as soon as a
   * signal says so, with the reason of that.
   * @param {string} call
   * @param {unknown[]} args
   * @param {Wish} wish
   * @returns {Promise<any>}
   */
  async call(call, args = [], { tell = () => {}, signal } = {}) {
    signal?.throwIfAborted();
    const answered = new AbortController(); // after which no signal is heard
    return new Promise((give, refuse) => {
      const waiting = { asked: { id: ++this.last, call, args }, give, refuse, tell };
      this.waiting.push(waiting);
      if (this.waiting.length === 1) this.goOn();
      const giveUp = () => this.giveUp(waiting, signal?.reason);
      signal?.addEventListener("abort", giveUp, { signal: answered.signal });
    }).finally(() => answered.abort());
  }

  /** Have the worker do the first call. */
  goOn() {
    if (!this.waiting.length) return;
    this.worker ??= this.start();
    this.worker.postMessage(this.waiting[0].asked);
  }

  /** @param {Answer} answer */
  take({ id, progress, value, error }) {
    const [first] = this.waiting;
    if (!first || id !== first.asked.id) return undefined; // it is no answer
    if (progress !== undefined) return first.tell(progress);
    if (error?.broken) return this.fail(error);
    this.files = { ...this.files, again: true };
    this.waiting.shift();
    this.goOn();
    return error ? first.refuse(new Refused(error)) : first.give(value);
  }

  /**
   * Nobody waits for a call any more: if the worker is at it and stays there, there is a new one.
   * @param {Waiting} waiting
   * @param {Error} reason
   */
  giveUp(waiting, reason) {
    waiting.refuse(reason);
    waiting.tell = () => {};
    if (waiting === this.waiting[0]) setTimeout(() => this.leave(waiting), PATIENCE);
    else this.waiting = this.waiting.filter((other) => other !== waiting);
  }

  /** @param {Waiting} waiting */
  leave(waiting) {
    if (waiting !== this.waiting[0]) return;
    this.end();
    this.worker = this.start();
    this.waiting.shift();
    this.goOn();
  }

  /**
   * The worker has failed, and so has what it was at; another one does what comes after that.
   * @param {Refusal} refusal
   */
  fail(refusal) {
    this.end();
    this.waiting.shift()?.refuse(new Refused(refusal));
    this.goOn();
  }

  end() {
    if (!this.worker) return;
    this.worker.onmessage = this.worker.onerror = null; // its last words come later
    this.worker.terminate();
    this.worker = null;
  }
}
