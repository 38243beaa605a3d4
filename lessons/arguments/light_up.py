"""The words of Light Up for arguments, and the pictures of its rules."""

from collections.abc import Iterable
from functools import partial

from lessons.arguments import itself, one_by_one, opposite, settled
from lessons.puzzles.drawing import around, cells_in
from lessons.reasons.light_up import number, rows_of, says, sees
from lessons.reasons.words import counted, listed
from lessons.trace import Step, fact_of

PICTURES: dict[str, object] = {}
WITHIN: frozenset[str] = frozenset()
OTHER = {"bulb": "empty", "empty": "bulb"}
known, marks, together = settled, itself, one_by_one
clashes = partial(opposite, OTHER)


def clause(_: Step, places: list[str], value: str) -> str:
    """What places are: r1c1 and r1c2 hold bulbs."""
    if value == "bulb":
        return f"{listed(places)} {'holds a bulb' if len(places) == 1 else 'hold bulbs'}"
    return f"{listed(places)} {'is' if len(places) == 1 else 'are'} empty"


def would(value: str) -> str:
    """What a place would be."""
    return "hold a bulb" if value == "bulb" else "be empty"


def law(step: Step, words: str) -> str:
    """What a law says."""
    kind, where = words.split()
    if kind == "light":
        return f"{where} must be lit"
    if kind == "strip":
        return f"the line from {' to '.join(where.split('-'))} holds one bulb at most"
    return f"{number(step, where)} has {counted(says(step, where), 'bulb')} beside it"


def breach(step: Step, words: str, known: Iterable[str]) -> tuple[str, list[str]]:
    """What goes wrong where a law breaks, and at which places."""
    kind, where = words.split()
    if kind == "light":
        return f"no place is left for a bulb that lights {where}", [where]
    facts = list(map(fact_of, known))
    if kind == "strip":
        line = sorted({p for p, value in facts if value == "bulb" and on_line(step, where, p)})
        return f"bulbs at {listed(line)} would see each other", line
    sides = [place for place in around(where) if shown_white(step, place)]
    bulbs = [place for place in sides if (place, "bulb") in facts]
    room = [place for place in sides if (place, "empty") not in facts]
    if len(bulbs) > says(step, where):
        return f"{number(step, where)} would have {counted(len(bulbs), 'bulb')}", [where, *bulbs]
    left = counted(len(room), "place") if room else "no place"
    return f"{number(step, where)} would have only {left} for bulbs".replace("only no", "no"), [
        where
    ]


def on_line(step: Step, strip: str, place: str) -> bool:
    """Whether a cell is on the line with these ends."""
    return all(sees(step, end, place) for end in strip.split("-"))


def shown_white(step: Step, place: str) -> bool:
    """Whether it is a white cell of the board."""
    rows = rows_of(step)
    found = cells_in(place)
    if not found:
        return False
    ((r, c),) = found
    return 0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] in ".*x+"
