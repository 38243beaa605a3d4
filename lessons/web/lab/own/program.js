// The worker in which a pupil's program runs: of the project it has only what runs it, and of the
// page nothing.  Whoever asks ends it where a program goes on too long.
/** @import { Files, Run, ToRun } from "../types.js" */
import { PROJECT, shut, startPython } from "../python/start.js";

const FOLDER = "/home/pyodide/run"; // of the program alone
const PAGE = 65536; // bytes
const BLOCK = 4096; // bytes, what a folder takes on a disk
const LEVELS = 50; // of folders in folders, as the judge allows
const STDERR_KEPT = 4096; // bytes, as the judge keeps
const CRASHED = -11; // SIGSEGV, as of a program that overflows its stack
const TOO_DEEP = "The browser has no room for calls as deep as these.\n";
const OVERFLOWS = ["RangeError", "InternalError"]; // as browsers call it

const ALONE = `
import importlib.util, shutil, sys
spec = importlib.util.spec_from_file_location("running", "${PROJECT}/lessons/lab/own/running.py")
running = importlib.util.module_from_spec(spec)
spec.loader.exec_module(running)
shutil.rmtree("${PROJECT}")
sys.path.remove("${PROJECT}")
running.run
`;

// --- Memory: no more than the limit beyond what Python takes for itself ---

const memory = { most: Infinity, refused: false };
const grow = WebAssembly.Memory.prototype.grow;

/** @this {WebAssembly.Memory} */
WebAssembly.Memory.prototype.grow = function (pages) {
  memory.refused = this.buffer.byteLength + pages * PAGE > memory.most;
  if (memory.refused) throw new RangeError("beyond the limit on memory");
  return grow.call(this, pages);
};

/** A case that goes on. */
class Going {
  /**
   * @param {any} python
   * @param {ToRun} asked
   */
  constructor(python, { id, input, limits }) {
    this.python = python;
    this.id = id;
    this.limits = limits;
    this.input = new TextEncoder().encode(input);
    this.read = 0;
    /** @type {Record<"stdout" | "stderr", { bytes: number, parts: Uint8Array[] }>} */
    this.outputs = { stdout: { bytes: 0, parts: [] }, stderr: { bytes: 0, parts: [] } };
    this.onDisk = 0;
    this.start = performance.now();
  }

  /** Give the program its input, and take what it writes. */
  connect() {
    this.python.setStdin({ read: (/** @type {Uint8Array} */ to) => this.give(to), isatty: false });
    this.python.setStdout({ write: this.taker("stdout"), isatty: false });
    this.python.setStderr({ write: this.taker("stderr"), isatty: false });
  }

  /** @param {Uint8Array} to */
  give(to) {
    const part = this.input.subarray(this.read, this.read + to.length);
    to.set(part);
    this.read += part.length;
    return part.length;
  }

  /** @param {"stdout" | "stderr"} name */
  taker(name) {
    const output = this.outputs[name];
    return (/** @type {Uint8Array} */ written) => {
      output.bytes += written.length;
      output.parts.push(written.slice());
      if (output.bytes > this.limits.output) this.over("output");
      return written.length;
    };
  }

  /**
   * More was written to files.
   * @param {number} bytes
   */
  wrote(bytes) {
    this.onDisk += bytes;
    if (this.onDisk <= this.limits.disk) return;
    this.onDisk = sizeOf(this.python.FS, FOLDER); // files may have been written over, or removed
    if (this.onDisk > this.limits.disk) this.over("disk");
  }

  /**
   * A folder was made, so many levels below that of the program.
   * @param {number} level
   */
  made(level) {
    if (level > LEVELS) this.over("disk");
    this.wrote(BLOCK);
  }

  /**
   * @param {string} end
   * @param {number} status
   * @returns {Run}
   */
  ended(end, status) {
    const seconds = (performance.now() - this.start) / 1000;
    const { stdout, stderr } = this.outputs;
    return {
      ...{ end, status, cpu: seconds, wall: seconds, memory: this.python._module.HEAP8.length },
      stdout: inBase64(joined(stdout.parts)),
      stderr: inBase64(joined(stderr.parts).slice(-STDERR_KEPT)),
    };
  }

