"""Packages as archives: what is unpacked, and what is refused."""

import shutil
import stat
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from ground.problems import ProblemError
from judge.packages import archive
from judge.packages.archive import is_archive, unpacked
from tests.helpers import tools
from tests.helpers.packages import SUBMISSIONS

LINK = stat.S_IFLNK | 0o777


@pytest.fixture
def packed(package: Path) -> Path:
    """A small package as an archive, of its folder."""
    shutil.rmtree(package / "submissions" / "time_limit_exceeded")
    name = shutil.make_archive(str(package), "zip", package.parent, package.name)
    shutil.rmtree(package)
    return Path(name)


def archive_of(place: Path, texts: Mapping[str, str], modes: Mapping[str, int]) -> Path:
    """An archive of these files, of which some have a mode."""
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in texts.items():
            part = zipfile.ZipInfo(name)
            part.external_attr = modes.get(name, 0) << 16
            file.writestr(part, text)
    return place


@pytest.mark.sweep  # a second or two
def test_an_archive_is_verified(packed: Path) -> None:
    done = tools.call("judge", "verify", packed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "sum: 0 errors, 0 warnings" in done.stdout


def test_a_program_is_judged_on_the_cases_of_an_archive(packed: Path) -> None:
    program = packed.with_name("mine.py")
    program.write_text(SUBMISSIONS["wrong_answer/off.py"])
    done = tools.call("judge", packed, program)
    assert "sum: mine.py: 2 cases: 2 WA" in done.stdout
    done = tools.call("judge", packed, program, "--json", packed)
    assert (done.returncode, done.stderr) == (2, "judge: --json names a part of the problem\n")
    assert is_archive(str(packed))


@pytest.mark.sweep
def test_no_message_names_a_folder_that_is_gone(tmp_path: Path) -> None:
    texts = {"problem.yaml": "name: x\n", "data/sample/1.in": "1\n"}
    packed, program = archive_of(tmp_path / "sum.zip", texts, {}), tmp_path / "a.py"
    program.write_text("")
    done = tools.call("judge", "verify", packed)
    assert "error   sum/data/sample/1.in has no 1.ans beside it\n" in done.stdout
    archive_of(packed, texts | {"problem.yaml": "[1]\n"}, {})
    for words in ["verify"], []:
        done = tools.call("judge", *words, packed)
        said = f"judge: {packed}/problem.yaml: expected the file to be a mapping, found [1]\n"
        assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
    archive_of(packed, texts | {"data/sample/1.ans": "", "output_validator/a.py": "("}, {})
    done = tools.call("judge", packed, program)
    said = "the checker failed: ProblemError: sum/output_validator cannot be compiled: Python: "
    assert f"sum/sample/1  {said}" in done.stdout
    archive_of(packed, texts | {"data/sample/1.in/a": ""}, {})
    done = tools.call("judge", packed)
    assert done.stderr.startswith(f"judge: {packed} cannot be unpacked: ")
    assert done.stderr.endswith(" 'sum/data/sample/1.in/a'\n")


def test_a_damaged_archive_is_said_to_be_one(tmp_path: Path) -> None:
    damaged = tmp_path / "cut.zip"
    damaged.write_bytes(b"PK\3\4cut off")
    done = tools.call("judge", damaged)
    said = f"judge: {damaged} cannot be unpacked: File is not a zip file\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_one_without_a_folder_and_what_belongs_to_its_files(tmp_path: Path) -> None:
    texts = {"problem.yaml": "", "a/run": "", "a/text": "", "link": "a/run", "up/link": "../a"}
    modes = {"a/run": 0o4777, "a/text": 0o400, "link": LINK, "up/link": LINK}
    with unpacked(archive_of(tmp_path / "x.kpp", texts, modes)) as folder:
        assert folder.name == "x"
        kept = [stat.S_IMODE((folder / "a" / name).stat().st_mode) for name in ("run", "text")]
        assert kept == [0o755, 0o600]
        assert (folder / "link").resolve() == folder / "a" / "run"
        assert (folder / "up" / "link" / "text").is_file()
    assert not folder.exists()


def test_what_macs_put_beside_the_folder_is_passed_over(tmp_path: Path) -> None:
    texts = dict.fromkeys(["sum/problem.yaml", ".DS_Store", "__MACOSX/sum/._problem.yaml"], "")
    with unpacked(archive_of(tmp_path / "x.zip", texts, {})) as folder:
        assert folder.name == "sum"


OUT = {"problem.yaml": "", "a": "..", "a/b": ".."}
REFUSED = [
    ({"problem.txt": ""}, {}, "holds no problem.yaml"),
    ({"a/problem.yaml": "", "README": ""}, {}, "holds no problem.yaml at its top, nor one folder"),
    (OUT, {"a": LINK}, "cannot be unpacked: "),
    (
        {"problem.yaml": "", "a": "/etc/passwd"},
        {"a": LINK},
        "cannot be unpacked: a leads out of it",
    ),
    ({"problem.yaml": "", "a": "a"}, {"a": LINK}, "cannot be unpacked: Symlink loop"),
    ({"problem.yaml": "x" * 300}, {}, "cannot be unpacked: its files have more than 0 MiB"),
    (dict.fromkeys("abcdefghijk", ""), {}, "cannot be unpacked: it has more than 10 files"),
]


@pytest.mark.parametrize(("texts", "modes", "said"), REFUSED)
def test_an_archive_that_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    texts: Mapping[str, str],
    modes: Mapping[str, int],
    said: str,
) -> None:
    monkeypatch.setattr(archive, "LARGEST", 200)
    monkeypatch.setattr(archive, "MOST", 10)
    with (
        pytest.raises(ProblemError, match=f"x.zip {said}"),
        unpacked(archive_of(tmp_path / "x.zip", texts, modes)),
    ):
        pass


