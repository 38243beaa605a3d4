"""Nurikabe: settle every cell as island or sea.

Each island holds one clue and as many cells as the clue says (any number, if it is `?`),
and touches no other island by a side.  The sea is in one piece, and no 2x2 square of
cells, a pool, is all sea.

A set of cells is an int with one bit per cell, so & | ~ are the set operations.  Rows
lie end to end, one spare bit between them: a shift by 1 or by a row moves a whole set
one step, and what leaves the board falls into the gap, where `cells` masks it out.
"""

import sys

NAME, PLACES = "nurikabe", "cells"
REMEMBER = True  # if not, all is computed anew: only time changes
NEVER = 99  # of rules not for cases
ASKED = 120  # times we ask if less will do
ISLAND, SEA = "island", "sea"
ALL = -1  # look everywhere
ENDLESS = 1 << 30  # more than can be
FEW, MANY, CHAINED = 600, 20000, 24  # shapes of an island: to be listed, at most, to be chained
SHOWN = 40  # shapes arguments may list
PARTED, CRAMPED = "the sea is in pieces", "the sea has too little room"
LONGEST, FAR = 32, 40  # islands lacking more: no list; no duties
NEAR, CLOSE = 3, 6  # steps to what matters; sides to spare
SEVERAL, CROWDED = 10, 40  # islands; of more laws wait, cases are first
WORDY = 16  # sea cells in a clause
COOLING = 1600  # fours of tries


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


class Not:
    """A value that rules out: of the island of this clue, or with just this shape."""

    def __init__(self, board, cells):
        self.board, self.cells = board, cells

    def __str__(self):
        return "not " + names(self.board, self.cells).replace(" ", "+")


class Puzzle:
    """What never changes: cells, clues ({cell: size, None for a `?`}), and which laws hold.

    For the reason of a step, whose board is `model`, some laws are forgotten.  Left are islands of
    clues in `lawful`, pools with top left cells in `ponds`, owners in `owned`; the sea is one
    piece if `whole`, of `wet` cells or None.
    """

    def __init__(self, cells, stride, clues):
        self.cells, self.stride, self.clues, self.clued = cells, stride, clues, sum(clues)
        self.lawful, self.ponds, self.owned, self.whole = self.clued, cells, cells, 1
        self.wet = None if None in clues.values() else count(cells) - sum(clues.values())
        self.model, self.words = None, {}

    def part(self, laws, model):
        """This puzzle with no laws but these."""
        chosen = dict.fromkeys(LAWS, 0)
        for law in laws:
            name, cell, _ = self.read(law)
            chosen[name] |= cell
        other = Puzzle(self.cells, self.stride, self.clues)
        other.model, other.words = model, self.words
        other.lawful, other.owned, other.ponds, other.whole, total = chosen.values()
        other.wet = self.wet if total else None
        return other

    def board(self, **before):
        """The board of which nothing is known but this."""
        return Board(self, self.clued, 0, {}, {}, before)

    def cell(self, place):
        """The cell of a name."""
        r, _, c = place[1:].partition("c")
        return 1 << (int(r) - 1) * self.stride + int(c) - 1

    def read(self, item):
        """What a fact says, of a cell, with other cells; or a law's name and cell."""
        if item not in self.words:
            place, *words = item.split()
            if place in LAWS:
                read = place, self.cell(words[0]) if words else 1, 0
            else:
                others = [] if words[-1] in (ISLAND, SEA) else words[-1].split("+")
                read = words[0], self.cell(place), sum(map(self.cell, others))
            self.words[item] = read
        return self.words[item]


class Piece:
    """A piece of land or sea: its cells, shore and clue (0: none); if that has a lawful
    number, how many cells it has in the end, and lacks."""

    __slots__ = "cells", "clue", "left", "shore", "size"

    def __init__(self, puzzle, cells, shore):
        clues, lawful = cells & puzzle.clued, cells & puzzle.lawful
        clue = lawful or clues
        self.cells, self.shore, self.clue = cells, shore, clue & -clue
        self.size = puzzle.clues[self.clue] if lawful else None
        self.left = self.size - count(cells) if self.size else ENDLESS
        if lawful and clues & clues - 1:
            self.left = -1


