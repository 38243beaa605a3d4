"""Solution files as modules."""

import pytest

from ground import solutions


def test_every_file_is_a_module_of_its_own() -> None:
    names = sorted(path.name for path in solutions.FOLDER.glob("*.py"))
    assert names
    for name in names:
        module = solutions.load(name)
        assert f"{module.__name__}.py" == name
        assert solutions.load(name) is not module


def test_what_is_no_file_is_said() -> None:
    with pytest.raises(OSError, match="nobody"):
        solutions.load("nobody.py")
    with pytest.raises(ImportError, match="is not a Python file"):
        solutions.load("nobody.txt")
