"""What a package may ask for that is not done here, and without which its verdicts would be wrong.

Interactive problems, and in the newer format arguments and files for the programs that are judged,
programs that look at their sources, and constants that are put into programs.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ground.problems import mapping
from judge.packages.flags import MOST_SAID, said_near
from judge.problem import inputs_in

KINDS = {
    "interactive": "interactive and multi-pass problems are not judged",
    "multi-pass": "interactive and multi-pass problems are not judged",
    "submit-answer": "answers that are handed in without a program are not judged",
}
FOLDERS = {
    "include": "include/ is not put into submissions here",
    "static_validator": "static_validator/ is not asked about submissions here",
}
# Programs of DOMjudge that a package may name.
SPECIAL = re.compile(rb"(?m)^[ \t]*(special_(?:run|compare))[ \t]*=[ \t]*['\"]?[^'\"\s]")
FORMATS = "legacy", "2023-07", "2025-09"  # so begin their names
VALIDATIONS = "default", "custom"  # and what says how answers are checked
# What is passed over without a word, and what holds for a program here, whatever is said.
NOT_KEPT = {
    "languages": ("all", "may be in any language of the judge"),
    "allow_file_writing": (True, "may write files"),
}
LIMITS_NOT_KEPT = {
    "code": (128, "may be of any size"),
    "compilation_time": (60, "may take 60 s to be compiled"),
    "compilation_memory": (2048, "may take 2048 MiB to be compiled"),
}
CONSTANTS_IN = "input_validators", "output_validator", "submissions", "data"


def refusals(folder: Path, about: dict[str, Any]) -> Iterator[str]:
    """Why the package in a folder cannot be judged as it asks; ProblemError, ValueError."""
    kinds = f"{about.get('validation')} {about.get('type')}"
    yield from (reason for kind, reason in KINDS.items() if kind in kinds)
    yield from (reason for name, reason in FOLDERS.items() if (folder / name).is_dir())
    ini = folder / "domjudge-problem.ini"
    if ini.is_file() and (found := SPECIAL.search(ini.read_bytes())):
        yield f"{found[1].decode()} names a program of DOMjudge, which is not here"
    data = folder.absolute() / "data"
    for puzzle in (*inputs_in(data / "sample"), *inputs_in(data / "secret")):
        case = puzzle.relative_to(data).with_suffix("")
        if puzzle.with_suffix(".files").is_dir():
            yield f"{case}.files is not given to programs here"
        if next((said["args"] for said in said_near(puzzle, data) if "args" in said), None):
            yield f"{case}: programs get no arguments here"
    for name in mapping(about.get("constants") or {}, "constants"):
        for path in places_of(str(name), folder):
            yield f"{path.relative_to(folder)}: the constant {name} is not put in here"


def not_kept(about: dict[str, Any], limits: dict[str, Any]) -> Iterator[str]:
    """What problem.yaml, and what it says of limits, asks that is not as usual, and passed over."""
    version = str(about.get("problem_format_version") or FORMATS[0])
    if not version.startswith(FORMATS):
        yield f"nobody knows the format {version!r}: it is read as {FORMATS[-1]}"
    validation = str(about.get("validation") or VALIDATIONS[0])
    if validation.partition(" ")[0] not in VALIDATIONS:
        yield f"nobody knows the validation {validation[:40]!r}: the default validator compares"
    for said, where, passed_over in (about, "", NOT_KEPT), (limits, "limits: ", LIMITS_NOT_KEPT):
        for name, (usual, here) in passed_over.items():
            if said.get(name) not in (None, usual):
                yield f"{where}{name} is not kept: a program {here}"


def places_of(constant: str, folder: Path) -> Iterator[Path]:
    """The files in which the value of a constant should stand."""
    wanted = re.compile(rf"\{{\{{{re.escape(constant)}(\.\w+)?\}}\}}".encode())
    for part in CONSTANTS_IN:
        for path in sorted((folder / part).rglob("*.yaml" if part == "data" else "*")):
            readable = path.is_file() and path.stat().st_size <= MOST_SAID
            if readable and wanted.search(path.read_bytes()):
                yield path
