"""Foreign formats: worked examples, boards at random both ways, bad texts, the command line.

The engine of pzpr, which serves puzz.link and pzv.jp, says what links and its files mean.
"""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import formats
from formats import Unreadable, Unwritable
from tests.boards import boards
from tests.cases import ROOT, files, text
from tests.formats import damaged, is_read

NODE = ROOT / "tests" / "node"
CASES = [each for each in files("data/sample/*.in") if "wormholes" not in each.id]

NURIKABE = "5\n.5...\n..2..\n.....\n..1..\n...3.\n"
LONG_CODES = """\
6 7
2 . . . . . .
. . . . . ? .
. . . 16 . . .
. . . . . . .
. . . . . . .
. . . . . . 1
"""
AKARI = "5\n...0.\n.....\n.#.3.\n2.#..\n#....\n"
AKARI_6 = "6\n......\n..4...\n....2.\n.0....\n...1..\n......\n"
RIPPLE = "4\naabb\nccbd\neebd\nfeed\n....\n.14.\n.32.\n....\n"
RIPPLE_8 = """\
8
abcccddd
ebfghhdi
eefggjjk
ellgmmkk
llnoommk
plnqomrr
pstoorru
vvtttuuu
...3....
........
......2.
...1.3..
..1.5...
.3......
........
....2...
"""
ALCAZAR = """\
3
+---+   +---+
    |
+   +   +---+

+   +   +   +

+   +   +   +
"""
CASTLE = """\
6 4
+---+---+---+---+
|               |
+   +   +   +   +
            |
+   +---+---+---+
|       |       |
+   +   +   +   +
        |       |
+   +   +   +   +
    |           |
+   +   +   +   +
|               |
+---+---+---+---+
"""
CASTLE_BOXES = """\
╔═══════╗
║▒ ▒ ▒ ▒║
║     ║ ║
╣▒ ▒ ▒║▒╠
║ ══╦═╩═╣
║▒ ▒║▒ ▒║
║   ║   ║
╣▒ ▒║▒ ▒║
║ ║ ║   ║
╣▒║▒ ▒ ▒║
║ ║     ║
║▒ ▒ ▒ ▒║
╚═══════╝
"""
CASTLE_ANSWER = """\
╔═══════╗
║┌─┐ ┌─┐║
║│ │ │║│║
╣│ └─┘║└╠
║│══╦═╩═╣
║└─┐║┌─┐║
║  │║│ │║
╣┐ │║│ │║
║│║│║│ │║
╣│║└─┘ │║
║│║    │║
║└─────┘║
╚═══════╝
"""

PADDED = "\n".join(line.ljust(13) for line in ALCAZAR.split("\n")[1:-1]) + "\n"
JANKO_AKARI = """\
puzzle akari
size 5
[problem]
- - - 0 -
- - - - -
- x - 3 -
2 - x - -
x - - - -
[end]
"""
JANKO_RIPPLE = """\
puzzle hakyuu
size 4
[problem]
- - - -
- 1 4 -
- 3 2 -
- - - -
[areas]
1 1 2 2
3 3 2 4
5 5 2 4
6 5 5 4
[end]
"""

