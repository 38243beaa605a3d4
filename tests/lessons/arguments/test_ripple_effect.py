"""Arguments of Ripple Effect."""

from lessons.arguments.pictures import argument
from lessons.trace import Fact, Step, fact_of
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


def test_what_a_cell_is_not_goes_without_saying_where_it_has_its_number() -> None:
    problem = problem_of("ripple_effect")
    text = (problem.folder / "data/secret/7x7-cases-seed1.in").read_text()
    for step in case_steps(problem, text):
        settled = {place for place, value in facts_of(step) if value.isdecimal()}
        for picture in argument(step):
            assert settled.isdisjoint(place for place, _ in picture.facts), picture.says


def facts_of(step: Step) -> list[Fact]:
    """All that is known before a step."""
    return [fact_of(fact) for fact in step.solver.facts(step.before)]
