// Small helpers of pages.
import { svg } from "./drawing.js";

// What turns the words after it: the name of a room may have it.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const EDGE = /(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/; // its name, within other words

/**
 * The element with this name, which the page has.
 * @param {string} id
 */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * The same for a drawing.
 * @param {string} id
 */
export function svgById(id) {
  return /** @type {SVGElement} */ (/** @type {unknown} */ (document.getElementById(id)));
}

/** Show what waits for the script, and not that it does not run. */
export function begin() {
  beginAsWritten();
  document.querySelector("main")?.removeAttribute("hidden");
  // It stands below the script, but not in what was saved of a page.
  addEventListener("DOMContentLoaded", () => document.getElementById("silent")?.remove());
}

/**
 * Browsers save a page with all that its script has filled in, which it would fill in once more: so
 * it holds what was written, and begins with that.
 */
function beginAsWritten() {
  const parts = [...document.body.children].filter((each) => !each.matches("script, noscript"));
  const written = document.getElementById("written");
  if (written) {
    for (const each of parts) each.remove();
    written.insertAdjacentHTML("afterend", JSON.parse(written.textContent));
  } else {
    const text = JSON.stringify(parts.map(asWritten).join("\n"));
    const textContent = text.replaceAll("<", "\\u003c"); // that would end a script
    document.body.prepend(make("script", { type: "text/plain", id: "written", textContent }));
  }
}

/**
 * A part of the page as a text, with links that lead from anywhere to where they lead from here.
 * @param {Element} part
 */
function asWritten(part) {
  const copy = /** @type {Element} */ (part.cloneNode(true));
  for (const link of copy.querySelectorAll("a")) {
    if (link.hasAttribute("href")) link.setAttribute("href", link.href);
  }
  return copy.outerHTML;
}

/**
 * @param {() => void} act
 * @param {AbortSignal} [signal] after which it is done no more
 */
export function eachSecond(act, signal) {
  const clock = setInterval(act, 1000);
  signal?.addEventListener("abort", () => clearInterval(clock));
}

/** The data that stand in the page. */
export function readData() {
  return JSON.parse(byId("data").textContent ?? "");
}

/**
 * An element with properties, or attributes where it has no such property.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} properties
 * @param {(Node | string)[]} children
 */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) Reflect.set(element, key, value);
    else element.setAttribute(key, String(value));
  }
  element.append(...children.flatMap(unbroken));
  return element;
}

/**
 * Words that nothing turns, with each name of an edge kept on one line: a hyphen lets it be parted.
 * @param {Node | string} child
 * @returns {(Node | string)[]}
 */
function unbroken(child) {
  if (typeof child !== "string") return [child];
  const words = child.replace(TURNS, "\ufffd").split(EDGE);
  return words.map((part, at) => {
    if (at % 2 === 0) return part;
    const name = document.createElement("span");
    name.className = "edge";
    name.append(part);
    return name;
  });
}

/**
 * @param {string | Node} sign what stands on it
 * @param {() => void} onclick
 * @param {Record<string, unknown>} properties
 */
export function button(sign, onclick, properties = {}) {
  return make("button", { type: "button", onclick, ...properties }, sign);
}

/**
 * A box of the page, with a title.
 * @param {string} title
 * @param {(Node | string)[]} children
 */
export function panel(title, ...children) {
  return make("div", { className: "panel" }, make("h2", {}, title), ...children);
}

/**
 * A sign for a rule's tier.
 * @param {number} tier
 */
export function tierSign(tier) {
  const words = `tier ${tier}`;
  const properties = { className: "tier", title: words, role: "img", "aria-label": words };
  return make("span", properties, String(tier));
}

/**
 * Make the buttons of a list one stop of the Tab key, at the current one or the first: arrow keys
 * lead from one to the next.  What it gives is to be done when the list has or shows others, or
 * another one is current.
 * @param {HTMLElement} list
 */
export function oneStop(list) {
  const all = () => /** @type {HTMLButtonElement[]} */ ([...list.querySelectorAll("button")]);
  const open = () => all().filter((each) => !each.disabled && each.offsetParent);
  const choose = (/** @type {HTMLButtonElement | undefined} */ chosen) =>
    all().forEach((each) => (each.tabIndex = each === chosen ? 0 : -1));
  list.addEventListener("focusin", (event) => {
    const focused = all().find((each) => each === event.target); // else it is the list itself
    if (focused) choose(focused);
  });
  list.addEventListener("keydown", (event) => {
    const buttons = open();
    const at = buttons.findIndex((each) => each === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))].focus();
  });
  const begin = () => {
    const some = all().filter((each) => !each.disabled && !each.closest("li[hidden]"));
    choose(some.find((each) => each.hasAttribute("aria-current")) ?? some[0]);
  };
  begin();
  return begin;
}

/**
 * The letter of a key; of one that has no Latin letter, that which stands there on most keyboards.
 * @param {KeyboardEvent} event
 */
export function letterOf({ key, code }) {
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOther = key.length === 1 && key > "\x7f";
  return (isOther && latin ? latin : key).toLowerCase();
}

/**
 * Have a list, and not the page, scroll until an item is in sight.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
export function scrollTo(list, item) {
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}

/**
 * Change the page; if what has the focus is gone by then, something else gets it.
 * @param {() => void} change
 * @param {() => HTMLElement | SVGElement} other
 */
export function keepFocus(change, other) {
  const had = document.activeElement;
  change();
  if (had && had !== document.body && isGone(had)) other().focus({ preventScroll: true });
}

/** @param {Element} element */
function isGone(element) {
  return !element.isConnected || element.matches(":disabled") || element.closest("[hidden]");
}

/**
 * @param {string} path
 */
export function icon(path) {
  const attributes = { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" };
  return svg("svg", attributes, svg("path", { d: path }));
}

/**
 * Save a text as a file.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function save(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  say(`Saved as ${name}.`);
}

let quiet = 0;

/**
 * Say it for a moment at the foot of the page.
 * @param {string} text
 */
export function say(text) {
  byId("toast").textContent = text;
  clearTimeout(quiet);
  quiet = setTimeout(() => byId("toast").replaceChildren(), 2500);
}

/**
 * Put a text on the clipboard.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
  } catch {
    const copied = copySelected(text);
    say(copied ? "Copied." : "The browser does not let pages copy: select the text instead.");
  }
}

/**
 * The old way, for pages that were opened from a disk.
 * @param {string} text
 */
function copySelected(text) {
  const area = make("textarea", { value: text });
  const had = /** @type {HTMLElement | null} */ (document.activeElement);
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  had?.focus({ preventScroll: true });
  return copied;
}
