// The puzzles: each file of puzzles/ is one, by the name of its solution.
/** @import { Givens, Puzzle } from "./types.js" */

/**
 * What makes a puzzle of its givens.
 * @param {string} solution
 * @returns {Promise<(givens: Givens) => Puzzle>}
 */
export async function puzzleMaker(solution) {
  const { default: Own } = await import(`./puzzles/${solution}.js`);
  return (givens) => new Own(givens);
}
