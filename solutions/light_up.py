"""Light Up, also called Akari: settle every white cell as bulb or no bulb.

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

NAME = "light_up"
BULB, EMPTY = "bulb", "no bulb"
TOKENS = set(".#*x01234ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class Contradiction(Exception):
    """No answer looks like this: `law` cannot be kept, as `cells` show."""

    def __init__(self, law, cells):
        super().__init__(law)
        self.law, self.cells = law, cells


class Deduction:
    """These cells must be this value, as those cells prove."""

    __slots__ = "because", "cells", "value"

    def __init__(self, cells, value, because):
        self.cells, self.value, self.because = cells, value, because


def count(cells):
    """How many cells a set has (int.bit_count came only with Python 3.10)."""
    return bin(cells).count("1")


def each(cells):
    """The cells of a set, one by one."""
    while cells:
        yield cells & -cells
        cells &= cells - 1


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `grid` is the puzzle's text, row by row; `white` the cells that can hold a bulb;
    `numbers[k]` the walls with the number k.  `lit` are the cells that bulbs elsewhere light.
    The names with an underscore remember what earlier boards found, so that the queries
    below look only where something changed since.
    """

    __slots__ = (
        *(
            "grid",
            "stride",
            "white",
            "numbers",
            "clued",
            "sees",
            "bulbs",
            "empty",
            "unknown",
        ),
        *("lit", "_few", "_looks", "_tries"),
    )

    def __init__(self, grid, stride, white, numbers, sees):
        self.grid, self.stride, self.white, self.numbers, self.sees = (
            grid,
            stride,
            white,
            numbers,
            sees,
        )
        self.clued = 0
        for walls in numbers:
            self.clued |= walls
        self.bulbs = self.empty = self.lit = 0
        self.unknown = white
        self._few, self._looks, self._tries = (None, 0, 0), {}, {}

    def mark(self, cells, value):
        """This board with `cells` settled; this very board if they were."""
        known, clash = (self.bulbs, self.empty) if value == BULB else (self.empty, self.bulbs)
        if cells & clash:
            raise Contradiction("a cell would be both bulb and no bulb", cells & clash)
        new = cells & ~known
        if not new:
            return self
        after = Board(self.grid, self.stride, self.white, self.numbers, self.sees)
        after.bulbs, after.empty, after.lit = self.bulbs, self.empty, self.lit
        after.unknown = self.unknown & ~new
        after._few, after._looks, after._tries = self._few, self._looks, self._tries
        if value == BULB:
            after.bulbs |= new
            for cell in each(new):
                after.lit |= self.sees[cell]
        else:
            after.empty |= new
        return after

    # What sets of cells can be asked.

    def around(self, cells):
        """The white cells that touch `cells` by a side."""
        row = self.stride
        return (cells << 1 | cells >> 1 | cells << row | cells >> row) & self.white & ~cells

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
        return (
            none,
            clued & one & ~two,
            clued & two & ~one,
            clued & one & two,
            clued & four,
        )

    def met(self, cells, by=0):
        """The numbers that have as many of `cells` at their sides as they say, or `by` more."""
        counts, met = self.beside(cells), 0
        for k in range(max(-by, 0), 5 - max(by, 0)):
            met |= self.numbers[k] & counts[k + by]
        return met

    def unmet(self, cells):
        """The numbers that have fewer of `cells` at their sides than they say."""
        fewer = unmet = 0
        for walls, counted in zip(self.numbers, self.beside(cells)):
            unmet |= walls & fewer
            fewer |= counted
        return unmet

    def exceeded(self, cells):
        """The numbers that have more of `cells` at their sides than they say."""
        return self.clued & ~self.met(cells) & ~self.unmet(cells)

    def lights(self, cells):
        """All that bulbs in `cells` would light."""
        lit = cells
        for cell in each(cells):
            lit |= self.sees[cell]
        return lit

    # What is known.

    def dark(self):
        """The white cells that no bulb lights as yet."""
        return self.white & ~self.lit & ~self.bulbs

    def places(self, cell):
        """The cells that may yet hold the bulb that lights `cell`."""
        return (self.sees[cell] | cell) & self.unknown

    def few(self):
        """The dark cells with at most one place for the bulb that lights them, and with two."""
        unknown, one, two = self._few
        if unknown != self.unknown:
            changed = self.white
            if unknown is not None:
                changed = self.lights(unknown & ~self.unknown)
            one &= ~changed
            two &= ~changed
            for cell in each(changed & self.dark()):
                more = self.places(cell)
                more &= more - 1
                if not more:
                    one |= cell
                elif not more & more - 1:
                    two |= cell
            self._few = self.unknown, one & self.dark(), two & self.dark()
        return self._few[1:]

    def news(self, rule, reach=1):
        """The white cells that `rule` must look at: near a change, or where it found something.

        What it finds at a cell depends on what is `reach` links away, a link being a beam or
        a number.
        """
        if rule not in self._looks:
            return self.white
        unknown, told = self._looks[rule]
        near = unknown & ~self.unknown
        for _ in range(reach):
            near = self.lights(near | self.around(self.numbers_at(near)))
        return near | told

    def looked(self, rule, told):
        """Remember that `rule` has looked, and found something at the cells `told`."""
        self._looks = {**self._looks, rule: (self.unknown, told)}

    def rivals(self, cell, last):
        """The unknown cells that hold no bulb if `cell` holds one.

        They are those that it lights and, beside a number of `last`, which lacks one bulb, the
        other sides of that number.
        """
        rivals = self.sees[cell]
        for number in each(self.numbers_at(cell) & last):
            rivals |= self.around(number)
        return rivals & self.unknown & ~cell


