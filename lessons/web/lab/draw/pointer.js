// What a pointer draws: a place that is pressed, or a stroke from cell to cell.
/** @import { Draw } from "./draw.js" */
import { make } from "../../dom.js";
import { cellName, cellOf } from "../../places.js";
import { edgeAt, wayTo } from "./edges.js";

export class Pointer {
  /** @param {Draw} draw */
  constructor(draw) {
    this.draw = draw;
    /** @type {string | null} the place that is pressed, until a stroke leaves it */
    this.pressed = null;
    /** @type {number | null} the pointer that draws */
    this.drawing = null;
    // Boards come and go in it: a stroke does not end with them.
    this.element = make("div", {
      className: "drawing",
      onpointerdown: (/** @type {PointerEvent} */ event) => this.press(event),
      onpointermove: (/** @type {PointerEvent} */ event) => this.drag(event),
      onpointerup: () => this.release(),
      onpointercancel: () => this.lift(),
    });
  }

  /**
   * The cell or the edge under the pointer.
   * @param {PointerEvent} event
   */
  placeAt(event) {
    const { board, grid, tools } = this.draw;
    if (!board || !grid) return null;
    const [x, y] = board.pointAt(event);
    if (tools.isEdge) return edgeAt(grid, x, y);
    const cell = { r: Math.floor(y), c: Math.floor(x) };
    return grid.holds(cell) ? cellName(cell.r, cell.c) : null;
  }

  /**
   * A press does something when it is let go: two fingers make the page larger, and draw nothing.
   * @param {PointerEvent} event
   */
  press(event) {
    const { draw } = this;
    const place = this.placeAt(event);
    this.lift();
    if (event.button || !event.isPrimary || !place) return;
    draw.element.focus({ preventScroll: true });
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    [this.pressed, this.drawing] = [place, event.pointerId];
    if (draw.tools.isStroke) draw.moveTo(place);
  }

  /**
   * A quick pointer is told of only now and then: no cell on its way is left out.
   * @param {PointerEvent} event
   */
  drag(event) {
    const { draw } = this;
    if (this.drawing !== event.pointerId || !draw.tools.isStroke) return;
    const place = this.placeAt(event);
    if (place !== this.pressed) this.pressed = null;
    if (!place || place === draw.cursor) return;
    draw.drawTo(...wayTo(cellOf(draw.cursor), cellOf(place)));
  }

  release() {
    if (this.pressed) this.draw.use(this.pressed);
    this.lift();
  }

  /** What is pressed is not drawn, nor is there a stroke to go on with. */
  lift() {
    [this.pressed, this.drawing] = [null, null];
  }
}
