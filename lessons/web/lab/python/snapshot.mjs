// Python as it is once the project is imported, as one file: the page goes on from there.
// node snapshot.mjs FOLDER: of the files in the folder, to snapshot.gz there.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const folder = resolve(argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  lockFileContents: readFileSync(join(folder, "pyodide-lock.json"), "utf8"),
  _makeSnapshot: true,
});
const project = new Uint8Array(readFileSync(join(folder, "project.zip")));
python.unpackArchive(project, "zip", { extractDir: "/project" });
python.runPython(`
import sys

sys.path.insert(0, "/project")
from lessons.lab import calls

calls.warm()
`);
writeFileSync(join(folder, "snapshot.gz"), gzipSync(python.makeMemorySnapshot(), { level: 9 }));
