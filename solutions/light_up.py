"""Light Up, also called Akari: settle every white cell as bulb or empty.

A bulb lights its own cell and its beams, the white cells along its row and column up to
the next wall.  Every white cell is lit, no bulb is lit by another, and a number in a wall
says how many of the up to four cells at its sides hold a bulb.

A capital letter is a wormhole and stands twice: a beam that enters one leaves its twin
and goes on the same way.  No rule knows of wormholes, as `sees` has the beams already:
{cell: all the other cells that a bulb there lights}.

A set of cells is an int with one bit per cell, so & | ~ are the set operations.  Rows
lie end to end, one spare bit between them: a shift by 1 or by a row moves a whole set
one step, and what leaves the board falls into the gap, where `white` masks it out.

Read it from top to bottom: the board, the rules (easiest first), solving, text.
Where a rule has a name and an id in LEGUP, it has them here too.
"""

import sys

NAME, PLACES = "light_up", "cells"
BULB, EMPTY = "bulb", "empty"
TOKENS = set(".#*x01234ABCDEFGHIJKLMNOPQRSTUVWXYZ")
REMEMBER = True  # if not, all is computed anew: only time changes
NEVER = 99  # the first round of cases for rules they do not use
ENDLESS = 1 << 30  # more than there can be
DEEP = 20  # steps by which a search looks for what is implied
LARGE = 1000  # cells: of fewer one start is enough for a search
ASKED = 120  # times that a rule is asked whether it can do with a smaller reason
ALL = -1  # where a rule looks if it is told nothing else: everywhere


class Contradiction(Exception):
    """No answer looks like this: `law` cannot be kept, as `cells` show.

    `at` is where a rule looks to see it.  Who deduces notes the `rule`, and what it had `found` if
    that clashed with what is known.
    """

    def __init__(self, law, cells, at=None):
        super().__init__(law)
        self.law, self.cells, self.at = law, cells, cells if at is None else at
        self.rule = self.found = None


class Deduction:
    """These cells must be this value; the rule saw it when it looked `at` this of a board."""

    __slots__ = "at", "board", "cells", "value"

    def __init__(self, cells, value, at):
        self.cells, self.value, self.at, self.board = cells, value, at, None


# How many cells a set has: built in from Python 3.10 on.
count = getattr(int, "bit_count", lambda cells: bin(cells).count("1"))


def each(cells):
    """The cells of a set, one by one."""
    while cells:
        yield (cell := cells & -cells)
        cells ^= cell


class Puzzle:
    """What never changes.

    `grid` is the text, row by row; `white` the cells that can hold a bulb; `numbers[k]` the walls
    with the number k; `must` the cells that are to be lit; `strips` the lines along which at most
    one bulb stands, by their two ends; `sees` what a bulb in a cell lights, and `shuts` where
    it rules out others: the same, unless only part of the laws is given.
    """

    def __init__(self, grid, white, numbers, must, strips, sees, shuts):
        self.grid, self.white, self.numbers, self.must = grid, white, numbers, must
        self.strips, self.sees, self.shuts = strips, sees, shuts
        self.stride = (grid + "\n").index("\n") + 1
        self.clued = sum(numbers)


class Board:
    """A puzzle and the facts that are known.  A board never changes: `mark` makes another.

    `lit` are the cells that bulbs elsewhere light.  What is computed from facts may be remembered:
    `memory` has what was found under a name, and which cells were unknown then.
    """

    __slots__ = (
        "puzzle stride white numbers clued sees shuts bulbs empty unknown lit memory".split()
    )

    def __init__(self, puzzle, bulbs, empty, lit, memory):
        self.puzzle, self.stride, self.white = puzzle, puzzle.stride, puzzle.white
        self.numbers, self.clued = puzzle.numbers, puzzle.clued
        self.sees, self.shuts = puzzle.sees, puzzle.shuts
        self.bulbs, self.empty, self.unknown = bulbs, empty, puzzle.white & ~bulbs & ~empty
        self.lit, self.memory = lit, memory

    def __eq__(self, other):
        return (self.bulbs, self.empty) == (other.bulbs, other.empty)

    def mark(self, cells, value):
        """This board with `cells` settled; this very board if they were."""
        bulbs, empty, lit = self.bulbs, self.empty, self.lit
        if value == BULB:
            bulbs |= cells
        else:
            empty |= cells
        if bulbs & empty:
            raise Contradiction("a cell would be both bulb and empty", bulbs & empty)
        if bulbs == self.bulbs and empty == self.empty:
            return self
        for cell in each(bulbs & ~self.bulbs):
            lit |= self.sees[cell]
        return Board(self.puzzle, bulbs, empty, lit, self.memory)

    def recall(self, name):
        """What was found under a name, and the cells settled since; None and all if nothing was."""
        if not REMEMBER or name not in self.memory:
            return None, self.white
        found, unknown = self.memory[name]
        return found, unknown & ~self.unknown

    def remember(self, name, found):
        """Note what was found under a name."""
        self.memory = {**self.memory, name: (found, self.unknown)}
        return found

    # What sets of cells can be asked.

    def around(self, cells):
        """The white cells that touch `cells` by a side."""
        row = self.stride
        return (cells << 1 | cells >> 1 | cells << row | cells >> row) & self.white & ~cells

    def sides(self, number):
        """The open cells that touch a number by a side."""
        return self.around(number) & self.unknown

    def numbers_at(self, cells):
        """The walls with a number that touch `cells` by a side."""
        row = self.stride
        return (cells << 1 | cells >> 1 | cells << row | cells >> row) & self.clued

    def beside(self, cells):
        """The numbers that have 0, 1, 2, 3 and 4 of `cells` at their sides.

        All are counted at once, in binary: one digit a set.
        """
        row = self.stride
        a, b, c, d = cells << 1, cells >> 1, cells << row, cells >> row
        ab, cd, clued = a ^ b, c ^ d, self.clued
        one, two, four = ab ^ cd, a & b ^ c & d ^ ab & cd, a & b & c & d
        none = clued & ~(one | two | four)
        return none, clued & one & ~two, clued & two & ~one, clued & one & two, clued & four

    def met(self, cells, by=0):
        """The numbers that have as many of `cells` at their sides as they say, or `by` more."""
        counts, met = self.beside(cells)[max(by, 0) :], 0
        for walls, counted in zip(self.numbers[max(-by, 0) :], counts):
            met |= walls & counted
        return met

    def compare(self, cells):
        """The numbers that have fewer of `cells` at their sides than they say, as many, more."""
        less = unmet = met = 0
        for walls, counted in zip(self.numbers, self.beside(cells)):
            unmet |= walls & less
            met |= walls & counted
            less |= counted
        return unmet, met, self.clued & ~unmet & ~met

    def lights(self, cells):
        """All that bulbs in `cells` would light."""
        lit, sees = cells, self.sees
        while cells:  # as each(cells) does, but this is asked most
            cell = cells & -cells
            lit |= sees[cell]
            cells ^= cell
        return lit

    # What is known.

    def dark(self):
        """The cells to be lit that no bulb lights as yet."""
        return self.puzzle.must & ~self.lit & ~self.bulbs

    def places(self, cell):
        """The cells that may yet hold the bulb that lights `cell`."""
        return (self.sees[cell] | cell) & self.unknown

    def few(self):
        """The dark cells with at most one place for the bulb that lights them, and with two."""
        found, changed = self.recall("few")
        if found and not changed:
            return found
        one, two, dark = 0, 0, self.dark()
        if found:
            changed = self.lights(changed)
            one, two = found[0] & dark & ~changed, found[1] & dark & ~changed
        for cell in each(changed & dark):
            places = count(self.places(cell))
            if places < 2:
                one |= cell
            elif places == 2:
                two |= cell
        return self.remember("few", (one, two))

    def near(self, rule, at, reach=1):
        """The white cells that `rule` must look at: near a change, or where it told something.

        What it tells at a cell depends on what is `reach` links away, a link being a beam or
        a number.
        """
        told, near = self.recall(rule)
        if at != ALL or told is None:
            return self.white
        new = near
        for _ in range(reach):
            new = self.lights(new | self.around(self.numbers_at(new))) & ~near
            near |= new
        return near | told | self.around(told)  # told at cells, or at numbers

    def note(self, rule, at, found):
        """What a rule found; where it looked everywhere, where that was is remembered."""
        if at == ALL:
            self.remember(rule, sum({told.at for told in found}))
        return found

    def last(self):
        """The numbers that lack one bulb, and their sides."""
        numbers = self.met(self.bulbs, -1)
        return numbers, self.around(numbers)

    def rivals(self, cell, last):
        """The unknown cells that hold no bulb if `cell` holds one.

        They are those that it shuts and the other sides of a number that lacks one bulb.
        """
        rivals, (numbers, sides) = self.shuts[cell], last
        for number in each(self.numbers_at(cell) & numbers) if cell & sides else ():
            rivals |= self.around(number)
        return rivals & self.unknown & ~cell


