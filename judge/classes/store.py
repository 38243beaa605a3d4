"""Results in an SQLite file, as they come: what is in it is not judged again.

A result is kept under a key made of all that it depends on: the program, the case, the limits, the
checker, the version of the judge, what the compiler or interpreter says of its own where it is
here, and how programs are run.  Whatever changes has another key, and is judged anew.  What is
under keys that nobody asks for any more goes when it is much.
"""

import hashlib
import json
import os
import shutil
import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import chain, pairwise
from pathlib import Path
from time import time
from typing import Any, NamedTuple, Self

from ground.commands import complain
from ground.problems import ProblemError
from judge import checkers
from judge.verdict import Result, Verdict

SCHEMA = """
create table if not exists results (
    key text primary key, name text not null, problem text not null, program text not null,
    case_name text not null, verdict text not null, reason text not null, cpu real not null,
    wall real not null, memory integer not null, cells text not null, answer text,
    stderr text not null, used integer not null
) without rowid
"""
VERSION = 2  # of the schema
TAKE_OVER = "alter table results add column used integer not null default {day}"  # from version 1
COLUMNS = (
    "key, name, problem, program, case_name, verdict, reason, cpu, wall, memory, cells, answer,"
    " stderr"
)
CHECKERS = sorted(Path(checkers.__file__).parent.glob("*.py"))  # results depend on them
INSERT = f"insert or replace into results ({COLUMNS}, used) values ({'?, ' * 13}{{day}})"
USE = "update results set used = ? where key = ? and used not between ? and ?"
OFTEN, LONG = 10, 100  # days: after so many it is noted again that a row is used, or it may go
MUCH = 100_000  # rows that nobody asks for: each start takes a second longer
PAGE, BEGINNING = 4096, 100  # bytes of a page, and of the first one before what is in it
SIZE = slice(28, 32)  # of these: how many pages there are
BEGUN = SCHEMA.partition("exists ")[2].partition(", used")[0].encode()  # of ours, as it says there
LEAF = 13  # the first byte after BEGINNING, as all that it says is on that page
RANGES = 16**3  # of keys, which are hexadecimal
BESIDE = "", "-journal", "-shm", "-wal", ".damaged", ".damaged-wal", ".new"  # the file, and its own
NAME_ANOTHER = "name another file with --results"
TO_DO = {
    "full": "make room on the disk and start again; what was judged before is kept",
    "I/O": "look after the disk and start again; what was judged before is kept",
    "malformed": "start again; what can be read of it is kept",
    "not a database": f"{NAME_ANOTHER}, or remove this one",
    "unable to open": NAME_ANOTHER,
}


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
        with explained(path):
            self.database = mended(path)
        self.path, self.about = path, path.stat()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.database.close()

    def known(self) -> set[str]:
        """The keys of what need not be judged again; errors of the judge are tried again."""
        with explained(self.path):
            rows = self.database.execute("select key from results where verdict != ?", ["JE"])
            return {key for (key,) in rows}

    def add(self, rows: Iterable[Row]) -> None:
        """Keep some results: all of them, or if that is interrupted none; ProblemError."""
        if self.is_elsewhere():
            raise ProblemError(f"{self.path} was moved, removed or replaced meanwhile: start again")
        values = [
            (
                *(row.key, row.name, row.problem, row.program),
                *(row.result.case, row.result.verdict, row.result.reason),
                *(row.result.cpu, row.result.wall, row.result.memory),
                *(json.dumps(row.result.cells), row.result.answer, row.result.stderr),
            )
            for row in rows
        ]
        with explained(self.path), self.database:
            self.database.executemany(INSERT.format(day=today()), values)

    def is_elsewhere(self) -> bool:
        """Whether the file is not where the next start looks for it."""
        with suppress(OSError):
            return not os.path.samestat(self.path.stat(), self.about)
        return True

    def rows(self, keys: Iterable[str]) -> Iterator[Row]:
        """What is known under these keys, one after the other."""
        for key in keys:
            with explained(self.path):
                one = f"select {COLUMNS} from results where key = ?"
                found = self.database.execute(one, [key]).fetchone()
            if found:
                yield row_of(*found)

    def tidy(self, keys: Iterable[str]) -> None:
        """These keys are in use; if much was not for long, that goes.  All of it, or nothing."""
        day = today()
        old = f"from results where used < {day - LONG}"
        with suppress(sqlite3.Error), self.database:  # the next start may do it as well
            self.database.executemany(USE, ([day, key, day - OFTEN, day] for key in keys))
            if self.database.execute(f"select count(*) {old}").fetchone()[0] > MUCH:
                self.database.execute(f"delete {old}")


