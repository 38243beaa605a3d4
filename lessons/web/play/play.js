// Try it yourself: the unsolved board, moves that are judged, hints from the solver's own steps.
/** @import { Change, Exact, Lesson, Move, Part, Puzzle, Rings, Step } from "../types.js" */
import { eachSecond, say } from "../dom.js";
import { counted, listed } from "../laws/words.js";
import { isMark, placeOf, spotOf, valueOf } from "../places.js";
import { Zoom } from "../touch/zoom.js";
import { Help } from "./help.js";
import { Input } from "./input.js";
import { Judge, isAsked, ringsOf } from "./judging.js";
import { Options } from "./options.js";
import { State } from "./state.js";
import { View, whatOf } from "./view.js";

const KEPT = 5; // seconds after which the time is kept
const LOST = "No heart is left: start again, or choose to play without hearts.";

/** @implements {Part} */
export class Play {
  /**
   * @param {HTMLElement} section
   * @param {Lesson} lesson
   * @param {Puzzle} puzzle
   * @param {AbortSignal} [signal] that the lesson is left
   */
  constructor(section, lesson, puzzle, signal) {
    this.lesson = lesson;
    this.puzzle = puzzle;
    this.state = new State(lesson);
    this.judge = new Judge(lesson, puzzle, this.state);
    this.help = new Help(this);
    this.options = new Options(lesson, (words) => this.refresh(words));
    this.trial = false; // whether moves are on trial
    /** @type {Exact | null} who knows better what moves are worth, where there is a solver */
    this.exact = null;
    /** @type {Set<Move>} of which the solver has not yet said what they were worth */
    this.asked = new Set();
    /** @type {Rings} that the board shows */
    this.rings = {};
    /** @type {Node | string} what was said last, but for places */
    this.said = "";
    this.view = new View(section, lesson, puzzle, this.actions(), this.options);
    /** @type {string | null} the place with the frame */
    this.cursor = this.view.board.places()[0] ?? null;
    this.input = new Input(this);
    const letGo = () => this.input.letGo();
    this.zoom = new Zoom(this.view.element, { pushes: !this.input.pen, moved: letGo });
    this.view.game.append(this.zoom.button(() => spotOf(this.cursor ?? "r1c1")));
    this.goOn();
    eachSecond(() => this.tick(), signal);
    this.state.follow(() => this.goOn(), signal);
  }

  /** Go on where the player has left, here or in another tab: neither undoes what the other does. */
  goOn() {
    this.options.choose(this.state.load((move) => this.judge.isOurs(move)));
    this.trial = this.state.onTrial().size > 0;
    this.help.level = 0;
    this.draw();
  }

  /**
   * Do what says something that somebody wants to read.
   * @param {() => void} help
   */
  answer(help) {
    help();
    this.view.reveal();
  }

  /** What the buttons do. */
  actions() {
    return {
      undo: () => this.undo(),
      redo: () => this.redo(),
      restart: () => this.restart(),
      check: () => this.answer(() => this.help.check()),
      mistakes: () => this.answer(() => this.help.mistakes()),
      hint: () => this.answer(() => this.help.hint()),
      judge: () => (this.state.done.length ? this.judgeAll() : this.speak("There is no move yet.")),
      trial: () => this.tryOut(),
      keep: () => this.endTrial(true),
      drop: () => this.endTrial(false),
      press: (/** @type {string} */ cell) => this.input.tap(cell, 1),
      paint: (/** @type {boolean} */ on) => this.paint(on),
      show: (/** @type {string} */ rule) => this.help.showPossible(rule),
      digit: (/** @type {number} */ value) => this.input.digit(value, this.view.crossing),
    };
  }

  // --- Moves ---

  /**
   * Change places at one blow.
   * @param {[place: string, values: Iterable<string>][]} wanted
   * @param {boolean} sameStroke whether it goes on with the stroke before
   */
  move(wanted, sameStroke = false) {
    const changes = this.state.changes(wanted);
    if (this.options.isLost(this.state.mistakes)) this.speak(LOST);
    else if (changes.length) this.change(changes, sameStroke);
    else if (wanted.some(([place]) => this.state.given.has(place))) this.speak("This is given.");
  }

