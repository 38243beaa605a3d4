"""What the tests of several formats need: puzzles at random, and texts with something wrong."""

import random
from collections.abc import Callable, Iterator

import pytest

from formats import Unreadable
from tests.helpers.boards import grid, text_of

Read = Callable[[str], tuple[str, str]]


def grids(cells: str, count: int, least: int = 1, seed: int = 1) -> Iterator[str]:
    """Boards of these cells at random, from `least` to 9 rows and columns."""
    chance = random.Random(seed)
    for _ in range(count):
        height, width = chance.randint(least, 9), chance.randint(least, 9)
        yield text_of(grid(height, width, lambda: chance.choice(cells)))


def damaged(text: str, letters: str, count: int, seed: int = 1) -> Iterator[str]:
    """The text cut off at every place, and with a few letters changed, added or left out."""
    yield from (text[:end] for end in range(len(text)))
    chance = random.Random(seed)
    for _ in range(count):
        changed = text
        for _ in range(chance.randint(1, 3)):
            at, more = chance.randrange(len(text)), chance.choice(["", chance.choice(letters)])
            changed = changed[:at] + more + changed[at + chance.randint(0, 1) :]
        yield changed


def unread(read: Read, text: str) -> str:
    """Why a text is not read: one line."""
    with pytest.raises(Unreadable) as refused:
        read(text)
    message = str(refused.value)
    assert message.isascii()
    assert message.isprintable()
    return message


def is_read(read: Read, text: str) -> bool:
    """Whether a text is read; if not, one line says why."""
    try:
        read(text)
    except Unreadable as refused:
        message = str(refused)
    else:
        return True
    assert message.isprintable()
    return False
