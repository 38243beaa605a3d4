// The argument of a step: its pictures, one after the other, and their sentences as a list.
/** @import { Argued, Fact, Facts, Pictured, Shown } from "../types.js" */
import { button, byId, make, oneStop, scrollTo } from "../dom.js";
import { counted } from "../laws/words.js";
import { placeOf, placesIn, valueOf } from "../places.js";

const BOARD = -1; // what the first pictures build on

export class Argument {
  /**
   * The panel of the page, which opens and closes it.
   * @param {string[]} lists of the lesson
   * @param {() => void} moved called whenever another picture is to be shown
   */
  constructor(lists, moved) {
    this.lists = lists;
    this.panel = /** @type {HTMLDetailsElement} */ (byId("argument"));
    this.list = byId("pictures");
    this.legend = byId("supposing");
    this.moved = moved;
    /** @type {Pictured[]} */
    this.pictures = [];
    /** @type {HTMLElement[]} */
    this.items = [];
    this.at = 0; // 0: the step itself
    /** @type {number | undefined} */
    this.asked = undefined; // the picture whose things are shown one by one
    byId("pictures-title").addEventListener("click", (event) => {
      event.preventDefault(); // it opens and closes as pictures are shown
      this.go(this.at ? 0 : 1);
    });
    this.stop = oneStop(this.list);
  }

  /**
   * Take the pictures of another step; it is closed.
   * @param {Argued[]} argued
   */
  take(argued) {
    const pictures = this.inOrder(argued);
    this.pictures = pictures;
    this.at = 0;
    this.panel.open = false;
    this.panel.hidden = !pictures.length;
    this.legend.hidden = !pictures.some((each) => each.supposes);
    byId("pictures-title").textContent = `Why, in ${counted(argued.length, "picture")}`;
    this.items = pictures.map((each, at) => this.item(each, at));
    this.list.replaceChildren(...this.items);
    this.ask(undefined);
  }

  /**
   * The pictures, behind each those of what it counts.
   * @param {Argued[]} argued
   */
  inOrder(argued) {
    /** @type {Pictured[]} */
    const pictures = [];
    /** @type {number[]} */
    const numbers = []; // where each stands in this order
    for (const { each = [], ...picture } of argued) {
      const at = pictures.length;
      const behind = numbers[picture.on ?? BOARD];
      numbers.push(at);
      pictures.push(this.read({ ...picture, on: behind }));
      for (const { on = BOARD, ...one } of each) {
        const before = on === BOARD ? behind : at + 1 + on;
        pictures.push({ ...this.read({ ...one, on: before }), of: at });
      }
    }
    return pictures;
  }

  /**
   * A picture with its facts, which are in the lesson's lists.
   * @param {Omit<Argued, "each">} argued
   * @returns {Pictured}
   */
  read({ facts = {}, told = [], ...picture }) {
    const known = Object.entries(facts).map(([value, at]) =>
      placesIn(this.lists[at]).map((place) => pair(place, value)),
    );
    return {
      ...picture,
      facts: known.flat(),
      told: told.map((at) => this.lists[at]).map((fact) => pair(placeOf(fact), valueOf(fact))),
    };
  }

  /**
   * @param {Pictured} picture
   * @param {number} at
   */
  item({ says, depth = 0 }, at) {
    const words = button(this.lists[says], () => this.go(at + 1));
    const item = make("li", { className: `deep-${Math.min(depth, 3)}` }, words);
    const each = this.pictures.filter(({ of, supposes }) => of === at && supposes);
    const many = each.filter((one) => one.depth === depth + 1).length;
    if (many)
      item.append(
        button(`${many} of them, one by one`, () => this.toggle(at), { className: "each" }),
      );
    return item;
  }

  /**
   * Show what a picture counts one by one, from the first on, or no longer.
   * @param {number} at
   */
  toggle(at) {
    const isOpen = this.asked === at;
    this.ask(isOpen ? undefined : at);
    this.go(at + (isOpen ? 1 : 2));
  }

  /**
   * List what this picture counts one by one, and no other.
   * @param {number | undefined} at
   */
  ask(at) {
    this.asked = at;
    this.items.forEach((item, number) => {
      item.hidden = !this.isListed(number);
      item.querySelector(".each")?.setAttribute("aria-expanded", String(number === at));
    });
  }

  /**
   * Whether a picture is one of the argument, or one that was asked for.
   * @param {number} at
   */
  isListed(at) {
    const { of } = this.pictures[at];
    return of === undefined || of === this.asked;
  }

  /** The pictures that are listed. */
  get listed() {
    return this.pictures.filter((_, at) => this.isListed(at));
  }

  /**
   * Go on to the next picture, or back; false if there is none, and the next step is meant.
   * @param {number} by
   */
  within(by) {
    let to = this.at + by;
    while (this.pictures[to - 1] && !this.isListed(to - 1)) to += by;
    if (!this.at || to > this.pictures.length) return false;
    this.go(to);
    return true;
  }

