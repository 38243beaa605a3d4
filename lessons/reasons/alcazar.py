"""Why the steps of Alcazar hold, from their proofs: facts, laws, what breaks."""

import re
from collections.abc import Collection
from functools import cache
from itertools import combinations

from lessons.puzzles.drawing import cells_in, name
from lessons.reasons.words import (
    counted,
    it,
    law_of,
    links_of,
    listed,
    supposed,
    they,
    told,
    until_clash,
)
from lessons.trace import Fact, Proof, Step, fact_of

NAMED = 4  # cells of a region that a sentence names one by one

# --- How places are called ---------------------------------------------------------------


def size_of(step: Step) -> tuple[int, int]:
    """The rows and columns of the castle."""
    plan = step.before.plan
    return plan.height, plan.width


def all_cells(step: Step) -> list[str]:
    """Every cell of the castle, in reading order."""
    height, width = size_of(step)
    return [name(r, c) for r in range(height) for c in range(width)]


def places_in(proof: Proof, value: str) -> list[str]:
    """The edges with this value that a proof rests on."""
    facts = [fact_of(fact) for fact in proof["from"]]
    return [place for place, other in facts if other == value]


def is_door(place: str) -> bool:
    """Whether an edge leads outside."""
    return not place[-1].isdigit()


def cells_of(step: Step, proof: Proof, kind: str) -> list[str]:
    """The cells of the region that a law of this kind is about."""
    region = law_of(proof, kind)
    return all_cells(step) if region == "board" else region.split("+")


def area(cells: list[str]) -> str:
    """A region: its cells where they are few; the argument of a step lists and shows them all."""
    if len(cells) <= NAMED:
        return listed(cells)
    return f"the region of {len(cells)} cells from {cells[0]} to {cells[-1]}"


def blacks(cells: Collection[str]) -> int:
    """How many of these cells have the colour of the first cell of the board."""
    return sum(map(is_black, cells))


def excess(cells: Collection[str]) -> int:
    """How many more of these cells are black than white; below 0 where more are white."""
    return 2 * blacks(cells) - len(cells)


def both_colours(*, black_first: bool) -> tuple[str, str]:
    """The one colour and the other."""
    return ("black", "white") if black_first else ("white", "black")


@cache
def is_black(cell: str) -> bool:
    """Whether a cell has the colour of r1c1."""
    ((r, c),) = cells_in(cell)
    return (r + c) % 2 == 0


# --- What edges join --------------------------------------------------------------------


@cache
def ends(edge: str) -> tuple[str, ...]:
    """The cells at an edge: two, or one of a door."""
    return tuple(name(r, c) for r, c in cells_in(edge))


def joined(start: str, edges: Collection[str]) -> set[str]:
    """The cells that these edges join to one."""
    return reached(start, ways_of(edges))


def ways_of(edges: Collection[str]) -> dict[str, list[str]]:
    """{cell: the cells at its edges, itself too}."""
    ways: dict[str, list[str]] = {}
    for edge in edges:
        for cell in ends(edge):
            ways.setdefault(cell, []).extend(ends(edge))
    return ways


def reached(start: str, ways: dict[str, list[str]]) -> set[str]:
    """The cells that one comes to by these ways."""
    found, todo = {start}, [start]
    while todo:
        new = set(ways.get(todo.pop(), [])) - found
        found |= new
        todo += new
    return found


# --- Tier 1 ------------------------------------------------------------------------------


def choose_doors(step: Step) -> str:
    """How many doors the path uses, at cells of that colour if need be, and which."""
    path = places_in(step.proof, "path")
    used = listed(path) if path else ""
    if step.proof["laws"] == ["doors"]:
        more = few_doors(step) if step.value == "path" else f"already has {used}"
        return f"the path uses two doors, and {more}"
    where = colours_of_doors(step)
    if step.value == "path":
        return f"{where}, and no other is left there"
    return f"{where}, and it already has {used} there" if used else where


def few_doors(step: Step) -> str:
    """How many doors can be used: of just one there is no answer."""
    unknown = step.solver.names(step.before, step.before.unknown).split()
    many = sum(map(is_door, [*path_before(step), *unknown]))
    return f"just {'two' if many > 1 else 'one'} can be used"


def colours_of_doors(step: Step) -> str:
    """At cells of which colour the doors are, and why: if of each, of that of the step's."""
    height, width = size_of(step)
    turns = "the path changes colour from cell to cell, as on a chessboard with r1c1 black"
    if height * width % 2:
        return f"{turns}, and one cell more is black, so both its doors are at black cells"
    own = "black" if is_black(step.places[0].partition("-")[0]) else "white"
    many = "as many cells are black as white"
    return f"{turns}, and {many}, so one of its two doors is at a {own} cell"


def fill_cell(step: Step) -> str:
    """The cell, and its ways."""
    cell = law_of(step.proof, "cell")
    if step.value == "path":
        return f"{cell} has only two ways left"
    return f"{cell} already has its two ways, {listed(places_in(step.proof, 'path'))}"


def close_no_loop(step: Step) -> str:
    """The ends of the piece of path that it would join."""
    piece, (edge,) = places_in(step.proof, "path"), step.places
    doors = [place for place in (*piece, edge) if is_door(place)]
    if doors:
        height, width = size_of(step)
        missed = f"{counted(height * width - len(piece), 'cell')} missed"
        return f"it would end the path, from {listed(doors, 'to')}, with {missed}"
    tips = " and ".join(edge.split("-"))
    return f"{tips} are the two ends of one piece of path, which would close to a loop"