def shift(cells, steps):
    """A set of cells moved forward by so many bits, or back."""
    return cells << steps if steps > 0 else cells >> -steps


# --- Rules, easiest first ---
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.


def finish_with_empty(board, at=ALL):
    """A number that has its bulbs has no more of them.

    LTUP-BASC-0005; a number with more is LEGUP's Too Many Bulbs, LTUP-CONT-0004.
    """
    _, met, more = board.compare(board.bulbs)
    return finish_numbers(board, met & at, EMPTY, more & at, "a number has too many bulbs")


def finish_with_bulbs(board, at=ALL):
    """A number with only as many places as it lacks bulbs gets a bulb in each.

    LTUP-BASC-0004; a number with fewer places is LEGUP's Too Few Bulbs, LTUP-CONT-0003.
    """
    less, met, _ = board.compare(board.bulbs | board.unknown)
    return finish_numbers(board, met & at, BULB, less & at, "a number has too few bulbs")


def finish_numbers(board, met, value, wrong, law):
    """The open sides of numbers that are met have this value, unless others are wrong."""
    for number in each(wrong):
        raise Contradiction(law, number)
    for number in each(met & board.numbers_at(board.unknown)):
        yield Deduction(board.sides(number), value, number)


def empty_cells_in_light(board, at=ALL):
    """A cell that a bulb lights holds none.

    LTUP-BASC-0002; if it does, that is LEGUP's Bulbs In Path, LTUP-CONT-0001.
    """
    for bulb in each(board.bulbs & board.lit & at):
        for other in each(board.shuts[bulb] & board.bulbs):
            raise Contradiction("two bulbs see each other", bulb | other)
    shadow = board.lit & board.unknown
    while shadow:
        bulb = board.shuts[shadow & -shadow] & board.bulbs & at
        bulb &= -bulb
        if bulb:
            yield Deduction(board.shuts[bulb] & shadow, EMPTY, bulb)
        shadow &= ~board.shuts[bulb] if bulb else shadow - 1


def empty_corners(board, at=ALL):
    """A corner of a number where a bulb would light more sides than it can do without holds none.

    LTUP-BASC-0003; for one corner at a time, as several together need not all be empty.
    """
    row, possible = board.stride, board.bulbs | board.unknown
    tight, spare = board.met(possible) & at, board.met(possible, 1) & at
    for down in row, -row:
        for right in 1, -1:
            one, other = shift(board.unknown, -down), shift(board.unknown, -right)
            needy = tight & (one | other) | spare & one & other
            for corner in each(shift(needy, down + right) & board.unknown):
                number = shift(corner, -down - right)
                lost = board.around(number) & board.around(corner) & board.shuts[corner]
                if count(lost & board.unknown) > bool(number & spare):
                    yield Deduction(corner, EMPTY, number)


def must_light(board, at=ALL):
    """A dark cell with one place left for the bulb that lights it gets it.

    LTUP-BASC-0006; a cell with no place left is LEGUP's Cannot Light A Cell, LTUP-CONT-0002.
    """
    for cell in each(board.few()[0] & at):
        if not board.places(cell):
            raise Contradiction("a cell cannot be lit", cell)
        yield Deduction(board.places(cell), BULB, cell)


def share_light(board, at=ALL):
    """A cell where a bulb would rule out every place for another's light holds none."""
    last, found = board.last(), []
    alone = board.unknown & ~last[1]  # all that a bulb there rules out is in its light
    for cell in each(board.dark() & board.near(share_light, at) & at & ~alone):
        shared = rivals_of_all(board, cell, last)
        found += [Deduction(one, EMPTY, cell) for one in each(shared)]
    yield from board.note(share_light, at, found)


def crowd_number(board, at=ALL):
    """A cell where a bulb would leave a number too few places holds none."""
    last, possible = board.last(), board.bulbs | board.unknown
    numbers, found = board.numbers_at(board.near(crowd_number, at)) & at, []
    for spare in 1, 2, 3:
        for number in each(board.met(possible, spare) & ~board.met(board.bulbs) & numbers):
            places = board.sides(number)
            ruled = [board.unknown] + [0] * (spare + 1)
            for place in each(places):
                rivals = board.rivals(place, last)
                for k in range(spare + 1, 0, -1):
                    ruled[k] |= ruled[k - 1] & rivals
            found += [Deduction(one, EMPTY, number) for one in each(ruled[-1])]
    yield from board.note(crowd_number, at, found)


def fit_number(board, at=ALL):
    """What all ways to give a number its bulbs have in common, but for those that starve another.

    A way starves a dark cell or a number if it leaves it too few places.
    """
    last, dry, found = board.last(), list_dry(board), []
    for number in each(board.numbers_at(board.unknown & board.near(fit_number, at, 3)) & at):
        bulbs = empty = board.unknown
        for way, rest in choices(board, number):
            for place in each(way):
                rest |= board.rivals(place, last)
            less = bulbs & ~way | empty & ~rest
            if less and not (way & rest or starved(board, dry, way, rest)):
                bulbs &= way
                empty &= rest
                if not bulbs | empty:
                    break
        if bulbs & empty:
            raise Contradiction("a number cannot get its bulbs", number)
        if bulbs | empty:
            found += [Deduction(bulbs, BULB, number), Deduction(empty, EMPTY, number)]
    yield from board.note(fit_number, at, found)


def share_strips(board, at=ALL):
    """Two numbers get no more than one bulb from each strip that they share.

    Where that is just enough, their other sides hold bulbs, and the rest of these strips holds
    none.  A dark cell that only the rest can light takes one of the strips for itself.
    """
    for both, lacks, strips in shared_strips(board, at):
        one, other = (board.sides(number) for number in each(both))
        for many, held, twice in unions(strips):
            sides = (one | other) & ~held | one & other & ~twice
            rest = held & ~(one | other) | twice & ~(one & other)
            spare = many - lacks + count(one & sides) + count(other & sides & ~(one & held))
            if spare < 1:
                yield Deduction(sides, BULB, both)
                yield Deduction(rest, EMPTY, both)
            dark = board.dark() & at & (rest | board.empty)
            for cell in each(dark & board.lights(rest) if spare == 1 else 0):
                places = board.places(cell)
                if places and not places & ~rest:
                    yield Deduction(sides, BULB, both | cell)
                    yield Deduction(rest & ~places, EMPTY, both | cell)


