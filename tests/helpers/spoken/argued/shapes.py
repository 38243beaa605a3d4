"""What the arguments of Nurikabe say of the shapes of islands."""

from typing import Any

from judge.checkers.grid import Cell
from tests.helpers.spoken import Listing, Reader, supposed
from tests.helpers.spoken.argued.reach import says_all
from tests.helpers.spoken.boards.nurikabe import around
from tests.helpers.spoken.islands import ISLAND, right
from tests.helpers.witness.places import cell as cell_of

SHAPES = Reader()


def cases_of(scene: Any, clue: str) -> list[list[dict[str, Any]]]:
    """The cases about the shapes of an island, and links that rule out some of them."""
    links = [
        [link for link in node.get("then", ()) if "suppose" in link and about(link) == clue]
        for node in scene.nodes
    ]
    return [*all_cases_of(scene, clue), *filter(None, links)]


def all_cases_of(scene: Any, clue: str) -> list[list[dict[str, Any]]]:
    """Cases that are all the shapes of an island that there can be."""
    return [node["cases"] for node in scene.nodes if node.get("by") == f"island {clue}"]


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


def may_be(scene: Any, case: dict[str, Any]) -> bool:
    """Whether what is known allows the shape of a case."""
    place, value = supposed(case)[0].split(" ", 1)
    shape, home = frozenset(map(cell_of, value.split("+"))), cell_of(place)
    board = scene.board
    near = (around(shape) & board.cells) & (board.land - set(board.owners))
    return not (shape & (board.sea | board.lost[home]) or near or shape in board.dead[home])


def overlaid(scene: Any, cases: list[dict[str, Any]]) -> bool:
    """Whether the picture shows in how many of these shapes each cell is."""
    counts: dict[str, int] = {}
    for case in cases:
        place, value = supposed(case)[0].split(" ", 1)
        for cell in value.split("+"):
            if cell != place:
                counts[cell] = counts.get(cell, 0) + 1
    return {cell: int(many) for cell, many in scene.picture.notes} == counts


@SHAPES(f"{ISLAND} has {{number:many}} shapes? to fit in")
def has_shapes(scene: Any, says: str, clue: str, many: int) -> bool:
    left = [[case for case in cases if may_be(scene, case)] for cases in cases_of(scene, clue)]
    right_number = any(len(cases) == many and overlaid(scene, cases) for cases in left)
    return right(scene.board, says, clue) and right_number


BROKEN = {
    "there would be a pool": "pool",
    "the sea would be in pieces": "sea",
    "the sea would not have just its cells": "total",
    "land would have no clue": "owner",
    "another island could not have just its cells": "island",
}


@SHAPES("with {number:many} of them {words:breach}")
def break_so(scene: Any, many: int, breach: str) -> bool:
    (clue,), kind = scene.picture.because, BROKEN[breach]
    dead = [
        [c for c in cases if may_be(scene, c) and c.get("breaks", "").split(" ")[0] == kind]
        for cases in cases_of(scene, clue)
    ]
    return any(len(cases) == many and overlaid(scene, cases) for cases in dead)


@SHAPES("shape {number:k} of {number:n} that may be: {places:shape}")
def is_shape(scene: Any, k: int, n: int, shape: Listing) -> bool:
    ((place, value),) = scene.picture.told
    left = [
        [c for c in cases if may_be(scene, c) and "breaks" not in c]
        for cases in cases_of(scene, place)
    ]
    return value.split("+") == shape.named and any(
        len(cases) == n and supposed(cases[k - 1]) == [f"{place} {value}"] for cases in left
    )


ALL = "(?:all {number:many} that are left|{both:two} that are left|the one shape that is left)"


@SHAPES(
    f"{ALL} (?:has|have) {{places:cells}}: {{words:facts}}",
    f"(?P<near>{ALL} touch(?:es)?) {{places:cells}}: {{words:facts}}",
    "none of the {number:many} that are left has {places:cells}: {words:facts}",
)
def share(scene: Any, many: int | None, cells: Listing, facts: str, two: str | None = None) -> bool:
    (clue,) = scene.picture.because
    says = scene.picture.says
    left = [
        [c for c in cases if may_be(scene, c) and "breaks" not in c]
        for cases in cases_of(scene, clue)
    ]
    return says_all(scene, facts) and any(
        len(cases) == (many or (2 if two else 1))
        and overlaid(scene, cases)
        and all(fits(says, set(map(cell_of, cells.named)), case) for case in cases)
        for cases in left
    )


def fits(says: str, named: set[Cell], case: dict[str, Any]) -> bool:
    """Whether a shape has these cells, touches them, or has none of them, as is said."""
    shape = set(map(cell_of, supposed(case)[0].split(" ", 1)[1].split("+")))
    if says.startswith("None"):
        return not shape & named
    return named <= around(shape) if " touch" in says.split(":")[0] else named <= shape
