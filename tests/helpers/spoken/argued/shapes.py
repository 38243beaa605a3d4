"""What the arguments of Nurikabe say of the shapes of islands."""

import re
from collections.abc import Iterator
from copy import copy
from itertools import groupby, takewhile
from typing import Any

from judge.checkers.grid import Cell
from lessons.arguments.pictures import BOARD, Picture
from tests.helpers.spoken import LIST, Listing, Reader, listing, supposed
from tests.helpers.spoken.argued.reach import says_all
from tests.helpers.spoken.boards.nurikabe import around
from tests.helpers.spoken.islands import ISLAND, right
from tests.helpers.witness.places import cell as cell_of

Shape = frozenset[Cell]
SHAPES = Reader()
CELLS = LIST.format(r"r[0-9]+c[0-9]+(?: to r[0-9]+c[0-9]+)?")
CLUES = LIST.format(r"(?:[0-9]+|[?]) at r[0-9]+c[0-9]+")
WITH_SOME = re.compile("With ([0-9]+) of them ")


def shapes_of(scene: Any, clue: str) -> list[list[dict[str, Any]]]:
    """Shapes of an island as they are told: all that there can be, or those that links rule out."""
    out = ruled_out(scene, clue)
    every = [*all_cases_of(scene, clue), *runs_of(scene, clue, out)]
    return [[case for case in cases if may_be(scene, case, out)] for cases in every]


def all_cases_of(scene: Any, clue: str) -> list[list[dict[str, Any]]]:
    """Cases that are all the shapes of an island that there can be."""
    return [node["cases"] for node in scene.nodes if node.get("by") == f"island {clue}"]


def runs_of(scene: Any, clue: str, out: frozenset[Shape]) -> list[list[dict[str, Any]]]:
    """Links in a row that rule out shapes of an island; what is known already parts no row."""
    found = []
    for node in scene.nodes:
        news = [link for link in node.get("then", ()) if is_new(scene, link, clue, out)]
        rows = groupby(news, lambda link: "suppose" in link and about(link) == clue)
        found += [list(row) for is_of_clue, row in rows if is_of_clue]
    return found


def is_new(scene: Any, link: dict[str, Any], clue: str, out: frozenset[Shape]) -> bool:
    """Whether a link says what is not known, and does not suppose what cannot be."""
    if "suppose" in link and about(link) == clue:
        return may_be(scene, link, out)
    return any(value not in scene.known(at) for at, value in map(parted, link["facts"]))


def ruled_out(scene: Any, clue: str) -> frozenset[Shape]:
    """Shapes that earlier pictures have ruled out together: no picture has them among its facts."""
    out = set[Shape]()
    for at in told_together(scene, clue):
        there = copy(scene)
        there.go(at)
        before = ruled_out(there, clue)
        for run in runs_of(there, clue, before):
            if is_told(there, run):
                out |= {shape_of(link) for link in run}
    return frozenset(out)


def told_together(scene: Any, clue: str) -> list[int]:
    """The pictures on the way here that say how many shapes an island has, but for this one's."""
    found, end, on = [], scene.at, scene.picture.on
    while True:
        heads = [at for at in range(max(on, 0), end) if is_head(scene.pictures[at], clue, on)]
        if end == scene.at and not is_head(scene.picture, clue, on):
            del heads[-1:]
        found += heads
        if on == BOARD:
            return found
        end, on = on, scene.pictures[on].on


def is_head(picture: Picture, clue: str, on: int) -> bool:
    """Whether a picture says how many shapes an island has, and builds on that one."""
    return picture.on == on and picture.because == (clue,) and " to fit in" in picture.says


def is_told(scene: Any, cases: list[dict[str, Any]]) -> bool:
    """Whether the picture shows these shapes, and those after it break a law with each of them."""
    after = takewhile(WITH_SOME.match, (each.says for each in scene.pictures[scene.at + 1 :]))
    broken = sum(int(WITH_SOME.match(says)[1]) for says in after)
    return broken == len(cases) and overlaid(scene, cases)


def all_break(scene: Any, clue: str) -> bool:
    """Whether the proof says of each shape that may be that it breaks a law."""
    return any(
        all("breaks" in case for case in cases if may_be(scene, case))
        for cases in all_cases_of(scene, clue)
    )


def about(link: dict[str, Any]) -> str:
    """The clue whose shape a link supposes; nothing if it supposes something else."""
    place, value = supposed(link)[0].split(" ", 1)
    return place if "+" in value or value == place else ""


def parted(fact: str) -> tuple[str, str]:
    """The place of a fact, and what it says of it."""
    place, value = fact.split(" ", 1)
    return place, value


def shape_of(case: dict[str, Any]) -> Shape:
    """The shape that a case supposes."""
    return frozenset(map(cell_of, parted(supposed(case)[0])[1].split("+")))


def may_be(scene: Any, case: dict[str, Any], out: frozenset[Shape] = frozenset()) -> bool:
    """Whether what is known, and these shapes that are out, allow the shape of a case."""
    shape, home = shape_of(case), cell_of(parted(supposed(case)[0])[0])
    board = scene.board
    near = around(shape) & board.land
    clashes = shape & (board.sea | board.lost[home]) or near
    return not (clashes or shape in board.dead[home] or shape in out)


