// @ts-check
// The files that the worker needs: beside the page, or packed in it where it is opened from a disk.
/** @import { Files } from "../types.js" */
import { byId } from "../../dom.js";

/** @type {Record<string, string>} */
const TYPES = { mjs: "text/javascript", wasm: "application/wasm", zip: "application/zip" };

/**
 * Where each file is.
 * @returns {Promise<Files>}
 */
export async function findFiles() {
  const isPacked = document.getElementById("packed") !== null;
  const find = isPacked ? unpacked : beside;
  const [loader, module, wasm, library, project, lock] = await Promise.all([
    find("pyodide.mjs"),
    find("pyodide.asm.mjs"),
    find("pyodide.asm.wasm"),
    find("python_stdlib.zip"),
    find("project.zip"),
    find("pyodide-lock.json"),
  ]);
  const snapshot = isPacked ? undefined : await beside("snapshot.gz"); // too large for one page
  const text = typeof lock === "string" ? await fetch(lock) : lock;
  return { loader, module, wasm, library, project, snapshot, lock: await text.text() };
}

/**
 * The address of a file.
 * @param {string} name
 * @returns {Promise<string>}
 */
async function beside(name) {
  return new URL(`python/${name}`, location.href).href;
}

/**
 * A file that stands in the page, packed by gzip and written in base 64.
 * @param {string} name
 * @returns {Promise<string | Blob>}
 */
async function unpacked(name) {
  const packed = byId(`packed-${name}`);
  const bytes = Uint8Array.from(atob(packed.textContent ?? ""), (sign) => sign.charCodeAt(0));
  packed.remove();
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
  return new Blob([await new Response(plain).arrayBuffer()], { type });
}
