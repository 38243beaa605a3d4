"""Arguments of Nurikabe."""

from itertools import islice

from lessons.arguments.pictures import argument
from lessons.trace import Step, one_look
from tests.helpers.arguments import Arguments
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps
from tests.helpers.spoken.argued import untrue


class TestNurikabe(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "nurikabe"
    ARGUED = frozenset(
        {
            "chain_shapes",
            "count_cells",
            "drown_unreachable",
            "fetch_loose_land",
            "fill_pockets",
            "fit_many_shapes",
            "fit_shapes",
            "give_up_beyond",
            "keep_island_room",
            "keep_sea_whole",
            "keep_to_shapes",
            "meet_duties",
            "pair_shapes",
            "raise_far_cells",
            "refute_opposite",
        }
    )


def test_a_clue_whose_lost_land_is_known_not_to_be_is_named() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/7x7-cases-seed6.in").read_text()
    steps = list(islice(case_steps(problem, text), 18))
    before, pictures = [[]] * (len(steps) - 1), argument(steps[-1])
    lost = "the land at r6c3, which is not of the island of 12 at r2c6, could come to no clue."
    assert f"But then {lost}" in [picture.says for picture in pictures]
    assert untrue("nurikabe", text, steps, [*before, pictures]) == []


def test_a_clue_that_land_is_known_not_to_be_of_is_named_where_the_others_are_told() -> None:
    """Two of three islands may have it, and each keeps r2c3 sea."""
    text = "3 5\n3 . o . 3\n. . . . .\n. . 5 . .\n"
    solver, land = problem_of("nurikabe").module(), "r1c3"
    start = solver.parse(text)
    board = solver.assume(start, [f"{land} not r3c3"])
    proof = {"facts": ["r2c3 sea"], "rule": "refute opposite"}
    proof |= {"from": [f"{land} island", f"{land} not r3c3"]}
    proof |= {"laws": [f"owner {land}", "island r1c1", "island r1c5"], "by": f"owner {land}"}
    proof["cases"] = [
        {"suppose": [f"{land} {clue}"], "then": [full | {"from": [f"{land} {clue}"]}]}
        for clue in ("r1c1", "r1c5")
        for full in [{"facts": ["r2c3 sea"], "rule": "part islands", "laws": [f"island {clue}"]}]
    ]
    known = Step(1, solver.keep_to_shapes, ((land, "not r3c3"),), None, start, board, solver)
    step = Step(2, solver.refute_opposite, (("r2c3", "sea"),), None, board, board, solver)
    pictures = argument(step.proved(proof))
    assert pictures[0].says == (
        "One of 2 is so, for r1c3 is not of the island of 5 at r3c3 and land at r1c3 is joined "
        "to a clue: r1c3 is of the island of 3 at r1c1; or r1c3 is of the island of 3 at r1c5."
    )
    assert untrue("nurikabe", text, [known.proved({}), step], [[], pictures]) == []


def test_a_clue_that_loose_land_is_known_not_to_be_of_is_named_where_only_one_comes_there() -> None:
    text = "5\n5 . . o .\n. . . . .\n. . . . .\n. . . . .\n. . . . 6\n"
    solver = problem_of("nurikabe").module()
    start = solver.parse(text)
    board = solver.assume(start, ["r1c4 not r5c5"])
    known = Step(1, solver.keep_to_shapes, (("r1c4", "not r5c5"),), None, start, board, solver)
    step = next(one_look(solver, board, solver.meet_duties))
    assert (pictures := argument(step))[0].says == (
        "r1c4 needs a clue, is not of the island of 6 at r5c5, and only the island of 5 at r1c1 "
        "comes there."
    )
    assert untrue("nurikabe", text, [known.proved({}), step], [[], pictures]) == []