def shift(cells, steps):
    """A set of cells moved forward by so many bits, or back."""
    return cells << steps if steps > 0 else cells >> -steps


# --- Rules, easiest first ---------------------------------------------------------------
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.


def finish_with_empty(board):
    """A number that has its bulbs has no more of them.

    LTUP-BASC-0005; a number with more is LEGUP's Too Many Bulbs, LTUP-CONT-0004.
    """
    for number in each(board.exceeded(board.bulbs)):
        raise Contradiction("a number has too many bulbs", number)
    for number in each(board.met(board.bulbs) & board.numbers_at(board.unknown)):
        beside = board.around(number)
        yield Deduction(beside & board.unknown, EMPTY, number | beside & board.bulbs)


def finish_with_bulbs(board):
    """A number with only as many places as it lacks bulbs gets a bulb in each.

    LTUP-BASC-0004; a number with fewer places is LEGUP's Too Few Bulbs, LTUP-CONT-0003.
    """
    possible = board.bulbs | board.unknown
    for number in each(board.unmet(possible)):
        raise Contradiction("a number has too few bulbs", number)
    for number in each(board.met(possible) & board.numbers_at(board.unknown)):
        beside = board.around(number)
        yield Deduction(beside & board.unknown, BULB, number | beside & ~board.unknown)


def empty_cells_in_light(board):
    """A cell that a bulb lights holds none.

    LTUP-BASC-0002; if it does, that is LEGUP's Bulbs In Path, LTUP-CONT-0001.
    """
    for bulb in each(board.bulbs & board.lit):
        raise Contradiction("two bulbs see each other", bulb | board.sees[bulb] & board.bulbs)
    shadow = board.lit & board.unknown
    while shadow:
        bulb = board.sees[shadow & -shadow] & board.bulbs
        bulb &= -bulb
        yield Deduction(board.sees[bulb] & shadow, EMPTY, bulb)
        shadow &= ~board.sees[bulb]


def empty_corners(board):
    """A corner of a number where a bulb would light more sides than it can do without holds none.

    LTUP-BASC-0003; for one corner at a time, as several together need not all be without a bulb.
    """
    row, possible = board.stride, board.bulbs | board.unknown
    tight, spare = board.met(possible), board.met(possible, 1)
    for down in row, -row:
        for right in 1, -1:
            one, other = shift(board.unknown, -down), shift(board.unknown, -right)
            needy = tight & (one | other) | spare & one & other
            for corner in each(shift(needy, down + right) & board.unknown):
                number = shift(corner, -down - right)
                yield Deduction(corner, EMPTY, number | board.around(number))


