"""Why the steps of Nurikabe hold, from their proofs: facts, laws, what breaks."""

from collections.abc import Collection, Iterator
from functools import partial

from lessons.puzzles.drawing import around, in_order
from lessons.reasons.land import (
    Land,
    breach,
    clues_of,
    connected,
    drawn,
    island,
    islands,
    its_cells,
    known,
    said,
    shown,
)
from lessons.reasons.words import (
    counted,
    each,
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

# --- Tier 1 ------------------------------------------------------------------------------


def surround_full_island(step: Step) -> str:
    """The island that is full."""
    clue = law_of(step.proof, "island")
    return f"{island(step, clue)} already has {its_cells(step, clue).replace('all its', 'its')}"


def part_islands(step: Step) -> str:
    """The islands that would be one, with more than one clue."""
    land, (cell, *_) = Land(step, step.solver.facts(step.before)), step.places
    joined = [clue for clue, own in land.islands.items() if own.intersection(around(cell))]
    return f"as land {each(step)} would join {islands(step, joined)}"


def refuse_large_union(step: Step) -> str:
    """The union that would be too large."""
    clue, lands = law_of(step.proof, "island"), known(step, "island")
    loose = [place for place in lands if place not in connected(clue, lands)]
    return (
        f"as land {each(step)} would join {island(step, clue)} and the loose land at "
        f"{listed(loose)} to {len(lands) + 2} cells or more"
    )


def break_pool(step: Step) -> str:
    """The three sea cells."""
    return f"{listed(known(step, 'sea'))} are sea, and a fourth would make a pool"


def take_only_exit(step: Step) -> str:
    """Who must grow, and what shuts the other exits."""
    kind = step.proof["laws"][0].split()[0]
    only = "and this is the only way out"
    if step.value == "sea":
        if "total" in step.proof["laws"]:
            return f"all the sea there is must still grow, {only}"
        return f"the sea at {listed(let_out(step))} must come to the rest of it, {only}"
    shut = " and ".join(no_ways(step))
    closed = f", as {shut}" if shut else ""
    if kind == "island":
        clue = law_of(step.proof, "island")
        return f"{island(step, clue)} must still grow, {only}{closed}"
    return f"the loose land at {law_of(step.proof, 'owner')} must come to a clue, {only}{closed}"


def no_ways(step: Step) -> Iterator[str]:
    """What other cells beside some land are: r1c1 is sea; r2c2 is not of its island."""
    facts = list(map(fact_of, step.proof["from"]))
    off = [place for place, value in facts if value.startswith("not ")]
    for places, what in ((known(step, "sea"), "sea"), (off, "not of it")):
        if places:
            yield f"{listed(places)} {'is' if len(places) == 1 else 'are'} {what}"


def let_out(step: Step) -> list[str]:
    """The piece of sea that the step lets out."""
    facts = [fact_of(fact) for fact in step.solver.facts(step.before)]
    sea = [place for place, value in facts if value == "sea"]
    cells = drawn(step)
    pieces = ([start, *connected(start, sea)] for start in known(step, "sea"))
    shut = next(piece for piece in pieces if ways_out(piece, cells) == {*step.places})
    return in_order(shut)


def ways_out(piece: list[str], cells: dict[str, str]) -> set[str]:
    """The open cells beside a piece of sea."""
    return {way for cell in piece for way in around(cell) if cells.get(way) == "."}


def guard_corner(step: Step) -> str:
    """The island whose last cell touches the corner."""
    clue = law_of(step.proof, "island")
    has, (corner,) = {clue, *connected(clue, known(step, "island"))}, step.places
    ways = [way for way in around(corner) if has & {*around(way)} and way not in step.because]
    left = [way for way in ways if shown(step, way) != "~"] or ways  # others may be sea by now
    last = f"{listed(left, 'or')}, {'and either' if len(left) > 1 else 'which'} touches {corner}"
    return f"{island(step, clue)} gets its last cell at {last}"


# --- Tier 2 ------------------------------------------------------------------------------


def drown_unreachable(step: Step) -> str:
    """Whose it is known not to be, and the clues that could come there, if they had more cells."""
    facts = list(map(fact_of, step.proof["from"]))
    joined = connected(step.places[0], known(step, "island"))
    out, lost = ruled_out(facts, step.places), ruled_out(facts, joined)
    clues = [clue for clue in clues_of(step) if clue not in lost]
    if out or lost or clues:
        off = f"but it is not of {islands(step, out)}, " if out else ""
        land = f"the land that {they(step)} would join is not of"
        off += f"{'' if out else 'but '}{land} {islands(step, lost)}, " if lost else ""
        far = f"{islands(step, clues)} cannot come that far" if clues else "no other can come to it"
        return f"as land {they(step)} would need a clue, {off}and {far}"
    if any(value.startswith("not ") for _, value in facts):
        return "no clue can come to it, by what is known of the islands"
    if not step.before.puzzle.clued:
        return "there is no clue"
    return "the sea shuts it off from every clue"


def ruled_out(facts: list[Fact], places: Collection[str]) -> list[str]:
    """The clues of which some of these places are known not to be."""
    out = (value[4:] for place, value in facts if place in places and value.startswith("not r"))
    return list(dict.fromkeys(out))


def give_up_beyond(step: Step) -> str:
    """The island that cannot get there any more."""
    clue = step.value.removeprefix("not ")
    return f"{island(step, clue)} cannot come there without cells that are not its own"


def count_cells(step: Step) -> str:
    """What has all its cells, or needs all that are open."""
    if step.value == "sea":
        return "the islands have all their cells, and the rest is sea"
    return "the sea has all the cells that the clues leave it"


def raise_far_cells(step: Step) -> str:
    """How many cells the sea has and lacks, and from which of its pieces these are too few."""
    land = Land(step, step.solver.facts(step.before))
    start, _ = next(land.stops_short(step.places))
    has, total = len(land.sea), land.total or 0
    more = f"with {total - has} more it cannot come there from {start}"
    return f"the sea has {has} of its {total} cells, and {more}"


def fill_pockets(step: Step) -> str:
    """What shuts the sea out."""
    return f"land cuts {it(step)} off from the sea at {listed(known(step, 'sea'))}"


def keep_sea_whole(step: Step) -> str:
    """What the cell keeps together."""
    sea = known(step, "sea")
    if "total" in step.proof["laws"] or len(sea) < 2:
        return "without it the sea would have too little room for the cells that the clues leave it"
    return f"without it the sea at {listed(sea)} could not meet"


def keep_island_room(step: Step) -> str:
    """The island that would not get its cells."""
    clue = law_of(step.proof, "island")
    return f"without {it(step)} {island(step, clue)} could not get {its_cells(step, clue)}"


def fetch_loose_land(step: Step) -> str:
    """The loose land, and who can come for it."""
    land = step.proof.get("breaks", step.proof["laws"][-1]).split()[-1]
    return f"without {it(step)} no clue could come to the loose land at {land}"


def fit_shapes(step: Step) -> str:
    """How many shapes there are, and what they agree on."""
    clue, left, dead = shapes_of(step)
    verb = "contain" if step.value == "island" else "touch"
    many = {1: "the only shape", 2: "both shapes"}.get(left, f"all {left} shapes")
    verb += ("es" if verb == "touch" else "s") if left == 1 else ""
    gone = f" ({counted(dead, 'other')} would break a law)" if dead else ""
    return f"{many} left to {island(step, clue)}{gone} {verb} {it(step)}"


def shapes_of(step: Step) -> tuple[str, int, int]:
    """(clue, how many shapes are left, how many more would break a law) of a step about shapes."""
    facts = all_known(step)
    cases = [case for case in step.proof.get("cases", []) if is_left(case, facts)]
    dead = sum("breaks" in case for case in cases)
    return step.proof["by"].split()[1], len(cases) - dead, dead


def all_known(step: Step) -> frozenset[str]:
    """All that is known before a step, also of shapes that settled cells leave no room for."""
    board, named = step.before, partial(step.solver.names, step.before)
    known = set(step.solver.facts(board))
    for clue, shapes in board.dead.items():
        known.update(f"{named(clue)} not {named(shape).replace(' ', '+')}" for shape in shapes)
    for clue, cells in board.barred.items():
        known.update(f"{cell} not {named(clue)}" for cell in named(cells).split())
    return frozenset(known)


def is_left(case: Proof, facts: frozenset[str]) -> bool:
    """Whether these facts allow the shape that a case supposes."""
    ((clue, shape),) = supposed(case)
    cells = shape.split("+")
    near = {place for cell in cells for place in around(cell)}.difference(cells)
    gone = [f"{clue} not {shape}", *(f"{place} island" for place in near)]
    gone += [f"{cell} {value}" for cell in cells for value in ("sea", f"not {clue}")]
    return facts.isdisjoint(gone)


def keep_to_shapes(step: Step) -> str:
    """The island none of whose shapes has the cells."""
    clue, left, _ = shapes_of(step)
    if left == 1:
        return f"the only shape left to {island(step, clue)} does not contain {it(step)}"
    return f"no shape of the {left} left to {island(step, clue)} contains {it(step)}"


def fit_many_shapes(step: Step) -> str:
    """As fit_shapes or keep_to_shapes."""
    return keep_to_shapes(step) if step.value.startswith("not ") else fit_shapes(step)


def meet_duties(step: Step) -> str:
    """The island, and what it alone can come to."""
    clue, law = step.value.removeprefix("not "), step.proof.get("by", step.proof["laws"][0])
    what = "break the pool" if law.startswith("pool") else "come to the loose land"
    place = law.split()[-1]
    return (
        f"only {island(step, clue)} can {what} at {place}, "
        "which leaves it too few cells to come here"
    )


def pair_shapes(step: Step) -> str:
    """The neighbour that would have no shape."""
    return f"it would leave {island(step, step.proof['breaks'].split()[-1])} no shape"


def chain_shapes(step: Step) -> str:
    """What the shape leads to."""
    return refuted(step, step.proof)


# --- Tier 3 ------------------------------------------------------------------------------


def refute_opposite(step: Step) -> str:
    """What the opposite leads to, or that both values lead to this."""
    if "suppose" in step.proof:
        return refuted(step, step.proof)
    ((place, _),) = supposed(step.proof["cases"][0])
    return f"this follows if {place} is sea, and also if it is island"


def refuted(step: Step, case: Proof) -> str:
    """An argument by what would be: if r1c1 is sea, r1c2 is sea, so ..., and then a law breaks."""
    facts, known = until_clash(step, links_of(case), all_known(step))
    links = told([said(link) for link in facts])
    start = f"if {listed([said(fact) for fact in supposed(case)])}, {links}"
    if known:
        return f"{start}, but {facts[-1][0]} is {known}"
    return f"{start}{', and then ' if links else ''}{breach(step, case['breaks'])}"
