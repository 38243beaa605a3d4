"""LEGUP's XML: boards that come back unchanged, proofs that LEGUP would accept, bad files."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from formats import Unwritable, legup
from ground import solutions
from tests.cases import ROOT
from tests.formats import damaged, grids, is_read, unread
from tests.legup import RULES, Refused, check, is_solved

SOLVERS = {name: solutions.load(f"{name}.py") for name in legup.PROBLEMS}
LIMITS = {"light_up": 625, "nurikabe": 150}  # cells, to be done in time
SLOW = re.compile(r"1[2-9]x\d+-cases|10x10-cases-seed[134]")  # some seconds each
CASES = [
    pytest.param(name, path, id=f"{name}/{path.stem}")
    for name in legup.PROBLEMS
    for group in ("sample", "secret")
    for path in sorted((ROOT / "testcases" / name / "data" / group).glob("*.in"))
    if "?" not in path.read_text()
    and len(path.read_text()) <= LIMITS[name]
    and not SLOW.match(path.stem)
]

TEXT = """<?xml version="1.0" encoding="UTF-8"?>
<Legup version="5.1.0">
  <puzzle name="LightUp" tag="an id">
    <board width="3" height="2">
      <goal type="PROVE_CELL_MUST_BE" assumeSolution="true"><cell value="-4" x="0" y="0"/></goal>
      <cells>
        <cell value="-4" x="0" y="0"/>
        <cell value="-3" x="1" y="0"/>
        <cell value="2" x="2" y="0"/>
        <cell value="-1" x="1" y="1"/>
        <cell value="-2" x="2" y="1"/>
      </cells>
    </board>
  </puzzle>
  <solved isSolved="false" lastSaved="2024-01-01 00:00:00"/>
</Legup>
"""
NURIKABE = """<Legup><puzzle name="Nurikabe"><board size="2"><cells>
<cell value="12" x="1" y="0"/><cell value="0" x="1" y="1"/><cell value="-1" x="0" y="1"/>
</cells></board></puzzle></Legup>"""


def steps_of(name: str, puzzle: str) -> Iterator[Any]:
    """The steps of the puzzle's solver."""
    solver = SOLVERS[name]
    return solver.deduce(solver.parse(puzzle))


def proof(name: str, puzzle: str) -> str:
    """The file with the proof."""
    return legup.write(name, puzzle, steps_of(name, puzzle))


def puzzle_of(case: str) -> tuple[str, str]:
    """(name, puzzle) of a stored case, as in `nurikabe/secret/one`."""
    name, group, stem = case.split("/")
    return name, (ROOT / "testcases" / name / "data" / group / f"{stem}.in").read_text()


# --- Boards -------------------------------------------------------------------------------


def test_light_up_is_read() -> None:
    assert legup.looks_like(TEXT)
    assert legup.read(TEXT) == ("light_up", "2 3\n*x2\n.#.\n")


def test_nurikabe_is_read() -> None:
    assert legup.looks_like(NURIKABE)
    assert legup.read(NURIKABE) == ("nurikabe", "2\n. 12\n~ o\n")


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("light_up", "....#01234"),
        ("light_up", "...*x#01234"),
        ("nurikabe", ".....123456789"),
    ],
)
def test_random_boards_come_back_unchanged(name: str, cells: str) -> None:
    for puzzle in grids(cells, 1000):
        assert legup.read(legup.write(name, puzzle)) == (name, puzzle)


def test_random_boards_in_progress_come_back_unchanged() -> None:
    for puzzle in grids("....~~oo9", 1000):
        name, found = legup.read(legup.write("nurikabe", puzzle))
        boards = [SOLVERS[name].parse(text) for text in (puzzle, found)]
        assert len({(board.clued, board.island, board.sea) for board in boards}) == 1


def test_large_clues_come_back_unchanged() -> None:
    puzzle = "2 3\n. 999999 .\n10 . 1\n"
    assert legup.read(legup.write("nurikabe", puzzle)) == ("nurikabe", puzzle)


# --- Proofs -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "path"), CASES)
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
    "light_up/secret/10x10-hard-cases-seed1": "LTUP-CASE-0001 LTUP-CASE-0002 MERGE",
    "light_up/secret/10x10-hard-cases-seed2": "LTUP-BASC-0002 LTUP-BASC-0003 LTUP-BASC-0004"
    " LTUP-BASC-0005 LTUP-BASC-0006 LTUP-CONT-0001 LTUP-CONT-0002 LTUP-CONT-0003 LTUP-CONT-0004",
    "nurikabe/secret/8x13-cases-seed1": "MERGE NURI-CASE-0001",
    "nurikabe/secret/8x8-cases-seed1": "NURI-CONT-0007",
    "nurikabe/secret/9x9-cases-seed1": "NURI-BASC-0001 NURI-BASC-0002 NURI-BASC-0003"
    " NURI-BASC-0005 NURI-BASC-0006 NURI-BASC-0007 NURI-BASC-0008 NURI-BASC-0009 NURI-CONT-0001"
    " NURI-CONT-0002 NURI-CONT-0003 NURI-CONT-0004 NURI-CONT-0005 NURI-CONT-0006",
}


@pytest.mark.parametrize("case", RULES_IN)
def test_proofs_take_every_rule(case: str) -> None:
    taken = set(re.findall('rule_id="([^"]*)"', proof(*puzzle_of(case))))
    assert set(RULES_IN[case].split()) <= taken


def test_every_rule_but_one_is_taken_somewhere() -> None:
    taken = {rule for rules in RULES_IN.values() for rule in rules.split()}
    assert RULES.keys() - taken == {"NURI-BASC-0004"}  # what it says, Can't Reach Cell says too


