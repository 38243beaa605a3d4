// Laws that count: of some facts so many are true.
/** @import { Known, Law, Said } from "../types.js" */

/**
 * What such a law is made of.
 * @typedef {object} Counted
 * @property {string} words a whole sentence
 * @property {string[]} facts
 * @property {number} least
 * @property {number} most
 * @property {(fact: string) => string} opposite
 * @property {string} [none] the rule that says: no more of them
 * @property {string} [rest] the rule that says: all that are left
 * @property {string[]} [places] what it is about, besides
 * @property {string[]} [rooms]
 * @property {number} [effort]
 */

/**
 * Of these facts at least and at most so many are true.
 * @param {Counted} law
 * @returns {Law}
 */
export function counts(law) {
  const { words, facts, least, most, opposite, places = [], rooms = [], effort = 1 } = law;
  const { none = "", rest = "" } = law;
  const others = facts.map(opposite);
  /** @param {Known} known */
  function look(known) {
    const yes = facts.filter((fact) => known.has(fact));
    const no = others.filter((fact) => known.has(fact));
    /** @type {Said[]} */
    const said = [];
    const open = () => facts.filter((fact, at) => !known.has(fact) && !known.has(others[at]));
    if (yes.length >= most) {
      const facts = yes.length > most ? [] : open().map(opposite);
      if (yes.length > most || facts.length) {
        said.push({ rule: none, facts, from: yes.slice(0, most + 1) });
      }
    }
    const spare = others.length - least;
    if (no.length >= spare) {
      const facts = no.length > spare ? [] : open();
      if (no.length > spare || facts.length) {
        said.push({ rule: rest, facts, from: no.slice(0, spare + 1) });
      }
    }
    return said;
  }
  return { words, effort, places, rooms, facts: [...facts, ...others], look };
}

/**
 * The other one of two values.
 * @param {string[]} values
 * @returns {(fact: string) => string}
 */
export function otherOf([one, two]) {
  return (fact) => {
    const [place, value] = fact.split(" ");
    return `${place} ${value === one ? two : one}`;
  };
}
