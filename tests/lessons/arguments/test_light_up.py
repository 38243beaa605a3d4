"""Arguments of Light Up."""

import re
from dataclasses import replace
from itertools import islice

import pytest

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


def test_of_a_line_through_wormholes_these_are_named() -> None:
    problem = problem_of("wormholes")
    text = (problem.folder / "data/secret/10x10-hard-wormholes3-cases-1.in").read_text()
    steps = list(islice(lesson_steps(problem, text), 14))
    pictures, before = argument(steps[-1]), [[]] * 13
    says = pictures[1].says
    assert untrue("light_up", text, steps, [*before, pictures]) == []
    assert says.count(" through wormholes A, B and C") == says.count(" through wormhole B") == 1
    for wrong in says.replace(" through wormhole B", ""), says.replace("A, B", "B, A"):
        less = [pictures[0], replace(pictures[1], says=wrong), *pictures[2:]]
        assert len(untrue("light_up", text, steps, [*before, less])) == 1


@pytest.mark.parametrize(
    ("text", "number", "at", "says"),
    [
        (  # r1c2 sees r5c2 down the column too, and through B and A: that is another line
            "5 6\n..B.#x\n#..C.C\nxxB..A\n..1...\nA.1..x\n",
            *(
                3,
                1,
                "Strip 1 of 2, from r1c2 to r5c2, has sides of both and holds one bulb at most.",
            ),
        ),
        (
            "3 3\nA..\n.2.\n..A\n",
            *(
                1,
                1,
                "r1c2, r2c1 and r2c3 are empty, for r1c3 holds a bulb and each line from r1c3 ",
            ),
        ),
        (  # through B there is another line, which has no side of the 1
            "4 4\n.#..\n2..A\n.B1.\nA0B.\n",
            *(2, 2, "Strip 2 of 2, from r3c1 to r4c4 through wormhole A, has sides of both and "),
        ),
        (  # one of them goes through C
            "5 5\n0..BA\n...2.\nA.2.C\n.BC.#\n...2.\n",
            *(4, 5, "r4c4 is empty, for r3c4 holds a bulb and each line from r3c4 to r4c4 holds "),
        ),
    ],
)
def test_two_cells_that_see_each_other_twice_have_two_lines(
    text: str, number: int, at: int, says: str
) -> None:
    steps = list(islice(case_steps(problem_of("light_up"), text), number))
    pictures = [argument(step) for step in steps]
    assert pictures[-1][at].says.startswith(says)
    assert untrue("light_up", text, steps, pictures) == []
    wrong = [replace(one, says=one.says.replace("each line", "the line")) for one in pictures[-1]]
    wrong[at] = replace(
        wrong[at], says=re.sub("( to r[0-9c]+)[^,]*(?=,)", r"\1 through wormhole B", wrong[at].says)
    )
    assert len(untrue("light_up", text, steps, [*pictures[:-1], wrong])) == 1


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


def test_ways_are_told_by_their_bulbs_and_a_way_that_concludes_is_told_once() -> None:
    problem = problem_of("light_up")
    text = (problem.folder / "data/secret/9x9-easy-cases-1.in").read_text()
    opening = {step.number: argument(step)[0] for step in islice(case_steps(problem, text), 21, 26)}
    assert opening[22].says == (
        "One of 6 is so, for the 2 at r4c5 has 2 bulbs beside it: r3c5 and r4c4 hold bulbs; "
        "or r3c5 and r4c6 hold bulbs; or r4c4 and r4c6 hold bulbs; or r3c5 and r5c5 hold bulbs; "
        "or r4c4 and r5c5 hold bulbs; or r4c6 and r5c5 hold bulbs."
    )
    assert opening[26].says == (
        "Only one case is left, for r1c3, r2c2 and r2c4 hold bulbs and the 3 at r2c3 has 3 bulbs "
        "beside it."
    )
    assert not opening[26].facts, "what follows is told next"


def test_of_several_lines_only_those_are_named_on_which_something_is_new() -> None:
    problem = problem_of("light_up")
    text = (problem.folder / "data/secret/5x5-cases-kept-1.in").read_text()
    steps = list(islice(case_steps(problem, text), 8))
    (_, link, *_), (*_, end) = argument(steps[7]), argument(steps[3])
    assert link.says == (
        "r4c5 is empty, for r1c5 holds a bulb and the line from r1c5 to r4c5 holds one bulb "
        "at most."
    )
    assert end.says == "1 case cannot be; what is left says so: r1c1 is empty."
    assert not any(each.says == "So here r1c1 is empty." for each in argument(steps[3]))
