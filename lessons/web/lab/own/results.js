// The verdicts on a program, case by case, with what is wrong where something is.
/** @import { Case, Result, Row } from "../types.js" */
import { button, make } from "../../dom.js";
import { counted } from "../../laws/words.js";

/** @type {Record<string, string>} */
const MEANING = {
  AC: "accepted",
  WA: "wrong answer",
  TLE: "too slow",
  MLE: "too much memory",
  OLE: "too much output",
  RTE: "ended by an error",
  CE: "not a program that Python can read",
  JE: "the judge failed",
};

export class Results {
  /**
   * @param {HTMLElement} place
   * @param {(line: number) => void} goTo
   */
  constructor(place, goTo) {
    this.goTo = goTo;
    this.list = make("ol", { className: "cases", "aria-label": "Verdicts" });
    /** @type {Map<string, number>} */
    this.counts = new Map();
    this.failed = 0;
    this.legend = make("p", { className: "quiet" });
    place.replaceChildren(this.list, this.legend);
  }

  /**
   * @param {Result} result
   * @param {Case | null} given
   */
  add(result, given) {
    const { verdict, reason, seconds, said } = result;
    this.counts.set(verdict, (this.counts.get(verdict) ?? 0) + 1);
    this.legend.textContent = [...this.counts.keys()]
      .map((one) => `${one}: ${MEANING[one]}.`)
      .join(" ");
    const sign = make(
      "span",
      { className: `verdict ${verdict === "AC" ? "right" : "not"}` },
      verdict,
    );
    const name = ` ${result.case} `;
    const time = make("span", { className: "quiet" }, `${seconds.toFixed(2)} s`);
    const why = reason ? [" ", make("b", {}, reason)] : [];
    const last = verdict === "RTE" && said ? ` ${summed(said)}` : "";
    const summary = make("summary", {}, sign, ...(given ? [name, time] : []), ...why, last);
    const details = make("details", {}, summary);
    const fill = () => {
      if (details.childElementCount === 1) details.append(...this.shown(result, given));
    };
    details.ontoggle = fill;
    if (verdict !== "AC" && !this.failed++) {
      fill();
      details.open = true;
    }
    this.list.append(make("li", {}, details));
  }

  /** How many there are of each. */
  get sum() {
    return [...this.counts].map(([verdict, count]) => `${count} ${verdict}`).join(", ");
  }

  /**
   * @param {Result} result
   * @param {Case | null} given
   */
  shown({ said, line, picture }, given) {
    const goTo = line ? [button(`Go to line ${line}`, () => this.goTo(line))] : [];
    const words = said ? [make("pre", { tabIndex: 0 }, said.trimEnd())] : [];
    const drawn = picture
      ? [
          make(
            "div",
            { className: "pair" },
            grid("expected", picture.expected),
            grid("actual", picture.actual),
          ),
          make("p", { className: "quiet" }, legend(picture)),
        ]
      : [];
    const input = given ? [figure("input", given.puzzle)] : [];
    return [...goTo, ...words, ...drawn, ...input];
  }
}

/**
 * The line in which Python sums up what it says of an error: the last, or that above a group's errors.
 * @param {string} said
 */
function summed(said) {
  const lines = said.trimEnd().split("\n");
  const [last] = lines.slice(-1);
  if (!/^ +\+-+$/.test(last)) return last;
  const first = lines.findLastIndex((line) => line.startsWith("  +-+-"));
  const own = lines[first - 1] ?? lines.findLast((line) => /\w/.test(line)) ?? last;
  return own.replace(/^[ |]+/, "");
}

/**
 * What the marks mean, and that rows are left out.
 * @param {NonNullable<Result["picture"]>} picture
 */
function legend({ actual, above, more }) {
  const marks = new Set(actual.flat().map(([, mark]) => mark));
  return [
    marks.has("differs") ? "Framed: differs; any other right answer will do." : "",
    marks.has("breaks") ? "Underlined: breaks the law." : "",
    above ? `${counted(above, "row")} above, which are alike.` : "",
    more ? `${counted(more, "row")} more.` : "",
  ].join(" ");
}

/**
 * @param {string} title
 * @param {...(Node | string)} content
 */
function figure(title, ...content) {
  const words = make("pre", { tabIndex: 0, "aria-label": title }, ...content);
  return make("figure", {}, make("figcaption", {}, title), words);
}

/**
 * The rows of an answer.
 * @param {string} title
 * @param {Row[]} rows
 */
function grid(title, rows) {
  const slot = Math.max(1, ...rows.flat().map(([text]) => text.length));
  const cell = (/** @type {[string, string]} */ [text, mark]) => {
    const shown = text.padStart(slot) + (slot > 1 ? " " : "");
    return mark ? make("mark", { className: mark }, shown) : shown;
  };
  return figure(title, ...rows.flatMap((row) => [...row.map(cell), "\n"]));
}
