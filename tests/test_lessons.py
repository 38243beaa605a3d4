"""Lessons: every step has its sentence; the command line, in real processes; ratings."""

import json
import os
import random
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.checkers.alcazar import Puzzle, read
from lessons import words_of
from lessons.rating import Rating, rate
from lessons.rules import rules_of
from lessons.trace import Step, trace
from tests.cases import PROBLEMS, ROOT, Problem, files, text
from tests.pictures import rows_of, text_of, views
from tests.test_alcazar import as_text as alcazar_text
from tests.test_alcazar import mirrored, turned
from tests.test_command_line import read_until_closed
from tests.test_ripple_effect import sides as ripple_sides

PUZZLES = [problem for problem in PROBLEMS if Path(problem.solution).stem == problem.name]
SAMPLES = files("data/sample/*.in")
SMALL = 450  # characters: a case with no more is small
CASES = [
    case
    for case in files("data/*/*.in")
    if case.values[1].parent.name in ("sample", "secret")
    and case.values[1].stat().st_size < SMALL
    and case.id[-1] in "123"
]


def words(problem: Problem) -> Any:
    """The module that speaks of a problem's puzzle."""
    return words_of(Path(problem.solution).stem)


# --- Sentences ---------------------------------------------------------------------------


def picture_steps(problem: Problem) -> Iterator[tuple[str, Step]]:
    """The steps that a rule makes on its own pictures, easier rules first where it needs them."""
    solver = problem.module()
    for path in sorted(problem.folder.glob("rules/*/*.txt")):
        at = [rule.__name__ for rule in solver.RULES].index(path.parent.name)
        boards = path.read_text().split("\n\n")
        board = solver.parse(boards[0])
        try:
            if len(boards) > 2:
                for _, _, board in solver.deduce(board, solver.RULES[:at]):
                    pass
            for step in trace(solver, board, [solver.RULES[at]]):
                yield path.stem, step
        except solver.Contradiction:
            continue


def case_steps(problem: Problem, puzzle: str) -> Iterator[Step]:
    """The steps to a puzzle's answer, as far as there is one."""
    solver = problem.module()
    yield from trace(solver, solver.parse(puzzle))


def check_sentence(said: str, step: Step) -> None:
    """It is one sentence, names its places, and nothing in it is left to fill in."""
    claim, colon, reason = said.partition(": ")
    assert colon, said
    assert reason.endswith("."), said
    assert not re.search(r"[_{}<>\[\]]|None|  |\.\s|\.\.|\n|\b(0|no) more\b", said), said
    assert "()" not in said, said
    shown = list(step.places) if len(step.places) <= 4 else list(step.places[:3])
    assert re.findall(r"(?<![\w-])r\d+c\d+(?:-\w+)?(?![\w-])", claim) == shown, said
    if len(step.places) > 4:
        assert f" and {len(step.places) - 3} more " in claim, said
    one = len(step.places) == 1
    assert bool(re.search(r" (is|holds) ", claim)) == one, said
    assert step.value.split()[-1] in claim, said


@pytest.mark.parametrize("problem", PUZZLES, ids=lambda problem: problem.name)
def test_every_rule_has_its_sentence(problem: Problem) -> None:
    module, first = words(problem), {}
    for picture, step in picture_steps(problem):
        said = module.say(step)
        check_sentence(said, step)
        assert said == module.say(step), "said twice, it is the same"
        first.setdefault(step.rule, skeleton(said))
    rules = [rule.__name__ for rule in problem.module().RULES]
    assert sorted(first) == sorted(rules)
    assert len(set(first.values())) == len(rules), "each rule has words of its own"


def skeleton(said: str) -> str:
    """The reason without places and numbers."""
    return re.sub(r"r\d+c\d+(-\w+)?|\d+", "", said.partition(": ")[2])


