"""The problems of other judges, answered by programs that share nothing with the solutions.

Puzzles are solved by the answer set programs beside this, shadings and bulbs are verified by the
checkers, and the fewest bulbs are an answer set program with a sum to make small.
"""

from ast import literal_eval
from collections.abc import Callable, Iterator

import clingo

from judge.checkers import Wrong
from judge.checkers.light_up import check as check_bulbs
from judge.checkers.light_up import read
from judge.checkers.nurikabe import check as check_sea
from tests.brute.nurikabe import draw
from tests.peers import alcazar, light_up, nurikabe

Grid = list[str]
NONE = "No solution"


def only(answers: list[str]) -> Grid:
    """The rows of the only answer."""
    [answer] = answers
    return answer.splitlines()


def codingame_nurikabe(text: str) -> str:
    """The answer in the form of the solution."""
    return "\n".join(only(nurikabe.answers(text, 2))) + "\n"


def ecnu_2371(text: str) -> str:
    """Each puzzle with its sea."""
    lines, answers = iter(text.split("\n")), []
    while (size := next(lines)) != "0 0":
        rows = [next(lines) for _ in range(int(size.split()[0]))]
        seas = only(nurikabe.answers("\n".join([size, *rows]), 2))
        for row, sea in zip(rows, seas, strict=True):
            answers.append("".join("#" if s == "~" else m for m, s in zip(row, sea, strict=True)))
        answers.append("")
    return "\n".join(answers) + "\n"


def uva_11585(text: str) -> str:
    """What is solved."""
    words, verdicts = iter(text.split()), []
    for _ in range(int(next(words))):
        height, width, count = (int(next(words)) for _ in range(3))
        board = [["."] * width for _ in range(height)]
        for _ in range(count):
            r, c = int(next(words)), int(next(words))
            board[r][c] = next(words)
        shading = [next(words) for _ in range(height)]
        good = keeps_laws(board, shading) and reaches_edge(shading)
        verdicts.append("solved" if good else "not solved")
    return "\n".join(verdicts) + "\n"


def keeps_laws(board: list[list[str]], shading: Grid) -> bool:
    """Whether a shading keeps the laws of Nurikabe."""
    puzzle = f"{len(board)} {len(board[0])}\n" + "\n".join(map(" ".join, board))
    water = {(r, c) for r, row in enumerate(shading) for c, mark in enumerate(row) if mark == "#"}
    try:
        check_sea(puzzle, draw(nurikabe.read(puzzle), water))
    except Wrong:
        return False
    return True


def reaches_edge(shading: Grid) -> bool:
    """Whether all land reaches the edge by sides and corners."""
    land = {(r, c) for r, row in enumerate(shading) for c, mark in enumerate(row) if mark == "."}
    last = len(shading) - 1, len(shading[0]) - 1
    todo = [(r, c) for r, c in land if r in (0, last[0]) or c in (0, last[1])]
    left = land.difference(todo)
    while todo:
        r, c = todo.pop()
        near = {(r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} & left
        left -= near
        todo += near
    return not left


def poj_2870(text: str) -> str:
    """The fewest bulbs of each board."""
    numbers, answers = map(int, text.split()), []
    while height := next(numbers):
        width = next(numbers)
        board = [["."] * width for _ in range(height)]
        for _ in range(next(numbers)):
            r, c, k = next(numbers), next(numbers), next(numbers)
            board[r - 1][c - 1] = "#" if k < 0 else str(k)
        answers.append(fewest(f"{height} {width}\n" + "\n".join(map("".join, board))))
    return "\n".join(answers) + "\n"


def fewest(text: str) -> str:
    """The fewest bulbs of a board in our own text."""
    control = clingo.Control(["--warn=none", "--opt-mode=opt"])
    facts = "".join(f"{fact}.\n" for fact in light_up.facts(read(text)))
    control.add("base", [], light_up.LAWS + "#minimize { 1,I : bulb(I) }.\n" + facts)
    control.ground([("base", [])])
    found = [NONE]
    control.solve(on_model=lambda model: found.append(str(len(model.symbols(shown=True)))))
    return found[-1]


def kattis_lightup(text: str) -> str:
    """1 if the bulbs are an answer."""
    size, *rows = text.split()
    board = "\n".join([size, *rows]).replace("X", "#")
    try:
        check_bulbs(board.replace("?", "."), "\n".join(board.replace("?", "*").split()[1:]))
    except Wrong:
        return "0\n"
    return "1\n"


def checkio_light_up(text: str) -> str:
    """The coordinates of the bulbs, in reading order."""
    rows = [row.replace(" ", ".").replace("X", "#") for row in literal_eval(text)]
    answer = only(light_up.answers(f"{len(rows)} {len(rows[0])}\n" + "\n".join(rows), 2))
    bulbs = [(r, c) for r, row in enumerate(answer) for c, mark in enumerate(row) if mark == "*"]
    return f"{bulbs}\n"


def optiver_akari(text: str) -> str:
    """The grid with its bulbs."""
    return "\n".join(only(light_up.answers(text, 2))).replace("*", "@") + "\n"


def golf_alcazar(text: str) -> str:
    """The drawing with the path in its cells."""
    grid = text.splitlines()
    drawing = "\n".join("".join(own_marks(grid, r)) for r in range(len(grid)))
    answer = only(alcazar.answers(f"{len(grid) // 2} {len(grid[0]) // 2}\n{drawing}", 2))
    for r in range(1, len(grid), 2):
        for c in range(1, len(grid[0]), 2):
            grid[r] = grid[r][:c] + answer[r][2 * c] + grid[r][c + 1 :]
    return "\n".join(grid) + "\n"


def own_marks(grid: Grid, r: int) -> Iterator[str]:
    """A line of a box drawing in our own text."""
    for c, mark in enumerate(grid[r]):
        wall = mark in "═║"
        if r % 2 == 0:
            yield ("---" if wall else "   ") if c % 2 else "+"
        else:
            yield "   " if c % 2 else ("|" if wall else " ")


ANSWERS: dict[str, Callable[[str], str]] = {
    one.__name__: one
    for one in (
        *(codingame_nurikabe, ecnu_2371, uva_11585, poj_2870),
        *(kattis_lightup, checkio_light_up, optiver_akari, golf_alcazar),
    )
}
