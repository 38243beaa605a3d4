"""Programs to judge, cases, and a runner."""

import re
import textwrap
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ground import problems
from judge.isolation.sandbox import Sandbox
from judge.run import Runner
from tests.helpers.programs import SaidOf, Write
from tests.helpers.sandboxes import found
from tests.helpers.sweep import leave

ROOM = "tests/judge/"
# What is more of the same, or the same in another sandbox; CI sweeps this room too.
LATE = re.compile(
    r"""
    # Of what evades limits where the kernel counts nothing, most; each is tried where it counts.
    evasions/(?!children|files_without|memory_in_memfds).*-seen

    # Languages that a program of several files is in, or a deep one; those that start slowly.
    |test_a_program_in_each_language\[(.*\.(java|go)|(landlock|none)-twice(\.js)?)\]
    |test_a_program_of_several_files\[(landlock|none|bwrap-java)
    |test_programs_are_told_that_a_judge_runs_them\[A\.java
    |test_a_million_calls_deep\[deep\.(java|js)
    |test_what_the_compiler_says\[(bwrap-bad\.java|landlock|none)
    |test_another_python\[(landlock|none)
    |test_what_build_tools_keep_apart_is_no_source_file\[maven
    |test_of_a_long_file_not_all_is_looked_at\[\.rs
    |test_what_other_programs_leave_in_a_folder_is_no_source_file\[(\.vscode|\.git|lib)
    |test_without_hard_rules_it_finds_the_answer_too\[14x14

    # Where programs are, and who ends them.
    |test_time_is_exact_to_two_percent\[landlock
    |test_the_clock_starts_with_the_program\[(landlock|none)
    |test_the_environment_is_not_the_judges\[(landlock|none)
    |test_a_case_sees_nothing_of_the_one_before\[(bwrap|none)
    |test_what_the_kernel_has_counted_outlives_the_supervisor\[30
    |test_a_run_begins_at_zero\[bwrap-8
    |test_a_python_at_home_shows_nothing_of_it\[bwrap-(script|link)
    |test_an_interpreter_copied_or_linked_home_shows_nothing_of_it\[bwrap-node
    |test_(ctrl_c_says|nothing_survives_the_judge|two_signals).*\[none

    # Proofs of puzzles of which others are tried by the same test, and these by others.
    |test_it_agrees_with_the_witness\[(nurikabe|ripple_effect)
    |test_it_refuses_every_planted_fault\[(light_up|ripple_effect)
    |test_few_laws_are_found_as_if_each_few_were_asked\[nurikabe-2
    |test_it_accepts_what_the_witness_writes\[(nurikabe-|light_up\ in)
    |test_with_all_laws_it_says_what_all_answers_have_in_common\[ripple_effect
    |test_bad_proofs\[lines[5-8]

    # Packages, and what is said of words.
    |test_a_package_that_cannot_be_read\[(text26|limits:\ \[)
    |test_validators_stand_alone\[(nurikabe|ripple_effect|wormholes)
    |test_bad_inputs_are_rejected\[(nurikabe|ripple_effect|wormholes)
    |test_a_script_does_not_fill_the_disk\[bwrap-many
    |test_validators_of_its_own\[auto-c
    |test_flags_that_no_program_can_be_given\[(?!flags0)
    |test_an_error_of_a_package\[submissions
    |test_what_programs_in_a_folder_may_do_before_a_case_decides\[time
    |test_a_wrong_command_line_gets_one_line\[words22
    |test_an_output_without_room_is_named\[nurikabe
    |test_a_report_for_which_there_is_no_room_is_named\[--junit
    """,
    re.VERBOSE,
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave these to a sweep."""
    leave([item for item in items if item.nodeid.startswith(ROOM)], LATE)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a program in Python into a folder of the test."""

    def write(code: str) -> Path:
        path = tmp_path / "program.py"
        path.write_text(textwrap.dedent(code))
        return path

    return write


@pytest.fixture
def mark() -> str:
    """A word for the command line of a process that the test looks for."""
    return f"of-the-test-{uuid.uuid4().hex}"


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    """Two small puzzles and their answers."""
    folder = tmp_path / "cases"
    folder.mkdir()
    for name, puzzle, answer in ("one", "1 2\n1.\n", "1~\n"), ("two", "1 3\n2..\n", "22~\n"):
        (folder / f"{name}.in").write_text(puzzle)
        (folder / f"{name}.ans").write_text(answer)
    return folder


@pytest.fixture
def said_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SaidOf:
    """What a function says, in one line, of our problem `broken` whose problem.yaml has a text."""

    def said_of(load: Callable[[str], object], text: str) -> str:
        monkeypatch.setattr(problems, "FOLDER", tmp_path)
        (tmp_path / "broken").mkdir()
        (tmp_path / "broken" / "problem.yaml").write_text(text)
        with pytest.raises(problems.ProblemError, match=r"problem\.yaml") as error:
            load("broken")
        assert "\n" not in str(error.value)
        return str(error.value)

    return said_of


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    """One runner for many programs."""
    with Runner() as runner:
        yield runner


@pytest.fixture(params=["bwrap", "landlock", "none"])
def sandbox(request: pytest.FixtureRequest) -> Sandbox | None:
    """Each way to run a program; @at_levels says which."""
    return found(request.param)