  /**
   * @param {Change[]} changes
   * @param {boolean} sameStroke
   */
  change(changes, sameStroke) {
    const { state, trial } = this;
    if (!sameStroke) state.newStroke();
    const marks = this.judge.standing(changes);
    const judged = this.judge.judged(changes, this.options.rule);
    const isSure = !this.exact?.isReady || (judged.kind !== "guess" && !judged.named);
    const move = state.make({ changes, judged, trial });
    if (!isSure) this.asked.add(move);
    if (this.options.atOnce && !trial) this.judgeAll();
    if (changes.some(({ after }) => after.length)) this.fillIn();
    this.keep();
    this.ask(move, marks, this.tell(move, isSure));
  }

  /**
   * Ask the solver, if there is one, what a move was worth, and say it if that is news.
   * @param {Move} move
   * @param {string[]} marks that were there before, and stay
   * @param {string} told of the move so far
   */
  async ask(move, marks, told) {
    const { state, exact, options } = this;
    const { named, lacks } = move.judged;
    if (!exact || !isAsked(move.judged, options.rule)) return;
    const verdict = await exact.judge(marks, move.changes, options.rule);
    this.asked.delete(move);
    const other = verdict?.rule === named ? {} : { named, lacks };
    if (verdict) move.judged = { ...verdict, ...other, isSure: true };
    if (!state.done.includes(move)) return; // it was taken back
    state.save(this.options.manner);
    this.draw(this.rings);
    const last = state.done.findLast(({ judged }) => judged.kind !== "filled");
    const isNews = this.wordsOf(move, true) !== told;
    if (isNews && move === last && this.said === told) this.tell(move, true);
  }

  /** Mark what is obvious, if that is wanted. */
  fillIn() {
    const { state, judge, trial } = this;
    if (!this.options.manner.filling) return;
    /** @type {Map<string, string[]>} */
    const values = new Map();
    for (const fact of judge.reasons.obvious(judge.marks())) {
      const [place, value] = [placeOf(fact), valueOf(fact)];
      if (judge.has(place, value)) continue;
      values.set(place, [...(values.get(place) ?? judge.staying(place)), value]);
    }
    const changes = state.changes([...values]);
    if (changes.length) state.make({ changes, judged: { kind: "filled" }, trial });
  }

  /** Say what all moves so far were worth, but for those on trial; how many more are wrong. */
  judgeAll() {
    const fresh = this.state.done.filter(({ told, trial }) => !told && !trial);
    const wrong = fresh.filter(({ judged, past }) => judged.kind === "wrong" && !past).length;
    for (const move of fresh) move.told = true;
    this.state.mistakes += wrong;
    this.keep();
    return wrong;
  }

  // --- Trial ---

  /** What is marked from now on can be taken back at one blow. */
  tryOut() {
    this.trial = true;
    this.refresh("What you mark now is on trial: keep it, or drop all of it.");
  }

  /** @param {boolean} kept */
  endTrial(kept) {
    this.trial = false;
    const again = this.state.onTrial().size ? "; redo brings it again" : "";
    if (kept) this.state.keepTrial();
    else this.state.dropTrial();
    const wrong = kept && this.options.atOnce ? this.judgeAll() : 0;
    const worth = wrong ? `, with ${counted(wrong, "mistake")}` : "";
    this.refresh(kept ? `The trial is kept${worth}.` : `The trial is dropped${again}.`);
  }

  /**
   * A finger paints, or scrolls the page and pushes the board.
   * @param {boolean} on
   */
  paint(on) {
    this.input.fingerPaints = on;
    this.zoom.leaveFingerToDraw(on);
    this.speak(
      on
        ? "One finger paints, from a mark with that mark; two push what is enlarged."
        : "A finger scrolls again.",
    );
  }

  // --- Time ---

