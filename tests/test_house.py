"""The house: which room may stand on which, and how large rooms and modules may be."""

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.helpers.cases import ROOT

ROOMS = "ground", "formats", "judge", "generators", "lessons", "measure"  # each on those before it
JUDGE = (  # its parts
    *("checkers", "proofs", "isolation", "front"),
    *("submissions", "packages", "classes", "__main__"),
)
GROUND_LINES, MODULE_LINES, MODULES = 400, 350, 10
SPARE = 5  # lines that a row of a table may take
STEPS = (ROOT / "docs" / "build.md").read_text().partition("## Add a rule")[2].split("## Test")[0]


def modules(*rooms: str) -> list[Path]:
    """The modules of these rooms."""
    return sorted(path for room in rooms for path in (ROOT / room).rglob("*.py"))


def short(path: Path) -> str:
    """A module as people call it."""
    return str(path.relative_to(ROOT))


def modules_in(folder: Path) -> int:
    """How many a folder has, itself not counted."""
    return len([path for path in folder.glob("*.py") if path.name != "__init__.py"])


@cache
def imported(path: Path) -> list[tuple[int, str]]:
    """(line, name with dots) of all that a module imports, wherever that stands in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            whole = f"{'.' * node.level}{node.module}"
            found += [(node.lineno, f"{whole}.{alias.name}") for alias in node.names]
    return found


def arrows(path: Path) -> list[tuple[int, str]]:
    """The imports that leave the module's room for something that is not of Python itself."""
    own = path.relative_to(ROOT).parts[0]
    return [(line, name) for line, name in imported(path) if not name.startswith(f"{own}.")]


def part_of_judge(name: str) -> str:
    """Where in the judge a module stands: judge.run.Run is in front."""
    part = name.split(".")[1]
    return part if part in JUDGE else "front"


@pytest.mark.parametrize("room", ROOMS)
def test_no_arrow_runs_up(room: str) -> None:
    above = {*ROOMS[ROOMS.index(room) + 1 :], "tests", "solutions"}
    up = [
        f"{short(path)}:{line} imports {name}, and {room} stands below {name.split('.')[0]}"
        for path in modules(room)
        for line, name in arrows(path)
        if name.split(".")[0] in above
    ]
    assert not up, "\n".join(up)


def test_no_arrow_runs_up_within_the_judge() -> None:
    up = []
    for path in modules("judge"):
        own = part_of_judge(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for line, name in imported(path):
            if name.startswith("judge.") and JUDGE.index(part_of_judge(name)) > JUDGE.index(own):
                up.append(f"{short(path)}:{line} imports {name}, and {own} stands below it")
    assert not up, "\n".join(up)


def test_packages_and_classes_do_not_know_each_other() -> None:
    for one, other in (("packages", "classes"), ("classes", "packages")):
        for path in modules(f"judge/{one}"):
            found = [name for _, name in imported(path) if name.startswith(f"judge.{other}")]
            assert not found, f"{short(path)} imports {found[0]}"


def test_no_two_modules_import_each_other() -> None:
    names = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in modules(*ROOMS)
    }
    knows = {
        name: {
            other if other in names else other.rpartition(".")[0] for _, other in imported(path)
        }.intersection(names)
        for name, path in names.items()
    }
    while free := [name for name, others in knows.items() if not others]:
        for name in free:
            del knows[name]
        for others in knows.values():
            others.difference_update(free)
    assert not knows, f"these import each other: {', '.join(sorted(knows))}"


def test_solutions_stand_alone() -> None:
    for path in modules("solutions"):
        found = [name for _, name in imported(path) if not is_pythons(name)]
        assert not found, f"{short(path)} imports {found[0]}, and must stand alone"


def test_checkers_know_only_each_other() -> None:
    for path in modules("judge/checkers"):
        for line, name in imported(path):
            ours = name.startswith("judge.checkers.")
            assert ours or is_pythons(name), f"{short(path)}:{line} imports {name}"


def is_pythons(name: str) -> bool:
    """Whether a module is of the standard library."""
    return name.split(".")[0] in sys.stdlib_module_names


