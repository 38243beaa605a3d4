"""What the arguments of Alcazar say."""

import re
from collections.abc import Iterator
from typing import Any

from tests.helpers.spoken import LIST, PLACE, Listing, Reader, listing
from tests.helpers.spoken.alcazar import TIMES, can_balance
from tests.helpers.spoken.argued.paths import PATHS, RUNS, edges_of_runs
from tests.helpers.spoken.boards.alcazar import at_black, is_black

READ, BREACH = Reader(), Reader()
READ.known += PATHS.known
along = edges_of_runs
EDGES = LIST.format(r"r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right)")
CELLS = rf"(?:the castle|{LIST.format(r'r[0-9]+c[0-9]+(?: to r[0-9]+c[0-9]+)?')})"
FACTS = re.compile(rf"({EDGES}) (?:is|are) (in the path|blocked)")
ENDS = (
    r"(?:(\d+) black cells? needs? (\d+) ends of the path, (?:(\d+) white ones? needs? (\d+)|"
    r"none are white)|(\d+) white cells? need (\d+) ends of the path, none are black)"
)
LAWS = re.compile(
    r"the path uses two edges of (?P<cell>r\d+c\d+)|(?P<doors>the path uses two doors)"
    r"|(?P<path>the path is in one piece and closes no loop)"
    rf"|the path comes into (?P<crossings>{CELLS}) as often as it leaves"
    rf"|of (?P<colours>{CELLS}) {ENDS}"
)


def facts(words: str) -> Iterator[str]:
    """The facts that some words name."""
    for places, value in FACTS.findall(RUNS.sub("", words)):
        for place in re.findall(PLACE, places):
            yield f"{place} {'path' if value == 'in the path' else value}"


def laws(scene: Any, words: str) -> Iterator[str]:
    """The laws that some words name, if they say what is so."""
    for found in LAWS.finditer(words):
        named = {name: text for name, text in found.groupdict().items() if text}
        kind = next(iter(named))
        if kind in ("doors", "path"):
            yield kind
        elif kind == "cell":
            yield f"cell {named[kind]}"
        else:
            cells = area(scene, named[kind])
            if kind == "crossings" or right_ends(cells, found.groups()[-6:]):
                where = named[kind] != "the castle" and "+".join(cells)
                yield f"{kind} {where or 'board'}"


def area(scene: Any, words: str) -> list[str]:
    """The cells of a region in words."""
    return scene.board.cells if words == "the castle" else listing(words).named


def right_ends(cells: list[str], told: tuple[str | None, ...]) -> bool:
    """Whether so many cells are black and white, with two ends each."""
    black = sum(map(is_black, cells))
    white = len(cells) - black
    counts = [int(word) if word else None for word in told]
    if counts[4] is not None:
        return (0, white, 2 * white) == (black, counts[4], counts[5])
    whites = (counts[2] or 0, counts[3] or 0)
    return (black, 2 * black, white, 2 * white) == (counts[0], counts[1], *whites)


def rest(words: str) -> str:
    """The words without facts and laws."""
    return LAWS.sub("", FACTS.sub("", RUNS.sub("", words)))


def known(board: Any, place: str) -> set[str]:
    """What is known of an edge."""
    return {board.known[place]} if place in board.known else set()


def fact(words: str) -> str:
    """What an edge would be."""
    return {"be in the path": "path", "in the path": "path"}.get(words, "blocked")


def unfolded(_: Any, __: Any) -> list[dict[str, Any]]:
    """Every proof that is told in cases has them."""
    return []


def may_suppose(scene: Any, facts: list[str]) -> bool:
    """The opposite of what the step says, or two ways through its cell."""
    other = "blocked" if scene.told.value == "path" else "path"
    if scene.told.proof["rule"] == "close no loop":
        return [f"{place} {other}" for place in scene.told.places] == facts
    cells = [law.split()[1] for law in scene.told.proof["laws"] if law.startswith("cell ")]
    ways = scene.board.ways(cells[:1])
    used = scene.board.are(ways, "path")
    edges = [one.removesuffix(" path") for one in facts]
    through = set(edges) <= set(scene.board.are(ways, "open")) and len(used) + len(edges) == 2
    return scene.told.proof["rule"] == "pass through" and through


# --- What breaks -------------------------------------------------------------------------


@BREACH("{place:cell} would have (?:only )?{number:many} ways?")
def has_ways(scene: Any, cell: str, many: int) -> bool:
    ways = scene.board.ways([cell])
    used, open_ = len(scene.board.are(ways, "path")), len(scene.board.are(ways, "open"))
    return many == (used if used > 2 else used + open_) != 2


@BREACH("the path would have (?:only )?{number:many} doors?")
def has_doors(scene: Any, many: int) -> bool:
    doors = scene.board.doors()
    used, open_ = len(scene.board.are(doors, "path")), len(scene.board.are(doors, "open"))
    return many == (used if used > 2 else used + open_) != 2


