"""Nurikabe: settle every cell as island or sea.

Each island holds one clue and as many cells as the clue says (any number, if it is `?`),
and touches no other island by a side.  The sea is in one piece, and no 2x2 square of
cells, a pool, is all sea.

A set of cells is an int with one bit per cell, so & | ~ are the set operations.  Rows
lie end to end, one spare bit between them: a shift by 1 or by a row moves a whole set
one step, and what leaves the board falls into the gap, where `cells` masks it out.

Read it from top to bottom: the board, the rules (easiest first), solving, text.
"""

import sys

NAME = "nurikabe"
ISLAND, SEA = "island", "sea"
ANY = 1 << 30  # the size of a `?` island: more than any board holds
LONGEST = 32  # islands that lack more cells than this have too many shapes to list them


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


class Land:
    """A piece of land: its cells, its shore, its clue (0: none yet), how many cells it lacks."""

    __slots__ = "cells", "left", "shore", "size"

    def __init__(self, cells, shore, size, left):
        self.cells, self.shore, self.size, self.left = cells, shore, size, left


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `clues` is {cell: size} and `clued` its cells; `wet` is the number of sea cells (None if
    there is a `?`).  The names with an underscore remember what earlier boards found, so
    that the queries below look only where something changed since.
    """

    __slots__ = (
        *("cells", "stride", "clues", "clued", "wet", "island", "sea", "unknown"),
        *("_land", "_water", "_rooms", "_rings", "_shapes", "_crowds", "_pairs", "_tries"),
    )

    def __init__(self, cells, stride, clues, clued, wet):
        self.cells, self.stride, self.clues, self.clued, self.wet = cells, stride, clues, clued, wet
        self.island, self.sea, self.unknown = clued, 0, cells & ~clued
        self._land, self._water, self._rooms = (0, []), (0, []), (0, 0, {})
        self._rings, self._shapes, self._crowds, self._pairs, self._tries = {}, {}, {}, {}, {}

    def mark(self, cells, value):
        """This board with `cells` settled; this very board if they were."""
        known, clash = (self.island, self.sea) if value == ISLAND else (self.sea, self.island)
        if cells & clash:
            raise Contradiction("a cell would be both island and sea", cells & clash)
        if not cells & ~known:
            return self
        after = Board(self.cells, self.stride, self.clues, self.clued, self.wet)
        after.island = self.island | cells if value == ISLAND else self.island
        after.sea = self.sea | cells if value == SEA else self.sea
        after.unknown = self.unknown & ~cells
        after._land, after._water, after._rooms = self._land, self._water, self._rooms
        after._rings, after._shapes = self._rings, self._shapes
        after._crowds, after._pairs, after._tries = self._crowds, self._pairs, self._tries
        return after

    # What sets of cells can be asked.

    def around(self, cells):
        """The cells that touch `cells` by a side."""
        row = self.stride
        return (cells << 1 | cells >> 1 | cells << row | cells >> row) & self.cells & ~cells

    def flood(self, start, within, steps=ANY):
        """`start` and all it reaches through `within`, in at most `steps` steps."""
        row = self.stride
        while steps:
            more = start | (start << 1 | start >> 1 | start << row | start >> row) & within
            if more == start:
                break
            start = more
            steps -= 1
        return start

    def joins(self, goal, within):
        """As much of the flood of one cell of `goal` as it takes to cover `goal`, or all of it."""
        row, part, before = self.stride, goal & -goal, 0
        while goal & ~part and part != before:
            before = part
            part |= (part << 1 | part >> 1 | part << row | part >> row) & within
        return part

    def joined(self, goal, within):
        """Whether the cells of `goal` hang together through `within`."""
        return not goal & ~self.joins(goal, within)

    def gates(self, within):
        """The cells whose neighbours in `within` do not hang together in the ring of eight around.

        Only these can be cut points: the neighbours of any other stay joined without it.
        They have fewer links between neighbours than it takes, one less than neighbours.
        """
        row = self.stride
        n, s, w, e = within << row, within >> row, within << 1, within >> 1
        ne, se, sw, nw = n & e & n >> 1, s & e & s >> 1, s & w & s << 1, n & w & n << 1
        ns, we, n_or_s, w_or_e = n & s, w & e, n | s, w | e
        two, three, four = ns | we | n_or_s & w_or_e, ns & w_or_e | we & n_or_s, ns & we
        one = ne | se | sw | nw
        a, b, c, d = ne & sw, se & nw, ne | sw, se | nw
        return two & ~one | three & ~(a | b | c & d) | four & ~(a & d | b & c)

    def narrows(self, start, goal, within):
        """The cells that all shortest ways from `start` to `goal` share.

        What every way shares is among them.
        """
        steps = [start]
        while not steps[-1] & goal:
            more = self.flood(steps[-1], within, 1)
            if more == steps[-1]:
                return 0
            steps.append(more)
        shared, way = 0, goal & steps.pop()
        while len(steps) > 1:
            way = self.around(way) & steps.pop() & ~steps[-1]
            if not way & way - 1:
                shared |= way
        return shared

    def pools(self, sea):
        """The top left cells of the 2x2 squares that lie in `sea`."""
        pair = sea & sea >> 1
        return pair & pair >> self.stride

    def square(self, corner):
        """The 2x2 square whose top left cell is `corner`."""
        return (corner | corner << 1) | (corner | corner << 1) << self.stride

    # What is known.

    def land(self):
        """Every piece of land; only what has grown is flooded again."""
        island, lands = self._land
        if island != self.island:
            added, kept = self.island & ~island, []
            for land in lands:
                if land.shore & added:
                    added |= land.cells
                else:
                    kept.append(land)
            while added:
                cells = self.flood(added & -added, added)
                kept.append(self.survey(cells))
                added &= ~cells
            self._land = self.island, kept
        return self._land[1]

    def survey(self, cells):
        """A connected set of cells as a piece of land."""
        clue = cells & self.clued
        if clue & clue - 1:
            raise Contradiction("an island has two clues", cells)
        size = self.clues[clue] if clue else 0
        if clue and count(cells) > size:
            raise Contradiction("an island is larger than its clue", cells)
        return Land(cells, self.around(cells), size, size and size - count(cells))

    def loose(self):
        """The pieces of land that have no clue yet."""
        return [land for land in self.land() if not land.size]

    def waters(self):
        """Every piece of sea, with its shore."""
        sea, waters = self._water
        if sea != self.sea:
            added, kept = self.sea & ~sea, []
            for cells, shore in waters:
                if shore & added:
                    added |= cells
                else:
                    kept.append((cells, shore))
            while added:
                cells = self.flood(added & -added, added)
                kept.append((cells, self.around(cells)))
                added &= ~cells
            self._water = self.sea, kept
        return self._water[1]

    def rooms(self):
        """{island: every cell it may have, as far as is known}, for each island with a clue."""
        island, sea, old = self._rooms
        if island != self.island or sea != self.sea:
            added = self.island & ~island
            changed = self.sea & ~sea | added | self.around(added)
            shores, shared = self.shores()
            loose, rooms = self.loose(), {}
            for land in self.land():
                if land.size:
                    room = old.get(land)
                    if room is None or room & changed:
                        free = self.unknown & (~shores | land.shore & ~shared)
                        room = self.expand(land, free, loose)
                    rooms[land] = room
            self._rooms = self.island, self.sea, rooms
        return self._rooms[2]

    def narrow(self, land, room):
        """Remember that `land` has no cells but those of `room`."""
        self._rooms = self.island, self.sea, {**self.rooms(), land: room}

    def shores(self):
        """The shores of all islands with a clue, and the cells that two of them share."""
        once = twice = 0
        for land in self.land():
            if land.size:
                twice |= once & land.shore
                once |= land.shore
        return once, twice

    def expand(self, land, free, loose):
        """All that `land` can reach with the cells it lacks, through `free` and `loose` land.

        Who takes a cell beside a loose piece takes the piece: it arrives that much later.
        """
        loose = [piece for piece in loose if piece.shore & free]
        if not loose or not land.left:
            return self.flood(land.cells, free, land.left)
        coast = 0
        for piece in loose:
            coast |= piece.shore
        room = seen = land.cells
        late, step = {}, 0
        while step < land.left and (late or self.around(room) & free & ~seen):
            step += 1
            near = self.around(room) & free & ~seen
            room |= near & ~coast | late.pop(step, 0)
            seen |= near
            for cell in each(near & coast):
                met = [piece for piece in loose if piece.shore & cell and not piece.cells & room]
                arrival = step + sum(count(piece.cells) for piece in met)
                if arrival == step:
                    room |= cell
                elif arrival <= land.left:
                    late[arrival] = union(met, late.get(arrival, 0) | cell)
            for piece in loose:
                if piece.cells & room:
                    seen &= ~piece.shore  # from here on it costs no more than a step
            seen |= room
        return room


def union(lands, cells=0):
    """`cells` and those of all these pieces of land."""
    for land in lands:
        cells |= land.cells
    return cells


# --- Rules, easiest first ---------------------------------------------------------------
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.


def surround_full_island(board):
    """An island that has all its cells is surrounded by sea."""
    for land in board.land():
        if land.size and not land.left and land.shore & board.unknown:
            yield Deduction(land.shore & board.unknown, SEA, land.cells)


def part_islands(board):
    """A cell that touches the islands of two clues is sea."""
    for cell in each(board.shores()[1] & board.unknown):
        touched = [land for land in board.land() if land.size and land.shore & cell]
        yield Deduction(cell, SEA, union(touched))


def refuse_large_union(board):
    """A cell that would join an island and loose land to more than its clue is sea."""
    for piece in board.loose():
        size = count(piece.cells)
        for land in board.land():
            between = land.shore & piece.shore & board.unknown
            if between and land.size and land.left <= size:
                yield Deduction(between, SEA, land.cells | piece.cells)


def break_pool(board):
    """Three sea cells of a 2x2 square leave the fourth to an island."""
    sea, row = board.sea, board.stride
    a, b, c, d = sea, sea >> 1, sea >> row, sea >> row + 1
    top, bottom = a & b, c & d
    pools = top & bottom
    if pools:
        raise Contradiction("a pool", board.square(pools & -pools))
    for three, step in (b & bottom, 0), (a & bottom, 1), (top & d, row), (top & c, row + 1):
        for corner in each(three & board.unknown >> step):
            yield Deduction(corner << step, ISLAND, board.square(corner) & sea)


def take_only_exit(board):
    """A piece of land or sea that must grow and has one way out takes it."""
    for land in board.land():
        if land.size != ANY and (land.left or not land.size):
            ways = land.shore & board.unknown
            if not ways:
                law = "an island is smaller than its clue" if land.size else "an island has no clue"
                raise Contradiction(law, land.cells)
            if not ways & ways - 1:
                yield Deduction(ways, ISLAND, land.cells)
    waters = board.waters()
    if len(waters) > 1 or (waters and count(board.sea) < (board.wet or 0)):
        for cells, shore in waters:
            ways = shore & board.unknown
            if not ways:
                raise Contradiction("the sea is in pieces", cells)
            if not ways & ways - 1:
                yield Deduction(ways, SEA, cells)


def guard_corner(board):
    """An island one short, whose two exits share a corner cell, leaves that cell to the sea."""
    for land in board.land():
        ways = land.shore & board.unknown if land.left == 1 else 0
        one, two = ways & -ways, ways & ways - 1
        if two and not two & two - 1:
            corner = board.around(one) & board.around(two) & board.unknown
            if corner:
                yield Deduction(corner, SEA, land.cells)


def drown_unreachable(board):
    """A cell that no clue can reach with the cells it lacks is sea."""
    reached = 0
    for land, room in board.rooms().items():
        reached |= room
        if land.left and land.size != ANY and count(room) < land.size:
            raise Contradiction("an island has too little room", land.cells)
    if board.island & ~reached:
        raise Contradiction("no clue can reach an island", board.island & ~reached)
    if board.unknown & ~reached:
        yield Deduction(board.unknown & ~reached, SEA, board.clued)


def count_cells(board):
    """When the sea has all its cells, or the islands have, the rest is the other."""
    if board.wet is None or not board.unknown:
        return
    missing = board.wet - count(board.sea)
    spare = count(board.unknown) - missing
    if missing < 0 or spare < 0:
        raise Contradiction("the clues leave %d cells to the sea" % board.wet, board.sea)
    if not missing:
        yield Deduction(board.unknown, ISLAND, board.sea)
    elif not spare:
        yield Deduction(board.unknown, SEA, board.island)
    elif board.sea:
        near = board.flood(board.sea, board.unknown, missing)
        if board.unknown & ~near:
            yield Deduction(board.unknown & ~near, ISLAND, board.sea)


def keep_sea_whole(board):
    """A cell without which the sea falls apart, or gets too small, is sea."""
    sea, wet = board.sea, board.wet or 0
    if not sea:
        return
    water = board.flood(sea & -sea, sea | board.unknown)
    spare = count(water) - wet
    if sea & ~water or spare < 0:
        law = "the sea is in pieces" if sea & ~water else "the sea has too little room"
        raise Contradiction(law, sea)
    if board.unknown & ~water:
        yield Deduction(board.unknown & ~water, ISLAND, board.island)
    rings = board._rings  # {cell: water that joins its neighbours without it}
    for cell in each(board.gates(water) & water & board.unknown):
        if rings.get(cell, -1) & ~water:
            beside = board.around(cell) & water
            part = board.joins(beside, water & ~cell)
            if not beside & ~part:
                rings[cell] = part
                continue
            rest = water & ~part & ~cell
            lost = rest if sea & part else part
            if sea & lost or (wet and count(lost) >= spare):
                yield Deduction(cell, SEA, sea)


def keep_island_room(board):
    """A cell without which an island cannot get all its cells is island."""
    for land, room in board.rooms().items():
        if land.left and land.size != ANY:
            if count(room) == land.size:
                yield Deduction(room & board.unknown, ISLAND, land.cells)
                continue
            for cell in each(board.gates(room) & room & board.unknown):
                if count(board.flood(land.cells, room & ~cell, land.left)) < land.size:
                    yield Deduction(cell, ISLAND, land.cells)


def fetch_loose_land(board):
    """A cell on every way from loose land to the clues that can reach it is island."""
    for piece in board.loose():
        goal = ways = 0
        for land, room in board.rooms().items():
            if room & piece.cells:
                goal |= land.cells
                ways |= room
        for cell in each(board.narrows(piece.cells, goal, ways) & board.unknown):
            if not board.flood(piece.cells, ways & ~cell) & goal:
                yield Deduction(cell, ISLAND, piece.cells)


def meet_duties(board):
    """What an island cannot have besides loose land or a pool that it alone can come to."""
    rooms = board.rooms()
    once = twice = 0
    for room in rooms.values():
        twice |= once & room
        once |= room
    narrowed = False
    for land, room in rooms.items():
        if 1 < land.left < ANY // 2 and count(room) > land.size:
            for goal, weight in duties(board, land, room & ~twice):
                room = within_duty(board, land, room, goal, weight)
            if room != rooms[land]:
                board.narrow(land, room)
                narrowed = True
    if narrowed:
        yield from drown_unreachable(board)
        yield from keep_island_room(board)


def fit_shapes(board):
    """What all shapes of an island have in common, of those that break no law around them."""
    for most in 40, 600:
        found = list(fit_up_to(board, most))
        yield from found
        if found:
            return


def pair_shapes(board):
    """A shape that leaves a neighbouring island no shape is none."""
    lists = listed(board, 600)
    near = {one: neighbours(board, one, lists) for one in lists}
    todo = [(one, two) for one in lists for two in near[one]]
    while todo:
        one, two = todo.pop()
        kept = partnered(board, one, two, lists)
        if len(kept) < len(lists[one]):
            lists[one] = kept
            todo += [(other, one) for other in near[one] if (other, one) not in todo]
    yield from conclude(board, lists)


def chain_shapes(board):
    """A shape that link by link leaves some island no shape, or breaks a law, is none.

    A link is that a shape of one island goes only with these shapes of its neighbour.
    """
    lists = listed(board, 24)
    links = link(board, lists)
    alive = {land: (1 << len(shapes)) - 1 for land, shapes in lists.items()}
    before = None
    while alive != before:
        before = dict(alive)
        for land in sorted(lists, key=lambda land: len(lists[land])):
            for shape in each(alive[land]):
                trial = {**alive, land: shape}
                if not (follow(links, trial, land) and keeps_laws(board, lists, trial)):
                    alive[land] &= ~shape
    for land, shapes in lists.items():
        lists[land] = [shape for i, shape in enumerate(shapes) if alive[land] >> i & 1]
    yield from conclude(board, lists)


def fit_many_shapes(board):
    """As fit_shapes, for islands that can have a great many shapes."""
    yield from fit_up_to(board, 20000, afresh=True)


def refute_opposite(board):
    """A value that leads to a contradiction is refuted; what both values lead to, holds."""
    near = board.around(board.island | board.sea) & board.unknown
    for again in False, True:
        for rung in range(len(LADDER)):
            for cell in (*each(near), *each(board.unknown & ~near)):
                if not is_tried(board, cell, rung, again):
                    found = list(try_both(board, cell, rung))
                    yield from found
                    if found:
                        return


DIRECT = (
    surround_full_island,
    part_islands,
    refuse_large_union,
    break_pool,
    take_only_exit,
    guard_corner,
)
STRUCTURAL = (
    drown_unreachable,
    count_cells,
    keep_sea_whole,
    keep_island_room,
    fetch_loose_land,
    fit_shapes,
    meet_duties,
    pair_shapes,
    chain_shapes,
    fit_many_shapes,
)
CASES = (refute_opposite,)
LADDER = DIRECT, DIRECT + STRUCTURAL[:5], DIRECT + STRUCTURAL[:7], DIRECT + STRUCTURAL
RULES = DIRECT + STRUCTURAL + CASES


# --- What the rules about shapes need ---------------------------------------------------
# A shape is one way to complete an island: its cells and their shore.


def completions(board, land, most):
    """Every shape that `land` can have within its room; None if there are more than `most`."""
    row, room = board.stride, board.rooms()[land]
    loose = [piece for piece in board.loose() if piece.shore & room]
    other, tries = room & board.island & ~land.cells, 20 * most
    shapes, todo = [], [(land.cells, room & board.unknown, land.left)]
    while todo:
        tries -= 1
        cells, free, left = todo.pop()
        for cell in each((cells << 1 | cells >> 1 | cells << row | cells >> row) & free):
            free ^= cell
            grown, less = cells | cell, left - 1
            for piece in loose:
                if piece.shore & cell and not piece.cells & grown:
                    grown |= piece.cells
                    less -= count(piece.cells)
            if less > 0:
                if less < 4 or count(board.flood(grown, free | other, less)) >= land.size:
                    todo.append((grown, free, less))
            elif not less:
                shapes.append(grown)
        if len(shapes) > most or not tries:
            return None
    return [(cells, board.around(cells)) for cells in shapes]


def list_shapes(board, land, most, afresh=False):
    """The shapes of `land` that break no law; None if there are more than `most` to look at.

    What an earlier board has found is looked through again if something near has changed
    since, or `afresh`; a room too full for `most` shapes is tried again only when it has lost an
    eighth of what it has to spare.
    """
    clue = land.cells & board.clued
    if not 0 < land.left <= LONGEST:
        return None
    shapes, unknown = board._shapes.get(clue, (None, 0))
    if shapes is None:
        room = board.rooms()[land]
        tried, crowd = board._crowds.get(clue, (0, 0))
        if tried >= most and (crowd == room or count(crowd & ~room) * 8 < count(crowd) - land.size):
            return None
        shapes = completions(board, land, most)
        if shapes is None:
            board._crowds = {**board._crowds, clue: (most, room)}
            return None
    elif len(shapes) > most:
        return None
    elif not (afresh or unknown & ~board.unknown & vicinity(board, land)):
        return shapes
    return keep_shapes(board, land, shapes, legal_shapes(board, land, shapes))


def keep_shapes(board, land, before, shapes):
    """Remember that of the shapes that `land` had before, these are left."""
    if not shapes:
        raise Contradiction("an island has no shape left", land.cells)
    if len(shapes) == len(before):
        shapes = before
    board._shapes = {**board._shapes, land.cells & board.clued: (shapes, board.unknown)}
    return shapes


def vicinity(board, land):
    """The room of `land` and what is within three steps of it."""
    zone = board.rooms()[land]
    for _ in range(3):
        zone |= board.around(zone)
    return zone


def listed(board, most):
    """{island: its shapes} for the islands whose shapes are listed and not more than `most`."""
    lists = {land: list_shapes(board, land, most) for land in board.rooms()}
    return {land: shapes for land, shapes in lists.items() if shapes}


def spaces(board):
    """{island: the cells of all its shapes, or if they are not listed, its room}."""
    spaces = dict(board.rooms())
    for land in spaces:
        shapes = board._shapes.get(land.cells & board.clued) if land.left else None
        if shapes:
            space = 0
            for cells, _ in shapes[0]:
                space |= cells
            spaces[land] &= space
    return spaces


def legal_shapes(board, land, shapes):
    """Those of `shapes` after which every law can still be kept, as far as one look tells.

    The sea is then all that no island can have: it must be without pools and in one piece.
    """
    room, water = board.rooms()[land], board.sea | board.unknown
    zone, elsewhere, rivals = room | board.around(room), 0, []
    for other, space in spaces(board).items():
        if other.left and other is not land and space & zone:
            rivals.append((other, space))
        elif other is not land:
            elsewhere |= space
    legal = []
    for cells, shore in shapes:
        if cells & board.sea or land.cells & ~cells or shore & board.island:
            continue
        if board.pools(board.sea | shore):
            continue
        covered = cover(board, rivals, cells | shore, elsewhere | cells)
        dry = board.cells & ~covered
        if not covered or dry & board.island or board.pools(dry):
            continue
        if board.joined(shore, water & ~cells):
            legal.append((cells, shore))
    return legal


def cover(board, rivals, taken, covered):
    """`covered` and all that the rivals can have beside `taken`; 0 if one has too little room."""
    for other, space in rivals:
        if space & taken:
            space = board.flood(other.cells, space & ~taken, other.left)
            if other.size != ANY and count(space) < other.size:
                return 0
        covered |= space
    return covered


def fit_up_to(board, most, afresh=False):
    """What the shapes of an island have in common, of the first one that tells anything."""
    for land in sorted(board.rooms(), key=lambda land: land.left):
        shapes = list_shapes(board, land, most, afresh)
        if shapes:
            found = list(agree(board, land, shapes))
            yield from found
            if found:
                return
    yield from drown_shapeless(board)


def agree(board, land, shapes):
    """What all of `shapes` have in common."""
    common = beach = board.unknown
    for cells, shore in shapes:
        common &= cells
        beach &= shore
        if not common | beach:
            return
    if common:
        yield Deduction(common, ISLAND, land.cells)
    if beach:
        yield Deduction(beach, SEA, land.cells)


def drown_shapeless(board):
    """A cell that is in no shape of any island is sea."""
    dry = board.unknown
    for space in spaces(board).values():
        dry &= ~space
    if dry:
        yield Deduction(dry, SEA, board.clued)


def conclude(board, lists):
    """What follows from the shapes that are left."""
    for land, shapes in lists.items():
        before = board._shapes[land.cells & board.clued][0]
        yield from agree(board, land, keep_shapes(board, land, before, shapes))
    yield from drown_shapeless(board)


def neighbours(board, land, lists):
    """The other islands of `lists` that can come so near to `land` that it matters."""
    rooms, zone = board.rooms(), vicinity(board, land)
    return [other for other in lists if other is not land and rooms[other] & zone]


def pair_law(board, one, two):
    """The test whether a shape of `one` and a shape of `two` keep the laws together."""
    water, elsewhere = board.sea | board.unknown, 0
    for land, space in spaces(board).items():
        if land is not one and land is not two:
            elsewhere |= space

    def fits(shape, other):
        (cells, shore), (others, beach) = shape, other
        if others & (cells | shore):
            return False
        dry = board.cells & ~(elsewhere | cells | others)
        if dry & board.island or board.pools(dry):
            return False
        rest = water & ~(cells | others)
        return board.joined(shore, rest) and board.joined(beach, rest)

    return fits


def partnered(board, one, two, lists):
    """The shapes of `one` that go with a shape of `two`."""
    pair = one.cells & board.clued, two.cells & board.clued
    first, second, unknown = board._pairs.get(pair, (None, None, 0))
    changed = unknown & ~board.unknown & vicinity(board, one)
    if first is lists[one] and second is lists[two] and not changed:
        return first
    fits = pair_law(board, one, two)
    kept = [shape for shape in lists[one] if any(fits(shape, other) for other in lists[two])]
    if len(kept) == len(lists[one]):
        board._pairs[pair] = lists[one], lists[two], board.unknown
    return kept


def link(board, lists):
    """{island: {neighbour: for each shape, as bits, the neighbour's shapes that go with it}}."""
    links = {}
    for one in lists:
        links[one] = {}
        for two in neighbours(board, one, lists):
            fits = pair_law(board, one, two)
            links[one][two] = [
                sum(1 << i for i, other in enumerate(lists[two]) if fits(shape, other))
                for shape in lists[one]
            ]
    return links


def follow(links, alive, land):
    """Follow the links from what is left of `land`; False if an island has no shape left."""
    todo = [land]
    while todo:
        land = todo.pop()
        for other, partners in links[land].items():
            allowed = 0
            for i, shapes in enumerate(partners):
                if alive[land] >> i & 1:
                    allowed |= shapes
            if alive[other] & ~allowed:
                alive[other] &= allowed
                if not alive[other]:
                    return False
                todo.append(other)
    return True


def keeps_laws(board, lists, alive):
    """Whether what the shapes left alive have in common breaks no law."""
    island, sea, covered = board.island, board.sea, 0
    for land, space in spaces(board).items():
        if land not in lists:
            covered |= space
            continue
        common = beach = board.cells
        for i, (cells, shore) in enumerate(lists[land]):
            if alive[land] >> i & 1:
                covered |= cells
                common &= cells
                beach &= shore
        island |= common
        sea |= beach
    sea |= board.cells & ~covered
    if sea & island or board.pools(sea):
        return False
    return board.joined(sea, (board.sea | board.unknown) & ~island)


# --- What the rule about duties needs ---------------------------------------------------


def duties(board, land, own):
    """The (cells, weight) that `land` must come to, as no other island can.

    A loose piece weighs its cells; a pool is broken by one cell of it.
    """
    for piece in board.loose():
        if piece.cells & own:
            yield piece.cells, count(piece.cells)
    if land.left <= 40:
        for corner in each(board.pools(board.sea | own & board.unknown)):
            yield board.square(corner) & board.unknown, 1


def within_duty(board, land, room, goal, weight):
    """The cells of `room` that `land` can have and still come to `goal`.

    A cell is out if land, goal and cell cannot hang together by the cells that it lacks:
    `near[k]` is what land reaches in k steps, `back[k]` what the goal does, and the third
    way branches off where the sum of the two is small enough.
    """
    budget = land.left - weight + 1
    near, back = [land.cells], [goal]
    for _ in range(budget):
        near.append(board.flood(near[-1], room, 1))
        back.append(board.flood(back[-1], room, 1))
    cells = 0
    for step in range(budget + 1):
        cells = board.flood(cells, room, 1)
        for k in range(step + 1):
            cells |= near[k] & back[step - k]
        for whole in (land.cells, goal if weight > 1 else 0):
            if cells & whole:
                cells |= whole  # land is had whole: the way goes on from any cell of it
    if not cells:
        raise Contradiction("an island cannot come to all that only it can reach", land.cells)
    return cells | land.cells


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


def suppose(board, cell, value, rules):
    """Where `rules` lead if `cell` is `value`; Contradiction if it cannot be."""
    board = board.mark(cell, value)
    for step in deduce(board, rules):
        board = step[2]
    return board


def try_both(board, cell, rung):
    """What the rules on this rung of the ladder prove by trying both values of a cell."""
    ends = []
    for value, other in (SEA, ISLAND), (ISLAND, SEA):
        try:
            ends.append(suppose(board, cell, value, LADDER[rung]))
        except Contradiction as broken:
            yield Deduction(cell, other, broken.cells)
            return
    island = ends[0].island & ends[1].island & board.unknown
    sea = ends[0].sea & ends[1].sea & board.unknown
    if island:
        yield Deduction(island, ISLAND, cell)
    if sea:
        yield Deduction(sea, SEA, cell)
    if not island | sea:
        led = board.unknown & ~(ends[0].unknown & ends[1].unknown)
        board._tries[cell, rung] = board.unknown, led | board.around(led)


def is_tried(board, cell, rung, again):
    """Whether both values were tried in vain and since then nothing changed where they led.

    To try `again` is in vain only if nothing has changed at all.
    """
    unknown, led = board._tries.get((cell, rung), (0, 0))
    return unknown and not unknown & ~board.unknown & (board.cells if again else led)


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
            todo += fork(board)
            rules = DIRECT + STRUCTURAL  # below a guess, the next guess is cheaper than cases
        else:
            yield board


def fork(board):
    """The two boards after guessing the cell that tells most; what is left where one is refuted."""
    best, most = [], -1
    for cell in each(board.unknown):
        ends, told = [], 1
        for value in SEA, ISLAND:
            try:
                ends.append(suppose(board, cell, value, LADDER[1]))
                told *= count(board.unknown & ~ends[-1].unknown)
            except Contradiction:
                pass
        if len(ends) < 2:
            return ends
        if told > most:
            best, most = ends, told
    return best


# --- Text -------------------------------------------------------------------------------


def parse(text):
    """The board that a text in the judge's format shows; ValueError names the line that is wrong.

    A text with `~` or `o` in it is a board in progress: in it touching equal numbers are
    one island.  In any other each number is a clue.
    """
    lines = text.rstrip().split("\n")
    height, width = parse_size(lines[0].split())
    if len(lines) < height + 1:
        message = "line %d: expected row %d of %d, found the end"
        raise ValueError(message % (len(lines) + 1, len(lines), height))
    stride = width + 1
    found = {}
    for r, line in enumerate(lines[1:]):
        if r == height:
            raise ValueError("line %d: expected the end, found a row too many" % (r + 2))
        row = line.split()
        if len(row) == 1 < width:
            row = row[0]
        if len(row) != width:
            raise ValueError("line %d: expected %d cells, found %d" % (r + 2, width, len(row)))
        for c, token in enumerate(row):
            if token != ".":
                found[1 << r * stride + c] = parse_cell(token, r, c)
    cells = sum((1 << width) - 1 << r * stride for r in range(height))
    return place(cells, stride, found)


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


def parse_cell(token, r, c):
    """The clue, ANY, ISLAND or SEA that a token stands for."""
    value = {"?": ANY, "o": ISLAND, "~": SEA}.get(token)
    if value is None and token.isascii() and token.isdigit():
        value = int(token[:9])
    if not value:
        message = "line %d: expected . ? ~ o or a number from 1 on, found %s in column %d"
        raise ValueError(message % (r + 2, ascii(token[:20]), c + 1))
    return value


def place(cells, stride, found):
    """The board of these cells with what was found in them."""
    marks = {value: sum(c for c, v in found.items() if v == value) for value in found.values()}
    island, sea = marks.pop(ISLAND, 0), marks.pop(SEA, 0)
    clues = {cell: value for cell, value in found.items() if value in marks}
    if island or sea:
        clues, grid = {}, Board(cells, stride, {}, 0, None)
        for value, same in marks.items():
            island |= same
            while same:
                piece = grid.flood(same & -same, same)
                clues[piece & -piece] = value
                same &= ~piece
    wet = None if ANY in marks else count(cells) - sum(clues.values())
    board = Board(cells, stride, clues, sum(clues), wet)
    return board.mark(island, ISLAND).mark(sea, SEA)


def render(board):
    """The answer in the judge's format; of an unfinished board what is known.

    While no sea is known, only clues are shown as numbers, so that parse can tell them apart.
    """
    label = dict.fromkeys(each(board.sea), "~")
    for land in board.land():
        size = str(land.size or "o")
        if land.size == ANY:
            size = "?" if board.unknown else str(count(land.cells))
        for cell in each(land.cells):
            plain = board.sea or cell & board.clued or not board.unknown
            label[cell] = size if plain else "o"
    width = board.stride - 1
    rows = [
        [label.get(1 << start + c, ".") for c in range(width)]
        for start in range(0, board.cells.bit_length(), board.stride)
    ]
    gap = " " if any(len(text) > 1 for text in label.values()) else ""
    return "\n".join(gap.join(row) for row in rows)


def names(board, cells):
    """Cells for people: r1c2 r2c2."""
    places = (divmod(cell.bit_length() - 1, board.stride) for cell in each(cells))
    return " ".join("r%dc%d" % (r + 1, c + 1) for r, c in places)


def paint(board, cells):
    """The board as text, with `cells` in colour."""
    text, at = "", 1
    for row in render(board).split("\n"):
        for token in row.split() if " " in row else row:
            text += "\033[1;36m%s\033[0m" % token if cells & at else token
            text += " " if " " in row else ""
            at <<= 1
        text, at = text.rstrip(" ") + "\n", at << 1
    return text.rstrip("\n")


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
