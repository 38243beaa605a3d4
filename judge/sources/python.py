"""What a file in Python says: whether it is of Python 2, and whether its bytes can be run."""

import re
from pathlib import Path

from ground.files import LONGEST

PYTHON_2 = re.compile(r"#!.*python2")
MARK = "\ufeff"  # of byte order, with which a file in UTF-8 may begin
CODING = re.compile(r"[ \t\f]*#.*?coding[:=][ \t]*[-\w.]")


def is_python_2(text: str) -> bool:
    """Whether it says so."""
    return PYTHON_2.match(text) is not None


def not_in_utf_8(path: Path, name: Path) -> str:
    """What Python says of a file that is not in UTF-8 and declares nothing else, where it is run.

    Where such a file is only compiled, or imported, comments are passed over.
    """
    with path.open(encoding="utf-8", errors="surrogateescape") as file:
        lines = file.read(LONGEST).split("\n")
    if lines[0].startswith(MARK) or any(map(CODING.match, lines[:2])):
        return ""
    for number, line in enumerate(lines, 1):
        try:
            line.encode()
        except UnicodeEncodeError as error:
            byte = ord(line[error.start]) - 0xDC00
            found = f"SyntaxError: Non-UTF-8 code starting with '\\x{byte:02x}'"
            return f"{found} in file {name} on line {number}, but no encoding declared"
    return ""
