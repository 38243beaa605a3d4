"""What the newer format says to validators about a case: in test_group.yaml, and of one case."""

from contextlib import closing
from pathlib import Path

import pytest

from judge.language import build
from judge.packages.package import read_package
from judge.packages.validator import Tool
from judge.run import MIB
from tests.helpers import tools
from tests.helpers.locales import latin_1

NEWER = "problem_format_version: 2025-09\nname: Sum\nlicense: cc0\n"
OUTPUT, INPUT = "output_validator_flags", "input_validator_flags"


def test_the_nearest_file_says_the_words_for_a_validator(package: Path) -> None:
    case = package / "data/secret/group/a.in"
    (package / "data/test_group.yaml").write_text("output_validator_args: [case_sensitive]\n")
    read = read_package(package)
    assert read.flags(case, OUTPUT) == "case_sensitive"
    group = case.parent / "test_group.yaml"
    group.write_text("output_validator_args: [float_tolerance, 1.0e-2]\nmax_score: 3\n")
    assert read.flags(case, OUTPUT) == "float_tolerance 0.01"
    case.with_suffix(".yaml").write_text("output_validator_args: []\nhint: none\n")
    assert read.flags(case, OUTPUT) == ""
    assert read.flags(package / "data/sample/1.in", OUTPUT) == "case_sensitive"


def test_a_right_answer_is_right_within_the_tolerance_of_a_group(package: Path) -> None:
    (package / "problem.yaml").write_text(NEWER)
    (package / "data/sample/1.ans").write_text("3.004\n")
    group = package / "data/test_group.yaml"
    group.write_text("output_validator_args: [float_tolerance, '1E-2']\n")
    done = tools.call("judge", package)
    assert done.returncode == 0, done.stdout


def test_each_validator_may_have_words_of_its_own(package: Path) -> None:
    case = package / "data/secret/group/a.in"
    read = read_package(package)
    case.with_suffix(".yaml").write_text(
        "input_validator_args: {valid: [--name, a b], o.py: [x]}\n"
    )
    assert read.flags(case, INPUT, "valid.py") == "--name 'a b'"
    assert read.flags(case, INPUT, "o.py") == "x"
    assert read.flags(case, INPUT, "other.py") == ""
    case.with_suffix(".yaml").write_text("input_validator_args: --name\n")
    with pytest.raises(ValueError, match="input_validator_args: expected a list of words, found"):
        read.flags(case, INPUT, "valid.py")
    case.with_suffix(".yaml").write_text("input_validator_args: [[]]\n")
    with pytest.raises(ValueError, match=r"input_validator_args: expected words, found \[\]"):
        read.flags(case, INPUT, "valid.py")


def test_an_apostrophe_in_flags_is_a_part_of_a_word(tmp_path: Path) -> None:
    """Others split flags at blanks alone."""
    program = tmp_path / "v.py"
    program.write_text("import sys\nsys.exit(42 if sys.argv[4:] == ['--who', \"it's\"] else 43)\n")
    with closing(Tool(build(program, MIB))) as tool:
        assert not tool.accepts_output(program, program, b"", "--who it's")


def test_cases_from_elsewhere_are_as_secret_ones(package: Path, cases: Path) -> None:
    read = read_package(package)
    (package / "data/testdata.yaml").write_text(f"{OUTPUT}: case_sensitive\n")
    assert read.flags(cases / "one.in", OUTPUT) == "case_sensitive"
    (package / "data/secret/test_group.yaml").write_text("output_validator_args: [a]\n")
    assert read.flags(cases / "one.in", OUTPUT) == "a"


def test_words_for_a_validator_are_the_same_where_names_of_files_are_not_in_utf_8(
    package: Path, tmp_path: Path
) -> None:
    (package / "data/testdata.yaml").write_text("input_validator_flags: größe\n", encoding="utf-8")
    valid = package / "input_validators/valid.py"
    asked = "import os\nassert os.fsencode(sys.argv[1]).decode() == 'größe'\n"
    valid.write_text(valid.read_text().replace("\n", "\n" + asked, 1), encoding="utf-8")
    done = tools.run("judge", "verify", package, **latin_1(tmp_path))
    assert done.returncode == 0, done.stdout
