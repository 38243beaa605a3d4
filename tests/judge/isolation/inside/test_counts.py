"""What a program uses: as files of control groups say, and as processes look."""

import errno
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.isolation.limits import MIB, Limits
from tests.helpers.inside import load

counts = load("counts")
REQUEST = Limits(cpu=1, memory=100 * MIB, processes=3, threads=10).request(["/bin/true"])
FILES = {
    "peak": "4096\n",
    "memory": "4096\n",
    "memory events": "low 0\noom 0\noom_kill 2\n",
    "cpu": "usage_usec 1000000\nuser_usec 1\n",
    "tasks": "1\n",
    "tasks refused": "max 0\n",
    "most tasks": "9\n",
}


@pytest.fixture
def files(tmp_path: Path) -> Iterator[dict[str, int]]:
    """Files as those of a control group of version 2, which say the same until they change."""
    opened = {}
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
        opened[name] = os.open(tmp_path / name, os.O_RDWR)
    yield opened
    for file in opened.values():
        os.close(file)


def change(files: dict[str, int], name: str, text: str) -> None:
    """Have a file say something else."""
    os.truncate(files[name], 0)
    os.pwrite(files[name], text.encode(), 0)


def test_a_group_says_what_a_run_has_used(files: dict[str, int]) -> None:
    group = counts.Group(files, nanoseconds=False)
    group.begin()
    group.go()
    assert group.look(REQUEST) == ""
    change(files, "cpu", "usage_usec 1250000\n")
    assert group.total() == pytest.approx(0.25, abs=0.01)  # of which ours is taken
    change(files, "peak", f"{5 * MIB + 4096}\n")
    assert group.peak(REQUEST, MIB) == (5 * MIB, "")
    assert group.peak(REQUEST, 7 * MIB) == (7 * MIB, "")
    assert group.peak(REQUEST, 120 * MIB) == (100 * MIB, "")  # of libraries, which are not counted


def test_who_is_killed_has_no_successor_and_the_next_program_may_begin(
    files: dict[str, int],
) -> None:
    group = counts.Group(files, nanoseconds=False)
    change(files, "most tasks", "")
    os.lseek(files["most tasks"], 0, os.SEEK_SET)
    group.no_more()
    assert group.read("most tasks") == b"0"
    change(files, "most tasks", "")
    os.lseek(files["most tasks"], 0, os.SEEK_SET)
    group.begin()
    assert group.read("most tasks") == b"9\n"


def test_the_time_of_the_supervisor_is_left_out(files: dict[str, int]) -> None:
    group = counts.Group(files, nanoseconds=False)
    group.begin()
    start = time.process_time()
    while time.process_time() < start + 0.1:
        pass
    change(files, "cpu", "usage_usec 1350000\n")
    group.leave_out(0.05)
    assert group.total() == pytest.approx(0.2, abs=0.01)


@pytest.mark.parametrize("now", [MIB, 5 * MIB])
def test_the_least_that_was_held_before_the_program_is_not_its_own(
    files: dict[str, int], now: int
) -> None:
    """What the last one has printed is let go meanwhile, and what the next held as it waited."""
    group = counts.Group(files, nanoseconds=False)
    change(files, "memory", f"{3 * MIB}\n")
    group.begin()
    change(files, "memory", f"{now}\n")
    group.go()
    change(files, "peak", f"{10 * MIB}\n")
    assert group.peak(REQUEST, 0) == (10 * MIB - min(now, 3 * MIB), "")


@pytest.mark.parametrize(
    ("name", "text", "breach"),
    [("memory events", "oom_kill 3\n", "memory"), ("tasks refused", "max 1\n", "threads")],
)
def test_a_group_says_what_is_broken(
    files: dict[str, int], name: str, text: str, breach: str
) -> None:
    group = counts.Group(files, nanoseconds=False)
    group.begin()
    change(files, name, text)
    assert group.look(REQUEST) == breach


@pytest.mark.parametrize(("peak", "full"), [(30 * MIB, False), (99 * MIB, True), (None, True)])
def test_who_was_killed_though_all_held_little_is_not_to_blame(
    files: dict[str, int], peak: int | None, full: bool
) -> None:
    """Others have filled the machine or its container; older kernels do not tell."""
    change(files, "peak", f"{peak}\n")
    known = {name: file for name, file in files.items() if peak or name != "peak"}
    assert counts.Group(known, nanoseconds=False).was_full(REQUEST) == full


def test_a_group_of_version_1_counts_nanoseconds(files: dict[str, int]) -> None:
    change(files, "cpu", "1000000000\n")
    group = counts.Group(files, nanoseconds=True)
    group.begin()
    change(files, "cpu", "1500000000\n")
    assert group.seconds() == pytest.approx(0.5, abs=0.01)