def must_light(board):
    """A dark cell with one place left for the bulb that lights it gets it.

    LTUP-BASC-0006; a cell with no place left is LEGUP's Cannot Light A Cell, LTUP-CONT-0002.
    """
    for cell in each(board.few()[0]):
        places = board.places(cell)
        if not places:
            raise Contradiction("a cell cannot be lit", cell)
        yield Deduction(places, BULB, cell | board.sees[cell] & ~places)


def share_light(board):
    """A cell where a bulb would rule out every place for another's light holds none."""
    last, told, found = board.met(board.bulbs, -1), 0, []
    for cell in each(board.dark() & board.news(share_light)):
        places = board.places(cell)
        shared = board.unknown
        for place in each(places):
            shared &= board.rivals(place, last)
            if not shared:
                break
        if shared:
            told |= cell
            found.append(Deduction(shared, EMPTY, cell | places))
    board.looked(share_light, told)
    yield from found


def crowd_number(board):
    """A cell where a bulb would leave a number too few places holds none."""
    last, possible = board.met(board.bulbs, -1), board.bulbs | board.unknown
    numbers, told, found = board.numbers_at(board.news(crowd_number)), 0, []
    for spare in 1, 2, 3:
        for number in each(board.met(possible, spare) & ~board.met(board.bulbs) & numbers):
            places = board.around(number) & board.unknown
            ruled = [board.unknown] + [0] * (spare + 1)
            for place in each(places):
                rivals = board.rivals(place, last)
                for k in range(spare + 1, 0, -1):
                    ruled[k] |= ruled[k - 1] & rivals
            if ruled[-1]:
                told |= places
                found.append(Deduction(ruled[-1], EMPTY, number | places))
    board.looked(crowd_number, told)
    yield from found


def fit_number(board):
    """What all ways to give a number its bulbs have in common, but for those that starve another.

    A way starves a dark cell or a number if it leaves it too few places.
    """
    last, told, found = board.met(board.bulbs, -1), 0, []
    for number in each(board.numbers_at(board.unknown & board.news(fit_number, 3))):
        bulbs = empty = board.unknown
        for way, rest in ways_to_satisfy(board, number):
            for place in each(way):
                rest |= board.rivals(place, last)
            if not (way & rest or starved(board, way, rest)):
                bulbs &= way
                empty &= rest
        if bulbs & empty:
            raise Contradiction("a number cannot get its bulbs", number)
        if bulbs | empty:
            told |= board.around(number)
            found += (bulbs, BULB, number), (empty, EMPTY, number)
    board.looked(fit_number, told)
    for cells, value, number in found:
        yield Deduction(cells, value, number)


def turn_chain(board):
    """A value that leads link by link to its own opposite is refuted.

    A link is either-or: of two cells that see each other one holds no bulb, of the last two
    places for a bulb one holds it.
    """
    for cell, other, bulbs, empty in chains(board):
        if bulbs & empty:
            yield Deduction(cell, other, bulbs | empty)


def starve_chain(board):
    """A value that leads link by link to a cell or a number with too few places is refuted."""
    for cell, other, bulbs, empty in chains(board):
        if bulbs & empty or starved(board, bulbs, empty):
            yield Deduction(cell, other, bulbs | empty)


def satisfy_number(board):
    """What all ways to give a number its bulbs lead to, as far as none of them is refuted.

    LTUP-CASE-0002
    """
    yield from first_that_tells(board, each(board.numbers_at(board.unknown)), ways_to_satisfy)


def light_location(board):
    """What all places for the bulb that lights a dark cell lead to, where none is refuted."""
    yield from first_that_tells(board, each(board.dark()), ways_to_light)


def light_or_empty(board):
    """What a bulb in a cell and none there both lead to, where neither is refuted.

    LTUP-CASE-0001
    """
    yield from first_that_tells(board, each(board.unknown), ways_to_settle)


DIRECT = (
    finish_with_empty,
    finish_with_bulbs,
    empty_cells_in_light,
    empty_corners,
    must_light,
)
STRUCTURAL = share_light, crowd_number, fit_number, turn_chain, starve_chain
CASES = satisfy_number, light_location, light_or_empty
LADDER = DIRECT, DIRECT + STRUCTURAL[:3]
RULES = DIRECT + STRUCTURAL + CASES


# --- What the structural rules need -----------------------------------------------------