# (name of the format, problem, text, our own text), the same both ways
EXAMPLES = {
    "link of Nurikabe": (
        "puzz_link",
        "nurikabe",
        "https://puzz.link/p?nurikabe/5/5/g5k2o1k3g\n",
        NURIKABE,
    ),
    "link with long codes": (
        "puzz_link",
        "nurikabe",
        "https://puzz.link/p?nurikabe/7/6/2q.j-10zi1\n",
        LONG_CODES,
    ),
    "link of Light Up": (
        "puzz_link",
        "light_up",
        "https://puzz.link/p?akari/5/5/iak.g87.h.j\n",
        AKARI,
    ),
    "link with skips": (
        "puzz_link",
        "light_up",
        "https://puzz.link/p?akari/6/6/nekcakbl\n",
        AKARI_6,
    ),
    "link that ends in no letter": (
        "puzz_link",
        "light_up",
        "https://puzz.link/p?akari/2/1/g./\n",
        "1 2\n.#\n",
    ),
    "link of Ripple Effect": (
        "puzz_link",
        "ripple_effect",
        "https://puzz.link/p?ripple/4/4/9n8rigk14h32k\n",
        RIPPLE,
    ),
    "link of a large Ripple Effect": (
        "puzz_link",
        "ripple_effect",
        "https://puzz.link/p?ripple/8/8/p7mqr9lvnai0nl7mtekjenf0i3x2j1g3j1g5j3x2i\n",
        RIPPLE_8,
    ),
    "link of one cell": (
        "puzz_link",
        "ripple_effect",
        "https://puzz.link/p?ripple/1/1/g\n",
        "1\na\n.\n",
    ),
    "file of Nurikabe": (
        "pzprv3",
        "nurikabe",
        "pzprv3\nnurikabe\n2\n3\n2 . #\n+ - .\n",
        "2 3\n2.~\no?.\n",
    ),
    "file of Light Up": ("pzprv3", "light_up", "pzprv3\nlightup\n2\n2\n# +\n- 4\n", "2\n*x\n#4\n"),
    "file of Ripple Effect": (
        "pzprv3",
        "ripple_effect",
        "pzprv3\nripple\n2\n2\n1\n1\n0 0\n2 .\n. .\n. .\n. .\n",
        "2\nab\nab\n2.\n..\n",
    ),
    "janko Light Up": (
        "janko",
        "light_up",
        JANKO_AKARI,
        AKARI,
    ),
    "janko Nurikabe": (
        "janko",
        "nurikabe",
        "puzzle nurikabe\nrows 1\ncols 3\n[problem]\n2 - 12\n[end]\n",
        "1 3\n2 . 12\n",
    ),
    "janko Ripple Effect": (
        "janko",
        "ripple_effect",
        JANKO_RIPPLE,
        RIPPLE,
    ),
    "cells": (
        "dlx_cells",
        "ripple_effect",
        "A:- A:- B:- B:-\nC:- C:1 B:4 D:-\nE:- E:3 B:2 D:-\nF:- E:- E:- D:-\n",
        RIPPLE,
    ),
    "drawing of alcazam": (
        "alcazam",
        "alcazar",
        PADDED,
        ALCAZAR,
    ),
    "box drawing": ("box_drawing", "alcazar", CASTLE_BOXES, CASTLE),
}

# The same puzzles in other words: (name of the format, text, our own text)
READ = {
    "other host": ("puzz_link", "http://pzv.jp/p.html?nurikabe/5/5/g5k2o1k3g", NURIKABE),
    "edit, slash": ("puzz_link", "https://puzz.link/p?nurikabe_edit/5/5/g5k2o1k3g/", NURIKABE),
    "play, flags": ("puzz_link", "https://pzplus.tck.mn/p?akari_play/v:x/b/5/5/iak.g87.h.j", AKARI),
    "lightup": ("puzz_link", "lightup//5/5/iak.g87.h.j\n", AKARI),
    "no host": ("puzz_link", "  ?ripple/4/4/9n8rigk14h32k  ", RIPPLE),
    "codes of more than a digit": ("puzz_link", "nurikabe/4/1/f-10-ff+100", "1 4\n15 16 255 256\n"),
    "codes of large numbers": (
        "puzz_link",
        "nurikabe/4/1/+fff=000%000%fff",
        "1 4\n4095 4096 8192 12287\n",
    ),
    "runs over 20": ("puzz_link", "nurikabe/25/2/zzo1", f"2 25\n{'.' * 25}\n{'.' * 24}1\n"),
    "skip past the end": ("puzz_link", "akari/2/1/.c", "1 2\n#2\n"),
    "file with slashes": ("pzprv3", "pzprv3/nurikabe/2/3/2 . # /+ - . /", "2 3\n2.~\no?.\n"),
    "file with version": ("pzprv3", "pzprv3.1\r\nlightup\r\n1\r\n2\r\n- . \r\n", "1 2\n#.\n"),
    "file with an answer and pencil marks": (
        "pzprv3",
        "pzprv3/ripple/2/2/1 /1 /0 0 /2 . /. . /. .[1,2,,] /1 2 /",
        "2\nab\nab\n2.\n12\n",
    ),
    "file with marked numbers and history": (
        "pzprv3",
        'pzprv3\nlightup\n1\n2\n1 # \n- . \nhistory:{"type":"pzpr",\n"time":0}\n',
        "1 2\n1*\n",
    ),
    "janko without a name": ("janko", "[problem]\n- x\n0 -\n[solution]\n- x\n0 o\n", "2\n.#\n0.\n"),
    "janko with a heading": (
        "janko",
        "puzzle nurikabe\nauthor Somebody\n[problem]\n- 2\n\n[solution]\nx -\n[moves]\n1\n[end]\n",
        "1 2\n.2\n",
    ),
    "janko rooms": ("janko", "[problem]\n- 2\n[areas]\n7 7\n[end]\n", "1 2\naa\n.2\n"),
    "cells with long names": ("dlx_cells", "AA:- AB:5 AB:-", None),
    "alcazam with comments, without blank lines": (
        "alcazam",
        "# 1\n\n +---+   +---+\n     |\n +   +   +---+\n +   +   +   +\n +   +   +   + a\n",
        ALCAZAR,
    ),
    "box drawing of an answer": ("box_drawing", CASTLE_ANSWER, None),
    "box drawing in a margin": ("box_drawing", CASTLE_BOXES.replace("\n", "\r\n"), CASTLE),
}

