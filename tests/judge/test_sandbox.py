"""The sandbox: what is hidden in it, and what becomes of one that fails."""

import os
from dataclasses import replace
from pathlib import Path

from judge.run import MIB, Limits, Runner
from judge.sandbox import Sandbox
from judge.verdict import Verdict, judge_run

LIMITS = Limits(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10, threads=100)
SECRET = "do-not-read-me"


def test_answers_beside_an_interpreter_are_hidden(bwrap: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "tool").write_text("#!/bin/sh\ncat ../..$0/../../data/* || echo none\n")
    (tmp_path / "bin" / "tool").chmod(0o755)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "1.ans").write_text(SECRET)
    sandbox = bwrap.showing(tmp_path)
    command = ["/bin/ls", tmp_path / "data"]
    with Runner() as runner:
        seen = runner.run(command, tmp_path / "data" / "1.ans", LIMITS, sandbox)
        assert seen.stdout == b"1.ans\n"
        hidden = runner.run(
            command, tmp_path / "data" / "1.ans", LIMITS, sandbox.hiding(tmp_path / "data")
        )
    assert (hidden.stdout, hidden.status) == (b"", 0)


def test_a_sandbox_that_fails_is_an_error_of_the_judge(bwrap: Sandbox, tmp_path: Path) -> None:
    broken = replace(bwrap, shown=(("--ro-bind", "/no-such", "/no-such"),))
    with Runner() as runner:
        run = runner.run(["/bin/true"], Path(os.devnull), LIMITS, broken)
        missing = runner.run(["/no-such"], Path(os.devnull), LIMITS, bwrap)
    for failed, verdict in (run, Verdict.JE), (missing, Verdict.CE):
        result = judge_run("case", failed, LIMITS, tmp_path, tmp_path, None)
        assert (failed.end, result.verdict) == ("sandbox", verdict)
        assert "No such file or directory" in result.reason
