"""The sandbox: what is hidden in it, and what becomes of one that fails."""

import os
from dataclasses import replace
from pathlib import Path
from resource import RLIMIT_CORE, getrlimit

import pytest

from judge.isolation.sandbox import Sandbox, without
from judge.language import build
from judge.run import MIB, Limits, Runner
from judge.verdict import Verdict, judge_run
from tests.helpers.sandboxes import at_levels

WRITES = {  # what a program may write, and may not
    "bwrap": """
        mkdir /tmp/a && : > /tmp/a/b && mv /tmp/a /tmp/c && rm -r /tmp/c || exit 1
        : > /dev/shm/a && rm /dev/shm/a || exit 2
        for place in /a /program/a /usr/a /dev/a /proc/a /etc/a /supervisor/a; do
            (: > $place) && exit 3
        done; exit 0
        """,
    "landlock": """
        : > a && echo 1 >> a && : > a || exit 1
        mkdir b && exit 2
        rm a && exit 3
        mv a c && exit 4
        for place in ../a /tmp/of-the-test /dev/shm/of-the-test /usr/a /etc/a; do
            (: > $place) && exit 5
        done; exit 0
        """,
}
LIMITS = Limits(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10, threads=100)
PATIENT = Limits(cpu=5)
SECRET = "do-not-read-me"


@at_levels("bwrap", "landlock")
def test_answers_beside_an_interpreter_are_hidden(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "tool").write_text("#!/bin/sh\ncat ../..$0/../../data/* || echo none\n")
    (tmp_path / "bin" / "tool").chmod(0o755)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "1.ans").write_text(SECRET)
    sandbox = sandbox.showing(tmp_path)
    command = ["/bin/ls", sandbox.place_of(str(tmp_path / "data"))]
    with Runner() as runner:
        seen = runner.run(command, tmp_path / "data" / "1.ans", LIMITS, sandbox)
        assert seen.stdout == b"1.ans\n"
        hidden = runner.run(
            command, tmp_path / "data" / "1.ans", LIMITS, sandbox.hiding(tmp_path / "data")
        )
    assert hidden.stdout == b""


@at_levels("bwrap", "landlock")
def test_no_link_leads_to_what_is_hidden(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "v1" / "data").mkdir(parents=True)
    (tmp_path / "v1" / "data" / "1.ans").write_text(SECRET)
    (tmp_path / "now").symlink_to("v1")
    (tmp_path / "v1" / "answers").symlink_to("data")
    places = ("v1/data", "v1/answers", "now/data")
    names = [f"{sandbox.place_of(str(tmp_path))}/{place}/1.ans" for place in places]
    sandbox = sandbox.showing(tmp_path)
    with Runner() as runner:
        seen = runner.run(["/bin/cat", *names], Path(os.devnull), PATIENT, sandbox)
        assert seen.stdout == SECRET.encode() * len(names)
        for place in places:
            hiding = sandbox.hiding(tmp_path / place)
            hidden = runner.run(["/bin/cat", *names], Path(os.devnull), PATIENT, hiding)
            assert (hidden.end, hidden.status, hidden.stdout) == ("exit", 1, b"")


@at_levels("bwrap", "landlock")
def test_folders_in_each_other_are_hidden(sandbox: Sandbox, tmp_path: Path) -> None:
    """In whatever order they are named, and by a link to a place that is not shown."""
    cases, link = tmp_path / "shown/pack/data", tmp_path / "shown/link"
    cases.mkdir(parents=True)
    (cases / "1.ans").write_text(SECRET)
    (tmp_path / "elsewhere").mkdir()
    link.symlink_to(tmp_path / "elsewhere")
    sandbox = sandbox.showing(tmp_path / "shown")
    command = ["/bin/cat", sandbox.place_of(str(cases / "1.ans"))]
    hidden = [cases, cases.parent, link]
    with Runner() as runner:
        for places in hidden, hidden[::-1]:
            run = runner.run(command, Path(os.devnull), PATIENT, sandbox.hiding(*places))
            assert (run.end, run.status, run.stdout) == ("exit", 1, b""), run


