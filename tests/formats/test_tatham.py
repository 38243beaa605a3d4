"""Light Up of Simon Tatham's collection: game IDs and save files, and what its program says."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from formats import Unreadable, Unwritable, tatham
from tests.helpers.processes import LONGEST
from tests.helpers.sweep import in_sweep
from tests.helpers.texts import damaged, grids, is_read, unread
from tests.helpers.tools import solve

PROGRAM = shutil.which("sgt-lightup", path=f"{os.environ.get('PATH', '')}:/usr/games")
WITH_PROGRAM = pytest.mark.skipif(
    not PROGRAM, reason="needs sgt-lightup: install Debian's package sgt-puzzles"
)

IDS = {
    "6x6:h4g2b0g1h": "6\n......\n..4...\n....2.\n.0....\n...1..\n......\n",
    "5x5:c0gBa3a2aBbBd": "5\n...0.\n.....\n.#.3.\n2.#..\n#....\n",
    "2x3:B4aBb": "3 2\n#4\n.#\n..\n",
    "27x2:zzb": "2 27\n" + "." * 27 + "\n" + "." * 27 + "\n",
}


def record(key: str, value: str) -> str:
    """A record of a save file."""
    return f"{key:8}:{len(value)}:{value}\n"


def save(*moves: tuple[str, str], made: int | None = None, desc: str = "c0gBa3a2aBbBd") -> str:
    """A save file of a 5x5 board with these moves, of which so many are made."""
    made = len(moves) if made is None else made
    head = [
        ("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"),
        ("VERSION", "1"),
        ("GAME", "Light Up"),
        ("PARAMS", "7x7b20s4d2"),
        ("CPARAMS", "5x5b20s4d0"),
        ("SEED", "123456789"),
        ("DESC", desc),
        ("AUXINFO", "a value may\nhave lines in it"),
        ("NSTATES", str(len(moves) + 1)),
        ("STATEPOS", str(made + 1)),
    ]
    return "".join(record(*pair) for pair in [*head, *moves])


# --- Reading and writing ------------------------------------------------------------------


@pytest.mark.parametrize("text", IDS)
def test_game_id_is_read_and_written(text: str) -> None:
    assert tatham.looks_like(text)
    assert tatham.read(text) == ("light_up", IDS[text])
    assert tatham.write("light_up", IDS[text]) == f"{text}\n"


@pytest.mark.parametrize("params", ["5x5b20s4d0", "5x5d2", "5x5s0", "5x5b25", "5x5r", "5x5b20s2r"])
def test_full_parameters_make_no_difference(params: str) -> None:
    assert tatham.read(f" {params}:c0gBa3a2aBbBd\r\n")[1] == IDS["5x5:c0gBa3a2aBbBd"]


def test_a_link_of_the_page_is_read() -> None:
    page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/lightup.html"
    assert tatham.read(f"{page}#7x7:zw\n") == tatham.read("7x7:zw")
    with pytest.raises(Unreadable, match="random seed"):
        tatham.read(f"{page}#7x7b20s4d0%23123456")
    assert tatham.looks_like(f"{page}#7x7:zw")
    assert not tatham.looks_like(page)


def test_a_link_to_the_android_app_is_read() -> None:
    """It was in no format."""
    app = "sgtpuzzles:lightup:"
    assert tatham.looks_like(f"{app}7x7:zw")
    assert tatham.read(f"{app}7x7:zw\n") == tatham.read("7x7:zw")
    with pytest.raises(Unreadable, match="random seed"):
        tatham.read(f"{app}7x7b20s4d0#123456")
    assert not tatham.looks_like("sgtpuzzles:range:7x7:zw")


@pytest.mark.parametrize("count", [100, in_sweep(1000)])
def test_random_boards_come_back_unchanged(count: int) -> None:
    for puzzle in grids("....##01234", count, least=2):
        assert tatham.read(tatham.write("light_up", puzzle)) == ("light_up", puzzle)


@pytest.mark.parametrize(
    ("moves", "made", "rows"),
    [
        ([], 0, "...0. ..... .#.3. 2.#.. #...."),
        ([("MOVE", "L0,0"), ("MOVE", "I4,1")], 2, "*..0. ....x .#.3. 2.#.. #...."),
        ([("MOVE", "L0,0"), ("MOVE", "I4,1")], 1, "*..0. ..... .#.3. 2.#.. #...."),
        ([("MOVE", "L0,0"), ("MOVE", "L0,0")], 2, "...0. ..... .#.3. 2.#.. #...."),
        ([("MOVE", "I0,0"), ("MOVE", "L0,0")], 2, "*..0. ..... .#.3. 2.#.. #...."),
        ([("MOVE", "L0,0"), ("RESTART", "c0gBa3a2aBbBd")], 2, "...0. ..... .#.3. 2.#.. #...."),
        ([("SOLVE", "S;L0,0;I1,0;L2,4")], 1, "*x.0. ..... .#.3. 2.#.. #.*.."),
    ],
)
def test_save_file_is_read_with_its_moves(
    moves: list[tuple[str, str]], made: int, rows: str
) -> None:
    text = save(*moves, made=made)
    assert tatham.looks_like(text)
    assert tatham.read(text) == ("light_up", "\n".join(["5", *rows.split()]) + "\n")
    assert tatham.read(text.replace("\n", "\r\n")) == tatham.read(text)


# --- What is refused ----------------------------------------------------------------------

UNREADABLE = {
    "": "the game ID, before the colon: expected WxH, as in 7x7 or 7x7b20s4d0, found ''",
    "7": "the game ID, before the colon: expected WxH, as in 7x7 or 7x7b20s4d0, found '7'",
    "5x5": "the game ID, character 4: expected : and the board, found the end",
    "5x5#12345": "the game ID has a random seed (#), which needs the collection's generator:"
    " take the ID with a colon (Specific in its menu)",
    "1x9:i": "the game ID, before the colon: expected 2 or more rows and columns and up to 10000"
    " cells, found 1x9",
    "101x100:z": "the game ID, before the colon: expected 2 or more rows and columns and up to"
    " 10000 cells, found 101x100",
    "5x5q:y": "the game ID, before the colon: expected WxH, as in 7x7 or 7x7b20s4d0, found '5x5q'",
    "5x5:x": "the game ID, character 6: expected 25 cells, found the end after 24",
    "5x5:z": "the game ID, character 5: expected 25 more of 25 cells, found 26",
    "5x5:yB": "the game ID, character 6: expected 0 more of 25 cells, found 1",
    "5x5:b5": "the game ID, character 6: expected a to z, B or 0 to 4, found '5'",
    "\u0663x3:i": "the game ID, before the colon: expected WxH, as in 7x7 or 7x7b20s4d0,"
    " found '\\u0663x3'",
    "3x3b\uff11:i": "the game ID, before the colon: expected WxH, as in 7x7 or 7x7b20s4d0,"
    " found '3x3b\\uff11'",
    "2x2:a\u00e9c": "the game ID, character 6: expected a to z, B or 0 to 4, found '\\xe9'",
    save().replace("Light Up", "Solitair"): "line 3: expected GAME Light Up, found 'Solitair'",
    save().replace("VERSION :1:1", "VERSION :1:2"): "line 2: expected VERSION 1, found '2'",
    save().replace("Simon", "Samon"): "line 1: expected SAVEFILE:41:Simon Tatham's Portable Puzzle"
    " Collection, found 'SAVEFILE:41:Samon Ta'",
    save().replace("DESC", "CRSD"): "the save file has no DESC",
    save().replace("DESC    :13", "DESC    :14"): "line 7: expected a value of 14 characters",
    save().replace("STATEPOS:1", "STATEPOS:x"): "line 11: expected KEY:LENGTH:VALUE,"
    " found 'STATEPOS:x:1\\n'",
    save().replace("DESC    :13", "DESC    :\uff11\uff13"): "line 7: expected KEY:LENGTH:VALUE,"
    " found 'DESC    :\\uff11\\uff13:c0gBa3a2'",
    save().replace("STATEPOS:1:1", "STATEPOS:1:\u0661"): "line 11: expected a number from 1 to 1,"
    " found '\\u0661'",
    save(("MOVE", "L\uff10,0")): "line 12: expected Lx,y or Ix,y, found 'L\\uff10,0'",
    save(made=1): "line 11: expected a number from 1 to 1, found '2'",
    save(desc="z"): "line 7, character 1: expected 25 more of 25 cells, found 26",
    save(("MOVE", "L5,0")): "line 12: expected a white cell in L5,0, found none there",
    save(("MOVE", "L3,0")): "line 12: expected a white cell in L3,0, found none there",
    save(("MOVE", "L0,0;X")): "line 12: expected Lx,y or Ix,y, found 'X'",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_bad_text_says_where_and_what_was_expected(text: str) -> None:
    assert unread(tatham.read, text) == UNREADABLE[text]


def test_a_long_save_file_takes_no_time() -> None:
    before = time.process_time()
    with pytest.raises(Unreadable, match="has no VERSION"):
        tatham.read(f"{tatham.MAGIC}\n" + "A:1:a\n" * 40_000)
    assert time.process_time() - before < 1


def test_no_text_gives_anything_else() -> None:
    letters = "0123456789:;#xLIabzB \n\u00e9\ud800"
    texts = [*IDS, save(("MOVE", "L0,0;I1,0"), ("SOLVE", "S;L0,0"))]
    bad = [text for each in texts for text in damaged(each, letters, 1500)]
    assert {is_read(tatham.read, text) for text in bad} == {True, False}


UNWRITABLE = {
    ("nurikabe", "1\n1\n"): "Tatham's collection has no nurikabe: this format holds light_up only",
    ("wormholes", "2\nAA\n..\n"): "Tatham's collection has no wormholes: this format holds"
    " light_up only",
    ("light_up", "2\nAA\n..\n"): "a game ID holds walls and numbers only, found A at r1c1",
    ("light_up", "2\n..\n.*\n"): "a game ID holds walls and numbers only, found * at r2c2",
    ("light_up", "1 2\n.#\n"): "Tatham's Light Up has at least 2 rows and columns, found 1x2",
    (
        "light_up",
        "2\n..\n",
    ): "this is no light_up puzzle: line 3: expected row 2 of 2, found the end",
}


@pytest.mark.parametrize(("problem", "puzzle"), UNWRITABLE)
def test_what_it_cannot_hold_is_said_in_one_line(problem: str, puzzle: str) -> None:
    with pytest.raises(Unwritable) as refused:
        tatham.write(problem, puzzle)
    assert str(refused.value) == UNWRITABLE[problem, puzzle]


@pytest.mark.parametrize("text", ["", "5x5", "13", "nurikabe/5/5/g5", "<Legup/>", "x" * 9999])
def test_other_texts_do_not_look_like_it(text: str) -> None:
    assert not tatham.looks_like(text)


def test_a_long_text_is_soon_known_to_be_another() -> None:
    text, before = "1x" + "1" * 200_000, time.process_time()
    assert not tatham.looks_like(text)
    assert time.process_time() - before < 1


# --- The collection itself ----------------------------------------------------------------


def run(*options: str, folder: Path | None = None) -> list[str]:
    """The lines that the collection's program prints."""
    assert PROGRAM
    command = [PROGRAM, *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=LONGEST, check=True)
    return done.stdout.decode().split()


@WITH_PROGRAM
@pytest.mark.parametrize(
    "params",
    [
        "5x5",
        "7x7b20s4d0",
        *map(in_sweep, ("15x12b15s0d1", "9x6b25s2d1", "10x10d2", "30x20b15s0d1")),
    ],
)
def test_its_own_puzzles_have_one_answer(params: str) -> None:
    texts = run("--generate", "5", params)
    assert len(texts) == 5
    for text in texts:
        problem, puzzle = tatham.read(text)
        assert problem == "light_up"
        assert tatham.write(problem, puzzle) == f"{text}\n"
        done = solve("light_up.py", puzzle.encode(), "--unique")
        assert (done.returncode, done.stderr) == (0, b"")


@WITH_PROGRAM
def test_it_reads_what_is_written_and_we_what_it_saves(tmp_path: Path) -> None:
    for puzzle in grids("....##01234", 20, least=2, seed=2):
        text = tatham.write("light_up", puzzle).strip()
        run("--generate", "1", "--save", "saved", "--save-suffix", ".sgt", text, folder=tmp_path)
        saved = (tmp_path / "saved0.sgt").read_text()
        assert tatham.read(saved) == ("light_up", puzzle)
