// Python as it is once the project is imported, as one file: the page goes on from there.
// node snapshot.mjs FOLDER FILE: of the files in the folder, to that file.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

const HEAD = 4096; // bytes, as in memory.js

const [folder, file] = argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  lockFileContents: readFileSync(join(folder, "pyodide-lock.json"), "utf8"),
  _makeSnapshot: true,
});
const project = JSON.parse(gunzipSync(readFileSync(join(folder, "project.gz"))));
for (const [name, text] of Object.entries(project)) {
  const path = `/project/${name}`;
  python.FS.mkdirTree(dirname(path));
  python.FS.writeFile(path, text);
}
python.runPython(`
import gc
import sys

sys.path.insert(0, "/project")
from lessons.lab import calls

calls.warm()
gc.collect()
`);
const snapshot = python.makeMemorySnapshot();
const [, begin] = new Uint32Array(snapshot.buffer, 0, 2); // of the memory, after the head
const padded = new Uint8Array(HEAD + snapshot.length - begin);
padded.set(snapshot.subarray(0, begin));
padded.set(snapshot.subarray(begin), HEAD);
writeFileSync(file, gzipSync(padded, { level: 7 })); // 9 takes four times as long for 0.4 %
