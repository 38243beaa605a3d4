"""The judge's command line on a machine that gives it little, and says so by its limits."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.locales import latin_1
from tests.helpers.sandboxes import modes
from tests.helpers.sweep import in_sweep

MAIN = 'class Lösung { public static void main(String[] a) { System.out.println("1~"); } }\n'


def run_after(words: str, *judged: object) -> "subprocess.CompletedProcess[str]":
    """Run the judge in a shell that has done something before."""
    line = f"{words}; exec {shlex.join(tools.command('judge', *judged))}"
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_output_that_is_closed_gets_one_line(cases: Path) -> None:
    """Nothing was said, and all said to be well."""
    done = run_after("exec >&-", "nurikabe", "--cases", cases)
    said = "judge: cannot use the standard output: it is closed\n"
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.sweep
@pytest.mark.parametrize("mode", modes("auto"))
def test_few_files_may_be_open_and_so_fewer_run_at_once(mode: str, cases: Path) -> None:
    for name in "three", "four", "five":
        for suffix in ".in", ".ans":
            (cases / f"{name}{suffix}").write_bytes((cases / f"one{suffix}").read_bytes())
    words = "nurikabe", "--cases", cases, "--sandbox", mode, "-j", 5
    done = run_after("ulimit -n 64", *words)
    assert "5 cases: 5 AC" in done.stdout, done.stdout + done.stderr
    assert f"sandbox {'' if mode == 'auto' else mode}" in done.stdout


def test_with_too_few_it_says_how_many_it_needs(cases: Path) -> None:
    done = run_after("ulimit -n 40", "nurikabe", "--cases", cases)
    said = "judge: the judge needs 48 open files and may have 40 (see ulimit -n)\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_so_it_does_where_programs_of_others_need_a_sandbox(cases: Path, tmp_path: Path) -> None:
    """For want of files none began, and it was said that there is none here."""
    shutil.copytree(cases, tmp_path / "package/data/sample")
    (tmp_path / "package/problem.yaml").write_text("name: Sum\n")
    done = run_after("ulimit -n 30", tmp_path / "package", "solutions/nurikabe.py", "-t", 1)
    said = "judge: the judge needs 48 open files and may have 30 (see ulimit -n)\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_it_says_so_where_its_folder_is_gone(tmp_path: Path) -> None:
    place = shlex.quote(f"{tmp_path}/a")
    done = run_after(f"mkdir {place}; cd {place}; rmdir {place}", "nurikabe")
    said = "judge: cannot use the folder that it is started in: No such file or directory\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        ("v 9000000", []),
        in_sweep(pytest.param("d 9000000", [])),
        in_sweep(pytest.param("s 8192", [])),
        in_sweep(pytest.param("t 20", ["-t", 10])),
        in_sweep(pytest.param("f 2000", [])),
    ],
)
def test_what_programs_may_use_is_theirs_or_nothing_is_judged(
    limit: str, words: list[object], cases: Path
) -> None:
    """Right programs were RTE, or CE, and that was kept for good."""
    done = run_after(f"ulimit -{limit}", "nurikabe", "--cases", cases, *words)
    said = f"judge: programs would get less than they may use (see ulimit -H{limit[0]})\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_a_limit_that_we_may_raise_is_none(cases: Path) -> None:
    done = run_after("ulimit -S -v 3000000", "nurikabe", "--cases", cases)
    assert "2 cases: 2 AC" in done.stdout, done.stderr


@pytest.mark.sweep
@pytest.mark.parametrize("mode", modes("auto"))
def test_it_closes_what_it_opens(mode: str, cases: Path) -> None:
    words = "judge", "nurikabe", "--cases", cases, "--sandbox", mode
    done = tools.run(*words, PYTHONWARNINGS="error")
    assert "2 cases: 2 AC" in done.stdout
    assert "Warning" not in done.stderr


def test_it_names_the_encoding_of_all_that_it_reads(cases: Path) -> None:
    told = {"PYTHONWARNDEFAULTENCODING": "1", "PYTHONWARNINGS": "error::EncodingWarning"}
    done = tools.run("judge", "nurikabe", "--cases", cases, **told)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.sweep
@pytest.mark.parametrize("mode", modes("auto"))
def test_who_makes_files_that_nobody_reads_gets_them_read(mode: str, cases: Path) -> None:
    done = run_after("umask 777", "nurikabe", "--cases", cases, "--sandbox", mode)
    assert "2 cases: 2 AC" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("mode", modes("auto"))
def test_names_of_files_are_the_same_where_others_are_not_in_utf_8(
    mode: str, cases: Path, tmp_path: Path
) -> None:
    """What a file is called was told in the code of the place, and read as UTF-8: it was CE."""
    there = " ".join(f"{name}={value}" for name, value in latin_1(tmp_path).items())
    program, script, place = (tmp_path / name for name in ("lösung.py", "lösung", "temporär"))
    program.write_text("print('1~')\n")
    script.write_text("#!/bin/sh\necho 1~\n")
    script.chmod(0o755)
    place.mkdir()
    java = tmp_path / "Main.java"
    java.write_text(MAIN)
    for path in (program, script, *[java] * bool(shutil.which("javac"))):
        words = "nurikabe", path, "--cases", cases, "--case", "one", "--sandbox", mode
        done = run_after(f"export {there} TMPDIR={place}", *words)
        assert "1 case: 1 AC" in done.stdout, done.stdout + done.stderr


def test_nothing_is_loaded_from_a_folder_of_strangers(tmp_path: Path, cases: Path) -> None:
    """Where it is started, Python looks first: a `queue.py` of a pupil was run outside of all."""
    for name in "ground", "shlex", "queue", "rich":
        (tmp_path / f"{name}.py").write_text("raise SystemExit('theirs')")
    done = subprocess.run(
        tools.command("judge", "nurikabe", "--cases", cases),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "2 cases: 2 AC" in done.stdout, done.stderr