def test_looks_see_what_a_process_holds() -> None:
    code = "import sys; held = bytearray(b'x') * (30 << 20); print(1, flush=True); input()"
    looks = counts.Looks()
    looks.begin()
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.readline()
        resident, tables, threads = counts.size(process.pid)
        assert 30 * MIB < resident < 60 * MIB
        assert tables > 0
        assert threads == 1
        assert counts.proportional(process.pid) > 30 * MIB
        assert process.pid in set(counts.descendants())
        process.communicate(b"\n")


def test_who_still_has_its_parents_memory_does_not_count_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As between vfork and exec, while other threads go on.  But it counts if it goes on so."""
    looks = counts.Looks()
    looks.begin()
    monkeypatch.setattr(counts, "descendants", lambda: iter([1, 2]))
    monkeypatch.setattr(counts, "times", lambda process: (b"%d" % process, process - 1, 0.0, 0.0))
    monkeypatch.setattr(counts, "size", lambda process: (70 * MIB + 4096 * process, 0, 1))
    monkeypatch.setattr(counts, "proportional", lambda _: 70 * MIB)
    monkeypatch.setattr(counts, "waits", lambda process: process == 1)
    assert [looks.look(REQUEST), looks.look(REQUEST)] == ["", "memory"]


def test_a_parent_that_does_not_wait_hides_no_new_ones_as_large_as_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But one may begin its program, and hold less, while we look."""
    monkeypatch.setattr(counts, "descendants", lambda: iter([1, 2]))
    monkeypatch.setattr(counts, "times", lambda process: (b"", process - 1, 0.0, 0.0))
    monkeypatch.setattr(counts, "proportional", lambda _: 70 * MIB)
    monkeypatch.setattr(counts, "waits", lambda _: False)
    for later, breach, most in (70, "memory", 140), (1, "", 71):
        sizes = iter([70, 70, later])
        monkeypatch.setattr(counts, "size", lambda _, sizes=sizes: (next(sizes) * MIB, 0, 1))
        looks = counts.Looks()
        looks.begin()
        assert looks.look(REQUEST) == breach
        assert looks.most == most * MIB


def test_who_waits_for_a_child_to_begin_a_program_is_seen(tmp_path: Path) -> None:
    os.mkfifo(fifo := tmp_path / "fifo")
    opened = f"file_actions=[(os.POSIX_SPAWN_OPEN, 0, {str(fifo)!r}, os.O_RDONLY, 0)]"
    code = f"import os; os.posix_spawn('/bin/true', ['true'], {{}}, {opened})"
    until = time.monotonic() + 10
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        while not counts.waits(process.pid) and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(0.05)
        assert counts.waits(process.pid)  # it is no wait for a disk
        fifo.write_text("")
    assert not counts.waits(process.pid)
    assert not counts.waits(os.getpid())


def test_new_ones_that_hold_as_much_as_each_other_all_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though they are others at every look; but what they share counts once."""
    looks = counts.Looks()
    looks.begin()
    monkeypatch.setattr(counts, "descendants", lambda: iter([1, 2, 3]))
    monkeypatch.setattr(counts, "times", lambda process: (b"", process > 1, 0.0, 0.0))
    monkeypatch.setattr(counts, "size", lambda process: (60 * MIB * (process > 1), 0, 1))
    for share, breach in (30 * MIB, ""), (60 * MIB, "memory"):
        monkeypatch.setattr(counts, "proportional", lambda _, share=share: share)
        assert counts.Looks.look(looks, REQUEST) == breach
        looks.begin()


def test_what_is_swapped_out_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    assert counts.status(os.getpid()).keys() >= {b"VmRSS", b"VmSwap"}
    said = {b"VmRSS": 5, b"VmSwap": 7, b"VmPTE": 1, b"Threads": 1}
    monkeypatch.setattr(counts, "status", lambda _: said)
    assert counts.size(os.getpid()) == (12 * 1024, 1024, 1)


def test_looks_leave_out_what_was_before_the_program() -> None:
    looks = counts.Looks()
    looks.begin()
    loop = "import time\nwhile time.process_time() < 0.2: pass"
    subprocess.run([sys.executable, "-c", loop], check=True)
    assert looks.total() >= 0.2
    looks.leave_out(0.15)
    assert 0.05 <= looks.total() < 0.2


def test_a_process_that_is_gone_holds_nothing() -> None:
    process = subprocess.Popen(["/bin/true"])
    process.wait()
    assert counts.size(process.pid) == (0, 0, 0)
    assert counts.times(process.pid) == (b"", 0, 0.0, 0.0)


def test_who_cannot_look_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> list[str]:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(counts.os, "listdir", refuse)
    with pytest.raises(OSError, match="Too many open files"):
        list(counts.descendants())
