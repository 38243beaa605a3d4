"""Pictures of the shapes that an island may have: what killed some, and what the others share."""

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from itertools import takewhile
from typing import Any

from lessons.arguments.pictures import BOARD, Picture, Scene, Telling
from lessons.puzzles.drawing import around, in_order
from lessons.reasons.land import island, islands
from lessons.reasons.words import counted, listed, supposed
from lessons.trace import Proof, Step, fact_of, is_mark

FEW = 8  # shapes that are shown one by one
MOST = 12  # of those that are counted with each law, as many can be asked for
BESIDES = ", besides those that are out already"
LAWS = {  # how they break, each at some places
    "pool": "there would be a pool at {}",
    "sea": "the sea would be in pieces",
    "total": "the sea would not have as many cells as it must",
    "owner": "the land at {} would have no clue",
    "island": "{} would have no shape left",
}


def cells_of(case: Proof) -> list[str]:
    """The cells of the shape that a case supposes."""
    ((_, shape),) = supposed(case)
    return shape.split("+")


def overlay(cases: Iterable[Proof]) -> dict[str, int]:
    """In how many of the shapes each cell is."""
    return dict(Counter(cell for case in cases for cell in cells_of(case)))


def noted(counts: dict[str, int], clue: str) -> dict[str, Any]:
    """What draws the shapes laid over each other."""
    notes = tuple((cell, str(many)) for cell, many in sorted(counts.items()) if cell != clue)
    return {"tints": {"region": sorted(counts)}, "notes": notes}


