"""Ripple Effect (Hakyuu): write a number into every cell.

A room of n cells holds each of 1 to n once.  Two equal numbers v in a row or column have
at least v cells between them: a number's ripple reaches v cells along each of the four lines.

A set of cells is an int with one bit per cell, so & | ~ are the set operations.  Rows lie
end to end, one spare bit between them.  What is known is one set for each value: the places
where it still may be.  So a ripple, a room or a whole line is ruled out by one `&`.

Read it from top to bottom: the board, the rules (easiest first), solving, the exact cover
with dancing links, text.
"""

import sys

NAME = "ripple_effect"


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


def no(value):
    """The value of a deduction that rules `value` out."""
    return "not %d" % value


class Puzzle:
    """What never changes: the cells, the step from row to row, the rooms, the ripples.

    `values` are all that a cell of the largest room can have, `homes[v]` the rooms that have v.
    """

    __slots__ = (
        *("cells", "homes", "rooms", "stride", "values"),
        *("_column", "_reach", "_room_of", "_rows"),
    )

    def __init__(self, stride, rooms):
        self.cells, self.stride, self.rooms = sum(rooms), stride, rooms
        self.values = range(1, max(map(count, rooms)) + 1)
        self._rows = [
            (1 << stride - 1) - 1 << start for start in range(0, self.cells.bit_length(), stride)
        ]
        self._column = sum(row & -row for row in self._rows)
        self._room_of = {cell: room for room in rooms for cell in each(room)}
        self._reach = [{} for _ in range(len(self.values) + 1)]
        self.homes = [0] * len(self._reach)
        for room in rooms:
            for value in range(1, count(room) + 1):
                self.homes[value] |= room

    def room_of(self, cell):
        """The room that a cell is in."""
        return self._room_of[cell]

    def lines_through(self, cell):
        """The cells of the row and of the column of a cell."""
        row, column = divmod(cell.bit_length() - 1, self.stride)
        return self._rows[row], self._column << column & self.cells

    def reach(self, cell, value):
        """The cells that cannot be `value` if this one is: the rest of its room, its ripple."""
        known = self._reach[value]
        if cell not in known:
            at, far = cell.bit_length() - 1, min(value, len(self._rows) + self.stride)
            row, column = self.lines_through(cell)
            row &= (2 << 2 * far) - 1 << at >> far
            column &= (2 << 2 * far * self.stride) - 1 << at >> far * self.stride
            known[cell] = (row | column | self._room_of[cell]) & ~cell
        return known[cell]