  /**
   * A limit is broken: say so, and do nothing more until the worker is ended.
   * @param {string} end
   * @returns {never}
   */
  over(end) {
    self.postMessage({ id: this.id, run: this.ended(end, -9), spent: true });
    for (;;) {
      // it is ended from outside
    }
  }
}

/** @type {Going | null} */
let going = null;

/** @param {Files} files */
async function begin(files) {
  const python = await startPython(files);
  const run = python.runPython(ALONE);
  const { FS } = python;
  const write = FS.write;
  FS.write = (/** @type {any} */ stream, /** @type {any[]} */ ...rest) => {
    const bytes = write.call(FS, stream, ...rest);
    if (FS.isFile(stream.node.mode)) going?.wrote(bytes);
    return bytes;
  };
  const mkdir = FS.mkdir;
  FS.mkdir = (/** @type {any[]} */ ...args) => {
    const made = mkdir.apply(FS, args);
    going?.made(levelOf(made) - levelOf(FS.lookupPath(FOLDER).node));
    return made;
  };
  FS.mkdirTree(FOLDER);
  console.error = () => {}; // a program that crashes Python is no error of the page
  return { python, run, own: python._module.HEAP8.length };
}

/**
 * What is in a folder, and takes its place on a disk.
 * @param {any} FS
 * @param {string} path
 */
function sizeOf(FS, path) {
  const todo = [FS.lookupPath(path).node];
  let sum = 0;
  for (let node = todo.pop(); node; node = todo.pop()) {
    const isFolder = FS.isDir(node.mode);
    if (isFolder) todo.push(...Object.values(node.contents));
    sum += isFolder ? BLOCK : (node.usedBytes ?? 0);
  }
  return sum;
}

/**
 * In how many folders a node is.
 * @param {any} node
 */
function levelOf(node) {
  let level = 0;
  for (let at = node; at.parent !== at; at = at.parent) level++;
  return level;
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {Uint8Array} bytes */
function inBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += PAGE / 2) {
    text += String.fromCharCode(...bytes.subarray(at, at + PAGE / 2));
  }
  return btoa(text);
}

/** @type {ReturnType<typeof begin> | undefined} */
let begun;

/** @param {ToRun} asked */
async function runOne(asked) {
  const { python, run, own } = await /** @type {ReturnType<typeof begin>} */ (begun);
  self.postMessage({ id: asked.id, started: true });
  going = new Going(python, asked);
  going.connect();
  python.FS.MAX_OPEN_FDS = asked.limits.files;
  Object.assign(memory, { most: own + asked.limits.memory, refused: false });
  const [end, status, spent] = outcome(run, asked.program);
  memory.most = Infinity;
  self.postMessage({ id: asked.id, run: going.ended(end, status), spent });
  going = null;
}

/**
 * Say something on the program's standard error.
 * @param {string} words
 */
function tell(words) {
  going?.outputs.stderr.parts.push(new TextEncoder().encode(words));
}

/**
 * How a program ends, and whether it takes Python with it.
 * @param {any} run
 * @param {string} program
 * @returns {[end: string, status: number, spent: boolean]}
 */
function outcome(run, program) {
  try {
    const [status, exhausted] = run(program, FOLDER).toJs();
    const none = exhausted || memory.refused;
    return [none ? "memory" : "exit", status, none];
  } catch (error) {
    const { status, name } = /** @type {{ status?: number, name?: string }} */ (error);
    if (OVERFLOWS.includes(name ?? "") && !memory.refused) tell(TOO_DEEP);
    return [memory.refused ? "memory" : "exit", status ?? CRASHED, true];
  }
}

/** @param {MessageEvent<Files | ToRun>} event */
self.onmessage = ({ data }) => {
  if ("program" in data) {
    runOne(data).catch((error) => self.postMessage({ id: data.id, failed: String(error) }));
  } else {
    begun = begin(data);
    begun.then(shut, () => {}); // whoever asks for a run is told
  }
};
