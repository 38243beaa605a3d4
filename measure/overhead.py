"""What the judge costs: python -m measure.overhead [CASES].

Three figures.  A case: the same trivial program, in C and in Python, runs on a case by a bare
posix_spawn, through the judge in each of its sandboxes (its answer checked), and where they are
installed by isolate and by bubblewrap in a few words, turn by turn in one run; medians, and what
each takes beyond the bare process.  Its memory: a whole judge on a tenth of CASES * 10 and on all
of them.  What a second worker brings: cases a second by two, and by one.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import os
import random
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from ground.commands import Parser, whole
from judge.isolation import interpreters
from judge.isolation.keeper import environment
from judge.isolation.levels import LEVELS, NoSandbox, find_sandbox
from judge.isolation.sandbox import BWRAP
from judge.judging import judge_cases
from judge.language import Program, program_of
from judge.problem import Case, Problem
from judge.run import Limits, Runner
from judge.verdict import Verdict, judge_run
from measure import ended, status_of

PROGRAM = "/bin/cat"
PYTHON = interpreters.judges_own()
PROGRAMS = {"C": PROGRAM, "Python": shlex.join([PYTHON, "-I", "-S", "-c", "print(input())"])}
WORKING = shlex.join([sys.executable, "-S", "-c", "sum(range(10**6))"])  # some 20 ms: it counts
TURNS, MOST = 5, 100  # with so many cases
LIMITS = Limits(cpu=2)
ENVIRONMENT = environment("/tmp", BWRAP)  # of all: a program may load much because of it
BOX = str(os.getpid() % 100)  # of isolate: no other measurement uses it meanwhile
BY_HAND = "--ro-bind / / --proc /proc --dev /dev --tmpfs /tmp --unshare-all --die-with-parent"
Way = Callable[[], object]  # runs the program once


def main() -> None:
    """Print the figures."""
    parser = Parser(prog="python -m measure.overhead", description="What the judge costs.")
    parser.add_argument("cases", nargs="?", type=whole, default=1000, help="so many cases (1000)")
    cases = parser.parse_args().cases
    for language, command in PROGRAMS.items():
        print_side_by_side(language, command, cases)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_cases(folder, 10 * cases)
        few, many = judge_memory(folder, "0*"), judge_memory(folder, "*")
        print(f"memory of the judge: {few:.1f} MiB for {cases} cases, {many:.1f} for {10 * cases}")
        print(f"two workers: {second_worker(folder, min(cases, MOST)):.2f} times the cases of one")


def print_side_by_side(language: str, command: str, cases: int) -> None:
    """The milliseconds a case by each way, turn by turn."""
    with ExitStack() as stack:
        case = Path(stack.enter_context(tempfile.TemporaryDirectory()), "case")
        case.write_text("1\n", encoding="utf-8")
        found = dict(ways(command, case, stack))
        times: dict[str, list[float]] = {name: [] for name in found}
        for way in found.values():
            way()  # the first time is another matter
        order = random.Random(cases)
        for _ in range(cases):
            for name in order.sample(list(found), len(found)):
                start = time.perf_counter()
                found[name]()
                times[name].append(time.perf_counter() - start)
    medians = {name: 1000 * statistics.median(seconds) for name, seconds in times.items()}
    alone = medians["bare process"]
    print(f"{language}: {cases} cases, median ms: the whole case, and beyond the bare process")
    for name, median in medians.items():
        print(f"    {name:20}{median:8.2f}{median - alone:8.2f}")


def ways(command: str, case: Path, stack: ExitStack) -> Iterator[tuple[str, Way]]:
    """(name, how to run the program once) of all that there are here."""
    program = stack.enter_context(program_of(command, None))
    yield "bare process", partial(spawned, program.command, case)
    for mode in ("none", *LEVELS):
        try:
            sandbox, _ = find_sandbox(mode)
        except NoSandbox as error:
            print(f"sandbox {mode}: {error}")
            continue
        inside = stack.enter_context(program_of(command, sandbox))
        runner = stack.enter_context(Runner())
        yield f"sandbox {mode}", partial(judged, runner, inside, case)
    if (bwrap := shutil.which("bwrap")) and not PYTHON.startswith("/tmp"):
        words = [bwrap, *BY_HAND.split(), *program.command]
        yield "bubblewrap by hand", partial(spawned, words, case)
    if isolate := shutil.which("isolate"):
        yield from isolated(isolate, program.command, case, stack)


def isolated(
    isolate: str, command: list[str], case: Path, stack: ExitStack
) -> Iterator[tuple[str, Way]]:
    """The way by isolate, without making and removing its box."""
    box = [isolate, "--silent", f"--box-id={BOX}", "--full-env"]
    if subprocess.run([*box, "--init"], stdout=subprocess.DEVNULL, check=False).returncode:
        return
    stack.callback(subprocess.run, [*box, "--cleanup"], check=False)
    python = Path(PYTHON).parent.parent
    shown = [] if python.is_relative_to("/usr") else [f"--dir={python}"]
    yield "isolate --run", partial(spawned, [*box, *shown, "--run", "--", *command], case)


def spawned(command: list[str], case: Path) -> None:
    """Run a program by itself."""
    if status := status_of(command, case, ENVIRONMENT):
        raise SystemExit(f"{' '.join(command)} ends with {os.waitstatus_to_exitcode(status)}")


def judged(runner: Runner, program: Program, case: Path) -> None:
    """Run a program, and all that the judge does with it."""
    run = runner.run(program.command, case, LIMITS, program.sandbox)
    result = judge_run("case", run, LIMITS, case, case, None)
    if result.verdict is not Verdict.AC:
        raise SystemExit(f"{program.name} got {result.verdict}: {result.reason}")


def write_cases(folder: Path, cases: int) -> None:
    """Cases that PROGRAM solves."""
    for number in range(cases):
        for suffix in "in", "ans":
            path = folder / f"{number * 10 // cases}-{number}.{suffix}"
            path.write_text("1 1\n1\n", encoding="ascii")


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
        encoding="utf-8",
        check=True,
    )
    return int(done.stdout) * 1024 / (1 << 20)


def second_worker(folder: Path, count: int) -> float:
    """How many times faster two workers are with so many cases: the median of some turns."""
    nothing = Path(os.devnull)  # is the answer
    cases = [Case(path.stem, path, nothing) for path in sorted(folder.glob("*.in"))[:count]]
    return statistics.median(seconds_for(cases, 1) / seconds_for(cases, 2) for _ in range(TURNS))


def seconds_for(cases: list[Case], workers: int) -> float:
    """Seconds for all cases with so many workers."""
    with program_of(WORKING, None) as program:
        problem = Problem("", Path(), LIMITS, Path(), None)
        start = time.perf_counter()
        with closing(judge_cases(problem, program, cases, workers)) as results:
            for result in results:
                if result.verdict is not Verdict.AC:
                    raise SystemExit(f"{WORKING} got {result.verdict}: {result.reason}")
        return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(ended(main))
