// @ts-check
// The solver in the worker, as the judge of moves: it looks at the player's own board.
/** @import { Change, Exact } from "../types.js" */
/** @import { Python } from "./python/python.js" */

/** @implements {Exact} */
export class Solver {
  /**
   * @param {Python} python
   * @param {{ problem: string, puzzle: string }} lesson
   */
  constructor(python, { problem, puzzle }) {
    this.python = python;
    this.puzzle = [problem, puzzle];
  }

  /**
   * What changes are worth where these marks were.
   * @param {string[]} marks
   * @param {Change[]} changes
   */
  async judge(marks, changes) {
    const added = changes.flatMap(({ place, before, after }) =>
      after.filter((value) => !before.includes(value)).map((value) => `${place} ${value}`),
    );
    return added.length ? this.ask("moves.judge", marks, added) : null;
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
    return this.python.call(name, [...this.puzzle, ...args]).catch(() => null);
  }
}
