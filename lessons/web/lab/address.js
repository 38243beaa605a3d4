// The address holds the puzzle, and what is marked in it on wish: sharing is sending a link.
/** @import { Held } from "./types.js" */
import { isSettled } from "../places.js";

const PACKED = "#lab=";
const PLAIN = "#puzzle=";
const DAMAGE = "the link is cut short or damaged";
const LARGE = "the link holds more than 5 MB, which is no puzzle";
const LARGEST = 5e6; // bytes: more would keep the page busy for long

/**
 * What the address holds, or that it is damaged; null if it is nothing of ours.
 * @param {string} hash
 * @returns {Promise<Held | null>}
 */
export async function heldBy(hash) {
  try {
    if (hash.startsWith(PLAIN)) return { text: decodeURIComponent(hash.slice(PLAIN.length)) };
    if (!hash.startsWith(PACKED)) return null;
    const held = JSON.parse(await unpack(hash.slice(PACKED.length)));
    const { problem, puzzle, marks } = held;
    return isWhole(held) ? { problem, puzzle, marks } : { damage: DAMAGE };
  } catch (error) {
    return { damage: error === LARGE ? LARGE : DAMAGE };
  }
}

/** @param {any} held */
function isWhole(held) {
  const isText = (/** @type {unknown} */ value) => typeof value === "string";
  const isMark = (/** @type {any} */ [place, values]) =>
    isText(place) && values.every(isText) && values.filter(isSettled).length < 2;
  return isText(held.problem) && isText(held.puzzle) && (held.marks ?? []).every(isMark);
}

/**
 * The end of an address that holds this.
 * @param {Held} held
 */
export async function hashOf(held) {
  return PACKED + (await pack(JSON.stringify(held)));
}

/**
 * A text as short signs that an address can hold.
 * @param {string} text
 */
async function pack(text) {
  const bytes = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  const signs = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return signs.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} packed */
async function unpack(packed) {
  const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const plain = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"), LARGEST);
  return new TextDecoder().decode(plain);
}

/**
 * @param {Blob} blob
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} most bytes that may come out
 */
async function through(blob, stream, most = Infinity) {
  const reader = blob.stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let left = most, next; !(next = await reader.read()).done; parts.push(next.value)) {
    left -= next.value.length;
    if (left < 0) throw LARGE;
  }
  return new Uint8Array(await new Response(new Blob(parts)).arrayBuffer());
}
