"""LEGUP's XML: boards that come back unchanged, and what is refused."""

import pytest

from formats import Unreadable, Unwritable, legup
from tests.helpers.proofs import SOLVERS
from tests.helpers.sweep import in_sweep
from tests.helpers.texts import damaged, grids, is_read, unread

COUNTS = [100, in_sweep(1000)]
TEXT = """<?xml version="1.0" encoding="UTF-8"?>
<Legup version="5.1.0">
  <puzzle name="LightUp" tag="an id">
    <board width="3" height="2">
      <goal type="PROVE_CELL_MUST_BE" assumeSolution="true"><cell value="-4" x="0" y="0"/></goal>
      <cells>
        <cell value="-4" x="0" y="0"/>
        <cell value="-3" x="1" y="0"/>
        <cell value="2" x="2" y="0"/>
        <cell value="-1" x="1" y="1"/>
        <cell value="-2" x="2" y="1"/>
      </cells>
    </board>
  </puzzle>
  <solved isSolved="false" lastSaved="2024-01-01 00:00:00"/>
</Legup>
"""
NURIKABE = """<Legup><puzzle name="Nurikabe"><board size="2"><cells>
<cell value="12" x="1" y="0"/><cell value="0" x="1" y="1"/><cell value="-1" x="0" y="1"/>
</cells></board></puzzle></Legup>"""


# --- Boards -------------------------------------------------------------------------------


def test_light_up_is_read() -> None:
    assert legup.looks_like(TEXT)
    assert legup.read(TEXT) == ("light_up", "2 3\n*x2\n.#.\n")
    for before in "\n", "\ufeff", " \n\t\n", "\ufeff\n":
        assert legup.looks_like(before + TEXT)
        assert legup.read(before + TEXT) == legup.read(TEXT)


def test_nurikabe_is_read() -> None:
    assert legup.looks_like(NURIKABE)
    assert legup.read(NURIKABE) == ("nurikabe", "2\n. 12\n~ o\n")


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("light_up", "....#01234"),
        ("light_up", "...*x#01234"),
        ("nurikabe", ".....123456789"),
    ],
)
def test_random_boards_come_back_unchanged(name: str, cells: str, count: int) -> None:
    for puzzle in grids(cells, count):
        assert legup.read(legup.write(name, puzzle)) == (name, puzzle)


@pytest.mark.parametrize("count", COUNTS)
def test_random_boards_in_progress_come_back_unchanged(count: int) -> None:
    for puzzle in grids("....~~oo9", count):
        name, found = legup.read(legup.write("nurikabe", puzzle))
        boards = [SOLVERS[name].parse(text) for text in (puzzle, found)]
        assert len({(board.puzzle.clued, board.island, board.sea) for board in boards}) == 1


def test_large_clues_come_back_unchanged() -> None:
    puzzle = "2 3\n. 999999 .\n10 . 1\n"
    assert legup.read(legup.write("nurikabe", puzzle)) == ("nurikabe", puzzle)


# --- What is refused ----------------------------------------------------------------------

BOMB = """<!DOCTYPE Legup [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Legup>&b;</Legup>"""
OUTSIDE = """<!DOCTYPE Legup SYSTEM "file:///etc/passwd"><Legup/>"""
NO_DOCTYPE = "line 1: expected <Legup>, found a document type"


