"""Links of puzz.link, pzv.jp and pzplus: as the engine that serves them reads them."""

import time

import pytest

import formats
from formats import Unreadable, puzz_link
from tests.helpers.boards import boards
from tests.helpers.formats import Format
from tests.helpers.puzzles import AKARI, AKARI_6, NURIKABE, RIPPLE, RIPPLE_8
from tests.helpers.pzpr import engine
from tests.helpers.sweep import in_sweep

LONG_CODES = """\
6 7
2 . . . . . .
. . . . . ? .
. . . 16 . . .
. . . . . . .
. . . . . . .
. . . . . . 1
"""

EXAMPLES = {
    "link of Nurikabe": ("nurikabe", "https://puzz.link/p?nurikabe/5/5/g5k2o1k3g\n", NURIKABE),
    "link with long codes": (
        "nurikabe",
        "https://puzz.link/p?nurikabe/7/6/2q.j-10zi1\n",
        LONG_CODES,
    ),
    "link of Light Up": ("light_up", "https://puzz.link/p?akari/5/5/iak.g87.h.j\n", AKARI),
    "link with skips": ("light_up", "https://puzz.link/p?akari/6/6/nekcakbl\n", AKARI_6),
    "link that ends in no letter": ("light_up", "https://puzz.link/p?akari/2/1/g./\n", "1 2\n.#\n"),
    "link of Ripple Effect": (
        "ripple_effect",
        "https://puzz.link/p?ripple/4/4/9n8rigk14h32k\n",
        RIPPLE,
    ),
    "link of a large Ripple Effect": (
        "ripple_effect",
        "https://puzz.link/p?ripple/8/8/p7mqr9lvnai0nl7mtekjenf0i3x2j1g3j1g5j3x2i\n",
        RIPPLE_8,
    ),
    "link of one cell": ("ripple_effect", "https://puzz.link/p?ripple/1/1/g\n", "1\na\n.\n"),
}

READ = {
    "other host": ("http://pzv.jp/p.html?nurikabe/5/5/g5k2o1k3g", NURIKABE),
    "edit, slash": ("https://puzz.link/p?nurikabe_edit/5/5/g5k2o1k3g/", NURIKABE),
    "play, flags": ("https://pzplus.tck.mn/p?akari_play/v:x/b/5/5/iak.g87.h.j", AKARI),
    "lightup": ("lightup//5/5/iak.g87.h.j\n", AKARI),
    "options of the page": ("https://puzz.link/p?type=editor&akari/5/5/iak.g87.h.j", AKARI),
    "an anchor of the page": ("https://puzz.link/p?akari/5/5/iak.g87.h.j#top", AKARI),
    "an anchor before the `?`": ("https://any.host/#/p?akari/5/5/iak.g87.h.j", AKARI),
    "an anchor before all": ("#https://puzz.link/p?akari/5/5/iak.g87.h.j", AKARI),
    "no host": ("  ?ripple/4/4/9n8rigk14h32k  ", RIPPLE),
    "codes of more than a digit": ("nurikabe/4/1/f-10-ff+100", "1 4\n15 16 255 256\n"),
    "codes of large numbers": ("nurikabe/4/1/+fff=000%000%fff", "1 4\n4095 4096 8192 12287\n"),
    "codes that puzz.link writes for %": ("nurikabe/2/1/@000@fff", "1 2\n8192 12287\n"),
    "runs over 20": ("nurikabe/25/2/zzo1", f"2 25\n{'.' * 25}\n{'.' * 24}1\n"),
    "skip past the end": ("akari/2/1/.c", "1 2\n#2\n"),
}

