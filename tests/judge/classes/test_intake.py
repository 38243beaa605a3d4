"""What people hand in: whatever it is, everybody else is judged, and it has a clear result."""

import json
import os
import re
import resource
import socket
import stat
import subprocess
from collections.abc import Callable, Mapping
from contextlib import chdir
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.classes import intake
from judge.classes.intake import Refused, take_in
from judge.verdict import Verdict
from tests.helpers import tools
from tests.helpers.classes import RIGHT, SLOW, WRONG, batch, kept_so_far, verdicts
from tests.helpers.once import once
from tests.helpers.processes import LONGEST, wait_until
from tests.helpers.sweep import in_sweep

AS_ROOT = os.geteuid() == 0  # who may read all there is
NOT_UTF_8 = os.fsdecode(b"\xff\xfe")
NOT_ON_THE_BOARD = "-"


class Odd(NamedTuple):
    """Something odd that a pupil hands in, and what becomes of it."""

    make: Callable[[Path], object]  # in the pupil's folder
    verdict: str
    reason: str = ""  # a pattern


def file(name: str = "nurikabe.py", text: str = RIGHT, mode: int = 0o644) -> Callable[[Path], None]:
    """A file of that name, in folders as needed."""

    def make(folder: Path) -> None:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
        (folder / name).chmod(mode)

    return make


def link(to: str, name: str = "nurikabe.py") -> Callable[[Path], None]:
    """A link of that name."""

    def make(folder: Path) -> None:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).symlink_to(to)

    return make


def pipe(name: str = "nurikabe.py") -> Callable[[Path], None]:
    """A pipe that nobody writes into."""

    def make(folder: Path) -> None:
        (folder / name).parent.mkdir(exist_ok=True)
        os.mkfifo(folder / name)

    return make


def sparse(size: int, name: str = "nurikabe.py") -> Callable[[Path], None]:
    """A file of that size with nothing in it."""

    def make(folder: Path) -> None:
        file(name, "")(folder)
        os.truncate(folder / name, size)

    return make


def bind(folder: Path) -> None:
    """A socket."""
    with socket.socket(socket.AF_UNIX) as server, chdir(folder):
        server.bind("nurikabe.py")


def device(folder: Path) -> None:
    """A device, where we may make one."""
    if AS_ROOT:
        os.mknod(folder / "nurikabe.py", stat.S_IFCHR | 0o666, os.makedev(1, 5))
    else:
        (folder / "nurikabe.py").symlink_to("/dev/zero")


def deep(name: str, levels: int = 600) -> Callable[[Path], None]:
    """Folders in each other, deeper than a path is long."""

    def make(folder: Path) -> None:
        with chdir(folder):
            for _ in range(levels):
                Path(name).mkdir()
                os.chdir(name)

    return make


def many(pattern: str, count: int) -> Callable[[Path], None]:
    """So many files."""

    def make(folder: Path) -> None:
        for number in range(count):
            file(pattern.format(number), "")(folder)

    return make


def closed(name: str) -> Callable[[Path], None]:
    """A folder with a program, closed to all."""

    def make(folder: Path) -> None:
        file(f"{name}/main.py")(folder)
        (folder / name).chmod(0)

    return make


def instead(make: Callable[[Path], object]) -> Callable[[Path], None]:
    """Something in place of the pupil's folder."""

    def replace(folder: Path) -> None:
        folder.rmdir()
        make(folder)

    return replace


def both(*makers: Callable[[Path], object]) -> Callable[[Path], None]:
    """One after the other."""

    def make(folder: Path) -> None:
        for each in makers:
            each(folder)

    return make


