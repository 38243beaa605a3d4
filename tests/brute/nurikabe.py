"""Nurikabe by trying every colouring: for boards of up to about 16 cells."""

import random
from collections.abc import Iterator

from judge.checkers.grid import Cell, beside, pieces
from judge.checkers.nurikabe import ANY, OPEN, WATER, Puzzle, read

SHAPES = [(1, 1), (1, 6), (5, 1), (2, 2), (2, 3), (3, 2), (2, 5), (3, 3), (3, 4), (4, 3), (2, 7)]
BOARDS = 30  # in each round


def answers(text: str) -> list[str]:
    """Every answer of a puzzle (or of a board in progress), as text."""
    puzzle = read(text)
    return [draw(puzzle, water) for water in seas(puzzle, set(), 0) if lawful(puzzle, water)]


def seas(puzzle: Puzzle, water: set[Cell], i: int) -> Iterator[set[Cell]]:
    """Every set of water cells without a pool, the cells before number `i` being decided."""
    if i == puzzle.height * puzzle.width:
        yield set(water)
        return
    r, c = cell = divmod(i, puzzle.width)
    word = puzzle.given.get(cell, OPEN)
    if word in (OPEN, WATER) and not {(r - 1, c - 1), (r - 1, c), (r, c - 1)} <= water:
        yield from seas(puzzle, water | {cell}, i + 1)
    if word != WATER:
        yield from seas(puzzle, water, i + 1)


def lawful(puzzle: Puzzle, water: set[Cell]) -> bool:
    """Is the water in one piece, and has every island one clue that tells its size?"""
    owners = puzzle.owners()
    for island in pieces(set(puzzle.cells()) - water):
        clues = {owners[cell] for cell in island if cell in owners}
        if len(clues) != 1 or puzzle.given[clues.pop()] not in (ANY, str(len(island))):
            return False
    return len(list(pieces(water))) <= 1


def draw(puzzle: Puzzle, water: set[Cell]) -> str:
    """An answer as text."""
    word = dict.fromkeys(water, WATER)
    for island in pieces(set(puzzle.cells()) - water):
        word |= dict.fromkeys(island, str(len(island)))
    gap = " " if any(len(number) > 1 for number in word.values()) else ""
    rows = [[word[r, c] for c in range(puzzle.width)] for r in range(puzzle.height)]
    return "".join(gap.join(row) + "\n" for row in rows)


# --- Boards that are small enough ----------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles and boards in progress, with none, one and several answers."""
    rng = random.Random(seed)
    for number in range(BOARDS):
        height, width = rng.choice(SHAPES)
        make = puzzle_with_answer if number % 3 else random_puzzle
        told, truth = make(rng, height, width)
        if rng.random() < 0.6:
            reveal(rng, told, truth)
        yield as_text(height, width, told)


def random_puzzle(
    rng: random.Random, height: int, width: int
) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Clues anywhere, and facts that need not be true."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    clues = rng.sample(cells, rng.randint(0, min(4, len(cells))))
    told = {cell: rng.choice("1123456?") for cell in clues}
    return told, {cell: rng.choice("~~o12") for cell in cells} | told


def puzzle_with_answer(
    rng: random.Random, height: int, width: int
) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """The clues of a random answer, and that answer."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    water = random_sea(rng, cells)
    told, truth = {}, dict.fromkeys(water, "~")
    for island in pieces(set(cells) - water):
        told[rng.choice(sorted(island))] = rng.choice(["?"] + [str(len(island))] * 4)
        truth |= {cell: rng.choice(["o", str(len(island))]) for cell in island}
    return told, truth | told


def random_sea(rng: random.Random, cells: list[Cell]) -> set[Cell]:
    """Water in one piece and without a pool."""
    water = {rng.choice(cells)}
    for _ in range(rng.randint(0, 3 * len(cells))):
        cell = rng.choice(cells)
        if water.intersection(beside(cell)) and not makes_pool(cell, water):
            water.add(cell)
    return water


def makes_pool(cell: Cell, water: set[Cell]) -> bool:
    """Would water in this cell complete a 2x2 square of water?"""
    r, c = cell
    return any(
        {(r + down, c), (r, c + right), (r + down, c + right)} <= water
        for down in (-1, 1)
        for right in (-1, 1)
    )


def reveal(rng: random.Random, told: dict[Cell, str], truth: dict[Cell, str]) -> None:
    """Tell some more cells."""
    share = rng.random() / 2
    for cell, word in truth.items():
        if cell not in told and rng.random() < share:
            told[cell] = word


def as_text(height: int, width: int, told: dict[Cell, str]) -> str:
    """A board as input; blanks between the cells as soon as they are needed."""
    words = [[told.get((r, c), ".") for c in range(width)] for r in range(height)]
    gap = " " if any(len(word) > 1 for word in told.values()) else ""
    return f"{height} {width}\n" + "".join(gap.join(row) + "\n" for row in words)
