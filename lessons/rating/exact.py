"""K*: from how few laws some next fact follows, where that takes most of them.

This asks no rule: what a law says is what the checker of proofs says of it, as clauses for a SAT
solver (python-sat), each law with a switch.  The facts that are known are free.  To refute the
opposite of a fact, a set of laws must hold one of those that each way to settle the board breaks.
So the smallest set that hits all of these, as they are found, is asked whether it refutes; if not,
there is another way to hit (implicit hitting sets).
"""

import signal
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial, reduce
from itertools import combinations, count
from operator import or_
from threading import Event
from typing import Any, NamedTuple

from judge.proofs.alcazar import Path, Pieces
from judge.proofs.board import Board, bits, known_of
from judge.proofs.command import board_of
from judge.proofs.prover import Law, Sum, in_sums
from lessons.processes import aside
from lessons.rating import Exact

SOLVER = "minisat22"  # which ends a slice in time, and others where they begin again
MOST = 100_000  # questions; from then on sets are small, but not the smallest
SLICE = 1000  # conflicts in a question until it is seen that nobody waits any more
OFFERED = ("light_up", "wormholes", "ripple_effect", "alcazar")

Laws = frozenset[int]


class Unrated(Exception):
    """There is no K*; one line that says why."""


def need(problem: str) -> None:
    """Unrated if no puzzle of a problem has a K*, or nothing is there to find it."""
    if problem not in OFFERED:
        raise Unrated(f"--exact is for {', '.join(OFFERED)}, not for {problem}")
    try:
        import pysat.solvers  # noqa: F401
    except ImportError as error:
        raise Unrated("--exact needs python-sat: .venv/bin/pip install -e '.[exact]'") from error


def exact(problem: str, puzzle: str) -> Exact:
    """The K* of a puzzle, where what it needs is there; Unrated if it has none.

    It is sought in a thread, which no signal ends: within python-sat that brought down Python.
    """
    import pysolvers

    try:
        return aside(lambda end: Hunt(board_of(problem, puzzle), end).finish())
    except ValueError as error:
        raise Unrated(error) from error
    except pysolvers.error:  # Ctrl-C has been taken, and so has our handler
        signal.signal(signal.SIGINT, signal.getsignal(signal.SIGINT))
        signal.raise_signal(signal.SIGINT)
        raise


class Switched:
    """A board's laws as clauses, each with a switch, and what is known of its atoms."""

    def __init__(self, board: Board, end: Event) -> None:
        from pysat.solvers import Solver

        self.questions, self.end = 0, end
        self.sat: Any = Solver(name=SOLVER)
        laws = [[*in_sums(board.meaning([], [words]))] for words in self.wanted(board.laws())]
        known = known_of(map(board.fact, board.given))
        atoms = union(atoms_of(law) for meaning in laws for law in meaning) | known[0] | known[1]
        self.atoms = atoms.bit_length()
        self.switches = range(self.atoms + 1, self.atoms + 1 + len(laws))
        self.paths = {}
        for switch, meaning in zip(self.switches, laws, strict=True):
            for law in meaning:
                if isinstance(law, Path):
                    self.paths[switch] = law
                for clause in self.wanted(clauses(law)):
                    self.sat.add_clause([-switch, *clause])
        self.sat.set_phases(list(self.switches))
        self.open = set(range(1, self.atoms + 1))
        self.know([*literals(known[0], 1), *literals(known[1], -1)])

    def wanted(self, things: Iterable[Any]) -> Iterator[Any]:
        """These things, as long as somebody waits for what comes of them."""
        for thing in things:
            if self.end.is_set():
                raise KeyboardInterrupt
            yield thing

    def know(self, facts: Iterable[int]) -> None:
        """From now on these are known."""
        for literal in facts:
            self.sat.add_clause([literal])
            self.open.discard(abs(literal))

    def way(self, laws: Iterable[int], *facts: int) -> list[int] | None:
        """How all can be settled so that these laws hold, and these facts; None if it cannot be."""
        while True:
            self.questions += 1
            if not self.holds([*laws, *facts]):
                return None
            model: list[int] = self.sat.get_model()
            broken = [clause for switch in self.paths for clause in self.cut(switch, model)]
            if not broken:
                return model
            for clause in broken:
                self.sat.add_clause(clause)

    def holds(self, literals: list[int]) -> bool:
        """Whether these literals may be so."""
        for _ in self.wanted(count()):
            self.sat.conf_budget(SLICE)
            found = self.sat.solve_limited(literals, expect_interrupt=True)
            if found is not None:
                break
        return bool(found)

    def refutes(self, fact: int, laws: Iterable[int]) -> bool:
        """Whether a fact follows from these laws."""
        return self.way(laws, -fact) is None

    def cut(self, switch: int, model: list[int]) -> Iterator[list[int]]:
        """What a path says that a way does not keep, if it is one."""
        law = self.paths[switch]
        if model[switch - 1] > 0:
            for clause in (*ends(law, model), *pieces(law, model)):
                yield [-switch, *clause]

    def broken(self, model: list[int], fact: int) -> "Way":
        """Another way, that breaks none but some of these laws, and none that it could keep."""
        kept = [switch for switch in self.switches if model[switch - 1] > 0]
        left = [switch for switch in self.switches if model[switch - 1] < 0]
        broken = set()
        while left:
            law = left.pop()
            more = self.way([*kept, law], -fact)
            if more is None:
                broken.add(law)
            else:
                model = more
                kept = [switch for switch in self.switches if model[switch - 1] > 0]
                left = [switch for switch in left if model[switch - 1] < 0]
        return Way(model[: self.atoms], frozenset(broken))


