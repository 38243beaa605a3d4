"""The cells and edges of an Alcazar before a step, and what of them is known."""

from collections import Counter
from collections.abc import Collection, Sequence

from lessons.puzzles.drawing import cells_in
from lessons.reasons.alcazar import blacks, cells_of, ends, is_door
from lessons.reasons.words import RUN, counted, listed
from lessons.trace import Step, fact_of


def edges_of(step: Step) -> list[str]:
    """Every edge that is no wall: first what is known before the step."""
    return step.board_places


def border(step: Step, region: Collection[str]) -> list[str]:
    """The edges with just one end in a region, in reading order."""
    inside = set(region)
    found = [edge for edge in edges_of(step) if len(inside.intersection(ends(edge))) == 1]
    return sorted(found, key=lambda edge: (cells_in(edge), edge))


def region_of(step: Step, law: str) -> list[str]:
    """The cells that a theorem is about."""
    return cells_of(step, {"laws": [law]}, law.split()[0])


def called(law: str) -> str:
    """A region in words."""
    place = law.split()[1]
    return "the castle" if place == "board" else listed(place.split("+"))


def are(edges: Sequence[str], value: str, known: Collection[str]) -> list[str]:
    """Those edges that are known to be this."""
    return [edge for edge in edges if f"{edge} {value}" in known]


def opened(edges: Sequence[str], known: Collection[str]) -> list[str]:
    """Those edges of which nothing is known."""
    settled = {*are(edges, "path", known), *are(edges, "blocked", known)}
    return [edge for edge in edges if edge not in settled]


def rings(edges: Sequence[str]) -> list[str]:
    """Those edges that close loops: what is left where loose ends are taken off."""
    left, before = list(edges), 0
    while len(left) != before:
        before, many = len(left), Counter(cell for edge in left for cell in ends(edge))
        left = [edge for edge in left if all(many[cell] > 1 for cell in ends(edge))]
    return left


def trails(edges: Sequence[str]) -> list[list[str]]:
    """The longer pieces of path among some of its edges, each in its order; of loops there is none.

    Where edges fork it is not told which of them belong together, and there are none at all.
    """
    at: dict[str, list[str]] = {}
    for edge in edges:
        for cell in ends(edge):
            at.setdefault(cell, []).append(edge)
    if any(len(own) > 2 for own in at.values()):
        return []
    found, seen = [], set[str]()
    for edge in edges:
        if edge not in seen and (is_door(edge) or any(len(at[cell]) == 1 for cell in ends(edge))):
            found.append(walked(edge, at))
            seen.update(found[-1])
    return [trail for trail in found if len(trail) > RUN]


def gathered(facts: Sequence[str]) -> list[str]:
    """The facts of a proof, in which a piece of path is one."""
    pieces = trails([fact_of(fact)[0] for fact in facts if fact.endswith(" path")])
    first = {f"{trail[0]} path": f"path {along(trail)}" for trail in pieces}
    inside = {f"{edge} path" for trail in pieces for edge in trail}
    told = (first.get(fact, "" if fact in inside else fact) for fact in facts)
    return [fact for fact in told if fact]


def walked(edge: str, at: dict[str, list[str]]) -> list[str]:
    """The edges that one comes along from one that is an end, where each cell has these."""
    trail = [edge]
    cell = next((cell for cell in ends(edge) if len(at[cell]) == 2), "")
    while len(at.get(cell, ())) == 2:
        one, other = at[cell]
        trail.append(other if one == trail[-1] else one)
        cell = next((each for each in ends(trail[-1]) if each != cell), "")
    return trail


def along(trail: Sequence[str]) -> str:
    """A piece of path by its ends: from r1c1-left to r3c5."""
    tips = (trail[0], trail[1]), (trail[-1], trail[-2])
    one, other = (edge if is_door(edge) else apart(edge, next_) for edge, next_ in tips)
    return f"from {one} to {other}"


def apart(edge: str, other: str) -> str:
    """The end of an edge that another edge has not."""
    return next(cell for cell in ends(edge) if cell not in ends(other))


def colours(cells: Collection[str]) -> tuple[int, int]:
    """How many cells are black, and how many white."""
    black = blacks(cells)
    return black, len(cells) - black


def ends_needed(cells: Collection[str]) -> str:
    """What the cells of each colour need: the 3 black cells need 6 ends of the path, ..."""
    black, white = colours(cells)
    if not black:
        return f"{needed(white, 'white cell')} ends of the path, none are black"
    other = needed(white, "white one") if white else "none are white"
    return f"{needed(black, 'black cell')} ends of the path, {other}"


def needed(number: int, noun: str) -> str:
    """1 cell needs 2, 2 cells need 4."""
    return f"{counted(number, noun)} {'needs' if number == 1 else 'need'} {2 * number}"