def starved(board, bulbs, empty):
    """A dark cell or number with too few places left, or a number with too many bulbs.

    That is with these `bulbs` and `empty` cells too; 0 if there is none.
    """
    possible = (board.bulbs | board.unknown) & ~empty
    wrong = board.unmet(possible) | board.exceeded(board.bulbs | bulbs)
    if not wrong:
        for cell in each(board.lights(empty) & board.dark() & ~board.lights(bulbs)):
            if not board.places(cell) & ~empty:
                return cell
    return wrong & -wrong


def ties(board):
    """{cell: the cells that hold a bulb if it holds none}: the other last places beside it."""
    ties = {}
    for cell in each(board.few()[1]):
        tie(ties, board.places(cell))
    for number in each(board.met(board.bulbs | board.unknown, 1) & ~board.met(board.bulbs)):
        tie(ties, board.around(number) & board.unknown)
    return ties


def tie(ties, places):
    """Note that if one of these places holds no bulb, all the others do."""
    for place in each(places):
        ties[place] = ties.get(place, 0) | places & ~place


def chains(board):
    """(cell, the other value, cells with a bulb, cells without) for each value of each cell."""
    last, tied = board.met(board.bulbs, -1), ties(board)
    for cell in each(board.unknown):
        yield (cell, EMPTY, *chain(board, cell, 0, last, tied))
        yield (cell, BULB, *chain(board, 0, cell, last, tied))


def chain(board, new, shut, last, tied):
    """(cells with a bulb, cells without): `new`, `shut` and all that follows link by link."""
    bulbs = empty = 0
    while new | shut:
        bulbs |= new
        for bulb in each(new):
            shut |= board.rivals(bulb, last)
        shut &= ~empty
        empty |= shut
        new = 0
        for place in each(shut):
            new |= tied.get(place, 0)
        new, shut = new & ~bulbs, 0
    return bulbs, empty


# --- What the case rules need -----------------------------------------------------------
# A case is a pair of sets: cells with a bulb and cells without.


def ways_to_satisfy(board, number):
    """The cases of a number: its bulbs in any of its places that do not see each other."""
    places = board.around(number) & board.unknown
    settled = board.around(number) & board.bulbs
    lacks = next(k for k in range(5) if board.numbers[k] & number) - count(settled)
    cases = [0]
    for place in each(places):
        cases += [bulbs | place for bulbs in cases if not bulbs & board.sees[place]]
    return [(bulbs, places & ~bulbs) for bulbs in cases if count(bulbs) == lacks]


def ways_to_light(board, cell):
    """The cases of a dark cell: a bulb in any of its places."""
    return [(place, 0) for place in each(board.places(cell))]


def ways_to_settle(_, cell):
    """The cases of any cell: a bulb or none."""
    return [(cell, 0), (0, cell)]


def first_that_tells(board, subjects, ways):
    """What the cases of the first subject that tells anything have in common."""
    subjects = list(subjects)
    for again in False, True:
        for rung in range(len(LADDER)):
            for subject in subjects:
                if not is_tried(board, (ways, subject, rung), again):
                    found = list(follow_all(board, subject, ways, rung))
                    yield from found
                    if found:
                        return


def is_tried(board, key, again):
    """Whether these cases told nothing and since then nothing changed where they led.

    To try `again` is in vain only if nothing has changed at all.
    """
    unknown, led = board._tries.get(key, (0, 0))
    return unknown and not unknown & ~board.unknown & (board.white if again else led)


def follow_all(board, subject, ways, rung):
    """What all cases of a subject lead to by the rules on this rung, but for the refuted ones."""
    bulbs, empty, led = board.unknown, board.unknown, 0
    for with_bulb, without in ways(board, subject):
        try:
            end = board.mark(with_bulb, BULB).mark(without, EMPTY)
            for step in deduce(end, LADDER[rung]):
                end = step[2]
        except Contradiction:
            continue
        bulbs &= end.bulbs
        empty &= end.empty
        led |= board.unknown & ~end.unknown
    if bulbs & empty:
        raise Contradiction("every case breaks a law", subject)
    if bulbs:
        yield Deduction(bulbs, BULB, subject)
    if empty:
        yield Deduction(empty, EMPTY, subject)
    if not bulbs | empty:
        board._tries[ways, subject, rung] = board.unknown, board.lights(led)


