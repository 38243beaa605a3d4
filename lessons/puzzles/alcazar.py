"""What lessons say of Alcazar, and what a page needs to draw it."""

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

from lessons.puzzles.drawing import WIDTH, Marks, cells_in
from lessons.puzzles.words import (
    Reason,
    at,
    claim,
    contradiction,
    counted,
    followed,
    it,
    refuted,
    shortest,
    told,
)
from lessons.trace import Step

TITLE = "Alcazar"

LAWS = (
    "One path enters the castle by a door, a gap in the outer wall, and leaves by another.",
    "The path visits every cell once.",
    "The path crosses no wall.",
)

LEGUP: dict[str, str] = {}

LEGEND = "━ ┃ X: what follows; ═ ║ o ( ): what proves it"

STOPPING = ()  # rules that do not say at one look all that they see


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    value = step.value
    one = f"is {value}" if value == step.solver.BLOCKED else "is in the path"
    return f"{claim(step, one, one.replace('is', 'are', 1))}: {REASONS[step.rule](step)}."


def draw(solver: ModuleType, board: Any, marks: Marks) -> str:
    """The drawing: heavy and X where a step says so, double, o and ( ) where its proof is."""
    lines = solver.render(board).split("\n")
    wide = 4 * board.plan.width + 1
    canvas = [list(line.ljust(wide)) for line in lines]
    for place in sorted(marks.proves - marks.follows):
        put(canvas, place, marks, "═", "║", "o")
    for place in sorted(marks.follows):
        put(canvas, place, marks, "━", "┃", "X")
    label = len(str(board.plan.height)) + 1
    if label + wide > WIDTH:
        return "\n".join("".join(line).rstrip() for line in canvas)
    head = "".join(f"{c + 1}".rjust(3) + " " for c in range(board.plan.width))
    rows = [
        (str(r // 2 + 1).rjust(label - 1) + " " if r % 2 else " " * label) + "".join(line)
        for r, line in enumerate(canvas)
    ]
    return "\n".join(row.rstrip() for row in [" " * label + head, *rows])


def put(
    canvas: list[list[str]], place: str, marks: Marks, across: str, down: str, other: str
) -> None:
    """Mark an edge or a cell."""
    (r, c), *more = cells_in(place)
    line, column = 2 * r + 1, 4 * c + 2
    side = place.partition("-")[2]
    if not side:
        for at, text in (column - 1, "("), (column + 1, ")"):
            canvas[line][at] = marks.paint(text, place)
        return
    if more:
        side = "bottom" if more[0][0] > r else "right"
    if side in ("top", "bottom"):
        line += 1 if side == "bottom" else -1
        text = down if canvas[line][column] == "│" else other
        canvas[line][column] = marks.paint(text, place)
        return
    column += 2 if side == "right" else -2
    if canvas[line][column] != "─":
        canvas[line][column] = marks.paint(other, place)
        return
    for at in range(max(column - 1, 0), min(column + 2, len(canvas[line]))):
        canvas[line][at] = marks.paint(across, place)


def cases(solver: ModuleType, board: Any) -> Iterator[Any]:
    """What every case of tier 3 proves on this board, each by itself."""
    for edge in solver.each(board.unknown):
        yield from solver.try_both(board, edge, solver.LADDER[-1])


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
    if tried & step.read.unknown and not tried & tried - 1 and agree(step, tried):
        return f"this follows if {at(step, tried)} is in the path, and also if it is blocked"
    blocked = step.value == solver.BLOCKED
    broken = refuted(step, step.found.cells, solver.PATH if blocked else solver.BLOCKED)
    if not broken:
        return f"{supposed(step)} a law would be broken at {at(step, tried)}"
    return f"{supposed(step)} a law would be broken, for then {contradiction(step, broken)}"


def agree(step: Step, tried: int) -> bool:
    """Whether both values of the edge tried lead to what the step says, by some rung."""
    solver, goal = step.solver, step.found.cells
    for rules in solver.LADDER:
        ends = [followed(step, tried, value, rules) for value in (solver.PATH, solver.BLOCKED)]
        if None in ends:
            return False
        if step.value == solver.PATH:
            known = [end.path for end in ends]
        else:
            known = [~(end.path | end.unknown) for end in ends]
        if not goal & ~(known[0] & known[1]):
            return True
    return False


REASONS: dict[str, Reason] = {
    reason.__name__: reason
    for reason in (
        choose_doors,
        fill_cell,
        close_no_loop,
        pass_through,
        use_only_ways,
        cross_evenly,
        balance_colours,
        turn_chain,
        break_chain,
        try_edge,
    )
}


# --- For a page ---------------------------------------------------------------------------


def givens(solver: ModuleType, board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "edges": those that are no walls, doors too}."""
    plan = board.plan
    return {
        "size": [plan.height, plan.width],
        "edges": solver.names(board, plan.edges).split(),
    }


def known(solver: ModuleType, board: Any) -> dict[str, int]:
    """What is settled: {value: edges}."""
    blocked = board.plan.edges & ~board.unknown & ~board.path
    return {solver.PATH: board.path, solver.BLOCKED: blocked}
