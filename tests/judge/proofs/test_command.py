"""python -m judge proof: exit status and one line, whatever it is given."""

import json
import re
import resource
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ground.problems import ProblemError
from judge import proofs
from judge.proofs import command
from judge.proofs.command import board_of, read_puzzle
from tests.helpers import tools
from tests.helpers.asking import header, verdict
from tests.helpers.cases import ROOT, Problem, files

SAMPLE = ROOT / "testcases/light_up/data/sample/1.in"
PUZZLE = "2 3\n.1x\n.#.\n"
STEP = {"step": 1, "facts": ["r1c1 bulb"], "from": ["r1c3 empty"], "laws": ["number r1c2"]}
WRONG = {"step": 1, "facts": ["r1c1 empty"], "from": ["r1c3 empty"], "laws": ["light r1c1"]}


def judge(folder: Path, puzzle: str, lines: Any, problem: str = "light_up") -> Any:
    """Have the command check a proof of a puzzle."""
    return tools.fork("judge", "proof", problem, *write(folder, puzzle, lines))


def write(folder: Path, puzzle: str, lines: Any) -> list[Path]:
    """Write a puzzle and a proof into files of their own; which."""
    text = lines if isinstance(lines, str) else "\n".join(map(json.dumps, lines))
    paths = [folder / "puzzle.in", folder / "proof.jsonl"]
    for path, content in zip(paths, (puzzle, text), strict=True):
        path.write_text(content)
    return paths


def test_a_folder_is_a_module_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are ten modules, the next is one; a new puzzle's was passed over."""
    (tmp_path / "a_puzzle").mkdir()
    (tmp_path / "a_puzzle" / "__init__.py").write_text("board = str.upper\n")
    monkeypatch.setattr(proofs, "__path__", [*proofs.__path__, str(tmp_path)])
    monkeypatch.setattr(command, "describe", lambda _: SimpleNamespace(checker="a_puzzle"))
    assert board_of("a_puzzle", "found") == "FOUND"


