"""What a program may see and do, at one of two levels.

bwrap: bubblewrap shows it the system's programs, itself in /program, and /tmp, in a file system
of its own; there is no network, no other process, nothing of the judge's environment.  It is kept
for all cases of a program that leave it as it was; once /tmp was touched a new one is made.

landlock: nothing to install and no privileges.  The program stays among the others, but opens
only the same files, by Landlock; a filter of system calls keeps it from the network and from
other processes.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from judge.isolation import bubblewrap

BWRAP, LANDLOCK = "bwrap", "landlock"


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A level, and what is shown besides the system's own files."""

    level: str
    shown: tuple[str, ...] = ()  # files and folders
    hidden: tuple[str, ...] = ()  # folders, should they lie within what is shown
    given: tuple[str, ...] = ()  # files and folders that are shown even there
    program: str = ""  # the folder of the program
    writable: bool = False  # whether it may change that: it is a compiler
    scripted: bool = False  # whether a stranger's script tells it what to do

    def showing(self, *places: Path) -> "Sandbox":
        """One in which these files and folders can be read."""
        new = [str(place) for place in places if not bubblewrap.is_of_system(place)]
        return replace(self, shown=(*self.shown, *new))

    def giving(self, *places: Path) -> "Sandbox":
        """One in which these can be read even where they lie in a folder that is hidden."""
        return replace(self, given=(*self.given, *map(str, places)))

    def holding(self, program: Path, writable: bool = False) -> "Sandbox":
        """One with that folder as the program's."""
        return replace(self, program=str(program), writable=writable)

    def for_scripts(self) -> "Sandbox":
        """One for what strangers have written of how to compile."""
        return replace(self, scripted=True)

    def hiding(self, *folders: Path) -> "Sandbox":
        """One in which these are empty, or closed, should they lie within what is shown."""
        places = [place for path in folders for place in (str(path), os.path.realpath(path))]
        return replace(self, hidden=tuple(dict.fromkeys((*self.hidden, *places))))

    def place_of(self, path: str) -> str:
        """Where the program sees what is shown."""
        return bubblewrap.place_of(path) if self.level == BWRAP else path

    def place_of_program(self, folder: str) -> str:
        """Where the program sees its folder."""
        return bubblewrap.PROGRAM if self.level == BWRAP else folder

    def readable(self) -> Iterator[str]:
        """All that may be read besides the program, without what is hidden."""
        for place in (*bubblewrap.system(), *self.shown):
            yield from without(os.path.realpath(place), self.hidden)
        yield from self.given


def without(place: str, hidden: tuple[str, ...]) -> Iterator[str]:
    """The place, or where a hidden folder lies in it, all that lies beside it.

    A link is passed over: it may lead there, and what it leads to else has a name of its own.
    """
    if not any(Path(folder).is_relative_to(place) for folder in hidden):
        yield place
    elif place not in hidden:
        with os.scandir(place) as entries:
            for entry in entries:
                if not entry.is_symlink():
                    yield from without(entry.path, hidden)
