// A new puzzle: what the generators can be asked for, as they say it themselves.
/** @import { Kind, Wish } from "./types.js" */
import { make } from "../dom.js";

const SEEDS = 1e6;
const IN_BRACKETS = / \(([^()]*)\)$/; // at the end of a help: what is taken if nothing is chosen

/** @type {Record<string, string>} what most people ask for first */
const TITLES = { "--size": "Size", "--difficulty": "Difficulty", "--tier": "Tier" };

export class Making {
  /**
   * @param {HTMLElement} container
   * @param {Kind[]} kinds
   * @param {(name: string, asked: Record<string, string>, seed: number) => void} wanted
   */
  constructor(container, kinds, wanted) {
    this.kinds = kinds;
    const options = kinds.map(({ puzzle, title }) => make("option", { value: puzzle }, title));
    this.kind = make("select", { onchange: () => this.showWishes() }, ...options);
    const most = Number.MAX_SAFE_INTEGER; // a larger one would be rounded
    this.seed = make("input", { type: "number", min: 0, max: most, placeholder: "any" });
    this.wishes = make("div", { className: "wishes" });
    // Within some frames no form is submitted.
    const onclick = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (form.reportValidity()) wanted(this.kind.value, this.asked(), this.takeSeed());
    };
    const form = make(
      "form",
      {},
      make("label", {}, "Puzzle ", this.kind),
      this.wishes,
      make("div", { className: "row" }, make("button", { className: "main", onclick }, "Make one")),
    );
    container.replaceChildren(form);
    this.showWishes();
  }

  /** The fields for what the generator of the chosen puzzle can be asked for. */
  showWishes() {
    const kind = this.kinds.find(({ puzzle }) => puzzle === this.kind.value);
    const wishes = [...(kind?.options ?? [])].sort((one, other) => rank(one) - rank(other));
    const help = "the same number makes the same puzzle again";
    this.wishes.replaceChildren(
      ...wishes.map((wish) => labelled(titleOf(wish.flag), plain(wish.help), field(wish))),
      labelled("Seed", help, this.seed),
    );
  }

  /** What is asked for: {flag: value}. */
  asked() {
    /** @type {Record<string, string>} */
    const asked = {};
    for (const each of this.wishes.querySelectorAll("[name]")) {
      const { name, value } = /** @type {HTMLInputElement} */ (each);
      if (value.trim()) asked[name] = value.trim();
    }
    return asked;
  }

  takeSeed() {
    return this.seed.value ? Number(this.seed.value) : Math.floor(Math.random() * SEEDS);
  }
}

/** @param {Wish} wish */
function rank({ flag }) {
  const at = Object.keys(TITLES).indexOf(flag);
  return at < 0 ? SEEDS : at;
}

/**
 * Words without what is for command lines only.
 * @param {string} help
 */
function plain(help) {
  return help.replaceAll("--", "").replace(IN_BRACKETS, "");
}

/** @param {string} flag */
function titleOf(flag) {
  const words = flag.slice(2).replaceAll("-", " ");
  return TITLES[flag] ?? words[0].toUpperCase() + words.slice(1);
}

/** @param {Wish} wish */
function field({ flag, help, choices, usual }) {
  if (!choices.length) return make("input", { name: flag, placeholder: usual ?? "any" });
  const otherwise = IN_BRACKETS.exec(help)?.[1].replaceAll("--", "the ") ?? "any";
  const any = usual === null ? [make("option", { value: "" }, otherwise)] : [];
  const options = choices.map(([value, words]) => make("option", { value }, words));
  const select = make("select", { name: flag }, ...any, ...options);
  select.value = usual ?? "";
  return select;
}

/**
 * @param {string} title
 * @param {string} help
 * @param {HTMLElement} input
 */
function labelled(title, help, input) {
  return make("label", {}, make("b", {}, title), input, make("small", {}, help));
}
