// Pages of pictures: each rule of a puzzle before and after, in words too; each lesson of the index.
/** @import { Picture, Shown } from "./types.js" */
import { Board } from "./board.js";
import { begin, byId, readData } from "./dom.js";
import { factsOf } from "./places.js";
import { puzzleMaker } from "./puzzles.js";
import { Spoken } from "./spoken.js";

async function start() {
  begin();
  /** @type {Record<string, Picture>} */
  const pictures = readData();
  for (const [id, picture] of Object.entries(pictures)) {
    const { solution, givens, before, after, decided, because, told } = picture;
    const puzzleOf = await puzzleMaker(solution);
    const show = (/** @type {string} */ side, /** @type {Shown} */ shown) => {
      const drawing = /** @type {SVGElement} */ (byId(id).querySelector(side));
      const puzzle = puzzleOf(givens);
      new Board(drawing, puzzle).show(shown);
      if (!drawing.hasAttribute("aria-hidden")) new Spoken(drawing, puzzle).show(shown.facts);
    };
    show(".before", { facts: factsOf(before) });
    if (after) show(".after", { facts: factsOf(after), decided, because, told });
  }
}

start();
