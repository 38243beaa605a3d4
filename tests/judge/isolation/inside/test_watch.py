"""How much space files take, also those that hide it."""

import os
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

import pytest

from judge.isolation.limits import MIB
from tests.helpers.inside import load

NOBODY = 65534
watch = load("watch")


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
