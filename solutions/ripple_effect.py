"""Ripple Effect (Hakyuu): write a number into every cell.

A room of n cells holds each of 1 to n once.  Two equal numbers v in a row or column have
at least v cells between them: a number's ripple reaches v cells along each of the four lines.

A set of cells is an int with one bit per cell, so & | ~ are the set operations.  Rows lie
end to end, one spare bit between them.  What is known is one set for each value: the places
where it still may be.  So a ripple, a room or a whole line is ruled out by one `&`.

Read it from top to bottom: the board, the rules (easiest first), solving, proofs, the exact
cover with dancing links, text.
"""

import sys

NAME = "ripple_effect"
PLACES = "cells"
REMEMBER = True  # if not, all is computed anew: only time changes
NEVER = 99  # the first round of cases for rules they do not use
ENDLESS = 1 << 30  # more than there can be
DEEP = 20  # steps by which a search looks for what is implied
ASKED = 120  # times that a rule is asked whether it can do with a smaller reason
MANY = 200000  # ways to fill cells: so many are too much to learn of, or to keep
TURNS = 200  # of bids for windows: what these do not show is left to guesses
KEPT = 16  # boards that are kept to come back to
ALL = -1  # where a rule looks that looks everywhere
LARGEST_SET = 4  # cells or numbers of a tight set: more are hard to see, and slow to look for


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


def no(value):
    """The value of a deduction that rules `value` out."""
    return "not %d" % value


class Puzzle:
    """What never changes: the cells, the step from row to row, the rooms, the ripples.

    `homes` is {room: its label}, `rooms` those whose law holds, `values` are all that a cell of
    the largest room can have, `placed[v]` the cells of rooms that have v.  All laws hold but for
    a proof, which tries to do without: then only these `laws`.
    """

    def __init__(self, stride, homes):
        self.cells, self.stride, self.homes, self.laws = sum(homes), stride, homes, None
        self.rooms, self.ruled = list(homes), self.cells
        self.values = range(1, max(map(count, homes)) + 1)
        starts = range(0, self.cells.bit_length(), stride)
        self.rows = [(1 << stride - 1) - 1 << start for start in starts]
        self.columns = [sum(row & -row for row in self.rows) << c for c in range(stride - 1)]
        self.room_of = {cell: room for room in homes for cell in each(room)}
        self._reach = [{} for _ in range(len(self.values) + 1)]
        self.placed = [0] * len(self._reach)
        for room in homes:
            for value in range(1, count(room) + 1):
                self.placed[value] |= room

    def with_only(self, laws):
        """This puzzle, where only these laws hold."""
        puzzle = Puzzle.__new__(Puzzle)
        puzzle.__dict__.update(self.__dict__)
        puzzle.laws, puzzle._reach = laws, [{} for _ in self._reach]
        puzzle.rooms = [room for room, label in self.homes.items() if "room " + label in laws]
        puzzle.ruled = sum(puzzle.rooms)
        return puzzle

    def reach(self, cell, value):
        """The cells that cannot be `value` if this one is: the rest of its room, its ripple."""
        known, at = self._reach[value], cell.bit_length()  # a set of one cell hashes badly
        if at not in known:
            sets = self.reaches(cell, value)
            if self.laws is not None:
                laws = self.laws_at(cell, value)
                sets = [cells if law in self.laws else 0 for law, cells in zip(laws, sets)]
            reach = (sets[0] | sets[1] | sets[2]) & ~cell
            if len(known) * len(self._reach) > MANY:  # more would take too much memory
                return reach
            known[at] = reach
        return known[at]

    def reaches(self, cell, value):
        """What is reached of the room, the row and the column of a cell."""
        at, far = cell.bit_length() - 1, min(value, len(self.rows) + self.stride)
        row, column = divmod(at, self.stride)
        across, far_down = (2 << 2 * far) - 1 << at >> far, far * self.stride
        down = (2 << 2 * far_down) - 1 << at >> far_down
        return self.room_of[cell], self.rows[row] & across, self.columns[column] & down

    def laws_at(self, cell, value):
        """The laws that say so."""
        row, column = divmod(cell.bit_length() - 1, self.stride)
        lines = "row %d, %d" % (row + 1, value), "column %d, %d" % (column + 1, value)
        return ("room " + self.homes[self.room_of[cell]], *lines)

    def laws_between(self, cell, others, value):
        """The laws that keep `value` from some others if this cell is it."""
        sets = zip(self.laws_at(cell, value), self.reaches(cell, value))
        return self.kept(law for law, cells in sets if cells & others & ~cell)

    def kept(self, laws):
        """Those of the laws that are not forgotten here, each once."""
        return [law for law in dict.fromkeys(laws) if self.laws is None or law in self.laws]

    def shadow(self, places, value, within):
        """The cells `within` some that cannot be `value`, wherever in `places` it is."""
        common = within & ~places
        if common and places:  # what the last one leaves is mostly nothing to the first
            common &= self.reach(1 << places.bit_length() - 1, value)
        for cell in each(places):
            if not common:
                break
            common &= self.reach(cell, value)
        return common


