"""A checker of LEGUP proofs after LEGUP's own definitions: a second opinion on what is written.

It follows LEGUP's importer and the check of each of its rules (edu.rpi.legup.model and
edu.rpi.legup.puzzle.{lightup,nurikabe}, read in 2024's versions), on boards that are plain
dictionaries {(x, y): value}.  Where LEGUP's versions differ, or where what it says depends on
the order of a hash table, it asks for what all of them accept.
"""

from collections.abc import Callable, Iterable, Iterator
from xml.etree import ElementTree

Cell = tuple[int, int]
Board = dict[Cell, int]
Region = set[Cell]

UNKNOWN = -2


class Refused(Exception):
    """A proof is not one; says which transition or element, and why."""


def beside(cell: Cell) -> list[Cell]:
    """The four places that touch a cell by a side."""
    x, y = cell
    return [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]


def regions(cells: Iterable[Cell]) -> list[Region]:
    """The pieces in which cells hang together."""
    left, found = set(cells), []
    while left:
        region, todo = set(), [left.pop()]
        while todo:
            cell = todo.pop()
            region.add(cell)
            near = [other for other in beside(cell) if other in left]
            left.difference_update(near)
            todo += near
        found.append(region)
    return found


# --- Light Up -----------------------------------------------------------------------------

BULB, EMPTY = -4, -3


