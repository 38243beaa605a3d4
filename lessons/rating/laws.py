"""How many laws the hardest step needs, where these can be counted.

A law here says how many of some cells may be so.  Suppose the opposite of a fact, and follow it law
by law: each law costs 1, and what it starts from costs what it took to find that; what is known is
free.  The fact is found when a law breaks, and its effort is the least that this can cost.  A law
or a finding that is used twice is counted twice, so that it is no less than the fewest laws from
which the fact follows.  Of as many laws those are easier that start from fewer known facts.

Costs are found cheapest first (Knuth, 1977, a generalisation of Dijkstra's algorithm), so that they
depend on no order; and a fact more makes nothing dearer.
"""

from collections.abc import Container, Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from judge.proofs.board import Board, Fact, bits, known_of
from judge.proofs.command import board_of
from judge.proofs.prover import Law, Sum, in_sums

LAW = 1 << 20  # what a law costs; a fact costs 1
ONE = 1 << 40  # in a tally: a literal; below it is what all cost
MOST = 98  # laws that a step may need
NEVER = (MOST + 2) * LAW - 1  # more than any step costs
EVERY = (1 << NEVER // LAW) - 1  # as many laws

Literal = int  # 2 * atom + 1 says that it is so, 2 * atom that it is not


class Limit(NamedTuple):
    """Of these literals no more than `most[1]` hold, and no more than `most[0]` do not."""

    literals: tuple[Literal, ...]
    most: tuple[int, int]


def limits(laws: Iterable[Law]) -> Iterator[Limit]:
    """What laws say that count; those that always hold are left out."""
    for law in in_sums(laws):
        if isinstance(law, Sum):
            plus = [2 * number(atom) + 1 for atom in bits(law.plus)]
            literals = (*plus, *(2 * number(atom) for atom in bits(law.minus)))
            less = law.minus.bit_count()
            yield Limit(literals, (len(literals) - law.totals[0] - less, law.totals[-1] + less))


def number(atom: int) -> int:
    """The number of an atom."""
    return atom.bit_length() - 1


class Sums:
    """The laws of a puzzle, and which literals are known.

    Each limit has two sides, 2 * its place for literals that do not hold, and the next for those
    that do.  The tally of a side is a number: ONE for each of these, and what they and it cost.
    """

    def __init__(self, board: Board, facts: Iterable[str]) -> None:
        names = list(board.laws())
        every = sum({1 << literal // 2 for law in names for literal in literals_of(board, law)})
        words = dict.fromkeys(limits(board.meaning([Fact("", every, 0)], [])), 0)
        of_laws = (limit for law in names for limit in limits(board.meaning([], [law])))
        prices = {**dict.fromkeys(of_laws, LAW), **words}  # what words mean by themselves is no law
        self.limits, self.prices = list(prices), list(prices.values())
        self.laws = [bool(price) << place for place, price in enumerate(self.prices)]
        self.full = [most * ONE for limit in self.limits for most in limit.most]  # it says more
        self.tally = [price for price in self.prices for _ in (0, 1)]  # of what is known
        self.known: set[Literal] = set()
        said = {literal for limit in self.limits for literal in limit.literals}
        self.open = {literal ^ side for literal in said for side in (0, 1)}
        self.at: dict[Literal, list[int]] = {literal: [] for literal in self.open}  # sides
        self.free: dict[Literal, list[int]] = {}  # of those, which cost nothing
        for place, holds, limit in self.telling():
            for literal in limit.literals:
                self.at[literal ^ 1 ^ holds].append(2 * place + holds)
                if not self.prices[place]:
                    self.free.setdefault(literal ^ 1 ^ holds, []).append(2 * place + holds)
        given = known_of(map(board.fact, [*board.given, *facts]))
        self.know(literal for side in (0, 1) for literal in sided(given[1 - side], side))

    def know(self, literals: Iterable[Literal]) -> dict[int, int]:
        """From now on these are known; the sides that this changes, and how their tallies."""
        changed: dict[int, int] = {}
        for literal in literals:
            if literal not in self.known:
                self.known.add(literal)
                self.open -= {literal, literal ^ 1}
                for side in self.at.get(literal, ()):
                    self.tally[side] += ONE + 1
                    changed[side] = changed.get(side, 0) + ONE + 1
        return changed

    def telling(self) -> Iterator[tuple[int, int, Limit]]:
        """The sides that ever say something: not all of their literals may be so."""
        for place, limit in enumerate(self.limits):
            for holds, most in enumerate(limit.most):
                if most < len(limit.literals):
                    yield place, holds, limit

    def others(self, side: int, settled: Container[Literal]) -> Iterator[Literal]:
        """The opposite of what a side speaks of, where that is neither known nor settled."""
        opposite = side & 1
        for literal in self.limits[side >> 1].literals:
            other = literal ^ opposite
            if other in self.open and other not in settled and other ^ 1 not in settled:
                yield other


def literals_of(board: Board, law: str) -> Iterator[Literal]:
    """All that a law speaks of."""
    for limit in limits(board.meaning([], [law])):
        yield from limit.literals


def sided(atoms: int, side: int) -> Iterator[Literal]:
    """The literals that say that these atoms are so, or not."""
    return (2 * number(atom) + side for atom in bits(atoms))


class Supposition:
    """What follows from a literal, cheapest first.

    `broken` is what it costs to break a law, `bound` if not less; it is `cut` if something was left
    out that costs too much.  `seen` are the sides of limits that were looked at, and their tallies.
    """

    def __init__(self, sums: Sums, literal: Literal, bound: int) -> None:
        self.sums, self.broken, self.cut = sums, bound, False
        self.todo = [(0, literal)]
        self.costs: dict[Literal, int] = {}
        self.seen: dict[int, int] = {}
        while self.todo:
            cost, literal = heappop(self.todo)
            if literal not in self.costs and cost < self.broken:
                self.costs[literal] = cost
                self.meet(literal, cost)

    def meet(self, literal: Literal, cost: int) -> None:
        """One more literal of some limits holds, or does not."""
        sums, seen = self.sums, self.seen
        known, full = sums.tally, sums.full
        dear = cost + LAW >= self.broken
        self.cut = self.cut or dear
        for side in sums.free.get(literal, ()) if dear else sums.at[literal]:
            tally = seen[side] = (seen[side] if side in seen else known[side]) + ONE + cost
            if tally >= full[side]:
                total = tally % ONE
                if total >= self.broken:
                    self.cut = True
                elif tally >= full[side] + ONE:
                    self.broken = total
                else:
                    self.conclude(side, total)

    def conclude(self, side: int, cost: int) -> None:
        """All the others are opposite."""
        for other in self.sums.others(side, self.costs):
            heappush(self.todo, (cost, other))


class Prices:
    """What it costs to refute a literal, sought again only where more has become known."""

    def __init__(self, sums: Sums) -> None:
        self.sums = sums
        self.found: dict[Literal, tuple[int, int]] = {}  # (what it costs, if less than this)
        self.seen: dict[Literal, dict[int, int]] = {}

    def know(self, literals: Iterable[Literal]) -> None:
        """From now on these are known."""
        changed = self.sums.know(literals)
        for literal in [one for one, seen in self.seen.items() if self.says_more(seen, changed)]:
            del self.seen[literal], self.found[literal]

    def says_more(self, seen: dict[int, int], changed: dict[int, int]) -> bool:
        """Whether one of the sides that were seen may say more, as it has changed; noted there.

        What was supposed and has become known is counted twice, so that this errs on one side.
        """
        full = self.sums.full
        for side in seen.keys() & changed.keys():
            seen[side] += changed[side]
            if seen[side] >= full[side]:
                return True
        return False

    def price(self, literal: Literal, bound: int) -> int:
        """What it costs to refute a literal; if not less, the bound."""
        cost, most = self.found.get(literal, (0, 0))
        if cost >= most and most < bound:
            supposition = Supposition(self.sums, literal, bound)
            cost, most = supposition.broken, bound
            if cost == bound and not supposition.cut:
                cost = most = NEVER
            self.found[literal], self.seen[literal] = (cost, most), supposition.seen
        return min(cost, bound)


class Refutation:
    """Which laws break where a literal holds, as bits: one that is used twice counts once.

    What rests on the fewest is followed first; on other ways there may be fewer `laws`.
    """

    def __init__(self, sums: Sums, literal: Literal) -> None:
        self.sums, self.laws = sums, EVERY
        self.todo = [(0, literal, 0)]
        self.met: set[Literal] = set()
        self.seen: dict[int, tuple[int, int]] = {}  # of a side: its tally, the laws behind it
        while self.todo:
            _, literal, laws = heappop(self.todo)
            if literal not in self.met and self.is_less(laws):
                self.met.add(literal)
                self.meet(literal, laws)

    def is_less(self, laws: int) -> bool:
        """Whether these laws are fewer than those that break."""
        return laws.bit_count() < self.laws.bit_count()

    def meet(self, literal: Literal, laws: int) -> None:
        """One more literal of some limits holds, or does not."""
        sums, seen = self.sums, self.seen
        for side in sums.at[literal]:
            tally, behind = seen[side] if side in seen else (sums.tally[side], sums.laws[side >> 1])
            tally, behind = seen[side] = tally + ONE, behind | laws
            if tally >= sums.full[side] and self.is_less(behind):
                if tally >= sums.full[side] + ONE:
                    self.laws = behind
                else:
                    self.conclude(side, behind)

    def conclude(self, side: int, laws: int) -> None:
        """All the others are opposite."""
        for other in self.sums.others(side, self.met):
            heappush(self.todo, (laws.bit_count(), other, laws))


class Weights:
    """How many laws a fact of a puzzle rests on, where some of its facts are known."""

    def __init__(self, problem: str, puzzle: str, facts: Iterable[str]) -> None:
        self.board = board_of(problem, puzzle)
        self.sums = Sums(self.board, facts)
        self.found: dict[Literal, int] = {}

    def know(self, facts: Iterable[str]) -> None:
        """From now on these are known."""
        self.sums.know(literal for fact in facts for literal in self.said(fact))
        self.found = {}

    def laws(self, fact: str) -> int | None:
        """How many laws refute the opposite of a fact; None where those that count do not."""
        laws = 0
        for literal in self.said(fact):
            laws |= self.refuting(literal ^ 1)
        return None if laws & EVERY == EVERY else laws.bit_count()

    def refuting(self, literal: Literal) -> int:
        """The laws that refute a literal."""
        if literal not in self.found:
            self.found[literal] = Refutation(self.sums, literal).laws
        return self.found[literal]

    def said(self, fact: str) -> list[Literal]:
        """What a fact says."""
        known = self.board.fact(fact)
        return [*sided(known.yes, 1), *sided(known.no, 0)]


class Climb:
    """The way through a puzzle on which the hardest step is as easy as can be.

    All that can be found with less than the hardest effort so far is found at one look.  Where
    there is nothing, all that costs just that much, or else the least that anything does; `times`
    is how often such a look was needed.
    """

    def __init__(self, sums: Sums) -> None:
        self.sums, self.hardest, self.times = sums, 0, 0
        self.prices = Prices(sums)
        while sums.open and self.hardest < NEVER:
            self.look()

    @property
    def laws(self) -> int:
        """How many laws the hardest step needs; NEVER's if there is a place that none settles."""
        return self.hardest // LAW

    @property
    def facts(self) -> int:
        """How many known facts it starts from."""
        return self.hardest % LAW

    def look(self) -> None:
        """Settle what is easiest."""
        found = self.easiest()
        least = min(found.values(), default=NEVER)
        if least > self.hardest:
            self.hardest, self.times = least, 1
        elif least == self.hardest:
            self.times += 1
        self.prices.know(
            literal ^ 1 for literal, cost in found.items() if cost == least or cost < self.hardest
        )

    def easiest(self) -> dict[Literal, int]:
        """What refutes which literal with as few laws as were needed so far, or with the fewest."""
        found: dict[Literal, int] = {}
        for laws in range(max(self.laws, 1), MOST + 1):
            bound = (laws + 1) * LAW
            for literal in self.sums.open:
                cost = self.prices.price(literal, bound)
                if cost < bound:
                    found[literal] = cost
            if found:
                break
        return found


def climb(problem: str, puzzle: str, facts: Iterable[str]) -> Climb:
    """The way through a puzzle, given as text, of which these facts are known besides."""
    return Climb(Sums(board_of(problem, puzzle), facts))
