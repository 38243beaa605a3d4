"""LEGUP's XML: Light Up and Nurikabe, with the whole proof where the steps are given.

    <Legup version="5.1.0">
      <puzzle name="LightUp">
        <board width="W" height="H"><cells><cell value="V" x="X" y="Y"/>...</cells></board>
        <proof><tree><node id="0" root="true"><transition .../></node>...</tree></proof>
      </puzzle>
    </Legup>

x is the column and y the row, both from 0.  What is in a cell is a number: in Light Up -4 for a
bulb, -3 for none, -2 for unknown, -1 for a wall, 0 to 4 for one with that number; in Nurikabe
-2 for unknown, -1 for sea, 0 for island, more for a clue.  Unknown cells may be left out, but
are written: LEGUP misplaces those that are not if the board is not square.  Of a proof only the
writer knows; whoever reads gets the board where it begins.

XML is read by expat alone, and a document type is refused where it begins, so that there are no
entities, neither large nor external ones.

LEGUP takes the wrong cell for some of Nurikabe when the board is not square, as it counts rows by
the height.  Such a board opens as it is, but LEGUP holds its proof to be wrong.
"""

import re
from collections.abc import Iterable
from typing import Any
from xml.parsers import expat

from formats import Unreadable, Unwritable
from formats._puzzles import MOST, check_clues, in_ascii, parsed, quoted, text_of
from formats.legup.light_up import LightUp
from formats.legup.nurikabe import Nurikabe
from formats.legup.proof import Node, Prover
from formats.legup.steps import Unproven

TITLE = "LEGUP's XML: Light Up and Nurikabe; with the whole proof where there are steps"
PROBLEMS = ("light_up", "nurikabe")
PROOFS = True

NAMES = {"LightUp": "light_up", "Nurikabe": "nurikabe"}
TOKENS = {-4: "*", -3: "x", -2: ".", -1: "#"} | {number: str(number) for number in range(5)}
SEA_OR_LAND = {-2: ".", -1: "~", 0: "o"}
LARGEST = 999999  # clue
START = re.compile(r"\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->).)*+-->\s*)*+<Legup\b", re.DOTALL)
CHILDREN = {  # what may stand in an element, as LEGUP has it; elsewhere nothing is looked at
    ("Legup", "puzzle"): ("board", "proof"),
    ("Legup", "puzzle", "board"): ("cells", "goal"),
    ("Legup", "puzzle", "board", "cells"): ("cell",),
}
DECLARATION = re.compile(r"\A\ufeff?\s*<\?xml[^>]*>")

Cells = dict[tuple[int, int], int]


def looks_like(text: str) -> bool:
    """Whether its first element is LEGUP's."""
    return START.match(text) is not None


