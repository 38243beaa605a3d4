"""Why the steps of Alcazar hold."""

from collections.abc import Iterable
from typing import Any

from lessons.reasons.words import agreed, at, contradiction, counted, it, refuted, shortest, told
from lessons.trace import Step

# --- How places are called ---------------------------------------------------------------


def cells_at(step: Step, places: Iterable[int]) -> str:
    """Cells by their places."""
    return at(step, step.solver.cells_of(sorted(places)))


def sides(step: Step, edge: int) -> tuple[int, int]:
    """The two places that an edge joins, the cell before outside."""
    return step.read.plan.sides[edge]


def doors(step: Step, edges: int) -> int:
    """Those of these edges that are doors."""
    return int(edges & step.read.plan.at[step.solver.OUT])


def reach(step: Step, edges: int, start: int, without: int | None = None) -> set[int]:
    """All places that edges lead to from a place."""
    return set(step.solver.spanning_tree(step.read.plan, edges, start, without)[0])


# --- Tier 1 ------------------------------------------------------------------------------


def choose_doors(step: Step) -> str:
    """How many doors the path uses at cells of that colour, and which."""
    board, cells = step.read, step.found.cells
    need = next(need for edges, need in board.plan.doors if edges & cells)
    colour = "of one colour, as on a chessboard" if need else "of this colour"
    if not need:
        return f"no door at a cell {colour} fits, as the board has one cell more of the other"
    many = "one door" if need == 1 else f"{need} doors"
    if step.value == step.solver.PATH:
        return f"the path uses {many} at cells {colour}, and no other is left"
    used = at(step, step.found.because)
    return f"the path uses {many} at cells {colour}, and already has {used}"


def fill_cell(step: Step) -> str:
    """The cell, and its ways."""
    if step.value == step.solver.PATH:
        return f"{at(step, step.found.because)} has only two ways left"
    edges = list(step.solver.each(step.found.because))
    common = set(sides(step, edges[0])).intersection(*(sides(step, edge) for edge in edges))
    cell = cells_at(step, common - {step.solver.OUT})
    return f"{cell} already has its two ways, {at(step, step.found.because)}"


def close_no_loop(step: Step) -> str:
    """The ends of the piece of path that it would join."""
    board, piece = step.read, step.found.because
    ends = doors(step, piece | step.found.cells)
    if ends:
        missed = len(board.plan.places) - step.solver.count(piece)
        left = f"{counted(missed, 'cell')} missed"
        return f"it would end the path, from {at(step, ends, 'to')}, with {left}"
    one, other = sides(step, step.found.cells)
    tips = f"{cells_at(step, [one])} and {cells_at(step, [other])}"
    return f"{tips} are the two ends of one piece of path, which would close to a loop"


def pass_through(step: Step) -> str:
    """The cell, and that all fitting pairs of ways agree."""
    cell = at(step, step.found.because)
    if step.value == step.solver.PATH:
        return f"any two ways through {cell} without {it(step)} would close a loop"
    return f"with {it(step)} and any other way through {cell} a loop would close"


# --- Tier 2 ------------------------------------------------------------------------------


def use_only_ways(step: Step) -> str:
    """The region that these edges alone lead to."""
    board, cut, solver = step.read, step.found.because, step.solver
    ways = (board.path | board.unknown) & ~cut
    if not cut & cut - 1:
        first = sides(step, cut)[0]
        inside = reach(step, ways, first, solver.OUT)
        other = set(board.plan.places) - inside
        region = cells_at(step, min(inside, other, key=len))
        return f"inside the castle it is the only way between {region} and all other cells"
    if solver.count(cut) > 2:
        return f"any two of {at(step, cut)} are all that joins two parts of the board"
    behind = set(board.plan.places) - reach(step, ways, solver.OUT)
    return f"{at(step, cut)} are the only two ways between {cells_at(step, behind)} and all else"