def turn_chain(board, at=ALL):
    """A value that leads, step by step, to its own opposite cannot be.

    A link is either-or: of two cells that see each other one holds no bulb, of the last two
    places for a bulb one holds it.
    """
    return shortest_chains(board, at, lambda bulbs, empty: bulbs & empty)


def starve_chain(board, at=ALL):
    """A value that leads, step by step, to a cell or a number with too few places cannot be."""
    dry = list_dry(board)

    def broken(bulbs, empty):
        few = bulbs & empty or starved(board, dry, bulbs, empty)
        return few or board.compare(board.bulbs | bulbs)[2]

    return shortest_chains(board, at, broken)


def satisfy_number(board, at=ALL, everywhere=False):
    """What all ways to give a number its bulbs lead to, but for those that break a law.

    LTUP-CASE-0002
    """
    numbers = board.numbers_at(board.unknown) & at
    return try_subjects(board, numbers, ways_to_satisfy, everywhere)


def light_location(board, at=ALL, everywhere=False):
    """Of the last two places for a cell's bulb one breaks a law, or what both lead to holds."""
    return try_subjects(board, board.few()[1] & at, ways_to_light, everywhere)


def light_or_empty(board, at=ALL, everywhere=False):
    """Of a bulb in a cell and none there one breaks a law, or what both lead to holds.

    LTUP-CASE-0001
    """
    return try_subjects(board, board.unknown & at, ways_to_settle, everywhere)


# --- What the structural rules need ---


def rivals_of_all(board, cell, last):
    """The cells that hold no bulb wherever the bulb stands that lights a cell.

    No place is such a cell.  The cell itself comes first, as all other places see it; then each
    time a place that the last one does not see: most often nothing is left after three.
    """
    places = board.places(cell)
    shared, seen, first = board.unknown & ~places, 0, cell & places
    while places and shared:
        place = first or places & ~seen or places
        place &= -place
        shared &= board.rivals(place, last)
        places, seen, first = places & ~place, board.shuts[place], 0
    return shared


def list_dry(board):
    """Of the dark cells that hold no bulb, the places for the bulb, by where the first of them is.

    At ALL are all first places together.
    """
    dry = {ALL: 0}
    for cell in each(board.dark() & board.empty):
        places = board.places(cell)
        dry.setdefault((places & -places).bit_length(), []).append(places)
        dry[ALL] |= places & -places
    return dry


def starved(board, dry, bulbs, empty):
    """Whether a number or a dark cell has too few places left, with these cells too.

    `dry` has places of those that were dark and empty before: they are the same for all cases.
    """
    left = board.unknown & ~empty
    if board.compare(board.bulbs | left)[0]:
        return True
    for first in each(dry[ALL] & empty):
        if not all(places & left for places in dry[first.bit_length()]):
            return True
    for cell in each(empty & board.dark() & ~board.lights(bulbs)):
        if not board.sees[cell] & left:
            return True
    return False


def shared_strips(board, at):
    """(two numbers, the bulbs they lack together, the open cells of strips with sides of both)."""
    shared = {}
    for lines in board.puzzle.strips.values():
        for line in lines:
            line &= board.unknown
            numbers = list(each(board.numbers_at(line) & at)) if line & line - 1 else ()
            for k, one in enumerate(numbers):
                for other in numbers[:k]:
                    shared.setdefault(one | other, []).append(line)
    for both, strips in shared.items():
        if len(strips) > 1:
            yield both, sum(lacks(board, number) for number in each(both)), strips


def unions(strips):
    """(how many, the cells in any of them, the cells in two) of two of the strips, and of more."""
    found = [(0, 0, 0)]
    for strip in strips:
        found += [(many + 1, held | strip, twice | held & strip) for many, held, twice in found]
    return [union for union in found if union[0] > 1]


def lacks(board, number):
    """How many bulbs a number lacks."""
    says = next(k for k in range(5) if board.numbers[k] & number)
    return says - count(board.around(number) & board.bulbs)


def ties(board):
    """{cell: the cells that hold a bulb if it holds none}: the other last places beside it.

    At 0 it has all these cells.
    """
    numbers = board.met(board.bulbs | board.unknown, 1) & ~board.met(board.bulbs)
    last = [board.places(cell) for cell in each(board.few()[1])]
    last += [board.sides(number) for number in each(numbers)]
    ties = {}
    for places in last:
        for place in each(places):
            ties[place] = ties.get(place, 0) | places & ~place
    return {**ties, 0: sum(ties)}


def shortest_chains(board, at, broken):
    """What follows where a value leads to what is broken, by chains with the fewest links.

    None is followed further than the shortest one before it.
    """
    last, tied, most, found = board.last(), ties(board), count(board.unknown), []
    for cell in each(board.unknown & at):
        for new, shut, other in ((cell, 0, EMPTY), (0, cell, BULB)):
            links, bulbs, empty = chain(board, new, shut, last, tied, most)
            if broken(bulbs, empty):
                found = found if links == most else []
                found.append(Deduction(cell, other, cell))
                most = links
    return found


def chain(board, new, shut, last, tied, most):
    """(how many links, cells with a bulb, cells without): what follows from these link by link.

    It ends where it turns into its own opposite, or after that many links.
    """
    bulbs = empty = links = 0
    while new | shut and links < most and not bulbs & empty:
        links += 1
        bulbs |= new
        for bulb in each(new):
            shut |= board.rivals(bulb, last)
        shut &= ~empty
        empty |= shut
        new = 0
        for place in each(shut & tied[0]):
            new |= tied[place]
        new, shut = new & ~bulbs, 0
    return links, bulbs, empty


# --- What the case rules need ---
# A case is a pair of sets: cells with a bulb and cells without.


def ways_to_satisfy(board, number):
    """The cases of a number: its bulbs in any of its places that do not see each other."""
    return [
        (bulbs, empty)
        for bulbs, empty in choices(board, number)
        if not any(board.shuts[bulb] & bulbs for bulb in each(bulbs))
    ]


def choices(board, number):
    """The cases of a number: its bulbs in any of its places."""
    places = board.sides(number)
    most, choices = lacks(board, number), [0]
    for place in each(places):
        choices += [bulbs | place for bulbs in choices]
    return [(bulbs, places & ~bulbs) for bulbs in choices if count(bulbs) == most]


def ways_to_light(board, cell):
    """The cases of a dark cell: a bulb in any of its places; more than two seldom agree."""
    return [(place, 0) for place in each(board.places(cell))]


def ways_to_settle(_, cell):
    """The cases of any cell: a bulb or none."""
    return [(cell, 0), (0, cell)]


def try_subjects(board, subjects, ways, everywhere):
    """What the cases of the first subject that tells anything have in common; or of every one.

    If the first settles cells of the cases themselves, easier rules go on from there.
    """
    for rules in ROUNDS[-1:] if everywhere else ROUNDS:
        for subject in each(subjects):
            found = list(follow_all(board, subject, ways, rules))
            if found and not everywhere:
                own = 0
                for with_bulb, _ in ways(board, subject):
                    own |= with_bulb
                yield from [one for one in found if one.cells & own] or found
                return
            yield from found