# What is wrong with a text: (name of the format, text, what is said)
BAD = {
    "another puzzle": (
        "puzz_link",
        "https://puzz.link/p?slither/5/5/g5k",
        "character 21: expected one of nurikabe, akari, lightup, ripple, found 'slither'",
    ),
    "no size": (
        "puzz_link",
        "nurikabe/g5k2o1k3g",
        "character 19: expected columns/rows/board, found the end",
    ),
    "no rows": ("puzz_link", "akari/5", "character 7: expected columns/rows/board, found '5'"),
    "too large": (
        "puzz_link",
        "https://puzz.link/p?nurikabe/99999/99999/z",
        "character 30: expected a board of 1 to 10000 cells, found 99999 x 99999",
    ),
    "size of words": (
        "puzz_link",
        "akari/5/x/g",
        "character 9: expected the number of rows, found 'x'",
    ),
    "link cut off": (
        "puzz_link",
        "nurikabe/5/5/g5k2o1k",
        "character 21: expected 25 cells, found the end after 23",
    ),
    "too many cells": (
        "puzz_link",
        "nurikabe/5/5/g5k2o1k3h",
        "character 22: expected 1 more of 25 cells, found 2",
    ),
    "more after the end": (
        "puzz_link",
        "akari/2/1/h./",
        "character 12: expected the end, found '.'",
    ),
    "wrong character": (
        "puzz_link",
        "nurikabe/5/5/g5k2O1k3g",
        "character 18: expected 0 to 9, a to f, - + = or % with digits, . or g to z, found 'O'",
    ),
    "wrong wall": (
        "puzz_link",
        "akari/2/1/f",
        "character 11: expected 0 to 9, a to e, . or g to z, found 'f'",
    ),
    "code cut off": (
        "puzz_link",
        "nurikabe/2/1/+12",
        "character 14: expected 3 digits, 0 to f, after +, found '12'",
    ),
    "island of no cell": (
        "puzz_link",
        "nurikabe/2/1/0g",
        "character 14: expected a number from 1 on, found 0",
    ),
    "walls cut off": (
        "puzz_link",
        "ripple/4/4/9n8r",
        "character 16: expected 0 to 9 or a to v, found the end",
    ),
    "number too large for its room": (
        "puzz_link",
        "ripple/2/1/03g",
        (
            "it is no ripple_effect puzzle; in our own text, line 3: "
            "expected . or a number from 1 to 2 in room 'a', found '3' in column 1"
        ),
    ),
    "? in Ripple Effect": (
        "puzz_link",
        "ripple/2/1/0.g",
        "character 13: expected a number, found . (?)",
    ),
    "file of another puzzle": (
        "pzprv3",
        "pzprv3\nslither\n1\n1\n.",
        "line 2: expected one of nurikabe, lightup, akari, ripple, found 'slither'",
    ),
    "file with a row too short": (
        "pzprv3",
        "pzprv3/nurikabe/2/2/. ././",
        "line 6: expected 2 cells, found 1",
    ),
    "file cut off": (
        "pzprv3",
        "pzprv3/nurikabe/2/2/. .",
        "line 6: expected 2 cells, found the end",
    ),
    "file with a row too many": (
        "pzprv3",
        "pzprv3/nurikabe/1/2/. ./. 1",
        "line 6: expected the end, found '. 1'",
    ),
    "file with a wrong word": (
        "pzprv3",
        "pzprv3/lightup/1/2/. 5",
        "line 5: expected . - # + or a number from 0 to 4, found '5' in column 2",
    ),
    "file with equal clues side by side": (
        "pzprv3",
        "pzprv3/nurikabe/2/2/2 2 /# . ",
        "line 5: expected no equal clues side by side on a board in progress, found 2 in column 1",
    ),
    "janko without areas": (
        "janko",
        "puzzle hakyuu\n[problem]\n- 1\n",
        "line 4: expected [areas], found the end",
    ),
    "janko of another puzzle": (
        "janko",
        "puzzle hitori\n[problem]\n- 1\n",
        "line 1: expected one of nurikabe, akari, hakyuu, hakyu, found 'hitori'",
    ),
    "janko that can be two puzzles": (
        "janko",
        "[problem]\n- 1\n",
        "line 1: expected the name of the puzzle, as in puzzle nurikabe, found none",
    ),
    "janko row too long": (
        "janko",
        "puzzle akari\n[problem]\n- 1\n- 1 -\n",
        "line 4: expected 2 cells, found 3",
    ),
    "janko wrong cell": (
        "janko",
        "puzzle akari\n[problem]\n- 1\n- o\n[end]\n",
        "line 4: expected -, x or a number from 0 to 4, found 'o' in column 2",
    ),
    "janko with fewer areas": (
        "janko",
        "[problem]\n- 1\n- -\n[areas]\n1 1\n[end]\n",
        "line 6: expected 2 rows, found 1",
    ),
    "cell without a colon": (
        "dlx_cells",
        "A:- B:- C\n",
        "line 1: expected a cell, as in A:- or B:3, found 'C' in column 3",
    ),
    "cells missing": ("dlx_cells", "A:- B:-\nA:-\n", "line 2: expected 2 cells, found 1"),
    "drawing with corners astray": (
        "alcazam",
        "+---+   +---+\n    |\n+   +  +----+\n",
        "line 3: expected 4 corners, one in every fourth column from column 1 on",
    ),
    "drawing with its size": (
        "alcazam",
        "# ours\n\n1\n+---+\n\n+   +\n",
        "line 3: expected a line of corners, found '1'",
    ),
    "drawing cut off": (
        "alcazam",
        "+---+   +---+\n    |\n",
        "line 3: expected a line of corners, found the end",
    ),
    "box that is no wall": (
        "box_drawing",
        "╔═══╗\n║▒x▒╠\n╚═╦═╝\n",
        "line 2: expected a wall, path or a blank, found 'x' in column 3",
    ),
    "box with a broken outer wall": (
        "box_drawing",
        "╔═══╗\n ▒ ▒╠\n╚═══╝\n",
        "line 2: expected a wall or a door, found ' ' in column 1",
    ),
    "box cut off": (
        "box_drawing",
        "╔═══╗\n║▒ ▒╠",
        "line 3: expected one more line, found the end",
    ),
    "box with a broken path": (
        "box_drawing",
        "╔═══╗\n╣─ ─╠\n╚═══╝\n",
        "line 2: expected the path to go on from cell to cell, found it broken in row 1",
    ),
    "box with one door": (
        "box_drawing",
        "╔═══╗\n║▒ ▒╠\n╚═══╝\n",
        "in our own text, line 2: expected two doors or more, found 1",
    ),
    "own text of no puzzle": (
        "own",
        "2\n.!\n..\n",
        (
            "expected a puzzle of alcazar, light_up, nurikabe, ripple_effect, wormholes, "
            "found none; name the problem (--problem) to see what is wrong"
        ),
    ),
    "own text of two": (
        "own",
        "2\n.1\n..\n",
        "this can be light_up or nurikabe: name the problem (--problem)",
    ),
}

