"""What this machine can do to hold programs: python -m judge doctor.

It looks for sandboxes and for who counts what programs use, tries the attacks of tests/hostile
in each sandbox, and says how to get more.
"""

import argparse
import platform
import shutil
import tempfile
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import filterfalse
from pathlib import Path

from rich.console import Console

from ground.commands import Parser, complain, cores, one_line, progress, word
from judge.attacks import Attack, attacks, expected, is_modest, prepared, tried
from judge.isolation import cgroup, landlock
from judge.isolation.filter import NoFilter, filter_for
from judge.isolation.levels import LEVELS, NoSandbox, usable
from judge.judging import Crew
from judge.language import CompileError
from judge.run import most_at_once
from judge.sources.table import LANGUAGES


def main(words: Sequence[str], console: Console) -> int:
    """Say it; the exit status: 0 if there is a sandbox, and nothing gets out of any."""
    options = make_parser().parse_args(words)
    chosen = [] if options.look_only else attacks(options.attack)
    if not chosen and not options.look_only:
        return complain("judge", f"no attacks of tests/hostile are here that fit {options.attack}")
    for name, said in findings():
        console.print(f"{name:18}{one_line(said)}", soft_wrap=True)
    levels = [level for level in LEVELS if not missing(level)]
    held = [holds(level, chosen, console) for level in levels if chosen]
    return 0 if levels and all(held) else 1


def make_parser() -> argparse.ArgumentParser:
    """The options."""
    parser = Parser(
        prog="python -m judge doctor",
        description="What this machine can do to hold programs, and how to get more.",
    )
    add = parser.add_argument
    add("--look-only", action="store_true", help="do not try the attacks")
    add("--attack", type=word, default="*", metavar="GLOB", help="only those, as 'leaks/*'")
    return parser


def findings() -> Iterator[tuple[str, str]]:
    """(what, what was found)."""
    for level in LEVELS:
        reason = missing(level)
        yield f"sandbox {level}", f"cannot be had: {reason}" if reason else "works"
    yield "Landlock", f"version {landlock.version()}"
    try:
        size = len(filter_for(landlock=True, counted=False)) // 8
        yield "filter", f"{size} instructions for {platform.machine()}"
    except NoFilter as error:
        yield "filter", str(error)
    yield "limits", counted()
    for language in LANGUAGES:
        program = language.compile.split()[0]
        there = program == "{python}" or shutil.which(program)
        yield language.name, "is there" if there else f"apt install {language.install}"


def counted() -> str:
    """Who counts what programs use."""
    try:
        place = cgroup.find()
    except cgroup.NoGroups as error:
        return f"are counted by the judge, which looks; by the kernel not: {error}"
    folder = next(iter(place.folders.values()))
    return f"are counted by the kernel: control groups, version {place.version}, in {folder}"


def missing(level: str) -> str:
    """Why a sandbox cannot be had; "" if it can."""
    try:
        usable(level)
    except NoSandbox as error:
        return str(error)
    return ""


def holds(level: str, paths: Sequence[Path], console: Console) -> bool:
    """Whether none of these attacks gets through, which is said."""
    found = dict[Path, tuple[str, str]]()
    with (
        tempfile.TemporaryDirectory() as name,
        prepared(Path(name)) as attack,
        progress(level, len(paths), console) as advance,
        closing(outcomes(level, paths, attack)) as coming,
    ):
        for path, outcome in coming:
            found[path] = outcome
            advance()
    through = list(filter(None, (found[path][0] for path in paths)))
    untried = Counter(filter(None, (found[path][1] for path in paths)))
    count = len(paths) - len(through) - untried.total()
    said = f"{count} of {len(paths)} attacks are held{': ' * bool(through)}{', '.join(through)}"
    said += "".join(f"; {often} not tried: {reason}" for reason, often in untried.items())
    console.print(f"in {level:15}{one_line(said)}", soft_wrap=True)
    return not through and not untried


def outcomes(
    level: str, paths: Sequence[Path], attack: Attack
) -> Generator[tuple[Path, tuple[str, str]], None, None]:
    """What becomes of each, as it comes: modest ones side by side, then the others alone."""
    crew = Crew(min(cores(), most_at_once()))
    try:
        running = {
            crew.begin(partial(outcome_of, path, attack, level)): path
            for path in filter(is_modest, paths)
        }
        while running:
            for done in crew.look_up():
                yield running.pop(done), done.result()
    finally:
        crew.end()
    for path in filterfalse(is_modest, paths):
        yield path, outcome_of(path, attack, level)


def outcome_of(path: Path, attack: Attack, level: str) -> tuple[str, str]:
    """(how an attack gets through, why it cannot be tried), "" for what is not so."""
    try:
        verdict = tried(path, attack, usable(level)).verdict
    except CompileError as error:
        return "", str(error)
    return "" if verdict in expected(path, usable(level)) else f"{path.name} {verdict}", ""
