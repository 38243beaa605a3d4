"""Pictures of Nurikabe's rules about how far clues and the sea get.

Each returns None where the picture would not show it: then links and laws are told instead.
"""

from collections.abc import Collection, Sequence
from itertools import takewhile

from lessons.arguments.pictures import Scene, Telling
from lessons.puzzles.drawing import in_order
from lessons.reasons.land import Land, island, islands, square
from lessons.reasons.words import counted, listed
from lessons.trace import Proof, fact_of

FAR = "out of reach"  # what the solver calls a link that says so of a clue


def places_of(proof: Proof) -> list[str]:
    """Where a proof concludes something."""
    return [fact_of(fact)[0] for fact in proof["facts"]]


def clues_in(proof: Proof) -> list[str]:
    """The clues whose islands' laws a proof uses."""
    return [law.split()[1] for law in proof["laws"] if law.startswith("island ")]


def tell_reach(
    telling: Telling, scene: Scene, clue: str, cells: Collection[str], lead: str = ""
) -> None:
    """How far a clue gets."""
    says = f"{lead}{island(telling.step, clue)} can come to {counted(len(cells), 'cell')}: "
    tints = {"region": in_order(cells)}
    telling.add(scene, f"{says}{listed(in_order(cells))}.", tints=tints, because=(clue,))