# What a format cannot hold: (name of the format, problem, puzzle, what is said)
UNWRITABLE = {
    "wormholes": (
        "puzz_link",
        "light_up",
        "1 3\nA.A\n",
        "this format cannot hold wormholes, found A at r1c1",
    ),
    "the problem": (
        "pzprv3",
        "wormholes",
        "1 3\nA.A\n",
        "pzprv3 cannot hold wormholes, only nurikabe, light_up, ripple_effect",
    ),
    "settled cells": (
        "puzz_link",
        "nurikabe",
        "1 3\n.2~\n",
        "this format cannot hold settled cells, found ~ at r1c3",
    ),
    "bulbs": (
        "janko",
        "light_up",
        "1 3\n#.*\n",
        "this format cannot hold settled cells, found * at r1c3",
    ),
    "?": (
        "janko",
        "nurikabe",
        "1 3\n.?.\n",
        "this format cannot hold islands of unknown size, found ? at r1c2",
    ),
    "numbers too large": (
        "puzz_link",
        "nurikabe",
        "1 2\n. 12288\n",
        "a link holds numbers up to 12287, found 12288",
    ),
    "path": (
        "alcazam",
        "alcazar",
        "1\n+---+\n─── |\n+   +\n",
        "this format cannot hold settled edges, found r1c1-left",
    ),
    "path that is no answer": (
        "box_drawing",
        "alcazar",
        "1\n+---+\n─── |\n+   +\n",
        "box drawings hold a puzzle or an answer, found r1c1-left settled alone",
    ),
    "no puzzle": (
        "own",
        "nurikabe",
        "2\n..\n",
        "this is no nurikabe puzzle: line 3: expected row 2 of 2, found the end",
    ),
}

