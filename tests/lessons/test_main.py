"""The command line of the lessons: steps, hints, ratings, what is refused."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import formats
from tests.helpers import tools
from tests.helpers.cases import ROOT, Problem, problem_of, text
from tests.helpers.lessons import NURIKABE, SAMPLES, lesson_steps, lessons
from tests.helpers.puzzles import LINK
from tests.helpers.sweep import in_sweep, unless

FIRST = unless(re.compile("sample/[2-9]").search, SAMPLES)
SEVERAL = "the puzzle has several answers"
PROBLEMS = "a problem of alcazar, light_up, nurikabe, ripple_effect, wormholes"


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_every_sample_fits_and_is_told_to_its_end(problem: Problem, path: Path) -> None:
    from_file = lessons(problem.name, str(path))
    assert from_file == lessons(problem.name, puzzle=path.read_text())
    status, output, message = from_file
    assert (status, message) == (0, "")
    assert output.splitlines()[-1].startswith("Solved in ")
    assert max(map(len, output.splitlines())) <= 80
    assert "\x1b" not in output


def test_a_lesson_is_called_as_its_problem_is() -> None:
    path = str(problem_of("wormholes").folder / "data" / "sample" / "1.in")
    title = "Light Up with wormholes"
    assert lessons("wormholes", path)[1].startswith(f"{title}\n")
    assert json.loads(lessons("wormholes", "--json", path)[1].split("\n")[0])["title"] == title


def test_a_part_of_the_steps() -> None:
    output = lessons("nurikabe", "--from", "2", "--to", "3", str(NURIKABE))[1]
    assert re.findall(r"^(\d+)\. ", output, re.MULTILINE) == ["2", "3"]


def test_who_reads_a_page_or_the_steps_may_leave() -> None:
    start = [sys.executable, "-m", "lessons", "nurikabe", str(NURIKABE)]
    for words in [*start, "--html", "/dev/stdout"], start:
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen(words, cwd=ROOT, **pipes) as asked:
            assert asked.stdout
            assert asked.stderr
            asked.stdout.close()
            assert asked.stderr.read() == b""
        assert asked.returncode == 1


def test_stuck_is_said_at_the_end() -> None:
    path = sorted((ROOT / "testcases/nurikabe/data/several_answers").glob("*.in"))[0]
    status, output, _ = lessons("nurikabe", str(path))
    assert status == 1
    assert re.match(
        r"Stuck after \d+ steps?.*: \d+ cells? (is|are) open\.", output.splitlines()[-1]
    )


def test_no_answer_is_one_line_with_the_law() -> None:
    status, _, message = lessons("nurikabe", puzzle="1 2\n11\n")
    assert (status, message) == (
        1,
        "lessons: no solution: an island has two clues at r1c1 and r1c2\n",
    )


def test_where_there_is_no_step_none_is_called_the_last() -> None:
    said = "lessons: expected --from 1, as there is no step, found 2\n"
    assert lessons("nurikabe", "--from", "2", puzzle="1\n1\n") == (2, "", said)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "the following arguments are required: PROBLEM"),
        (("chess",), f"expected {PROBLEMS}, found 'chess'"),
        (("kattis_lightup", str(NURIKABE)), f"expected {PROBLEMS}, found 'kattis_lightup'"),
        (("nurikabe", "no/such/file"), "cannot read no/such/file: No such file or directory"),
        (("nurikabe", "."), "cannot read .: Is a directory"),
        (("nurikabe", "--from", "0"), "argument --from: expected a number from 1 on, found '0'"),
        (("nurikabe", "--from", "3", "--to", "2"), "expected --from not above --to, found 3 and 2"),
        (("nurikabe", str(NURIKABE), "--from", "99"), "expected --from up to 19, the last step"),
        (("nurikabe", ""), "argument FILE: expected a name, found ''"),
        (("nurikabe", str(NURIKABE), "--html", ""), "argument --html: expected a name, found ''"),
        (("nurikabe", str(NURIKABE), "--proof="), "argument --proof: expected a name, found ''"),
        (("nurikabe", str(NURIKABE), "--hint", ""), "argument --hint: invalid int value: ''"),
        (("nurikabe", "--hint=4"), "argument --hint: invalid choice: 4"),
        (("nurikabe", "--hint", "--rate"), "argument --rate: not allowed with argument --hint"),
        (("nurikabe", "--hint", "--json"), "--json does not go with --hint"),
        (("nurikabe", "--rate", "--to", "3"), "--from and --to do not go with --rate"),
        (("nurikabe", "--rate", "lessons/web"), "there is no *.in in lessons/web"),
        (("nurikabe", str(NURIKABE), "--step"), "--step works only on a terminal"),
        (("nurikabe", "README.md"), "README.md: line 1: expected the size"),
    ],
)
def test_bad_usage_is_one_line(options: tuple[str, ...], said: str) -> None:
    status, output, message = lessons(*options)
    assert (status, output) == (2, "")
    assert message.startswith(f"lessons: {said}")
    assert message.count("\n") == 1


# --- Hints -------------------------------------------------------------------------------


def test_hints_tell_more_and_more() -> None:
    levels = [lessons("nurikabe", str(NURIKABE), "--hint", level)[1] for level in "123"]
    assert lessons("nurikabe", "--hint", str(NURIKABE))[1] == levels[0]
    assert levels[0].startswith("Look at r2c1.\n")
    assert "Surround" not in levels[0]
    assert "Surround full island" in levels[1]
    assert "r1c1" not in levels[1]
    assert "r1c1, r2c2 and r3c1 are sea: " in levels[2]
    assert "[~]" in levels[2]


def test_a_hint_goes_on_from_a_half_solved_board() -> None:
    status, output, _ = lessons("nurikabe", "--hint", "3", puzzle="2 3\n1~.\n~~2\n")
    assert status == 0
    assert "r1c3 is island" in output


def test_a_wrong_mark_is_found_by_a_hint() -> None:
    status, output, message = lessons(
        "nurikabe", "--hint", puzzle="5\n.....\n1o...\n....3\n...4.\n2....\n"
    )
    assert (status, output) == (1, "")
    assert message == (
        "lessons: no solution: r2c2 island cannot be right:"
        " an island is larger than its clue at r2c1 and r2c2\n"
    )


def test_a_solved_board_needs_no_hint() -> None:
    status, output, _ = lessons("nurikabe", "--hint", puzzle="1 2\n1~\n")
    assert (status, output) == (0, "Nothing is open: this is the answer.\n")


# --- For programs ------------------------------------------------------------------------


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_json_has_a_header_the_steps_and_an_end(problem: Problem, path: Path) -> None:
    status, output, _ = lessons(problem.name, str(path), "--json")
    header, *steps, end = map(json.loads, output.splitlines())
    assert (header["schema"], header["version"]) == ("logic-puzzles/trace", 1)
    assert (header["problem"], header["puzzle"]) == (problem.name, path.read_text())
    assert any("wormhole" in law for law in header["laws"]) == (problem.name == "wormholes")
    rules = {rule["name"]: rule for rule in header["rules"]}
    for number, (step, line) in enumerate(
        zip(lesson_steps(problem, path.read_text()), steps, strict=True), 1
    ):
        assert (line["step"], line["rule"], line["tier"]) == (number, step.rule, step.tier)
        assert line["tier"] == rules[line["rule"]]["tier"]
        assert (tuple(line["places"]), line["value"]) == (step.places, step.value)
        assert tuple(line["because"]) == step.because
    assert steps[-1]["board"] + "\n" == text(path, ".ans")
    assert (status, end) == (0, {"end": "solved", "steps": len(steps), "open": 0})


def test_what_has_no_answer_has_no_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said = lessons("light_up", "--html", str(page), puzzle="1 3\n.1.\n")
    assert said == (1, "", "lessons: no solution: a number has too many bulbs at r1c2\n")
    assert not page.exists()


def test_labels_of_rooms_do_no_harm_to_a_terminal() -> None:
    puzzle = "2\na\x1b[2J a\x1b[2J\nb\u202e b\u202e\n. .\n. 1\n"
    for words in [], ["--hint", "3"]:
        status, output, _ = lessons("ripple_effect", *words, puzzle=puzzle)
        assert status == 0
        assert not re.search("[\x1b\u202e]", output)
        assert r"room b\u202e" in output
        assert r"+b\u202e-" in output


def test_a_page_that_is_stuck_is_written_and_says_so(tmp_path: Path) -> None:
    path, page = ROOT / "testcases/light_up/data/several_answers/small.in", tmp_path / "page.html"
    said = f"lessons: stuck: no rule says more: {SEVERAL}\n"
    assert lessons("light_up", str(path), "--html", str(page)) == (1, "", said)
    assert page.read_text().startswith("<!doctype html>")
    assert lessons("nurikabe", str(NURIKABE), "--html", str(page)) == (0, "", "")


def test_a_proof_that_does_not_end_in_the_answer_is_written_and_said_to(tmp_path: Path) -> None:
    proof = tmp_path / "proof.jsonl"
    for puzzle, said in (
        ("3\n..2\n...\n2..\n", f"stuck: 4 cells are open, and no rule says more: {SEVERAL}"),
        ("1 2\n11\n", "no solution: an island has two clues at r1c1 and r1c2"),
    ):
        found = lessons("nurikabe", "--proof", str(proof), puzzle=puzzle)
        assert found == (1, "", f"lessons: {said}\n")
        assert proof.read_text().startswith('{"schema"')


@pytest.mark.parametrize("option", ["--html", "--proof"])
def test_the_puzzle_is_not_written_over(tmp_path: Path, option: str) -> None:
    puzzle, link = tmp_path / "puzzle.in", tmp_path / "link.in"
    puzzle.write_text("1\n1\n")
    link.symlink_to(puzzle)
    for out in puzzle, link:
        said = f"lessons: {out} is the puzzle itself: expected another file to write\n"
        assert lessons("nurikabe", str(puzzle), option, str(out)) == (2, "", said)
        assert puzzle.read_text() == "1\n1\n"
    with puzzle.open() as file:
        words = [sys.executable, "-m", "lessons", "nurikabe", option, str(link)]
        done = subprocess.run(words, stdin=file, cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, puzzle.read_text()) == (2, "1\n1\n")


@pytest.mark.parametrize("options", [[], ["--json"], in_sweep(["--hint", "3"])])
def test_what_is_said_is_utf_8_whatever_is_set(options: list[str]) -> None:
    path = problem_of("alcazar").folder / "data" / "sample" / "1.in"
    for encoding in "ascii", "latin-1":
        done = tools.run("lessons", "alcazar", path, *options, PYTHONIOENCODING=encoding)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == lessons("alcazar", str(path), *options)[1]


def test_what_is_wrong_is_not_said_among_records() -> None:
    command = shlex.join(tools.command("lessons", "nurikabe", "no-such-file", "--rate", "--json"))
    words = ["sh", "-c", f"{command} 2>&-"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize(
    ("words", "closed", "status", "said"),
    [
        ("", "<&-", 2, "cannot read the standard input: it is closed"),
        (f"{shlex.quote(str(NURIKABE))} --step", "<&-", 2, "--step works only on a terminal"),
        (shlex.quote(str(NURIKABE)), ">&-", 2, "cannot write the output: it is closed"),
    ],
)
def test_what_is_closed_is_said_in_one_line(
    words: str, closed: str, status: int, said: str
) -> None:
    command = f"{shlex.quote(sys.executable)} -m lessons nurikabe {words} {closed}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (status, "", 1)
    assert done.stderr.startswith(f"lessons: {said}")


def test_json_tells_the_broken_law() -> None:
    status, output, message = lessons("nurikabe", "--json", puzzle="1 2\n11\n")
    end = json.loads(output.splitlines()[-1])
    assert (status, message, end["end"]) == (1, "", "no answer")
    assert (end["law"], end["places"]) == ("an island has two clues", ["r1c1", "r1c2"])


# --- Ratings -----------------------------------------------------------------------------


def test_rating_of_one_puzzle() -> None:
    status, output, _ = lessons("nurikabe", str(NURIKABE), "--rate")
    assert status == 0
    assert re.match(
        r"1\.0\d\.\d\d: takes tier 1; the hardest step needs rule \d of 21, [A-Z].*; "
        r"(one look takes|\d+ looks take) such a step\n",
        output,
    )
    assert "entry: tier 1 has the first step" in output
    assert re.search(r"^looks: \d+, if", output, re.MULTILINE)
    assert "\nsteps: 19\n" in output
    assert sum(int(number) for number in re.findall(r"^ +(\d+)  ", output, re.MULTILINE)) == 19


def test_rating_by_laws_says_how_many_at_once() -> None:
    path = ROOT / "testcases/light_up/data/secret/10x10-hard-structural-seed1.in"
    _, output, _ = lessons("light_up", "--rate", str(path))
    said = re.match(
        r"2\.(\d\d)\.(\d\d): takes tier 2; the hardest step needs (\d+) laws at once; "
        r"(?:one look takes|\d+ looks take) such a step\n",
        output,
    )
    assert said
    assert int(said[1]) == int(said[3])
    assert f"facts: the hardest step starts from {int(said[2])} known fact" in output


def test_rating_of_a_folder_is_a_table() -> None:
    folder = str(NURIKABE.parent)
    _, table, _ = lessons("nurikabe", folder, "--rate")
    head, *rows = table.splitlines()
    assert head.split() == ["rating", "times", "entry", "wall", "steps", "puzzle"]
    ratings = [row.split()[0] for row in rows]
    assert ratings == sorted(ratings)
    header, *lines = map(
        json.loads, lessons("nurikabe", folder, "--rate", "--json")[1].splitlines()
    )
    assert header == {"schema": "logic-puzzles/rating", "version": 2, "problem": "nurikabe"}
    assert [line["rating"] for line in lines] == ratings


def test_a_lesson_takes_a_link(tmp_path: Path) -> None:
    done = tools.run("lessons", "light_up", "--hint", text=LINK)
    assert (done.returncode, done.stderr) == (0, "")
    out = tmp_path / "page.html"
    assert tools.run("lessons", "light_up", "--html", out, text=LINK).returncode == 0
    assert f'"url":"{LINK}"' in out.read_text()
    done = tools.run("lessons", "nurikabe", text=LINK)
    assert done.returncode == 2
    assert done.stderr.startswith("lessons: expected a puzzle of nurikabe, found one of light_up")


def test_a_link_can_stand_for_the_file() -> None:
    link = formats.load("puzz_link").write("nurikabe", NURIKABE.read_text()).strip()
    assert link.startswith("https://")
    assert lessons("nurikabe", link) == lessons("nurikabe", str(NURIKABE))
    assert lessons("nurikabe", link, "--hint")[0] == 0
    status, _, message = lessons("light_up", link)
    assert (status, message.count("\n")) == (2, 1)
    assert "expected a puzzle of light_up" in message


def test_records_from_beyond_the_last_step_are_refused_too() -> None:
    status, output, message = lessons("nurikabe", str(NURIKABE), "--from", "99", "--json")
    said = "lessons: expected --from up to 19, the last step, found 99\n"
    assert (status, output.count("\n"), message) == (2, 1, said)


@pytest.mark.parametrize("option", [[], ["--json"], ["--rate"], ["--hint", "3"]])
def test_an_output_that_is_full_gets_one_line(option: list[str]) -> None:
    words = ["light_up", str(ROOT / "testcases/light_up/data/sample/1.in"), *option]
    done = tools.run_full("lessons", *words)
    said = "lessons: cannot write the output: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, said)
