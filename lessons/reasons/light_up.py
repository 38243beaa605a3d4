"""Why the steps of Light Up hold."""

from collections.abc import Iterator
from typing import Any

from lessons.reasons.words import aside, at, contradiction, counted, it, listed, shortest, told
from lessons.trace import Step

# --- How places are called ---------------------------------------------------------------


def number(step: Step, wall: int) -> str:
    """A wall's number and place: the 3 at r1c1."""
    return f"the {says(step, wall)} at {at(step, wall)}"


def says(step: Step, wall: int) -> int:
    """What a wall's number says."""
    return next(k for k, walls in enumerate(step.read.numbers) if walls & wall)


def the_number(step: Step) -> int:
    """The wall with a number among the cells that prove the step."""
    return int(step.found.because & step.read.clued)


def its_bulbs(many: int) -> str:
    """The bulbs that belong to a number: its bulb, its 2 bulbs."""
    return "its bulb" if many == 1 else f"its {many} bulbs"


def a_bulb(step: Step) -> str:
    """A bulb in the step's place, or in any of its places."""
    return "a bulb there" if len(step.places) == 1 else "a bulb in any of them"


def tunnel(board: Any, one: int, other: int) -> str:
    """How one cell sees another: nothing to say, or through which wormholes."""
    letters = next((seen for cell, seen in beams(board, one) if cell == other), "")
    if not letters:
        return ""
    return f"through wormhole{'s' * (len(letters) > 1)} {listed(letters)}"


def beams(board: Any, start: int) -> Iterator[tuple[int, str]]:
    """Every cell that a bulb lights, and the wormholes on its way; the shortest ways first."""
    grid, home = board.grid, start.bit_length() - 1
    ways = [(home, step, "") for step in (1, -1, board.stride, -board.stride)]
    while ways:
        further = []
        for place, step, letters in ways:
            place += step
            while 0 <= place < len(grid) and grid[place].isupper():
                letters += grid[place]
                place = twin(grid, place) + step
            if place >= 0 and board.white >> place & 1 and place != home:
                yield 1 << place, letters
                further.append((place, step, letters))
        ways = further


def twin(grid: str, place: int) -> int:
    """The place of a wormhole's twin."""
    first = grid.index(grid[place])
    return first if first != place else grid.index(grid[place], place + 1)


# --- Tier 1 ------------------------------------------------------------------------------


def finish_with_empty(step: Step) -> str:
    """The number, and its bulbs."""
    wall, because = the_number(step), step.found.because
    if not says(step, wall):
        return f"{number(step, wall)} has no bulb beside it"
    bulbs = because & ~wall
    return f"{number(step, wall)} already has {its_bulbs(says(step, wall))}, at {at(step, bulbs)}"


def finish_with_bulbs(step: Step) -> str:
    """The number, and how few places it has."""
    wall = the_number(step)
    lacks, many = step.solver.count(step.found.cells), says(step, wall)
    left = "this is the only place" if lacks == 1 else f"these are the only {lacks} places"
    if lacks == many:
        return f"{left} left for {its_bulbs(many).replace('its', 'the')} of {number(step, wall)}"
    return f"{number(step, wall)} still lacks {counted(lacks, 'bulb')}, and {left} left"


def empty_cells_in_light(step: Step) -> str:
    """The bulb, and the wormholes on its beams."""
    bulb = step.found.because
    lit = [cell for cell in step.solver.each(step.found.cells) if at(step, cell) in step.places]
    through = {cell: tunnel(step.read, bulb, cell) for cell in lit}
    reason = f"the bulb at {at(step, bulb)} lights {it(step)}"
    ways = {way for way in through.values() if way}
    if not ways:
        return reason
    if len(lit) == 1:
        return f"{reason} {ways.pop()}"
    far = [f"{at(step, cell)} {way}" for cell, way in through.items() if way]
    return f"{reason}, {listed(far, most=2)}"