# Each format with each problem of which there are boards at random.
ROUND = [
    pytest.param(name, problem, id=f"{name} {problem}")
    for name in ("puzz_link", "pzprv3", "janko", "dlx_cells", "alcazam", "box_drawing", "own")
    for problem in ("nurikabe", "light_up", "ripple_effect", "alcazar")
    if problem in formats.load(name).PROBLEMS
]
ROUND += [
    pytest.param("pzprv3", f"{problem} in progress", id=f"pzprv3 {problem} in progress")
    for problem in ("nurikabe", "light_up")
]


# --- Examples -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_is_read_and_written(name: str) -> None:
    form, problem, foreign, puzzle = EXAMPLES[name]
    assert formats.recognise(foreign) == form
    assert formats.read(foreign) == formats.read(foreign, form) == (problem, normal(puzzle))
    assert formats.write(form, problem, puzzle) == foreign


def normal(puzzle: str) -> str:
    """A puzzle without blank lines at its end, and nothing else changed."""
    return puzzle.rstrip() + "\n"


@pytest.mark.parametrize("name", READ)
def test_other_words_are_read(name: str) -> None:
    form, foreign, puzzle = READ[name]
    assert formats.recognise(foreign) == form
    if puzzle is not None:
        assert formats.read(foreign)[1] == puzzle


def test_box_drawing_of_an_answer_is_the_answer() -> None:
    _, answer = formats.read(CASTLE_ANSWER)
    solver = formats.solver("alcazar")
    found = next(solver.solve(solver.parse(CASTLE)))
    assert answer == f"6 4\n{solver.render(found)}\n"
    assert formats.write("box_drawing", "alcazar", answer) == CASTLE_ANSWER


@pytest.mark.parametrize("name", BAD)
def test_bad_text_is_refused_in_one_line(name: str) -> None:
    form, foreign, message = BAD[name]
    with pytest.raises(Unreadable) as refused:
        formats.read(foreign, form)
    assert str(refused.value) == message


@pytest.mark.parametrize("name", UNWRITABLE)
def test_what_a_format_cannot_hold_is_said(name: str) -> None:
    form, problem, puzzle, message = UNWRITABLE[name]
    with pytest.raises(Unwritable) as refused:
        formats.write(form, problem, puzzle)
    assert str(refused.value) == message


@pytest.mark.parametrize(("problem", "path"), CASES)
def test_samples_go_through_every_format_that_holds_them(problem: Any, path: Path) -> None:
    puzzle = text(path, ".in")
    solver = formats.solver(problem.name)
    for name in formats.names():
        if problem.name in formats.load(name).PROBLEMS and can_hold(name, puzzle):
            foreign = formats.write(name, problem.name, puzzle)
            back = formats.puzzle_of(problem.name, foreign, name)
            answer = solver.render(next(solver.solve(solver.parse(back)))) + "\n"
            problem.check(puzzle, answer)


def can_hold(name: str, puzzle: str) -> bool:
    """Whether a format knows all that is in a puzzle."""
    return name not in ("janko", "legup") or "?" not in puzzle


