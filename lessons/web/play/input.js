// What a player does on the board, by pointer and by keys.
/** @import { Play } from "./play.js" */
import { ARROWS } from "../board.js";
import { letterOf } from "../dom.js";
import { cellName, spotOf } from "../places.js";
import { Pen } from "./pen.js";

const PASSING = 700; // milliseconds in which a click goes on with the one before
const STRIDE = 0.3; // of a cell: so often a fast stroke looks where it is

/** @type {Record<number, number>} which way the buttons of a mouse go through the values */
const WAYS = { 0: 1, 2: -1 };

export class Input {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.pen = play.puzzle.lines ? new Pen(play, play.puzzle.lines) : null;
    /** @type {{ place: string, way: number } | null} */
    this.pressed = null;
    /** @type {{ from: string | null, to: string | null, at: number[] } | null} what is painted */
    this.brush = null;
    this.fingerPaints = false; // else it scrolls the page
    /** @type {{ place: string, stroke: number, at: number } | null} the last click, and when it was */
    this.clicked = null;
    this.listen(play.view.element);
  }

  /** @param {SVGElement} element */
  listen(element) {
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("pointerdown", (event) => this.press(event));
    element.addEventListener("pointermove", (event) => this.drag(event));
    element.addEventListener("pointerup", (event) => this.release(event));
    element.addEventListener("pointercancel", () => this.letGo()); // the page is scrolled instead
    if (this.pen) element.style.touchAction = "pinch-zoom";
  }

  // --- By pointer ---

  /**
   * A press does something when it is let go at the same place: so a page can be scrolled by a
   * finger on the board, and a path drawn from an edge.
   * @param {PointerEvent} event
   */
  press(event) {
    const { board, element } = this.play.view;
    const place = board.placeAt(event);
    const way = WAYS[event.button];
    this.pressed = place && way ? { place, way } : null;
    this.play.state.newStroke();
    element.focus({ preventScroll: true });
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    this.pen?.press(event);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (this.pen) {
      if (this.pen.follow(event)) this.pressed = null;
    } else if (event.buttons && (event.pointerType !== "touch" || this.fingerPaints)) {
      this.paint(event);
    }
  }

  // --- Painting ---

  /**
   * Give all places that the pointer goes over what the first one gets, if they are as that was; a
   * finger, which has one way to mark, gives what the first one has, if that is marked, to open ones.
   * @param {PointerEvent} event
   */
  paint(event) {
    const { board } = this.play.view;
    const [x, y] = board.pointAt(event);
    if (!this.brush && this.pressed && board.placeAt(event) !== this.pressed.place) {
      this.dip(this.pressed.place, this.pressed.way, event.pointerType === "touch");
      this.pressed = null;
    }
    if (!this.brush) return;
    const [fromX, fromY] = this.brush.at;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STRIDE));
    for (let n = 1; n <= steps; n++) {
      this.dab(fromX + ((x - fromX) * n) / steps, fromY + ((y - fromY) * n) / steps);
    }
    this.brush.at = [x, y];
  }

  /**
   * Begin to paint with the value that a click would give a place, or with that it has.
   * @param {string} place
   * @param {number} way
   * @param {boolean} isFinger
   */
  dip(place, way, isFinger) {
    const { x, y } = spotOf(place);
    const own = this.valueAt(place);
    const spread = { from: null, to: own, at: [x, y] };
    const change = { from: own, to: this.next(place, way), at: [x, y] };
    if (this.play.puzzle.values.length) this.brush = isFinger && own ? spread : change;
    this.dab(x, y);
  }

  /**
   * Paint the cell at a point.
   * @param {number} x
   * @param {number} y
   */
  dab(x, y) {
    const { play, brush } = this;
    const place = cellName(Math.floor(y), Math.floor(x));
    const fits = play.view.board.known.has(place) && !play.state.given.has(place);
    if (!brush || !fits || this.valueAt(place) !== brush.from) return;
    play.cursor = place;
    play.move([[place, brush.to ? [brush.to] : []]], true);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { pressed, play } = this;
    this.letGo();
    if (pressed && play.view.board.placeAt(event) === pressed.place) {
      this.tap(pressed.place, pressed.way);
    }
  }

  /**
   * Go to a place, if there is such a one, and mark it where a click does.
   * @param {string} place
   * @param {number} way
   */
  tap(place, way) {
    const { play } = this;
    if (!play.view.board.known.has(place)) return;
    play.cursor = place;
    play.draw();
    if (play.puzzle.values.length) this.cycle(place, way);
    else play.describe();
  }

  letGo() {
    this.pressed = null;
    this.brush = null;
    this.pen?.lift();
  }

  // --- By keys ---

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (isPress(event.key) && target.closest("button, summary, input, a")) return false;
    const place = this.play.cursor;
    return (place !== null && this.placeKey(event, place)) || this.letter(letterOf(event));
  }

  /**
   * @param {KeyboardEvent} event
   * @param {string} place
   */
  placeKey(event, place) {
    const { key, shiftKey } = event;
    const digit = digitOf(event);
    if (key in ARROWS) this.arrow(key, shiftKey, place);
    else if (isPress(key)) this.cycle(place, shiftKey ? -1 : 1);
    else if (key === "Backspace" || key === "Delete") this.play.move([[place, []]]);
    else if (digit && this.play.puzzle.numbers)
      this.digit(digit, shiftKey || this.play.view.crossing);
    else return false;
    return true;
  }

  /** @param {string} name */
  letter(name) {
    if (name === "h") this.play.help.hint();
    else if (name === "c") this.play.help.check();
    else return false;
    return true;
  }

  /**
   * Move the frame; with Shift draw a line, where lines are drawn.
   * @param {string} key
   * @param {boolean} shift
   * @param {string} place
   */
  arrow(key, shift, place) {
    if (shift && this.pen) {
      this.pen.stroke(key, place);
      return;
    }
    this.pen?.raise();
    this.play.cursor = this.play.view.board.neighbour(place, key);
    this.play.zoom.reveal(spotOf(this.play.cursor));
    this.play.draw();
    this.play.describe();
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    const name = letterOf(event);
    if (name === "y" || (name === "z" && event.shiftKey)) this.play.redo();
    else if (name === "z") this.play.undo();
    else return false;
    return true;
  }

  // --- Values ---

  /**
   * The value of a place, null if it is open.
   * @param {string} place
   */
  valueAt(place) {
    const own = this.play.state.values(place);
    return this.play.puzzle.values.find((value) => own.has(value)) ?? null;
  }

  /**
   * The value that comes after that of a place, on the way round.
   * @param {string} place
   * @param {number} way
   */
  next(place, way) {
    const ring = [null, ...this.play.puzzle.values];
    const now = ring.indexOf(this.valueAt(place));
    return ring[(now + way + ring.length) % ring.length];
  }

  /**
   * Give a place the next of its values.
   * @param {string} place
   * @param {number} way
   */
  cycle(place, way) {
    const { play } = this;
    if (!play.puzzle.values.length) return;
    const next = this.next(place, way);
    const passed = this.passOver(place);
    if (passed && this.valueAt(place) === next) {
      play.keep();
      play.describe();
    } else play.move([[place, next ? [next] : []]]);
    this.clicked = { place, stroke: play.state.stroke, at: performance.now() };
  }

  /**
   * Who clicks on at once has only passed over what the click before has marked: if that is wrong,
   * it is no mistake. Whether it was so.
   * @param {string} place
   */
  passOver(place) {
    const { clicked } = this;
    const isOn = clicked?.place === place && performance.now() - clicked.at < PASSING;
    return isOn && this.play.state.forgetWrong(clicked.stroke);
  }

  /**
   * Set a number at the frame, or cross it out; the same once more takes it back.
   * @param {number} value
   * @param {boolean} out
   */
  digit(value, out) {
    const { cursor: place, puzzle, state } = this.play;
    if (!place || !puzzle.numbers) return;
    const most = puzzle.numbers.most(place);
    if (value > most) {
      this.play.speak(`${place}: numbers go from 1 to ${most} here.`);
      return;
    }
    const values = new Set(state.values(place));
    const number = puzzle.numbers.settled(values);
    const [set, crossed] = [String(value), `not ${value}`];
    const [mark, other] = out ? [crossed, set] : [set, crossed];
    const had = values.has(mark);
    if (number) values.delete(number);
    values.delete(other); // no number is set and crossed out at once
    if (had) values.delete(mark);
    else values.add(mark);
    this.play.move([[place, values]]);
  }
}

/** @param {string} key */
function isPress(key) {
  return key === "Enter" || key === " ";
}

/**
 * The digit of a key, also with Shift.
 * @param {KeyboardEvent} event
 */
function digitOf({ key, code }) {
  const [, digit] = /^([1-9])$/.exec(key) ?? /^Digit([1-9])$/.exec(code) ?? [];
  return Number(digit ?? 0);
}
