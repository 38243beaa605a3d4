// @ts-check
// Try it yourself: the unsolved board, moves that are judged, hints from the solver's own steps.
/** @import { Lesson, Move, Part, Puzzle, Rings, Step } from "../types.js" */
import { say } from "../dom.js";
import { isMark } from "../places.js";
import { Help } from "./help.js";
import { Input } from "./input.js";
import { Judge } from "./judging.js";
import { State } from "./state.js";
import { View } from "./view.js";

/** @implements {Part} */
export class Play {
  /**
   * @param {HTMLElement} section
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   */
  constructor(section, lesson, puzzle) {
    this.lesson = lesson;
    this.puzzle = puzzle;
    this.state = new State(lesson);
    this.judge = new Judge(lesson, puzzle, this.state);
    this.help = new Help(this);
    this.view = new View(section, lesson, puzzle, this.actions());
    /** @type {string | null} the place with the frame */
    this.cursor = this.view.board.places()[0] ?? null;
    this.input = new Input(this);
    this.view.judging.checked = this.state.load((move) => this.judge.words(move.judged));
    this.draw();
  }

  /** What the buttons do. */
  actions() {
    return {
      undo: () => this.undo(),
      redo: () => this.redo(),
      restart: () => this.restart(),
      check: () => this.help.check(),
      mistakes: () => this.help.mistakes(),
      hint: () => this.help.hint(),
      refresh: () => this.refresh(""),
      digit: (/** @type {number} */ value) => this.input.digit(value, this.view.crossing),
    };
  }

  // --- Moves ---

  /**
   * Change places at one blow.
   * @param {[place: string, values: Iterable<string>][]} wanted
   */
  move(wanted) {
    const changes = this.state.changes(wanted);
    if (!changes.length) {
      if (wanted.some(([place]) => this.state.given.has(place))) this.speak("This is given.");
      return;
    }
    const move = { changes, judged: this.judge.judged(changes) };
    this.state.make(move);
    this.keep();
    this.tell(move);
  }

  undo() {
    if (this.state.undo()) this.refresh("Undone.");
  }

  redo() {
    if (this.state.redo()) this.refresh("Done again.");
  }

  restart() {
    const places = this.state.touched();
    this.move([...places].map((place) => [place, []]));
    const back = "Back at the start; undo brings back what was there.";
    this.speak(places.size ? back : "This is the start.");
  }

  /** Undo up to before the first mistake. */
  goBack() {
    while (this.judge.wrongPlaces().length && this.state.undo());
    this.refresh("Back to before the first mistake; redo brings your moves again.");
  }

  /**
   * Make a step of the solver, if it can be marked; where numbers are typed, those crossed out stay.
   * @param {Step} step
   */
  make(step) {
    if (!isMark(step.value)) return;
    const fresh = step.places.filter((place) => !this.judge.has(place, step.value));
    const kept = (/** @type {string} */ place) =>
      this.puzzle.numbers ? [...this.state.values(place)] : [];
    this.move(fresh.map((place) => [place, [...kept(place), step.value]]));
    this.view.element.focus({ preventScroll: true });
  }

  // --- What is seen and kept ---

  /** @param {(Node | string)[]} parts */
  speak(...parts) {
    this.view.speak(...parts);
  }

  /** Say what the frame is at. */
  describe() {
    if (this.cursor) this.speak(this.view.board.describe(this.cursor, this.state.facts));
  }

  /** @param {Rings} rings */
  draw(rings = {}) {
    this.view.draw(this.state, this.judge, this.cursor, this.help.level, rings);
  }

  /** The board has changed: keep it, and show it. */
  keep() {
    this.help.level = 0;
    this.state.save(this.view.judging.checked);
    this.draw();
  }

  /** @param {string} words */
  refresh(words) {
    this.keep();
    this.speak(words);
  }

  /**
   * Say what a move was worth.
   * @param {Move} move
   */
  tell({ changes, judged }) {
    if (this.judge.isDone()) {
      this.speak("Done: every law is kept. Well played!");
      say("Solved!");
      return;
    }
    const judging = this.view.judging.checked;
    const { board } = this.view;
    const named = changes.length === 1 ? board.describe(changes[0].place, this.state.facts) : "";
    const words = judging ? this.judge.words(judged) : "";
    const told = [named, words].filter(Boolean).join(". ");
    if (judging && judged.kind === "wrong") this.speak(`${told} `, this.help.whyButton());
    else this.speak(told);
    if (judging && judged.kind === "forced") this.draw({ because: judged.because });
    if (judging && judged.kind === "wrong") this.draw({ wrong: changes.map((each) => each.place) });
  }

  // --- Keys ---

  /** @param {KeyboardEvent} event */
  key(event) {
    return this.input.key(event);
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    return this.input.shortcut(event);
  }
}
