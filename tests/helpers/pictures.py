"""Pictures of rules: a board as input, a blank line, the board after one look of one rule.

Where the rule finds that the board has no answer, the law it names stands in place of the second.
Where a rule needs what easier rules have ruled out, and a board does not show that, the picture
has three boards: the input, where the easier rules end, and that after one look of the rule.
What a rule rules out ("not 3") is drawn as -3; where it is not a number, as facts in words, a
line each, below the board (r1c3 not r1c1).  So are facts that a board has and cannot show.

A picture of a plain grid can be turned and mirrored, and must still be right.
"""

from itertools import takewhile
from types import ModuleType
from typing import Any

from judge.checkers.grid import cells_of, size_of

Rows = list[list[str]]


def after_rule(solver: ModuleType, name: str, before: str, *, easier: bool = False) -> list[str]:
    """The board when all that one rule says of it is marked, line by line; or the broken law.

    If `easier` rules come first, the lines begin with the board where these end.
    """
    place = [rule.__name__ for rule in solver.RULES].index(name)
    board = parsed(solver, before)
    lines: list[str] = []
    if easier:
        for _, _, board in solver.deduce(board, solver.RULES[:place]):
            pass
        lines = [*solver.render(board).splitlines(), ""]
    after = board
    refused: dict[str, set[int]] = {}
    facts: list[str] = []
    try:
        for found in solver.RULES[place](board):
            marked = after.mark(found.cells, found.value)
            if marked is after:
                continue
            after = marked
            word, _, value = str(found.value).partition(" ")
            for cell in solver.names(board, found.cells).split() if word == "not" else ():
                if value.isdigit():
                    refused.setdefault(cell, set()).add(int(value))
                else:
                    facts.append(f"{cell} {found.value}")
    except solver.Contradiction as broken:
        return [*lines, f"no solution: {broken.law}"]
    return lines + drawn(solver.render(after), refused) + facts


def parsed(solver: ModuleType, text: str) -> Any:
    """The board of a text with facts below it."""
    board, facts = split(text)
    return solver.assume(solver.parse(board), facts) if facts else solver.parse(board)


def split(text: str) -> tuple[str, list[str]]:
    """(A board, the facts below it)."""
    lines = text.rstrip().splitlines()
    board = list(takewhile(lambda line: " not r" not in line, lines))
    return "\n".join(board) + "\n", lines[len(board) :]


def drawn(board: str, refused: dict[str, set[int]]) -> list[str]:
    """A board line by line, with the values that cells are refused."""
    if not refused:
        return board.splitlines()
    rows = [line.split() if " " in line else list(line) for line in board.splitlines()]
    for cell, values in refused.items():
        r, c = map(int, cell[1:].split("c"))
        rows[r - 1][c - 1] = "".join(f"-{value}" for value in sorted(values))
    return [" ".join(row) for row in rows]


def rows_of(board: str) -> Rows:
    """The cells of a board that begins with its size."""
    size, *lines = board.splitlines()
    return [cells_of(line, size_of(size)[1]) for line in lines]


def text_of(rows: Rows) -> str:
    """A board with its size, as input."""
    gap = " " if any(len(word) > 1 for row in rows for word in row) else ""
    return f"{len(rows)} {len(rows[0])}\n" + "".join(gap.join(row) + "\n" for row in rows)


def seen_from_all_sides(before: str, after: str) -> list[tuple[str, list[str]]]:
    """(board, what a rule must make of it) for a picture, turned and mirrored."""
    boards = [text_of(view) for view in views(rows_of(before))]
    if after.startswith("no solution"):
        return [(board, after.splitlines()) for board in boards]
    size = before.splitlines()[0]
    afters = [text_of(view).splitlines()[1:] for view in views(rows_of(f"{size}\n{after}"))]
    return list(zip(boards, afters, strict=True))


def turned(rows: Rows) -> Rows:
    """The board turned by a quarter."""
    return [list(column) for column in zip(*rows[::-1], strict=True)]


def mirrored(rows: Rows) -> Rows:
    """The board as in a mirror."""
    return [row[::-1] for row in rows]


def views(rows: Rows) -> list[Rows]:
    """The board from all eight sides, itself first."""
    seen = [rows]
    for _ in range(3):
        seen.append(turned(seen[-1]))
    return seen + [mirrored(view) for view in seen]
