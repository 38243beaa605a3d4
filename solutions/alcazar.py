"""Alcazar: find the one path through the castle.

The path enters by a door, a gap in the outer wall, visits every cell once, and leaves by
another door.  It crosses no wall.

An edge is where the path may cross from a cell to the next, or at a door.  All outside is
one more place, OUT, so that every edge joins two places; there the path is a loop through
all cells and OUT.  A set of edges is an int: each cell has three bits, for the edge above
it, for the edge left of it, and for the cell itself.  Rows lie end to end with one spare
cell between them: a shift moves a whole set.  A region is a set of cells, given by the
bits of the edges above them.

Read it from top to bottom: the board, the rules (easiest first), solving, proofs, text.
"""

import sys
from itertools import combinations

NAME = "alcazar"
PLACES = "edges"
REMEMBER = True  # if not, all is computed anew: only time changes
NEVER = 99  # the first round of cases for rules they do not use
ENDLESS = 1 << 30  # more than there can be
DEEP = 20  # steps by which a search looks for what is implied
ASKED = 120  # times that a rule is asked whether it can do with a smaller reason
ALL = -1  # where a rule looks: everywhere
PATH, BLOCKED = "path", "blocked"
OTHER = {PATH: BLOCKED, BLOCKED: PATH}
OUT = -1  # the place outside, the last in a list of places
BLACK, WHITE = 0, 1  # the colours of a chessboard; the first cell is black


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


