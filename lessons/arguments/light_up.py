"""The words of Light Up for arguments, and the pictures of its rules."""

from collections.abc import Iterable, Sequence
from functools import partial

from lessons.arguments import alike, itself, one_by_one, opposite, settled, whole
from lessons.arguments.pictures import Scene, Telling
from lessons.puzzles.drawing import around, cells_in, in_order
from lessons.reasons.beams import (
    is_about,
    is_white,
    lines,
    lines_of,
    meeting,
    number,
    says,
    sees,
    through,
)
from lessons.reasons.light_up import free_strips, lacking, laws_of
from lessons.reasons.words import counted, listed
from lessons.trace import Proof, Step, fact_of

WITHIN: frozenset[str] = frozenset()
OTHER = {"bulb": "empty", "empty": "bulb"}
known, marks, together, gathered = settled, itself, one_by_one, whole
clashes = partial(opposite, OTHER)


def clause(_: Step, places: list[str], value: str) -> str:
    """What places are: r1c1 and r1c2 hold bulbs."""
    if value == "bulb":
        return f"{listed(places)} {'holds a bulb' if len(places) == 1 else 'hold bulbs'}"
    return f"{listed(places)} {'is' if len(places) == 1 else 'are'} empty"


given = alike(clause)


def would(value: str) -> str:
    """What a place would be."""
    return "hold a bulb" if value == "bulb" else "be empty"


def law(step: Step, words: str) -> str:
    """What a law says."""
    kind, where = words.split()
    if kind == "light":
        return f"{where} must be lit"
    if kind == "strip":
        which = "the" if len(lines_of(step, where)) == 1 else "each"
        return f"{which} line {by_ends(step, where)} holds one bulb at most"
    return f"{number(step, where)} has {counted(says(step, where), 'bulb')} beside it"


def by_ends(step: Step, strip: str) -> str:
    """A line by its ends, and the wormholes on the way: from r1c1 to r3c5 through wormhole A."""
    ways = {way for _, way in lines(step.lines, *cells_in(strip))}
    return from_to(strip, min(ways) if len(ways) == 1 else "")


def from_to(strip: str, way: str) -> str:
    """The ends of a line, and the wormholes on the way."""
    one, other = strip.split("-")
    return f"from {one} to {other} {through(way)}".rstrip()


def about(step: Step, link: Proof, facts: Sequence[str]) -> list[str]:
    """The laws of a link that are about these facts: the lines on which they are; else unclear."""
    if link["rule"] != "empty cells in light":
        return []
    places = [fact_of(fact)[0] for fact in facts]
    return [law for law in link["laws"] if any(is_about(step, law, place) for place in places)]


def breach(step: Step, words: str, known: Iterable[str]) -> tuple[str, list[str]]:
    """What goes wrong where a law breaks, and at which places."""
    kind, where = words.split()
    if kind == "light":
        return f"no place is left for a bulb that lights {where}", [where]
    facts = list(map(fact_of, known))
    if kind == "strip":
        line = meeting(step, where, [place for place, value in facts if value == "bulb"])
        return f"bulbs at {listed(line)} would see each other", line
    sides = [place for place in around(where) if is_white(step.lines, *cells_in(place))]
    bulbs = [place for place in sides if (place, "bulb") in facts]
    room = [place for place in sides if (place, "empty") not in facts]
    if len(bulbs) > says(step, where):
        return f"{number(step, where)} would have {counted(len(bulbs), 'bulb')}", [where, *bulbs]
    left = f"only {counted(len(room), 'place')}" if room else "no place"
    return f"{number(step, where)} would have {left} for bulbs", [where]


def briefly(facts: Sequence[str]) -> Sequence[str]:
    """The bulbs of a case, if it has any: its other cells are empty."""
    return [fact for fact in facts if fact_of(fact)[1] == "bulb"] or facts


def narrows(step: Step, proof: Proof, fact: str) -> bool:
    """Whether a fact leaves a number, or a cell to be lit, fewer ways."""
    kind, _, where = proof.get("by", "").partition(" ")
    place, value = fact_of(fact)
    if kind == "light":
        return value == "empty" and (place == where or sees(step, place, where))
    return kind == "number" and place in around(where)


# --- Pictures ----------------------------------------------------------------------------


def strips(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """What two numbers lack, what the strips that they share give, and what is left to others."""
    step = telling.step
    walls, lack = lacking(step)
    shared, dark = free_strips(step), laws_of(step, "light")
    numbers = listed([number(step, wall) for wall in walls])
    telling.add(scene, f"{numbers} lack {counted(lack, 'bulb')} together.", because=tuple(walls))
    for at, (strip, line, way) in enumerate(shared, 1):
        says = (
            f"strip {at} of {len(shared)}, {from_to(strip, way)}, has sides of both "
            "and holds one bulb at most."
        )
        telling.add(scene, says, because=tuple(walls), tints={"region": in_order(line)})
    drawn = {"tints": {"region": in_order({cell for _, line, _ in shared for cell in line})}}
    for place in dark:
        says = f"the bulb that lights {place} is on one of these strips, beside neither number."
        telling.add(scene, says, because=(place,), **drawn)
    most = len(shared) - len(dark)
    so = f"so these strips give them {counted(most, 'bulb')} at most"
    if lack > most:
        so += f", and their other sides have to give {counted(lack - most, 'bulb')}"
    if step.value == "empty":
        so += ", and all of that is needed"
    return telling.conclude(proof, scene, f"{so}: ", because=tuple(walls), **drawn)


PICTURES = {"share strips": strips}