class Board:
    """A puzzle and what is known of its answer: four kinds of facts, and nothing else.

    `island` and `sea` are the settled cells, `barred` is {clue: cells that are not of its island},
    `dead` {clue: shapes that its island has not}.  A board never changes: `mark` makes another.
    """

    __slots__ = "puzzle cells stride island sea unknown barred dead known before found".split()

    def __init__(self, puzzle, island, sea, barred, dead, before):
        self.puzzle, self.cells, self.stride = puzzle, puzzle.cells, puzzle.stride
        self.known = self.island, self.sea, self.barred, self.dead = island, sea, barred, dead
        self.unknown, self.before, self.found = puzzle.cells & ~(island | sea), before, {}

    def __eq__(self, other):
        return self.puzzle.clues == other.puzzle.clues and facts(self) == facts(other)

    def mark(self, cells, value):
        """This board with one more fact about `cells`; this very board if that is known."""
        island, sea, barred, dead = self.known
        if value == ISLAND:
            island |= cells
        elif value == SEA:
            sea |= cells
        elif value.cells & value.cells - 1:
            dead = {**dead, cells: {*dead.get(cells, ()), value.cells}}
        elif cells & ~(out := barred.get(value.cells, 0)):
            barred = {**barred, value.cells: out | cells}
        if island & sea:
            raise Contradiction("a cell would be both island and sea", island & sea)
        after = island, sea, barred, dead
        return self if after == self.known else self.next(*after)

    def next(self, *facts):
        """A board of these facts, of which this board knows no others."""
        before = {**self.before, **self.found} if self.found else self.before
        return Board(self.puzzle, *facts, before if REMEMBER else {})

    def recall(self, name, find, *what):
        """What find(old, *what) finds, once for each board; a board with fewer facts found `old`.

        It is the same for any `old`, which only saves time.  Values never change.
        """
        if name not in self.found:
            self.found[name] = find(self.before.get(name), *what)
        return self.found[name]

    def around(self, cells):
        """The cells that touch `cells` by a side."""
        row = self.stride
        return (cells << 1 | cells >> 1 | cells << row | cells >> row) & self.cells & ~cells

    def flood(self, start, within, steps=ENDLESS):
        """`start` and all it reaches through `within`, in at most `steps` steps."""
        row, before = self.stride, 0
        while steps > 0 and start != before:
            before, steps = start, steps - 1
            start |= (start << 1 | start >> 1 | start << row | start >> row) & within
        return start

    def joins(self, goal, within, part):
        """The flood of `part` until it covers `goal`, or all of it."""
        row, before = self.stride, 0
        while goal & ~part and part != before:
            before = part
            part |= (part << 1 | part >> 1) & within
            part |= (part << row | part >> row) & within
        return part

    def spread(self, steps, part, free, sea, goal):
        """What a part of the sea comes to by so many `free` cells; it ends with the goal."""
        before = 0
        while steps > 0 and goal & ~part and part != before:
            before, steps = part, steps - 1
            part = self.flood(self.flood(part, free, 1), sea)
        return part

    def gates(self, within):
        """Cells that may be cut points: neighbours in `within` do not join in the ring around."""
        row = self.stride
        n, s, w, e = within << row, within >> row, within << 1, within >> 1
        ne, se, sw, nw = n & e & n >> 1, s & e & s >> 1, s & w & s << 1, n & w & n << 1
        return covered((n & ~ne, e & ~se, s & ~sw, w & ~nw))[1]

    def pools(self, sea):
        """The top left cells of the 2x2 squares that lie in `sea` and must not."""
        pair = sea & sea >> 1
        return pair & pair >> self.stride & self.puzzle.ponds

    def square(self, corner):
        """The 2x2 square whose top left cell is `corner`."""
        return 3 * corner | 3 * corner << self.stride

    def pieces(self, old, cells):
        """(The cells, their pieces in reading order); only what has grown is flooded again."""
        before, pieces = old or (0, [])
        added, kept = cells & ~before, []
        if not added:
            return cells, pieces
        for piece in pieces:
            if piece.shore & added:
                added |= piece.cells
            else:
                kept.append(piece)
        while added:
            piece = self.flood(added & -added, added)
            kept.append(Piece(self.puzzle, piece, self.around(piece)))
            added &= ~piece
        kept.sort(key=lambda one: one.cells & -one.cells)
        return cells, kept

    def lands(self, at=ALL):
        """Every piece of land with a cell in `at`."""
        return having(self.recall("lands", self.pieces, self.island)[1], at)

    def active(self, at=ALL):
        """Those of them that are not done."""

        def undone(one):
            return one.left or one.shore & self.unknown or one.cells & self.barred.get(one.clue, 0)

        return having(self.recall("active", lambda _: [*filter(undone, self.lands())]), at)

    def waters(self, at=ALL):
        """Every piece of sea with a cell in `at`."""
        return having(self.recall("waters", self.pieces, self.sea)[1], at)

    def loose(self):
        """The pieces of land without a clue."""
        return self.recall("loose", lambda _: [one for one in self.lands() if not one.clue])

    def water(self):
        """All that the first piece of sea reaches."""
        start = self.sea & -self.sea
        return self.recall("water", lambda _: self.flood(start, self.sea | self.unknown))

    def cuts(self, at):
        """{open cell that parts the water: one of the parts without it}."""

        def find(old):
            return self.straits(self.water(), self.unknown & at, old[0] if old else {})

        return (self.recall("cuts", find) if at == ALL else find(()))[1]

    def straits(self, water, cells, rings):
        """({cell: water that joins its neighbours}, {cell: a part of the water without it}).

        Of these cells; `rings` that still hold are kept, and 0 has their water.
        """
        kept, parted, changed = {0: water}, {}, water ^ rings.get(0, 0)
        near = self.around(changed)
        for cell in each(self.gates(water) & water & cells):
            part, beside = rings.get(cell, 0), 0
            if not part or part & changed or cell & near:
                beside = self.around(cell) & water
                part = self.joins(beside, water & ~cell, beside & -beside)
            (parted if beside & ~part else kept)[cell] = part
        return kept, parted

    def narrows(self, start, room, goal, size=1, steps=ENDLESS):
        """Yield cells without which `start` gets below `size` of the goal in so many steps."""
        near, balls = start, []
        while near not in balls[-1:] and count(near & goal) < size:
            balls.append(near)
            near = self.flood(near, room, 1)
        if size == 1:  # one shortest way will do
            near = step = near & goal
            for ball in balls[::-1]:
                step = next(each(self.around(step) & ball), 0)
                near |= step
        for cell in each(self.gates(room) & self.unknown & near):
            if count(self.flood(start, room & ~cell, steps) & goal) < size:
                yield cell

    def shores(self):
        """The shores of all islands with a clue, and the cells that two share."""
        return self.recall(
            "shores", lambda _: covered(land.shore for land in self.lands() if land.clue)
        )

    def cover(self):
        """The cells in the room of an island, of two, and of three."""
        return self.recall("cover", lambda _: covered(self.rooms().values()))

    def sunk(self, at=ALL):
        """The sea, and what is in no room, of some cells."""
        owned = self.puzzle.owned & at
        return self.sea & at | (owned and owned & ~self.cover()[0])

    def rooms(self, at=ALL):
        """{island with a clue, if `at` has its cells: every cell it may have}."""
        if at == ALL:
            return self.recall("rooms", self.find_rooms)[3]
        return {land: self.room(land) for land in self.lands(at) if land.clue}

    def find_rooms(self, old):
        """What the rooms depend on, and the rooms; anew what can have changed."""
        island, sea, barred, old = old or (0, 0, {}, {})
        lands, rooms, changed = self.lands(), {}, self.sea & ~sea
        changed |= union(land.cells | land.shore for land in lands if land.cells & ~island)
        for land in lands:
            if land.clue:
                room, mine = old.get(land), self.barred.get(land.clue)
                new = room is None or room & changed or mine != barred.get(land.clue)
                rooms[land] = self.room(land) if new else room
        return self.island, self.sea, self.barred, rooms

    def room(self, land, barred=None):
        """Every cell that `land` may have but for the `barred` ones.

        Who takes a cell beside a loose piece takes the piece: it arrives that much later.
        """
        barred = self.barred.get(land.clue, 0) if barred is None else barred
        if not land.clue & self.puzzle.lawful:
            return self.wide(land.cells, self.cells & ~(self.sea | barred))
        shores, shared, _ = self.shores()
        free = self.unknown & (~shores | land.shore & ~shared) & ~barred
        for piece in self.loose():
            if piece.cells & barred:
                free &= ~piece.shore
        loose = [piece for piece in self.loose() if piece.shore & free]
        return self.expand(land, free, loose) if loose else self.flood(land.cells, free, land.left)

    def wide(self, cells, free):
        """The part of the `free` cells that cells lie in."""
        parts = self.recall("wide", lambda _: {}).setdefault(free, [])
        for part in parts:
            if part & cells:
                return part
        parts.append(self.flood(cells, free))
        return parts[-1]

    def expand(self, land, free, loose):
        """What `land` reaches through `free` cells; those beside `loose` land bring it along."""
        coast = union(piece.shore for piece in loose)
        room, late = land.cells, {}
        for step in range(1, land.left + 1):
            near = self.around(room) & free
            for cell in each(near & coast):
                met = union(piece.cells for piece in loose if piece.shore & cell) & ~room
                arrival = step + count(met)
                late[arrival] = late.get(arrival, 0) | cell | met
            if not (near or late):
                break
            room |= near & ~coast | late.pop(step, 0)
        return room


def covered(sets):
    """The cells in one of some sets, in two, and in three."""
    once = twice = thrice = 0
    for cells in sets:
        thrice |= twice & cells
        twice |= once & cells
        once |= cells
    return once, twice, thrice


def having(pieces, at):
    """The pieces with a cell in `at`."""
    return pieces if at == ALL else [piece for piece in pieces if piece.cells & at]


def union(sets):
    """The cells in any of some sets."""
    cells = 0
    for some in sets:
        cells |= some
    return cells


# --- Rules, easiest first ---
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name is
# the deduction's and its docstring the law.  It looks `at` ALL, or again where it saw something.


def surround_full_island(board, at=ALL):
    """An island that has all its cells is surrounded by sea."""
    for land in board.active(at):
        if land.left < 0:
            two = land.cells & board.puzzle.clued & ~land.clue
            law = "an island has two clues" if two else "an island is larger than its clue"
            raise Contradiction(law, land.cells, land.clue)
        if land.cells & board.barred.get(land.clue, 0):
            raise Contradiction("an island has a cell not its own", land.cells, land.clue)
        if not land.left and (shore := land.shore & board.unknown):
            yield Deduction(shore, SEA, land.clue)


def part_islands(board, at=ALL):
    """A cell that touches the islands of two clues is sea."""
    if shared := board.shores()[1] & board.unknown & at:
        lawful = union(land.shore for land in board.lands() if land.clue & board.puzzle.lawful)
        for cell in each(shared & lawful):
            yield Deduction(cell, SEA, cell)


def refuse_large_union(board, at=ALL):
    """A cell that would join an island and loose land to more than its clue is sea."""
    for piece in board.loose():
        for land in board.active(at):
            between = land.shore & piece.shore & board.unknown
            if between and land.left <= count(piece.cells):
                yield Deduction(between, SEA, land.clue)


def break_pool(board, at=ALL):
    """Three sea cells of a 2x2 square leave the fourth to an island."""
    sea, row = board.sea, board.stride
    a, b, c, d = sea, sea >> 1, sea >> row, sea >> row + 1
    top, bottom = a & b, c & d
    at &= board.puzzle.ponds
    if pools := top & bottom & at:
        raise Contradiction("a pool", board.square(pools & -pools), pools & -pools)
    for three, step in (b & bottom, 0), (a & bottom, 1), (top & d, row), (top & c, row + 1):
        for corner in each(three & board.unknown >> step & at):
            yield Deduction(corner << step, ISLAND, corner)


def take_only_exit(board, at=ALL):
    """A piece of land or sea that must grow and has one way out takes it."""
    for land in board.active(at):
        if land.left > 0 if land.size else not land.clue and land.cells & board.puzzle.owned:
            law = "an island is smaller than its clue" if land.size else "an island has no clue"
            yield from take_exit(board, land, ISLAND, law)
    waters = board.waters() if board.puzzle.whole else ()
    law = PARTED if len(waters) > 1 else CRAMPED
    if len(waters) > 1 or (waters and count(board.sea) < (board.puzzle.wet or 0)):
        for water in board.waters(at):
            yield from take_exit(board, water, SEA, law)


def take_exit(board, piece, value, law):
    """The exit of a piece that must grow, if it has only one."""
    at = piece.cells if value == SEA else piece.clue or piece.cells & board.puzzle.owned
    ways = piece.shore & board.unknown & ~board.barred.get(piece.clue, 0)
    if not ways:
        raise Contradiction(law, piece.cells, at & -at)
    if not ways & ways - 1:
        yield Deduction(ways, value, at & -at)


def guard_corner(board, at=ALL):
    """An island one short, whose two exits share a corner cell, leaves that cell to the sea."""
    for land in board.active(at):
        ways = land.shore & board.unknown & ~board.barred.get(land.clue, 0)
        one, two = ways & -ways, ways & ways - 1
        corner = board.around(one) & board.around(two) & ~land.cells
        if corner and land.left == 1 and not two & two - 1:
            yield Deduction(corner, SEA, land.clue)


