// @ts-check
// Help that a player asks for: which law is broken, what is wrong, what comes next.
/** @import { Step } from "../types.js" */
/** @import { Play } from "./play.js" */
import { button } from "../dom.js";

const DONE = "Done: every law is kept.";
const LAWS = 4; // broken ones that are told at once
const PLACES = 6; // of a broken law
const SIGHTS = 8; // places where to look
const LEVELS = 3;
const MINDED = 2; // conclusions that are told one by one

export class Help {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.level = 0; // of the hint that was given last
  }

  /** The laws that are broken on the board as it is. */
  check() {
    const { judge } = this.play;
    const broken = judge.broken();
    if (!broken.length) {
      this.play.speak(judge.isDone() ? DONE : "No law is broken so far.");
      return;
    }
    const told = broken
      .slice(0, LAWS)
      .map(([words, where]) => `${words} (${where.slice(0, PLACES).join(" ")})`);
    this.play.speak(told.join(" "));
    this.play.draw({ wrong: broken.flatMap(([, where]) => where) });
  }

  /** What differs from the answer. */
  mistakes() {
    const { lesson, judge } = this.play;
    if (!lesson.unique) {
      this.play.speak("This puzzle has several answers: mistakes cannot be told.");
      return;
    }
    const wrong = judge.wrongPlaces();
    const count = wrong.length === 1 ? "One place differs" : `${wrong.length} places differ`;
    const words = `${count} from the answer: ${wrong.join(" ")}.`;
    this.play.speak(wrong.length ? words : "Nothing differs from the answer.");
    this.play.draw({ wrong });
  }

  /** The next step that is not made: where to look, then which rule, then what follows. */
  hint() {
    const { lesson, judge } = this.play;
    const step = lesson.steps[judge.made];
    if (lesson.unique && judge.wrongPlaces().length) this.offerToGoBack();
    else if (step) this.tell(step);
    else this.play.speak(this.noHint());
  }

  offerToGoBack() {
    const back = button("Go back to before it", () => this.play.goBack());
    this.play.speak("First there is a mistake to mend. ", back);
  }

  noHint() {
    if (this.play.judge.isDone()) return DONE;
    return this.play.lesson.solved
      ? "All that the solver marks is marked."
      : "The rules are stuck here too: only search goes on.";
  }

  /**
   * One level more of what there is to say of a step.
   * @param {Step} step
   */
  tell(step) {
    this.level = Math.min(this.level + 1, LEVELS);
    this.play.speak(...this.words(step));
    const decided = this.level === LEVELS ? step.places : [];
    this.play.draw({ because: step.because, decided });
  }

  /** @param {Step} step */
  words(step) {
    const rule = this.play.judge.ruleOf(step.rule);
    const where = step.because.length ? step.because : step.places;
    const more = where.length > SIGHTS ? " ..." : "";
    if (this.level === 1) return [`Look at ${where.slice(0, SIGHTS).join(", ")}${more}.`];
    if (this.level === 2) return [`${rule.title}: ${rule.law}`];
    return [this.minded(step), `${step.sentence} `, button("Do it", () => this.play.make(step))];
  }

  /**
   * What a step rests on that cannot be marked, in words.
   * @param {Step} step
   */
  minded(step) {
    const { lesson, judge } = this.play;
    const steps = judge.reasons.behind(judge.reasons.needsOf(step));
    if (!steps.length) return "";
    const [first, last] = [steps[0], steps[steps.length - 1]].map(
      (each) => lesson.steps.indexOf(each) + 1,
    );
    if (steps.length > MINDED) {
      return `Keep in mind what ${steps.length} of the lesson's steps ${first} to ${last} rule out. `;
    }
    return `Keep in mind: ${steps.map((each) => each.sentence).join(" ")} So: `;
  }
}