def follow_all(board, subject, ways, rules):
    """What all cases of a subject lead to by these rules, but for the refuted ones."""
    bulbs = empty = board.unknown
    for with_bulb, without in ways(board, subject):
        try:
            end = finish(board.mark(with_bulb, BULB).mark(without, EMPTY), rules)
        except Contradiction:
            continue
        bulbs &= end.bulbs
        empty &= end.empty
    if bulbs & empty:
        if ways is not ways_to_settle:
            raise Contradiction("every case breaks a law", subject)
        bulbs, empty = 0, subject  # other rules find what this in its turn breaks
    for cell in each(bulbs | empty):
        yield Deduction(cell, BULB if cell & bulbs else EMPTY, subject)


# --- The table of rules ---
# Each with its tier, and from which round of cases on it follows what a case supposes.

TABLE = (
    (1, 1, finish_with_empty),
    (1, 1, finish_with_bulbs),
    (1, 1, empty_cells_in_light),
    (1, 1, empty_corners),
    (1, 1, must_light),
    (2, 2, share_light),
    (2, 2, crowd_number),
    (2, 2, fit_number),
    (2, NEVER, share_strips),
    (2, NEVER, turn_chain),
    (2, NEVER, starve_chain),
    (3, NEVER, satisfy_number),
    (3, NEVER, light_location),
    (3, NEVER, light_or_empty),
)

DIRECT, STRUCTURAL, CASES = (
    tuple(rule for tier, _, rule in TABLE if tier == wanted) for wanted in (1, 2, 3)
)
RULES = DIRECT + STRUCTURAL + CASES
ROUNDS = [
    tuple(rule for _, first, rule in TABLE if first <= last)
    for last in sorted({first for _, first, _ in TABLE} - {NEVER})
]
for tier, _, rule in TABLE:
    rule.tier, rule.asked = tier, ENDLESS if tier == 1 else ASKED
for rule in CASES:
    rule.everywhere = lambda board, rule=rule: rule(board, everywhere=True)
for rule in turn_chain, starve_chain:  # all chains, not only the shortest
    rule.everywhere = lambda board, rule=rule: [
        told for cell in each(board.unknown) for told in rule(board, cell)
    ]


# --- Solving ---


def deduce(board, rules=RULES):
    """Yield (rule, deduction, board after it); any success sends us back to the first rule."""
    before = None
    while board is not before:
        before = board
        for rule in rules:
            told = None
            try:
                for found in rule(before):
                    found.board, told = before, found
                    after = board.mark(found.cells, found.value)
                    told = None
                    if after is not board:
                        board = after
                        yield rule, found, board
            except Contradiction as broken:
                broken.rule, broken.found = rule, told
                broken.at = told.at if told else broken.at
                raise
            if board is not before:
                break


def finish(board, rules=RULES):
    """The board where these rules end."""
    for step in deduce(board, rules):
        board = step[2]
    return board


def begin(board):
    """The board where a search begins: before shared strips and chains, as that is sooner done."""
    return finish(board, ROUNDS[1])


def solve(board):
    """Yield every answer: deduce, and search only where the rules have nothing more to say."""
    try:
        board = begin(board)
    except Contradiction:
        return
    yield from search(board) if board.unknown else (board,)


# --- Search ---
# The last resort.


def luby(unit):
    """Yield 1, 1, 2, 1, 1, 2, 4, 1 units and so on (Luby, Sinclair, Zuckerman, 1993; Knuth)."""
    turn = part = 1
    while True:
        yield unit * part
        turn, part = (turn + 1, 1) if turn & -turn == part else (turn, 2 * part)


