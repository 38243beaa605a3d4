// @ts-check
// The state of a game: what is known on the player's board, and the moves that led there.
/** @import { Change, Lesson, Move } from "../types.js" */
import { factsOf } from "../places.js";

export class State {
  /** @param {Lesson} lesson */
  constructor({ problem, puzzle, start }) {
    this.storage = `lesson ${problem} ${puzzle}`;
    this.start = start;
    this.given = factsOf(start);
    this.facts = factsOf(start);
    /** @type {Move[]} */
    this.done = [];
    /** @type {Move[]} */
    this.undone = [];
  }

  /** @param {string} place */
  values(place) {
    return this.facts.get(place) ?? new Set();
  }

  /** The places that moves have changed. */
  touched() {
    return new Set(this.done.flatMap((move) => move.changes).map((change) => change.place));
  }

  // --- Moves ---

  /**
   * What would really change if these places had these values.
   * @param {[place: string, values: Iterable<string>][]} wanted
   * @returns {Change[]}
   */
  changes(wanted) {
    return wanted
      .filter(([place]) => !this.given.has(place))
      .map(([place, values]) => ({ place, before: [...this.values(place)], after: [...values] }))
      .filter(({ before, after }) => before.join() !== after.join());
  }

  /** @param {Move} move */
  make(move) {
    this.apply(move, "after");
    this.done.push(move);
    this.undone = [];
  }

  /** Take the last move back, if there is one. */
  undo() {
    const move = this.done.pop();
    if (!move) return false;
    this.apply(move, "before");
    this.undone.push(move);
    return true;
  }

  /** Make the move again that was taken back last, if there is one. */
  redo() {
    const move = this.undone.pop();
    if (!move) return false;
    this.apply(move, "after");
    this.done.push(move);
    return true;
  }

  /**
   * @param {Move} move
   * @param {"before" | "after"} side
   */
  apply(move, side) {
    for (const change of move.changes) {
      if (change[side].length) this.facts.set(change.place, new Set(change[side]));
      else this.facts.delete(change.place);
    }
  }

  // --- What is kept ---

  /** @param {boolean} judge whether moves are judged */
  save(judge) {
    const kept = JSON.stringify({ done: this.done, undone: this.undone, judge });
    try {
      localStorage.setItem(this.storage, kept);
    } catch {
      // Private windows have no storage: then a reload starts again.
    }
  }

  /**
   * Go on where the player has left; whether moves are judged.
   * @param {(move: Move) => unknown} look at a move; it throws if that is none of ours
   */
  load(look) {
    try {
      const { done, undone, judge } = JSON.parse(localStorage.getItem(this.storage) ?? "");
      [...done, ...undone].forEach(look);
      for (const move of done) this.apply(move, "after");
      [this.done, this.undone] = [done, undone];
      return Boolean(judge);
    } catch {
      this.facts = factsOf(this.start); // nothing is kept, or nothing that we wrote
      return true;
    }
  }
}
