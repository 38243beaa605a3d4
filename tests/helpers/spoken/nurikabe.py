"""What the sentences of Nurikabe say, found out by flooding."""

import re

from judge.checkers.grid import Cell, pieces
from judge.checkers.nurikabe import ANY
from tests.helpers.spoken import (
    Listing,
    Reader,
    Told,
    are_links,
    followed,
    news,
    plain,
    stops,
    supposed,
)
from tests.helpers.spoken.boards.nurikabe import Board, around, flood, in_pieces, pool
from tests.helpers.spoken.islands import (
    ISLAND,
    IT,
    SHAPES,
    cells_of,
    few,
    is_list,
    listed,
    right,
)
from tests.helpers.witness.places import cell as cell_of

READ, BREACH = Reader(), Reader()


# --- Tier 1 ------------------------------------------------------------------------------


@READ(f"{ISLAND} already has its (?:one cell|{{number:many}} cells)")
def has_all(board: Board, told: Told, says: str, clue: str, many: int | None) -> bool:
    island = board.island(cell_of(clue))
    just = right(board, says, clue) and len(island) == (many or 1) == int(says)
    return just and cells_of(told) <= around(island)


@READ("as land (?:it|each of them) would join the islands of {words:these}")
def would_join(board: Board, told: Told, these: str) -> bool:
    known = [board.clues_in(flood({cell}, board.land)) for cell in cells_of(told)]
    clues = {cell_of(clue) for _, clue in named(board, these)}
    return len(clues) > 1 and all(clues == joined for joined in known)


def named(board: Board, words: str | None) -> list[tuple[str, str]]:
    """The islands that are named: what their clues say, and where."""
    found = re.findall(r"(\d+|\?) at (r\d+c\d+)", words or "")
    if (words and not found) or not all(right(board, says, clue) for says, clue in found):
        raise KeyError(words)
    return found


@READ(
    "as land (?:it|each of them) would join {island} and the loose land at {places:loose} "
    "to {number:many} cells or more".replace("{island}", ISLAND)
)
def too_large(board: Board, told: Told, says: str, clue: str, loose: Listing, many: int) -> bool:
    home = board.island(cell_of(clue))
    unions = [flood({cell}, board.land) for cell in cells_of(told)]
    return right(board, says, clue) and all(
        listed(loose) <= union - home - set(board.owners)
        and len(listed(loose)) <= len(union - home) - 1
        and int(says) < many <= len(union)
        and home <= union
        for union in unions
    )


@READ("{places:three} are sea, and a fourth would make a pool")
def makes_pool(board: Board, told: Told, three: Listing) -> bool:
    square = listed(three) | cells_of(told)
    return listed(three) <= board.sea and any(pool(cell) == square for cell in square)


OUT = (
    "and this is the only way out(?:, as {places:shut} (?:is|are) sea)?"
    "(?:(?:, as| and) {places:lost} (?:is|are) not of it)?"
)


@READ("the sea at {places:sea} must come to the rest of it, " + OUT)
def sea_has_one_way(board: Board, told: Told, sea: Listing, **no: Listing | None) -> bool:
    piece = flood({min(listed(sea))}, board.sea)
    ways = (around(piece) & board.cells) - board.land
    single = is_list(sea, piece) and ways == cells_of(told)
    return single and piece < board.sea and not any(no.values())


@READ("all the sea there is must still grow, " + OUT)
def all_sea_has_one_way(board: Board, told: Told, **no: Listing | None) -> bool:
    piece = flood({min(board.sea)}, board.sea)
    ways = (around(piece) & board.cells) - board.land
    lacks = piece == board.sea and len(piece) < board.total()
    return lacks and ways == cells_of(told) and not any(no.values())


@READ(f"{ISLAND} must still grow, {OUT}")
def island_has_one_way(
    board: Board, told: Told, says: str, clue: str, **no: Listing | None
) -> bool:
    island = board.island(cell_of(clue))
    lacks = right(board, says, clue) and len(island) < int(says)
    return lacks and one_way(board, told, island, set(board.lost[cell_of(clue)]), **no)


@READ("the loose land at {place:land} must come to a clue, " + OUT)
def land_has_one_way(board: Board, told: Told, land: str, **no: Listing | None) -> bool:
    island = board.island(cell_of(land))
    return not board.clues_in(island) and one_way(board, told, island, set(), **no)


def one_way(
    board: Board, told: Told, island: set[Cell], out: set[Cell], **no: Listing | None
) -> bool:
    """Whether just this cell beside some land is not sea or out, and these are as listed."""
    near = around(island) & board.cells
    sea = near & board.sea
    out = near & out - sea
    listed = [
        is_list(said, cells) if said else not cells
        for said, cells in ((no["shut"], sea), (no["lost"], out))
    ]
    return near - sea - out == cells_of(told) and all(listed)


