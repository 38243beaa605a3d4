"""How packages check answers and inputs: the default validator with its flags, and programs.

An output validator is started with the input, the answer and a folder for what it has to say;
the program's output is its input.  An input validator gets the input.  Both accept with exit
status 42, and reject with 43; anything else is an error of theirs.
"""

import math
import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from ground.commands import one_line
from ground.problems import positive, value_of
from judge.checkers import Wrong
from judge.language import Program, is_too_long
from judge.run import MIB, Limits, Run, Runner
from judge.verdict import broken_limit, last_line

ACCEPTED, REJECTED = 42, 43
LIMITS = Limits(cpu=60, memory=2048 * MIB, output=8 * MIB, disk=64 * MIB)
FEEDBACK = "feedback"
GIVEN = "/proc/$$/fd/3 /proc/$$/fd/4"  # so others that it starts find them, too, with none open
MESSAGES = f"{FEEDBACK}/judgemessage.txt", f"{FEEDBACK}/teammessage.txt"
WORDS = re.compile(rb"\S+")
FLAGS = {
    "case_sensitive": 0,  # how many words follow
    "space_change_sensitive": 0,
    "float_absolute_tolerance": 1,
    "float_relative_tolerance": 1,
    "float_tolerance": 1,
}


class ValidatorFailed(Exception):
    """A validator neither accepts nor rejects."""


class NotAsked(ValidatorFailed):
    """It would not, as it ran out of its time before: many of such times are hours."""


# --- The default validator ------------------------------------------------------------------


class Flags(NamedTuple):
    """What the default validator is told; no tolerance: numbers are compared as words."""

    case_sensitive: bool = False
    space_change_sensitive: bool = False
    absolute: float | None = None
    relative: float | None = None


def flags_of(text: str) -> Flags:
    """The flags that a text holds; ValueError if it holds anything else."""
    words, flags = iter(text.split()), Flags()
    for word in words:
        if word not in FLAGS:
            raise ValueError(f"the default validator has no flag {word!r}")
        if not FLAGS[word]:
            flags = flags._replace(**{word: True})
            continue
        tolerance = tolerance_of(word, next(words, ""))
        if word != "float_relative_tolerance":
            flags = flags._replace(absolute=tolerance)
        if word != "float_absolute_tolerance":
            flags = flags._replace(relative=tolerance)
    return flags


def tolerance_of(flag: str, word: str) -> float:
    """The number after a flag; ValueError if it is none."""
    number = number_of(word.encode())
    if number is None or number < 0:
        raise ValueError(f"expected a number from 0 on after {flag}, found {word!r}")
    return number


def number_of(word: bytes) -> float | None:
    """The number that a word is, if it is one."""
    try:
        return None if b"_" in word else float(word)
    except ValueError:
        return None


def compare(expected: bytes, output: bytes, flags: Flags) -> None:
    """Wrong at the first token, or space where that counts, that differs."""
    if flags.space_change_sensitive and WORDS.split(expected) != WORDS.split(output):
        raise Wrong("the blanks and line ends differ")
    right, tokens = expected.split(), output.split()
    for number, (token, other) in enumerate(zip(right, tokens, strict=False), 1):
        if not same(token, other, flags):
            shown = [repr(word[:40].decode("utf-8", "replace")) for word in (other, token)]
            raise Wrong(f"token {number} is {shown[0]} instead of {shown[1]}")
    if len(right) != len(tokens):
        raise Wrong(f"{len(tokens)} tokens instead of {len(right)}")


def same(expected: bytes, token: bytes, flags: Flags) -> bool:
    """Whether a token is as it should be."""
    number = number_of(expected)
    if number is not None and not flags.absolute is flags.relative is None:
        other = number_of(token)
        return other is not None and near(number, other, flags)
    if flags.case_sensitive:
        return expected == token
    return expected.lower() == token.lower()


def near(expected: float, number: float, flags: Flags) -> bool:
    """Whether a number is within one of the tolerances."""
    if expected == number or (math.isnan(expected) and math.isnan(number)):
        return True
    off = abs(expected - number)
    return (flags.absolute is not None and off <= flags.absolute) or (
        flags.relative is not None and off <= flags.relative * abs(expected) < math.inf
    )