def lines_of(path: Path) -> int:
    """How many lines a module has."""
    return path.read_text().count("\n")


def test_modules_are_short() -> None:
    long = {short(path): lines_of(path) for path in modules(*ROOMS)}
    long = {name: count for name, count in long.items() if count > MODULE_LINES}
    said = [f"{name} has {count} lines" for name, count in long.items()]
    assert not long, f"more than {MODULE_LINES}: {', '.join(said)}"


def test_the_ground_floor_is_small() -> None:
    total = sum(map(lines_of, modules("ground")))
    assert total <= GROUND_LINES, f"ground/ has {total} lines, more than {GROUND_LINES}"


def test_rooms_are_small() -> None:
    for folder in sorted({path.parent for path in modules(*ROOMS, "solutions")}):
        count = modules_in(folder)
        assert count <= MODULES, f"{short(folder)}/ has {count} modules, more than {MODULES}"


def test_of_an_old_python_no_room_of_its_own_is_made(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "old.py").write_text("import sys; sys.version_info = 3, 8; exec(sys.argv[2])\n")
    old = f"PYTHON={shlex.quote(sys.executable)} old.py"
    done = subprocess.run(
        ["make", "-f", ROOT / "Makefile", old, ".venv/core.stamp"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "expected Python 3.11 or later, found 3.8" in done.stderr
    assert not (tmp_path / ".venv").exists()


# What somebody's settings say.
ELSEWHERE = "PIP_PREFIX", "PIP_ROOT", "PIP_TARGET", "PYTHONPATH"
TOLD = {"PIP_USER": "1", "PYTHONOPTIMIZE": "2"} | dict.fromkeys(ELSEWHERE, "elsewhere")


def made(folder: Path, *words: str) -> tuple[int, str, str]:
    """What make says there, of a .venv that has moved: what begins with its place does not begin.

    Its Python just says what module it is asked for; to make packages takes it a while, and as
    any in a .venv it refuses to install for the user, as somebody has told pip ever to do; and it
    complains where it would leave out docstrings, in which the laws of rules are, or would take
    modules from elsewhere, so that pip would not install them, or have pip install them there.
    """
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / "pyproject.toml").touch()
    says = "#!/bin/sh\n[ $2 = judge ] && sleep 1\n[ $2$PIP_USER = pip1 ] || echo $2\n"
    says += "[ -z $PYTHONOPTIMIZE ] || echo without docstrings\n"
    for name in ELSEWHERE:
        says += f"[ -z ${name} ] || echo with {name} ${name}\n"
    for name in "pip", "verifyproblem", "python":
        (folder / ".venv" / "bin" / name).write_text(says if name == "python" else "#!/no/such\n")
        (folder / ".venv" / "bin" / name).chmod(0o755)
    done = subprocess.run(
        ["make", "-s", "-f", ROOT / "Makefile", "PYTHON=true", *words],
        cwd=folder,
        env={**os.environ, "MAKEFLAGS": "", "MAKEOVERRIDES": ""} | TOLD,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_what_is_installed_is_so_where_the_folder_has_moved(tmp_path: Path) -> None:
    stamps = [f".venv/{name}.stamp" for name in ("core", "test", "dmoj")]
    assert made(tmp_path, *stamps) == (0, "pip\n" * 3, "")


def test_packages_are_verified_whatever_the_folder_is_called(tmp_path: Path) -> None:
    folder = tmp_path / "it's a folder"
    (folder / "dist" / "kattis").mkdir(parents=True)
    stamps = [word for name in ("test", "dmoj") for word in ("-o", f".venv/{name}.stamp")]
    said = made(folder, *stamps, "verify-kattis", "verify-dmoj")
    assert said == (0, "problemtools.verifyproblem\ndmoj.testsuite\n", "")


def test_packages_are_made_before_they_are_verified_also_by_many_at_once(tmp_path: Path) -> None:
    (tmp_path / "dist" / "kattis").mkdir(parents=True)
    stamps = [word for name in ("core", "test", "dmoj") for word in ("-o", f".venv/{name}.stamp")]
    said = made(tmp_path, "-j", "4", *stamps, "verify")
    assert said == (0, "judge\nproblemtools.verifyproblem\ndmoj.testsuite\n", "")


@pytest.mark.parametrize("begins", [True, False])
def test_where_python_was_upgraded_all_is_installed_again(begins: bool, tmp_path: Path) -> None:
    """What .venv had was for the one before, or that had gone: make judge was broken for ever."""
    folder, new = tmp_path / ".venv" / "bin", tmp_path / "new"
    folder.mkdir(parents=True)
    new.write_text(
        "#!/bin/sh\ncase $2 in import\\ rich) exit 1;; pip) echo $3;;\n"
        "venv) [ -x $3/bin/python ] || ln -s ../../new $3/bin/python;; esac\n"
    )
    new.chmod(0o755)
    (folder / "python").symlink_to("../../new" if begins else "gone")
    (tmp_path / "pyproject.toml").touch()
    for name in "core", "test":
        (folder.parent / f"{name}.stamp").touch()
    done = subprocess.run(
        ["make", "-s", "-f", ROOT / "Makefile", "PYTHON=./new", ".venv/test.stamp"],
        cwd=tmp_path,
        env={**os.environ, "MAKEFLAGS": "", "MAKEOVERRIDES": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "install\n" * 2, "")


def test_nothing_that_installs_it_will_refuse_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "MIT"  # a table is no longer taken from 2027 on


# --- Tests ---------------------------------------------------------------------------------------


def own_tests(path: Path) -> list[Path]:
    """The tests of ROOM/MODULE.py are in tests/ROOM/test_MODULE.py, and test_MODULE_PART.py.

    The underscores around a module's name are left out.
    """
    folder, name = ROOT / "tests" / path.relative_to(ROOT).parent, path.stem.strip("_")
    return [*folder.glob(f"test_{name}.py"), *folder.glob(f"test_{name}_*.py")]


def has_code(path: Path) -> bool:
    """Whether a module does something."""
    return any(isinstance(node, ast.FunctionDef) for node in ast.walk(ast.parse(path.read_text())))


@pytest.mark.parametrize("room", [*ROOMS, "solutions"])
def test_every_module_has_its_tests(room: str) -> None:
    bare = [short(path) for path in modules(room) if has_code(path) and not own_tests(path)]
    assert not bare, f"{own_tests.__doc__}There are none of {', '.join(bare)}"


def test_no_test_imports_a_test() -> None:
    for path in [path for path in modules("tests") if ".test_" in path.read_text()]:
        for line, name in imported(path):
            parts = name.split(".")
            borrowed = parts[0] == "tests" and any(part.startswith("test_") for part in parts[:-1])
            assert not borrowed, f"{short(path)}:{line} imports {name}: tests/helpers is for both"


def test_tests_are_short() -> None:
    long = [short(path) for path in modules("tests") if lines_of(path) > MODULE_LINES]
    assert not long, f"more than {MODULE_LINES} lines: {', '.join(long)}"


def test_what_is_to_be_added_to_has_room() -> None:
    """A language takes two rows in a module of tests that was full."""
    named = {path for path in modules(*ROOMS, "tests") if f"`{short(path)}`" in STEPS}
    full = sorted(short(path) for path in named if lines_of(path) > MODULE_LINES - SPARE)
    assert named
    assert not full, f"docs/build.md says to add to them: {', '.join(full)}"


def test_where_modules_are_to_be_added_there_is_room() -> None:
    """A puzzle takes one in judge/proofs, which had ten: there it is a folder."""
    folders = set(re.findall(r"`([a-z/]+)/NAME\.py`", STEPS))
    full = [name for name in sorted(folders) if modules_in(ROOT / name) >= MODULES]
    lost = [name for name in full if f"`{name}/NAME/__init__.py`" not in STEPS]
    assert folders
    assert not lost, f"docs/build.md puts a module more into them: {', '.join(lost)}"
