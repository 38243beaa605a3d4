"""Puzzles that are the same: turned, mirrored, or with other letters."""

from pathlib import Path

import pytest

from generators._views import canonical
from tests.helpers.cases import PROBLEMS, Problem, files
from tests.helpers.sides import sides

RENAMED = {
    "rooms": ("2\nab\naa\n.2\n..\n", "2\nqa\nqq\n.2\n..\n"),
    "rooms that have words": ("2\nab\naa\n.2\n..\n", "2\nr7 r1\nr7 r7\n.2\n..\n"),
    "wormholes": ("2 4\nA.#.\nB.BA\n", "2 4\nX.#.\nC.CX\n"),
}
OTHER = {
    "a given elsewhere": ("2\nab\naa\n.2\n..\n", "2\nab\naa\n..\n.2\n"),
    "a wormhole's other twin": ("2 4\nA.#.\nB.BA\n", "2 4\nA.#.\nB.AB\n"),
    "a clue more": ("1 3\n1..\n", "1 3\n1.1\n"),
    "a wall inside": ("2\n+---+---+\n|   |\n+   +   +\n", "2\n+---+---+\n|\n+   +   +\n"),
    "another size": ("1 4\n....\n", "2 2\n..\n..\n"),
}


@pytest.mark.parametrize(("problem", "path"), files("data/sample/*.in"))
def test_a_puzzle_is_the_same_from_all_sides(problem: Problem, path: Path) -> None:
    views = sides(problem, path.read_text())
    assert len(views) == 8
    assert len({canonical(view) for view in views}) == 1


@pytest.mark.parametrize(("one", "other"), RENAMED.values(), ids=RENAMED)
def test_letters_may_be_others(one: str, other: str) -> None:
    assert canonical(one) == canonical(other)


@pytest.mark.parametrize(("one", "other"), OTHER.values(), ids=OTHER)
def test_others_are_not_the_same(one: str, other: str) -> None:
    assert canonical(one) != canonical(other)


def test_no_two_cases_of_a_problem_are_the_same() -> None:
    for problem in PROBLEMS:
        texts = {path.read_text() for path in problem.folder.glob("data/secret/*seed*.in")}
        assert len({canonical(text) for text in texts}) == len(texts)
