"""Whether verdicts flip on a busy machine: python -m measure.stability [CASES].

Programs that need from 60 to 95 percent of their time limit are judged three times, with two busy
loops beside them, in each sandbox: the verdicts that are not AC are flips.  By their own clock
they need just so long, as they stop when they have used it.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import os
import shlex
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ground.commands import Parser, whole
from judge.isolation import interpreters
from judge.isolation.levels import LEVELS, NoSandbox, find_sandbox
from judge.judging import judge_cases
from judge.language import program_of
from judge.problem import Case, Problem
from judge.run import Limits
from judge.verdict import Verdict
from measure import ended

CPU = 0.1  # seconds, the limit
LEAST, MOST = 0.60, 0.95  # of it
RUNS, LOOPS = 3, 2
BUSY = "import os, time; end = float(input())\nwhile time.process_time() < end: pass\nos._exit(0)"
LIMITS = Limits(cpu=CPU)


def main() -> None:
    """Print the figures."""
    parser = Parser(
        prog="python -m measure.stability", description="Verdicts that flip on a busy machine."
    )
    parser.add_argument("cases", nargs="?", type=whole, default=1000, help="so many cases (1000)")
    cases = parser.parse_args().cases
    with tempfile.TemporaryDirectory() as name, busy_loops():
        written = write_cases(Path(name), cases)
        for mode in ("none", *LEVELS):
            try:
                print_flips(mode, written)
            except NoSandbox as error:
                print(f"sandbox {mode}: {error}")


@contextmanager
def busy_loops() -> Iterator[None]:
    """Something else that uses the cores, and ends with this process, however that ends."""
    loop = f"import os\nwhile os.getppid() == {os.getpid()}: pass"
    words = [sys.executable, "-c", loop]
    loops = [subprocess.Popen(words, process_group=0) for _ in range(LOOPS)]  # without Ctrl-C
    try:
        yield
    finally:
        for running in loops:
            running.kill()
            running.wait()


def write_cases(folder: Path, cases: int) -> list[Case]:
    """Cases that say how long the program is to work."""
    written = []
    for number in range(cases):
        path = folder / f"{number}.in"
        share = LEAST + (MOST - LEAST) * number / max(1, cases - 1)
        path.write_text(f"{share * CPU:.5f}\n", encoding="ascii")
        written.append(Case(path.stem, path, Path(os.devnull)))
    return written


def print_flips(mode: str, cases: list[Case]) -> None:
    """The verdicts of all runs in a sandbox; NoSandbox."""
    sandbox, _ = find_sandbox(mode)
    problem = Problem("", Path(), LIMITS, Path(), None)
    found: Counter[tuple[Verdict, str]] = Counter()
    command = shlex.join([interpreters.judges_own(), "-I", "-S", "-c", BUSY])
    with program_of(command, sandbox) as program:
        for _ in range(RUNS):
            with closing(judge_cases(problem, program, cases, 1)) as results:
                found.update((result.verdict, result.reason) for result in results)
    flips = {said: count for said, count in found.items() if said[0] is not Verdict.AC}
    words = "".join(f", {count} {verdict}: {why}" for (verdict, why), count in flips.items())
    print(f"sandbox {mode}: {sum(flips.values())} of {found.total()} verdicts flipped{words}")


if __name__ == "__main__":
    sys.exit(ended(main))
