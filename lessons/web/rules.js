// @ts-check
// A puzzle's page: each rule in pictures, before and after.
/** @import { Picture } from "./types.js" */
import { Board } from "./board.js";
import { byId, readData } from "./dom.js";
import { factsOf } from "./places.js";
import { puzzleMaker } from "./puzzles.js";

async function start() {
  /** @type {{ solution: string, pictures: Record<string, Picture> }} */
  const { solution, pictures } = readData();
  const puzzleOf = await puzzleMaker(solution);
  for (const [id, { givens, before, after, decided, because, told }] of Object.entries(pictures)) {
    const board = (/** @type {string} */ side) =>
      new Board(/** @type {SVGElement} */ (byId(id).querySelector(side)), puzzleOf(givens));
    board(".before").show({ facts: factsOf(before) });
    if (after) board(".after").show({ facts: factsOf(after), decided, because, told });
  }
}

start();
