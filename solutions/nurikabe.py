"""Nurikabe: settle every cell as island or sea.

Each island holds one clue and as many cells as the clue says (any number, if it is `?`),
and touches no other island by a side.  The sea is in one piece, and no 2x2 square of
cells, a pool, is all sea.

A set of cells is an int with one bit per cell, so & | ~ are the set operations.  Rows
lie end to end, one spare bit between them: a shift by 1 or by a row moves a whole set
one step, and what leaves the board falls into the gap, where `cells` masks it out.

Read top to bottom: the board, the rules (easiest first), solving, text.
"""

import sys

ISLAND, SEA = "island", "sea"
ANY = 1 << 30  # the size of a `?` island: more than any board holds


class Contradiction(Exception):
    """No answer looks like this: `law` cannot be kept, as `cells` show."""

    def __init__(self, law, cells):
        super().__init__(law)
        self.law, self.cells = law, cells


class Deduction:
    """These cells must be this value, as those cells prove."""

    __slots__ = "cells", "value", "because"

    def __init__(self, cells, value, because):
        self.cells, self.value, self.because = cells, value, because


def count(cells):
    """How many cells are in the set (int.bit_count is not there before Python 3.10)."""
    return bin(cells).count("1")


def each(cells):
    """The cells of a set, one by one."""
    while cells:
        yield cells & -cells
        cells &= cells - 1


