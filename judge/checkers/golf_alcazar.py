"""Alcazar in box drawing characters: is the path in it an answer?

Cells are at odd places of odd lines, walls between them.  The answer must be the drawing with a
piece of path in each cell; between two cells that the path joins may stand `─` or `│`.
"""

from judge.checkers import Wrong, alcazar
from judge.checkers.alcazar import Edge, Puzzle
from judge.checkers.grid import BLANKS, Cell, counted, name, quoted

OPEN = " ╩╦╣╠"  # what stands between two cells where no wall is, and where a door is
WAYS = {"─": "WE", "│": "NS", "┌": "SE", "┐": "SW", "└": "NE", "┘": "NW"}
STEPS = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    before, after = _lines(puzzle), _lines(answer)
    if len(after) != len(before):
        lines = counted(len(after), "line")
        raise Wrong(f"the answer has {lines} instead of {len(before)}")
    path = _path(before, after)
    _keep_the_rest(before, after, path)
    board = Puzzle(len(before) // 2, len(before[0]) // 2, set(), set(), set())
    for edge in board.edges():
        r, c = _place(edge)
        if before[r][c] not in OPEN:
            board.walls.add(edge)
    alcazar.check("\n".join(board.draw(())), "\n".join(board.draw(path)))


def _lines(text: str) -> list[str]:
    """The lines of a drawing, without empty ones."""
    return [line.rstrip(BLANKS) for line in text.split("\n") if line.strip(BLANKS)]


def _path(before: list[str], after: list[str]) -> set[Edge]:
    """The edges that the pieces of path in the cells cross."""
    ways: set[tuple[Cell, Cell]] = set()
    for r, line in enumerate(after):
        if len(line) != len(before[r]):
            length = f"{counted(len(line), 'character')} instead of {len(before[r])}"
            raise Wrong(f"line {r + 1} has {length}")
        for c in range(1, len(line) if r % 2 else 0, 2):
            cell = r // 2, c // 2
            if line[c] not in WAYS:
                raise Wrong(f"no piece of path, but {quoted(line[c])} at {name(cell)}", [cell])
            for way in WAYS[line[c]]:
                ways.add((cell, (cell[0] + STEPS[way][0], cell[1] + STEPS[way][1])))
    cells = {cell for cell, _ in ways}
    for cell, other in sorted(ways):
        if other in cells and (other, cell) not in ways:
            raise Wrong(f"the path ends between {name(cell)} and {name(other)}", [cell, other])
    return {(min(way), max(way)) for way in ways}


def _place(edge: Edge) -> Cell:
    """Where in the drawing an edge is: (line, column)."""
    line, column = alcazar.place(edge)
    return line, column // 2


def _keep_the_rest(before: list[str], after: list[str], path: set[Edge]) -> None:
    """Nothing else has changed, but path may stand where it goes from cell to cell."""
    drawn = {_place(edge): "│" if edge[0][0] < edge[1][0] else "─" for edge in path}
    for r, line in enumerate(before):
        for c, mark in enumerate(line):
            new = after[r][c]
            same = new == mark or (mark == " " and new == drawn.get((r, c)))
            if not same and not r % 2 == c % 2 == 1:
                change = f"{quoted(mark)} to {quoted(new)} in line {r + 1}, column {c + 1}"
                raise Wrong(f"the answer changes {change}")
