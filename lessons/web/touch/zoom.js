// A part of a board, larger: a button, two fingers, and one finger to push it about.
import { button } from "../dom.js";
import { UNIT } from "../drawing.js";
import { keepInSight } from "./numbers.js";

const LEAST = 36; // the side of a cell, in CSS pixels, that the button gives at least
const MOST = 8; // times as large
const SHAKE = 6; // pixels that a finger may move and still taps
const SHAPES = ["--shape", "--ratio"]; // for the styles
const TITLE = "A part of the board, larger: one finger, or two where one draws, push it about";

/** @typedef {{ x: number, y: number }} Point on the screen */

export class Zoom {
  /**
   * @param {SVGElement} element a drawing of a board
   * @param {{ pushes: boolean, moved: () => void }} does whether one finger pushes the board, and
   * what is to be done when it has: it taps no more
   */
  constructor(element, { pushes, moved }) {
    this.element = /** @type {SVGSVGElement} */ (element);
    this.pushes = pushes;
    this.moved = moved;
    this.scale = 1;
    this.touch = element.style.touchAction;
    const { x, y, width, height } = this.element.viewBox.baseVal;
    this.whole = { x, y, width, height };
    this.at = { x, y };
    this.shapes = SHAPES.map((name) => [name, element.style.getPropertyValue(name)]);
    /** @type {Map<number, Point>} the fingers on the board */
    this.fingers = new Map();
    this.offer = () => {}; // a button, if there is one
    this.listen();
  }

  /**
   * A button that makes the board larger around a spot, which is there where cells are small.
   * @param {() => Point} spot in cells
   */
  button(spot) {
    const larger = button("Zoom", () => this.toggle(spot()), { title: TITLE, hidden: true });
    this.offer = () => {
      larger.hidden = this.scale === 1 && !this.isSmall();
      larger.setAttribute("aria-pressed", String(this.scale > 1));
    };
    new ResizeObserver(() => this.offer()).observe(this.element);
    return larger;
  }

  /**
   * From now on one finger draws, or pushes the board.
   * @param {boolean} draws
   */
  leaveFingerToDraw(draws) {
    this.pushes = !draws;
    this.touch = draws ? "pinch-zoom" : "";
    this.show();
  }

  listen() {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      element.addEventListener(name, (event) =>
        this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId),
      );
    }
  }

  // --- Fingers ---

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType !== "touch") return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) this.moved();
  }

  /** @param {PointerEvent} event */
  drag({ pointerId, clientX, clientY }) {
    const before = this.fingers.get(pointerId);
    const now = { x: clientX, y: clientY };
    if (!before || this.scale === 1) return; // two fingers make the whole page larger
    const other = [...this.fingers].find(([id]) => id !== pointerId)?.[1];
    if (!other && !this.pushes) return;
    if (!other && apart(before, now) < SHAKE) return;
    this.moved();
    this.fingers.set(pointerId, now);
    if (other) this.pinch(before, now, other);
    else this.push(now.x - before.x, now.y - before.y);
  }

  /**
   * One of two fingers has moved.
   * @param {Point} before
   * @param {Point} now
   * @param {Point} other
   */
  pinch(before, now, other) {
    const times = apart(now, other) / Math.max(1, apart(before, other));
    this.enlarge(this.scale * times, middle(now, other));
    this.push((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  // --- What is seen ---

  /** How long a unit of the drawing is on the screen. */
  get pixels() {
    return this.element.getScreenCTM()?.a || 1;
  }

  /** The sides of what is seen: a square, unless the board is narrower, of which no cell is cut. */
  get seen() {
    const { width, height } = this.whole;
    const side = Math.max(width, height) / this.scale;
    return [Math.min(width, side), Math.min(height, side)];
  }

  /** Whether the cells of the whole board are smaller than fingers want them. */
  isSmall() {
    return (this.pixels / this.scale) * UNIT < LEAST;
  }

  /**
   * As large as fingers want it, around a place of the drawing; or all of it again.
   * @param {Point} spot in cells
   */
  toggle({ x, y }) {
    const larger = this.scale === 1 ? Math.max(2, LEAST / (this.pixels * UNIT)) : 1;
    this.scale = Math.min(MOST, larger);
    const [w, h] = this.seen;
    this.at = { x: x * UNIT - w / 2, y: y * UNIT - h / 2 };
    this.show();
  }

  /**
   * @param {number} scale
   * @param {Point} about what stays where it is
   */
  enlarge(scale, about) {
    const point = new DOMPoint(about.x, about.y);
    const spot = point.matrixTransform(this.element.getScreenCTM()?.inverse());
    const times = this.scale;
    this.scale = Math.min(MOST, Math.max(1, scale));
    const ratio = times / this.scale;
    this.at = {
      x: spot.x - (spot.x - this.at.x) * ratio,
      y: spot.y - (spot.y - this.at.y) * ratio,
    };
    this.show();
  }

  /**
   * Push the board by so many pixels.
   * @param {number} right
   * @param {number} down
   */
  push(right, down) {
    const { pixels } = this;
    this.at = { x: this.at.x - right / pixels, y: this.at.y - down / pixels };
    this.show();
  }

  /**
   * Push the board so that a place is seen.
   * @param {Point} spot in cells
   */
  reveal({ x, y }) {
    if (this.scale === 1) return;
    const [w, h] = this.seen;
    const near = (
      /** @type {number} */ at,
      /** @type {number} */ from,
      /** @type {number} */ size,
    ) => Math.min(Math.max(from, at + UNIT - size), at - UNIT);
    this.at = { x: near(x * UNIT, this.at.x, w), y: near(y * UNIT, this.at.y, h) };
    this.show();
  }

  show() {
    const { x, y, width, height } = this.whole;
    const [w, h] = this.seen;
    const within = (
      /** @type {number} */ at,
      /** @type {number} */ least,
      /** @type {number} */ most,
    ) => Math.min(Math.max(at, least), most);
    this.at = { x: within(this.at.x, x, x + width - w), y: within(this.at.y, y, y + height - h) };
    this.element.setAttribute("viewBox", `${this.at.x} ${this.at.y} ${w} ${h}`);
    const larger = this.scale > 1;
    for (const [name, shape] of this.shapes) {
      this.element.style.setProperty(name, larger ? String(w / h) : shape);
    }
    keepInSight(this.element, { x: this.at.x - x, y: this.at.y - y }, larger);
    this.element.style.overflow = larger ? "hidden" : "";
    this.element.style.touchAction = larger ? "none" : this.touch;
    this.offer();
  }
}

/**
 * @param {Point} one
 * @param {Point} other
 */
function apart(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * @param {Point} one
 * @param {Point} other
 */
function middle(one, other) {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