def test_a_file_without_a_name(tmp_path: Path) -> None:
    """It ends at the first NUL, with which this one begins."""
    path = archive_of(tmp_path / "x.zip", {"problem.yaml": "", "no-name": ""}, {})
    path.write_bytes(path.read_bytes().replace(b"no-name", b"\0o-name"))
    said = "x.zip cannot be unpacked: a file in it has no name"
    with pytest.raises(ProblemError, match=said), unpacked(path):
        pass


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("name", ["problem.yaml", "../problem.yaml", "/problem.yaml"])
def test_a_file_that_stands_twice(name: str, tmp_path: Path) -> None:
    """What people see of such an archive depends on who unpacks it."""
    place = archive_of(tmp_path / "x.zip", {"problem.yaml": "name: a\n", "data/": ""}, {})
    with zipfile.ZipFile(place, "a") as file:
        file.writestr("data/", "")
        file.writestr(name, "name: b\n")
    with (
        pytest.raises(ProblemError, match=r"unpacked: problem\.yaml stands twice in it$"),
        unpacked(place),
    ):
        pass


def test_links_that_lead_out_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one does as soon as the second is there; the third would be put beyond."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "mine").write_text("mine")
    texts = {"problem.yaml": "", "a/out": "up/../..", "a/up": ".."}
    for more in {"a/out/mine": "problem.yaml"}, {}:
        path = archive_of(
            tmp_path / "x.zip", texts | more, dict.fromkeys([*texts, *more][1:], LINK)
        )
        with pytest.raises(ProblemError, match="cannot be unpacked: "), unpacked(path):
            pass
        assert (tmp_path / "mine").read_text() == "mine"


def test_one_that_asks_for_more_memory_than_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LZMA's decoder reserves what a file of it asks for, up to 4 GiB."""

    def reserve() -> None:
        raise MemoryError

    monkeypatch.setattr(zipfile, "LZMADecompressor", reserve)
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_LZMA) as file:
        file.writestr("problem.yaml", "name: x\n")
    said = "a.zip cannot be unpacked: it takes more memory than there is"
    with pytest.raises(ProblemError, match=said), unpacked(tmp_path / "a.zip"):
        pass


def test_what_is_no_archive_or_a_damaged_one(packed: Path, tmp_path: Path) -> None:
    text = tmp_path / "text.zip"
    text.write_text("no archive")
    done = tools.call("judge", "verify", text)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"judge: {text} cannot be unpacked: File is not a zip file\n"
    data = bytearray(packed.read_bytes())
    at = data.index(b"problem.yaml") + 20
    data[at : at + 9] = b"damaged--"
    packed.write_bytes(data)
    done = tools.call("judge", "verify", packed)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "cannot be unpacked: " in done.stderr


def test_an_archive_of_a_windows_that_writes_its_own_separators(packed: Path) -> None:
    with zipfile.ZipFile(packed) as old, zipfile.ZipFile(packed.with_name("w.zip"), "w") as new:
        for part in old.infolist():
            name = zipfile.ZipInfo(part.filename.replace("/", "\\"))
            name.create_system = 0
            new.writestr(name, old.read(part))
    with unpacked(packed.with_name("w.zip")) as folder:
        assert (folder / "data/secret/group/a.in").read_text() == "2 2\n"
    with zipfile.ZipFile(packed, "a") as other:
        other.writestr("sum/data/sample/a\\b.in", "")
    with unpacked(packed) as folder:
        assert (folder / "data/sample/a\\b.in").is_file()


@pytest.mark.sweep  # some seconds
def test_of_a_python_without_lzma_only_what_needs_that_is_refused(tmp_path: Path) -> None:
    """As one is that was built where that library has no headers."""
    with zipfile.ZipFile(tmp_path / "small.zip", "w", zipfile.ZIP_LZMA) as small:
        small.writestr("sum/problem.yaml", "name: sum\n")
    (tmp_path / "without").mkdir()
    (tmp_path / "without" / "lzma.py").write_text("raise ImportError('no _lzma')\n")
    without = {"PYTHONPATH": str(tmp_path / "without")}
    done = tools.run("judge", "nurikabe", "--case", "sample/1", **without)
    assert (done.returncode, "1 AC" in done.stdout) == (0, True), done.stderr
    done = tools.run("judge", tmp_path / "small.zip", **without)
    said = "small.zip cannot be unpacked: Compression requires the (missing) lzma module\n"
    assert (done.returncode, done.stderr) == (2, f"judge: {tmp_path}/{said}")
