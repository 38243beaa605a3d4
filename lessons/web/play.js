// Try it yourself: the unsolved board, moves that are judged, hints from the solver's own steps.
"use strict";

const HINTS = ["Hint", "Which rule?", "What follows?"];

class Play {
  constructor(section, lesson) {
    this.lesson = lesson;
    this.rules = new Map(lesson.rules.map(rule => [rule.name, rule]));
    this.build(section);
    this.board = new Board(this.element, lesson);
    this.puzzle = this.board.puzzle;
    this.end = new Map(lesson.end);
    this.cursor = this.board.places()[0] ?? null;
    this.reset();
    this.addDigits();
    this.listen();
    this.load();
    this.draw();
  }

  // --- The page ---

  build(section) {
    this.element = svg("svg", { class: "board", role: "application", tabindex: 0,
      "aria-label": "The board: arrow keys move, Enter marks, Backspace opens again" });
    const button = (text, onclick, title = text) => make("button", { type: "button", textContent: text, title, onclick });
    this.undoButton = button("Undo", () => this.undo(), "Undo (Ctrl Z)");
    this.redoButton = button("Redo", () => this.redo(), "Redo (Ctrl Y)");
    this.hintButton = button(HINTS[0], () => this.hint(), "The next step that you have not made, in three levels (H)");
    this.judge = make("input", { type: "checkbox", checked: true, onchange: () => this.save() });
    this.message = make("div", { className: "sentence", role: "status", "aria-live": "polite" });
    this.digits = make("div", { className: "player", role: "group", "aria-label": "Numbers" });
    this.possible = make("ul", { className: "possible", tabIndex: 0, "aria-label": "Possible now" });
    this.log = make("ol", { className: "moves", tabIndex: 0, "aria-label": "Your moves, the last one first" });
    section.append(
      make("div", { className: "stage" }, this.element, this.digits,
        make("div", { className: "player", role: "group", "aria-label": "Your game" },
          this.undoButton, this.redoButton, button("Start again", () => this.restart()),
          button("Check", () => this.check(), "Which law is broken? (C)"),
          button("Show mistakes", () => this.mistakes(), "What differs from the answer?"), this.hintButton),
        this.message),
      make("aside", {},
        make("div", { className: "panel" }, make("h2", {}, "Possible now"), this.possible),
        make("div", { className: "panel" }, make("h2", {}, "Your moves"),
          make("label", {}, this.judge, " judge my moves"), this.log),
        make("details", { className: "panel" }, make("summary", {}, "How to play"),
          make("ul", { id: "how" }, ...this.how().map(line => make("li", {}, line))))));
  }

  how() {
    const common = ["Arrow keys move the frame, Backspace opens a place again.",
      "Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check."];
    const own = {
      nurikabe: ["Click or Enter: open, sea, island. A right click goes the other way."],
      light_up: ["Click or Enter: a bulb; on a bulb: a dot, no bulb here; on a dot: open again."],
      ripple_effect: ["Click a cell, then type a number or tap it. With Shift or the pencil it is crossed out."],
      alcazar: ["Drag from cell to cell to draw the path; click an edge: path, blocked, open.",
        "Arrow keys go from edge to edge, Enter marks."],
    };
    return [...own[this.lesson.solution], ...common];
  }

  addDigits() {
    if (this.lesson.solution !== "ripple_effect") return;
    const most = Math.max(...this.lesson.givens.rooms.map(room => room.length));
    this.pencil = make("button", { type: "button", textContent: "✎ cross out", "aria-pressed": "false",
      onclick: () => this.pencil.setAttribute("aria-pressed", this.pencil.getAttribute("aria-pressed") !== "true") });
    for (let value = 1; value <= most; value++) {
      this.digits.append(make("button", { type: "button", textContent: String(value),
        onclick: () => this.digit(value, this.pencil.getAttribute("aria-pressed") === "true") }));
    }
    this.digits.append(this.pencil);
  }

  listen() {
    this.board.onplace = (place, event) => this.press(place, event);
    this.element.addEventListener("contextmenu", event => event.preventDefault());
    this.element.addEventListener("pointermove", event => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(name, () => { this.dragged = null; });
    }
    if (this.lesson.solution === "alcazar") this.element.style.touchAction = "none";
  }

  // --- The state: {place: Set of values}, and what was done ---

  reset() {
    this.state = factsOf(this.lesson.start);
    this.done = [];
    this.undone = [];
    this.level = 0;
  }