def empty_corners(step: Step) -> str:
    """The number, and its sides that would be lit."""
    board, wall = step.read, the_number(step)
    sides = board.around(wall) & board.around(step.found.cells) & ~board.empty & ~board.bulbs
    return (
        f"a bulb there would light {at(step, sides)}, and leave {number(step, wall)} too few places"
    )


def must_light(step: Step) -> str:
    """The dark cell."""
    board, cells, because = step.read, step.found.cells, step.found.because
    sees = board.sees
    if because == sees[cells] | cells:
        return "no other cell is left that can light it"
    for dark in step.solver.each(because & sees[cells]):
        if because == dark | sees[dark] & ~cells:
            way = tunnel(board, cells, dark)
            through = f", {way}" if way else ""
            return f"it is the only place left for the bulb that lights {at(step, dark)}{through}"
    return f"one of {at(step, because)} can be lit from nowhere else"


# --- Tier 2 ------------------------------------------------------------------------------


def share_light(step: Step) -> str:
    """The dark cell, and the places that would all be ruled out."""
    board, because = step.read, step.found.because
    for dark in step.solver.each(because):
        places = because & board.unknown & (board.sees[dark] | dark)
        if because == dark | places:
            every = "all places" if step.solver.count(places) > 2 else "both places"
            every = every if step.solver.count(places) > 1 else "the last place"
            return (
                f"{a_bulb(step)} would rule out {at(step, places)}, "
                f"{every} for the bulb that lights {at(step, dark)}"
            )
    return f"{a_bulb(step)} would leave one of {at(step, because)} no place for its light"


def crowd_number(step: Step) -> str:
    """The number, and the places that it would lose."""
    board, wall = step.read, the_number(step)
    places = step.found.because & ~wall
    one = not step.found.cells & step.found.cells - 1
    lost = board.rivals(step.found.cells, board.met(board.bulbs, -1)) & places if one else 0
    if lost:
        return f"a bulb there would rule out {at(step, lost)}, too many for {number(step, wall)}"
    return f"{a_bulb(step)} would leave {number(step, wall)} too few of {at(step, places)}"


def fit_number(step: Step) -> str:
    """The ways to give the number its bulbs, and what they agree on."""
    board, wall, solver = step.read, the_number(step), step.solver
    last, ways = board.met(board.bulbs, -1), solver.ways_to_satisfy(board, wall)
    starving, agreed = [], True
    for way, rest in ways:
        for place in solver.each(way):
            rest |= board.rivals(place, last)
        if way & rest:
            starving.append(0)
        elif solver.starved(board, way, rest):
            starving.append(solver.starved(board, way, rest))
        else:
            known = way if step.value == solver.BULB else rest
            agreed = agreed and not step.found.cells & ~known
    does = "puts a bulb there" if step.value == solver.BULB else f"rules {it(step)} out"
    whose = f"{number(step, wall)} its bulbs"
    if not agreed or not starving:
        return f"every way to give {whose} {does}"
    victim = next((cell for cell in starving if cell), 0)
    others = f"starves {at(step, victim)}" if victim else "has bulbs that see each other"
    return f"every way to give {whose} {does}, or {others}"


Literal = tuple[int, bool]


def turn_chain(step: Step) -> str:
    """The chain from a value to its opposite."""
    start = step.found.cells, step.value != step.solver.BULB
    links = shortest(start, (start[0], not start[1]), leads(step))
    if not links:
        return f"{supposed(step)} would lead to its own opposite, link by link"
    return f"{supposed(step)} means {told([literal(step, link) for link in links])}"


def supposed(step: Step) -> str:
    """What the step refutes, as a subject."""
    here = at(step, step.found.cells)
    return f"no bulb at {here}" if step.value == step.solver.BULB else f"a bulb at {here}"


def literal(step: Step, link: Literal) -> str:
    """A link of a chain: one at r1c1, none at r1c1."""
    return f"{'one' if link[1] else 'none'} at {at(step, link[0])}"


