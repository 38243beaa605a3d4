"""python -m judge proof, of many proofs: a line for each, and none keeps the others from theirs."""

import argparse
import csv
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.classes import proofs
from judge.classes.intake import DEEPEST, MOST_FILES
from judge.proofs.command import ACCEPTED, Outcome
from tests.helpers import tools
from tests.helpers.asking import header
from tests.helpers.cases import ROOT

PUZZLE = "2 3\n.1x\n.#.\n"
HEADER = header("light_up", PUZZLE)
STEP = {"step": 1, "facts": ["r1c1 bulb"], "from": ["r1c3 empty"], "laws": ["number r1c2"]}
NEXT = {"step": 2, "facts": ["r2c1 empty"], "from": ["r1c1 bulb"], "laws": ["strip r1c1-r2c1"]}
WRONG = NEXT | {"facts": ["r2c1 bulb"]}
WIDE = "2 14\n..............\n##############\n"
GOOD = "accepted: 1 step; 2 places open"
NONE = "it holds no NAME.jsonl"
AS_ROOT = os.geteuid() == 0  # who may read all there is


def write(path: Path, *lines: Any) -> Path:
    """Write a proof with these lines, in folders as needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    )
    return path


def judge(folder: Path, *words: object, puzzle: str = PUZZLE) -> tuple[int, list[str], str]:
    """What the command says of proofs: its status, the lines without that folder, and errors."""
    (folder / "puzzle.in").write_text(puzzle)
    done = tools.fork("judge", "proof", "light_up", folder / "puzzle.in", *words)
    return done.returncode, done.stdout.replace(f"{folder}/", "").splitlines(), done.stderr


@pytest.fixture
def people(tmp_path: Path) -> Path:
    """The folders of some people."""
    folder = tmp_path / "class"
    write(folder / "Ann" / "proof.jsonl", HEADER, STEP)
    write(folder / "Bob" / "week 1" / "mine.jsonl", HEADER, STEP, WRONG)
    write(folder / "Bob" / "notes" / "read.me")
    write(folder / "Eve" / "proof.jsonl", HEADER, STEP, "{")
    write(folder / "Fay" / "proof.json", HEADER, STEP)
    write(folder / ".git" / "proof.jsonl", HEADER, STEP)
    write(folder / "__MACOSX" / "proof.jsonl")
    write(folder / "answers.txt")
    return folder


WHY = (
    "what it names does not show r2c1 bulb; possible besides: r1c1 bulb, r2c1 empty",
    "line 3: expected a JSON object (Expecting property name enclosed in double quotes at 2)",
)
SAID = [
    f"class/Ann/proof.jsonl: {GOOD}",
    f"class/Bob/week 1/mine.jsonl: refused: step 2: {WHY[0]}",
    f"class/Eve/proof.jsonl: no proof: {WHY[1]}",
    f"class/Fay: no proof: {NONE}",
    "4 in all: 1 accepted, 1 refused, 2 no proof",
]


def test_a_line_for_each_in_a_folder(people: Path) -> None:
    assert judge(people.parent, "-r", people) == (2, SAID, "")


def test_the_status_says_the_worst(people: Path) -> None:
    ann, bob = people / "Ann", people / "Bob"
    assert judge(people.parent, ann / "proof.jsonl", "-r", ann)[::2] == (0, "")
    status, said, _ = judge(people.parent, "-r", ann, bob)
    assert (status, said) == (1, [*SAID[:2], "2 in all: 1 accepted, 1 refused"])


def test_files_are_named_as_they_are(people: Path) -> None:
    """Whatever they are called; a folder is none, where folders are not searched."""
    other = write(people / "proof.txt", HEADER, STEP)
    link = people / "link"
    link.symlink_to(other)
    status, said, _ = judge(people.parent, other, link, people, "none.jsonl")
    assert status == 2
    assert said == [
        f"class/proof.txt: {GOOD}",
        f"class/link: {GOOD}",
        "class: no proof: it cannot be read: Is a directory",
        "none.jsonl: no proof: it cannot be read: No such file or directory",
        "4 in all: 2 accepted, 2 no proof",
    ]


def test_a_folder_may_be_named_by_a_link(people: Path) -> None:
    (people.parent / "link").symlink_to(people)
    said = [line.replace("class/", "link/") for line in SAID]
    assert judge(people.parent, "-r", people.parent / "link") == (2, said, "")


def test_of_one_file_the_same_is_said_as_ever(people: Path) -> None:
    ann, eve = people / "Ann" / "proof.jsonl", people / "Eve" / "proof.jsonl"
    for words in (ann,), ("-r", ann):
        assert judge(people.parent, *words) == (0, [GOOD], "")
    status, said, errors = judge(people.parent, eve)
    assert (status, said) == (2, [])
    assert errors.startswith(f"judge: {eve}: line 3: ")


def pipe(folder: Path) -> None:
    os.mkfifo(folder / "proof.jsonl")


def link(folder: Path) -> None:
    (folder / "proof.jsonl").symlink_to("/dev/zero")


def link_to_a_folder(folder: Path) -> None:
    folder.rmdir()
    folder.symlink_to("Ann")


def folders(folder: Path) -> None:
    (folder / "proof.jsonl" / "proof.jsonl").mkdir(parents=True)


def deep(folder: Path) -> None:
    write(folder.joinpath(*"abcdefghijk", "proof.jsonl"), HEADER, STEP)


def many(folder: Path) -> None:
    for number in range(MOST_FILES + 1):
        (folder / f"{number}.jsonl").touch()


ODD = [
    (pipe, "/proof.jsonl", "it is a pipe"),
    (link, "/proof.jsonl", "it is a link"),
    (link_to_a_folder, "", "it is a link"),
    (folders, "", NONE),
    (lambda _: None, "", NONE),
    (deep, "/a/b/c/d/e/f/g/h/i/j", f"more than {DEEPEST} folders in each other"),
    (many, "", f"more than {MOST_FILES} files"),
]


@pytest.mark.parametrize(("make", "place", "why"), ODD)
def test_what_is_odd_is_said_and_the_others_are_checked(
    make: Callable[[Path], None], place: str, why: str, people: Path
) -> None:
    (people / "Cat").mkdir()
    make(people / "Cat")
    lines = [*SAID[:2], f"class/Cat{place}: no proof: {why}", *SAID[2:4]]
    counted = "5 in all: 1 accepted, 1 refused, 3 no proof"
    assert judge(people.parent, "-r", people) == (2, [*lines, counted], "")


def test_what_we_may_not_read_is_said(people: Path) -> None:
    (people / "Ann" / "proof.jsonl").chmod(0)
    (people / "Bob").chmod(0)
    _, said, _ = judge(people.parent, "-r", people)
    (people / "Bob").chmod(0o755)
    why = "no proof: it cannot be read: Permission denied"
    closed = [f"class/Ann/proof.jsonl: {why}", f"class/Bob: {why}"]
    assert said[:2] == (SAID[:2] if AS_ROOT else closed)


def test_no_folder_is_walked_to_the_end_for_what_a_report_may_not_replace(people: Path) -> None:
    report = people / "said.jsonl"
    options = argparse.Namespace(proofs=[people, people / "Ann" / "proof.jsonl"], csv=report)
    assert list(proofs.proofs_of(options)) == [people / "Ann" / "proof.jsonl", report]


def test_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    said = [f"class: no proof: {NONE}", "1 in all: 1 no proof"]
    assert judge(tmp_path, "-r", tmp_path / "class") == (2, said, "")


def test_a_name_does_no_harm_to_a_terminal(tmp_path: Path) -> None:
    write(tmp_path / "class" / "a\x1b[2J\n\udcff.jsonl", HEADER, STEP)
    said = judge(tmp_path, "-r", tmp_path / "class")[1]
    assert said[0] == rf"class/a\x1b[2J\n\udcff.jsonl: {GOOD}"


def test_a_line_has_no_room_for_a_drawing(tmp_path: Path) -> None:
    step = STEP | {"from": [], "laws": ["light r1c1"]}
    proof = write(tmp_path / "a.jsonl", header("light_up", WIDE), step)
    status, said, _ = judge(tmp_path, proof, proof, puzzle=WIDE)
    line = "a.jsonl: refused: step 1: what it names does not show r1c1 bulb"
    assert (status, said) == (1, [line, line, "2 in all: 2 refused"])


def test_memory_is_given_to_each_anew(tmp_path: Path) -> None:
    """What one has taken the next may take, too."""
    large = f'{{"facts": [{"[]," * 2_000_000}'
    files = [tmp_path / f"{name}.jsonl" for name in "abc"]
    for file, line in zip(files, (large, STEP, large), strict=True):
        write(file, HEADER, line)
    puzzle = write(tmp_path / "puzzle.in", PUZZLE)
    words = tools.command("judge", "proof", "light_up", puzzle, *files)
    limited = ["sh", "-c", f'ulimit -v {160 << 10}; exec "$@"', "sh", *words]
    done = subprocess.run(limited, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.replace(f"{tmp_path}/", "").splitlines() == [
        "a.jsonl: no proof: it would take too much memory",
        f"b.jsonl: {GOOD}",
        "c.jsonl: no proof: it would take too much memory",
        "3 in all: 1 accepted, 2 no proof",
    ]


def test_what_one_proof_has_shown_is_nothing_to_the_next(tmp_path: Path) -> None:
    write(tmp_path / "class" / "a.jsonl", HEADER, STEP, NEXT)
    write(tmp_path / "class" / "b.jsonl", HEADER, NEXT | {"step": 1})
    said = judge(tmp_path, "-r", tmp_path / "class")[1]
    assert (
        said[1] == "class/b.jsonl: refused: step 1: starts from r1c1 bulb, which is not established"
    )


# --- Reports -------------------------------------------------------------------------------------


def table(path: Path) -> list[list[str]]:
    """The rows of a CSV file."""
    with path.open(newline="", encoding="utf-8") as file:
        return [*csv.reader(file)]


def test_a_row_for_each(people: Path) -> None:
    report = people.parent / "report.csv"
    assert judge(people.parent, "-r", people, "--csv", report) == (2, SAID, "")
    names, *rows = table(report)
    assert tuple(names) == proofs.COLUMNS
    assert rows == [
        [f"{people}/Ann/proof.jsonl", "accepted", "1", "", "1 step; 2 places open"],
        [f"{people}/Bob/week 1/mine.jsonl", "refused", "1", "step 2", WHY[0]],
        [f"{people}/Eve/proof.jsonl", "no proof", "1", "", WHY[1]],
        [f"{people}/Fay", "no proof", "0", "", NONE],
    ]


@pytest.mark.parametrize("name", ["Ann", "Bob", "Eve"])
def test_a_row_for_one(name: str, people: Path) -> None:
    """It is the row that this proof has among many."""
    [proof] = people.glob(f"{name}/**/*.jsonl")
    reports = [people.parent / f"{number}.csv" for number in range(2)]
    judge(people.parent, "--csv", reports[0], proof)
    judge(people.parent, "--csv", reports[1], "-r", people)
    assert table(reports[0])[1] in table(reports[1])


def test_no_cell_is_run_by_a_spreadsheet() -> None:
    outcome = Outcome(ACCEPTED, 0, "@step", "+1")
    line = proofs.as_csv([(Path("=1+1.jsonl"), outcome)]).splitlines()[1]
    assert line == "'=1+1.jsonl,accepted,0,'@step,'+1"


def test_a_report_takes_the_place_of_no_proof_and_no_puzzle(people: Path) -> None:
    """Not even of one that a pattern has put after --csv."""
    ann, bob = people / "Ann" / "proof.jsonl", people / "Bob" / "week 1" / "mine.jsonl"
    named = "judge: --csv names a proof\n"
    assert judge(people.parent, ann, "--csv", ann) == (2, [], named)
    assert judge(people.parent, "-r", people, "--csv", bob) == (2, [], named)
    assert judge(people.parent, "--csv", ann, bob) == (2, [], named)
    puzzle = people.parent / "puzzle.in"
    said = (2, [], "judge: --csv names the puzzle\n")
    assert judge(people.parent, ann, "--csv", puzzle) == said
    assert judge(people.parent, ann, "--csv", people) == (2, [], f"judge: cannot write {people}\n")


def test_a_wrong_command_line(people: Path) -> None:
    for words, said in [
        (["light_up", "none.in", people], "cannot use none.in: No such file or directory"),
        (["light_up", people, people], f"cannot use {people}: Is a directory"),
        (["light_up", "puzzle.in"], "the following arguments are required: PROOF"),
        (["light_up", "puzzle.in", ""], "argument PROOF: expected a name, found ''"),
    ]:
        done = tools.fork("judge", "proof", "-r", *words)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"judge: {said}\n")


def test_what_was_checked_before_an_interrupt_is_kept(
    people: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def checked(*_: object) -> Any:
        yield people / "Ann" / "proof.jsonl", Outcome(ACCEPTED, 1, "", "1 step; 2 places open")
        raise KeyboardInterrupt

    monkeypatch.setattr(proofs, "checked", checked)
    report = people.parent / "report.csv"
    status, said, _ = judge(people.parent, "-r", people, "--csv", report)
    words = "interrupted: what is above was checked"
    assert (status, said) == (130, [SAID[0], words, "1 in all: 1 accepted"])
    assert len(table(report)) == 2
