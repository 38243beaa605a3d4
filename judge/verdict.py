"""Verdicts: what a run on a case is worth."""

import errno
import os
import re
import signal
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from ground.commands import escape, one_line
from ground.files import read
from judge.checkers import Failed, Wrong
from judge.checkers.grid import BLANKS, compare_tokens, words_of
from judge.isolation.limits import MIB, Limits, Run, error_in

Checker = Callable[[str, str], None]  # of puzzle and answer; raises Wrong
Validator = Callable[[Path, Path, bytes], None]  # of puzzle, expected and output; raises Wrong
SIGNALLED = 128  # and the number of a signal: the exit status that shells and bubblewrap make
AS_WHERE = {  # why a program that is there is not started
    errno.ENOENT: ", as where what should run it is not there",
    errno.ENOEXEC: ", as where a script has no first line like #!/bin/sh",
}
NOT_STARTED = {"error", "case", "sandbox", "judge", "supervisor"}  # see Run.end
KILLED = {-9, -15, 128 + 9, 128 + 15}
KILLED_PART = re.compile(  # all that gcc, go or rustc say then: else a source might say it
    rb"[\w.+-]+: fatal error: Killed signal terminated program(?: [\w+]+)?\n"
    rb"(?:compilation terminated\.\n)?"
    rb"|collect2: fatal error: ld terminated with signal 9 .*\n(?:compilation terminated\.\n)?"
    rb"|go(?: build \S+)?: .*: signal: killed\n"
    rb"|(?!(?s:.*)\n *--> )error: linking with `.*` failed: signal: 9 (?s:.*)"
)
NO_MEMORY = re.compile(
    rb"MemoryError|bad_alloc|OutOfMemory|out of memory|memory allocation of \d+ bytes failed"
)  # as Python, C++, Java, Go, node and Rust say
ROOM, FILES = 16 * MIB, 512  # on the disk, that a compiler should find
SHOWN = 1 << 15  # characters of a wrong answer that are kept at least until it has been shown
LONGEST_BESIDE = MIB  # bytes of a package's answer that is shown beside a wrong one
SHOWN_ROWS, SHOWN_COLUMNS, LONGEST_CELL = 60, 60, 8
DRAWN = frozenset("+║═")  # corners and walls: one of these is in every drawing
ROWS_TOO_MANY = 3  # so many are shown of those that an answer has beyond the expected ones
ROWS_ALIKE = 3  # so many are shown before the first that differs, where that is far down
SAID, LINE = 2000, 200  # characters of what a compiler says that are kept, of its first error
SAID_LINES = 20  # of what a program says that are kept
ERROR = re.compile(
    r"\berror(?:\[\w+\])?:|undefined reference|multiple definition|^\w+Error\b"
    r"|^\S{1,250}\.go:\d+|^go\.mod:\d+|function main is undeclared",
    re.M | re.I,
)


class Verdict(StrEnum):
    """The words of the field."""

    AC = "AC"  # accepted
    WA = "WA"  # wrong answer
    TLE = "TLE"  # time limit exceeded
    MLE = "MLE"  # memory limit exceeded
    OLE = "OLE"  # output limit exceeded
    RTE = "RTE"  # run-time error: exit status not 0, a signal, too many processes
    CE = "CE"  # the program cannot be compiled or started
    JE = "JE"  # judge error: the checker or the judge failed


@dataclass(frozen=True, slots=True)
class Result:
    """The verdict on one case, why, and what the run took (seconds, bytes).

    `answer` is the text of a wrong answer, `cells` the (row, column) from 0 that show why.
    """

    case: str
    verdict: Verdict
    reason: str = ""
    cpu: float = 0.0
    wall: float = 0.0
    memory: int = 0
    answer: str | None = None
    expected: Path | None = None
    cells: list[tuple[int, int]] = field(default_factory=list)
    stderr: str = ""


def judge_run(
    case: str,
    run: Run,
    limits: Limits,
    puzzle: Path,
    expected: Path,
    check: Checker | None,
    validate: Validator | None = None,
) -> Result:
    """The verdict on a run: limits first, then how it ended, then the answer.

    The answer is checked by `validate`, else by `check`, else token by token.
    """
    verdict, reason = broken_limit(run, limits)
    answer, cells, text = None, [], run.stdout.decode("utf-8", "replace")
    is_short = False
    if verdict is Verdict.AC:
        if validate:  # which reads the files itself, however long they are
            verdict, reason, cells = verdict_of(partial(validate, puzzle, expected, run.stdout))
        else:
            verdict, reason, cells = check_answer(text, puzzle, expected, check)
            if verdict is Verdict.WA and text.encode() != run.stdout:
                reason += "; the answer is not in UTF-8"
    elif verdict is Verdict.RTE and run.end == "exit" and text.strip() and not validate:
        right, *_ = check_answer(text, puzzle, expected, check)
        reason += ", though the answer is right" if right is Verdict.AC else ""
    if verdict is Verdict.WA:
        size = size_of(expected)
        is_short = not validate or size <= LONGEST_BESIDE  # none of ours is long
        answer = text[: max(SHOWN, size) if is_short else SHOWN]
    died, mute = verdict is Verdict.RTE, verdict is Verdict.WA and not run.stdout.strip()
    said = run.stderr.decode("utf-8", "replace").expandtabs() if died or mute else ""
    lines = (line[:LINE] for line in telling(escape(said), SAID_LINES))
    return Result(
        *(case, verdict, reason, run.cpu, run.wall, run.memory),
        answer=answer,
        expected=expected if is_short else None,
        cells=cells,
        stderr="\n".join(lines),
    )


