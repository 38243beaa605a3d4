"""The beams of a Light Up board in text, and how its places are called.

The text is rows of words, in which capital letters are wormholes.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from lessons.puzzles.drawing import Cell, cells_in, name
from lessons.reasons.words import listed
from lessons.trace import Fact, Proof, Step, fact_of

Rows = Sequence[Sequence[str]]
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))
WHITE = ".*x+"


def beams(rows: Rows, start: Cell) -> Iterator[tuple[Cell, str]]:
    """Every cell that a bulb lights, and the wormholes on its way; the shortest ways first."""
    twins = twins_of(rows)
    ends = [(start, way, "") for way in WAYS]
    while ends:
        further = []
        for cell, way, letters in ends:
            cell, passed = onward(rows, twins, cell, way)
            if is_white(rows, cell) and cell != start:
                yield cell, letters + passed
                further.append((cell, way, letters + passed))
        ends = further


@lru_cache(1000)  # of each line it is asked again and again what is on it
def lines(rows: Rows, one: Cell, other: Cell) -> list[tuple[list[Cell], str]]:
    """The cells of each line with these ends, and the wormholes on its way from one to the other.

    Most often it is just one: but wormholes may join two cells along the row and the column.
    """
    found: dict[int, tuple[list[Cell], str]] = {}
    for down, right in WAYS:
        cells, letters, after = walk(rows, one, (down, right))
        before, _ = onward(rows, twins_of(rows), one, (-down, -right))
        last = max(cells) if after == one else cells[-1]  # a ring is called by its first and last
        if last == other and (after == one == min(cells) or not is_white(rows, before)):
            way = "".join(letters[: cells.index(other) + 1])
            found.setdefault(abs(down), (cells, way))
    return list(found.values())


def walk(rows: Rows, start: Cell, way: Cell) -> tuple[list[Cell], list[str], Cell]:
    """(The cells that way, the wormholes before each, what comes after them)."""
    twins = twins_of(rows)
    cells, letters = [start], [""]
    cell, passed = onward(rows, twins, start, way)
    while is_white(rows, cell) and cell != start:
        cells.append(cell)
        letters.append(passed)
        cell, passed = onward(rows, twins, cell, way)
    return cells, letters, cell


def onward(rows: Rows, twins: dict[Cell, Cell], cell: Cell, way: Cell) -> tuple[Cell, str]:
    """The next cell that way which is no wormhole, and the wormholes that lead there."""
    letters = ""
    cell = cell[0] + way[0], cell[1] + way[1]
    while cell in twins:
        letters += rows[cell[0]][cell[1]]
        cell = twins[cell][0] + way[0], twins[cell][1] + way[1]
    return cell, letters


def is_white(rows: Rows, cell: Cell) -> bool:
    """Whether it is a cell of the board that can be lit."""
    r, c = cell
    return 0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] in WHITE


def twins_of(rows: Rows) -> dict[Cell, Cell]:
    """{wormhole: its twin}."""
    places: dict[str, list[Cell]] = {}
    for r, row in enumerate(rows):
        for c, word in enumerate(row):
            if word.isupper():
                places.setdefault(word, []).append((r, c))
    return {one: two for pair in places.values() for one, two in (pair, pair[::-1])}


# --- How places are called ---------------------------------------------------------------


def shown(step: Step, place: str) -> str:
    """What stands in a cell of the board before the step."""
    ((r, c),) = cells_in(place)
    return step.lines[r][c]


def says(step: Step, wall: str) -> int:
    """What a wall's number says."""
    return int(shown(step, wall))


def number(step: Step, wall: str) -> str:
    """A wall's number and place: the 3 at r1c1."""
    return f"the {says(step, wall)} at {wall}"


def its_bulbs(many: int) -> str:
    """The bulbs that belong to a number: its bulb, its 2 bulbs."""
    return "its bulb" if many == 1 else f"its {many} bulbs"


def with_value(facts: list[Fact], value: str) -> list[str]:
    """The places of the facts with this value."""
    return [place for place, other in facts if other == value]


def bulbs_from(proof: Proof) -> list[str]:
    """The bulbs that a proof rests on."""
    return with_value([fact_of(fact) for fact in proof["from"]], "bulb")


def sees(step: Step, one: str, other: str) -> bool:
    """Whether a bulb in one cell would light the other."""
    (start,), (goal,) = cells_in(one), cells_in(other)
    return one == other or any(cell == goal for cell, _ in beams(step.lines, start))


def beside(one: str, other: str) -> bool:
    """Whether two places touch by a side."""
    ((r, c),), ((down, right),) = cells_in(one), cells_in(other)
    return abs(r - down) + abs(c - right) == 1


def is_about(step: Step, law: str, place: str) -> bool:
    """Whether a law is about a cell."""
    kind, where = law.split()
    if kind == "number":
        return beside(where, place)
    if kind == "light":
        return sees(step, where, place)
    return any(place in line for line in lines_of(step, where))


def lines_of(step: Step, strip: str) -> list[list[str]]:
    """The cells of each line with these ends."""
    return [[name(*cell) for cell in line] for line, _ in lines(step.lines, *cells_in(strip))]


def meeting(step: Step, strip: str, bulbs: Collection[str]) -> list[str]:
    """Those bulbs that see each other on a line with these ends."""
    there = ([bulb for bulb in line if bulb in bulbs] for line in lines_of(step, strip))
    return sorted(max(there, key=len), key=cells_in)


def bulbs_beside(step: Step, wall: str) -> list[str]:
    """The bulbs that a number has before the step."""
    bulbs = with_value([fact_of(fact) for fact in step.solver.facts(step.before)], "bulb")
    return [bulb for bulb in bulbs if beside(wall, bulb)]


def tunnel(step: Step, one: str, other: str) -> str:
    """How one cell sees another: nothing to say, or through which wormholes."""
    (start,), (goal,) = cells_in(one), cells_in(other)
    return through(next((seen for cell, seen in beams(step.lines, start) if cell == goal), ""))


def through(letters: str) -> str:
    """Through which wormholes; nothing where there are none."""
    return f"through wormhole{'s' * (len(letters) > 1)} {listed(letters)}" if letters else ""