@BREACH("the path would close to a loop through {places:cells}")
def closes(scene: Any, cells: Listing) -> bool:
    board, named = scene.board, set(cells.named)
    inside = [edge for edge in board.path() if named.issuperset(board.ends[edge])]
    at = [cell for edge in inside if len(board.ends[edge]) == 2 for cell in board.ends[edge]]
    whole = board.piece(cells.named[0], inside) == named
    return whole and all(at.count(cell) == 2 for cell in cells.named)


@BREACH("the path would end, from {place:one} to {place:two}, with {number:missed} cells? missed")
def ends_early(scene: Any, one: str, two: str, missed: int) -> bool:
    board = scene.board
    piece = board.piece(board.ends[one][0], board.path())
    used = one != two and {one, two} <= set(board.are(board.doors(), "path"))
    return used and board.ends[two][0] in piece and missed == len(board.cells) - len(piece) > 0


@BREACH("the path could not come to {places:cells} from elsewhere")
def is_apart(scene: Any, cells: Listing) -> bool:
    board = scene.board
    ways = board.are(board.ends, "path", "open")
    part = set(cells.named)
    return part < set(board.cells) and all(board.piece(cell, ways) <= part for cell in cells.named)


@BREACH("{words:region} would have only one way in or out")
def has_one_way(scene: Any, region: str) -> bool:
    ways = scene.board.ways(area(scene, region))
    return len(scene.board.are(ways, "path", "open")) < 2


@BREACH(
    "the path would cross the border of {words:region} (?:{number:often} times|{times:word})",
    "the path would never cross the border of {words:region}",
)
def crosses_oddly(scene: Any, region: str, often: Any = None, word: Any = "never") -> bool:
    ways = scene.board.ways(area(scene, region))
    used = len(scene.board.are(ways, "path"))
    return used % 2 == (used > 0) and used == (TIMES[word] if word else often)


@BREACH(
    "{words:region} needs? (?:{number:need} more ways out at {words:colour} cells than "
    "at (?:black|white) ones|as many ways out at black cells as at white ones), and would "
    "have {number:most} at most at {words:one} and {number:least} at least at {words:other} ones"
)
def cannot_balance(scene: Any, region: str, most: int, least: int, **said: Any) -> bool:
    board, cells = scene.board, area(scene, region)
    border = board.ways(cells)
    own = [edge for edge in border if at_black(board, edge, cells) == (said["one"] == "black")]
    other = [edge for edge in border if edge not in own]
    more = 2 * board.more(cells)
    need = (more, "black") if more > 0 else (-more, "white") if more else (None, None)
    return (
        not can_balance(board, cells)
        and {said["one"], said["other"]} == {"black", "white"}
        and (said["need"], said["colour"]) == need
        and most == len(board.are(own, "path", "open"))
        and least == len(board.are(other, "path"))
    )


# --- Pictures of their own ---------------------------------------------------------------


def in_region(scene: Any, kind: str) -> list[str]:
    """The region that the step's theorem is about."""
    words = next(w.split()[1] for w in scene.told.proof["laws"] if w.split()[0] == kind)
    return list(scene.board.cells) if words == "board" else words.split("+")


@READ("the region has {number:many} cells?: {places:cells}")
def is_region(scene: Any, many: int, cells: Listing) -> bool:
    own = in_region(scene, "crossings")
    return many == len(own) and cells.is_of(own) and scene.picture.tints["region"] == own


@READ(
    "so far the path (?:does not cross its border|crosses its border (?:{number:often} times"
    "|{times:word}), at {places:used})(?:; open (?:is|are) {places:free})?"
)
def crosses(
    scene: Any, often: int | None, word: str | None, used: Listing | None, free: Listing | None
) -> bool:
    ways = scene.board.ways(in_region(scene, "crossings"))
    path, open_ = scene.board.are(ways, "path"), scene.board.are(ways, "open")
    notes = dict(scene.picture.notes)
    return (
        len(path) == (TIMES[word or "never"] if often is None else often)
        and (used.is_of(path) if used else not path)
        and (free.is_of(open_) if free else not open_)
        and sorted(notes) == sorted(path)
        and sorted(map(int, notes.values())) == list(range(1, len(path) + 1))
    )


@READ(
    "it comes in as often as it leaves, so that it crosses an even number of times"
    "(?:, and it must come in, so at least twice)?: {words:facts}"
)
def so_evenly(scene: Any, facts: str) -> bool:
    ways = scene.board.ways(in_region(scene, "crossings"))
    used, open_ = len(scene.board.are(ways, "path")), scene.board.are(ways, "open")
    forced = len(open_) == 1 or used + len(open_) == 2
    return forced and sorted(scene.meant(facts)) == sorted(scene.told.proof["facts"])


