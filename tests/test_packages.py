"""Packages: read, verified, made; validators that stand alone; what other judges say to ours."""

import importlib.util
import shutil
import subprocess
import sys
import types
import zipfile
from pathlib import Path

import pytest
import yaml

from ground.problems import ProblemError
from judge.checkers import Wrong
from judge.packages import export
from judge.packages.package import read_package
from judge.packages.validator import compare, flags_of
from judge.problem import load
from tests.cases import PROBLEMS, Problem, files

ROOT = Path(__file__).parent.parent
YAML = "name: Sum\nlicense: cc0\nlimits:\n  memory: 256\n"
VALIDATORS = {
    "py": """import sys
right = open(sys.argv[2]).read().split()
words = sys.stdin.read().split()
if "crash" in words:
    raise ValueError("oops")
if words == right:
    sys.exit(42)
open(sys.argv[3] + "judgemessage.txt", "w").write(f"{words} is not {right} {sys.argv[4:]}")
sys.exit(43)
""",
    "c": """#include <stdio.h>
#include <string.h>
int main(int count, char **words) {
    int right, found;
    char path[999];
    fscanf(fopen(words[2], "r"), "%d", &right);
    if (scanf("%d", &found) != 1) return 1;
    if (found == right) return 42;
    snprintf(path, sizeof path, "%sjudgemessage.txt", words[3]);
    fprintf(fopen(path, "w"), "['%d'] is not ['%d'] ['%s']", found, right, words[4]);
    return 43;
}
""",
    "cpp": """#include <fstream>
#include <iostream>
int main(int, char **words) {
    int right, found;
    std::ifstream(words[2]) >> right;
    if (!(std::cin >> found)) return 1;
    if (found == right) return 42;
    std::ofstream(std::string(words[3]) + "judgemessage.txt")
        << "['" << found << "'] is not ['" << right << "'] ['" << words[4] << "']";
    return 43;
}
""",
}
SUBMISSIONS = {
    "accepted/sum.py": "print(sum(map(int, input().split())))",
    "wrong_answer/off.py": "print(sum(map(int, input().split())) + 1)",
    "run_time_error/dies.py": "1 / 0",
    "time_limit_exceeded/loops.py": "while True: pass",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package that is right in all things."""
    folder = tmp_path / "sum"
    texts = {
        "problem.yaml": YAML,
        ".timelimit": "0.3\n",
        "problem_statement/problem.en.tex": "\\problemname{Sum}\n",
        "data/sample/1.in": "1 2\n",
        "data/sample/1.ans": "3\n",
        "data/secret/group/a.in": "2 2\n",
        "data/secret/group/a.ans": "4\n",
        "data/invalid_input/letters.in": "a b\n",
        "input_validators/valid.py": "import sys, re\n"
        "sys.exit(42 if re.fullmatch(r'\\d+ \\d+\\n', sys.stdin.read()) else 43)\n",
        **{f"submissions/{name}": text for name, text in SUBMISSIONS.items()},
    }
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def judge(*words: object) -> subprocess.CompletedProcess[str]:
    """The judge as its users run it."""
    command = [sys.executable, "-m", "judge", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, timeout=50, check=False
    )


# --- The default validator ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "expected", "output", "right"),
    [
        ("", "One 2", "oNE\n\n2", True),
        ("", "1.0", "1.00", False),
        ("", "1 2", "1", False),
        ("", "1", "1 2", False),
        ("case_sensitive", "One", "one", False),
        ("space_change_sensitive", "1 2\n", "1 2\n", True),
        ("space_change_sensitive", "1 2\n", "1  2\n", False),
        ("space_change_sensitive", "1 2\n", "1 2", False),
        ("float_tolerance 1e-2", "100 x", "101 X", True),
        ("float_tolerance 1e-2", "100", "102", False),
        ("float_absolute_tolerance 0.1", "100", "100.05", True),
        ("float_absolute_tolerance 0.1", "100", "100.2", False),
        ("float_relative_tolerance 0.1", "100", "109.9", True),
        ("float_relative_tolerance 0.1", "0", "0.01", False),
        ("float_tolerance 1e-6", "1", "nan", False),
        ("float_tolerance 1e-6", "1", "one", False),
        ("float_tolerance 1e-6", "1", "1_0", False),
        ("float_tolerance 0", "1", "1.0", True),
        ("case_sensitive float_tolerance 1", "a 1", "A 1", False),
    ],
)
def test_default_validator(flags: str, expected: str, output: str, right: bool) -> None:
    def found() -> bool:
        try:
            compare(expected.encode(), output.encode(), flags_of(flags))
        except Wrong:
            return False
        return True

    assert found() == right


@pytest.mark.parametrize("flags", ["no_such_flag", "float_tolerance", "float_tolerance -1"])
def test_flags_that_nobody_knows(flags: str) -> None:
    with pytest.raises(ValueError, match=r"flag|expected a number"):
        flags_of(flags)


# --- Reading and verifying --------------------------------------------------------------------


def test_a_good_package_has_no_error(package: Path) -> None:
    done = judge("verify", package)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "sum: 0 errors, 0 warnings" in done.stdout
    for name, verdict in zip(SUBMISSIONS, ["AC", "WA", "RTE", "TLE"], strict=True):
        assert f"submissions/{name}: {verdict}" in done.stdout
    assert "time limit 0.3 s" in done.stdout


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("data/secret/b.in", "1 2\n", "secret/b.in has no b.ans"),
        ("data/secret/b.ans", "1\n", "data/secret/b.ans has no input"),
        ("data/sample/1.in", "1  2\n", "data/sample/1.in: valid.py: "),
        ("data/invalid_input/right.in", "1 2\n", "right.in is accepted by valid.py"),
        ("data/sample/1.ans", "4\n", "sum.py: WA, sample/1: token 1 is '3' instead of '4'"),
        ("submissions/accepted/bad.py", "print(", "bad.py: CE, compilation: Python: SyntaxError"),
        ("submissions/wrong_answer/right.py", SUBMISSIONS["accepted/sum.py"], "expected WA"),
        ("submissions/run_time_error/ok.py", SUBMISSIONS["accepted/sum.py"], "expected MLE or RTE"),
        ("input_validators/valid.py", "raise ValueError", "valid.py: exit status 1: "),
        ("input_validators/valid.py", "print(", "valid.py cannot be compiled: Python: Syntax"),
        ("problem.yaml", YAML + "validation: custom\n", "is custom, but there is no validator"),
    ],
)
def test_an_error_of_a_package(package: Path, name: str, text: str, message: str) -> None:
    (package / name).write_text(text)
    done = judge("verify", package)
    assert done.returncode == 1, done.stderr
    assert message in done.stdout
    assert "sum: 0 errors" not in done.stdout
    assert "Traceback (" not in done.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: [", "problem.yaml: line 1: "),
        ("limits: {memory: -1}", "problem.yaml: expected a number above 0, found -1"),
        ("limits: []\nname: x", "problem.yaml: "),
        ("validator_flags: no_such", "problem.yaml: the default validator has no flag 'no_such'"),
        ("- 1", "problem.yaml: expected the file to be a mapping"),
    ],
)
def test_a_package_that_cannot_be_read(package: Path, text: str, message: str) -> None:
    (package / "problem.yaml").write_text(text)
    if text.startswith("limits: []"):
        assert judge("verify", package).returncode == 0
        return
    done = judge("verify", package)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    with pytest.raises(ProblemError):
        read_package(package)


def test_no_package(tmp_path: Path) -> None:
    done = judge("verify", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "problem.yaml: No such file or directory" in done.stderr


@pytest.mark.parametrize("suffix", VALIDATORS)
@pytest.mark.parametrize("sandbox", ["auto", "none"])
def test_validators_of_its_own(package: Path, suffix: str, sandbox: str) -> None:
    if suffix != "py" and not shutil.which("g++"):
        pytest.skip("g++ is not installed")
    text = YAML + "validation: custom\nvalidator_flags: hello\n"
    (package / "problem.yaml").write_text(text)
    (package / "output_validators").mkdir()
    (package / "output_validators" / f"v.{suffix}").write_text(VALIDATORS[suffix])
    done = judge(package, package / "submissions/wrong_answer/off.py", "--sandbox", sandbox)
    assert done.returncode == 1, done.stderr
    assert "WA     0.0" in done.stdout
    assert "sum/secret/group/a  ['5'] is not ['4'] ['hello']" in done.stdout
    assert judge(package, "--sandbox", sandbox).returncode == 0
    (package / "crash.py").write_text("print('crash')")
    done = judge(package, package / "crash.py", "--sandbox", sandbox)
    assert "2 JE" in done.stdout
    assert f"the checker failed: ValidatorFailed: v.{suffix}: exit status 1" in done.stdout


def test_flags_of_a_group(package: Path) -> None:
    flags = package / "data" / "secret" / "group" / "testdata.yaml"
    flags.write_text("output_validator_flags: float_tolerance 1\n")
    done = judge(package, package / "submissions/wrong_answer/off.py")
    assert "2 cases: 1 AC, 1 WA" in done.stdout, done.stderr


# --- Making -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All packages, unpacked: FORMAT/PROBLEM."""
    folder = tmp_path_factory.mktemp("packages")
    done = judge("package", "-o", folder)
    assert done.returncode == 0, done.stderr
    for path in folder.glob("*.zip"):
        name, _, form = path.stem.rpartition("-")
        zipfile.ZipFile(path).extractall(folder / form / name)
    for path in (folder / "kattis").iterdir():
        (inner,) = path.iterdir()
        inner.rename(path.with_name(f"{path.name}.tmp"))
        path.rmdir()
        path.with_name(f"{path.name}.tmp").rename(path)
    return folder


def validate(validator: Path, puzzle: Path, output: Path, folder: Path) -> tuple[int, str]:
    """(exit status, message) of a validator, in a Python that knows nothing of the project."""
    command = [sys.executable, "-I", validator, puzzle, output, folder]
    (folder / "judgemessage.txt").unlink(missing_ok=True)
    with output.open("rb") as file:
        done = subprocess.run(command, stdin=file, capture_output=True, cwd="/", check=False)
    message = folder / "judgemessage.txt"
    return done.returncode, message.read_text().strip() if message.is_file() else ""


@pytest.mark.parametrize(("problem", "path"), files("data/invalid_output/*.in"))
def test_validators_stand_alone(
    problem: Problem, path: Path, archives: Path, tmp_path: Path
) -> None:
    for form in "kattis", "domjudge":
        validator = archives / form / problem.name / "output_validators/validator/validator.py"
        status, message = validate(validator, path, path.with_suffix(".out"), tmp_path)
        assert (status, message) == (43, path.with_suffix(".why").read_text().strip())


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_answers_are_accepted_and_bad_inputs_rejected(
    problem: Problem, archives: Path, tmp_path: Path
) -> None:
    folder = archives / "kattis" / problem.name
    for case in load(problem.name).cases()[:20]:
        validator = folder / "output_validators/validator/validator.py"
        assert validate(validator, case.puzzle, case.answer, tmp_path) == (42, "")
    command = [sys.executable, folder / "input_validators/validate/main.py"]
    good = sorted((problem.folder / "data" / "secret").glob("*.in"))[:5]
    bad = sorted((problem.folder / "data" / "invalid_input").glob("*.in"))
    for path in good + bad:
        with path.open("rb") as file:
            done = subprocess.run(command, stdin=file, capture_output=True, check=False)
        assert done.returncode == (42 if path in good else 43), path


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
    spec = importlib.util.spec_from_file_location("checker", folder / init["checker"]["name"])
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
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
