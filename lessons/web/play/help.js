// Help that a player asks for: which law is broken, what is wrong, what comes next.
/** @import { Link } from "../types.js" */
/** @import { Story } from "../laws/thought.js" */
/** @import { Hint } from "./hints.js" */
/** @import { Play } from "./play.js" */
import { button, make } from "../dom.js";
import { breach, inShort, inWords, listed, sentencesOf, whyStuck } from "../laws/words.js";
import { isMark, placeOf } from "../places.js";
import { Hints } from "./hints.js";

const DONE = "Done: every law is kept.";
const LAWS = 4; // broken ones that are told at once
const LEVELS = 3;
const PATIENCE = 300; // milliseconds after which it is said that an answer takes time
const READ = 12; // sentences that are read at once

export class Help {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.hints = new Hints(play.judge);
    this.level = 0; // of the hint that was given last
    /** @type {Hint | null} */
    this.told = null;
  }

  /** The laws that are broken on the board as it is. */
  check() {
    const { judge } = this.play;
    const broken = judge.broken();
    if (!broken.length) {
      this.play.speak(judge.isDone() ? DONE : "No law is broken so far.");
      return;
    }
    const told = broken.slice(0, LAWS).map(([words, where]) => `${words} (${listed(where)})`);
    this.play.speak(told.join(" "));
    this.play.draw({ wrong: broken.flatMap(([, where]) => where) });
  }

  /** What differs from the answer. */
  mistakes() {
    const { lesson, judge } = this.play;
    if (!lesson.unique) {
      this.severalMistakes();
      return;
    }
    const wrong = judge.wrongPlaces();
    const one = wrong.length === 1;
    const count = one ? "One place differs" : `${wrong.length} places differ`;
    const words = `${count} from the answer: ${listed(wrong)}.`;
    const back = this.backButton(one ? "it" : "the first");
    if (wrong.length) this.play.speak(`${words} `, this.whyButton(), " ", back);
    else this.play.speak("Nothing differs from the answer.");
    this.play.draw({ wrong });
  }

  /** Where there are several answers, no mark is wrong by itself: some together may be. */
  severalMistakes() {
    const clash = this.play.judge.clash();
    const none = "This puzzle has several answers: your marks may be right in one of them.";
    if (clash) this.tellClash(clash);
    else this.play.speak(none);
  }

  whyButton() {
    return button("Why?", () => this.why());
  }

  /** @param {string} mistake */
  backButton(mistake) {
    return button(`Go back to before ${mistake}`, () => this.play.goBack());
  }

  /** Why the last of the wrong marks cannot be right: beside which others, by which laws. */
  why() {
    const { judge } = this.play;
    const all = judge.wrongMarks();
    const last = judge.lastWrong();
    const story = last && judge.conflict(last);
    if (!story) {
      this.askWhy();
      return;
    }
    const marks = this.marksOf(story);
    this.play.speak(...this.conflictWords(story, marks));
    const laws = story.end.law.places;
    const wrong = marks.includes(last) ? [last] : marks.filter((mark) => all.includes(mark));
    this.play.draw({ wrong: wrong.map(placeOf), because: [...laws, ...marks.map(placeOf)] });
  }

  /**
   * The player's own marks from which a story starts.
   * @param {Story} story
   */
  marksOf({ start }) {
    const given = new Set(this.play.judge.given());
    return start.filter((fact) => !given.has(fact));
  }

  /**
   * Why marks cannot all be right, where none is wrong by itself.
   * @param {Story} story
   */
  tellClash(story) {
    const marks = this.marksOf(story);
    this.play.speak(...this.conflictWords(story, marks));
    this.play.draw({ wrong: marks.map(placeOf), because: story.end.law.places });
  }

  /** Why by the solver, if there is one. */
  async askWhy() {
    const { exact, judge, puzzle } = this.play;
    const asked = judge.marks();
    const isGone = () => judge.marks().join() !== asked.join(); // then it is asked no more
    const tell = () => isGone() || this.play.speak("The solver is asked …");
    const waiting = setTimeout(tell, PATIENCE);
    const clash = await exact?.why(asked);
    clearTimeout(waiting);
    if (isGone()) return;
    if (!clash) {
      this.play.speak("The answer is different here; no rule of this lesson shows why.");
      return;
    }
    const { marks, law, places, later } = clash;
    const where = places.length ? ` (${listed(places)})` : "";
    const behind = later ? `, with what follows from ${marks.length > 1 ? "them" : "it"}` : "";
    const words = `What breaks${behind}: ${law}${where}.`;
    this.play.speak(`${leadOf(marks)}: ${inWords(puzzle, marks)}. ${words}`);
    this.play.draw({ wrong: marks.map(placeOf), because: places });
  }

  /**
   * @param {Story} story
   * @param {string[]} marks
   */
  conflictWords({ links, end }, marks) {
    const { puzzle } = this.play;
    const steps = sentencesOf(
      puzzle,
      links.filter((link) => link !== end),
    );
    return [
      `${leadOf(marks)}: ${inWords(puzzle, marks)}. `,
      listOf([...steps, breach(puzzle, end)]),
    ];
  }

  /**
   * Where a rule has something to say, and what it says first.
   * @param {string} rule
   */
  showPossible(rule) {
    const { judge } = this.play;
    const places = this.play.view.board.places();
    const at = (/** @type {Link} */ { fact }) => places.indexOf(placeOf(fact));
    const own = judge.possible().filter((link) => link.rule === rule);
    const links = own.sort((one, other) => at(one) - at(other));
    if (!links.length) return;
    const { title, law } = judge.ruleOf(rule);
    const where = [...new Set(links.map(({ fact }) => placeOf(fact)))];
    const words = `${title}: ${law} It says something of ${listed(where)}. `;
    const one = button("What?", () => this.sayFirst(links[0]));
    this.play.speak(words, one);
    this.play.draw({ decided: where });
  }

  /** @param {Link} link */
  sayFirst(link) {
    const hint = this.hints.atOnce(link);
    this.play.speak(...this.conclusion(hint));
    this.play.draw({ because: hint.step.because, decided: hint.step.places });
  }

  /** What is easiest to see now: where to look, then which rule, then what follows. */
  hint() {
    const { lesson, judge } = this.play;
    if (lesson.unique && judge.wrongPlaces().length) return this.offerToGoBack();
    const clash = lesson.unique ? undefined : judge.clash();
    if (clash) return this.tellClash(clash);
    if (!this.level) this.told = judge.isDone() ? null : this.hints.easiest();
    if (this.told) this.tell(this.told);
    else this.play.speak(this.noHint());
  }

  offerToGoBack() {
    const words = "First there is a mistake to mend. ";
    this.play.speak(words, this.whyButton(), " ", this.backButton("it"));
  }

  noHint() {
    if (this.play.judge.isDone()) return DONE;
    if (this.play.lesson.solved) return "All that the solver marks is marked.";
    if (this.goesBeyond()) return "Nothing that this page knows says more here.";
    return `The rules are stuck here too: ${whyStuck(this.play.lesson)}.`;
  }

  /** Whether something is marked that the lesson does not say: from there its rules may go on. */
  goesBeyond() {
    const { judge } = this.play;
    const known = new Set([...judge.given(), ...this.hints.order.keys()]);
    return judge.marks().some((mark) => !known.has(mark));
  }

  /**
   * One level more of what there is to say.
   * @param {Hint} hint
   */
  tell(hint) {
    this.level = Math.min(this.level + 1, LEVELS);
    const { step } = hint;
    this.play.speak(...this.words(hint));
    const decided = this.level === LEVELS ? step.places : [];
    this.play.draw({ because: step.because, decided });
  }

  /** @param {Hint} hint */
  words(hint) {
    const { step } = hint;
    const rule = this.play.judge.ruleOf(step.rule);
    const named = [...step.rooms, ...step.because];
    const where = named.length ? named : step.places;
    if (this.level === 1) return [`Look at ${listed(where)}.`];
    return this.level === 2 ? [`${rule.title}: ${rule.law}`] : this.conclusion(hint);
  }

  /** @param {Hint} hint */
  conclusion({ step, kept, minded }) {
    const short = minded.length > READ ? inShort(this.play.puzzle, kept) : [];
    const items = short.map((words) => make("li", {}, `${words}.`));
    const many = items.length ? [make("ul", {}, ...items)] : [];
    const before = minded.length ? ["Keep in mind: ", ...many, listOf(minded), " So: "] : [];
    const marks = isMark(step.value) ? [button("Do it", () => this.play.make(step))] : [];
    return [...before, `${step.sentence} `, ...marks];
  }
}

/** @param {string[]} marks that clash */
function leadOf(marks) {
  return marks.length > 1 ? "These marks cannot all be right" : "This mark cannot be right";
}

/**
 * Sentences, numbered where there are several; a great many are opened by who wants to read them.
 * @param {string[]} sentences
 */
function listOf(sentences) {
  if (sentences.length === 1) return sentences[0];
  const list = make("ol", {}, ...sentences.map((words) => make("li", {}, words)));
  if (sentences.length <= READ) return list;
  const words = `Why, in ${sentences.length} sentences`;
  return make("details", {}, make("summary", {}, words), list);
}
