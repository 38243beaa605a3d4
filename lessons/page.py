"""A lesson as one page that needs nothing else: the data as JSON, and what is in web/."""

import base64
import hashlib
import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict
from functools import cache, lru_cache, partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import formats
from lessons import Job, finished, solver_of, title_of, words_of
from lessons.arguments.pictures import BOARD, Picture, argument
from lessons.dance import search_of
from lessons.openings import Opening, openings, others_of
from lessons.rating import grade, meaning
from lessons.rating.easiest import compared, easiest
from lessons.reasons.alike import in_a_row, in_brief, in_the_same_way
from lessons.reasons.words import runs
from lessons.rules import rules_of
from lessons.trace import Fact, Proof, Step, answers_from, by_value, fact_of, places_on

if TYPE_CHECKING:
    from markupsafe import Markup

TEMPLATES = Path(__file__).parent / "templates"
BUILT = Path(__file__).parent / "web" / "built"  # by `make web`, of what stands beside it
BESIDE = {  # where the site's Python is: its files, and workers that are bound by this too
    "script-src": "'self' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "worker-src": "blob:",
}
SCHEMA = 3  # of the data in a page; lessons/web/types.d.ts says what is what
Crumbs = Sequence[tuple[str, str]]  # (link, words), from the index on
Pictured = tuple[Step, list[Picture]]
Begun = Callable[[list[Job]], AbstractContextManager[list[Job]]]


def page(problem: str, name: str, puzzle: str) -> str:
    """The page of a lesson.

    ValueError if the text is no puzzle of that kind; Contradiction if it has no answer.
    """
    return page_of(data_of(problem, name, puzzle))


def page_of(data: dict[str, Any], crumbs: Crumbs = (), *, solver: bool = False) -> str:
    """The page of what data_of gives; `solver` if it stands on a site that has the lab."""
    title = f"{data['title']} {data['name']}"
    allowed = BESIDE if solver else {}
    return fill("lesson", title, crumbs, allowed, solver=solver, data=data, script=built("page.js"))


def fill(
    template: str,
    title: str,
    crumbs: Crumbs = (),
    allowed: dict[str, str] | None = None,
    **values: Any,
) -> str:
    """A page of templates/; `crumbs` leads to other pages, `allowed` is for its policy."""
    from ground import pages  # of packages that the lab's worker has not

    path = TEMPLATES / f"{template}.html"
    rules = policy(values.get("script", ""), allowed or {})
    styles = built("page.css")
    return pages.fill(path, title=title, crumbs=crumbs, styles=styles, policy=rules, **values)


def policy(script: str, allowed: dict[str, str]) -> str:
    """What a page may do: run its own script, and besides only what is allowed: {kind: sources}."""
    own = base64.b64encode(hashlib.sha256(f"\n{script}\n".encode()).digest()).decode()
    sources = {"script-src": f"'sha256-{own}' " + allowed.get("script-src", "")}
    rules = {"default-src": "'none'", "style-src": "'unsafe-inline'", **allowed, **sources}
    return "; ".join(f"{kind} {rule.strip()}" for kind, rule in rules.items())


@cache
def built(name: str) -> "Markup":
    """A file of web/built/, which stands in a page as it is."""
    from markupsafe import Markup

    return Markup((BUILT / name).read_text(encoding="utf-8").rstrip("\n"))


def data_of(problem: str, name: str, puzzle: str, begun: Begun = nullcontext) -> dict[str, Any]:
    """All that a page knows of a puzzle; web/types.d.ts says what is what.

    By `lessons.processes.begun` what takes long is done side by side.
    """
    return finished(telling(problem, name, puzzle, begun))