class Hunt:
    """The way through a puzzle by the fewest laws at once."""

    def __init__(self, board: Board, end: Event) -> None:
        self.laws = Switched(board, end)
        self.answer = self.only_answer()
        self.most, self.cut = 0, False
        self.ways: list[Way] = []

    def only_answer(self) -> list[int]:
        """The answer as literals; Unrated if there is not just one."""
        laws = self.laws
        answer = laws.way(laws.switches)
        if answer is None:
            raise Unrated("it has no answer")
        answer = answer[: laws.atoms]
        other = laws.atoms + len(laws.switches) + 1
        laws.sat.add_clause([-other, *(-literal for literal in answer)])
        if laws.way(laws.switches, other):
            raise Unrated("it has several answers")
        return answer

    def finish(self) -> Exact:
        """Find out fact after fact."""
        while self.laws.open:
            facts = [self.answer[atom - 1] for atom in sorted(self.laws.open)]
            found = self.next(facts)
            self.laws.know(found)
            self.ways = [
                way for way in self.ways if all(way.settled[abs(f) - 1] == f for f in found)
            ]
        return Exact(self.most, self.cut)

    def next(self, facts: list[int]) -> list[int]:
        """What follows from no more laws than were needed so far, or else from the fewest."""
        if self.laws.questions > MOST:
            self.cut = True
            return self.next_roughly(facts)
        hits = [Hits(self.laws, fact, self.ways) for fact in self.laws.wanted(facts)]
        while True:
            found = [one.fact for one in self.laws.wanted(hits) if one.refuted(self.most)]
            if found:
                return found
            self.most += 1

    def next_roughly(self, facts: list[int]) -> list[int]:
        """The same, by sets of laws of which none can be left out."""
        sizes = {}
        for fact in facts:
            self.laws.way(self.laws.switches, -fact)
            core = [lit for lit in self.laws.sat.get_core() or () if lit != -fact]
            sizes[fact] = len(needed(core, partial(self.laws.refutes, fact)))
            if sizes[fact] <= self.most:
                return [fact]
        self.most = min(sizes.values())
        return [fact for fact, size in sizes.items() if size == self.most]


class Way(NamedTuple):
    """How all can be settled, as literals, if these laws may be broken."""

    settled: list[int]
    broken: Laws


