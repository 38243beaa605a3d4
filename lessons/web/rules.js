// Pages of pictures: each rule of a puzzle before and after, each lesson of the index.
/** @import { Picture } from "./types.js" */
import { Board } from "./board.js";
import { byId, readData } from "./dom.js";
import { factsOf } from "./places.js";
import { puzzleMaker } from "./puzzles.js";

async function start() {
  /** @type {Record<string, Picture>} */
  const pictures = readData();
  for (const [id, picture] of Object.entries(pictures)) {
    const { solution, givens, before, after, decided, because, told } = picture;
    const puzzleOf = await puzzleMaker(solution);
    const board = (/** @type {string} */ side) =>
      new Board(/** @type {SVGElement} */ (byId(id).querySelector(side)), puzzleOf(givens));
    board(".before").show({ facts: factsOf(before) });
    if (after) board(".after").show({ facts: factsOf(after), decided, because, told });
  }
}

start();
