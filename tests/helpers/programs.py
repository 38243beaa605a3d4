"""Small programs to judge, and the limits under which the tests run them."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from judge.run import MIB, Limits, Run, Runner
from tests.helpers.processes import PATIENCE

Write = Callable[[str], Path]  # a program in Python into a folder of the test
# What a function says that reads our problem of a name, if a problem.yaml has this text.
SaidOf = Callable[[Callable[[str], object], str], str]


@dataclass(frozen=True, slots=True)
class Patient(Limits):
    """Limits for a machine on which a second of work may take long by the clock."""

    @property
    def wall(self) -> float:
        """More than is needed."""
        return PATIENCE


LIMITS = Patient(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10)


def run_python(runner: Runner, program: Path, case: Path | None = None) -> Run:
    """Run a program in Python under LIMITS."""
    return runner.run([sys.executable, "-S", str(program)], case or program, LIMITS)
