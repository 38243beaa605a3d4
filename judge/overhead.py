"""What the judge costs per case: python -m judge.overhead [CASES [auto|bwrap|none]].

The same trivial program is run on a case through the judge (supervised, its answer checked)
and by a bare posix_spawn, turn by turn; the difference of the medians is the judge's own.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from judge.run import Limits, Runner
from judge.sandbox import Sandbox, find_sandbox
from judge.verdict import Verdict, judge_run

PROGRAM = "/bin/cat"


def bare(case: Path) -> float:
    """Seconds for the program alone."""
    read_end, write_end = os.pipe()
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, str(case), os.O_RDONLY, 0),
        (os.POSIX_SPAWN_DUP2, write_end, 1),
    ]
    start = time.perf_counter()
    pid = os.posix_spawn(PROGRAM, [PROGRAM], os.environ, file_actions=actions)
    os.close(write_end)
    os.waitpid(pid, 0)
    seconds = time.perf_counter() - start
    os.close(read_end)
    return seconds


def judged(runner: Runner, case: Path, limits: Limits, sandbox: Sandbox | None) -> float:
    """Seconds for the program and all that the judge does with it."""
    start = time.perf_counter()
    run = runner.run([PROGRAM], case, limits, sandbox)
    result = judge_run("case", run, limits, case, case, None)
    if result.verdict is not Verdict.AC:
        raise SystemExit(f"{PROGRAM} got {result.verdict}: {result.reason}")
    return time.perf_counter() - start


def main() -> None:
    """Print the medians and their difference in milliseconds."""
    cases = int(sys.argv[1]) if sys.argv[1:] else 1000
    mode = sys.argv[2] if sys.argv[2:] else "none"
    sandbox, _ = find_sandbox(mode)
    with tempfile.TemporaryDirectory() as folder, Runner() as runner:
        case, limits = Path(folder) / "case", Limits(cpu=2)
        case.write_text("1 2 3\n")
        pairs = [(judged(runner, case, limits, sandbox), bare(case)) for _ in range(cases)]
    ours, alone = (statistics.median(times) * 1000 for times in zip(*pairs, strict=True))
    print(f"{cases} cases of {PROGRAM}, sandbox {mode}, medians:")
    print(f"judged {ours:.2f} ms, alone {alone:.2f} ms, the judge's own {ours - alone:.2f} ms")


if __name__ == "__main__":
    main()