LONG_CLASS = f"public class {'A' * 300} {{ public static void main(String[] a) {{}} }}"
WITH_ODD_NAMES = both(
    *(file(f"nurikabe/{name}", "") for name in ("a\nb", NOT_UTF_8, "n" * 255, "-x.txt")),
    file("nurikabe/main.py"),
)
CLOSED = ("AC",) if AS_ROOT else ("CE", "cannot be read: Permission denied")
ODD = {
    "a link to nothing": Odd(link("nowhere"), "CE", "nurikabe.py is a link"),
    "a link to itself": Odd(link("nurikabe.py"), "CE", "nurikabe.py is a link"),
    "a link to a neighbour": Odd(link("../ann/nurikabe.py"), "CE", "nurikabe.py is a link"),
    "a link to a secret": Odd(link("/etc/shadow", "nurikabe.js"), "CE", "nurikabe.js is a link"),
    "a link without end": Odd(link("/dev/zero"), "CE", "nurikabe.py is a link"),
    "a link to a folder": Odd(link("../ann", "nurikabe"), "CE", "nurikabe is a link"),
    "a link in a folder": Odd(
        both(file("nurikabe/main.py"), link("/etc/shadow", "nurikabe/data")),
        *("CE", "nurikabe/data is a link"),
    ),
    "a pupil who is a link": Odd(instead(lambda f: f.symlink_to("ann")), "-", "it is a link"),
    "a pupil who is a loop": Odd(instead(lambda f: f.symlink_to(f)), "-", "it is a link"),
    "a pupil who is a pipe": Odd(instead(os.mkfifo), "-", "it is a pipe"),
    "a pupil who is a file": Odd(instead(Path.touch), "-", "it is in nobody's folder"),
    "a pupil with nothing": Odd(Path.exists, "-", "it holds nothing"),
    "a pupil with what systems leave": Odd(file(".DS_Store"), "-", "it holds nothing"),
    "a pipe": Odd(pipe(), "CE", "nurikabe.py is a pipe"),
    "a pipe in a folder": Odd(pipe("nurikabe/main.py"), "CE", "nurikabe/main.py is a pipe"),
    "a socket": Odd(bind, "CE", "nurikabe.py is a socket"),
    "a device": Odd(device, "CE", "nurikabe.py is a (device|link)"),
    "20 GB of nothing": Odd(sparse(20 << 30), "CE", "more than 1 MiB"),
    "20 GB in a folder": Odd(sparse(20 << 30, "nurikabe/a.py"), "CE", "more than 1 MiB"),
    "a byte too much": Odd(file(text=RIGHT + "#" * (1 << 20)), "CE", "more than 1 MiB"),
    "as much as may be": Odd(file(text=RIGHT.ljust(1 << 20, "\n")), "AC"),
    "too many files": Odd(many("nurikabe/{}.py", 1001), "CE", "more than 1000 files"),
    "too many files in two folders": Odd(
        both(many("nurikabe/{}", 900), many("nurikabe/a/{}", 100)), "CE", "more than 1000 files"
    ),
    "too many programs": Odd(many("nurikabe.{}", 101), "-", "more than 100 files"),
    "a repository": Odd(both(file("nurikabe/main.py"), many("nurikabe/.git/{}", 1001)), "AC"),
    "folders without end": Odd(deep("nurikabe"), "CE", "more than 10 folders in each other"),
    "other folders without end": Odd(both(file(), deep("other")), "AC"),
    "a closed file": Odd(file(mode=0), *CLOSED),
    "a closed folder": Odd(closed("nurikabe"), *CLOSED),
    "a closed pupil": Odd(
        both(file(), lambda f: f.chmod(0)),
        *(("AC",) if AS_ROOT else ("-", "it cannot be read: Permission denied")),
    ),
    "a folder called as a file": Odd(file("nurikabe.py/main.py"), "AC"),
    "an empty folder": Odd(lambda f: (f / "nurikabe.py").mkdir(), "CE", "nurikabe.py holds no pro"),
    "an empty file": Odd(file(text=""), "WA"),
    "an empty executable": Odd(file("nurikabe", "", 0o755), "CE|RTE|WA"),
    "no interpreter": Odd(file("nurikabe", "#!/no/such\n", 0o755), "CE|RTE", "exit|start"),
    "a file of zeros": Odd(file(text="\0" * 5000), "CE", "null bytes"),
    "a hard link": Odd(
        lambda f: (f / "nurikabe.py").hardlink_to(f.parent / "ann/nurikabe.py"), "AC"
    ),
    "a long class": Odd(file("nurikabe.java", LONG_CLASS), "CE", "error"),
    "a line break in a suffix": Odd(file("nurikabe.p\ny"), "CE", r"nurikabe.p\\ny is neither exec"),
    "a suffix not in UTF-8": Odd(file(f"nurikabe.{NOT_UTF_8}"), "CE", "is neither executable"),
    "a long suffix": Odd(file(f"nurikabe.{'p' * 246}"), "CE", "is neither executable"),
    "odd names in a folder": Odd(WITH_ODD_NAMES, "AC"),
    "a line break\nin a name": Odd(file(), "AC"),
    "a line break\\nin a name": Odd(file(text=WRONG), "WA"),
    f"not in UTF-8 {NOT_UTF_8}": Odd(file(), "AC"),
    "long".ljust(255, "g"): Odd(file(), "AC"),
    "[red]a colour": Odd(file(), "AC"),
}

# More of what is among the others, or what a compiler takes seconds for.
LATE = re.compile(
    r"a link (to (itself|a neighbour|a folder)|without end)|a pupil who is a (loop|file)|a pipe"
    r"|20 GB of nothing|as much as may be|a repository|other folders without end|a closed (fi|fo).*"
    r"|a folder called as a file|an empty (folder|executable)|a file of zeros|a hard link"
    r"|a long (class|suffix)|a suffix not in UTF-8|a line break\\nin a name|long.*|\[red\].*"
)


