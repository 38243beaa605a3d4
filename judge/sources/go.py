"""What of a folder `go build` takes: in a module it is told the package, else its files.

Of a package it passes over the files for other systems, of which it would take all that are named.
"""

import re
from collections.abc import Collection
from pathlib import Path

NO_PACKAGE = re.compile(r"[^\w.~+/-]", re.A)  # in the path of a folder, which no package has then


def words_for(
    folder: Path, place: str, main: Path, sources: Collection[Path]
) -> dict[str, list[str]]:
    """What stands for what in its command; it is not to ask git about the folder."""
    roots = [part for part in main.parents if is_module(folder / part)]
    if roots and not NO_PACKAGE.search(main.parent.relative_to(roots[0]).as_posix()):
        return {"{beside}": ["-buildvcs=false", "."]}
    return {"{beside}": [f"{place}/{path}" for path in sources if path.parent == main.parent]}


def is_module(folder: Path) -> bool:
    """Whether a file there names a module; a link leads nowhere where programs are compiled."""
    path = folder / "go.mod"
    return path.is_file() and not path.is_symlink()
