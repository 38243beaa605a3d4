"""LEGUP's rules for Light Up."""

from collections.abc import Iterator

from tests.helpers.legup.boards import UNKNOWN, Board, Cell, Region, beside, is_either

BULB, EMPTY = -4, -3


def beams(board: Board, cell: Cell) -> Iterator[Cell]:
    """The cells that a bulb in a cell lights, but for its own."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = cell[0] + dx, cell[1] + dy
        while board.get((x, y), -1) < -1:
            yield x, y
            x, y = x + dx, y + dy


def lite(board: Board) -> Region:
    """The cells that bulbs light, their own among them."""
    bulbs = {cell for cell, value in board.items() if value == BULB}
    return bulbs.union(*(beams(board, bulb) for bulb in bulbs))


def around(board: Board, cell: Cell, value: int) -> int:
    """How many of the sides of a cell have that value."""
    return sum(board.get(other) == value for other in beside(cell))


def placeable(board: Board, cell: Cell) -> int:
    """How many of the sides of a cell may yet get a bulb."""
    dark = {other for other in beside(cell) if board.get(other) == UNKNOWN}
    return len(dark - lite(board))


def bulbs_in_path(board: Board) -> bool:
    return any(
        board[cell] == BULB and any(board[other] == BULB for other in beams(board, cell))
        for cell in board
    )


def cannot_light(board: Board) -> bool:
    return any(cannot_light_at(board, cell) for cell in board)


def cannot_light_at(board: Board, cell: Cell) -> bool:
    lit = lite(board)
    if board[cell] != EMPTY or cell in lit:
        return False
    return not any(board[other] == UNKNOWN and other not in lit for other in beams(board, cell))


def too_few_bulbs(board: Board) -> bool:
    return any(too_few_at(board, cell) for cell in board)


def too_few_at(board: Board, cell: Cell) -> bool:
    if board.get(cell, -1) < 0:
        return False
    return around(board, cell, BULB) + placeable(board, cell) < board[cell]


def too_many_bulbs(board: Board) -> bool:
    return any(value >= 0 and around(board, cell, BULB) > value for cell, value in board.items())


def empty_cells_in_light(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == EMPTY and before[cell] == UNKNOWN and cell in lite(before)


def empty_corners(before: Board, after: Board, cell: Cell) -> bool:
    if not (before[cell] == UNKNOWN and after[cell] == EMPTY):
        return False
    x, y = cell
    corners = [(x + 1, y - 1), (x - 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]
    return any(too_few_at({**after, cell: BULB}, corner) for corner in corners)


def finish_with_bulbs(before: Board, after: Board, cell: Cell) -> bool:
    if not (before[cell] == UNKNOWN and after[cell] == BULB):
        return False
    return any(too_few_at({**before, cell: EMPTY}, other) for other in beside(cell))


def finish_with_empty(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == EMPTY and any(
        before.get(other, -1) >= 0 and around(before, other, BULB) == before[other]
        for other in beside(cell)
    )


def must_light(before: Board, after: Board, cell: Cell) -> bool:
    if not (before[cell] == UNKNOWN and cell not in lite(before) and after[cell] == BULB):
        return False
    without = {**before, cell: EMPTY}
    return any(cannot_light_at(without, other) for other in [cell, *beams(without, cell)])


def is_light_or_empty(_: Board, changes: list[Board]) -> bool:
    return is_either(changes, BULB, EMPTY)


def is_satisfy_number(before: Board, changes: list[Board]) -> bool:
    changed = {cell for change in changes for cell in change}
    numbers = [
        cell for cell in before if before[cell] >= 0 and changed and changed <= {*beside(cell)}
    ]
    return any(same_cases(changes, ways_to_satisfy(before, number)) for number in numbers)


def ways_to_satisfy(board: Board, number: Cell) -> list[Board]:
    """The cases of a number: its bulbs in the open places, and none in the others."""
    lit = lite(board)
    spots = [s for s in beside(number) if board.get(s) == UNKNOWN and s not in lit]
    lacks = board[number] - around(board, number, BULB)
    ways: list[Board] = [{}]
    for spot in spots:
        ways = [{**way, spot: value} for way in ways for value in (BULB, EMPTY)]
    return [way for way in ways if sum(value == BULB for value in way.values()) == lacks > 0]


def same_cases(changes: list[Board], ways: list[Board]) -> bool:
    """Whether the cases are these, in any order; one alone is none for LEGUP."""
    return len(changes) == len(ways) > 1 and all(way in changes for way in ways)


def is_light_up_complete(board: Board) -> bool:
    wrong = (bulbs_in_path, cannot_light, too_few_bulbs, too_many_bulbs)
    lit = lite(board)
    return not any(law(board) for law in wrong) and all(
        value not in (UNKNOWN, EMPTY) or cell in lit for cell, value in board.items()
    )
