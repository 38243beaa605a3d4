"""A puzzle that somebody brings: which it is, what is wrong with it, how many answers it has."""

import re
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from operator import itemgetter
from textwrap import dedent
from types import ModuleType
from typing import Any

import formats
from formats import OWN, Unreadable, own
from ground.problems import all_problems, describe
from lessons import solver_of, title_of, words_of
from lessons.lab.calls import Refused, bare
from lessons.page import facts_of, telling
from lessons.trace import Fact, answers_from, is_mark, trace

Said = dict[str, Any]
LIKELY = 1, 2, 0  # how many answers a puzzle has that somebody brings, the likeliest first
UNSEEN = re.compile("[\u200b-\u200f\u2060\ufeff]")
WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: " ", 0xA0: " "}
AROUND = " \t\n\"'`\u00ab\u00bb\u2018\u2019\u201c\u201d\u201e"  # blanks, quotes
MAIL = re.compile("^(?: *>)+", re.MULTILINE)  # before its lines
BESIDE = re.compile("^ *[\"']|[\"'],? *$|^ *```.*$", re.MULTILINE)  # lines of a program; fences
COMMENT = re.compile(r"(?<=\s)(#|//) .*")  # if there is a word in it


def problems() -> list[Said]:
    """All problems, and what people call them."""
    return [{"problem": name, "title": title_of(name)} for name in all_problems()]


def read(text: str, problem: str | None = None) -> Said:
    """{"problem", "title", "format", "puzzle", "kinds"} of a text in any format; Refused.

    The kinds are the problems that a text of ours can be of; which it is need not be named.
    What copying put into a text is left out, where it is a puzzle without that and none with it.
    """
    try:
        return read_as_it_is(bare(text), problem)
    except Refused:
        for some in tidied(text):
            with suppress(Refused):
                return read_as_it_is(some, problem)
        raise


def read_drawn(puzzle: str, problem: str) -> Said:
    """As `read`, of a text drawn as that problem: who drew it has seen no line of it."""
    try:
        return read(puzzle, problem)
    except Refused:
        said = wrong_line(problem, puzzle)
    line, _, expected = said.removeprefix("line ").partition(": ")
    if "in column" not in expected:
        raise Refused(expected or said)
    raise Refused(f"row {(int(line) - 2) % int(puzzle.split()[0]) + 1}: {expected}")


def tidied(text: str) -> Iterator[str]:
    """A text without what is around it, and nobody sees; without what is beside its lines, too."""
    text = UNSEEN.sub("", text).translate(WIDE)
    around = AROUND if "</" in text else f"{AROUND}<>"  # of XML they are a part
    yield filled(text.strip(around))
    text = COMMENT.sub(unsaid, BESIDE.sub("", dedent(MAIL.sub("", text))))
    yield filled(text.strip(around))


def filled(text: str) -> str:
    """A text without its empty lines."""
    return "\n".join(line for line in text.splitlines() if line.strip())


def unsaid(mark: re.Match[str]) -> str:
    """Nothing in the place of a comment; what has no word is none."""
    return "" if re.search("[a-z]{2}", mark[0]) else mark[0]


def read_as_it_is(text: str, problem: str | None) -> Said:
    """As `read`, but nothing of the text is left out."""
    name = formats.recognise(text)
    kinds = kinds_of(text) if name in (None, OWN) else []
    try:
        if kinds:
            found = chosen(kinds, problem)
            puzzle = own.plain(text.rstrip()) + "\n"
        else:
            found, puzzle = formats.read(text, name)
    except Unreadable as error:
        raise Refused(str(error), **line_of(str(error))) from None
    title = formats.load(name or OWN).TITLE.split(":")[0]
    said = {"problem": found, "title": title_of(found), "format": title, "puzzle": puzzle}
    return said | {"kinds": kinds}


def kinds_of(text: str) -> list[str]:
    """The problems that a text of ours can be of, the likeliest first; Refused if it is of none.

    Likely is one as whose puzzle it has one answer, or else several, and what it looks like.
    """
    if not text.strip():
        raise Refused("expected a link or a text, found nothing")
    if not own.looks_like(text):
        mine = "our own text, which begins with a line for its size, such as 6 or 4 6"
        raise Refused(f"no format is recognised; there are: {'; '.join(foreign())}; and {mine}")
    fitting = [name for name in all_problems() if own.fits(name, text)]
    if not fitting:
        kind = likely(text)
        said = wrong_line(kind, text)
        raise Refused(f"as {title_of(kind)}: {said}", **line_of(said))
    if len(fitting) > 1:
        fitting.sort(key=lambda name: (LIKELY.index(answers(name, text)), name != likely(text)))
    return fitting


def foreign() -> list[str]:
    """What formats of other programs are called, links first: most people have one."""
    others = (name for name in formats.names() if name != OWN)
    titles = (formats.load(name).TITLE.partition(";")[0] for name in others)
    return sorted(titles, key=lambda title: not title.startswith("link"))


def chosen(kinds: list[str], problem: str | None) -> str:
    """The kind that is asked for, with or without wormholes; the likeliest if it is none."""
    solution = describe(problem).solution if problem else None
    return next((kind for kind in kinds if describe(kind).solution == solution), kinds[0])