  /** A second more, while somebody plays. */
  tick() {
    const { state, options } = this;
    const playing = this.view.element.getClientRects().length > 0 && !document.hidden;
    if (!options.isTimed || !playing || this.judge.isDone()) return;
    state.seconds += 1;
    if (state.seconds % KEPT === 0) state.save(options.manner);
    options.show(state.mistakes, state.seconds);
  }

  undo() {
    if (this.state.undo()) this.goneOver("Undone.");
  }

  redo() {
    if (this.state.redo()) this.goneOver("Done again.");
  }

  /**
   * Moves that are on trial again can be kept and dropped; whoever tries out goes on with it.
   * @param {string} words
   */
  goneOver(words) {
    this.trial ||= this.state.onTrial().size > 0;
    this.refresh(words);
  }

  restart() {
    const places = this.state.startAgain();
    this.trial = false;
    this.move([...places].map((place) => [place, []]));
    this.keep();
    const back = "Back at the start; undo brings back what was there.";
    this.speak(places.size ? back : "This is the start.");
  }

  /** Undo up to before the first mistake. */
  goBack() {
    while (this.judge.wrongPlaces().length && this.state.undo());
    this.trial = this.state.onTrial().size > 0;
    this.refresh("Back to before the first mistake; redo brings your moves again.");
  }

  /**
   * Make a step of the solver, if it can be marked.
   * @param {Step} step
   */
  make(step) {
    if (!isMark(step.value)) return;
    const fresh = step.places.filter((place) => !this.judge.has(place, step.value));
    this.move(fresh.map((place) => [place, [...this.judge.staying(place), step.value]]));
    this.view.element.focus({ preventScroll: true });
  }

  // --- What is seen and kept ---

  /** @param {(Node | string)[]} parts */
  speak(...parts) {
    this.said = parts[0];
    this.view.speak(...parts);
  }

  /** Say what the frame is at; what is found out later about a move may take its place. */
  describe() {
    if (this.cursor) this.view.speak(this.view.board.describe(this.cursor, this.state.facts));
  }

  /** @param {Rings} rings */
  draw(rings = {}) {
    this.rings = rings;
    this.view.draw(this, rings);
  }

  /** The board has changed: keep it, and show it. */
  keep() {
    this.help.level = 0;
    this.state.save(this.options.manner);
    this.draw();
  }

  /** @param {string} words */
  refresh(words) {
    this.keep();
    this.speak(words);
  }

  /**
   * Say what a move was worth, if that is sure by now and wanted; what was said.
   * @param {Move} move
   * @param {boolean} isSure
   */
  tell(move, isSure) {
    const { judged, trial } = move;
    const words = this.wordsOf(move, isSure);
    const isJudged = this.options.atOnce && !trial && !this.judge.isDone();
    const before = isJudged ? this.judge.wrongBefore(move) : [];
    const isWrong = isJudged && (judged.kind === "wrong" || before.length);
    this.speak(words, ...(isWrong ? [" ", this.help.whyButton()] : []));
    if (this.judge.isDone()) say("Solved!");
    if (isJudged && isSure) this.draw(ringsOf(move, before));
    return words;
  }

  /**
   * @param {Move} move
   * @param {boolean} isSure
   */
  wordsOf(move, isSure) {
    const { changes, judged, trial } = move;
    if (this.judge.isDone()) return this.options.doneWords(this.state);
    const { facts, mistakes } = this.state;
    const [{ place }] = changes;
    const named = changes.length === 1 ? this.view.board.describe(place, facts) : "";
    if (!this.options.atOnce || trial) return named || whatOf(changes, this.puzzle);
    const before = this.judge.wrongBefore(move);
    const wrong = before.length ? `Wrong before that: ${listed(before)}.` : "";
    const lost = this.options.isLost(mistakes) ? LOST : "";
    const worth = [isSure ? this.judge.words(judged) : "", wrong, lost].filter(Boolean).join(" ");
    return [named, worth].filter(Boolean).join(". ");
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