class Board:
    """The puzzle and what is known of its answer.  A board never changes: `mark` makes another.

    `places[v]` is where v is or still may be, `unknown` the cells not settled yet.
    """

    __slots__ = "_memory", "places", "puzzle", "unknown"

    def __init__(self, puzzle, places, unknown, memory):
        self.puzzle, self.places, self.unknown = puzzle, places, unknown
        self._memory = memory  # {query: (what it found, the cells that changed since)}

    def __eq__(self, other):
        return self.places == other.places and self.unknown == other.unknown

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
        memory = {query: (found, since | changed) for query, (found, since) in self._memory.items()}
        return Board(self.puzzle, places, unknown, memory)

    def recall(self, query):
        """What `query(self, old, changed)` finds.

        `old` is what it found when all but the `changed` cells were as they are now; None at first.
        """
        if not REMEMBER:
            return query(self, None, 0)
        found, changed = self._memory.get(query, (None, 1))
        if changed:
            found = query(self, found, changed)
            self._memory[query] = found, 0
        return found

    def settled(self, value):
        """The cells that are `value`."""
        return self.places[value] & ~self.unknown

    def counted(self):
        """The cells that may be one value at least, two and three."""
        once = twice = thrice = 0
        for places in self.places:
            thrice |= twice & places
            twice |= once & places
            once |= places
        return once, twice, thrice

    def pairs(self):
        """The last two ways to place a number in a room, the last two ways to fill a cell."""
        for _, value, places in found_at(self, open_values, ALL):
            if count(places) == 2:
                yield tuple((cell, value) for cell in each(places))
        _, twice, thrice = self.counted()
        for cell in each(twice & ~thrice & self.puzzle.ruled):
            yield tuple((cell, v) for v in self.puzzle.values if self.places[v] & cell)


# What boards are asked.  Only what has changed since is looked at again.


def by_room(look):
    """The query for {room: what `look(board, room)` finds there}."""

    def query(board, old, changed):
        return {
            room: old[room] if old and not room & changed else look(board, room)
            for room in board.puzzle.rooms
        }

    query.look = look
    return query


def found_at(board, query, at):
    """All that a query by room finds, in all rooms or in that one."""
    if at == ALL:
        return (found for here in board.recall(query).values() for found in here)
    return query.look(board, at) if at in board.puzzle.rooms else ()


@by_room
def open_values(board, room):
    """(room, value, its places) for the values of a room that are not settled yet."""
    return [
        (room, value, places)
        for value in range(1, count(room) + 1)
        for places in [board.places[value] & room]
        if not places or places & board.unknown
    ]


def loud(board, old, _):
    """(calm, every settled (value, cell) whose ripple still meets places of its value).

    `calm[value]` are the others: that they stay.
    """
    calm, found = old[0][:] if old else [0] * len(board.places), []
    for value in board.puzzle.values:
        places = board.places[value]
        for cell in each(places & ~board.unknown & ~calm[value]):
            if board.puzzle.reach(cell, value) & places:
                found.append((value, cell))
            else:
                calm[value] |= cell
    return calm, found


def needs(board, *_):
    """For each value {first place: all places} of the rooms that still need it.

    Under 0 are all first places together.
    """
    needs = [{0: 0} for _ in board.places]
    for _, value, places in found_at(board, open_values, ALL):
        first = places & -places
        needs[value][first] = places
        needs[value][0] |= first
    return needs


def ruled_out(board, query, at):
    """What is not so, as a query by room says: (room, value, cells)."""
    for room, value, cells in found_at(board, query, at):
        lost = cells & board.places[value]
        if lost:
            yield Deduction(lost, no(value), room)


# --- Rules, easiest first ---
# A rule reads a board and yields what follows from it, or raises Contradiction.  Its name
# is the name of the deduction and its docstring the law that it applies.  It looks everywhere, or
# only `at` one place: a cell, a room, a way (cell, value).


def spread_ripple(board, at=ALL):
    """A number is nowhere else in its room, nor within that many cells along row and column."""
    puzzle = board.puzzle
    if at == ALL:
        pairs = board.recall(loud)[1]
    else:
        pairs = [(value, at) for value in puzzle.values if board.settled(value) & at]
    for value, cell in pairs:
        lost = puzzle.reach(cell, value) & board.places[value]
        clash = lost & ~board.unknown
        if clash:
            clash &= -clash
            same = clash & puzzle.room_of[cell]
            law = "a room has two %ds" if same else "two %ds are too close"
            raise Contradiction(law % value, cell | clash, cell)
        if lost:
            yield Deduction(lost, no(value), cell)


def take_only_value(board, at=ALL):
    """A cell with one value left has it."""
    once, twice, _ = board.counted()
    wanted = board.puzzle.ruled & at
    for cell in each(wanted & ~once):
        raise Contradiction("a cell has no value left", cell)
    sure = board.unknown & ~twice & wanted
    for value in board.puzzle.values if sure else ():
        for cell in each(sure & board.places[value]):
            yield Deduction(cell, value, cell)


def take_only_cell(board, at=ALL):
    """A number with one place left in its room is there."""
    for room, value, places in found_at(board, open_values, at):
        if not places:
            raise Contradiction("a room has no place for %d" % value, room)
        if not places & places - 1:
            yield Deduction(places, value, room)


def clear_common_shadow(board, at=ALL):
    """A cell that all places of a number in a room would rule out is not that number."""
    return ruled_out(board, common_shadows, at)


