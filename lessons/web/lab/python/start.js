// @ts-check
// Python in a worker, with the project in its files, and no way out.
/** @import { Files } from "../types.js" */

export const PROJECT = "/project";

/** What could ask for something elsewhere, or read what the page keeps: no program may have it. */
const DOORS = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource"],
  ...["indexedDB", "caches", "cookieStore", "BroadcastChannel", "Worker", "SharedWorker"],
  ...["importScripts", "navigator"],
];

/**
 * Start Python, with the project in its files.
 * @param {Files} files
 */
export async function startPython(files) {
  // Pages opened from a disk have classic workers only, and those import modules too.
  Reflect.set(self, "importScripts", undefined);
  const wasm = placeOf(files.wasm);
  const project = fetch(placeOf(files.project)).then((found) => found.arrayBuffer());
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(placeOf(files.loader)),
    import(placeOf(files.module)),
  ]);
  const python = await loadPyodide({
    createPyodideModule,
    // It asks for `${indexURL}pyodide.asm.wasm`: of a place in memory, that is what follows its #.
    indexURL: wasm.startsWith("blob:") ? `${wasm}#/` : new URL(".", wasm).href,
    stdLibURL: placeOf(files.library),
    lockFileContents: files.lock,
    ...(files.snapshot ? { _loadSnapshot: unpacked(files.snapshot) } : {}),
  });
  delete python._api.config._loadSnapshot; // it is as large as all that Python has
  python.unpackArchive(await project, "zip", { extractDir: PROJECT });
  if (!files.snapshot) python.runPython(`import sys; sys.path.insert(0, "${PROJECT}")`);
  return python;
}

/**
 * A file that is packed by gzip.
 * @param {string} address
 */
async function unpacked(address) {
  const { body } = await fetch(address);
  const plain = body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).arrayBuffer();
}

/**
 * The address of a file; one that came with the page gets a place in memory.
 * @param {string | Blob} file
 */
function placeOf(file) {
  return typeof file === "string" ? file : URL.createObjectURL(file);
}

/** Shut the doors: what is not there cannot be used, whatever a program tries. */
export function shut() {
  for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) {
    for (const door of DOORS) Reflect.deleteProperty(scope, door);
  }
}
