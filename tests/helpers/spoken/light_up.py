"""What the sentences of Light Up say, found out by beams and counts."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from tests.helpers.spoken import (
    KINDS,
    Listing,
    Reader,
    Told,
    are_links,
    followed,
    listing,
    news,
    stops,
    supposed,
)
from tests.helpers.spoken.boards.light_up import Board
from tests.helpers.spoken.broken.light_up import BREACH, NO_PLACE, NUMBER, starves_number

READ, FAILS = Reader(), Reader()


# --- Tier 1 ------------------------------------------------------------------------------


@READ(
    f"{NUMBER} (?:has no bulb beside it|"
    "already has its (?:{number:many} bulbs|bulb), at {places:bulbs})"
)
def is_full(
    board: Board, told: Told, says: int, wall: str, many: int | None, bulbs: Listing | None
) -> bool:
    beside_it = board.are(board.sides(wall), "bulb")
    count = 0 if bulbs is None else many or 1
    listed = bulbs.is_of(beside_it) if bulbs else not beside_it
    right = says == board.numbers[wall] == count == len(beside_it)
    return right and listed and set(told.places) <= set(board.sides(wall))


LEFT = "(?:this is the only place|these are the only {number:left} places) left"


@READ(f"{LEFT} for the (?:bulb|{{number:lacks}} bulbs) of {NUMBER}")
@READ(f"{NUMBER} still lacks {{number:lacks}} bulbs?, and {LEFT}")
def has_just_room(
    board: Board, told: Told, says: int, wall: str, left: int | None, lacks: int | None
) -> bool:
    room = board.are(board.sides(wall), "open")
    return (
        says == board.numbers[wall]
        and board.lacks(wall) == len(room) == (left or 1) == (lacks or 1)
        and sorted(told.places) == sorted(room)
    )


@READ(
    "the bulb at {place:bulb} lights (?:it|them)(?: through wormholes? {letters:letters})?"
    "(?:, {words:each})?"
)
def lights(board: Board, told: Told, bulb: str, letters: Listing | None, each: str | None) -> bool:
    if "bulb" not in board.known.get(bulb, ()):
        return False
    if not each:
        way = letters.named if letters else []
        return all(board.sees(bulb, place, way) for place in told.places)
    way = f"({KINDS['places']}) through wormholes? ({KINDS['letters']})"
    if not re.fullmatch(f"{way}(, {way})*", each):
        return False
    lists = [(listing(one), re.findall("[A-Z]", other)) for one, other in re.findall(way, each)]
    far = [place for place in told.places if not board.sees(bulb, place, [])]
    named = [(place, way) for places, way in lists for place in places.named]
    whole = sum(len(places.named) for places, _ in lists) >= len(far)
    once = len({place for place, _ in named}) == len(named)
    return (
        whole
        and once
        and all(place in told.places and board.sees(bulb, place, way) for place, way in named)
    )


@READ(f"a bulb there would light {{places:lit}}, and leave {NUMBER} too few places")
def too_few_beside(board: Board, told: Told, lit: Listing, says: int, wall: str) -> bool:
    room = board.are(board.sides(wall), "open")
    return says == board.numbers[wall] and all(
        lit.is_of(board.lit(place) & set(room)) and len(room) - len(lit.named) < board.lacks(wall)
        for place in told.places
    )


@READ("no other cell is left that can light it")
def no_other_light(board: Board, told: Told) -> bool:
    return all(board.places(place) == [place] for place in told.places)


@READ(
    "it is the only place left for the bulb that lights {place:dark}"
    "(?:, through wormholes? {letters:letters})?"
)
def only_light(board: Board, told: Told, dark: str, letters: Listing | None) -> bool:
    way = letters.named if letters else []
    return told.places == board.places(dark) and board.sees(told.places[0], dark, way)


# --- Tier 2 ------------------------------------------------------------------------------


LAST = {1: "the last place", 2: "both places"}


@READ(
    "a bulb there would rule out {places:lost}, {words:every} for the bulb that lights {place:dark}"
)
def leaves_dark(board: Board, told: Told, lost: Listing, every: str, dark: str) -> bool:
    places = board.places(dark)
    gone = [board.ruled_out(place) for place in told.places]
    right = lost.is_of(places) and every == LAST.get(len(places), "all places")
    return right and all(set(places) <= out for out in gone)


@READ(f"a bulb there would rule out {{places:lost}}, and leave {NUMBER} too few places")
def leaves_too_few(board: Board, told: Told, lost: Listing, says: int, wall: str) -> bool:
    room, gone = set(board.are(board.sides(wall), "open")), set(lost.named)
    few = all(
        len(room - gone - {place}) < board.lacks(wall) - (place in room) for place in told.places
    )
    out = set(board.are(board.sides(wall), "empty"))  # where there is no answer, all are out
    each = ((room & board.ruled_out(place), out & board.lit(place)) for place in told.places)
    so = all(gone <= new or gone <= old for new, old in each)
    return says == board.numbers[wall] and few and so and lost.is_of(gone)


@READ(
    f"every way to give {NUMBER} its bulbs (?:puts a bulb there|rules (?:it|them) out)"
    "(?:, or {words:ends})?"
)
def every_way(board: Board, told: Told, says: int, wall: str, ends: str | None) -> bool:
    has = board.are(board.sides(wall), "bulb")
    after = [board.spread(*has, *way) for way in board.ways(wall)]
    other = [way for way in after if len(way.are(told.places, told.value)) < len(told.places)]
    fails = ends.split(", or ") if ends else []
    every = all(any(FAILS.is_so(fail, way) for fail in fails) for way in other)
    some = all(any(FAILS.is_so(fail, way) for way in other) for fail in fails)
    return says == board.numbers[wall] and every and some


@FAILS("leads to bulbs that see each other")
def fails_strip(board: Board) -> bool:
    """Two bulbs in a line, or a number that needs a cell that is lit."""
    clash = any(len(board.are(line, "bulb")) > 1 for line in board.lines)
    return clash or any(starves_number(board, says, wall) for wall, says in board.numbers.items())


@FAILS("leads to {breach:breach}")
def fails_number(board: Board, breach: str) -> bool:
    return BREACH.is_so(breach, board)


@READ(
    "{words:walls} lack {number:lack} bulbs? together, at most one from each of the "
    "{number:strips} strips that they share(?: and {number:rest} from their other sides)?"
    "(?:, and a bulb in these strips lights {place:dark})?, so "
    "(?:every other side of theirs is needed|none is to spare)"
)
def shares(
    board: Board,
    told: Told,
    walls: str,
    lack: int,
    strips: int,
    rest: int | None,
    dark: str | None,
) -> bool:
    numbers = re.findall(r"the (\d) at (r\d+c\d+)", walls)
    every = [set(board.sides(wall)) for _, wall in numbers]
    shared = [line for line in free_strips(board, told) if all(line & own for own in every)]
    sides = {cell for _, wall in numbers for cell in board.are(board.sides(wall), "open")}
    other = sides.difference(*shared)
    return (
        walls == " and ".join(f"the {says} at {wall}" for says, wall in numbers)
        and all(board.numbers[wall] == int(says) for says, wall in numbers)
        and lack == sum(board.lacks(wall) for _, wall in numbers)
        and strips == len(shared)
        and len(other) == lack - strips + bool(dark)
        and rest == (len(other) if other and told.value == "empty" else None)
        and (told.value == "empty" or other == set(told.places))
        and (dark is None or set(board.places(dark)) <= {c for line in shared for c in line})
    )


def free_strips(board: Board, told: Told) -> Iterator[set[str]]:
    """The strips on which a proof rests and that have no bulb yet."""
    for law in told.proof["laws"]:
        yield from (line for line in board.strips.get(law, ()) if not board.are(line, "bulb"))


# --- Chains and cases ---------------------------------------------------------------------


def spelt(fact: str) -> str:
    """A link of a chain."""
    cell, value = fact.split()
    return f"{'one' if value == 'bulb' else 'none'} at {cell}"


def starts(start: str, case: dict[str, Any]) -> bool:
    """Whether a chain starts with what its case supposes: bulbs, or none."""
    places, none, _ = start.split("at ")[-1].partition(" without a bulb")
    facts = [fact.split() for fact in supposed(case)]
    bulbs = [cell for cell, value in facts if value == "bulb"]
    if none:
        return not bulbs and listing(start.removesuffix(none)).is_of([cell for cell, _ in facts])
    return listing(places).is_of(bulbs) and start.startswith("bulbs") == (len(bulbs) > 1)


def opposed(told: Told) -> bool:
    """Whether the proof supposes the opposite of what it concludes."""
    ((cell, value),) = told.facts
    return supposed(told.proof) == [f"{cell} {'bulb' if value == 'empty' else 'empty'}"]


@READ("{start:start} means {words:chain}, but {place:at} {words:known}")
def chain_clashes(board: Board, told: Told, start: str, chain: str, at: str, known: str) -> bool:
    """As `chain_breaks`, where what follows is known not to be so: so this comes first."""
    links = [fact.split() for fact in news(board, told)]
    clash = [bool(board.known.get(cell, set()) - {value}) for cell, value in links]
    value = {"holds a bulb": "bulb", "is empty": "empty"}[known]
    begins = starts(start, told.proof) and opposed(told)
    ends = stops(chain, [spelt(" ".join(link)) for link in links], clash)
    return begins and ends and (at, {value}) == (links[clash.index(True)][0], board.known[at])


@READ("{start:start} means {words:chain}, so {breach:breach}")
def chain_breaks(board: Board, told: Told, start: str, chain: str, breach: str) -> bool:
    every = [spelt(fact) for fact in news(board, told)]
    begins = starts(start, told.proof) and opposed(told)
    return begins and are_links(chain, every) and broken(board, told.proof, breach)


@READ("{start:start} means {words:chain}")
def chain_returns(board: Board, told: Told, start: str, chain: str) -> bool:
    ends = [" ".join(told.facts[0])]
    every = [spelt(fact) for fact in [*news(board, told), *ends]]
    return starts(start, told.proof) and opposed(told) and are_links(chain, every)


@READ("{start:start} rules out in the end {places:lost}, {words:every} to light {place:dark}")
def chain_leaves_dark(
    board: Board, told: Told, start: str, lost: Listing, every: str, dark: str
) -> bool:
    before = set(board.places(dark)) - set(told.places)
    begins = starts(start, told.proof) and opposed(told)
    right = lost.is_of(before) and every == LAST.get(len(before), "all places")
    return begins and right and broken(board, told.proof, f"{NO_PLACE} {dark}")


@READ("{start:start} leads in the end to {breach:breach}")
def chain_leads_to(board: Board, told: Told, start: str, breach: str) -> bool:
    return starts(start, told.proof) and opposed(told) and broken(board, told.proof, breach)


def broken(board: Board, case: dict[str, Any], breach: str) -> bool:
    """Whether a case breaks a law in just this way."""
    return BREACH.is_so(breach, board.supposing([*supposed(case), *followed(case)]))


WHOSE = f"(?:to give {NUMBER} its bulbs|to light {{place:dark}}|to settle {{place:cell}})"


@READ(f"(?:both|all {{number:many}}) ways {WHOSE} lead to this")
def all_lead(board: Board, told: Told, many: int | None, **whose: Any) -> bool:
    cases = board.may_be(told.proof["cases"])
    right = len(ways_of(board, **whose)) == len(cases) == (many or 2)
    return right and not any("breaks" in case for case in cases)


@READ(f"the only way left {WHOSE} leads to this")
def one_is_left(board: Board, told: Told, **whose: Any) -> bool:
    return len(ways_of(board, **whose)) == 1


@READ("{start:start} leads to {breach:breach}")
def other_breaks(board: Board, told: Told, start: str, breach: str) -> bool:
    (case,) = [case for case in told.proof.get("cases", [told.proof]) if "breaks" in case]
    about = [fact.split()[0] for fact in supposed(case)] == told.places
    return about and starts(start, case) and broken(board, case, breach)


@READ(
    f"of the {{number:many}} ways {WHOSE} (?:{{number:dead}} break|one breaks) a law, as "
    "{start:start} leads? to {breach:breach}, and the other "
    "(?:leads|{number:rest} all lead) to this"
)
def some_break(
    board: Board,
    told: Told,
    many: int,
    dead: int | None,
    start: str,
    breach: str,
    rest: int | None,
    **whose: Any,
) -> bool:
    cases = board.may_be(told.proof["cases"])
    fail = [case for case in cases if "breaks" in case]
    return (
        many == len(ways_of(board, **whose)) == len(cases)
        and len(fail) == (dead or 1)
        and len(cases) - len(fail) == (rest or 1)
        and any(starts(start, case) and broken(board, case, breach) for case in fail)
    )


def ways_of(
    board: Board, says: int | None, wall: str | None, dark: str | None, cell: str | None
) -> Sequence[object]:
    """The ways to give a number its bulbs, to light a cell, to settle one."""
    if wall:
        assert says == board.numbers[wall]
        return board.ways(wall)
    if dark:
        return board.places(dark)
    return ["bulb", "empty"] if cell not in board.known else []
