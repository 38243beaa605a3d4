"""The words of Nurikabe for arguments."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from lessons.arguments import alike, reach, shapes, whole
from lessons.arguments.pictures import Scene, Telling
from lessons.puzzles.drawing import around, cells_in, in_order
from lessons.reasons.land import Land, island, islands, said, sizes, square
from lessons.reasons.nurikabe import all_known
from lessons.reasons.words import counted, listed
from lessons.trace import Proof, Step, fact_of

OTHER = {"sea": "island", "island": "sea"}
NAMED = 3  # shapes that are out already
known = all_known
briefly = gathered = whole


def clause(step: Step, places: list[str], value: str) -> str:
    """What places are: r1c1 and r1c2 are sea; the island at r1c1 is just r1c1 and r1c2."""
    if is_shape(places[0], value):
        return listed([said((place, value)) for place in places])
    verb = "is" if len(places) == 1 else "are"
    if value in OTHER:
        return f"{listed(places)} {verb} {value}"
    no = "not " if value.startswith("not ") else ""
    return f"{listed(places)} {verb} {no}of {island(step, value.removeprefix('not '))}"


given = alike(clause)


def is_shape(place: str, value: str) -> bool:
    """Whether a value says which cells an island has."""
    return "+" in value or value.removeprefix("not ") == place


def narrows(_: Step, proof: Proof, fact: str) -> bool:
    """Whether a fact keeps one of the clues from land that is joined to some."""
    place, value = fact_of(fact)
    return proof.get("by") == f"owner {place}" and value.startswith("not ")


def would(value: str) -> str:
    """What a place would be."""
    return f"be {value}"


def marks(fact: str) -> list[str]:
    """What a board shows of a fact: of a shape its cells, and the sea around."""
    place, value = fact_of(fact)
    if value.startswith("not ") or value in OTHER:
        return [] if is_shape(place, value) else [fact]
    if not is_shape(place, value):
        return [f"{place} island"]
    cells = value.split("+")
    near = sorted({one for cell in cells for one in around(cell)}.difference(cells), key=cells_in)
    return [
        *(f"{cell} island" for cell in cells if cell != place),
        *(f"{cell} sea" for cell in near if min(cells_in(cell)[0], default=-1) >= 0),
    ]


def together(links: Sequence[Proof]) -> int:
    """How many links are told at once: of clues too far away, or of shapes that are out."""
    return max(reach.together(links), shapes.together(links))


def tell_together(telling: Telling, links: Sequence[Proof], scene: Scene) -> Scene:
    """Tell them; the scene after it."""
    room = reach if reach.together(links) > 1 else shapes
    return room.tell_together(telling, links, scene)


def clashes(fact: str, known: Iterable[str]) -> frozenset[str]:
    """What of that is known a fact cannot stand beside."""
    return excluded(fact).intersection(known)


@lru_cache(10_000)  # the shapes of an island are asked for again and again
def excluded(fact: str) -> frozenset[str]:
    """What a fact leaves no room for: its opposite, and of a shape what its cells are not."""
    place, value = fact_of(fact)
    if value in OTHER:
        return frozenset({f"{place} {OTHER[value]}"})
    if value.startswith("not "):
        return frozenset({f"{place} {value.removeprefix('not ')}"})
    gone = {f"{place} not {value}"}
    if is_shape(place, value):
        gone |= {f"{cell} not {place}" for cell in value.split("+")}
        for mark in marks(fact):
            gone |= {f"{fact_of(mark)[0]} {OTHER[fact_of(mark)[1]]}"}
    else:
        gone |= {f"{place} sea"}
    return frozenset(gone)


# --- Laws --------------------------------------------------------------------------------


def law(step: Step, words: str) -> str:
    """What a law says."""
    kind, _, place = words.partition(" ")
    if kind == "island":
        size = sizes(step)[place]
        cells = "" if size == "?" else f"{counted(int(size), 'cell')} and "
        return f"{island(step, place)} has {cells}no other clue"
    return {
        "pool": f"the 2x2 square from {place} on is not all sea",
        "owner": f"land at {place} is joined to a clue",
        "sea": "the sea is in one piece",
        "total": f"the sea has {counted(Land(step, ()).total or 0, 'cell')} in all",
    }[kind]


def about(_: Step, link: Proof, facts: Sequence[str]) -> list[str]:
    """The laws of a link that are about these facts: of far cells all; else it is unclear."""
    return list(link["laws"]) if facts and link["rule"] == "raise far cells" else []


def breach(step: Step, words: str, known: frozenset[str]) -> tuple[str, list[str]]:
    """What goes wrong where a law breaks, and at which places."""
    kind, _, place = words.partition(" ")
    land = Land(step, known)
    if kind == "pool":
        pool = square(place)
        return f"{listed(pool)} would be a pool", pool
    if kind == "owner" and place in land.size:
        lost = [cell for cell in land.island(place) if (cell, place) in land.lost]
        others = in_order(lost)
        return f"{island(step, place)} would have {listed(others)}, not its own", others
    if kind == "owner":
        out = [clue for clue in land.size if f"{place} not {clue}" in step.proof["from"]]
        off = f", which is not of {islands(step, out)}," if out else ""
        return f"the land at {place}{off} could come to no clue", [place]
    if kind == "island":
        return broken_island(step, place, land, known)
    return broken_total(land) if kind == "total" else broken_sea(land)


def broken_island(
    step: Step, clue: str, land: Land, known: frozenset[str]
) -> tuple[str, list[str]]:
    """An island that is too large, has two clues, or too little room."""
    cells = in_order(land.island(clue))
    clues = [cell for cell in cells if cell in land.size]
    if len(clues) > 1:
        return f"the clues at {listed(clues)} would be in one island", cells
    size = 0 if land.size[clue] == "?" else int(land.size[clue])
    if size and len(cells) > size:
        return f"{island(step, clue)} would have {counted(len(cells), 'cell')}", cells
    room = land.reach(clue)
    if len(room) < size:
        return f"{island(step, clue)} would have room for only {counted(len(room), 'cell')}", room
    besides = out_already(step, clue, known)
    return f"{island(step, clue)} would have no shape left{besides}", [clue]


def out_already(step: Step, clue: str, known: frozenset[str]) -> str:
    """What sea and land leave to an island, but was out before the step: but 1 that is out already.

    A few of these shapes are named.
    """
    facts = sorted(fact for fact in all_known(step) if shapes.is_shape_out(fact, clue))
    others = ((fact, excluded(fact.replace(" not ", " ")) - {fact}) for fact in facts)
    fits = [fact for fact, other in others if known.isdisjoint(other)]
    if not fits:
        return ""
    are = "is" if len(fits) == 1 else "are"
    named = "; ".join(listed(fact.split(" not ")[1].split("+")) for fact in fits[:NAMED])
    which = f": {named}" if len(fits) <= NAMED else ""
    return f" but {len(fits)} that {are} out already{which}"


def broken_sea(land: Land) -> tuple[str, list[str]]:
    """Sea that cannot come to other sea."""
    wet = [in_order(land.sea.intersection(part)) for part in land.waters()]
    parts = sorted([part for part in wet if part], key=len)
    if len(parts) < 2:
        return "the sea would be in pieces", []
    return f"the sea at {listed(parts[0])} could not come to that at {parts[1][0]}", parts[0]


def broken_total(land: Land) -> tuple[str, list[str]]:
    """Too much sea, or too little room for it."""
    total, sea = land.total or 0, in_order(land.sea)
    if len(sea) > total:
        return f"the sea would have {len(sea)} cells, not {total}", sea
    room = max((part for part in land.waters() if land.sea <= set(part)), key=len, default=[])
    return f"the sea would have room for only {len(room)} of its {counted(total, 'cell')}", room


WITHIN = frozenset({"fit shapes", "fit many shapes", "keep to shapes"})
PICTURES = {
    "drown unreachable": reach.drown,
    "keep island room": reach.leave_out,
    "keep sea whole": reach.keep_sea,
    "fetch loose land": reach.fetch,
    "raise far cells": reach.far_cells,
    "fill pockets": reach.pocket,
    "give up beyond": reach.beyond,
    "count cells": reach.count_all,
    "meet duties": reach.duty,
    "fit shapes": shapes.fit,
    "fit many shapes": shapes.fit,
    "keep to shapes": shapes.fit,
}
