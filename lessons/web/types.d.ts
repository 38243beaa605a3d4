// What the modules of a page tell each other.
import type { Grid } from "./places.js";

/** What is known: {place: values}, in the solver's words. A place is "r1c2" or "r1c1-top", a
 * value "sea", "3", "not 3". */
export type Facts = Map<string, Set<string>>;
export type Fact = [place: string, value: string];

/** What breaks a law, in words, and where. */
export type Broken = [words: string, places: string[]];

export interface Givens {
  size: [height: number, width: number];
}

export interface Rule {
  name: string;
  title: string;
  tier: number;
  law: string;
  legup: string;
}

export interface Step {
  rule: string;
  tier: number;
  places: string[];
  value: string;
  because: string[];
  /** The rooms whose laws it rests on: room a. */
  rooms: string[];
  sentence: string;
  /** How many steps after it go in the same way. */
  more?: string;
  /** What it says beside the first of those that are alike, which tells of it. */
  brief?: string;
  /** Its argument: pictures, none where the sentence says it all. */
  argument: Argued[];
}

/** A step of the solver, with the facts from which it follows and the laws by which it does. */
export interface Proved extends Step {
  from: string[];
  laws: string[];
}

/** A picture of an argument, as lessons/arguments/pictures.py has it; what is empty is left out.
 * What it says, facts (the places of each value), told, tints and notes are numbers of the lesson's
 * lists.  The first picture of each that it counts builds on what it builds on. */
export interface Argued {
  says: number;
  on?: number;
  depth?: number;
  supposes?: boolean;
  facts?: Record<string, number>;
  told?: number[];
  because?: string[];
  wrong?: string[];
  tints?: Record<string, number>;
  notes?: number;
  each?: Argued[];
}

/** The same with its facts; `of` which it is one by one, which is shown if somebody asks for it. */
export interface Pictured extends Omit<Argued, "facts" | "told" | "each"> {
  facts: Fact[];
  told: Fact[];
  of?: number;
}

/** What follows as soon as the facts it needs are there: numbers of a rule, of what it says, of the
 * names that prove it (rooms, places) and of the facts that it needs; and how many laws it takes. */
export type Opening = [
  rule: number,
  says: number[],
  because: number[],
  needs: number[],
  effort: number,
];

/** What follows, by which rule, from which facts; where nothing does, those break the law. */
export interface Said {
  rule: string;
  facts: string[];
  from: string[];
}

/** What is known: facts as one writes them, "r1c2 sea". */
export interface Known {
  has(fact: string): boolean;
  keys(): Iterable<string>;
  readonly size: number;
}

/** A law of the puzzle at its place, or a rule that stands for some of them. */
export interface Law {
  /** It, as a whole sentence. */
  words: string;
  /** How many laws of the puzzle it stands for. */
  effort: number;
  /** What it is about, besides the facts from which it says something. */
  places: string[];
  /** The rooms that it is about: room a. */
  rooms?: string[];
  /** It looks again when one of these facts is new. */
  facts: string[];
  look(known: Known): Said[];
}

/** One thing that follows, or a law that breaks; `at` tells how many laws it takes, at most. */
export interface Link {
  fact: string;
  law: Law;
  rule: string;
  from: string[];
  at: number;
}

/** A step of dancing links: the number of the option that is tried, and of the item for which; where
 * the last one is taken back, -1 and the item that had no option left, or -1 where there is none. */
export type Try = [option: number, item: number];

/** An exact cover: the items that must be covered, in words, all options ("r1c2 3"), and the numbers
 * of the two such items of each. */
export interface Cover {
  items: string[];
  options: string[];
  rows: number[][];
}

/** The data of a lesson's page, as lessons/page.py makes it. */
export interface Lesson {
  problem: string;
  solution: string;
  title: string;
  name: string;
  puzzle: string;
  laws: string[];
  /** What its words mean, first how cells are called. */
  words: string[];
  rules: Rule[];
  rating: string;
  /** What the rating says, in words. */
  meaning: string;
  solved: boolean;
  unique: boolean;
  givens: Givens;
  start: Fact[];
  end: Fact[];
  steps: Proved[];
  /** What arguments say and show: sentences, cells (r1c2~5: r1c2 to r1c5), places with words. */
  lists: string[];
  names: string[];
  facts: Fact[];
  openings: Opening[];
  dlx: { about: string; steps: Try[]; total: number; cover: Cover } | null;
  exports: { name: string; text: string; url?: string }[];
}

/** A board before and, in pictures of a rule that speaks, after; whose puzzle a solution names. */
export interface Picture {
  solution: string;
  givens: Givens;
  before: Fact[];
  after: Fact[] | null;
  decided: string[];
  because: string[];
  told: Fact[];
}

/** The layers of a board that a puzzle draws into once: below its marks, and above them. */
export interface Layers {
  base: SVGElement;
  over: SVGElement;
}

/** A puzzle: puzzles/NAME.js has one as its default, made of its givens. It knows how it is
 * drawn, how it is played and what its laws are; a new one is one more file there. */