def telling(
    problem: str, name: str, puzzle: str, begun: Begun = nullcontext
) -> Generator[dict[str, Any], None, dict[str, Any]]:
    """The same; {"step", "sentence"} of each is given as soon as it is told: it may take long."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    board = solver.parse(puzzle)
    rules = rules_of(solver, words).values()
    places = frozenset(places_on(solver, board))
    drawn = Drawn()
    names: dict[str, int] = {}
    steps: list[Step] = []
    told: list[dict[str, Any]] = []

    def tell(step: Step, pictures: list[Picture]) -> dict[str, Any]:
        told.append(told_step(step, pictures, drawn, names))
        return {"step": step.number, "sentence": told[-1]["sentence"]}

    at_once = compared(solver)  # what makes these steps proves them
    for step in easiest(solver, board, puzzle):
        steps.append(step)
        if at_once:
            yield tell(step, argument(step, places, offers=True))
    jobs: list[Job] = [
        partial(grade, solver, board, puzzle, None if at_once else steps),
        partial(others_of, solver, steps),
        partial(search_of, solver, board),
        partial(exports, problem, puzzle),
    ]
    rest = nullcontext((jobs, ())) if at_once else side_by_side(jobs, steps, places, begun)
    with rest as (jobs, pictured):
        for step, pictures in pictured:
            yield tell(step, pictures)
        tell_once(words, steps, told)
        last = steps[-1].after if steps else board
        answers = answers_from(solver, last)
        rating, others, dlx, exported = [job() for job in jobs]
    opened = openings_of(openings(steps, others), [rule.name for rule in rules], names)
    return {
        "schema": SCHEMA,
        "problem": problem,
        "solution": solver.NAME,
        "title": title_of(problem),
        "name": name,
        "puzzle": puzzle,
        "laws": words.laws(puzzle),
        "words": words.WORDS,
        "rules": [asdict(rule) for rule in rules],
        "rating": str(rating),
        "meaning": meaning(rating, [*rules]),
        "solved": not last.unknown,
        "givens": words.givens(puzzle),
        "start": facts_of(solver, board),
        "steps": told,
        "lists": list(drawn.lists),
        "end": facts_of(solver, answers[0]),
        "unique": len(answers) == 1,
        **opened,
        "names": list(names),
        "dlx": dlx,
        "exports": exported,
    }


@contextmanager
def side_by_side(
    jobs: list[Job], steps: list[Step], places: Set[str], begun: Begun
) -> Iterator[tuple[list[Job], Iterable[Pictured]]]:
    """The jobs, and the steps with the pictures of their arguments: what takes long has begun."""
    hardest = sorted(steps, key=lambda step: step.solver.RULES.index(step.function), reverse=True)
    proofs = [partial(prove, step, places) for step in hardest]  # what takes longest begins first
    with begun([*jobs, *proofs]) as todo:
        done = {step.number: job for step, job in zip(hardest, todo[len(jobs) :], strict=True)}
        yield todo[: len(jobs)], (known(step, done[step.number]) for step in steps)


def prove(step: Step, places: Set[str]) -> tuple[Proof, list[Picture]]:
    """The proof of a step, and the pictures of its argument."""
    return step.proof, argument(step, places, offers=True)


def known(step: Step, found: Job) -> Pictured:
    """A step that knows its proof, and the pictures of its argument."""
    proof, pictures = found()
    return step.proved(proof), pictures


def told_step(
    step: Step, pictures: list[Picture], drawn: "Drawn", names: dict[str, int]
) -> dict[str, Any]:
    """A step as a page has it: its laws are numbers of names; its opening says from which facts."""
    laws = map(law_in_short, step.proof["laws"])
    return {
        "rule": step.rule,
        "tier": step.tier,
        "places": step.places,
        "value": step.value,
        "laws": [names.setdefault(law, len(names)) for law in laws],
        "sentence": words_of(step.solver.NAME).say(step),
        **({"argument": list(map(drawn, pictures))} if pictures else {}),
    }


def tell_once(words: ModuleType, steps: Sequence[Step], told: list[dict[str, Any]]) -> None:
    """Of steps that are alike the first says how many there are, the others what differs."""
    for first, *others in in_a_row(steps):
        if others:
            told[first.number - 1]["more"] = in_the_same_way(first, others)
        for step in others:
            told[step.number - 1]["brief"] = in_brief(words, first, step)


class Drawn:
    """Pictures of arguments as a page has them: what is empty is left out, long texts are shared.

    `lists` are sentences, places, a fact, or places each with a word; a picture has their numbers.
    """

    def __init__(self) -> None:
        self.lists: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The number of a text."""
        return self.lists.setdefault(text, len(self.lists))

    def numbers(self, places: Mapping[str, Iterable[str]]) -> dict[str, int]:
        """The number of the places of each word."""
        return {word: self.number(in_short(tuple(some))) for word, some in places.items()}

    def __call__(self, picture: Picture) -> dict[str, Any]:
        """A picture."""
        shown = {name: value for name, value in vars(picture).items() if value and name != "on"}
        shown["says"] = self.number(picture.says)
        if picture.on != BOARD:
            shown["on"] = picture.on
        if picture.facts:
            shown["facts"] = self.numbers(by_value(picture.facts))
        if picture.told:
            shown["told"] = [self.number(" ".join(fact)) for fact in picture.told]
        if picture.tints:
            shown["tints"] = self.numbers(picture.tints)
        if picture.notes:
            shown["notes"] = self.number(" ".join(word for note in picture.notes for word in note))
        if picture.each:
            shown["each"] = list(map(self, picture.each))
        return shown