def overlaid(scene: Any, cases: list[dict[str, Any]]) -> bool:
    """Whether the picture shows in how many of these shapes each cell is."""
    counts: dict[str, int] = {}
    for case in cases:
        place, value = supposed(case)[0].split(" ", 1)
        for cell in value.split("+"):
            if cell != place:
                counts[cell] = counts.get(cell, 0) + 1
    return {cell: int(many) for cell, many in scene.picture.notes} == counts


@SHAPES(
    f"{ISLAND} has {{number:many}} shapes? to fit in"
    "(?:, besides those that are {words:out} already)?"
)
def has_shapes(scene: Any, says: str, clue: str, many: int, out: str | None) -> bool:
    gone = ruled_out(scene, clue)
    lost = any(is_seen(scene, shape, cell_of(clue)) for shape in scene.board.dead[cell_of(clue)])
    every = [(run, lost or bool(gone)) for run in runs_of(scene, clue, gone)]
    every += [
        (node["cases"], are_out(scene, node, clue, gone))
        for node in scene.nodes
        if node.get("by") == f"island {clue}"
    ]
    left = [
        [case for case in cases if may_be(scene, case, gone)]
        for cases, hidden in every
        if out == ("out" if hidden else None)
    ]
    right_number = any(len(cases) == many and overlaid(scene, cases) for cases in left)
    return right(scene.board, says, clue) and right_number


def are_out(scene: Any, node: dict[str, Any], clue: str, gone: frozenset[Shape]) -> bool:
    """Whether shapes are out which sea and land allow: by the proof, or by what is known."""
    home = cell_of(clue)
    facts = [
        value for at, value in map(parted, node["from"]) if at == clue or value == f"not {clue}"
    ]
    if any("r" in value for value in facts):
        return True
    shapes = [(shape_of(case), case) for case in node["cases"]]
    return any(
        is_seen(scene, shape, home) and not may_be(scene, case, gone) for shape, case in shapes
    )


def is_seen(scene: Any, shape: Shape, home: Cell) -> bool:
    """Whether sea and land allow a shape of the island of a clue."""
    board = scene.board
    return home in shape and not (shape & board.sea or around(shape) & board.land)


BROKEN = {
    f"there would be a pool at ({CELLS})": "pool",
    f"the land at ({CELLS}) would have no clue": "owner",
    f"((?:one of )?the islands? of {CLUES}) would have no shape left": "island",
    "the sea would be in pieces": "sea",
    "the sea would not have as many cells as it must": "total",
}


@SHAPES("with {number:many} of them {words:breach}")
def break_so(scene: Any, many: int, breach: str) -> bool:
    (clue,), laws = scene.picture.because, set(named(scene, breach))
    kinds = {law.split()[0] for law in laws}
    dead = [
        [case for case in cases if case.get("breaks", "").split(" ")[0] in kinds]
        for cases in shapes_of(scene, clue)
    ]
    return any(
        len(cases) == many and overlaid(scene, cases) and {case["breaks"] for case in cases} == laws
        for cases in dead
    )


def named(scene: Any, breach: str) -> Iterator[str]:
    """The laws that break, of islands only those whose clues say what is said."""
    for words, kind in BROKEN.items():
        match = re.fullmatch(words, breach)
        if match and kind in ("sea", "total"):
            yield kind
        elif match and kind == "island":
            clues = re.findall(r"(\d+|\?) at (r\d+c\d+)", match[1])
            if match[1].startswith("one of the islands") == (len(clues) > 1):
                yield from (f"island {at}" for says, at in clues if right(scene.board, says, at))
        elif match:
            yield from (f"{kind} {place}" for place in listing(match[1]).named)


def unbroken(scene: Any, clue: str) -> list[list[dict[str, Any]]]:
    """Those shapes that break no law."""
    return [[case for case in cases if "breaks" not in case] for cases in shapes_of(scene, clue)]


@SHAPES("shape {number:k} of {number:n} that may be: {places:shape}")
def is_shape(scene: Any, k: int, n: int, shape: Listing) -> bool:
    ((place, value),) = scene.picture.told
    left = unbroken(scene, place)
    return value.split("+") == shape.named and any(
        len(cases) == n and supposed(cases[k - 1]) == [f"{place} {value}"] for cases in left
    )


ALL = "(?:all {number:many} that are left|{both:two} that are left|the one shape that is left)"


@SHAPES(
    f"{ALL} (?:has|have) {{places:cells}}: {{words:facts}}",
    "the one shape that is left does not have {places:cells}: {words:facts}",
    f"(?P<near>{ALL} touch(?:es)?) {{places:cells}}: {{words:facts}}",
    "none of the {number:many} that are left has {places:cells}: {words:facts}",
)
def share(
    scene: Any, cells: Listing, facts: str, many: int | None = None, two: str | None = None
) -> bool:
    (clue,) = scene.picture.because
    says = scene.picture.says
    left = unbroken(scene, clue)
    return says_all(scene, facts) and any(
        len(cases) == (many or (2 if two else 1))
        and overlaid(scene, cases)
        and all(fits(says, set(map(cell_of, cells.named)), case) for case in cases)
        for cases in left
    )


def fits(says: str, named: set[Cell], case: dict[str, Any]) -> bool:
    """Whether a shape has these cells, touches them, or has none of them, as is said."""
    shape = shape_of(case)
    if re.match("None|The one .* does not", says):
        return not shape & named and " and " not in says.split(":")[0]
    return named <= around(shape) if " touch" in says.split(":")[0] else named <= shape
