"""Why the steps of Nurikabe hold."""

from typing import Any

from lessons.reasons.words import agreed, aside, at, contradiction, counted, it, listed, refuted
from lessons.trace import Step

# --- How places are called ---------------------------------------------------------------


def clue(step: Step, cell: int) -> str:
    """A clue's number: 3, or ?."""
    size = step.read.clues[cell]
    return "?" if size == step.solver.ANY else str(size)


def the_clue(step: Step, cell: int) -> str:
    """A clue by number and place: 3 at r1c1."""
    return f"{clue(step, cell)} at {at(step, cell)}"


def island(step: Step, cells: int) -> str:
    """The island whose clue is among these cells; loose land if none is."""
    clued = cells & step.read.clued
    if clued:
        return f"the island of {the_clue(step, clued & -clued)}"
    return f"the loose land at {at(step, cells)}"


def islands(step: Step, cells: int) -> str:
    """All islands whose clue is among these cells: the islands of 3 at r1c1 and 2 at r3c1."""
    clues = [the_clue(step, cell) for cell in step.solver.each(cells & step.read.clued)]
    return ("the island of " if len(clues) == 1 else "the islands of ") + listed(clues)


def size_of(step: Step, cells: int) -> int:
    """The number that the clue among these cells says; 0 without clue."""
    clued = cells & step.read.clued
    return step.read.clues[clued & -clued] if clued else 0


def all_cells(step: Step, cells: int) -> str:
    """What an island must have: its one cell, all its 3 cells."""
    size = size_of(step, cells)
    return "its one cell" if size == 1 else f"all its {size} cells"


def its_number(step: Step, cells: int) -> str:
    """What a full island has: its one cell, its 3 cells."""
    return all_cells(step, cells).replace("all its", "its")


# --- Tier 1 ------------------------------------------------------------------------------


def surround_full_island(step: Step) -> str:
    """The island that is full."""
    land = step.found.because
    return f"{island(step, land)} already has {its_number(step, land)}"


def part_islands(step: Step) -> str:
    """The islands that the cell would join."""
    return f"as land it would join {islands(step, step.found.because)}"


def refuse_large_union(step: Step) -> str:
    """The union that would be too large."""
    board, because = step.read, step.found.because
    clued = because & board.clued
    land = board.flood(clued, because)
    union = step.solver.count(because) + 1
    each = "" if len(step.places) == 1 else "each of "
    return (
        f"{each}{it(step)} would join {island(step, land)} and {island(step, because & ~land)}"
        f" to {union} cells or more"
    )


def break_pool(step: Step) -> str:
    """The three sea cells."""
    return f"{at(step, step.found.because)} are sea, and a fourth would make a pool"


def take_only_exit(step: Step) -> str:
    """Who must grow, and why."""
    board, piece = step.read, step.found.because
    only = "and this is the only way out"
    if step.value == step.solver.ISLAND:
        if piece & board.clued:
            lacks = size_of(step, piece) - step.solver.count(piece)
            return f"{island(step, piece)} still lacks {counted(lacks, 'cell')}, {only}"
        return f"{island(step, piece)} must come to a number, {only}"
    if board.sea & ~piece:
        return f"the sea at {at(step, piece)} must come to the rest of the sea, {only}"
    return f"the sea at {at(step, piece)} must grow to {board.wet} cells, {only}"


def guard_corner(step: Step) -> str:
    """The two exits around the corner."""
    board, land = step.read, step.found.because
    exits = board.around(land) & board.unknown
    ways = at(step, exits, "or") if step.solver.count(exits) == 2 else "one of two places"
    return f"{island(step, land)} gets its last cell at {ways}, and either touches {step.places[0]}"


# --- Tier 2 ------------------------------------------------------------------------------


def drown_unreachable(step: Step) -> str:
    """The island that comes nearest."""
    near = nearest(step)
    return f"no island comes that far, not even {near}" if near else "there is no island at all"


def nearest(step: Step) -> str:
    """The island that lacks the fewest steps to the step's first cell, and what it lacks."""
    board, solver = step.read, step.solver
    far = step.found.cells & -step.found.cells
    best = "", 0
    for cell in solver.each(board.clued):
        land = board.flood(cell, board.island)
        steps, zone = 0, land
        while not zone & far and steps < 200:
            zone |= board.around(zone)
            steps += 1
        if board.clues[cell] == solver.ANY:
            lacks, text = 0, "that cannot get around the others"
        else:
            lacks = max(board.clues[cell] - solver.count(land), 0)
            text = f"that lacks {counted(lacks, 'cell')}" if lacks else "that is complete"
        if not best[0] or steps - lacks < best[1]:
            best = f"{island(step, land)} {text}", steps - lacks
    return best[0]


