"""What the arguments of Alcazar say of pieces of path, of ways through a cell, and of parts."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.helpers.spoken import LIST, Listing, Reader
from tests.helpers.witness.places import cell as cell_of

PATHS = Reader()
TIP = r"r\d+c\d+(?:-(?:top|bottom|left|right))?"
RUN = rf"from {TIP} to {TIP}"
RUNS = re.compile(rf"the path runs {LIST.format(RUN)}")


def edges_of_runs(scene: Any, words: str) -> Iterator[str]:
    """The facts of pieces of path that some words tell by their ends; KeyError if there is none.

    What the picture concludes is no part of them, be it known to be in the path.
    """
    path = set(scene.board.path()) - {place for place, _ in scene.picture.facts}
    for runs in RUNS.findall(words):
        for one, other in re.findall(rf"from ({TIP}) to ({TIP})", runs):
            yield from (f"{edge} path" for edge in between(scene.board, path, one, other))


def between(board: Any, path: set[str], one: str, other: str) -> list[str]:
    """The edges of some path from one end to another, each a cell or a door."""
    doors = [tip for tip in (one, other) if tip in board.ends]
    start, goal = (board.ends.get(tip, [tip])[0] for tip in (one, other))
    ways, seen = [(start, list[str]())], {start}
    for cell, edges in ways:
        if cell == goal and path.issuperset(doors):
            return [*edges, *doors]
        for edge in path.intersection(board.ways([cell])):
            for further in set(board.ends[edge]) - seen:
                seen.add(further)
                ways.append((further, [*edges, edge]))
    raise KeyError(other)


@PATHS("{place:cell} has {number:many} pairs? of ways: {words:pairs}")
def has_pairs(scene: Any, cell: str, many: int, pairs: str) -> bool:
    ways = scene.board.are(scene.board.ways([cell]), "path", "open")
    used = set(scene.board.are(ways, "path"))
    every = {frozenset(two) for two in combinations(ways, 2) if used <= set(two)}
    told = {frozenset(two.split(" and ")) for two in pairs.split("; ")}
    return many == len(every) and told == every


@PATHS("without {place:edge}, part {number:part} has {number:many} cells?: {places:cells}")
def is_part(scene: Any, edge: str, part: int, many: int, cells: Listing) -> bool:
    board = scene.board
    ways = [e for e in board.are(board.ends, "path", "open") if e != edge]
    whole = board.piece(cells.named[0], ways)
    order = sorted(whole, key=cell_of)
    kind = "region" if part == 1 else "other"
    return (
        scene.told.places == [edge]
        and part == scene.at + 1
        and cells.is_of(whole)
        and many == len(whole) < len(board.cells)
        and scene.picture.tints[kind] == order
    )


@PATHS("the path must come from one to the other, so {words:facts}")
def joins(scene: Any, facts: str) -> bool:
    return sorted(scene.meant(facts)) == sorted(scene.told.proof["facts"])