def beams(board: Board, cell: Cell) -> Iterator[Cell]:
    """The cells that a bulb in a cell lights, but for its own."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = cell[0] + dx, cell[1] + dy
        while board.get((x, y), -1) < -1:
            yield x, y
            x, y = x + dx, y + dy


def lite(board: Board) -> Region:
    """The cells that bulbs light, their own among them."""
    bulbs = {cell for cell, value in board.items() if value == BULB}
    return bulbs.union(*(beams(board, bulb) for bulb in bulbs))


def around(board: Board, cell: Cell, value: int) -> int:
    """How many of the sides of a cell have that value."""
    return sum(board.get(other) == value for other in beside(cell))


def placeable(board: Board, cell: Cell) -> int:
    """How many of the sides of a cell may yet get a bulb."""
    dark = {other for other in beside(cell) if board.get(other) == UNKNOWN}
    return len(dark - lite(board))


def bulbs_in_path(board: Board) -> bool:
    return any(
        board[cell] == BULB and any(board[other] == BULB for other in beams(board, cell))
        for cell in board
    )


def cannot_light(board: Board) -> bool:
    return any(cannot_light_at(board, cell) for cell in board)


def cannot_light_at(board: Board, cell: Cell) -> bool:
    lit = lite(board)
    if board[cell] != EMPTY or cell in lit:
        return False
    return not any(board[other] == UNKNOWN and other not in lit for other in beams(board, cell))


def too_few_bulbs(board: Board) -> bool:
    return any(too_few_at(board, cell) for cell in board)


def too_few_at(board: Board, cell: Cell) -> bool:
    if board.get(cell, -1) < 0:
        return False
    return around(board, cell, BULB) + placeable(board, cell) < board[cell]


def too_many_bulbs(board: Board) -> bool:
    return any(value >= 0 and around(board, cell, BULB) > value for cell, value in board.items())


def empty_cells_in_light(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == EMPTY and before[cell] == UNKNOWN and cell in lite(before)


def empty_corners(before: Board, after: Board, cell: Cell) -> bool:
    if not (before[cell] == UNKNOWN and after[cell] == EMPTY):
        return False
    x, y = cell
    corners = [(x + 1, y - 1), (x - 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]
    return any(too_few_at({**after, cell: BULB}, corner) for corner in corners)


def finish_with_bulbs(before: Board, after: Board, cell: Cell) -> bool:
    if not (before[cell] == UNKNOWN and after[cell] == BULB):
        return False
    return any(too_few_at({**before, cell: EMPTY}, other) for other in beside(cell))


def finish_with_empty(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == EMPTY and any(
        before.get(other, -1) >= 0 and around(before, other, BULB) == before[other]
        for other in beside(cell)
    )


def must_light(before: Board, after: Board, cell: Cell) -> bool:
    if not (before[cell] == UNKNOWN and cell not in lite(before) and after[cell] == BULB):
        return False
    without = {**before, cell: EMPTY}
    return any(cannot_light_at(without, other) for other in [cell, *beams(without, cell)])


def is_light_or_empty(_: Board, changes: list[Board]) -> bool:
    return is_either(changes, BULB, EMPTY)


def is_either(changes: list[Board], one: int, other: int) -> bool:
    """Whether the cases are one cell with the one value, and with the other."""
    return (
        len(changes) == 2
        and all(len(change) == 1 for change in changes)
        and changes[0].keys() == changes[1].keys()
        and {value for change in changes for value in change.values()} == {one, other}
    )


def is_satisfy_number(before: Board, changes: list[Board]) -> bool:
    changed = {cell for change in changes for cell in change}
    numbers = [
        cell for cell in before if before[cell] >= 0 and changed and changed <= {*beside(cell)}
    ]
    return any(same_cases(changes, ways_to_satisfy(before, number)) for number in numbers)


def ways_to_satisfy(board: Board, number: Cell) -> list[Board]:
    """The cases of a number: its bulbs in the open places, and none in the others."""
    lit = lite(board)
    spots = [s for s in beside(number) if board.get(s) == UNKNOWN and s not in lit]
    lacks = board[number] - around(board, number, BULB)
    ways: list[Board] = [{}]
    for spot in spots:
        ways = [{**way, spot: value} for way in ways for value in (BULB, EMPTY)]
    return [way for way in ways if sum(value == BULB for value in way.values()) == lacks > 0]


def same_cases(changes: list[Board], ways: list[Board]) -> bool:
    """Whether the cases are these, in any order; one alone is none for LEGUP."""
    return len(changes) == len(ways) > 1 and all(way in changes for way in ways)


def is_light_up_complete(board: Board) -> bool:
    wrong = (bulbs_in_path, cannot_light, too_few_bulbs, too_many_bulbs)
    lit = lite(board)
    return not any(law(board) for law in wrong) and all(
        value not in (UNKNOWN, EMPTY) or cell in lit for cell, value in board.items()
    )


# --- Nurikabe -----------------------------------------------------------------------------

BLACK, WHITE = -1, 0


def white_regions(board: Board) -> list[Region]:
    return regions(cell for cell, value in board.items() if value >= WHITE)


def numbers_in(board: Board, region: Region) -> list[int]:
    return [board[cell] for cell in region if board[cell] > 0]


def black_square(board: Board) -> bool:
    return any(
        all(board.get((x + dx, y + dy)) == BLACK for dx in (0, 1) for dy in (0, 1))
        for x, y in board
    )


def isolated_black(board: Board) -> bool:
    possible = regions(cell for cell, value in board.items() if value in (BLACK, UNKNOWN))
    return sum(any(board[cell] == BLACK for cell in region) for region in possible) > 1


def multiple_numbers(board: Board) -> bool:
    return any(len(numbers_in(board, region)) > 1 for region in white_regions(board))


def too_many_spaces(board: Board) -> bool:
    return any(
        len(region) > number
        for region in white_regions(board)
        for number in numbers_in(board, region)
    )


def too_few_spaces(board: Board) -> bool:
    """LEGUP looks at one number of the region, whichever comes first: all must be too large."""
    for region in regions(cell for cell, value in board.items() if value != BLACK):
        numbers = numbers_in(board, region)
        if numbers and all(len(region) < number for number in numbers):
            return True
    return False


def no_number(board: Board) -> bool:
    return any(no_number_in(board, region) for region in white_regions(board))


def no_number_in(board: Board, region: Region) -> bool:
    shut = all(board.get(o, BLACK) in (BLACK, WHITE) for cell in region for o in beside(cell))
    return shut and not numbers_in(board, region)


def no_number_at(board: Board, cell: Cell) -> bool:
    region = next(region for region in white_regions(board) if cell in region)
    return no_number_in(board, region)


def unreachable_white(board: Board) -> bool:
    return any(value == WHITE and unreachable_at(board, cell) for cell, value in board.items())


def unreachable_at(board: Board, cell: Cell) -> bool:
    """Whether no number can reach a white cell; never for a cell of a region with a number."""
    need = {}
    for number, size in board.items():
        if size > 0:
            whites = (c for c, value in board.items() if value == WHITE or c == number)
            region = next(region for region in regions(whites) if number in region)
            need.update(dict.fromkeys(region, size - len(region)))
    if cell in need:
        return False
    visited, queue, length = {cell}, [cell], 1
    while queue:
        near = {other for at in queue for other in beside(at) if other in board}
        if any(length <= need.get(other, -1) for other in near):
            return False
        queue = [o for o in near - visited if board[o] in (UNKNOWN, WHITE)]
        visited.update(queue)
        length += 1
    return True


def black_between_regions(before: Board, after: Board, cell: Cell) -> bool:
    near = [region for region in white_regions(after) if region & {*beside(cell)}]
    trial = {**before, cell: WHITE}
    return (
        after[cell] == BLACK
        and len(near) > 1
        and (multiple_numbers(trial) or too_many_spaces(trial))
    )


def black_bottle_neck(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == BLACK and isolated_black({**before, cell: WHITE})


def corners_black(_: Board, after: Board, cell: Cell) -> bool:
    if after[cell] != BLACK:
        return False
    x, y = cell
    for i in (-1, 1):
        for j in (-1, 1):
            corner, one, other = (x + i, y + j), (x + i, y), (x, y + j)
            ways = after.get(one), after.get(other)
            if after.get(corner, BLACK) < WHITE or ways != (UNKNOWN, UNKNOWN):
                continue
            trial = {**after, one: BLACK, other: BLACK}
            if too_few_spaces(trial):
                open_cells = (c for c, value in trial.items() if value != BLACK)
                region = next(region for region in regions(open_cells) if corner in region)
                numbers = numbers_in(trial, region)
                if len(numbers) > 1:
                    return False
                if numbers == [len(region) + 1]:
                    return True
    return False


def fill_in_black(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == BLACK and no_number_at({**before, cell: WHITE}, cell)


def fill_in_white(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == WHITE and isolated_black({**before, cell: BLACK})


def prevent_black_square(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == WHITE and black_square({**before, cell: BLACK})


def surround_region(_: Board, after: Board, cell: Cell) -> bool:
    near = [region for region in white_regions(after) if region & {*beside(cell)}]
    return after[cell] == BLACK and any(
        len(region) == number for region in near for number in numbers_in(after, region)
    )


def cannot_reach_cell(before: Board, after: Board, cell: Cell) -> bool:
    return after[cell] == BLACK and unreachable_at({**before, cell: WHITE}, cell)


def white_bottle_neck(before: Board, after: Board, cell: Cell) -> bool:
    trial = {**before, cell: BLACK}
    return after[cell] == WHITE and (no_number(trial) or too_few_spaces(trial))


def is_black_or_white(_: Board, changes: list[Board]) -> bool:
    return is_either(changes, BLACK, WHITE)


def is_nurikabe_complete(board: Board) -> bool:
    return UNKNOWN not in board.values() and not any(
        law(board) for _, law in CONTRADICTIONS.values() if law in NURIKABE_LAWS
    )


# --- The tables ---------------------------------------------------------------------------

DIRECT: dict[str, tuple[str, Callable[[Board, Board, Cell], bool]]] = {
    "LTUP-BASC-0002": ("Empty Cells in Light", empty_cells_in_light),
    "LTUP-BASC-0003": ("Empty Corners", empty_corners),
    "LTUP-BASC-0004": ("Finish with Bulbs", finish_with_bulbs),
    "LTUP-BASC-0005": ("Finish with Empty", finish_with_empty),
    "LTUP-BASC-0006": ("Must Light", must_light),
    "NURI-BASC-0001": ("Black Between Regions", black_between_regions),
    "NURI-BASC-0002": ("Black Bottle Neck", black_bottle_neck),
    "NURI-BASC-0003": ("Corners Black", corners_black),
    "NURI-BASC-0004": ("Fill In Black", fill_in_black),
    "NURI-BASC-0005": ("Fill In White", fill_in_white),
    "NURI-BASC-0006": ("Prevent Black Square", prevent_black_square),
    "NURI-BASC-0007": ("Surround Region", surround_region),
    "NURI-BASC-0008": ("Can't Reach Cell", cannot_reach_cell),
    "NURI-BASC-0009": ("White Bottle Neck", white_bottle_neck),
}
CONTRADICTIONS: dict[str, tuple[str, Callable[[Board], bool]]] = {
    "LTUP-CONT-0001": ("Bulbs In Path", bulbs_in_path),
    "LTUP-CONT-0002": ("Cannot Light A Cell", cannot_light),
    "LTUP-CONT-0003": ("Too Few Bulbs", too_few_bulbs),
    "LTUP-CONT-0004": ("Too Many Bulbs", too_many_bulbs),
    "NURI-CONT-0001": ("Black Square", black_square),
    "NURI-CONT-0002": ("Unreachable White Cell", unreachable_white),
    "NURI-CONT-0003": ("Isolated Black", isolated_black),
    "NURI-CONT-0004": ("Multiple Numbers", multiple_numbers),
    "NURI-CONT-0005": ("No Number", no_number),
    "NURI-CONT-0006": ("Too Few Spaces", too_few_spaces),
    "NURI-CONT-0007": ("Too Many Spaces", too_many_spaces),
}
CASES: dict[str, tuple[str, Callable[[Board, list[Board]], bool]]] = {
    "LTUP-CASE-0001": ("Light or Empty", is_light_or_empty),
    "LTUP-CASE-0002": ("Satisfy Number", is_satisfy_number),
    "NURI-CASE-0001": ("Black or White", is_black_or_white),
}
MERGE = "MERGE"
NURIKABE_LAWS = {law for id_, (_, law) in CONTRADICTIONS.items() if id_.startswith("NURI")}
RULES = {MERGE: "Merge Rule"} | {
    id_: name for table in (DIRECT, CONTRADICTIONS, CASES) for id_, (name, _) in table.items()
}
PUZZLES = {"LightUp": ("LTUP", is_light_up_complete), "Nurikabe": ("NURI", is_nurikabe_complete)}


# --- The tree -----------------------------------------------------------------------------


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
        boards, todo = {self.root: self.start}, [self.root]
        while todo:
            for transition in self.nodes[todo.pop()]:
                if all(parent in boards for parent in transition.parents):
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
