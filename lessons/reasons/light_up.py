"""Why the steps of Light Up hold, from their proofs: facts, laws, what breaks."""

from collections.abc import Iterable

from lessons.puzzles.drawing import around, cells_in, in_order, name
from lessons.reasons.beams import (
    beams,
    bulbs_beside,
    bulbs_from,
    is_about,
    its_bulbs,
    lines,
    meeting,
    number,
    says,
    sees,
    shown,
    tunnel,
    with_value,
)
from lessons.reasons.words import counted, it, law_of, links_of, listed, supposed, told, until_clash
from lessons.trace import Fact, Proof, Step, fact_of

OPEN, BULB, EMPTY = ".", "*", "x"

# --- Tier 1 ------------------------------------------------------------------------------


def finish_with_empty(step: Step) -> str:
    """The number, and its bulbs."""
    wall, bulbs = law_of(step.proof, "number"), bulbs_from(step.proof)
    if not bulbs:
        return f"{number(step, wall)} has no bulb beside it"
    return f"{number(step, wall)} already has {its_bulbs(len(bulbs))}, at {listed(bulbs)}"


def finish_with_bulbs(step: Step) -> str:
    """The number, and how few places it has."""
    wall = law_of(step.proof, "number")
    lacks, many = len(step.places), says(step, wall)
    left = "this is the only place" if lacks == 1 else f"these are the only {lacks} places"
    if lacks == many:
        return f"{left} left for {its_bulbs(many).replace('its', 'the')} of {number(step, wall)}"
    return f"{number(step, wall)} still lacks {counted(lacks, 'bulb')}, and {left} left"


def empty_cells_in_light(step: Step) -> str:
    """The bulb, and the wormholes on its beams."""
    (bulb,) = bulbs_from(step.proof)
    reached: dict[str, list[str]] = {}
    for place in step.places:
        reached.setdefault(tunnel(step, bulb, place), []).append(place)
    through = [f"{listed(places)} {way}" for way, places in reached.items() if way]
    if len(reached) == 1:
        return f"the bulb at {bulb} lights {it(step)} {''.join(reached)}".rstrip()
    return f"the bulb at {bulb} lights {', '.join([it(step), *through])}"


def empty_corners(step: Step) -> str:
    """The number, and its sides that would be lit: if none is open now, there is no answer."""
    wall, (corner,) = law_of(step.proof, "number"), cells_in(step.places[0])
    seen = {name(*cell) for cell, _ in beams(step.lines, corner)}
    sides = [side for side in around(wall) if side in seen]
    lit = [side for side in sides if shown(step, side) == OPEN] or sides
    return f"a bulb there would light {listed(lit)}, and leave {number(step, wall)} too few places"


def must_light(step: Step) -> str:
    """The dark cell."""
    dark, place = law_of(step.proof, "light"), step.places[0]
    if dark == place:
        return "no other cell is left that can light it"
    way = tunnel(step, place, dark)
    through = f", {way}" if way else ""
    return f"it is the only place left for the bulb that lights {dark}{through}"


# --- Tier 2 ------------------------------------------------------------------------------


def lost(step: Step) -> list[str]:
    """The places that the links of a step's proof rule out, and that were not so before."""
    return not_yet_empty(step, with_value(links_of(step.proof), "empty"))


def not_yet_empty(step: Step, places: Iterable[str]) -> list[str]:
    """Those that were not ruled out before; all of them, if all were: then there is no answer."""
    places = in_order(places)
    return [place for place in places if shown(step, place) != EMPTY] or places


def share_light(step: Step) -> str:
    """The dark cell, and the places that would all be ruled out."""
    places, dark = lost(step), step.proof["breaks"].split()[-1]
    every = {1: "the last place", 2: "both places"}.get(len(places), "all places")
    return f"a bulb there would rule out {listed(places)}, {every} for the bulb that lights {dark}"


