// The tabs of a page, of which one is shown, and the keys, which are those of that tab.
/** @import { Part } from "./types.js" */
import { byId, make } from "./dom.js";

const BOARD = "[role=application]"; // has keys of one character while it has the focus

/** @typedef {{ id: string, title: string, part: Part }} Tab */

export class Tabs {
  /**
   * @param {Tab[]} tabs
   * @param {AbortSignal} [signal] that they are left
   */
  constructor(tabs, signal) {
    this.tabs = tabs;
    this.moved = () => {};
    this.characters = rememberedBox("characters", signal);
    this.current = tabs[0];
    byId("close").onclick = () => /** @type {HTMLDialogElement} */ (byId("help")).close();
    byId("tabs").append(...tabs.map((tab) => this.button(tab)));
    this.choose(tabs[0]);
  }

  /** @param {Tab} tab */
  button(tab) {
    return make("button", {
      type: "button",
      id: `tab-${tab.id}`,
      role: "tab",
      "aria-controls": tab.id,
      textContent: tab.title,
      onclick: (/** @type {MouseEvent} */ event) => {
        this.choose(tab);
        if (event.detail) byId(`tab-${tab.id}`).blur(); // after a click, the keys are the panel's
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.go(tab, event),
    });
  }

  /**
   * Arrow keys lead to the tabs beside this one.
   * @param {Tab} tab
   * @param {KeyboardEvent} event
   */
  go(tab, event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    const at = this.tabs.indexOf(tab) + step + this.tabs.length;
    const other = this.tabs[at % this.tabs.length];
    this.choose(other);
    byId(`tab-${other.id}`).focus();
  }

  /** @param {Tab} chosen */
  choose(chosen) {
    this.current.part.leave?.(); // nothing plays where nobody looks
    for (const tab of this.tabs) {
      byId(tab.id).hidden = tab !== chosen;
      byId(`tab-${tab.id}`).setAttribute("aria-selected", String(tab === chosen));
      byId(`tab-${tab.id}`).tabIndex = tab === chosen ? 0 : -1;
    }
    this.current = chosen;
    this.moved();
  }

  /**
   * Do what a key stands for, unless what has the focus needs it.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const help = /** @type {HTMLDialogElement} */ (byId("help"));
    if (help.open || (event.altKey && !isSign(event))) return;
    if (this.act(event, help)) event.preventDefault();
  }

  /**
   * Do it; whether there was anything to do.
   * @param {KeyboardEvent} event
   * @param {HTMLDialogElement} help
   */
  act(event, help) {
    const { part } = this.current;
    const target = /** @type {HTMLElement} */ (event.target);
    if (isShortcut(event)) return part.shortcut?.(event) ?? false;
    if (this.isSwitchedOff(event.key, target)) return false;
    if (event.key === "?") {
      help.showModal();
      return true;
    }
    // The help may keep the focus when it is closed.
    const within = help.contains(target) ? document.body : target;
    if (isTyped(event.key, within) || isScrolled(event.key, target)) return false;
    return part.key(event);
  }

  /**
   * @param {string} key
   * @param {HTMLElement} target
   */
  isSwitchedOff(key, target) {
    return isCharacter(key) && !this.characters.checked && !target.closest(BOARD);
  }
}

/**
 * A box of the page that stays as it was left, for all lessons, those that are open too.
 * @param {string} id
 * @param {AbortSignal} [signal] that nobody asks it any more
 */
function rememberedBox(id, signal) {
  const box = /** @type {HTMLInputElement} */ (byId(id));
  const recall = () => (box.checked = localStorage.getItem(id) !== "off");
  box.onchange = tried(() => localStorage.setItem(id, box.checked ? "on" : "off"));
  addEventListener("storage", tried(recall), { signal });
  tried(recall)();
  return box;
}

/**
 * What is done with a storage, which may be full, and which private windows do not have.
 * @param {() => void} act
 */
function tried(act) {
  return () => {
    try {
      act();
    } catch {
      // Then it is as the box says until the page is left.
    }
  };
}

/**
 * Whether a key is pressed with one that makes it a shortcut of a program.
 * @param {KeyboardEvent} event
 */
function isShortcut(event) {
  return (event.ctrlKey || event.metaKey) && !isSign(event);
}

/**
 * Whether a sign is typed by AltGr, which is Ctrl and Alt at once where neither is meant.
 * @param {KeyboardEvent} event
 */
function isSign(event) {
  return isCharacter(event.key) && event.getModifierState("AltGraph");
}

/**
 * Whether a key is a letter, a digit or a sign, which those who speak to a computer may press by
 * chance.
 * @param {string} key
 */
function isCharacter(key) {
  return key.length === 1 && key !== " ";
}

/**
 * Whether a key is that of a field or a button.
 * @param {string} key
 * @param {HTMLElement} target
 */
function isTyped(key, target) {
  const field = target.closest("input, textarea, select, button, summary, a, pre");
  return Boolean(field && (key === " " || field.matches("input[type=range], textarea, select")));
}

/**
 * Whether a key scrolls a list, or a text that is wider than its place.
 * @param {string} key
 * @param {HTMLElement} target
 */
function isScrolled(key, target) {
  const keys = target.closest("pre") ? /^(Arrow|Home$|End$)/ : /^Arrow(Up|Down)$/;
  return keys.test(key) && target.closest("ul, ol, pre") !== null;
}
