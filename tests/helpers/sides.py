"""Puzzles from all eight sides, whatever they are drawn as."""

from judge.checkers.alcazar import Edge, Puzzle, read
from tests.helpers.cases import Problem
from tests.helpers.pictures import rows_of, text_of, views


def sides(problem: Problem, puzzle: str) -> list[str]:
    """A puzzle from all eight sides, itself first."""
    if problem.checker == "alcazar":
        return [as_text(side, {}) for side in alcazar_sides(read(puzzle))]
    if problem.checker == "ripple_effect":
        return ripple_sides(puzzle)
    return [text_of(view) for view in views(rows_of(puzzle))]


def ripple_sides(text: str) -> list[str]:
    """A puzzle of rooms from all eight sides: both of its grids are turned."""
    size, *lines = text.splitlines()
    grids = lines[: len(lines) // 2], lines[len(lines) // 2 :]
    seen = [views(rows_of("\n".join([size, *grid]))) for grid in grids]
    return [
        text_of(rooms) + text_of(givens).partition("\n")[2]
        for rooms, givens in zip(*seen, strict=True)
    ]


def alcazar_sides(puzzle: Puzzle) -> list[Puzzle]:
    """A drawing from all eight sides."""
    seen = [puzzle]
    for _ in range(3):
        seen.append(turned(seen[-1]))
    return seen + [mirrored(side) for side in seen]


# --- Random boards -----------------------------------------------------------------------


def as_text(puzzle: Puzzle, facts: dict[Edge, str]) -> str:
    """A board as input."""
    lines = puzzle.draw(edge for edge, what in facts.items() if what == "path")
    canvas = [list(line.ljust(4 * puzzle.width + 1)) for line in lines]
    for edge, what in facts.items():
        r, c = edge[1]
        if what == "x" and edge[0][0] < r:
            canvas[2 * r][4 * c + 2] = "x"
        elif what == "x":
            canvas[2 * r + 1][4 * c] = "x"
    drawing = "\n".join("".join(line).rstrip() for line in canvas)
    return f"{puzzle.height} {puzzle.width}\n{drawing}\n"


# --- Nor does it depend on how the board lies ------------------------------------------------


def turned(puzzle: Puzzle) -> Puzzle:
    """The puzzle turned by a quarter."""

    def turn(edges: set[Edge]) -> set[Edge]:
        cells = ({(c, puzzle.height - 1 - r) for r, c in edge} for edge in edges)
        return {(min(pair), max(pair)) for pair in cells}

    return Puzzle(puzzle.width, puzzle.height, *map(turn, puzzle[2:]))


def mirrored(puzzle: Puzzle) -> Puzzle:
    """The puzzle as in a mirror."""

    def mirror(edges: set[Edge]) -> set[Edge]:
        cells = ({(r, puzzle.width - 1 - c) for r, c in edge} for edge in edges)
        return {(min(pair), max(pair)) for pair in cells}

    return Puzzle(puzzle.height, puzzle.width, *map(mirror, puzzle[2:]))