@pytest.mark.parametrize(("problem", "path"), CASES)
def test_every_step_of_a_case_has_its_sentence(problem: Problem, path: Path) -> None:
    module = words(problem)
    for step in case_steps(problem, path.read_text()):
        check_sentence(module.say(step), step)


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_asking_for_sentences_changes_no_step(problem: Problem, path: Path) -> None:
    module = words(problem)
    silent = [(step.rule, step.facts) for step in case_steps(problem, path.read_text())]
    spoken = []
    for step in case_steps(problem, path.read_text()):
        module.say(step)
        spoken.append((step.rule, step.facts))
    assert spoken == silent


SAID = {
    ("nurikabe", "surround_full_island"): "the island of 1 at r1c1 already has its one cell.",
    ("nurikabe", "break_pool"): "r1c1, r1c2 and r2c1 are sea, and a fourth would make a pool.",
    ("nurikabe", "refuse_large_union"): "it would join the island of 2 at r1c1 "
    "and the loose land at r1c3 to 3 cells or more.",
    ("nurikabe", "guard_corner"): "the island of 2 at r2c2 gets its last cell at r2c3 or r3c2, "
    "and either touches r3c3.",
    ("light_up", "finish_with_bulbs"): "these are the only 2 places left "
    "for the 2 bulbs of the 2 at r2c1.",
    ("light_up", "empty_corners"): "a bulb there would light r1c2 and r2c3, "
    "and leave the 1 at r1c3 too few places.",
    ("light_up", "share_light"): "a bulb there would rule out r1c1 and r2c1, "
    "both places for the bulb that lights r1c1.",
    ("light_up", "turn_chain"): "a bulb at r1c1 means none at r1c3, so one at r2c3, "
    "so none at r3c2, so one at r3c1, so none at r1c1.",
    ("ripple_effect", "take_only_value"): "r1c2 is 1, and no other number of 1 to 2 is left to it.",
    ("ripple_effect", "clear_common_shadow"): "the room of 3 at r1c1 has its 3 "
    "at r1c1 or r1c3, both too close.",
    ("ripple_effect", "follow_chain"): "if it were 3, r1c1 would be 4, so r5c1 would be 3, "
    "which rules 3 out at r2c1.",
    ("alcazar", "fill_cell"): "r1c1 has only two ways left.",
    ("alcazar", "close_no_loop"): "r2c2 and r1c2 are the two ends of one piece of path, "
    "which would close to a loop.",
    ("alcazar", "cross_evenly"): "the path crosses the rest of the border of "
    "r1c2, r1c3, r2c2 and 3 more 6 times, and so not here, as it goes in as often as out.",
}


@pytest.mark.parametrize("problem", PUZZLES, ids=lambda problem: problem.name)
def test_sentences_say_why(problem: Problem) -> None:
    first: dict[str, str] = {}
    for _, step in picture_steps(problem):
        first.setdefault(step.rule, words(problem).say(step).partition(": ")[2])
    expected = {rule: said for (name, rule), said in SAID.items() if name == problem.name}
    assert {rule: first[rule] for rule in expected} == expected


def test_a_beam_through_a_wormhole_is_told() -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "wormholes")
    puzzle = "3 4\n*.A.\n....\nA..#\n"
    said = [words(problem).say(step) for step in case_steps(problem, puzzle)]
    assert any("lights them, r1c4" not in one and "through wormhole A" in one for one in said), said


@pytest.mark.parametrize("problem", PUZZLES, ids=lambda problem: problem.name)
def test_laws_and_names_are_whole_sentences(problem: Problem) -> None:
    module = words(problem)
    rules = rules_of(problem.module(), module)
    assert list(rules) == [rule.__name__ for rule in problem.module().RULES]
    assert set(module.LEGUP) <= set(rules)
    for law in [*module.LAWS, *(rule.law for rule in rules.values())]:
        assert re.fullmatch(r"[A-Z].*\.", law), law
    for function in problem.module().RULES:
        found = re.search(r"[A-Z]+-(BASC|CASE)-\d+", function.__doc__ or "")
        if found:
            assert found[0] in rules[function.__name__].legup


# --- The command line --------------------------------------------------------------------