@READ("as on a chessboard, {place:first} black, {words:cells}: {words:ends}")
def has_colours(scene: Any, first: str, cells: str, ends: str) -> bool:
    said = re.fullmatch(ENDS, ends)
    named = area(scene, cells)
    black = [cell for cell in scene.board.cells if is_black(cell)]
    return (
        bool(said)
        and is_black(first)
        and sorted(named) == sorted(in_region(scene, "colours"))
        and right_ends(named, said.groups() if said else ())
        and sorted(scene.picture.tints["black"]) == sorted(black)
    )


@READ(
    "an edge inside takes one end of each colour, so the path leaves by "
    "(?:{number:more} more at {words:colour} cells than at (?:black|white) ones|as many of each)"
)
def leaves_by(scene: Any, more: int | None, colour: str | None) -> bool:
    have = scene.board.more(in_region(scene, "colours"))
    return abs(2 * have) == (more or 0) and (not more or (have > 0) == (colour == "black"))


def some(used: str, free: str) -> str:
    """How many edges are in the path and how many open, what is none being left out."""
    return (
        rf"(?:there is none|(?:{{number:{used}}} (?:is|are) in the path \({{places:{used}s}}\))?"
        rf"(?: and )?(?:{{number:{free}}} (?:is|are) open \({{places:{free}s}}\))?)"
    )


def lists_all(said: dict[str, Any], lists: dict[str, list[str]]) -> bool:
    """Whether under each name so many edges are told, and these; nothing where there are none."""
    return all(
        (said[name] or 0) == len(edges) and (said[f"{name}s"] or Listing([])).is_of(edges)
        for name, edges in lists.items()
    )


@READ(f"the ways out: at black cells {some('b', 'bo')}; at white cells {some('w', 'wo')}")
def ways_out(scene: Any, **said: Any) -> bool:
    cells = in_region(scene, "colours")
    border = scene.board.ways(cells)
    side = {
        "b": [edge for edge in border if at_black(scene.board, edge, cells)],
        "w": [edge for edge in border if not at_black(scene.board, edge, cells)],
    }
    lists = {
        name: scene.board.are(side[name[0]], "open" if "o" in name else "path")
        for name in ("b", "bo", "w", "wo")
    }
    every = [edge for edges in lists.values() for edge in edges]
    noted = sorted(edge for edge, _ in scene.picture.notes)
    return sorted(every) == noted and lists_all(said, lists)


@READ(
    "the whole castle has (?:{words:even} black cells as|one more black cell than) white ones, "
    "so the path uses (?:one door at a black cell and one at a white one|two doors at black cells)"
)
def doors_have_colours(scene: Any, even: str | None) -> bool:
    more = scene.board.more(scene.board.cells)
    one_each = scene.picture.says.endswith("one at a white one.")
    return more == (0 if even else 1) and one_each == bool(even)


@READ(
    "at {words:colour} cells it (?:leaves (?:{number:most} times|{times:mosts}) at most|cannot "
    "leave)(?: and at (?:black|white) ones (?:{number:least} times|{times:leasts}) at least)?, so "
    "the numbers fit in no {fits:fits}: {words:facts}"
)
def fits_at_most(scene: Any, colour: str, facts: str, **said: Any) -> bool:
    board, cells = scene.board, in_region(scene, "colours")
    most = TIMES.get(said["mosts"] or "never") if said["most"] is None else said["most"]
    least = TIMES.get(said["leasts"] or "never") if said["least"] is None else said["least"]
    border = board.ways(cells)
    own = [edge for edge in border if at_black(board, edge, cells) == (colour == "black")]
    need = 2 * board.more(cells) * (1 if colour == "black" else -1)
    return (
        most == len(board.are(own, "path", "open"))
        and least == len(board.are([edge for edge in border if edge not in own], "path"))
        and (most - least == need if said["fits"] == "other way" else most - least < need)
        and sorted(scene.meant(facts)) == sorted(scene.told.proof["facts"])
    )


@READ("with two doors to the castle the numbers fit in no other way: {words:facts}")
def fits_so(scene: Any, facts: str) -> bool:
    proof, before = scene.told.proof, scene.pictures[scene.at - 1].says
    both = len([law for law in proof["laws"] if law.startswith("colours")]) == 2
    told = "doors" in proof["laws"] and (not both or before.startswith("The whole castle has "))
    return told and sorted(scene.meant(facts)) == sorted(proof["facts"])


@READ(f"of the doors {some('u', 'o')}")
def doors_are(scene: Any, **said: Any) -> bool:
    board, doors = scene.board, scene.board.doors()
    return lists_all(said, {"u": board.are(doors, "path"), "o": board.are(doors, "open")})


@READ("the path uses two doors(?:, and there is just {few:left})?: {words:facts}")
def two_doors(scene: Any, facts: str, left: str | None) -> bool:
    doors = scene.board.doors()
    path, open_ = scene.board.are(doors, "path"), scene.board.are(doors, "open")
    last = len(path) + len(open_) == (1 if left == "one" else 2)
    forced = last if scene.told.value == "path" else len(path) > 1
    return forced and sorted(scene.meant(facts)) == sorted(scene.told.proof["facts"])
