"""Proofs about Nurikabe: every law by hand, what follows from it and what does not."""

import sys
from contextlib import suppress
from itertools import product

import pytest

from judge.proofs.command import board_of
from tests.helpers.asking import header, law_says, verdict

NURIKABE = "3 4\n2...\n....\n..3.\n"
ASKING = "1 5\n?...?\n"
LAWS = [
    (NURIKABE, "r1c3 sea, r1c4 sea, r2c3 sea", "pool r1c3", "r2c4 island", True),
    (NURIKABE, "r1c3 sea, r1c4 sea, r2c3 sea", "pool r2c3", "r2c4 island", False),
    (NURIKABE, "r1c2 island", "island r1c1", "r2c1 sea", True),
    (NURIKABE, "r1c2 sea", "island r1c1", "r2c1 island", True),
    (NURIKABE, "", "island r3c3", "r1c3 not r3c3", False),
    (NURIKABE, "r2c3 sea", "island r3c3", "r1c3 not r3c3", True),
    (NURIKABE, "", "island r1c1", "r1c3 not r1c1", True),
    (NURIKABE, "", "island r1c1", "r1c1 not r1c1", True),
    (NURIKABE, "r1c1 not r1c1+r1c2", "island r1c1", "r2c1 island", True),
    (ASKING, "r1c2 island, r1c3 island", "island r1c1", "r1c4 sea", True),
    (ASKING, "r1c2 island", "island r1c1", "r1c3 sea", False),
    (NURIKABE, "r1c3 sea, r2c4 sea", "owner r1c4", "r1c4 sea", True),
    (NURIKABE, "r1c3 sea", "owner r1c4", "r1c4 sea", False),
    (NURIKABE, "r1c4 not r1c1, r1c4 not r3c3", "owner r1c4", "r1c4 sea", True),
    (NURIKABE, "r1c4 not r1c1", "owner r1c4", "r1c4 sea", False),
    (NURIKABE, "r2c3 island", "", "r2c3 not r1c1", False),
    (NURIKABE, "r1c4 sea, r1c3 island, r3c4 sea", "sea", "r2c4 sea", True),
    (NURIKABE, "r1c4 sea, r1c3 island", "sea", "r2c4 sea", False),
    ("1 4\n2...\n", "r1c2 island", "total", "r1c3 sea", True),
    ("1 4\n2...\n", "r1c3 sea, r1c4 sea", "total", "r1c2 island", True),
    ("1 4\n2...\n", "r1c3 sea", "total", "r1c2 island", False),
]


@pytest.mark.parametrize(("puzzle", "facts", "law", "conclusion", "right"), LAWS)
def test_law(puzzle: str, facts: str, law: str, conclusion: str, right: bool) -> None:
    assert law_says("nurikabe", puzzle, facts, law, conclusion) is right


def test_no_total_where_a_clue_asks() -> None:
    with pytest.raises(ValueError, match="total"):
        board_of("nurikabe", ASKING).law("total")


@pytest.mark.parametrize(
    ("fact", "opposite"),
    [
        ("r1c2 sea", "r1c2 island"),
        ("r1c2 not r1c1", "r1c2 r1c1"),
        ("r1c1 not r1c1+r1c2", "r1c1 r1c1+r1c2"),
        ("r1c1 not r1c1", "r1c1 r1c1"),
        ("r1c1 not r3c3", "r1c1 r3c3"),
    ],
)
def test_opposites(fact: str, opposite: str) -> None:
    board = board_of("nurikabe", NURIKABE)
    assert board.opposite(board.fact(fact)) == board.fact(opposite)
    assert board.opposite(board.fact(opposite)) == board.fact(fact)


def test_a_clue_in_progress_is_named_by_its_first_cell() -> None:
    board = board_of("nurikabe", "2 3\n2o.\n2.~\n")
    assert board.given == ["r1c2 island", "r2c1 island", "r2c3 sea"]
    assert board.law("island r2c1") == "island r1c1"
    assert board.fact("r1c3 not r2c1").words == "r1c3 not r1c1"


@pytest.mark.parametrize(
    "words",
    [
        "r1c2",
        "r1c2 not sea",
        "r1c2 not r1c3",
        "r1c2 land",
        "r1c1 r1c1+r2c2",
        "r1c2  sea",
        "r1c1 board",
    ],
)
def test_no_facts(words: str) -> None:
    with pytest.raises(ValueError, match=r"expected|no such"):
        board_of("nurikabe", NURIKABE).fact(words)


IN_PROGRESS = "2 3\n22~\n...\n"  # r2c1 is sea, as all the rest


@pytest.mark.parametrize("puzzle", [NURIKABE, IN_PROGRESS, "3\n. . .\n3 o .\n3 . .\n"])
def test_each_fact_has_words_of_its_own(puzzle: str) -> None:
    board = board_of("nurikabe", puzzle)
    places = [f"r{r}c{c}" for r in (1, 2, 3) for c in (1, 2, 3)]
    pairs = [f"{one}+{two}" for one in places for two in places if one < two]
    facts = []
    for place, no, end in product(places, ("", "not "), pairs + places):
        with suppress(ValueError):
            facts.append(board.fact(f"{place} {no}{end}"))
    assert len(facts) > 20
    assert len({fact.words for fact in facts}) == len(set(facts))
    for fact in facts:
        assert board.fact(fact.words) == fact
        assert board.opposite(board.opposite(fact)) == fact != board.opposite(fact)


NOT_ITS_OWN = {"step": 1, "facts": ["r1c1 not r1c2"], "from": [], "laws": []}
HAS_JUST_ONE = {"suppose": ["r1c2 r1c2"], "then": [], "breaks": "sea"}
ALL_CASES = {"facts": ["r2c1 island"], "from": [], "laws": ["sea"], "cases": [HAS_JUST_ONE]}


