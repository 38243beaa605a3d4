"""Reading a proof file: what is no proof is said in one line, by number; nothing else happens."""

import io
import json
from typing import Any

import pytest

from judge.proofs.command import board_of
from judge.proofs.steps import DEEPEST, LONGEST, BadProof, Reader, header_of, lines_in

BOARD = board_of("light_up", "2 3\n.1.\n.#.\n")
PLAIN: dict[str, Any] = {"facts": ["r1c1 bulb"], "from": [], "laws": ["light r1c1"]}
SUPPOSE = PLAIN | {"suppose": "r1c1 empty", "then": [], "breaks": "light r1c1"}
CASES = PLAIN | {"cases": [{"suppose": ["r1c1 bulb"]}, {"suppose": ["r1c1 empty"]}]}
END = {"breaks": "light r1c1", "from": [], "laws": ["light r1c1"]}


def read(step: dict[str, Any]) -> Any:
    """The step as it is read; it is the first."""
    return Reader(BOARD).top({"step": 1} | step if "facts" in step else step, 1)


@pytest.mark.parametrize("step", [PLAIN, SUPPOSE, CASES, END, PLAIN | {"rule": "must light"}])
def test_good_steps(step: dict[str, Any]) -> None:
    assert read(step).start == ()


@pytest.mark.parametrize("key", ["from", "laws", "then"])
def test_what_may_be_missing(key: str) -> None:
    step = {name: value for name, value in SUPPOSE.items() if name != key}
    if key == "laws":
        with pytest.raises(ValueError, match="expected 'laws' in a step with branches"):
            read(step)
    else:
        read(step)


def test_what_stands_several_times_is_said_once() -> None:
    step = read(PLAIN | {"facts": ["r1c1 bulb"] * 3, "from": ["r1c3 empty"] * 2})
    assert list(map(len, (step.facts, step.start))) == [1, 1]


def nested(depth: int) -> dict[str, Any]:
    """Steps in branches of steps."""
    step = dict(PLAIN)
    for _ in range(depth):
        step = SUPPOSE | {"then": [step]}
    return step


BAD = [
    (PLAIN | {"step": 2}, 'expected "step": 1'),
    (PLAIN | {"step": True}, 'expected "step": 1'),
    (PLAIN | {"step": "1"}, 'expected "step": 1'),
    (PLAIN | {"facts": []}, "expected 'facts' to name a fact"),
    (PLAIN | {"facts": "r1c1 bulb"}, "expected 'facts' to be a list"),
    (PLAIN | {"facts": [1]}, "facts: expected 'facts' to be a string"),
    (PLAIN | {"facts": ["r1c1 sea"]}, "facts: expected bulb or empty, found 'sea'"),
    (PLAIN | {"facts": ["r3c1 bulb"]}, "facts: no such cell: 'r3c1'"),
    (PLAIN | {"facts": ["r1c2 bulb"]}, "facts: no such cell: 'r1c2'"),
    (PLAIN | {"facts": ["r01c1 bulb"]}, "facts: no such cell: 'r01c1'"),
    (PLAIN | {"facts": ["r1c1  bulb"]}, "facts: expected 'CELL bulb' or 'CELL empty'"),
    (PLAIN | {"facts": ["r1c\u0661 bulb"]}, "facts: no such cell: 'r1c"),
    (PLAIN | {"from": {"r1c1 bulb": 1}}, "expected 'from' to be a list"),
    (PLAIN | {"laws": ["light r1c2"]}, "laws: no such cell: 'r1c2'"),
    (PLAIN | {"laws": ["strip r1c1"]}, "laws: no such law: 'strip r1c1'"),
    (PLAIN | {"laws": ["strip r1c1-r1c3"]}, "laws: no such law: 'strip r1c1-r1c3'"),
    (PLAIN | {"laws": ["number r2c2"]}, "laws: no such cell: 'r2c2'"),
    (PLAIN | {"laws": [None]}, "laws: expected 'laws' to be a string"),
    (PLAIN | {"rule": 3}, "expected 'rule' to be a string"),
    (PLAIN | dict.fromkeys("zyxwvutsrqponmlkjihgfedcba"), "expected no key 'z'; known are"),
    (CASES | {"suppose": "", "then": [], "breaks": ""}, "expected no 'suppose' beside 'cases'"),
    (
        PLAIN | {"then": [], "breaks": "", "by": "light r1c1"},
        "expected no 'then' without 'suppose'",
    ),
    (PLAIN | {"law": []}, "expected no key 'law'; known are breaks, by, cases, facts,"),
    (PLAIN | {"then": []}, "expected no 'then' without 'suppose' or 'cases'"),
    (PLAIN | {"by": "light r1c1"}, "expected no 'by' without 'suppose' or 'cases'"),
    (SUPPOSE | {"suppose": "r1c1 bulb"}, "expected 'suppose' to be the opposite of the one fact"),
    (SUPPOSE | {"suppose": ["r1c1 empty"]}, "suppose: expected 'suppose' to be a string"),
    (SUPPOSE | {"facts": ["r1c1 bulb", "r1c3 bulb"]}, "the opposite of the one fact"),
    (SUPPOSE | {"by": "light r1c1"}, "expected 'breaks' and no 'by' beside 'suppose'"),
    (SUPPOSE | {"then": {}}, "expected 'then' to be a list"),
    (SUPPOSE | {"then": [1]}, "expected a step in 'then' to be an object"),
    (SUPPOSE | {"then": [PLAIN | {"step": 1}]}, "expected no key 'step'"),
    (SUPPOSE | {"cases": []}, "beside 'cases'"),
    (CASES | {"cases": []}, "expected 'cases' to hold a case"),
    (CASES | {"cases": [[]]}, "expected a case to be an object"),
    (CASES | {"cases": [{}]}, "the key 'suppose' is missing"),
    (CASES | {"cases": [{"suppose": "r1c1 bulb"}]}, "expected 'suppose' to be a list"),
    (CASES | {"cases": [{"suppose": [], "by": "light r1c1"}]}, "expected no key 'by'"),
    (END | {"cases": [], "then": []}, "expected 'then' or 'cases', not both"),
    (END | {"suppose": "r1c1 bulb"}, "expected no key 'suppose'"),
    ({"breaks": "light r1c1", "from": []}, "the key 'laws' is missing"),
    ({}, 'expected "step": 1'),
    (nested(DEEPEST), f"expected at most {DEEPEST} branches within each other"),
]


