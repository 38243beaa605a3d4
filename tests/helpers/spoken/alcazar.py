"""What the sentences of Alcazar say, found out from edges and cells."""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Any

from tests.helpers.spoken import Listing, Reader, Told, are_links, followed, news, stops, supposed
from tests.helpers.spoken.boards.alcazar import Board, can_balance, is_black, region_of

READ = Reader()
TIMES = {"never": 0, "once": 1, "twice": 2}


# --- Tier 1 ------------------------------------------------------------------------------


def doors_like(board: Board, told: Told) -> tuple[list[str], int]:
    """The doors at cells of the colour of the step's, and how many of them the path uses."""
    black = is_black(board.ends[told.places[0]][0])
    doors = [door for door in board.doors() if is_black(board.ends[door][0]) == black]
    return doors, 1 + (1 if black else -1) * board.more(board.cells)


@READ("the path uses two doors, and just {few:left} can be used")
def no_third_door(board: Board, _: Told, left: str) -> bool:
    return len(board.are(board.doors(), "path", "open")) == ["one", "two"].index(left) + 1


@READ("the path uses two doors, and already has {places:used}")
def has_two_doors(board: Board, _: Told, used: Listing) -> bool:
    named = set(used.named)
    return len(used.named) == len(named) == 2 and named <= set(board.are(board.doors(), "path"))


COLOUR = (
    "the path changes colour from cell to cell, as on a chessboard with {place:first} black, and "
    "(?:as many {words:even} as white|one cell more is black), so (?:one of its two "
    "doors is at a {words:one} cell|both its doors are at {words:both} cells)"
)


def has_colours(board: Board, told: Told, **said: str | None) -> bool:
    """Whether the castle has such colours, and doors at them."""
    need, black = doors_like(board, told)[1], is_black(board.ends[told.places[0]][0])
    own = "black" if black else "white"
    doors = (own, None) if board.more(board.cells) == 0 else (None, "black")
    right = board.more(board.cells) == (0 if said["even"] else 1)
    return (
        right
        and need < 3
        and is_black(said["first"] or "")
        and (said["one"], said["both"]) == doors
    )


@READ(f"{COLOUR}, and no other is left there")
def no_other_door(board: Board, told: Told, **said: str | None) -> bool:
    doors, need = doors_like(board, told)
    return has_colours(board, told, **said) and len(board.are(doors, "path", "open")) == need > 0


@READ(f"{COLOUR}, and it already has {{places:used}} there")
def has_its_doors(board: Board, told: Told, used: Listing, **said: str | None) -> bool:
    doors, need = doors_like(board, told)
    path = board.are(doors, "path")
    return has_colours(board, told, **said) and need == len(path) > 0 and used.is_of(path)


@READ(COLOUR)
def no_door(board: Board, told: Told, **said: str | None) -> bool:
    return has_colours(board, told, **said) and doors_like(board, told)[1] == 0


@READ("{place:cell} has only two ways left")
def two_ways_left(board: Board, told: Told, cell: str) -> bool:
    ways = board.are(board.ways([cell]), "path", "open")
    return len(ways) == 2 and set(told.places) <= set(ways)


@READ("{place:cell} already has its two ways, {places:ways}")
def has_two_ways(board: Board, told: Told, cell: str, ways: Listing) -> bool:
    used = board.are(board.ways([cell]), "path")
    return len(used) == 2 and ways.is_of(used) and set(told.places) <= set(board.ways([cell]))


@READ("{place:one} and {place:two} are the two ends of one piece of path, which would .*loop")
def is_one_piece(board: Board, told: Told, one: str, two: str) -> bool:
    ends = all(len(board.are(board.ways([cell]), "path")) == 1 for cell in (one, two))
    return (
        ends and board.ends[told.places[0]] == [one, two] and two in board.piece(one, board.path())
    )


@READ("it would end the path, from {place:one} to {place:two}, with {number:missed} cells? missed")
def would_end(board: Board, told: Told, one: str, two: str, missed: int) -> bool:
    path = [*board.path(), *told.places]
    piece = board.piece(board.ends[one][0], path)
    used = [door for door in board.doors() if door in path and board.ends[door][0] in piece]
    return sorted(used) == sorted([one, two]) and missed == len(board.cells) - len(piece)


EARLY = "would (?:{words:ends}) (?:a loop|the path before its time)"
ENDS = {"close": (True, False), "end": (False, True), "close a loop or end": (True, True)}


@READ("any two ways through {place:cell} without (?:it|them) " + EARLY)
def no_way_without(board: Board, told: Told, cell: str, ends: str) -> bool:
    without = [two for two in pairs(board, cell) if not set(told.places) <= {*two, *board.path()}]
    return all_fail(board, without, *ENDS[ends])