class Plan:
    """What of a puzzle never changes: its size, its cells and edges.

    `top` are all cells and `black` those of one colour, one more than the others if `odd`;
    `sides[edge]` are the two places that an edge joins, `at[place]` the edges there, `near[place]`
    each of them with the place beyond; `doors` those at black cells and those at white ones.  Once
    somebody asks, `words[edge]` is what people call it, `meant` is {word: edge or cell}, and
    `named` {name: region}.
    """

    def __init__(self, height, width, edges):
        self.height, self.width, self.edges = height, width, edges
        self.row = row = 3 * (width + 1)
        self.places = [r * (width + 1) + c for r in range(height) for c in range(width)]
        self.odd, self.top = len(self.places) & 1, sum(1 << 3 * place for place in self.places)
        self.at, self.sides, self.words, self.meant = {}, {}, {}, {}
        self.named = {"": 0, "board": self.top}
        self.at[OUT], cells = self.border(self.top), set(self.places)
        for place in self.places:
            bit = 1 << 3 * place
            self.at[place] = self.around(bit)
            beside = place - width - 1, place - 1, place + width + 1, place + 1
            for edge, other in zip((bit, bit << 1, bit << row, bit << 4), beside):
                self.sides[edge] = place, other if other in cells else OUT
        # Of the two places of an edge, their sum less the one is the other.
        self.near = {p: [(e, sum(self.sides[e]) - p) for e in each(self.at[p])] for p in self.at}
        self.black = sum(1 << 3 * p for p in self.places if sum(divmod(p, width + 1)) % 2 == BLACK)
        black = self.at[OUT] & self.around(self.black)
        self.doors = black, self.at[OUT] & ~black

    def around(self, region):
        """All edges of the cells of a region."""
        return (region | region << 1 | region << self.row | region << 4) & self.edges

    def border(self, region):
        """The edges with one side in a region."""
        return (region ^ region << self.row | region << 1 ^ region << 4) & self.edges

    def touch(self, edges):
        """The cells with at least one of these edges."""
        return (edges | edges >> 1 | edges >> self.row | edges >> 4) & self.top

    def tally(self, edges):
        """The cells with at least one, two and three of these edges."""
        a, b, c, d = edges, edges >> 1, edges >> self.row, edges >> 4
        top, some, both, others, all_others = self.top, a | b, a & b, c | d, c & d
        one, two = some | others, both | all_others | some & others
        return top & one, top & two, top & (both & others | all_others & some)

    def flood(self, region, ways, goal=ALL):
        """The cells that a region reaches by these ways, without going outside.

        All of them, or enough to hold a goal.
        """
        row, top, above, beside, before = self.row, self.top, ways & self.top, ways >> 1, 0
        while region != before and goal & ~region:
            before = region
            region |= (region << row & above | (region & above) >> row | region << 3 & beside) & top
            region |= (region & beside) >> 3 & top
        return region


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `path` are the edges known to be used, `unknown` those that may be.  `ends` follows from these
    and is remembered: for each place at an end of a piece of path the other end, for a place
    without path itself, for one inside a piece None; and None instead of all that if the path
    forks or closes a loop too early.  So do `chains` and `tries`, once somebody asks; `before` are
    the tries of a board with fewer facts, from which these go on.  `laws`, if not None, are the
    only ones that hold.
    """

    __slots__ = "before", "chains", "ends", "laws", "path", "plan", "tries", "unknown"

    def __init__(self, plan, path, unknown, ends, laws, before=None):
        self.plan, self.path, self.unknown, self.ends = plan, path, unknown, ends
        self.laws, self.before, self.chains, self.tries = laws, before, None, None

    def __eq__(self, other):
        return (self.path, self.unknown) == (other.path, other.unknown)

    def mark(self, cells, value):
        """This board with these edges settled; this very board if they were."""
        clash = cells & ~self.unknown & (~self.path if value == PATH else self.path)
        if clash:
            raise Contradiction("an edge would be both path and blocked", clash)
        new = cells & self.unknown
        if not new:
            return self
        ends, path, before = self.ends, self.path, self.tries or self.before
        if value == PATH:
            known, path = self if REMEMBER else blank(self.plan), self.path | new
            ends = known.link(path & ~known.path)
        return Board(self.plan, path, self.unknown & ~new, ends, self.laws, before)

    def link(self, edges):
        """What `ends` are with these edges in the path too."""
        ends, lacks, sides = self.ends and self.ends[:], self.lacks(), self.plan.sides
        for edge in each(edges if ends else 0):
            one, other = sides[edge]
            a, b = ends[one], ends[other]
            lacks -= 1
            if a is None or b is None or (a == other and lacks):
                return None
            ends[one] = ends[other] = None
            ends[a], ends[b] = b, a
        return ends

    def chained(self):
        """The chains of this board."""
        if self.chains is None or not REMEMBER:
            self.chains = Chains(self)
        return self.chains

    def tried(self):
        """The tries of this board."""
        if self.tries is None or not REMEMBER:
            self.tries = Tries(self.before if REMEMBER else None)
        return self.tries

    def holds(self, law):
        """Whether that is one of the laws."""
        return self.laws is None or law in self.laws.words

    def lawful(self):
        """The cells of which the law holds."""
        return ALL if self.laws is None else self.laws.cells

    def lacks(self):
        """How many edges the path still lacks."""
        return len(self.plan.places) + 1 - count(self.path)

    def tips(self):
        """The cells where a piece of path ends that is not finished there."""
        one, two, _ = self.plan.tally(self.path)
        return one & ~two


def blank(plan, laws=None):
    """The board of which nothing is known yet."""
    ends = [*range((plan.height + 1) * (plan.width + 1)), OUT]
    return Board(plan, 0, plan.edges, ends, laws)


class Laws:
    """Some laws, by their names: the cells that they are about, and the regions of each kind."""

    def __init__(self, plan, words):
        self.words = dict.fromkeys(words)
        self.regions = regions = {kind: [] for kind in "cell crossings colours doors path".split()}
        for law in self.words:
            kind, _, place = law.partition(" ")
            if place not in plan.named:
                plan.named[place] = sum(meanings(plan)[cell] for cell in place.split("+")) >> 2
            regions[kind].append(plan.named[place])
        self.cells, outs = sum(regions["cell"]), (None, BLACK, WHITE)
        regions["colours"] = [(region, out) for region in regions["colours"] for out in outs]


# --- Rules, easiest first ---
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.  It looks `at`
# ALL, or again where it saw something: at a cell, an edge, a region.


def choose_doors(board, at=ALL):
    """The path uses two doors, of the colours that it must begin and end on."""
    for colour in (BLACK, WHITE) if at == ALL else (at,):
        doors = board.plan.doors[colour]
        used, free = doors & board.path, doors & board.unknown
        least, most = doors_used(board, colour)
        if count(used) > most:
            raise Contradiction("the path has too many doors of one colour", used, colour)
        if count(used | free) < least:
            raise Contradiction("the path has too few doors of one colour", used | free, colour)
        if count(used) == most:
            yield Deduction(free, BLOCKED, colour)
        elif count(used | free) == least:
            yield Deduction(free, PATH, colour)


def doors_used(board, colour):
    """(least, most) doors of a colour that the path uses.

    As it goes from colour to colour, it begins and ends on different ones if they have as many
    cells, and else both times on black, which has one more.
    """
    plan, doors, colours = board.plan, "doors", "colours board"
    more = plan.odd if colour == BLACK else -plan.odd
    if board.holds(doors) and board.holds(colours):
        return 1 + more, 1 + more
    others = plan.at[OUT] & ~plan.doors[colour]
    used, ways = count(others & board.path), count(others & (board.path | board.unknown))
    if board.holds(doors):
        return 2 - ways, 2 - used
    return (2 * more + used, 2 * more + ways) if board.holds(colours) else (0, count(plan.at[OUT]))


def fill_cell(board, at=ALL):
    """A cell with two ways left has both in the path; one with two in the path has no other."""
    plan, path, at = board.plan, board.path, at & board.lawful()
    _, used, forks = plan.tally(path)
    for cell in each(forks & at):
        raise Contradiction("a cell has three ways in the path", cell << 2, cell)
    _, two, three = plan.tally(path | board.unknown)
    for cell in each(plan.top & ~two & at):
        raise Contradiction("a cell has no two ways left", cell << 2, cell)
    for cell in each(two & ~three & ~used & at):
        yield Deduction(plan.around(cell) & board.unknown, PATH, cell)
    for cell in each(used & three & at):
        yield Deduction(plan.around(cell) & board.unknown, BLOCKED, cell)


def close_no_loop(board, at=ALL):
    """An edge that would close a loop, or end the path too early, is blocked."""
    plan, ends = board.plan, board.ends
    if not board.holds("path"):
        return
    if not ends:
        refuse_loops(board)
    elif board.lacks() > 1:  # else it ends the path
        tips = board.tips()
        ways = plan.around(tips) & (~plan.border(tips) | plan.at[OUT])
        for edge in each(ways & board.unknown & at):
            one, other = plan.sides[edge]
            if ends[one] == other:
                yield Deduction(edge, BLOCKED, edge)
    if plan.top & ~board.lawful():  # in proofs, where a cell may have a third edge
        some, two, _ = plan.tally(board.path)
        for edge in each(plan.around(two) & ~plan.border(some) & board.unknown & at):
            piece = plan.flood(1 << 3 * plan.sides[edge][0], board.path)
            if not edge & plan.border(piece):
                yield Deduction(edge, BLOCKED, edge)


def refuse_loops(board):
    """Contradiction if some of the path is a loop and not all of it."""
    plan, path, law = board.plan, board.path, "the path ends before it has been to every cell"
    loop = loops(plan, path & ~plan.at[OUT]) or loops(plan, path)
    if loop:
        raise Contradiction(law if loop & plan.at[OUT] else "the path closes a loop", loop)


def loops(plan, edges):
    """Those of these edges that lie on loops, or between them: none leads to a dead end."""
    before = 0
    while edges != before:
        before, doors = edges, edges & plan.at[OUT]
        one, two, _ = plan.tally(edges)
        edges &= ~plan.around(one & ~two)
        if not doors & doors - 1:
            edges &= ~doors
    return edges


def pass_through(board, at=ALL):
    """What all pairs of ways through a cell have in common, but for those that close a loop."""
    plan, ends, unknown = board.plan, board.ends, board.unknown
    if not ends or board.lacks() < 3 or not board.holds("path"):
        return
    near = (plan.around(board.tips()) | plan.at[OUT]) & unknown  # a loop needs two of these
    cells = plan.tally(unknown)[2] & plan.tally(near)[1] & ~plan.touch(board.path)
    for cell in each(cells & at & board.lawful()):
        place = cell.bit_length() // 3
        ways = [(way, far) for way, far in plan.near[place] if way & unknown]
        pairs = [
            way | other
            for (way, far), (other, beyond) in combinations(ways, 2)
            if beyond not in (far, ends[far])
        ]
        common, useless = unknown, plan.at[place] & unknown
        for pair in pairs:
            common &= pair
            useless &= ~pair
        if not pairs:
            raise Contradiction("every way through a cell closes a loop", cell << 2, cell)
        if common | useless:
            yield Deduction(common, PATH, cell)
            yield Deduction(useless, BLOCKED, cell)


# --- Rules about regions ---
# The path crosses the border of any region an even number of times, as it goes in as often as
# out, and at least twice, as it begins and ends outside.  At each step it changes colour and each
# cell has two of its edges; an edge inside the region is one of a black cell and one of a white
# one: so all others, which cross the border, are more at black cells by two for each black cell
# that the region has more.


def use_only_ways(board, at=ALL):
    """Where two edges alone lead into a region, the path goes in by one and out by the other."""
    for region in regions_at(board, at, "crossings", narrow_regions):
        ways = board.plan.border(region) & (board.path | board.unknown)
        if not ways:
            raise Contradiction("the board falls apart", region << 2, region)
        if not ways & ways - 1:
            raise Contradiction("a part of the board has one way in and none out", ways, region)
        if count(ways) == 2:
            yield Deduction(ways & board.unknown, PATH, region)


def regions_at(board, at, kind, find):
    """Where a rule of this kind looks: in all regions that `find` finds, or that laws are about."""
    if board.laws is None:
        return find(board) if at == ALL else [at]
    return [region for region in board.laws.regions[kind] if at in (ALL, region)]


def narrow_regions(board):
    """The regions into which at most two edges lead, of which one is unknown."""
    plan, ways = board.plan, board.path | board.unknown
    tree, regions, labels = spanning_tree(plan, ways, OUT)
    if regions[OUT]:
        yield regions[OUT]
    cuts = {}
    for place, edge, _ in tree[1:]:
        if not labels[place]:
            yield regions[place]
        cuts.setdefault(labels[place], []).append((edge, regions[place]))
    for label, cut in cuts.items():
        if not label & label - 1:
            cut.append((label, 0))
        for (one, region), (other, more) in zip(cut, cut[1:]):
            if (one | other) & board.unknown:
                yield region ^ more


def join_all_cells(board, at=ALL):
    """An edge that alone joins some cells to all others is in the path."""
    regions = parted_regions(board) if at == ALL else [at]
    for region in regions if board.holds("path") else []:
        ways = board.plan.border(region) & ~board.plan.at[OUT] & (board.path | board.unknown)
        if not ways:
            raise Contradiction("the board falls apart", region << 2, region)
        if not ways & ways - 1:
            yield Deduction(ways & board.unknown, PATH, region)


def parted_regions(board):
    """The regions that at most one edge, an unknown one, joins to all other cells."""
    plan, ways = board.plan, (board.path | board.unknown) & ~board.plan.at[OUT]
    tree, regions, labels = spanning_tree(plan, ways, plan.places[0])
    if len(tree) < len(plan.places):
        yield regions[plan.places[0]]
    for place, edge, _ in tree[1:]:
        if not labels[place] and edge & board.unknown:
            yield min(regions[place], plan.top & ~regions[place], key=count)


def cross_evenly(board, at=ALL):
    """The path crosses the border of any region an even number of times.

    If all edges of a border but one are known, the last one is too.
    """
    for region in regions_at(board, at, "crossings", closed_regions):
        border = board.plan.border(region)
        left, odd = border & board.unknown, count(border & board.path) & 1
        if odd and not left:
            law = "the path would cross a border an odd number of times"
            raise Contradiction(law, region << 2, region)
        if not left & left - 1:
            yield Deduction(left, PATH if odd else BLOCKED, region)


def closed_regions(board):
    """The regions that unknown edges join inside, and at most one joins to more."""
    plan, left = board.plan, board.unknown
    while left:
        start = plan.sides[left & -left][0]
        tree, regions, labels = spanning_tree(plan, board.unknown, start)
        yield regions[start]
        near = regions[start] ^ (plan.top if OUT in regions else 0)
        for place, edge, before in reversed(tree):
            left &= ~plan.at[place]
            if edge and not labels[place]:
                first = OUT in regions or place < before
                yield near & regions[place] if first else near ^ regions[place]


def spanning_tree(plan, edges, start):
    """(tree, regions, labels) of a tree that reaches all it can through `edges`.

    Places come as they are reached: (place, edge that leads to it, place before).  A region is the
    place with all that are reached by it, or if OUT is among them all others; a label is the set of
    all edges not in the tree that lead around its edge.  So an edge with no label is a bridge, and
    two edges with the same label are a cut: an edge that is not in the tree has itself as label.
    """
    tree, rest, seen, near = [(start, 0, OUT)], edges, {start}, plan.near
    for place, _, _ in tree:
        for edge, other in near[place]:
            if other not in seen and edge & edges:
                seen.add(other)
                rest ^= edge
                tree.append((other, edge, place))
    labels = {place: plan.at[place] & rest for place in seen}
    regions = {place: plan.top if place == OUT else 1 << 3 * place for place in seen}
    for place, _, before in reversed(tree[1:]):
        labels[before] ^= labels[place]
        regions[before] ^= regions[place]
    return tree, regions, labels


def balance_colours(board, at=ALL):
    """A region with more cells of one colour is crossed more at these: twice for each cell more.

    Where that is as often, or as seldom, as its border allows, all edges of the border are known.
    """
    for region, out in regions_at(board, at, "colours", tight_regions):
        plus, minus, least, most = border_colours(board, region, out)
        ways = board.path | board.unknown
        high = count(plus & ways) - count(minus & board.path)
        low = count(plus & board.path) - count(minus & ways)
        seen = region, out
        if high < least or low > most:
            raise Contradiction("too many cells are of one colour", region << 2, seen)
        if high == least or low == most:
            if high != least:
                plus, minus = minus, plus
            yield Deduction(plus & board.unknown, PATH, seen)
            yield Deduction(minus & board.unknown, BLOCKED, seen)


def border_colours(board, region, out):
    """(plus, minus, least, most): so many more of the first edges than of the others are path.

    With the doors `out` of one colour, the other side of which counts as in the region too.
    """
    plan = board.plan
    border, black = plan.border(region), plan.around(region & plan.black)
    plus, minus = border & black, border & ~black
    more = 4 * count(region & plan.black) - 2 * count(region)
    if out is None:
        return plus, minus, more, more
    doors, (least, most) = plan.doors[out], doors_used(board, out)
    if out == BLACK:
        return plus & ~doors, minus | doors & ~border, more - most, more - least
    return plus | doors & ~border, minus & ~doors, more + least, more + most


def tight_regions(board):
    """(region, colour of doors, the outside of which is in it too) where colours are tight."""
    top = board.plan.top
    for places in Flow(board).closed():
        region, out = places & top, None
        if places & OUTSIDE[BLACK] and places & OUTSIDE[WHITE]:
            region = top & ~places
        elif places & ~top:
            out = BLACK if places & OUTSIDE[BLACK] else WHITE
        if region:
            yield region, out


OUTSIDE = 2, 4  # in a flow, what is outside doors at black cells and outside those at white ones


class Flow:
    """Two ways for each cell, as a flow from black cells to white ones.

    Places are sets of cells and of OUTSIDE: the flow goes out from `left`, black cells and what
    is outside white ones, to `right`.  `chosen` are edges that give the places what they need, but
    for those in `lack`; those in `twice` lack two.
    """

    def __init__(self, board):
        plan = board.plan
        self.plan, self.unknown, self.chosen = plan, board.unknown, 0
        self.left = plan.black | OUTSIDE[WHITE]
        self.right = plan.top & ~plan.black | OUTSIDE[BLACK]
        one, two, _ = plan.tally(board.path)
        self.lack, self.twice = plan.top & ~two, plan.top & ~one
        for colour in BLACK, WHITE:
            lack = doors_used(board, colour)[0] - count(plan.doors[colour] & board.path)
            self.lack |= OUTSIDE[colour] * (lack > 0)
            self.twice |= OUTSIDE[colour] * (lack > 1)

    def closed(self):
        """Sets of places that no way leads out of, or none into, for each edge in no round trip.

        Or else the set that lacks more edges than lead into it.
        """
        stuck, everywhere, left = self.fill(), self.left | self.right, self.unknown
        if stuck:
            yield stuck
            return
        while left:
            edge = left & -left
            head = self.ends(edge) & (self.left if edge & self.chosen else self.right)
            tail = self.ends(edge) & ~head
            ahead, behind = self.layers(head, self.chosen)[-1], self.layers(tail, ~self.chosen)[-1]
            if ahead & tail:  # in round trips, as all edges among places that are on both sides
                left &= self.edges(everywhere & ~(ahead & behind))
            else:
                _, _, places = min((p & 6, count(p), p) for p in (ahead, behind))
                left &= ~(self.edges(places) & self.edges(everywhere & ~places))
                yield places

    def edges(self, places):
        """All edges at some places."""
        plan = self.plan
        edges = plan.around(places & plan.top)
        if places & OUTSIDE[BLACK]:
            edges |= plan.doors[BLACK]
        if places & OUTSIDE[WHITE]:
            edges |= plan.doors[WHITE]
        return edges & self.unknown

    def ends(self, edges):
        """All places at some edges."""
        places, (black, white) = self.plan.touch(edges), self.plan.doors
        if edges & black:
            places |= OUTSIDE[BLACK]
        return places | OUTSIDE[WHITE] if edges & white else places

    def step(self, places, taken):
        """These places and those they lead to, by edges not taken or back by taken ones."""
        out, back = self.edges(places & self.left), self.edges(places & self.right)
        return places | self.ends(out & ~taken | back & taken)

    def layers(self, places, taken, goals=0):
        """These places and what they lead to in one step, in two and so on, up to some goal."""
        layers, before = [places], 0
        while places != before and not places & goals:
            before, places = places, self.step(places, taken)
            layers.append(places)
        return layers

    def fill(self):
        """Choose edges until no place lacks any; else the places that those in lack lead to."""
        plan, inner = self.plan, self.unknown & ~self.plan.at[OUT]
        black, white = plan.black, plan.top & ~plan.black
        for across in black, white, black << 1, white << 1:  # no two of these at a cell
            edges = across & inner & ~plan.around(plan.top & ~self.lack)
            self.chosen |= edges
            self.settle(plan.touch(edges))
        stuck = 0
        while self.lack & self.left and not stuck:
            stuck = self.lead()
        return stuck

    def settle(self, places):
        """Note that each of these places lacks one edge less."""
        self.lack &= self.twice | ~places
        self.twice &= ~places

    def lead(self):
        """Change the choice along a way between two places in lack; if none, what it leads to."""
        goals = self.lack & self.right
        layers = self.layers(self.lack & self.left, self.chosen, goals)
        place = end = layers[-1] & goals & -(layers[-1] & goals)
        for layer in layers[-2::-1] if end else ():
            came = self.step(place, ~self.chosen) & layer
            came &= -came
            edges = self.edges(came) & self.edges(place)
            edges &= ~self.chosen if came & self.left else self.chosen
            self.chosen ^= edges & -edges
            place = came
        self.settle(place | end)
        return 0 if end else layers[-1]


# --- Chains and cases ---


def turn_chain(board, at=ALL):
    """A value that leads, step by step, to its own opposite cannot be."""
    return broken_chains(board, at, lambda _, path, blocked: path & blocked)


def break_chain(board, at=ALL):
    """A value that leads, step by step, to a broken law cannot be."""
    return broken_chains(board, at, breaks_law)


def broken_chains(board, at, breaks):
    """What follows from the chains that break something.

    Where one does not, neither do those of the values that it leads to.
    """
    whole, chains = {PATH: 0, BLOCKED: 0}, board.chained()
    for edge in each(board.unknown & at):
        for value in PATH, BLOCKED:
            if not edge & whole[value]:
                path, blocked = chains[edge, value]
                if path | blocked != edge and breaks(board, path, blocked):  # else easier rules do
                    yield Deduction(edge, OTHER[value], edge)
                else:
                    whole[PATH] |= path
                    whole[BLOCKED] |= blocked


class Chains(dict):
    """What values of edges lead to: {(edge, value): (edges in the path, edges blocked)}."""

    def __init__(self, board):
        super().__init__()
        plan, ways, tips = board.plan, board.path | board.unknown, board.tips()
        three = plan.tally(ways)[2]
        four = three & ways & ways >> 1 & ways >> plan.row & ways >> 4
        needy, doors = three & ~four & board.lawful(), plan.at[OUT]
        self.board, self.links = board, {PATH: {}, BLOCKED: {}}
        self.cells = {PATH: tips & board.lawful(), BLOCKED: needy}
        self.tight = {PATH: plan.around(tips) | doors, BLOCKED: plan.around(needy) | doors}

    def __missing__(self, key):
        """Layer by layer: each leads from one value to the other."""
        known = {PATH: 0, BLOCKED: 0}
        new, value = key
        known[value] = new
        while new:
            following, links = 0, self.links[value]
            for edge in each(new & self.tight[value]):
                if edge not in links:
                    links[edge] = self.follow(edge, value)
                following |= links[edge]
            value = OTHER[value]
            new = following & ~known[value]
            known[value] |= new
        self[key] = known[PATH], known[BLOCKED]
        return self[key]

    def follow(self, edge, value):
        """What has the other value if an edge has this one, by one law."""
        board, plan = self.board, self.board.plan
        linked = plan.around(plan.touch(edge) & self.cells[value])
        for colour, doors in enumerate(plan.doors):
            if edge & doors:
                (least, most), used = doors_used(board, colour), count(doors & board.path)
                left = used + count(doors & board.unknown)
                linked |= doors if (most - used if value == PATH else left - least) == 1 else 0
        if value == PATH and board.ends and board.lacks() > 2 and board.holds("path"):
            one, other = (board.ends[place] for place in plan.sides[edge])
            if one is not None and other is not None:
                linked |= plan.at[one] & plan.at[other]
        return linked & board.unknown & ~edge


def breaks_law(board, path, blocked):
    """Whether these edges besides what is known break a law, or clash."""
    plan, all_path, lawful = board.plan, board.path | path, board.lawful()
    ways = (all_path | board.unknown) & ~blocked
    if path & blocked or (plan.tally(all_path)[2] | plan.top & ~plan.tally(ways)[1]) & lawful:
        return True
    for colour, doors in enumerate(plan.doors):
        least, most = doors_used(board, colour)
        if count(doors & all_path) > most or count(doors & ways) < least:
            return True
    if not board.holds("path"):
        return False
    cut = plan.touch(blocked)  # if all was in one piece, it is if the sides of these edges are
    if cut & ~plan.flood(cut & -cut, ways, cut):
        return True
    return not board.link(path) and loops(plan, all_path) > 0


def try_edge(board, at=ALL):
    """An edge in the path and the same edge blocked: one cannot be, or what both lead to holds."""
    near = board.plan.around(board.tips()) & board.unknown
    for turn in range(len(ROUNDS)) if at == ALL else ():
        for edge in (*each(near), *each(board.unknown & ~near)):
            for found in try_both(board, edge, turn):
                yield found  # easier rules go on from there
                return
    if at != ALL:
        yield from try_both(board, *at)


def try_every_edge(board):
    """What the rule about cases would say of all edges, in each of its rounds."""
    return try_all(board, lambda: board.unknown)


def try_enough_edges(board):
    """Of that enough for easier rules to see the rest.

    What they settle with what was said is not tried: all that both values of such an edge lead to,
    the one that it has leads to.
    """
    end = [board]
    for found in try_all(board, lambda: end[0].unknown):
        yield found
        end[0] = finish(end[0].mark(found.cells, found.value), DIRECT + STRUCTURAL)


def try_all(board, left):
    """What the rule about cases would say of all edges that are left, in each of its rounds.

    A value that another leads to is not refuted, and leads to no more than that one.
    """
    for turn in range(len(ROUNDS)):
        most = {PATH: {}, BLOCKED: {}}
        for edge in each(board.unknown):
            for value in most:
                if edge & left() and edge not in most[value]:
                    yield from try_both(board, edge, turn, (value,))
                    bound(board, most, board.tried().end(board, edge, value, turn))
        for edge in sorted(most[PATH].keys() & most[BLOCKED].keys()):
            (path, blocked), (other_path, other_blocked) = most[PATH][edge], most[BLOCKED][edge]
            if edge & left() and (path & other_path | blocked & other_blocked) & left():
                yield from try_both(board, edge, turn)


def bound(board, most, end):
    """Note that the values of edges to which one leads lead to no more than that end."""
    for value, edges in zip(most, end):
        for edge in each(edges & board.unknown):
            path, blocked = most[value].get(edge, (board.unknown, board.unknown))
            most[value][edge] = path & end[0], blocked & end[1]


def try_both(board, edge, turn, values=(PATH, BLOCKED)):
    """What the rules of a round prove by trying both values of an edge; or one, to refute it."""
    tries, path, blocked = board.tried(), board.unknown, board.unknown
    for value in values:
        end = tries.end(board, edge, value, turn)
        if not end:
            yield Deduction(edge, OTHER[value], (edge, turn, (value,)))
            return
        path, blocked = path & end[0], blocked & end[1]
    for one in each(path | blocked if len(values) > 1 else 0):
        yield Deduction(one, PATH if one & path else BLOCKED, (edge, turn, values))


class Tries:
    """Where rounds end if an edge has a value: (edges in the path, edges blocked), () if refuted.

    They go on from where the round before ended, or they themselves with fewer facts.
    """

    def __init__(self, before):
        self.ends, self.same = dict(before.ends) if before else {}, {}

    def end(self, board, edge, value, turn):
        """Where a round ends on a board; from the same facts it is followed once."""
        name, blocked = (edge, value, turn), board.plan.edges & ~board.path & ~board.unknown
        if name in self.ends:
            end = self.ends[name]
        elif turn:
            end = self.end(board, edge, value, turn - 1)
        else:
            end = (edge, 0) if value == PATH else (0, edge)
        if end:
            start = end[0] | board.path, end[1] | blocked, turn
            if start not in self.same:
                self.same[start] = end = finished(board, *start)
                if end:
                    self.same[(*end, turn)] = end  # it is the end of itself, too
            end = self.same[start]
        self.ends[name] = end
        return end


def finished(board, path, blocked, turn):
    """(path, blocked) where a round ends on this board with such edges besides; () if refuted."""
    try:
        end = finish(board.mark(path, PATH).mark(blocked, BLOCKED), ROUNDS[turn])
    except Contradiction:
        return ()
    return end.path, board.plan.edges & ~end.path & ~end.unknown


# --- The table of rules ---
# Each with its tier, and from which round of cases on it follows what a case supposes.

TABLE = (
    (1, 1, choose_doors),
    (1, 1, fill_cell),
    (1, 1, close_no_loop),
    (1, 1, pass_through),
    (2, 2, use_only_ways),
    (2, 2, join_all_cells),
    (2, 2, cross_evenly),
    (2, 2, balance_colours),
    (2, 3, turn_chain),
    (2, 3, break_chain),
    (3, NEVER, try_edge),
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
close_no_loop.asked = 0  # it looks at no more than it needs
try_edge.everywhere, try_edge.enough = try_every_edge, try_enough_edges


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
    """The board where a search begins: before chains, which it follows sooner."""
    return finish(board, ROUNDS[1])


def solve(board):
    """Yield every answer: deduce, and search only where the rules have nothing more to say."""
    try:
        board = begin(board)
    except Contradiction:
        return
    yield from search(board) if board.unknown else (board,)


def reduce(board):
    """The puzzle without the walls that logic can do without, tried one after the other.

    Logic is tiers 1 and 2, or all three where two do not solve it as it is; where these do not
    either, it stays.
    """
    plan = board.plan
    if board != blank(plan):
        sys.exit(complain("-r: expected a puzzle without path and x", 2))
    for rules in DIRECT + STRUCTURAL, RULES:
        if is_solved(blank(plan), rules):
            for wall in [edge for edge in plan.sides if not edge & plan.edges]:
                fewer = Plan(plan.height, plan.width, plan.edges | wall)
                if is_solved(blank(fewer), rules):
                    plan = fewer
            return blank(plan)
    return board


def is_solved(board, rules):
    """Whether these rules settle every edge."""
    try:
        return not finish(board, rules).unknown
    except Contradiction:
        return False


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


class Walk(Grouped):
    """A search for the path: thing k says that the path crosses `edges[k]`.

    `near[place]` are (literal of an edge that is path, place to which it leads).  Of the trail the
    first `done` are in `ends`, as a board has them; `links`, one for each edge of the path, are
    what to take back.  With more than `most` edges it may close.
    """

    def __init__(self, board):
        plan = board.plan
        self.edges = list(each(plan.edges))
        self.sides = [plan.sides[edge] for edge in self.edges]
        more = 2 * count(plan.doors[BLACK]) + 1 if plan.odd else 0
        super().__init__(len(self.edges) + more, 0, Walk.close_no_loop)
        ways = {edge: 2 * thing + 1 for thing, edge in enumerate(self.edges)}
        self.near = {p: [(ways[edge], other) for edge, other in plan.near[p]] for p in plan.near}
        self.ends, self.most = blank(plan).ends, len(plan.places)
        self.done, self.links = 0, []

    begin_again = Search.begin_again  # from one start a path through a comb of walls takes long

    def back(self, depth):
        """Take back all guesses but so many, and what followed of the path."""
        super().back(depth)
        while self.links and self.links[-1][0] >= len(self.trail):
            _, one, other, a, b = self.links.pop()
            self.ends[one], self.ends[a], self.ends[other], self.ends[b] = a, one, b, other
        self.done = min(self.done, len(self.trail))

    def close_no_loop(self):
        """A clause that a loop in the path breaks; or those that forbid edges to close one."""
        new, ends = [], self.ends
        while self.done < len(self.trail):
            thing, path = divmod(self.trail[self.done], 2)
            if path and thing < len(self.edges):
                one, other = self.sides[thing]
                a, b = ends[one], ends[other]
                if a == other and len(self.links) < self.most:
                    return [self.border(one)]
                self.links.append((self.done, one, other, a, b))
                ends[one] = ends[other] = None
                ends[a], ends[b] = b, a
                new.append(a)
            self.done += 1
        more = new if len(self.links) < self.most else ()
        return [clause for end in more for clause in self.closers(end)]

    def closers(self, end):
        """For each open edge that would close a piece, a clause that forbids it."""
        for way, other in self.near[end]:
            if other == self.ends[end] != end and not self.value[way]:
                yield [literal ^ 1 for literal in (way, *self.piece(end))]

    def border(self, place):
        """The clause that the path leaves the loop of a place."""
        places = {place for way in self.piece(place) for place in self.sides[way >> 1]}
        return [way for place in places for way, other in self.near[place] if other not in places]

    def piece(self, place):
        """The literals of a piece of path, or of a loop, from a place on."""
        places, ways = [place], set()
        for place in places:
            for way, other in self.near[place]:
                if self.value[way] > 0 and way not in ways:
                    ways.add(way)
                    places.append(other)
        return ways


def search(board):
    """Yield every answer of a board where the rules are stuck."""
    walk = Walk(board)
    if all(map(walk.add, laws_of_edges(board, walk))):
        for found in walk.answers():
            if found:
                path = sum(edge for edge, so in zip(walk.edges, walk.value[1::2]) if so > 0)
                yield board.mark(path, PATH).mark(board.plan.edges & ~path, BLOCKED)


def laws_of_edges(board, walk):
    """The clauses that say what is known, the laws of cells and those of doors."""
    for thing, edge in enumerate(walk.edges):
        if edge & ~board.unknown:
            yield [2 * thing + bool(edge & board.path)]
    for place in board.plan.places:
        ways = [way for way, _ in walk.near[place]]
        for three in combinations(ways, 3):
            yield [way ^ 1 for way in three]
        for all_but_one in combinations(ways, max(0, len(ways) - 1)):
            yield list(all_but_one)
    black, white = (
        [way for way, _ in walk.near[OUT] if walk.edges[way >> 1] & doors]
        for doors in board.plan.doors
    )
    if board.plan.odd:
        yield from ([way ^ 1] for way in white)
        yield from just_two(black, 2 * len(walk.edges) + 1)
    else:
        for ways in black, white:
            yield ways
            blocked = [way ^ 1 for way in ways]
            for way in ways:
                walk.groups[way] = [blocked]


def just_two(ways, never):
    """Clauses that two of these ways are path; literals from `never` on, which is not so, help.

    The next is that the first of the two is among the ways so far, and then that the second is; so
    on for each way.
    """
    one = two = never
    yield [never ^ 1]
    for way in ways:
        past, both, (one, two) = one, two, (two + 2, two + 4)
        yield from ([way ^ 1, one], [past ^ 1, one], [one ^ 1, past, way])
        yield from ([way ^ 1, past ^ 1, two], [both ^ 1, two], [two ^ 1, both, way])
        yield from ([two ^ 1, past], [way ^ 1, both ^ 1])
    yield from ([one], [two])


# --- Proofs ---


def facts(board, edges=ALL):
    """All that is known of some edges beyond the puzzle, as words in reading order."""
    plan, path = board.plan, board.path
    known = each(plan.edges & ~board.unknown & edges)
    return [word(plan, edge) + (" path" if edge & path else " blocked") for edge in known]


def assume(board, facts):
    """This board with these facts besides; Contradiction if one clashes."""
    told = {PATH: 0, BLOCKED: 0}
    meant = meanings(board.plan)
    for fact in facts:
        place, value = fact.split()
        told[value] |= meant[place]
    return board.mark(told[PATH], PATH).mark(told[BLOCKED], BLOCKED)


def meanings(plan):
    """The edges and cells that words name."""
    if not plan.meant:
        plan.meant = {word(plan, edge): edge for edge in each(plan.edges | plan.top << 2)}
    return plan.meant


def opposite(fact):
    """What is so if this fact is not."""
    place, value = fact.split()
    return "%s %s" % (place, OTHER[value])


def part(board, items):
    """The bare puzzle with just these laws and facts."""
    laws = Laws(board.plan, [item for item in items if "-" not in item])
    return assume(blank(board.plan, laws), [item for item in items if "-" in item])


LINKS = choose_doors, fill_cell, close_no_loop, join_all_cells
CHAINS = turn_chain, break_chain


def sources(board, rule, found, wanted):
    """Laws and facts from which the rule can have drawn it; or all, but for other regions."""
    if rule in CHAINS or rule is try_edge or (not wanted and found.found):
        step = argue(board, rule, found, wanted)
        yield step["laws"] + step["from"]
    else:
        near, laws = looked_at(board, rule, found.at)
        yield laws + facts(board, near)
    cells = ["cell " + cell for cell in names(board, board.plan.top << 2).split()]
    yield [*cells, "doors", "colours board", "path", *facts(board)]


def looked_at(board, rule, at):
    """(the edges that a rule looked at, the laws that it used)."""
    plan = board.plan
    doors = [law for law in ("doors", "colours board") if board.holds(law)]
    if rule in (fill_cell, pass_through):
        near, laws = plan.around(at), ["cell " + names(board, at << 2)]
        if rule is pass_through:
            near |= loops(plan, board.path | near & board.unknown)
            laws.append("path")
        return near, laws
    if rule is close_no_loop:
        return loops(plan, board.path | at), ["path"]
    if rule is join_all_cells:
        return plan.border(at) & ~plan.at[OUT], ["path"]
    if rule is choose_doors:
        return plan.at[OUT], doors
    if rule is balance_colours:
        near, laws = plan.border(at[0]), ["colours " + region_name(board, at[0])]
        return (near, laws) if at[1] is None else (near | plan.at[OUT], laws + doors)
    return plan.border(at), ["crossings " + region_name(board, at)]


def region_name(board, region):
    """A region as a law says it."""
    if region == board.plan.top:
        return "board"
    return names(board, region << 2).replace(" ", "+")


def argue(board, rule, found, wanted):
    """An argument for the `wanted` facts, or for a law that breaks."""
    if rule in CHAINS or (not wanted and found.found):
        return refute(board, wanted, LINKS)
    if rule is try_edge:
        edge, turn, values = found.at
        ways = [["%s %s" % (names(board, edge), value)] for value in values]
        wanted = wanted if len(values) > 1 else ()  # else to be refuted
        return by_cases(board, ways, [ROUNDS[turn]], wanted)
    how = {"from": facts(board), "laws": [*board.laws.words]}
    return how if wanted else break_law(board, how, looked_at(board, rule, found.at)[0])


def break_law(board, how, edges):
    """The argument that one of several laws breaks: all but it would block these edges."""
    laws = how["laws"]
    if len(laws) == 1:
        return {**how, "breaks": laws[0]}
    black, white = (count(doors & board.path) for doors in board.plan.doors)
    breaks = laws[0]
    if "doors" in laws and black + white != 2:
        breaks = "doors"
    elif "colours board" in laws and black - white != 2 * board.plan.odd:
        breaks = "colours board"
    blocked = [fact + " blocked" for fact in names(board, edges & board.unknown).split()]
    then = [{"facts": blocked, "rule": "all ways", **how}] if blocked else []
    return {**how, "then": then, "breaks": breaks}


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

CENTRES = {3: "┘", 5: "│", 9: "└", 6: "┐", 10: "─", 12: "┌", 1: "╵", 2: "╴", 4: "╷", 8: "╶"}


def parse(text):
    """The board that a drawing shows; ValueError names the line that is wrong.

    With path or blocked edges (`x`) in it, it is a board in progress.
    """
    lines = ((number, line.rstrip()) for number, line in enumerate(text.rstrip().split("\n"), 1))
    lines = [(number, line) for number, line in lines if line and line[0] != "#"]
    size = None
    if lines and "+" not in lines[0][1]:
        size = parse_size(lines[0][1], lines.pop(0)[0])
    if not lines:
        end = text.rstrip().count("\n") + 1 + bool(size)
        raise wrong(end, "a line of corners, found the end")
    drawing, width = align(lines, size)
    height = len(drawing) // 2
    if size and height < size[0]:
        raise wrong(lines[-1][0] + 1, "row %d of %d, found the end", height + 1, size[0])
    cells, first = height * width, lines[0][0]
    if not 0 < cells <= 10000:
        raise wrong(first, "a drawing of 1 to 10000 cells, found %d", cells)
    board = read_board(height, width, drawing)
    doors = count(board.plan.at[OUT])
    if doors < 2:
        raise wrong(first, "two doors or more, found %d", doors)
    return board


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


def align(lines, size):
    """(lines of corners and of cells in turn, without margin and of one length; width)."""
    drawing, (number, line) = [], lines[0]
    margin = line.find("+")
    width, rest = divmod(line.rfind("+") - margin, 4)
    if margin < 0 or rest or line[:margin].strip():
        raise wrong(number, "corners in every fourth column, found %s", ascii(line[:20]))
    if size and width != size[1]:
        raise wrong(number, "%d cells, found %d", size[1], width)
    for number, line in lines:
        row = line[margin:].ljust(4 * width + 1)
        if "+" in line:
            drawing += [" " * len(row)] * (len(drawing) % 2)  # blanks of cells that were stripped
        elif len(drawing) % 2 == 0:
            raise wrong(number, "a line of corners, found %s", ascii(line.strip()[:20]))
        check_line(number, line, margin, width)
        drawing.append(row)
        if size and len(drawing) > 2 * size[0] + 1:
            raise wrong(number, "the end, found a row too many")
    if len(drawing) % 2 == 0:
        raise wrong(number + 1, "a line of corners, found the end")
    return drawing, width


def check_line(number, line, margin, width):
    """ValueError if not all corners are there, or a wall stands where none can, or is not whole."""
    corners = [at for at, mark in enumerate(line) if mark == "+"]
    if corners and corners != list(range(margin, margin + 4 * width + 1, 4)):
        message = "%d corners, one in every fourth column from column %d on"
        raise wrong(number, message, width + 1, margin + 1)
    for at, mark in enumerate(line):
        start = at - (at - margin) % 4
        whole = line[start : start + 4] == "+---" if corners else mark == "|" and at == start
        if mark in "-|" and not (whole and margin <= at <= margin + 4 * width):
            message = "walls --- from corner to corner or | between them, found %s in column %d"
            raise wrong(number, message, mark, at + 1)


def read_board(height, width, drawing):
    """The board of a drawing that is in order."""
    seen = {"wall": 0, PATH: 0, BLOCKED: 0, "gap": 0}
    marks = {"-": "wall", "|": "wall", "│": PATH, "─": PATH, "x": BLOCKED}
    for r, line in enumerate(drawing):
        for c in range(width + r % 2):
            mark = marks.get(line[4 * c + 2 - r % 2 * 2], "gap")
            seen[mark] |= 1 << 3 * (r // 2 * (width + 1) + c) + r % 2
    board = blank(Plan(height, width, seen[PATH] | seen[BLOCKED] | seen["gap"]))
    return board.mark(seen[PATH], PATH).mark(seen[BLOCKED], BLOCKED)


def draw(board):
    """The board's lines, each as pieces of text with the edges that they show."""
    height, width = board.plan.height, board.plan.width
    lines = [[] for _ in range(2 * height + 2)]
    for place in range((height + 1) * (width + 1)):
        above, cell = draw_cell(board, 1 << 3 * place)
        lines[place // (width + 1) * 2] += above
        lines[place // (width + 1) * 2 + 1] += cell
    return [line[: 4 * width + 1] for line in lines[:-1]]  # without the spare cells


def draw_cell(board, above):
    """The corner and the edge above a cell; the edge left of it and the cell."""
    left, right, path, plan = above << 1, above << 4, board.path, board.plan
    ways = above, left, above << plan.row, right
    used = sum(1 << i for i, edge in enumerate(ways) if path & edge)
    pad = " " if above & plan.edges else "-"
    one, other = ("─" if path & edge else " " for edge in (left, right))
    corner = ("+", 0), (pad, 0), (sign(board, above, "-", "│"), above), (pad, 0)
    middle = CENTRES.get(used, " "), sum(ways) & path
    return corner, ((sign(board, left, "|", "─"), left), (one, left), middle, (other, right))


def sign(board, edge, wall, line):
    """What stands on an edge."""
    if not edge & board.plan.edges:
        return wall
    if edge & board.path:
        return line
    return "x" if board.unknown and not board.unknown & edge else " "


def render(board, cells=0):
    """The board in the judge's format: the answer, or what is known; with `cells` in colour."""
    lines = [
        "".join("\033[1;36m%s\033[0m" % text if shown & cells else text for text, shown in line)
        for line in draw(board)
    ]
    return "\n".join(line.rstrip() for line in lines)


def names(board, cells):
    """Edges, doors and cells for people: r1c1-r1c2, r1c1-top, r3c4."""
    return " ".join(word(board.plan, edge) for edge in each(cells))


def word(plan, edge):
    """What people call an edge or a cell; it is put together once."""
    if edge not in plan.words:
        place, kind = divmod(edge.bit_length() - 1, 3)
        one, other = (place, place) if kind == 2 else plan.sides[edge]
        name = "r%dc%d" % (one // (plan.width + 1) + 1, one % (plan.width + 1) + 1)
        if other == OUT:
            name += ("-top", "-left", "-bottom", "-right")[kind + 2 * (one != place)]
        elif other != one:
            name = word(plan, 4 << 3 * other) + "-" + name
        plan.words[edge] = name
    return plan.words[edge]


# --- Command line ---

FIRST, INSTEAD = {"-r": ("first remove all walls that logic can do without", reduce)}, {}


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
