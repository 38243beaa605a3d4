// Try it yourself: the unsolved board, moves that are judged, hints from the solver's own steps.
"use strict";

const HINTS = ["Hint", "Which rule?", "What follows?"];
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };  // down, right

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
    this.judge = make("input", { type: "checkbox", checked: true, onchange: () => this.after("") });
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
      ripple_effect: ["Click a cell, then type a number or tap it. With Shift or the pencil it is crossed out.",
        "Numbers above 9 have buttons only."],
      alcazar: ["Drag from cell to cell to draw the path; click an edge: path, blocked, open.",
        "Arrow keys go from edge to edge, Enter marks; with Shift they draw the path."],
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
    this.board.onplace = (place, { button }) => {
      this.pressed = { 0: { place, way: 1 }, 2: { place, way: -1 } }[button] ?? null;
    };
    const on = (name, does) => this.element.addEventListener(name, does);
    on("contextmenu", event => event.preventDefault());
    on("pointerdown", event => this.press(event));
    on("pointermove", event => this.drag(event));
    on("pointerup", event => this.release(event));
    on("pointercancel", () => { this.pressed = this.dragged = null; });  // the page is scrolled instead
    if (this.lesson.solution === "alcazar") this.element.style.touchAction = "pinch-zoom";
  }

  // --- The state: {place: Set of values}, and what was done ---

  reset() {
    this.given = factsOf(this.lesson.start);
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
      for (const move of [...done, ...undone]) this.words(move.judged);
      for (const move of done) this.apply(move, "after");
      [this.done, this.undone, this.judge.checked] = [done, undone, judge];
    } catch {
      this.reset();  // nothing is kept, or nothing that we wrote
    }
  }

  apply(move, side) {
    for (const change of move.changes) {
      if (change[side].length) this.state.set(change.place, new Set(change[side]));
      else this.state.delete(change.place);
    }
  }

  // Change places at one blow: [[place, values], ...].
  move(changes) {
    const real = changes.filter(([place]) => !this.given.has(place))
      .map(([place, values]) => ({ place, before: [...(this.state.get(place) ?? [])], after: [...values] }))
      .filter(({ before, after }) => before.join() !== after.join());
    if (!real.length) {
      if (changes.some(([place]) => this.given.has(place))) this.speak("This is given.");
      return;
    }
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
    const places = new Set(this.done.flatMap(move => move.changes).map(change => change.place));
    this.move([...places].map(place => [place, []]));
    this.speak(places.size ? "Back at the start; undo brings back what was there." : "This is the start.");
  }

  after(words) {
    this.level = 0;
    this.save();
    this.draw();
    this.speak(words);
  }

  // --- Moves ---

  // A press does something when it is let go at the same place: so a page can be scrolled by a
  // finger on the board, and a path drawn from an edge.
  press(event) {
    this.element.focus({ preventScroll: true });
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.pen = null;
    if (this.lesson.solution === "alcazar" && event.button === 0) this.dragged = this.cellAt(event);
  }

  release(event) {
    const { pressed } = this;
    this.pressed = this.dragged = null;
    if (!pressed || this.board.placeAt(event) !== pressed.place) return;
    this.cursor = pressed.place;
    this.draw();
    if (this.puzzle.values.length) this.cycle(pressed.place, pressed.way);
    else this.speak(this.board.describe(this.cursor, this.state));
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

  // A path is drawn from cell to cell.  A pointer has gone over to the next cell when it is well
  // within it, so that a click on an edge may shake; a fast one goes over several at once.
  drag(event) {
    if (!this.dragged || !event.buttons) return;
    const [x, y] = this.board.pointAt(event);
    for (;;) {
      const { r, c } = this.dragged;
      const right = Math.min(Math.max(x, -0.5), this.board.width + 0.5) - c - 0.5;
      const down = Math.min(Math.max(y, -0.5), this.board.height + 0.5) - r - 0.5;
      if (Math.max(Math.abs(right), Math.abs(down)) < 0.7) return;
      this.pressed = null;
      const to = Math.abs(right) > Math.abs(down) ? { r, c: c + Math.sign(right) } : { r: r + Math.sign(down), c };
      this.cross(this.dragged, to);
      this.dragged = to;
    }
  }

  // Draw the path from a cell to the next one; where there is path it is taken back.  False at a wall.
  cross(from, to) {
    const edge = to.c === from.c ? this.puzzle.above(this.board, Math.max(to.r, from.r), to.c)
      : this.puzzle.leftOf(this.board, to.r, Math.max(to.c, from.c));
    if (!this.board.known.has(edge)) return false;
    this.cursor = edge;
    this.move([[edge, this.state.get(edge)?.has("path") ? [] : ["path"]]]);
    return true;
  }

  // Draw by an arrow key.  The pen begins beside the edge with the frame, so that the first key
  // goes over that edge or, if it goes along it, over the next one.
  stroke(key) {
    const [down, right] = ARROWS[key], { x, y, edge } = spotOf(this.cursor);
    const across = edge === "horizontal" ? right : down;
    let pen = this.pen;
    if (!pen) {
      pen = edge === "horizontal" ? { r: Math.floor(y), c: x - 1 } : { r: y - 1, c: Math.floor(x) };
      const outside = pen.r < 0 || pen.c < 0;
      if (across < 0 || (!across && outside)) pen = edge === "horizontal" ? { r: pen.r, c: x } : { r: y, c: pen.c };
    }
    const to = { r: pen.r + down, c: pen.c + right };
    if (this.cross(pen, to)) this.pen = to;
    else this.speak("There is a wall.");
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
    const digit = (event.key.match(/^[1-9]$/) ?? event.code.match(/(?<=^Digit)[1-9]$/))?.[0];
    if (name in ARROWS && this.cursor) {
      if (event.shiftKey && this.lesson.solution === "alcazar") {
        this.stroke(name);
      } else {
        this.cursor = this.board.neighbour(this.cursor, name);
        this.pen = null;
        this.draw();
        this.speak(this.board.describe(this.cursor, this.state));
      }
    } else if ((name === "Enter" || name === " ") && this.cursor) {
      if (this.puzzle.values.length) this.cycle(this.cursor, event.shiftKey ? -1 : 1);
    } else if ((name === "Backspace" || name === "Delete") && this.cursor) {
      this.move([[this.cursor, []]]);
    } else if (digit && this.pencil) {
      this.digit(Number(digit), event.shiftKey || this.pencil.getAttribute("aria-pressed") === "true");
    } else if (name.toLowerCase() === "h") {
      this.hint();
    } else if (name.toLowerCase() === "c") {
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

  // The openings whose needs are met.
  forced() {
    const { openings, facts } = this.lesson, made = this.made;
    return openings.filter(([, , , needs, upto]) =>
      (upto === null ? needs.every(fact => this.has(...facts[fact])) : upto <= made));
  }

  // Those whose conclusion has not been drawn.
  openNow() {
    return this.forced().filter(([, fact]) => !this.has(...this.lesson.facts[fact]));
  }

  judged(changes) {
    const { facts, unique } = this.lesson, open = this.forced();
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
    if (!this.judge.checked) return;
    if (move.judged.kind === "forced") this.draw({ because: move.judged.because });
    if (move.judged.kind === "wrong") this.draw({ wrong: move.changes.map(change => change.place) });
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
    this.hintButton.textContent = HINTS[Math.min(this.level, 2)];
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
      const words = this.judge.checked && kind !== "opened" ? `: ${this.words(move.judged)}` : "";
      return make("li", { className: kind }, make("b", { "aria-hidden": "true" }, signs[kind]), ` ${what}${words}`);
    });
    this.log.replaceChildren(...items);
  }
}

function startPlay(lesson) {
  return new Play($("try"), lesson);
}
