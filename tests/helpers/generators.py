"""The command line of the generators, in the process of the test."""

from collections.abc import Callable
from pathlib import Path

from generators.__main__ import main


def status(*options: str) -> int | str | None:
    """The exit status of a command line, which may leave by SystemExit."""
    try:
        return main(options)
    except SystemExit as left:
        return left.code


def made(name: str, options_of: Callable[[str], list[str]], folder: Path) -> tuple[str, str]:
    """(puzzle, answer) of this name, which are all that a command line with its options writes."""
    assert main([*options_of(name), "--out", str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == [f"{name}.ans", f"{name}.in"]
    return (folder / f"{name}.in").read_text(), (folder / f"{name}.ans").read_text()