def fit(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """The shapes of an island: which are out, and why; which are left, and what they share."""
    if not proof.get("by", "").startswith("island "):
        return None
    clue = proof["by"].split()[1]
    clashing = [telling.clashing(case, scene) for case in proof["cases"]]
    cases = [case for case, facts in zip(proof["cases"], clashing, strict=True) if not facts]
    dead = [case for case in cases if "breaks" in case]
    left = [case for case in cases if "breaks" not in case]
    few = len(cases) <= FEW and not scene.depth
    if cases:
        what = f"{island(telling.step, clue)} has {counted(len(cases), 'shape')} to fit in"
        what += BESIDES if are_out(proof["from"], clue, clashing) else ""
        telling.add(scene, f"{what}.", because=(clue,), **noted(overlay(cases), clue))
    if few:
        one_by_one(telling, scene, dead, left)
    else:
        by_law(telling, scene, dead, clue)
    if not left:
        besides = telling.words.out_already(telling.step, clue, scene.known)
        says = f"but then {island(telling.step, clue)} would have no shape left{besides}."
        return replace(telling.add(scene, says, wrong=(clue,)), ended=True)
    each = () if few or len(left) == 1 else aside(telling, scene, left=left)
    return share(telling, proof, scene, left, each)


def are_out(because: Iterable[str], clue: str, clashing: Iterable[Set[str]]) -> bool:
    """Whether shapes that fit on the board as it is drawn are out, by what no board draws.

    `clashing` has for each shape what of that is known it cannot stand beside.
    """
    named = [fact_of(fact) for fact in because]
    if any(not is_mark(fact) and clue in (fact[0], fact[1].removeprefix("not ")) for fact in named):
        return True
    return any(facts and not any(map(is_mark, map(fact_of, facts))) for facts in clashing)


def one_by_one(
    telling: Telling, scene: Scene, dead: Sequence[Proof], left: Sequence[Proof]
) -> None:
    """Each shape by itself: first those that break a law."""
    for case in dead:
        telling.branch(case, scene, "suppose")
    for number, case in enumerate(left[:MOST], 1):
        says = f"shape {number} of {len(left)} that may be: {listed(cells_of(case))}."
        ((clue, shape),) = supposed(case)
        telling.add(scene.inside(), says, [f"{clue} {shape}"], supposes=True)


def aside(
    telling: Telling, scene: Scene, dead: Sequence[Proof] = (), left: Sequence[Proof] = ()
) -> tuple[Picture, ...]:
    """The same for who asks for it: those first that are soonest told."""
    if not telling.offers:
        return ()
    inner = Telling(telling.step, telling.places)
    dead = sorted(dead, key=lambda case: sum(len(link["from"]) for link in case["then"]))
    one_by_one(inner, replace(scene, on=BOARD), dead[:MOST], left)
    return tuple(inner.pictures)


def by_law(telling: Telling, scene: Scene, dead: Sequence[Proof], clue: str) -> None:
    """How many shapes break a law, for each kind of law."""
    kinds: dict[str, list[Proof]] = {}
    for case in dead:
        kinds.setdefault(case["breaks"].split()[0], []).append(case)
    for kind, cases in kinds.items():
        says = f"with {len(cases)} of them {break_of(telling.step, kind, cases)}."
        each = aside(telling, scene, cases)
        telling.add(scene, says, because=(clue,), each=each, **noted(overlay(cases), clue))


def break_of(step: Step, kind: str, cases: Iterable[Proof]) -> str:
    """What goes wrong with shapes that break laws of a kind, each one of those that are named."""
    places = {case["breaks"].partition(" ")[2] for case in cases}
    order = in_order(places)
    where = listed(order, "or")
    if kind == "island":
        where = f"{'one of ' if len(order) > 1 else ''}{islands(step, order)}"
    return LAWS[kind].format(where)


def share(
    telling: Telling, proof: Proof, scene: Scene, left: Sequence[Proof], each: tuple[Picture, ...]
) -> Scene:
    """The shapes that are left laid over each other, and what they have in common."""
    ((clue, _),) = supposed(left[0])
    counts = overlay(left)
    every = {1: "the one shape that is left", 2: "both that are left"}.get(
        len(left), f"all {len(left)} that are left"
    )
    places = [fact_of(fact)[0] for fact in proof["facts"]]
    value = fact_of(proof["facts"][0])[1]
    near = all(any(set(around(cell)) & set(cells_of(case)) for case in left) for cell in places)
    if value == "island":
        why = f"{every} {'has' if len(left) == 1 else 'have'} {listed(places)}"
    elif value == "sea" and near:
        why = f"{every} {'touches' if len(left) == 1 else 'touch'} {listed(places)}"
    elif len(left) == 1:
        why = f"{every} does not have {listed(places, 'or')}"
    else:
        why = f"none of the {len(left)} that are left has {listed(places, 'or')}"
    drawn = noted(counts, clue)
    return telling.conclude(proof, scene, f"{why}: ", because=(clue,), each=each, **drawn)


def together(links: Sequence[Proof]) -> int:
    """How many links, from the first on, are told at once: those that rule out many shapes."""
    clue = fact_of(links[0]["facts"][0])[0]
    same = takewhile(lambda link: rules_out(link, clue), links)
    many = sum(1 for _ in same)
    return many if many > FEW // 2 else 1


def rules_out(link: Proof, clue: str) -> bool:
    """Whether a link says of just one shape of an island that it breaks a law."""
    place, value = fact_of(link["facts"][0])
    shape = value.removeprefix("not ")
    return place == clue and "suppose" in link and ("+" in shape or shape == place)


def is_shape_out(fact: str, clue: str) -> bool:
    """Whether a fact says which cells the island of a clue does not have together."""
    place, value = fact_of(fact)
    return place == clue and value.startswith("not r") and ("+" in value or value == f"not {clue}")


def tell_together(telling: Telling, links: Sequence[Proof], scene: Scene) -> Scene:
    """Many shapes that break laws, in a picture for each kind of law."""
    clue = fact_of(links[0]["facts"][0])[0]
    what = f"{island(telling.step, clue)} has {counted(len(links), 'shape')} to fit in"
    gone = [fact.replace(" not ", " ") for fact in scene.known if is_shape_out(fact, clue)]
    clashing = (telling.clashing({"suppose": fact}, scene) for fact in gone)
    what += BESIDES if are_out((), clue, clashing) else ""
    telling.add(scene, f"{what}.", because=(clue,), **noted(overlay(links), clue))
    by_law(telling, scene, links, clue)
    facts = [fact for link in links for fact in link["facts"]]
    return scene.knowing(facts)
