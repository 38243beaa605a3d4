// @ts-check
// The page of the lab.
import { byId } from "../dom.js";
import { findFiles } from "./files.js";
import { Python, Refused } from "./python.js";

export { Python, Refused };

async function start() {
  const python = new Python(byId("worker").textContent ?? "", await findFiles());
  const problems = await python.call("puzzle.problems");
  byId("ready").textContent = `Ready: ${problems.length} kinds of puzzles.`;
}

start();
