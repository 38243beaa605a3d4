"""Many programs: nothing is judged twice, what was judged survives."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ground.problems import ProblemError, every_problem
from judge import language
from judge.classes import work
from judge.classes.batch import Entry, add_keys, main, make_parser
from judge.classes.store import Row, Store
from judge.isolation import interpreters
from judge.isolation.levels import Isolation, NoSandbox
from judge.problem import load
from judge.report import new_console
from judge.verdict import Result, Verdict
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.classes import (
    ALL_BUT_STUCK,
    RIGHT,
    SMALL,
    STUCK,
    WRONG,
    batch,
    judged,
    kept,
    kept_so_far,
    verdicts,
)
from tests.helpers.processes import PATIENCE, wait_until
from tests.helpers.programs import SaidOf
from tests.helpers.sweep import in_sweep


def test_a_scoreboard(folder: Path) -> None:
    done = batch(folder)
    assert done.returncode == 1, done.stderr
    assert "not judged: " in done.stdout
    assert "no problem is called 'notes'" in done.stdout
    lines = [line.split() for line in done.stdout.split("\n")]
    assert lines[-5][:4] == ["1", "ann", "2/2", "2"]
    places = {line[1]: line[2:4] for line in lines[-4:] if line}
    assert places["bob"] == ["0/2", "WA"]
    assert places["<i>eve"] == ["0/2", "CE"]
    assert places["=zoe"] in (["0/2", "RTE"], ["0/2", "JE"])


def test_what_the_machine_lacks_is_told_above_the_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    said = batch(folder).stdout
    assert "\nJE in 2 cases: node is not installed (apt install nodejs)\nsandbox " in said


@pytest.mark.sweep
def test_what_the_judge_writes_there_itself_is_not_told_as_handed_in(folder: Path) -> None:
    words = [folder, "--html", folder / "r.html", "--csv", folder / "r.csv"]
    (folder / "tom.zip").touch()
    for _ in range(2):
        told = re.findall(r"not judged: \S+/class/(\S+):", batch(*words, case="sample/1").stdout)
        assert told == ["tom.zip", "zoe/notes.txt"]


def test_a_key_twice_in_the_problem_of_a_program_is_told(folder: Path, said_of: SaidOf) -> None:
    shutil.copy(folder / "ann" / "nurikabe.py", folder / "ann" / "broken.py")
    text = "puzzle: {solution: nurikabe.py, time: 1, time: 9}\n"
    said = said_of(lambda _: main([str(folder)], new_console()), text)
    assert "line 1: the key 'time' stands twice" in said


def test_nobody_sees_the_programs_of_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden: set[Path] = set()

    def find_isolation(_mode: str, folders: set[Path], **_: bool) -> None:
        hidden.update(folders)
        raise NoSandbox("found")

    monkeypatch.setattr("judge.classes.batch.find_isolation", find_isolation)
    done = tools.call("judge", "batch", str(folder))
    assert (done.returncode, done.stderr) == (2, "judge: found\n")
    assert folder in hidden


@pytest.mark.sweep  # a second or two
def test_a_class_may_have_problems_of_other_judges(tmp_path: Path) -> None:
    (tmp_path / "ann").mkdir()
    (tmp_path / "ann" / "kattis_lightup.py").write_text("print(1)")
    done = batch(tmp_path)
    assert done.returncode == 1, done.stderr
    assert re.search(r"ann +1/2", done.stdout)


@pytest.mark.sweep
def test_a_problem_is_known_by_the_name_of_a_class_too(tmp_path: Path) -> None:
    """Java asks that the public class of LightUp.java is called so."""
    like = [
        "ann/LightUp.py",
        "bob/light-up.py",
        "cid/LIGHT_UP.py",
        "eve/Light Up.py",
        "fay/light_up (12).py",
    ]
    for name in *like, "dan/lightsup.py":
        path = tmp_path / "class" / name
        path.parent.mkdir(parents=True)
        path.write_text(WRONG)
    report = tmp_path / "results.json"
    done = batch(tmp_path / "class", "--json", report)
    assert "dan/lightsup.py: no problem is called 'lightsup'" in done.stdout
    results = json.loads(report.read_text())["results"]
    problems = {(one["name"], one["problem"]) for one in results}
    assert problems == {(name.partition("/")[0], "light_up") for name in like}


@pytest.mark.sweep  # some seconds
def test_nothing_is_judged_twice_unless_it_changes(folder: Path) -> None:
    shutil.rmtree(folder / "=zoe")
    assert judged(batch(folder)) == (0, 6)
    assert judged(batch(folder)) == (6, 0)
    (folder / "bob" / "nurikabe.py").write_text(RIGHT)
    again = batch(folder)
    assert judged(again) == (4, 2)
    assert re.search(r"bob\s+2/2", again.stdout)
    assert judged(batch(folder, "-t", 5)) == (0, 6)
    assert judged(batch(folder)) == (6, 0)


def test_with_another_checker_it_is_judged_anew(folder: Path) -> None:
    problem, program = load("nurikabe"), folder / "ann" / "nurikabe.py"
    keys = set[str]()
    for other in problem, replace(problem, check=None):
        entry = Entry(("ann", "nurikabe", "nurikabe.py"), other, program)
        add_keys([entry], make_parser().parse_args([str(folder)]), Isolation("bwrap", "kernel"))
        assert entry.keys
        assert keys.isdisjoint(entry.keys)
        keys.update(entry.keys)


def test_what_ran_in_no_sandbox_is_not_known_in_one_wherever_it_ran(folder: Path) -> None:
    keys = []
    for sandbox in "bwrap", "auto of each worker", "none", "none of each worker":
        entry = Entry(("ann", "nurikabe", "a.py"), load("nurikabe"), folder / "ann" / "nurikabe.py")
        add_keys([entry], make_parser().parse_args(["."]), Isolation(sandbox, "worker"))
        keys.append(entry.keys.keys())
    assert keys[0] == keys[1]
    assert keys[2] == keys[3]
    assert keys[0].isdisjoint(keys[2])


def test_with_another_compiler_or_interpreter_it_is_judged_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, asked = tmp_path / "node", tmp_path / "asked"
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    keys: dict[str, list[set[str]]] = {"a.js": [], "a.py": []}
    for version in "v1", "v2", "v2":
        node.write_text(f"#!/bin/sh\necho {version}\necho >> {shlex.quote(str(asked))}\n")
        node.chmod(0o755)
        language.find.cache_clear()
        interpreters.version_of.cache_clear()
        for name, found in keys.items():
            (tmp_path / name).touch()
            problem = load("nurikabe")
            entries = [Entry((who, "nurikabe", name), problem, tmp_path / name) for who in "ab"]
            add_keys(entries, make_parser().parse_args(["."]), Isolation("bwrap", "kernel"))
            found.append({*entries[0].keys, *entries[1].keys})
    language.find.cache_clear()
    first, second, third = keys["a.js"]
    assert not first & second
    assert second == third
    assert keys["a.py"][0] == keys["a.py"][1]
    assert asked.read_text() == 3 * "\n"  # and not for each program


def test_with_another_interpreter_a_script_is_judged_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, said = tmp_path / "nurikabe", list[str]()
    script.write_text("#!/usr/bin/env sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(work, "version_of", lambda program: f"{program} {said[-1]}")
    keys = []
    for version in "v1", "v2", "v2":
        said.append(version)
        entry = Entry(("ann", "nurikabe", "nurikabe"), load("nurikabe"), script)
        add_keys([entry], make_parser().parse_args(["."]), Isolation("bwrap", "kernel"))
        keys.append(set(entry.keys))
    assert not keys[0] & keys[1]
    assert keys[1] == keys[2]


@pytest.mark.sweep
def test_another_version_of_the_judge_judges_anew(folder: Path, tmp_path: Path) -> None:
    shutil.rmtree(folder / "=zoe")
    for place in ROOT.iterdir():
        (tmp_path / place.name).symlink_to(place)
    (tmp_path / "judge").unlink()
    shutil.copytree(ROOT / "judge", tmp_path / "judge")

    def batch() -> subprocess.CompletedProcess[str]:
        words = tools.command("judge", "batch", folder, "--case", "sample/1")
        return subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert judged(batch()) == (0, 3)
    assert judged(batch()) == (3, 0)
    table = tmp_path / "judge" / "sources" / "table.py"
    table.write_text(table.read_text().replace("node --stack-size", "node --stack_size"))
    assert judged(batch()) == (0, 3)


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize("ending", [signal.SIGKILL, in_sweep(signal.SIGINT)])
def test_what_was_judged_survives(folder: Path, tmp_path: Path, ending: signal.Signals) -> None:
    (folder / "ann" / "nurikabe.py").write_text(STUCK)
    results = folder / "results.sqlite"
    with tools.start("judge", "batch", folder, "--case", SMALL, "-j", 1) as process:
        assert wait_until(lambda: kept_so_far(results, tmp_path / "copy.sqlite"))
        process.send_signal(ending)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == (130 if ending == signal.SIGINT else -ending), err
    if ending == signal.SIGINT:
        assert "interrupted: " in out
    before = kept(results)
    assert before
    shutil.rmtree(folder / "=zoe")
    (folder / "ann" / "nurikabe.py").touch()
    leftovers = list((tmp_path / "tmp").iterdir())
    assert bool(leftovers) == (ending == signal.SIGKILL)
    done = batch(folder, "--json", tmp_path / "r.json", case=ALL_BUT_STUCK)
    known, new = judged(done)
    assert known + new == len(verdicts(tmp_path / "r.json"))
    after = kept(results)
    assert before.items() <= after.items()
    assert known > 0
    assert not list((tmp_path / "tmp").iterdir())


@pytest.mark.parametrize("replaced", [False, True])
def test_results_are_not_kept_where_nobody_finds_them(replaced: bool, tmp_path: Path) -> None:
    path, row = tmp_path / "s.sqlite", Row("a", "ann", "nurikabe", "a.py", Result("1", Verdict.AC))
    with Store(path) as store:
        store.add([row])
        path.rename(tmp_path / "moved.sqlite")
        if replaced:
            path.touch()
        with pytest.raises(ProblemError, match="was moved, removed or replaced meanwhile"):
            store.add([row])


@pytest.mark.sweep
@pytest.mark.timeout(60)
def test_no_more_work_at_once_than_there_are_cases(folder: Path) -> None:
    assert judged(batch(folder, "-j", 100_000)) == (0, 8)


def test_a_name_of_cases_that_fits_none_is_told(folder: Path) -> None:
    done = tools.call("judge", "batch", str(folder), "--case", "no-such")
    assert (done.returncode, done.stderr) == (2, "judge: no case fits 'no-such'\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["no-such"], "no-such is not a folder"),
        (["tests/peers"], "tests/peers holds no NAME/PROBLEM.EXT"),
        (["tests", "--html", "x", "--csv", "./x"], "--html and --csv name the same file"),
        (["tests", "--results", "/dev/null/x"], "/dev/null/x: unable to open database file"),
        ([], "the following arguments are required: folder"),
        ([""], "argument folder: expected a name, found ''"),
        (["tests", "--results", ""], "argument --results: expected a name, found ''"),
    ],
)
def test_a_wrong_command_line_gets_one_line(words: list[str], message: str) -> None:
    done = tools.call("judge", "batch", *words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_python_that_is_not_there_is_told_before_anything_is_judged(folder: Path) -> None:
    done = tools.call("judge", "batch", str(folder), "--python", "no-such-python")
    said = "judge: there is no Python no-such-python\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize("option", ["--html", "--csv", "--json"])
def test_a_report_does_not_take_the_place_of_a_program(folder: Path, option: str) -> None:
    program = next(path for path in sorted(folder.glob("*/*")) if path.stem in every_problem())
    before = program.read_bytes()
    done = tools.call("judge", "batch", str(folder), option, str(program))
    assert (done.returncode, done.stderr) == (2, f"judge: {option} names a program\n")
    assert program.read_bytes() == before


def test_nor_of_one_that_is_called_as_java_has_it(tmp_path: Path) -> None:
    program = tmp_path / "Ann" / "LightUp.java"
    program.parent.mkdir()
    program.write_text("class LightUp {}\n")
    done = tools.call("judge", "batch", str(tmp_path), "--csv", str(program))
    assert (done.returncode, done.stderr) == (2, "judge: --csv names a program\n")
    assert program.read_text() == "class LightUp {}\n"


@pytest.mark.parametrize("option", ["--html", "--csv", "--json"])
def test_a_report_does_not_take_the_place_of_the_results(folder: Path, option: str) -> None:
    done = tools.call("judge", "batch", str(folder), option, str(folder / "results.sqlite"))
    assert (done.returncode, done.stderr) == (2, f"judge: {option} names the file of results\n")


@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal", ".damaged", ".damaged-wal", ".new"])
def test_nor_of_what_is_kept_beside_these(folder: Path, end: str) -> None:
    place = folder / f"results.sqlite{end}"
    done = tools.call("judge", "batch", str(folder), "--csv", str(place))
    assert (done.returncode, done.stderr) == (2, "judge: --csv names the file of results\n")


def test_results_are_not_kept_beyond_a_link_to_itself(folder: Path, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    done = batch(folder, "--results", loop / "results.sqlite", case="sample/1")
    assert done.returncode == 2
    assert done.stderr.startswith(f"judge: {loop}/results.sqlite: unable to open database file")


@pytest.mark.sweep
def test_results_of_other_starts_are_no_program_and_are_kept(folder: Path, tmp_path: Path) -> None:
    usual, other = folder / "results.sqlite", tmp_path / "other.sqlite"
    usual.write_text("all that was judged")
    done = batch(folder, "--results", other, case="sample/1")
    assert "results.sqlite" not in done.stdout
    done = tools.call("judge", "batch", str(folder), "--results", str(other), "--csv", str(usual))
    assert (done.returncode, done.stderr) == (2, "judge: --csv names the file of results\n")
    assert usual.read_text() == "all that was judged"
