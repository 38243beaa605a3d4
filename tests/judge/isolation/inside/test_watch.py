"""What is watched: the program's own time, and how much space files take, also hidden ones."""

import json
import marshal
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from types import SimpleNamespace

import pytest

from judge.isolation.limits import MIB, Limits
from tests.helpers.inside import load
from tests.helpers.processes import wait_until

NOBODY = 65534
watch = load("watch")
LOOP = "import time\nwhile time.process_time() < 0.3: pass"


def watched(folder: str, before: float, later: float) -> dict:
    """The figures of a program that works for 0.3 s, and says what it took before, and when."""
    count = load("counts").Looks()
    count.begin()
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    start, command = time.perf_counter(), [sys.executable, "-S", "-c", LOOP]
    theirs.send(marshal.dumps((0, before, start + later)))
    theirs.close()
    started = os.posix_spawn(command[0], command, {}), start, ours
    limits = Limits(cpu=5, memory=64 << 30)  # it is forked from the tests, which may be large
    request, setup = limits.request(command), {"folder": folder, "own folders": []}
    return watch.Watch(setup, request, started, [], count).result()


@pytest.mark.sweep
def test_what_was_before_the_program_does_not_count(tmp_path: Path) -> None:
    """It may have had to confine itself, and both clocks start when it says."""
    reply = tmp_path / "reply"
    pid = os.fork()  # all children of the one that watches are ended
    if not pid:
        try:
            replies = watched(str(tmp_path), 0, 0), watched(str(tmp_path), 0.2, -100)
            reply.write_text(json.dumps(replies))
        finally:
            os._exit(0)
    os.waitpid(pid, 0)
    whole, less = json.loads(reply.read_text())
    assert whole["end"] == less["end"] == "exit"
    assert whole["cpu"] >= 0.3 > less["cpu"] >= 0.1
    assert 0.3 <= whole["wall"] < 100 < less["wall"]


def quick(folder: Path) -> dict:
    """The figures of a program that has filled a folder before anybody has looked at it."""
    supervisor, count = load("supervisor"), load("counts").Looks()
    command = [sys.executable, "-S", "-c", "import time; time.sleep(0.5)"]

    def start(*_: object) -> tuple[int, float, None]:
        (folder / "large").write_bytes(bytes(2 * MIB))
        return os.posix_spawn(command[0], command, {}, setsid=True), time.perf_counter(), None

    supervisor.start_program = start
    limits = Limits(cpu=5, memory=64 << 30, disk=MIB)
    request = limits.request(command) | {"filled": [str(folder)]}
    setup = {"folder": str(folder.parent / "work"), "own folders": []}
    return supervisor.run(setup, request, [], count, None)


def test_what_a_program_fills_at_once_counts(tmp_path: Path) -> None:
    reply, folder = tmp_path / "reply", tmp_path / "filled"
    folder.mkdir()
    (tmp_path / "work").mkdir()
    (folder / "given").write_bytes(bytes(2 * MIB))
    pid = os.fork()
    if not pid:
        try:
            reply.write_text(json.dumps(quick(folder)))
        finally:
            os._exit(0)
    os.waitpid(pid, 0)
    assert json.loads(reply.read_text())["end"] == "disk"


