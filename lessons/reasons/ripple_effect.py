"""Why a step of Ripple Effect holds."""

from lessons.reasons.words import counted, links_of, listed, supposed, they, told, until_clash
from lessons.trace import Fact, Proof, Step, fact_of, words_of_facts


def number(step: Step) -> str:
    """The number that the step is about: 3 of "3" and of "not 3"."""
    return step.value.removeprefix("not ")


def said(facts: list[Fact]) -> str:
    """Facts as people say them: r1c1 is 3 and r1c2 is not 4."""
    return listed([f"{place} is {value}" for place, value in facts])


def refuted(step: Step, end: str = "") -> str:
    """What would be: if it were 3, r1c1 would be 4, so ..., and then a law breaks."""
    ((_, value),) = supposed(step.proof)
    facts, known = until_clash(step, links_of(step.proof))
    last = facts[-1:] if known else []
    links = [would(*fact) for fact in facts if fact[1].isdecimal() or fact in last]
    start, breach = f"if it were {value}, {told(links, 'would follow')}", breach_of(step)
    if known:
        return f"{start}, but {facts[-1][0]} is {known}"
    return f"{start}{end or f', and then {breach}'}" if links else f"{start}{breach}"


def would(place: str, value: str) -> str:
    """A link of a chain: r1c1 would be 3; r1c1 would not be 3."""
    return f"{place} would {'be' if value.isdecimal() else 'not be'} {value.removeprefix('not ')}"


def breach_of(step: Step) -> str:
    """What goes wrong where the law breaks that is the end of what is supposed."""
    law = step.proof["breaks"]
    if law.startswith("room "):
        facts = [*supposed(step.proof), *links_of(step.proof)]
        known = frozenset([*step.solver.facts(step.before), *words_of_facts(facts)])
        return broken_room(law, room_of(step, law), known)[0]
    line, value = law.split(", ")
    return f"two {value}s in {line} would be too close"


def room_of(step: Step, words: str) -> list[str]:
    """The cells of a room."""
    label = words.removeprefix("room ")
    homes = step.before.puzzle.homes.items()
    return str(step.solver.names(step.before, next(r for r, one in homes if one == label))).split()


def clashes(fact: str, known: frozenset[str]) -> set[str]:
    """That a cell is another number, or not this one."""
    place, value = fact_of(fact)
    if value.startswith("not "):
        return {f"{place} {value.removeprefix('not ')}"} & known
    here = f"{place} "
    others = {one for one in known if one.startswith(here) and one != fact}
    return {one for one in others if " not " not in one or one == f"{place} not {value}"}


def broken_room(words: str, room: list[str], known: frozenset[str]) -> tuple[str, list[str]]:
    """Which number has no place in a room, or two; which cell has no number left."""
    values = range(1, len(room) + 1)
    may = {cell: [v for v in values if not clashes(f"{cell} {v}", known)] for cell in room}
    for value in values:
        held = [cell for cell in room if f"{cell} {value}" in known]
        if len(held) > 1:
            return f"{words} would hold {value} at {listed(held)}", held
    for value in values:
        if not any(value in may[cell] for cell in room):
            return f"{words} would have no place for {value}", room
    for cell in room:
        if not may[cell]:
            return f"{cell} would have no number left", [cell]
    return f"{words} could not hold each of its numbers once", room


# --- Tier 1 ------------------------------------------------------------------------------


def spread_ripple(step: Step) -> str:
    """The number, and where its ripple is: in the room, along the lines."""
    inside = [law.startswith("room ") for law in step.proof["laws"]]
    near = f"within {counted(int(number(step)), 'cell')} along row or column"
    where = " or ".join(["in the same room"] * any(inside) + [near] * (not all(inside)))
    verb = "is" if len(step.places) == 1 else "are"
    return f"{said(list(map(fact_of, step.proof['from'])))}, and {they(step)} {verb} {where}"


