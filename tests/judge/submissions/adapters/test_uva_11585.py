"""UVa's Nurikabe: answers of the solution are solved, and each law has a board that breaks it."""

import pytest

from tests.helpers.submissions import answer, own_cases
from tests.peers.judges import reaches_edge

NAME = "uva_11585"


def asked(rows: list[str], shading: list[str]) -> str:
    """A board as it stands in the input."""
    places = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."]
    clues = [f"{r} {c} {rows[r][c]}" for r, c in places]
    return "\n".join([f"{len(rows)} {len(rows[0])} {len(clues)}", *clues, *shading, ""])


def test_answers_of_the_solution_are_solved_where_land_reaches_the_edge() -> None:
    boards, right = [], []
    for rows, drawn in (case.values for case in own_cases("nurikabe")):
        shading = ["".join("#" if mark == "~" else "." for mark in row) for row in drawn]
        if "?" not in "".join(rows) and "." in "".join(shading):
            boards.append(asked(rows, shading))
            right.append("solved" if reaches_edge(shading) else "not solved")
    assert answer(NAME, f"{len(boards)}\n\n" + "\n".join(boards)).splitlines() == right
    assert {"solved", "not solved"} == set(right)


@pytest.mark.parametrize(
    ("rows", "shading", "solved"),
    [
        ("1", ".", True),
        ("2.", "..", True),
        ("2. .. .2", ".. ## ..", True),
        ("2. .. .2", "## .. ##", False),  # clues in the sea
        ("2. .. ..", ".. ## ..", False),  # an island without a clue
        ("2. .. 12", ".. ## ..", False),  # one with two
        ("3. .. .2", ".. ## ..", False),  # one too small
        ("1. .. .2", ".. ## ..", False),  # one too large
        ("... .1. ...", "### #.# ###", False),  # land that does not reach the edge
        ("1.. .1. ...", ".## #.# ###", True),  # land that does so by a corner
        ("2.. ...", "..# ###", True),
        ("1.. ...", ".## ###", False),  # a pool
        ("..1.. .....", "##.## ##.##", False),
        (".2.", "#.#", False),
        ("...2 .... ....", "###. ##.. ####", False),
        (".1.", "#.#", False),  # a sea in two
    ],
)
def test_every_law_counts(rows: str, shading: str, solved: bool) -> None:
    found = answer(NAME, "1\n" + asked(rows.split(), shading.split()))
    assert found == ("solved\n" if solved else "not solved\n")
