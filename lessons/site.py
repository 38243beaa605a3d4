"""All lessons as pages that need nothing else: python -m lessons.site [-o DIR] (make lessons).

An index, a page per puzzle with its laws and its rules in pictures, and lessons: every sample,
and some of the secret cases, of each tier and of small and large boards.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any

from generators._logic import rules_before
from ground.commands import INTERRUPTED, Parser, complain, heed_signals, path_to, progress
from ground.files import write_atomically
from ground.problems import FOLDER, ProblemError, all_problems
from lessons import solver_of, title_of, unwritten, words_of
from lessons.page import built, data_of, facts_of, fill, page_of
from lessons.processes import begun
from lessons.reasons.alike import in_brief, in_the_same_way, is_shape, told_once
from lessons.rules import Rule, rules_of
from lessons.trace import Fact, is_mark, one_look, trace

TIERS = "direct", "structural", "cases"
SIDES = 6, 10, 20  # of the boards chosen for each tier: those that come nearest
GENERATED = re.compile(r"\d+x\d+-")  # so begin the names of generated cases
QUICK = 12  # the side of boards of which hard steps are soon proved
HOME = "index.html", "All lessons"
UNTITLED = "first", "second", "third", "fourth", "fifth"  # names that say nothing


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson in the index."""

    file: str
    problem: str
    name: str
    size: str
    rating: str
    steps: int
    givens: dict[str, Any]

    @property
    def picture(self) -> dict[str, Any]:
        """The puzzle, drawn as one of a rule that is silent."""
        solution = solver_of(self.problem).NAME
        return {"solution": solution, "givens": self.givens, "before": [], "after": None}