def drown_unreachable(board, at=ALL):
    """A cell that no clue can reach with the cells it lacks is sea."""
    for land, room in board.rooms(at).items():
        if land.size and land.left > 0 and count(room) < land.size:
            raise Contradiction("an island has too little room", land.cells, land.clue)
    dry = board.sunk(at)
    if lost := board.island & dry:
        raise Contradiction("no clue can reach an island", lost, lost & -lost)
    for cell in each(board.unknown & dry):
        yield Deduction(cell, SEA, cell)


def give_up_beyond(board, at=ALL):
    """A cell that an island comes to only by cells that are not its own is not its own either."""
    for land, room in board.rooms(at).items():
        barred = board.barred.get(land.clue, 0)
        if barred and (beyond := board.room(land, 0) & ~room & ~barred):
            yield Deduction(beyond, Not(board, land.clue), land.clue)


def count_cells(board, at=ALL):
    """When the sea has all its cells, or the islands have, the rest is the other."""
    wet = board.puzzle.wet
    if wet is None:
        return
    missing = wet - count(board.sea)
    spare = count(board.unknown) - missing
    if missing < 0 or spare < 0:
        law = "the clues leave the sea too few cells"
        raise Contradiction(law if missing < 0 else CRAMPED, board.sea, at)
    if board.unknown and not (missing and spare):
        yield Deduction(board.unknown, SEA if missing else ISLAND, at)


