// What the page of the lab and its worker tell each other.
import type { Fact, Givens } from "../types.js";

/** Python and the project for the worker: addresses, or what came with the page; and the text of
 * Pyodide's lock file. */
export interface Files {
  loader: string | Blob;
  module: string | Blob;
  wasm: string | Blob;
  library: string | Blob;
  project: string | Blob;
  /** Python as it is with the project imported, packed by gzip. */
  snapshot?: string;
  lock: string;
}

/** A function of lessons/lab/ is called: "puzzle.read". */
export interface Call {
  id: number;
  call: string;
  args: unknown[];
}

/** What comes back: progress any number of times, then a value or what is wrong. */
export interface Answer {
  id: number;
  progress?: unknown;
  value?: unknown;
  error?: Refusal;
}

/** Why a call cannot be done; `broken` if that is no fault of who called. */
export interface Refusal {
  said: string;
  line?: number;
  broken?: boolean;
}

/** What a puzzle is, and its answers: none, and why; one; or two of several. */
export interface Look {
  solution: string;
  givens: Givens;
  start: Fact[];
  answers: 0 | 1 | 2;
  law?: string;
  places?: string[];
  facts?: Fact[];
  steps?: number;
  first?: Fact[];
  second?: Fact[];
  differences?: string[];
}

/** What an address holds: a text to read, or a puzzle, and perhaps what is marked. */
export interface Held {
  text?: string;
  problem?: string;
  puzzle?: string;
  marks?: [place: string, values: string[]][];
}

/** A generator, and what it can be asked for. */
export interface Kind {
  puzzle: string;
  title: string;
  options: Wish[];
}

/** An option of its command line. */
export interface Wish {
  flag: string;
  help: string;
  choices: [value: string, words: string][];
  usual: string | null;
}

/** A problem whose puzzles can be drawn, and with what. */
export interface Drawable {
  problem: string;
  title: string;
  tools: [tool: string, words: string][];
}

/** A puzzle that is drawn. */
export interface Drawn {
  solution: string;
  givens: Givens;
  puzzle: string;
}
