"""Messages of the supervisor, with files."""

import os
from pathlib import Path

import pytest

from tests.helpers.inside import load

messages = load("messages")


def test_a_message_brings_files_that_no_program_inherits(tmp_path: Path) -> None:
    ours, theirs = messages.pair()
    with (tmp_path / "file").open("w+") as file:
        messages.send(ours, {"said": 1}, [file.fileno(), file.fileno()])
        message, files = messages.receive(theirs)
        assert message == {"said": 1}
        assert len(files) == 2
        for copy in files:
            assert os.path.samestat(os.fstat(copy), os.fstat(file.fileno()))
    for copy in (*files, ours.fileno(), theirs.fileno()):
        assert copy >= messages.HIGH
        assert not os.get_inheritable(copy)
    for copy in files:
        os.close(copy)


def test_who_has_nobody_to_hear_from_ends() -> None:
    ours, theirs = messages.pair()
    ours.close()
    with pytest.raises(SystemExit):
        messages.receive(theirs)
    with pytest.raises(BrokenPipeError):
        messages.send(theirs, {})


def test_a_high_number_is_of_the_same_file() -> None:
    low = os.open(os.devnull, os.O_RDONLY)
    file = messages.out_of_the_way(low)
    assert os.path.samestat(os.fstat(file), Path(os.devnull).stat())
    with pytest.raises(OSError, match="Bad file"):
        os.fstat(low)
    os.close(file)
