"""What the arguments of Nurikabe say."""

import re
from collections.abc import Iterator
from typing import Any

from judge.checkers.grid import name
from tests.helpers.spoken import LIST, Listing, Reader, listing
from tests.helpers.spoken.argued.reach import CLUE, REACH, cells, room_of
from tests.helpers.spoken.argued.shapes import SHAPES, all_break
from tests.helpers.spoken.boards.nurikabe import flood, pool
from tests.helpers.spoken.islands import ISLAND, few, right
from tests.helpers.witness.places import cell as cell_of

READ, BREACH = Reader(), Reader()
READ.known += REACH.known + SHAPES.known
CELL = r"r[0-9]+c[0-9]+"
CELLS = LIST.format(rf"{CELL}(?: to {CELL})?")
OF = rf"of the island of (?:\d+|\?) at ({CELL})"
FACTS = re.compile(
    rf"the island at ({CELL}) is (just|not) ({CELLS})"
    rf"|({CELLS}) (?:is|are) (?:(sea|island)|(not )?{OF})"
)
LAWS = re.compile(
    rf"the 2x2 square from ({CELL}) on is not all sea|land at ({CELL}) is joined to a clue"
    r"|(the sea is in one piece)|the sea has (\d+) cells? in all"
    rf"|the island of (\d+|\?) at ({CELL}) has (?:(\d+) cells? and )?no other clue"
)


def facts(words: str) -> Iterator[str]:
    """The facts that some words name."""
    for clue, just, shape, places, value, no, other in FACTS.findall(words):
        if clue:
            cells = "+".join(listing(shape).named)
            yield f"{clue} {'not ' if just == 'not' else ''}{cells}"
        for place in listing(places).named if places else ():
            yield f"{place} {value or no + other}"


def laws(scene: Any, words: str) -> Iterator[str]:
    """The laws that some words name, if they say what is so."""
    board = scene.board
    for square, land, sea, total, says, clue, size in LAWS.findall(words):
        if square or land:
            yield f"pool {square}" if square else f"owner {land}"
        elif sea:
            yield "sea"
        elif total and int(total) == board.total():
            yield "total"
        elif clue and right(board, says, clue) and size in (says, "" if says == "?" else says):
            yield f"island {clue}"


def rest(words: str) -> str:
    """The words without facts and laws."""
    return LAWS.sub("", FACTS.sub("", words))


def known(board: Any, place: str) -> set[str]:
    """What is known of a cell."""
    cell = cell_of(place)
    found = {"sea"} if cell in board.sea else set()
    found |= {"island"} if cell in board.land else set()
    found |= {f"not {name(clue)}" for clue in board.size if cell in board.lost[clue]}
    shapes = board.dead.get(cell, ())
    return found | {"not " + "+".join(map(name, sorted(shape))) for shape in shapes}


def fact(words: str) -> str:
    """What a cell would be."""
    return words.removeprefix("be ")


def unfolded(_: Any, __: Any) -> list[dict[str, Any]]:
    """Every proof that is told in cases has them."""
    return []


def may_suppose(_: Any, __: list[str]) -> bool:
    """Nothing is supposed but what the proof says."""
    return False


def ways(scene: Any, node: dict[str, Any]) -> list[set[str]]:
    """All clues whose land may be."""
    _, _, land = node.get("by", "").partition(" ")
    return [{f"{land} {name(clue)}"} for clue in scene.board.size]


def against(_: Any, fact: str, way: set[str]) -> bool:
    """Whether a way has the land of a clue whose it is not."""
    return fact.replace(" not ", " ") in way


# --- What breaks -------------------------------------------------------------------------


@BREACH("{places:square} would be a pool")
def is_pool(scene: Any, square: Listing) -> bool:
    return pool(cell_of(square.named[0])) == cells(square) <= scene.board.sea


@BREACH(
    "the land at {place:at}(?:, which is not of the islands? of {words:out},)? "
    "could come to no clue"
)
def is_lost(scene: Any, at: str, out: str | None) -> bool:
    board, cell = scene.board, cell_of(at)
    named = {cell_of(clue) for says, clue in CLUE.findall(out or "") if right(board, says, clue)}
    rests = {clue for clue in board.size if f"{at} not {name(clue)}" in scene.told.proof["from"]}
    return named == rests and not any(
        cell in board.reach(clue) - board.lost[clue] for clue in board.size
    )


@BREACH(f"{ISLAND} would have {{places:others}}, not its own")
def is_others(scene: Any, says: str, clue: str, others: Listing) -> bool:
    board, place = scene.board, cell_of(clue)
    return right(board, says, clue) and cells(others) == board.island(place) & board.lost[place]


@BREACH("the clues at {places:clues} would be in one island")
def are_joined(scene: Any, clues: Listing) -> bool:
    island = scene.board.island(cell_of(clues.named[0]))
    return scene.board.clues_in(island) == cells(clues) and len(clues.named) > 1


@BREACH(f"{ISLAND} would have {{number:many}} cells?")
def is_large(scene: Any, says: str, clue: str, many: int) -> bool:
    island = scene.board.island(cell_of(clue))
    return right(scene.board, says, clue) and int(says) < many == len(island)


@BREACH(f"{ISLAND} would have room for only {{number:many}} cells?")
def is_small(scene: Any, says: str, clue: str, many: int) -> bool:
    room = scene.board.reach(cell_of(clue))
    return right(scene.board, says, clue) and int(says) > many == len(room)


@BREACH(
    f"{ISLAND} would have no shape left"
    "(?: but {number:out} that (?:is|are) out already(?:: {words:named})?)?"
)
def has_none(scene: Any, says: str, clue: str, out: int | None, named: str | None) -> bool:
    links = [fact for node in scene.nodes[1:] for fact in node.get("facts", ())]
    home, start = cell_of(clue), scene.start
    board = scene.board.supposing(fact for fact in links if fact.startswith(f"{clue} not "))
    dead = all(board.breaks(shape) for shape in few(board.shapes(home))) or all_break(scene, clue)
    fits = few(scene.board.shapes(home, ruled_out=True))
    gone = {shape for shape in fits if not shape & board.lost[home]} & start.dead[home]
    told = {frozenset(cells(listing(shape))) for shape in (named or "").split("; ") if shape}
    return right(board, says, clue) and dead and len(gone) == (out or 0) and told in (gone, set())


@BREACH("the sea at {places:one} could not come to that at {place:other}")
def is_split(scene: Any, one: Listing, other: str) -> bool:
    board = scene.board
    part = flood(cells(one), board.cells - board.land)
    return cells(one) == part & board.sea and cell_of(other) in board.sea - part


@BREACH("the sea would have {number:many} cells, not {number:total}")
def is_wide(scene: Any, many: int, total: int) -> bool:
    return many == len(scene.board.sea) > total == scene.board.total()


@BREACH("the sea would have room for only {number:few} of its {number:total} cells?")
def is_narrow(scene: Any, few: int, total: int) -> bool:
    return few == room_of(scene.board) < total == scene.board.total()
