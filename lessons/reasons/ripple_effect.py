"""Why the steps of Ripple Effect hold."""

from typing import Any

from lessons.reasons.words import (
    agreed,
    at,
    contradiction,
    counted,
    listed,
    refuted,
    shortest,
    they,
    told,
)
from lessons.trace import Step

# --- How places are called ---------------------------------------------------------------

Way = tuple[int, int]


def value(step: Step) -> int:
    """The number that the step is about: 3 of "3" and of "not 3"."""
    return int(step.value.removeprefix("not "))


def room_of(step: Step, cells: int) -> int:
    """The room of the first of these cells."""
    return int(step.read.puzzle.room_of(cells & -cells))


def room(step: Step, cells: int) -> str:
    """A room by its size and first cell: the room of 4 at r1c1."""
    whole = room_of(step, cells)
    return f"the room of {step.solver.count(whole)} at {at(step, whole & -whole)}"


def way(step: Step, one: Way) -> str:
    """A way to fill a cell: r1c1 would be 3."""
    return f"{at(step, one[0])} would be {one[1]}"


# --- Tier 1 ------------------------------------------------------------------------------


def spread_ripple(step: Step) -> str:
    """The number, and where its ripple is: in the room, along the lines."""
    cell, number = step.found.because, value(step)
    cells, same = step.found.cells, room_of(step, cell)
    inside, near = "in the same room", f"within {counted(number, 'cell')}"
    if not cells & ~same:
        where = inside
    elif not cells & same:
        where = f"{near} along row or column"
    else:
        where = f"{inside} or {near}"
    return f"{at(step, cell)} is {number}, and {they(step)} {verb(step)} {where}"


def verb(step: Step) -> str:
    """The verb for the step's places."""
    return "is" if len(step.places) == 1 else "are"


def take_only_value(step: Step) -> str:
    """The cells that rule the other numbers out."""
    board, cell, solver = step.read, step.found.cells, step.solver
    size = solver.count(room_of(step, cell))
    if size == 1:
        return "its room has no other cell, and so no other number"
    seen = []
    for number in range(1, size + 1):
        around = board.puzzle.reach(cell, number) & board.settled(number)
        if number != value(step) and around:
            seen.append(f"{at(step, around & -around)} is {number}")
    others = f"no other number of 1 to {size} is left to it"
    return f"{listed(seen, most=size)}, and {others}" if seen else others


def take_only_cell(step: Step) -> str:
    """The room that has no other place."""
    if not step.found.because:
        return "its room has no other cell"
    whole = room(step, step.found.cells)
    return f"{value(step)} has no other place left in {whole}"


# --- Tier 2 ------------------------------------------------------------------------------


def clear_common_shadow(step: Step) -> str:
    """The places of the number in a room, all too close."""
    found = step.found.because
    close = "each too close" if step.solver.count(found) > 2 else "both too close"
    close = close if step.solver.count(found) > 1 else "too close"
    places = at(step, found, "or")
    return f"{room(step, found)} has its {value(step)} at {places}, {close}"


def fill_tight_set(step: Step) -> str:
    """The cells and the numbers that fill them."""
    board, solver, cells = step.read, step.solver, step.found.because
    whole, number = room_of(step, cells), value(step)
    if not step.found.cells & ~cells:
        numbers = [
            str(v)
            for v in range(1, solver.count(whole) + 1)
            if v != number and not board.places[v] & whole & ~cells
        ]
        return (
            f"{listed(numbers)} have no other places in {room(step, cells)} than {at(step, cells)}"
        )
    numbers = [str(v) for v in board.puzzle.values if board.places[v] & cells]
    return f"{at(step, cells)} have only {listed(numbers)} left, and so take them all"


def cross_rooms(step: Step) -> str:
    """The two rooms that would be left without fitting places."""
    found, rooms = step.found.because, []
    while found:
        rooms.append(room(step, found))
        found &= ~room_of(step, found)
    return (
        f"a {value(step)} there would leave {listed(rooms)} "
        f"only places for {value(step)} that are too close together"
    )


def follow_chain(step: Step) -> str:
    """The chain from a number to what rules it out."""
    board, start = step.read, (step.found.cells, value(step))
    chains = board.chains()
    ends = [one for one in reached(chains, start) if chains.clash(one, start)]
    links = shortest(start, ends[0], lambda one: chains.step(one)[1]) if ends else []
    if len(links) < 2:
        return f"as {start[1]} it would rule itself out, link by link"
    return (
        f"if it were {start[1]}, {told([way(step, one) for one in links])}, "
        f"which rules {start[1]} out at {at(step, start[0])}"
    )


def reached(chains: Any, start: Way) -> list[Way]:
    """All ways that the chains from a way lead to."""
    todo = [start]
    for one in todo:
        todo += [other for other in chains.step(one)[1] if other not in todo]
    return todo


def join_chains(step: Step) -> str:
    """The cell or the room that chains would starve, and what starves it."""
    start = step.found.cells, value(step)
    chains = step.read.chains()
    starved = chains.starved(start)
    if not starved:
        return f"as {start[1]} it would starve a cell or a room, link by link"
    cells = {cell for cell, _ in starved}
    if len(cells) == 1:
        victim = f"leave {at(step, starved[0][0])} no number"
    else:
        victim = f"leave {room(step, starved[0][0])} no place for {starved[0][1]}"
    ends = [next(o for o in reached(chains, start) if chains.clash(o, one)) for one in starved]
    ends = [way(step, end) for end in dict.fromkeys(ends) if end != start]
    so = (
        f"it would follow, link by link, that {listed(ends)}, and this would "
        if ends
        else "that would "
    )
    return f"if it were {start[1]}, {so}{victim}"


# --- Tier 3 ------------------------------------------------------------------------------


def try_either(step: Step) -> str:
    """The two ways, and the law that one of them breaks, or that both agree."""
    cells = step.found.cells
    for one, two in step.read.pairs():
        if not step.value.startswith("not") and (cells, value(step)) in (one, two):
            other = two if one == (cells, value(step)) else one
            broken = refuted(step, *other)
            if broken:
                law = contradiction(step, broken)
                return f"{either(step, one, two)}, and if {was(step, other)}, {law}"
        elif step.found.because == one[0] | two[0] and agreed(step, (one, two), has_said):
            return f"{either(step, one, two)}, and both lead to this"
    return f"every other case breaks a law at {at(step, step.found.because)}"


def either(step: Step, one: Way, two: Way) -> str:
    """Two ways, one of which is right."""
    if one[0] == two[0]:
        return f"{at(step, one[0])} is {one[1]} or {two[1]}"
    return f"{room(step, one[0])} has its {one[1]} at {at(step, one[0])} or {at(step, two[0])}"


def was(step: Step, one: Way) -> str:
    """A way, supposed."""
    return f"{at(step, one[0])} were {one[1]}"


def has_said(step: Step, board: Any) -> bool:
    """Whether on a board the cells can no longer have the value."""
    return not board.places[value(step)] & step.found.cells
