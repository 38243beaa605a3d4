// What somebody writes in the lab, kept by the browser until the next visit.

const KEPT = new Map(); // the same as in the browser's storage, which may be full or closed
const PREFIX = "lab-"; // of all that is kept there

/**
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
  KEPT.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Private windows have no storage: the work is there until the page is left.
  }
}

/** @param {string} key */
export function recall(key) {
  if (KEPT.has(key)) return KEPT.get(key);
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
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
