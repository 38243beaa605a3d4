"""Control groups: where they can be made, what they hold, and that none is left."""

import os
import subprocess
from pathlib import Path

import pytest

from judge.isolation import cgroup
from judge.isolation.cgroup import Account, Group, NoGroups, Place
from judge.isolation.keeper import Keeper

MIB = 1 << 20


@pytest.fixture
def group() -> Group:
    """A group, where there can be one."""
    try:
        return Group(64 * MIB, 20)
    except NoGroups as error:
        pytest.skip(str(error))


def test_a_group_is_removed_with_all_that_are_in_it(group: Group) -> None:
    files = group.opened()
    enter = [file for name, file in files.items() if name.startswith("enter ")]
    process = subprocess.Popen(
        ["/bin/sleep", "60"], preexec_fn=lambda: [os.write(file, b"0") for file in enter]
    )
    for file in files.values():
        os.close(file)
    assert all(cgroup.processes_in(folder) == [process.pid] for folder in group.folders.values())
    group.remove()
    assert process.wait(10) < 0
    assert not any(folder.exists() for folder in group.folders.values())


def test_what_a_killed_judge_has_left_is_removed(group: Group) -> None:
    dead = subprocess.Popen(["/bin/true"])
    dead.wait()
    for folder in group.folders.values():
        left = folder.with_name(f"{cgroup.PREFIX}{dead.pid}-0")
        left.mkdir()
        cgroup.remove_old(folder.parent)
        assert not left.exists()
        assert folder.exists()
    group.remove()


@pytest.mark.parametrize(
    ("peak", "end"), [(30 * MIB, "short"), (64 * MIB, "memory"), (0, "memory")]
)
def test_a_supervisor_that_is_killed_though_all_held_little_is_killed_for_others(
    peak: int, end: str, group: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was the program's fault, and kept for good; older kernels do not tell."""
    told = {"peak": peak, "memory events": 1}
    monkeypatch.setattr(Group, "count", lambda _, name, __: told.get(name, 0))
    monkeypatch.setattr(Keeper, "close", lambda _: True)
    keeper = object.__new__(Keeper)
    keeper.group = group
    assert keeper.gone(Account()).end == end
    group.remove()


def prepare(folder: Path, monkeypatch: pytest.MonkeyPatch, *mounts: str) -> None:
    """A machine on which these are mounted."""
    monkeypatch.setattr(cgroup, "own_groups", lambda: dict.fromkeys(["", *mounts], "/user/me"))
    for kind in mounts:
        (folder / kind / "user" / "me").mkdir(parents=True)
    monkeypatch.setattr(
        cgroup, "mounted", lambda: [(kind, ("/", folder / kind)) for kind in mounts]
    )
    cgroup.find.cache_clear()
    monkeypatch.setattr(cgroup, "find", cgroup.find.__wrapped__)


def test_version_1_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(tmp_path, monkeypatch, "memory", "cpuacct", "pids")
    place = cgroup.find()
    assert place.version == 1
    assert place.folders["pids"] == tmp_path / "pids" / "user" / "me"


def test_version_2_is_found_where_it_was_given_to_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path, monkeypatch, "")
    folder = tmp_path / "user" / "me"
    (folder / "cgroup.procs").write_text(f"{os.getpid()}\n")
    (folder / "cgroup.subtree_control").write_text("")
    assert cgroup.find() == Place(2, {"": folder})
    assert (folder / "cgroup.subtree_control").read_text() == "+memory +pids"
    assert (folder / "judge-itself" / "cgroup.procs").read_text() == str(os.getpid())


def test_version_2_of_others_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(tmp_path, monkeypatch, "")
    (tmp_path / "user" / "me" / "cgroup.procs").write_text(f"1\n{os.getpid()}\n")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(NoGroups, match="systemd-run"):
        cgroup.find()


def test_a_place_below_a_mounted_group() -> None:
    assert cgroup.folder_of("/a/b", "/a", Path("/mnt")) == Path("/mnt/b")
    assert cgroup.folder_of("/a/b", "/", Path("/mnt")) == Path("/mnt/a/b")
    assert cgroup.folder_of("/elsewhere", "/a", Path("/mnt")) == Path("/mnt")


def test_this_machine_can_be_asked() -> None:
    mounted = dict(cgroup.mounted())
    known = [kind for kind in cgroup.own_groups() if kind in mounted]
    assert all(point.is_dir() for _, point in map(mounted.get, known))


def test_names_of_any_bytes_are_read(tmp_path: Path) -> None:
    (tmp_path / "mountinfo").write_bytes(b"1 /caf\xe9 \xc2\x85\n2 /b\n")
    lines = cgroup.kernel_lines(str(tmp_path / "mountinfo"))
    assert [os.fsencode(line) for line in lines] == [b"1 /caf\xe9 \xc2\x85", b"2 /b"]


def test_what_cannot_be_read_is_not_left_open(
    group: Group, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(group.paths, "cpu", tmp_path)  # it is opened, and not read
    held = {*Path("/proc/self/fd").iterdir()}
    assert group.count("cpu", b"") == 0
    assert {*Path("/proc/self/fd").iterdir()} <= held
    group.remove()


def test_where_one_file_cannot_be_opened_none_is_left_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path, monkeypatch, "memory", "cpuacct", "pids")
    group = Group(64 * MIB, 20)  # in plain folders, which hold its limits alone
    held = {*Path("/proc/self/fd").iterdir()}
    with pytest.raises(FileNotFoundError, match=r"cgroup\.procs"):
        group.opened()
    assert {*Path("/proc/self/fd").iterdir()} <= held