# --- Solving ----------------------------------------------------------------------------


def deduce(board, rules=RULES):
    """Yield (rule, deduction, board after it); any success sends us back to the first rule."""
    before = None
    while board is not before:
        before = board
        for rule in rules:
            for found in rule(before):
                after = board.mark(found.cells, found.value)
                if after is not board:
                    board = after
                    yield rule, found, board
            if board is not before:
                break


def solve(board):
    """Yield every answer: deduce, and guess only where no rule has anything more to say."""
    todo, rules = [board], RULES
    while todo:
        board = todo.pop()
        try:
            for step in deduce(board, rules):
                board = step[2]
        except Contradiction:
            continue
        if board.unknown:
            pair = board.few()[1]
            places = board.places(pair & -pair) if pair else board.unknown
            cell = places & -places
            todo += board.mark(cell, EMPTY), board.mark(cell, BULB)
            rules = DIRECT + STRUCTURAL  # below a guess, the next guess is cheaper than cases
        else:
            yield board


# --- Text -------------------------------------------------------------------------------


def parse(text):
    """The board that a text in the judge's format shows; ValueError names the wrong line."""
    lines = text.rstrip().split("\n")
    height, width = parse_size(lines[0].split())
    if len(lines) < height + 1:
        message = "line %d: expected row %d of %d, found the end"
        raise ValueError(message % (len(lines) + 1, len(lines), height))
    rows = []
    for r, line in enumerate(lines[1:]):
        if r == height:
            raise ValueError("line %d: expected the end, found a row too many" % (r + 2))
        row = line.split()
        row = row[0] if len(row) == 1 < width else row
        if len(row) != width:
            raise ValueError("line %d: expected %d cells, found %d" % (r + 2, width, len(row)))
        for c, token in enumerate(row):
            if token not in TOKENS:
                message = "line %d: expected . # * x, a number from 0 to 4 or a capital letter, "
                message += "found %s in column %d"
                raise ValueError(message % (r + 2, ascii(token[:20]), c + 1))
        rows.append("".join(row))
    return place("\n".join(rows), width + 1, pair_wormholes(rows))


def parse_size(tokens):
    """(height, width) of the first line."""
    if not tokens:
        raise ValueError("line 1: expected the size, N or H W, found nothing")
    sides = [
        int(token) if token.isascii() and token.isdigit() and len(token) < 6 else 0
        for token in tokens
    ]
    if len(sides) > 2 or not 0 < sides[0] * sides[-1] <= 10000:
        found = " ".join(tokens)[:20]
        message = "line 1: expected the size, N or H W, of 1 to 10000 cells, found %s"
        raise ValueError(message % ascii(found))
    return sides[0], sides[-1]


def pair_wormholes(rows):
    """{place: the place of its twin} for each wormhole, places counted along the rows."""
    first, twin = {}, {}
    for r, row in enumerate(rows):
        for c, token in enumerate(row):
            if token.isupper():
                here, there = r * (len(row) + 1) + c, first.setdefault(token, (r, c))
                if (r, c) != there:
                    there = there[0] * (len(row) + 1) + there[1]
                    if there in twin:
                        message = "line %d: expected wormhole %s twice, found it a third time"
                        raise ValueError(message % (r + 2, token))
                    twin[here], twin[there] = there, here
    for token, (r, c) in first.items():
        if r * (len(rows[0]) + 1) + c not in twin:
            message = "line %d: expected wormhole %s twice, found it once"
            raise ValueError(message % (r + 2, token))
    return twin


def place(grid, stride, twin):
    """The board of these rows, joined to one text with a line end each `stride` places."""
    marks = {}
    for at, token in enumerate(grid):
        marks[token] = marks.get(token, 0) | 1 << at
    white = sum(marks.get(token, 0) for token in ".*x")
    lines = beams(white, 1, twin), beams(white, stride, twin)
    sees = {cell: (lines[0][cell] | lines[1][cell]) & ~cell for cell in each(white)}
    board = Board(grid, stride, white, [marks.get(number, 0) for number in "01234"], sees)
    return board.mark(marks.get("*", 0), BULB).mark(marks.get("x", 0), EMPTY)


