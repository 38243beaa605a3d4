// The files that the worker needs, where they stand beside the page.
/** @import { Files } from "../types.js" */

const NAMES = {
  loader: "pyodide.mjs",
  module: "pyodide.asm.mjs",
  wasm: "pyodide.asm.wasm",
  library: "python_stdlib.zip",
  project: "project.gz",
  lock: "pyodide-lock.json",
};
const SNAPSHOT = "snapshot.gz"; // too large for one page

/**
 * Each file as it is found by its name.
 * @template T
 * @param {(name: string) => Promise<T>} find
 * @returns {Promise<Record<keyof typeof NAMES, T>>}
 */
export async function allFiles(find) {
  const found = Object.entries(NAMES).map(async ([key, name]) => [key, await find(name)]);
  return Object.fromEntries(await Promise.all(found));
}

/**
 * The addresses of all of them.
 * @returns {Promise<Files>}
 */
export async function filesBeside() {
  return { ...(await allFiles(beside)), snapshot: await beside(SNAPSHOT) };
}

/**
 * The address of a file.
 * @param {string} name
 * @returns {Promise<string>}
 */
async function beside(name) {
  return new URL(`python/${name}`, location.href).href;
}