def files_of(*paths: Path) -> list[Path]:
    """These files of results, and what SQLite and we keep beside them."""
    return [Path(f"{path}{end}") for path in paths for end in BESIDE]


def check_owners(files: Iterable[Path], known: Collection[int]) -> None:
    """ProblemError where one of these files is there and of no known user: what is in it counts."""
    for file in files:
        if os.path.lexists(file) and file.lstat().st_uid not in known:
            raise ProblemError(f"{file} is of another user: remove it, or {NAME_ANOTHER}")


def opened(path: Path) -> sqlite3.Connection:
    """The file, made where there is none; nobody else may use it. ProblemError, sqlite3.Error."""
    if path.exists() and not path.is_file():
        raise ProblemError(f"{path} is not a file: {NAME_ANOTHER}")
    if not all(os.access(place, os.W_OK) for place in (path.parent, path) if place.exists()):
        raise ProblemError(f"{path} cannot be written: {NAME_ANOTHER}")
    database = sqlite3.connect(path.absolute(), timeout=1)  # `:memory:` is no file, nor `file:s`
    try:
        prepare(database, path)
    except BaseException:
        database.close()
        raise
    return database


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """Keep it for us alone, and make our table where there is none; ProblemError, sqlite3.Error."""
    database.execute("pragma locking_mode = exclusive")
    version = version_of(database, path)  # before anything of others is changed
    database.execute("pragma journal_mode = wal")
    database.execute("pragma synchronous = full")  # also when the power is cut
    with database:
        database.execute("begin immediate")
        if version == 1:
            database.execute(TAKE_OVER.format(day=today()))
        database.execute(SCHEMA)
        database.execute(f"pragma user_version = {VERSION}")


def version_of(database: sqlite3.Connection, path: Path) -> int:
    """0 if it is new; ProblemError if it is of a later judge, or not of the judge at all."""
    version = int(database.execute("pragma user_version").fetchone()[0])
    if version not in range(VERSION + 1):
        raise ProblemError(f"{path} was written by another version of the judge: {NAME_ANOTHER}")
    with closing(sqlite3.connect(":memory:")) as fresh:
        fresh.execute(SCHEMA)
        ours = columns_of(fresh)
        if columns_of(database) not in ([], ours[:-1] if version == 1 else ours):
            raise ProblemError(f"{path} is a database of another program: {NAME_ANOTHER}")
    return version


def columns_of(database: sqlite3.Connection) -> list[tuple[str, str]]:
    """(table, column) of all that it holds."""
    columns = "sqlite_master, pragma_table_info(sqlite_master.name) as one"
    return database.execute(f"select sqlite_master.name, one.name from {columns}").fetchall()


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """ProblemError where the file fails, which says what to do."""
    try:
        yield
    except sqlite3.Error as error:
        said = str(error)
        found = [todo for words, todo in TO_DO.items() if words in said]
        said = "another judge uses it" if "locked" in said else said
        raise ProblemError(f"{path}: {': '.join([said, *found])}") from error


# --- Damage -----------------------------------------------------------------------------------


def mended(path: Path) -> sqlite3.Connection:
    """The file; of a damaged one what can be read is in it. ProblemError, sqlite3.Error."""
    try:
        database = opened(path)
        if is_whole(database):
            return database
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if begins_otherwise(error, path):
            database = with_our_beginning(path)
        elif is_damage(error):
            database = sqlite3.connect(path.absolute())
        else:
            raise
    salvage(database, path)
    return opened(path)


