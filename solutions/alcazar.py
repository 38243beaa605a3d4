"""Alcazar: find the one path through the castle.

The path enters by a door, a gap in the outer wall, visits every cell once, and leaves by
another door.  It crosses no wall.

An edge is where the path may cross from a cell to the next, or at a door.  All outside is
one more place, OUT, so that every edge joins two places; there the path is a loop through
all cells and OUT.  A set of edges is an int: each cell has three bits, for the edge above
it, for the edge left of it, and for the cell itself, so that sets can name cells too.
Rows lie end to end with one spare cell between them: a shift moves a whole set.

Read it from top to bottom: the board, the rules (easiest first), solving, text.
"""

import sys

NAME = "alcazar"
PATH, BLOCKED = "path", "blocked"
OUT = -1  # the place outside, the last in a list of places


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


def count(edges):
    """How many edges a set has (int.bit_count came only with Python 3.10)."""
    return bin(edges).count("1")


def each(edges):
    """The edges of a set, one by one."""
    while edges:
        yield edges & -edges
        edges &= edges - 1


class Plan:
    """What of a puzzle never changes: its size, its cells and edges.

    `top` is {cell's bit for the edge above it} of all cells; `sides[edge]` are the two places
    that an edge joins, `at[place]` the edges there.  `doors` are (edges, how many of them the
    path uses), by the colour of their cells as on a chessboard: as the path goes from colour to
    colour, it begins and ends on different ones if they have as many cells, and else both
    times on the one that has more.
    """

    def __init__(self, height, width, edges):
        self.height, self.width, self.edges = height, width, edges
        self.row = row = 3 * (width + 1)
        self.places = [r * (width + 1) + c for r in range(height) for c in range(width)]
        self.top = sum(1 << 3 * place for place in self.places)
        self.at, self.sides = {OUT: 0}, {}
        cells = set(self.places)
        for place in self.places:
            bit = 1 << 3 * place
            self.at[place] = (bit | bit << 1 | bit << row | bit << 4) & edges
            for edge, other in (
                (bit, place - width - 1),
                (bit << 1, place - 1),
                (bit << row, place + width + 1),
                (bit << 4, place + 1),
            ):
                self.sides[edge] = place, other if other in cells else OUT
                if other not in cells:
                    self.at[OUT] |= edge & edges
        self.doors = self.doors_by_colour()

    def doors_by_colour(self):
        """(edges, how many of them the path uses) for each colour."""
        colours = [0, 0]
        for door in each(self.at[OUT]):
            r, c = divmod(self.sides[door][0], self.width + 1)
            colours[(r + c) & 1] |= door
        odd = self.height * self.width & 1
        return (colours[0], 1 + odd), (colours[1], 1 - odd)

    def around(self, top):
        """All edges of some cells, given by the bits of the edges above them."""
        return (top | top << 1 | top << self.row | top << 4) & self.edges


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `path` are the edges known to be used, `unknown` those that may be.  `ends` has for each
    place at an end of a piece of path the other end, for a place without path itself.
    """

    __slots__ = "ends", "path", "plan", "unknown"

    def __init__(self, plan, path, unknown, ends):
        self.plan, self.path, self.unknown, self.ends = plan, path, unknown, ends

    def mark(self, cells, value):
        """This board with these edges settled; this very board if they were."""
        if value == BLOCKED:
            if cells & self.path:
                raise Contradiction("an edge would be both path and blocked", cells & self.path)
            if not cells & self.unknown:
                return self
            return Board(self.plan, self.path, self.unknown & ~cells, self.ends)
        new = cells & ~self.path
        if not new:
            return self
        if new & ~self.unknown:
            raise Contradiction("an edge would be both path and blocked", new & ~self.unknown)
        after = Board(self.plan, self.path | new, self.unknown & ~new, self.ends[:])
        left = len(self.plan.places) - count(self.path)
        for edge in each(new):
            if not join(after.ends, *self.plan.sides[edge]) and left:
                raise early_end(after, edge)
            left -= 1
        return after

    def tally(self, edges):
        """The cells with at least one, two and three of these edges.

        A cell is given by the bit of the edge above it.
        """
        a, b, c, d = edges, edges >> 1, edges >> self.plan.row, edges >> 4
        top, some, both, others, all_others = self.plan.top, a | b, a & b, c | d, c & d
        one, two = some | others, both | all_others | some & others
        return top & one, top & two, top & (both & others | all_others & some)

    def tips(self):
        """The cells where a piece of path ends that is not finished there."""
        one, two, _ = self.tally(self.path)
        return one & ~two


def join(ends, one, other):
    """Note in `ends` that an edge between two places is used; whether it closes no loop."""
    a, b = ends[one], ends[other]
    ends[a], ends[b] = b, a
    return a != other


def early_end(board, edge):
    """The Contradiction that the path comes back to itself with this edge."""
    refuse_forks(board)
    loop = piece(board, board.plan.sides[edge][0])
    law = "the path closes a loop"
    if loop & board.plan.at[OUT]:
        law = "the path ends before it has been to every cell"
    return Contradiction(law, loop)


def refuse_forks(board):
    """Contradiction if a cell has three ways in the path."""
    for top in each(board.tally(board.path)[2]):
        raise Contradiction("a cell has three ways in the path", top << 2)


def place_of(top):
    """The place whose edge above it this is."""
    return (top.bit_length() - 1) // 3


# --- Rules, easiest first ---------------------------------------------------------------
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.


def choose_doors(board):
    """The path uses two doors, of the colours that it must begin and end on."""
    for doors, need in board.plan.doors:
        used, free = doors & board.path, doors & board.unknown
        lack = need - count(used)
        if lack < 0:
            raise Contradiction("the path has too many doors of one colour", used)
        if count(free) < lack:
            raise Contradiction("the path has too few doors of one colour", used | free)
        if free and not lack:
            yield Deduction(free, BLOCKED, used)
        elif free and count(free) == lack:
            yield Deduction(free, PATH, free | used)


def fill_cell(board):
    """A cell with two ways left has both in the path; one with two in the path has no other."""
    plan, path = board.plan, board.path
    refuse_forks(board)
    used = board.tally(path)[1]
    _, two, three = board.tally(path | board.unknown)
    for top in each(plan.top & ~two):
        raise Contradiction("a cell has no two ways left", top << 2)
    for top in each(two & ~three & ~used):
        yield Deduction(plan.around(top) & board.unknown, PATH, top << 2)
    for top in each(used & three):
        ways = plan.around(top)
        if ways & board.unknown:
            yield Deduction(ways & board.unknown, BLOCKED, ways & path)


def close_no_loop(board):
    """An edge that would close a loop, or end the path too early, is blocked."""
    plan, ends = board.plan, board.ends
    if count(board.path) == len(plan.places):
        return  # the last edge ends the path
    tips = board.tips()
    above, left, doors = tips & tips << plan.row, tips & tips << 3, plan.at[OUT] & plan.around(tips)
    for edge in each((above | left << 1 | doors) & board.unknown):
        one, other = plan.sides[edge]
        if ends[one] == other:
            yield Deduction(edge, BLOCKED, piece(board, one))


def pass_through(board):
    """What all pairs of ways through a cell have in common, but for those that close a loop."""
    plan, ends = board.plan, board.ends
    if len(plan.places) - count(board.path) < 2:
        return
    tips = board.tips()
    full = plan.around(board.tally(board.path)[1])  # leads to cells that have their two ways
    near = (plan.around(tips) | plan.at[OUT]) & board.unknown  # a loop needs two of these
    for top in each(
        board.tally(board.unknown)[2] & board.tally(near)[1] & ~board.tally(board.path)[0]
    ):
        place = place_of(top)
        ways = list(each(plan.at[place] & board.unknown & ~full))
        far = [other_side(plan, way, place) for way in ways]
        pairs = [
            way | ways[j] for i, way in enumerate(ways) for j in range(i) if ends[far[i]] != far[j]
        ]
        if not pairs:
            raise Contradiction("every way through a cell closes a loop", top << 2)
        common, useful = pairs[0], 0
        for pair in pairs:
            common &= pair
            useful |= pair
        if common:
            yield Deduction(common, PATH, top << 2)
        if sum(ways) & ~useful:
            yield Deduction(sum(ways) & ~useful, BLOCKED, top << 2)


def cross_evenly(board):
    """The path crosses the border of any region an even number of times.

    All outside is one more place, where it crosses twice.  If all edges of a border but one
    are known, the last one is too.
    """
    plan, left = board.plan, board.unknown
    while left:
        start = plan.sides[left & -left][0]
        order, parent, labels = spanning_tree(plan, board.unknown, start, None)
        odd = {place: count(plan.at[place] & board.path) & 1 for place in order}
        for place in reversed(order):
            left &= ~plan.at[place]
            edge = parent[place]
            if not edge:
                if odd[place]:
                    law = "the path would cross a border an odd number of times"
                    raise Contradiction(law, cells_of(order))
                continue
            odd[other_side(plan, edge, place)] ^= odd[place]
            if not labels[place]:
                yield Deduction(edge, PATH if odd[place] else BLOCKED, board.path)


def use_only_ways(board):
    """Where two edges alone lead into a region, the path goes in by one and out by the other.

    All outside is one more place.  Without it the path begins and ends inside: then an edge
    that alone joins two regions is path.
    """
    plan = board.plan
    ways = board.path | board.unknown
    order, parent, labels = spanning_tree(plan, ways, OUT, None)
    refuse_pieces(board, order)
    cuts = {}
    for place in order[1:]:
        if not labels[place]:
            raise Contradiction("a part of the board has one way in and none out", parent[place])
        cuts[labels[place]] = cuts.get(labels[place], 0) | parent[place]
    for label, cut in cuts.items():
        if not label & label - 1:
            cut |= label
        if cut & cut - 1 and cut & board.unknown:
            yield Deduction(cut & board.unknown, PATH, cut)
    order, parent, labels = spanning_tree(plan, ways, plan.places[0], OUT)
    refuse_pieces(board, [OUT, *order])
    for place in order[1:]:
        if not labels[place] and parent[place] & board.unknown:
            yield Deduction(parent[place], PATH, parent[place])


def balance_colours(board):
    """An edge that every or no choice of two ways for each cell has is path or blocked.

    The cells are coloured as on a chessboard, and each way joins both colours: such a choice is a
    flow from one colour to the other.
    """
    flow = Flow(board)
    flow.fill()
    yield from flow.fixed()


def turn_chain(board):
    """A value that leads link by link to its own opposite is refuted."""
    for edge, other, path, blocked in chains(board):
        if path & blocked:
            yield Deduction(edge, other, path | blocked)


def break_chain(board):
    """A value that leads link by link to a broken law is refuted."""
    for edge, other, path, blocked in chains(board):
        if path & blocked or breaks_law(board, path, blocked):
            yield Deduction(edge, other, path | blocked)


def try_edge(board):
    """An edge in the path and the same edge blocked: refuted, or what both lead to holds."""
    near = 0
    for top in each(board.tips()):
        near |= board.plan.around(top)
    near &= board.unknown
    for rules in LADDER:
        for edge in (*each(near), *each(board.unknown & ~near)):
            found = list(try_both(board, edge, rules))
            yield from found
            if found:
                return


DIRECT = choose_doors, fill_cell, close_no_loop, pass_through
STRUCTURAL = (
    use_only_ways,
    cross_evenly,
    balance_colours,
    turn_chain,
    break_chain,
)
CASES = (try_edge,)
LADDER = DIRECT, DIRECT + STRUCTURAL[:3], DIRECT + STRUCTURAL
RULES = DIRECT + STRUCTURAL + CASES


# --- What the rules need ----------------------------------------------------------------


def other_side(plan, edge, place):
    """The place to which an edge leads from a place."""
    one, other = plan.sides[edge]
    return other if one == place else one


def piece(board, place):
    """The edges of the piece of path that ends at a place."""
    edges, edge = 0, board.plan.at[place] & board.path
    while edge:
        edges |= edge & -edge
        place = other_side(board.plan, edge & -edge, place)
        edge = board.plan.at[place] & board.path & ~edges if place != OUT else 0
    return edges


def cells_of(places):
    """The cells at some places, as a set."""
    return sum(4 << 3 * place for place in places if place != OUT)


def refuse_pieces(board, reached):
    """Contradiction unless all places are reached."""
    if len(reached) <= len(board.plan.places):
        lost = set(board.plan.places).difference(reached)
        raise Contradiction("the board falls apart", cells_of(lost))


def spanning_tree(plan, edges, start, without):
    """(places, parents, labels) of a tree that reaches all it can through `edges`.

    The places come as they are reached; a parent is the edge that leads to it; a label is
    the set of all other edges that lead around that edge.  So an edge with no label is a
    bridge, and two edges with the same label are a cut: an edge that is not in the tree has
    itself as label.
    """
    parent, order, tree = {start: 0}, [start], 0
    at, sides = plan.at, plan.sides
    for place in order:
        for edge in each(at[place] & edges):
            one, other = sides[edge]
            if one == place:
                one = other
            if one not in parent and one != without:
                parent[one] = edge
                tree |= edge
                order.append(one)
    labels = dict.fromkeys(order, 0)
    rest = edges & ~tree
    if without is not None:
        rest &= ~at[without]
    for place in order:
        labels[place] = at[place] & rest
    for place in reversed(order):
        edge = parent[place]
        if edge:
            one, other = sides[edge]
            labels[other if one == place else one] ^= labels[place]
    return order, parent, labels


class Flow:
    """Two ways for each cell, as a flow from cells of one colour to those of the other."""

    def __init__(self, board):
        self.board, plan = board, board.plan
        self.lack, self.edges, self.left = {}, {}, []
        self.ends, self.chosen = {}, 0
        for place in plan.places:
            self.lack[place] = 2 - count(plan.at[place] & board.path)
            self.edges[place] = plan.at[place] & board.unknown
        for colour, (doors, need) in enumerate(plan.doors):
            self.lack[~colour] = need - count(doors & board.path)
            self.edges[~colour] = doors & board.unknown
        for edge in each(board.unknown):
            one, other = plan.sides[edge]
            if other == OUT:
                other = ~self.colour(one)
            self.ends[edge] = (one, other) if self.is_left(one) else (other, one)

    def colour(self, place):
        """The colour of a cell on the chessboard."""
        return sum(divmod(place, self.board.plan.width + 1)) & 1

    def is_left(self, place):
        """Whether the flow goes out of this place: cells of one colour, and the other's outside."""
        return place == -2 if place < 0 else not self.colour(place)

    def fill(self):
        """Choose edges until every place has what it lacks."""
        for edge, (left, right) in self.ends.items():
            if self.lack[left] and self.lack[right]:
                self.chosen |= edge
                self.lack[left] -= 1
                self.lack[right] -= 1
        for place in list(self.lack):
            while self.lack[place] and self.is_left(place):
                self.lead(place)
        for place, lack in self.lack.items():
            if lack:
                raise Contradiction("the colours do not balance", self.show([place]))

    def lead(self, start):
        """Change the choice along a way from a place that lacks an edge to another that does."""
        came = {start: 0}
        todo = [start]
        for place in todo:
            if self.lack[place] and not self.is_left(place):
                self.lack[place] -= 1
                self.lack[start] -= 1
                while place != start:
                    edge = came[place]
                    self.chosen ^= edge
                    left, right = self.ends[edge]
                    place = left if place == right else right
                return
            out = self.edges[place] & (~self.chosen if self.is_left(place) else self.chosen)
            for edge in each(out):
                left, right = self.ends[edge]
                other = right if place == left else left
                if other not in came:
                    came[other] = edge
                    todo.append(other)
        raise Contradiction("the colours do not balance", self.show(todo))

    def show(self, places):
        """The cells among these places, as a set."""
        return cells_of(place for place in places if place >= 0)

    def fixed(self):
        """The edges that no other choice changes: those between places on no common round."""
        group = self.rounds()
        for edge, (left, right) in self.ends.items():
            if group[left] != group[right]:
                value = PATH if edge & self.chosen else BLOCKED
                yield Deduction(edge, value, self.show([left, right]))

    def rounds(self):
        """{place: a place that stands for its group}: the strongly connected components.

        A group is what leads to one another; found with two walks (Kosaraju).
        """
        order, seen, group = [], set(), {}
        for start in self.lack:
            walk(start, self.leads, seen, order)
        seen = set()
        for start in reversed(order):
            members = []
            walk(start, self.comes, seen, members)
            group.update(dict.fromkeys(members, start))
        return group

    def leads(self, place):
        """The places that the flow could go to next."""
        return self.beyond(place, ~self.chosen if self.is_left(place) else self.chosen)

    def comes(self, place):
        """The places that it could come from."""
        return self.beyond(place, self.chosen if self.is_left(place) else ~self.chosen)

    def beyond(self, place, edges):
        """The other sides of those of these edges that are at a place."""
        for edge in each(self.edges[place] & edges):
            left, right = self.ends[edge]
            yield right if place == left else left


