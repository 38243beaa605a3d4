"""What can be asked of every puzzle: a rule that it needs, and the effort of its hardest step."""

import argparse
import importlib
import re
import signal
import time
from pathlib import Path

import pytest

from generators import _asked
from generators.__main__ import main
from ground import solutions
from lessons.trace import trace
from tests.helpers.cases import problem_of
from tests.helpers.generators import status
from tests.helpers.sweep import in_sweep

RULES = {
    "nurikabe --size 6 --rule break_pool": "6x6-direct-break_pool-seed3",
    "light_up --size 7 --rule must_light": "7x7-easy-direct-must_light-seed3",
    "light_up --size 7 --rule finish_with_bulbs --difficulty hard":
        "7x7-hard-direct-finish_with_bulbs-seed3",
    "ripple_effect --size 6 --rule take_only_cell": "6x6-direct-take_only_cell-seed3",
    "alcazar --size 4 --rule fill_cell": "4x4-all-direct-fill_cell-seed3",
    "light_up --size 6 --rule starve_chain": "6x6-easy-structural-starve_chain-seed3",
}  # fmt: skip
EFFORTS = {
    "nurikabe --size 6 --effort 3-4": "6x6-structural-effort3-4-seed3",
    "light_up --size 7 --effort 5-6 --tier structural": "7x7-easy-structural-effort5-6-seed3",
    "ripple_effect --size 5 --effort 2-9": "5x5-structural-effort2-9-seed3",
    "alcazar --size 4 --effort 1-3 --difficulty direct": "4x4-all-direct-effort1-3-seed3",
}


def made(options: str, name: str, folder: Path) -> tuple[str, str]:
    """(puzzle, answer) of this command line, by the name that it must have; the answer is right."""
    assert main([*options.split(), "--seed", "3", "--out", str(folder)]) == 0
    puzzle, answer = [(folder / f"{name}.{suffix}").read_text() for suffix in ("in", "ans")]
    problem_of(options.split()[0]).check(puzzle, answer)
    return puzzle, answer


@pytest.mark.parametrize("options", RULES)
def test_the_rule_asked_for_is_needed(options: str, tmp_path: Path) -> None:
    puzzle, answer = made(options, RULES[options], tmp_path)
    solver = solutions.load(f"{options.split()[0]}.py")
    name = options.split("--rule ")[1].split()[0]
    tier = next(rule.tier for rule in solver.RULES if rule.__name__ == name)
    rules = [rule for rule in solver.RULES if rule.tier <= tier]
    others = [rule for rule in rules if rule.__name__ != name]
    stuck = [step.after for step in trace(solver, solver.parse(puzzle), others)]
    assert all(board.unknown for board in stuck)
    *_, last = trace(solver, solver.parse(puzzle), rules)
    assert solver.render(last.after).strip() == answer.strip()


@pytest.mark.parametrize("options", EFFORTS)
def test_the_hardest_step_is_within_bounds(options: str, tmp_path: Path) -> None:
    puzzle, _ = made(options, EFFORTS[options], tmp_path)
    solver = solutions.load(f"{options.split()[0]}.py")
    least, most = map(int, re.search(r"effort(\d+)-(\d+)", EFFORTS[options]).groups())
    laws = [len(step.proof["laws"]) for step in trace(solver, solver.parse(puzzle))]
    assert least <= max(laws) <= most


def test_a_size_has_one_side_or_two() -> None:
    assert (_asked.size("3X100"), _asked.size("7")) == ((3, 100), (7, 7))
    for text in "0", "101", "3x", "x", "1x2x3", "9" * 5000:
        with pytest.raises(argparse.ArgumentTypeError, match=r"^expected N or HxW .*, found "):
            _asked.size(text)


REFUSED = {
    "--out=": "argument --out: expected a name, found ''",
    "--reduce=": "argument --reduce: expected a name, found ''",
    "--rule=": "no rule is called ''; there are: choose_doors, fill_cell,"
    " close_no_loop, pass_through, use_only_ways, join_all_cells, cross_evenly, balance_colours,"
    " turn_chain, break_chain, try_edge",
    "--rule nobody": "no rule is called 'nobody'; there are: choose_doors, fill_cell,"
    " close_no_loop, pass_through, use_only_ways, join_all_cells, cross_evenly, balance_colours,"
    " turn_chain, break_chain, try_edge",
    "--rule cross_evenly --difficulty direct": "cross_evenly is of tier 2:"
    " expected structural or cases",
    "--effort 4-3": "argument --effort: expected A-B with A not above B, found '4-3'",
    "--effort 0": "argument --effort: expected A-B with B above 0, found '0'",
    "--effort x": "argument --effort: expected A-B, found 'x'",
    f"--effort {'9' * 5000}": f"argument --effort: expected A-B, found '{'9' * 5000}'",
    "--effort 1-2-3": "argument --effort: expected A-B, found '1-2-3'",
    **{
        f"--reduce FILE {other}": "--reduce FILE makes one puzzle: it goes with --difficulty,"
        " --limit and --out only"
        for other in (
            "--count 2",
            "--count 1",
            "--seed 3",
            "--seed 1",
            "--size 5",
            "--size 10",
            "--doors few",
            "--doors all",
            "--effort 1-3",
            "--rule try_edge",
        )
    },
}


