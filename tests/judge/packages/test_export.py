"""Packages that are made: validators that stand alone, and what other judges say to them."""

import importlib.util
import subprocess
import sys
import types
import zipfile
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import yaml

from judge.packages import export
from judge.problem import load
from tests.helpers import tools
from tests.helpers.cases import PROBLEMS, ROOT, Problem, files
from tests.helpers.once import once
from tests.helpers.sweep import in_every, in_sweep


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All packages, unpacked: FORMAT/PROBLEM; all workers have them in common."""
    return once(tmp_path_factory, "packages", unpack_all)


def unpack_all(folder: Path) -> None:
    """Make all packages, and unpack them."""
    done = tools.run("judge", "package", "-o", folder)
    assert done.returncode == 0, done.stderr
    for path in folder.glob("*.zip"):
        name, _, form = path.stem.rpartition("-")
        zipfile.ZipFile(path).extractall(folder / form / name)
    for path in (folder / "kattis").iterdir():
        (inner,) = path.iterdir()
        inner.rename(path.with_name(f"{path.name}.tmp"))
        path.rmdir()
        path.with_name(f"{path.name}.tmp").rename(path)


def validate(validator: Path, puzzle: Path, output: Path, folder: Path) -> tuple[int, str]:
    """(exit status, message) of a validator, in a Python that knows nothing of the project."""
    command = [sys.executable, "-I", validator, puzzle, output, folder]
    (folder / "judgemessage.txt").unlink(missing_ok=True)
    with output.open("rb") as file:
        done = subprocess.run(command, stdin=file, capture_output=True, cwd="/", check=False)
    message = folder / "judgemessage.txt"
    return done.returncode, message.read_text().strip() if message.is_file() else ""


@cache
def module_at(path: Path) -> types.ModuleType:
    """A file as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def validator_of(problem: Problem, archives: Path) -> Path:
    """The validator of answers, which is the same for Kattis and for DOMjudge."""
    one, other = (
        archives / form / problem.name / "output_validators/validator/validator.py"
        for form in ("kattis", "domjudge")
    )
    assert one.read_bytes() == other.read_bytes()
    return one


@pytest.mark.parametrize(("problem", "path"), files("data/invalid_output/*.in"))
def test_validators_say_what_is_wrong(problem: Problem, path: Path, archives: Path) -> None:
    module = module_at(validator_of(problem, archives))
    output = path.with_suffix(".out").read_bytes().decode("utf-8", "replace")
    with pytest.raises(module.Wrong) as wrong:
        module.check(path.read_text(), output)
    assert wrong.value.message == path.with_suffix(".why").read_text().strip()


@pytest.mark.parametrize("few", [3, in_sweep(20), in_every(1000)])
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_validators_stand_alone(problem: Problem, few: int, archives: Path, tmp_path: Path) -> None:
    validator = validator_of(problem, archives)
    for case in load(problem.name).cases()[:few]:
        assert validate(validator, case.puzzle, case.answer, tmp_path) == (42, "")
    for path in sorted(problem.folder.glob("data/invalid_output/*.in"))[:few]:
        status, message = validate(validator, path, path.with_suffix(".out"), tmp_path)
        assert (status, message) == (43, path.with_suffix(".why").read_text().strip())


