// The files that the worker needs, packed in a page that is opened from a disk.
/** @import { Files } from "../types.js" */
import { byId } from "../../dom.js";
import { allFiles, filesBeside } from "./files.js";
import { collect } from "./memory.js";

/** @type {Record<string, string>} */
const TYPES = { mjs: "text/javascript", wasm: "application/wasm" };
const SLICE = 1 << 16; // signs of base 64, four of which are three bytes

/**
 * Where each file is: in the page if it has them, else beside it.
 * @returns {Promise<Files>}
 */
export async function findFiles() {
  if (document.getElementById("packed") === null) return filesBeside();
  const files = await allFiles(unpacked);
  collect(); // what was unpacked
  return { ...files, snapshot: undefined };
}

/**
 * A file that stands in the page, packed by gzip and written in base 64.
 * @param {string} name
 * @returns {Promise<Blob>}
 */
async function unpacked(name) {
  const packed = byId(`packed-${name}`);
  const plain = bytesIn(packed).pipeThrough(new DecompressionStream("gzip"));
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "";
  const file = await new Response(plain, { headers: { "Content-Type": type } }).blob();
  packed.remove();
  return file;
}

/**
 * The bytes that an element has in base 64, a slice at a time: as one text they would take many times
 * their place.  Its text goes with them.
 * @param {HTMLElement} packed
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
function bytesIn(packed) {
  const text = /** @type {Text} */ (packed.firstChild);
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(decoded(text.substringData(at, SLICE)));
      at += SLICE;
      if (at < text.length) return;
      text.data = "";
      stream.close();
    },
  });
}

/** @param {string} text in base 64 */
function decoded(text) {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let i = 0; i < signs.length; i++) bytes[i] = signs.charCodeAt(i);
  return bytes;
}
