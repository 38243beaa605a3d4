// The state of a game: what is known on the player's board, and the moves that led there.
/** @import { Change, Facts, Lesson, Manner, Move } from "../types.js" */
import { factsOf, isMark } from "../places.js";

const GAME = "lesson "; // so the keys of games begin
const FULL = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]; // as browsers call it
const LARGEST = 2e6; // characters of what somebody has done: for more, no game goes

/**
 * The facts that changes add.
 * @param {Change[]} changes
 */
export function addedBy(changes) {
  return changes.flatMap(({ place, before, after }) =>
    after.filter((value) => !before.includes(value)).map((value) => `${place} ${value}`),
  );
}

export class State {
  /** @param {Lesson} lesson */
  constructor({ problem, puzzle, start }) {
    this.storage = `${GAME}${problem} ${puzzle}`;
    this.seen = ""; // what was kept when this page looked last
    this.start = start;
    this.given = factsOf(start);
    this.facts = factsOf(start);
    /** @type {Move[]} */
    this.done = [];
    /** @type {Move[]} */
    this.undone = [];
    this.stroke = 0; // that moves belong to now
    this.mistakes = 0; // that were told
    this.seconds = 0; // of play with a clock
  }

  /** @param {string} place */
  values(place) {
    return this.facts.get(place) ?? new Set();
  }

  /** The places that moves have changed. */
  touched() {
    return new Set(this.done.flatMap((move) => move.changes).map((change) => change.place));
  }

  /** Nothing that was done counts any more, told or not; the places that it has changed. */
  startAgain() {
    for (const move of [...this.done, ...this.undone]) move.past = true;
    [this.mistakes, this.seconds] = [0, 0];
    return this.touched();
  }

  /** The places whose marks are on trial: who starts again has left what was tried before. */
  onTrial() {
    const moves = this.done.slice(this.done.findLastIndex((move) => !move.trial) + 1);
    return new Set(moves.flatMap(({ changes }) => changes.map(({ place }) => place)));
  }

  // --- Moves ---

  /** What comes now is not undone together with what came before. */
  newStroke() {
    this.stroke += 1;
  }

  /**
   * What would really change if these places had these values.
   * @param {[place: string, values: Iterable<string>][]} wanted
   * @returns {Change[]}
   */
  changes(wanted) {
    return wanted
      .filter(([place]) => !this.given.has(place))
      .map(([place, values]) => ({ place, before: [...this.values(place)], after: [...values] }))
      .filter(({ before, after }) => before.join() !== after.join());
  }

  /** @param {Move} move */
  make(move) {
    const made = { ...move, stroke: this.stroke };
    this.apply(made, "after");
    this.done.push(made);
    this.undone = [];
    return made;
  }

  /**
   * Start again with just these facts marked, as far as they can be, at one blow; whether that takes
   * the place of other marks.
   * @param {Facts} facts
   */
  startWith(facts) {
    const places = [...this.startAgain()];
    const hadMarks = places.some((place) => this.values(place).size > 0);
    /** @type {Map<string, string[]>} */
    const wanted = new Map(places.map((place) => [place, []]));
    for (const [place, values] of facts) wanted.set(place, [...values].filter(isMark));
    const changes = this.changes([...wanted]);
    this.newStroke();
    if (changes.length) this.make({ changes, judged: { kind: "filled" } });
    return hadMarks && changes.length > 0;
  }

  /** Take the last stroke back, if there is one. */
  undo() {
    return this.moveOver(this.done, this.undone, "before");
  }

  /**
   * Take a stroke back as if it had not been, if it is the last one and wrong; whether it is.
   * @param {number} last
   */
  forgetWrong(last) {
    const moves = this.done.filter(({ stroke }) => stroke === last);
    const wrong = moves.filter(({ judged }) => judged.kind === "wrong");
    const isLast = wrong.length > 0 && this.done.at(-1)?.stroke === last;
    if (!isLast) return false;
    this.mistakes -= wrong.filter(({ told, past }) => told && !past).length;
    this.undo();
    this.undone = []; // nor is it made again
    return true;
  }

  /** Make the stroke again that was taken back last, if there is one. */
  redo() {
    return this.moveOver(this.undone, this.done, "after");
  }