def is_damage(error: Exception) -> bool:
    """Whether it comes of damage, also to the bytes that say in which format the file is."""
    # Where names are no text the error has no number.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    damaged = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_READONLY)
    return damaged or "unsupported file format" in str(error)


def begins_otherwise(error: Exception, path: Path) -> bool:
    """Whether it comes of damage to the first bytes: what follows is that of a file of results."""
    if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_NOTADB:
        return False
    with path.open("rb") as file:
        page = file.read(PAGE)
    return BEGUN in page and page[BEGINNING] == LEAF


def with_our_beginning(path: Path) -> sqlite3.Connection:
    """What is in a file, in memory, as if it began as it should; nothing if it cannot be had."""
    held, database = path.read_bytes(), sqlite3.connect(":memory:")
    database.execute(SCHEMA)
    with suppress(sqlite3.Error, AttributeError):
        begin = bytearray(database.serialize()[:BEGINNING])
        begin[SIZE] = (len(held) // PAGE).to_bytes(4, "big")
        database.deserialize(bytes(begin) + held[BEGINNING:])
    return database


def is_whole(database: sqlite3.Connection) -> bool:
    """Whether all of the file can be read."""
    try:
        for row in database.execute(f"select {COLUMNS} from results"):
            row_of(*row)
        return bool(database.execute("pragma quick_check(1)").fetchone() == ("ok",))
    except (sqlite3.DatabaseError, ValueError, TypeError):
        return False


def salvage(database: sqlite3.Connection, path: Path) -> None:
    """Put a new file with what can be read in the place of a damaged one, which is kept, too."""
    rows, damaged, new = readable(database), Path(f"{path}.damaged"), Path(f"{path}.new")
    with suppress(sqlite3.Error):
        database.close()
    new.unlink(missing_ok=True)
    whole = opened(new)
    with whole:
        whole.executemany(INSERT.format(day=today()), rows)
    whole.close()
    damaged.unlink(missing_ok=True)  # it may be a link
    shutil.copyfile(path, damaged)  # it stays in its place until the new one takes that
    if Path(f"{path}-wal").exists():
        Path(f"{path}-wal").replace(f"{damaged}-wal")
    new.replace(path)
    words = f"{path} was damaged: {len(rows)} results of it are kept, others are judged again"
    complain("judge", f"{words}; the old file is {damaged}")


def readable(database: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """The rows that can be read.  Keys are spread evenly, so a page is in few of their ranges."""
    rows: dict[str, tuple[Any, ...]] = {}
    bounds = ["", *(f"{number:03x}" for number in range(1, RANGES)), "g"]
    for low, high in pairwise(bounds):
        for order in "asc", "desc":
            query = f"select {COLUMNS} from results where key >= ? and key < ? order by key {order}"
            with suppress(sqlite3.DatabaseError, ValueError, TypeError):
                for row in database.execute(query, [low, high]):
                    row_of(*row)
                    rows[row[0]] = row
    return list(rows.values())


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


def today() -> int:
    """The day, of those since 1970."""
    return int(time() // 86_400)


def digest(*parts: bytes | str) -> str:
    """One word for all of these."""
    sha = hashlib.sha256()
    for part in parts:
        data = os.fsencode(part)
        sha.update(len(data).to_bytes(8, "little") + data)
    return sha.hexdigest()


def digest_of_all(files: Iterable[Path]) -> str:
    """One word for the content of these files."""
    return digest(*(file.read_bytes() for file in files))


def digest_of(path: Path) -> str:
    """One word for a file, or for all files in a folder: names, content, and what can be run."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    parts = [
        (str(file.relative_to(path)), str(os.access(file, os.X_OK)), file.read_bytes())
        for file in files
        if file.is_file()
    ]
    return digest(path.name, *chain.from_iterable(parts))
