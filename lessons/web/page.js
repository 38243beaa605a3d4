// A lesson's page: steps that say why, the board to play on, and dancing links where it has them.
import { begin, make, readData } from "./dom.js";
import { followAddress } from "./lesson/address.js";
import { openLesson } from "./lesson/open.js";
import { solverOfSite } from "./lab/solver.js";
import { Play } from "./play/play.js";
import { puzzleMaker } from "./puzzles.js";

// What the page is made of, for the browser's console and for tests.
export { ARROWS, Board } from "./board.js";
export { UNIT, svg } from "./drawing.js";
export { factsOf, spotOf } from "./places.js";
export { Play, make, puzzleMaker };

async function start() {
  begin();
  const { lesson, tabs, steps, play } = await openLesson(readData());
  play.exact = solverOfSite(lesson);
  followAddress(tabs, steps);
  document.addEventListener("keydown", (event) => tabs.key(event));
}

start();
