"""Files of pzpr: as the engine that writes them does."""

import pytest

import formats
from tests.helpers.boards import boards
from tests.helpers.formats import Format
from tests.helpers.pzpr import engine, without_blanks
from tests.helpers.sweep import in_sweep

EXAMPLES = {
    "file of Nurikabe": ("nurikabe", "pzprv3\nnurikabe\n2\n3\n2 . #\n+ - .\n", "2 3\n2.~\no?.\n"),
    "file of Light Up": ("light_up", "pzprv3\nlightup\n2\n2\n# +\n- 4\n", "2\n*x\n#4\n"),
    "file of Ripple Effect": (
        "ripple_effect",
        "pzprv3\nripple\n2\n2\n1\n1\n0 0\n2 .\n. .\n. .\n. .\n",
        "2\nab\nab\n2.\n..\n",
    ),
}

SHARED = "pzprv3/lightup/1/3/-%20%23%20.%20/"  # as the sites write it to duplicate a board

READ = {
    "file in a link": (f"https://puzz.link/p?type=player&{SHARED}", "1 3\n#*.\n"),
    "file in a link of a variant": (f"https://puzz.link/p?v:x/{SHARED}", "1 3\n#*.\n"),
    "file in part of a link": (f" {SHARED}\n", "1 3\n#*.\n"),
    "file in a link with blanks": ("http://pzv.jp/p.html?pzprv3/lightup/1/2/- ./", "1 2\n#.\n"),
    "file with slashes": ("pzprv3/nurikabe/2/3/2 . # /+ - . /", "2 3\n2.~\no?.\n"),
    "file with version": ("pzprv3.1\r\nlightup\r\n1\r\n2\r\n- . \r\n", "1 2\n#.\n"),
    "file with an answer and pencil marks": (
        "pzprv3/ripple/2/2/1 /1 /0 0 /2 . /. . /. .[1,2,,] /1 2 /",
        "2\nab\nab\n2.\n12\n",
    ),
    "file of one column": (
        "pzprv3/ripple/3/1////1 /0 /. /1 /. /. /. /. /",
        "3 1\na\nb\nb\n.\n1\n.\n",
    ),
    "file of one column without its empty lines": (
        "pzprv3\nripple\n3\n1\n1\n0\n.\n1\n.\n.\n.\n.\n",
        "3 1\na\nb\nb\n.\n1\n.\n",
    ),
    "file with marked numbers and history": (
        'pzprv3\nlightup\n1\n2\n1 # \n- . \nhistory:{"type":"pzpr",\n"time":0}\n',
        "1 2\n1*\n",
    ),
    "file with marked numbers and trials": (
        "pzprv3/lightup/2/1/1 /# /- /. /TrialData(1)/1 /. /",
        "2 1\n1\n*\n",
    ),
}

BAD = {
    "file of another puzzle in a link": (
        "https://puzz.link/p?type=editor&pzprv3/slither/1/1/.%20/",
        "line 2: expected one of nurikabe, lightup, akari, ripple, found 'slither'",
    ),
    "file of another puzzle": (
        "pzprv3\nslither\n1\n1\n.",
        "line 2: expected one of nurikabe, lightup, akari, ripple, found 'slither'",
    ),
    "file without columns": (
        "pzprv3\nnurikabe\n3\n0\n",
        "line 4: expected a board of 1 to 10000 cells, found 3 x 0",
    ),
    "file without rows": (
        "pzprv3\nnurikabe\n0\n3\n",
        "line 3: expected a board of 1 to 10000 cells, found 0 x 3",
    ),
    "file with a row too short": (
        "pzprv3/nurikabe/2/2/. ././",
        "line 6: expected 2 cells, found 1",
    ),
    "file below empty lines": (
        "\n \npzprv3\nlightup\n1\n2\n. 5\n",
        "line 7: expected . - # + or a number from 0 to 4, found '5' in column 2",
    ),
    "file cut off": ("pzprv3/nurikabe/2/2/. .", "line 6: expected 2 cells, found the end"),
    "file with a row too many": (
        "pzprv3/nurikabe/1/2/. ./. 1",
        "line 6: expected the end, found '. 1'",
    ),
    "file of Light Up with a row twice": (
        "pzprv3\nlightup\n2\n2\n. 1\n. 1\n. 2\n",
        "line 7: expected . or - for a marked number, found '2' in column 2",
    ),
    "file of Light Up with marks of numbers cut off": (
        "pzprv3/lightup/2/2/. 1 /. - /. - /",
        "line 8: expected 2 cells, found 0",
    ),
    "file of Light Up with a row too many": (
        "pzprv3/lightup/1/2/. 1 /. - /. - /",
        "line 7: expected the end, found '. -'",
    ),
    "file of Light Up with a number of rows too small": (
        "pzprv3\nlightup\n1\n1\n3\n. . 4\n",
        "line 6: expected 1 cells, found 3",
    ),
    "file with a wrong word": (
        "pzprv3/lightup/1/2/. 5",
        "line 5: expected . - # + or a number from 0 to 4, found '5' in column 2",
    ),
    "file with equal clues side by side": (
        "pzprv3/nurikabe/2/2/2 2 /# . ",
        "line 5: expected no equal clues side by side on a board in progress, found 2 in column 1",
    ),
}

UNWRITABLE = {
    "numbers too large": (
        "nurikabe",
        "1 2\n. 1000000000\n",
        "this format holds numbers up to 999999999, found '1000000000'",
    ),
    "the problem": (
        "wormholes",
        "1 3\nA.A\n",
        "pzprv3 cannot hold wormholes, only nurikabe, light_up, ripple_effect",
    ),
}


class TestPzprv3(Format):
    """What holds of every format."""

    NAME = "pzprv3"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE


@pytest.mark.parametrize("count", [25, in_sweep(250)])
@pytest.mark.parametrize(
    "kind",
    [
        "nurikabe",
        *map(in_sweep, ("nurikabe in progress", "light_up")),
        "light_up in progress",
        "ripple_effect",
    ],
)
def test_engine_reads_our_files_and_writes_the_same(kind: str, count: int) -> None:
    problem = kind.split(" ")[0]
    puzzles = list(boards(kind, count, seed=3, most=7))
    written = [formats.write("pzprv3", problem, puzzle) for puzzle in puzzles]
    for puzzle, ours, (link, file) in zip(puzzles, written, engine(written), strict=True):
        assert without_blanks(file) == ours
        assert formats.read(file) == (problem, puzzle)
        if kind == problem:
            assert formats.read(link) == (problem, puzzle)
