"""Arguments of Ripple Effect."""

from itertools import islice

from lessons.arguments.pictures import argument
from tests.helpers.arguments import Arguments
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps
from tests.helpers.spoken.argued import untrue


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


def test_where_no_case_is_left_there_is_no_answer() -> None:
    problem, text = problem_of("ripple_effect"), "3\ncbd\ncbd\ncaa\n...\n...\n...\n"
    steps = list(islice(case_steps(problem, text), 3))
    pictures = [argument(step) for step in steps]
    why = "r3c2 and r3c3 are not 2 and room a holds each of 1 to 2 once"
    told = [f"No case is left, for {why}: there is no answer.", "So r3c1 is not 2."]
    assert [picture.says for picture in pictures[-1]] == told
    assert untrue("ripple_effect", text, steps, pictures) == []


def test_nor_does_a_link_that_rests_on_several_laws() -> None:
    problem = problem_of("ripple_effect")
    text = (problem.folder / "data/secret/6x6-cases-seed104.in").read_text()
    *_, step = islice(case_steps(problem, text), 18)
    assert {"r5c4 5", "r6c5 1"} <= set(step.solver.facts(step.before))
    assert [picture.says for picture in argument(step)][1] == (
        "r3c4, r4c4 and r6c6 are not 3, for r6c4 is 3, two 3s in column 4 have 3 cells or more "
        "between them and two 3s in row 6 have 3 cells or more between them."
    )