@pytest.mark.parametrize(
    ("waited", "by", "breach"),
    [(0, 1, "wall"), (30, 1, ""), (30, 20, ""), (30, 21, "wall"), (0, 0, "")],
)
def test_to_wait_for_a_core_is_no_delay_of_the_program(
    waited: float, by: float, breach: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`by` so many seconds it is late; it may take at most twice as long as where it need not."""
    limits = Limits(cpu=6)
    late = watch.Watch.__new__(watch.Watch)
    late.pid, late.ends, late.start = 0, {}, time.perf_counter() - limits.wall - by + 0.5
    late.request, late.count = limits.request([]), SimpleNamespace(look=lambda _: "", seconds=int)
    monkeypatch.setattr(watch.Watch, "late_breach", lambda *_: "")
    monkeypatch.setattr(watch, "waited", lambda _: waited)
    assert late.breach() == breach
    late.ends = {0: (0, 0)}  # nobody knows any more how long it has waited
    monkeypatch.setattr(watch, "waited", lambda _: 0)
    assert late.breach() == ""


@pytest.mark.parametrize(
    ("looks", "breach"),
    [([0.02] * 1100, "wall"), ([0.5] * 45, "wall"), ([30, 0.02], ""), ([45, 0.02], "wall")],
)
def test_where_all_stands_still_that_is_no_delay_of_the_program(
    looks: list[float], breach: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container that is paused: it may take 20 s, and ends when nobody looks any more."""
    limits, now, left = Limits(cpu=6), [0.0], [*looks]

    def poll(_: float) -> list[tuple[int, int]]:
        now[0] += left.pop(0)
        return []

    def collect(one: SimpleNamespace) -> None:
        one.ends = {} if left else {os.getpid(): (0, 0)}

    system = SimpleNamespace(register=lambda *_: None, poll=poll)
    monkeypatch.setattr(watch, "select", SimpleNamespace(poll=lambda: system, POLLIN=1))
    monkeypatch.setattr(watch, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(watch, "waited", lambda _: 0)
    monkeypatch.setattr(watch.Watch, "collect", collect)
    monkeypatch.setattr(watch.Watch, "late_breach", lambda *_: "")
    count = SimpleNamespace(look=lambda _: "", seconds=int)
    request = limits.request([]) | {"filled": []}
    one = watch.Watch({}, request, (os.getpid(), 0.0, None), [], count)
    assert one.until_the_end() == breach


def test_who_shares_a_core_waits_for_it() -> None:
    core = {min(os.sched_getaffinity(0))}
    both = [
        subprocess.Popen(
            [sys.executable, "-S", "-c", "while True: pass"],
            preexec_fn=lambda: os.sched_setaffinity(0, core),
        )
        for _ in range(2)
    ]
    try:
        assert wait_until(lambda: all(watch.waited(process.pid) > 0.05 for process in both))
    finally:
        for process in both:
            process.kill()
            process.wait()
    assert watch.waited(both[0].pid) == 0


def test_who_starts_a_program_waits_where_that_does() -> None:
    """Else a script that starts it was TLE on a busy machine, where it by itself is not."""
    core = {min(os.sched_getaffinity(0))}
    loop = f"exec {shlex.quote(sys.executable)} -S -c 'while True: pass'"
    both = [
        subprocess.Popen(
            ["/bin/sh", "-c", f"({loop}); true"],
            preexec_fn=lambda: os.sched_setaffinity(0, core),
            start_new_session=True,
        )
        for _ in range(2)
    ]
    try:
        assert wait_until(lambda: all(watch.waited(process.pid) > 0.5 for process in both))
    finally:
        for process in both:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def test_processes_that_end_without_end_are_not_noted_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On many cores they may end faster than they are noted, and no limit would be looked at."""
    busy, ended = watch.Watch.__new__(watch.Watch), iter(range(1, 100_000))
    busy.ends = {}
    spent = SimpleNamespace(ru_maxrss=1)
    monkeypatch.setattr(watch.os, "wait4", lambda *_: (next(ended), 0, spent))
    assert busy.collect()
    assert 0 < len(busy.ends) < 99_999


def test_files_of_all_folders_count(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "one").write_bytes(b"x" * 5000)
    (tmp_path / "a" / "b" / "two").write_bytes(b"x" * 5000)
    assert 10_000 <= watch.size_within(str(tmp_path), MIB) < 40_000


def test_what_lies_behind_a_link_is_not_the_programs(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/")
    assert watch.size_within(str(tmp_path / "link"), MIB) == 0


def test_space_beyond_the_end_of_a_file_counts(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, MIB)
        file.truncate(0)
        file.write(b"x" * MIB)
        file.flush()
        os.truncate(file.fileno(), 10)
    sparse = tmp_path / "sparse"
    sparse.touch()
    os.truncate(sparse, MIB)
    assert watch.size_within(str(tmp_path), 9 * MIB) >= MIB


def test_small_files_and_many_levels_count(tmp_path: Path) -> None:
    for number in range(100):
        (tmp_path / str(number)).touch()
    assert watch.size_within(str(tmp_path), MIB) >= 100 * watch.LEAST
    deep = tmp_path
    for _ in range(watch.LEVELS + 2):
        deep /= "d"
        deep.mkdir()
    assert watch.size_within(str(tmp_path), MIB) > MIB


@pytest.fixture
def ordinary(tmp_path: Path) -> Iterator[None]:
    """A user to whom something can be closed, in a folder that is not; nothing is to root."""
    own = os.geteuid()
    tmp_path.chmod(0o777)
    with chdir(tmp_path):
        os.seteuid(own or NOBODY)
        try:
            yield
        finally:
            os.seteuid(own)


@pytest.mark.usefixtures("ordinary")
def test_a_closed_folder_is_too_much() -> None:
    Path("closed").mkdir()
    assert watch.size_within(".", MIB) < MIB
    Path("closed").chmod(0)
    assert watch.size_within(".", MIB) > MIB
    Path("closed").chmod(0o700)


def test_the_space_of_a_file_system_counts_files_without_a_name() -> None:
    folder = Path("/dev/shm")
    before = watch.space_of(str(folder))
    with (folder / f"of-the-test-{os.getpid()}").open("wb") as file:
        Path(file.name).unlink()
        file.write(b"x" * MIB)
        file.flush()
        assert watch.space_of(str(folder)) >= min(before, MIB)


MAPPED = """
import mmap, os, sys
file = os.open("file", os.O_RDWR | os.O_CREAT)
os.truncate(file, 1 << 20)
held = mmap.mmap(file, 4096)
os.closerange(3, 50)
os.unlink("file")
os.write(1, b".")
sys.stdin.read()
"""


def test_a_file_that_is_in_memory_alone_is_too_much(tmp_path: Path) -> None:
    """Nothing tells how large it is."""
    devices, places = {tmp_path.stat().st_dev}, [str(tmp_path)]
    command = [sys.executable, "-S", "-c", MAPPED]
    assert watch.nameless_on(devices, places) < watch.NO_LIMIT
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, stdin=pipe, stdout=pipe) as child:
        assert child.stdout.read(1) == b"."
        assert watch.nameless_on(devices, places) == watch.NO_LIMIT
        child.stdin.close()


OPEN = """
import mmap, os, sys
file = os.open("file", os.O_RDWR | os.O_CREAT)
os.truncate(file, 1 << 20)
held = mmap.mmap(file, 4096)
os.write(1, b".")
sys.stdin.read()
"""


def test_a_file_that_is_removed_while_we_look_is_seen_the_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is still open: how large it is can be told."""
    look, place = watch.mapped_in, str(tmp_path)

    def removing(*what: object) -> set[int]:
        (tmp_path / "file").unlink(missing_ok=True)
        return look(*what)

    monkeypatch.setattr(watch, "mapped_in", removing)
    request = Limits(cpu=5).request([]) | {"filled": [(place, 0)]}
    setup = {"own folders": [], "folder": place}
    pipe = subprocess.PIPE
    command = [sys.executable, "-S", "-c", OPEN]
    with subprocess.Popen(command, cwd=place, stdin=pipe, stdout=pipe) as child:
        assert child.stdout.read(1) == b"."
        one = watch.Watch(setup, request, (os.getpid(), 0.0, None), [], None)
        assert one.space() < watch.NO_LIMIT
        assert not (tmp_path / "file").exists()
        child.stdin.close()


@pytest.mark.parametrize(
    ("number", "resident", "end"),
    [
        (signal.SIGSEGV, 64 * MIB, "memory"),
        (signal.SIGSEGV, 64 * MIB - 1, "exit"),
        (signal.SIGABRT, 64 * MIB, "exit"),
    ],
)
def test_a_stack_that_takes_all_memory_is_too_much(
    number: int, resident: int, end: str, tmp_path: Path
) -> None:
    """Which of the two limits is met first is chance: they are the same.

    What the kernel has counted may be what it keeps of files that were read: no stack.
    """
    count = SimpleNamespace(
        total=lambda: 0.1, peak=lambda *_: (64 * MIB, ""), was_full=lambda _: True
    )
    request = Limits(cpu=1, memory=64 * MIB).request([])
    setup = {"folder": str(tmp_path), "own folders": []}
    one = watch.Watch(setup, request | {"filled": []}, (7, 0.0, None), [], count)
    one.ends = {7: (number, resident)}
    assert one.judged("", 0.1)["end"] == end
