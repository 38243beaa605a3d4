// The lesson: a player that goes along the solver's steps, the list of steps, the rules.

const $ = id => document.getElementById(id);

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on") || key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

function say(text) {
  $("toast").textContent = text;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { $("toast").textContent = ""; }, 2500);
}

const ICONS = {
  first: "M6 5v14M19 5l-10 7 10 7z", back: "M17 5l-10 7 10 7z", play: "M7 4l13 8-13 8z",
  pause: "M7 5h3v14h-3zM14 5h3v14h-3z", forward: "M7 5l10 7-10 7z", last: "M18 5v14M5 5l10 7-10 7z",
};

function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));
}

// Goes along `length` positions after the first; `show(position)` draws one of them.
class Player {
  constructor(container, length, name, show) {
    Object.assign(this, { length, show, at: 0, timer: null });
    const button = (sign, words, onclick) =>
      make("button", { type: "button", title: words, "aria-label": words, onclick }, sign);
    this.first = button(icon("first"), `First ${name}`, () => this.go(0));
    this.back = button(icon("back"), "Back", () => this.go(this.at - 1));
    this.run = button(icon("play"), "Play", () => this.toggle());
    this.forward = button(icon("forward"), "Forward", () => this.go(this.at + 1));
    this.last = button(icon("last"), `Last ${name}`, () => this.go(this.length));
    this.run.classList.add("main");
    this.slider = make("input", { type: "range", min: 0, max: length, value: 0,
      "aria-label": `Which ${name}`, oninput: () => this.go(Number(this.slider.value)) });
    this.speed = make("input", { type: "range", min: 0, max: 12, value: 4, "aria-label": "Speed",
      oninput: () => this.speak() });
    this.animate = make("input", { type: "checkbox",
      checked: !matchMedia("(prefers-reduced-motion: reduce)").matches, onchange: () => this.speak() });
    this.count = make("span", { className: "count" });
    this.help = button("?", "Keys", () => $("help").showModal());
    container.append(
      make("div", { className: "row slide" }, this.slider, this.count),
      this.first, this.back, this.run, this.forward, this.last,
      make("label", {}, "speed", this.speed), make("label", {}, this.animate, "animate"), this.help);
    this.board = container.parentElement;
    this.go(0);
  }

  get pause() {  // milliseconds between two steps
    return 2400 / 1.6 ** Number(this.speed.value);
  }

  go(position) {
    this.at = Math.max(0, Math.min(this.length, position));
    if (this.at === this.length) this.stop();
    this.slider.value = this.at;
    this.count.textContent = `${this.at} of ${this.length}`;
    this.first.disabled = this.back.disabled = this.at === 0;
    this.last.disabled = this.forward.disabled = this.at === this.length;
    this.speak();
    this.show(this.at);
  }

  speak() {
    const slow = this.pause > 120;
    this.board.classList.toggle("animate", this.animate.checked && slow);
    this.slider.setAttribute("aria-valuetext", `${this.at} of ${this.length}`);
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.length) this.go(0);
    this.label("pause", "Pause");
    const next = () => {
      this.timer = setTimeout(next, this.pause);
      this.go(this.at + 1);
    };
    this.timer = setTimeout(next, Math.min(400, this.pause));
    return undefined;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.label("play", "Play");
  }

  label(sign, words) {
    this.run.replaceChildren(icon(sign));
    this.run.title = words;
    this.run.setAttribute("aria-label", words);
  }

  // Whether it is a key of the player, which is then done.
  key(event) {
    const does = {
      ArrowRight: () => this.go(this.at + 1), ArrowLeft: () => this.go(this.at - 1),
      Home: () => this.go(0), End: () => this.go(this.length), " ": () => this.toggle(),
      "+": () => { this.speed.value = Number(this.speed.value) + 1; this.speak(); },
      "-": () => { this.speed.value = Number(this.speed.value) - 1; this.speak(); },
      a: () => { this.animate.checked = !this.animate.checked; this.speak(); },
    }[event.key === "A" ? "a" : event.key];
    if (does) does();
    return Boolean(does);
  }
}

// What each step of a lesson says.
class Lesson {
  constructor(lesson) {
    this.lesson = lesson;
    this.board = new Board($("board"), lesson);
    this.rules = new Map(lesson.rules.map(rule => [rule.name, rule]));
    this.tier = 0;  // only steps of this tier are listed; 0 for all
    this.items = lesson.steps.map((step, index) => this.item(step, index + 1));
    $("steps").append(...this.items);
    this.listRules();
    this.player = new Player($("player"), lesson.steps.length, "step", at => this.show(at));
  }

  item(step, number) {
    return make("li", {}, make("button", { type: "button", onclick: () => this.player.go(number) },
      make("b", {}, `${number}. ${this.rules.get(step.rule).title} `),
      make("span", { className: "tier", title: `tier ${step.tier}` }, String(step.tier)),
      make("span", { className: "says" }, step.sentence)));
  }