def fill_tight_set(board, at=ALL):
    """Numbers of a room with no more places than numbers fill them, and cells likewise."""
    return ruled_out(board, tight_sets, at)


def cross_rooms(board, at=ALL):
    """A number that would leave two rooms only places too close together is not there."""
    need = board.recall(needs)
    for room, value, cell, shadow, gone in found_at(board, pushes, at):
        if cell & board.places[value]:
            for first in each(gone & need[value][0]):
                other = need[value][first]
                if not other & ~gone and other & shadow:
                    yield Deduction(cell, no(value), room)
                    break


def follow_chain(board, at=ALL):
    """A number that would rule itself out along a chain of either-or links is not there."""
    return refuted_ways(board, at, Chains.turns)


def join_chains(board, at=ALL):
    """A number from which chains would leave a cell no value, or a room no place, is not there."""
    return refuted_ways(board, at, Chains.starved)


def try_either(board, at=ALL, everywhere=False):
    """Of two ways to fill a cell or place a number, one cannot be, or what both lead to holds."""
    single = at != ALL and len(at) == 1
    pairs = [at] if single else [ways for ways in board.pairs() if at in (ALL, ways)]
    for rules in ROUNDS:
        ends = {}
        for ways in pairs:
            found = list(try_all(board, ways, rules, ends))
            yield from found
            if found and not everywhere:
                return


# --- The table of rules ---
# Each with its tier, and from which round of cases on it follows what a case supposes.

