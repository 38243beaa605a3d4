// What is found out about a puzzle that somebody brings, where it is not as it should be.
/** @import { Fact, Puzzle, Shown } from "../types.js" */
/** @import { Look, Refusal } from "./types.js" */
import { Board } from "../board.js";
import { byId, make } from "../dom.js";
import { svg } from "../drawing.js";
import { counted, listed } from "../laws/words.js";
import { factsOf } from "../places.js";
import { puzzleMaker } from "../puzzles.js";
import { Spoken } from "../spoken.js";

const UNSERVED =
  "This page needs files beside it, which browsers read from a server alone, and in no frame with a" +
  " sandbox: open it there, or the lab that is one page, which make lab writes (build/lab.html).";

/**
 * Show it, in sight: on a phone it is far below what was pressed.
 * @param {(Node | string)[]} parts
 */
function show(...parts) {
  byId("finding").replaceChildren(...parts);
  if (parts.length) byId("finding").scrollIntoView({ block: "nearest" });
}

/** Nothing is to be said. */
export function showNothing() {
  show();
}

/**
 * That a text is no puzzle, or a wish cannot be met: which line is wrong, and what was expected.
 * @param {Refusal} refusal
 * @param {string} text
 */
export function showRefusal({ said, line, broken }, text) {
  const wrong = line ? text.split("\n")[line - 1] : undefined;
  const shown = wrong === undefined ? [] : [make("pre", {}, `${line}: ${wrong}`)];
  const failed = isUnserved() ? UNSERVED : `The lab has failed: ${said}`;
  const words = broken ? failed : `Not yet: ${said}.`;
  show(make("p", { className: "wrong says", role: "alert" }, words), ...shown);
}

/** Whether this page needs files beside it, which a browser does not give it. */
function isUnserved() {
  return self.origin === "null" && !document.getElementById("packed");
}

/**
 * Say if a puzzle has no answer, or several.
 * @param {Look} look
 */
export async function showAnswers(look) {
  const puzzle = (await puzzleMaker(look.solution))(look.givens);
  if (look.answers === 0) showNone(look, puzzle);
  else if (look.answers === 2) showSeveral(look, puzzle);
  else show();
}

/**
 * @param {Look} look
 * @param {Puzzle} puzzle
 */
function showNone({ law, places = [], facts = [], steps = 0, marked }, puzzle) {
  const where = places.length ? ` at ${listed(places)}` : "";
  const after = steps ? `. After ${counted(steps, "step")}` : "";
  const words = `${marked ? "With what is marked this" : "This"} puzzle has no answer${after}: ${law}${where}.`;
  show(
    make("p", { className: "wrong says", role: "alert" }, words),
    picture(puzzle, facts, { wrong: places }, "What is known by then"),
  );
}

/**
 * @param {Look} look
 * @param {Puzzle} puzzle
 */
function showSeveral({ first = [], second = [], differences = [] }, puzzle) {
  const where = `${counted(differences.length, "place")}: ${listed(differences)}`;
  const words = `This puzzle has several answers. Two of them differ at ${where}.`;
  const marked = { decided: differences };
  show(
    make("p", { className: "wrong says", role: "alert" }, words),
    make(
      "div",
      { className: "pair" },
      picture(puzzle, first, marked, "One answer"),
      picture(puzzle, second, marked, "Another answer"),
    ),
  );
}

/**
 * A board with a title.
 * @param {Puzzle} puzzle
 * @param {Fact[]} facts
 * @param {Partial<Shown>} marked
 * @param {string} title
 */
export function picture(puzzle, facts, marked, title) {
  const drawing = svg("svg", { class: "board", role: "img", "aria-label": title });
  const figure = make("figure", { className: "drawn" }, drawing, make("figcaption", {}, title));
  const known = factsOf(facts);
  new Board(drawing, puzzle).show({ facts: known, ...marked });
  new Spoken(drawing, puzzle).show(known);
  return figure;
}
