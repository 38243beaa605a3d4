"""Which files of a folder are its program's, and in which of them it begins."""

from collections.abc import Sequence
from pathlib import Path

from judge.sources import java
from judge.sources.copying import java_code

MAINS = {"main": 0, "__main__": 1, "index": 2}  # where a folder begins: the first of these


def is_hidden(path: Path) -> bool:
    """Whether a name in it begins with a dot, as of what editors, git and systems leave there."""
    return any(name.startswith(".") for name in path.parts)


def parts_of(folder: Path) -> list[Path]:
    """The files in it that may be of its program, as seen from there."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return [path for path in files if not is_hidden(path)]


def sources_in(folder: Path, suffixes: Sequence[str]) -> list[Path]:
    """The files of its own, as seen from there: a link leads nowhere where programs run.

    Those that are hidden count only where there are no others.
    """
    found = sorted(
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.suffix.lower() in suffixes and path.is_file() and not path.is_symlink()
    )
    return [path for path in found if not is_hidden(path)] or found


def main_source(folder: Path, sources: Sequence[Path], of_java: bool) -> Path:
    """The file with which the program begins: the only one, or the one that is called so.

    What lies deeper is a library.  But where a class of Java lies, its package says.
    """
    if of_java:
        mains = [path for path in sources if java.has_main(java_code(folder / path))]
        return min(mains or sources, key=lambda path: (path.stem != "Main", len(path.parts), path))
    named = [path for path in sources if path.stem in MAINS]
    return min(named or sources, key=lambda path: (len(path.parts), MAINS.get(path.stem, 0), path))
