"""Results that are kept."""

import itertools
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from time import time

import pytest

from ground.problems import ProblemError
from judge.classes import store as store_module
from judge.classes.store import Row, Store, digest, digest_of
from judge.verdict import Result, Verdict
from tests.helpers.classes import RIGHT, batch, judged
from tests.helpers.sweep import in_sweep, swept


def test_errors_of_the_judge_are_tried_again(tmp_path: Path) -> None:
    rows = [
        Row(key, "ann", "nurikabe", "a.py", Result("1", verdict))
        for key, verdict in (("a", Verdict.AC), ("b", Verdict.JE))
    ]
    with Store(tmp_path / "s.sqlite") as store:
        store.add(rows)
        assert store.known() == {"a"}
        assert [row.result.verdict for row in store.rows(["b", "a", "c"])] == ["JE", "AC"]
        with pytest.raises(ProblemError, match="another judge uses it"):
            Store(tmp_path / "s.sqlite")


def test_a_results_file_that_is_none(folder: Path) -> None:
    done = batch(folder, "--results", folder / "ann" / "nurikabe.py")
    assert done.returncode == 2
    assert "nurikabe.py: file is not a database" in done.stderr
    assert (folder / "ann" / "nurikabe.py").read_text() == RIGHT


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("end", ["", *map(in_sweep, ("-journal", "-wal"))])
def test_a_results_file_of_somebody_else_is_not_believed(folder: Path, end: str) -> None:
    """Where pupils make their own folders, one could write there that all of his is accepted."""
    forged = folder / f"results.sqlite{end}"
    forged.symlink_to("nowhere")
    os.chown(forged, 65534, 65534, follow_symlinks=False)
    done = batch(folder)
    said = f"judge: {forged} is of another user: remove it, or name another file with --results\n"
    assert (done.returncode, done.stderr) == (2, said)
    os.chown(folder, 65534, 65534)
    assert "is of another user" not in batch(folder, case="sample/1").stderr


@pytest.mark.parametrize("name", [":memory:", "file:s.sqlite?mode=memory"])
def test_a_name_that_says_more_to_the_database_is_that_of_a_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with Store(Path(name)) as store:
        store.add([Row("a", "ann", "nurikabe", "a.py", Result("1", Verdict.AC))])
    assert (tmp_path / name).is_file()
    with Store(Path(name)) as store:
        assert store.known() == {"a"}


@pytest.mark.parametrize("closed", ["", "s.sqlite"])  # the folder, or the file
def test_where_nothing_can_be_written_another_file_is_asked_for(
    tmp_path: Path, closed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "s.sqlite").touch()
    monkeypatch.setattr(os, "access", lambda place, _: place != tmp_path / closed)
    with pytest.raises(ProblemError, match=r"written: name another file with --results$"):
        Store(tmp_path / "s.sqlite")
    with pytest.raises(ProblemError, match=r"open database file: name another file with"):
        Store(tmp_path / "no" / "s.sqlite")


