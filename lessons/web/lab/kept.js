// What somebody writes in the lab, kept by the browser until the next visit.
import { store } from "../play/state.js";

const KEPT = new Map(); // the same as in the browser's storage, which may be full or closed
const SEEN = new Map(); // what was there when this page looked last
const PREFIX = "lab-"; // of all that is kept there

/**
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
  KEPT.set(key, text);
  try {
    store(PREFIX + key, text);
    SEEN.set(key, text);
  } catch {
    // Private windows have no storage: the work is there until the page is left.
  }
}

/** @param {string} key */
export function recall(key) {
  if (KEPT.has(key)) return KEPT.get(key);
  SEEN.set(key, stored(key));
  return SEEN.get(key);
}

/** @param {string} key */
function stored(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Whether another page has kept something since.
 * @param {string} key
 */
export function isOld(key) {
  const text = stored(key);
  return text !== null && text !== SEEN.get(key);
}

/**
 * What another tab has kept, by its key in the storage, and is to be read anew.
 * @param {string | null} stored
 */
export function keptElsewhere(stored) {
  const key = stored?.replace(PREFIX, "");
  KEPT.delete(key);
  return key;
}
