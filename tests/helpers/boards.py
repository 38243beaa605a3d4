"""Boards at random for each problem, in our own text: any size and content, answers or none."""

import random
import string
from collections.abc import Callable, Iterator, Sequence

Rows = list[list[str]]
Cell = tuple[int, int]

BIG = [16, 99, 255, 256, 1000, 4095]  # where the codes of links get longer


def boards(problem: str, count: int, seed: int = 1, most: int = 9) -> Iterator[str]:
    """So many puzzles of a problem, up to `most` rows and columns and some that are longer."""
    chance = random.Random(f"{problem} {seed}")
    for number in range(count):
        height, width = chance.randint(1, most), chance.randint(1, most)
        if number % 20 == 0:
            height, width = chance.sample([1, chance.randint(10, 60)], 2)
        yield MAKERS[problem](height, width, chance)


def text_of(*blocks: Rows) -> str:
    """The size, then blocks of rows, with blanks where a word has two characters."""
    height, width = len(blocks[0]), len(blocks[0][0])
    lines = [f"{height}" if height == width else f"{height} {width}"]
    for rows in blocks:
        gap = " " if any(len(word) > 1 for row in rows for word in row) else ""
        lines += [gap.join(row) for row in rows]
    return "\n".join(lines) + "\n"


def grid(height: int, width: int, cell: Callable[[], str]) -> Rows:
    """A board of random cells."""
    return [[cell() for _ in range(width)] for _ in range(height)]


def nurikabe(height: int, width: int, chance: random.Random) -> str:
    """Clues, of which some boards have large ones."""
    clues = ["?", *map(str, range(1, 16))] + [str(n) for n in BIG if chance.random() < 0.1]
    share = chance.choice([0, 0.02, 0.2, 0.9])
    rows = grid(height, width, lambda: chance.choice(clues) if chance.random() < share else ".")
    return text_of(rows)


def nurikabe_in_progress(height: int, width: int, chance: random.Random) -> str:
    """Clues, land and sea; no two clues touch, as equal ones would be one island."""
    rows = grid(height, width, lambda: chance.choice("...~~o"))
    for r in range(height):
        for c in range(r % 2, width, 2):
            if chance.random() < 0.3:
                rows[r][c] = chance.choice(["?", "1", "7", "12"])
    return text_of(rows)


def clued(side: int, clues: dict[Cell, int]) -> str:
    """A Nurikabe with these clues."""
    return text_of([[str(clues.get((r, c), ".")) for c in range(side)] for r in range(side)])


def regular(side: int, apart: int, size: int) -> str:
    """A Nurikabe with the same clue in every so manyth cell of every so manyth row."""
    at = range(apart // 2, side, apart)
    return clued(side, {(r, c): size for r in at for c in at})


def light_up(height: int, width: int, chance: random.Random) -> str:
    """Walls and numbers."""
    cells = "." * chance.choice([0, 5, 50]) + "##01234"
    return text_of(grid(height, width, lambda: chance.choice(cells)))


def light_up_in_progress(height: int, width: int, chance: random.Random) -> str:
    """Walls and numbers, bulbs that do not see each other, and cells without one."""
    rows = grid(height, width, lambda: chance.choice("....xx##01234"))
    r, c = chance.randrange(height), chance.randrange(width)
    rows[r][c] = "*"
    return text_of(rows)


def rooms(height: int, width: int, chance: random.Random) -> list[list[Cell]]:
    """Rooms of random shapes, in reading order of their first cells."""
    free = {(r, c) for r in range(height) for c in range(width)}
    found = []
    most = chance.choice([1, 4, 9, 30])
    while free:
        room, size = [min(free)], chance.randint(1, most)
        free.remove(room[0])
        while len(room) < size:
            around = [
                (r + y, c + x) for r, c in room for y, x in [(0, 1), (1, 0), (0, -1), (-1, 0)]
            ]
            around = sorted(free.intersection(around))
            if not around:
                break
            room.append(chance.choice(around))
            free.remove(room[-1])
        found.append(room)
    return found


def ripple_effect(height: int, width: int, chance: random.Random) -> str:
    """Rooms, and in each some of its numbers."""
    labels, givens = grid(height, width, str), grid(height, width, lambda: ".")
    found = rooms(height, width, chance)
    letters: Sequence[str] = string.ascii_letters
    if len(found) > len(letters):
        letters = [f"r{number}" for number in range(1, len(found) + 1)]
    for letter, room in zip(letters, found, strict=False):
        numbers = chance.sample(range(1, len(room) + 1), len(room))
        for (r, c), number in zip(room, numbers, strict=True):
            labels[r][c] = letter
            if chance.random() < 0.3:
                givens[r][c] = str(number)
    return text_of(labels, givens)


def alcazar(height: int, width: int, chance: random.Random) -> str:
    """Walls and doors, two or more."""
    wall = [["|", " "], ["---", "   "]]
    rim, inner = chance.choice([0.3, 0.9]), chance.choice([0, 0.2, 0.8])
    doors = 0
    lines: list[list[str]] = []
    for r in range(2 * height + 1):
        places = range(width + r % 2)
        outer = [(r in (0, 2 * height), c in (0, width))[r % 2] for c in places]
        gaps = [chance.random() >= (rim if out else inner) for out in outer]
        doors += sum(gap and out for gap, out in zip(gaps, outer, strict=True))
        lines.append([wall[r % 2 == 0][gap] for gap in gaps])
    if doors < 2:
        lines[0][0], lines[-1][-1] = "   ", "   "
    drawn = ["   ".join(line) if r % 2 else f"+{'+'.join(line)}+" for r, line in enumerate(lines)]
    size = f"{height}" if height == width else f"{height} {width}"
    return "\n".join([size, *(line.rstrip() for line in drawn)]) + "\n"


MAKERS = {
    "nurikabe": nurikabe,
    "nurikabe in progress": nurikabe_in_progress,
    "light_up": light_up,
    "light_up in progress": light_up_in_progress,
    "ripple_effect": ripple_effect,
    "alcazar": alcazar,
}
