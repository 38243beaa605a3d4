"""The checker of CheckiO's Light Up: pairs of numbers in any form that Python writes."""

import pytest

from judge.checkers import Wrong
from judge.checkers.checkio_light_up import check

PUZZLE = "(' 1 ',\n ' X ')\n"
SLOW = str({number * (2**61 - 1) for number in range(1000)})  # which are alike to a set


@pytest.mark.parametrize(
    "answer",
    [
        *("[(0, 0), (1, 2)]", "((1, 2), (0, 0))", "{(0, 0), (1, 2)}"),
        *("[[0, 0], [1, 2]]", "  [(0, 0),\n (1, 2)]\r\n", "((0, 0,), (1, 2,),)"),
        "# it's\n[(0, 0),  # \"a corner\",,,,,,,,,,,,,,,,,,,\r(1, 2)] # f'{0}'",
    ],
)
def test_an_answer_is_accepted(answer: str) -> None:
    check(PUZZLE, answer)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("[(0, 0), (0, 2)]", "number 1 at r1c2 has 2 bulbs"),
        ("[(0, 0), (1, 0)]", "bulbs at r1c1 and r2c1 see each other"),
        ("[(0, 0)]", "2 cells are not lit: r1c3, r2c3"),
        ("[]", "4 cells are not lit: r1c1, r1c3, r2c1, r2c3"),
        ("[(0, 0), (0, 0)]", "two lights at r1c1"),
        ("[(1, 1)]", "a light in a wall at r2c2"),
        ("[(2, 0)]", "a light outside the grid, at (2, 0)"),
        ("[(-1, 0)]", "a light outside the grid, at (-1, 0)"),
        ("[(0, 0, 0)]", "not a pair of whole numbers: '(0, 0, 0)'"),
        ("[(0.0, 0)]", "not a pair of whole numbers: '(0.0, 0)'"),
        ("[(True, 0)]", "not a pair of whole numbers: '(True, 0)'"),
        ("[7]", "not a pair of whole numbers: '7'"),
        ("{[0, 1]}", "no coordinates: '{[0, 1]}'"),
        ("{[0]: 1}", "no coordinates: '{[0]: 1}'"),
        (f"[(0x{'f' * 5000}, 1)]", "a light outside the grid, at a number of thousands of digits"),
        (f"[0x{'f' * 5000}]", "not a pair of whole numbers: 'a number of thousand'"),
        ("7", "no coordinates: '7'"),
        ("None", "no coordinates: 'None'"),
        ("", "no coordinates: ''"),
        ("print()", "no coordinates: 'print()'"),
        ("[(0, 0)", "no coordinates: '[(0, 0)'"),
        ("(" * 500, f"no coordinates: '{'(' * 20}'"),
        ("\0", r"no coordinates: '\x00'"),
        ("-" * 100000 + "1", f"no coordinates: '{'-' * 20}'"),
        ("# it's [(0, 0), (1, 2)]", "no coordinates: ''"),
        ("[(0, 0), '#', (1, 2)]", 'no coordinates: "[(0, 0), \'"'),
        (SLOW, "more lights than cells"),
        ("f'" + "{0}" * 300_000 + "'", 'no coordinates: "f\'{0}{0}{0}{0}{0}{0}"'),
        ('[("0", 0)]', "no coordinates: '[(\"0\", 0)]'"),
    ],
)
def test_a_wrong_answer_is_refused(answer: str, message: str) -> None:
    with pytest.raises(Wrong) as refused:
        check(PUZZLE, answer)
    assert refused.value.message == message