  /**
   * @param {Move[]} from
   * @param {Move[]} to
   * @param {"before" | "after"} side
   */
  moveOver(from, to, side) {
    const stroke = from.at(-1)?.stroke;
    const before = from.length;
    do {
      const move = from.pop();
      if (!move) break;
      this.apply(move, side);
      to.push(move);
    } while (stroke !== undefined && from.at(-1)?.stroke === stroke);
    return from.length < before;
  }

  /** Marks on trial stay. */
  keepTrial() {
    for (const move of this.done) delete move.trial;
  }

  /** Marks on trial go; they can be made again. */
  dropTrial() {
    while (this.done.at(-1)?.trial) this.undo();
  }

  /**
   * @param {Move} move
   * @param {"before" | "after"} side
   */
  apply(move, side) {
    for (const change of move.changes) {
      if (change[side].length) this.facts.set(change.place, new Set(change[side]));
      else this.facts.delete(change.place);
    }
  }

  // --- What is kept ---

  /** @param {Manner} manner how it is played */
  save(manner) {
    const { done, undone, mistakes, seconds } = this;
    const when = Date.now();
    const kept = JSON.stringify({ when, done, undone, mistakes, seconds, manner });
    try {
      store(this.storage, kept);
      this.seen = kept;
    } catch {
      // Private windows have no storage: then a reload starts again.
    }
  }

  /** Whether another page has kept something since. */
  get isOld() {
    try {
      return (localStorage.getItem(this.storage) ?? this.seen) !== this.seen;
    } catch {
      return false; // nobody can have kept anything
    }
  }

  /**
   * Tell when another page has kept something, as long as the game is there.
   * @param {() => void} changed
   * @param {AbortSignal} [signal] that it is there no more
   */
  follow(changed, signal) {
    const look = () => this.isOld && changed();
    addEventListener("storage", look, { signal });
    addEventListener("pageshow", look, { signal }); // nothing was told till then
  }

  /**
   * Go on where the player has left; how it is played.
   * @param {(move: Move) => boolean} isOurs whether a move is; it throws if it is nothing like one
   * @returns {Partial<Manner>}
   */
  load(isOurs) {
    try {
      this.seen = localStorage.getItem(this.storage) ?? "";
      const kept = JSON.parse(this.seen);
      const { done, undone, manner } = kept;
      if (![...done, ...undone].every(isOurs)) throw new Error("it is of another puzzle");
      this.facts = factsOf(this.start);
      for (const move of done) this.apply(move, "after");
      [this.done, this.undone] = [done, undone];
      [this.mistakes, this.seconds] = [kept.mistakes, kept.seconds].map(countIn);
      this.stroke = Math.max(0, ...[...done, ...undone].map((move) => move.stroke ?? 0));
      return manner ?? {};
    } catch {
      this.facts = factsOf(this.start); // nothing is kept, or nothing that we wrote
      return {};
    }
  }
}

/**
 * How many there are as that was kept; 0 if it is no such number.
 * @param {unknown} kept
 */
function countIn(kept) {
  return Number.isSafeInteger(kept) ? Math.max(0, Number(kept)) : 0;
}

// --- The browser's storage: many games fill it, and the oldest make room for what is new ---

/**
 * Keep a text, if need be in the place of the games that were left longest ago; it throws, and all of
 * them stay, where even so there is no room.
 * @param {string} key
 * @param {string} text
 */
export function store(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    const isFull = FULL.includes(/** @type {Error} */ (error).name);
    if (!isFull || text.length > LARGEST || !storeInstead(key, text)) throw error;
  }
}

/**
 * Whether a text is kept now, in the place of as few games as will do, the oldest first; if all of
 * them do not make room enough they stay.
 * @param {string} key
 * @param {string} text
 */
function storeInstead(key, text) {
  const games = Object.keys(localStorage).filter((each) => each.startsWith(GAME) && each !== key);
  const ages = new Map(games.map((game) => [game, whenLeft(game)]));
  const gone = new Map();
  for (const [game] of [...ages].sort(([, one], [, other]) => one - other)) {
    gone.set(game, localStorage.getItem(game));
    localStorage.removeItem(game);
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      // One more has to go.
    }
  }
  for (const [game, kept] of gone) localStorage.setItem(game, kept);
  return false;
}

/**
 * When a game was kept last, in milliseconds; 0 where it does not say so.
 * @param {string} game
 */
function whenLeft(game) {
  const [, when] = /^\{"when":(\d+)/.exec(localStorage.getItem(game) ?? "") ?? [];
  return Number(when ?? 0);
}
