// Python in a worker, with the project in its files, and no way out.
/** @import { Files } from "../types.js" */
import { restore } from "./memory.js";

export const PROJECT = "/project";
const WASM = "application/wasm";

/** What could ask for something elsewhere, or read what the page keeps: no program may have it. */
const DOORS = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource"],
  ...["indexedDB", "caches", "cookieStore", "BroadcastChannel", "Worker", "SharedWorker"],
  ...["importScripts", "navigator"],
];

const UNLOADED = "a file of this site could not be loaded; try again with a connection";

/**
 * Start Python, with the project in its files.
 * @param {Files} files
 */
export function startPython(files) {
  return started(files).catch((error) => {
    // So browsers call it, each in words of its own, and what stands in the place of a file.
    const isUnloaded = error instanceof TypeError || error instanceof SyntaxError;
    throw isUnloaded ? Object.assign(new Error(UNLOADED), { name: "" }) : error;
  });
}

/** @param {Files} files */
async function started(files) {
  // Pages opened from a disk have classic workers only, and those import modules too.
  Reflect.set(self, "importScripts", undefined);
  if (files.again) askNobody();
  const wasm = placeOf(files.wasm);
  const project = unpacked(files.project).then((plain) => new Response(plain).json());
  const snapshot = files.snapshot && unpacked(files.snapshot);
  const lock = fetch(placeOf(files.lock)).then((found) => found.text());
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    imported(files.loader),
    imported(files.module),
  ]);
  const failed = uncompiled();
  const loaded = loadPyodide({
    createPyodideModule: snapshot ? restoring(create, snapshot) : create,
    // It asks for `${indexURL}pyodide.asm.wasm`: of a place in memory, that is what follows its #.
    indexURL: wasm.startsWith("blob:") ? `${wasm}#/` : new URL(".", wasm).href,
    stdLibURL: placeOf(files.library),
    lockFileContents: lock,
    stdin: () => null, // there is nothing to read: a rule that tries is told so
    ...(snapshot ? { _loadSnapshot: new Uint8Array() } : {}), // it comes below
  });
  const python = await Promise.race([loaded, failed]);
  write(python.FS, await project);
  if (!snapshot) python.runPython(`import sys; sys.path.insert(0, "${PROJECT}")`);
  return python;
}

/** Take files as the browser has kept them. */
function askNobody() {
  const { fetch } = self;
  self.fetch = (file, options) => fetch(file, { cache: "force-cache", ...options });
}

/**
 * How a module is made whose memory is that of a snapshot, which may come meanwhile.
 * @param {(settings: object) => Promise<any>} create
 * @param {Promise<ReadableStream<Uint8Array>>} snapshot
 */
function restoring(create, snapshot) {
  return async (/** @type {object} */ settings) => {
    const module = await create(settings);
    const { restoreSnapshot } = module.API;
    const head = await restore(module.HEAPU8, await snapshot);
    module.API.restoreSnapshot = () => restoreSnapshot(head);
    return module;
  };
}

/**
 * Write the project's files.
 * @param {any} FS
 * @param {Record<string, string>} files
 */
function write(FS, files) {
  const encoder = new TextEncoder();
  let there = "";
  for (const [name, text] of Object.entries(files)) {
    const path = `${PROJECT}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (folder !== there) FS.mkdirTree(folder);
    there = folder;
    FS.writeFile(path, encoder.encode(text), { canOwn: true });
  }
}

/**
 * What is in a file that is packed by gzip.
 * @param {string | Blob} file
 */
async function unpacked(file) {
  const body = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
    (await fetch(placeOf(file))).body
  );
  return body.pipeThrough(new DecompressionStream("gzip"));
}

/**
 * A module.  Not all servers know what .mjs is, and browsers import nothing of another type.
 * @param {string | Blob} file
 */
async function imported(file) {
  try {
    return await import(placeOf(file));
  } catch {
    const text = await (await fetch(placeOf(file))).blob();
    return import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  }
}

/**
 * Have it compiled whatever type a server gives it; what comes rejects where it cannot be, of which
 * Pyodide says nothing.
 * @returns {Promise<never>}
 */
function uncompiled() {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, refuse) => {
    WebAssembly.instantiateStreaming = async (found, imports) => {
      try {
        return await instantiateStreaming(typed(await found), imports);
      } catch (error) {
        refuse(error);
        throw error;
      }
    };
  });
}

/**
 * What a server has found, as WebAssembly; one that is called so already is kept by the browser as
 * it is compiled.
 * @param {Response} found
 */
function typed(found) {
  if (!found.ok || found.headers.get("Content-Type")?.startsWith(WASM)) return found;
  return new Response(found.body, { headers: { "Content-Type": WASM } });
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
