// What a player sees: the board, the buttons, what is said, what is possible, the moves so far.
/** @import { Change, Lesson, Move, Puzzle, Rings, Verdict } from "../types.js" */
/** @import { Judge } from "./judging.js" */
/** @import { Options } from "./options.js" */
/** @import { Play } from "./play.js" */
import { Board } from "../board.js";
import { button, keepFocus, make, oneStop, panel, tierSign } from "../dom.js";
import { svg } from "../drawing.js";
import { inWords } from "../laws/words.js";
import { placeOf } from "../places.js";
import { Spoken } from "../spoken.js";
import { addedBy } from "./state.js";

/** @typedef {ReturnType<Play["actions"]>} Actions what the buttons do */

const HINTS = ["Hint", "Which rule?", "What follows?"];
const LISTED = 30; // moves
const NAMED = 3; // places of a move
const HOW = [
  "Arrow keys move the frame, Backspace opens a place again.",
  "Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check.",
  "Name a rule, and moves are judged by it: what it lacks, if it does not yet say so, is in dots.",
];
const SIGNS = { wrong: "✗", guess: "?", forced: "✓", opened: "↺", unknown: "·", filled: "+" };
const SILENT = ["opened", "filled"]; // verdicts that a sign says well enough

export class View {
  /**
   * @param {HTMLElement} section
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   * @param {Actions} does
   * @param {Options} options
   */
  constructor(section, lesson, puzzle, does, options) {
    this.does = does;
    this.options = options;
    this.lesson = lesson;
    const marks = puzzle.numbers ? "digits mark" : "Enter marks";
    this.element = svg("svg", {
      class: "board",
      role: "application",
      tabindex: 0,
      "aria-label": `The board: arrow keys move, ${marks}, Backspace opens again`,
    });
    this.board = new Board(this.element, puzzle);
    this.buttons = makeButtons(does);
    this.trialButtons = makeTrialButtons(does);
    this.game = this.makeGame(puzzle);
    const live = {
      role: "status",
      "aria-live": "polite",
      "aria-label": "What is said",
      tabIndex: -1,
    };
    this.message = make("div", { className: "sentence", ...live });
    const numbers = { role: "group", "aria-label": "Numbers", hidden: !puzzle.numbers };
    this.digits = make("div", { className: "player", ...numbers });
    this.possible = list("ul", "possible", "Possible now");
    this.stopAtPossible = oneStop(this.possible);
    this.log = list("ol", "moves", "Your moves, the last one first");
    /** @type {HTMLButtonElement | null} */
    this.pencil = puzzle.numbers ? this.addDigits(puzzle.numbers.highest, does) : null;
    section.append(this.stage(), this.aside(puzzle));
    this.spoken = new Spoken(this.element, puzzle, puzzle.lines ? undefined : does.press);
  }

  // --- The page ---

  stage() {
    return make("div", { className: "stage" }, this.element, this.digits, this.game, this.message);
  }

  /** @param {Puzzle} puzzle */
  makeGame(puzzle) {
    const buttons = [...Object.values(this.buttons), ...Object.values(this.trialButtons)];
    const group = { className: "player", role: "group", "aria-label": "Your game" };
    return make("div", group, ...buttons, this.makeBrush(puzzle));
  }

  /**
   * Where fingers are, and cells are marked by touch, a button lets one finger paint.
   * @param {Puzzle} puzzle
   */
  makeBrush({ values, lines }) {
    const turn = () => {
      brush.setAttribute("aria-pressed", String(!isPressed(brush)));
      this.does.paint(isPressed(brush));
    };
    const hidden = !navigator.maxTouchPoints || !values.length || Boolean(lines);
    const title = "One finger paints many cells, and does not scroll";
    const brush = button("Paint", turn, { title, hidden, "aria-pressed": "false" });
    return brush;
  }

  /** @param {Puzzle} puzzle */
  aside(puzzle) {
    const how = [...puzzle.how, ...HOW, ...this.lesson.words];
    return make(
      "aside",
      {},
      panel("Possible now", this.possible),
      panel("How you play", ...this.options.elements),
      panel("Your moves", button("Judge my moves", this.does.judge), this.log),
      folded("Laws", this.lesson.laws),
      folded("How to play", how),
    );
  }

  /**
   * Buttons for numbers, and the one that crosses them out.
   * @param {number} highest
   * @param {Actions} does
   */
  addDigits(highest, does) {
    for (let value = 1; value <= highest; value++) {
      this.digits.append(button(String(value), () => does.digit(value)));
    }
    const turn = () => pencil.setAttribute("aria-pressed", String(!isPressed(pencil)));
    const pencil = button("✎ cross out", turn, { "aria-pressed": "false" });
    this.digits.append(pencil);
    return pencil;
  }

  /** Whether numbers are crossed out. */
  get crossing() {
    return this.pencil !== null && isPressed(this.pencil);
  }

  // --- What changes ---

  /** @param {(Node | string)[]} parts */
  speak(...parts) {
    const words = make("p", { className: "says" }, ...parts);
    const message = () => this.message.replaceChildren(words);
    keepFocus(message, () => this.message);
  }