# --- Boards at random ---------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kind"), ROUND)
def test_random_boards_come_back_unchanged(name: str, kind: str) -> None:
    module, problem = formats.load(name), kind.split(" ")[0]
    for puzzle in boards(kind, 1000):
        puzzle = puzzle if can_hold(name, puzzle) else puzzle.replace("?", "1")
        foreign = formats.write(name, problem, puzzle)
        assert module.looks_like(foreign)
        found = module.read(foreign, problem) if name == "own" else module.read(foreign)
        assert found == (problem, puzzle)
        assert formats.write(name, problem, found[1]) == foreign


@pytest.mark.parametrize(("name", "kind"), ROUND)
def test_no_other_format_is_recognised(name: str, kind: str) -> None:
    for puzzle in filter(partial(can_hold, name), boards(kind, 50)):
        foreign = formats.write(name, kind.split(" ")[0], puzzle)
        assert formats.recognise(foreign) == name


def test_names_of_rooms_make_no_difference() -> None:
    puzzle = "2 3\nhall hall b\nx hall b\n...\n..2\n"
    assert formats.read(formats.write("puzz_link", "ripple_effect", puzzle)) == (
        "ripple_effect",
        "2 3\naab\ncab\n...\n..2\n",
    )


# --- Bad texts ----------------------------------------------------------------------------


def texts_of(name: str) -> list[str]:
    """Texts in that format: the examples."""
    written = [foreign for form, _, foreign, _ in EXAMPLES.values() if form == name]
    return written + [foreign for form, foreign, _ in READ.values() if form == name]


@pytest.mark.parametrize("name", sorted({each[0] for each in EXAMPLES.values()}))
def test_damaged_text_is_read_or_refused_in_one_line(name: str) -> None:
    letters = "0123456789abgz.-+=%/?:[]#| \n\t\0\u0663\u2028²╔═║╠▒─┐x~"
    refused = 0
    for foreign in texts_of(name):
        for bad in damaged(foreign, letters, 300):
            refused += not is_read(lambda bad=bad: formats.read(bad, name), bad)
    assert refused


@pytest.mark.parametrize("name", EXAMPLES)
def test_damaged_puzzle_is_written_or_refused_in_one_line(name: str) -> None:
    form, problem, _, puzzle = EXAMPLES[name]
    refusals = []
    for bad in damaged(puzzle, "0123456789.?~o*xABab#+-| \n\t\0\u0663", 100):
        try:
            formats.write(form, problem, bad)
        except Unwritable as refused:
            refusals.append(str(refused))
    assert refusals
    assert all(message.isprintable() for message in refusals)


def noise() -> Iterator[str]:
    """Texts that are no puzzle, and long ones that begin like one."""
    yield from ["", " ", "\n", "\0", "?", "/", "a/", "?a/", "+", "╔", "A:", "[problem]", "pzprv3"]
    yield from ["1" * 5000, "1 " * 5000, "?" * 20000, "/" * 20000, "a/" * 20000, "+" * 20000]
    yield from ["nurikabe" + "/" * 20000, "akari/1/1/" + "z" * 20000, "╔" + "═" * 20000]
    yield from ["pzprv3" + "/" * 20000, "pzprv3/nurikabe/10000/1" + "/" * 5000, "A:1 " * 20000]
    yield from ["[problem]\n" * 5000, " \n" * 20000, "#\n" * 20000, "# \n " * 5000, "\t" * 20000]


@pytest.mark.parametrize("name", [*formats.names(), None])
def test_noise_is_refused_at_once(name: str | None) -> None:
    for foreign in noise():
        begin = time.monotonic()
        with pytest.raises(Unreadable):
            formats.read(foreign, name)
        assert time.monotonic() - begin < 2


# --- What other tools use -----------------------------------------------------------------


def test_foreign_puzzle_is_converted_for_its_problem() -> None:
    link = "https://puzz.link/p?akari/5/5/iak.g87.h.j"
    assert formats.puzzle_of("light_up", link) == AKARI
    assert formats.puzzle_of("wormholes", link) == AKARI
    with pytest.raises(Unreadable) as refused:
        formats.puzzle_of("nurikabe", link)
    message = "expected a puzzle of nurikabe, found one of light_up (as puzz_link)"
    assert str(refused.value) == message