def lessons(*options: str, puzzle: bytes = b"") -> tuple[int, str, str]:
    """Exit status, output and messages of the command line."""
    done = subprocess.run(
        [sys.executable, "-m", "lessons", *options],
        input=puzzle,
        capture_output=True,
        cwd=ROOT,
        timeout=50,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


NURIKABE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
FIRST_STEP = """\
1. Surround full island (tier 1)
    An island that has all its cells is surrounded by sea.
    LEGUP: Surround Region (NURI-BASC-0007)
    sea: r1c1 r2c2 r3c1
    because of: r2c1

  r1c1, r2c2 and r3c1 are sea: the island of 1 at r2c1 already has its one cell.

   1  2  3  4  5
1 [~] .  .  .  .
2 (1)[~] .  .  .
3 [~] .  .  .  3
4  .  .  .  4  .
5  2  .  .  .  .
"""


def test_a_step_on_the_terminal() -> None:
    status, output, message = lessons("nurikabe", str(NURIKABE))
    assert (status, message) == (0, "")
    assert output.startswith("Nurikabe\n~ sea, o island; [ ] what follows, ( ) what proves it\n\n")
    assert FIRST_STEP in output
    assert output.endswith("Solved in 19 steps (19 of tier 1).\n")


ALCAZAR_STEP = """\
    1   2
  +---+---+
1 ══─═══┐ |
  + X + │ +
2 ──────┘ |
  +---+---+
"""


def test_a_drawing_on_the_terminal() -> None:
    puzzle = ROOT / "testcases" / "alcazar" / "data" / "sample" / "1.in"
    assert ALCAZAR_STEP in lessons("alcazar", str(puzzle), "--from", "5")[1]


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_every_sample_fits_and_is_told_to_its_end(problem: Problem, path: Path) -> None:
    from_file = lessons(problem.name, str(path))
    assert from_file == lessons(problem.name, puzzle=path.read_bytes())
    status, output, message = from_file
    assert (status, message) == (0, "")
    assert output.splitlines()[-1].startswith("Solved in ")
    assert max(map(len, output.splitlines())) <= 80
    assert "\x1b" not in output


def test_a_part_of_the_steps() -> None:
    output = lessons("nurikabe", "--from", "2", "--to", "3", str(NURIKABE))[1]
    assert re.findall(r"^(\d+)\. ", output, re.MULTILINE) == ["2", "3"]


def test_stuck_is_said_at_the_end() -> None:
    path = sorted((ROOT / "testcases/nurikabe/data/several_answers").glob("*.in"))[0]
    status, output, _ = lessons("nurikabe", str(path))
    assert status == 1
    assert re.match(
        r"Stuck after \d+ steps?.*: \d+ cells? (is|are) open\.", output.splitlines()[-1]
    )


def test_no_answer_is_one_line_with_the_law() -> None:
    status, _, message = lessons("nurikabe", puzzle=b"1 2\n11\n")
    assert (status, message) == (
        1,
        "lessons: no solution: an island has two clues at r1c1 and r1c2\n",
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "the following arguments are required: PROBLEM"),
        (("chess",), "no problem is called 'chess'; there are: "),
        (("nurikabe", "no/such/file"), "cannot read no/such/file: No such file or directory"),
        (("nurikabe", "."), "cannot read .: Is a directory"),
        (("nurikabe", "--from", "0"), "argument --from: expected a number from 1 on, found '0'"),
        (("nurikabe", "--from", "3", "--to", "2"), "expected --from not above --to, found 3 and 2"),
        (("nurikabe", str(NURIKABE), "--from", "99"), "expected --from up to 19, the last step"),
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
    status, output, _ = lessons("nurikabe", "--hint", "3", puzzle=b"2 3\n1~.\n~~2\n")
    assert status == 0
    assert "r1c3 is island" in output


def test_a_wrong_mark_is_found_by_a_hint() -> None:
    status, output, message = lessons(
        "nurikabe", "--hint", puzzle=b"5\n.....\n1o...\n....3\n...4.\n2....\n"
    )
    assert (status, output) == (1, "")
    assert message == "lessons: no solution: an island is larger than its clue at r2c1 and r2c2\n"


def test_a_solved_board_needs_no_hint() -> None:
    status, output, _ = lessons("nurikabe", "--hint", puzzle=b"1 2\n1~\n")
    assert (status, output) == (0, "Nothing is open: this is the answer.\n")


# --- For programs ------------------------------------------------------------------------


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_json_has_a_header_the_steps_and_an_end(problem: Problem, path: Path) -> None:
    status, output, _ = lessons(problem.name, str(path), "--json")
    header, *steps, end = map(json.loads, output.splitlines())
    assert (header["schema"], header["version"]) == ("logic-puzzles/trace", 1)
    assert (header["problem"], header["puzzle"]) == (problem.name, path.read_text())
    rules = {rule["name"]: rule for rule in header["rules"]}
    for number, (step, line) in enumerate(
        zip(case_steps(problem, path.read_text()), steps, strict=True), 1
    ):
        assert (line["step"], line["rule"], line["tier"]) == (number, step.rule, step.tier)
        assert line["tier"] == rules[line["rule"]]["tier"]
        assert (tuple(line["places"]), line["value"]) == (step.places, step.value)
        assert tuple(line["because"]) == step.because
    assert steps[-1]["board"] + "\n" == text(path, ".ans")
    assert (status, end) == (0, {"end": "solved", "steps": len(steps), "open": 0})


def test_json_tells_the_broken_law() -> None:
    status, output, message = lessons("nurikabe", "--json", puzzle=b"1 2\n11\n")
    end = json.loads(output.splitlines()[-1])
    assert (status, message, end["end"]) == (1, "", "no answer")
    assert (end["law"], end["places"]) == ("an island has two clues", ["r1c1", "r1c2"])


# --- On a terminal -----------------------------------------------------------------------


def on_terminal(keys: bytes, *options: str, **environment: str) -> tuple[int, str, bool]:
    """Exit status, all that is shown, and whether the terminal is afterwards as it was."""
    ours, theirs = os.openpty()
    before = termios.tcgetattr(theirs)
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    command = [sys.executable, "-m", "lessons", *options]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=clean | environment
    ) as program:
        shown = b""
        try:
            for key in keys:
                shown += wait_for(ours, b"q: the end")
                os.write(ours, bytes([key]))
            if keys:
                program.wait(timeout=20)
            restored = termios.tcgetattr(theirs) == before
            os.close(theirs)
            shown += b"".join(read_until_closed(ours))
        finally:
            program.kill()
    os.close(ours)
    return program.returncode, shown.decode(), restored


