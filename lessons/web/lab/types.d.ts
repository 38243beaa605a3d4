// What the page of the lab and its worker tell each other.
import type { Fact, Givens } from "../types.js";

/** Python and the project for the worker: addresses, or what came with the page. */
export interface Files {
  loader: string | Blob;
  module: string | Blob;
  wasm: string | Blob;
  library: string | Blob;
  /** JSON, {path: text}, packed by gzip. */
  project: string | Blob;
  /** Python as it is with the project imported, packed by gzip. */
  snapshot?: string;
  lock: string | Blob;
  /** Whether they were loaded before: then the browser has them, also where the net is away. */
  again?: boolean;
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

/**
 * Why a call cannot be done; `broken` if that is no fault of who called.  Where an own rule was
 * then.
 */
export interface Refusal {
  said: string;
  line?: number;
  place?: Place;
  broken?: boolean;
}

/** What a puzzle is, and its answers: none, and why; one; or two of several. */
export interface Look {
  solution: string;
  givens: Givens;
  start: Fact[];
  marked: boolean;
  answers: 0 | 1 | 2;
  law?: string;
  places?: string[];
  facts?: Fact[];
  steps?: number;
  first?: Fact[];
  second?: Fact[];
  differences?: string[];
}

/** What an address holds: a text to read, or a puzzle, and perhaps what is marked; or why nothing. */
export interface Held {
  damage?: string;
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

// --- Own programs and rules ---

/** What a program may use: seconds and bytes. */
export interface Limits {
  cpu: number;
  wall: number;
  memory: number;
  output: number;
  disk: number;
  files: number;
}

/** A program and its input, for the worker in which it runs. */
export interface ToRun {
  id: number;
  program: string;
  input: string;
  limits: Limits;
}

/** What a program did, as judge/isolation/limits.py has it; the bytes in base 64. */
export interface Run {
  end: string;
  status: number;
  cpu: number;
  wall: number;
  memory: number;
  stdout: string;
  stderr: string;
}

/** A problem, and what to begin with. */
export interface Problem {
  problem: string;
  title: string;
  statement: string;
  limits: Limits;
  samples: number;
  cases: number;
  program: string;
  rule: string;
}

/** An input, and an answer to it. */
export interface Case {
  name: string;
  puzzle: string;
  answer: string;
}

/** Cells of an answer, each with "differs", "breaks" or "" if nothing is wrong with it. */
export type Row = [text: string, mark: string][];

/** The verdict on a case. */
export interface Result {
  case: string;
  verdict: string;
  reason: string;
  seconds: number;
  memory: number;
  said: string;
  line: number | null;
  picture: {
    expected: Row[];
    actual: Row[];
    above: number;
    more: number;
    is_drawing: boolean;
  } | null;
}

/** Where an own rule spoke, what it said there or which law it saw broken, and of which places. */
export interface Place {
  case: string;
  solution: string;
  givens: Givens;
  facts: Fact[];
  told: Fact[];
  broken: string;
  places: string[];
  answer?: Fact[];
}

/** What an own rule is worth. */
export interface Worth {
  puzzles: number;
  solved: number;
  speaks: number;
  steps: number;
  shown: Place[];
  carried: string[];
  boards: number;
  wrong: Place | null;
}

/** A problem whose puzzles can be drawn, with what, and the least and the highest number. */
export interface Drawable {
  problem: string;
  title: string;
  tools: [tool: string, words: string][];
  numbers: [least: number, most: number];
}

/** A puzzle that is drawn, and why what was asked for is not. */
export interface Drawn {
  solution: string;
  givens: Givens;
  puzzle: string;
  said?: string;
}
