"""Results in an SQLite file, as they come: what is in it is not judged again.

A result is kept under a key made of all that it depends on: the program, the case, the limits,
the checker and how programs are run.  Whatever changes has another key, and is judged anew.
"""

import hashlib
import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, Self

from ground.problems import ProblemError
from judge.verdict import Result, Verdict

SCHEMA = """
create table if not exists results (
    key text primary key, name text not null, problem text not null, program text not null,
    case_name text not null, verdict text not null, reason text not null, cpu real not null,
    wall real not null, memory integer not null, cells text not null, answer text,
    stderr text not null
) without rowid
"""
VERSION = 1  # of the schema


class Row(NamedTuple):
    """A result, whose it is, and its key."""

    key: str
    name: str
    problem: str
    program: str
    result: Result


class Store:
    """The file; a context manager.  One judge at a time writes to it."""

    def __init__(self, path: Path) -> None:
        try:
            self.database = sqlite3.connect(path, timeout=1)
            self.database.execute("pragma locking_mode = exclusive")
            self.database.execute("pragma journal_mode = wal")
            self.database.execute("pragma synchronous = full")  # also when the power is cut
            with self.database:
                self.database.execute("begin immediate")
                (version,) = self.database.execute("pragma user_version").fetchone()
                if version not in (0, VERSION):
                    raise ProblemError(f"{path} was written by another version of the judge")
                self.database.execute(SCHEMA)
                self.database.execute(f"pragma user_version = {VERSION}")
        except sqlite3.Error as error:
            reason = "another judge uses it" if "locked" in str(error) else str(error)
            raise ProblemError(f"{path}: {reason}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.database.close()

    def known(self) -> set[str]:
        """The keys of what need not be judged again; errors of the judge are tried again."""
        rows = self.database.execute("select key from results where verdict != ?", [Verdict.JE])
        return {key for (key,) in rows}

    def add(self, rows: Iterable[Row]) -> None:
        """Keep some results: all of them, or if that is interrupted none."""
        with self.database:
            self.database.executemany(
                f"insert or replace into results values ({', '.join('?' * 13)})",
                [
                    (
                        *(row.key, row.name, row.problem, row.program),
                        *(row.result.case, row.result.verdict, row.result.reason),
                        *(row.result.cpu, row.result.wall, row.result.memory),
                        *(json.dumps(row.result.cells), row.result.answer, row.result.stderr),
                    )
                    for row in rows
                ],
            )

    def rows(self, keys: Iterable[str]) -> Iterator[Row]:
        """What is known under these keys, one after the other."""
        for key in keys:
            found = self.database.execute("select * from results where key = ?", [key]).fetchone()
            if found:
                yield row_of(*found)


def row_of(
    key: str, name: str, problem: str, program: str, case: str, verdict: str, reason: str,
    cpu: float, wall: float, memory: int, cells: str, answer: str | None, stderr: str,
) -> Row:  # fmt: skip
    """A row as it is in the file."""
    places = [(r, c) for r, c in json.loads(cells)]
    result = Result(
        *(case, Verdict(verdict), reason, cpu, wall, memory),
        answer=answer,
        cells=places,
        stderr=stderr,
    )
    return Row(key, name, problem, program, result)


def digest(*parts: bytes | str) -> str:
    """One word for all of these."""
    sha = hashlib.sha256()
    for part in parts:
        data = os.fsencode(part)
        sha.update(len(data).to_bytes(8, "little") + data)
    return sha.hexdigest()


def digest_of(path: Path) -> str:
    """One word for a file, or for all files in a folder: their names and content."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    named = [(str(file.relative_to(path)), file) for file in files if file.is_file()]
    return digest(path.name, *(part for name, file in named for part in (name, file.read_bytes())))