@READ("(?:it|they) and any other way through {place:cell} " + EARLY)
def no_way_with(board: Board, told: Told, cell: str, ends: str) -> bool:
    every = [two for two in pairs(board, cell) if set(told.places) & set(two)]
    return all_fail(board, every, *ENDS[ends])


def all_fail(board: Board, ways: Sequence[tuple[str, str]], loops: bool, early: bool) -> bool:
    """Whether all close a loop or end the path early, and some do each of these that is said."""
    path = board.path()
    straight = [two for two in ways if not board.loops([*path, *two])]
    told = (len(straight) < len(ways), bool(straight)) == (loops, early)
    return told and all(board.ended([*path, *two]) for two in straight)


def pairs(board: Board, cell: str) -> list[tuple[str, str]]:
    """Every two ways through a cell, with those that are known."""
    ways = board.are(board.ways([cell]), "path", "open")
    used = set(board.are(ways, "path"))
    return [two for two in combinations(ways, 2) if used <= set(two)]


# --- Tier 2 ------------------------------------------------------------------------------


@READ("(?:it is one of|they are) the only two ways into {region:region}, one to .* to go out")
def only_ways(board: Board, told: Told, region: Listing) -> bool:
    cells = region_of(board, told, "crossings")
    ways = board.are(board.ways(cells), "path", "open")
    return region.is_of(cells) and len(ways) == 2 and set(told.places) <= set(ways)


@READ(
    "without it the castle would fall apart into two parts"
    "(?:, as there is no way at {places:shut})?"
)
def falls_apart(board: Board, told: Told, shut: Listing | None) -> bool:
    ways = [edge for edge in board.are(board.ends, "path", "open") if edge not in told.places]
    part = board.piece(board.ends[told.places[0]][0], ways)
    rest = [cell for cell in board.cells if cell not in part]
    walls = [edge for edge in board.ways(part) if edge not in board.doors()]
    blocked = board.are(walls, "blocked")
    whole = bool(rest) and len(board.piece(rest[0], ways)) == len(rest)
    return whole and (shut.is_of(blocked) if shut else not blocked)


@READ(
    "the path crosses the rest of the border of {region:region} "
    "(?:{number:often} times|{times:word}), and so (?P<end>.*), as it goes in as often as out",
    "the path never crosses the rest of the border of {region:region}, "
    "and so (?P<end>.*), as it goes in as often as out",
)
def crosses(
    board: Board,
    told: Told,
    region: Listing,
    often: int | None = None,
    word: str | None = "never",
) -> bool:
    cells = region_of(board, told, "crossings")
    rest = [edge for edge in board.ways(cells) if edge not in told.places]
    crossed = len(board.are(rest, "path"))
    odd = told.value == "path"
    return (
        region.is_of(cells)
        and not board.are(rest, "open")
        and crossed == (TIMES[word] if word else often)
        and crossed % 2 == odd
    )


CHESS = "in {region:region} there (?:is|are), as on a chessboard, "
SO = ", and(?:{words:doors} two doors to the castle)? this is all that fits"


@READ(f"{CHESS}as many black cells as white ones, so the path leaves as often from both{SO}")
def balances(board: Board, told: Told, region: Listing, doors: str | None) -> bool:
    cells = region_of(board, told, "colours")
    return region.is_of(cells) and board.more(cells) == 0 and forced(board, told, bool(doors))


@READ(
    f"{CHESS}{{number:more}} more {{words:colour}} cells? than {{words:other}} ones, so the path "
    f"leaves {{number:times}} more times from {{words:again}} ones than from {{words:low}} ones{SO}"
)
def outweighs(board: Board, told: Told, region: Listing, doors: str | None, **said: Any) -> bool:
    cells = region_of(board, told, "colours")
    sign = 1 if said["colour"] == "black" else -1
    return (
        region.is_of(cells)
        and {said["colour"], said["other"]} == {"black", "white"}
        and [said["again"], said["low"]] == [said["colour"], said["other"]]
        and board.more(cells) == sign * said["more"]
        and said["times"] == 2 * said["more"]
        and forced(board, told, bool(doors))
    )


def forced(board: Board, told: Told, doors: bool) -> bool:
    """Whether counting, of the castle's doors too where that is said, leaves no other value."""
    cells = region_of(board, told, "colours")
    other = "blocked" if told.value == "path" else "path"
    opposites = [board.supposing([f"{edge} {other}"]) for edge in told.places]
    left = [opposite for opposite in opposites if can_balance(opposite, cells)]
    return not left or (doors and not any(may_enter(opposite, cells) for opposite in left))