def test_cells_of_one_clue_are_joined() -> None:
    said = verdict([header("nurikabe", IN_PROGRESS), NOT_ITS_OWN])
    assert said == "bad: line 2: facts: expected a cell that is not of the clue, found 'r1c1'"


def test_a_shape_with_only_some_of_the_cells_of_a_clue_is_not_all_that_is_possible() -> None:
    said = verdict([header("nurikabe", IN_PROGRESS), {"step": 1, **ALL_CASES}])
    assert said.startswith("refused: step 1: what it names does not show that there is no other")


def snake(side: int) -> str:
    """A solved board whose one island winds from side to side."""
    rows = ["~" + "o" * (side - 2) + "~", "~" * (side - 2) + "o~"]
    rows += [rows[0], rows[1][::-1]]
    rows = [rows[r % 4] for r in range(side - 1)]
    return "\n".join([str(side), rows[0].replace("o", "?", 1), *rows[1:], "~" * side])


@pytest.mark.sweep
def test_a_long_island_is_looked_at_in_time() -> None:
    said = verdict([header("nurikabe", snake(100))])
    assert said == "accepted: 0 steps settle everything: there is one answer"


def test_shapes_are_no_cases_beside_other_facts() -> None:
    case = {"suppose": ["r2c1 r1c1+r2c1", "r1c2 sea"]}
    step = {"step": 1, "facts": ["r1c1 island"], "from": [], "laws": [], "cases": [case]}
    said = verdict([header("nurikabe", "5\n.....\n1....\n....3\n...4.\n2....\n"), step])
    assert said.startswith("refused: step 1: a case supposes more than one fact")


def test_a_shape_without_its_clue_is_none() -> None:
    known = ["r1c4 island", "r1c5 island", "r1c3 sea"]
    steps = [
        {"facts": ["r1c3 sea"], "from": [], "laws": ["sea", "total", "island r1c1"]},
        {"facts": ["r1c5 island"], "from": ["r1c3 sea"], "laws": ["island r1c4"]},
        {"facts": ["r1c4 island"], "from": [], "laws": []},
        {
            "facts": ["r1c1 r1c4+r1c5"],
            "from": known,
            "laws": [],
            "cases": [{"suppose": known[1:2]}],
        },
    ]
    numbered = [{"step": number, **step} for number, step in enumerate(steps, 1)]
    said = verdict([header("nurikabe", "1 5\n1..2.\n"), *numbered])
    assert said == "refused: step 4: does not end with r1c1 r1c4+r1c5"


def test_a_shape_without_all_the_cells_that_the_puzzle_shows_is_no_case() -> None:
    step = {
        "step": 1,
        "facts": ["r1c3 sea"],
        "from": ["r2c2 island"],
        "laws": ["island r1c1"],
        "by": "island r1c1",
        "cases": [{"suppose": ["r1c1 r1c1+r1c2+r2c2"]}, {"suppose": ["r1c1 r1c1+r2c1+r2c2"]}],
    }
    shown, alone = (header("nurikabe", f"2 3\n3{cell}.\n.o.\n") for cell in "3.")
    assert verdict([shown, step]).startswith("accepted")
    assert verdict([alone, step]).startswith("refused: step 1, case 2: does not end")
    step["cases"] = [{"suppose": ["r1c1 r1c1+r2c1+r2c2"]}]
    assert verdict([shown, step]).startswith("refused: step 1: what it names does not show")


@pytest.mark.parametrize("place", ["r1c3 {}r1c1", "r1c1 {}r1c1+r2c1"])
def test_a_case_whose_facts_are_opposites_may_break_nothing(place: str) -> None:
    no, yes = place.format("not "), place.format("")
    last = {"facts": ["r2c3 sea"], "from": [], "laws": ["island r3c3"]}
    cases = [{"suppose": [yes]}, {"suppose": [no], "then": [last]}]
    steps = [
        {"step": 1, "facts": [no], "from": ["r2c1 sea"], "laws": ["island r1c1"]},
        {"step": 2, **last, "from": [no], "cases": cases},
    ]
    puzzle = header("nurikabe", "3 3\n2..\n~..\n..1\n")
    assert verdict([puzzle, *steps]).startswith("accepted")
    steps[1]["from"] = []
    assert verdict([puzzle, *steps]) == "refused: step 2, case 1: does not end with r2c3 sea"


def test_a_clue_of_many_digits_is_one() -> None:
    board = board_of("nurikabe", f"1 2\n{'9' * 5000} .\n")
    assert board.law("total") == "total"
    step = {"step": 1, "facts": ["r1c2 sea"], "from": [], "laws": ["island r1c1"]}
    for clue, said in ("9" * 5000, "accepted"), ("1000000001", "accepted"), ("?", "refused"):
        assert verdict([header("nurikabe", f"1 2\n{clue} .\n"), step]).startswith(said)


def test_facts_are_as_small_on_large_boards() -> None:
    board = board_of("nurikabe", "100\n" + f"{'.' * 100}\n" * 99 + f"{'.' * 99}1\n")
    known = {id(number) for number in (*board.atom.values(), *board.homes.values())}
    for words in (
        *("r100c99 sea", "r99c100 island", "r1c1 r100c100", "r1c1 not r100c100"),
        *("r100c100 r99c100+r100c100", "r100c100 not r99c100+r100c100", "r100c100 r1c1+r1c2"),
    ):
        fact = board.fact(words)
        parts = (*fact, *(fact.law or ()))
        assert sum(sys.getsizeof(part) for part in parts if id(part) not in known) < 600, words
