"""The words of Alcazar for arguments, and the pictures of its rules."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations

from lessons.arguments import castle, itself, never, one_by_one, opposite, settled, unclear, whole
from lessons.arguments.castle import (
    along,
    are,
    border,
    called,
    colours,
    edges_of,
    ends_needed,
    opened,
    region_of,
    rings,
    trails,
)
from lessons.arguments.pictures import Scene, Telling
from lessons.puzzles.drawing import in_order
from lessons.reasons.alcazar import (
    all_cells,
    both_colours,
    ends,
    excess,
    is_black,
    is_door,
    joined,
    times,
)
from lessons.reasons.words import counted, law_of, listed
from lessons.trace import Proof, Step, fact_of

OTHER = {"path": "blocked", "blocked": "path"}
Ways = dict[bool, int]
known, marks, briefly, together = settled, itself, whole, one_by_one
clashes, narrows, about = partial(opposite, OTHER), never, unclear
gathered = castle.gathered


def clause(_: Step, places: list[str], value: str) -> str:
    """What places are: r1c1-r1c2 is blocked."""
    verb = "is" if len(places) == 1 else "are"
    return f"{listed(places)} {verb} {'in the path' if value == 'path' else 'blocked'}"


def given(step: Step, places: list[str], value: str) -> list[str]:
    """The same of what a link rests on: the path runs from r1c1-left to r3c5, and single edges."""
    pieces = trails(places) if value == "path" else []
    inside = {edge for trail in pieces for edge in trail}
    rest = [place for place in places if place not in inside]
    runs = [f"the path runs {listed([*map(along, pieces)])}"] if pieces else []
    return [*runs, *([clause(step, rest, value)] if rest else [])]


def would(value: str) -> str:
    """What a place would be."""
    return "be in the path" if value == "path" else "be blocked"


# --- Laws --------------------------------------------------------------------------------


def law(step: Step, words: str) -> str:
    """What a law says."""
    kind, _, place = words.partition(" ")
    if kind == "cell":
        return f"the path uses two edges of {place}"
    if kind == "doors":
        return "the path uses two doors"
    if kind == "path":
        return "the path is in one piece and closes no loop"
    if kind == "crossings":
        return f"the path comes into {called(words)} as often as it leaves"
    return f"of {called(words)} {ends_needed(region_of(step, words))}"


def breach(step: Step, words: str, known: frozenset[str]) -> tuple[str, list[str]]:
    """What goes wrong where a law breaks, and at which places."""
    kind, _, place = words.partition(" ")
    edges = edges_of(step)
    if kind == "path":
        return broken_path(step, edges, known)
    if kind in ("cell", "doors"):
        own = border(step, [place]) if kind == "cell" else [e for e in edges if is_door(e)]
        used, free = are(own, "path", known), opened(own, known)
        what = f"{place} would have" if kind == "cell" else "the path would have"
        noun = "way" if kind == "cell" else "door"
        if len(used) > 2:
            return f"{what} {counted(len(used), noun)}", used
        return f"{what} only {counted(len(used) + len(free), noun)}", [place] if place else own
    own = border(step, region_of(step, words))
    used, free = are(own, "path", known), opened(own, known)
    if kind == "crossings":
        if free:
            return f"{called(words)} would have only one way in or out", [*used, *free]
        return f"the path would {crossing(len(used), f'the border of {called(words)}')}", own
    return unbalanced(step, words, known), [*used, *free]


def unbalanced(step: Step, words: str, known: frozenset[str]) -> str:
    """The count of a region that cannot come out: so many ends are needed, so many there are."""
    cells = set(region_of(step, words))
    at, may = ways_out(step, cells, known)
    more = 2 * excess(cells)
    need = "as many ways out at black cells as at white ones"
    if more:
        most, least = both_colours(black_first=more > 0)
        need = f"{abs(more)} more ways out at {most} cells than at {least} ones"
    few = may[True] - at[False] < more  # black ones; else white ones
    one, other = both_colours(black_first=few)
    verb = "need" if words.count("+") else "needs"
    return (
        f"{called(words)} {verb} {need}, and would have {may[few]} at most at {one} "
        f"and {at[not few]} at least at {other} ones"
    )


def ways_out(step: Step, cells: set[str], known: frozenset[str]) -> tuple[Ways, Ways]:
    """How often the path leaves a region at least and at most, at black cells (True) and white."""
    at, may = {True: 0, False: 0}, {True: 0, False: 0}
    for edge in border(step, cells):
        side = leaves_black(edge, cells)
        at[side] += bool(are([edge], "path", known))
        may[side] += bool(are([edge], "path", known) or opened([edge], known))
    return at, may


def leaves_black(edge: str, cells: set[str]) -> bool:
    """Whether the path would leave a region at a black cell by this edge of its border."""
    return is_black(next(cell for cell in ends(edge) if cell in cells))


def broken_path(step: Step, edges: Sequence[str], known: frozenset[str]) -> tuple[str, list[str]]:
    """A loop, an end too early, a cell with more than two ways, or two parts."""
    path = are(edges, "path", known)
    closed = rings([edge for edge in path if not is_door(edge)])
    if closed:
        loop = joined(ends(closed[0])[0], closed)
        own = [edge for edge in closed if ends(edge)[0] in loop]
        return f"the path would close to a loop through {listed(in_order(loop))}", own
    every = all_cells(step)
    for one, two in combinations([edge for edge in path if is_door(edge)], 2):
        piece = joined(ends(one)[0], path)
        if ends(two)[0] in piece and len(piece) < len(every):
            missed = counted(len(every) - len(piece), "cell")
            return f"the path would end, from {one} to {two}, with {missed} missed", [one, two]
    ways = [edge for edge in edges if f"{edge} blocked" not in known]
    part = joined("r1c1", ways)
    rest = [cell for cell in every if cell not in part]
    if not rest:  # what is known besides joins an end too early to all cells
        return crowded(path)
    if len(rest) > len(part):
        part, rest = set(rest), in_order(part)
    return f"the path could not come to {listed(rest)} from elsewhere", rest


def crowded(path: Sequence[str]) -> tuple[str, list[str]]:
    """A cell with more than two ways."""
    ((cell, many),) = Counter(cell for edge in path for cell in ends(edge)).most_common(1)
    return f"{cell} would have {many} ways", [edge for edge in path if cell in ends(edge)]


# --- Pictures ----------------------------------------------------------------------------


def by_region(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """The region, its border with each crossing numbered, and the conclusion."""
    words = next(one for one in proof["laws"] if one.startswith("crossings"))
    cells = region_of(telling.step, words)
    own = border(telling.step, cells)
    used = are(own, "path", scene.known)
    free = [edge for edge in own if edge in opened(own, scene.known)]
    tints = {"region": cells}
    telling.add(
        scene, f"the region has {counted(len(cells), 'cell')}: {listed(cells)}.", tints=tints
    )
    crossed = "does not cross its border"
    if used:
        crossed = f"crosses its border {times(len(used))}, at {listed(used)}"
    also = f"; open {'is' if len(free) == 1 else 'are'} {listed(free)}" if free else ""
    notes = numbered(used)
    telling.add(scene, f"so far the path {crossed}{also}.", tints=tints, notes=notes)
    rule = "it comes in as often as it leaves, so that it crosses an even number of times"
    some = "" if used else ", and it must come in, so at least twice"
    return telling.conclude(proof, scene, f"{rule}{some}: ", tints=tints, notes=notes)


def numbered(edges: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Each with its number."""
    return tuple((edge, str(number)) for number, edge in enumerate(edges, 1))