class Land:
    """A piece of land: its cells, its shore, its clue's size (0: no clue yet), the cells it lacks."""

    __slots__ = "cells", "shore", "size", "left"

    def __init__(self, cells, shore, size, left):
        self.cells, self.shore, self.size, self.left = cells, shore, size, left


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `clues` is {cell: size}, `clued` all its cells, `wet` the number of sea cells (None with
    a `?`).  What the fields with an underscore remember was found on an earlier board: it
    lets the queries look only where something changed since.
    """

    __slots__ = (
        "cells", "stride", "clues", "clued", "wet", "island", "sea", "unknown",
        "_land", "_water", "_rooms", "_rings", "_shapes", "_crowds",
    )  # fmt: skip

    def __init__(self, cells, stride, clues, clued, wet):
        self.cells, self.stride, self.clues, self.clued, self.wet = cells, stride, clues, clued, wet
        self.island, self.sea, self.unknown = clued, 0, cells & ~clued
        self._land, self._water, self._rooms, self._rings = (0, []), (0, []), (0, 0, {}), {}
        self._shapes, self._crowds = {}, {}

    def mark(self, cells, value):
        """This board with `cells` settled; this very board if they were."""
        clash, known = (self.sea, self.island) if value == ISLAND else (self.island, self.sea)
        if cells & clash:
            raise Contradiction("a cell would be island and sea", cells & clash)
        if not cells & ~known:
            return self
        after = Board(self.cells, self.stride, self.clues, self.clued, self.wet)
        after.island = self.island | cells if value == ISLAND else self.island
        after.sea = self.sea | cells if value == SEA else self.sea
        after.unknown = self.unknown & ~cells
        after._land, after._water, after._rooms = self._land, self._water, self._rooms
        after._rings, after._shapes, after._crowds = self._rings, self._shapes, self._crowds
        return after

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

    def piece(self, start, within, goal):
        """As much of the flood of `start` through `within` as it takes to cover `goal`, or all."""
        row = self.stride
        before = 0
        while start != before and goal & ~start:
            before = start
            start |= (start << 1 | start >> 1 | start << row | start >> row) & within
        return start

    def pieces(self, cells):
        """The connected parts of a set of cells."""
        while cells:
            piece = self.flood(cells & -cells, cells)
            yield piece
            cells &= ~piece

    def gates(self, within):
        """The cells whose neighbours in `within` do not hang together in the ring of eight around.

        Only these can be cut points: the others' neighbours stay joined without them.
        """
        row = self.stride
        n, s, w, e = within << row, within >> row, within << 1, within >> 1
        a, b, c, d = n & e & n >> 1, e & s & s >> 1, s & w & s << 1, w & n & n << 1
        # A cell with k neighbours and fewer than k - 1 links between neighbours is a gate.
        ns, we, n_s, w_e = n & s, w & e, n | s, w | e
        two, three, four = ns | we | n_s & w_e, ns & w_e | we & n_s, ns & we
        ac, bd, a_c, b_d = a & c, b & d, a | c, b | d
        link1, link2, link3 = a_c | b_d, ac | bd | a_c & b_d, ac & b_d | bd & a_c
        return two & ~link1 | three & ~link2 | four & ~link3

    def pools(self, sea):
        """The top left cells of the 2x2 squares that lie in `sea`."""
        pair = sea & sea >> 1
        return pair & pair >> self.stride

    def square(self, corner):
        """The 2x2 square whose top left cell is `corner`."""
        return (corner | corner << 1) * (1 | 1 << self.stride)

    def land(self):
        """Every piece of land."""
        island, lands = self._land
        if island != self.island:
            added, kept = self.island & ~island, []
            for land in lands:
                if land.shore & added:
                    added |= land.cells
                else:
                    kept.append(land)
            lands = kept + [self.survey(piece) for piece in self.pieces(added)]
            self._land = self.island, lands
        return lands

    def survey(self, piece):
        """A piece of land with its clue."""
        clue = piece & self.clued
        if clue & clue - 1:
            raise Contradiction("an island has two clues", piece)
        size = self.clues[clue] if clue else 0
        left = size - count(piece) if clue else 0
        if left < 0:
            raise Contradiction("an island is larger than its clue", piece)
        return Land(piece, self.around(piece), size, left)

    def loose(self):
        """The pieces of land without a clue."""
        return [land for land in self.land() if not land.size]

    def water(self):
        """Every piece of sea with its shore."""
        sea, waters = self._water
        if sea != self.sea:
            added, kept = self.sea & ~sea, []
            for piece, shore in waters:
                if shore & added:
                    added |= piece
                else:
                    kept.append((piece, shore))
            waters = kept + [(piece, self.around(piece)) for piece in self.pieces(added)]
            self._water = self.sea, waters
        return waters

    def rooms(self):
        """{island: every cell that it can have}, for the islands with a clue."""
        island, sea, old = self._rooms
        if island == self.island and sea == self.sea:
            return old
        added = self.island & ~island
        changed = self.sea & ~sea | added | self.around(added)
        once = twice = 0
        for land in self.land():
            if land.size:
                twice |= once & land.shore
                once |= land.shore
        loose, rooms = self.loose(), {}
        for land in self.land():
            if land.size:
                room = old.get(land)
                if room is None or room & changed:
                    free = self.unknown & (~once | land.shore & ~twice)
                    room = self.expand(land, free, loose) if land.left else land.cells
                rooms[land] = room
        self._rooms = self.island, self.sea, rooms
        return rooms

    def keep_shapes(self, land, shapes):
        self._shapes = {**self._shapes, land.cells & self.clued: shapes}

    def expand(self, land, free, loose):
        """All that `land` can reach with the cells it lacks, through `free` and `loose` land."""
        if not any(piece.shore & free for piece in loose):
            return self.flood(land.cells, free, land.left)
        # Who takes a cell beside a loose piece takes the whole piece: it arrives so much later.
        coast = 0
        for piece in loose:
            coast |= piece.shore
        room = seen = land.cells
        later, step = {}, 0
        while step < land.left:
            step += 1
            near = self.around(room) & free & ~seen
            if not near and not later:
                break
            room |= near & ~coast | later.pop(step, 0)
            seen |= near
            for cell in each(near & coast):
                met = [piece for piece in loose if piece.shore & cell and not piece.cells & room]
                late = step + sum(count(piece.cells) for piece in met)
                if late == step:
                    room |= cell
                elif late <= land.left:
                    later[late] = later.get(late, cell) | cell | union(met)
            for piece in loose:
                if piece.cells & room:  # its shore costs one step from here on
                    seen &= ~piece.shore
            seen |= room
        return room


def union(lands):
    """The cells of several pieces of land."""
    cells = 0
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
    once = twice = 0
    for land in board.land():
        if land.size:
            twice |= once & land.shore
            once |= land.shore
    for cell in each(twice & board.unknown):
        touching = [land for land in board.land() if land.size and land.shore & cell]
        yield Deduction(cell, SEA, union(touching))


def refuse_large_union(board):
    """A cell that would join an island and loose land to more than its clue is sea."""
    for piece in board.loose():
        size = count(piece.cells)
        for land in board.land():
            both = land.shore & piece.shore & board.unknown
            if both and land.size and size >= land.left:
                yield Deduction(both, SEA, land.cells | piece.cells)


def break_pool(board):
    """Three sea cells of a 2x2 square leave the fourth to an island."""
    row, sea, unknown = board.stride, board.sea, board.unknown
    a, b, c, d = sea, sea >> 1, sea >> row, sea >> row + 1
    top, bottom = a & b, c & d
    pools = top & bottom
    if pools:
        raise Contradiction("a pool", board.square(pools & -pools))
    for three, shift in (b & bottom, 0), (a & bottom, 1), (top & d, row), (top & c, row + 1):
        for corner in each(three & unknown >> shift):
            yield Deduction(corner << shift, ISLAND, board.square(corner) & sea)


def take_only_exit(board):
    """A piece of land or sea that must grow and has one way out takes it."""
    for land in board.land():
        if (land.left or not land.size) and land.size != ANY:
            ways = land.shore & board.unknown
            if not ways:
                law = "an island is smaller than its clue" if land.size else "an island has no clue"
                raise Contradiction(law, land.cells)
            if not ways & ways - 1:
                yield Deduction(ways, ISLAND, land.cells)
    waters = board.water()
    if len(waters) > 1 or waters and board.wet and count(board.sea) < board.wet:
        for piece, shore in waters:
            ways = shore & board.unknown
            if not ways:
                raise Contradiction("the sea is in pieces", piece)
            if not ways & ways - 1:
                yield Deduction(ways, SEA, piece)


def guard_corner(board):
    """An island one short, with two exits that share a corner cell, leaves that cell to the sea."""
    for land in board.land():
        ways = land.shore & board.unknown if land.left == 1 else 0
        one, two = ways & -ways, ways & ways - 1
        if two and not two & two - 1:
            corner = board.around(one) & board.around(two) & board.unknown
            if corner:
                yield Deduction(corner, SEA, land.cells)


def drown_unreachable(board):
    """A cell that no clue can reach is sea."""
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
        raise Contradiction(f"the sea cannot have {board.wet} cells", board.sea)
    if not missing:
        yield Deduction(board.unknown, ISLAND, board.sea)
    elif not spare:
        yield Deduction(board.unknown, SEA, board.island)


def keep_sea_whole(board):
    """A cell without which the sea falls in two, or gets too small, is sea."""
    sea, wet = board.sea, board.wet or 0
    if not sea:
        return
    water = board.flood(sea & -sea, sea | board.unknown)
    if sea & ~water:
        raise Contradiction("the sea is in pieces", sea)
    if board.unknown & ~water:
        yield Deduction(board.unknown & ~water, ISLAND, board.island)
    spare = count(water) - wet
    if spare < 0:
        raise Contradiction(f"the sea cannot have {wet} cells", sea)
    rings = board._rings  # {cell: a part of the sea that joins its neighbours without it}
    for cell in each(board.gates(water) & water & board.unknown):
        if rings.get(cell, ~0) & ~water:
            beside = board.around(cell) & water
            part = board.piece(beside & -beside, water & ~cell, beside)
            if not beside & ~part:
                rings[cell] = part
                continue
            rest = water & ~part & ~cell
            lost = rest if sea & part else part
            if sea & lost or wet and count(lost) >= spare:
                yield Deduction(cell, SEA, sea)


def keep_island_room(board):
    """A cell without which an island cannot get all its cells is island."""
    for land, room in board.rooms().items():
        if not land.left or land.size == ANY:
            continue
        if count(room) == land.size:
            yield Deduction(room & board.unknown, ISLAND, land.cells)
            continue
        for cell in each(board.gates(room) & room & board.unknown):
            if count(board.flood(land.cells, room & ~cell, land.left)) < land.size:
                yield Deduction(cell, ISLAND, land.cells)


def fetch_loose_land(board):
    """A cell on every way from loose land to the clues that can reach it is island."""
    for piece in board.loose():
        ways = goal = 0
        for land, room in board.rooms().items():
            if room & piece.cells:
                ways |= room
                goal |= land.cells
        exits = piece.shore & ways & board.unknown
        gates = board.gates(ways) & ways & board.unknown
        for cell in each(gates if exits & exits - 1 else gates | exits):
            if not board.piece(piece.cells, ways & ~cell, goal) & goal:
                yield Deduction(cell, ISLAND, piece.cells)


def fit_shapes(board):
    """What all shapes of an island that break no law around them have in common, holds."""
    for most in 40, 600:
        for land in sorted(board.rooms(), key=lambda land: land.left):
            shapes = list_shapes(board, land, most)
            if shapes is not None:
                found = list(agree(board, land, shapes))
                yield from found
                if found:
                    return
    yield from drown_shapeless(board)


def pair_shapes(board):
    """A shape that leaves a neighbouring island no shape is none; what the others have in common, holds."""
    lists = {land: list_shapes(board, land, 600) for land in board.rooms() if land.left}
    lists = {land: shapes for land, shapes in lists.items() if shapes}
    todo = [(one, two) for one in lists for two in lists if one is not two and are_close(board, one, two)]
    pairs = list(todo)
    while todo:
        one, two = todo.pop()
        kept = compatible(board, one, two, lists)
        if len(kept) < len(lists[one]):
            if not kept:
                raise Contradiction("an island has no shape left", one.cells)
            lists[one] = kept
            board.keep_shapes(one, kept)
            todo += [pair for pair in pairs if pair[1] is one and pair not in todo]
    for land, shapes in lists.items():
        yield from agree(board, land, shapes)
    yield from drown_shapeless(board)


def fit_many_shapes(board):
    """The same as for fit_shapes, for islands that have a great many."""
    for land in sorted(board.rooms(), key=lambda land: land.left):
        shapes = list_shapes(board, land, 20000)
        if shapes is not None:
            found = list(agree(board, land, shapes))
            yield from found
            if found:
                return
    yield from drown_shapeless(board)


def refute_opposite(board):
    """A cell whose other value leads, by the rules above, to a contradiction."""
    near = board.around(board.island | board.sea)
    for rules in DIRECT, DIRECT + STRUCTURAL[:5], DIRECT + STRUCTURAL[:7], DIRECT + STRUCTURAL:
        for cells in near & board.unknown, board.unknown & ~near:
            for cell in each(cells):
                ends = []
                for value, other in ((SEA, ISLAND), (ISLAND, SEA)):
                    try:
                        after = board.mark(cell, value)
                        for _, _, after in deduce(after, rules):
                            pass
                        ends.append(after)
                    except Contradiction as e:
                        yield Deduction(cell, other, cell)
                        return
                island = ends[0].island & ends[1].island & ~board.island
                sea = ends[0].sea & ends[1].sea & ~board.sea
                if island:
                    yield Deduction(island, ISLAND, cell)
                if sea:
                    yield Deduction(sea, SEA, cell)
                if island or sea:
                    return


# --- What the rules about shapes need ---------------------------------------------------


def completions(board, land, room, most):
    """Every island that `land` can become within `room`; None if there are more than `most`."""
    row = board.stride
    loose = [piece for piece in board.loose() if piece.shore & room]
    shapes, stack = [], [(land.cells, room & board.unknown, land.left)]
    while stack:
        shape, free, left = stack.pop()
        edge = (shape << 1 | shape >> 1 | shape << row | shape >> row) & free
        for cell in each(edge):
            free ^= cell
            grown, less = shape | cell, left - 1
            for piece in loose:
                if piece.shore & cell and not piece.cells & grown:
                    grown |= piece.cells
                    less -= count(piece.cells)
            if less > 0:
                stack.append((grown, free, less))
            elif less == 0:
                shapes.append(grown)
        if len(shapes) > most:
            return None
    return shapes


def list_shapes(board, land, most):
    """The shapes of an island that break no law around them; None if there are more than `most` to try."""
    clue = land.cells & board.clued
    if not land.left or land.size == ANY:
        return None
    room = board.rooms()[land]
    known = board._shapes.get(clue)
    if known is None:
        if board._crowds.get(clue, (0, 0)) >= (most, room):
            return None
        known = completions(board, land, room, most)
        if known is None:
            board._crowds = {**board._crowds, clue: (most, room)}
            return None
    elif len(known) > most:
        return None
    kept = legal_shapes(board, land, known)
    if not kept:
        raise Contradiction("an island has no shape left", land.cells)
    board.keep_shapes(land, kept)
    return kept


def spaces(board):
    """{island: every cell that one of its shapes has, or if they are not listed, its room}."""
    result = {}
    for land, room in board.rooms().items():
        shapes = land.left and board._shapes.get(land.cells & board.clued)
        if shapes:
            space = 0
            for shape in shapes:
                space |= shape
            room &= space
        result[land] = room
    return result


def legal_shapes(board, land, shapes):
    elsewhere, rivals = 0, []
    water = board.sea | board.unknown
    all_spaces = spaces(board)
    room = board.rooms()[land]
    zone = room | board.around(room)
    for other, space in all_spaces.items():
        if other is not land:
            if other.left and space & zone:
                rivals.append((other, space))
            else:
                elsewhere |= space
    kept = []
    for shape in shapes:
        if shape & board.sea or land.cells & ~shape:
            continue
        shore = board.around(shape)
        if shore & board.island or board.pools(board.sea | shore):
            continue
        taken, covered = shape | shore, elsewhere | shape
        for other, space in rivals:
            if space & taken:
                space = board.flood(other.cells, space & ~taken, other.left)
                if other.size != ANY and count(space) < other.size:
                    break
            covered |= space
        else:
            dry = board.cells & ~covered
            if not dry & board.island and not board.pools(dry) and joined(board, shore, water & ~shape):
                kept.append(shape)
    return kept


def joined(board, shore, water):
    return not shore & ~board.piece(shore & -shore, water, shore)


def are_close(board, one, two):
    rooms = board.rooms()
    zone = rooms[one] | board.around(rooms[one])
    zone |= board.around(zone)
    zone |= board.around(zone)
    return zone & rooms[two]


def compatible(board, one, two, lists):
    elsewhere = 0
    for land, space in spaces(board).items():
        if land is not one and land is not two:
            elsewhere |= space
    water = board.sea | board.unknown
    others = [(shape, board.around(shape)) for shape in lists[two]]
    kept = []
    for shape in lists[one]:
        shore = board.around(shape)
        taken = shape | shore
        covered = elsewhere | shape
        for other, beach in others:
            if other & taken:
                continue
            dry = board.cells & ~(covered | other)
            if board.pools(dry) or dry & board.island:
                continue
            rest = water & ~shape & ~other
            if joined(board, shore, rest) and joined(board, beach, rest):
                kept.append(shape)
                break
    return kept


def agree(board, land, shapes):
    common = shore = board.cells
    for shape in shapes:
        common &= shape
        shore &= board.around(shape)
        if not (common | shore) & board.unknown:
            return
    if common & board.unknown:
        yield Deduction(common & board.unknown, ISLAND, land.cells)
    if shore & board.unknown:
        yield Deduction(shore & board.unknown, SEA, land.cells)


def drown_shapeless(board):
    dry = board.unknown
    for space in spaces(board).values():
        dry &= ~space
    if dry:
        yield Deduction(dry, SEA, board.clued)


DIRECT = (surround_full_island, part_islands, refuse_large_union, break_pool, take_only_exit, guard_corner)
STRUCTURAL = (drown_unreachable, keep_sea_whole, count_cells, keep_island_room, fetch_loose_land, fit_shapes, pair_shapes, fit_many_shapes)
CASES = (refute_opposite,)
RULES = DIRECT + STRUCTURAL + CASES


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


def parse(text):
    lines = text.split("\n")
    size = [int(t) for t in lines[0].split()]
    height, width = size[0], size[-1]
    rows = [l.split() if len(l.split()) == width else list(l.strip()) for l in lines[1 : height + 1]]
    cells = sum(((1 << width) - 1) << r * (width + 1) for r in range(height))
    clues = {}
    for r, row in enumerate(rows):
        for c, t in enumerate(row):
            if t != ".":
                clues[1 << r * (width + 1) + c] = ANY if t == "?" else int(t)
    wet = None if ANY in clues.values() else count(cells) - sum(clues.values())
    return Board(cells, width + 1, clues, sum(clues), wet)


def render(board):
    size = {}
    for land in board.land():
        for cell in each(land.cells):
            size[cell] = str(count(land.cells)) if land.size == ANY else str(land.size) if land.size else "o"
    rows = []
    width = board.stride - 1
    height = (board.cells.bit_length() + 1) // board.stride
    for r in range(height):
        row = []
        for c in range(width):
            cell = 1 << r * board.stride + c
            row.append("~" if cell & board.sea else size.get(cell, "."))
        rows.append(row)
    wide = any(len(t) > 1 for row in rows for t in row)
    return "\n".join((" " if wide else "").join(row) for row in rows)


if __name__ == "__main__":
    board = parse(sys.stdin.read())
    for _, _, board in deduce(board):
        pass
    print(render(board))
