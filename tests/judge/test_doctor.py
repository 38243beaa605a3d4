"""The doctor: what it finds, and what it says of attacks that get through."""

import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from time import sleep
from types import SimpleNamespace

import pytest
from rich.console import Console

from judge import attacks, doctor
from judge.isolation.levels import LEVELS
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.processes import LONGEST
from tests.helpers.sweep import in_every, in_sweep

# By way of env: setpriv itself still finds what others cannot.
NOBODY = "setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all env".split()
ENOUGH = "import sys, rich, yaml; sys.exit(sys.version_info < (3, 11))"


def test_it_says_what_there_is() -> None:
    done = tools.run("judge", "doctor", "--look-only")
    for word in (*(f"sandbox {level}" for level in LEVELS), "Landlock", "filter", "limits", "C++"):
        assert f"\n{word}" in f"\n{done.stdout}", done.stderr


def test_attacks_that_get_through_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    level = next((level for level in LEVELS if not doctor.missing(level)), "")
    if not level:
        pytest.skip("no sandbox here")
    some = [path for path in attacks.attacks() if path.stem in ("reads_the_answer", "nul_bytes")]
    assert doctor.holds(level, some, Console())
    assert f"{len(some)} of {len(some)} attacks are held" in capsys.readouterr().out
    monkeypatch.setattr(doctor, "expected", lambda *_: ["AC"])
    assert not doctor.holds(level, some, Console())
    assert "reads_the_answer.c WA" in capsys.readouterr().out.replace("RTE", "WA")


def test_attacks_that_cannot_be_tried_are_said_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As where /tmp is mounted noexec."""
    level = next((level for level in LEVELS if not doctor.missing(level)), "")
    if not level or not shutil.which("gcc"):
        pytest.skip("no sandbox or no gcc here")
    about = SimpleNamespace(f_flag=os.ST_NOEXEC)
    monkeypatch.setattr(os, "statvfs", lambda _: about)
    some = [attacks.FOLDER / "leaks" / f"reads_the_answer.{suffix}" for suffix in ("c", "py")]
    assert not doctor.holds(level, some, Console(width=300))
    said = "1 of 2 attacks are held; 1 not tried: nothing starts in TMPDIR (noexec): set another\n"
    assert said in capsys.readouterr().out


def test_modest_attacks_are_tried_beside_each_other_and_the_others_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paths, at_work, beside = attacks.attacks(), set[Path](), set[Path]()

    def outcome_of(path: Path, *_: object) -> tuple[str, str]:
        at_work.add(path)
        sleep(0.02)
        beside.update(set(at_work) if len(at_work) > 1 else ())
        at_work.remove(path)
        return path.name, ""

    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    monkeypatch.setattr(doctor, "outcome_of", outcome_of)
    assert not doctor.holds("bwrap", paths, Console(width=9999))
    assert beside
    assert all(map(attacks.is_modest, beside))
    said = f"0 of {len(paths)} attacks are held: {', '.join(path.name for path in paths)}\n"
    assert said in capsys.readouterr().out


def test_who_gives_the_answer_away_ends_with_a_fault_too(tmp_path: Path) -> None:
    before = {*threading.enumerate()}
    with pytest.raises(OSError, match="the disk is full"), attacks.prepared(tmp_path):
        raise OSError("the disk is full")
    assert {*threading.enumerate()} <= before


def test_wrong_words_are_one_line() -> None:
    done = tools.run("judge", "doctor", "--no-such")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def as_nobody(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a Python as a user without any rights, who can use what is installed for us."""
    return subprocess.run(
        [*NOBODY, *words],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": sysconfig.get_path("purelib")},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )


@pytest.mark.skipif(os.geteuid() != 0, reason="all other tests are those of an ordinary user")
@pytest.mark.parametrize(
    "kind",
    [
        "leaks/b*",
        *map(in_sweep, ("leaks/[ac-z]*", "evasions/*", "rules/*")),
        in_every("limits/*"),
    ],
)
def test_an_ordinary_user_is_safe_too(kind: str) -> None:
    """What root tries in the tests of the attacks."""
    pythons = sys.executable, "/usr/bin/python3"
    python = next((one for one in pythons if not as_nobody(one, "-c", ENOUGH).returncode), None)
    if not python:
        pytest.skip("no Python here can be run by others")
    done = as_nobody(python, "-m", "judge", "doctor", "--attack", kind)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "attacks are held" in done.stdout
    assert "counted by the judge" in done.stdout


def test_only_the_attacks_that_are_asked_for_are_tried() -> None:
    every, some = attacks.attacks(), attacks.attacks("leaks/*")
    assert {path.parent.name for path in every} == {"evasions", "leaks", "limits", "rules"}
    assert {path.parent.name for path in some} == {"leaks"}
    assert len(some) < len(every)


def test_no_attack_is_not_taken_for_none_that_gets_through() -> None:
    done = tools.run("judge", "doctor", "--attack", "no-such")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "judge: no attacks of tests/hostile are here that fit no-such\n"