def test_accepted(tmp_path: Path) -> None:
    """In any folder, and where no other program is found."""
    paths = write(tmp_path, PUZZLE, [header("light_up", PUZZLE), STEP])
    words = [sys.executable, "-m", "judge", "proof", "light_up", *(path.name for path in paths)]
    alone = {"PYTHONPATH": str(ROOT), "PATH": ""}
    run = subprocess.run(
        words, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == "accepted: 1 step; 2 places open\n"


def test_the_puzzle_is_the_same_though_its_text_is_not(tmp_path: Path) -> None:
    lines = [header("light_up", "2 3\n. 1 x\n. # .\n"), STEP]
    assert judge(tmp_path, PUZZLE, lines).returncode == 0


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    lines = "\ufeff" + "\n".join(map(json.dumps, [header("light_up", PUZZLE), STEP]))
    assert judge(tmp_path, "\ufeff" + PUZZLE, lines).returncode == 0


def test_a_drawing_without_its_size_is_proved_as_well(tmp_path: Path) -> None:
    puzzle, proof = tmp_path / "puzzle.in", tmp_path / "proof.jsonl"
    sample = (ROOT / "testcases/alcazar/data/sample/1.in").read_text()
    puzzle.write_text(sample.partition("\n")[2])
    assert tools.fork("lessons", "alcazar", puzzle, "--proof", proof).returncode == 0
    done = tools.fork("judge", "proof", "alcazar", puzzle, proof)
    assert (done.returncode, done.stderr) == (0, "")


def test_refused(tmp_path: Path) -> None:
    run = judge(tmp_path, PUZZLE, [header("light_up", PUZZLE), WRONG])
    assert (run.returncode, run.stderr) == (1, "")
    possible = "r1c1 bulb, r1c3 empty"
    said = f"what it names does not show r1c1 empty; possible besides: {possible}"
    assert run.stdout == f"refused: step 1: {said}\n"


def test_the_label_of_a_room_does_no_harm(tmp_path: Path) -> None:
    puzzle, law = "1 2\na\x1b[2J a\x1b[2J\n. .\n", "room a\x1b[2J"
    end = {"breaks": law, "from": [], "laws": [law]}
    run = judge(tmp_path, puzzle, [header("ripple_effect", puzzle), end], "ripple_effect")
    assert run.returncode == 1
    said = r"refused: the last line: what it names does not show that room a\x1b[2J breaks"
    assert run.stdout.startswith(said)


def test_refused_with_a_drawing(tmp_path: Path) -> None:
    puzzle = "2 7\n.......\n#######\n"
    step = STEP | {"facts": ["r1c1 bulb"], "from": [], "laws": ["light r1c1"]}
    puzzle = "2 14\n..............\n##############\n"
    run = judge(tmp_path, puzzle, [header("light_up", puzzle), step])
    said, *drawing = run.stdout.splitlines()
    assert said.endswith("possible besides: as drawn")
    assert drawing[1] == "#" * 14
    assert drawing[0][0] == "x"
    assert "*" in drawing[0]


def test_the_examples_of_the_page_hold() -> None:
    """They named too little, and nobody could tell: their steps were left out."""
    blocks = re.findall(r"(?m)(?:^    .*\n)+", (ROOT / "docs" / "proofs.md").read_text())
    file, *forms, end = [block for block in blocks if block.startswith("    {")]
    lines = [json.loads(line) for line in file.splitlines()]
    assert verdict(lines) == "accepted: 3 steps settle everything: there is one answer"
    for form in forms:
        assert verdict([*lines[:2], json.loads(form)]) == "accepted: 2 steps; 1 place open"
    said = "accepted: 0 steps prove that there is no answer"
    assert verdict([header("light_up", "1\nx\n"), json.loads(end)]) == said
    assert len(forms) > 1


BAD = [
    ("", "proof.jsonl: line 1: the key 'problem' is missing"),
    ("{", "proof.jsonl: line 1: expected a JSON object"),
    (json.dumps(header("light_up", PUZZLE)) + "\n{", "proof.jsonl: line 2: expected a JSON object"),
    ([header("nurikabe", PUZZLE)], 'proof.jsonl: line 1: expected "problem": "light_up"'),
    ([header("light_up", "1\n.\n")], "line 1: expected the puzzle to be the one given"),
    ([header("light_up", PUZZLE.replace("x", "*"))], "line 1: expected the puzzle to be the one"),
    ([header("light_up", "2\n.\n")], "line 1: expected the puzzle to be the one given"),
    ([header("light_up", PUZZLE), STEP, STEP], 'proof.jsonl: line 3: expected "step": 2'),
    ([header("light_up", PUZZLE), STEP | {"laws": ["\x1b[2J"]}], "line 2: laws: expected"),
    ([header("light_up", PUZZLE), STEP | {"\ud800": 1}], "line 2: expected no key"),
]


@pytest.mark.parametrize(("lines", "said"), BAD)
def test_bad_proofs(tmp_path: Path, lines: Any, said: str) -> None:
    run = judge(tmp_path, PUZZLE, lines)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("judge: ")
    assert said in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert run.stderr.isascii()


def test_nothing_may_follow_the_end(tmp_path: Path) -> None:
    puzzle = "1 2\n.0\n"
    end = {"breaks": "light r1c1", "from": [], "laws": ["light r1c1", "number r1c2"]}
    end["then"] = [{"facts": ["r1c1 empty"], "from": [], "laws": ["number r1c2"]}]
    run = judge(tmp_path, puzzle, [header("light_up", puzzle), end, end])
    assert run.returncode == 2
    assert "line 3: expected nothing after the line that there is no answer" in run.stderr


def test_other_words_are_bad_use(tmp_path: Path) -> None:
    assert judge(tmp_path, "", "", problem="chess").returncode == 2
    done = tools.fork("judge", "proof", "chess", "none.in", "none")
    assert (done.returncode, "chess" in done.stderr) == (2, True)
    done = tools.fork("judge", "proof", "light_up", SAMPLE, tmp_path)
    assert (done.returncode, done.stderr) == (2, f"judge: cannot use {tmp_path}: Is a directory\n")
    run = judge(tmp_path, "2\n..\n", [header("light_up", PUZZLE)])
    assert "puzzle.in: expected 2 rows, found 1" in run.stderr
    run = tools.fork("judge", "proof", "light_up", "none.in", "none")
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1


def test_what_has_no_end_is_not_read_for_ever() -> None:
    done = tools.run("judge", "proof", "light_up", "/dev/zero", "none")
    said = "judge: cannot use /dev/zero: it has more than 8 MiB\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_no_more_memory_than_is_given() -> None:
    kind, free = resource.RLIMIT_AS, resource.RLIM_INFINITY
    before, most = resource.getrlimit(kind), command.MEMORY
    for given, within in (free, most), (most + 1, most), (most - 1, most - 1):
        resource.setrlimit(kind, (given, before[1]))
        try:
            with command.little_memory():
                assert resource.getrlimit(kind) == (within, before[1])
            assert resource.getrlimit(kind) == (given, before[1])
        finally:
            resource.setrlimit(kind, before)


def judge_in(folder: Path, mebibytes: int, puzzle: str, lines: Any, problem: str) -> Any:
    """Have the command check a proof where it may have so little memory."""
    words = tools.command("judge", "proof", problem, *write(folder, puzzle, lines))
    limited = ["sh", "-c", f'ulimit -v {mebibytes << 10}; exec "$@"', "sh", *words]
    return subprocess.run(limited, cwd=ROOT, capture_output=True, text=True, check=False)


def test_what_takes_much_memory_is_too_much_at_once(tmp_path: Path) -> None:
    """Each case was kept in two sets of all the atoms: 20 MB of them took 25 GB."""
    wide = 440
    puzzle = f"1 {wide}\n{'a ' * wide}\n{'. ' * wide}\n"
    cases = [{"suppose": [f"r1c{wide} {n % wide + 1}", "r1c1 1"]} for n in range(6000)]
    jump = STEP | {"facts": ["r1c1 1"], "from": [], "laws": [], "cases": cases}
    run = judge_in(tmp_path, 160, puzzle, [header("ripple_effect", puzzle), jump], "ripple_effect")
    said = "refused: step 1: too much at once to see that there is no other case: give links\n"
    assert (run.returncode, run.stdout, run.stderr) == (1, said, "")


def test_what_takes_much_memory_to_read_is_no_proof(tmp_path: Path) -> None:
    lines = json.dumps(header("light_up", PUZZLE)) + f'\n{{"facts": [{"[]," * 2_000_000}'
    run = judge_in(tmp_path, 160, PUZZLE, lines, "light_up")
    said = f"judge: {tmp_path}/proof.jsonl: it would take too much memory\n"
    assert (run.returncode, run.stdout, run.stderr) == (2, "", said)


UNSOLVABLE = ("given-twice", "no-door", "one-door")  # puzzles, of which there is no answer


@pytest.mark.parametrize(("problem", "path"), files("data/invalid_input/*.in"))
def test_what_no_solution_reads_is_no_puzzle(problem: Problem, path: Path) -> None:
    if path.name.startswith(UNSOLVABLE):
        board_of(problem.name, path.read_text(encoding="utf-8"))
    else:
        with pytest.raises((ValueError, ProblemError), match=r"^[^\n]+$"):
            board_of(problem.name, read_puzzle(path))


@pytest.mark.parametrize(
    ("problem", "path"), [*files("data/sample/*.in"), *files("data/secret/*.in")]
)
def test_every_case_is_a_puzzle(problem: Problem, path: Path) -> None:
    board = board_of(problem.name, path.read_text(encoding="utf-8"))
    assert board.unsettled((0, 0)) >= 0