def pass_through(step: Step) -> str:
    """The cell, and that all fitting pairs of ways agree."""
    cell, own = law_of(step.proof, "cell"), set(step.places)
    if step.value == "path":
        others = [two for two in pairs_of(step, cell) if not own <= two]
        return f"any two ways through {cell} without {it(step)} would {ending(step, cell, others)}"
    others = [two for two in pairs_of(step, cell) if own & two]
    return f"{they(step)} and any other way through {cell} would {ending(step, cell, others)}"


def pairs_of(step: Step, cell: str) -> list[set[str]]:
    """Every two ways through a cell before the step, with those that are known."""
    used = {place for place in path_before(step) if cell in place.split("-")}
    unknown = step.solver.names(step.before, step.before.unknown).split()
    ways = [*used, *(place for place in unknown if cell in place.split("-"))]
    return [{*two} for two in combinations(ways, 2) if used <= {*two}]


def path_before(step: Step) -> list[str]:
    """The edges of the path that are known before the step."""
    facts = map(fact_of, step.solver.facts(step.before))
    return [place for place, value in facts if value == "path"]


def ending(step: Step, cell: str, pairs: list[set[str]]) -> str:
    """What all these pairs of ways from a cell do that cannot be."""
    path = [place for place in path_before(step) if not is_door(place)]
    loops = [closes(two, cell, path) for two in pairs]
    loop, early = "close a loop" * any(loops), "end the path before its time" * (not all(loops))
    return " or ".join(filter(None, [loop, early]))


def closes(two: set[str], cell: str, path: list[str]) -> bool:
    """Whether two ways from a cell lead to one piece of the path, not to doors."""
    one, other = (end for way in two for end in way.split("-") if end != cell)
    return other in joined(one, path)


# --- Tier 2 ------------------------------------------------------------------------------


def use_only_ways(step: Step) -> str:
    """The region that these edges alone lead to."""
    region = area(cells_of(step, step.proof, "crossings"))
    one = "it is one of" if len(step.places) == 1 else "they are"
    return f"{one} the only two ways into {region}, one to go in and one to go out"


def join_all_cells(step: Step) -> str:
    """What is blocked between the two parts that it alone joins."""
    shut = places_in(step.proof, "blocked")
    why = f", as there is no way at {listed(shut, 'or')}" if shut else ""
    return f"without it the castle would fall apart into two parts{why}"


def cross_evenly(step: Step) -> str:
    """The region, and how often the path crosses its border elsewhere."""
    region = area(cells_of(step, step.proof, "crossings"))
    crossed = len(places_in(step.proof, "path"))
    border = f"the rest of the border of {region}"
    often = f"crosses {border} {times(crossed)}" if crossed else f"never crosses {border}"
    more = "and so here too" if step.value == "path" else "and so not here"
    return f"the path {often}, {more}, as it goes in as often as out"


def times(number: int) -> str:
    """Once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def balance_colours(step: Step) -> str:
    """How many more cells of one colour a region has, and so how the path leaves it."""
    cells = cells_of(step, step.proof, "colours")
    more = excess(cells)
    colour, other = both_colours(black_first=more > 0)
    if not more:
        what = "as many black cells as white ones, so the path leaves as often from both"
    else:
        what = (
            f"{counted(abs(more), f'more {colour} cell')} than {other} ones, so the path leaves "
            f"{counted(2 * abs(more), 'more time')} from {colour} ones than from {other} ones"
        )
    doors = "doors" in step.proof["laws"]
    so = "and with two doors to the castle" if doors else "and"
    verb = "is" if abs(more) == 1 else "are"
    return f"in {area(cells)} there {verb}, as on a chessboard, {what}, {so} this is all that fits"


def state(value: str) -> str:
    """What an edge is."""
    return "in the path" if value == "path" else "blocked"


def literal(fact: Fact) -> str:
    """A link of a chain."""
    return f"{fact[0]} would be {state(fact[1])}"


def law_in_words(step: Step, law: str) -> str:
    """What goes wrong where a law is broken."""
    kind, _, place = law.partition(" ")
    if kind == "cell":
        return f"{place} would not have its two ways"
    if kind == "doors":
        return "the path would not have two doors"
    if kind == "path":
        return "the path could not run from door to door through all cells"
    region = "the castle" if place == "board" else area(place.split("+"))
    if kind == "colours":
        cells = cells_of(step, {"laws": [law]}, "colours")
        ends = 2 * blacks(cells)
        return (
            f"the black cells of {region} would need {counted(ends, 'end')} of the path and "
            f"the white ones {2 * len(cells) - ends}, which its border cannot settle"
        )
    return f"the path would not leave {region} as often as it goes in"


def refuted(step: Step) -> str:
    """The links from what is supposed to what cannot be."""
    (place, value), *_ = supposed(step.proof)
    facts, known = until_clash(step, links_of(step.proof))
    links = told([literal(fact) for fact in facts], "would follow")
    start = f"with {place} {state(value)}, {links}"
    if known:
        return f"{start}, but {facts[-1][0]} is {state(known)}"
    return f"{start}{', and then ' if links else ''}{law_in_words(step, step.proof['breaks'])}"


def turn_chain(step: Step) -> str:
    """The chain from a value to its opposite, or to that of what is known."""
    return f"its opposite cannot be, for {refuted(step)}"


def break_chain(step: Step) -> str:
    """The law that the end of the chain breaks, or what is known and it says otherwise."""
    _, known = until_clash(step, links_of(step.proof))
    return f"its opposite {'cannot be' if known else 'would break a law'}, for {refuted(step)}"


# --- Tier 3 ------------------------------------------------------------------------------


def try_edge(step: Step) -> str:
    """The law that one of its values breaks in the end, or that both agree."""
    if "suppose" in step.proof:
        return f"if one tries the other, {refuted(step)}"
    tried = re.sub(" .*", "", step.proof["cases"][0]["suppose"][0])
    return f"this follows if {tried} is in the path, and also if it is blocked"