@pytest.mark.parametrize("case", ["light_up/secret/9x9-easy-cases-seed4", "nurikabe/sample/1"])
def test_rules_may_be_given_by_name(case: str) -> None:
    name, puzzle = puzzle_of(case)
    steps = [(rule.__name__, found, after) for rule, found, after in steps_of(name, puzzle)]
    assert legup.write(name, puzzle, steps) == proof(name, puzzle)


@pytest.mark.parametrize("case", ["light_up/secret/9x9-easy-cases-seed4", "nurikabe/sample/1"])
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


def test_search_for_a_proof_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formats.legup.search.TRIES", 100)
    with pytest.raises(Unwritable, match=r"^no proof by LEGUP's rules was found near r\d+c\d+$"):
        proof(*puzzle_of("nurikabe/secret/7x7-cases-seed1"))


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
    command += [str(ROOT / "tests" / "LegupCheck.java"), main, *map(str, files)]
    done = subprocess.run(command, capture_output=True, timeout=55, check=True, text=True)
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
    "case", ["light_up/secret/7x7-hard-seed2", "nurikabe/secret/5x5-structural-seed5"]
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


# --- What is refused ----------------------------------------------------------------------

BOMB = """<!DOCTYPE Legup [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Legup>&b;</Legup>"""
OUTSIDE = """<!DOCTYPE Legup SYSTEM "file:///etc/passwd"><Legup/>"""
NO_DOCTYPE = "line 1: expected <Legup>, found a document type"


def changed(old: str, new: str) -> str:
    """The example with something else in it."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


UNREADABLE = {
    "": "line 1: expected XML, found: no element found",
    "5x5:a": "line 1: expected XML, found: syntax error",
    "<Legup>": "line 1: expected XML, found: no element found",
    "<Legup/>": "expected an element <board> in <Legup><puzzle>, found none",
    "<legup/>": "line 1: expected <Legup>, found <legup>",
    "<Legup>&a;</Legup>": "line 1: expected XML, found: undefined entity",
    "<Legup>\ud800</Legup>": "line 1: expected XML, found: not well-formed (invalid token)",
    BOMB: NO_DOCTYPE,
    OUTSIDE: NO_DOCTYPE,
    changed('"LightUp"', '"Sudoku"'): "line 3: expected <puzzle name> LightUp or Nurikabe,"
    " found 'Sudoku'",
    changed(' name="LightUp"', ""): "line 3: expected <puzzle name> LightUp or Nurikabe, found ''",
    changed('width="3"', ""): "line 4: expected width in <board>, found none",
    changed('width="3"', 'width="0"'): "line 4: expected width in <board> from 1 to 10000,"
    " found '0'",
    changed('width="3" height="2"', 'size="101"'): "line 4: expected a board of up to 10000 cells,"
    " found (101, 101)",
    changed('x="2" y="1"', 'x="3" y="1"'): "line 11: expected x in <cell> from 0 to 2, found '3'",
    changed('x="2" y="1"', 'x="2" y="-1"'): "line 11: expected y in <cell> from 0 to 1, found '-1'",
    changed('x="2" y="1"', 'x="2"'): "line 11: expected y in <cell>, found none",
    changed('x="2" y="1"', 'x="1" y="1"'): "line 11: expected each cell once, found a second with"
    ' x="1" y="1"',
    changed('value="2"', 'value="5"'): "line 9: expected value in <cell> from -4 to 4, found '5'",
    changed('value="2"', 'value="2.0"'): "line 9: expected value in <cell> from -4 to 4,"
    " found '2.0'",
    changed("</puzzle>", "</puzzle><puzzle/>"): "line 14: expected one <puzzle>, found a second",
    changed("</board>", "</board><board/>"): "line 13: expected one <board>, found a second",
    changed("</cells>", ""): "line 13: expected XML, found: mismatched tag",
    NURIKABE.replace('"-1"', '"-3"'): "line 2: expected value in <cell> from -2 to 999999,"
    " found '-3'",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_bad_text_says_where_and_what_was_expected(text: str) -> None:
    assert unread(legup.read, text) == UNREADABLE[text]


def test_no_text_gives_anything_else() -> None:
    letters = "<>/=\"'& -0123456789xyLpb\n\u00e9\ud800\x00"
    bad = [text for each in (TEXT, NURIKABE) for text in damaged(each, letters, 4000)]
    assert {is_read(legup.read, text) for text in bad} == {True, False}


UNWRITABLE = {
    ("ripple_effect", "1\na\n.\n"): "LEGUP has no ripple_effect: this format holds light_up and"
    " nurikabe only",
    ("wormholes", "2\nAA\n..\n"): "LEGUP has no wormholes: this format holds light_up and"
    " nurikabe only",
    ("light_up", "2\n..\nAA\n"): "LEGUP has no wormholes, found A at r2c1",
    ("nurikabe", "2\n..\n.?\n"): "LEGUP has clues from 1 to 999999 only, found ? at r2c2",
    ("nurikabe", "1\n9999999\n"): "LEGUP has clues from 1 to 999999 only, found 9999999 at r1c1",
    (
        "nurikabe",
        "2\n..\n",
    ): "this is no nurikabe puzzle: line 3: expected row 2 of 2, found the end",
}


@pytest.mark.parametrize(("problem", "puzzle"), UNWRITABLE)
def test_what_it_cannot_hold_is_said_in_one_line(problem: str, puzzle: str) -> None:
    with pytest.raises(Unwritable) as refused:
        legup.write(problem, puzzle)
    assert str(refused.value) == UNWRITABLE[problem, puzzle]


@pytest.mark.parametrize("text", ["", "<puzzle/>", "<Legupx/>", "7x7:a", "<?xml ?>", "<" * 9999])
def test_other_texts_do_not_look_like_it(text: str) -> None:
    assert not legup.looks_like(text)
