"""What Cargo's file says of a program in Rust: its edition, and the library beside what is run."""

import re
from collections.abc import Collection
from pathlib import Path

from judge.sources.copying import text_of

USUAL = "2021"  # of editions, where none is named
LINE = re.compile(r"[ \t]*(?:\[([^\]]{1,99})\]|(name|edition|path)[ \t]*=[ \t]*[\"']([^\"'\0]+))")


def words_for(
    folder: Path, place: str, main: Path, sources: Collection[Path]
) -> dict[str, list[str]]:
    """What stands for what in its commands: where it has no library, there is no {crate}."""
    files = (folder / part / "Cargo.toml" for part in main.parents)
    file = next((file for file in files if file.is_file() and not file.is_symlink()), None)
    if file is None:
        return {"{edition}": [USUAL], "{extern}": []}
    root, said = file.parent.relative_to(folder), said_in(text_of(file))
    words = {"{edition}": [said.get("package edition", USUAL)], "{extern}": []}
    library = root / said.get("lib path", "src/lib.rs")
    name = said.get("lib name", said.get("package name", "")).replace("-", "_")
    if name.isidentifier() and library != main and library in sources:
        words["{extern}"] = ["--extern", f"{name}={place}/lib{name}.rlib"]
        words |= {"{crate}": [name], "{library}": [f"{place}/{library}"]}
    return words


def said_in(text: str) -> dict[str, str]:
    """The values of a few keys, under the names of their sections and their own."""
    section, said = "", dict[str, str]()
    for line in text.split("\n"):
        if found := LINE.match(line):
            section = (found[1] or section).strip()
            if found[2]:
                said.setdefault(f"{section} {found[2]}", found[3])
    return said
