"""Arguments of Nurikabe."""

from itertools import islice

from lessons.arguments.pictures import argument
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