def wait_for(terminal: int, text: bytes) -> bytes:
    """What is shown until that text is there."""
    shown, end = b"", time.monotonic() + 20
    while text not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536)
    return shown


def test_step_waits_for_a_key_and_ends_with_q() -> None:
    status, shown, restored = on_terminal(b" xq", "nurikabe", str(NURIKABE), "--step")
    assert (status, restored) == (0, True)
    assert [f"\n{number}. " in plain(shown) for number in (1, 2, 3, 4)] == [True] * 3 + [False]


def test_step_goes_on_to_the_end() -> None:
    status, shown, restored = on_terminal(
        b"   ", "nurikabe", str(NURIKABE), "--step", "--from", "17"
    )
    assert (status, restored) == (0, True)
    assert "Solved in 19 steps" in shown


def plain(shown: str) -> str:
    """What is shown, without colour and line ends of terminals."""
    lines = shown.replace("\r\x1b[K", "\n").replace("\r", "")
    return re.sub(r"\x1b\[[\d;]*m", "", lines)


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colour_is_for_terminals(environment: dict[str, str], coloured: bool) -> None:
    _, shown, _ = on_terminal(b"", "nurikabe", str(NURIKABE), **environment)
    assert ("\x1b[" in shown) == coloured
    assert FIRST_STEP in plain(shown)


