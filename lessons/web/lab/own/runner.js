// Runs a pupil's program on one case after the other, in a worker that can be ended at any time.
/** @import { Files, Limits, Run } from "../types.js" */
import { Refused, Stopped } from "../python/python.js";

/** @typedef {{ id: number, started?: boolean, run?: Run, spent?: boolean, failed?: string }} Told */

export class Runner {
  /**
   * @param {string} source the worker's program
   * @param {Files} files
   */
  constructor(source, files) {
    this.source = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.files = { ...files, snapshot: undefined, again: true }; // the project is in the snapshot
    this.last = 0;
    /** @type {Worker | null} */
    this.worker = null;
    this.clock = 0;
    this.stop = () => {};
  }

  /** Have a worker ready. */
  ready() {
    if (this.worker) return this.worker;
    this.worker = new Worker(this.source);
    this.worker.postMessage(this.files);
    return this.worker;
  }

  /** End what goes on, and whatever there is. */
  end() {
    clearTimeout(this.clock);
    if (this.worker) {
      this.worker.onerror = this.worker.onmessage = null; // its last words come later
      this.worker.terminate();
    }
    this.worker = null;
    this.stop();
    this.stop = () => {};
  }

  /**
   * What a program does on an input; Stopped if it is ended meanwhile.
   * @param {string} program
   * @param {string} input
   * @param {Limits} limits
   * @returns {Promise<Run>}
   */
  async run(program, input, limits) {
    const worker = this.ready();
    const id = ++this.last;
    try {
      return await new Promise((give, refuse) => {
        this.stop = () => refuse(new Stopped("stopped"));
        worker.onerror = ({ message }) => this.finish(give, ended("judge", 0, message));
        worker.onmessage = (/** @type {MessageEvent<Told>} */ { data }) => {
          if (data.id !== id) return;
          if (data.failed) {
            refuse(new Refused({ said: `Python does not start: ${data.failed}` }));
            this.end();
          } else if (data.run) this.finish(give, data.run, data.spent);
          else this.clock = setTimeout(() => this.late(give, limits), limits.wall * 1000);
        };
        worker.postMessage({ id, program, input, limits });
      });
    } finally {
      clearTimeout(this.clock);
    }
  }

  /**
   * @param {(run: Run) => void} give
   * @param {Run} run
   * @param {boolean} spent whether the worker is of no more use
   */
  finish(give, run, spent = true) {
    give(run);
    this.stop = () => {};
    if (!spent) return;
    this.end();
    this.ready();
  }

  /**
   * The program had its time.
   * @param {(run: Run) => void} give
   * @param {Limits} limits
   */
  late(give, limits) {
    this.finish(give, ended("wall", limits.wall));
  }
}

/**
 * A run that was ended.
 * @param {string} end
 * @param {number} seconds
 * @param {string} said
 * @returns {Run}
 */
function ended(end, seconds, said = "") {
  const stderr = btoa(String.fromCharCode(...new TextEncoder().encode(said)));
  return { end, status: -9, cpu: seconds, wall: seconds, memory: 0, stdout: "", stderr };
}
