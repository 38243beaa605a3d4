// Lines that a player draws from cell to cell.
/** @import { Cell, Lines } from "../types.js" */
/** @import { Play } from "./play.js" */
import { ARROWS } from "../board.js";
import { spotOf } from "../places.js";

const OVER = 0.7; // how far from the middle of a cell, in cells, a pointer has left it
const OUTSIDE = 0.5; // how far outside the board a pointer counts

export class Pen {
  /**
   * @param {Play} play
   * @param {Lines} lines
   */
  constructor(play, lines) {
    this.play = play;
    this.lines = lines;
    /** @type {Cell | null} the cell to which the pointer has come */
    this.dragged = null;
    /** @type {Cell | null} the cell to which keys have come */
    this.at = null;
  }

  // --- By pointer ---

  /** @param {PointerEvent} event */
  press(event) {
    const [x, y] = this.play.view.board.pointAt(event);
    this.raise();
    if (event.button === 0) this.dragged = { r: Math.floor(y), c: Math.floor(x) };
  }

  /**
   * Draw to the pointer; whether anything was drawn. It has gone over to the next cell when it is
   * well within it, so that a click on an edge may shake; a fast one goes over several at once.
   * @param {PointerEvent} event
   */
  follow(event) {
    const start = this.dragged;
    if (!start || !event.buttons) return false;
    const [x, y] = this.play.view.board.pointAt(event);
    for (let from = start; ; from = this.dragged) {
      const to = this.towards(from, x, y);
      if (!to) return from !== start;
      this.cross(from, to, true);
      this.dragged = to;
    }
  }

  /**
   * The next cell on the way to a point, null if it is near.
   * @param {Cell} from
   * @param {number} x
   * @param {number} y
   */
  towards({ r, c }, x, y) {
    const { height, width } = this.play.puzzle.grid;
    const right = Math.min(Math.max(x, -OUTSIDE), width + OUTSIDE) - c - 0.5;
    const down = Math.min(Math.max(y, -OUTSIDE), height + OUTSIDE) - r - 0.5;
    if (Math.max(Math.abs(right), Math.abs(down)) < OVER) return null;
    return Math.abs(right) > Math.abs(down)
      ? { r, c: c + Math.sign(right) }
      : { r: r + Math.sign(down), c };
  }

  lift() {
    this.dragged = null;
  }

  // --- By keys ---

  /**
   * @param {string} key
   * @param {string} cursor
   */
  stroke(key, cursor) {
    const [down, right] = ARROWS[key];
    const from = this.at ?? begin(cursor, down, right);
    const to = { r: from.r + down, c: from.c + right };
    if (this.cross(from, to)) this.at = to;
    else this.play.speak("There is a wall.");
  }

  /** The next stroke begins at the frame. */
  raise() {
    this.at = null;
  }

  // --- Lines ---

  /**
   * Draw from a cell to the next one; where there is a line it is taken back. False at a wall.
   * @param {Cell} from
   * @param {Cell} to
   * @param {boolean} sameStroke
   */
  cross(from, to, sameStroke = false) {
    const { play, lines } = this;
    const edge = lines.between(from, to);
    if (!play.view.board.known.has(edge)) return false;
    play.cursor = edge;
    const has = play.state.values(edge).has(lines.value);
    play.move([[edge, has ? [] : [lines.value]]], sameStroke);
    return true;
  }
}

/**
 * The cell beside an edge from which the first key goes over that edge or, if it goes along it,
 * over the next one.
 * @param {string} edge
 * @param {number} down
 * @param {number} right
 */
function begin(edge, down, right) {
  const spot = spotOf(edge);
  const after = { r: Math.floor(spot.y), c: Math.floor(spot.x) };
  const [before, across] =
    spot.edge === "horizontal"
      ? [{ r: after.r, c: after.c - 1 }, right]
      : [{ r: after.r - 1, c: after.c }, down];
  const outside = before.r < 0 || before.c < 0;
  return across < 0 || (!across && outside) ? after : before;
}