  get storage() {
    return `lesson ${this.lesson.problem} ${this.lesson.puzzle}`;
  }

  save() {
    try {
      localStorage.setItem(this.storage, JSON.stringify({ done: this.done, undone: this.undone, judge: this.judge.checked }));
    } catch { /* private windows have no storage: then a reload starts again */ }
  }

  load() {
    try {
      const { done, undone, judge } = JSON.parse(localStorage.getItem(this.storage));
      for (const move of done) this.apply(move, "after");
      [this.done, this.undone, this.judge.checked] = [done, undone, judge];
    } catch {
      this.reset();  // nothing is kept, or nothing that we wrote
    }
  }

  apply(move, side) {
    for (const change of move.changes) this.state.set(change.place, new Set(change[side]));
  }

  // Change places at one blow: [[place, values], ...].
  move(changes) {
    const real = changes.map(([place, values]) => ({ place, before: [...(this.state.get(place) ?? [])], after: [...values] }))
      .filter(({ before, after }) => before.join() !== after.join());
    if (!real.length) return;
    const move = { changes: real, judged: this.judged(real) };
    this.apply(move, "after");
    this.done.push(move);
    this.undone = [];
    this.level = 0;
    this.save();
    this.draw();
    this.tell(move);
  }

  undo() {
    const move = this.done.pop();
    if (!move) return;
    this.apply(move, "before");
    this.undone.push(move);
    this.after("Undone.");
  }

  redo() {
    const move = this.undone.pop();
    if (!move) return;
    this.apply(move, "after");
    this.done.push(move);
    this.after("Done again.");
  }

  restart() {
    const moves = this.done.flatMap(move => move.changes);
    const fresh = factsOf(this.lesson.start);
    const places = [...new Set(moves.map(change => change.place))];
    this.move(places.map(place => [place, fresh.get(place) ?? []]));
    this.speak("The board is empty again; undo brings back what was there.");
  }

  after(words) {
    this.level = 0;
    this.save();
    this.draw();
    this.speak(words);
  }

  // --- Moves ---

  press(place, event) {
    this.element.focus({ preventScroll: true });
    event.preventDefault();
    this.cursor = place;
    if (this.lesson.solution === "alcazar") this.dragged = this.cellAt(event);
    if (this.lesson.solution === "ripple_effect") this.draw();
    else if (this.lesson.solution === "alcazar") this.pending = { place, button: event.button };
    else this.cycle(place, event.button === 2 ? -1 : 1);
    if (this.pending) {
      const once = () => {
        if (this.pending) this.cycle(this.pending.place, this.pending.button === 2 ? -1 : 1);
        this.pending = null;
      };
      this.element.addEventListener("pointerup", once, { once: true });
    }
  }

  cycle(place, way = 1) {
    const values = [null, ...this.puzzle.values];
    const now = values.findIndex(value => value && this.state.get(place)?.has(value));
    const next = values[(Math.max(now, 0) + way + values.length) % values.length];
    this.move([[place, next ? [next] : []]]);
  }

  cellAt(event) {
    const [x, y] = this.board.pointAt(event);
    return { r: Math.floor(y), c: Math.floor(x) };
  }

  // A path is drawn from cell to cell; drawn back over itself it goes away.
  drag(event) {
    if (!this.dragged || !event.buttons) return;
    const to = this.cellAt(event), from = this.dragged;
    if (Math.abs(to.r - from.r) + Math.abs(to.c - from.c) !== 1) {
      if (to.r !== from.r || to.c !== from.c) this.dragged = to;
      return;
    }
    this.pending = null;
    this.dragged = to;
    const edge = to.c === from.c ? this.puzzle.above(this.board, Math.max(to.r, from.r), to.c)
      : this.puzzle.leftOf(this.board, to.r, Math.max(to.c, from.c));
    if (!this.board.known.has(edge)) return;
    this.cursor = edge;
    this.move([[edge, this.state.get(edge)?.has("path") ? [] : ["path"]]]);
  }

  digit(value, out) {
    const place = this.cursor;
    if (!place || value > this.puzzle.most(this.board, place)) return;
    const values = new Set(this.state.get(place) ?? []);
    const number = this.puzzle.number(values);
    if (out) {
      if (number) values.delete(number);
      if (!values.delete(`not ${value}`)) values.add(`not ${value}`);
    } else {
      if (number) values.delete(number);
      if (number !== String(value)) values.add(String(value));
    }
    this.move([[place, values]]);
  }