@lru_cache(100)  # pictures of a step, and steps, show the same cells
def in_short(cells: tuple[str, ...]) -> str:
    """Cells in one text, those side by side as r1c2~5: from the second column to the fifth."""
    return re.sub(r" to r\d+c", "~", " ".join(runs(cells)))


def law_in_short(law: str) -> str:
    """A law, where it is about a region with cells side by side as r1c2~5."""
    kind, _, region = law.partition(" ")
    if kind == "room" or "+" not in region:
        return law
    return f"{kind} {in_short(tuple(region.split('+'))).replace(' ', '+')}"


def facts_of(solver: ModuleType, board: Any) -> list[Fact]:
    """What a board has settled: [place, value] of each."""
    return [fact_of(fact) for fact in solver.facts(board)]


def openings_of(
    opened: list[Opening], rules: list[str], names: dict[str, int]
) -> dict[str, list[Any]]:
    """The openings, as numbers that say where in three lists things stand, as they are many.

    {"facts": [[place, value], ...], "openings": [[rule, says, because, needs, effort], ...]},
    where `says` are the facts that follow alike; rules and names are those of the page, and
    names that it has not yet are added.
    """
    facts: dict[Fact, int] = {}
    says: dict[tuple[Any, ...], list[int]] = {}
    for opening in opened:
        alike = (
            rules.index(opening.rule),
            tuple(names.setdefault(name, len(names)) for name in opening.because),
            tuple(facts.setdefault(fact, len(facts)) for fact in opening.needs),
            opening.effort,
        )
        says.setdefault(alike, []).append(facts.setdefault(opening.fact, len(facts)))
    found = [[rule, said, *others] for (rule, *others), said in says.items()]
    found.sort(key=lambda opening: opening[0])
    return {"facts": list(facts), "openings": found}


def exports(problem: str, puzzle: str) -> list[dict[str, str]]:
    """The puzzle as other programs know it: {"name", "text", "url" where it is a link} of each."""
    found = []
    for name in formats.names():
        module = formats.load(name)
        if name == formats.OWN or problem not in module.PROBLEMS:
            continue
        try:
            text = module.write(problem, puzzle)
        except formats.Unwritable:
            continue
        link = {"url": text.strip()} if text.startswith("https://") else {}
        found.append({"name": module.TITLE.split(":")[0], "text": text, **link})
    return found