@pytest.mark.parametrize("few", [3, in_sweep(20), in_every(1000)])
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_bad_inputs_are_rejected(problem: Problem, few: int, archives: Path) -> None:
    validator = archives / "kattis" / problem.name / "input_validators/validate"
    own = (ROOT / "solutions" / problem.solution).read_bytes()  # whose tests have all bad inputs
    assert (validator / problem.solution).read_bytes() == own
    for kind, status in ("secret", 42), ("invalid_input", 43):
        for path in sorted((problem.folder / "data" / kind).glob("*.in"))[:few]:
            command = [sys.executable, validator / "main.py"]
            with path.open("rb") as file:
                done = subprocess.run(command, stdin=file, capture_output=True, check=False)
            assert done.returncode == status, path


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_blanks_that_only_python_knows_are_rejected(problem: Problem, archives: Path) -> None:
    main = archives / "kattis" / problem.name / "input_validators/validate/main.py"
    first, _, rest = load(problem.name).cases()[0].puzzle.read_text().partition("\n")
    for blank in "\N{NO-BREAK SPACE}", "\x1c":
        text = f"{first}{blank}\n{rest}".encode()
        done = subprocess.run([sys.executable, main], input=text, capture_output=True, check=False)
        assert done.returncode == 43
        assert done.stdout.decode() == f"expected blanks that all languages know, found {blank!a}\n"


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_the_checker_for_dmoj(
    problem: Problem, archives: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = archives / "dmoj" / problem.name
    init = yaml.safe_load((folder / "init.yml").read_text())
    result = types.ModuleType("dmoj.result")
    result.CheckerResult = lambda *words: words  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "dmoj", types.ModuleType("dmoj"))
    monkeypatch.setitem(sys.modules, "dmoj.result", result)
    module = module_at(folder / init["checker"]["name"])
    for case in init["test_cases"]:
        assert {"in", "out", "points"} == case.keys()
        assert (folder / case["in"]).is_file()
        assert (folder / case["out"]).is_file()
    puzzle, answer = ((folder / case[key]).read_bytes() for key in ("in", "out"))
    assert module.check(answer, answer, puzzle, point_value=3) == (True, 3)
    passed, points, why = module.check(b"", answer, puzzle, point_value=3)
    assert (passed, points, why) == (False, 0, "the answer is empty")
    for test in (folder / "tests").iterdir():
        known = yaml.safe_load((test / "test.yml").read_text())
        assert (test / known["source"]).is_file()


def test_the_same_problem_makes_the_same_archive(tmp_path: Path) -> None:
    problem = load(PROBLEMS[0].name)
    one, two = (export.write(problem, "kattis", tmp_path / name).read_bytes() for name in "ab")
    assert one == two


def test_limits_of_less_than_a_mebibyte_are_not_told_as_none() -> None:
    problem = load("nurikabe")
    problem = replace(problem, limits=replace(problem.limits, memory=5 << 19, output=1 << 19))
    said = yaml.safe_load(export.problem_yaml(problem))
    assert said["limits"] == {"memory": 3, "output": 1}


def test_packages_are_made_in_any_locale(tmp_path: Path) -> None:
    if not sys.prefix.isascii():
        pytest.skip("of a folder with such letters Python itself does not begin without UTF-8")
    posix = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "POSIX"}
    done = tools.run("judge", "package", PROBLEMS[0].name, "-o", tmp_path, **posix)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_package_is_made_of_what_another_judge_has(tmp_path: Path) -> None:
    done = tools.call("judge", "package", "uva_11585", "-o", tmp_path)
    said = "judge: uva_11585 is of another judge, which has it: no package is made of it\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
    assert not list(tmp_path.iterdir())


def test_names_that_two_modules_give_do_not_clash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "CHECKERS", tmp_path)
    (tmp_path / "__init__.py").write_text("class Wrong(Exception):\n    pass\n")
    (tmp_path / "grid.py").write_text(
        '"""Grid."""\n\nimport re\n\n\ndef size(text):\n    return len(text)\n\n\n'
        "def double(text):\n    return 2 * size(text)  # twice the size\n"
    )
    (tmp_path / "one.py").write_text(
        "from judge.checkers import Wrong\n"
        "from judge.checkers.grid import double\n\n\n"
        "def size(text):\n    raise Wrong\n\n\n"
        "def check(puzzle, answer):\n    return double(answer)\n"
    )
    text = export.standing_alone("one")
    names: dict[str, object] = {}
    exec(text, names)  # noqa: S102
    assert names["check"]("", "abc") == 6  # type: ignore[operator]
    assert "2 * grid_size(text)  # twice the size" in text
