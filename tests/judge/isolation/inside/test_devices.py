"""Devices that nobody changes any more, though all write into them."""

import errno
import os
from pathlib import Path

import pytest

from tests.helpers.inside import in_a_child, load

devices = load("devices")
DEVICE = Path(os.devnull)


@pytest.mark.skipif(os.geteuid() != 0, reason="it is for root")
def test_a_device_of_the_machine_stays_as_it_is() -> None:
    mode = DEVICE.stat().st_mode

    def write() -> int:
        devices.leave()
        devices.make_read_only(os.fsencode(DEVICE))
        return DEVICE.write_bytes(b"42") - 2

    def change() -> None:
        devices.leave()
        devices.make_read_only(os.fsencode(DEVICE))
        DEVICE.chmod(mode)

    assert in_a_child(write) == 0
    assert in_a_child(change) == errno.EROFS
    DEVICE.chmod(mode)  # for nobody else


def test_why_there_are_no_mounts_of_our_own_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(devices, "leave", refused)
    monkeypatch.setattr("sys.argv", ["-c", "inside", "--", "/bin/true"])
    with pytest.raises(SystemExit, match="no mounts of our own for root: Operation not permitted"):
        devices.main()


def test_a_device_that_is_missing_is_left_to_bubblewrap_which_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(devices, "leave", lambda: None)
    monkeypatch.setattr("sys.argv", ["-c", "inside", f"{tmp_path}/gone", "--", "/bin/true"])
    begun = list[list[str]]()
    monkeypatch.setattr("os.execve", lambda *words: begun.append(words[1]))
    devices.main()
    assert begun == [["/bin/true"]]
