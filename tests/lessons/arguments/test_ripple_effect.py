"""Arguments of Ripple Effect."""

from itertools import islice

from lessons.arguments.pictures import argument
from tests.helpers.arguments import Arguments
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps


class TestRippleEffect(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "ripple_effect"
    ARGUED = frozenset(
        {
            "clear_common_shadow",
            "cross_rooms",
            "fill_tight_set",
            "follow_chain",
            "join_chains",
            "try_either",
        }
    )


def test_a_link_says_nothing_that_is_known_as_a_cell_has_its_number() -> None:
    problem = problem_of("ripple_effect")
    text = (problem.folder / "data/secret/7x7-cases-seed1.in").read_text()
    (step,) = islice(case_steps(problem, text), 39, 40)
    assert {"r5c7 not 5", "r6c7 1"} <= set(step.solver.facts(step.before))
    says = [picture.says for picture in argument(step)]
    assert not any(one.startswith("r5c7 and r6c7 are not 5, for") for one in says)


def test_nor_does_a_link_that_rests_on_several_laws() -> None:
    problem = problem_of("ripple_effect")
    text = (problem.folder / "data/secret/6x6-cases-seed104.in").read_text()
    *_, step = islice(case_steps(problem, text), 18)
    assert {"r5c4 5", "r6c5 1"} <= set(step.solver.facts(step.before))
    assert [picture.says for picture in argument(step)][1] == (
        "r3c4, r4c4 and r6c6 are not 3, for r6c4 is 3, two 3s in column 4 have 3 cells or more "
        "between them and two 3s in row 6 have 3 cells or more between them."
    )