def changed(old: str, new: str) -> str:
    """The example with something else in it."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


UNREADABLE = {
    "": "line 1: expected XML, found: no element found",
    "5x5:a": "line 1: expected XML, found: syntax error",
    "<Legup>": "line 1: expected XML, found: no element found",
    "<Legup/>": "expected an element <board> in <Legup><puzzle>, found none",
    "<legup/>": "line 1: expected <Legup>, found <legup>",
    "<Legup>&a;</Legup>": "line 1: expected XML, found: undefined entity",
    "<Legup>\ud800</Legup>": "line 1: expected XML, found: not well-formed (invalid token)",
    BOMB: NO_DOCTYPE,
    OUTSIDE: NO_DOCTYPE,
    changed('"LightUp"', '"Sudoku"'): "line 3: expected <puzzle name> LightUp or Nurikabe,"
    " found 'Sudoku'",
    changed(' name="LightUp"', ""): "line 3: expected <puzzle name> LightUp or Nurikabe, found ''",
    changed('width="3"', ""): "line 4: expected width in <board>, found none",
    changed('width="3"', 'width="0"'): "line 4: expected width in <board> from 1 to 10000,"
    " found '0'",
    changed('width="3" height="2"', 'size="101"'): "line 4: expected a board of up to 10000 cells,"
    " found (101, 101)",
    changed('x="2" y="1"', 'x="3" y="1"'): "line 11: expected x in <cell> from 0 to 2, found '3'",
    changed('x="2" y="1"', 'x="2" y="-1"'): "line 11: expected y in <cell> from 0 to 1, found '-1'",
    changed('x="2" y="1"', 'x="2"'): "line 11: expected y in <cell>, found none",
    changed('x="2" y="1"', 'x="1" y="1"'): "line 11: expected each cell once, found a second with"
    ' x="1" y="1"',
    changed('value="2"', 'value="5"'): "line 9: expected value in <cell> from -4 to 4, found '5'",
    changed('value="2"', 'value="2.0"'): "line 9: expected value in <cell> from -4 to 4,"
    " found '2.0'",
    changed("</puzzle>", "</puzzle><puzzle/>"): "line 14: expected one <puzzle>, found a second",
    changed("</board>", "</board><board/>"): "line 13: expected one <board>, found a second",
    changed("</cells>", ""): "line 13: expected XML, found: mismatched tag",
    changed('<cell value="2"', '<cel value="2"'): "line 9: expected <cell> in <cells>, found <cel>",
    changed('<cell value="2"', 'cell value="2"'): "line 9: expected <cell> in <cells>,"
    ' found \'cell value="2" x="2"\'',
    changed("<cells>", "<cells/>").replace("</cells>", ""): "line 7: expected <cells> or <goal> in"
    " <board>, found <cell>",
    changed("<cells>", "<cels>").replace("</cells>", "</cels>"): "line 6: expected <cells> or"
    " <goal> in <board>, found <cels>",
    changed("<board ", "<bord ").replace("</board>", "</bord>"): "line 4: expected <board> or"
    " <proof> in <puzzle>, found <bord>",
    changed("</cells>", "</cells><cells/>"): "line 12: expected one <cells>, found a second",
    "<Legup><puzzle name='LightUp'><board size='2'/></puzzle></Legup>": "line 1: expected"
    " <cells> in <board>, found none",
    f"<?xml\n  version='1.0'?>\n<Legup>{TEXT}": "line 3: expected XML, found: XML or text"
    " declaration not at start of entity",
    NURIKABE.replace('"-1"', '"-3"'): "line 2: expected value in <cell> from -2 to 999999,"
    " found '-3'",
    NURIKABE.replace('value="0"', 'value="12"'): "the board: expected no equal clues side by side"
    " on a board in progress, found 12 at r1c2",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_bad_text_says_where_and_what_was_expected(text: str) -> None:
    assert unread(legup.read, text) == UNREADABLE[text]


@pytest.mark.parametrize("count", [400, in_sweep(4000)])
def test_no_text_gives_anything_else(count: int) -> None:
    letters = "<>/=\"'& -0123456789xyLpb\n\u00e9\ud800\x00"
    bad = [text for each in (TEXT, NURIKABE) for text in damaged(each, letters, count)]
    assert {is_read(legup.read, text) for text in bad} == {True, False}


UNWRITABLE = {
    ("ripple_effect", "1\na\n.\n"): "LEGUP has no ripple_effect: this format holds light_up and"
    " nurikabe only",
    ("wormholes", "2\nAA\n..\n"): "LEGUP has no wormholes: this format holds light_up and"
    " nurikabe only",
    ("light_up", "2\n..\nAA\n"): "LEGUP has no wormholes, found A at r2c1",
    ("nurikabe", "2\n..\n.?\n"): "LEGUP has clues from 1 to 999999 only, found ? at r2c2",
    ("nurikabe", "1\n9999999\n"): "LEGUP has clues from 1 to 999999 only, found 9999999 at r1c1",
    ("nurikabe", "2\n..\n"): "this is no nurikabe puzzle: line 3: expected row 2 of 2,"
    " found the end",
}


@pytest.mark.parametrize(("problem", "puzzle"), UNWRITABLE)
def test_what_it_cannot_hold_is_said_in_one_line(problem: str, puzzle: str) -> None:
    with pytest.raises(Unwritable) as refused:
        legup.write(problem, puzzle)
    assert str(refused.value) == UNWRITABLE[problem, puzzle]


@pytest.mark.parametrize("text", ["", "<puzzle/>", "<Legupx/>", "7x7:a", "<?xml ?>", "<" * 9999])
def test_other_texts_do_not_look_like_it(text: str) -> None:
    assert not legup.looks_like(text)


@pytest.mark.timeout(60)
def test_a_proof_of_any_depth_is_passed_over_in_time() -> None:
    """What is open was looked at for every element: that took minutes."""
    with pytest.raises(Unreadable):
        legup.read(f"<Legup><puzzle name='Nurikabe'><proof>{'<a>' * 200_000}")