class Search:
    """Things that are so or not, and clauses about them; from each contradiction it learns another.

    A literal says of thing v that it is so, 2 * v + 1, or not, 2 * v.  Of a clause, a list of
    literals, one must hold.  `told(search)` gives clauses that are broken, or nearly so.  It learns
    as in GRASP (Marques-Silva and Sakallah, 1996) and Chaff (Moskewicz and others, 2001).
    """

    def __init__(self, things, first, told):
        from heapq import heappop, heappush

        self.push, self.pop = heappush, heappop
        self.value = [0] * (2 * things)  # of each literal: 1 holds, -1 does not, 0 open
        self.watch = [[] for _ in range(2 * things)]  # the clauses that look at this literal
        self.why, self.depth = [None] * things, [0] * things
        self.weight, self.first = [0.0] * things, [first] * things  # how often in conflicts
        self.queue = [(0.0, v) for v in range(things)]
        self.trail, self.guesses, self.head, self.bump = [], [], 0, 1.0
        self.told, self.learnt, self.best, self.since = told, [], [], 0

    def settle(self, literal, why):
        """A literal holds, because of the clause `why`."""
        self.value[literal], self.value[literal ^ 1] = 1, -1
        self.why[literal >> 1], self.depth[literal >> 1] = why, len(self.guesses)
        self.trail.append(literal)

    def follow(self):
        """Settle all that follows; the clause that is broken, if one is."""
        while self.head < len(self.trail):
            literal = self.trail[self.head]
            self.head += 1
            if broken := self.follow_clauses(literal ^ 1):
                return broken
        return None

    def follow_clauses(self, false):
        """Settle what follows from the clauses that look at a literal that does not hold."""
        value, watch, gone, broken = self.value, self.watch, [], None
        clauses = watch[false]
        for at, clause in enumerate(clauses):
            if clause[0] == false:
                clause[0], clause[1] = clause[1], false
            if value[clause[0]] <= 0:
                for k in range(2, len(clause)):
                    other = clause[k]
                    if value[other] >= 0:
                        clause[1], clause[k] = other, false
                        watch[other].append(clause)
                        gone.append(at)
                        break
                else:
                    if value[clause[0]]:
                        broken = clause
                        break
                    self.settle(clause[0], clause)
        while gone:
            del clauses[gone.pop()]
        return broken

    def back(self, depth):
        """Take back all guesses but so many, and what followed."""
        if depth < len(self.guesses):
            start = self.guesses[depth]
            for literal in self.trail[start:]:
                thing = literal >> 1
                self.value[literal] = self.value[literal ^ 1] = 0
                self.first[thing] = literal & 1
                self.push(self.queue, (-self.weight[thing], thing))
            del self.trail[start:], self.guesses[depth:]
            self.head = start

    def add(self, clause):
        """Add a clause, whatever is settled; False if nothing can keep it."""
        value, depth = self.value, self.depth
        clause.sort(key=lambda literal: (value[literal] < 0, -depth[literal >> 1]))
        if len(clause) < 2 or (value[clause[1]] < 0 and not depth[clause[1] >> 1]):
            self.back(0)
            if not clause or value[clause[0]] < 0:
                return False
            if not value[clause[0]]:
                self.settle(clause[0], None)
            return True
        self.keep(clause)
        one, two = clause[:2]
        if value[two] < 0 and value[one] <= 0:
            self.back(depth[two >> 1])
            if value[one]:
                return self.learn(clause)
            self.settle(one, clause)
        return True

    def keep(self, clause):
        """Look at the first two literals of a clause from now on."""
        self.watch[clause[0]].append(clause)
        self.watch[clause[1]].append(clause)

    def learn(self, broken):
        """Learn from a broken clause, and go back to where that refutes a guess; False if never."""
        if not self.guesses:
            return False
        self.since += 1
        literal, others = self.blame(broken)
        depths = {self.depth[other >> 1] for other in others}
        self.back(max(depths, default=0))
        clause = [literal ^ 1, *others] if others else None
        if clause:
            self.keep(clause)
            self.learnt.append((len(depths), clause))
        self.settle(literal ^ 1, clause)
        self.bump *= 1.1
        if self.bump > 1e100:
            self.weigh([weight * 1e-100 for weight in self.weight])
        return True

    def weigh(self, weights):
        """Guess by these weights from now on."""
        self.weight, self.bump = weights, 1.0
        self.queue = sorted((-weight, thing) for thing, weight in enumerate(weights))

    def blame(self, broken):
        """(The literal since the last guess that is to blame, and the others of what is learnt).

        What broke it is replaced by why that is so, until since the last guess one is left.
        """
        seen, others, left, at, literal = set(), [], 0, len(self.trail), None
        while literal is None or left:
            for other in broken:
                thing = other >> 1
                if thing not in seen and self.depth[thing]:
                    seen.add(thing)
                    self.weight[thing] += self.bump
                    if self.depth[thing] == len(self.guesses):
                        left += 1
                    else:
                        others.append(other)
            at -= 1
            while self.trail[at] >> 1 not in seen:
                at -= 1
            literal, left = self.trail[at], left - 1
            broken = self.why[literal >> 1]
        others = [other for other in others if not self.implied(other >> 1, seen)]
        return literal, sorted(others, key=lambda other: -self.depth[other >> 1])

    def implied(self, thing, seen):
        """Whether why a thing is settled names nothing but what is seen."""
        why = self.why[thing]
        return why and all(o >> 1 in seen or not self.depth[o >> 1] for o in why)

    def forget(self):
        """Take back all guesses; forget half of what was learnt: what spans most (Glucose 2009)."""
        self.back(0)
        self.learnt.sort(key=lambda item: (item[0], len(item[1])))
        half = len(self.learnt) // 2
        gone = {id(clause) for _, clause in self.learnt[half:]}
        del self.learnt[half:]
        for clauses in self.watch:
            clauses[:] = [clause for clause in clauses if id(clause) not in gone]

    def guess(self):
        """Guess about what was most in conflicts of late; False if all is settled."""
        if len(self.trail) > len(self.best):
            self.best = self.trail[:]
        while self.queue:
            thing = self.pop(self.queue)[1]
            if not self.value[2 * thing]:
                self.guesses.append(len(self.trail))
                self.settle(2 * thing + self.first[thing], None)
                return True
        return False

    def begin_again(self, turn):
        """Take back all guesses; the next lead to where most was settled of late, or are alike."""
        self.back(0)
        for literal in self.best if turn % 2 else range(turn // 2 % 2, len(self.value), 2):
            self.first[literal >> 1] = literal & 1
        self.best = []

    def answers(self):
        """Yield True for each way to settle all, False now and then while there is none yet."""
        most, pause, pauses = 2000, 100, enumerate(luby(100), 1)
        while True:
            if broken := self.follow():
                if not self.learn(broken):
                    return
            elif new := self.told(self):
                self.learnt += [(len(clause), clause) for clause in new]
                if not all(map(self.add, new)):
                    return
            elif len(self.learnt) > most:
                most *= 1.1
                self.forget()
            elif self.since > pause:
                self.since, (turn, pause) = 0, next(pauses)
                self.begin_again(turn)
                yield False
            elif not self.guess():
                yield True
                if not self.add([self.trail[at] ^ 1 for at in self.guesses]):
                    return


class Grouped(Search):
    """A search where `groups[l]` are lists of literals that all must hold if literal l does.

    The opposite of l may be among them.
    """

    def __init__(self, things, first, told):
        super().__init__(things, first, told)
        self.groups = [()] * (2 * things)

    def follow_clauses(self, false):
        """Settle what its groups say of a literal that holds, then what clauses say."""
        value = self.value
        for group in self.groups[false ^ 1]:
            for other in group:
                if value[other] <= 0 and other != false:
                    if value[other]:
                        return [other, false]
                    self.settle(other, (other, false))
        return Search.follow_clauses(self, false)

    def blame(self, broken):
        """As any search; what is not implied is found out once."""
        self.needed = set()
        return Search.blame(self, broken)

    def implied(self, thing, seen, steps=0):
        """Whether why a thing is settled names nothing but what is seen, or is implied itself."""
        why = self.why[thing]
        if not why or steps > DEEP or thing in self.needed:
            return False
        others = {literal >> 1 for literal in why} - {thing}
        if all(o in seen or not self.depth[o] or self.implied(o, seen, steps + 1) for o in others):
            seen.add(thing)
            return True
        self.needed.add(thing)
        return False

    def begin_again(self, turn):
        """Ever more seldom: to find an answer where things are crowded takes long."""
        if not turn & turn + 1:
            Search.begin_again(self, 1)


def search(board):
    """Yield every answer of a board where the rules are stuck."""
    walls, row = board.clued, board.stride
    sides = walls >> 1, walls << 1, walls >> row, walls << row  # alike numbers get bulbs alike
    cells = [*dict.fromkeys(cell for side in (*sides, ALL) for cell in each(side & board.white))]
    empty = {cell.bit_length(): 2 * thing for thing, cell in enumerate(cells)}
    made, lines = Grouped(len(cells), 1, lambda _: ()), []
    for line in (line for lines in board.puzzle.strips.values() for line in lines):
        lines.append([empty[cell.bit_length()] for cell in each(line)])
        for dark in lines[-1]:
            made.groups[dark + 1] = *made.groups[dark + 1], lines[-1]
    others = begin_elsewhere(made, count((sides[0] | sides[1]) & board.white))
    around = map(board.around, each(board.numbers[1]))
    ones = ([empty[cell.bit_length()] for cell in each(sides)] for sides in around)  # if asked for
    if all(made.add(clause) for clause in clauses(board, empty, made.groups)):
        for found in made.answers():
            bulbs = sum(cell for thing, cell in enumerate(cells) if made.value[2 * thing] < 0)
            if found:
                yield board.mark(bulbs, BULB).mark(board.white & ~bulbs, EMPTY)
            elif lines and is_crowded(made, lines, ones):
                return
            else:
                lines = []  # once is enough
                next(others, None)


def begin_elsewhere(made, beside):
    """Begin anew on a large board each time that it is asked, if somewhere else is left.

    So bulbs are guessed above and below numbers first, not in the cells `beside` them; or each cell
    is guessed to be empty; or both.  Where one start leads to 40,000 contradictions, as in
    lattices, another may lead to none.
    """
    things = range(len(made.first))
    for above, first in ((1.0, 1), (0.0, 0), (1.0, 0)) if len(things) > LARGE else ():
        made.back(0)
        made.weigh([above * (thing >= beside) for thing in things])
        made.first = [first for _ in things]
        yield


def is_crowded(made, lines, ones):
    """Whether lines that need a bulb cannot each have another line across to put it in.

    It is asked where nothing is guessed.  Each cell is in two lines, known by their sum.
    """
    if made.follow():
        return True
    first, pairs, taken = made.first[:], [0] * len(made.value), {}
    shared = shared_lines(made, lines, ones)
    for at, line in enumerate(lines):
        for dark in line:
            pairs[dark] += at
    needy = [at for at, line in enumerate(lines) if needs_bulb(made, line)]
    made.first = first
    ways = [
        [~shared[pairs[dark] - at] for dark in line if made.value[dark] < 1]  # ~: lines across
        for at, line in enumerate(lines)
    ]
    return not all(has_room(at, ways, taken) for at in needy)


def shared_lines(made, lines, ones):
    """For each line the one that it counts as: cells alone in theirs beside a 1 share one bulb."""
    shared = [*range(len(lines))]
    alone = {line[0]: at for at, line in enumerate(lines) if not line[1:]}
    for sides in ones:
        both = [dark for dark in sides if dark in alone and not made.value[dark]]
        same = [alone.pop(dark) for dark in both] if both[1:] else []
        for at in same:
            shared[at] = same[0]
    return shared


def needs_bulb(made, line):
    """Whether a law breaks if a line has no bulb."""
    made.guesses.append(len(made.trail))
    for dark in line:
        if not made.value[dark]:
            made.settle(dark, None)
    broken = any(made.value[dark] < 0 for dark in line) or made.follow()
    made.back(0)
    return broken


def has_room(start, ways, taken):
    """Give a line one of its `ways` across that is not taken, moving others (Kuhn, 1955)."""
    came, todo = {start: None}, [start]
    for line in todo:
        for other in ways[line]:
            if other not in came:
                came[other] = line
                if other not in taken:
                    while other is not None:
                        taken[other] = came[other]
                        other = came[came[other]]
                    return True
                came[taken[other]] = other
                todo.append(taken[other])
    return False


def clauses(board, empty, groups):
    """What is known, what the numbers say, and that each cell is lit: `empty` has the literals."""
    from itertools import combinations

    told = set()
    for cell in each(board.bulbs | board.empty):
        yield [empty[cell.bit_length()] + bool(cell & board.bulbs)]
    for k, walls in enumerate(board.numbers):
        for wall in each(walls):
            sides = [empty[cell.bit_length()] for cell in each(board.around(wall))]
            for many in combinations(sides, k + 1):
                yield list(many)
            for few in combinations(sides, max(len(sides) - k + 1, 0)):
                yield [side + 1 for side in few]
    for cell in each(board.dark()):
        if board.lights(cell) not in told:
            told.add(board.lights(cell))
            bulb = empty[cell.bit_length()] + 1
            yield list({dark ^ 1 for line in groups[bulb] for dark in line} | {bulb})


# --- Proofs ---


def facts(board, cells=ALL):
    """All that is known of some cells beyond the puzzle, as words in reading order."""
    return [
        names(board, cell) + (" bulb" if cell & board.bulbs else " empty")
        for cell in each((board.bulbs | board.empty) & cells)
    ]


def words(board, cells, value):
    """The facts that these cells have a value."""
    return [place + " " + value for place in names(board, cells).split()]


def assume(board, facts):
    """This board with these facts besides; Contradiction if one clashes."""
    told = {BULB: 0, EMPTY: 0}
    for fact in facts:
        place, value = fact.split()
        told[value] |= cell_at(board, place)
    return board.mark(told[BULB], BULB).mark(told[EMPTY], EMPTY)


def cell_at(board, place):
    """The cell with this name."""
    r, c = place[1:].split("c")
    return 1 << (int(r) - 1) * board.stride + int(c) - 1


def opposite(fact):
    """What is so if this fact is not."""
    place, value = fact.split()
    return place + (" empty" if value == BULB else " bulb")


def laws(board, at=ALL, near=ALL):
    """The laws of the numbers and of the lights at some cells, and of strips with two of others."""
    told = ["number " + names(board, number) for number in each(at & board.clued)]
    told += ["light " + names(board, cell) for cell in each(at & board.puzzle.must)]
    for ends, lines in board.puzzle.strips.items():
        if any(count(line & near) > 1 for line in lines):
            told.append("strip " + names(board, ends).replace(" ", "-"))
    return told


def part(board, items):
    """The bare puzzle with just these facts, and of its laws just these."""
    at, told, strips, shuts = {"number": 0, "light": 0}, [], {}, dict.fromkeys(board.sees, 0)
    for item in items:
        kind, places = item.split()
        if kind == "strip":
            ends = sum(cell_at(board, place) for place in places.split("-"))
            strips[ends] = board.puzzle.strips[ends]
            for line in strips[ends]:
                shuts.update((cell, shuts[cell] | line & ~cell) for cell in each(line))
        elif kind in at:
            at[kind] |= cell_at(board, places)
        else:
            told.append(item)
    numbers = [walls & at["number"] for walls in board.numbers]
    puzzle = board.puzzle.grid, board.white, numbers, at["light"], strips, board.sees, shuts
    return assume(Board(Puzzle(*puzzle), 0, 0, 0, {}), told)


AT_ONCE = *DIRECT, share_strips  # what they say their laws say together, with nothing to suppose
LINKS = finish_with_empty, finish_with_bulbs, empty_cells_in_light, must_light
WAYS = {
    fit_number: choices,
    satisfy_number: choices,
    light_location: ways_to_light,
    light_or_empty: ways_to_settle,
}


def sources(board, rule, found, wanted):
    """Laws and facts from which the rule can have drawn it: a few, and then all."""
    near = near_to(board, found.at)
    if rule in AT_ONCE:
        yield laws(board, found.at, near | found.cells) + facts(board, near)
    else:
        step = argue(board, rule, found, wanted)
        yield step["laws"] + step["from"]
    yield laws(board) + facts(board)


def near_to(board, at):
    """The cells beside a number, or those that a cell sees and itself."""
    return board.around(at) if at & board.clued else board.lights(at)


def argue(board, rule, found, wanted):
    """An argument for the `wanted` facts, or for a law that breaks."""
    if rule in WAYS:
        return compare_ways(board, rule, found.at, wanted)
    if rule not in AT_ONCE:
        return refute(board, wanted, LINKS)
    how = {"from": facts(board), "laws": laws(board)}
    if wanted:
        return how
    clash = found.found and words(board, found.found.cells, found.found.value)
    then = {"then": [{"facts": clash, **how}]} if clash else {}
    return {**how, **then, "breaks": how["laws"][0]}


def compare_ways(board, rule, at, wanted):
    """The argument by the cases of a number or of a dark cell, or by both values of a cell."""
    near = near_to(board, at)
    law, given = (None, []) if rule is light_or_empty else (*laws(board, at, 0), facts(board, near))
    ways = [
        words(board, bulbs, BULB) + words(board, empty, EMPTY)
        for bulbs, empty in WAYS[rule](board, at)
    ]
    how = by_cases(board, ways, ROUNDS if rule in CASES else [LINKS], wanted, law, given)
    if wanted:
        return how
    # Every case breaks a law: so what is opposite to all of them holds too, and breaks this one.
    bulbs = dict.fromkeys(fact for way in ways for fact in way if fact.endswith(BULB))
    then = [{"facts": [opposite(fact) for fact in bulbs or ways[0]], **how}] if ways else []
    return {"from": how["from"], "laws": how["laws"], "then": then, "breaks": law}


def fewest(items, holds, most=ENDLESS):
    """Items of which none can be left out: tried many at once, then one by one, from the end.

    Some may stay that can be left out if no more than `most` are tried.
    """
    size, left = len(items), most
    while size:
        before = len(items)
        for at in range(before // size * size, -1, -size):
            rest = items[:at] + items[at + size :]
            if len(rest) < len(items) and left:
                left -= 1
                items = rest if holds(rest) else items
        size = 1 if len(items) == before > 16 * size > 16 else size // 2
    return items


def news(board, found, among=None):
    """The facts that a deduction adds to a board, or those of them that are `among` some."""
    told = ["%s %s" % (place, found.value) for place in names(board, found.cells).split()]
    told = [fact for fact in told if among is None or fact in among]
    return [fact for fact in told if assume(board, [fact]) is not board]


def draws(board, rule, found, wanted):
    """Whether the rule, asked where it looked, concludes this on a board."""
    try:
        for other in rule(board, found.at):
            after = board.mark(other.cells, other.value)
            board = after if wanted else board
    except Contradiction:
        if not wanted:
            return True
    return bool(wanted) and knows(board, wanted)


def knows(board, wanted):
    """Whether all these facts are known."""
    try:
        return assume(board, wanted) is board
    except Contradiction:
        return False


def prove(board, rule, found, wanted=()):
    """The step as a proof file has it: what follows, by which rule, facts and laws, and how.

    Of a deduction all that is new or only the `wanted` facts; of a Contradiction what it breaks.
    """
    if not isinstance(found, Contradiction):
        wanted = wanted or news(board, found)
        board = found.board or board

    def holds(items):
        # a rule may know it sooner
        return getattr(rule, "sooner", draws)(part(board, items), rule, found, wanted)

    enough = next(filter(holds, sources(board, rule, found, wanted)), [])
    small = fewest(enough, holds, rule.asked if wanted else ASKED)
    step = argue(part(board, small) if enough else board, rule, found, wanted)
    if enough and rule.asked and not holds(step["laws"] + step["from"]):
        small, known = fewest(small, holds), facts(board)
        step = argue(part(board, small), rule, found, wanted)
        step["from"] = [item for item in small if item in known]
        own = [item for item in small if item not in known]
        step["laws"] = [*dict.fromkeys(own + step["laws"])]  # those that it uses within, too
    told = {"facts": wanted} if wanted else {}
    return {**told, "rule": rule.__name__.replace("_", " "), **step}


def branch(board, suppose, rules, wanted):
    """How rules lead from what a case supposes to the `wanted` facts, or break a law.

    (The steps that this needs, and what breaks, as a proof file has it; the facts that it needs);
    None if it leads to neither.
    """
    trail, breaks = [], {}
    try:
        board = assume(board, suppose)
        for rule, found, after in deduce(board, rules):
            trail.append((board, rule, found))
            board = after
        if not wanted or not knows(board, wanted):
            return None
        steps, needed = [], set(saying(board, wanted))
    except Contradiction as broken:
        end = prove(board, broken.rule, broken)
        steps, needed, breaks = end.get("then", [])[::-1], {*end["from"]}, {"breaks": end["breaks"]}
    for board, rule, found in reversed(trail):
        if told := news(board, found, needed):
            steps.append(prove(board, rule, found, told))
            needed = needed.difference(told).union(steps[-1]["from"])
    return {"then": steps[::-1], **breaks}, needed


def saying(board, wanted):
    """The facts by which all that is wanted is known."""
    known = facts(board)
    others = {fact.split()[0] for fact in wanted if fact not in known}
    return [fact for fact in known if fact in wanted or fact.split()[0] in others]


def agree(board, ways, found, law=None, given=()):
    """The argument that each way breaks a law or leads to what is wanted, as `branch` found it.

    None if it did not.  They are all ways that a law leaves on the `given` facts; without a law
    both values of a place, or the one to be refuted, or nothing.
    """
    if None in found:
        return None
    needed, laws, known = set(given).union(*(needs for _, needs in found)), [law], facts(board)
    for case, _ in found:
        for step in case["then"]:
            laws += step["laws"]
        laws.append(case.get("breaks"))
    more = (fact for fact in needed.difference(known) if knows(board, [fact]))
    how = {"from": [fact for fact in known if fact in needed] + sorted(more)}
    how["laws"] = [*filter(None, dict.fromkeys(laws))]
    if law:
        how["by"] = law
    elif len(ways) == 1:
        return {**how, **({"suppose": ways[0][0]} if ways[0] else {}), **found[0][0]}
    return {**how, "cases": [{"suppose": way, **case} for way, (case, _) in zip(ways, found)]}


def by_cases(board, ways, rounds, wanted=(), law=None, given=()):
    """The argument by all `ways`, with the first rules that lead from each to what is wanted."""
    for rules in rounds:
        found = [branch(board, way, rules, wanted) for way in ways]
        if how := agree(board, ways, found, law, given):
            return how
    return None


def refute(board, wanted, *rounds):
    """The argument that the opposite of what is wanted breaks a law; or that the board does."""
    return by_cases(board, [[opposite(fact) for fact in wanted]], rounds)


# --- Text ---


def parse(text):
    """The board that a text in the judge's format shows; ValueError names the wrong line."""
    lines = text.rstrip().split("\n")
    height, width = parse_size(lines[0])
    if len(lines) <= height:
        raise wrong(len(lines) + 1, "row %d of %d, found the end", len(lines), height)
    rows = []
    for number, line in enumerate(lines[1:], 2):
        if len(rows) == height:
            raise wrong(number, "the end, found a row too many")
        row = line.split()
        row = row[0] if len(row) == 1 < width else row
        if len(row) != width:
            raise wrong(number, "%d cells, found %d", width, len(row))
        for column, token in enumerate(row, 1):
            if token not in TOKENS:
                message = ". # * x, a number from 0 to 4 or a capital letter, found %s in column %d"
                raise wrong(number, message, ascii(token[:20]), column)
        rows.append("".join(row))
    grid, stride = "\n".join(rows), width + 1
    return place(grid, stride, pair_wormholes(grid, stride))


def wrong(number, expected, *words):
    """The ValueError that says what was expected in a line, and what was found."""
    return ValueError("line %d: expected " % number + expected % words)


def parse_size(line, number=1):
    """(height, width), as the first line says."""
    tokens = line.split()
    digits = all(token.isascii() and token.isdigit() and len(token) < 6 for token in tokens)
    sides = [*map(int, tokens)] if digits and 0 < len(tokens) < 3 else [0]
    if not 0 < sides[0] * sides[-1] <= 10000:
        found = ", of 1 to 10000 cells, found " + ascii(" ".join(tokens)[:20])
        raise wrong(number, "the size, N or H W%s", found if tokens else ", found nothing")
    return sides[0], sides[-1]


def place(grid, stride, twin):
    """The board of these rows, joined to one text with a line end each `stride` places."""
    marks, cells = dict.fromkeys("*x01234", 0), {}
    for at, token in enumerate(grid):
        if token in marks:
            marks[token] |= 1 << at
        if token in ".*x":
            cells[at] = 1 << at
    white, strips, sees = sum(cells.values()), {}, dict.fromkeys(cells.values(), 0)
    for line, ends in (*lines(cells, 1, twin), *lines(cells, stride, twin)):
        strip = sum(line)
        strips.setdefault(ends, []).append(strip)
        for cell in line:
            sees[cell] |= strip ^ cell
    numbers = [marks[number] for number in "01234"]
    board = Board(Puzzle(grid, white, numbers, white, strips, sees, sees), 0, 0, 0, {})
    return board.mark(marks["*"], BULB).mark(marks["x"], EMPTY)


def pair_wormholes(grid, stride):
    """{place: the place of its twin} for each wormhole."""
    message, pairs = "wormhole %s twice, found it %s", {}
    for at, token in enumerate(grid):
        if token.isupper():
            pairs.setdefault(token, []).append(at)
            if len(pairs[token]) > 2:
                raise wrong(at // stride + 2, message, token, "a third time")
    for token, places in pairs.items():
        if len(places) < 2:
            raise wrong(places[0] // stride + 2, message, token, "once")
    return {here: there for pair in pairs.values() for here, there in (pair, pair[::-1])}


def lines(cells, step, twin):
    """The lines along one direction: the white cells that see one another, and their two ends.

    A line goes on from twin to twin.  Nothing else leads into it, as no two places lead
    to the same next one: so it ends, or comes back to where it began.
    """
    left = cells.copy()
    for start in cells:
        if start in left:
            line, ends = [left.pop(start)], 0
            for way in step, -step:
                last, at = start, start + way
                while at in twin or at in left:
                    if at in twin:
                        at = twin[at]
                    else:
                        line.append(left.pop(at))
                        last = at
                    at += way
                ends |= cells[last]
                if at == start:
                    ends = line[0] | max(line)
                    break
            yield line, ends


def draw(board):
    """The board's lines, each as pieces of text with the cells that they show."""
    marks, stride = dict.fromkeys(each(board.white), "."), board.stride
    marks.update(dict.fromkeys(each(board.empty if board.unknown else 0), "x"))
    marks.update(dict.fromkeys(each(board.bulbs), "*"))
    shown = [(marks.get(1 << at, mark), 1 << at) for at, mark in enumerate(board.puzzle.grid)]
    return [shown[start : start + stride - 1] for start in range(0, len(shown), stride)]


def render(board, cells=0):
    """The board in the judge's format: the answer, or what is known; with `cells` in colour."""
    lines = [
        "".join("\033[1;36m%s\033[0m" % text if shown & cells else text for text, shown in line)
        for line in draw(board)
    ]
    return "\n".join(line.rstrip() for line in lines)


def names(board, cells):
    """Cells for people: r1c2 r2c2."""
    places = (divmod(cell.bit_length() - 1, board.stride) for cell in each(cells))
    return " ".join("r%dc%d" % (r + 1, c + 1) for r, c in places)


# --- Command line ---

FIRST, INSTEAD = {}, {}


class Options:
    """What the command line says; so it is if it says nothing."""

    file = 0  # standard input
    first = instead = limit = None
    verbose = logic = unique = False


def read_options(argv):
    """The command line's options."""
    options = Options()
    if not argv:
        return options
    import argparse

    parser = argparse.ArgumentParser(prog=NAME, description=str(__doc__).split("\n")[0])
    parser.add_argument("-f", dest="file", help="read the puzzle from FILE, not standard input")
    parser.add_argument("-v", dest="verbose", action="store_true", help="print every step")
    parser.add_argument("--limit", type=float, metavar="SECONDS", help="give up after so long")
    for option, (told, function) in FIRST.items():
        parser.add_argument(option, dest="first", action="store_const", const=function, help=told)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--logic", action="store_true", help="forward rules only, no guess")
    for option, (told, function) in INSTEAD.items():
        ways.add_argument(option, dest="instead", action="store_const", const=function, help=told)
    parser.add_argument("--unique", action="store_true", help="prove there is no second answer")
    parser.error = lambda message: sys.exit(complain(message, 2))
    parser.exit = lambda: sys.exit(sys.stdout.flush())
    parser.parse_args(argv, options)
    if options.limit is not None and not 0.001 <= options.limit <= 1e9:
        parser.error("--limit: expected from 0.001 to 1e9 seconds")
    return options


def complain(message, status):
    """Say what is wrong in one line; the exit status."""
    try:
        if sys.stderr:
            print("%s: %s" % (NAME, message), file=sys.stderr, flush=True)
    except OSError:  # nobody hears it, nor is Python to try again at its end
        sys.stderr = None
    return status


def tell(step, indent="\n"):
    """The step as text: what follows from what, then how, indented."""
    because = "; ".join(filter(None, [", ".join(step["from"]), *step["laws"]]))
    told, more = ", ".join(step.get("facts", ["no answer"])), indent + "      "
    text = "%s: %s, because of %s" % (step.get("rule", "so"), told, because)
    for case in step.get("cases", [step] if "then" in step else []):
        suppose = case.get("suppose", "nothing")
        text += indent + "   suppose "
        text += suppose if isinstance(suppose, str) else ", ".join(suppose)
        text += "".join(more + tell(inner, more) for inner in case["then"])
        text += more + (case["breaks"] + " is broken" if "breaks" in case else "so it is")
    return text


def explain(board):
    """Print each step that rules make, and why; the board where they end."""
    import os

    colour = os.isatty(1) and "NO_COLOR" not in os.environ
    try:
        for number, (rule, found, after) in enumerate(deduce(board), 1):
            print("%d. %s" % (number, tell(prove(board, rule, found))))
            print(render(after, found.cells if colour else 0), end="\n\n")
            board = after
    except Contradiction as broken:
        print(tell(prove(board, broken.rule, broken)))
        raise
    return board


def find(board, options):
    """Print the answer; the exit status.  Contradiction if there is none."""
    board = options.first(board) if options.first else board
    told = options.verbose and not options.instead
    if told or options.logic:
        board = explain(board) if told else finish(board)
    if options.logic and board.unknown:
        print(render(board))
        return complain("stuck: %d %s are open" % (count(board.unknown), PLACES), 1)
    if told and board.unknown:
        print("the rules are stuck: guessing from here on")
    answers = options.instead(board, options.verbose) if options.instead else solve(board)
    answer = next(answers, None)
    if answer is None:
        begin(board)
        raise Contradiction("every case breaks a law", 0)
    another = (told or options.unique) and next(answers, None)
    if another and options.unique:
        return complain("several solutions", 1)
    if another:
        print("this is one of several answers")
    print(render(answer))
    return 0


def main(argv=None):
    """The command line; the exit status is 0 if solved, 1 if not, 2 for bad input."""
    options = read_options(argv)
    try:
        with open(options.file, "rb") as file:
            # no puzzle is so long
            board = parse(file.read(10**7).decode("utf-8", "replace").lstrip("\ufeff"))
    except OSError as error:
        name = repr(options.file or "input")[1:-1]
        return complain("cannot read %s: %s" % (name, error.strerror), 2)
    except ValueError as error:
        return complain(error, 2)
    try:
        give_up_after(options.limit)
        return find(board, options)
    except Contradiction as broken:
        where = " at " + names(board, broken.cells) if broken.cells else ""
        return complain("no solution: %s%s" % (broken.law, where), 1)
    except TimeoutError:
        seconds = "%g second%s" % (options.limit, "s" * (options.limit != 1))
        return complain("gave up after " + seconds, 1)
    except MemoryError:
        return complain("gave up after all memory", 1)
    finally:
        give_up_after(options.limit and 0)


def give_up_after(seconds):
    """Raise TimeoutError after so many seconds, if any are given; 0: never."""
    if seconds is not None:
        import signal

        def late(*_):
            raise TimeoutError

        signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def run():
    """The program, also where somebody stops it or nobody reads what it prints.

    It ends at once: tidying up takes as long as many a puzzle.
    """
    import os

    try:
        if not sys.stdout:
            raise OSError(0, "it is closed")
        sys.stdout.reconfigure(encoding="utf-8")
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:  # who read the output has gone
        status = 1
    except OSError as error:
        status = complain("cannot write: %s" % error.strerror, 1)
    os._exit(status)


if __name__ == "__main__":
    run()
