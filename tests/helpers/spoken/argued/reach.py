"""What the arguments of Nurikabe say of how far clues and the sea get, and of duties."""

import re
from collections.abc import Collection
from typing import Any

from judge.checkers.grid import Cell, name, pieces
from tests.helpers.spoken import Listing, Reader, listing
from tests.helpers.spoken.boards.nurikabe import flood, in_pieces
from tests.helpers.spoken.islands import ISLAND, right
from tests.helpers.witness.places import cell as cell_of

REACH = Reader()
CLUE = re.compile(r"(\d+|\?) at (r\d+c\d+)")


def cells(listed: Listing) -> set[Cell]:
    """The cells of a list."""
    return set(map(cell_of, listed.named))


def says_all(scene: Any, facts: str) -> bool:
    """Whether these are what the step, or a link, says."""
    meant = sorted(scene.meant(facts))
    return bool(meant) and any(sorted(node.get("facts", ())) == meant for node in scene.nodes)


def room_of(board: Any, without: Collection[Cell] = ()) -> int:
    """The most cells that the sea can have in one piece with all that is known of it."""
    parts = pieces(board.cells - board.land - set(without))
    return max((len(part) for part in parts if board.sea <= part), default=0)


# --- How far clues and the sea get -------------------------------------------------------


COMES = f"{ISLAND} can come to {{number:many}} cells?: {{places:reached}}"


@REACH(f"(?:without {{places:gone}} |(?P<own>by cells that may be its own, ))?{COMES}")
def comes(
    scene: Any, says: str, clue: str, many: int, reached: Listing, gone: Listing | None
) -> bool:
    board, home = scene.board, cell_of(clue)
    if scene.picture.says.startswith("By cells"):
        far = flood(board.island(home), board.allowed(home))
    else:
        far = board.reach(home, cells(gone) if gone else ())
    drawn = set(map(cell_of, scene.picture.tints["region"]))
    return right(board, says, clue) and many == len(far) and cells(reached) == far == drawn


@REACH("the islands of {words:clues} cannot come to {place:at}(?:, as {words:why})?")
def cannot_come(scene: Any, clues: str, at: str, why: str | None) -> bool:
    board, picture = scene.board, scene.picture
    named = CLUE.findall(clues)
    told = sorted(f"{at} not {clue}" for _, clue in named)
    links = [node for node in scene.nodes if set(node.get("facts", ())) <= set(told)]
    resting = {fact for link in links for fact in link.get("from", ())}
    return (
        sorted(" ".join(fact) for fact in (*picture.facts, *picture.told)) == told
        and all(right(board, says, clue) for says, clue in named)
        and not any(cell_of(at) in board.reach(cell_of(clue)) for _, clue in named)
        and set(scene.meant(why or "")) <= resting
    )


@REACH("there is no clue: {words:facts}")
def has_no_clues(scene: Any, facts: str) -> bool:
    return says_all(scene, facts) and not scene.board.size


@REACH(
    "no clue comes there: {words:facts}",
    "the sea shuts the clues out: {words:facts}",
    "{place:at} is not of the islands? of {words:out}, and no other clue comes there: "
    "{words:facts}",
)
def none_comes(scene: Any, facts: str, at: str = "", out: str = "") -> bool:
    board, gone = scene.board, cells(listing(facts))
    lost = {clue for clue in board.size if gone & board.lost[clue]}
    named = {cell_of(clue) for says, clue in CLUE.findall(out) if right(board, says, clue)}
    resting = {fact for node in scene.nodes for fact in node.get("from", ())}
    rests = {clue for clue in lost if resting & {f"{name(cell)} not {name(clue)}" for cell in gone}}
    far = any(gone & board.reach(clue) for clue in board.size)
    told = named == rests and (not at or gone == {cell_of(at)})
    return says_all(scene, facts) and not far and bool(board.size) and told


@REACH(
    "land at {places:start} can grow to {number:many} cells? at most: {places:room}, "
    "and no clue is there"
)
def is_shut(scene: Any, start: Listing, many: int, room: Listing) -> bool:
    far = flood(cells(start), scene.board.cells - scene.board.sea)
    return many == len(far) and cells(room) == far and not scene.board.clues_in(far)


@REACH(f"{ISLAND} needs {{number:size}}: {{words:facts}}")
def needs(scene: Any, says: str, clue: str, size: int, facts: str) -> bool:
    board = scene.board
    few = [len(board.reach(cell_of(clue), {cell})) < size for cell in cells(listing(facts))]
    return right(board, says, clue) and int(says) == size and all(few) and says_all(scene, facts)


@REACH(
    "without {place:gone} part {number:part} of what is left for the sea has {number:many} cells?: "
    "{places:room}"
)
def is_part(scene: Any, gone: str, part: int, many: int, room: Listing) -> bool:
    whole = flood({cell_of(room.named[0])}, scene.board.cells - scene.board.land - {cell_of(gone)})
    kind = "region" if part == 1 else "other"
    drawn = set(map(cell_of, scene.picture.tints[kind]))
    right_part = part == scene.at + 1 and bool(whole & scene.board.sea)
    return right_part and cells(room) == whole == drawn and many == len(whole)


@REACH("the sea is in one piece, so {words:facts}")
def meets(scene: Any, facts: str) -> bool:
    gone = cells(listing(facts))
    rest = scene.board.cells - scene.board.land - gone
    return in_pieces(scene.board.sea, rest) and says_all(scene, facts)