@at_levels("bwrap", "landlock")
def test_what_is_shown_of_a_hidden_folder_hides_what_lies_in_it(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    cases = tmp_path / "shown/data"
    cases.mkdir(parents=True)
    (cases / "1.ans").write_text(SECRET)
    sandbox = sandbox.showing(tmp_path / "shown").hiding(tmp_path, cases)
    command = ["/bin/cat", sandbox.place_of(str(cases / "1.ans"))]
    with Runner() as runner:
        run = runner.run(command, Path(os.devnull), PATIENT, sandbox)
        assert (run.end, run.status, run.stdout) == ("exit", 1, b""), run


@at_levels("bwrap", "landlock")
def test_what_may_be_written(sandbox: Sandbox, tmp_path: Path) -> None:
    with Runner() as runner:
        command = ["/bin/sh", "-c", WRITES[sandbox.level]]
        run = runner.run(command, Path(os.devnull), PATIENT, sandbox.holding(tmp_path))
    assert (run.end, run.status) == ("exit", 0), run
    assert not list(tmp_path.iterdir())


@at_levels("bwrap", "landlock")
def test_a_sandbox_that_fails_is_an_error_of_the_judge(sandbox: Sandbox, tmp_path: Path) -> None:
    broken = replace(sandbox, program="/no-such")
    with Runner() as runner:
        run = runner.run(["/bin/true"], Path(os.devnull), LIMITS, broken)
        missing = runner.run(["/no-such"], Path(os.devnull), LIMITS, sandbox)
    for failed, end, verdict in (run, "sandbox", Verdict.JE), (missing, "error", Verdict.CE):
        result = judge_run("case", failed, LIMITS, tmp_path, tmp_path, None)
        assert (failed.end, result.verdict) == (end, verdict)
        assert "No such file or directory" in result.reason


@at_levels("bwrap")
def test_a_folder_that_was_touched_is_not_used_again(sandbox: Sandbox, tmp_path: Path) -> None:
    with Runner() as runner:
        inside, case = sandbox.holding(tmp_path), Path(os.devnull)
        first = runner.keeper_for(inside, LIMITS)
        runner.run(["/bin/ls", "/tmp"], case, LIMITS, inside)
        assert runner.keeper_for(inside, LIMITS) is first
        for command in (
            ["/bin/mkdir", "/tmp/a"],
            ["/bin/touch", "/tmp"],
            ["/bin/touch", "/dev/shm/a"],
        ):
            before = runner.keeper_for(inside, LIMITS)
            assert runner.run(command, case, LIMITS, inside).status == 0
            assert runner.keeper_for(inside, LIMITS) is not before
        assert runner.run(["/bin/ls", "/tmp", "/dev/shm"], case, LIMITS, inside).stdout.split() == [
            b"/dev/shm:",
            b"/tmp:",
        ]


def test_what_lies_beside_a_hidden_folder_is_shown(tmp_path: Path) -> None:
    for place in "a/b/hidden/x", "a/b/c", "a/d":
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "a/link").symlink_to("b")  # leads to what has a name of its own
    found = set(without(str(tmp_path), (str(tmp_path / "a/b/hidden"),)))
    assert found == {str(tmp_path / "a/b/c"), str(tmp_path / "a/d")}
    assert list(without(str(tmp_path), ("/elsewhere",))) == [str(tmp_path)]


@at_levels("bwrap", "none")
def test_a_crash_starts_nobody(sandbox: Sandbox | None) -> None:
    """Whom the kernel is to start then, such as apport, would run outside, and take its time."""
    if not getrlimit(RLIMIT_CORE)[1]:
        pytest.skip("no more may be written of a crash here than nothing")
    with Runner() as runner:
        words = ["/bin/grep", "core", "/proc/self/limits"]
        run = runner.run(words, Path(os.devnull), PATIENT, sandbox)
    assert run.stdout.split()[-3:-1] == [b"1", b"1"]


@at_levels("bwrap", "landlock")
def test_no_program_has_its_crashes_told(sandbox: Sandbox, tmp_path: Path) -> None:
    """It is told that it has lowered the limit: sanitizers, which do so, gave up."""
    path = tmp_path / "lowers.py"
    path.write_text(
        "from resource import RLIMIT_CORE, getrlimit, setrlimit\n"
        "before = getrlimit(RLIMIT_CORE)\n"
        "setrlimit(RLIMIT_CORE, (0, 0))\n"
        "print(before == getrlimit(RLIMIT_CORE))\n"
    )
    with build(path, 100 * MIB, sandbox) as program, Runner() as runner:
        run = runner.run(program.command, Path(os.devnull), PATIENT, program.sandbox)
    assert (run.end, run.status, run.stdout) == ("exit", 0, b"True\n")


@at_levels("bwrap")
def test_files_are_copied_with_what_belongs_to_them(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the judge looks they have no attributes, as in some file systems; cp took it ill."""
    monkeypatch.setattr("judge.isolation.keeper.group_with", lambda *_: None)
    with Runner() as runner:
        words = ["/bin/sh", "-c", "cd /tmp && echo 42 > a && cp -p a b && install b c && cat c"]
        run = runner.run(words, Path(os.devnull), PATIENT, sandbox)
    assert (run.end, run.status, run.stdout, run.stderr) == ("exit", 0, b"42\n", b"")
