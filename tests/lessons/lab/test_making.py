"""New puzzles: what can be asked is what the command line can be asked, and it is made."""

import argparse

import pytest

from generators import __main__ as generators
from lessons import finished
from lessons.lab import making
from lessons.lab.calls import Refused
from lessons.lab.puzzle import look
from tests.helpers.sweep import in_sweep


def test_what_can_be_asked_is_what_the_command_line_says() -> None:
    kinds = {kind["puzzle"]: kind["options"] for kind in making.kinds()}
    assert list(kinds) == generators.PUZZLES
    light_up = {option["flag"]: option for option in kinds["light_up"]}
    assert {"--size", "--rule", "--effort", "--wormholes", "--tier"} <= set(light_up)
    assert light_up["--symmetry"]["choices"][0] == ["none", "none"]
    assert light_up["--size"]["usual"] == "10x10"
    alcazar = {option["flag"]: option["usual"] for option in kinds["alcazar"]}
    told = [alcazar[flag] for flag in ("--size", "--doors", "--difficulty")]
    assert told == ["10x10", "all", None]
    assert ["satisfy_number", "Satisfy number (tier 3)"] in light_up["--rule"]["choices"]


@pytest.mark.parametrize(
    ("name", "asked", "problem"),
    [
        ("nurikabe", {"--size": "5"}, "nurikabe"),
        ("light_up", {"--size": "5x6", "--walls": ""}, "light_up"),
        ("light_up", {"--size": "6", "--wormholes": "1"}, "wormholes"),
        in_sweep(pytest.param("ripple_effect", {"--size": "4"}, "ripple_effect")),
        ("alcazar", {"--size": "4", "--doors": "few"}, "alcazar"),
    ],
)
def test_a_puzzle_is_made_as_asked(name: str, asked: dict[str, str], problem: str) -> None:
    made = finished(making.make(name, asked, 1))
    assert made["problem"] == problem
    assert look(problem, made["puzzle"])["answers"] == 1
    assert made == finished(making.make(name, asked, 1))


def test_draws_that_are_not_as_asked_are_told() -> None:
    told: list[dict[str, int]] = []
    asked = {"--size": "6", "--effort": "3-3"}
    finished(making.make("light_up", asked, 1), told.append)
    assert [one["tried"] for one in told] == list(range(1, len(told) + 1))
    assert told


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"--size": "0"}, "^size: expected N or HxW with sides from 1 to 100"),
        ({"--size": "2", "--difficulty": "cases"}, "too small for difficulty cases"),
        ({"--rule": "try_edge"}, "no rule is called 'try_edge'"),
    ],
)
def test_what_cannot_be_is_said(asked: dict[str, str], said: str) -> None:
    with pytest.raises(Refused, match=said):
        finished(making.make("nurikabe", asked, 1))


@pytest.mark.parametrize("seed", [-1, 1.5, 1e22])
def test_a_seed_is_one_of_the_command_line(seed: float) -> None:
    with pytest.raises(Refused, match=r"^seed: expected a number from 0 on, found '"):
        finished(making.make("nurikabe", {"--size": "4"}, seed))


def test_options_are_called_as_on_the_page() -> None:
    for most, said in ("50", "expected largest room from 1 to 20"), ("x", "^largest room: "):
        with pytest.raises(Refused, match=said):
            finished(making.make("ripple_effect", {"--largest-room": most}, 1))


@pytest.mark.parametrize("name", ["--help", "it's --help", "both '\" --help"])
def test_what_is_quoted_stays_as_it_was_given(name: str) -> None:
    for option, said in ("--rule", "no rule is called {}; there"), ("--size", "found {}"):
        with pytest.raises(Refused) as refused:
            finished(making.make("nurikabe", {option: name}, 1))
        assert said.format(repr(name)) in str(refused.value)


def test_what_a_page_asks_for_is_said_without_the_names_of_values() -> None:
    said = {each["flag"]: each["help"] for kind in making.kinds() for each in kind["options"]}
    assert said["--walls"].startswith("percent of all cells")
    assert "such as 3-5" in said["--effort"]


def test_an_option_without_help_is_shown_without_words() -> None:
    """The page reads it as a text."""
    assert making.option_of("light_up", argparse.Action(["--new"], "new"))["help"] == ""
