// What a pupil writes himself: programs and rules.  All of it comes when it is opened.
/** @import { Files } from "../types.js" */
/** @import { Work } from "../work.js" */
import { byId } from "../../dom.js";
import { Panel } from "../panel.js";
import { Python } from "../python/python.js";
import { Programs } from "./programs.js";
import { Rules } from "./rules.js";
import { Runner } from "./runner.js";

/**
 * Make both ready to be opened.
 * @param {Work} work
 * @param {Files} files
 * @param {() => string} opened the problem whose puzzle is open, "" if none is
 */
export function beginOwn(work, files, opened) {
  const { python } = work;
  const text = (/** @type {string} */ id) => byId(id).textContent ?? "";
  const problems = () => work.run("Getting ready …", "own.cases.problems");
  new Panel("programs", async (desk) => {
    const runner = new Runner(text("program-worker"), files);
    const programs = new Programs(desk, await problems(), python, runner, opened);
    runner.ready();
    return programs;
  });
  new Panel("own-rules", async (desk) => {
    const another = () => new Python(text("worker"), { ...files, again: true });
    return new Rules(desk, await problems(), python, another, opened);
  });
}