# --- Ratings -----------------------------------------------------------------------------


def sides(problem: Problem, puzzle: str) -> list[str]:
    """A puzzle from all eight sides."""
    if problem.checker == "alcazar":
        return [alcazar_text(side, {}) for side in alcazar_sides(read(puzzle))]
    if problem.checker == "ripple_effect":
        return ripple_sides(puzzle)
    return [text_of(view) for view in views(rows_of(puzzle))]


def alcazar_sides(puzzle: Puzzle) -> list[Puzzle]:
    """A drawing from all eight sides."""
    seen = [puzzle]
    for _ in range(3):
        seen.append(turned(seen[-1]))
    return seen + [mirrored(side) for side in seen]


def rated(problem: Problem, puzzle: str, facts: list[tuple[int, Any]] | None = None) -> Rating:
    """The rating of a puzzle to which facts were added."""
    solver = problem.module()

    def fresh() -> Any:
        board = solver.parse(puzzle)
        for cell, value in facts or ():
            board = board.mark(cell, value)
        return board

    return rate(solver, words(problem), fresh)


GENERATED = [case for case in CASES if re.search(r"seed\d+$", case.id)]


@pytest.mark.parametrize(("problem", "path"), GENERATED)
def test_rating_is_the_same_from_every_side(problem: Problem, path: Path) -> None:
    chosen = slice(None, None, 3 if "cases" in path.stem else 1)  # tier 3 takes its time
    ratings = [rated(problem, side) for side in sides(problem, path.read_text())[chosen]]
    assert len({(str(rating), rating.wall) for rating in ratings}) == 1


def test_rating_of_a_drawing_whose_rounds_meet_cells_that_are_full() -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "alcazar")
    puzzle = (problem.folder / "data" / "secret" / "9x9-few-direct-seed2.in").read_text()
    assert len({str(rated(problem, side)) for side in sides(problem, puzzle)}) == 1


@pytest.mark.parametrize(("problem", "path"), GENERATED)
def test_rating_never_rises_with_more_facts(problem: Problem, path: Path) -> None:
    puzzle, rng = path.read_text(), random.Random(path.stem)
    whole = rated(problem, puzzle)
    facts = [
        (cell, step.found.value)
        for step in case_steps(problem, puzzle)
        for cell in step.solver.each(step.found.cells)
    ]
    for _ in range(5):
        more = rated(problem, puzzle, rng.sample(facts, rng.randrange(1, len(facts))))
        assert (more.tier, more.rounds) <= (whole.tier, whole.rounds)


def test_rating_of_one_puzzle() -> None:
    status, output, _ = lessons("nurikabe", str(NURIKABE), "--rate")
    assert status == 0
    assert re.match(r"1\.\d\d: takes tier 1, in \d+ rounds", output)
    assert "entry: tier 1 has the first step" in output
    assert sum(int(number) for number in re.findall(r"^ +(\d+)  ", output, re.MULTILINE)) == 19


def test_rating_of_a_folder_is_a_table() -> None:
    folder = str(NURIKABE.parent)
    _, table, _ = lessons("nurikabe", folder, "--rate")
    head, *rows = table.splitlines()
    assert head.split() == ["rating", "entry", "wall", "steps", "puzzle"]
    ratings = [row.split()[0] for row in rows]
    assert ratings == sorted(ratings)
    header, *lines = map(
        json.loads, lessons("nurikabe", folder, "--rate", "--json")[1].splitlines()
    )
    assert header == {"schema": "logic-puzzles/rating", "version": 1, "problem": "nurikabe"}
    assert [line["rating"] for line in lines] == ratings


def test_what_the_rules_do_not_finish_is_beyond_them() -> None:
    path = sorted((ROOT / "testcases/nurikabe/data/several_answers").glob("*.in"))[0]
    problem = next(problem for problem in PROBLEMS if problem.name == "nurikabe")
    rating = rated(problem, path.read_text())
    assert (str(rating), rating.rounds, rating.wall) == ("4", 0, 0)