# --- Programs ---------------------------------------------------------------------------------


def limits_of(said: dict[str, Any]) -> Limits:
    """What a validator may use: more where problem.yaml says so of validation; ValueError."""
    words = "validation_time", "validation_memory", "validation_output"
    cpu, memory, output = (value_of(said, word, positive, 0.0) for word in words)
    return replace(
        LIMITS,
        cpu=max(LIMITS.cpu, cpu),
        memory=max(LIMITS.memory, int(memory * MIB)),
        output=max(LIMITS.output, int(output * MIB)),
    )


class Tool:
    """A validator of a package, ready to run; several threads may use it at once."""

    def __init__(self, program: Program, limits: Limits | None = None) -> None:
        self.program, self.limits = program, limits or LIMITS
        self.idle: SimpleQueue[Runner] = SimpleQueue()
        self.runners: list[Runner] = []
        self.late = ""  # by which limit, once it has run out of its time

    def close(self) -> None:
        """End its runners, and remove its folder."""
        with ExitStack() as stack:
            stack.callback(self.program.folder.cleanup)
            for runner in self.runners:
                stack.callback(runner.close)

    @contextmanager
    def runner(self) -> Iterator[Runner]:
        """A runner that nobody else uses now; NotAsked."""
        if self.late:
            raise NotAsked(f"{self.program.name}: not asked, as it took {self.late}")
        try:
            runner = self.idle.get_nowait()
        except Empty:
            runner = Runner()
            self.runners.append(runner)
        try:
            yield runner
        finally:
            if not runner.closed:
                self.idle.put(runner)

    def accepts_input(self, puzzle: Path, flags: str) -> str:
        """As an input validator: "", or why it rejects the input; ValidatorFailed."""
        command = [*self.program.command, *self.words_of(flags)]
        with self.runner() as runner:
            run = runner.run(command, puzzle, self.limits, self.program.sandbox)
        return self.rejection(run)

    def accepts_output(self, puzzle: Path, expected: Path, output: bytes, flags: str) -> str:
        """As an output validator: "", or why it rejects the output; ValidatorFailed."""
        with self.runner() as runner, tempfile.NamedTemporaryFile() as said:
            said.write(output)
            said.flush()
            start = f'exec {shlex.join(self.program.command)} {GIVEN} {FEEDBACK}/ "$@"'
            run = runner.run(
                *(["/bin/sh", "-c", start, "sh", *self.words_of(flags)], Path(said.name)),
                self.limits,
                sandbox=self.program.sandbox,
                wanted=MESSAGES,
                given=(puzzle, expected),
                folders=(FEEDBACK,),
            )
        return self.rejection(run)

    def words_of(self, flags: str) -> list[str]:
        """The words of its flags; ValidatorFailed where no program can be given them."""
        try:
            words = shlex.split(flags)
        except ValueError:  # a single quotation mark, as in it's
            words = flags.split()
        if is_too_long(words) or not all(map(str.isprintable, words)):
            why = "its flags are too long, or hold control characters"
            raise ValidatorFailed(f"{self.program.name}: {why}")
        return [os.fsdecode(word.encode()) for word in words]  # as names of files are told

    def rejection(self, run: Run) -> str:
        """Why a validator rejects; "" if it accepts."""
        said = [run.files.get(name, b"") for name in MESSAGES] + [run.stdout, run.stderr]
        words = next((word for word in map(first_line, said) if word), "")
        if run.end == "exit" and run.status in (ACCEPTED, REJECTED):
            return "" if run.status == ACCEPTED else words or "the validator rejects it"
        _, reason = broken_limit(run, self.limits)
        self.late = reason if run.end in ("cpu", "wall") else self.late
        if run.status in (126, 127) and run.stderr.startswith(b"sh: "):
            reason = "cannot be started"
        words = last_line(run.stderr)[:200] or words  # where the error of a Traceback stands
        reason = f"{reason}: {words}" if reason and words else reason or "exit status 0"
        raise ValidatorFailed(f"{self.program.name}: {reason}")


def first_line(text: bytes) -> str:
    """The first line of what a program says."""
    return one_line(text.decode("utf-8", "replace").strip().split("\n")[0])[:200]