def leads(step: Step) -> Any:
    """What follows from a link of a chain: a bulb rules out its rivals, its lack ties others."""
    board, solver = step.read, step.solver
    last, tied = board.met(board.bulbs, -1), solver.ties(board)

    def further(link: Literal) -> list[Literal]:
        cells = board.rivals(link[0], last) if link[1] else tied.get(link[0], 0)
        return [(cell, not link[1]) for cell in solver.each(cells)]

    return further


def starve_chain(step: Step) -> str:
    """The cell or number that the chain would starve."""
    board, solver, cell = step.read, step.solver, step.found.cells
    last, tied = board.met(board.bulbs, -1), solver.ties(board)
    sets = (0, cell) if step.value == solver.BULB else (cell, 0)
    bulbs, empty = solver.chain(board, *sets, last, tied)
    if bulbs & empty:
        return turn_chain(step)
    victim = solver.starved(board, bulbs, empty)
    if not victim:
        return f"{supposed(step)} leads, link by link, to too few places elsewhere"
    if not victim & board.clued:
        lost = f"{at(step, board.places(victim))}, all places to light {at(step, victim)}"
        return f"{supposed(step)} rules out, link by link, {lost}"
    amount = "too many bulbs" if victim & board.exceeded(board.bulbs | bulbs) else "too few places"
    return f"{supposed(step)} leads, link by link, to {amount} for {number(step, victim)}"


# --- Tier 3 ------------------------------------------------------------------------------


def satisfy_number(step: Step) -> str:
    """The ways to give a number its bulbs."""
    wall = the_number(step)
    whose = f"to give {number(step, wall)} its bulbs"
    return by_cases(step, wall, step.solver.ways_to_satisfy, whose)


def light_location(step: Step) -> str:
    """The places for the bulb that lights a cell."""
    dark = step.found.because
    return by_cases(step, dark, step.solver.ways_to_light, f"to light {at(step, dark)}")


def light_or_empty(step: Step) -> str:
    """The two values of a cell."""
    cell = step.found.because
    return by_cases(step, cell, step.solver.ways_to_settle, f"to settle {at(step, cell)}")


def by_cases(step: Step, subject: int, ways: Any, whose: str) -> str:
    """How many ways there are, which of them breaks which law, and that the others agree."""
    many = list(ways(step.read, subject))
    for rules in step.solver.LADDER:
        broken, agreed = follow(step, many, rules)
        if agreed:
            break
    if not broken:
        every = "both" if len(many) == 2 else f"all {len(many)}"
        return f"{every} ways {whose} lead to this"
    way, law = broken[0]
    rest = len(many) - len(broken)
    others = ("the other leads" if rest == 1 else f"the other {rest} all lead") + " to this"
    if len(many) == 2 and whose.startswith("to settle"):
        return f"{way} would break a law, for then {law}"
    more = f"{len(broken)} break a law; with" if len(broken) > 1 else "one breaks a law; with"
    return f"of the {len(many)} ways {whose} {more} {way} {law}, and {others}"


def follow(step: Step, ways: list[tuple[int, int]], rules: Any) -> tuple[list[Any], bool]:
    """The ways that break a law, each with the law; and whether the others agree on the step."""
    solver, broken, agreed = step.solver, [], True
    for bulbs, empty in ways:
        try:
            board = aside(step.read).mark(bulbs, solver.BULB).mark(empty, solver.EMPTY)
            for _, _, board in solver.deduce(board, rules):
                pass
            known = board.bulbs if step.value == solver.BULB else board.empty
            agreed = agreed and not step.found.cells & ~known
        except solver.Contradiction as error:
            way = f"a bulb at {at(step, bulbs)}" if bulbs else f"no bulb at {at(step, empty)}"
            broken.append((way, contradiction(step, error)))
    return broken, agreed
