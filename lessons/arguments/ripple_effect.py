"""The words of Ripple Effect for arguments, and the pictures of its rules."""

from collections.abc import Sequence
from itertools import pairwise

from lessons.arguments import alike, itself, one_by_one, settled, whole
from lessons.arguments.pictures import Scene, Telling
from lessons.puzzles.drawing import cells_in
from lessons.reasons.ripple_effect import broken_room, clashes, room_of, rules_out, tight
from lessons.reasons.words import counted, listed, supposed
from lessons.trace import Proof, Step, fact_of

WITHIN: frozenset[str] = frozenset()
known, marks, together = settled, itself, one_by_one
briefly = gathered = whole


def clause(_: Step, places: list[str], value: str) -> str:
    """What places are: r1c1 and r1c2 are not 3."""
    return f"{listed(places)} {'is' if len(places) == 1 else 'are'} {value}"


given = alike(clause)


def would(value: str) -> str:
    """What a place would be."""
    return f"be {value}"


def law(step: Step, words: str) -> str:
    """What a law says."""
    if words.startswith("room "):
        size = len(room_of(step, words))
        return f"{words} holds {f'each of 1 to {size} once' if size > 1 else 'just 1'}"
    line, value = words.split(", ")
    return f"two {value}s in {line} have {counted(int(value), 'cell')} or more between them"


def about(step: Step, link: Proof, facts: Sequence[str]) -> list[str]:
    """The laws of a link that are about these facts: lines and rooms of a ripple; else unclear."""
    if link["rule"] not in ("spread ripple", "clear common shadow"):
        return []
    places = [fact_of(fact)[0] for fact in facts]
    casts = link["laws"][:1] if link["rule"] == "clear common shadow" else []
    return [
        law for law in link["laws"] if law in casts or any(in_law(step, law, at) for at in places)
    ]


def in_law(step: Step, law: str, place: str) -> bool:
    """Whether a cell is in the room or line of a law."""
    if law.startswith("room "):
        return place in room_of(step, law)
    return is_in(place, law.split(",")[0])


def breach(step: Step, words: str, known: frozenset[str]) -> tuple[str, list[str]]:
    """What goes wrong where a law breaks, and at which places."""
    if words.startswith("room "):
        return broken_room(words, room_of(step, words), known)
    line, value = words.split(", ")
    places = sorted(
        (place for place, what in map(fact_of, known) if what == value and is_in(place, line)),
        key=cells_in,
    )
    at = 1 if line.startswith("row") else 0
    pairs = [
        [one, two]
        for one, two in pairwise(places)
        if cells_in(two)[0][at] - cells_in(one)[0][at] <= int(value)
    ]
    if not pairs:
        return f"the {value}s of {line} would be too close", places
    return f"the {value}s at {listed(pairs[0])} would be too close in {line}", pairs[0]


def is_in(place: str, line: str) -> bool:
    """Whether a cell is in a row or column."""
    kind, number = line.split()
    ((r, c),) = cells_in(place)
    return (r if kind == "row" else c) == int(number) - 1


def narrows(step: Step, proof: Proof, fact: str) -> bool:
    """Whether a fact leaves a room fewer ways: places of a number, or numbers of a cell."""
    tried = [fact for case in proof["cases"] for fact in supposed(case)]
    cells, values = {cell for cell, _ in tried}, {value for _, value in tried}
    place, value = fact_of(fact)
    if place not in room_of(step, proof["by"]):
        return False
    if len(cells) == 1:
        return place in cells or value.isdecimal()
    return any(rules_out(fact, value) for value in values)


# --- Pictures ----------------------------------------------------------------------------


def shadow(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """Each place of a number in a room, and that it is too close; as cases are told."""
    room, value = proof["laws"][0], fact_of(proof["facts"][0])[1].removeprefix("not ")
    if scene.depth:
        return None
    cases = []
    for place in room_of(telling.step, room):
        near = [
            (fact, law)
            for fact in proof["facts"]
            for law in proof["laws"][1:]
            if all(is_in(cell, law.split(",")[0]) for cell in (place, fact_of(fact)[0]))
        ]
        links = [
            {"facts": [fact], "from": [f"{place} {value}"], "laws": [law], "rule": "spread ripple"}
            for fact, law in near
        ]
        cases.append({"suppose": f"{place} {value}", "then": links})
    told = proof | {"by": room, "cases": cases}
    return telling.conclude(told, scene, telling.cases(told, scene))


def tight_set(telling: Telling, proof: Proof, scene: Scene) -> Scene:
    """The cells that must take certain numbers, as many as they are; both totals."""
    (law,) = proof["laws"]
    cells, lost = tight(proof)
    room = room_of(telling.step, law)
    left = [str(value) for value in range(1, len(room) + 1) if str(value) not in lost]
    may = {cell: [v for v in left if not clashes(f"{cell} {v}", scene.known)] for cell in cells}
    notes = tuple((cell, ",".join(may[cell])) for cell in cells)
    drawn = {"because": tuple(cells), "tints": {"region": room}}
    telling.add(
        scene,
        f"{law} holds {counted(len(room), 'number')} in as many cells, and {listed(cells)} "
        f"cannot be {listed(lost, 'or')}.",
        **drawn,
    )
    are = "is left" if len(left) == 1 else "are left"
    telling.add(
        scene,
        f"so {counted(len(left), 'number')}, {listed(left)}, {are} "
        f"to {counted(len(cells), 'cell')}, which {'take' if len(cells) > 1 else 'takes'} "
        f"{'them' if len(left) > 1 else 'it'} up.",
        **drawn,
        notes=notes,
    )
    return telling.conclude(
        proof, scene, f"no other cell of {law} has them: ", **drawn, notes=notes
    )


PICTURES = {"clear common shadow": shadow, "fill tight set": tight_set}