def main(argv: Sequence[str] | None = None) -> int:
    """Write all pages; the exit status."""
    parser = Parser(prog="python -m lessons.site", description=__doc__)
    parser.add_argument("-o", dest="folder", type=path_to, default=Path("build/lessons"))
    folder: Path = parser.parse_args(argv).folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        entries = write_lessons(folder)
        for problem in all_problems():
            write_atomically(folder / f"{problem}.html", rules_page(problem))
        write_atomically(folder / "index.html", index(entries, lab=has_lab(folder)))
        print(f"{folder / 'index.html'}: {len(entries)} lessons", flush=True)
    except ProblemError as error:
        return complain("lessons", error)
    except OSError as error:
        return unwritten(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def write_lessons(folder: Path) -> list[Entry]:
    """Write the lessons, several at once."""
    wanted = [
        (folder, problem, path, name)
        for problem in all_problems()
        for path, name in named(chosen(problem))
    ]
    entries, todo = [], (partial(write_lesson, *each) for each in wanted)
    with begun(todo) as jobs, progress("lessons", len(wanted)) as advance:
        for job in jobs:
            entries.append(job())
            advance()
    return entries


def write_lesson(folder: Path, problem: str, path: Path, name: str) -> Entry:
    """Write one lesson."""
    data = data_of(problem, name, path.read_text(encoding="utf-8"))
    file = f"{problem}-{path.parent.name}-{path.stem}.html"
    crumbs = [HOME, (f"{problem}.html", title_of(problem))]
    write_atomically(folder / file, page_of(data, crumbs, solver=has_lab(folder)))
    givens = data["givens"]
    size = "{} x {}".format(*givens["size"])
    return Entry(file, problem, name, size, data["rating"], len(data["steps"]), givens)


def has_lab(folder: Path) -> bool:
    """Whether the lab is on the site; with it, the solver."""
    return (folder / "lab.html").is_file()


def chosen(problem: str) -> list[Path]:
    """Every sample; of the generated secret cases those of each tier nearest to SIDES.

    Then the smallest for each rule that none of these takes.
    """
    data = FOLDER / problem / "data"
    made = [path for path in (data / "secret").glob("*.in") if GENERATED.match(path.stem)]
    made.sort(key=lambda path: (side_of(path), path.stem))
    picked = dict.fromkeys(sorted((data / "sample").glob("*.in")))
    for tier in (*TIERS, None):
        some = [path for path in made if tier_in(path) == tier and "seed" in path.stem]
        for side in SIDES:
            near = [path for path in some if abs(side_of(path) - side) <= side / 3]
            if near:
                picked[min(near, key=lambda path: abs(side_of(path) - side))] = None
    return [*picked, *with_other_rules(problem, made, picked)]


def with_other_rules(problem: str, made: list[Path], picked: Iterable[Path]) -> Iterator[Path]:
    """The first case that takes a rule, for each that the picked ones do not take."""
    lacking = {rule.__name__ for rule in solver_of(problem).RULES}
    for path in picked:
        lacking -= taken(problem, path)
    for path in made:
        if not lacking:
            return
        long = re.search("cases|kept", path.stem) and side_of(path) > QUICK
        if not long and lacking & taken(problem, path):
            lacking -= taken(problem, path)
            yield path


@cache
def taken(problem: str, path: Path) -> frozenset[str]:
    """The rules that a case takes."""
    solver = solver_of(problem)
    steps = solver.deduce(solver.parse(path.read_text(encoding="utf-8")))
    return frozenset(rule.__name__ for rule, _, _ in steps)


def tier_in(path: Path) -> str | None:
    """The tier that a generated case has in its name."""
    return next((word for word in path.stem.split("-") if word in TIERS), None)


def side_of(path: Path) -> float:
    """The side of a square as large as the board of a generated case: 8 for 4x16."""
    height, width = path.stem.split("-")[0].split("x")
    return (int(height) * int(width)) ** 0.5


# How a case is called whose file says how it was made: 10x10-hard-wormholes1-seed1.
CALLED = {
    "walls": "{} % walls",
    "wormholes": "{} wormholes",
    "questions": "{} question marks",
    "rooms": "rooms of up to {}",
    "largest": "islands of up to {}",
    "all": "any door",
    "few": "few doors",
    "kept": "all clues needed",
}
UNSAID = re.compile(r"seed\d+|\d+|direct|structural|cases")  # the rating says the tier


def named(paths: list[Path]) -> Iterator[tuple[Path, str]]:
    """Each case with a name of its own."""
    many: Counter[str] = Counter()
    for path in paths:
        name = name_of(path)
        many[name] += 1
        yield path, f"{name}, no. {many[name]}" if many[name] > 1 else name


def name_of(path: Path) -> str:
    """A name for people: Sample 1; 10 x 10, hard, 3 wormholes."""
    if path.parent.name == "sample":
        return f"Sample {path.stem}"
    size, *words = path.stem.split("-")
    said = [size.replace("x", " x ")]
    for word in words:
        kind, number = re.match(r"(\D*)(\d*)", word).groups()
        if not UNSAID.fullmatch(word):
            called = CALLED.get(kind, word).format(number)
            said.append(re.sub(r"^1 (.*)s$", r"1 \1", called))
    return ", ".join(said)


# --- The index --------------------------------------------------------------------------------


def index(entries: list[Entry], *, lab: bool = False) -> str:
    """All lessons, easiest first; with a link to the lab, where it is beside them."""
    problems = [
        (
            problem,
            title_of(problem),
            sorted((entry for entry in entries if entry.problem == problem), key=by_rating),
        )
        for problem in all_problems()
    ]
    pictures = {entry.file: entry.picture for entry in entries}
    return fill(
        "index",
        "Lessons",
        problems=problems,
        lab=lab,
        data=pictures,
        own_styles=built("text.css"),
        script=built("rules.js"),
    )


def by_rating(entry: Entry) -> tuple[str, int, str]:
    """Easiest first."""
    return entry.rating, entry.steps, entry.name


# --- The rules of a puzzle --------------------------------------------------------------------


def rules_page(problem: str) -> str:
    """The laws and rules of a puzzle, with pictures, which a script draws."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    rules = [(rule, dict(pictures_of(problem, rule))) for rule in rules_of(solver, words).values()]
    pictures = {name: picture for _, found in rules for name, picture in found.items()}
    return fill(
        "rules",
        title_of(problem),
        [HOME],
        laws=words.LAWS,
        words=words.WORDS,
        legup=words.LEGUP,
        rules=rules,
        data=pictures,
        own_styles=built("text.css"),
        script=built("rules.js"),
    )


def pictures_of(problem: str, rule: Rule) -> Iterator[tuple[str, dict[str, Any]]]:
    """(id, what a picture shows) for the pictures of a rule; where it is silent last."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    home = problem if (FOLDER / problem / "rules").is_dir() else solver.NAME
    paths = sorted((FOLDER / home / "rules" / rule.name).glob("*.txt"), key=silent_last)
    easier = rules_before(solver, rule.name)
    for path in paths:
        before, *others = path.read_text(encoding="utf-8").split("\n\n")
        text, told = split(before)
        board = solver.assume(solver.parse(text), told)
        givens, facts = words.givens(text), facts_of(solver, board)
        if len(others) > 1:  # easier rules come first
            for step in trace(solver, board, easier):
                board, facts = step.after, [*facts, *step.facts]
        picture = {
            "title": "" if path.stem in UNTITLED else path.stem.removeprefix("silent-"),
            "silent": path.stem.startswith("silent"),
            "solution": solver.NAME,
            "givens": givens,
            "before": facts,
        }
        said = looked(solver, words, board, solver.RULES[len(easier)], facts)
        yield f"{rule.name}-{path.stem}", picture | said


def split(text: str) -> tuple[str, list[str]]:
    """(The board of a picture, the facts in words that stand below it)."""
    lines = text.rstrip().splitlines()
    board = list(takewhile(lambda line: " not r" not in line, lines))
    return "\n".join(board) + "\n", lines[len(board) :]


def silent_last(path: Path) -> tuple[bool, str]:
    """The order of a rule's pictures."""
    return path.stem.startswith("silent"), path.stem


def looked(
    solver: ModuleType, words: ModuleType, board: Any, rule: Any, facts: list[Fact]
) -> dict[str, Any]:
    """What one look of a rule says of a board with these facts."""
    try:
        steps = list(one_look(solver, board, rule))
    except solver.Contradiction as broken:
        return {"after": None, "others": [], "said": [f"No answer: {broken.law}."]}
    shapes = [step for step in steps if is_shape(step)]
    shown = [step for step in steps if step not in shapes[1:]]  # the board shows one shape
    said = told_once(words, shown)
    if shapes[1:]:
        said.append(in_the_same_way(shapes[0], shapes[1:]))
    return {
        "after": [*facts, *(fact for step in steps for fact in step.facts)] if steps else None,
        "decided": [place for step in shown for place in step.places],
        "because": [place for step in shown for place in step.because],
        "told": [fact for step in steps for fact in step.facts if not is_mark(fact)][:1],
        "said": said,
        "others": [in_brief(words, shapes[0], step) for step in shapes[1:]],
    }


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
