// The solver in the worker, as the judge of moves: it looks at the player's own board.
/** @import { Change, Exact } from "../types.js" */
import { addedBy } from "../play/state.js";
import { filesBeside } from "./python/files.js";
import { Python } from "./python/python.js";

/** @typedef {{ problem: string, puzzle: string }} Asked */

/** @implements {Exact} */
export class Solver {
  /**
   * @param {Python} python
   * @param {Asked} lesson
   * @param {AbortSignal} [signal] after which nobody asks any more
   */
  constructor(python, { problem, puzzle }, signal) {
    this.isReady = true;
    this.python = python;
    this.signal = signal;
    this.puzzle = [problem, puzzle];
  }

  /**
   * What changes are worth where these marks were.
   * @param {string[]} marks
   * @param {Change[]} changes
   * @param {string} [named] the rule by which they are made
   */
  async judge(marks, changes, named) {
    const added = addedBy(changes);
    return added.length ? this.ask("moves.judge", marks, added, named ?? "") : null;
  }

  /**
   * The fewest of these marks that cannot all be right.
   * @param {string[]} marks
   */
  why(marks) {
    return this.ask("moves.why", marks);
  }

  /**
   * What a function says of the puzzle; null if it does not come to say anything.
   * @param {string} name
   * @param {unknown[]} args
   */
  ask(name, ...args) {
    const { signal } = this;
    return this.python.call(name, [...this.puzzle, ...args], { signal }).catch(() => null);
  }
}

/**
 * The same, on a page that has Python beside it: it comes with the first move.
 * @implements {Exact}
 */
class LateSolver {
  /** @param {Asked} lesson */
  constructor(lesson) {
    this.isReady = false;
    this.lesson = lesson;
    /** @type {Promise<Solver | null> | undefined} null if it cannot be had */
    this.coming = undefined;
  }

  /**
   * @param {string[]} marks
   * @param {Change[]} changes
   * @param {string} [named]
   */
  async judge(marks, changes, named) {
    const verdict = (await (await this.come())?.judge(marks, changes, named)) ?? null;
    this.isReady = verdict !== null;
    return verdict;
  }

  /** @param {string[]} marks */
  async why(marks) {
    return (await this.come())?.why(marks) ?? null;
  }

  come() {
    return (this.coming ??= startSolver(this.lesson).catch(() => null));
  }
}

/** @param {Asked} lesson */
async function startSolver(lesson) {
  const worker = await fetch("python/worker.js");
  if (!worker.ok) throw new Error(`there is no worker: ${worker.status}`);
  return new Solver(new Python(await worker.text(), await filesBeside()), lesson);
}

/**
 * The solver for a lesson on a site that has it.
 * @param {Asked & { unique: boolean }} lesson
 * @returns {Exact | null}
 */
export function solverOfSite(lesson) {
  const isThere = "solver" in document.body.dataset && location.protocol.startsWith("http");
  return isThere && lesson.unique ? new LateSolver(lesson) : null;
}