def walk(start, leads, seen, order):
    """Append to `order` what `start` leads to and was not seen yet, each after what it leads to."""
    if start in seen:
        return
    seen.add(start)
    todo = [(start, leads(start))]
    while todo:
        for other in todo[-1][1]:
            if other not in seen:
                seen.add(other)
                todo.append((other, leads(other)))
                break
        else:
            order.append(todo.pop()[0])


def links(board):
    """(blocks, uses): the edges that are blocked if an edge is path, and path if it is blocked."""
    plan, unknown = board.plan, board.unknown
    blocks, uses = dict.fromkeys(each(unknown), 0), dict.fromkeys(each(unknown), 0)
    counted = [(plan.at[place], 2) for place in plan.places] + list(plan.doors)
    for edges, need in counted:
        free = edges & unknown
        lack = need - count(edges & board.path)
        for edge in each(free):
            if lack == 1:
                blocks[edge] |= free & ~edge
            if lack == count(free) - 1:
                uses[edge] |= free & ~edge
    if len(plan.places) - count(board.path) > 1:
        for edge in each(unknown):
            one, other = (board.ends[place] for place in plan.sides[edge])
            blocks[edge] |= plan.at[one] & plan.at[other] & unknown & ~edge
    return blocks, uses


def chains(board):
    """(edge, the other value, edges in the path, edges blocked) for each value of each edge."""
    blocks, uses = links(board)
    for edge in each(board.unknown):
        yield (edge, BLOCKED, *chain(edge, 0, blocks, uses))
        yield (edge, PATH, *chain(0, edge, blocks, uses))