class View:
    """What is known of one room: `places` are the open values, each with where it may be.

    `single` are those with one place left.  The names with an underscore are filled in by
    the rules that need them: a room that has not changed since is not looked at again.
    """

    __slots__ = "_pushes", "_sets", "_shadows", "places", "room", "single"

    def __init__(self, board, room):
        self.room, self.places, self.single = room, [], []
        self._shadows = self._sets = self._pushes = None
        unknown = board.unknown
        for value in range(1, count(room) + 1):
            places = board.places[value] & room
            if not places:
                raise Contradiction("a room has no place for %d" % value, room)
            if not places & ~unknown:
                self.places.append((value, places))
                if not places & places - 1:
                    self.single.append((value, places))


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `places[v]` is where v is or still may be, `unknown` the cells not settled yet.  The names
    with an underscore remember what earlier boards found.
    """

    __slots__ = (
        *("cells", "places", "puzzle", "stride", "unknown"),
        *("_calm", "_chains", "_changed", "_views"),
    )

    def __init__(self, puzzle):
        self.puzzle, self.cells, self.stride = puzzle, puzzle.cells, puzzle.stride
        self.unknown, self.places, self._chains = puzzle.cells, puzzle.homes, None
        self._calm, self._views, self._changed = [0] * len(self.places), [], puzzle.cells

    def mark(self, cells, value):
        """This board with `cells` settled as 3, or with 3 ruled out if `value` is "not 3".

        This very board if nothing is new.
        """
        if value.__class__ is str:
            value = int(value[4:])
            changed, clash = cells & self.places[value], cells & self.settled(value)
            places = self.places[:]
            places[value] &= ~changed
            unknown = self.unknown
        else:
            changed, clash = cells & self.unknown, cells & ~self.places[value]
            places = [other & ~changed for other in self.places]
            places[value] |= changed
            unknown = self.unknown & ~changed
        if clash:
            raise Contradiction("a cell would be both %d and not %d" % (value, value), clash)
        if not changed:
            return self
        after = Board.__new__(Board)
        after.puzzle, after.cells, after.stride = self.puzzle, self.cells, self.stride
        after.places, after.unknown = places, unknown
        after._chains = None
        after._calm, after._views, after._changed = self._calm, self._views, self._changed | changed
        return after

    def settled(self, value):
        """The cells that are `value`."""
        return self.places[value] & ~self.unknown

    def loud(self):
        """Every settled (value, cell) whose ripple still meets places of its value."""
        reach, calm = self.puzzle.reach, self._calm[:]
        for value in self.puzzle.values:
            places = self.places[value]
            for cell in each(places & ~self.unknown & ~calm[value]):
                if reach(cell, value) & places:
                    yield value, cell
                else:
                    calm[value] |= cell
        self._calm = calm

    def views(self):
        """What is known of each room; only rooms that have changed are looked at again."""
        changed = self._changed
        if changed:
            if self._views:
                self._views = [
                    View(self, view.room) if view.room & changed else view for view in self._views
                ]
            else:
                self._views = [View(self, room) for room in self.puzzle.rooms]
            self._changed = 0
        return self._views

    def chains(self):
        """The chains of either-or links."""
        if self._chains is None:
            self._chains = Chains(self)
        return self._chains

    def needs(self):
        """For each value {first place: all places} of the rooms that still need it.

        Under 0 are all first places together.
        """
        needs = [{0: 0} for _ in self.places]
        for view in self.views():
            for value, places in view.places:
                first = places & -places
                needs[value][first] = places
                needs[value][0] |= first
        return needs

    def open_ways(self):
        """Every way (cell, value) to fill a cell that is still open."""
        for value in self.puzzle.values:
            for cell in each(self.places[value] & self.unknown):
                yield cell, value

    def pairs(self):
        """The last two ways to place a number in a room, the last two ways to fill a cell."""
        for view in self.views():
            for value, places in view.places:
                rest = places & places - 1
                if rest and not rest & rest - 1:
                    yield (places ^ rest, value), (rest, value)
        once = twice = thrice = 0
        for places in self.places:
            thrice |= twice & places
            twice |= once & places
            once |= places
        for cell in each(twice & ~thrice):
            yield tuple((cell, v) for v in self.puzzle.values if self.places[v] & cell)

    def shadow(self, places, value):
        """The cells that cannot be `value`, wherever in `places` it is."""
        reach, common = self.puzzle.reach, self.cells
        for cell in each(places):
            common &= reach(cell, value)
            if not common:
                break
        return common


# --- Rules, easiest first ---------------------------------------------------------------
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.


def spread_ripple(board):
    """A number is nowhere else in its room, nor within that many cells along row and column."""
    for value, cell in board.loud():
        lost = board.puzzle.reach(cell, value) & board.places[value]
        clash = lost & ~board.unknown
        if clash:
            clash &= -clash
            same = clash & board.puzzle.room_of(cell)
            law = "a room has two %ds" if same else "two %ds are too close"
            raise Contradiction(law % value, cell | clash)
        yield Deduction(lost, no(value), cell)


def take_only_value(board):
    """A cell with one value left has it."""
    once = twice = 0
    for places in board.places:
        twice |= once & places
        once |= places
    empty = board.cells & ~once
    if empty:
        raise Contradiction("a cell has no value left", empty & -empty)
    sure = board.unknown & ~twice
    for value in board.puzzle.values if sure else ():
        for cell in each(sure & board.places[value]):
            yield Deduction(cell, value, proof(board, cell, value))


def take_only_cell(board):
    """A number with one place left in its room is there."""
    for view in board.views():
        for value, cell in view.single:
            yield Deduction(cell, value, view.room & ~cell)


def clear_common_shadow(board):
    """A cell that all places of a number in a room would rule out is not that number."""
    for view in board.views():
        if view._shadows is None:
            view._shadows = [
                (value, places, shadow)
                for value, places in view.places
                for shadow in [board.shadow(places, value)]
                if shadow
            ]
        for value, places, shadow in view._shadows:
            lost = shadow & board.places[value]
            if lost:
                yield Deduction(lost, no(value), places)


def fill_tight_set(board):
    """Numbers of a room with no more places than numbers fill them, and cells likewise."""
    for view in board.views():
        if view._sets is None:
            view._sets = list(tight_sets(view))
        for cells, value, because in view._sets:
            if cells & board.places[value]:
                yield Deduction(cells, no(value), because)


def cross_rooms(board):
    """A number that would leave two rooms only places too close together is not there."""
    needs = board.needs()
    for view in board.views():
        if view._pushes is None:
            view._pushes = list(pushes(board, view))
        for value, cell, shadow, reach in view._pushes:
            if cell & board.places[value]:
                gone = shadow | reach
                for first in each(gone & needs[value][0]):
                    other = needs[value][first]
                    if not other & ~gone and other & shadow:
                        yield Deduction(cell, no(value), view.room | other)


def follow_chain(board):
    """A number that would rule itself out along a chain of either-or links is not there."""
    chains = board.chains()
    for way in board.open_ways():
        cell, value = way
        if chains.lost(way)[value] & cell:
            yield Deduction(cell, no(value), chains.proof(way, [way]))


def join_chains(board):
    """A number from which chains would leave a cell no value, or a room no place, is not there."""
    chains = board.chains()
    for way in board.open_ways():
        starved = chains.starved(way)
        if starved:
            yield Deduction(way[0], no(way[1]), chains.proof(way, starved))


def try_either(board):
    """Of two ways to fill a cell or place a number, one is refuted, or what both lead to holds."""
    for rules in LADDER:
        for ways in board.pairs():
            found = list(try_both(board, *ways, rules))
            yield from found
            if found:
                return


DIRECT = spread_ripple, take_only_value, take_only_cell
STRUCTURAL = clear_common_shadow, fill_tight_set, cross_rooms, follow_chain, join_chains
CASES = (try_either,)
LADDER = DIRECT, DIRECT + STRUCTURAL[:3], DIRECT + STRUCTURAL
RULES = DIRECT + STRUCTURAL + CASES


# --- What the rules need -------------------------------------------------------------------


def proof(board, cell, value):
    """The settled cells that leave only `value` to a cell; its room if none do."""
    seen = 0
    for other in board.puzzle.values:
        if other != value:
            seen |= board.puzzle.reach(cell, other) & board.settled(other)
    return seen or board.puzzle.room_of(cell)


def tight_sets(view):
    """What tight sets of a room rule out: (cells, value, the cells that prove it)."""
    places = dict(view.places)
    values = {}  # {cell: its open values, as bits}
    for value, cells in view.places:
        for cell in each(cells):
            values[cell] = values.get(cell, 0) | 1 << value
    for numbers, cells in tight(places):
        for value in places:
            if value not in numbers and cells & places[value]:
                yield cells & places[value], value, cells
    for cells, numbers in tight(values):
        inside = sum(cells)
        for value in places:
            if numbers >> value & 1 and places[value] & ~inside:
                yield places[value] & ~inside, value, inside


def tight(choices, most=4):
    """Every ([names], set) of n names that together can choose from a set of only n."""
    names = [one for one in choices if count(choices[one]) <= most]
    todo = [([], 0, 0)]
    while todo:
        chosen, union, first = todo.pop()
        if len(chosen) > 1 and count(union) == len(chosen) < len(choices):
            yield chosen, union
        for i in range(first, len(names)):
            more = union | choices[names[i]]
            if len(chosen) < most and count(more) <= most:
                todo.append(([*chosen, names[i]], more, i + 1))


def pushes(board, view):
    """(value, cell, shadow, reach) for each number elsewhere that leaves the room a shadow.

    `reach` is what the number rules out, `shadow` what all places left to the room rule out.
    """
    for value, places in view.places:
        near = 0
        for cell in each(places):
            near |= board.puzzle.reach(cell, value)
        for cell in each(near & board.puzzle.homes[value] & ~view.room):
            reach = board.puzzle.reach(cell, value)
            shadow = board.shadow(places & ~reach, value) & ~reach & ~view.room
            if shadow:
                yield value, cell, shadow, reach


class Chains:
    """The either-or links of a board, and the chains from each way (cell, value).

    A link joins the last two ways to place a number in a room, or to fill a cell: if it is not
    the one, it is the other.  So a chain goes: this way, hence not that one, hence its link.
    """

    def __init__(self, board):
        self.board, self.needs, self.links = board, board.needs(), {}
        for one, two in board.pairs():
            self.links.setdefault(one, []).append(two)
            self.links.setdefault(two, []).append(one)
        self._ends = [0] * len(board.places)  # for each value the cells that have a link as it
        for cell, value in self.links:
            self._ends[value] |= cell
        self._steps, self._lost = {}, {}

    def step(self, way):
        """[(value, cells that cannot be it)] if this way is right, and {linked way: between}."""
        if way not in self._steps:
            lost, linked, places = [], {}, self.board.places
            for value in self.board.puzzle.values:
                cells = self.board.puzzle.reach(*way) if value == way[1] else way[0]
                cells &= places[value]
                if cells:
                    lost.append((value, cells))
                    for cell in each(cells & self._ends[value]):
                        for link in self.links[cell, value]:
                            linked.setdefault(link, cell)
            self._steps[way] = lost, linked
        return self._steps[way]

    def lost(self, start):
        """For each value the cells that cannot be it, link by link, if this way is right."""
        if start not in self._lost:
            lost, seen, todo = [0] * len(self.board.places), {start}, [start]
            for way in todo:
                if way in self._lost:
                    lost = [one | other for one, other in zip(lost, self._lost[way])]
                    continue
                cells, linked = self.step(way)
                for value, new in cells:
                    lost[value] |= new
                todo += linked.keys() - seen
                seen.update(linked)
            self._lost[start] = lost
        return self._lost[start]

    def starved(self, start):
        """All ways to fill a cell, or to place a number in a room, if this way loses them all."""
        if not self.step(start)[1]:
            return []
        left, places = 0, self.board.places
        for value, gone in enumerate(self.lost(start)):
            left |= places[value] & ~gone
            for first in each(gone & self.needs[value][0]):
                if not self.needs[value][first] & ~gone:
                    return [(cell, value) for cell in each(self.needs[value][first])]
        empty = self.board.cells & ~left
        cell = empty & -empty
        return [(cell, value) for value in self.board.puzzle.values if places[value] & cell]

    def clash(self, one, two):
        """Whether two ways cannot both be right."""
        if one[1] == two[1]:
            return self.board.puzzle.reach(*one) & two[0]
        return one[0] == two[0]

    def proof(self, start, ways):
        """The cells of the chains from `start` that rule out `ways`."""
        origin, todo, cells = {start: None}, [start], 0
        for way in todo:
            for linked, between in self.step(way)[1].items():
                if linked not in origin:
                    origin[linked] = way, between
                    todo.append(linked)
        for lost in ways:
            way = next(way for way in todo if self.clash(way, lost))
            cells |= lost[0] | way[0]
            while origin[way]:
                way, between = origin[way]
                cells |= way[0] | between
        return cells


def suppose(board, cell, value, rules):
    """Where `rules` lead if `cell` is `value`; Contradiction if it cannot be."""
    board = board.mark(cell, value)
    for step in deduce(board, rules):
        board = step[2]
    return board


def try_both(board, one, two, rules):
    """What the rules prove by trying both of two ways (cell, value), one of which is right."""
    ends = []
    for way, other in (one, two), (two, one):
        try:
            ends.append(suppose(board, *way, rules))
        except Contradiction as broken:
            yield Deduction(*other, broken.cells)
            return
    for value in board.puzzle.values:
        lost = board.places[value] & ~(ends[0].places[value] | ends[1].places[value])
        if lost:
            yield Deduction(lost, no(value), one[0] | two[0])


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
    """Yield every answer: deduce, and search the exact cover only where no rule says more."""
    try:
        for step in deduce(board):
            board = step[2]
    except Contradiction:
        return
    if board.unknown:
        yield from Cover(board).answers()
    else:
        yield board


# --- The exact cover, with dancing links --------------------------------------------------
# Knuth's Algorithm X (The Art of Computer Programming, 7.2.2.1).  An option is a set of items.
# Wanted are options that have every primary item exactly once, and every secondary item at
# most once.  Here an option is "this cell is v".  Its primary items: the cell (each has one
# number), and v in the cell's room (each number has one place).  Its secondary items: for each
# of the four directions, v in each cell that the ripple of v covers there, its own cell
# included; two numbers v too close together would cover such a cell twice.


def columns(board):
    """How many items the full matrix has: for each cell 2 primary, and 4 secondary per value."""
    return (2 + 4 * len(board.puzzle.values)) * count(board.cells)


def items_of(board, cell, value):
    """The items of the option that this cell is `value`, the two primary ones first."""
    at, row = cell.bit_length() - 1, board.stride
    yield "cell", cell
    yield "room", board.puzzle.room_of(cell), value
    for direction, step in ("right", 1), ("left", -1), ("down", row), ("up", -row):
        for place in range(at, at + step * value + step, step):
            if place < 0 or not board.cells >> place & 1:
                break
            yield direction, place, value


class Cover:
    """The exact cover of a board: an option for each way to fill a cell that is left.

    Each item heads a list of nodes, one for each option that has it, linked by `up` and `down`.
    The primary items still to be covered are a list too, linked by `left` and `right` from the
    root, 0.  What is taken out of a list keeps its own links: it knows where to go back to.
    That is the dance, and why everything must be undone in the opposite order.
    """

    def __init__(self, board):
        self.board, self.nodes = board, 0
        self.options = [
            (cell, value) for value in board.puzzle.values for cell in each(board.places[value])
        ]
        lists = [list(items_of(board, *option)) for option in self.options]
        primary = [("cell", cell) for cell in each(board.cells)]
        for room in board.puzzle.rooms:
            primary += [("room", room, value) for value in range(1, count(room) + 1)]
        secondary = dict.fromkeys(item for items in lists for item in items[2:])
        self.items = [None, *primary, *secondary]
        heads, last = range(len(self.items)), len(primary)
        self.left = [last, *heads[:last], *heads[last + 1 :]]
        self.right = [*heads[1 : last + 1], 0, *heads[last + 1 :]]
        self.up, self.down, self.top = list(heads), list(heads), list(heads)
        self.size, self.option, self.rows = [0] * len(heads), [None] * len(heads), []
        head_of = {item: head for head, item in enumerate(self.items)}
        for items in lists:
            self.add([head_of[item] for item in items])

    def add(self, heads):
        """Add the option that has these items."""
        row = range(len(self.top), len(self.top) + len(heads))
        for node, head in zip(row, heads):
            above = self.up[head]
            self.top.append(head)
            self.option.append(len(self.rows))
            self.up.append(above)
            self.down.append(head)
            self.down[above] = self.up[head] = node
            self.size[head] += 1
        self.rows.append(row)

    def is_head(self, node):
        """Whether a node is the head of an item's list."""
        return node < len(self.items)

    def cover(self, item):
        """Take `item` out of the list, and hide every option that has it."""
        left, right, down = self.left, self.right, self.down
        left[right[item]], right[left[item]] = left[item], right[item]
        node = down[item]
        while node != item:
            self.hide(node)
            node = down[node]

    def uncover(self, item):
        """Undo `cover`, in the opposite order."""
        left, right, up = self.left, self.right, self.up
        node = up[item]
        while node != item:
            self.unhide(node)
            node = up[node]
        left[right[item]] = right[left[item]] = item

    def hide(self, node):
        """Unlink the option of `node` from all its other items."""
        up, down, top, size = self.up, self.down, self.top, self.size
        for other in self.rows[self.option[node]]:
            if other != node:
                above, below = up[other], down[other]
                down[above], up[below] = below, above
                size[top[other]] -= 1

    def unhide(self, node):
        """Undo `hide`."""
        up, down, top, size = self.up, self.down, self.top, self.size
        for other in self.rows[self.option[node]]:
            if other != node:
                down[up[other]] = up[down[other]] = other
                size[top[other]] += 1

    def choose(self):
        """The primary item that has the fewest options."""
        right, size = self.right, self.size
        best = item = right[0]
        while item and size[best]:
            if size[item] < size[best]:
                best = item
            item = right[item]
        return best

    def pick(self, node):
        """Cover the other items of the option of `node`."""
        for other in self.rows[self.option[node]]:
            if other != node:
                self.cover(self.top[other])

    def drop(self, node):
        """Undo `pick`, in the opposite order."""
        for other in reversed(self.rows[self.option[node]]):
            if other != node:
                self.uncover(self.top[other])

    def answers(self, watch=None):
        """Yield every answer."""
        for options in self.search(watch):
            board = self.board
            for value in board.puzzle.values:
                board = board.mark(sum(cell for cell, other in options if other == value), value)
            yield board

    def search(self, watch=None):
        """Yield every exact cover as a list of options; `watch` is told each pick and drop."""
        down, option, options = self.down, self.option, self.options
        picked, node = [], self.choose()
        self.cover(node)
        while True:
            node = down[node]
            if self.is_head(node):
                self.uncover(node)
                if not picked:
                    return
            else:
                self.pick(node)
                picked.append(node)
                self.nodes += 1
                if watch:
                    watch("pick", options[option[node]])
                if self.right[0]:
                    node = self.choose()
                    self.cover(node)
                    continue
                yield [options[option[node]] for node in picked]
            node = picked.pop()
            self.drop(node)
            if watch:
                watch("drop", options[option[node]])


