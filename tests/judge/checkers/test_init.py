"""What every checker raises, and what it takes for a blank."""

from functools import partial

import pytest

from ground.problems import every_problem
from judge.checkers import Wrong
from judge.problem import load
from judge.verdict import Verdict, check_answer

BLANKS = "\v", "\f", "\r", " ", "\t"
OTHERS = "\u00a0", "\u0085", "\u2028", "\u3000", "\x1c", "\x00", "\ufeff", "\u200b"


def test_a_wrong_answer_has_a_reason_and_places() -> None:
    error = Wrong("a pool at r1c1", [(0, 0), (0, 1)])
    assert (str(error), error.message, error.cells) == (
        *("a pool at r1c1", "a pool at r1c1"),
        [(0, 0), (0, 1)],
    )
    assert Wrong("nothing").cells == []


@pytest.mark.parametrize("name", every_problem())
def test_blanks_are_those_of_other_judges(name: str) -> None:
    problem = load(name)
    case = next(case for case in problem.cases() if case.name.startswith("sample/"))
    answer = case.answer.read_text()
    verdict = partial(check_answer, puzzle=case.puzzle, expected=case.answer, check=problem.check)
    for blank in BLANKS:
        assert verdict(answer.replace("\n", f"{blank}\n") + blank)[0] is Verdict.AC, blank
    for other in OTHERS:
        for changed in answer + other, answer.replace("\n", f"{other}\n", 1), other + answer:
            assert verdict(changed)[0] is Verdict.WA, (other, changed)