@pytest.mark.parametrize("options", REFUSED)
def test_bad_request_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("alcazar", *options.split()) == 2
    assert capsys.readouterr() == ("", f"generators: {REFUSED[options]}\n")


def test_what_is_never_needed_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*"nurikabe --size 1 --difficulty direct --rule break_pool".split()) == 1
    assert capsys.readouterr().err == "generators: no puzzle 1x1-direct-break_pool was found\n"


@pytest.mark.sweep
def test_what_is_not_found_is_named_as_it_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["light_up", "--size", "3", "--rule", "fit_number"]) == 1
    said = "generators: no puzzle 3x3-easy-structural-fit_number was found\n"
    assert capsys.readouterr().err == said


def test_what_is_not_found_is_said_with_what_was_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*"light_up --size 4 --tier direct --effort 9-10".split()) == 1
    said = "no puzzle 4x4-easy-direct-effort9-10 was found; drawn: 300 (too easy: 300)"
    assert capsys.readouterr().err == f"generators: {said}\n"
    assert status(*"ripple_effect --size 3 --rule take_only_cell --effort 9".split()) == 1
    said = r"; drawn: 300 \(solved without that rule: \d+, too easy: \d+\)\n$"
    assert re.search(said, capsys.readouterr().err)


def test_no_more_are_drawn_when_the_time_is_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_asked, "SECONDS", 0.2)
    assert status(*"nurikabe --size 5 --difficulty direct --effort 90".split()) == 1
    said = r"no puzzle 5x5-direct-effort90-90 was found; drawn in 0\.2 s: (\d+) \(too easy: \1\)\n$"
    assert re.search(said, capsys.readouterr().err)


def test_a_draw_that_outlasts_the_time_is_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_asked, "SECONDS", 0.1)
    begun = time.process_time()
    assert status(*"nurikabe --size 40 --difficulty direct --effort 90".split()) == 1
    assert time.process_time() - begun < 2
    said = "no puzzle 40x40-direct-effort90-90 was found; drawn in 0.1 s: 0"
    assert capsys.readouterr().err == f"generators: {said}\n"
    assert signal.getsignal(signal.SIGPROF) is signal.SIG_DFL


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ("nurikabe --size 100 --difficulty direct --largest 1", "100x100-direct-largest1"),
        in_sweep(pytest.param("light_up --size 100 --walls 1", "100x100-easy-walls1")),
        in_sweep(pytest.param("ripple_effect --size 100", "100x100-structural")),
        ("alcazar --size 100", "100x100-all-structural"),
    ],
)
def test_what_outlasts_the_limit_is_given_up(
    options: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.process_time()
    assert status(*options.split(), "--limit", "0.2") == 1
    assert time.process_time() - begun < 2
    assert capsys.readouterr() == ("", f"generators: no puzzle {name} was found in 0.2 s\n")
    assert signal.getsignal(signal.SIGPROF) is signal.SIG_DFL


def test_a_puzzle_to_reduce_that_outlasts_the_limit_is_given_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = ["+   " * 40 + "+", " " * 161]
    path = tmp_path / "open.in"
    path.write_text("\n".join(["40", *rows * 40, rows[0]]) + "\n")
    assert status("alcazar", "--reduce", str(path), "--limit", "0.2") == 1
    assert capsys.readouterr() == ("", "generators: there was no end in 0.2 s\n")


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "x", "inf"])
def test_a_limit_is_above_zero(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("alcazar", f"--limit={limit}") == 2
    said = r"generators: argument --limit: expected .*, found '[^']*'\n"
    assert re.fullmatch(said, capsys.readouterr().err)


def test_what_no_rule_finishes_has_no_hardest_step() -> None:
    """As a hard Light Up may be, of which no tier is asked."""
    solver = importlib.import_module("generators.light_up").solver
    assert _asked.off_effort(solver, solver.parse("2\n..\n..\n"), 0, 5) == "not solved by logic"
    assert not _asked.off_effort(solver, solver.parse("1 2\n.#\n"), 1, 5)