  /** @param {number} at 0 for the step itself */
  go(at) {
    this.at = at;
    this.panel.open = at > 0;
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const item = this.items[at - 1];
    item?.firstElementChild?.setAttribute("aria-current", "step");
    if (item) scrollTo(this.list, item);
    this.stop();
    this.moved();
  }

  // --- The picture that is shown ---

  get picture() {
    return this.pictures[this.at - 1];
  }

  /** Which one it is of those that are listed. */
  get number() {
    return this.listed.indexOf(this.picture) + 1;
  }

  /** What it says; nothing for the step itself. */
  get says() {
    return this.at ? this.lists[this.picture.says] : "";
  }

  /** The pictures that this one builds on, the first first, and itself. */
  chain() {
    const chain = [];
    for (let at = this.at - 1; at !== BOARD; at = this.pictures[at].on ?? BOARD) {
      chain.unshift(this.pictures[at]);
    }
    return chain;
  }

  /** What is supposed around it, in words. */
  supposed() {
    const before = this.chain().slice(0, -1);
    return before.filter((each) => each.supposes).map((each) => this.lists[each.says]);
  }

  /**
   * What the board shows, where this is known before the step.
   * @param {Facts} before
   * @returns {Shown}
   */
  shown(before) {
    const chain = this.chain();
    const { because = [], wrong = [], told } = this.picture;
    const facts = chain.flatMap((each) => each.facts);
    const decided = told.length ? [] : placesOf(this.picture); // a shape has its own outline
    const from = chain.findIndex((each) => each.supposes); // before it nothing is only supposed
    const within = from < 0 ? [] : chain.slice(from);
    const supposed = within.filter((each) => !each.told.length).flatMap(placesOf);
    return {
      facts: laidOver(before, facts),
      decided,
      because,
      wrong,
      supposed: supposed.filter((place) => !decided.includes(place)),
      told: chain.flatMap((each) => each.told),
      tints: this.tints(),
      notes: [...(chain[0].supposes ? signs(chain, this.listed) : []), ...this.notes()],
      arrows: arrows(chain),
    };
  }

  tints() {
    const kinds = Object.entries(this.picture.tints ?? {});
    return Object.fromEntries(kinds.map(([kind, at]) => [kind, placesIn(this.lists[at])]));
  }

  /** @returns {[place: string, words: string][]} */
  notes() {
    const { notes } = this.picture;
    const words = notes === undefined ? [] : this.lists[notes].split(" ");
    return words.flatMap((word, at) => (at % 2 ? [pair(words[at - 1], word)] : []));
  }
}

/** @param {Pictured} picture */
function placesOf({ facts }) {
  return facts.map(([place]) => place);
}

/**
 * What is known with what is supposed, which counts where the two clash.
 * @param {Facts} before
 * @param {Fact[]} supposed
 */
function laidOver(before, supposed) {
  const facts = new Map([...before].map(([place, values]) => [place, new Set(values)]));
  for (const [place, value] of supposed) {
    const beside = value.startsWith("not ") ? (facts.get(place) ?? []) : [];
    facts.set(place, new Set([...beside, value]));
  }
  return facts;
}

/**
 * What of a chain its last picture rests on: which places of each.
 * @param {Pictured[]} chain
 * @returns {Map<Pictured, string[]>}
 */
function behind(chain) {
  const [last, ...before] = [...chain].reverse();
  const needs = new Set([...(last.because ?? []), ...(last.wrong ?? [])]);
  const found = new Map([[last, placesOf(last)]]);
  for (const picture of before) {
    const places = placesOf(picture).filter((place) => needs.has(place));
    if (!places.length && !picture.supposes) continue;
    found.set(picture, picture.supposes ? placesOf(picture) : places);
    for (const place of picture.because ?? []) needs.add(place);
  }
  return found;
}

/**
 * A question mark where something is supposed, and the numbers of the links that are needed: those
 * of their sentences in the list.
 * @param {Pictured[]} chain
 * @param {Pictured[]} all
 * @returns {[place: string, words: string][]}
 */
function signs(chain, all) {
  const needed = behind(chain);
  const found = new Map();
  for (const picture of chain.filter(({ told }) => !told.length)) {
    // a shape has its own outline
    if (!picture.supposes && !picture.because) continue;
    const sign = picture.supposes ? "?" : String(all.indexOf(picture) + 1);
    for (const place of needed.get(picture) ?? []) found.set(place, sign);
  }
  return [...found];
}

/**
 * From what is supposed or follows to what follows from it: an arrow for each link.
 * @param {Pictured[]} chain
 * @returns {[from: string, to: string][]}
 */
function arrows(chain) {
  const needed = behind(chain);
  const known = new Set();
  return chain.flatMap((picture) => {
    const from = (picture.because ?? []).filter((place) => known.has(place));
    for (const place of placesOf(picture)) known.add(place);
    const to = needed.get(picture) ?? [];
    return from.flatMap((one) => to.map((other) => pair(one, other)));
  });
}

/**
 * @param {string} one
 * @param {string} other
 * @returns {[string, string]}
 */
function pair(one, other) {
  return [one, other];
}