def raise_far_cells(board, at=ALL):
    """A cell to which a piece of sea cannot come with the cells that the sea lacks is island."""
    sea, missing = board.sea, (board.puzzle.wet or 0) - count(board.sea)
    for water in board.waters() if missing >= 0 and board.puzzle.whole else ():
        what = water.cells, board.unknown, sea, board.unknown | sea
        if far := at & board.unknown & ~board.spread(missing, *what):
            yield Deduction(far, ISLAND, far)
        if not what[3] & ~board.spread(missing // 2, *what):
            return


def fill_pockets(board, at=ALL):
    """A cell that the sea cannot come to is island."""
    if board.sea and board.puzzle.whole and (pockets := at & board.unknown & ~board.water()):
        yield Deduction(pockets, ISLAND, pockets)


def keep_sea_whole(board, at=ALL):
    """A cell without which the sea falls apart, or gets too small, is sea."""
    sea, water = board.sea, board.water()
    if not sea or not board.puzzle.whole:
        return
    spare = count(water) - (board.puzzle.wet or 0)
    if sea & ~water or spare < 0:
        raise Contradiction(PARTED if sea & ~water else CRAMPED, sea, 0)
    cuts = board.cuts(at)
    for cell in cuts if spare else each(water & board.unknown & at):
        part = cuts.get(cell, water)
        if not sea & part:
            part = board.flood(sea & -sea, water & ~cell)
        lost = water & ~(part | cell)
        if sea & lost or count(lost) >= spare:
            yield Deduction(cell, SEA, cell)


def keep_island_room(board, at=ALL):
    """A cell without which an island cannot get all its cells is island."""
    for land, room in board.rooms(at).items():
        if land.size and land.left > 0:
            if count(room) == land.size:
                yield Deduction(room & ~land.cells, ISLAND, land.clue)
                continue
            for cell in board.narrows(land.cells, room, ALL, land.size, land.left):
                yield Deduction(cell, ISLAND, land.clue)


def fetch_loose_land(board, at=ALL):
    """A cell on every way from loose land to the clues that can reach it is island."""
    for piece in board.loose():
        goal = ways = 0
        for land, room in board.rooms().items():
            if room & piece.cells:
                goal |= land.cells
                ways |= room
        if goal and (mine := piece.cells & board.puzzle.owned & at):
            for cell in board.narrows(piece.cells, ways, goal):
                yield Deduction(cell, ISLAND, mine & -mine)


def fit_shapes(board, at=ALL, most=FEW):
    """What all shapes of an island that break no law contain is island, what all touch is sea."""
    for land in sorted(board.lands(at), key=lambda land: land.left):
        shapes = list_shapes(board, land, most)
        if not shapes:
            continue
        if not shapes.all:
            raise Contradiction("an island has no shape left", land.cells, land.clue)
        for cells, value in (shapes.common, ISLAND), (shapes.beach, SEA):
            if new := cells & board.unknown:
                yield Deduction(new, value, land.clue)
        if (shapes.common | shapes.beach) & board.unknown and at == ALL:
            return


def keep_to_shapes(board, at=ALL, most=FEW):
    """A cell that is in no shape of an island that breaks no law is not of that island."""
    for land in board.lands(at):
        shapes = list_shapes(board, land, most)
        if shapes and shapes.all and (out := board.rooms()[land] & ~shapes.space):
            yield Deduction(out, Not(board, land.clue), land.clue)


def meet_duties(board, at=ALL):
    """An island that alone reaches a pool or loose land has no cell that leaves it too few."""
    twice = board.cover()[1]
    for land, room in board.rooms().items():
        if 1 < land.left <= FAR:
            for goal, cells in duties(board, room & ~twice):
                name = land.clue, goal
                if at in (ALL, name) and (out := room & ~within_duty(board, land, room, cells)):
                    yield Deduction(out, Not(board, land.clue), name)


def pair_shapes(board, at=ALL):
    """A shape that leaves a neighbouring island no shape is out."""
    if at != ALL:
        clue, shape, other = at
        after = with_shape(board, shape)
        shapes = in_order(after, other, MANY)
        if shapes and not any(keeps(after, one, KILLERS) for one, _ in shapes):
            yield Deduction(clue, Not(board, shape), at)
        return
    for one, two, shape, fits in pairs(board, listed(board, FEW)):
        if not any(fits):
            yield Deduction(one.clue, Not(board, shape), (one.clue, shape, two.clue))


def chain_shapes(board, at=ALL):
    """A shape that step by step leaves some island no shape, or breaks a law, is out.

    A link is that a shape of one island goes only with these shapes of its neighbour.
    """
    if at != ALL:
        if not keeps(board, at[1], LINKS):
            yield Deduction(at[0], Not(board, at[1]), at)
        return
    lists = listed(board, CHAINED)
    links = {land: {} for land in lists}  # {neighbour: for each shape, as bits, those that fit}
    for one, two, _, fits in pairs(board, lists):
        links[one].setdefault(two, []).append(sum(fit << i for i, fit in enumerate(fits)))
    alive = {land: (1 << len(shapes)) - 1 for land, shapes in lists.items()}
    for land in sorted(lists, key=lambda land: len(lists[land])):
        for bit, shape in zip(each(alive[land]), lists[land]):
            trial = {**alive, land: bit}
            if not (follow(links, trial, land) and keeps_laws(board, lists, trial)):
                yield Deduction(land.clue, Not(board, shape), (land.clue, shape))


def fit_many_shapes(board, at=ALL):
    """As fit_shapes and keep_to_shapes, for islands that can have a great many shapes."""
    found = [*fit_shapes(board, at, MANY)]
    yield from found
    if at != ALL or not found:
        yield from keep_to_shapes(board, at, MANY)


def refute_opposite(board, at=ALL, rounds=None):
    """A value that leads to a contradiction cannot be; what both values lead to, holds."""
    near, known = board.around(board.island | board.sea) & board.unknown, board
    for number, rules in enumerate(ROUNDS[:rounds]):
        for cell in (*each(near), *each(board.unknown & ~near)):
            if cell & known.unknown and at in (ALL, (cell, number)):
                for found in try_both(board, cell, number, known.unknown):
                    yield found
                    try:
                        known = finish(known.mark(found.cells, found.value), rules)
                    except Contradiction:
                        return
        if known is not board:
            return


# --- What rules need ---
# A shape is one way to complete an island: the set of its cells.


def ways(board, land, most):
    """Every shape that `land` can have in its room; None if more than `most`."""
    room, known = board.rooms()[land], noted(board)
    loose = [piece for piece in board.loose() if piece.cells & room]
    what = land.cells, room & board.unknown, most, *(piece.cells for piece in loose)
    if what not in known:
        known[what] = grow(board, land, what[1], most, loose)
    return known[what]


def noted(board):
    """What was found on other boards for the same reason, if this is for one."""
    model = board.puzzle.model
    return model.recall("noted", lambda _: {}) if model else {}


def grow(board, land, free, most, loose):
    """As `ways`, in `free` cells, among `loose` land."""
    coast, shapes, todo = union(piece.shore for piece in loose), [], [(land.cells, free, land.left)]
    while todo and len(shapes) <= most:
        cells, free, left = todo.pop()
        for cell in each(board.around(cells) & free):
            free ^= cell
            grown, less = cells | cell, left - 1
            if cell & coast:
                grown |= union(piece.cells for piece in loose if piece.shore & cell)
                less = land.size - count(grown)
            if not less:
                shapes.append(grown)
            elif less > 0 and has_room(board, land, grown, free, less, loose):
                todo.append((grown, free, less))
    return None if len(shapes) > most else sorted(shapes)


def has_room(board, land, cells, free, left, loose):
    """Whether a part of a shape gets what it lacks, at one look."""
    for piece in loose:
        if not piece.cells & cells:
            if count(piece.cells) < left:
                free |= piece.cells
            else:
                free &= ~piece.shore
    return count(board.flood(cells, free, left)) >= land.size


class Shapes:
    """The shapes left to an island: what all contain, all touch, some contain; the water that
    joins their shores."""

    def __init__(self, board, legal):
        self.all, self.needs, self.space = [], 0, 0
        self.common = self.beach = board.unknown
        for shape, water in legal:
            self.all.append(shape)
            self.needs |= water
            self.space |= shape
            self.common &= shape
            self.beach &= board.around(shape)


def list_shapes(board, land, most):
    """The shapes of `land` that break no law at one look; None if it has more than `most` ways."""
    if not 0 < land.left <= LONGEST:
        return None
    most = shown(board, land.clue, most)
    found = most > FEW and list_shapes(board, land, FEW)
    return found or board.recall((land.clue, most), find_shapes, board, land, most)[1]


def in_order(board, clue, most, key=None):
    """The same, as legal_shapes yields them, in this order; None alike."""
    land = board.lands(clue)[0]
    if 0 < land.left <= LONGEST:
        shapes = ways(board, land, shown(board, clue, most))
        if shapes is not None:
            return legal_shapes(board, land, sorted(shapes, key=key), scene_of(board, land))
    return None


def find_shapes(old, board, land, most):
    """What tells which shapes there are, and the shapes, of old ones those left."""
    scene = scene_of(board, land)
    before, shapes = old or ((), None)
    if before == scene and not (shapes and shapes.needs & board.island):
        return old
    many = shapes is None and before[:3] == scene[:3]
    shapes = shapes.all if shapes else None if many else ways(board, land, most)
    if shapes is not None:
        shapes = Shapes(board, legal_shapes(board, land, shapes, scene))
    return scene, shapes


def shown(board, clue, most):
    """How many shapes to list: for an argument hardly more than are left."""
    model = board.puzzle.model
    some = model and model.recall(("ways", clue), lambda _: ways(model, model.lands(clue)[0], MANY))
    return most if some is None else min(most, max(SHOWN, len(some)))


def scene_of(board, land):
    """What tells which shapes of `land` break a law at one look, but for the water."""
    rooms, rivals, wide, beyond = {**board.rooms()}, [], {}, 0
    room = rooms.pop(land)
    near = zone = room | board.around(room)
    for other, space in rooms.items():
        if other.left and space & near:
            if other.size:
                rivals.append((other.cells, other.size, other.left, space))
            else:
                wide[space] = wide.get(space, 0) | other.cells
            zone |= space
        else:
            beyond |= space
    rivals += [(cells, None, ENDLESS, space) for space, cells in wide.items()]
    zone = board.flood(zone, board.cells, NEAR)
    dead, sea = board.dead.get(land.clue, ()), board.sunk() & zone
    return land.cells, room, board.island & near, dead, rivals, beyond & zone, sea


def legal_shapes(board, land, shapes, scene):
    """Yield (one of the `shapes` that leaves every law possible, water that joins its shore).

    The sea is then all that no island can have.
    """
    _, room, island, dead, rivals, beyond, sea = scene
    water, known = board.sea | board.unknown, {}
    closed = noted(board) if board.puzzle.whole else {}
    for cells in shapes:
        rest, part = water & ~cells, closed.get(cells)
        if part and part == board.flood(part, rest, 1) & rest:
            continue
        shore = board.around(cells)
        if cells & ~room or land.cells & ~cells or shore & island or cells in dead:
            continue
        if board.pools(sea | shore):
            continue
        dry = left_dry(board, rivals, cells | shore, room, beyond | cells, known)
        if dry & board.island or board.pools(sea | shore | dry):
            continue
        part = board.joins(shore, rest, shore & -shore) if board.puzzle.whole else shore
        if shore & ~part:
            closed[cells] = part
        else:
            yield cells, part


def left_dry(board, rivals, taken, spaces, covered, known):
    """What no rival can come to of its space and `spaces`; all cells if one lacks room."""
    for cells, size, left, space in rivals:
        if shut := space & taken:
            spaces |= space
            if (cells, shut) not in known:
                known[cells, shut] = board.flood(cells, space & ~shut, left)
            space = known[cells, shut]
            if size and count(space) < size:
                return ALL
        covered |= space
    return spaces & ~covered & board.puzzle.owned


def listed(board, most):
    """{island: its shapes} where they are listed, `most` at most."""
    lists = ((land, list_shapes(board, land, MANY)) for land in board.rooms())
    return {land: some.all for land, some in lists if some and 0 < len(some.all) <= most}


def with_shape(board, shape):
    """The board where an island has just this shape."""
    return board.mark(shape, ISLAND).mark(board.around(shape), SEA)


def keeps(board, shape, rules):
    """Whether these rules do not refute a shape."""
    try:
        return finish(with_shape(board, shape), rules)
    except Contradiction:
        return False


def pairs(board, lists):
    """Yield an island of `lists`, one near it, a shape, and which of the other's go with that."""
    rooms, (once, twice, thrice) = board.rooms(), board.cover()
    near = {land: board.flood(rooms[land], board.cells, NEAR) for land in lists}
    for one in lists:
        for two in lists:
            if two is not one and near[one] & rooms[two]:
                space, zone = rooms[one] | rooms[two], near[one] | near[two]
                beyond = once & ~space | twice & ~(rooms[one] & rooms[two]) | thrice
                scene = space, beyond & zone, board.sunk() & zone, board.island & zone
                for shape in lists[one]:
                    yield one, two, shape, map(pair_law(board, scene, shape), lists[two])


def pair_law(board, scene, cells):
    """The test whether a shape goes with this one; a `scene` tells it but for the water."""
    water, (space, beyond, sea, island) = board.sea | board.unknown, scene
    shore, steps = board.around(cells), NEAR * board.puzzle.whole
    beside = board.flood(cells, board.cells, steps)
    dry, sea = space & board.puzzle.owned & ~(beyond | cells), sea | shore

    def fits(others):
        if others & (cells | shore):
            return False
        beach = board.around(others)
        if dry & ~others & island or board.pools(sea | beach | dry & ~others):
            return False
        if not others & beside:
            return True
        rest = water & ~(cells | others)
        joined = board.joins(shore, rest, shore & -shore)
        if shore & ~joined:
            return False
        return not beach & ~board.joins(beach, rest, joined if joined & beach else beach & -beach)

    return fits


def follow(links, alive, land):
    """Follow the links from what is left of `land`; False if an island has none left."""
    todo = [land]
    while todo:
        land = todo.pop()
        for other, partners in links[land].items():
            allowed = union(shapes for i, shapes in enumerate(partners) if alive[land] >> i & 1)
            if alive[other] & ~allowed:
                alive[other] &= allowed
                if not alive[other]:
                    return False
                todo.append(other)
    return True


def keeps_laws(board, lists, alive):
    """Whether what shapes left alive have in common breaks no law."""
    island, sea, covered = board.island, board.sea, 0
    for land, room in board.rooms().items():
        if land in lists:
            left = ((cells, 0) for i, cells in enumerate(lists[land]) if alive[land] >> i & 1)
            shapes = Shapes(board, left)
            island, sea, room = island | shapes.common, sea | shapes.beach, shapes.space
        covered |= room
    sea |= board.puzzle.owned & ~covered
    if sea & island or board.pools(sea):
        return False
    water = (board.sea | board.unknown) & ~island
    return not board.puzzle.whole or not sea & ~board.joins(sea, water, sea & -sea)


def duties(board, own):
    """The (goal, cells) to which an island must come, as no other can.

    The goal is the first cell of loose land that needs a clue, or the top left of a pool.
    """
    for piece in board.loose():
        if piece.cells & own and (mine := piece.cells & board.puzzle.owned):
            yield mine & -mine, piece.cells
    mine = own & board.unknown & board.puzzle.owned
    for corner in each(board.pools(board.sunk() | mine)):
        yield corner, board.square(corner) & mine


def within_duty(board, land, room, goal):
    """The cells of `room` that `land` can have and still come to `goal`.

    The cells that it lacks must join all three: `near[k]` is what land reaches in k steps,
    `back[k]` what the goal does; the third way branches off in between.
    """
    whole = goal & board.island  # of pools one cell
    budget = land.left + 1 - (count(whole) or 1)
    near, back = [land.cells], [goal]
    for _ in range(budget):
        near.append(board.flood(near[-1], room, 1))
        back.append(board.flood(back[-1], room, 1))
    cells = 0
    for step in range(budget + 1):
        cells = board.flood(cells, room, 1) | union(a & b for a, b in zip(near, back[step::-1]))
        for piece in (land.cells, whole):
            if cells & piece:
                cells |= piece
    return cells | land.cells


def try_both(board, cell, number, unknown):
    """What this round's rules prove by trying both values of a cell."""
    ends, at = [], (cell, number)
    for value, other in (SEA, ISLAND), (ISLAND, SEA):
        try:
            ends.append(tried(board, cell, value, number))
        except Contradiction:
            yield Deduction(cell, other, at)
            return
    one, two = ends
    for cells, value in (one.island & two.island, ISLAND), (one.sea & two.sea, SEA):
        if new := cells & unknown:
            yield Deduction(new, value, at)


def tried(board, cell, value, number):
    """Where the rules of a round end if a cell has this value.

    They go on from where they ended with fewer facts.
    """
    ends, name = board.recall("tried", lambda old: dict(old or ())), (cell, value, number)
    if name in ends:
        old = ends[name].known
        ruled = (
            {**one, **{clue: out | one.get(clue, out) for clue, out in two.items()}}
            for one, two in zip(old[2:], board.known[2:])
        )
        after = board.next(*old[:2], *ruled).mark(board.island, ISLAND).mark(board.sea, SEA)
        if after.known == old:
            return ends[name]
    else:
        after = board.mark(cell, value)
    after = finish(after, ROUNDS[number])
    ends[name] = Board(board.puzzle, *after.known, {})
    return ends[name]


# Tier, first round of cases, rule.
TABLE = (
    (1, 1, surround_full_island),
    (1, 1, part_islands),
    (1, 1, refuse_large_union),
    (1, 1, break_pool),
    (1, 1, take_only_exit),
    (1, 1, guard_corner),
    (2, 2, drown_unreachable),
    (2, 2, give_up_beyond),
    (2, 2, count_cells),
    (2, 2, raise_far_cells),
    (2, 2, fill_pockets),
    (2, 2, keep_sea_whole),
    (2, 2, keep_island_room),
    (2, 2, fetch_loose_land),
    (2, 3, fit_shapes),
    (2, 3, keep_to_shapes),
    (2, 3, meet_duties),
    (2, 4, fit_many_shapes),
    (2, 4, pair_shapes),
    (2, 4, chain_shapes),
    (3, NEVER, refute_opposite),
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
drown_unreachable.asked = 0  # its argument is short
for rule in fit_shapes, fit_many_shapes:
    rule.everywhere = lambda board, rule=rule: rule(board, board.cells)
refute_opposite.everywhere = lambda board: (
    found
    for number in range(len(ROUNDS))
    for cell in each(board.unknown)
    for found in try_both(board, cell, number, board.unknown)
)
LINKS = (*ROUNDS[2], pair_shapes)
SOON = (*DIRECT, *STRUCTURAL, lambda board: refute_opposite(board, ALL, 2))


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
    """The board where tiers 1 and 2 end; if little is known, no long lists are made."""
    board = finish(board, ROUNDS[2])
    if 3 * count(board.unknown) > 2 * count(board.cells):
        return board
    return finish(board, DIRECT + STRUCTURAL)


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
    """Yield 1, 1, 2, 1, 1, 2, 4 units and so on (Luby and others, 1993; Knuth)."""
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


def search(board):
    """Yield every answer; where clues are many and most is known, cases come first."""
    try:
        made = opened(board := finish(board, DIRECT))
        cells, unknown = count(board.cells), count(board.unknown)
        if len(board.active()) > CROWDED and 4 * unknown < cells:
            made = opened(finish(board, SOON))
    except Contradiction:
        return
    few = len(board.puzzle.clues) ** 2 <= cells or 10 * unknown > 9 * cells
    draft = board.puzzle.clued and cells < min(2 * unknown, 1025) and drafts(board)
    if draft and few:
        made.first = next(draft)
    for turn, found in enumerate(made.answers(), 1):
        if found:
            sea, island = settled(made.trail)
            yield board.mark(island, ISLAND).mark(sea & board.cells, SEA)
            continue
        if draft and not turn % (3 - few):
            made.first = next(draft)
        if not turn & turn + 1:  # start elsewhere
            made.weigh([thing * turn % 0.618 for thing in range(len(made.weight))])


def opened(board):
    """The search for what a board leaves open; Contradiction if it has none."""
    size = board.cells.bit_length()
    made = Search(size, 0, Laws(board).told)
    sea = (1 << size) - 1 & ~(board.island | board.unknown)
    clauses = [[one] for one in literals(board.island, 1) + literals(sea, 0)]
    clauses += [literals(board.square(corner), 1) for corner in each(board.pools(board.cells))]
    if not all(map(made.add, clauses)) or made.follow() or not all(map(made.add, made.told(made))):
        raise Contradiction("none", 0)
    return made


def literals(cells, island):
    """That these cells are island, or sea; a clause of them says that one is."""
    return [2 * (cell.bit_length() - 1) + island for cell in each(cells)]


def settled(told):
    """The cells that literals settle as sea and as island."""
    cells = [0, 0]
    for literal in told:
        cells[literal & 1] |= 1 << (literal >> 1)
    return cells


def drafts(board):
    """Yield land for each place where chance, cooling, moved shores (Kirkpatrick et al, 1983)."""
    chance, pace, again, sea, off, sizes, lack, ring, see, seen, whose = basics(board)
    shut, age = {}, 0.0
    while True:
        shore = (board.around(sea) | board.around(board.cells ^ sea)) & ~board.puzzle.clued
        near, heat = [cell.bit_length() - 1 for cell in each(shore)], 7**age
        live = [at for at in near if (seen[at] or see(at))[0]]
        for at in chance.choices(live, k=4 * len(live)):
            clue, grows, more, loose = seen[at] or see(at)
            more += (-1.5 if grows * lack[clue] > 0 else 1.5) if sizes[clue] else 0
            idle = not clue or shut.get(at) == sea
            if idle or (more > 0 and chance.random() >= 2.718 ** (-more * heat)):
                continue
            shut[at], new, short = sea, sea ^ 1 << at, lack[clue] - grows
            part = board.around(1 << at) & new & loose
            if not part & ~board.joins(part, new, part & -part):
                sea, off, lack[clue], whose[at] = new, off + more, short, clue * (grows > 0)
                for step in ring:
                    seen[at + step] = 0
                if not off:
                    break
        if (age := age + len(near) / pace) > 1 or not off:
            yield [owner != 0 for owner in whose]
            age = max(age % 1, again)


def basics(board):
    """Chance, time to cool, where from again, sea, faults, sizes and lacks of clues from 1 on,
    steps around, what sees how a place is `moved`, what is seen, whose: 0 the sea's, -1 none's."""
    from functools import lru_cache
    from operator import itemgetter
    from random import Random

    row, end = board.stride, board.cells.bit_length()
    ring = -row, 1 - row, 1, row + 1, row, row - 1, -1, -row - 1, -row, 0
    look = [itemgetter(*(at + step for step in ring)) for at in range(end)]
    whose = [-(not board.cells >> at & 1) for at in range(end + row + 2)]
    for clue, cell in enumerate(board.puzzle.clues, 1):
        whose[cell.bit_length() - 1] = clue
    sizes = [1, *board.puzzle.clues.values()]
    lack = [(size or 1) - 1 for size in sizes]
    seen, move = [0] * len(whose), lru_cache(None)(moved)

    def see(at):
        seen[at] = move(look[at](whose))
        return seen[at]

    many = len(sizes) ** 2 > len(seen)  # cool slowly
    pace = COOLING * (1 + many) * end**0.75
    off = count(board.pools(sea := board.cells & ~board.puzzle.clued)) + 1.5 * sum(lack)
    return Random(0), pace, 0.36 * many, sea, off, sizes, lack, ring, see, seen, whose


def moved(ring):
    """(Whose shore moves, cells it gains, pools that come, ALL if the sea may part)."""
    sides, old, gaps = ring[:8:2], ring[9], [set()]
    if len({*sides} - {-1}) != 2 or 0 not in sides:
        return [0] * 4
    start = 2 * sides.index(old) + 1
    for k, owner in enumerate(ring[start:8] + ring[:start]):
        if owner != old:
            gaps[-1].add(owner)
        elif k % 2 and gaps[-1]:
            gaps.append(set())
    if (old and gaps[2:]) or sum(map(len, gaps)) > len(set().union(*gaps)):
        return [0] * 4
    pools = sum(ring[k : k + 3] == (0, 0, 0) for k in range(0, 8, 2))
    return max(sides), -1 if old else 1, pools if old else -pools, ALL * (len(gaps) > 2)


class Laws:
    """Laws of too many clauses, told where they are nearly broken.

    `balls` are how far islands come, anew where something `changed`; `rim`: of all boxes.
    """

    def __init__(self, board):
        self.board, self.ways, self.seen, self.spans = board, {}, {}, {}
        cells, row, wet = board.cells, board.stride, board.puzzle.wet
        self.sizes = {clue: size or count(cells) for clue, size in board.puzzle.clues.items()}
        rooms, active = board.rooms(), board.active()
        self.waits = len(active) > SEVERAL
        self.zones = {land.clue: rooms[land] for land in active if land.clue}
        self.balls = {land.clue: land.cells for land in rooms}
        self.pieces = {land.clue: (land.cells, land.shore) for land in rooms}
        self.rim = sum(self.box(*at) for at in self.balls.items())
        self.sea = self.island = self.web = 0
        self.changed, self.firm = ALL, (0, 0, 0)
        self.edges = [cells & ~side for k in (1, row) for side in (cells << k, cells >> k)]
        self.sides = ENDLESS if wet is None else wet + 1 + sum(map(count, self.edges)) // 2

    def told(self, made):
        """Clauses that what is settled breaks, or leaves one way.

        Of several islands none after a guess about what was in no conflict, till all is settled.
        """
        at = made.guesses[0] if made.guesses else len(made.trail)
        self.root = at == len(made.trail)
        begun = self.waits and not self.root and len(made.trail) < len(made.why)
        if begun and not made.weight[made.trail[made.guesses[-1]] >> 1]:
            return ()
        if at != self.firm[0]:
            self.firm = (at, *settled(made.trail[:at]))
        sea, island = settled(made.trail[at:])
        sea, island = (sea | self.firm[1]) & self.board.cells, island | self.firm[2]
        self.changed |= sea ^ self.sea | island ^ self.island
        self.sea, self.island = sea, island
        self.free, self.depth = self.board.cells & ~self.sea, made.depth
        clauses = self.of_sea() or self.of_pieces() or self.of_rooms()
        return clauses or self.of_total() or self.of_shores() or self.of_reach()

    def not_all(self, island, sea, breaks):
        """The clause that not all these cells are so, which breaks a law: as few as will do."""
        (_, firm_sea, firm), cells, size = self.firm, self.board.cells, len(self.depth)
        firm |= (firm_sea & cells) << size
        items = [*each((island | sea << size) & ~firm)]
        items.sort(key=lambda item: self.depth[(item.bit_length() - 1) % size])

        def holds(items):
            told = sum(items, firm)
            return breaks(told & cells, told >> size)

        told = sum(fewest(items, holds, ASKED // 3))
        return literals(told & cells, 0) + literals(told >> size, 1)

    def of_sea(self):
        """The sea is in one piece; it has the cells that keep it whole."""
        board, sea, firm, clauses = self.board, self.sea, self.firm[1], []
        free = board.cells & ~self.island
        start = sea & firm or sea
        start &= -start
        water = board.flood(start, free)
        if lost := sea and free & ~water:
            rest = lost & sea & firm or lost & sea
            return [self.parted(water, start, cell) for cell in each(rest & -rest or lost)]
        self.weave(start, sea, water)
        self.ways, parted = board.straits(water, self.web & ~sea, self.ways)
        for cell, side in parted.items():
            side = side if side & sea else board.flood(start, water & ~cell)
            one, two = (part & firm or part for part in (sea & side, sea & ~side))
            if two:
                clauses.append(self.parted(side, one & -one, two & -two, cell))
        return clauses

    def weave(self, start, sea, water):
        """A `web` of water joins the sea: only its open cells can part it."""
        board, web = self.board, self.web or start
        if web & ~water:
            web = board.flood(start, web & water | sea)
        while lost := sea & ~board.flood(web, web | sea):
            near = [web]
            while not near[0] & lost:
                near.insert(0, board.flood(near[0], water, 1))
            for cells in near:
                lost &= cells
                lost &= -lost
                web |= lost
                lost = board.around(lost)
        self.web = web

    def parted(self, side, start, rest, cell=0):
        """Two cells are not both sea, or this one is sea, or one beside a side of it."""
        border, cells = self.board.around(side) & ~cell, self.board.cells & ~cell
        border &= self.board.around(self.board.flood(rest, cells & ~border))
        return literals(cell | border, 0) + literals(start | rest, 1)

    def of_total(self):
        """The clues say how many cells the sea has."""
        board, wet = self.board, self.board.puzzle.wet
        if wet is None:
            return ()
        for so, most, cells in (0, count(board.cells) - wet, self.island), (1, wet, self.sea):
            if count(cells) > most:
                clause = sorted(literals(cells, so), key=lambda literal: self.depth[literal >> 1])
                return [clause[: most + 1]]

        def pooled(island, _):  # a cell beside land breaks two pools at most
            sea = board.cells & ~board.flood(board.puzzle.clued, island)
            return count(board.pools(sea)) > 2 * (count(sea) - wet)

        def apart(island, sea):
            part = board.flood(sea & -sea, sea)
            return sea & ~board.spread(wet - count(sea), part, board.cells & ~island, sea, sea)

        if (self.root or not self.waits) and pooled(self.island, 0):
            return [self.not_all(self.island, 0, pooled)]
        if 0 < count(self.sea & ~self.firm[1]) <= WORDY and apart(self.island, self.sea):
            return [self.not_all(self.island, self.sea, apart)]
        return ()

    def of_pieces(self):
        """No island leaves its room, or has more cells than its clue says."""
        board = self.board

        def large(island, _):
            piece = board.flood(clue, island)
            return piece & ~zone or count(piece) > self.sizes[clue]

        for clue, zone in self.zones.items():
            piece, shore = self.pieces[clue]
            if piece & ~self.island or shore & self.island:
                new = board.flood(clue, self.island)
                if large(new, 0):
                    return [self.not_all(new, 0, large)]
                self.rim += self.box(clue, new) - self.box(clue, piece)
                self.pieces[clue] = new, board.around(new)
                self.changed |= shore ^ self.pieces[clue][1]
        return ()

    def of_shores(self):
        """The sea is in one piece, so n cells of it have shores of 2 n + 2 sides at most.

        The border needs some, islands as many as they have room for.
        """
        spare = self.sides - sum(count(self.sea & edge) for edge in self.edges)
        if self.rim + CLOSE * (not self.waits) <= spare:
            return ()
        rims = {at: self.shore(at, piece, self.balls[at]) for at, (piece, _) in self.pieces.items()}
        if sum(rims.values()) <= spare:
            return ()
        edge = literals(self.sea & union(self.edges) & ~self.firm[1], 1)
        return [list({*edge}.union(*(self.why(clue, rims[clue]) for clue in self.zones)))]

    def shore(self, clue, piece, ball, least=0):
        """Half the fewest sides of an island with a piece in a ball; `least` - 1 will do."""
        rim, gaps = self.box(clue, piece), sum(self.runs(piece, ball)) - sum(self.spans[piece])
        rim, size = max(rim, least - gaps - 1), self.sizes[clue]
        while not any(not piece & ~at and count(ball & at) >= size for at in self.frame(clue, rim)):
            rim += 1
        return rim + gaps

    def runs(self, piece, ball):
        """How many runs of a ball have some of a piece: in rows, in columns."""
        for step in 1, self.board.stride:
            run = piece
            while run != (run := run | (run << step | run >> step) & ball):
                pass
            yield count(run & ~(run << step))

    def frame(self, clue, rim):
        """Boxes around a clue, of this height and width in all; or else ALL."""
        if (clue, rim) not in self.seen:
            row, out = self.board.stride, ~self.board.cells
            boxes = (
                ((1 << row * high) - 1) // ((1 << row) - 1) * ((1 << rim - high) - 1) * clue >> at
                for high in range(1, rim * (rim < FAR > row))
                for at in range(row * high)
            )
            self.seen[clue, rim] = [at for at in boxes if at & clue and not at & out] or [ALL]
        return self.seen[clue, rim]

    def box(self, clue, piece):
        """Height and width of the smallest box for an island that has a piece."""
        if piece not in self.seen:
            low, high = self.spans[piece] = sorted(self.runs(piece, self.board.cells))
            while low * high < self.sizes[clue]:
                low, high = sorted((low + 1, high))
            self.seen[piece] = low + high
        return self.seen[piece]

    def of_rooms(self):
        """An island has room for all its cells."""
        shores, shared, _ = covered(shore for _, shore in self.pieces.values())
        for clue, zone in self.zones.items():
            if zone & self.changed:
                (piece, shore), size = self.pieces[clue], self.board.puzzle.clues[clue]
                free = self.free & zone & (~shores | shore & ~shared) | piece
                ball = self.board.flood(piece, free, self.sizes[clue] - count(piece))
                self.balls[clue] = ball
                if size and count(ball) < size:
                    return [self.why(clue)]
        self.changed = 0
        return ()

    def why(self, clue, rim=0, cell=0):
        """What keeps an island from growing: off a cell, or with so many sides."""
        board, rivals = self.board, self.board.puzzle.clued & ~clue
        edge, (land, _) = board.around(self.balls[clue]), self.pieces[clue]
        land |= board.flood(board.around(edge) & ~self.balls[clue] & self.island, self.island)

        def bounds(island, sea):
            piece, beside = board.flood(clue, island), board.around(board.flood(rivals, island))
            free = self.zones[clue] & ~(beside | sea) | piece
            ball = board.flood(piece, free, self.sizes[clue] - count(piece))
            if rim:
                return self.shore(clue, piece, ball, rim) >= rim
            return not ball & cell if cell else count(ball) < self.sizes[clue]

        key = clue, rim, cell, land, edge & self.sea
        if key not in self.seen:
            self.seen[key] = self.not_all(*key[3:], bounds)
        return [*self.seen[key]]

    def of_reach(self):
        """A cell to which no clue can come is sea, or what keeps clues off is not so."""
        far, clauses = self.free & ~union(self.balls.values()), []
        lost = far & self.island
        for cell in each(lost & -lost or far):
            kept = (self.why(clue, 0, cell) for clue, zone in self.zones.items() if zone & cell)
            clauses.append(list({*literals(cell, 0)}.union(*kept)))
        return clauses


# --- Proofs ---


def facts(board, at=ALL):
    """What is known of the cells in `at` beyond the puzzle, as words, in reading order.

    What is ruled out is named only where settled cells leave it open.
    """
    if at == ALL:
        return board.recall("facts", lambda _: facts(board, board.cells))
    ruled = board.recall("ruled out", lambda _: ruled_out(board))
    words, settled = [], board.island & ~board.puzzle.clued | board.sea
    for cell in each((settled | sum(ruled)) & at):
        place = names(board, cell)
        if cell & settled:
            words.append("%s %s" % (place, SEA if cell & board.sea else ISLAND))
        words += ["%s %s" % (place, Not(board, other)) for other in ruled.get(cell, ())]
    return words


def ruled_out(board):
    """{cell: the clues whose it is not; clue: the shapes that its island has not}."""
    ruled = {}
    for land in board.lands():
        barred, dead = board.barred.get(land.clue, 0), board.dead.get(land.clue)
        for cell in each(barred and barred & board.room(land, 0)):
            ruled.setdefault(cell, []).append(land.clue)
        if dead:
            scene = scene_of(board, land)
            legal = legal_shapes(board, land, sorted(dead), (*scene[:3], (), *scene[4:]))
            ruled.setdefault(land.clue, []).extend(shape for shape, _ in legal)
    return ruled


def assume(board, facts):
    """This board with these facts besides; Contradiction if one clashes with what is known."""
    island = sea = 0
    for fact in facts:
        word, cell, cells = board.puzzle.read(fact)
        if word == ISLAND:
            island |= cell
        elif word == SEA:
            sea |= cell
        elif word == "not":
            board = board.mark(cell, Not(board, cells))
        else:  # a case: the island has just these cells
            board = with_shape(board, cells).mark(board.cells & ~cells, Not(board, cell))
    return board.mark(island, ISLAND).mark(sea, SEA)


def opposite(fact):
    """The word for "not so"."""
    place, *words = fact.split()
    return "%s %s" % (place, {SEA: ISLAND, ISLAND: SEA}.get(words[-1], words[-1]))


def part(board, items):
    """The bare puzzle with just these facts, which begin with a place, and laws."""
    laws = [item for item in items if item[0] != "r"]
    puzzle = board.puzzle.part(laws, board)
    given = board.recall("given", lambda old: old or board.puzzle.part((), None).board().lands())
    new = puzzle.lawful
    lands = [Piece(puzzle, one.cells, one.shore) if one.cells & new else one for one in given]
    bare = puzzle.board(lands=(puzzle.clued, lands))
    return assume(bare, [item for item in items if item[0] == "r"])


def sources(board, rule, found, wanted):
    """Laws and facts that may do: near a step, of its argument, all."""
    way = ARGUMENTS.get(rule)
    if way in (argue_shapes, argue_pair):
        at = near(board, rule, found.at)
        yield facts(board, at) + laws(board, at)
    if way is not argue_shapes:
        step = argue(board, rule, found, wanted)
        yield step["from"] + step["laws"]
    yield facts(board) + laws(board, ALL)


def laws(board, at):
    """The laws that hold in these cells."""
    puzzle = board.puzzle
    names = ["sea"] * bool(puzzle.whole) + ["total"] * (puzzle.wet is not None)
    for name, cells in ("island", puzzle.lawful), ("owner", puzzle.owned), ("pool", puzzle.ponds):
        names += [law(board, name, cell) for cell in each(cells & at)]
    return names


def law(board, name, cell):
    """The name of a law: island r1c1."""
    return name + " " + names(board, cell)


def cells_of(board, facts):
    """The cells that facts are about."""
    return sum(board.puzzle.read(fact)[1] for fact in facts)


def argue(board, rule, found, wanted):
    """The reason of a step, and how it follows."""
    return ARGUMENTS.get(rule, argue_at_once)(board, rule, found, wanted)


def argue_at_once(board, rule, found, wanted):
    """What follows from one law, or from the sea and how many cells it has."""
    at, told = found.at, ALL
    if rule in SUMS:
        laws = SUMS[rule]
    elif rule is break_pool:
        laws, told = [law(board, "pool", at)], board.square(at)
    else:
        land = board.lands(at) or [one for one in board.lands() if one.shore & at]
        clues = sum(one.clue for one in land) & board.puzzle.lawful
        laws = [law(board, "island", clues & -clues) if clues else law(board, "owner", at & -at)]
        told = near(board, rule, at)
    step = {"from": facts(board, told), "laws": laws}
    return step if wanted else {**step, "breaks": laws[-1]}


def near(board, rule, at):
    """Where the facts are that a rule has looked at; of pairs no rooms."""
    at, wide = (sum(at[1:]), 0) if rule is pair_shapes else (at, rule.tier > 1)
    for piece in (*board.lands(at), *board.waters(at)):
        at |= piece.cells | (wide and board.rooms().get(piece, 0))
    for _ in range(2):
        at = board.flood(at, board.cells, 1)
        at |= union(land.cells for land in board.lands(at))
    return at


def argue_water(board, rule, found, wanted):
    """What the sea needs to be whole, or to have all its cells."""
    if rule is take_only_exit and not found.at & board.sea:
        return argue_at_once(board, rule, found, wanted)
    cell = cells_of(board, wanted) or board.sea
    parted = board.mark(cell, ISLAND) if wanted else board
    water = parted.water()
    if lost := board.sea & ~water:
        ends = closest(board, cell, board.sea ^ lost) | closest(board, cell, lost)
        wall = board.island & board.flood(water, board.cells, 2)
        ends |= near(board, rule, found.at) if rule is take_only_exit else wall
        step = {"from": facts(board, ends), "laws": ["sea"]}
        return step if wanted else {**step, "breaks": "sea"}
    if wanted and rule is take_only_exit:
        return {"from": facts(board), "laws": ["sea", "total"]}
    return refute(board, wanted, (fill_pockets, count_cells))


def closest(board, cell, cells):
    """One of the cells nearest to a cell."""
    while not (near := cell & cells):
        cell |= board.around(cell)
    return near & -near


def out_of_reach(board, cell, but=0):
    """(Steps that say whose a cell is not, though it is land; facts): any clue `but` one."""
    reach = board.flood(cell, board.cells & ~board.sea)
    named = [board.puzzle.read(fact)[2] for fact in facts(board, cell)]
    lands, barred = board.lands(), board.barred  # a supposed island is barred from all else
    whole = [land.clue for land in lands if land.cells | barred.get(land.clue, 0) == board.cells]
    clued = board.puzzle.clued & ~sum({but, *named, *whole})
    walls = fewest(
        [*each(board.sea & board.around(reach))],
        lambda sea: not clued & ~reach & board.flood(cell, board.cells & ~sum(sea)),
    )
    steps = [out_of_room(board, cell, clue) for clue in each(clued & reach)]
    told = ["%s %s" % (names(board, cell), Not(board, clue)) for clue in whole]
    return steps, sum((step["from"] for step in steps), facts(board, cell | sum(walls)) + told)


def out_of_room(board, cell, clue):
    """The step that a cell is not of the island of a clue."""
    fact = ["%s %s" % (names(board, cell), Not(board, clue))]
    ball = board.flood(cell, board.cells, (board.puzzle.clues[clue] or ENDLESS) - 1)
    at = near(board, drown_unreachable, clue) if ball & clue else 0
    return lacking(board, clue, at, fact, "out of reach")


def lacking(board, clue, at, wanted, name, goal=0):
    """The step that an island has not some cells, by facts near it; if it has the goal."""
    laws, out = [law(board, "island", clue)], cells_of(board, wanted)

    def holds(told):
        less = part(board, told + laws).mark(goal, ISLAND)
        land = less.lands(clue)[0]
        room = less.room(land)
        if goal & ~land.cells:
            room = within_duty(less, land, room, less.flood(goal, less.island))
        return not out & room

    told = fewest(facts(board, at), holds)
    told += ["%s %s" % (names(board, goal), names(board, clue))] if goal else []
    return {"facts": wanted, "rule": name, "from": told, "laws": laws}


def argue_owner(board, rule, found, wanted):
    """No clue can come to a cell that would need one."""
    if not wanted and board.lands(found.at)[0].clue:
        return argue_at_once(board, rule, found, wanted)
    suppose = [opposite(fact) for fact in wanted]
    after = assume(board, suppose) if rule is fetch_loose_land else board
    steps, told = out_of_reach(after, found.at)
    case = {"then": steps, "breaks": law(board, "owner", found.at)}
    return agree(board, [suppose], [(case, told)])


def argue_shapes(board, rule, found, wanted):
    """The ways of an island that are left, and what breaks each other."""
    land, known = board.lands(found.at)[0], facts(board, near(board, rule, found.at))
    island, dead = law(board, "island", land.clue), board.dead.get(land.clue, ())
    supposed, cases, learnt, agreed = [], [], [], agrees(board, found, wanted)
    for shape in ways(board, land, MANY):
        if shape not in dead:
            suppose = [opposite("%s %s" % (names(board, land.clue), Not(board, shape)))]
            supposed.append(suppose)
            alive = wanted and agreed(shape)
            cases.append(({"then": []}, ()) if alive else kill(board, suppose, learnt))
    if wanted:
        return agree(board, supposed, cases, island, known)
    steps, name = [], rule.__name__.replace("_", " ")
    for suppose, case in zip(supposed, cases):
        step = agree(board, [suppose], [case])
        steps.append({"facts": [suppose[0].replace(" ", " not ")], "rule": name, **step})
        known += step["from"]
    return agree(board, [[]], [({"then": steps, "breaks": island}, known)])


def kill(board, suppose, learnt):
    """How a shape breaks a law, as `branch` has it; as one did before, if that is so here."""
    after = assume(board, suppose)
    for case in learnt:
        if knows(after, case[1]):
            return case
    case = branch(board, suppose, KILLERS, ()) or branch(board, suppose, RULES, ())
    learnt.insert(0, case)
    return case


def argue_duty(board, rule, found, wanted):
    """Whose the loose land is, or each cell that breaks the pool, and what that leaves."""
    clue, goal = found.at
    at, name = near(board, rule, clue), "meet duties"
    if goal & board.island:
        steps, told = out_of_reach(board, goal, clue)
        last = lacking(board, clue, at, wanted, name, goal)
        ways = [*([opposite(*step["facts"])] for step in steps), last["from"][-1:]]
        cases = [({"then": [], "breaks": step["laws"][0]}, ()) for step in steps]
        cases.append(({"then": [last]}, last["from"]))
        return agree(board, ways, cases, law(board, "owner", goal), told)
    ways, cases = [], []
    for cell in each(board.square(goal) & ~board.sea):
        steps, told = out_of_reach(board, cell, clue)
        last = lacking(board, clue, at, wanted, name, cell)
        ways.append(["%s %s" % (names(board, cell), ISLAND)])
        known = sum((step["facts"] for step in steps), ways[-1] + told)
        laws = [law(board, "owner", cell)]
        owned = {"facts": last["from"][-1:], "rule": name, "from": known, "laws": laws}
        cases.append(({"then": [*steps, owned, last]}, told + last["from"]))
    return agree(board, ways, cases, law(board, "pool", goal), facts(board, board.square(goal)))


def argue_pair(board, _, found, wanted):
    """What breaks each shape of the neighbour if the island has this one."""
    suppose = [opposite(fact) for fact in wanted]
    how = argue_shapes(assume(board, suppose), fit_shapes, Contradiction("", 0, found.at[2]), ())
    case = {"then": how["then"], "breaks": how["breaks"]}
    return agree(board, [suppose], [(case, how["from"])])


def argue_cases(board, _, found, wanted):
    """What both values of a cell lead to."""
    cell, number = found.at
    if found.cells == cell:
        return refute(board, wanted, ROUNDS[number])
    both = [["%s %s" % (names(board, cell), value)] for value in (SEA, ISLAND)]
    return by_cases(board, both, [ROUNDS[number]], wanted)


LAWS = "island", "owner", "pool", "sea", "total"
SUMS = {count_cells: ["total"], raise_far_cells: ["sea", "total"], fill_pockets: ["sea"]}
KILLERS = break_pool, drown_unreachable, keep_sea_whole
ARGUMENTS = {
    take_only_exit: argue_water,
    keep_sea_whole: argue_water,
    drown_unreachable: argue_owner,
    fetch_loose_land: argue_owner,
    fit_shapes: argue_shapes,
    keep_to_shapes: argue_shapes,
    fit_many_shapes: argue_shapes,
    meet_duties: argue_duty,
    pair_shapes: argue_pair,
    chain_shapes: lambda board, _, __, wanted: refute(board, wanted, LINKS, RULES),
    refute_opposite: argue_cases,
}


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


def all_agree(board, rule, found, wanted):
    """What `draws` says of a rule about shapes, sooner: what does not agree comes first."""
    most, agreed = MANY if rule is fit_many_shapes else FEW, agrees(board, found, wanted)
    shapes = wanted and in_order(board, found.at, most, agreed)
    if not shapes:
        return draws(board, rule, found, wanted)
    return next((agreed(shape) for shape, _ in shapes), False)


def agrees(board, found, wanted):
    """The test whether what is wanted of what was found is so if an island has this shape."""
    cells = cells_of(board, wanted)
    return lambda one: not cells & ~{SEA: board.around(one), ISLAND: one}.get(found.value, ~one)


fit_shapes.sooner = keep_to_shapes.sooner = fit_many_shapes.sooner = all_agree


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
    """The board that a text in the judge's format shows; ValueError names the wrong line.

    With `~` or `o` in it, a board in progress, touching equal numbers are one island.
    """
    lines = text.rstrip().split("\n")
    height, width = parse_size(lines[0])
    if len(lines) <= height:
        raise wrong(len(lines) + 1, "row %d of %d, found the end", len(lines), height)
    stride, found = width + 1, {}
    for r, line in enumerate(lines[1:]):
        if r == height:
            raise wrong(r + 2, "the end, found a row too many")
        row = line.split()
        row = row[0] if len(row) == 1 < width else row
        if len(row) != width:
            raise wrong(r + 2, "%d cells, found %d", width, len(row))
        for c, token in enumerate(row):
            if token != ".":
                found[1 << r * stride + c] = parse_cell(token, r, c)
    cells = sum((1 << width) - 1 << r * stride for r in range(height))
    return place(cells, stride, found)


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


def parse_cell(token, r, c):
    """The size (None if any), ISLAND or SEA that a token says."""
    marks = {"?": None, "o": ISLAND, "~": SEA}
    if token in marks:
        return marks[token]
    number = token.lstrip("0")[:999]
    if not (number.isascii() and number.isdigit()):
        message = ". ? ~ o or a number from 1 on, found %s in column %d"
        raise wrong(r + 2, message, ascii(token[:20]), c + 1)
    return int(number)


def place(cells, stride, found):
    """The board of these cells and what was found."""
    marks = {}
    for cell, value in found.items():
        marks[value] = marks.get(value, 0) | cell
    island, sea = marks.pop(ISLAND, 0), marks.pop(SEA, 0)
    clues = {cell: value for cell, value in found.items() if value in marks}
    if island or sea:
        clues, grid = {}, Puzzle(cells, stride, {}).board()
        for value, same in marks.items():
            island |= same
            for piece in grid.pieces((), same)[1]:
                clues[piece.cells & -piece.cells] = value
    return Puzzle(cells, stride, clues).board().mark(island, ISLAND).mark(sea, SEA)


def draw(board):
    """The lines of the board's text, each a list of (text, the cells it shows).

    While no sea is known only clues are shown as numbers: parse can tell them apart.
    """
    label = dict.fromkeys(each(board.sea), "~")
    for land in board.lands():
        size = board.puzzle.clues.get(land.clue, "o")
        if size is None:
            size = "?" if board.unknown else count(land.cells)
        for cell in each(land.cells):
            plain = board.sea or cell & board.puzzle.clued or not board.unknown
            label[cell] = str(size) if plain else "o"
    gap = [(" ", 0)] if any(len(text) > 1 for text in label.values()) else []
    for start in range(0, board.cells.bit_length(), board.stride):
        row = (1 << start + c for c in range(board.stride - 1))
        yield [token for cell in row for token in ((label.get(cell, "."), cell), *gap)]


def render(board, cells=0):
    """The board in the judge's format: the answer, or what is known; with `cells` in colour."""
    lines = [
        "".join("\033[1;36m%s\033[0m" % text if shown & cells else text for text, shown in line)
        for line in draw(board)
    ]
    return "\n".join(line.rstrip() for line in lines)


def names(board, cells):
    """Cells for people: r1c2 r2c2."""
    spots = [divmod(cell.bit_length() - 1, board.stride) for cell in each(cells)]
    return " ".join(["r%dc%d" % (r + 1, c + 1) for r, c in spots])


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