def take_only_value(step: Step) -> str:
    """The numbers that the cell cannot be."""
    (law,) = step.proof["laws"]
    lost = [fact_of(fact)[1].removeprefix("not ") for fact in step.proof["from"]]
    if not lost:
        return f"{law} has no other cell, and so no other number"
    numbers = listed(lost, "or")
    return f"it is not {numbers}, and no other number of 1 to {len(lost) + 1} is left to it"


def take_only_cell(step: Step) -> str:
    """The room that has no other place."""
    (law,) = step.proof["laws"]
    if not step.proof["from"]:
        return f"{law} has no other cell"
    others = listed([fact_of(fact)[0] for fact in step.proof["from"]], "or")
    return f"{number(step)} has no other place left in {law}, as it is not at {others}"


# --- Tier 2 ------------------------------------------------------------------------------


def clear_common_shadow(step: Step) -> str:
    """The room whose places for the number are all too close."""
    law, value, places = step.proof["laws"][0], number(step), ways_of(step)
    close = {1: "", 2: "both "}.get(len(places), "all ")
    return f"{law} has its {value} at {listed(places, 'or')}, {close}too close"


def ways_of(step: Step) -> list[str]:
    """The places that the number still has in the room that casts its shadow.

    If it has none, there is no answer: then those that the reason leaves to it.
    """
    room = step.solver.names(step.before, step.found.at).split()
    for known in step.solver.facts(step.before), []:
        facts = [fact for fact in (*step.proof["from"], *known) if rules_out(fact, number(step))]
        lost = {fact_of(fact)[0] for fact in facts}
        if len(lost.intersection(room)) < len(room):
            break
    return [place for place in room if place not in lost]


def rules_out(fact: str, value: str) -> bool:
    """Whether a cell of which this is known does not hold a value."""
    _, told = fact_of(fact)
    return told == f"not {value}" or (told.isdecimal() and told != value)


def fill_tight_set(step: Step) -> str:
    """The numbers and the cells that they fill."""
    (law,) = step.proof["laws"]
    cells, lost = tight(step.proof)
    every = map(str, range(1, len(cells) + len(lost) + 1))
    left = listed([value for value in every if value not in lost])
    return (
        f"{listed(cells)} cannot be {listed(lost, 'or')}, so that they hold {left}, "
        f"all other numbers of {law}"
    )


def tight(proof: Proof) -> tuple[list[str], list[str]]:
    """(The cells that certain numbers fill, the numbers that none of these cells can be)."""
    facts: dict[str, list[str]] = {}
    for fact in proof["from"]:
        facts.setdefault(fact_of(fact)[0], []).append(fact)
    values = {fact_of(fact)[1].removeprefix("not ") for fact in proof["from"]}
    return list(facts), sorted((value for value in values if is_lost(facts, value)), key=int)


def is_lost(facts: dict[str, list[str]], value: str) -> bool:
    """Whether by these facts none of their cells holds a value."""
    return all(any(rules_out(fact, value) for fact in told) for told in facts.values())


def cross_rooms(step: Step) -> str:
    """What the number would do to two rooms."""
    return refuted(step)


def follow_chain(step: Step) -> str:
    """The chain from a number to what rules it out."""
    facts, _ = until_clash(step, links_of(step.proof))
    strikes = f", which rules {number(step)} out at {step.places[0]}"
    return refuted(step, strikes if [value for _, value in facts][-1:] == [number(step)] else "")


def join_chains(step: Step) -> str:
    """The chains from a number to what it leaves without a number or a place."""
    return refuted(step)


# --- Tier 3 ------------------------------------------------------------------------------


def try_either(step: Step) -> str:
    """What the number leads to; or the two ways, and that both lead to this."""
    proof: Proof = step.proof
    if "suppose" in proof:
        return refuted(step)
    ways = [said(supposed(case)) for case in proof["cases"]]
    return f"by {proof['by']} {listed(ways, 'or')}, and both lead to this"
