"""A small exact search: is there a way to keep these laws, or none?

What is known is two sets of atoms, the true ones and the false ones; a set is an int with a bit
for each atom.  A law narrows what is known to what it forces, and says which atom to try next.
The search tries both values of an atom until every law is kept or all ways are closed, and
gives up, which proves nothing, when it has cost too much, or takes more memory than there is.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import process_time
from typing import NamedTuple, Protocol

EACH = 20_000_000  # the most that one question may cost, a quarter of a minute on a small board
TOTAL = 80_000_000  # and all questions of a proof
LONG, WHOLE = 20.0, 120.0  # seconds of CPU for the same, as sets of a large board take longer

END = ContextVar("END", default=inf)  # the CPU time at which the question that is asked is given up

Known = tuple[int, int]


class TooMuch(Exception):
    """The search was given up."""


def keep_time() -> None:
    """TooMuch if the question has lasted too long; what takes long in a law asks itself."""
    if process_time() > END.get():
        raise TooMuch


class Law(Protocol):
    """What must be kept."""

    @property
    def cost(self) -> int:
        """What it costs to narrow by it; 1 is the least."""

    def narrow(self, yes: int, no: int) -> Known | None:
        """What is known, with all that follows at once; None if it cannot be kept.

        It may see less than follows, but where every atom is known it sees whether it is kept.
        """

    def wanted(self, yes: int, no: int) -> int:
        """Unknown atoms of which one should be tried; none if it is kept whatever they are."""


class Sum(NamedTuple):
    """The true atoms of `plus` less those of `minus` are as many as one of `totals`."""

    plus: int
    minus: int
    totals: range
    cost: int = 1

    def narrow(self, yes: int, no: int) -> Known | None:
        """At the last total that can be reached, all is forced."""
        low, high = self.bounds(yes, no)
        totals = self.within(low, high)
        if not totals:
            return None
        if low == high:
            return yes, no
        if totals[-1] == low:
            return yes | self.minus & ~no, no | self.plus & ~yes
        if totals[0] == high:
            return yes | self.plus & ~no, no | self.minus & ~yes
        return yes, no

    def wanted(self, yes: int, no: int) -> int:
        """Every unknown atom, unless all totals that can be reached will do."""
        low, high = self.bounds(yes, no)
        if len(self.within(low, high)) == high - low + 1:
            return 0
        return (self.plus | self.minus) & ~(yes | no)

    def bounds(self, yes: int, no: int) -> tuple[int, int]:
        """The least and the most that the total can become."""
        # Without `~no`, as sets of large boards are long, and negative ones take longer.
        least = (self.plus & yes).bit_count() - (self.minus ^ self.minus & no).bit_count()
        most = (self.plus ^ self.plus & no).bit_count() - (self.minus & yes).bit_count()
        return least, most

    def within(self, low: int, high: int) -> range:
        """The totals from `low` to `high`."""
        start, step = self.totals.start, self.totals.step
        first, last = -((start - low) // step), (high - start) // step
        return self.totals[max(first, 0) : max(last + 1, 0)]


class Single(NamedTuple):
    """Of the atoms of each group at most one is true; `plus` are those of all groups.

    One law for many groups: these are small, but sets of a large board are long.  So groups hold
    the places of atoms in such a set, and the sets are looked at once for all of them.
    """

    groups: Sequence[Sequence[int]]
    plus: int

    @property
    def cost(self) -> int:
        """Every group is looked at."""
        return max(1, len(self.groups))

    def narrow(self, yes: int, no: int) -> Known | None:
        """Beside one that is true the others are false."""
        true, false = set(places(self.plus & yes)), set[int]()
        for group in self.groups if true else ():
            here = true.intersection(group)
            if len(here) > 1:
                return None
            if here:
                false.update(group)
        return yes, no | set_of(false - true)

    def wanted(self, yes: int, no: int) -> int:
        """The unknown atoms of the first group that has fewest, but two or more."""
        left = set(places(self.plus ^ self.plus & (yes | no)))
        some = (left.intersection(group) for group in self.groups if left)
        return set_of(min((here for here in some if len(here) > 1), key=len, default=()))


def single(groups: Sequence[Sequence[int]]) -> Single:
    """No two atoms of a group are true."""
    return Single(groups, set_of({place for group in groups for place in group}))


def in_sums(laws: Iterable[Law]) -> Iterator[Law]:
    """These laws; for one of many groups a sum for each."""
    for law in laws:
        yield from map(at_most_one, map(set_of, law.groups)) if isinstance(law, Single) else (law,)


def places(atoms: int) -> Iterator[int]:
    """The places of some atoms in a set, the last first."""
    while atoms:
        yield (place := atoms.bit_length() - 1)
        atoms ^= 1 << place


def set_of(places: Collection[int]) -> int:
    """The atoms at these places as a set."""
    found = bytearray(max(places, default=0) // 8 + 1)
    for place in places:
        found[place // 8] |= 1 << place % 8
    return int.from_bytes(found, "little")


def exactly(atoms: int, number: int) -> Sum:
    """So many of the atoms are true."""
    return Sum(atoms, 0, range(number, number + 1))


def at_most_one(atoms: int) -> Sum:
    """No two of the atoms are true."""
    return Sum(atoms, 0, range(2))


def either(yes: int, no: int) -> Sum:
    """One of the first atoms is true, or one of the others false."""
    return Sum(yes, no, range(1 - no.bit_count(), yes.bit_count() + 1))


class Prover:
    """Answers questions, within what they may cost together."""

    def __init__(
        self,
        each: int = EACH,
        total: int = TOTAL,
        long: float = LONG,
        seconds: float = WHOLE,
    ) -> None:
        self.each = each
        self.total = total
        self.long = long
        self.seconds = seconds
        self.left = 0

    def way(self, laws: Sequence[Law], yes: int, no: int) -> Known | None:
        """What more may hold so that all laws are kept; None if there is no way; TooMuch."""
        with self.question():
            return self.search(laws, yes, no)

    @contextmanager
    def question(self, share: float = 1) -> Iterator[None]:
        """What is done within is one question, which may cost that share of the most; TooMuch."""
        self.left, begun = min(int(self.each * share), self.total), process_time()
        before, end = self.left, END.set(begun + min(self.long * share, self.seconds))
        try:
            keep_time()
            yield
        except MemoryError:
            raise TooMuch from None
        finally:
            END.reset(end)
            self.total -= before - self.left
            self.seconds -= process_time() - begun

    def search(self, laws: Sequence[Law], yes: int, no: int) -> Known | None:
        """Try both values of one atom after the other."""
        tries = [] if yes & no else [(yes, no)]
        while tries:
            known = self.settle(laws, *tries.pop())
            if known is None:
                continue
            atom = next_atom(laws, *known)
            if not atom:
                return known
            yes, no = known
            tries += [(yes | atom, no), (yes, no | atom)]
        return None

    def settle(self, laws: Sequence[Law], yes: int, no: int) -> Known | None:
        """What is known, narrowed by every law until nothing more follows."""
        before = None
        while before != (yes, no):
            before = yes, no
            keep_time()
            for law in laws:
                self.pay(law.cost)
                known = law.narrow(yes, no)
                if known is None or known[0] & known[1]:
                    return None
                yes, no = known
        return yes, no

    def pay(self, cost: int) -> None:
        """Count what is done; TooMuch."""
        self.left -= cost
        if self.left < 0:
            raise TooMuch
        if cost > 1:
            keep_time()


def next_atom(laws: Sequence[Law], yes: int, no: int) -> int:
    """The first atom of the law that wants fewest; 0 if all laws are kept."""
    wanted = [atoms for law in laws if (atoms := law.wanted(yes, no))]
    atoms = min(wanted, key=int.bit_count, default=0)
    return atoms & -atoms