# --- Text -------------------------------------------------------------------------------


def parse(text):
    """The board that a text in the judge's format shows; ValueError names the line that is wrong.

    A board in progress is a puzzle with more givens.
    """
    lines = text.rstrip().split("\n")
    height, width = parse_size(lines[0].split())
    if len(lines) <= 2 * height:
        block, row = divmod(len(lines) - 1, height)
        found = len(lines) + 1, row + 1, height, ("rooms", "givens")[block]
        raise ValueError("line %d: expected row %d of %d of the %s, found the end" % found)
    rooms = parse_rooms(lines[: height + 1], width)
    puzzle = Puzzle(width + 1, list(rooms.values()))
    board = Board(puzzle)
    givens = parse_givens(lines[: 2 * height + 1], width, rooms)
    for value, cells in givens.items():
        board = board.mark(cells, value)
    if len(lines) > 2 * height + 1:
        raise ValueError("line %d: expected the end, found a row too many" % (2 * height + 2))
    return board


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


def parse_row(lines, number, width):
    """The cells of a row, as words."""
    row = lines[number].split()
    if len(row) == 1 < width:
        row = row[0]
    if len(row) != width:
        found = number + 1, width, len(row)
        raise ValueError("line %d: expected %d cells, found %d" % found)
    return row


def parse_rooms(lines, width):
    """{label: the cells of the room}, each in one piece."""
    stride, rooms, apart = width + 1, {}, {}
    for r in range(len(lines) - 1):
        for c, label in enumerate(parse_row(lines, r + 1, width)):
            rooms[label] = rooms.get(label, 0) | 1 << r * stride + c
    for label, room in rooms.items():
        part, before = room & -room, 0
        while part != before:
            before = part
            part |= (part << 1 | part >> 1 | part << stride | part >> stride) & room
        if part != room:
            rest = room & ~part
            apart[rest & -rest] = label, part & -part
    if apart:
        cell = min(apart)
        label, first = apart[cell]
        line = cell.bit_length() // stride + 2
        found = line, ascii(label[:20]), name(cell, stride), name(first, stride)
        raise ValueError("line %d: expected room %s in one piece, found %s apart from %s" % found)
    return rooms