def drown(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """Whose it is not, and how far each clue gets that might come; or what the sea shuts off."""
    land, gone = Land(telling.step, scene.known), set(places_of(proof))
    clues = clues_in(proof)
    if any(gone & set(land.reach(clue)) for clue in land.size):
        return None
    if clues:
        for clue in clues:
            tell_reach(telling, scene, clue, land.reach(clue))
        out = [clue for clue in land.size if {f"{at} not {clue}" for at in gone} & {*proof["from"]}]
        off = (
            f"{listed(in_order(gone))} is not of {islands(telling.step, out)}, and " if out else ""
        )
        no = "no other" if out else "no"
        return telling.conclude(proof, scene, f"{off}{no} clue comes there: ")
    room = land.flood(gone, set(land.cells) - land.sea)
    if room & set(land.size):
        return None
    cells = in_order(room)
    says = f"land at {listed(in_order(gone))} can grow to {counted(len(cells), 'cell')} at most: "
    telling.add(scene, f"{says}{listed(cells)}, and no clue is there.", tints={"region": cells})
    why = "the sea shuts the clues out" if land.size else "there is no clue"
    return telling.conclude(proof, scene, f"{why}: ")


def together(links: Sequence[Proof]) -> int:
    """How many links, from the first on, say that some clue cannot come to the same place."""
    start = places_of(links[0])
    far = takewhile(lambda link: link["rule"] == FAR and places_of(link) == start, links)
    return sum(1 for _ in far) if len(start) == 1 else 0


def tell_together(telling: Telling, links: Sequence[Proof], scene: Scene) -> Scene:
    """The clues that cannot come to a place, all in one picture."""
    land, (place,) = Land(telling.step, scene.known), places_of(links[0])
    facts = [fact for link in links for fact in link["facts"]]
    clues = [fact_of(fact)[1].removeprefix("not ") for fact in facts]
    if any(place in land.reach(clue) for clue in clues):
        for link in links:
            scene = telling.prove(link, scene)
        return scene
    known = dict.fromkeys(fact for link in links for fact in link["from"])
    why = f", as {telling.said(known)}" if known else ""
    says = f"{islands(telling.step, clues)} cannot come to {place}{why}."
    because = (*clues, *(fact_of(fact)[0] for fact in known))
    return telling.add(scene, says, facts, because=because)


def leave_out(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """How far an island gets without the cells that it needs."""
    land, gone = Land(telling.step, scene.known), places_of(proof)
    clue = clues_in(proof)[0] if clues_in(proof) else ""
    if not clue or land.size[clue] == "?":
        return None
    size = int(land.size[clue])
    if any(len(land.reach(clue, [cell])) >= size for cell in gone):
        return None
    for cell in gone:
        tell_reach(telling, scene, clue, land.reach(clue, [cell]), f"without {cell} ")
    return telling.conclude(proof, scene, f"{island(telling.step, clue)} needs {size}: ")


def keep_sea(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """The sea without a cell: its parts, or too little room."""
    land, gone = Land(telling.step, scene.known), places_of(proof)
    parts = [part for part in land.waters(gone) if land.sea.intersection(part)]
    if len(gone) != 1:
        return None
    if len(parts) > 1:
        for number, part in enumerate(parts, 1):
            has = f"part {number} of what is left for the sea has {counted(len(part), 'cell')}"
            tints = {"region": parts[0]} | ({"other": part} if number > 1 else {})
            says = f"without {gone[0]} {has}: {listed(part)}."
            telling.add(scene, says, tints=tints)
        return telling.conclude(proof, scene, "the sea is in one piece, so ")
    rooms = parts or land.waters(gone)
    room = max(rooms, key=len, default=[])
    if land.total is None or len(room) >= land.total:
        return None
    says = f"without {gone[0]} the sea has room for {counted(len(room), 'cell')}: {listed(room)}."
    telling.add(scene, says, tints={"region": room})
    return telling.conclude(proof, scene, f"the clues leave it {land.total}: ")


def fetch(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """How far each clue gets without the cell, and that none comes to the loose land."""
    land, gone = Land(telling.step, scene.known), places_of(proof)
    loose = proof.get("breaks", proof["laws"][-1]).split()[-1]
    far = {clue: land.reach(clue, gone) for clue in land.size}
    if any(loose in cells for cells in far.values()):
        return None
    near = [clue for clue in land.size if set(gone) & set(land.reach(clue))]
    for clue in near:
        tell_reach(telling, scene, clue, far[clue], f"without {listed(gone)} ")
    return telling.conclude(proof, scene, f"so no clue would come to the land at {loose}: ")


def far_cells(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """How far a piece of sea gets with the cells that the sea lacks."""
    land = Land(telling.step, scene.known)
    found = next(land.stops_short(places_of(proof)), None)
    if not found or land.total is None:
        return None
    (start, reached), has = found, len(land.sea)
    says = (
        f"the sea has {has} of its {land.total} cells; with {land.total - has} more the sea at "
        f"{start} can come to these {len(reached)} at most: {listed(in_order(reached))}."
    )
    telling.add(scene, says, tints={"region": in_order(reached)})
    return telling.conclude(proof, scene, "it does not come there: ")


def pocket(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """The cells from which sea cannot come to other sea."""
    land, cells = Land(telling.step, scene.known), places_of(proof)
    part = in_order(land.flood(cells[:1], set(land.cells) - land.land))
    if land.sea.intersection(part) or not land.sea:
        return None
    says = f"land shuts in {counted(len(part), 'cell')} without sea: {listed(part)}."
    telling.add(scene, says, tints={"region": part})
    return telling.conclude(proof, scene, "sea there could not come to the rest: ")


def beyond(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """How far an island gets by its own cells."""
    clue = fact_of(proof["facts"][0])[1].removeprefix("not ")
    land = Land(telling.step, scene.known)
    reached = land.flood(land.island(clue), land.allowed(clue))
    if reached.intersection(places_of(proof)):
        return None
    tell_reach(telling, scene, clue, reached, "by cells that may be its own, ")
    return telling.conclude(proof, scene, "so ")


def count_all(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """Both totals: what the clues say, what the sea has, and what is known."""
    land = Land(telling.step, scene.known)
    if land.total is None:
        return None
    sizes = [int(size) for size in land.size.values()]
    told = " + ".join(map(str, sizes)) + (f" = {sum(sizes)}" if len(sizes) > 1 else "")
    telling.add(
        scene,
        f"the clues say {told}; of {len(land.cells)} cells that leaves {land.total} to the sea.",
        because=tuple(land.size),
    )
    value = fact_of(proof["facts"][0])[1]
    known, need = (land.land, sum(sizes)) if value == "sea" else (land.sea, land.total)
    what = "land" if value == "sea" else "sea"
    if known:
        verb = "is" if len(known) == 1 else "are"
        says = f"{counted(len(known), 'cell')} of {need} {verb} {what}."
        telling.add(scene, says, tints={"region": in_order(known)})
    return telling.conclude(proof, scene, f"so no open cell is {what}: ")


def duty(telling: Telling, proof: Proof, scene: Scene) -> Scene | None:
    """The duty that an island alone can do, the cells that it takes, and those that are left."""
    law = proof.get("by", proof["laws"][0])
    clue = fact_of(proof["facts"][0])[1].removeprefix("not ")
    land, kind = Land(telling.step, scene.known), law.split()[0]
    if land.size[clue] == "?" or fact_of(proof["facts"][0])[1] == clue:
        return None
    goal = [law.split()[1]]
    if kind == "pool":
        goal = [cell for cell in square(goal[0]) if cell not in land.sea]
    if any(set(goal) & set(land.reach(other)) for other in land.size if other != clue):
        return None
    costs = land.costs(clue)
    spent = min((costs[cell] for cell in goal if cell in costs), default=0)
    if not spent:
        return None
    what = "one of {} must be land, else there is a pool"
    if kind == "owner":
        out = [other for other in land.size if f"{goal[0]} not {other}" in proof["from"]]
        what = "{} needs a clue" + (f", is not of {islands(telling.step, out)}" if out else "")
    says = f"{what.format(listed(goal))}, and only {island(telling.step, clue)} comes there."
    telling.add(scene, says, tints={"region": in_order(costs), "other": goal}, because=(clue,))
    left = int(land.size[clue]) - spent
    has = counted(len(land.island(clue)), "cell")
    telling.add(
        scene,
        f"it has {has} now and {spent} at least when it is there, so that of "
        f"{counted(int(land.size[clue]), 'cell')} {left} {'is' if left == 1 else 'are'} left.",
        tints={"other": goal},
        because=(clue,),
    )
    return telling.conclude(proof, scene, "too few to come so far besides: ")