@REACH("without {place:gone} the sea has room for {number:many} cells?: {places:room}")
def has_room(scene: Any, gone: str, many: int, room: Listing) -> bool:
    parts = pieces(scene.board.cells - scene.board.land - {cell_of(gone)})
    return cells(room) in [set(part) for part in parts] and many == len(cells(room))


@REACH("the clues leave it {number:total}: {words:facts}")
def is_left(scene: Any, total: int, facts: str) -> bool:
    few = room_of(scene.board, cells(listing(facts))) < total
    return few and total == scene.board.total() and says_all(scene, facts)


@REACH("so no clue would come to the land at {place:at}: {words:facts}")
def strands(scene: Any, at: str, facts: str) -> bool:
    gone, board = cells(listing(facts)), scene.board
    come = any(cell_of(at) in board.reach(clue, gone) for clue in board.size)
    return not come and cell_of(at) in board.land and says_all(scene, facts)


@REACH(
    "the sea has {number:has} of its {number:total} cells; with {number:lacks} more the sea at "
    "{place:start} can come to these {number:far} at most: {places:room}"
)
def sea_comes(
    scene: Any, has: int, total: int, lacks: int, start: str, far: int, room: Listing
) -> bool:
    board = scene.board
    reached = board.spread(cell_of(start))
    return (
        cell_of(start) in board.sea
        and (has, total, lacks) == (len(board.sea), board.total(), board.total() - len(board.sea))
        and cells(room) == reached
        and far == len(reached)
    )


@REACH("it does not come there: {words:facts}")
def does_not_come(scene: Any, facts: str) -> bool:
    drawn = set(map(cell_of, scene.pictures[scene.at - 1].tints["region"]))
    return not drawn & cells(listing(facts)) and says_all(scene, facts)


@REACH("land shuts in {number:many} cells? without sea: {places:room}")
def shuts_in(scene: Any, many: int, room: Listing) -> bool:
    board = scene.board
    whole = flood({cell_of(room.named[0])}, board.cells - board.land)
    return cells(room) == whole and many == len(whole) and not whole & board.sea


@REACH("sea there could not come to the rest: {words:facts}")
def could_not_come(scene: Any, facts: str) -> bool:
    room = flood(cells(listing(facts)), scene.board.cells - scene.board.land)
    return bool(scene.board.sea) and not room & scene.board.sea and says_all(scene, facts)


@REACH("the clues say {words:told}; of {number:every} cells that leaves {number:total} to the sea")
def counts(scene: Any, told: str, every: int, total: int) -> bool:
    parts, _, whole = told.partition(" = ")
    sizes = sorted(map(int, parts.split(" + ")))
    board = scene.board
    own = sorted(map(int, board.size.values()))
    added = int(whole) if whole else sizes[0]
    return (
        sizes == own and added == sum(own) and (every, total) == (len(board.cells), board.total())
    )


@REACH("{number:has} cells? of {number:need} (?:is|are) {words:what}")
def has_so_many(scene: Any, has: int, need: int, what: str) -> bool:
    board = scene.board
    if what == "sea":
        return (has, need) == (len(board.sea), board.total())
    return what == "land" and (has, need) == (
        len(board.land),
        sum(map(int, board.size.values())),
    )


@REACH("so no open cell is {words:what}: {words:facts}")
def is_other(scene: Any, what: str, facts: str) -> bool:
    board, sea = scene.board, what == "land"
    full = (
        len(board.land) + board.total() == len(board.cells)
        if sea
        else len(board.sea) == board.total()
    )
    return full and sea == (scene.told.value == "sea") and says_all(scene, facts)


# --- Duties ------------------------------------------------------------------------------


@REACH(
    f"one of {{places:goal}} must be land, else there is a pool, and only {ISLAND} comes there",
    f"{{places:goal}} must be land, else there is a pool, and only {ISLAND} comes there",
    f"{{places:goal}} needs a clue(?:, is not of the islands? of {{words:out}})?, and only {ISLAND}"
    " comes there",
)
def has_duty(scene: Any, goal: Listing, says: str, clue: str, out: str | None = None) -> bool:
    board, resting = scene.board, scene.told.proof["from"]
    able = [each for each in board.size if cells(goal) & board.reach(each)]
    named = {cell_of(clue) for says, clue in CLUE.findall(out or "") if right(board, says, clue)}
    first = goal.named[0] if "needs" in scene.picture.says else ""
    rests = {each for each in board.size if f"{first} not {name(each)}" in resting}
    return right(board, says, clue) and able == [cell_of(clue)] and named == rests


@REACH(
    "it has {number:has} cells? now and {number:spent} at least when it is there, so that of "
    "{number:size} cells? {number:left} (?:is|are) left"
)
def spends(scene: Any, has: int, spent: int, size: int, left: int) -> bool:
    board, (clue,) = scene.board, scene.picture.because
    goal = set(map(cell_of, scene.picture.tints["other"]))
    home = cell_of(clue)
    start = board.island(home)
    cost = next(
        many
        for many in range(len(start), int(board.size[home]) + 1)
        if goal & within(board, home, many)
    )
    return (has, spent, size, left) == (
        len(start),
        cost,
        int(board.size[home]),
        int(board.size[home]) - cost,
    )


def within(board: Any, home: Cell, many: int) -> set[Cell]:
    """The cells that an island of so many could come to."""
    other = board.supposing([])
    other.size = {**board.size, home: str(many)}
    return other.reach(home)


@REACH("too few to come so far besides: {words:facts}")
def too_few(scene: Any, facts: str) -> bool:
    return says_all(scene, facts)