def broken_limit(run: Run, limits: Limits) -> tuple[Verdict, str]:
    """What the end of a run means, as far as the answer does not matter."""
    if run.end != "exit":
        return cut_short(run, limits)
    if run.status == 0:
        return Verdict.AC, ""
    if run.full:
        return Verdict.JE, "the disk is full"
    why = ", for want of memory as it says" if NO_MEMORY.search(run.stderr) else ""
    return Verdict.RTE, how_it_ended(run.status) + why


def cut_short(run: Run, limits: Limits) -> tuple[Verdict, str]:
    """What it means where a run did not end by itself: see Run.end."""
    said, error = last_line(run.stderr), abs(run.status)
    return {
        "error": (Verdict.CE, f"cannot be started: {os.strerror(error)}{AS_WHERE.get(error, '')}"),
        "cpu": (Verdict.TLE, f"more than {limits.cpu:g} s of CPU time"),
        "wall": (Verdict.TLE, f"more than {limits.wall:g} s by the clock"),
        "memory": (Verdict.MLE, f"more than {limits.memory / MIB:g} MiB"),
        "output": (Verdict.OLE, f"more than {limits.output / MIB:g} MiB of {printed(run, limits)}"),
        "disk": (
            Verdict.OLE,
            f"more than {limits.disk / MIB:g} MiB of files, or folders without end",
        ),
        "supervisor": (Verdict.RTE, "killed or stopped the process that supervises it"),
        "case": (Verdict.JE, f"the case cannot be read: {os.strerror(abs(run.status))}"),
        "short": (Verdict.JE, "it was killed, as memory is short on this machine"),
        "judge": (Verdict.JE, "the process that supervises the program failed"),
        "sandbox": (Verdict.JE, f"the sandbox failed: {said}"),
        "processes": (Verdict.RTE, f"more than {limits.processes} processes"),
        "threads": (Verdict.RTE, f"more than {limits.threads} threads"),
        "left": (Verdict.RTE, "processes go on after its end"),
    }[run.end]


def size_of(answer: Path) -> int:
    """The bytes of an answer; of one that is gone, more than are shown."""
    with suppress(OSError):
        return answer.stat().st_size
    return LONGEST_BESIDE + 1


def printed(run: Run, limits: Limits) -> str:
    """Of which output a run has printed too much: each is counted by itself."""
    errors = run.stderr and len(run.stdout) < limits.output
    return "output to standard error" if errors else "output"


def how_it_ended(status: int) -> str:
    """An exit status that is not 0, or a signal, for people."""
    if status < 0:
        return f"killed by {signal_name(-status)}"
    if SIGNALLED < status < SIGNALLED + signal.NSIG:
        return f"exit status {status}, as after {signal_name(status - SIGNALLED)}"
    return f"exit status {status}"


def fault_of_machine(run: Run, folder: Path) -> str:
    """What kept a compiler from its work in that folder but the program's faults; else ""."""
    if run.end in NOT_STARTED or (run.end == "exit" and run.status in (126, 127)):
        return "the compiler cannot be started"
    killed = run.end == "exit" and (run.status in KILLED or KILLED_PART.fullmatch(run.stdout))
    if killed or run.end == "short":
        return "the compiler was killed, as where memory is short"
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            os.posix_fallocate(file.fileno(), 0, ROOM)
        disk = os.statvfs(folder)  # which may have room, but for no more files
        if disk.f_files and disk.f_favail < FILES:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    except OSError as error:
        return f"the compiler cannot write: {error.strerror}"
    return ""


def refused(language: str, text: str, otherwise: str = "") -> tuple[str, str]:
    """(one line, more lines) of what a compiler says that refuses a program."""
    said = from_first_error(escape(text.expandtabs()).strip())
    first = next(filter(ERROR.search, said.split("\n")), said.partition("\n")[0])
    return f"{language}: {first or otherwise}"[:LINE], said


def from_first_error(text: str) -> str:
    """The beginning of what a compiler said: where it takes long to come to an error, of that."""
    error = ERROR.search(text)
    start = text.rfind("\n", 0, error.start()) + 1 if error else 0
    return text[start if start + LINE > SAID else 0 :][:SAID]


