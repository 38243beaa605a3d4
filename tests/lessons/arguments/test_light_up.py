"""Arguments of Light Up."""

from itertools import islice

from lessons.arguments.pictures import argument
from lessons.puzzles.light_up import say
from tests.helpers.arguments import Arguments
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps, lesson_steps
from tests.helpers.spoken.argued import untrue


class TestLightUp(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "light_up"
    ARGUED = frozenset(
        {
            "crowd_number",
            "fit_number",
            "light_location",
            "light_or_empty",
            "satisfy_number",
            "share_light",
            "share_strips",
            "starve_chain",
            "turn_chain",
        }
    )


def test_cases_within_cases_are_read_too() -> None:
    problem = problem_of("light_up")
    puzzle = "7 6\n#.x.x.\n.2.2.1\nx.x.x#\n.2x..1\nx..1x.\n#.....\n#...1.\n"
    step = next(lesson_steps(problem, puzzle))
    pictures = argument(step)
    assert {"Case 2 of 2", "Case 6 of 6"} <= {picture.says.split(":")[0] for picture in pictures}
    assert untrue("light_up", puzzle, [step], [pictures]) == []


def test_bulbs_are_named_in_reading_order() -> None:
    problem = problem_of("light_up")
    text = (problem.folder / "data/secret/10x10-easy-walls15-seed2.in").read_text()
    (step,) = islice(case_steps(problem, text), 38, 39)
    assert say(step).endswith("bulbs at r2c8 and r2c10 that see each other.")
    says = [picture.says for picture in argument(step)]
    assert "But then bulbs at r2c8 and r2c10 would see each other." in says
