"""Programs that mean harm, run as any other: what becomes of them.

The first line of each says which verdicts it may get: everywhere, or after a semicolon where it
is another matter (`RTE TLE; landlock AC`).  The case tells them where the answer is,
the port of a listener that gives it away, and the processes of the judge: the worst that they
could know.
"""

import os
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from judge.isolation.sandbox import Sandbox
from judge.language import build
from judge.run import MIB, Limits, Runner
from judge.verdict import Result, judge_run

FOLDER = Path(__file__).parent.parent / "tests" / "hostile"
LIMITS = Limits(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10, threads=100)
MODEST = (
    *("leaks/*", "rules/*", "limits/sleeps_for_ever", "limits/waits_for_input_that_never_comes"),
    *("limits/endless_loop", "limits/ignores_sigterm", "limits/closes_its_output_and_goes_on"),
)


class Attack(NamedTuple):
    """An input that tells all but who judges, and the answer."""

    puzzle: Path
    answer: Path


def attacks(wanted: str = "*") -> list[Path]:
    """One program of each kind whose name fits, in C where there is a compiler.

    There are none without the source tree.
    """
    suffixes = (".c", ".py") if shutil.which("gcc") else (".py",)
    found: dict[tuple[str, str], Path] = {}
    for suffix in suffixes:
        for path in sorted(FOLDER.glob(f"*/*{suffix}")):
            found.setdefault((path.parent.name, path.stem), path)
    return [path for path in found.values() if fits(path, wanted)]


def fits(path: Path, wanted: str) -> bool:
    """Whether that is the name of a program, as leaks/*."""
    return fnmatch(f"{path.parent.name}/{path.stem}", wanted)


def is_modest(path: Path) -> bool:
    """Whether a program takes no more than its part of the machine, so that others run beside it.

    The others are tried alone, above all where the judge itself has to look what they hold.
    """
    return any(fits(path, wanted) for wanted in MODEST)


def expected(path: Path, sandbox: Sandbox | None) -> list[str]:
    """The verdicts that a program may get in that sandbox."""
    first, *others = path.read_text(encoding="utf-8").split("\n", 1)[0].split(";")
    special = {level: words for level, *words in map(str.split, others)}
    return special.get(sandbox.level if sandbox else "none", first.split()[1:])


@contextmanager
def prepared(folder: Path) -> Iterator[Attack]:
    """A case in that folder, with listeners that give away the answer."""
    answer, puzzle = folder / "secret-of-the-test.ans", folder / "case.in"
    answer.write_text("42\n", encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.socket(socket.AF_UNIX) as local:
        port = listener.getsockname()[1]
        local.bind(f"\0judge-{port}")
        local.listen()
        puzzle.write_text(f"{answer}\n{port}\n", encoding="utf-8")
        givers = {
            server: threading.Thread(target=give_away, args=(server, answer), daemon=True)
            for server in (local, listener)
        }
        for giver in givers.values():
            giver.start()
        try:
            yield Attack(puzzle, answer)
        finally:
            for server, giver in givers.items():  # that name is gone before its port is another's
                server.shutdown(socket.SHUT_RDWR)
                giver.join()
                server.close()


def give_away(server: socket.socket, answer: Path) -> None:
    """Send the answer to whoever connects."""
    while True:
        try:
            connection, _ = server.accept()
        except OSError:
            return
        with connection, suppress(OSError):
            connection.sendall(answer.read_bytes())


def tried(path: Path, attack: Attack, sandbox: Sandbox | None) -> Result:
    """What becomes of a program."""
    hiding = sandbox.hiding(attack.answer.parent) if sandbox else None
    with build(path, LIMITS.memory, hiding) as program, Runner() as runner:
        keeper = runner.keeper_for(program.sandbox, LIMITS)
        told = attack.puzzle.read_text(encoding="utf-8")
        puzzle = attack.puzzle.with_name(f"{path.parent.name}-{path.name}.in")
        puzzle.write_text(f"{told}{os.getpid()} {keeper.process.pid}\n", encoding="utf-8")
        run = runner.best_run(program.command, puzzle, LIMITS, program.sandbox)
    return judge_run(path.name, run, LIMITS, puzzle, attack.answer, None)