def beams(white, step, twin):
    """{cell: the white cells of its line}, a line being all that see one another along it.

    A line goes on from twin to twin.  Nothing else leads into it, as no two places lead
    to the same next one: so it ends, or comes back to where it began.
    """
    beams = {}

    def follow(at, step):
        at += step
        while at in twin:
            at = twin[at] + step
        return at

    for cell in each(white):
        if cell not in beams:
            start = cell.bit_length() - 1
            line = cell
            for way in step, -step:
                at = follow(start, way)
                while at >= 0 and white >> at & 1 and at != start:
                    line |= 1 << at
                    at = follow(at, way)
            beams.update(dict.fromkeys(each(line), line))
    return beams


def render(board):
    """The answer in the judge's format; of an unfinished board what is known."""
    grid = list(board.grid)
    for mark, cells in (".", board.white), ("*", board.bulbs), ("x", board.empty):
        for cell in each(cells):
            grid[cell.bit_length() - 1] = mark if mark != "x" or board.unknown else "."
    return "".join(grid)


def names(board, cells):
    """Cells for people: r1c2 r2c2."""
    places = (divmod(cell.bit_length() - 1, board.stride) for cell in each(cells))
    return " ".join("r%dc%d" % (r + 1, c + 1) for r, c in places)


def paint(board, cells):
    """The board as text, with `cells` in colour."""
    painted = ""
    for at, token in enumerate(render(board)):
        painted += "\033[1;36m%s\033[0m" % token if cells >> at & 1 else token
    return painted


# --- Command line -----------------------------------------------------------------------


def explain(board):
    """Print every step that the rules make; the board where they end."""
    import os

    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    for number, (rule, found, after) in enumerate(deduce(board), 1):
        new, board = found.cells & board.unknown, after
        cells, because = names(board, new), names(board, found.because)
        name = rule.__name__.replace("_", " ")
        print("%d. %s: %s %s, because of %s" % (number, name, cells, found.value, because))
        print(paint(board, new) if colour else render(board))
        print()
    return board


def read_options(argv):
    """The command line's options."""
    import argparse

    parser = argparse.ArgumentParser(prog=NAME, description=__doc__.split("\n")[0])
    parser.add_argument(
        "-f", dest="file", help="read the puzzle from FILE, not from standard input"
    )
    parser.add_argument("-v", dest="verbose", action="store_true", help="print every step")
    parser.add_argument("--logic", action="store_true", help="forward rules only, no guess")
    parser.add_argument(
        "--unique", action="store_true", help="prove that there is no second answer"
    )
    parser.error = lambda message: sys.exit(complain(message, 2))
    return parser.parse_args(argv)


def complain(message, status):
    """Say what is wrong in one line; the exit status."""
    print("%s: %s" % (NAME, message), file=sys.stderr)
    return status


def find(board, options):
    """Print the answer; the exit status.  Contradiction if there is none."""
    logic, unique = options and options.logic, options and options.unique
    if options and options.verbose:
        board = explain(board)
    elif logic:
        for step in deduce(board):
            board = step[2]
    if logic and board.unknown:
        print(render(board))
        return complain("stuck: %d cells are open" % count(board.unknown), 1)
    answers = solve(board)
    answer = next(answers, None)
    if answer is None:
        for _ in deduce(board):
            pass
        raise Contradiction("every case breaks a law", 0)
    if unique and next(answers, None):
        return complain("several solutions", 1)
    print(render(answer))
    return 0


def main(argv=None):
    """The command line; the exit status is 0 if solved, 1 if not, 2 for bad input."""
    try:
        options = read_options(argv) if argv else None
        with open(options.file if options and options.file else 0, "rb") as file:
            board = parse(file.read().decode("utf-8", "replace"))
    except OSError as error:
        return complain("cannot read %s: %s" % (options.file, error.strerror), 2)
    except ValueError as error:
        return complain(error, 2)
    try:
        return find(board, options)
    except Contradiction as broken:
        where = " at " + names(board, broken.cells) if broken.cells else ""
        return complain("no solution: %s%s" % (broken.law, where), 1)


if __name__ == "__main__":
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:  # who read the output has gone
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 1
    sys.exit(status)
