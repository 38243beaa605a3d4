"""What the sentences of Ripple Effect say, found out by rooms and lines."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from judge.checkers.grid import name
from judge.checkers.ripple_effect import read
from tests.helpers.spoken import Listing, Reader, Told, are_links, followed, news, stops, supposed
from tests.helpers.witness.places import cell as cell_of

READ, BREACH = Reader(), Reader()
ROOM = r"room {words:room}"


class Board:
    """The rooms, and the numbers that each cell may still hold."""

    def __init__(self, text: str) -> None:
        puzzle = read(text)
        self.rooms = {
            label: [name(cell) for cell in cells] for label, cells in puzzle.rooms().items()
        }
        self.room = {cell: label for label, cells in self.rooms.items() for cell in cells}
        self.may = {
            cell: set(range(1, len(self.rooms[label]) + 1)) for cell, label in self.room.items()
        }
        self.told: set[tuple[str, str]] = set()
        self.learn((name(cell), str(value)) for cell, value in puzzle.given.items())

    def learn(self, facts: Iterable[Sequence[str]]) -> None:
        """These are known from now on."""
        for cell, value in facts:
            self.told.add((cell, value))
            number = int(value.removeprefix("not "))
            self.may[cell] &= self.may[cell] - {number} if " " in value else {number}

    def knows(self, fact: str) -> bool:
        """Whether a fact is known."""
        cell, value = fact.split(" ", 1)
        return (cell, value) in self.told

    def supposing(self, facts: Iterable[str]) -> "Board":
        """This board with more facts, which need not agree."""
        other = object.__new__(Board)
        other.rooms, other.room = self.rooms, self.room
        other.may = {cell: set(numbers) for cell, numbers in self.may.items()}
        other.told = set(self.told)
        other.learn(fact.split(" ", 1) for fact in facts)
        return other

    def size(self, cell: str) -> int:
        """How many cells its room has."""
        return len(self.rooms[self.room[cell]])

    def places(self, room: str, number: int) -> list[str]:
        """The cells of a room that may hold a number."""
        return [cell for cell in self.rooms[room] if number in self.may[cell]]

    def clash(self, one: str, other: str, number: int) -> bool:
        """Whether two cells cannot both hold this number."""
        return self.room[one] == self.room[other] or near(one, other, number)

    def spread(self) -> "Board":
        """This board with what each settled cell takes from others."""
        return self.supposing(
            f"{cell} not {number}"
            for one, numbers in self.may.items()
            if len(numbers) == 1
            for number in numbers
            for cell in self.may
            if cell != one and self.clash(one, cell, number)
        )


def near(one: str, other: str, number: int) -> bool:
    """Whether two cells of a line are closer than this number allows."""
    (r, c), (down, right) = cell_of(one), cell_of(other)
    return one != other and (r == down or c == right) and abs(r - down) + abs(c - right) <= number


def number_of(told: Told) -> int:
    """The number that a step is about."""
    return int(told.value.removeprefix("not "))


# --- Tier 1 ------------------------------------------------------------------------------


@READ(
    "{place:cell} is {number:value}, and (?:it is|they are) (?:{words:inside} the same room)?"
    "(?: or )?(?:within {number:far} cells? along row or column)?"
)
def ripples(
    board: Board, told: Told, cell: str, value: int, inside: str | None, far: int | None
) -> bool:
    same = [place for place in told.places if board.room[place] == board.room[cell]]
    lined = [place for place in told.places if near(cell, place, value)]
    reached = set(same if inside else ()) | set(lined if far else ())
    return (
        board.may[cell] == {value}
        and value == number_of(told)
        and far in (None, value)
        and reached == set(told.places)
        and bool(same or not inside)
        and bool(lined or not far)
    )


@READ(f"{ROOM} has no other cell, and so no other number", f"{ROOM} has no other cell")
def is_single(board: Board, told: Told, room: str) -> bool:
    return board.rooms[room] == told.places and told.value == "1"


@READ(
    "it is not {numbers:lost}, and no other number of {number:least} to {number:most} is left to it"
)
def is_last(board: Board, told: Told, lost: Listing, least: int, most: int) -> bool:
    (place,) = told.places
    others = [str(n) for n in range(1, most + 1) if n != number_of(told)]
    return (
        (least, most) == (1, board.size(place))
        and lost.is_of(others)
        and board.may[place] == {number_of(told)}
    )


@READ(f"{{number:value}} has no other place left in {ROOM}, as it is not at {{places:others}}")
def has_one_place(board: Board, told: Told, value: int, room: str, others: Listing) -> bool:
    rest = [cell for cell in board.rooms[room] if cell not in told.places]
    right = value == number_of(told) and others.is_of(rest)
    return right and board.places(room, value) == told.places


# --- Tier 2 ------------------------------------------------------------------------------


@READ(f"{ROOM} has its {{number:value}} at {{places:ways}},(?:{{words:all}})? too close")
def all_too_close(
    board: Board, told: Told, room: str, value: int, ways: Listing, **said: str | None
) -> bool:
    premises = [fact.split(" ", 1) for fact in told.proof["from"]]
    out = {cell for cell, what in premises if what == f"not {value}" or what.isdecimal()}
    inside = [cell for cell in board.rooms[room] if cell not in out]  # all that the proof leaves
    places = board.places(room, value) or inside
    return (
        value == number_of(told)
        and ways.is_of(places)
        and said["all"] == {1: None, 2: " both"}.get(len(places), " all")
        and all(near(cell, place, value) for cell in places for place in told.places)
    )


@READ(
    "{places:cells} cannot be {numbers:values}, so that they hold {numbers:others}, "
    f"all other numbers of {ROOM}"
)
def is_tight(
    board: Board, told: Told, room: str, cells: Listing, values: Listing, others: Listing
) -> bool:
    inside = [cell for cell in board.rooms[room] if cell not in told.places]
    every = range(1, len(board.rooms[room]) + 1)
    return any(
        cells.is_of(some) and values.is_of(lost) and others.is_of(left)
        for some in combinations(inside, len(cells.named))
        if set(cells.named) <= set(some)
        for lost in [[str(n) for n in every if not any(n in board.may[cell] for cell in some)]]
        for left in [[str(n) for n in every if str(n) not in lost]]
        if len(some) == len(left) and str(number_of(told)) in left
    )


# --- Chains and cases ---------------------------------------------------------------------


@READ(
    "if it were {number:value}, (?:{words:chain}, and then )?{breach:breach}",
    "if it were {number:value}, {words:chain}, which rules {number:out} out at {place:at}",
)
def refutes(board: Board, told: Told, value: int, chain: str | None, **end: Any) -> bool:
    (place,) = told.places
    every = [fact for fact in news(board, told) if " not " not in fact]
    whole = board.supposing([*supposed(told.proof), *followed(told.proof)])
    return (
        value == number_of(told)
        and supposed(told.proof) == [f"{place} {value}"] != [" ".join(told.facts[0])]
        and (are_links(chain, list(map(spelt, every))) if chain else not every)
        and not any(clashing(board, told))
        and ends(whole, told, every, **end)
    )


@READ("if it were {number:value}, {words:chain}, but {place:at} is {words:known}")
def clashes(board: Board, told: Told, value: int, chain: str, at: str, known: str) -> bool:
    links, clash = news(board, told), clashing(board, told)
    first = clash.index(True)
    cell, what = links[first].split(" ", 1)
    every = [n for n, fact in enumerate(links) if " not " not in fact or n == first]
    return (
        [f"{told.places[0]} {value}"] == supposed(told.proof)
        and stops(chain, [spelt(links[n]) for n in every], [clash[n] for n in every])
        and at == cell
        and known in otherwise(board, cell, what)
    )


def clashing(board: Board, told: Told) -> list[bool]:
    """Of each link of a chain, whether it is known to be otherwise."""
    links = [fact.split(" ", 1) for fact in news(board, told)]
    return [bool(otherwise(board, cell, value)) for cell, value in links]


def otherwise(board: Board, cell: str, value: str) -> set[str]:
    """What was told of a cell that it cannot be besides."""
    told = {what for at, what in board.told if at == cell}
    if value.startswith("not "):
        return told & {value.removeprefix("not ")}
    return {what for what in told if what.isdecimal() and what != value} | told & {f"not {value}"}


def ends(
    board: Board,
    told: Told,
    chain: Sequence[str],
    breach: str = "",
    out: int = 0,
    at: str = "",
) -> bool:
    """Whether a chain breaks a law, or its last link rules out what it began with."""
    if breach:
        return BREACH.is_so(breach, board)
    cell, last = chain[-1].split()
    strikes = cell == at or (int(last) == out and board.clash(cell, at, out))
    return strikes and (at, out) == (told.places[0], number_of(told))


def spelt(fact: str) -> str:
    """A link of a chain."""
    cell, value = fact.split(" ", 1)
    return f"{cell} would {'not be' if value.startswith('not ') else 'be'} {value.split()[-1]}"


@READ("by {law:law} {words:ways}, and both lead to this")
def both_lead(board: Board, told: Told, law: str, ways: str) -> bool:
    cases = [supposed(case) for case in told.proof["cases"]]
    options = [fact for facts in cases for fact in facts]
    spoken = " or ".join(f"{fact.split()[0]} is {fact.split()[1]}" for fact in options)
    ((one, first), (two, second)) = (fact.split() for fact in options)
    if one == two:
        just = board.may[one] == {int(first), int(second)}
    else:
        just = first == second and board.places(law.removeprefix("room "), int(first)) == [one, two]
    return ways == spoken and just


@BREACH(f"{ROOM} would have no place for {{number:value}}")
def leaves_no_place(board: Board, room: str, value: int) -> bool:
    return not board.spread().places(room, value)


@BREACH(f"{ROOM} would hold {{number:value}} at {{places:cells}}")
def holds_twice(board: Board, room: str, value: int, cells: Listing) -> bool:
    held = [cell for cell in board.rooms[room] if board.may[cell] <= {value}]
    return len(cells.named) > 1 and set(cells.named) <= set(held)


@BREACH("{place:cell} would have no number left")
def leaves_no_number(board: Board, cell: str) -> bool:
    return not board.spread().may[cell]


@BREACH(f"{ROOM} could not hold each of its numbers once")
def breaks_room(board: Board, room: str) -> bool:
    cells = board.rooms[room]
    may = {cell: board.spread().may[cell] for cell in cells}
    taken: dict[int, str] = {}
    return not all(seated(cell, may, taken, set()) for cell in cells)


def seated(cell: str, may: dict[str, set[int]], taken: dict[int, str], seen: set[int]) -> bool:
    """Whether a cell finds a number, if need be by others taking another."""
    for number in may[cell] - seen:
        seen.add(number)
        if number not in taken or seated(taken[number], may, taken, seen):
            taken[number] = cell
            return True
    return False


@BREACH("two {number:value}s in (?:row {number:row}|column {number:column}) would be too close")
def breaks_line(board: Board, value: int, row: int | None, column: int | None) -> bool:
    axis, line = (0, row) if row else (1, column)
    cells = [cell for cell in board.may if cell_of(cell)[axis] == (line or 0) - 1]
    held = [cell for cell in cells if board.may[cell] <= {value}]
    return any(near(one, two, value) for one, two in combinations(held, 2))
