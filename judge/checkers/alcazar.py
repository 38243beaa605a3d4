"""Alcazar: is this the answer to that puzzle?

An edge is a pair of cells that touch; at a door one of them lies off the board.  The answer
must be the puzzle's drawing with the path in it, to the character: first the path is read
off it, and drawn again to see that nothing else was changed; then each law is looked at.
"""

from collections.abc import Iterable
from typing import NamedTuple

from judge.checkers import Wrong
from judge.checkers.grid import BLANKS, Cell, counted, name, names, quoted

Edge = tuple[Cell, Cell]

PATH = "│─"
CENTRES = dict(
    zip(["NW", "NS", "EN", "SW", "EW", "ES"], ["┘", "│", "└", "┐", "─", "┌"], strict=True)
)


class Puzzle(NamedTuple):
    """The size of a board, its walls and, of a board in progress, edges known to be path or not."""

    height: int
    width: int
    walls: set[Edge]
    path: set[Edge]
    blocked: set[Edge]

    def cells(self) -> list[Cell]:
        """Every cell, in reading order."""
        return [(r, c) for r in range(self.height) for c in range(self.width)]

    def edges(self) -> list[Edge]:
        """Every edge, walls too: above and left of each cell, and the last row and column's."""
        places = [(r, c) for r in range(self.height + 1) for c in range(self.width + 1)]
        above = [((r - 1, c), (r, c)) for r, c in places if c < self.width]
        return above + [((r, c - 1), (r, c)) for r, c in places if r < self.height]

    def has(self, cell: Cell) -> bool:
        """Whether a cell lies on the board."""
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    def is_door(self, edge: Edge) -> bool:
        """Whether one of its cells lies off the board."""
        return not all(map(self.has, edge))

    def draw(self, path: Iterable[Edge]) -> list[str]:
        """The drawing with a path in it."""
        canvas = [[" "] * (4 * self.width + 1) for _ in range(2 * self.height + 1)]
        for r in range(0, 2 * self.height + 1, 2):
            canvas[r][::4] = "+" * (self.width + 1)
        for edge in self.edges():
            if edge in self.walls:
                put(canvas, edge, "---", "|")
        ways: dict[Cell, str] = dict.fromkeys(self.cells(), "")
        for edge in path:
            put(canvas, edge, " │ ", "─" * 3)
            for cell, other in (edge, edge[::-1]):
                if cell in ways:
                    ways[cell] += direction(cell, other)
        for (r, c), letters in ways.items():
            canvas[2 * r + 1][4 * c + 2] = CENTRES.get("".join(sorted(letters)), " ")
        return ["".join(line).rstrip() for line in canvas]


def put(canvas: list[list[str]], edge: Edge, flat: str, upright: str) -> None:
    """Draw an edge: three characters above a cell, or to both sides of the middle, left of it."""
    (r, c), (below, _) = edge[1], edge[1]
    if edge[0][0] < below:
        canvas[2 * r][4 * c + 1 : 4 * c + 4] = flat
    else:
        start = 4 * c - len(upright) // 2
        for at, mark in enumerate(upright, start):
            if 0 <= at < len(canvas[0]):
                canvas[2 * r + 1][at] = mark


def direction(cell: Cell, other: Cell) -> str:
    """The letter of the side of a cell at which the other lies."""
    return {(-1, 0): "N", (1, 0): "S", (0, -1): "W", (0, 1): "E"}[
        other[0] - cell[0], other[1] - cell[1]
    ]


def place(edge: Edge) -> tuple[int, int]:
    """Where in the drawing it stands that a path crosses an edge: (line, column)."""
    r, c = edge[1]
    return (2 * r, 4 * c + 2) if edge[0][0] < r else (2 * r + 1, 4 * c)


