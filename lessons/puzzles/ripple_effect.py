"""What lessons say of Ripple Effect, and what a page needs to draw it."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from lessons.puzzles.drawing import MARKED, Cell, Marks, rooms
from lessons.puzzles.words import (
    Reason,
    at,
    claim,
    contradiction,
    counted,
    followed,
    listed,
    refuted,
    shortest,
    they,
    told,
)
from lessons.trace import Step

TITLE = "Ripple Effect"

LAWS = (
    "A room of n cells holds each of the numbers 1 to n once.",
    "Two equal numbers v in a row or column have at least v cells between them.",
)

LEGEND = MARKED

LEGUP: dict[str, str] = {}

STOPPING = ()  # rules that do not say at one look all that they see


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    value = step.value
    return f"{claim(step, f'is {value}', f'are {value}')}: {REASONS[step.rule](step)}."


def draw(_: ModuleType, board: Any, marks: Marks) -> str:
    """The board as text, with a wall around each room; -3 where a step rules 3 out."""
    stride, puzzle, refused = board.stride, board.puzzle, ""
    if marks.value.startswith("not ") and stride < 17:
        refused = marks.value.replace("not ", "-")
    rows = [
        [token(board, 1 << start + c) for c in range(stride - 1)]
        for start in range(0, board.cells.bit_length(), stride)
    ]
    for place in marks.follows if refused else ():
        r, c = (int(part) - 1 for part in place[1:].split("c"))
        rows[r][c] = refused

    def apart(one: Cell, other: Cell) -> bool:
        here, there = (1 << r * stride + c for r, c in (one, other))
        return bool(puzzle.room_of(here) != puzzle.room_of(there))

    return rooms(rows, apart, marks)


def token(board: Any, cell: int) -> str:
    """What stands in a cell."""
    if cell & board.unknown:
        return "."
    return next(str(number) for number in board.puzzle.values if board.places[number] & cell)


def cases(solver: ModuleType, board: Any) -> Iterator[Any]:
    """What every case of tier 3 proves on this board, each by itself."""
    for one, two in board.pairs():
        yield from solver.try_both(board, one, two, solver.LADDER[-1])


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
        elif step.found.because == one[0] | two[0] and agree(step, one, two):
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


def agree(step: Step, one: Way, two: Way) -> bool:
    """Whether both ways lead to what the step says, by some rung."""
    for rules in step.solver.LADDER:
        ends = [followed(step, *way, rules) for way in (one, two)]
        if None in ends:
            return False
        if not any(end.places[value(step)] & step.found.cells for end in ends):
            return True
    return False


REASONS: dict[str, Reason] = {
    reason.__name__: reason
    for reason in (
        spread_ripple,
        take_only_value,
        take_only_cell,
        clear_common_shadow,
        fill_tight_set,
        cross_rooms,
        follow_chain,
        join_chains,
        try_either,
    )
}


# --- For a page ---------------------------------------------------------------------------


def givens(solver: ModuleType, board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "rooms": [cells of each room], "givens": {cell: number}}."""
    width = board.stride - 1
    return {
        "size": [-(-board.cells.bit_length() // board.stride), width],
        "rooms": [solver.names(board, room).split() for room in board.puzzle.rooms],
        "givens": {
            cell: value
            for value, cells in known(solver, board).items()
            for cell in solver.names(board, cells).split()
        },
    }


def known(_: ModuleType, board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {str(value): board.settled(value) for value in board.puzzle.values}
