"""The rules of a puzzle, as lessons name them."""

from types import SimpleNamespace

import pytest

from lessons import rules as tool
from lessons.rules import rules_of
from tests.helpers import tools
from tests.helpers.cases import PROBLEMS, Problem
from tests.helpers.lessons import words


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_rules_are_named_easiest_first(problem: Problem) -> None:
    solver = problem.module()
    rules = list(rules_of(solver, words(problem)).values())
    assert [rule.name for rule in rules] == [rule.__name__ for rule in solver.RULES]
    assert [rule.tier for rule in rules] == sorted(rule.tier for rule in rules)
    assert len({rule.title for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.title.lower().replace(" ", "_") == rule.name


def test_a_law_may_take_more_than_a_line() -> None:
    """Of one in two lines the second was left out, in lessons and in the tables."""

    def shine(board: object) -> object:
        """A law that does not fit
        in one line.

        More of it.
        """
        return board

    shine.tier = 1
    (rule,) = tool.read(SimpleNamespace(RULES=[shine]), SimpleNamespace(LEGUP={}))
    assert rule.law == "A law that does not fit in one line."


def test_writing_the_tables_takes_no_words() -> None:
    done = tools.run("lessons.rules", "extra")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "lessons: unrecognized arguments: extra\n"


def test_ctrl_c_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(tool, "with_tables", interrupted)
    assert tool.main([]) == 130
    assert capsys.readouterr() == ("", "")