export interface Puzzle {
  grid: Grid;
  /** What a place can be, in the order in which clicks go; none where numbers are typed. */
  values: string[];
  /** How it is played: what the keys that all puzzles have do not do. */
  how: string[];
  /** The space around the board, where something is drawn there. */
  margin?: number;
  /** Whether an open place can be either value although the laws are kept if it has the one. */
  opensToBoth?: boolean;
  /** Where numbers are typed. */
  numbers?: Numbers;
  /** Where lines are drawn from cell to cell. */
  lines?: Lines;
  /** All places that can be settled, in reading order. */
  places(): string[];
  /** The place nearest to a point that is given in cells; without it, the cell there. */
  placeAt?(x: number, y: number): string | null;
  /** Draw what never changes. */
  base(layers: Layers): void;
  /** What shows the values of a place. */
  mark(place: string, values: Set<string>): SVGElement;
  /** What shows a fact that cannot be marked, while it is told. */
  sketch?(place: string, value: string): SVGElement;
  /** Squares that depend on the whole board: {cell: class}. */
  shades?(facts: Facts): Map<string, string>;
  /** What is said of one place, or of several, that are so; needed where "is" and "are" do not do. */
  verb?(value: string, many: boolean): string | undefined;
  /** A place in words. */
  describe(place: string, values: Set<string>, facts: Facts): string;
  /** Says any cell in words: what is given there, and what is known. */
  teller(facts: Facts): (cell: string) => string;
  /** The signs of each line of the board as a solution writes it, if `done` of an answer. */
  text(facts: Facts, done: boolean): string[][];
  /** Whether a mark of this value says what a place is not: many who play keep that in mind. */
  isOut(value: string): boolean;
  /** The rules that everybody sees at once, and which of the values that they give is filled in on
   * wish. */
  obvious: Record<string, string>;
  /** The fact that holds just when this one does not. */
  opposite(fact: string): string;
  /** The laws at their places: what each forces. */
  laws(): Law[];
  /** What breaks the laws. While a player is at work only what can no longer be right is broken;
   * if `done`, all that is open counts as what it is when nobody marks it. */
  broken(facts: Facts, done: boolean): Broken[];
}

export interface Numbers {
  highest: number;
  /** The highest number that a place may have. */
  most(place: string): number;
  /** The number among the values, if there is one. */
  settled(values: Set<string>): string | undefined;
}

export interface Lines {
  /** What an edge with a line is. */
  value: string;
  /** The edge between two cells side by side, of which one may lie outside. */
  between(one: Cell, other: Cell): string;
}

/** A row and a column, from 0. */
export interface Cell {
  r: number;
  c: number;
}

/** Where the middle of a place lies, in cells; and for an edge, which way a path crosses it. */
export interface Spot {
  x: number;
  y: number;
  edge: "" | "horizontal" | "vertical";
}

/** What a board shows. */
export interface Shown {
  facts: Facts;
  decided?: Iterable<string>;
  because?: Iterable<string>;
  wrong?: Iterable<string>;
  cursor?: string | null;
  /** What is told and cannot be marked. */
  told?: Fact[];
  /** Places whose marks are on trial. */
  trial?: Set<string>;
  /** What is only supposed, or follows from that. */
  supposed?: Iterable<string>;
  /** Cells that are tinted, by kind. */
  tints?: Record<string, string[]>;
  /** Short words at places. */
  notes?: [place: string, words: string][];
  /** From what to what follows. */
  arrows?: [from: string, to: string][];
}

/** What is worth a look: the frames of a board. */
export type Rings = Pick<Shown, "decided" | "because" | "wrong" | "supposed">;

/** What is shown in a tab. */
export interface Part {
  /** Whether this key is one of the part's, which is then done. */
  key(event: KeyboardEvent): boolean;
  /** The same with Ctrl. */
  shortcut?(event: KeyboardEvent): boolean;
  /** Nobody looks any more. */
  leave?(): void;
}

export interface Change {
  place: string;
  before: string[];
  after: string[];
}

/** What a move was worth when it was made. */
export interface Verdict {
  kind: "opened" | "unknown" | "wrong" | "guess" | "forced" | "filled";
  rule?: string;
  /** The rules of what it rests on that cannot be marked. */
  after?: string[];
  because?: string[];
  /** The rule that the player has named, where it does not give this by itself. */
  named?: string;
  /** The facts that it would need to know besides, as far as a page knows. */
  lacks?: string[];
  /** Whether the solver says so, who knows all rules. */
  isSure?: boolean;
}

/** Who judges moves on the player's own board: null where he cannot say. */
export interface Exact {
  /** Whether he answers soon. */
  readonly isReady: boolean;
  judge(marks: string[], changes: Change[], named?: string): Promise<Verdict | null>;
  why(marks: string[]): Promise<Clash | null>;
}

/** Marks that cannot all be right, and the law that they break, if `later` by what follows. */
export interface Clash {
  marks: string[];
  law: string;
  places: string[];
  later: boolean;
}

export interface Move {
  changes: Change[];
  judged: Verdict;
  /** Whether the player has been told what it was worth. */
  told?: boolean;
  /** Whether it is on trial. */
  trial?: boolean;
  /** Whether somebody has started again since: then it counts no more. */
  past?: boolean;
  /** Moves of one stroke are undone together. */
  stroke?: number;
}

/** When moves are judged. */
export type Mode = "asked" | "always" | "hearts";

/** How somebody wants to play. */
export interface Manner {
  mode: Mode;
  /** The name of the rule that moves are made by; none where it may be any. */
  rule: string;
  filling: boolean;
  timed: boolean;
  isStopped: boolean;
}