def chain(new, shut, blocks, uses):
    """(edges in the path, edges blocked): `new`, `shut` and all that follows link by link."""
    path = blocked = 0
    while new | shut:
        path |= new
        for edge in each(new):
            shut |= blocks[edge]
        shut &= ~blocked
        blocked |= shut
        new = 0
        for edge in each(shut):
            new |= uses[edge]
        new, shut = new & ~path, 0
    return path, blocked


def breaks_law(board, path, blocked):
    """Whether these edges besides what is known break a law."""
    plan = board.plan
    all_path = board.path | path
    ways = (all_path | board.unknown) & ~blocked
    forks, two = board.tally(all_path)[2], board.tally(ways)[1]
    if forks or plan.top & ~two or not is_whole(plan, ways):
        return True
    for doors, need in plan.doors:
        if not count(doors & all_path) <= need <= count(doors & ways):
            return True
    ends, left = board.ends[:], len(plan.places) - count(board.path)
    for edge in each(path):
        if not join(ends, *plan.sides[edge]) and left:
            return True
        left -= 1
    return False


def is_whole(plan, ways):
    """Whether these ways join all cells, without going outside."""
    above, beside, row, top = ways & plan.top, ways >> 1 & plan.top, plan.row, plan.top
    cells, before = top & -top, 0
    while cells != before:
        before = cells
        cells |= (cells << row & above | (cells & above) >> row | cells << 3 & beside) & top
        cells |= (cells & beside) >> 3 & top
    return cells == top


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