# --- Reading ------------------------------------------------------------------------------


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a LEGUP file; of one with a proof, where it begins."""
    reader = Reader()
    reader.parse(text)
    if reader.size is None:
        raise Unreadable("expected an element <board> in <Legup><puzzle>, found none")
    height, width = reader.size
    rows = [[reader.token(r, c) for c in range(width)] for r in range(height)]
    if reader.problem == "nurikabe":
        check_clues(rows, lambda r, c: ("the board", f"at r{r + 1}c{c + 1}"))
    return reader.problem, text_of(rows)


class Reader:
    """What is found in a file, element by element."""

    def __init__(self) -> None:
        self.problem = ""
        self.size: tuple[int, int] | None = None
        self.cells: Cells = {}
        self.has_cells = False
        self.path: list[str] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype

    def parse(self, text: str) -> None:
        """Read the whole text."""
        try:
            # Lines may be empty before the declaration, and are counted, as its own are.
            text = DECLARATION.sub(lambda found: "\n" * found[0].count("\n"), text)
            self.parser.Parse(text.encode("utf-8", "surrogatepass"), True)
        except expat.ExpatError as error:
            what = expat.ErrorString(error.code)
            raise Unreadable(f"line {error.lineno}: expected XML, found: {what}") from None

    def fail(self, message: str) -> Unreadable:
        """The error at this place of the file."""
        return Unreadable(f"line {self.parser.CurrentLineNumber}: {message}")

    def refuse_doctype(self, *_: Any) -> None:
        """LEGUP writes none, and nothing good comes of one."""
        raise self.fail("expected <Legup>, found a document type")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        self.check_child(name)
        self.path.append(name)
        match self.path:
            case [root] if root != "Legup":
                raise self.fail(f"expected <Legup>, found <{in_ascii(root)[1:-1]}>")
            case ["Legup", "puzzle"]:
                self.start_puzzle(attributes)
            case ["Legup", "puzzle", "board"]:
                self.start_board(attributes)
            case ["Legup", "puzzle", "board", "cells"]:
                self.start_cells()
            case ["Legup", "puzzle", "board", "cells", "cell"]:
                self.add_cell(attributes)

    def end(self, _: str) -> None:
        """An element ends."""
        if self.path == ["Legup", "puzzle", "board"] and not self.has_cells:
            raise self.fail("expected <cells> in <board>, found none")
        self.path.pop()

    def text(self, found: str) -> None:
        """Text stands between elements."""
        if found.strip():
            self.check_child("", found.strip())

    def check_child(self, name: str, text: str = "") -> None:
        """Refuse an element, or text, that LEGUP has not in the one that is open."""
        names = CHILDREN.get(tuple(self.path[:5]), (name,))  # none of them is so deep
        if name not in names:
            expected = " or ".join(f"<{each}>" for each in names)
            found = quoted(text) if text else f"<{in_ascii(name)[1:-1]}>"
            raise self.fail(f"expected {expected} in <{self.path[-1]}>, found {found}")

    def start_puzzle(self, attributes: dict[str, str]) -> None:
        """Which puzzle it is."""
        if self.problem:
            raise self.fail("expected one <puzzle>, found a second")
        name = attributes.get("name", "")
        if name not in NAMES:
            raise self.fail(f"expected <puzzle name> LightUp or Nurikabe, found {in_ascii(name)}")
        self.problem = NAMES[name]

    def start_board(self, attributes: dict[str, str]) -> None:
        """How large it is."""
        if self.size:
            raise self.fail("expected one <board>, found a second")
        width, height = ("size", "size") if "size" in attributes else ("width", "height")
        self.size = (
            self.number("board", attributes, height, 1, MOST),
            self.number("board", attributes, width, 1, MOST),
        )
        if self.size[0] * self.size[1] > MOST:
            raise self.fail(f"expected a board of up to {MOST} cells, found {self.size}")

    def start_cells(self) -> None:
        """What is in its cells follows."""
        if self.has_cells:
            raise self.fail("expected one <cells>, found a second")
        self.has_cells = True

    def add_cell(self, attributes: dict[str, str]) -> None:
        """What is in a cell."""
        height, width = self.size or (0, 0)
        x = self.number("cell", attributes, "x", 0, width - 1)
        y = self.number("cell", attributes, "y", 0, height - 1)
        if (y, x) in self.cells:
            raise self.fail(f'expected each cell once, found a second with x="{x}" y="{y}"')
        least, most = (-4, 4) if self.problem == "light_up" else (-2, LARGEST)
        self.cells[y, x] = self.number("cell", attributes, "value", least, most)

    def number(
        self, element: str, attributes: dict[str, str], name: str, least: int, most: int
    ) -> int:
        """An attribute that is a number in this range."""
        text = attributes.get(name)
        if text is None:
            raise self.fail(f"expected {name} in <{element}>, found none")
        if not (re.fullmatch(r"-?[0-9]{1,6}", text) and least <= int(text) <= most):
            expected = f"{name} in <{element}> from {least} to {most}"
            raise self.fail(f"expected {expected}, found {in_ascii(text)}")
        return int(text)

    def token(self, r: int, c: int) -> str:
        """What is in a cell, in our own text."""
        value = self.cells.get((r, c), -2)
        if self.problem == "light_up":
            return TOKENS[value]
        return SEA_OR_LAND.get(value) or str(value)


# --- Writing ------------------------------------------------------------------------------


def write(problem: str, puzzle: str, steps: Iterable[Any] | None = None) -> str:
    """The file of a puzzle; with steps also the proof of what they say."""
    kind = {"light_up": LightUp, "nurikabe": Nurikabe}.get(problem)
    if not kind:
        raise Unwritable(f"LEGUP has no {problem}: this format holds light_up and nurikabe only")
    laws, board = kind(), parsed(problem, puzzle)
    cells = light_up_cells(board) if problem == "light_up" else nurikabe_cells(laws, board)
    try:
        proof = Prover(laws).prove(board, steps or ())
    except Unproven as error:
        where = laws.solver.names(board, error.cells & -error.cells)
        raise Unwritable(f"no proof by LEGUP's rules was found near {where}") from None
    return "\n".join(document(laws, board, cells, proof)) + "\n"


def document(laws: Any, board: Any, cells: Cells, proof: Node) -> list[str]:
    """The lines of the file."""
    height, width = size_of(board, cells)
    lines = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', '<Legup version="5.1.0">']
    lines += [f'  <puzzle name="{laws.name}">', f'    <board height="{height}" width="{width}">']
    lines.append("      <cells>")
    lines += [f"        {cell(r, c, value)}" for (r, c), value in sorted(cells.items())]
    lines += ["      </cells>", "    </board>"]
    if proof.transitions:
        lines += ["    <proof>", "      <tree>", *tree(laws, board, proof), "      </tree>"]
        lines.append("    </proof>")
    return [*lines, "  </puzzle>", "</Legup>"]


def cell(r: int, c: int, value: int) -> str:
    """The element of one cell."""
    return f'<cell value="{value}" x="{c}" y="{r}"/>'


def size_of(board: Any, cells: Cells) -> tuple[int, int]:
    """(height, width) of a board all of whose cells are listed."""
    return max(r for r, _ in cells) + 1, board.stride - 1


def light_up_cells(board: Any) -> Cells:
    """What LEGUP stores for each cell of a Light Up board."""
    values = {token: value for value, token in TOKENS.items()}
    rows, cells = board.puzzle.grid.split("\n"), {}
    for r, row in enumerate(rows):
        for c, token in enumerate(row):
            if token not in values:
                raise Unwritable(f"LEGUP has no wormholes, found {token} at r{r + 1}c{c + 1}")
            cells[r, c] = values[token]
    return cells


def nurikabe_cells(laws: Nurikabe, board: Any) -> Cells:
    """What LEGUP stores for each cell of a Nurikabe board."""
    cells = {}
    for one in laws.each(board.cells):
        value = 0 if one & board.island else -1 if one & board.sea else -2
        if one & board.puzzle.clued:
            value = board.puzzle.clues[one]
            if value is None or value > LARGEST:
                what = "?" if value is None else value
                where = laws.solver.names(board, one)
                raise Unwritable(
                    f"LEGUP has clues from 1 to {LARGEST} only, found {what} at {where}"
                )
        cells[place(board, one)] = value
    return cells


def place(board: Any, one: int) -> tuple[int, int]:
    """(row, column) of a cell."""
    r, c = divmod(one.bit_length() - 1, board.stride)
    return r, c


def tree(laws: Any, board: Any, root: Node) -> list[str]:
    """The lines of the proof: every node, with the transitions that go on from it."""
    names = {id(root): "0"}
    lines, todo, known = [], [root], {}
    while todo:
        node = todo.pop()
        first = ' root="true"' if node is root else ""
        lines.append(f'        <node id="{names[id(node)]}"{first}>')
        for transition in node.transitions:
            if id(transition.child) not in names:
                names[id(transition.child)] = str(len(names))
                known[id(transition)] = f"t{len(known)}"
                todo.append(transition.child)
            rule, child = transition.rule, names[id(transition.child)]
            lines.append(
                f'          <transition child="{child}" id="{known[id(transition)]}"'
                f' rule="{rule.name}" rule_id="{rule.id}">'
            )
            for one, value in transition.cells:
                element = cell(*place(board, one), laws.values[value])
                lines.append(f"            {element}")
            lines.append("          </transition>")
        lines.append("        </node>")
    return lines