  key(event) {
    const name = event.key;
    if (event.target.closest("button, summary, input, a") && (name === "Enter" || name === " ")) return false;
    if (name.startsWith("Arrow")) {
      this.cursor = this.board.neighbour(this.cursor, name);
      this.draw();
      this.speak(this.board.describe(this.cursor, this.state));
    } else if (name === "Enter" || name === " ") {
      if (this.puzzle.values.length) this.cycle(this.cursor, event.shiftKey ? -1 : 1);
    } else if (name === "Backspace" || name === "Delete") {
      this.move([[this.cursor, []]]);
    } else if (/^Digit[1-9]$/.test(event.code) && this.pencil) {
      this.digit(Number(event.code.slice(5)), event.shiftKey || this.pencil.getAttribute("aria-pressed") === "true");
    } else if (name === "h") {
      this.hint();
    } else if (name === "c") {
      this.check();
    } else {
      return false;
    }
    return true;
  }

  shortcut(event) {
    const name = event.key.toLowerCase();
    if (name === "z") event.shiftKey ? this.redo() : this.undo();
    else if (name === "y") this.redo();
    else return false;
    return true;
  }

  // --- What a move is worth ---

  // Whether a fact is among what the player has; a number rules out all others.
  has(place, value, state = this.state) {
    const values = state.get(place);
    if (!values) return false;
    if (values.has(value)) return true;
    const number = value.startsWith("not ") && this.puzzle.number?.(values);
    return Boolean(number) && number !== value.slice(4);
  }

  isWrong(place, value) {
    const right = this.end.get(place);
    return right !== undefined && (value.startsWith("not ") ? right === value.slice(4) : right !== value);
  }

  get made() {  // how many steps of the trace have been made, up to the first that has not
    const at = this.lesson.steps.findIndex(step => !step.places.every(place => this.has(place, step.value)));
    return at < 0 ? this.lesson.steps.length : at;
  }

  // The openings whose needs are met, and whose conclusion has not been drawn.
  openNow() {
    const { openings, facts } = this.lesson, made = this.made;
    const own = fact => this.has(...facts[fact]);
    return openings.filter(([, fact, , needs, upto]) =>
      !own(fact) && (upto === null ? needs.every(own) : upto <= made));
  }

  judged(changes) {
    const { facts, unique } = this.lesson, open = this.openNow();
    const added = changes.flatMap(({ place, before, after }) =>
      after.filter(value => !before.includes(value)).map(value => [place, value]));
    if (!added.length) return { kind: "opened" };
    if (!unique) return { kind: "unknown" };
    if (added.some(([place, value]) => this.isWrong(place, value))) return { kind: "wrong" };
    const reasons = added.map(([place, value]) => open.find(([, fact]) => facts[fact][0] === place && facts[fact][1] === value));
    if (!reasons.every(Boolean)) return { kind: "guess" };
    return { kind: "forced", rule: this.lesson.rules[reasons[0][0]].name, because: reasons[0][2].map(at => this.lesson.names[at]) };
  }

  words({ kind, rule }) {
    return {
      opened: "Opened again.", unknown: "This puzzle has several answers: moves cannot be judged.",
      wrong: "Wrong: the answer is different here.",
      guess: "Right, but not yet forced: no rule gives it from what is on the board.",
      forced: rule && `Forced, by ${this.rules.get(rule).title}.`,
    }[kind];
  }

  tell(move) {
    if (this.isDone()) {
      this.speak("Done: every law is kept. Well played!");
      say("Solved!");
      return;
    }
    const words = this.judge.checked ? this.words(move.judged) : "";
    const named = move.changes.length === 1 ? this.board.describe(move.changes[0].place, this.state) : "";
    this.speak([named, words].filter(Boolean).join(". "));
    if (this.judge.checked && move.judged.kind === "forced") this.draw({ because: move.judged.because });
  }

  isDone() {
    return laws[this.lesson.solution](this.board, this.state, true).length === 0;
  }

  // --- Help that is asked for ---

  check() {
    const broken = laws[this.lesson.solution](this.board, this.state, false);
    if (!broken.length) return this.speak(this.isDone() ? "Done: every law is kept." : "No law is broken so far.");
    const places = broken.flatMap(([, where]) => where);
    this.speak(broken.slice(0, 4).map(([words, where]) => `${words} (${where.slice(0, 6).join(" ")})`).join(" "));
    this.draw({ wrong: places });
    return undefined;
  }