def suppose(board, edge, value, rules):
    """Where `rules` lead if `edge` is `value`; Contradiction if it cannot be."""
    board = board.mark(edge, value)
    for step in deduce(board, rules):
        board = step[2]
    return board


def try_both(board, edge, rules):
    """What rules prove by trying both values of an edge."""
    ends = []
    for value, other in (PATH, BLOCKED), (BLOCKED, PATH):
        try:
            ends.append(suppose(board, edge, value, rules))
        except Contradiction as broken:
            yield Deduction(edge, other, broken.cells)
            return
    path = ends[0].path & ends[1].path & board.unknown
    blocked = board.unknown & ~(ends[0].path | ends[0].unknown | ends[1].path | ends[1].unknown)
    if path:
        yield Deduction(path, PATH, edge)
    if blocked:
        yield Deduction(blocked, BLOCKED, edge)


def solve(board):
    """Yield every answer: deduce, and guess only where no rule has anything more to say."""
    todo = [board]
    rules = RULES
    while todo:
        board = todo.pop()
        try:
            for step in deduce(board, rules):
                board = step[2]
        except Contradiction:
            continue
        if board.unknown:
            near = board.tips()
            edge = board.plan.around(near & -near) & board.unknown or board.unknown
            edge &= -edge
            todo += board.mark(edge, BLOCKED), board.mark(edge, PATH)
            rules = DIRECT + STRUCTURAL[:3]  # below a guess, the next guess is cheaper
        else:
            yield board


