"""The pages of the docs, and the commands on them.

A command is a line set in by four blanks, a line after `$ ` in a console block, or code within a
sentence, that begins with a program of PROGRAMS; what follows two blanks is a remark.
"""

import os
import re
import shutil
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

from tests.helpers.cases import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAMS = r"(?:[A-Z_]+=\S+ )?(?:make|python3|apt|(?:\.venv/bin/)?(?:python|pip|dask))"
COMMAND = re.compile(rf"    ({PROGRAMS} .*)")
INLINE = re.compile(rf"`({PROGRAMS} [^`\n]+)`")


def commands(page: Path) -> Iterator[tuple[str, str | None]]:
    """(command, what it prints if the page says so), from the top to the bottom of a page."""
    text = page.read_text()
    for part in re.split(r"(```console\n.*?```\n)", text, flags=re.DOTALL):
        if part.startswith("```console"):
            command, shown = part.split("$ ", 1)[1].removesuffix("```\n").split("\n", 1)
            yield command, re.sub(r" +# .*", "", shown)
        else:
            for line in part.splitlines():
                found = COMMAND.match(line)
                some = [found[1].split("  ")[0]] if found else INLINE.findall(line)
                yield from ((command, None) for command in some)


def told_by(page: Path) -> dict[str, str | None]:
    """{command: what it prints if the page says so}, of those that no page before says alike."""
    before = {bare(said) for other in PAGES[: PAGES.index(page)] for said in commands(other)}
    return dict(said for said in commands(page) if bare(said) not in before)


def bare(said: tuple[str, str | None]) -> tuple[str, str | None]:
    """The same for a Python that is found by its name, as in a test."""
    return said[0].removeprefix(".venv/bin/"), said[1]


@cache
def own_paths() -> list[str]:
    """All files and folders of the project, but not the packages that npm installs there."""
    rooms = (room for room in ROOT.glob("[a-z]*") if room.name != "node_modules")
    return [str(path) for room in rooms for path in room.rglob("*")]


def like(folder: Path, place: Path, written: Container[str]) -> Path:
    """The same files in another place; folders are links to them but for those that are written."""
    place.mkdir()
    for path in folder.iterdir():
        if path.is_dir() and path.name in written:
            shutil.copytree(path, place / path.name, copy_function=os.link)
        elif path.is_dir() or path.is_symlink():
            (place / path.name).symlink_to(path)
        else:
            os.link(path, place / path.name)
    return place