  wrongPlaces() {
    return [...this.state].filter(([place, values]) => [...values].some(value => this.isWrong(place, value)))
      .map(([place]) => place);
  }

  mistakes() {
    if (!this.lesson.unique) return this.speak("This puzzle has several answers: mistakes cannot be told.");
    const wrong = this.wrongPlaces();
    this.speak(wrong.length ? `${wrong.length === 1 ? "One place differs" : `${wrong.length} places differ`} from the answer: ${wrong.join(" ")}.`
      : "Nothing differs from the answer.");
    this.draw({ wrong });
    return undefined;
  }

  // Undo up to before the first mistake.
  rollBack() {
    while (this.wrongPlaces().length && this.done.length) {
      const move = this.done.pop();
      this.apply(move, "before");
      this.undone.push(move);
    }
    this.after("Back to before the first mistake; redo brings your moves again.");
  }

  hint() {
    const step = this.lesson.steps[this.made];
    if (this.lesson.unique && this.wrongPlaces().length) {
      this.speak("First there is a mistake to mend. ",
        make("button", { type: "button", onclick: () => this.rollBack() }, "Go back to before it"));
      return;
    }
    if (!step) {
      this.speak(this.isDone() ? "Done: every law is kept." : this.lesson.solved
        ? "All that the solver marks is marked." : "The rules are stuck here too: only search goes on.");
      return;
    }
    const rule = this.rules.get(step.rule);
    this.level = Math.min(this.level + 1, 3);
    const where = step.because.length ? step.because : step.places;
    if (this.level === 1) this.speak(`Look at ${where.slice(0, 8).join(", ")}${where.length > 8 ? " ..." : ""}.`);
    else if (this.level === 2) this.speak(`${rule.title}: ${rule.law}`);
    else this.speak(`${step.sentence} `, make("button", { type: "button", onclick: () => this.make(step) }, "Do it"));
    this.draw({ because: step.because, decided: this.level === 3 ? step.places : [] });
  }

  // Make a step of the trace.
  make(step) {
    this.move(step.places.filter(place => !this.has(place, step.value)).map(place => {
      const now = [...(this.state.get(place) ?? [])];
      const kept = this.lesson.solution === "ripple_effect" ? now : [];
      return [place, [...kept, step.value]];
    }));
    this.element.focus({ preventScroll: true });
  }

  // --- Draw ---

  speak(...parts) {
    this.message.replaceChildren(make("p", { className: "says" }, ...parts));
  }

  draw({ because = [], decided = [], wrong = [] } = {}) {
    this.board.show({ facts: this.state, because: new Set(because), decided: new Set(decided),
      wrong: new Set(wrong), cursor: this.cursor });
    this.undoButton.disabled = !this.done.length;
    this.redoButton.disabled = !this.undone.length;
    this.hintButton.textContent = HINTS[this.level % 3];
    this.listPossible();
    this.listMoves();
  }

  listPossible() {
    const counts = new Map();
    for (const [rule, fact] of this.openNow()) {
      const { name } = this.lesson.rules[rule];
      if (!counts.has(name)) counts.set(name, new Set());
      counts.get(name).add(this.lesson.facts[fact][0]);
    }
    const items = this.lesson.rules.filter(rule => counts.has(rule.name)).map(rule => make("li", {},
      `${rule.title} `, make("span", { className: "tier", title: `tier ${rule.tier}` }, String(rule.tier)),
      ` ${counts.get(rule.name).size} ${counts.get(rule.name).size === 1 ? "place" : "places"}`));
    this.possible.replaceChildren(...(items.length ? items : [make("li", {}, "Nothing that the rules know.")]));
  }

  listMoves() {
    const signs = { wrong: "✗", guess: "?", forced: "✓", opened: "↺", unknown: "·" };
    const items = this.done.slice(-30).reverse().map(move => {
      const where = move.changes.map(change => change.place);
      const kind = this.judge.checked ? move.judged.kind : "unknown";
      const what = where.length > 3 ? `${where.length} places` : where.join(" ");
      const words = this.judge.checked && kind !== "opened" ? this.words(move.judged) : "";
      return make("li", { className: kind }, make("b", { "aria-hidden": "true" }, signs[kind]), ` ${what} ${words}`);
    });
    this.log.replaceChildren(...items);
  }
}

function startPlay(lesson) {
  return new Play($("try"), lesson);
}