class Judged(NamedTuple):
    """What came out: the status, what was said, and for each name {verdict: reason}."""

    status: int
    said: str
    results: dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def odd_class(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Judged:
    """A class in which everybody hands in something odd, between two who do not.

    It is judged once for all workers.
    """
    late = request.param == "late"
    pupils = {name: odd for name, odd in ODD.items() if bool(LATE.fullmatch(name)) == late}

    def make(folder: Path) -> None:
        try:
            (folder / "judged").write_text(json.dumps(judge_class_of(pupils, folder / "class")))
        finally:  # Python removes no folders so deep, and only root those that are closed
            for words in ["chmod", "-R", "u+rwx"], ["rm", "-rf"]:
                subprocess.run([*words, folder / "class"], check=True)

    made = once(tmp_path_factory, f"odd-{request.param}", make)
    return Judged(*json.loads((made / "judged").read_text()))


def judge_class_of(pupils: Mapping[str, Odd], folder: Path) -> Judged:
    """What comes out of a class of these, and two others."""
    for name in ("ann", "zoe"):
        file(f"{name}/nurikabe.py")(folder)
    for name, odd in pupils.items():
        (folder / name).mkdir()
        odd.make(folder / name)
    report = folder / "r.json"
    done = batch(folder, "--json", report, "--html", folder / "r.html", case="sample/1")
    results: dict[str, dict[str, str]] = {}
    for one in json.loads(report.read_text())["results"] if report.exists() else []:
        results.setdefault(one["name"], {})[one["verdict"]] = one["reason"]
    return Judged(done.returncode, done.stdout + done.stderr, results)


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize("odd_class", ["now", "late"], indirect=True)
def test_everybody_else_is_judged(odd_class: Judged) -> None:
    assert odd_class.status == 1, odd_class.said
    assert "Traceback" not in odd_class.said
    assert odd_class.results["ann"] == {"AC": ""}
    assert odd_class.results["zoe"] == {"AC": ""}


@pytest.mark.parametrize(
    ("name", "odd_class"),
    [
        in_sweep(pytest.param(name, "late")) if LATE.fullmatch(name) else (name, "now")
        for name in ODD
    ],
    indirect=["odd_class"],
)
def test_that_one_has_a_clear_result(name: str, odd_class: Judged) -> None:
    odd, shown = ODD[name], intake.shown(name)
    if odd.verdict == NOT_ON_THE_BOARD:
        assert shown not in odd_class.results
        assert re.search(rf"not judged: /.+/{shown}: {odd.reason}", odd_class.said)
        return
    ((verdict, reason),) = odd_class.results[shown].items()
    assert re.fullmatch(odd.verdict, verdict), reason
    assert re.search(odd.reason, reason)
    assert "judge-" not in reason


@pytest.mark.sweep
def test_what_changes_meanwhile_is_judged_as_it_was(folder: Path, tmp_path: Path) -> None:
    (folder / "ann" / "nurikabe.py").write_text(SLOW)
    for name in ("later", "latest"):
        file(f"{name}/nurikabe.py")(folder)
    results, report = folder / "results.sqlite", tmp_path / "r.json"
    words = "batch", folder, "--case", "0[1-3]-*", "-j", 1, "--json", report
    with tools.start("judge", *words) as process:
        assert wait_until(lambda: kept_so_far(results, tmp_path / "copy.sqlite"))
        (folder / "later" / "nurikabe.py").write_text(WRONG)
        (folder / "latest" / "nurikabe.py").unlink()
        _, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 1, err
    found = {name: verdict for (name, _), (verdict, _) in verdicts(report).items()}
    assert found["later"] == found["latest"] == "AC"


def test_a_file_that_is_another_one_when_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "a.py")
    ordinary = Path(__file__).stat()
    monkeypatch.setattr(os, "stat", lambda *_, **__: ordinary)  # as it was a moment ago
    with (
        intake.opened(tmp_path, None, "it") as place,
        pytest.raises(Refused, match=r"a\.py is a pipe"),
    ):
        take_in("a.py", place, tmp_path)


def test_a_file_that_cannot_be_read_for_a_fault_of_the_machine_is_no_fault_of_its_author(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    file("a.py")(tmp_path)
    (tmp_path / "copy").mkdir()
    monkeypatch.setattr(os, "read", fail)
    with intake.opened(tmp_path, None, "it") as place, pytest.raises(Refused) as error:
        take_in("a.py", place, tmp_path / "copy")
    assert error.value.verdict is Verdict.JE


def test_a_copy_for_which_there_is_no_room_is_named(tmp_path: Path) -> None:
    file("a.py")(tmp_path)
    (tmp_path / "copy").mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (9, hard))
    try:
        with (
            intake.opened(tmp_path, None, "it") as place,
            pytest.raises(OSError, match="large") as error,
        ):
            take_in("a.py", place, tmp_path / "copy")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert error.value.filename == str(tmp_path / "copy" / "a.py")