def telling(said: str, most: int) -> list[str]:
    """The last lines of what a program has said, or from the error on that its calls follow."""
    lines = said.rstrip().split("\n")
    start = max(0, min(error_in(lines), len(lines) - most))
    return lines[start : start + most]


def last_line(text: bytes) -> str:
    """The last line, without control characters."""
    return one_line(text.decode("utf-8", "replace").strip().rpartition("\n")[2])


def signal_name(number: int) -> str:
    """A signal for people."""
    try:
        return f"signal {number} ({signal.Signals(number).name})"
    except ValueError:
        return f"signal {number}"


def check_answer(
    answer: str, puzzle: Path, expected: Path, check: Checker | None
) -> tuple[Verdict, str, list[tuple[int, int]]]:
    """(verdict, reason, cells) of an answer: by the checker, else token by token."""
    if check:
        return verdict_of(lambda: check(text_of(puzzle), answer))
    return verdict_of(lambda: compare_tokens(words_of(text_of(expected)), words_of(answer)))


def verdict_of(look: Callable[[], None]) -> tuple[Verdict, str, list[tuple[int, int]]]:
    """(verdict, reason, cells) of an answer that is looked at so."""
    try:
        look()
    except Wrong as wrong:
        return Verdict.WA, one_line(wrong.message), wrong.cells
    except Failed as failed:
        return Verdict.JE, one_line(f"the checker failed: {failed}"), []
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it must not stop the judge
        return Verdict.JE, one_line(f"the checker failed: {type(error).__name__}: {error}"), []
    return Verdict.AC, "", []


def text_of(path: Path) -> str:
    """What a file of the test cases says, after its byte order mark if it has one."""
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        return read(file)


# --- What differs -------------------------------------------------------------------------


class Cell(NamedTuple):
    """A cell of an answer as it is shown; `mark` says that it "differs", "breaks" a law, or ""."""

    text: str
    mark: str


class Compared(NamedTuple):
    """Rows of two answers; of drawings, lines of characters.

    So many rows are left out: some that are alike `above`, and some `more` below.
    """

    expected: list[list[Cell]]
    actual: list[list[Cell]]
    above: int
    more: int
    is_drawing: bool


def compared(expected: str, answer: str, cells: Sequence[tuple[int, int]]) -> Compared:
    """What differs between two answers, and which cells of the second break a law."""
    drawn = is_drawing(expected)
    right, ours = grid(expected, drawn), grid(answer, drawn)
    rows = zip_longest(right, ours[: len(right) + ROWS_TOO_MANY], fillvalue=[])
    pairs = list(enumerate(rows))
    first = next((r for r, (row, other) in pairs if row != other), 0)
    above = first - ROWS_ALIKE if first >= SHOWN_ROWS else 0
    pairs = pairs[above : above + SHOWN_ROWS]
    broken = set() if drawn else set(cells)
    return Compared(
        [marked(row, other, r, set()) for r, (row, other) in pairs],
        [marked(other, row, r, broken) for r, (row, other) in pairs],
        above,
        max(len(right), len(ours)) - above - len(pairs),
        drawn,
    )


def marked(row: list[str], other: list[str], r: int, broken: set[tuple[int, int]]) -> list[Cell]:
    """The cells of a row, each against that of another."""
    pairs = enumerate(zip_longest(row, other[: len(row)], fillvalue=""))
    return [
        Cell(cell, "differs" if cell != against else "breaks" if (r, c) in broken else "")
        for c, (cell, against) in pairs
    ]


def grid(text: str, drawn: bool) -> list[list[str]]:
    """The cells of an answer: words where a line, or most, have several of them, else characters.

    Blanks that checkers pass over are none, but within a line of a drawing; what a terminal would
    not show is escaped.
    """
    lines = [line.rstrip(BLANKS) for line in text.rstrip(BLANKS).split("\n")]
    if drawn:
        return [list(map(escape, line[: 2 * SHOWN_COLUMNS])) for line in lines]
    rows = [words_of(line) for line in lines]
    of_words = 2 * sum(len(row) > 1 for row in rows) > len(rows)
    return [
        list(map(shortened, row[:SHOWN_COLUMNS]))
        if of_words or len(row) > 1
        else list(map(shortened, "".join(row)[: 2 * SHOWN_COLUMNS]))
        for row in rows
    ]


def is_drawing(text: str) -> bool:
    """Whether an answer is drawn with corners and walls, so that its cells are no words."""
    return not DRAWN.isdisjoint(text)


def shortened(word: str) -> str:
    """A cell as it is shown: a word that is none but prose must not widen all cells."""
    word = escape(word)
    return word if len(word) <= LONGEST_CELL else word[: LONGEST_CELL - 2] + ".."