def count_cells(step: Step) -> str:
    """What has all its cells, or needs all that are open."""
    board, count = step.read, step.solver.count
    lacks = board.wet - count(board.sea)
    if step.value == step.solver.SEA:
        return f"the clues leave {board.wet} cells to the sea, and it needs all that are open"
    if not board.wet:
        return "the clues leave no cell to the sea"
    if not lacks:
        return f"the sea already has the {board.wet} cells that the clues leave it"
    return (
        f"of the {board.wet} cells that the clues leave the sea it lacks {lacks}, "
        f"too few to come to {it(step)}"
    )


def keep_sea_whole(step: Step) -> str:
    """What the cell keeps together."""
    board = step.read
    if step.value == step.solver.ISLAND:
        return f"land cuts {it(step)} off from the sea"
    water = (board.sea | board.unknown) & ~step.found.cells
    part = board.flood(board.sea & -board.sea, water)
    other = board.sea & ~part
    if not other:
        return f"without it the sea would have too little room for its {board.wet} cells"
    one, two = closest(step, part & board.sea), closest(step, other)
    return f"without it the sea at {at(step, one)} and at {at(step, two)} could not meet"


def closest(step: Step, cells: int) -> int:
    """One of these cells that is nearest to the step's cell."""
    board, near = step.read, step.found.cells
    while not near & cells:
        near |= board.around(near)
    return near & cells & -(near & cells)


def keep_island_room(step: Step) -> str:
    """The island that would not get its cells."""
    land = step.found.because
    if step.solver.count(step.found.cells) > 1:
        size = size_of(step, land)
        return f"{island(step, land)} has room for just {counted(size, 'cell')} and needs all of it"
    return f"without it {island(step, land)} could not get {all_cells(step, land)}"


def fetch_loose_land(step: Step) -> str:
    """The loose land, and who can come for it."""
    board, piece = aside(step.read), step.found.because
    goal = 0
    for land, room in board.rooms().items():
        if room & piece:
            goal |= land.cells
    comes = islands(step, goal) if goal & board.clued else "any island"
    only = f"only {comes} can come" if goal and not lone(goal & board.clued) else f"to {comes}"
    if only.startswith("only"):
        return f"{only} to {island(step, piece)}, and every way goes through it"
    return f"every way from {island(step, piece)} {only} goes through it"


def lone(cells: int) -> int:
    """0 if the set has just one cell (or none)."""
    return cells & cells - 1


def fit_shapes(step: Step) -> str:
    """The shapes, and what they agree on."""
    land = step.found.because
    if nowhere(step):
        return f"no shape that {any_island(step)} can still have comes to {it(step)}"
    verb = "contain" if step.value == step.solver.ISLAND else "touch"
    verbs = has(step)
    shapes = shapes_of(step, land)
    if len(shapes) == 1:
        return f"{island(step, land)} has only one shape left, which {verbs} {it(step)}"
    if shapes:
        every = "both" if len(shapes) == 2 else f"all {len(shapes)}"
        return f"{every} shapes left to {island(step, land)} {verb} {it(step)}"
    return f"every shape left to {island(step, land)} {verbs} {it(step)}"


def has(step: Step) -> str:
    """What a shape does to the step's cells."""
    return "contains" if step.value == step.solver.ISLAND else "touches"


def nowhere(step: Step) -> bool:
    """Whether the step is about cells that are in no shape of any island."""
    return step.value == step.solver.SEA and step.found.because == step.read.clued


def any_island(step: Step) -> str:
    """Any island; the island, if there is just one."""
    clued = step.read.clued
    return "any island" if lone(clued) else island(step, clued)


def shapes_of(step: Step, cells: int) -> list[Any]:
    """The shapes left to an island, if they are listed and all agree on what the step says."""
    board = aside(step.read)
    try:
        lands = [land for land in board.rooms() if land.cells & cells & board.clued]
        shapes = step.solver.list_shapes(board, lands[0], 20000) or []
    except step.solver.Contradiction:
        return []
    part = 0 if step.value == step.solver.ISLAND else 1
    return [] if any(step.found.cells & ~shape[part] for shape in shapes) else shapes