@pytest.mark.parametrize(("step", "said"), BAD)
def test_bad_steps(step: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=r"expected|no such|missing") as caught:
        read(step)
    assert said in str(caught.value)


LINES = [
    (b"", []),
    (b"\n", []),
    (b"\xef\xbb\xbf\r\n{}\r\n \t\r\n{}\n\n", [(2, {}), (4, {})]),
    (b"{}\n\n{", "line 3: expected a JSON object"),
    (b"{}\n\xc2\xa0\n", "line 2: expected a JSON object"),
    (b"[]", "line 1: expected a JSON object"),
    (b"{}\n{", "line 2: expected a JSON object"),
    (b"{}\n\xff", "line 2: 'utf-8' codec"),
    (b'{"a": NaN}', "line 1: expected a JSON object, found NaN"),
    (b'{"a": -Infinity}', "line 1: expected a JSON object, found -Infinity"),
    (b'{"a": 1, "a": 2}', "line 1: a key stands twice in an object"),
    (b'{"a": ' + b"[" * 100_000, "line 1: expected less depth"),
    (b'{"a": ' + b"9" * 5000 + b"}", "line 1: expected numbers of at most 18 digits, found '99999"),
    (b"{}" + b" " * LONGEST, f"line 1: expected at most {LONGEST} bytes"),
]


@pytest.mark.parametrize(("data", "said"), LINES)
def test_lines(data: bytes, said: object) -> None:
    if isinstance(said, list):
        assert list(lines_in(io.BytesIO(data))) == said
    else:
        with pytest.raises(BadProof) as caught:
            list(lines_in(io.BytesIO(data)))
        assert str(caught.value).startswith(str(said))


def test_a_proof_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.proofs.steps.LARGEST", 1)
    with pytest.raises(BadProof, match="line 1048577: expected at most 1 MiB in all"):
        list(lines_in(io.BytesIO(b"\n" * (2 << 20))))


HEADER = {"schema": "logic-puzzles/proof", "version": 1, "problem": "light_up", "puzzle": "1\n.\n"}
HEADERS = [
    (HEADER | {"version": 2}, 'expected "schema": "logic-puzzles/proof", "version": 1'),
    (HEADER | {"version": True}, 'expected "schema"'),
    (HEADER | {"version": "1"}, 'expected "schema"'),
    (HEADER | {"schema": None}, 'expected "schema"'),
    (HEADER | {"puzzle": ["1"]}, "expected 'puzzle' to be a string"),
    (HEADER | {"problem": 1}, "expected 'problem' to be a string"),
    (HEADER | {"steps": 1}, "expected no key 'steps'"),
    ({"schema": "logic-puzzles/proof"}, "the key 'problem' is missing"),
]


@pytest.mark.parametrize(("data", "said"), HEADERS)
def test_headers(data: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=r"expected|missing") as caught:
        header_of(json.loads(json.dumps(data)))
    assert said in str(caught.value)
