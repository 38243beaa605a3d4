"""Arguments of Alcazar."""

import re
from dataclasses import replace
from itertools import islice

import pytest

from lessons.arguments.alcazar import breach, gathered
from lessons.arguments.pictures import argument
from lessons.trace import trace
from tests.helpers.arguments import Arguments
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps
from tests.helpers.spoken.argued import untrue

CLOSED = """\
4 5
+---+   +   +   +   +
        |           |
+   +   +   +   +   +
|               |
+   +   +---+   +   +
            |
+   +   +   +   +   +

+---+   +   +---+   +
"""  # what is supposed, with what is known


class TestAlcazar(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "alcazar"
    ARGUED = frozenset(
        {
            "balance_colours",
            "break_chain",
            "choose_doors",
            "close_no_loop",
            "cross_evenly",
            "join_all_cells",
            "pass_through",
            "try_edge",
            "turn_chain",
            "use_only_ways",
        }
    )


@pytest.mark.parametrize(
    ("law", "known", "words"),
    [
        (
            "crossings r1c1+r1c2+r1c3",
            "blocked",
            "the path would never cross the border of r1c1, r1c2 and r1c3",
        ),
        (
            "colours r1c1+r1c2+r1c3",
            "blocked",
            (
                "r1c1, r1c2 and r1c3 need 2 more ways out at black cells than at white ones, "
                "and would have 0 at most at black and 0 at least at white ones"
            ),
        ),
        (
            "colours r1c2+r1c3+r1c4",
            "blocked",
            (
                "r1c2, r1c3 and r1c4 need 2 more ways out at white cells than at black ones, "
                "and would have 0 at most at white and 0 at least at black ones"
            ),
        ),
        (
            "colours r1c2",
            "blocked",
            (
                "r1c2 needs 2 more ways out at white cells than at black ones, "
                "and would have 0 at most at white and 0 at least at black ones"
            ),
        ),
    ],
)
def test_words_of_a_law_that_breaks(law: str, known: str, words: str) -> None:
    problem = problem_of("alcazar")
    text = (problem.folder / "data/secret/4x6-all-direct-seed1.in").read_text()
    step = next(case_steps(problem, text))
    every = step.solver.names(step.before, step.before.unknown).split()
    says, _ = breach(step, law, frozenset(f"{edge} {known}" for edge in every))
    assert says == words


def test_a_path_that_ends_early_may_be_joined_to_all_cells_by_what_is_known_besides() -> None:
    problem = problem_of("alcazar")
    text = "2 3\n+---+   + x +\n       ───\n+ │ +   +   +\n|      ───\n+   +---+---+\n"
    steps = list(case_steps(problem, text))
    pictures = [argument(step) for step in steps]
    assert "But then r2c1 would have 3 ways." in [picture.says for picture in pictures[2]]
    assert untrue("alcazar", text, steps, pictures) == []


def test_where_one_door_is_left_it_is_not_told_as_one_of_two() -> None:
    problem, text = problem_of("alcazar"), "1 2\n+---+ x +\n|       |\n+   +---+\n"
    solver = problem.module()
    step = next(trace(solver, solver.parse(text)))
    pictures = argument(step)
    assert [picture.says for picture in pictures] == [
        "Of the doors 1 is open (r1c1-bottom).",
        "The path uses two doors, and there is just one: r1c1-bottom is in the path.",
    ]
    assert untrue("alcazar", text, [step], [pictures]) == []
    wrong = replace(pictures[1], says=pictures[1].says.replace(", and there is just one", ""))
    assert untrue("alcazar", text, [step], [[pictures[0], wrong]])


def test_numbers_that_fit_in_no_way_are_told_by_the_colour_of_the_step() -> None:
    problem, text = problem_of("alcazar"), "1 3\n+---+   +   +\n|   |\n+---+ │ +---+\n"
    solver = problem.module()
    step = next(trace(solver, solver.parse(text)))
    *before, last = argument(step)
    assert last.says == (
        "At black cells it leaves twice at most and at white ones once at least, so the numbers "
        "fit in no way: r1c3-top and r1c3-right are in the path."
    )
    assert untrue("alcazar", text, [step], [[*before, last]]) == []
    wrong = replace(last, says=last.says.replace("no way", "no other way"))
    assert untrue("alcazar", text, [step], [[*before, wrong]])


def test_a_piece_of_path_is_told_where_what_is_known_closes_it() -> None:
    problem, text = problem_of("alcazar"), CLOSED
    steps = list(islice(case_steps(problem, text), 3))
    pictures = list(map(argument, steps))
    piece = "the path runs from r3c2 to r3c3 and the path is in one piece and closes no loop"
    says = [picture.says for picture in pictures[-1]]
    assert f"r3c2-r3c3 is blocked, for {piece}." in says
    assert untrue("alcazar", text, steps, pictures) == []


def test_words_of_a_region_that_needs_as_many_ways_out_of_each_colour() -> None:
    problem = problem_of("alcazar")
    text = (problem.folder / "data/secret/4x6-all-direct-seed1.in").read_text()
    step = next(case_steps(problem, text))
    every = step.solver.names(step.before, step.before.unknown).split()
    black = {edge for edge in every if edge.startswith("r1c1-") and not edge.endswith("r1c2")}
    known = frozenset(f"{edge} {'path' if edge in black else 'blocked'}" for edge in every)
    says, _ = breach(step, "colours r1c1+r1c2", known)
    assert says == (
        "r1c1 and r1c2 need as many ways out at black cells as at white ones, "
        f"and would have 0 at most at white and {len(black)} at least at black ones"
    )


def test_pieces_of_path_are_told_by_their_ends() -> None:
    problem = problem_of("alcazar")
    text = (problem.folder / "data/secret/10x10-all-cases-seed3.in").read_text()
    steps = list(islice(case_steps(problem, text), 73))
    pictures, before = argument(steps[-1]), [[]] * (len(steps) - 1)
    assert max(len(picture.says) for picture in pictures) < 300
    at = next(n for n, picture in enumerate(pictures) if "the path runs " in picture.says)
    assert untrue("alcazar", text, steps, [*before, pictures]) == []
    wrong = replace(
        pictures[at], says=re.sub(r"(?<= to r)(\d+c)", r"1\1", pictures[at].says, count=1)
    )
    assert untrue("alcazar", text, steps, [*before, [*pictures[:at], wrong, *pictures[at + 1 :]]])


@pytest.mark.parametrize(
    ("edges", "told"),
    [
        ("r1c1-top r1c1-r1c2 r1c2-r1c3 r1c3-r2c3", ["path from r1c1-top to r2c3"]),
        ("r1c3-top r1c1-r1c2 r1c2-r1c3 r1c1-r2c1", ["path from r1c3-top to r2c1"]),
        ("r1c1-r1c2 r1c2-r1c3 r1c3-r2c3", None),  # no longer than a list
        ("r1c1-r1c2 r1c1-r2c1 r1c2-r2c2 r2c1-r2c2", None),  # a loop
        ("r1c1-r1c2 r1c2-r1c3 r1c3-r1c4 r1c4-r1c5 r1c2-r2c2", None),  # a fork
        (
            "r1c1-r1c2 r5c1-r5c2 r1c2-r1c3 r1c3-r1c4 r1c4-r1c5",
            ["path from r1c1 to r1c5", "r5c1-r5c2 path"],
        ),
    ],
)
def test_a_longer_piece_of_path_is_one(edges: str, told: list[str] | None) -> None:
    facts = [f"{edge} path" for edge in edges.split()]
    assert gathered([*facts, "r9c9-r9c8 blocked"]) == [*(told or facts), "r9c9-r9c8 blocked"]