def parse_givens(lines, width, rooms):
    """{value: the cells that are given it}."""
    stride, height, givens = width + 1, len(lines) // 2, {}
    label_of = {cell: label for label, room in rooms.items() for cell in each(room)}
    for r in range(height):
        for c, token in enumerate(parse_row(lines, height + r + 1, width)):
            if token == ".":
                continue
            cell = 1 << r * stride + c
            room = rooms[label_of[cell]]
            value = int(token[:9]) if token.isascii() and token.isdigit() else 0
            label, line = ascii(label_of[cell][:20]), height + r + 2
            if not 0 < value <= count(room):
                found = line, count(room), label, ascii(token[:20]), c + 1
                message = (
                    "line %d: expected . or a number from 1 to %d in room %s, found %s in column %d"
                )
                raise ValueError(message % found)
            if givens.get(value, 0) & room:
                found = line, value, label, c + 1
                message = "line %d: expected %d once in room %s, found it again in column %d"
                raise ValueError(message % found)
            givens[value] = givens.get(value, 0) | cell
    return givens


def render(board):
    """The answer in the judge's format; of an unfinished board what is known."""
    label = {}
    for value in board.puzzle.values:
        label.update(dict.fromkeys(each(board.settled(value)), str(value)))
    width = board.stride - 1
    rows = [
        [label.get(1 << start + c, ".") for c in range(width)]
        for start in range(0, board.cells.bit_length(), board.stride)
    ]
    gap = " " if any(len(text) > 1 for text in label.values()) else ""
    return "\n".join(gap.join(row) for row in rows)