@READ(f"{ISLAND} gets its last cell at {{places:ways}}, {{touch:touch}} {{place:corner}}")
def shares_corner(
    board: Board, told: Told, says: str, clue: str, ways: Listing, touch: str, corner: str
) -> bool:
    island, exits = board.island(cell_of(clue)), board.allowed(cell_of(clue))
    return (
        right(board, says, clue)
        and len(island) == int(says) - 1
        and around(island) & exits in (listed(ways), set())
        and len(ways.named) == {"and either touches": 2, "which touches": 1}[touch]
        and told.places == [corner]
        and listed(ways) <= around({cell_of(corner)}) & around(island)
    )


# --- Tier 2 ------------------------------------------------------------------------------


@READ("the sea shuts it off from every clue")
def is_shut_off(board: Board, told: Told) -> bool:
    return bool(board.size) and all(
        not board.clues_in(flood({cell}, board.cells - board.sea)) for cell in cells_of(told)
    )


@READ("there is no clue")
def has_no_clues(board: Board, told: Told) -> bool:
    return not board.size and told.value == "sea"


@READ("no clue can come to it, by what is known of the islands")
def is_of_none(board: Board, told: Told) -> bool:
    known = [clue for clue in board.size if cells_of(told) <= board.lost[clue]]
    return bool(known) and not any(cells_of(told) & board.reach(clue) for clue in board.size)


@READ(
    "as land (?:it|they) would need a clue, (?:but it is not of the islands? of {words:out}, )?"
    "(?:(?:but )?the land that it would join is not of the islands? of {words:off}, )?and "
    "(?:the islands? of {words:these} cannot come that far|no other can come to it)"
)
def no_clue_comes(
    board: Board, told: Told, out: str | None, off: str | None, these: str | None
) -> bool:
    far, lost, stuck = ({cell_of(at) for _, at in named(board, some)} for some in (these, out, off))
    cells = cells_of(told)
    joined, room = (flood(cells, cells | where) for where in (board.land, board.cells - board.sea))
    wrong = {one for one in board.size if cells & board.reach(one)} - stuck | far & (lost | stuck)
    return (
        not wrong
        and all(cells <= board.lost[clue] for clue in lost)
        and all(joined & set(board.lost[clue]) for clue in stuck)
        and set(board.size) <= far | lost | stuck | board.clues_in(set(board.owners) - room)
    )


@READ(f"{ISLAND} cannot come there without cells that are not its own")
def cannot_come(board: Board, told: Told, says: str, clue: str) -> bool:
    home = cell_of(clue)
    others = flood(board.land & set(board.lost[home]), board.land)  # it would take these along
    return right(board, says, clue) and not cells_of(told) & board.reach(home, around(others))


@READ("the islands have all their cells, and the rest is sea")
def land_is_all(board: Board, told: Told) -> bool:
    return len(board.land) == sum(map(int, board.size.values())) and told.value == "sea"


@READ("the sea has all the cells that the clues leave it")
def sea_is_all(board: Board, told: Told) -> bool:
    return len(board.sea) == board.total() and told.value == "island"


@READ(
    "the sea has {number:has} of its {number:total} cells, and with {number:more} more it cannot "
    "come there from {place:start}"
)
def sea_is_far(board: Board, told: Told, has: int, total: int, more: int, start: str) -> bool:
    return (
        (has, total, more) == (len(board.sea), board.total(), board.total() - len(board.sea))
        and cell_of(start) in board.sea
        and not board.spread(cell_of(start)) & cells_of(told)
    )


@READ(f"land cuts {IT} off from the sea at {{places:sea}}")
def is_pocket(board: Board, told: Told, sea: Listing) -> bool:
    room = flood(cells_of(told), board.cells - board.land)
    return listed(sea) <= board.sea and not listed(sea) & room


@READ("without it the sea at {places:sea} could not meet")
def splits_sea(board: Board, told: Told, sea: Listing) -> bool:
    room = board.cells - board.land - cells_of(told)
    return listed(sea) <= board.sea and in_pieces(listed(sea), room)


@READ("without it the sea would have too little room for the cells that the clues leave it")
def starves_sea(board: Board, told: Told) -> bool:
    parts = list(pieces(board.cells - board.land - cells_of(told)))
    return all(len(part) < board.total() or not board.sea <= part for part in parts)