  facts(at) {
    const steps = this.lesson.steps.slice(0, at);
    return factsOf(this.lesson.start, ...steps.map(step => step.places.map(place => [place, step.value])));
  }

  show(at) {
    const step = this.lesson.steps[at - 1];
    this.board.show({
      facts: this.facts(at), decided: new Set(step?.places), because: new Set(step?.because),
    });
    $("sentence").replaceChildren(...this.words(step, at));
    this.items[this.current - 1]?.firstChild.removeAttribute("aria-current");
    this.current = at;
    const item = this.items[at - 1]?.firstChild;
    if (item) {
      item.setAttribute("aria-current", "step");
      const list = $("steps"), top = item.parentElement.offsetTop;
      if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = top - list.clientHeight / 3;
      }
    }
  }

  words(step, at) {
    if (!step) {
      const { steps, rating, solved } = this.lesson;
      const end = solved ? "" : " The rules do not finish it; where they are stuck, only search goes on.";
      return [make("p", { className: "says" }, `${steps.length} steps lead to the answer.`.replace(
        "lead to the answer", solved ? "lead to the answer" : "follow by rules") + end),
      make("p", { className: "law" }, `Difficulty ${rating}. Press play, or go forward step by step.`)];
    }
    const rule = this.rules.get(step.rule);
    const end = at === this.lesson.steps.length && this.lesson.solved ? " Solved!" : "";
    return [
      make("p", { className: "says" }, step.sentence + end),
      make("p", { className: "law" }, make("b", {}, rule.title), ` (tier ${rule.tier}): ${rule.law}`
        + (rule.legup ? ` In LEGUP: ${rule.legup}.` : "")),
    ];
  }

  listRules() {
    const counts = new Map();
    for (const step of this.lesson.steps) counts.set(step.rule, (counts.get(step.rule) ?? 0) + 1);
    const tiers = [...new Set(this.lesson.rules.map(rule => rule.tier))];
    const names = { 1: "direct", 2: "structural", 3: "cases" };
    const choose = tier => {
      this.tier = tier;
      for (const each of $("tiers").children) each.setAttribute("aria-pressed", Number(each.value) === tier);
      for (const item of $("rules").children) item.hidden = tier !== 0 && Number(item.dataset.tier) !== tier;
      this.items.forEach((item, index) => {
        item.hidden = tier !== 0 && this.lesson.steps[index].tier !== tier;
      });
    };
    $("tiers").append(...[0, ...tiers].map(tier => make("button", {
      type: "button", value: tier, onclick: () => choose(tier),
      textContent: tier ? `${tier} ${names[tier]}` : "all tiers" })));
    $("rules").append(...this.lesson.rules.map(rule => {
      const used = counts.get(rule.name) ?? 0;
      const words = used ? `${used} × next` : "not used";
      const next = make("button", { type: "button", disabled: !used, onclick: () => this.next(rule.name),
        "aria-label": `${words}: ${rule.title}` }, words);
      return make("li", { "data-tier": rule.tier },
        make("span", {}, make("b", {}, rule.title), " ",
          make("span", { className: "tier", title: `tier ${rule.tier}` }, String(rule.tier))),
        next, make("span", { className: "law" }, rule.law));
    }));
    choose(0);
  }

  // Go to the next use of a rule, after the last one to the first.
  next(rule) {
    const uses = this.lesson.steps.flatMap((step, index) => step.rule === rule ? [index + 1] : []);
    if (uses.length) this.player.go(uses.find(at => at > this.player.at) ?? uses[0]);
  }

  key(event) {
    const again = event.key.toLowerCase() === "n";
    if (again && this.player.at) this.next(this.lesson.steps[this.player.at - 1].rule);
    return again || this.player.key(event);
  }
}

// Dancing links: each option that is tried, or taken back.
class Dance {
  constructor(section, lesson) {
    this.lesson = lesson;
    const element = svg("svg", { class: "board", role: "img", "aria-label": "The search" });
    const player = make("div", { className: "player", role: "group", "aria-label": "Search" });
    this.words = make("div", { className: "sentence", "aria-live": "polite" });
    section.append(make("div", { className: "stage" }, element, player, this.words),
      make("aside", {}, make("div", { className: "panel" }, make("h2", {}, "Dancing links"),
        make("p", {}, lesson.dlx.about))));
    this.board = new Board(element, lesson);
    this.player = new Player(player, lesson.dlx.steps.length, "step", at => this.show(at));
  }

  show(at) {
    const { steps, total } = this.lesson.dlx, tried = [];
    let picks = 0;
    for (const [pick, place, value] of steps.slice(0, at)) {
      if (pick) tried.push([place, value]);
      else tried.pop();
      picks += pick;
    }
    const [pick, place, value] = steps[at - 1] ?? [];
    this.board.show({ facts: factsOf(this.lesson.start, tried), decided: place && pick ? [place] : [],
      wrong: place && !pick ? [place] : [] });
    const words = !place ? "No option has been tried yet."
      : pick ? `Try ${value} at ${place}.` : `Take ${value} at ${place} back.`;
    const end = at === steps.length && total === steps.length ? " All is covered: solved." : "";
    this.words.replaceChildren(make("p", { className: "says" }, words + end),
      make("p", { className: "law" }, `${picks} options tried, ${at - picks} taken back, ${tried.length} stand.`));
  }

