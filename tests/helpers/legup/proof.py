"""A proof as LEGUP's importer builds it, and what LEGUP checks in it."""

from xml.etree import ElementTree

from tests.helpers.legup.boards import UNKNOWN, Board, Cell
from tests.helpers.legup.rules import CASES, CONTRADICTIONS, DIRECT, MERGE, PUZZLES, RULES


class Refused(Exception):
    """A proof is not one; says which transition or element, and why."""


class Transition:
    """A transition as it stands in the file, and the nodes that it starts from."""

    def __init__(self, element: ElementTree.Element) -> None:
        self.id, self.rule = element.get("id", ""), element.get("rule_id", "")
        self.child = element.get("child", "")
        self.changes = {place_of(cell): number(cell, "value") for cell in element}
        self.parents: list[str] = []
        refuse_unless(RULES.get(self.rule) == element.get("rule"), f"no such rule: {self.rule}")
        refuse_unless(len(self.changes) == len(element), f"{self.id}: a cell twice")


class Proof:
    """A proof as LEGUP's importer builds it."""

    def __init__(self, text: str) -> None:
        puzzle = ElementTree.fromstring(text).find("puzzle")
        assert puzzle is not None
        self.prefix, self.is_complete = PUZZLES[puzzle.get("name", "")]
        self.start = board_of(puzzle.find("board"))
        self.nodes: dict[str, list[Transition]] = {}
        self.transitions: dict[str, Transition] = {}
        self.root = ""
        for element in puzzle.iterfind("proof/tree/node"):
            self.add_node(element)
        if not self.nodes:  # without a proof LEGUP begins one
            self.nodes[self.root] = []

    def add_node(self, element: ElementTree.Element) -> None:
        """Add a node and the transitions that start from it."""
        name = element.get("id", "")
        refuse_unless(name and name not in self.nodes, f"node {name} twice")
        if element.get("root") == "true":
            refuse_unless(not self.root, "two roots")
            self.root = name
        self.nodes[name] = []
        for child in element:
            found = Transition(child)
            known = self.transitions.setdefault(found.id, found)
            refuse_unless(known is found or found.rule == MERGE, f"transition {found.id} twice")
            known.parents.append(name)
            self.nodes[name].append(known)

    def boards(self) -> dict[str, Board]:
        """The board of each node: its parent's, with what the transition changes."""
        boards, todo, seen = {self.root: self.start}, [self.root], set()
        while todo:
            node = todo.pop()
            seen.add(node)
            for transition in self.nodes[node]:
                if seen.issuperset(transition.parents):
                    name = transition.child
                    refuse_unless(name in self.nodes, f"{transition.id} leads to no node")
                    refuse_unless(name not in boards, f"two transitions lead to node {name}")
                    before = boards[transition.parents[0]]
                    boards[name] = {**before, **transition.changes}
                    if transition.rule == MERGE:
                        boards[name] = self.merged([boards[p] for p in transition.parents])
                    todo.append(name)
        refuse_unless(boards.keys() == self.nodes.keys(), "a node hangs in the air")
        return boards

    def merged(self, boards: list[Board]) -> Board:
        """What all of some boards have in common, and unknown where they differ."""
        return {
            cell: value if all(board[cell] == value for board in boards) else UNKNOWN
            for cell, value in boards[0].items()
        }

    def check(self) -> list[Board]:
        """The boards where the proof ends without a contradiction; Refused if it is none."""
        boards, ends = self.boards(), []
        for name, transitions in self.nodes.items():
            for transition in transitions:
                self.check_transition(transition, transitions, boards)
            if transitions and transitions[0].rule in CASES:
                rules = {transition.rule for transition in transitions}
                refuse_unless(len(rules) == 1, f"node {name} has cases of several rules")
                law = CASES[transitions[0].rule][1]
                fits = law(boards[name], [transition.changes for transition in transitions])
                refuse_unless(fits, f"node {name}: not the cases of {rules}")
        dead = {t.child for t in self.transitions.values() if t.rule in CONTRADICTIONS}
        for name, transitions in self.nodes.items():
            if not transitions and name not in dead:
                ends.append(boards[name])
        return ends

    def check_transition(
        self, transition: Transition, siblings: list[Transition], boards: dict[str, Board]
    ) -> None:
        """Refused if a transition does not follow by its rule."""
        what, rule = f"transition {transition.id} ({transition.rule})", transition.rule
        before, after = boards[transition.parents[0]], boards[transition.child]
        refuse_unless(rule == MERGE or rule.startswith(self.prefix), f"{what}: another puzzle's")
        refuse_unless(rule == MERGE or len(transition.parents) == 1, f"{what}: several parents")
        if rule == MERGE:
            changed = {c: v for c, v in transition.changes.items() if after[c] != v}
            refuse_unless(not changed, f"{what}: its boards differ in {changed}")
            return
        fresh = all(before.get(cell) == UNKNOWN for cell in transition.changes)
        refuse_unless(fresh, f"{what}: changes what is known")
        if rule in CASES:
            return
        refuse_unless(len(siblings) == 1, f"{what}: has siblings")
        if rule in DIRECT:
            refuse_unless(len(transition.changes) == 1, f"{what}: not one cell")
            (cell,) = transition.changes
            refuse_unless(DIRECT[rule][1](before, after, cell), f"{what}: not so at {cell}")
        else:
            refuse_unless(not transition.changes, f"{what}: changes a cell")
            refuse_unless(not self.nodes[transition.child], f"{what}: goes on")
            refuse_unless(CONTRADICTIONS[rule][1](before), f"{what}: there is none")


def board_of(element: ElementTree.Element | None) -> Board:
    """The board before the proof."""
    assert element is not None
    width, height = number(element, "width"), number(element, "height")
    board = {(x, y): UNKNOWN for y in range(height) for x in range(width)}
    for cell in element.iterfind("cells/cell"):
        refuse_unless(place_of(cell) in board, f"no place {place_of(cell)}")
        board[place_of(cell)] = number(cell, "value")
    return board


def place_of(element: ElementTree.Element) -> Cell:
    """x and y of a cell."""
    return number(element, "x"), number(element, "y")


def number(element: ElementTree.Element, name: str) -> int:
    """An attribute that is a number."""
    return int(element.get(name, ""))


def refuse_unless(fine: object, why: str) -> None:
    """Refused, if not."""
    if not fine:
        raise Refused(why)


def check(text: str) -> list[Board]:
    """The boards where a proof ends, but for contradictions; Refused if LEGUP would refuse it."""
    return Proof(text).check()


def is_solved(text: str) -> bool:
    """Whether LEGUP would call the puzzle solved by its proof."""
    proof = Proof(text)
    ends = proof.check()
    return bool(ends) and all(proof.is_complete(end) for end in ends)
