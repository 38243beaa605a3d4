"""Where a puzzle comes from."""

from pathlib import Path

import pytest

from lessons.puzzles.source import Unfit, parse, read, source, spare
from tests.helpers.cases import problem_of
from tests.helpers.lessons import NURIKABE
from tests.helpers.puzzles import LINK


def test_a_link_is_read_as_a_file_is() -> None:
    assert not source(LINK).is_dir()
    assert read("light_up", source(LINK)).count("\n") > 1
    assert read("nurikabe", source(str(NURIKABE))) == NURIKABE.read_text()


def test_a_link_may_have_any_bytes() -> None:
    """On the command line; it was a traceback."""
    assert read("light_up", source("http://\udcff/p?akari/2/1/g.")) == "1 2\n.#\n"
    with pytest.raises(Unfit, match="character 30: expected 0 to 9"):
        read("light_up", source("https://any.host/p?akari/2/1/\udcff"))


def test_the_mark_that_some_editors_begin_with_is_no_part_of_a_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "noted.in"
    path.write_text("1\n1\n", encoding="utf-8-sig")
    assert read("nurikabe", path) == "1\n1\n"


def test_lines_may_end_as_on_old_computers(tmp_path: Path) -> None:
    path = tmp_path / "old.in"
    path.write_bytes(b"2\r1.\r..\r")
    assert read("nurikabe", path) == "2\n1.\n..\n"


@pytest.mark.parametrize("blank", ["\xa0", "\u3000", "\x1f", "\u2028"])
def test_blanks_may_be_those_of_a_web_page(blank: str, tmp_path: Path) -> None:
    """Solutions read them; where laws were read as well there was a traceback."""
    path = tmp_path / "copied.in"
    path.write_text(f"2{blank}3\n.{blank}1 .\n. # .{blank}\n", encoding="utf-8")
    assert read("light_up", path) == "2 3\n. 1 .\n. # . \n"


def test_what_is_wrong_stands_after_the_name_of_the_file(tmp_path: Path) -> None:
    path, solver = tmp_path / "bad.in", problem_of("nurikabe").module()
    with pytest.raises(Unfit, match=f"cannot read {path}: No such file"):
        read("nurikabe", path)
    with pytest.raises(Unfit, match=f"{path}: line 1: expected the size"):
        parse(solver, "rubbish\n", path)
    with pytest.raises(Unfit, match=r"^line 1: expected the size"):
        parse(solver, "rubbish\n", None)


def test_only_the_puzzle_itself_is_spared(tmp_path: Path) -> None:
    puzzle, other = tmp_path / "puzzle.in", tmp_path / "other"
    puzzle.write_text("1\n1\n")
    spare(puzzle, other)
    spare(None, puzzle)
    with pytest.raises(Unfit, match="is the puzzle itself"):
        spare(puzzle, tmp_path / "." / "puzzle.in")


def test_what_has_no_end_is_not_read_for_ever() -> None:
    with pytest.raises(Unfit, match="cannot read /dev/zero: it has more than 8 MiB"):
        read("nurikabe", Path("/dev/zero"))
