"""Paths through all cells, and those that are near to one."""

import itertools

import pytest

from generators import Chance
from generators.__main__ import make_parser
from generators.alcazar import first_draft, text_of
from generators.alcazar import solver as alcazar
from generators.drafts.paths import detours, random_path


@pytest.mark.parametrize(("height", "width"), [(1, 1), (1, 7), (2, 2), (3, 3), (5, 8), (9, 9)])
def test_random_paths_visit_every_cell_once(height: int, width: int) -> None:
    path = random_path(height, width, Chance(height + width))
    assert sorted(path) == [(r, c) for r in range(height) for c in range(width)]
    for (r, c), (r2, c2) in itertools.pairwise(path):
        assert abs(r - r2) + abs(c - c2) == 1
    for r, c in (path[0], path[-1]):
        assert r in (0, height - 1) or c in (0, width - 1)


@pytest.mark.parametrize("size", ["1", "1x7", "2", "4x3", "5x6"])
@pytest.mark.parametrize("seed", range(1, 4))
def test_each_detour_gives_another_answer(size: str, seed: int) -> None:
    options = make_parser().parse_args(["alcazar", "--size", size])
    puzzle, cells = first_draft(options, Chance(seed))
    new = [edges & puzzle.walls for edges in detours(cells)]
    assert any(new)
    for ways in filter(None, new):
        board = alcazar.parse(text_of(puzzle._replace(walls=puzzle.walls - ways)))
        assert len(list(itertools.islice(alcazar.solve(board), 2))) == 2
