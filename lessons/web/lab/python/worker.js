// The worker: Python, and the project's own functions, which the page calls by their names.
/** @import { Answer, Call, Files } from "../types.js" */
import { collect } from "./memory.js";
import { shut, startPython } from "./start.js";

/** @typedef {(name: string, args: string, tell: (told: string) => void) => string} Ask */

/** @type {Promise<Ask> | undefined} */
let asked;

function settle() {
  shut();
  setTimeout(collect); // what it took to start, once the first call is answered
}

/** @param {MessageEvent<Files | Call>} event */
self.onmessage = async ({ data }) => {
  if (!asked && "loader" in data) {
    asked = startPython(data).then((python) => python.pyimport("lessons.lab.calls").answer);
    asked.then(settle, () => {});
    return;
  }
  const { id, call, args } = /** @type {Call} */ (data);
  const post = (/** @type {Answer} */ answer) => self.postMessage(answer);
  try {
    const ask = await /** @type {Promise<Ask>} */ (asked);
    const tell = (/** @type {string} */ told) => post({ id, progress: JSON.parse(told) });
    post({ id, ...JSON.parse(ask(call, JSON.stringify(args), tell)) });
  } catch (error) {
    const [said] = String(error).trim().split("\n").slice(-1); // of a traceback
    post({ id, error: { said, broken: true } });
  }
};
