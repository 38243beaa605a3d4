"""Proofs as LEGUP checks them: a tree of boards, one conclusion by one of its rules a step.

A step by a rule that LEGUP has too is one transition per cell.  Any other conclusion is LEGUP's
case rule on the cell: the branch with the other value goes on, by direct rules and if need be
by further cases, to a contradiction, and the proof goes on in the branch that is left.  Where
the solver looks at cases that LEGUP has as well, they are LEGUP's cases: refuted branches end in
a contradiction, and if more than one is left, they are merged.

A branch is sought by following all that LEGUP's rules say, and then cut down to what it needs.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from formats.legup.rules import MERGE, Marks, Rule
from formats.legup.search import DEPTH, Search
from formats.legup.steps import Case, Dead, Direct, Goal, Values, is_dead
from formats.legup.trim import Trim

IDS = re.compile(r"[A-Z]{4}-BASC-\d{4}")


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


class Prover(Values):
    """What finds proofs by the rules of one puzzle."""

    def __init__(self, laws: Any) -> None:
        super().__init__(laws)
        self.search, self.trim = Search(laws), Trim(laws)
        self.docs = {rule.__name__: rule.__doc__ or "" for rule in laws.solver.RULES}

    def prove(self, board: Any, steps: Iterable[Any]) -> Node:
        """The root of the proof of all that these steps of the solver say."""
        root = node = Node()
        for rule, found, _ in steps:
            if found.value not in self.laws.values:
                continue  # LEGUP has no word for what a cell is not
            name = rule if isinstance(rule, str) else rule.__name__
            cells = found.cells & board.unknown
            goal = Goal(cells, found.value, cells.bit_count())
            cases = self.laws.ways(board, name, found.at) if cells else None
            if cases and len(cases[1]) > 1:
                node, board = self.fork(board, node, cases, goal)
            ids = IDS.findall(self.docs[name])
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
                steps, _ = self.search.explore(board.mark(cell, wrong), depth, near=cell)
                if is_dead(steps):
                    return [self.refuted(board, cell, value, steps)]
            goal = Goal(cells, value, wanted=1)
            steps, end = self.search.explore(board, depth + 1, goal, cells)
            if self.search.is_met(end, goal):
                return self.trim.trimmed(board, (0, 0), steps, cells & ~end.unknown)
        cell = cells & -cells
        steps = self.search.split(board.mark(cell, wrong), cell)
        return [self.refuted(board, cell, value, steps)]

    def refuted(self, board: Any, cell: int, value: str, steps: list[Any]) -> Case:
        """The conclusion by steps that refute the cell's other value, cut down."""
        wrong = self.marks_of(cell, self.other(value))
        return Case(cell, value, self.trim.trimmed(board, wrong, steps))

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
            steps, end = self.search.explore(self.marked(board, way), depth, goal, way[0] | way[1])
            if is_dead(steps):
                return self.trim.trimmed(board, way, steps)
            if self.search.is_met(end, goal):
                return self.trim.trimmed(board, way, steps, goal.cells)
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