def read(text: str) -> Puzzle:
    """A puzzle from its text, which is trusted; the first line may be its size."""
    drawing = drawing_in(text)
    bare = Puzzle(len(drawing) // 2, len(drawing[0]) // 4, set(), set(), set())
    for edge in bare.edges():
        mark = mark_at(drawing, *place(edge))
        kinds = {"-": bare.walls, "|": bare.walls, "x": bare.blocked}
        kinds |= {"│": bare.path, "─": bare.path}
        kinds.get(mark, set()).add(edge)
    return bare


def drawing_in(text: str) -> list[str]:
    """The lines of a puzzle's drawing alone, all of one length, those without walls too."""
    lines = [line.rstrip() for line in text.split("\n")]
    lines = [line for line in lines if line and not line.startswith("#")]
    if "+" not in lines[0]:
        del lines[0]
    margin, end = lines[0].index("+"), lines[0].rindex("+") + 1
    drawing: list[str] = []
    for line in lines:
        if "+" in line and len(drawing) % 2:
            drawing.append(" " * (end - margin))
        drawing.append(line[margin:end].ljust(end - margin))
    return drawing


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    board = read(puzzle)
    lines = [line.rstrip(BLANKS) for line in answer.rstrip(BLANKS).split("\n")]
    if lines == [""]:
        raise Wrong("the answer is empty")
    if len(lines) != 2 * board.height + 1:
        rows = counted(len(lines), "line")
        raise Wrong(f"the answer has {rows} instead of {2 * board.height + 1}")
    path = {edge for edge in board.edges() if mark_at(lines, *place(edge)) in PATH}
    _keep_walls(board, lines, path)
    _keep_facts(board, path)
    _two_ways(board, path)
    _two_doors(board, path)
    _one_path(board, path)
    _keep_drawing(board, lines, path)


def mark_at(lines: list[str], line: int, column: int) -> str:
    """What stands there; a blank beyond the end of a line."""
    return lines[line][column] if column < len(lines[line]) else " "


def cells_of(board: Puzzle, edge: Edge) -> list[Cell]:
    """The cells of an edge that are on the board."""
    return [cell for cell in edge if board.has(cell)]


def _keep_walls(board: Puzzle, lines: list[str], path: set[Edge]) -> None:
    """No wall is crossed, taken away or added."""
    for edge in board.edges():
        cells = cells_of(board, edge)
        mark = mark_at(lines, *place(edge))
        if edge in board.walls and edge in path:
            raise Wrong(f"the path crosses a wall at {name(cells[-1])}", cells)
        if (edge in board.walls) != (mark in "-|"):
            raise Wrong(f"the answer changes a wall at {name(cells[-1])}", cells)


def _keep_facts(board: Puzzle, path: set[Edge]) -> None:
    """On a board in progress, settled edges stay as they are."""
    for edge in sorted(board.path - path | board.blocked & path):
        cells = cells_of(board, edge)
        raise Wrong(f"the answer changes a settled edge at {name(cells[-1])}", cells)


def _two_ways(board: Puzzle, path: set[Edge]) -> None:
    """The path goes into every cell and out of it, once."""
    ways = dict.fromkeys(board.cells(), 0)
    for edge in path:
        for cell in cells_of(board, edge):
            ways[cell] += 1
    missed = [cell for cell, number in ways.items() if not number]
    if missed:
        raise Wrong(f"{counted(len(missed), 'cell')} not visited: {names(missed)}", missed)
    for cell, number in ways.items():
        if number != 2:
            verb = "the path stops at" if number == 1 else f"{number} ways meet at"
            raise Wrong(f"{verb} {name(cell)}", [cell])


def _two_doors(board: Puzzle, path: set[Edge]) -> None:
    """It enters by one door and leaves by another."""
    doors = sorted(edge for edge in path if board.is_door(edge))
    if len(doors) != 2:
        cells = [cell for edge in doors for cell in cells_of(board, edge)]
        where = f": {names(set(cells))}" if cells else ""
        raise Wrong(f"the path uses {counted(len(doors), 'door')} instead of 2{where}", cells)


def _one_path(board: Puzzle, path: set[Edge]) -> None:
    """From its door the path comes to every cell: there is no loop beside it."""
    ways: dict[Cell, list[Edge]] = {}
    for edge in path:
        for cell in edge:
            ways.setdefault(cell, []).append(edge)
    edge = min(edge for edge in path if board.is_door(edge))
    cell, been = cells_of(board, edge)[0], set()
    while board.has(cell):  # each has two ways
        been.add(cell)
        edge = next(other for other in ways[cell] if other != edge)
        cell = edge[edge[0] == cell]
    loop = sorted(set(board.cells()) - been)
    if loop:
        raise Wrong(f"a loop beside the path at {name(loop[0])}", loop)


def _keep_drawing(board: Puzzle, lines: list[str], path: set[Edge]) -> None:
    """All else in the drawing is as it should be."""
    for number, (line, right) in enumerate(zip(lines, board.draw(path), strict=True), 1):
        for column in range(max(len(line), len(right))):
            found, expected = line[column : column + 1], right[column : column + 1]
            if found != expected:
                words = [quoted(mark) if mark else "the end" for mark in (expected, found)]
                where = (
                    min((number - 1) // 2, board.height - 1),
                    min(column // 4, board.width - 1),
                )
                message = (
                    f"line {number}, column {column + 1}: expected {words[0]}, found {words[1]}"
                )
                raise Wrong(message, [where])