class Hits:
    """What is known of the laws from which a fact follows: each way without it breaks one.

    Ways that were found for other facts count as well.
    """

    def __init__(self, laws: Switched, fact: int, ways: list[Way]) -> None:
        from pysat.examples.hitman import Hitman

        self.laws, self.fact, self.ways, self.told = laws, fact, ways, 0
        self.sets: Any = Hitman(htype="sorted", solver="g4")
        self.least: list[int] = []

    def refuted(self, most: int) -> bool:
        """Whether it follows from no more laws than that."""
        while self.learn() <= most:
            way = self.laws.way(self.least, -self.fact)
            if way is None:
                return True
            self.ways.append(self.laws.broken(way, self.fact))
        return False

    def learn(self) -> int:
        """How many laws it takes to hit all ways."""
        new = {
            way.broken
            for way in self.ways[self.told :]
            if way.settled[abs(self.fact) - 1] != self.fact
        }
        self.told = len(self.ways)
        for broken in new:
            self.sets.hit(broken)
        if new:
            self.least = self.sets.get()
        return len(self.least)


# --- Laws as clauses ------------------------------------------------------------------------


def union(sets: Iterable[int]) -> int:
    """All that is in any of these sets."""
    return reduce(or_, sets, 0)


def atoms_of(law: Law) -> int:
    """The atoms of a sum, or of edges of a path."""
    if isinstance(law, Sum):
        return law.plus | law.minus
    return sum(atom for atom, *_ in (*law.edges, *law.doors)) if isinstance(law, Path) else 0


def clauses(law: Law) -> Iterator[list[int]]:
    """What a sum says; anything else says nothing beforehand."""
    if isinstance(law, Sum):
        terms = [*literals(law.plus, 1), *literals(law.minus, -1)]
        less = law.minus.bit_count()
        low, high = law.totals[0] + less, law.totals[-1] + less
        for some in combinations(terms, high + 1):
            yield [-literal for literal in some]
        for some in combinations(terms, max(len(terms) - max(low, 0) + 1, 0)):
            yield list(some)


def literals(atoms: int, sign: int) -> Iterator[int]:
    """The atoms of a set as literals."""
    return (sign * atom.bit_length() for atom in bits(atoms))


def ends(law: Path, model: list[int]) -> Iterator[list[int]]:
    """Of doors no more than two are used; with two the path has two edges of each cell."""
    used = [atom.bit_length() for atom, _ in law.doors if model[atom.bit_length() - 1] > 0]
    if law.size > 1 and len(used) > 2:
        yield [-door for door in used[:3]]
    elif law.size > 1 and len(used) == 2:
        for edges in law.ways:
            here = [model[edge - 1] for edge in literals(edges, 1)]
            path = [edge for edge in here if edge > 0]
            if len(path) != 2:
                other = path[:3] if len(path) > 2 else [edge for edge in here if edge < 0]
                yield [-literal for literal in (*used, *other)]


def pieces(law: Path, model: list[int]) -> Iterator[list[int]]:
    """For each loop the edges of which one must go; for each piece those of which one must come."""
    joined, near = Pieces(law.size), defaultdict(list)
    for atom, one, other in law.edges:
        edge = atom.bit_length()
        if model[edge - 1] > 0 and joined.join(one, other):
            near[one].append((other, edge))
            near[other].append((one, edge))
        elif model[edge - 1] > 0:
            ways = [(one, [-edge])]
            for cell, way in ways:
                ways += [(far, [*way, -by]) for far, by in near[cell] if -by not in way]
            yield next(way for cell, way in ways if cell == other)
    if joined.cells_of(0) < law.size:
        yield from bridges(law, joined)


def bridges(law: Path, joined: Pieces) -> Iterator[list[int]]:
    """For each piece the edges that lead out of it."""
    out: dict[int, list[int]] = {joined.root(cell): [] for cell in range(law.size)}
    for atom, one, other in law.edges:
        ends = joined.root(one), joined.root(other)
        if ends[0] != ends[1]:
            for end in ends:
                out[end].append(atom.bit_length())
    yield from out.values()


def needed(items: list[int], enough: Callable[[list[int]], bool]) -> list[int]:
    """Items that are enough, as all are, and of which none can be left out.

    The last of the shortest beginning that is enough is needed, and with it the rest is asked for
    again.
    """
    kept: list[int] = []
    while not enough(kept):
        low, high = 0, len(items)
        while high - low > 1:
            middle = (low + high) // 2
            if enough(kept + items[:middle]):
                high = middle
            else:
                low = middle
        kept, items = [*kept, items[high - 1]], items[: high - 1]
    return kept