@pytest.mark.parametrize("name", ["pipe", "folder", "/dev/null"])
def test_what_is_no_file_holds_no_results(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    with pytest.raises(ProblemError, match=rf"{name} is not a file: name another file with --resu"):
        Store(tmp_path / name)


@pytest.mark.parametrize("table", ["grades", "results"])
def test_what_other_programs_keep_is_left_as_it_is(table: str, tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"create table {table} (key text, mark integer)")
        database.execute(f"insert into {table} values ('ann', 1)")
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(ProblemError, match=r"of another program: name another file with --res"):
            Store(path)
    assert path.read_bytes() == before
    assert list(tmp_path.glob("s.*")) == [path]


def test_what_names_results_too_but_is_no_such_file_is_left_as_it_is(tmp_path: Path) -> None:
    """As a dump of results, or what others keep where its first byte is damaged."""
    path, other = tmp_path / "s.sqlite", tmp_path / "s.other"
    damaged(other, bytes)
    with closing(sqlite3.connect(other)) as database:
        dump = "\n".join(database.iterdump()).encode()
    other.unlink()
    with closing(sqlite3.connect(other)) as database, database:
        database.execute("create table results (key text, mark integer)")
    for held in dump, b"?" + other.read_bytes()[1:]:
        path.write_bytes(held)
        with pytest.raises(ProblemError, match=r"not a database: name another file with --results"):
            Store(path)
        assert path.read_bytes() == held
    assert sorted(tmp_path.glob("s.*")) == [other, path]


def many(count: int) -> list[Row]:
    """Results with keys as they are."""
    result = Result("1", Verdict.AC, "as good as can be" * 5)
    return [Row(digest(str(n)), "ann", "nurikabe", "a.py", result) for n in range(count)]


@pytest.mark.parametrize("place", swept([0.1, 0.5, 0.9], 1))
@pytest.mark.parametrize("size", [1, in_sweep(3)])  # pages
def test_what_can_be_read_of_a_damaged_file_is_kept(
    place: float, size: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, rows = tmp_path / "s.sqlite", many(2000)
    with Store(path) as store:
        store.add(rows)
    before = bytearray(path.read_bytes())
    start = int(len(before) * place) // 4096 * 4096
    before[start : start + size * 4096] = b"\xaa" * size * 4096
    path.write_bytes(before)
    with Store(path) as store:
        kept = len(store.known())
        assert all(row in rows for row in store.rows(store.known()))
    assert len(rows) - 40 * size <= kept < len(rows)
    said = capsys.readouterr().err
    assert f"s.sqlite was damaged: {kept} results of it are kept, others are judged again" in said
    assert said.count("\n") == 1
    assert (tmp_path / "s.sqlite.damaged").read_bytes()[4096:] == before[4096:]
    with Store(path) as store:
        assert len(store.known()) == kept
    assert not capsys.readouterr().err


@pytest.mark.sweep
@pytest.mark.parametrize("step", swept(range(3), 1))
def test_what_can_be_read_is_kept_also_if_that_is_interrupted(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, steps = tmp_path / "s.sqlite", itertools.count()
    with Store(path) as store:
        store.add(many(2000))
    data = path.read_bytes()
    path.write_bytes(data[:8192] + b"\xaa" * 4096 + data[12288:])

    replace = Path.replace

    def interrupted(path: Path, target: Path) -> Path:
        if next(steps) == step:
            raise KeyboardInterrupt
        return replace(path, target)

    with monkeypatch.context() as patch, suppress(KeyboardInterrupt):
        patch.setattr(Path, "replace", interrupted)
        Store(path).database.close()
    with Store(path) as store:
        assert len(store.known()) >= 1960


def damaged(path: Path, change: Callable[[bytearray], None]) -> bytes:
    """A file of ten results whose bytes are changed; what is in it then."""
    with Store(path) as store:
        store.add(many(10))
    held = bytearray(path.read_bytes())
    change(held)
    path.write_bytes(held)
    return bytes(held)


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("place", "change"),
    [(b"case_name", b"case\xe6name"), (b"CREATE TABLE results", b"CREATE TABLX results")],
)
def test_a_file_that_does_not_say_what_it_holds_is_damaged(
    place: bytes, change: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def rename(held: bytearray) -> None:
        start = held.index(place)
        held[start : start + len(change)] = change

    path = tmp_path / "s.sqlite"
    before = damaged(path, rename)
    with Store(path) as store:
        store.add(many(5))
    assert "s.sqlite was damaged: 0 results of it are kept, others" in capsys.readouterr().err
    assert (tmp_path / "s.sqlite.damaged").read_bytes() == before
    with Store(path) as store:
        assert len(store.known()) == 5


@pytest.mark.parametrize(("place", "left"), [(18, 10), (47, 0)])  # bytes that say in which format
def test_a_file_in_no_format_that_is_known_is_damaged(
    place: int, left: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "s.sqlite"
    before = damaged(path, lambda held: held.__setitem__(place, 0xAA))
    with Store(path) as store:
        assert len(store.known()) == left
    assert f"s.sqlite was damaged: {left} results of it are kept, others" in capsys.readouterr().err
    assert (tmp_path / "s.sqlite.damaged").read_bytes() == before


@pytest.mark.parametrize("place", [0, 19, in_sweep(16), in_sweep(21)])
def test_what_follows_first_bytes_that_are_damaged_is_kept(
    place: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "s.sqlite"
    before = damaged(path, lambda held: held.__setitem__(place, 0xAA))
    with Store(path) as store:
        assert sorted(store.rows(store.known())) == sorted(many(10))
    assert "s.sqlite was damaged: 10 results of it are kept, others" in capsys.readouterr().err
    assert (tmp_path / "s.sqlite.damaged").read_bytes() == before


def test_a_row_that_says_nothing_sensible_is_judged_again(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with Store(path) as store:
        store.add(many(3))
        with store.database:
            store.database.execute("update results set verdict = 'AX' where key < '5'")
        left = store.database.execute("select count(*) from results where key >= '5'").fetchone()
    with Store(path) as store:
        assert (len(store.known()),) == left < (3,)


def test_a_damaged_file_in_use(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with Store(path) as store:
        store.add(many(2000))
    with Store(path) as store:
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xaa" * (path.stat().st_size - 4096))
        store.database.execute("pragma shrink_memory")
        with pytest.raises(ProblemError, match="malformed: start again; what can be read of it is"):
            store.known()


def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    with Store(tmp_path / "s.sqlite") as store:
        store.add(many(10))
        (pages,) = store.database.execute("pragma page_count").fetchone()
        store.database.execute(f"pragma max_page_count = {pages}")
        with pytest.raises(ProblemError, match="disk is full: make room on the disk and start ag"):
            store.add(many(2000))
    with Store(tmp_path / "s.sqlite") as store:
        assert len(store.known()) == 10


@pytest.mark.sweep
def test_a_damaged_file_is_said_in_one_line_and_judged_on(folder: Path) -> None:
    batch(folder, case="sample/1")
    path = folder / "results.sqlite"
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xaa" * (len(data) - 4096))
    done = batch(folder, case="sample/1")
    assert done.returncode == 1
    assert "results.sqlite was damaged: 0 results" in done.stderr
    assert "Traceback" not in done.stderr
    assert judged(done)[0] == 0


def test_a_file_that_can_be_run_is_another(tmp_path: Path) -> None:
    program = tmp_path / "light_up"
    program.write_text("#!/bin/sh\n")
    before = digest_of(program)
    program.chmod(0o755)
    assert digest_of(program) != before


def test_what_is_kept_of_a_damaged_file_goes_through_no_link(tmp_path: Path) -> None:
    """A class that others have packed may hold one, to any file of ours."""
    path, mine = tmp_path / "s.sqlite", tmp_path / "mine"
    before = damaged(path, lambda held: held.__setitem__(18, 0xAA))
    mine.write_text("mine")
    Path(f"{path}.damaged").symlink_to(mine)
    with Store(path):
        assert Path(f"{path}.damaged").read_bytes() == before
    assert mine.read_text() == "mine"


DAY = 24 * 3600.0


def test_what_nothing_has_asked_for_for_long_goes_when_it_is_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [row.key for row in many(10)]
    with Store(tmp_path / "s.sqlite") as store:
        store.add(many(10))
        for days, most, asked, left in (
            (99, 3, keys[:2], 10),  # not for long
            (101, 8, keys[:2], 10),  # not much
            (101, 6, keys[:3], 3),
            (-500, 0, keys[:1], 3),  # a clock that was set back
            (90, 0, keys[:1], 3),
            (202, 0, keys[:1], 1),
        ):
            now = time() + days * DAY
            monkeypatch.setattr(store_module, "time", lambda now=now: now)
            monkeypatch.setattr(store_module, "MUCH", most)
            store.tidy(asked)
            assert len(store.known()) == left, days


@pytest.mark.sweep
def test_what_a_start_has_asked_for_is_in_use(folder: Path) -> None:
    path = folder / "results.sqlite"
    for _ in range(2):
        batch(folder, case="sample/1")
        with closing(sqlite3.connect(path)) as database, database:
            used = {day for (day,) in database.execute("select used from results")}
            assert used <= {store_module.today(), store_module.today() - 1}
            database.execute("update results set used = 0")


def test_a_file_of_before_is_taken_over_and_what_is_in_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "s.sqlite"
    with Store(path) as store:
        store.add(many(10))
        with store.database:
            store.database.execute("alter table results drop column used")
            store.database.execute("pragma user_version = 1")
    monkeypatch.setattr(store_module, "MUCH", 0)
    with Store(path) as store:
        store.tidy([])
        assert list(store.rows(sorted(store.known()))) == sorted(many(10))
        store.add(many(12))
        assert len(store.known()) == 12
    monkeypatch.setattr(store_module, "VERSION", 1)
    with pytest.raises(ProblemError, match="was written by another version of the judge"):
        Store(path)
