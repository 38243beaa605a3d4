"""LEGUP's rules for Nurikabe."""

from tests.helpers.legup.boards import UNKNOWN, Board, Cell, Region, beside, is_either, regions

BLACK, WHITE = -1, 0


def white_regions(board: Board) -> list[Region]:
    return regions(cell for cell, value in board.items() if value >= WHITE)


def numbers_in(board: Board, region: Region) -> list[int]:
    return [board[cell] for cell in region if board[cell] > 0]


def black_square(board: Board) -> bool:
    return any(
        all(board.get((x + dx, y + dy)) == BLACK for dx in (0, 1) for dy in (0, 1))
        for x, y in board
    )


def isolated_black(board: Board) -> bool:
    possible = regions(cell for cell, value in board.items() if value in (BLACK, UNKNOWN))
    return sum(any(board[cell] == BLACK for cell in region) for region in possible) > 1


def multiple_numbers(board: Board) -> bool:
    return any(len(numbers_in(board, region)) > 1 for region in white_regions(board))


def too_many_spaces(board: Board) -> bool:
    return any(
        len(region) > number
        for region in white_regions(board)
        for number in numbers_in(board, region)
    )


def too_few_spaces(board: Board) -> bool:
    """LEGUP looks at one number of the region, whichever comes first: all must be too large."""
    for region in regions(cell for cell, value in board.items() if value != BLACK):
        numbers = numbers_in(board, region)
        if numbers and all(len(region) < number for number in numbers):
            return True
    return False


def no_number(board: Board) -> bool:
    return any(no_number_in(board, region) for region in white_regions(board))


def no_number_in(board: Board, region: Region) -> bool:
    shut = all(board.get(o, BLACK) in (BLACK, WHITE) for cell in region for o in beside(cell))
    return shut and not numbers_in(board, region)


def no_number_at(board: Board, cell: Cell) -> bool:
    region = next(region for region in white_regions(board) if cell in region)
    return no_number_in(board, region)


def unreachable_white(board: Board) -> bool:
    return any(value == WHITE and unreachable_at(board, cell) for cell, value in board.items())


def unreachable_at(board: Board, cell: Cell) -> bool:
    """Whether no number can reach a white cell; never for a cell of a region with a number."""
    need = {}
    for number, size in board.items():
        if size > 0:
            whites = (c for c, value in board.items() if value == WHITE or c == number)
            region = next(region for region in regions(whites) if number in region)
            need.update(dict.fromkeys(region, size - len(region)))
    if cell in need:
        return False
    visited, queue, length = {cell}, [cell], 1
    while queue:
        near = {other for at in queue for other in beside(at) if other in board}
        if any(length <= need.get(other, -1) for other in near):
            return False
        queue = [o for o in near - visited if board[o] in (UNKNOWN, WHITE)]
        visited.update(queue)
        length += 1
    return True


def black_between_regions(before: Board, after: Board, cell: Cell) -> bool:
    near = [region for region in white_regions(after) if region & {*beside(cell)}]
    trial = {**before, cell: WHITE}
    return (
        after[cell] == BLACK
        and len(near) > 1
        and (multiple_numbers(trial) or too_many_spaces(trial))
    )


def black_bottle_neck(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == BLACK and isolated_black({**before, cell: WHITE})


def corners_black(_: Board, after: Board, cell: Cell) -> bool:
    if after[cell] != BLACK:
        return False
    x, y = cell
    for i in (-1, 1):
        for j in (-1, 1):
            corner, one, other = (x + i, y + j), (x + i, y), (x, y + j)
            ways = after.get(one), after.get(other)
            if after.get(corner, BLACK) < WHITE or ways != (UNKNOWN, UNKNOWN):
                continue
            trial = {**after, one: BLACK, other: BLACK}
            if too_few_spaces(trial):
                open_cells = (c for c, value in trial.items() if value != BLACK)
                region = next(region for region in regions(open_cells) if corner in region)
                numbers = numbers_in(trial, region)
                if len(numbers) > 1:
                    return False
                if numbers == [len(region) + 1]:
                    return True
    return False


def fill_in_black(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == BLACK and no_number_at({**before, cell: WHITE}, cell)


def fill_in_white(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == WHITE and isolated_black({**before, cell: BLACK})


def prevent_black_square(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == WHITE and black_square({**before, cell: BLACK})


def surround_region(_: Board, after: Board, cell: Cell) -> bool:
    near = [region for region in white_regions(after) if region & {*beside(cell)}]
    return after[cell] == BLACK and any(
        len(region) == number for region in near for number in numbers_in(after, region)
    )


def cannot_reach_cell(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == BLACK and unreachable_at({**before, cell: WHITE}, cell)


def white_bottle_neck(before: Board, after: Board, cell: Cell) -> bool:
    trial = {**before, cell: BLACK}
    return after[cell] == WHITE and (no_number(trial) or too_few_spaces(trial))


def is_black_or_white(_: Board, changes: list[Board]) -> bool:
    return is_either(changes, BLACK, WHITE)