  key(event) {
    return this.player.key(event);
  }
}

function showTabs(tabs, parts) {
  const choose = name => {
    parts[showTabs.current]?.player?.stop();  // nothing plays where nobody looks
    for (const [id, , ] of tabs) {
      $(id).hidden = id !== name;
      $(`tab-${id}`).setAttribute("aria-selected", id === name);
      $(`tab-${id}`).tabIndex = id === name ? 0 : -1;
    }
    showTabs.current = name;
  };
  $("tabs").append(...tabs.map(([id, title]) => make("button", {
    type: "button", id: `tab-${id}`, role: "tab", "aria-controls": id, textContent: title,
    onclick: event => {
      choose(id);
      if (event.detail) event.target.blur();  // after a click, the keys are the panel's
    },
    onkeydown: event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.stopPropagation();
      const names = tabs.map(tab => tab[0]);
      const other = names[(names.indexOf(id) + step + names.length) % names.length];
      choose(other);
      $(`tab-${other}`).focus();
    } })));
  choose(tabs[0][0]);
}

// Two pages to print: the puzzle with its laws, and the solution with the steps.
function fillWorksheet(lesson) {
  const picture = facts => {
    const element = svg("svg", { class: "board" });
    new Board(element, lesson).show({ facts });
    return element;
  };
  const laws = make("ul", {}, ...lesson.laws.map(law => make("li", {}, law)));
  const rules = new Map(lesson.rules.map(rule => [rule.name, rule.title]));
  const steps = make("ol", {}, ...lesson.steps.slice(0, 30).map(step => make("li", {},
    `${rules.get(step.rule)}: ${step.places.slice(0, 6).join(" ")}${step.places.length > 6 ? " ..." : ""} ${step.value}`)));
  $("worksheet").append(
    make("section", {}, make("h1", {}, `${lesson.title} ${lesson.name}`), laws, picture(factsOf(lesson.start)),
      make("p", {}, `Difficulty ${lesson.rating}. Notes:`), make("div", { className: "notes" })),
    make("section", {}, make("h1", {}, `Solution of ${lesson.title} ${lesson.name}`),
      picture(factsOf(lesson.end)),
      make("p", {}, `${lesson.steps.length} steps${lesson.steps.length > 30 ? ", the first 30" : ""}:`), steps));
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
  } catch {
    const area = make("textarea", { value: text });
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    say(copied ? "Copied." : "The browser does not let pages copy: select the text instead.");
  }
}

function listExports(lesson) {
  $("text").textContent = lesson.puzzle;
  $("copy").onclick = () => copy(lesson.puzzle);
  $("print-page").onclick = () => print();
  $("exports").append(...lesson.exports.map(({ name, text, url }) => make("li", { className: "row" },
    make("button", { type: "button", onclick: () => copy(text) }, `Copy as ${name}`),
    ...(url ? [make("a", { href: url, rel: "noreferrer" }, `Open at ${new URL(url).host}`)] : []))));
}

function start() {
  const lesson = JSON.parse($("data").textContent);
  const [height, width] = lesson.givens.size;
  document.documentElement.style.setProperty("--ratio", width / height);
  $("about").textContent = `${height} × ${width}, difficulty ${lesson.rating}, ${lesson.steps.length} steps`;
  $("laws").append(...lesson.laws.map(law => make("li", {}, law)));
  const parts = { lesson: new Lesson(lesson) };
  const tabs = [["lesson", "Lesson"]];
  if (typeof startPlay === "function") {
    parts.try = startPlay(lesson);
    tabs.push(["try", "Try it yourself"]);
  }
  if (lesson.dlx) {
    parts.dlx = new Dance($("dlx"), lesson);
    tabs.push(["dlx", "Dancing links"]);
  }
  showTabs(tabs, parts);
  listExports(lesson);
  fillWorksheet(lesson);
  $("help").addEventListener("close", () => document.activeElement?.blur());
  document.addEventListener("keydown", event => {
    const part = parts[showTabs.current];
    if ($("help").open || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (part.shortcut?.(event)) event.preventDefault();
      return;
    }
    const within = $("help").contains(event.target) ? document.body : event.target;  // it may keep the focus
    const field = within.closest("input, textarea, select, button, summary, a, pre");
    if (event.key === "?") $("help").showModal();
    else if (field && (event.key === " " || field.matches("input[type=range], textarea"))) return;
    else if (/^Arrow(Up|Down)$/.test(event.key) && event.target.closest("ul, ol, pre")) return;  // they scroll
    else if (!part.key(event)) return;
    event.preventDefault();
  });
}
