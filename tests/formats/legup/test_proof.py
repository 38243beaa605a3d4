"""Proofs that LEGUP would accept, after a checker that knows LEGUP's own definitions."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from formats import legup
from tests.helpers.cases import ROOT
from tests.helpers.legup.proof import RULES, Refused, check, is_solved
from tests.helpers.processes import LONGEST
from tests.helpers.proofs import SOLVERS, proof, puzzle_of, steps_of
from tests.helpers.sweep import in_sweep, swept, unless

LIMITS = {"light_up": 625, "nurikabe": 150}  # cells, to be done in time
SLOW = re.compile(r"(1[2-9]x\d+|10x10)-(cases|structural-kept)")  # some seconds each
CASES = [
    pytest.param(name, path, id=f"{name}/{path.stem}")
    for name in legup.PROBLEMS
    for group in ("sample", "secret")
    for path in sorted((ROOT / "testcases" / name / "data" / group).glob("*.in"))
    if "?" not in path.read_text()
    and len(path.read_text()) <= LIMITS[name]
    and not SLOW.match(path.stem)
]


# --- Proofs -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "path"), swept(CASES, 8, 50))
def test_proof_holds_and_solves_the_puzzle(name: str, path: Path) -> None:
    text = proof(name, path.read_text())
    assert is_solved(text)
    solver, answer = SOLVERS[name], path.with_suffix(".ans").read_text()
    marks = {"light_up": {"*": -4}, "nurikabe": {"~": -1}}[name]
    rows = [line.split() if " " in line else line for line in answer.splitlines()]
    for end in check(text):
        for (x, y), value in end.items():
            assert (value in marks.values()) == (rows[y][x] in marks)
    assert solver.parse(legup.read(text)[1]).unknown == solver.parse(path.read_text()).unknown


RULES_IN = {  # a case, and rules that its proof takes
    "light_up/secret/10x10-hard-cases-1": "LTUP-CASE-0001 LTUP-CASE-0002 MERGE",
    "light_up/secret/10x10-hard-cases-2": "LTUP-BASC-0002 LTUP-BASC-0003 LTUP-BASC-0004"
    " LTUP-BASC-0005 LTUP-BASC-0006 LTUP-CONT-0001 LTUP-CONT-0002 LTUP-CONT-0003 LTUP-CONT-0004",
    "nurikabe/secret/12x12-cases-kept-1": "NURI-CASE-0001",
    "nurikabe/secret/10x10-cases-largest12-seed1": "NURI-BASC-0005 NURI-CONT-0001 NURI-CONT-0002"
    " NURI-CONT-0003 NURI-CONT-0004 NURI-CONT-0005 NURI-CONT-0006 NURI-CONT-0007",
    "nurikabe/secret/9x9-cases-kept-1": "NURI-BASC-0001 NURI-BASC-0002 NURI-BASC-0003"
    " NURI-BASC-0006 NURI-BASC-0007 NURI-BASC-0008 NURI-BASC-0009",
}


@pytest.mark.parametrize(
    "case", unless(re.compile("nurikabe").search, RULES_IN, re.compile("12x12").search)
)
def test_proofs_take_every_rule(case: str) -> None:
    taken = set(re.findall('rule_id="([^"]*)"', proof(*puzzle_of(case))))
    assert set(RULES_IN[case].split()) <= taken


def test_every_rule_but_one_is_taken_somewhere() -> None:
    taken = {rule for rules in RULES_IN.values() for rule in rules.split()}
    assert RULES.keys() - taken == {"NURI-BASC-0004"}  # what it says, Can't Reach Cell says too


@pytest.mark.parametrize("case", ["light_up/secret/9x9-easy-cases-1", "nurikabe/sample/1"])
def test_rules_may_be_given_by_name(case: str) -> None:
    name, puzzle = puzzle_of(case)
    steps = [(rule.__name__, found, after) for rule, found, after in steps_of(name, puzzle)]
    assert legup.write(name, puzzle, steps) == proof(name, puzzle)


@pytest.mark.parametrize("case", ["light_up/secret/9x9-easy-cases-1", "nurikabe/sample/1"])
def test_proof_ends_where_the_steps_end(case: str) -> None:
    name, puzzle = puzzle_of(case)
    steps = list(steps_of(name, puzzle))[:5]
    text = legup.write(name, puzzle, steps)
    assert not is_solved(text)
    (end,) = check(text)
    assert sum(value == -2 for value in end.values()) == steps[-1][2].unknown.bit_count()


def test_steps_to_a_contradiction_are_a_proof_up_to_there() -> None:
    solver = SOLVERS["light_up"]
    steps = []
    with pytest.raises(solver.Contradiction):
        steps += solver.deduce(solver.parse("1 4\n1..*\n"))
    assert check(legup.write("light_up", "1 4\n1..*\n", steps))


# --- LEGUP itself ---------------------------------------------------------------------------

CLASSES = os.environ.get("LEGUP_CLASSES")
MAIN = {"light_up": "lightup.LightUp", "nurikabe": "nurikabe.Nurikabe"}


def small(name: str) -> list[Path]:
    """Cases that LEGUP opens in time: up to 12x12, and of Nurikabe, square and without cases."""
    paths = [param.values[1] for param in CASES if param.values[0] == name]
    square = [path for path in paths if len(path.read_text().split("\n")[0].split()) == 1]
    few = [path for path in paths if len(path.read_text()) <= 180]
    return few if name == "light_up" else [p for p in square if "cases" not in p.stem]


@pytest.mark.skipif(
    not CLASSES or not shutil.which("java"),
    reason="needs LEGUP: name its class path in LEGUP_CLASSES, and install a JDK",
)
@pytest.mark.parametrize("name", MAIN)
def test_legup_accepts_every_transition(name: str, tmp_path: Path) -> None:
    files = []
    for path in small(name):
        files.append(tmp_path / f"{path.stem}.xml")
        files[-1].write_text(proof(name, path.read_text()))
    assert len(files) >= {"light_up": 30, "nurikabe": 20}[name]
    main = f"edu.rpi.legup.puzzle.{MAIN[name]}"
    command = ["java", "-Djava.awt.headless=true", "-cp", str(CLASSES)]
    command += [
        str(ROOT / "tests" / "helpers" / "legup" / "LegupCheck.java"),
        main,
        *map(str, files),
    ]
    done = subprocess.run(command, capture_output=True, timeout=LONGEST, check=True, text=True)
    for path, line in zip(files, done.stdout.splitlines(), strict=True):
        assert re.fullmatch(r"true \d+ 0", line), path.stem


# --- The checker that says so -------------------------------------------------------------


def other_rules(text: str) -> Iterator[str]:
    """The proof with another rule of the puzzle in one place."""
    for match in re.finditer(r'rule="[^"]*" rule_id="([^"]*)"', text):
        for id_, name in RULES.items():
            if id_[:4] == match.group(1)[:4] and id_ != match.group(1):
                new = f'rule="{name}" rule_id="{id_}"'
                yield text[: match.start()] + new + text[match.end() :]


@pytest.mark.parametrize(
    "case", ["light_up/secret/7x7-hard-seed2", in_sweep("nurikabe/secret/5x5-structural-seed5")]
)
def test_checker_refuses_other_rules(case: str) -> None:
    accepted = refused = 0
    for text in other_rules(proof(*puzzle_of(case))):
        try:
            check(text)
            accepted += 1
        except Refused:
            refused += 1
    assert refused > 5 * accepted  # some conclusions follow by two rules


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r'value="-3" x="(\d)" y="(\d)"', r'value="-4" x="\1" y="\2"', "not so at"),
        (r'rule_id="LTUP-CASE-0001">', 'rule_id="LTUP-CASE-0009">', "no such rule"),
        (r'(?s)<transition[^>]*LTUP-CASE-0001".*?</transition>', "", "not the cases|in the air"),
        (r'child="2"', 'child="1"', "two transitions lead to"),
        (r'child="2"', 'child="9999"', "leads to no node"),
        (r'<node id="2">', '<node id="1">', "node 1 twice"),
        (r'id="t1"', 'id="t0"', "transition t0 twice"),
        (r'<node id="1">', '<node id="1" root="true">', "two roots"),
    ],
)
def test_checker_refuses_what_is_wrong(old: str, new: str, why: str) -> None:
    text = proof(*puzzle_of("light_up/secret/7x7-hard-seed2"))
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(Refused, match=why):
        check(changed)