def fit_many_shapes(step: Step) -> str:
    """As fit_shapes, with how many shapes there are."""
    land = step.found.because
    if nowhere(step):
        return f"{fit_shapes(step)}, however many shapes it has"
    shapes = shapes_of(step, land)
    many = f", {len(shapes)} in all," if len(shapes) > 1 else ""
    return (
        f"each of the many shapes of {island(step, land)} that break no law{many} "
        f"{has(step)} {it(step)}"
    )


def meet_duties(step: Step) -> str:
    """The island, and what it alone can come to."""
    for land, goal, weight in duties_told(step):
        what = f"come to the loose land at {at(step, goal)}"
        if weight == 1 and not goal & step.read.island:
            what = f"break the pool at {at(step, goal)}"
        only = f"only {island(step, land)} can {what}"
        if step.value == step.solver.SEA:
            return f"{only}, which leaves it too few cells to come to {it(step)}"
        return f"{only}, and after that it has to use {it(step)}"
    if step.value == step.solver.SEA:
        return f"after what each alone must come to, no island has the cells for {it(step)}"
    return f"after what it alone must come to, {island(step, step.found.because)} needs {it(step)}"


def duties_told(step: Step) -> list[tuple[int, int, int]]:
    """(island, goal, weight) of duties that show what the step says, the rooms seen afresh."""
    solver, known = step.solver, step.read
    board = solver.Board(known.cells, known.stride, known.clues, known.clued, known.wet)
    board = board.mark(known.island, solver.ISLAND).mark(known.sea, solver.SEA)
    rooms = board.rooms()
    once = twice = 0
    for room in rooms.values():
        twice |= once & room
        once |= room
    told = []
    for land, room in rooms.items():
        if 1 < land.left < solver.ANY // 2 and solver.count(room) > land.size:
            for goal, weight in solver.duties(board, land, room & ~twice):
                left = solver.within_duty(board, land, room, goal, weight)
                if shows(step, board, land, room, left):
                    told.append((land.cells, goal, weight))
    return told


def shows(step: Step, board: Any, land: Any, room: int, left: int) -> bool:
    """Whether the step follows from what one duty leaves of an island's room."""
    cells = step.found.cells
    if step.value == step.solver.SEA:
        return bool(cells & room & ~left)
    if land.cells != step.found.because:
        return False
    return step.solver.count(board.flood(land.cells, left & ~cells, land.left)) < land.size


def pair_shapes(step: Step) -> str:
    """The island, and that its neighbours must have a shape too."""
    if nowhere(step):
        return f"no shape of {any_island(step)} with {it(step)} leaves every island nearby a shape"
    return each_shape(step, "that leaves the islands nearby a shape")


def chain_shapes(step: Step) -> str:
    """The island, and that a chain of shapes must not break a law."""
    if nowhere(step):
        return f"each shape of {any_island(step)} with {it(step)} breaks a law, island by island"
    return each_shape(step, "that does not break a law further on, island by island,")


def each_shape(step: Step, which: str) -> str:
    """What such shapes of the island do to the step's cells."""
    return f"each shape of {island(step, step.found.because)} {which} {has(step)} {it(step)}"


# --- Tier 3 ------------------------------------------------------------------------------


def refute_opposite(step: Step) -> str:
    """The cell tried, and the law that one of its values breaks, or that both agree."""
    solver, tried = step.solver, step.found.because
    ways = [(tried, solver.SEA), (tried, solver.ISLAND)]
    if not lone(tried) and tried & step.read.unknown and agreed(step, ways, has_said):
        return f"this follows if {at(step, tried)} is sea, and also if it is island"
    other = solver.SEA if step.value == solver.ISLAND else solver.ISLAND
    broken = refuted(step, step.found.cells, other)
    if not broken:
        return f"as {other} it would break a law at {at(step, tried)}"
    if broken.law == "a pool":
        broken.law = "there is a pool"
    elif broken.law.startswith("the clues leave"):
        broken.law = f"the sea cannot have the {step.read.wet} cells that the clues leave it"
    return f"as {other} it would break a law, for then {contradiction(step, broken)}"


def has_said(step: Step, board: Any) -> bool:
    """Whether a board has what the step says."""
    known = board.island if step.value == step.solver.ISLAND else board.sea
    return not step.found.cells & ~known
