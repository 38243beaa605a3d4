"""A search of dancing links, followed on a board of the tests' own."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.helpers.spoken.ripple_effect import Board


class Look(NamedTuple):
    """A step of a search: what is tried or taken back, for which item, and what was left before."""

    option: str | None
    item: str | None
    before: Board
    stand: list[str]

    @property
    def open(self) -> dict[str, list[str]]:
        """The options that each item that is still to be covered had before."""
        done = {option.split()[0]: option.split()[1] for option in self.stand}
        cells = {
            f"{cell} needs a number": [f"{cell} {number}" for number in numbers]
            for cell, numbers in self.before.may.items()
            if cell not in done
        }
        rooms = {
            f"room {room} needs its {value}": [
                f"{cell} {value}" for cell in self.before.places(room, value)
            ]
            for room, inside in self.before.rooms.items()
            for value in range(1, len(inside) + 1)
            if str(value) not in [done.get(cell) for cell in inside]
        }
        return cells | rooms

    @property
    def options(self) -> set[str]:
        """What might still be taken before."""
        return {option for options in self.open.values() for option in options}


def looks(text: str, search: dict[str, Any]) -> Iterator[Look]:
    """The steps of a search, one after the other; the last one is what is left at the end."""
    stand: list[str] = []
    cover = search["cover"]
    for option, item in search["steps"]:
        named = cover["items"][item] if item >= 0 else None
        tried = cover["options"][option] if option >= 0 else None
        yield Look(tried, named, after(text, stand), list(stand))
        if tried:
            stand.append(tried)
        else:
            stand.pop()
    yield Look(None, None, after(text, stand), stand)


def after(text: str, stand: list[str]) -> Board:
    """The board with what stands, and what that takes from others; givens take nothing yet."""
    board = Board(text)
    for option in stand:
        cell, value = option.split()
        gone = [
            other for other in board.may if other != cell and board.clash(cell, other, int(value))
        ]
        board = board.supposing([option, *(f"{other} not {value}" for other in gone)])
    return board