BAD = {
    "another puzzle": (
        "https://puzz.link/p?slither/5/5/g5k",
        "character 21: expected one of nurikabe, akari, lightup, ripple, found 'slither'",
    ),
    "two links": (
        "https://puzz.link/p?akari/2/1/g.\nhttps://puzz.link/p?nurikabe/2/1/g1\n",
        "character 33: expected the end, found '\\nhttps://puzz.link/p'",
    ),
    "more after an anchor": (
        "akari/2/1/g.# akari/2/1/h",
        "character 13: expected the end, found '# akari/2/1/h'",
    ),
    "no size": ("nurikabe/g5k2o1k3g", "character 19: expected columns/rows/board, found the end"),
    "no rows": ("akari/5", "character 7: expected columns/rows/board, found '5'"),
    "too large": (
        "https://puzz.link/p?nurikabe/99999/99999/z",
        "character 30: expected a board of 1 to 10000 cells, found 99999 x 99999",
    ),
    "no row at all": (
        "akari/5/0/g",
        "character 9: expected a board of 1 to 10000 cells, found 0 x 5",
    ),
    "no column at all": (
        "akari/0/5/g",
        "character 7: expected a board of 1 to 10000 cells, found 5 x 0",
    ),
    "size of words": ("akari/5/x/g", "character 9: expected the number of rows, found 'x'"),
    "link cut off": (
        "nurikabe/5/5/g5k2o1k",
        "character 21: expected 25 cells, found the end after 23",
    ),
    "too many cells": (
        "nurikabe/5/5/g5k2o1k3h",
        "character 22: expected 1 more of 25 cells, found 2",
    ),
    "more after the end": ("akari/2/1/h./", "character 12: expected the end, found '.'"),
    "wrong character": (
        "nurikabe/5/5/g5k2O1k3g",
        "character 18: expected 0 to 9, a to f, - + = or % with digits, . or g to z, found 'O'",
    ),
    "wrong wall": ("akari/2/1/f", "character 11: expected 0 to 9, a to e, . or g to z, found 'f'"),
    "code cut off": (
        "nurikabe/2/1/+12",
        "character 14: expected 3 digits, 0 to f, after +, found '12'",
    ),
    "island of no cell": ("nurikabe/2/1/0g", "character 14: expected a number from 1 on, found 0"),
    "walls cut off": ("ripple/4/4/9n8r", "character 16: expected 0 to 9 or a to v, found the end"),
    "number too large for its room": (
        "ripple/2/1/03g",
        (
            "it is no ripple_effect puzzle; in our own text, line 3: "
            "expected . or a number from 1 to 2 in room 'a', found '3' in column 1"
        ),
    ),
    "? in Ripple Effect": ("ripple/2/1/0.g", "character 13: expected a number, found . (?)"),
}

UNWRITABLE = {
    "wormholes": ("light_up", "1 3\nA.A\n", "this format cannot hold wormholes, found A at r1c1"),
    "settled cells": (
        "nurikabe",
        "1 3\n.2~\n",
        "this format cannot hold settled cells, found ~ at r1c3",
    ),
    "numbers too large": (
        "nurikabe",
        "1 2\n. 12288\n",
        "a link holds numbers up to 12287, found 12288",
    ),
    "numbers of thousands of digits": (
        "nurikabe",
        f"1 2\n. {'7' * 5000}\n",
        "a link holds numbers up to 12287, found 77777777777777777777",
    ),
}


class TestPuzzLink(Format):
    """What holds of every format."""

    NAME = "puzz_link"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE


def test_many_parts_take_no_time() -> None:
    before = time.process_time()
    with pytest.raises(Unreadable):
        puzz_link.read("nurikabe" + "/" * 300_000)
    assert time.process_time() - before < 1


def test_what_follows_a_link_is_no_reason_to_know_none() -> None:
    """Two links were said to be in no format."""
    assert formats.recognise("akari/2/1/g.\nakari/2/1/h\n") == "puzz_link"


def test_names_of_rooms_make_no_difference() -> None:
    puzzle = "2 3\nhall hall b\nx hall b\n...\n..2\n"
    assert formats.read(formats.write("puzz_link", "ripple_effect", puzzle)) == (
        "ripple_effect",
        "2 3\naab\ncab\n...\n..2\n",
    )


@pytest.mark.parametrize("count", [25, in_sweep(250)])
@pytest.mark.parametrize("problem", ["nurikabe", in_sweep("light_up"), "ripple_effect"])
def test_engine_reads_our_links_and_writes_the_same(problem: str, count: int) -> None:
    puzzles = list(boards(problem, count, seed=2, most=7))
    links = [formats.write("puzz_link", problem, puzzle) for puzzle in puzzles]
    for puzzle, link, (theirs, file) in zip(puzzles, links, engine(links), strict=True):
        assert theirs.partition("?")[2] == link.strip().partition("?")[2]
        assert formats.read(theirs) == (problem, puzzle)
        assert formats.read(file) == (problem, puzzle)