def cross_evenly(step: Step) -> str:
    """The region, and how often the path crosses its border elsewhere."""
    board, edge, solver = step.read, step.found.cells, step.solver
    one, other = sides(step, edge)
    region = reach(step, board.unknown & ~edge, one)
    if solver.OUT in region:
        region = reach(step, board.unknown & ~edge, other)
    crossed = sum(
        len(region.intersection(sides(step, way))) == 1 for way in solver.each(board.path)
    )
    times = {0: "never", 1: "once", 2: "twice"}.get(crossed, f"{crossed} times")
    more = "and so here too" if step.value == solver.PATH else "and so not here"
    return (
        f"the path crosses the rest of the border of {cells_at(step, region)} {times}, "
        f"{more}, as it goes in as often as out"
    )


def balance_colours(step: Step) -> str:
    """The cells that could not all have two ways."""
    board, solver = step.read, step.solver
    blocked = step.value == solver.BLOCKED
    change = "with" if blocked else "without"
    try:
        for _ in solver.balance_colours(
            board.mark(step.found.cells, solver.PATH if blocked else solver.BLOCKED)
        ):
            pass
    except solver.Contradiction as broken:
        if broken.law == "the colours do not balance" and broken.cells:
            where = at(step, broken.cells)
            return f"{change} it the black and white cells do not balance ({where})"
    where = at(step, step.found.because)
    return f"{change} it there are no two ways for each cell, black and white ({where})"


Literal = tuple[int, bool]


def turn_chain(step: Step) -> str:
    """The chain from a value to its opposite."""
    start = step.found.cells, step.value == step.solver.BLOCKED
    links = shortest(start, (start[0], not start[1]), leads(step))
    if not links:
        return f"{supposed(step)} it would turn, link by link, into its own opposite"
    return f"{supposed(step)} then {told([literal(step, link) for link in links])}"


def supposed(step: Step) -> str:
    """What the step refutes."""
    return "if it were blocked," if step.value == step.solver.PATH else "if it were in the path,"


def literal(step: Step, link: Literal) -> str:
    """A link of a chain."""
    return f"{at(step, link[0])} would be {'in the path' if link[1] else 'blocked'}"


def leads(step: Step) -> Any:
    """What follows from a link of a chain."""
    blocks, uses = step.solver.links(step.read)

    def further(link: Literal) -> list[Literal]:
        edges = blocks[link[0]] if link[1] else uses[link[0]]
        return [(edge, not link[1]) for edge in step.solver.each(edges)]

    return further


def break_chain(step: Step) -> str:
    """The law that the end of the chain breaks."""
    solver, board, edge = step.solver, step.read, step.found.cells
    start = (edge, 0) if step.value == solver.BLOCKED else (0, edge)
    path, blocked = solver.chain(*start, *solver.links(board))
    if path & blocked:
        return turn_chain(step)
    others = at(step, (path | blocked) & ~edge) if (path | blocked) & ~edge else "nothing"
    value = "in the path" if start[0] else "blocked"
    law = chain_law(step, path, blocked)
    return f"{value} it settles {others}, link by link, and then {law}"


def chain_law(step: Step, path: int, blocked: int) -> str:
    """The law that these edges break, as the solver's rules say."""
    solver = step.solver
    try:
        board = step.read.mark(path, solver.PATH).mark(blocked, solver.BLOCKED)
        for rule in solver.DIRECT + solver.STRUCTURAL[:3]:
            for _ in rule(board):
                pass
    except solver.Contradiction as broken:
        return contradiction(step, broken)
    return "the board falls apart"


# --- Tier 3 ------------------------------------------------------------------------------


def try_edge(step: Step) -> str:
    """The edge tried, and the law that one of its values breaks, or that both agree."""
    solver, tried = step.solver, step.found.because
    ways = [(tried, solver.PATH), (tried, solver.BLOCKED)]
    if tried & step.read.unknown and not tried & tried - 1 and agreed(step, ways, has_said):
        return f"this follows if {at(step, tried)} is in the path, and also if it is blocked"
    blocked = step.value == solver.BLOCKED
    broken = refuted(step, step.found.cells, solver.PATH if blocked else solver.BLOCKED)
    if not broken:
        return f"{supposed(step)} a law would be broken at {at(step, tried)}"
    return f"{supposed(step)} a law would be broken, for then {contradiction(step, broken)}"


def has_said(step: Step, board: Any) -> bool:
    """Whether a board has what the step says."""
    known = board.path if step.value == step.solver.PATH else ~(board.path | board.unknown)
    return not step.found.cells & ~known
