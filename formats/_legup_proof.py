"""Proofs as LEGUP checks them: a tree of boards, one conclusion by one of its rules a step.

A step by a rule that LEGUP has too is one transition per cell.  Any other conclusion is LEGUP's
case rule on the cell: the branch with the other value goes on, by direct rules and if need be
by further cases, to a contradiction, and the proof goes on in the branch that is left.  Where
the solver looks at cases that LEGUP has as well, they are LEGUP's cases: refuted branches end in
a contradiction, and if more than one is left, they are merged.

A branch is sought by following all that LEGUP's rules say, and then cut down to what it needs.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from formats._legup_rules import MERGE, Rule

DEPTH = 2  # cases within cases, before cells are tried of which neither value is refuted at once
TRIES = 50000  # boards that are explored for one proof: about a minute on 16x16
IDS = re.compile(r"[A-Z]{4}-BASC-\d{4}")

Marks = tuple[int, int]  # the cells that got the first value, and those that got the second


class Unproven(Exception):
    """A conclusion for which no proof was found; `cell` is where."""

    def __init__(self, cell: int) -> None:
        super().__init__("no proof was found")
        self.cell = cell


class Direct(NamedTuple):
    """A conclusion by a direct rule."""

    rule: Rule
    cell: int
    value: str


class Case(NamedTuple):
    """A conclusion by the case rule: with the other value the steps lead to a contradiction."""

    cell: int
    value: str
    steps: list[Any]


class Split(NamedTuple):
    """The end of a branch: both values of a cell lead to a contradiction."""

    cell: int
    branches: dict[str, list[Any]]


class Goal(NamedTuple):
    """What a branch shall come to: so many of the cells with this value."""

    cells: int
    value: str
    wanted: int


class Dead(NamedTuple):
    """The end of a branch: a contradiction."""

    rule: Rule


# --- The tree -----------------------------------------------------------------------------


class Transition:
    """A rule, the cells that it settles, and the node that it leads to."""

    def __init__(self, rule: Rule, cells: list[tuple[int, str]], child: "Node") -> None:
        self.rule, self.cells, self.child = rule, cells, child


class Node:
    """A board of the proof; the transitions that go on from it."""

    def __init__(self) -> None:
        self.transitions: list[Transition] = []

    def add(self, rule: Rule, cells: list[tuple[int, str]]) -> "Node":
        """The node that a new transition leads to."""
        child = Node()
        self.transitions.append(Transition(rule, cells, child))
        return child


# --- The proof ----------------------------------------------------------------------------


def prove(laws: Any, board: Any, steps: Iterable[Any]) -> Node:
    """The root of the proof of all that these steps of the solver say."""
    return Prover(laws).prove(board, steps)


class Prover:
    """What finds proofs by the rules of one puzzle."""

    def __init__(self, laws: Any) -> None:
        self.laws, self.tries = laws, 0

    def prove(self, board: Any, steps: Iterable[Any]) -> Node:
        """The root of the proof."""
        root = node = Node()
        for rule, found, _ in steps:
            name = rule if isinstance(rule, str) else rule.__name__
            cells = found.cells & board.unknown
            goal = Goal(cells, found.value, cells.bit_count())
            cases = self.laws.ways(board, name, found.because) if cells else None
            if cases and len(cases[1]) > 1:
                node, board = self.fork(board, node, cases, goal)
            ids = IDS.findall(getattr(self.laws.solver, name, None).__doc__ or "")
            for step, board in self.conclude(board, goal, ids):
                node = self.lay_out(node, [step])
        return root

    def conclude(self, board: Any, goal: Goal, ids: list[str]) -> Iterator[Any]:
        """(step, board after it) until all cells of the goal are settled."""
        cells, value, _ = goal
        while cells & board.unknown:
            step = self.direct_step(board, cells & board.unknown, value, ids)
            for each in [step] if step else self.case_steps(board, cells & board.unknown, value):
                board = board.mark(each.cell, each.value)
                yield each, board

    def direct_step(self, board: Any, cells: int, value: str, ids: list[str]) -> Direct | None:
        """A conclusion on one of the cells by a direct rule, by one of these ids if it can be."""
        for cell in self.laws.each(cells):
            rules = sorted(
                self.laws.direct(board, cell, value), key=lambda rule: rule.id not in ids
            )
            if rules:
                return Direct(rules[0], cell, value)
        return None

    def case_steps(self, board: Any, cells: int, value: str) -> list[Any]:
        """The steps to a conclusion on one of the cells by the case rule; more may come before."""
        wrong = self.other(value)
        for depth in range(DEPTH):
            for cell in self.laws.each(cells):
                steps, _ = self.explore(board.mark(cell, wrong), depth, near=cell)
                if is_dead(steps):
                    return [Case(cell, value, self.trimmed(board, (cell, wrong), steps))]
            goal = Goal(cells, value, wanted=1)
            steps, end = self.explore(board, depth + 1, goal, cells)
            if self.is_met(end, goal):
                return self.trimmed(board, (0, 0), steps, cells & ~end.unknown)
        cell = cells & -cells
        steps = self.split(board.mark(cell, wrong), cell)
        return [Case(cell, value, self.trimmed(board, (cell, wrong), steps))]

    def other(self, value: str) -> str:
        """The other value of a cell."""
        return next(each for each in self.laws.values if each != value)

    # Branches.

    def explore(
        self, board: Any, depth: int, goal: Goal | None = None, near: int = 0
    ) -> tuple[list[Any], Any]:
        """(steps, board) of what follows, up to a contradiction or the goal if it comes to one."""
        self.tries += 1
        if self.tries > TRIES:
            raise Unproven(board.unknown)
        steps, looked = [], 0
        while True:
            rule = self.laws.contradiction(board)
            if rule:
                return [*steps, Dead(rule)], board
            if goal and self.is_met(board, goal):
                return steps, board
            more = self.advance(board)
            if not more and depth:
                more, looked = self.look_ahead(board, depth - 1, near, looked)
            if not more:
                return steps, board
            steps += more
            for step in more:
                board = board.mark(step.cell, step.value)
                near |= step.cell

    def is_met(self, board: Any, goal: Goal) -> bool:
        """Whether so many of the cells have the value."""
        known = dict(zip(self.laws.values, self.laws.known(board), strict=True))[goal.value]
        return (goal.cells & known).bit_count() >= goal.wanted

    def advance(self, board: Any) -> list[Any]:
        """What follows next, by the cheapest direct rules that say anything."""
        for found in self.laws.rounds(board):
            steps, open_cells = [], board.unknown
            for cells, value, rule in found:
                steps += [Direct(rule, cell, value) for cell in self.laws.each(cells & open_cells)]
                open_cells &= ~cells
            if steps:
                return steps
        return []

    def look_ahead(self, board: Any, depth: int, near: int, looked: int) -> tuple[list[Any], int]:
        """(a cell one value of which leads to a contradiction, the cells tried since the last one).

        Cells are tried from near to far; those in `looked` come last, as they were tried before
        something else was found.
        """
        order = [*self.outwards(board, near, looked), *self.outwards(board, near, ~looked)]
        for cell in order:
            for value in self.laws.values:
                steps, _ = self.explore(board.mark(cell, value), depth, near=cell)
                if is_dead(steps):
                    return [Case(cell, self.other(value), steps)], looked
            looked |= cell
        return [], looked

    def outwards(self, board: Any, near: int, without: int) -> Iterator[int]:
        """The unknown cells from near to far, without these."""
        rest = board.unknown & ~without
        while rest:
            yield from self.laws.each(near & rest)
            rest &= ~near
            more = near | board.around(near)
            near = more if more != near else rest

    def split(self, board: Any, near: int) -> list[Any]:
        """The steps to a contradiction, by both values of a cell where nothing else is left."""
        steps, board = self.explore(board, DEPTH - 1, near=near)
        if is_dead(steps):
            return steps
        if not board.unknown:
            raise Unproven(board.unknown)
        cell = max(self.laws.each(board.unknown), key=lambda cell: self.told(board, cell))
        branches = {value: self.split(board.mark(cell, value), cell) for value in self.laws.values}
        return [*steps, Split(cell, branches)]

    def told(self, board: Any, cell: int) -> int:
        """How much the two values of a cell tell: the product of what each leads to."""
        told = 1
        for value in self.laws.values:
            _, end = self.explore(board.mark(cell, value), 0)
            told *= (board.unknown & ~end.unknown).bit_count()
        return told

    def fork(self, board: Any, node: Node, cases: Any, goal: Goal) -> tuple[Node, Any]:
        """Lay out the cases below the node; (node, board) where the proof goes on.

        That is where it began, if some case leads neither to the goal nor to a contradiction.
        """
        rule, ways = cases
        ends, alive = [], []
        for way in ways:
            steps = self.follow_case(board, way, goal)
            if steps is None:
                return node, board
            ends.append((way, steps))
        if all(is_dead(steps) for _, steps in ends):
            return node, board
        for way, steps in ends:
            end = self.lay_out(node.add(rule, self.cells(way)), steps)
            if not is_dead(steps):
                alive.append((end, self.after(board, way, steps)))
        return self.merge(board, alive)

    def follow_case(self, board: Any, way: Marks, goal: Goal) -> list[Any] | None:
        """The steps from a case to the goal or to a contradiction, no more than it takes."""
        for depth in range(DEPTH):
            steps, end = self.explore(self.marked(board, way), depth, goal, way[0] | way[1])
            if is_dead(steps):
                return self.trimmed(board, way, steps)
            if self.is_met(end, goal):
                return self.trimmed(board, way, steps, goal.cells)
        return None

    def merge(self, board: Any, alive: list[tuple[Node, Any]]) -> tuple[Node, Any]:
        """(node, board) where the cases that are left come together."""
        if len(alive) == 1:
            return alive[0]
        common = self.laws.known(alive[0][1])
        for _, end in alive:
            common = tuple(a & b for a, b in zip(common, self.laws.known(end), strict=True))
        merged = Node()
        new = common[0] & board.unknown, common[1] & board.unknown
        transition = Transition(MERGE, self.cells(new), merged)
        for node, _ in alive:
            node.transitions.append(transition)
        return merged, self.marked(board, new)

    def cells(self, marks: Marks) -> list[tuple[int, str]]:
        """Each cell with its value."""
        pairs = zip(self.laws.values, marks, strict=True)
        return [(cell, value) for value, cells in pairs for cell in self.laws.each(cells)]

    def marked(self, board: Any, marks: Marks) -> Any:
        """The board with these marks."""
        for value, cells in zip(self.laws.values, marks, strict=True):
            board = board.mark(cells, value)
        return board

    def after(self, board: Any, way: Marks, steps: list[Any]) -> Any:
        """The board where the steps of a case end."""
        board = self.marked(board, way)
        for step in steps:
            board = board.mark(step.cell, step.value)
        return board

    def lay_out(self, node: Node, steps: list[Any]) -> Node:
        """Lay out the steps below the node; the node where the proof goes on."""
        for step in steps:
            if isinstance(step, Direct):
                node = node.add(step.rule, [(step.cell, step.value)])
            elif isinstance(step, Dead):
                node = node.add(step.rule, [])
            else:
                rule, values = self.laws.case, self.laws.values
                nodes = {value: node.add(rule, [(step.cell, value)]) for value in values}
                for value, branch in self.branches(step).items():
                    self.lay_out(nodes[value], branch)
                node = nodes[step.value] if isinstance(step, Case) else node
        return node

    def branches(self, step: Case | Split) -> dict[str, list[Any]]:
        """The steps below each value of the cell that lead to a contradiction."""
        if isinstance(step, Split):
            return step.branches
        return {self.other(step.value): step.steps}

    # Cutting a branch down to what it needs.

    def trimmed(self, board: Any, start: Any, steps: list[Any], goal: int = 0) -> list[Any]:
        """The steps that a branch needs, or all of them if those do not hold by themselves."""
        made = start if isinstance(start[1], int) else self.marks_of(*start)
        kept, _ = self.cut(board, made, steps, goal)
        begin = self.marked(board, made)
        found = self.replayed(begin, kept) or self.replayed(begin, steps)
        if not found:
            raise Unproven(board.unknown)
        return found

    def marks_of(self, cell: int, value: str) -> Marks:
        """One cell with its value as marks."""
        one, two = (cell if value == each else 0 for each in self.laws.values)
        return one, two

    def cut(self, board: Any, made: Marks, steps: list[Any], need: int) -> tuple[list[Any], int]:
        """(steps that are needed, cells made before them that they need).

        `made` is what was marked on the board before the steps, and `need` what is asked of them.
        """
        befores, kept = [], []
        for step in steps:
            befores.append(made)
            if isinstance(step, (Direct, Case)):
                one, two = self.marks_of(step.cell, step.value)
                made = made[0] | one, made[1] | two
        for step, before in zip(reversed(steps), reversed(befores), strict=True):
            if isinstance(step, (Direct, Case)) and not step.cell & need:
                continue
            step, uses = self.support(board, before, step)
            need = need & ~getattr(step, "cell", 0) | uses
            kept.append(step)
        return kept[::-1], need

    def support(self, board: Any, made: Marks, step: Any) -> tuple[Any, int]:
        """(the step with what it needs, cells made before it that it needs)."""
        if isinstance(step, (Direct, Dead)):
            return step, minimal(made[0] | made[1], self.test(board, made, step))
        uses, branches = 0, {}
        for value, branch in self.branches(step).items():
            one, two = self.marks_of(step.cell, value)
            kept, more = self.cut(board, (made[0] | one, made[1] | two), branch, 0)
            branches[value] = kept
            uses |= more & ~step.cell
        if isinstance(step, Split):
            return Split(step.cell, branches), uses
        return Case(step.cell, step.value, *branches.values()), uses

    def test(self, board: Any, made: Marks, step: Direct | Dead) -> Callable[[int], bool]:
        """The test whether the step holds with only these of the cells made before it."""

        def holds(cells: int) -> bool:
            before = self.marked(board, (made[0] & cells, made[1] & cells))
            if isinstance(step, Dead):
                return self.laws.contradiction(before) is not None
            return step.rule in self.laws.direct(before, step.cell, step.value)

        return holds

    def replayed(self, board: Any, steps: list[Any]) -> list[Any] | None:
        """The steps with the rules by which they hold one after the other; None if one does not."""
        replayed = []
        for step in steps:
            again = self.again(board, step)
            if again is None:
                return None
            replayed.append(again)
            if isinstance(step, (Direct, Case)):
                board = board.mark(step.cell, step.value)
        return replayed

    def again(self, board: Any, step: Any) -> Any:
        """The step as it holds on the board; None if it does not."""
        if isinstance(step, Dead):
            rule = self.laws.contradiction(board)
            return rule and Dead(rule)
        if isinstance(step, Direct):
            rules = list(self.laws.direct(board, step.cell, step.value))
            if not rules:
                return None
            return step if step.rule in rules else step._replace(rule=rules[0])
        branches = {
            value: self.replayed(board.mark(step.cell, value), branch)
            for value, branch in self.branches(step).items()
        }
        if None in branches.values():
            return None
        if isinstance(step, Split):
            return Split(step.cell, branches)
        return Case(step.cell, step.value, *branches.values())


def is_dead(steps: list[Any]) -> bool:
    """Whether the steps end in a contradiction."""
    return bool(steps) and isinstance(steps[-1], (Dead, Split))


def minimal(cells: int, holds: Callable[[int], bool], kept: int = 0) -> int:
    """A smallest part of the cells with which, and with `kept`, the test holds.

    By halves, as in QuickXplain (Junker, 2004); smallest means that none can be left out.
    """
    if holds(kept):
        return 0
    if not cells & (cells - 1):
        return cells
    low = lower(cells)
    high = cells & ~low
    needed = minimal(high, holds, kept | low)
    return needed | minimal(low, holds, kept | needed)


def lower(cells: int) -> int:
    """The lower half of the cells."""
    half, left = 0, cells.bit_count() // 2
    while left:
        half |= cells & -cells
        cells &= cells - 1
        left -= 1
    return half
