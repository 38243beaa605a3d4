// The items and options of an exact cover, while some options are taken.
/** @import { Cover } from "../types.js" */
import { cellOf } from "../places.js";

/** @typedef {{ r: number, c: number, value: number }} Option a number in a cell */

/** What is left while some options are taken. */
export class Left {
  /**
   * @param {Cover} cover
   * @param {string[]} taken options
   */
  constructor({ items, options, rows }, taken) {
    const some = new Set(taken);
    const covered = new Set(rows.flatMap((row, at) => (some.has(options[at]) ? row : [])));
    const numbers = taken.map(read);
    const left = [...rows.keys()].filter(
      (at) => !rows[at].some((item) => covered.has(item)) && !isNear(read(options[at]), numbers),
    );
    /** The options that may be taken. */
    this.options = left.map((at) => options[at]);
    /** @type {{ name: string, covered: boolean, options: string[] }[]} every item */
    this.items = items.map((name, at) => ({ name, covered: covered.has(at), options: [] }));
    for (const at of left) {
      for (const item of rows[at]) this.items[item]?.options.push(options[at]);
    }
  }

  /** The items that are still to be covered, those with the fewest options first. */
  open() {
    const open = this.items.filter(({ covered }) => !covered);
    return open.sort((one, other) => one.options.length - other.options.length);
  }

  /** The items that are covered. */
  covered() {
    return this.items.filter(({ covered }) => covered);
  }
}

/**
 * What one has and the other has not.
 * @param {string[]} one
 * @param {string[]} other
 */
export function without(one, other) {
  const gone = new Set(other);
  return one.filter((each) => !gone.has(each));
}

/**
 * @param {string} option
 * @returns {Option}
 */
function read(option) {
  const [place, value] = option.split(" ");
  return { ...cellOf(place), value: Number(value) };
}

/**
 * Whether an option is too close to one of the others.
 * @param {Option} option
 * @param {Option[]} others
 */
function isNear({ r, c, value }, others) {
  return others.some((other) => {
    const [down, right] = [Math.abs(other.r - r), Math.abs(other.c - c)];
    return other.value === value && (!down || !right) && down + right <= value;
  });
}
