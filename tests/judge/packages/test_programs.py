"""Programs of packages: what is none, links in the package, scripts that build and start one."""

import re
import shutil
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from judge import language
from judge.isolation.sandbox import Sandbox
from judge.language import CompileError
from judge.packages.programs import build_validator, linked, programs_in
from judge.packages.validator import Tool
from judge.run import MIB
from tests.helpers import tools
from tests.helpers.sandboxes import at_levels
from tests.helpers.sweep import unless

CHECK = 'import sys\nsys.exit(42 if "sums.txt" in sys.argv[-1] else "no flag")\n'


@pytest.fixture
def alone(package: Path) -> Path:
    """A package with one submission, which takes no time."""
    for path in (package / "submissions").iterdir():
        if path.name != "accepted":
            shutil.rmtree(path)
    return package


def test_what_other_programs_leave_is_no_part(alone: Path) -> None:
    for room in "data/secret", "input_validators", "submissions/accepted", "data/invalid_input":
        for name in "._a.py", "._a.in", ".b.ans", "-c.py", ".git/d.in", "__pycache__/e.pyc":
            (alone / room / name).parent.mkdir(exist_ok=True)
            (alone / room / name).write_bytes(b"\0\5\x16\7")
    (alone / "data/secret/-f.in").write_text("x")
    (alone / "data/secret/-f.ans").write_text("x")
    done = tools.call("judge", "verify", alone)
    assert "sum: 0 errors, 0 warnings" in done.stdout, done.stdout


def test_what_is_executable_but_begins_as_no_program_is_none(tmp_path: Path) -> None:
    """On disks of Windows all files are executable."""
    for name, text in {
        "README": b"",
        "different.ctd": b"INT(1, 2)",
        "elf": b"\x7fELF\2",
        "script": b"#!/bin/sh\n",
        "valid.h": b"#include <stdio.h>\n",
        "valid.py": b"",
    }.items():
        (tmp_path / name).write_bytes(text)
        (tmp_path / name).chmod(0o755)
    found = [path.name for path in programs_in(tmp_path)]
    assert found == ["elf", "script", "valid.py"]


@pytest.mark.sweep
def test_links_to_files_of_the_package_lead_there_and_no_others(
    alone: Path, tmp_path: Path
) -> None:
    (tmp_path / "outside").write_text("secret")
    (alone / "shared.py").write_text("right = 42\n")
    folder = alone / "input_validators" / "valid"
    folder.mkdir()
    (folder / "main.py").write_text("import sys, re, shared\nsys.exit(shared.right)\n")
    (folder / "shared.py").symlink_to("../../shared.py")
    (folder / "outside").symlink_to(tmp_path / "outside")
    (folder / "itself").symlink_to("itself")
    done = tools.call("judge", "verify", alone)
    assert "sum: 0 errors, 0 warnings" in done.stdout, done.stdout
    with linked(folder, alone) as whole:
        assert not (whole / "shared.py").is_symlink()
        assert (whole / "outside").is_symlink()


def test_a_validator_is_built_and_started_by_its_scripts(alone: Path) -> None:
    (alone / "problem.yaml").write_text("name: Sum\nlicense: cc0\nvalidation: custom\n")
    folder = alone / "output_validators" / "by_scripts"
    folder.mkdir(parents=True)
    (folder / "check.py").write_text(CHECK)
    (folder / "build").write_text(
        """#!/bin/sh
echo '#!/bin/sh' > run
echo 'exec python3 "$(dirname "$0")/check.py" "$@" sums.txt' >> run
chmod +x run
"""
    )
    done = tools.call("judge", "verify", alone)
    assert "sum: 0 errors, 0 warnings" in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("echo there is no compiler; exit 1", "build: there is no compiler"),
        ("true", "build makes no executable file run"),
    ],
)
def test_a_script_that_does_not_build_is_told(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "build").write_text(f"#!/bin/sh\n{text}\n")
    with pytest.raises(CompileError, match=message):
        build_validator(tmp_path, tmp_path, None)


@pytest.mark.parametrize("name", ["build", "run"])
def test_a_script_with_line_ends_of_windows_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"#!/bin/sh\r\nexit 42\r\n")
    with pytest.raises(CompileError, match=f"^{name} has the line ends of Windows: nothing starts"):
        build_validator(tmp_path, tmp_path, None)


def test_a_script_that_is_a_link_to_outside_changes_nothing_there(tmp_path: Path) -> None:
    (tmp_path / "outside").write_text("#!/bin/sh\n")
    (tmp_path / "outside").chmod(0o600)
    (tmp_path / "package" / "v").mkdir(parents=True)
    (tmp_path / "package" / "v" / "run").symlink_to(tmp_path / "outside")
    with pytest.raises(CompileError, match=r"^build makes no executable file run$"):
        build_validator(tmp_path / "package" / "v", tmp_path / "package", None)
    assert (tmp_path / "outside").stat().st_mode & 0o777 == 0o600


