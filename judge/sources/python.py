"""Files in Python: whether one is of Python 2, whether its bytes can be run, how one is started."""

import re
from pathlib import Path

from ground.files import LONGEST

PYTHON_2 = re.compile(r"#!.*python2")
MARK = "\ufeff"  # of byte order, with which a file in UTF-8 may begin
START = """import importlib.util, runpy, sys
folder, above, outer, name = sys.argv[1:5]
del sys.argv[1:5]
sys.path[:1] = folder, above
spec = importlib.util.spec_from_file_location(
    name.partition(".")[0], outer + "/__init__.py", submodule_search_locations=[outer]
)
package = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(package)
runpy.run_module(name, run_name="__main__", alter_sys=True)
"""  # a package, as with python -m: what lies in its folder, and beside it, can be imported too
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


def started(folder: Path, place: str, main: Path) -> list[str]:
    """The words that start the main file of a program, which sees its folder in that place.

    Where it is the `__main__` of a package, it is run as a part of that, as with python -m.
    """
    package = [part for part in main.parents if (folder / part / "__init__.py").is_file()]
    if main.name != "__main__.py" or main.parent not in package:
        return [f"{place}/{main}"]
    outer = next(
        part
        for part in main.parents
        if part.parent not in package or "." in part.name or part == part.parent
    )
    first = outer.name.replace(".", "_") or "program"
    name = ".".join((first, *main.parent.relative_to(outer).parts))
    return ["-c", START, *(f"{place}/{part}" for part in (main.parent, outer.parent, outer)), name]