TABLE = (
    (1, 1, spread_ripple),
    (1, 1, take_only_value),
    (1, 1, take_only_cell),
    (2, 2, clear_common_shadow),
    (2, 2, fill_tight_set),
    (2, 2, cross_rooms),
    (2, 3, follow_chain),
    (2, 3, join_chains),
    (3, NEVER, try_either),
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
try_either.everywhere = lambda board: try_either(board, everywhere=True)


# --- What the rules need ---


@by_room
def common_shadows(board, room):
    """(room, value, the cells that all its places rule out) for each open value of a room."""
    return [
        (room, value, shadow)
        for _, value, places in open_values.look(board, room)
        for shadow in [board.puzzle.shadow(places, value, board.places[value] & ~room)]
        if shadow
    ]


@by_room
def tight_sets(board, room):
    """What tight sets of a room rule out: (room, value, cells)."""
    return [
        (room, value, lost)
        for inside, numbers in sets_of(board, room)
        for _, value, places in open_values.look(board, room)
        for lost in [places & (~inside if numbers >> value & 1 else inside)]
        if lost
    ]


def sets_of(board, room):
    """(cells, numbers) of the tight sets: as many cells as numbers, which fill them."""
    places = {value: cells for _, value, cells in open_values.look(board, room)}
    some = [ALL] + [0] * (LARGEST_SET + 1)  # some[n]: the cells with n open values or more
    for cells in places.values():
        for n in range(LARGEST_SET + 1, 0, -1):
            some[n] |= some[n - 1] & cells
    values = {}  # {cell: its open values, as bits}
    for value, cells in places.items():
        for cell in each(cells & ~some[-1]):
            values[cell] = values.get(cell, 0) | 1 << value
    for numbers, cells in tight(places):
        yield cells, sum(1 << number for number in numbers)
    for cells, numbers in tight(values):
        yield sum(cells), numbers


def tight(choices):
    """Every ([names], set) of n names that together can choose from a set of only n."""
    names = [one for one in choices if count(choices[one]) <= LARGEST_SET]
    todo = [([], 0, 0)]
    while todo:
        chosen, union, first = todo.pop()
        if len(chosen) > 1 and count(union) == len(chosen):
            yield chosen, union
        for i in range(first, len(names)):
            more = union | choices[names[i]]
            if len(chosen) < LARGEST_SET and count(more) <= LARGEST_SET:
                todo.append(([*chosen, names[i]], more, i + 1))


@by_room
def pushes(board, room):
    """(room, value, cell, shadow, gone) for each number elsewhere that leaves the room a shadow.

    `shadow` is what all places left to the room rule out, `gone` that and what the number does.
    """
    puzzle, found = board.puzzle, []
    for _, value, places in open_values.look(board, room):
        near, others = 0, board.places[value] & ~room
        for cell in each(places if others else 0):
            near |= puzzle.reach(cell, value)
        for cell in each(near & others):
            reach = puzzle.reach(cell, value)
            shadow = puzzle.shadow(places & ~reach, value, others & ~reach)
            if shadow:
                found.append((room, value, cell, shadow, shadow | reach))
    return found


def refuted_ways(board, at, wrong):
    """The ways from which chains lead to what is wrong."""
    chains = board.recall(Chains)
    for way in chains.ways() if at == ALL else [at]:
        if wrong(chains, way):
            yield Deduction(way[0], no(way[1]), way)


class Chains:
    """The either-or links of a board, and the chains from each way (cell, value).

    A link joins the last two ways to place a number in a room, or to fill a cell: if it is not
    the one, it is the other.  So a chain goes: this way, hence not that one, hence its link.
    A board is asked for them as for any other query.
    """

    def __init__(self, board, *_):
        self.board, self.needs, self.links = board, board.recall(needs), {}
        for one, two in board.pairs():
            self.links.setdefault(one, []).append(two)
            self.links.setdefault(two, []).append(one)
        self._ends = [0] * len(board.places)  # for each value the cells that have a link as it
        self._near, self._linked = self._ends[:], 0
        for cell, value in self.links:
            self._ends[value] |= cell
            self._near[value] |= board.puzzle.reach(cell, value)
            self._linked |= cell
        self._steps, self._lost = {}, {}

    def ways(self):
        """The ways that rule out a way with a link: from no other does a chain begin."""
        for value in self.board.puzzle.values:
            cells = self.board.places[value] & self.board.unknown
            for cell in each(cells & (self._near[value] | self._linked)):
                yield cell, value

    def step(self, way):
        """{value: cells that cannot be it} if this way is right, and {linked way: that lost}."""
        if way not in self._steps:
            lost, linked, places = {}, {}, self.board.places
            for value in self.board.puzzle.values:
                cells = self.board.puzzle.reach(*way) if value == way[1] else way[0]
                cells &= places[value]
                if cells:
                    lost[value] = cells
                    for cell in each(cells & self._ends[value]):
                        for link in self.links[cell, value]:
                            linked.setdefault(link, (cell, value))
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
                for value, new in cells.items():
                    lost[value] |= new
                todo += linked.keys() - seen
                seen.update(linked)
            self._lost[start] = lost
        return self._lost[start]

    def turns(self, start):
        """Whether this way rules itself out."""
        return self.lost(start)[start[1]] & start[0]

    def starved(self, start):
        """All ways to fill a cell, or to place a number in a room, if this way loses them all."""
        left, places = 0, self.board.places
        for value, gone in enumerate(self.lost(start)):
            left |= places[value] & ~gone
            for first in each(gone & self.needs[value][0]):
                if not self.needs[value][first] & ~gone:
                    return [(cell, value) for cell in each(self.needs[value][first])]
        empty = self.board.puzzle.ruled & ~left
        cell = empty & -empty
        return [(cell, value) for value in self.board.puzzle.values if places[value] & cell]

    def links_to(self, start, ways):
        """[(way, way that it rules out, way linked to that)] from `start` on to `ways`."""
        origin, todo = {start: None}, [start]
        for way in todo:
            for linked, between in self.step(way)[1].items():
                if linked not in origin:
                    origin[linked] = way, between
                    todo.append(linked)
        links = []
        for lost in ways:
            way = next(way for way in todo if self.step(way)[0].get(lost[1], 0) & lost[0])
            chain = [(way, lost, None)]
            while origin[way]:
                chain.append((*origin[way], way))
                way = origin[way][0]
            links += [link for link in reversed(chain) if link not in links]
        return links


def try_all(board, ways, rules, ends):
    """What the rules prove by trying ways (cell, value): one is refuted, or all agree.

    `ends` are the boards where ways lead to, None for one that is refuted: each is tried once.
    """
    for way in ways:
        if way not in ends:
            try:
                ends[way] = finish(board.mark(*way), rules)
            except Contradiction:
                ends[way] = None
        if ends[way] is None:
            yield Deduction(way[0], no(way[1]), (way,))
            return
    for value in board.puzzle.values if len(ways) > 1 else ():
        lost = board.places[value]
        for way in ways:
            lost &= ~ends[way].places[value]
        if lost:
            yield Deduction(lost, no(value), ways)


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
    """The board where tiers 1 and 2 end."""
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
    """Yield every answer of a board."""
    try:
        board = narrowed(board)
    except Contradiction:
        return
    alike = alike_values(board)
    for found in others_settled(board, alike):
        yield from filled(found, alike)


def alike_values(board):
    """Values that only one room has, in the same places: what is one of them can be another."""
    puzzle, places = board.puzzle, board.places
    own = [v for v in puzzle.values if puzzle.placed[v] in puzzle.homes]
    alike = [v for v in own if places[v] & board.unknown]
    alike = [v for v in alike if places[v] == places[alike[-1]]]
    return alike if len(alike) > 1 else []


def filled(board, alike):
    """Yield this board with the open cells filled by alike values, in every order."""
    from itertools import permutations

    for values in permutations(alike):
        places = [cells & ~board.unknown for cells in board.places]
        for cell, value in zip(each(board.unknown), values):
            places[value] = cell
        yield Board(board.puzzle, places, 0, {})


def others_settled(board, alike):
    """Yield every board where cells are open for these alike values only, and fit to them."""
    values = [v for v in reversed(board.puzzle.values) if v not in alike]  # large: least room
    if sum(count(board.places[value]) for value in values) > MANY:
        yield from guess_on(board, alike)
        return
    ways = [(cell, value) for value in values for cell in each(board.places[value])]
    made = told(board, ways, alike)
    for found in made.answers() if made else ():
        if found:
            answer = board
            for thing, (cell, value) in enumerate(ways):
                if made.value[2 * thing + 1] > 0:
                    answer = answer.mark(cell, value)
            yield answer
        elif values:
            need, side = board.recall(needs), max(len(board.puzzle.rows), board.puzzle.stride)
            if overbooked(board, max(values, key=lambda v: min(v, side) * (len(need[v]) - 1))):
                return
            values = []  # of the most crowded one it is asked once


def told(board, ways, alike):
    """The search for which of these ways are so; None if none can be.

    Each cell has one value, each number of a room one place; what is too close is not so.  Cells
    that may have alike values need none of these ways.
    """
    made, sets, room_of = Grouped(len(ways), 1, lambda _: ()), {}, board.puzzle.room_of
    spare = board.places[alike[0]] if alike else 0
    for room in board.puzzle.homes:
        for value, cell in enumerate(each(room), 1):
            sets[cell], sets[room, value] = [], []
    literals = {way: 2 * thing for thing, way in enumerate(ways)}
    for (cell, value), literal in literals.items():
        sets[cell].append(literal)
        sets[room_of[cell], value].append(literal)
    for (cell, value), literal in literals.items():
        near = board.puzzle.reach(cell, value) & board.places[value] & ~room_of[cell]
        close = [literals[other, value] for other in each(near)]
        made.groups[literal + 1] = close, sets[cell], sets[room_of[cell], value]
    for cell in each(spare):
        del sets[cell]
    for value in alike:
        del sets[room_of[spare & -spare], value]
    clauses = ([literal + 1 for literal in group] for group in sets.values())
    return made if all(map(made.add, clauses)) else None


def narrowed(board):
    """This board without what full windows rule out; Contradiction if some hold too many.

    A window, v + 1 cells of a line, has v at most once.  So as many rooms as a rectangle can have
    v, with all their places for v in it, fill it: v is nowhere else there.
    """
    before = None
    while board is not before:
        before = board
        for value in board.puzzle.values:
            for turned in False, True:
                for rest in full_windows(board, value, turned):
                    board = board.mark(rest, no(value))
    return board


def full_windows(board, value, turned):
    """What is left of windows in rows, or columns if `turned`, that rooms fill with a value.

    And of whole lines: large boards may have no room for all their large numbers.
    """
    boxes, puzzle = sorted(boxes_of(board, value, turned)), board.puzzle
    along, across = (puzzle.columns, puzzle.rows) if turned else (puzzle.rows, puzzle.columns)
    for start, stop in {(0, len(across)), *((box[2], box[2] + value) for box in boxes)}:
        inside = [box for box in boxes if start <= box[2] and box[3] <= stop]
        for top in {box[1] for box in inside}:
            below, held, first, end = [box for box in inside if top <= box[1]], 0, stop, 0
            for many, (last, _, left, right, places) in enumerate(below, 1):
                held, first, end = held | places, min(first, left), max(end, right)
                lines, wide = along[top : last + 1], end - first + 1
                most = capacity(len(lines), wide, value)
                if many > most:
                    raise Contradiction("too many %ds in %d lines" % (value, len(lines)), held)
                if many == most:
                    while capacity(len(lines), wide + 1, value) == most:
                        wide += 1
                    windows = sum(across[max(0, end - wide + 1) : first + wide])
                    yield sum(lines) & windows & ~held


def capacity(height, width, value):
    """How often a rectangle has a value at most: a square of windows has it once a line.

    It is cut into such squares and what is left of them.
    """
    (down, below), (right, beside) = divmod(height, value + 1), divmod(width, value + 1)
    return down * width + right * below + min(below, beside)


def boxes_of(board, value, turned):
    """(Last line, first line, first and last cell across, places) of a value in each room."""
    puzzle, stride = board.puzzle, board.puzzle.stride
    for room in puzzle.rooms:
        if places := room & board.places[value]:
            lines, across = [at // stride for at in span(places)], 0
            rest = places >> lines[0] * stride
            while rest:
                across |= rest & puzzle.rows[0]
                rest >>= stride
            lines, across = (span(across), lines) if turned else (lines, span(across))
            yield lines[1], lines[0], across[0], across[1], places


def span(cells):
    """The numbers of the first and the last bit of a set."""
    return (cells & -cells).bit_length() - 1, cells.bit_length() - 1


def overbooked(board, value):
    """Whether prices of windows show that some rooms have no place for a value.

    A room pays for all windows of a place, and a window is paid once.  So there is no answer if the
    rooms, each where it is cheapest, pay more than all windows ask.  Windows ask, and rooms choose,
    by what they regret (CFR+; Tammelin, 2014); of all turns the late ones count most.
    """
    rooms = numbered(room & board.places[value] for room in board.puzzle.rooms)
    lines = numbered(board.puzzle.rows + board.puzzle.columns)
    windows = [line[i : i + value + 1] for line in lines for i in range(max(1, len(line) - value))]
    price, paid, asked = [0] * len(windows), [0] * board.puzzle.cells.bit_length(), 0
    share, regret = paid[:], [1] * len(paid)
    for turn in range(TURNS):
        cost = [0] * len(paid)
        for number, window in enumerate(windows):
            price[number] = fee = max(0, price[number] + sum([share[at] for at in window]) - 1)
            for at in window if fee else ():
                cost[at] += fee
        asked += turn * sum(price)
        paid = [before + turn * now for before, now in zip(paid, cost)]
        if sum(min([paid[at] for at in room]) for room in rooms) > 1.000001 * asked:
            return True
        for room in rooms:
            choose(room, cost, regret, share)
    return False


def numbered(sets):
    """The numbers of the bits of each of these sets that has any."""
    return [[cell.bit_length() - 1 for cell in each(cells)] for cells in sets if cells]


def choose(room, cost, regret, share):
    """Divide a room's choice among its places: by how much less each would have cost so far."""
    mean = sum([share[at] * cost[at] for at in room])
    for at in room:
        regret[at] = max(0, regret[at] + mean - cost[at])
    total = sum([regret[at] for at in room])
    for at in room:
        share[at] = regret[at] / total


def guess_on(board, alike):
    """Yield the same by guessing alone: where there are too many ways to learn of all.

    Of the boards to come back to only the latest are kept, of others what to guess.
    """
    todo, start = [(board, None)], board
    while todo:
        board, guesses = todo.pop()
        try:
            board = finish(board or guessed(start, guesses), DIRECT)
        except Contradiction:
            continue
        values = [v for v in board.puzzle.values if board.places[v] & board.unknown]
        value = next((v for v in reversed(values) if v not in alike), 0)  # large: least room
        if not value:
            yield board
            continue
        cell = next(each(board.places[value] & board.unknown))
        ways = (guesses, cell, no(value)), (guesses, cell, value)
        todo += [(board.mark(cell, way[2]), way) for way in ways]
        if len(todo) > KEPT:
            todo[-KEPT] = None, todo[-KEPT][1]


def guessed(board, guesses):
    """This board with all guesses: those before, a cell and its value."""
    while guesses:
        guesses, cell, value = guesses
        board = board.mark(cell, value)
    return board


# --- Proofs ---


def facts(board, cells=ALL):
    """All that is known of some cells, as words, cell by cell: r1c1 3, r1c2 not 4."""
    puzzle, told, known = board.puzzle, [], ~board.unknown
    for value in puzzle.values:
        known |= puzzle.placed[value] & ~board.places[value]
    for cell in each(known & cells & puzzle.cells):
        lost = cell & board.unknown
        here = name(cell, puzzle.stride) + (" not %d" if lost else " %d")
        values = range(1, count(puzzle.room_of[cell]) + 1)
        told += [here % value for value in values if cell & ~board.places[value] == lost]
    return told


def assume(board, words):
    """This board with these facts besides; Contradiction if one clashes with what is known."""
    for fact in words:
        here, value = fact.split(" ", 1)
        row, column = here[1:].split("c")
        cell = 1 << (int(row) - 1) * board.puzzle.stride + int(column) - 1
        board = board.mark(cell, int(value) if value.isdigit() else value)
    return board


def opposite(fact):
    """The word for what is so if a fact is not."""
    here, value = fact.split(" ", 1)
    return here + " " + (value[4:] if value[:4] == "not " else "not " + value)


def part(board, items):
    """The bare puzzle with just these facts, and of its laws just these."""
    laws = dict.fromkeys(item for item in items if item.split()[0] in ("room", "row", "column"))
    known = [item for item in items if item not in laws]
    return assume(bare(board.puzzle.with_only(laws)), known)


def bare(puzzle):
    """The board of a puzzle of which nothing is known."""
    return Board(puzzle, puzzle.placed, puzzle.cells, {})


def sources(board, rule, found, wanted):
    """Laws and facts from which the rule can have drawn it: those it looked at, then all."""
    puzzle = board.puzzle
    if rule in SIMPLE and (wanted or not found.found):
        laws = [room_law(board, found.at & -found.at)]
        for value in [int(str(found.value).split()[-1])] if wanted else puzzle.values:
            for cell in each(found.cells):
                laws += puzzle.laws_between(cell, found.at, value)
        near = facts(board, found.at if wanted else found.at | found.cells)
    elif rule is cross_rooms and wanted:
        laws, near = around_rooms(board, found.at | found.cells, int(str(found.value)[4:]))
    else:
        step = argue(board, rule, found, wanted)
        laws, near = step["laws"], step["from"]
    yield puzzle.kept(laws) + near
    laws = (puzzle.laws_at(cell, v) for v in puzzle.values for cell in each(puzzle.cells))
    yield puzzle.kept(law for three in laws for law in three) + facts(board)


def around_rooms(board, cells, value):
    """The laws of `value` in some cells, and what is known of all rooms that it reaches there."""
    puzzle, zone = board.puzzle, cells
    for cell in each(cells):
        zone |= puzzle.reach(cell, value)
    rooms = [room for room in puzzle.rooms if room & zone]
    laws = [law for cell in each(cells) for law in puzzle.laws_at(cell, value)]
    return laws + [room_law(board, room & -room) for room in rooms], facts(board, sum(rooms))


def room_law(board, cell):
    """The law of the room of a cell."""
    return "room " + board.puzzle.homes[board.puzzle.room_of[cell]]


SIMPLE = (*DIRECT, clear_common_shadow, fill_tight_set)  # they take one look
LINKS = (*DIRECT, clear_common_shadow)


def argue(board, rule, found, wanted):
    """An argument for the `wanted` facts, or for a law that breaks."""
    if wanted and rule is try_either:
        return compare_ways(board, found.at, wanted)
    if wanted and rule in (follow_chain, join_chains):
        return by_chain(board, rule, found.at, wanted)
    if rule not in SIMPLE or (not wanted and found.found):
        return refute(board, wanted, LINKS)
    laws = list(board.puzzle.laws)
    how = {"from": facts(board), "laws": laws}
    return how if wanted else {**how, "breaks": laws[0]}


def by_chain(board, rule, start, wanted):
    """The argument by the links of a chain."""
    chains, steps = board.recall(Chains), []
    lost = [start] if rule is follow_chain else chains.starved(start)
    for way, other, linked in chains.links_to(start, lost):
        so = word(board, way)
        if way[1] == other[1]:
            law = board.puzzle.laws_between(way[0], other[0], way[1])[0]
            so, because = opposite(word(board, other)), [so]
            step = {"facts": [so], "rule": "spread ripple", "from": because, "laws": [law]}
            steps += [] if step in steps else [step]
        if linked:
            name = "take only value" if linked[0] == other[0] else "take only cell"
            because = list(dict.fromkeys([so, *others_lost(board, [other, linked])]))
            step = {"facts": [word(board, linked)], "rule": name, "from": because}
            steps.append({**step, "laws": [room_law(board, other[0])]})
    needed = {fact for step in steps for fact in step["from"]}
    if rule is follow_chain:
        breaks = steps.pop()["laws"][0]
    else:
        breaks = room_law(board, lost[0][0])
        needed.update(others_lost(board, lost))
    suppose = [opposite(fact) for fact in wanted]
    return agree(board, [suppose], [({"then": steps, "breaks": breaks}, needed)])


def word(board, way):
    """The fact that a cell has this value."""
    return "%s %d" % (names(board, way[0]), way[1])


def others_lost(board, ways):
    """The facts that leave just these ways to fill a cell, or to place a number in a room."""
    cell, value = ways[0]
    if cell == ways[-1][0]:
        return facts(board, cell)
    rest = facts(board, board.puzzle.room_of[cell] & ~sum({cell for cell, _ in ways}))
    return [fact for fact in rest if " not " not in fact or fact.endswith(" not %d" % value)]


def compare_ways(board, tried, wanted):
    """The argument that a way is refuted, or that both of two lead to what is wanted."""
    ways = [[word(board, way)] for way in tried]
    if len(ways) == 1:
        return by_cases(board, ways, ROUNDS)
    law, given = room_law(board, tried[0][0]), others_lost(board, tried)
    return by_cases(board, ways, ROUNDS, wanted, law, given)


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


# --- The exact cover, with dancing links ---
# Knuth's Algorithm X (The Art of Computer Programming, 7.2.2.1).  An option is a set of items.
# Wanted are options that have every primary item exactly once, and every secondary item at
# most once.  Here an option is "this cell is v".  Its primary items: the cell (each has one
# number), and v in the cell's room (each number has one place).  Its secondary items: for each
# of the four directions, v in each cell that the ripple of v covers there, its own cell
# included; two numbers v too close together would cover such a cell twice.


def columns(board):
    """How many items the full matrix has: for each cell 2 primary, and 4 secondary per value."""
    return (2 + 4 * len(board.puzzle.values)) * count(board.puzzle.cells)


def items_of(board, cell, value):
    """The items of the option that this cell is `value`, the two primary ones first."""
    at, row = cell.bit_length() - 1, board.puzzle.stride
    yield "cell", cell
    yield "room", board.puzzle.room_of[cell], value
    for direction, step in ("right", 1), ("left", -1), ("down", row), ("up", -row):
        for place in range(at, at + step * value + step, step):
            if place < 0 or not board.puzzle.cells >> place & 1:
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
        primary = [("cell", cell) for cell in each(board.puzzle.cells)]
        for room in board.puzzle.homes:
            primary += [("room", room, value) for value in range(1, count(room) + 1)]
        secondary = dict.fromkeys(item for items in lists for item in items[2:])
        self.items = [None, *primary, *secondary]
        heads, last = range(len(self.items)), len(primary)
        self.left = [last, *heads[:last], *heads[last + 1 :]]
        self.right = [*heads[1 : last + 1], 0, *heads[last + 1 :]]
        self.up, self.down, self.top = list(heads), list(heads), list(heads)
        self.size, self.rows = [0] * len(heads), []
        self.option, self.row = [None] * len(heads), [()] * len(heads)
        head_of = {item: head for head, item in enumerate(self.items)}
        for option, items in zip(self.options, lists):
            self.add(option, [head_of[item] for item in items])

    def add(self, option, heads):
        """Add an option, which has these items."""
        row = range(len(self.top), len(self.top) + len(heads))
        for node, head in zip(row, heads):
            above = self.up[head]
            self.top.append(head)
            self.option.append(option)
            self.row.append(row)
            self.up.append(above)
            self.down.append(head)
            self.down[above] = self.up[head] = node
            self.size[head] += 1
        self.rows.append(row)

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
        for other in self.row[node]:
            if other != node:
                above, below = up[other], down[other]
                down[above], up[below] = below, above
                size[top[other]] -= 1

    def unhide(self, node):
        """Undo `hide`."""
        up, down, top, size = self.up, self.down, self.top, self.size
        for other in self.row[node]:
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
        for other in self.row[node]:
            if other != node:
                self.cover(self.top[other])

    def drop(self, node):
        """Undo `pick`, in the opposite order."""
        for other in reversed(self.row[node]):
            if other != node:
                self.uncover(self.top[other])

    def answers(self, watch=None):
        """Yield every answer."""
        for options in self.search(watch):
            board = self.board
            for cell, value in options:
                board = board.mark(cell, value)
            yield board

    def search(self, watch=None):
        """Yield every exact cover as a list of options; `watch` is told each pick and drop."""
        down, option = self.down, self.option
        picked, node, watch = [], self.choose(), watch or (lambda *_: None)
        self.cover(node)
        while True:
            node = down[node]
            if node < len(self.items):  # the list has no more options
                self.uncover(node)
                if not picked:
                    return
            else:
                self.pick(node)
                picked.append(node)
                self.nodes += 1
                watch("pick", option[node])
                if self.right[0]:
                    node = self.choose()
                    self.cover(node)
                    continue
                yield [option[node] for node in picked]
            node = picked.pop()
            self.drop(node)
            watch("drop", option[node])


# --- Text ---


def parse(text):
    """The board that a text in the judge's format shows; ValueError names the line that is wrong.

    A board in progress is a puzzle with more givens.
    """
    lines = text.rstrip().split("\n")
    height, width = parse_size(lines[0])
    if len(lines) <= 2 * height:
        block, row = divmod(len(lines) - 1, height)
        message = "row %d of %d of the " + ("rooms", "givens")[block] + ", found the end"
        raise wrong(len(lines) + 1, message, row + 1, height)
    puzzle = Puzzle(width + 1, parse_rooms(lines[: height + 1], width))
    board = parse_givens(lines[: 2 * height + 1], bare(puzzle))
    if len(lines) > 2 * height + 1:
        raise wrong(2 * height + 2, "the end, found a row too many")
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


def name(cell, stride):
    """A cell for people: r1c2."""
    r, c = divmod(cell.bit_length() - 1, stride)
    return "r%dc%d" % (r + 1, c + 1)


def parse_row(lines, number, width):
    """The cells of a row, as words."""
    row = lines[number].split()
    if len(row) == 1 < width:
        row = row[0]
    if len(row) != width:
        raise wrong(number + 1, "%d cells, found %d", width, len(row))
    return row


def parse_rooms(lines, width):
    """{room: its label}, each in one piece."""
    stride, rooms, apart = width + 1, {}, []
    for r in range(len(lines) - 1):
        for c, label in enumerate(parse_row(lines, r + 1, width)):
            if "\ufffd" in label:
                raise wrong(r + 2, "UTF-8, found other bytes in column %d", c + 1)
            rooms[label] = rooms.get(label, 0) | 1 << r * stride + c
    for label, room in rooms.items():
        part, before = room & -room, 0
        while part != before:
            before = part
            part |= (part << 1 | part >> 1 | part << stride | part >> stride) & room
        if rest := room & ~part:
            apart.append((rest & -rest, label, part & -part))
    if apart:
        cell, label, first = min(apart)
        found = ascii(label[:20]), name(cell, stride), name(first, stride)
        message = "room %s in one piece, found %s apart from %s"
        raise wrong(cell.bit_length() // stride + 2, message, *found)
    return {room: label for label, room in rooms.items()}


def parse_givens(lines, board):
    """The board with what cells are given."""
    puzzle, height = board.puzzle, len(lines) // 2
    for r in range(height):
        for c, token in enumerate(parse_row(lines, height + r + 1, puzzle.stride - 1)):
            if token == ".":
                continue
            cell = 1 << r * puzzle.stride + c
            room = puzzle.room_of[cell]
            digits = token.isascii() and token.isdigit()
            value = int("0" + token.lstrip("0")[:9]) if digits else 0
            label, line = ascii(puzzle.homes[room][:20]), height + r + 2
            if not 0 < value <= count(room):
                message = ". or a number from 1 to %d in room %s, found %s in column %d"
                raise wrong(line, message, count(room), label, ascii(token[:20]), c + 1)
            if board.settled(value) & room:
                message = "%d once in room %s, found it again in column %d"
                raise wrong(line, message, value, label, c + 1)
            board = board.mark(cell, value)
    return board


def draw(board):
    """The lines of the board's text, each a list of (text, the cells that it shows)."""
    shown = dict.fromkeys(each(board.puzzle.cells), ".")
    for value in board.puzzle.values:
        shown.update(dict.fromkeys(each(board.settled(value)), str(value)))
    gap = " " if any(len(text) > 1 for text in shown.values()) else ""
    return [[(shown[cell] + gap, cell) for cell in each(row)] for row in board.puzzle.rows]


def render(board, cells=0):
    """The board in the judge's format: the answer, or what is known; with `cells` in colour."""
    lines = [
        "".join("\033[1;36m%s\033[0m" % text if shown & cells else text for text, shown in line)
        for line in draw(board)
    ]
    return "\n".join(line.rstrip() for line in lines)


def names(board, cells):
    """Cells for people: r1c2 r2c2."""
    return " ".join(name(cell, board.puzzle.stride) for cell in each(cells))


# --- Command line ---


def dance(board, verbose):
    """Yield every answer by the exact cover alone; if verbose, print its steps, indented."""
    depth = 0

    def watch(step, option):
        nonlocal depth
        depth -= step == "drop"
        print("%s%s %s" % ("  " * depth, step, word(board, option)))
        depth += step == "pick"

    cover = Cover(board)
    for answer in cover.answers(watch if verbose else None):
        if verbose:
            print("%d nodes\n" % cover.nodes)
        yield answer


FIRST, INSTEAD = {}, {"--dlx": ("search the exact cover only, no rules", dance)}


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