GRASPS = """#!/bin/sh
chmod 0 "{0}" || echo no; touch -d 2001-01-01 "{0}"; chgrp 1 "{0}"
printf 'int main() {{ return 42; }}' > main.c; gcc -o made main.c
printf '#!/bin/sh\nexec "/program/made"' > run; sed -i "s:/program:$PWD:" run; chmod +x run
"""


@at_levels("bwrap", "landlock")
def test_a_script_does_not_change_what_belongs_to_files_elsewhere(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    """Landlock knows nothing of modes and times: it changed those of any file of the user's."""
    (tmp_path / "private").write_text("x")
    (tmp_path / "private").chmod(0o640)
    before = (tmp_path / "private").stat()
    validator = tmp_path / "validator"
    validator.mkdir()
    (validator / "build").write_text(GRASPS.format(tmp_path / "private"))
    with build_validator(validator, validator, sandbox) as program, closing(Tool(program)) as tool:
        assert tool.accepts_input(validator / "build", "") == ""
    assert (tmp_path / "private").stat() == before


SINKS = """#!/usr/bin/python3
import os
for chain in range(60):  # none of them deep, until each hangs below the one before
    os.makedirs(f"{chain}/" + "d/" * 40)
below = [os.open(f"{chain}/" + "d/" * 40, os.O_RDONLY) for chain in range(60)]
for chain in range(1, 60):
    os.rename(str(chain), "x", dst_dir_fd=below[chain - 1])
"""


@at_levels("bwrap", "landlock")
def test_folders_that_are_deep_before_anybody_looks_are_removed(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python does not go down so far: all that was judged ended, with a word of such folders."""
    place, validator = tmp_path / "place", tmp_path / "validator"
    place.mkdir()
    validator.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    (validator / "build").write_text(SINKS)
    with pytest.raises(CompileError, match="folders without end"):
        build_validator(validator, validator, sandbox)
    assert not list(place.iterdir())


def test_a_folder_that_is_a_validator_is_one_program(tmp_path: Path) -> None:
    for room in "output_validator", "output_validators":
        (tmp_path / room).mkdir()
        for name in "check.cc", "check.h", "words.cc":
            (tmp_path / room / name).touch()
    assert programs_in(tmp_path / "output_validator") == [tmp_path / "output_validator"]
    assert [path.name for path in programs_in(tmp_path / "output_validators")] == [
        "check.cc",
        "words.cc",
    ]


LARGE = "for name in a b c; do head -c 3000000 /dev/zero > $name; done"
FULL = {
    "large files": f"{LARGE}; sleep 60",
    "files without a name": f"exec 3> d 4> e; rm d e; {LARGE.replace('> $name', '>&3')}; sleep 60",
    "files that run": "for name in a b c; do cp /bin/sleep $name; "
    "head -c 3000000 /dev/zero >> $name; ./$name 60 & sleep 0.5; rm $name; done; sleep 60",
    "many files": 'i=0; while :; do i=$((i + 1)); : > "$i"; done',
    "deep folders": "while mkdir a && cd a; do :; done",
    "a closed folder": f"mkdir d && cd d && {LARGE} && chmod 0 ../d; sleep 60",
}


@pytest.mark.parametrize(
    ("sandbox", "text"),
    unless(
        re.compile("(landlock|none)-(?!large)").match,
        [
            pytest.param(level, text, id=f"{level}-{name}")
            for level in ("bwrap", "landlock", "none")
            for name, text in FULL.items()
        ],
    ),
    indirect=["sandbox"],
)
def test_a_script_does_not_fill_the_disk(
    text: str, sandbox: Sandbox | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "COMPILING", replace(language.COMPILING, disk=4 * MIB))
    (tmp_path / "tool").mkdir()
    (tmp_path / "tool" / "data").write_bytes(bytes(5 * MIB))
    (tmp_path / "tool" / "build").write_text(f"#!/bin/sh\n{text}\n")
    with pytest.raises(CompileError, match="build: more than 4 MiB of files"):
        build_validator(tmp_path / "tool", tmp_path, sandbox)


def test_a_validator_that_is_too_long_is_named_in_words(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    with (package / "input_validators/valid.py").open("a") as file:
        file.write("#" * 9_000_000)
    said = tools.call("judge", "verify", package).stdout
    assert "error   it has more than 8 MiB: 'sum/input_validators/valid.py'\n" in said