def by_colours(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """The chessboard, the region, its border by colour, and the count."""
    words = next(one for one in proof["laws"] if one.startswith("colours"))
    cells = region_of(telling.step, words)
    tints = chessboard(telling.step) | ({} if words.endswith("board") else {"region": cells})
    what = called(words)
    telling.add(
        scene, f"as on a chessboard, r1c1 black, {what}: {ends_needed(cells)}.", tints=tints
    )
    more = 2 * excess(cells)
    one, other = both_colours(black_first=more > 0)
    often = f"{abs(more)} more at {one} cells than at {other} ones" if more else "as many of each"
    inside = "an edge inside takes one end of each colour"
    telling.add(scene, f"{inside}, so the path leaves by {often}.", tints=tints)
    notes = count_border(telling, words, scene, tints)
    if {"doors", "colours board"} <= {*proof["laws"]} and not words.endswith("board"):
        telling.add(scene, colours_of_doors(telling.step), tints=tints, notes=notes)
    how = "with two doors to the castle the numbers fit in no other way: "
    if "doors" not in proof["laws"]:
        how = extremes(*ways_out(telling.step, set(cells), scene.known), more=more)
    return telling.conclude(proof, scene, how, tints=tints, notes=notes)


def extremes(at: Ways, may: Ways, *, more: int) -> str:
    """At which colour the path leaves as often as it can, and at the other no oftener than it does.

    It has to leave so many times more at black cells than at white ones; there may be no way to.
    """
    most = may[True] - at[False] <= more  # at black cells
    one, other = both_colours(black_first=most)
    often = f"leaves {times(may[most])} at most" if may[most] else "cannot leave"
    least = f" and at {other} ones {times(at[not most])} at least" if at[not most] else ""
    need = more if most else -more
    fit = "no other way" if may[most] - at[not most] == need else "no way"
    return f"at {one} cells it {often}{least}, so the numbers fit in {fit}: "


def crossing(number: int, border: str) -> str:
    """How often the path would cross a border: never cross it, cross it twice."""
    return f"cross {border} {times(number)}" if number else f"never cross {border}"


def count_border(
    telling: Telling, words: str, scene: Scene, tints: dict[str, list[str]]
) -> tuple[tuple[str, str], ...]:
    """The edges at the border, by the colour at which they leave."""
    cells = set(region_of(telling.step, words))
    own = border(telling.step, cells)
    shown: list[str] = []
    clauses = []
    for colour in "black", "white":
        side = [edge for edge in own if leaves_black(edge, cells) == (colour == "black")]
        used, free = are(side, "path", scene.known), opened(side, scene.known)
        shown += [*used, *free]
        clauses.append(f"at {colour} cells {told_apart(used, free)}")
    notes = numbered(shown)
    telling.add(scene, f"the ways out: {'; '.join(clauses)}.", tints=tints, notes=notes)
    return notes


def colours_of_doors(step: Step) -> str:
    """At which cells the path begins and ends, as the colours of the whole castle have it."""
    black, white = colours(all_cells(step))
    if black == white:
        many, doors = "as many black cells as", "one door at a black cell and one at a white one"
    else:
        many, doors = "one more black cell than", "two doors at black cells"
    return f"the whole castle has {many} white ones, so the path uses {doors}."


def told_apart(used: Sequence[str], free: Sequence[str]) -> str:
    """How many edges are in the path and how many open: 1 is in the path (r1c1-top)."""
    some = [
        f"{len(edges)} {'is' if len(edges) == 1 else 'are'} {what} ({listed(edges)})"
        for edges, what in ((used, "in the path"), (free, "open"))
        if edges
    ]
    return " and ".join(some) or "there is none"


def chessboard(step: Step) -> dict[str, list[str]]:
    """The black cells of the castle."""
    return {"black": [cell for cell in all_cells(step) if is_black(cell)]}


def by_doors(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """The doors, and how many the path uses at cells of each colour."""
    if "colours board" in proof["laws"]:
        return by_colours(telling, proof, scene)
    doors = [edge for edge in edges_of(telling.step) if is_door(edge)]
    used, free = are(doors, "path", scene.known), opened(doors, scene.known)
    notes = numbered([*used, *free])
    telling.add(scene, f"of the doors {told_apart(used, free)}.", notes=notes)
    few = ", and there is just one" if len(used) + len(free) == 1 else ""
    return telling.conclude(proof, scene, f"the path uses two doors{few}: ", notes=notes)


def by_ways(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """Every two ways through a cell but those that are concluded, and what they would do."""
    step, cell = telling.step, law_of(proof, "cell")
    own = border(step, [cell])
    used, free = are(own, "path", scene.known), opened(own, scene.known)
    places = {fact_of(fact)[0] for fact in proof["facts"]}
    path = any(fact.endswith(" path") for fact in proof["facts"])
    pairs = [two for two in combinations([*used, *free], 2) if set(used) <= set(two)]
    wrong = [two for two in pairs if (not places <= set(two) if path else places & set(two))]
    telling.add(
        scene,
        f"{cell} has {counted(len(pairs), 'pair')} of ways: "
        f"{'; '.join(listed(two) for two in pairs)}.",
        because=(cell,),
    )
    for two in wrong:
        facts = [f"{edge} path" for edge in two if edge not in used]
        telling.branch({"suppose": facts, "then": [], "breaks": "path"}, scene, "suppose")
    return telling.conclude(proof, scene, "so ")


def by_parts(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """The board without the edge: two parts."""
    step, (edge,) = telling.step, [fact_of(fact)[0] for fact in proof["facts"]]
    shut = {fact_of(fact)[0] for fact in scene.known if fact.endswith(" blocked")}
    ways = [other for other in edges_of(step) if other != edge and other not in shut]
    one, every = joined(ends(edge)[0], ways), all_cells(step)
    parts = [[c for c in every if c in one], [c for c in every if c not in one]]
    for number, (part, kind) in enumerate(zip(parts, ("region", "other"), strict=True), 1):
        says = f"without {edge}, part {number} has {counted(len(part), 'cell')}: {listed(part)}."
        telling.add(
            scene, says, tints={"region": parts[0], **({"other": part} if number == 2 else {})}
        )
    return telling.conclude(proof, scene, "the path must come from one to the other, so ")


def by_end(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """The path as it would be, a loop or an end too early."""
    for fact in proof["facts"]:
        place, value = fact_of(fact)
        case = {"suppose": f"{place} {OTHER[value]}", "then": [], "breaks": "path"}
        telling.branch(case, scene, "suppose")
    return telling.conclude(proof, scene, "so ")


WITHIN: frozenset[str] = frozenset()
PICTURES = {
    "cross evenly": by_region,
    "use only ways": by_region,
    "balance colours": by_colours,
    "choose doors": by_doors,
    "pass through": by_ways,
    "join all cells": by_parts,
    "close no loop": by_end,
}
