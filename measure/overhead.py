"""What the judge costs: python -m measure.overhead [CASES].

Three figures.  Its own time per case: the same trivial program runs on a case through the judge
(supervised, isolated or not, its answer checked) and by a bare posix_spawn, turn by turn; the
difference of the medians is the judge's own.  Its memory: a whole judge on a tenth of CASES * 10
and on all of them.  What a second worker brings: cases a second by two, and by one.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from ground.commands import Parser, whole
from judge.judging import judge_cases
from judge.language import program_of
from judge.problem import Case, Problem
from judge.run import Limits, Runner
from judge.sandbox import NoSandbox, Sandbox, find_sandbox
from judge.verdict import Verdict, judge_run

PROGRAM = "/bin/cat"
WORKING = f"{sys.executable} -S -c 'sum(range(10**6))'"  # some 20 ms, so that it is what counts
TURNS = 5
LIMITS = Limits(cpu=2)


def main() -> None:
    """Print the figures."""
    parser = Parser(prog="python -m measure.overhead", description="What the judge costs.")
    parser.add_argument("cases", nargs="?", type=whole, default=1000, help="so many cases (1000)")
    cases = parser.parse_args().cases
    for mode in "none", "bwrap":
        try:
            sandbox, _ = find_sandbox(mode)
        except NoSandbox as error:
            print(f"sandbox {mode}: {error}")
        else:
            print_own_time(cases, mode, sandbox)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_cases(folder, 10 * cases)
        few, many = judge_memory(folder, "0*"), judge_memory(folder, "*")
        print(f"memory of the judge: {few:.1f} MiB for {cases} cases, {many:.1f} for {10 * cases}")
        print(f"two workers: {second_worker(folder):.2f} times the cases of one")


def print_own_time(cases: int, mode: str, sandbox: Sandbox | None) -> None:
    """The judge's own milliseconds per case."""
    with tempfile.TemporaryDirectory() as folder, Runner() as runner:
        case = Path(folder) / "case"
        case.write_text("1 2 3\n")
        pairs = [(judged(runner, case, sandbox), bare(case)) for _ in range(cases)]
    ours, alone = (statistics.median(times) * 1000 for times in zip(*pairs, strict=True))
    print(
        f"sandbox {mode}: {cases} cases of {PROGRAM}, medians: judged {ours:.2f} ms, "
        f"alone {alone:.2f} ms, the judge's own {ours - alone:.2f} ms"
    )


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


def judged(runner: Runner, case: Path, sandbox: Sandbox | None) -> float:
    """Seconds for the program and all that the judge does with it."""
    start = time.perf_counter()
    run = runner.run([PROGRAM], case, LIMITS, sandbox)
    result = judge_run("case", run, LIMITS, case, case, None)
    if result.verdict is not Verdict.AC:
        raise SystemExit(f"{PROGRAM} got {result.verdict}: {result.reason}")
    return time.perf_counter() - start


def write_cases(folder: Path, cases: int) -> None:
    """Cases that PROGRAM solves."""
    for number in range(cases):
        for suffix in "in", "ans":
            (folder / f"{number * 10 // cases}-{number}.{suffix}").write_text("1 1\n1\n")


def judge_memory(folder: Path, wanted: str) -> float:
    """Peak MiB of a judge on those cases, and of the programs, which need less."""
    words = ["-m", "judge", "nurikabe", "--command", f"{PROGRAM} -n", "--cases", str(folder)]
    code = (
        "import resource, subprocess, sys;"
        "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, sys.executable, *words, "--case", wanted, "--show-diff", "0"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return int(done.stdout) * 1024 / (1 << 20)


def second_worker(folder: Path) -> float:
    """How many times faster two workers are than one: the median of some turns."""
    cases = [Case(path.stem, path, path) for path in sorted(folder.glob("*.in"))[:100]]
    return statistics.median(seconds_for(cases, 1) / seconds_for(cases, 2) for _ in range(TURNS))


def seconds_for(cases: list[Case], workers: int) -> float:
    """Seconds for all cases with so many workers."""
    with program_of(WORKING, None) as program:
        problem = Problem("", Path(), LIMITS, Path(), lambda *_: None)
        start = time.perf_counter()
        with closing(judge_cases(problem, program, cases, workers)) as results:
            for result in results:
                if result.verdict is not Verdict.AC:
                    raise SystemExit(f"{WORKING} got {result.verdict}: {result.reason}")
        return time.perf_counter() - start


if __name__ == "__main__":
    main()
