// @ts-check
// What a pupil writes himself: programs and rules.  All of it comes when it is opened.
/** @import { Files } from "../types.js" */
import { byId } from "../../dom.js";
import { Python } from "../python/python.js";
import { Programs } from "./programs.js";
import { Rules } from "./rules.js";
import { Runner } from "./runner.js";

/**
 * Make both ready to be opened.
 * @param {Python} python
 * @param {Files} files
 */
export function beginOwn(python, files) {
  const text = (/** @type {string} */ id) => byId(id).textContent ?? "";
  /** @type {Promise<import("../types.js").Problem[]> | undefined} */
  let asked;
  const problems = () => (asked ??= python.call("own.cases.problems"));
  onFirst("programs", async (place) => {
    const runner = new Runner(text("program-worker"), files);
    new Programs(place, await problems(), python, runner);
    runner.ready();
  });
  onFirst("own-rules", async (place) => {
    const another = () => new Python(text("worker"), files);
    new Rules(place, await problems(), python, another);
  });
}

/**
 * Do something when a part of the page is opened for the first time.
 * @param {string} id
 * @param {(place: HTMLElement) => Promise<void>} begin
 */
function onFirst(id, begin) {
  const part = /** @type {HTMLDetailsElement} */ (byId(id));
  const place = /** @type {HTMLElement} */ (part.querySelector(".desk"));
  const open = async () => {
    if (!part.open || part.dataset.begun) return;
    part.dataset.begun = "yes";
    await begin(place);
    part.dataset.ready = "yes";
  };
  part.addEventListener("toggle", open);
  open();
}
