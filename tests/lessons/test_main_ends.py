"""How the command line of the lessons ends where the rules do: it says why they go no further."""

import re
import signal
from pathlib import Path

import pytest

from lessons import solver_of, words_of
from lessons.terminal import Lesson, Steps
from tests.helpers import tools
from tests.helpers.cases import PROBLEMS
from tests.helpers.lessons import NURIKABE, lessons
from tests.helpers.sweep import in_sweep, swept

ROOMS = "aabbccde aabfccge ahbfcggg ihffjjgk ihlmjjkk iilmnnnk iioonppk iooooopp".split()
NO_ANSWER = "\n".join(["8", *ROOMS, *["." * 8] * 8, ""])  # as only search shows
WAYS = [], ["--hint"], ["--proof", "/dev/null"]


@pytest.mark.parametrize("options", WAYS)
def test_a_puzzle_with_several_answers_is_said_to_have_them(options: list[str]) -> None:
    status, output, message = lessons("nurikabe", *options, puzzle="1 2\n?.\n")
    assert status == 1
    said = r"(?s).*stuck.* 1 cell is open.*no rule says more: the puzzle has several answers\.?\n"
    assert re.fullmatch(said, output + message, re.IGNORECASE)


def test_a_puzzle_with_one_answer_is_left_to_search() -> None:
    solver = solver_of("nurikabe")
    lesson = Lesson("nurikabe", solver, words_of("nurikabe"), colour=False)
    assert Steps(lesson, solver.parse(NURIKABE.read_text())).why_stuck() == "only search goes on"


@pytest.mark.parametrize("options", [WAYS[0], *map(in_sweep, WAYS[1:])])
def test_what_only_search_refutes_has_no_answer(options: list[str]) -> None:
    status, output, message = lessons("ripple_effect", *options, puzzle=NO_ANSWER)
    assert (status, message) == (1, "lessons: no solution: every case breaks a law\n")
    assert "No rule says more" not in output


@pytest.mark.sweep  # some seconds
def test_what_only_search_refutes_has_no_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said = lessons("ripple_effect", "--html", str(page), puzzle=NO_ANSWER)
    assert said == (1, "", "lessons: no solution: every case breaks a law\n")
    assert lessons("ripple_effect", "--hint", puzzle=NO_ANSWER) == said
    assert not page.exists()


# --- For want of time --------------------------------------------------------------------

BLANK = "100\n" + f"{'.' * 100}\n" * 100
GAVE_UP = "lessons: gave up after 0.5 seconds\n"


@pytest.mark.parametrize("options", [[], *map(in_sweep, (["--json"], ["--hint"])), ["--rate"]])
def test_a_board_that_takes_long_is_given_up(options: list[str]) -> None:
    status, _, message = lessons("light_up", *options, "--limit", "0.5", puzzle=BLANK)
    assert (status, message) == (1, GAVE_UP)


@pytest.mark.parametrize("option", ["--html", in_sweep("--proof")])
def test_of_what_is_given_up_nothing_is_written(tmp_path: Path, option: str) -> None:
    words = "light_up", option, str(tmp_path / "out"), "--limit", "0.5"
    assert lessons(*words, puzzle=BLANK) == (1, "", GAVE_UP)
    assert list(tmp_path.iterdir()) == []


def test_in_a_folder_each_has_its_time(tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text(BLANK)
    (tmp_path / "b.in").write_text("1\n.\n")
    status, output, message = lessons("light_up", "--rate", "--limit", "0.5", str(tmp_path))
    said = GAVE_UP.replace("gave", f"{tmp_path}/a.in: gave")
    assert (status, message) == (1, said)
    assert [line.split()[-1] for line in output.splitlines()] == ["puzzle", "b"]


def test_who_has_time_enough_is_not_told() -> None:
    plain = lessons("nurikabe", str(NURIKABE))
    assert lessons("nurikabe", str(NURIKABE), "--limit", "100") == plain


def test_who_waits_for_keys_has_no_limit() -> None:
    said = "lessons: --limit does not go with --step\n"
    assert lessons("nurikabe", str(NURIKABE), "--step", "--limit", "9") == (2, "", said)


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_nothing_half_is_left_by_who_is_ended(ending: signal.Signals, tmp_path: Path) -> None:
    words = "lessons", "nurikabe", "--proof", tmp_path / "out", NURIKABE
    assert tools.end_in_writing(ending, *words) == (130, "")
    assert list(tmp_path.iterdir()) == []


LAST_LOOK = """\
Must light (tier 1)
    A dark cell with one place left for the bulb that lights it gets it.
    LEGUP: Must Light (LTUP-BASC-0006)
    because of: r1c1 empty, light r1c1

  There is no answer: a cell cannot be lit at r1c1.

   1  2  3
1 [.] 0  .
2  0  .  0
3  .  0  .

"""


def test_the_look_at_which_a_law_is_seen_broken_is_told_and_drawn() -> None:
    status, output, message = lessons("light_up", puzzle="3\n.0.\n0.0\n.0.\n")
    assert (status, output.endswith(LAST_LOOK)) == (1, True)
    assert message == "lessons: no solution: a cell cannot be lit at r1c1\n"


WAYS_OUT = "6\n.2....\n#..1.#\n..2...\n.....#\n....1.\n..2.#.\n"
SHAPES_OUT = "6\n....3.\n......\n....6.\n......\n......\n2..2..\n"


@pytest.mark.parametrize(
    ("problem", "puzzle", "last"),
    [
        ("light_up", WAYS_OUT, "15. But then the 2 at r3c3 would have no place for bulbs."),
        (
            "nurikabe",
            SHAPES_OUT,
            "5. But then the island of 6 at r3c5 would have no shape left.",
        ),
    ],
)
def test_the_argument_that_there_is_no_answer_is_told(problem: str, puzzle: str, last: str) -> None:
    _, output, message = lessons(problem, puzzle=puzzle)
    assert f"    {last}\n\n" in output
    assert message.startswith("lessons: no solution: ")


BROKEN = [
    path
    for problem in PROBLEMS
    for path in sorted((problem.folder / "data" / "no_answer").glob("*.in"))
]


@pytest.mark.parametrize("path", swept(BROKEN, 8), ids=lambda path: f"{path.parts[-4]}/{path.stem}")
def test_every_end_without_an_answer_is_told(path: Path) -> None:
    status, output, message = lessons(path.parts[-4], str(path))
    assert (status, message.startswith("lessons: no solution: ")) == (1, True)
    assert "There is no answer: " in output or "every case breaks a law" in message
