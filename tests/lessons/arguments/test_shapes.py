"""Pictures of the shapes that an island may have."""

import re
from dataclasses import replace
from itertools import islice

from lessons.arguments.pictures import BOARD, argument
from lessons.arguments.shapes import MOST
from tests.helpers.arguments import unfolded
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps
from tests.helpers.sentences import picture_steps
from tests.helpers.spoken.argued import untrue


def test_few_shapes_are_shown_one_by_one() -> None:
    steps = picture_steps(problem_of("nurikabe"))
    pictures = argument(next(step for step in steps if step.rule == "fit_shapes"))
    assert [picture.says for picture in pictures] == [
        "The island of 3 at r3c2 has 3 shapes to fit in.",
        "Suppose the island at r3c2 is just r2c1, r3c1 and r3c2.",
        "But then the sea at r1c1 could not come to that at r2c2.",
        "Shape 1 of 2 that may be: r3c1, r3c2 and r3c3.",
        "Shape 2 of 2 that may be: r3c2, r3c3 and r3c4.",
        "Both that are left have r3c3: r3c3 is island.",
    ]
    assert dict(pictures[-1].notes)["r3c3"] == "2"


def test_many_shapes_are_counted_by_law() -> None:
    steps = picture_steps(problem_of("nurikabe"))
    pictures = argument(next(step for step in steps if step.rule == "fit_many_shapes"))
    assert len(pictures) < 8
    assert any(picture.says.startswith("With ") for picture in pictures)


def test_the_laws_that_shapes_break_are_named_with_their_places() -> None:
    steps = list(picture_steps(problem_of("nurikabe")))
    many = [step for step in steps if step.rule in ("refute_opposite", "keep_to_shapes")]
    said = [picture.says for step in many for picture in argument(step)]
    broken = {one for one in said if one.startswith("With ") and "in pieces" not in one}
    assert broken == {
        "With 1 of them the land at r2c6 would have no clue.",
        "With 1 of them there would be a pool at r4c4.",
        "With 13 of them the island of 4 at r3c5 would have no shape left.",
        "With 2 of them the land at r1c1 or r3c3 would have no clue.",
        "With 2 of them the land at r2c1 or r3c3 would have no clue.",
        "With 8 of them one of the islands of 10 at r3c1 and 3 at r5c7 would have no shape left.",
    }


def test_a_wrong_place_of_a_broken_law_is_found() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/6x6-cases-seed1.in").read_text()
    steps = list(islice(case_steps(problem, text), 2))
    before, pictures = [[]], argument(steps[-1])
    says = "With 164 of them the island of 6 at r6c5 would have no shape left."
    at = [picture.says for picture in pictures].index(says)
    assert untrue("nurikabe", text, steps, [*before, pictures]) == []
    pool = "With 164 of them there would be a pool at r6c5."
    for wrong in says.replace("r6c5", "r4c1"), pool, "With 164 of them the sea would be in pieces.":
        other = replace(pictures[at], says=wrong)
        assert untrue("nurikabe", text, steps, [*before, [*pictures[:at], other]])


def test_shapes_that_no_board_draws_as_out_are_told_to_be() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/5x5-cases-seed1.in").read_text()
    steps = list(islice(case_steps(problem, text), 13))
    first, *rest = argument(steps[-1])
    says = "The island of 3 at r3c3 has 5 shapes to fit in"
    assert first.says == f"{says}, besides those that are out already."
    less = replace(first, says=f"{says}.")
    before = [[]] * (len(steps) - 1)
    assert untrue("nurikabe", text, steps, [*before, [first, *rest]]) == []
    assert len(untrue("nurikabe", text, steps, [*before, [less, *rest]])) == 1


def test_so_they_are_where_shapes_are_told_together() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/6x6-cases-seed1.in").read_text()
    steps = list(islice(case_steps(problem, text), 77))
    pictures = argument(steps[-1])
    at = next(n for n, picture in enumerate(pictures) if " to fit in" in picture.says)
    says = "The island of 5 at r1c3 has 5 shapes to fit in"
    assert pictures[at].says == f"{says}, besides those that are out already."
    before = [[]] * (len(steps) - 1)
    assert untrue("nurikabe", text, steps, [*before, pictures]) == []
    less = [*pictures[:at], replace(pictures[at], says=f"{says}."), *pictures[at + 1 :]]
    assert untrue("nurikabe", text, steps, [*before, less])


def test_what_an_island_has_no_shape_left_but_is_told() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/5x5-cases-seed1.in").read_text()
    steps = list(islice(case_steps(problem, text), 18))
    before, pictures = [[]] * (len(steps) - 1), argument(steps[-1])
    says = (
        "But then the island of 8 at r2c1 would have no shape left but 1 that is out already: "
        "r1c1, r1c2, r2c1, r3c1, r4c1, r5c1, r5c2 and r5c3."
    )
    at = [picture.says for picture in pictures].index(says)
    assert untrue("nurikabe", text, steps, [*before, pictures]) == []
    silent = re.sub(" but 1 .*", ".", says)
    for wrong in says.replace("but 1", "but 2"), says.replace("r5c2", "r2c2"), silent:
        told = [*pictures[:at], replace(pictures[at], says=wrong), *pictures[at + 1 :]]
        assert len(untrue("nurikabe", text, steps, [*before, told])) == 1


def test_what_is_counted_is_there_one_by_one_for_who_asks() -> None:
    steps = picture_steps(problem_of("nurikabe"))
    pictures = argument(next(step for step in steps if step.rule == "fit_many_shapes"), offers=True)
    counted = [picture for picture in pictures if picture.each]
    assert counted[-1] is pictures[-1], "also those that are left"
    for picture in counted:
        number = int(re.findall(r"\d+", picture.says)[0])
        shapes = [one for one in picture.each if one.supposes]
        assert len(shapes) == min(number, MOST)
        assert all(one.on == BOARD and len(one.told) == 1 for one in shapes)


def test_each_of_those_is_told_truly() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/6x6-cases-seed1.in").read_text()
    steps = list(islice(case_steps(problem, text), 40))
    arguments = [argument(step, offers=True) for step in steps]
    whole = [unfolded(pictures) for pictures in arguments]
    assert sum(map(len, whole)) > 2 * sum(map(len, arguments))
    assert untrue("nurikabe", text, steps, whole) == []