def may_enter(board: Board, cells: Collection[str]) -> bool:
    """Whether a region can balance with two doors of the castle that let the whole balance."""
    doors = board.doors()
    used, may = set(board.are(doors, "path")), board.are(doors, "path", "open")
    for two in combinations(may, 2):
        colours = sum(1 if is_black(board.ends[door][0]) else -1 for door in two)
        if used <= set(two) and colours == 2 * board.more(board.cells):
            shut = [f"{door} blocked" for door in may if door not in two]
            if can_balance(board.supposing([*shut, *(f"{door} path" for door in two)]), cells):
                return True
    return False


# --- Chains and cases ---------------------------------------------------------------------


@READ(
    "(?:its opposite cannot be, for |if one tries the other, )"
    "with {place:edge} {state:where}, {words:chain}, but {place:at} is {state:known}"
)
def clashes(
    board: Board, told: Told, edge: str, where: str, chain: str, at: str, known: str
) -> bool:
    """As `refutes`, which would take it for a breach: so this comes first."""
    links = news(board, told)
    last = links[clashing(board, told).index(True)].split()[0]
    states = {"path": "in the path", "blocked": "blocked"}
    return (
        edge == told.places[0]
        and supposed(told.proof) == [f"{edge} {'path' if where == 'in the path' else where}"]
        and stops(chain, [spelt(fact) for fact in links], clashing(board, told))
        and (at, known) == (last, states[board.known[last]])
    )


@READ(
    "(?:its opposite (?:cannot be|would break a law), for |if one tries the other, )"
    "with {place:edge} {state:where}, (?:{words:chain}, and then )?{words:breach}"
)
def refutes(
    board: Board, told: Told, edge: str, where: str, chain: str | None, breach: str
) -> bool:
    value = {"in the path": "path", "blocked": "blocked"}[where]
    proof, (place,) = told.proof, told.places
    every = [spelt(fact) for fact in news(board, told)]
    whole = board.supposing([*supposed(proof), *followed(proof)])
    return (
        (edge, value != told.value) == (place, True)
        and supposed(proof) == [f"{edge} {value}"]
        and (are_links(chain, every) if chain else not every)
        and not any(clashing(board, told))
        and BREACH.is_so(breach, whole, told)
    )


def clashing(board: Board, told: Told) -> list[bool]:
    """Of each link of a chain, whether it is known to be otherwise."""
    links = [fact.split() for fact in news(board, told)]
    return [board.known.get(edge, value) != value for edge, value in links]


def spelt(fact: str) -> str:
    """A link of a chain."""
    edge, value = fact.split()
    return f"{edge} would be {'in the path' if value == 'path' else value}"


@READ("this follows if {place:edge} is in the path, and also if it is blocked")
def either_way(board: Board, told: Told, edge: str) -> bool:
    cases = [supposed(case) for case in told.proof["cases"]]
    return edge not in board.known and sorted(cases) == [[f"{edge} blocked"], [f"{edge} path"]]


BREACH = Reader()


@BREACH("{place:cell} would not have its two ways")
def breaks_cell(board: Board, _: Told, cell: str) -> bool:
    ways = board.ways([cell])
    return len(board.are(ways, "path")) > 2 or len(board.are(ways, "path", "open")) < 2


@BREACH("the path would not have two doors")
def breaks_doors(board: Board, _: Told) -> bool:
    doors = board.doors()
    return len(board.are(doors, "path")) > 2 or len(board.are(doors, "path", "open")) < 2


@BREACH("the path could not run from door to door through all cells")
def breaks_path(board: Board, _: Told) -> bool:
    whole = board.piece(board.cells[0], board.are(board.ends, "path", "open"))
    return len(whole) < len(board.cells) or board.loops(board.path()) or board.ended(board.path())


@BREACH(
    "the black cells of (?:the castle|{region:region}) would need {number:black} ends? of the path "
    "and the white ones {number:white}, which its border cannot settle"
)
def breaks_colours(
    board: Board, told: Told, region: Listing | None, black: int, white: int
) -> bool:
    cells = region_of(board, Told((), {"laws": [told.proof["breaks"]]}), "colours")
    count = 2 * sum(map(is_black, cells))
    named = region.is_of(cells) if region else cells == board.cells
    return (
        named
        and (black, white) == (count, 2 * len(cells) - count)
        and not can_balance(board, cells)
    )


@BREACH("the path would not leave (?:the castle|{region:region}) as often as it goes in")
def breaks_crossings(board: Board, told: Told, region: Listing | None) -> bool:
    cells = region_of(board, Told((), {"laws": [told.proof["breaks"]]}), "crossings")
    border = board.ways(cells)
    crossed, still = len(board.are(border, "path")), len(board.are(border, "open"))
    named = region.is_of(cells) if region else cells == board.cells
    return named and ((not still and (crossed % 2 == 1 or not crossed)) or crossed + still < 2)