def answers(problem: str, puzzle: str) -> int:
    """How many answers a puzzle has: 0, 1, or 2 for several."""
    solver = solver_of(problem)
    try:
        return len(answers_from(solver, solver.parse(puzzle)))
    except solver.Contradiction:
        return 0


def likely(text: str) -> str:
    """The problem that a text looks most like which is wrong for all of them."""
    size, *rows = (line for line in text.splitlines() if line.strip())
    if size.lstrip()[0] == "#" or re.search(r"[+|]", text):  # its drawings alone have comments
        return "alcazar"
    high = int(size.split()[0])
    first = "".join(rows[:high])  # rooms, in which no cell is open
    if len(rows) > 1.5 * high or ("." not in first and re.search("[a-np-wyz]", first)):
        return "ripple_effect"
    if re.search("[A-Z]", text):
        return "wormholes"
    return "light_up" if "#" in text else "nurikabe"


def wrong_line(problem: str, text: str) -> str:
    """What is wrong with a text of ours if it is to be of that problem.

    Empty lines are left out where that helps: it is what is wrong further down, with them or
    without.
    """
    lines = text.rstrip().split("\n")
    every = range(1, len(lines) + 1)
    filled = [number for number in every if lines[number - 1].strip()]
    _, said = max((wrong_of(problem, lines, kept) for kept in (every, filled)), key=itemgetter(0))
    return said


def wrong_of(problem: str, lines: list[str], kept: Sequence[int]) -> tuple[int, str]:
    """(line, what is wrong there) of a text of which these lines are kept, by number."""
    solver = solver_of(problem)
    try:
        solver.parse("\n".join(lines[number - 1] for number in kept))
    except ValueError as error:
        line, _, said = str(error).removeprefix("line ").partition(": ")
        at = [*kept, len(lines) + 1][int(line) - 1]
        return at, f"line {at}: {said}"
    except solver.Contradiction:
        pass  # a puzzle without an answer is one
    return 0, "expected another kind of puzzle"


def line_of(said: str) -> dict[str, int]:
    """{"line": number} if a complaint names a line of what is read, not of our own text of it."""
    found = re.search(r"(?<!in our own text, )\bline (\d+)", said)
    return {"line": int(found[1])} if found else {}


def check_link(problem: str, puzzle: str) -> None:
    """Refused if what a link says is no puzzle."""
    if problem not in all_problems():
        raise Refused(f"the link is of no puzzle that is known: {problem!r}")
    try:
        solver_of(problem).parse(puzzle)
    except ValueError as error:
        said = str(error)
        raise Refused(
            f"the link is of no {title_of(problem)} puzzle: {said}", **line_of(said)
        ) from None
    except solver_of(problem).Contradiction:
        return  # look says so


# --- Its answers ------------------------------------------------------------------------------


def look(problem: str, puzzle: str) -> Said:
    """What a puzzle is, to draw it, and its `answers`: 0 with the law, 1, or 2 of several.

    {"solution", "givens", "start": facts, "marked": whether the text has more than the puzzle,
    "answers": 0, 1 or 2}; with 0 also {"law", "places", "facts", "steps"}, with 2 {"first",
    "second": facts, "differences": places}.
    """
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    said = {"solution": solver.NAME, "givens": words.givens(puzzle)}
    said |= {"start": [], "marked": False}
    board, facts, steps = None, [], 0
    try:
        board = solver.parse(puzzle)
        said["start"] = facts = facts_of(solver, board)
        said["marked"] = is_marked(facts, said["givens"])
        for step in trace(solver, board):
            board, facts, steps = step.after, [*facts, *step.facts], steps + 1
    except solver.Contradiction as broken:
        places = solver.names(board, broken.cells).split() if board else []
        return said | refuted(broken.law, places, facts, steps)
    found = [marks_of(solver, answer) for answer in islice(solver.solve(board), 2)]
    if not found:
        return said | refuted("every case breaks a law", [], facts, steps)
    return said | {"answers": len(found)} | (apart(*found) if len(found) > 1 else {})


def is_marked(facts: list[Fact], givens: Said) -> bool:
    """Whether something is known of an answer: where numbers are given, nobody sees which are."""
    return any(place not in givens.get("givens", ()) for place, _ in facts)


def refuted(law: str, places: list[str], facts: list[Fact], steps: int) -> Said:
    """That there is no answer: the law that breaks, where, and what is known by then."""
    return {"answers": 0, "law": law, "places": places, "facts": facts, "steps": steps}


def apart(first: list[Fact], second: list[Fact]) -> Said:
    """Two answers, and the places where they differ."""
    other = dict(second)
    places = [place for place, value in first if other.get(place) != value]
    return {"first": first, "second": second, "differences": places}


def marks_of(solver: ModuleType, board: Any) -> list[Fact]:
    """What a board has settled and a player can mark."""
    return [fact for fact in facts_of(solver, board) if is_mark(fact)]


# --- Its lesson -------------------------------------------------------------------------------


def lesson(problem: str, puzzle: str, name: str = "") -> Generator[Said, None, Said]:
    """The data of a lesson's page; each step is told on the way."""
    return telling(problem, name, puzzle)