def reduce(board):
    """The puzzle without the walls that logic can do without, tried one after the other.

    Logic is tiers 1 and 2, or all three where two do not solve it as it is; where these do not
    either, it stays.
    """
    for rules in DIRECT + STRUCTURAL, RULES:
        if is_solved(blank(board.plan), rules):
            plan = board.plan
            walls = [edge for edge in plan.sides if not edge & plan.edges]
            return blank(strip(plan, walls, rules))
    return board


def strip(plan, walls, rules):
    """The plan without those of its walls that these rules can do without."""
    for wall in walls:
        fewer = Plan(plan.height, plan.width, plan.edges | wall)
        if is_solved(blank(fewer), rules):
            plan = fewer
    return plan


def is_solved(board, rules):
    """Whether these rules settle every edge."""
    try:
        for step in deduce(board, rules):
            board = step[2]
    except Contradiction:
        return False
    return not board.unknown


# --- Text -------------------------------------------------------------------------------

CENTRES = {3: "┘", 5: "│", 9: "└", 6: "┐", 10: "─", 12: "┌", 1: "╵", 2: "╴", 4: "╷", 8: "╶"}


def parse(text):
    """The board that a drawing shows; ValueError names the line that is wrong.

    With path or blocked edges (`x`) in it, it is a board in progress.
    """
    lines = [(number, line.rstrip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and line[0] != "#"]
    size = None
    if lines and "+" not in lines[0][1]:
        size = parse_size(*lines.pop(0))
    if not lines:
        message = "line %d: expected a line of corners, found the end"
        raise ValueError(message % (text.rstrip().count("\n") + 1 + bool(size)))
    first, last = lines[0][0], lines[-1][0]
    drawing, width = align(lines, size)
    height = len(drawing) // 2
    if size and height < size[0]:
        message = "line %d: expected row %d of %d, found the end"
        raise ValueError(message % (last + 1, height + 1, size[0]))
    if not 0 < height * width <= 10000:
        message = "line %d: expected a drawing of 1 to 10000 cells, found %d"
        raise ValueError(message % (first, height * width))
    board = read_board(height, width, drawing)
    if count(board.plan.at[OUT]) < 2:
        message = "line %d: expected two doors or more, found %d"
        raise ValueError(message % (first, count(board.plan.at[OUT])))
    return board


def parse_size(number, line):
    """(height, width) of the first line."""
    tokens = line.split()
    sides = [
        int(token) if token.isascii() and token.isdigit() and len(token) < 6 else 0
        for token in tokens
    ]
    if len(sides) > 2 or not 0 < sides[0] * sides[-1] <= 10000:
        message = "line %d: expected the size, N or H W, of 1 to 10000 cells, found %s"
        raise ValueError(message % (number, ascii(" ".join(tokens)[:20])))
    return sides[0], sides[-1]


def align(lines, size):
    """(lines of corners and of cells in turn, without margin and of one length; width)."""
    drawing, (number, line) = [], lines[0]
    margin = line.find("+")
    width, rest = divmod(line.rfind("+") - margin, 4)
    if margin < 0 or rest:
        message = "line %d: expected corners in every fourth column, found %s"
        raise ValueError(message % (number, ascii(line[:20])))
    if size and width != size[1]:
        raise ValueError("line %d: expected %d cells, found %d" % (number, size[1], width))
    for number, line in lines:
        row = line[margin:].ljust(4 * width + 1)
        if "+" in line:
            if len(drawing) % 2:
                drawing.append(" " * len(row))  # the blanks of these cells were stripped
            corners = [at for at, mark in enumerate(line) if mark == "+"]
            if corners != list(range(margin, margin + 4 * width + 1, 4)):
                message = (
                    "line %d: expected %d corners, one in every fourth column from column %d on"
                )
                raise ValueError(message % (number, width + 1, margin + 1))
        elif len(drawing) % 2 == 0:
            message = "line %d: expected a line of corners, found %s"
            raise ValueError(message % (number, ascii(line.strip()[:20])))
        drawing.append(row)
        if size and len(drawing) > 2 * size[0] + 1:
            raise ValueError("line %d: expected the end, found a row too many" % number)
    if len(drawing) % 2 == 0:
        raise ValueError("line %d: expected a line of corners, found the end" % (number + 1))
    return drawing, width


def read_board(height, width, drawing):
    """The board of a drawing that is in order."""
    seen = {"wall": 0, "path": 0, "blocked": 0, "gap": 0}
    marks = {"-": "wall", "|": "wall", "│": "path", "─": "path", "x": "blocked"}
    for r, line in enumerate(drawing):
        for c in range(width + r % 2):
            mark = marks.get(line[4 * c + 2 - r % 2 * 2], "gap")
            seen[mark] |= 1 << 3 * (r // 2 * (width + 1) + c) + r % 2
    path, blocked, unknown = seen["path"], seen["blocked"], seen["gap"]
    board = blank(Plan(height, width, path | blocked | unknown))
    board.path, board.unknown = path, unknown
    for edge in each(path):
        join(board.ends, *board.plan.sides[edge])
    return board


def blank(plan):
    """The board of which nothing is known yet."""
    return Board(plan, 0, plan.edges, [*range((plan.height + 1) * (plan.width + 1)), OUT])


def render(board):
    """The drawing with the path in it; of an unfinished board what is known."""
    return draw(board, 0, "")


def paint(board, cells):
    """The board as text, with these edges in colour."""
    return draw(board, cells, "\033[1;36m%s\033[0m")


def draw(board, marked, colour):
    """The drawing, with the marked edges in colour."""
    plan, lines = board.plan, []
    for r in range(2 * plan.height + 1):
        line = ""
        for c in range(plan.width + 1):
            at = 3 * (r // 2 * (plan.width + 1) + c)
            if r % 2:
                line += draw_cell(board, c, 1 << at, marked, colour)
            else:
                line += "+" + (draw_top(board, 1 << at, marked, colour) if c < plan.width else "")
        lines.append(line.rstrip())
    return "\n".join(lines)


def draw_top(board, edge, marked, colour):
    """Three characters: what is above a cell."""
    if not board.plan.edges & edge:
        return "---"
    token = " "
    if not board.unknown & edge:
        token = "│" if board.path & edge else "x" * bool(board.unknown) or " "
    return " %s " % (colour % token if edge & marked else token)


def draw_cell(board, c, bit, marked, colour):
    """Four characters: what is left of a cell, and the cell; one after the last cell of a row."""
    plan, path, left = board.plan, board.path, bit << 1
    ways = bit, left, bit << plan.row, bit << 4
    line = " "
    if not plan.edges & left:
        line = "|"
    elif not board.unknown & left:
        line = "─" if path & left else "x" * bool(board.unknown) or " "
    tokens = [(line, left)]
    if c < plan.width:
        used = sum(1 << i for i, way in enumerate(ways) if path & way)
        tokens.append(("─" if path & left else " ", left))
        tokens.append((CENTRES.get(used, " "), sum(ways) & path))
        tokens.append(("─" if path & ways[3] else " ", ways[3]))
    elif path & left:
        tokens = [("─", left)]
    return "".join(colour % token if edge & marked else token for token, edge in tokens)


def names(board, edges):
    """Edges, doors and cells for people: r1c1-r1c2, r1c1-top, r3c4."""
    plan = board.plan
    return " ".join(name(plan, *divmod(edge.bit_length() - 1, 3)) for edge in each(edges))


def name(plan, place, kind):
    """The name of the edge above a place (kind 0), of that to its left (1), or of the cell (2)."""
    r, c = divmod(place, plan.width + 1)
    here = "r%dc%d" % (r + 1, c + 1)
    other = "r%dc%d" % (r + (kind == 1), c + (kind == 0))
    if kind == 2:
        return here
    if (r, c)[kind] == 0:
        return here + ("-top", "-left")[kind]
    if (r, c)[kind] == (plan.height, plan.width)[kind]:
        return other + ("-bottom", "-right")[kind]
    return other + "-" + here


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
    parser.add_argument(
        "-r",
        dest="reduce",
        action="store_true",
        help="first remove all walls that logic can do without",
    )
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
    if options and options.reduce:
        board = reduce(board)
    if options and options.verbose:
        board = explain(board)
    elif logic:
        for step in deduce(board):
            board = step[2]
    if logic and board.unknown:
        print(render(board))
        return complain("stuck: %d edges are open" % count(board.unknown), 1)
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
