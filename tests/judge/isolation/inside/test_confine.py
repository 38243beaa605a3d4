"""What a process does to itself before it becomes a program."""

import errno
import fcntl
import os
import socket
import struct
from pathlib import Path

from judge.isolation.filter import filter_for
from tests.helpers.inside import in_a_child, load

confine = load("confine")
CLONE = 0x40049409  # FICLONE of linux/fs.h


def test_a_confined_process_has_no_privileges_and_no_sockets() -> None:
    def privileges() -> int:
        confine.confine(filter_for(landlock=True, counted=True), None)
        lines = Path("/proc/self/status").read_text().splitlines()
        status = dict(line.split(":\t", 1) for line in lines if ":\t" in line)
        named = status["CapEff"].strip(), status["CapPrm"].strip(), status["NoNewPrivs"].strip()
        return 0 if named == ("0" * 16, "0" * 16, "1") else 1

    def network() -> int:
        confine.confine(filter_for(landlock=False, counted=True), None)
        return socket.socket().fileno()

    assert in_a_child(privileges) == 0
    assert in_a_child(network) == 1  # EPERM


def test_a_confined_process_may_signal_only_itself() -> None:
    def other() -> None:
        confine.confine(filter_for(landlock=True, counted=True), None)
        os.kill(os.getppid(), 0)

    def itself() -> None:
        confine.confine(filter_for(landlock=True, counted=True), None)
        os.kill(os.getpid(), 0)

    assert in_a_child(other) == 1  # EPERM
    assert in_a_child(itself) == 0


def test_files_are_copied_where_a_volume_may_not_be_asked_for_a_clone(tmp_path: Path) -> None:
    """Python's pathlib goes on with another way after this error alone."""

    def clone() -> None:
        with (tmp_path / "one").open("wb") as one, (tmp_path / "other").open("wb") as other:
            confine.confine(filter_for(landlock=False, counted=True), None)
            fcntl.ioctl(other, CLONE, one.fileno())

    assert in_a_child(clone) == errno.EOPNOTSUPP


def test_a_filter_that_makes_no_sense_is_an_error() -> None:
    broken = struct.pack("<HBBI", 0xFFFF, 0, 0, 0)
    assert in_a_child(lambda: confine.confine(broken, None)) == 22  # EINVAL