@READ(f"without {IT} {ISLAND} could not get (?:its one cell|all its {{number:many}} cells)")
def starves_island(board: Board, told: Told, says: str, clue: str, many: int | None) -> bool:
    without = [board.reach(cell_of(clue), {cell}) for cell in cells_of(told)]
    few = all(len(reached) < int(says) for reached in without)
    return right(board, says, clue) and int(says) == (many or 1) and few


@READ(f"without {IT} no clue could come to the loose land at {{place:land}}")
def strands_land(board: Board, told: Told, land: str) -> bool:
    loose = cell_of(land)
    ways = [board.reach(clue, {gone}) for gone in cells_of(told) for clue in board.size]
    return loose in board.land and not any(loose in reached for reached in ways)


READ.known += SHAPES.known

# --- Chains and cases ---------------------------------------------------------------------


@READ("if {words:tale}")
def refutes(board: Board, told: Told, tale: str) -> bool:
    (fact,) = supposed(told.proof)
    every = followed(told.proof)
    proved = board.only([*told.proof["from"], fact, *every])
    whole = board.supposing([fact, *every])
    start, _, rest = plain(tale).partition(f"{plain(spelt(fact))}, ")
    chain, _, breach = rest.rpartition(", and then ")
    new = news(board, told)
    links = [plain(spelt(each)) for each in new]
    clash = [is_known_not(board, each) for each in new]
    if any(clash):
        cell, value = new[clash.index(True)].split()
        was = {"sea": "island", "island": "sea"}[value]
        until = rest.removesuffix(f", but {cell} is {was}")
        return (
            not start and is_opposite(fact, told) and until != rest and stops(until, links, clash)
        )
    return (
        not start
        and is_opposite(fact, told)
        and (are_links(chain, links) if chain else not new)
        and (BREACH.is_so(breach, proved) or BREACH.is_so(breach, whole))
    )


def is_known_not(board: Board, fact: str) -> bool:
    """Whether of a cell the opposite is known."""
    place, value = fact.split(" ", 1)
    others = {"sea": board.land - set(board.size), "island": board.sea}
    return cell_of(place) in others.get(value, ())


def is_opposite(fact: str, told: Told) -> bool:
    """Whether a fact is the opposite of what the step concludes."""
    place, value = told.facts[0]
    swap = {"sea": "island", "island": "sea"}
    return fact == f"{place} {swap.get(value, value.removeprefix('not '))}"


def spelt(fact: str) -> str:
    """A fact as it is said."""
    place, value = fact.split(" ", 1)
    what, no = value.removeprefix("not "), "not " * value.startswith("not ")
    if what in ("sea", "island"):
        return f"{place} is {what}"
    if "+" in what or (what == place and not no):
        *cells, last = what.split("+")
        shape = f"{', '.join(cells)} and {last}" if cells else last
        return f"the island at {place} is {no or 'just '}{shape}"
    return f"{place} is {no}of the island at {what}"


@READ("this follows if {place:cell} is sea, and also if it is island")
def either_way(board: Board, told: Told, cell: str) -> bool:
    cases = [supposed(case) for case in told.proof["cases"]]
    return sorted(cases) == [[f"{cell} island"], [f"{cell} sea"]]


@BREACH("there is a pool at {place:at}")
def breaks_pool(board: Board, at: str) -> bool:
    return pool(cell_of(at)) <= board.sea


@BREACH("the land at {place:at} has no clue")
def breaks_owner(board: Board, at: str) -> bool:
    land = cell_of(at)
    return land in board.land and not any(land in board.reach(clue) for clue in board.size)


@BREACH(f"{ISLAND} has a cell that is not its own")
def breaks_own(board: Board, says: str, clue: str) -> bool:
    place = cell_of(clue)
    return right(board, says, clue) and bool(board.island(place) & set(board.lost[place]))


@BREACH("the sea is in pieces")
def breaks_sea(board: Board) -> bool:
    return in_pieces(board.sea, board.cells - board.land)


@BREACH("the sea does not have as many cells as the clues leave it")
def breaks_total(board: Board) -> bool:
    parts = [part for part in pieces(board.cells - board.land) if board.sea <= part]
    room = len(board.cells - board.land)
    return len(board.sea) > board.total() or min(room, *map(len, parts), room) < board.total()


@BREACH(f"there can be no {ISLAND.removeprefix('the ')}")
def breaks_island(board: Board, says: str, clue: str) -> bool:
    place = cell_of(clue)
    island = board.island(place)
    clash = len(board.clues_in(island)) > 1 or bool(island & (board.sea | board.lost[place]))
    if says == ANY or clash:
        return clash
    small = len(island) > int(says) or len(board.reach(place)) < int(says)
    return right(board, says, clue) and (small or not few(board.shapes(place)))
