"""Arguments of Light Up."""

from lessons.arguments.pictures import argument
from tests.helpers.arguments import Arguments
from tests.helpers.cases import problem_of
from tests.helpers.lessons import lesson_steps
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