@pytest.mark.parametrize("puzzle", ["", "5\n.....\n", "no puzzle", "2\r\n.1\r\n..\r\n", CASTLE])
def test_what_is_not_foreign_stays_as_it_is(puzzle: str) -> None:
    assert formats.puzzle_of("nurikabe", puzzle) == puzzle


@pytest.mark.parametrize("pattern", ["data/sample/*.in", "data/secret/*.in"])
def test_puzzles_of_ours_are_left_as_they_are(pattern: str) -> None:
    for case in files(pattern):
        problem, path = case.values
        puzzle, solver = path.read_text(), formats.solver(problem.name)
        found = formats.puzzle_of(problem.name, puzzle)
        if formats.recognise(puzzle) == "own":
            assert found == puzzle
        else:  # without its size, a drawing of ours is alcazam's as well
            assert formats.recognise(puzzle) == "alcazam"
            assert solver.render(solver.parse(found)) == solver.render(solver.parse(puzzle))


def test_every_format_keeps_the_contract() -> None:
    for name in formats.names():
        module = formats.load(name)
        assert set(module.PROBLEMS) <= set(formats.load("own").PROBLEMS)
        assert "\n" not in module.TITLE
        assert not module.looks_like("")
    with pytest.raises(ValueError, match="no format is called 'nonsense'"):
        formats.load("nonsense")


# --- The command line ---------------------------------------------------------------------


def run(*options: str, puzzle: str = "") -> tuple[int, str, str]:
    """Exit status, output and messages of the command."""
    command = [sys.executable, "-m", "formats", *options]
    done = subprocess.run(
        command, input=puzzle.encode(), capture_output=True, cwd=ROOT, timeout=50, check=False
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_command_converts_a_text() -> None:
    assert run("--to", "own", "akari/6/6/nekcakbl") == (0, AKARI_6, "")


def test_command_converts_standard_input() -> None:
    assert run("--to", "box_drawing", puzzle=CASTLE) == (0, CASTLE_BOXES, "")


def test_command_converts_a_file_into_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text(RIPPLE_8)
    assert run("--to", "dlx_cells", "-o", str(tmp_path / "b"), str(tmp_path / "a.in")) == (
        0,
        "",
        "",
    )
    assert run("--from", "dlx_cells", "--to", "own", str(tmp_path / "b")) == (0, RIPPLE_8, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.in", "b"]


def test_command_takes_the_problem_from_whoever_knows() -> None:
    status, output, message = run("--to", "puzz_link", puzzle="2\n.1\n..\n")
    assert (status, output) == (2, "")
    assert message == "formats: this can be light_up or nurikabe: name the problem (--problem)\n"
    linked = run("--problem", "nurikabe", "--to", "puzz_link", puzzle="2\n.1\n..\n")
    assert linked == (0, "https://puzz.link/p?nurikabe/2/2/g1h\n", "")


def test_command_lists_all_formats() -> None:
    status, output, message = run("--list")
    assert (status, message) == (0, "")
    assert [line.split()[0] for line in output.split("\n")[::2] if line] == formats.names()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "expected --to NAME, or --list"),
        (("--to", "nonsense"), "argument --to: invalid choice: 'nonsense'"),
        (("--to", "own", "no/such/file"), "expected a file, or a text in a known format"),
        (("--to", "own", "."), "cannot read .: Is a directory"),
        (("--to", "own"), "no format is recognised; there are: "),
        (
            ("--to", "own", "akari/6/6/nekcakb!"),
            "character 18: expected 0 to 9, a to e, . or g to z",
        ),
        (("--to", "janko", "nurikabe/1/1/."), "this format cannot hold islands of unknown size"),
        (
            ("--to", "own", "--problem", "alcazar", "akari/1/1/."),
            "expected a puzzle of alcazar, found one of light_up (as puzz_link)",
        ),
        (
            ("--to", "own", "-o", "/no/such/folder/x", "akari/1/1/."),
            "cannot write /no/such/folder/x",
        ),
    ],
    ids=lambda options: " ".join(options) if isinstance(options, tuple) else "",
)
def test_bad_command_is_one_line(options: tuple[str, ...], said: str) -> None:
    status, output, message = run(*options)
    assert (status, output) == (2, "")
    assert message.startswith(f"formats: {said}")
    assert message.count("\n") == 1