def crowd_number(step: Step) -> str:
    """The number, and the places that it would lose."""
    laws = [law for link in step.proof["then"] for law in link["laws"]] + [step.proof["breaks"]]
    law = [law for law in laws if law.startswith("number")][-1]
    links = links_of(step.proof)
    seen = (bulb for bulb in with_value(links, "bulb") if sees(step, step.places[0], bulb))
    gone = {*with_value(links, "empty"), *seen}
    places = not_yet_empty(step, (place for place in gone if is_about(step, law, place)))
    wall = number(step, law.split()[-1])
    return f"a bulb there would rule out {listed(places)}, and leave {wall} too few places"


def fit_number(step: Step) -> str:
    """The ways to give the number its bulbs, and what they agree on."""
    does = "puts a bulb there" if step.value == "bulb" else f"rules {it(step)} out"
    whose = f"{number(step, step.proof['by'].split()[-1])} its bulbs"
    other = [case for case in step.proof["cases"] if may_be(step, case) and not agrees(step, case)]
    ends = dict.fromkeys(f", or {failure(step, case)}" for case in other)
    return f"every way to give {whose} {does}{''.join(ends)}"


def failure(step: Step, case: Proof) -> str:
    """What a way that breaks a law does."""
    clash = case["breaks"].startswith("strip ")
    return f"leads to {'bulbs that see each other' if clash else breach(step, case)}"


def share_strips(step: Step) -> str:
    """The numbers, what they lack together, and how many strips they share."""
    walls, lack = lacking(step)
    strips, dark = free_strips(step), laws_of(step, "light")
    sides = lack - len(strips) + len(dark)  # other sides, which hold a bulb each
    most = f"at most one from each of the {len(strips)} strips that they share"
    if sides > 0 and step.value == "empty":
        most += f" and {sides} from their other sides"
    other = f", and a bulb in these strips lights {dark[0]}" if dark else ""
    so = "every other side of theirs is needed" if step.value == "bulb" else "none is to spare"
    numbers = " and ".join(number(step, wall) for wall in walls)
    return f"{numbers} lack {counted(lack, 'bulb')} together, {most}{other}, so {so}"


def laws_of(step: Step, kind: str) -> list[str]:
    """What the laws of a kind are about on which a step rests."""
    return [law.split()[-1] for law in step.proof["laws"] if law.split()[0] == kind]


def free_strips(step: Step) -> list[tuple[str, list[str], str]]:
    """(Its name, its cells, its wormholes) of each line that the numbers of a step share.

    One that has a bulb counts as no lack; one between the same cells may have no sides of theirs.
    """
    bulbs = with_value([fact_of(fact) for fact in step.solver.facts(step.before)], "bulb")
    found = []
    for strip in laws_of(step, "strip"):
        for cells, way in lines(step.lines, *cells_in(strip)):
            line = [name(*cell) for cell in cells]
            theirs = all(set(around(wall)) & set(line) for wall in laws_of(step, "number"))
            if theirs and not set(line) & set(bulbs):
                found.append((strip, line, way))
    return found


def lacking(step: Step) -> tuple[list[str], int]:
    """(The numbers on which a step rests, how many bulbs they lack together)."""
    walls = laws_of(step, "number")
    return walls, sum(says(step, wall) - len(bulbs_beside(step, wall)) for wall in walls)


def literal(fact: Fact) -> str:
    """A link of a chain: one at r1c1, none at r1c1."""
    return f"{'one' if fact[1] == 'bulb' else 'none'} at {fact[0]}"


def bulb_or_none(facts: list[Fact]) -> str:
    """What is supposed, as a subject: a bulb at r1c1; bulbs at r1c1, r2c2; r1c1 without a bulb."""
    if bulbs := with_value(facts, "bulb"):
        return f"{'a bulb' if len(bulbs) == 1 else 'bulbs'} at {listed(bulbs)}"
    return f"{listed([place for place, _ in facts])} without a bulb"


def turn_chain(step: Step) -> str:
    """The chain from a value to its opposite, or to what cannot be, or is known not to be so."""
    facts, known = until_clash(step, links_of(step.proof))
    links = [literal(fact) for fact in facts]
    if known:
        is_known = "holds a bulb" if known == "bulb" else "is empty"
        return f"{start(step)} means {told(links)}, but {facts[-1][0]} {is_known}"
    if is_about(step, step.proof["breaks"], step.places[0]):
        return f"{start(step)} means {told([*links, literal(step.facts[0])])}"
    return f"{start(step)} means {told(links)}, so {breach(step, step.proof)}"