def name(cell, stride):
    """A cell for people: r1c2."""
    r, c = divmod(cell.bit_length() - 1, stride)
    return "r%dc%d" % (r + 1, c + 1)


def names(board, cells):
    """Cells for people: r1c2 r2c2."""
    return " ".join(name(cell, board.stride) for cell in each(cells))


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


def search(board, verbose):
    """Yield every answer by the exact cover alone; if verbose, print its steps, indented."""
    depth = 0

    def watch(step, option):
        nonlocal depth
        depth -= step == "drop"
        print("%s%s %s %d" % ("  " * depth, step, names(board, option[0]), option[1]))
        depth += step == "pick"

    cover = Cover(board)
    for answer in cover.answers(watch if verbose else None):
        if verbose:
            print("%d nodes\n" % cover.nodes)
        yield answer


def read_options(argv):
    """The command line's options."""
    import argparse

    parser = argparse.ArgumentParser(prog=NAME, description=__doc__.split("\n")[0])
    parser.add_argument(
        "-f", dest="file", help="read the puzzle from FILE, not from standard input"
    )
    parser.add_argument("-v", dest="verbose", action="store_true", help="print every step")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--logic", action="store_true", help="forward rules only, no search")
    ways.add_argument("--dlx", action="store_true", help="search the exact cover only, no rules")
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
    verbose, dlx = options and options.verbose, options and options.dlx
    if verbose and not dlx:
        board = explain(board)
    elif logic:
        for step in deduce(board):
            board = step[2]
    if logic and board.unknown:
        print(render(board))
        return complain("stuck: %d cells are open" % count(board.unknown), 1)
    answers = search(board, verbose) if dlx else solve(board)
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