  /** Bring what was said into sight: on a small screen it may stand below. */
  reveal() {
    this.message.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Play} play
   * @param {Rings} rings
   */
  draw({ state, judge, cursor, help, trial, asked }, rings) {
    this.board.show({ facts: state.facts, cursor, trial: state.onTrial(), ...rings });
    this.spoken.show(state.facts);
    this.tellFrame(cursor ? this.board.describe(cursor, state.facts) : "");
    this.buttons.hint.textContent = HINTS[Math.min(help.level, HINTS.length - 1)];
    const able = () => {
      this.buttons.undo.disabled = !state.done.length;
      this.buttons.redo.disabled = !state.undone.length;
      this.trialButtons.begin.hidden = trial;
      this.trialButtons.keep.hidden = this.trialButtons.drop.hidden = !trial;
    };
    keepFocus(able, () => this.element);
    this.options.show(state.mistakes, state.seconds);
    this.showPossible(judge);
    const last = state.done.slice(-LISTED).reverse();
    const moves = last.map((move) => (asked.has(move) ? { ...move, told: false } : move));
    this.log.replaceChildren(...moves.map((move) => this.moveItem(move, judge)));
  }

  /** @param {Judge} judge */
  showPossible(judge) {
    const items = judge.isDone() ? [make("li", {}, "Solved.")] : this.possibleItems(judge);
    const had = document.activeElement?.textContent;
    const fill = () => {
      this.possible.replaceChildren(...items);
      this.stopAtPossible();
    };
    const same = () => [...this.possible.querySelectorAll("button")];
    keepFocus(fill, () => same().find(({ textContent }) => textContent === had) ?? this.possible);
  }

  /**
   * Tell who comes to the board where the frame is; who is there hears it by each key.
   * @param {string} words
   */
  tellFrame(words) {
    if (document.activeElement === this.element) return;
    this.element.setAttribute("aria-description", words);
  }

  /**
   * The rules that have something to say, and at how many places.
   * @param {Judge} judge
   */
  possibleItems(judge) {
    /** @type {Map<string, Set<string>>} */
    const places = new Map();
    for (const { rule, fact } of judge.possible()) {
      places.set(rule, (places.get(rule) ?? new Set()).add(placeOf(fact)));
    }
    const items = this.lesson.rules.flatMap(({ name, title, tier }) => {
      const count = places.get(name)?.size;
      if (!count) return [];
      const words = ` ${count} ${count === 1 ? "place" : "places"}`;
      const shown = button(title, () => this.does.show(name), { className: "link" });
      return [make("li", {}, shown, " ", tierSign(tier), words)];
    });
    return items.length ? items : [make("li", {}, "Nothing that the rules know.")];
  }

  /**
   * @param {Move} move
   * @param {Judge} judge
   */
  moveItem({ changes, judged, told, trial }, judge) {
    const what = whatOf(changes, judge.puzzle);
    const look = lookOf(judged);
    const kind = told || SILENT.includes(look) ? look : "unknown";
    const heard = { role: "img", "aria-label": "open again" };
    const sign = make("b", kind === "opened" ? heard : { "aria-hidden": "true" }, SIGNS[kind]);
    const verdict = told && !SILENT.includes(kind) ? `: ${judge.words(judged)}` : "";
    const words = trial ? ": on trial" : kind === "filled" ? ": filled in" : verdict;
    return make("li", { className: kind }, sign, ` ${what}${words}`);
  }
}

/**
 * What changes mark, or where they open.
 * @param {Change[]} changes
 * @param {Puzzle} puzzle
 */
export function whatOf(changes, puzzle) {
  const where = changes.map((change) => change.place);
  const added = addedBy(changes);
  const few = added.length ? inWords(puzzle, added) : where.join(" ");
  return where.length > NAMED ? `${where.length} places` : few;
}

/**
 * What a verdict looks like: what the rule that was named does not give is a guess.
 * @param {Verdict} judged
 */
function lookOf({ kind, named }) {
  return named ? "guess" : kind;
}

/** @param {Actions} does */
function makeTrialButtons(does) {
  const title = "Mark something on trial, in another colour";
  return {
    begin: button("Trial", does.trial, { title }),
    keep: button("Keep the trial", does.keep, { hidden: true }),
    drop: button("Drop the trial", does.drop, { hidden: true }),
  };
}

/** @param {Actions} does */
function makeButtons(does) {
  const hint = "The next step that you have not made, in three levels (H)";
  return {
    undo: button("Undo", does.undo, { title: "Undo (Ctrl Z)" }),
    redo: button("Redo", does.redo, { title: "Redo (Ctrl Y)" }),
    restart: button("Start again", does.restart, { title: "Start again" }),
    check: button("Check", does.check, { title: "Which law is broken? (C)" }),
    mistakes: button("Show mistakes", does.mistakes, {
      title: "What differs from the answer?",
    }),
    hint: button(HINTS[0], does.hint, { title: hint }),
  };
}

/**
 * A list that can be scrolled by keys.
 * @param {"ul" | "ol"} name
 * @param {string} className
 * @param {string} words
 */
function list(name, className, words) {
  return make(name, { className, tabIndex: 0, "aria-label": words });
}

/**
 * A box with a list that is opened by who wants to read it.
 * @param {string} title
 * @param {string[]} lines
 */
function folded(title, lines) {
  const items = lines.map((line) => make("li", {}, line));
  const summary = make("summary", {}, title);
  return make("details", { className: "panel" }, summary, make("ul", {}, ...items));
}

/** @param {HTMLButtonElement} button */
function isPressed(button) {
  return button.getAttribute("aria-pressed") === "true";
}