def starve_chain(step: Step) -> str:
    """The cell or number that the chain would starve."""
    kind, dark = step.proof["breaks"].split()
    gone = [place for place in lost(step) if shown(step, place) != EMPTY]
    places = [place for place in gone if sees(step, place, dark)] if kind == "light" else []
    if places:
        every = {1: "the last place", 2: "both places"}.get(len(places), "all places")
        ruled_out = f"{listed(places)}, {every} to light {dark}"
        return f"{start(step)} rules out in the end {ruled_out}"
    return f"{start(step)} leads in the end to {breach(step, step.proof)}"


def start(step: Step) -> str:
    """What a chain begins with."""
    return bulb_or_none(supposed(step.proof))


def breach(step: Step, case: Proof) -> str:
    """What the law that a case breaks would have: too few places for the 2 at r1c1."""
    kind, where = case["breaks"].split()
    facts = [*supposed(case), *links_of(case), *map(fact_of, step.proof["from"])]
    if kind == "light":
        return f"no place for a bulb that lights {where}"
    if kind == "strip":
        bulbs = meeting(step, where, with_value(facts, "bulb"))
        return f"bulbs at {listed(bulbs)} that see each other"
    bulbs = [b for b in with_value(facts, "bulb") if is_about(step, case["breaks"], b)]
    much = "too many bulbs" if len(set(bulbs)) > says(step, where) else "too few places"
    return f"{much} for {number(step, where)}"


# --- Tier 3 ------------------------------------------------------------------------------


def satisfy_number(step: Step) -> str:
    """The ways to give a number its bulbs."""
    return by_cases(step, f"to give {number(step, step.proof['by'].split()[-1])} its bulbs")


def light_location(step: Step) -> str:
    """The places for the bulb that lights a cell."""
    return by_cases(step, f"to light {step.proof['by'].split()[-1]}")


def light_or_empty(step: Step) -> str:
    """The two values of a cell."""
    return by_cases(step, f"to settle {supposed(step.proof['cases'][0])[0][0]}")


def by_cases(step: Step, whose: str) -> str:
    """How many ways there are, which of them breaks which law, and that the others agree."""
    cases = [case for case in step.proof["cases"] if may_be(step, case)]
    broken = [case for case in cases if "breaks" in case]
    if len(cases) == 1 and not broken:
        return f"the only way left {whose} leads to this"
    if not broken:
        return f"{'both' if len(cases) == 2 else f'all {len(cases)}'} ways {whose} lead to this"
    way = bulb_or_none(supposed(broken[0]))
    leads = "lead" if way.startswith("bulbs") else "leads"
    first = f"{way} {leads} to {breach(step, broken[0])}"
    rest = len(cases) - len(broken)
    if "by" not in step.proof:
        return first
    many = f"{len(broken)} break a law" if len(broken) > 1 else "one breaks a law"
    others = "the other leads" if rest == 1 else f"the other {rest} all lead"
    return f"of the {len(cases)} ways {whose} {many}, as {first}, and {others} to this"


def may_be(step: Step, case: Proof) -> bool:
    """Whether the board before the step allows what a case supposes."""
    known = {"bulb": BULB, "empty": EMPTY}
    return all(shown(step, place) in (OPEN, known[value]) for place, value in supposed(case))


def agrees(step: Step, case: Proof) -> bool:
    """Whether a case itself has what the step says, be it that it breaks a law."""
    has = [*supposed(case), *links_of(case)]
    bulbs = with_value(has, "bulb")
    return all(
        fact in has or (fact[1] == "empty" and is_lit(step, fact[0], bulbs)) for fact in step.facts
    )


def is_lit(step: Step, place: str, bulbs: list[str]) -> bool:
    """Whether one of some bulbs elsewhere would light a place."""
    return place not in bulbs and any(sees(step, bulb, place) for bulb in bulbs)