# --- The engine of pzpr -------------------------------------------------------------------


def engine(texts: list[str]) -> list[tuple[str, str]]:
    """What pzpr's own encoders make of links and files: (link, file) of each."""
    if not shutil.which("node"):
        pytest.skip("node is not installed")
    if not (ROOT / "node_modules" / "pzpr").is_dir():
        pytest.skip("the npm package pzpr is not installed: npm ci")
    lines = "".join(json.dumps(each) + "\n" for each in texts)
    done = subprocess.run(
        ["node", str(NODE / "pzpr.js")], input=lines, capture_output=True, text=True, check=True
    )
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def without_blanks(text: str) -> str:
    """A file's text without blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.split("\n"))


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "ripple_effect"])
def test_engine_reads_our_links_and_writes_the_same(problem: str) -> None:
    puzzles = list(boards(problem, 250, seed=2, most=7))
    links = [formats.write("puzz_link", problem, puzzle) for puzzle in puzzles]
    for puzzle, link, (theirs, file) in zip(puzzles, links, engine(links), strict=True):
        assert theirs.partition("?")[2] == link.strip().partition("?")[2]
        assert formats.read(theirs) == (problem, puzzle)
        assert formats.read(file) == (problem, puzzle)


@pytest.mark.parametrize(
    "kind",
    ["nurikabe", "nurikabe in progress", "light_up", "light_up in progress", "ripple_effect"],
)
def test_engine_reads_our_files_and_writes_the_same(kind: str) -> None:
    problem = kind.split(" ")[0]
    puzzles = list(boards(kind, 250, seed=3, most=7))
    written = [formats.write("pzprv3", problem, puzzle) for puzzle in puzzles]
    for puzzle, ours, (link, file) in zip(puzzles, written, engine(written), strict=True):
        assert without_blanks(file) == ours
        assert formats.read(file) == (problem, puzzle)
        if kind == problem:
            assert formats.read(link) == (problem, puzzle)


# --- Where the other tools take puzzles -------------------------------------------------------

LINK = "https://puzz.link/p?akari/5/5/iak.g87.h.j"


def run_tool(*words: object, text: str = "") -> subprocess.CompletedProcess[str]:
    """One of the project's tools, as a real process."""
    command = [sys.executable, "-m", *map(str, words)]
    return subprocess.run(
        command, cwd=ROOT, input=text, capture_output=True, text=True, check=False, timeout=60
    )


def test_a_lesson_takes_a_link(tmp_path: Path) -> None:
    done = run_tool("lessons", "light_up", "--hint", text=LINK)
    assert (done.returncode, done.stderr) == (0, "")
    out = tmp_path / "page.html"
    assert run_tool("lessons", "light_up", "--html", out, text=LINK).returncode == 0
    assert f'"url":"{LINK}"' in out.read_text()
    done = run_tool("lessons", "nurikabe", text=LINK)
    assert done.returncode == 2
    assert done.stderr.startswith("lessons: expected a puzzle of nurikabe, found one of light_up")


def test_the_judge_takes_links(tmp_path: Path) -> None:
    (tmp_path / "one.in").write_text(LINK)
    (tmp_path / "one.ans").write_text("")
    done = run_tool("judge", "light_up", "--cases", tmp_path, "--sandbox", "none")
    assert "1 case: 1 AC" in done.stdout
    (tmp_path / "one.in").write_text(LINK.replace("akari", "nurikabe"))
    done = run_tool("judge", "light_up", "--cases", tmp_path, "--sandbox", "none")
    assert done.returncode == 2
    assert done.stderr.startswith(f"judge: {tmp_path / 'one.in'}: ")
    assert done.stderr.count("\n") == 1


def test_the_generator_reduces_a_drawing_of_alcazam(tmp_path: Path) -> None:
    castle = tmp_path / "castle.az"
    puzzle = (ROOT / "testcases/alcazar/data/sample/2.in").read_text()
    castle.write_text(formats.write("alcazam", "alcazar", puzzle))
    done = run_tool("generators", "alcazar", "--reduce", castle)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_proof_is_written_where_it_is_asked_for() -> None:
    bare = run_tool("formats", "--to", "legup", LINK)
    proof = run_tool("formats", "--to", "legup", "--proof", LINK)
    assert "<transition" not in bare.stdout
    assert "<transition" in proof.stdout
