"""What a file in Java says: its public class, the class that holds main.

Files are of strangers and are read by the judge itself, under no limit: whatever is in one, it is
gone through once.  So no pattern here comes back to what it has passed, and each takes a text or
comment that does not end as one that ends with the file.
"""

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

ASIDE = re.compile(
    r'"""(?:[^"\\]|\\.?|"(?!""))*+(?:""")?'
    r'|"(?:\\.|[^"\\\n])*+"?'
    r"|'(?:\\.|[^'\\\n])*+'?"
    r"|/\*.*?(?:\*/|\Z)"
    r"|//[^\n]*",
    re.S,
)
PART = re.compile(r"[(){};]|\bpublic\b|\b(?:class|record|enum|interface)\s+([\w$]+)")
MAIN = re.compile(r"\bstatic\s+(?:(?:public|final|synchronized|strictfp)\s+)*+void\s+main\s*\(")
JUNIT = re.compile(r"\bimport\s++(?:static\s++)?+(?:org\.)?+junit\.")
PACKAGE = re.compile(r"\bpackage\s++([\w$]++(?:\s*+\.\s*+[\w$]++)*+)\s*+;")
DEEPER = {"(": 1, "{": 1, ")": -1, "}": -1}


class Class(NamedTuple):
    """A class that is in no other: its name, whether it is public, and where that is said."""

    name: str
    public: bool
    start: int


def code(text: str) -> str:
    """A file without its texts and comments; all that is asked below is asked of this."""
    return ASIDE.sub(" ", text)


def has_main(text: str) -> bool:
    """Whether there is a main method."""
    return MAIN.search(text) is not None


def is_test(text: str) -> bool:
    """Whether it is for JUnit, which begins it."""
    return JUNIT.search(text) is not None and not has_main(text)


def public_class(text: str) -> str | None:
    """The name of the public class, after which the file must be called."""
    return next((found.name for found in classes(text) if found.public), None)


def main_class(text: str, otherwise: str) -> str:
    """The full name of the class that holds main; of several Main, else the public, or the first.

    Where none does it is the last, of which Java says so.
    """
    found = [*classes(text), Class(otherwise, False, len(text))]
    holding = [one for one, after in pairwise(found) if MAIN.search(text, one.start, after.start)]
    main = min(holding, key=lambda one: (one.name != "Main", not one.public), default=found[-2:][0])
    package = PACKAGE.search(text)
    return f"{as_of_file(''.join(package[1].split()))}.{main.name}" if package else main.name


def classes(text: str) -> Iterator[Class]:
    """Each class that is in no other."""
    depth, public = 0, False
    for part in PART.finditer(text):
        depth += DEEPER.get(part[0], 0)
        if depth:
            continue
        if part[1]:
            yield Class(as_of_file(part[1]), public, part.start())
        public = part[0] == "public" or (public and part[0] == ")")  # of an annotation


def as_of_file(name: str) -> str:
    """A name as that of a file is told here, which may not be in UTF-8."""
    return os.fsdecode(name.encode())
