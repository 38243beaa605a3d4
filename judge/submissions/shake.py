"""What a program needs of a module, in the module's own words: definitions, and nothing else.

A module falls into parts: definitions at its top level, and the methods of its classes.  A part
uses the global names in it, and a method is used if anything kept has its name after a dot.  Each
part keeps the comment right above it, and the blank lines above that; a comment that stands apart
is a heading, and stays if anything does of what it heads.
"""

import ast
import symtable
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

Definition = ast.FunctionDef | ast.ClassDef


class Missing(Exception):
    """A name that is needed is not there; or one that is there is not needed."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines of a module: the names that they define, those that they use, those after dots.

    A class has its methods besides.  A heading defines and uses nothing.
    """

    text: tuple[str, ...]
    names: frozenset[str] = frozenset()
    uses: frozenset[str] = frozenset()
    dotted: frozenset[str] = frozenset()
    methods: tuple["Part", ...] = ()
    heading: bool = False

    def is_used(self, dotted: set[str]) -> bool:
        """Whether this is a method that is called: by Python itself, or by one of these names."""
        special = any(name.startswith("__") for name in self.names)
        return special or not self.names.isdisjoint(dotted)


# --- A module in parts ------------------------------------------------------------------------


@cache
def parts_of(source: str) -> tuple[Part, ...]:
    """The parts of a module from top to bottom, without its docstring."""
    tree, lines = ast.parse(source), source.split("\n")
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    end = tree.body[0].end_lineno or 0 if body is not tree.body else 0
    return tuple(parts_in(body, lines, end))


def parts_in(body: Iterable[ast.stmt], lines: list[str], end: int) -> Iterator[Part]:
    """Statements as parts, and the headings between them; lines before `end` are not theirs."""
    for node in body:
        start = first_line(node, lines, end)
        if any(lines[end:start]):
            yield Part(tuple(lines[end:start]), heading=True)
        else:
            start = end
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.ClassDef):
            yield part_of_class(node, lines, start)
        else:
            yield Part(tuple(lines[start:end]), defined(node), *used([node]))


def first_line(node: ast.stmt, lines: list[str], end: int) -> int:
    """Where a statement begins, with its decorators, the comment right above and blank lines."""
    decorators = node.decorator_list if isinstance(node, Definition) else []
    first = min([node.lineno, *(one.lineno for one in decorators)]) - 1
    while first > end and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    while first > end and not lines[first - 1].strip():
        first -= 1
    return first


def part_of_class(node: ast.ClassDef, lines: list[str], start: int) -> Part:
    """A class, which begins at line `start`; what is no method stands before the methods."""
    at = next((n for n, one in enumerate(node.body) if isinstance(one, ast.FunctionDef)), None)
    frame, methods = node.body[:at], node.body[at:] if at is not None else []
    end = frame[-1].end_lineno if frame else node.lineno
    bare = ast.ClassDef(**{**vars(node), "body": frame or [ast.Pass()]})
    return Part(
        tuple(lines[start:end]),
        *(defined(node), *used([bare])),
        methods=tuple(parts_in(methods, lines, end or 0)),
    )


def defined(node: ast.stmt) -> frozenset[str]:
    """The names that a statement gives to something."""
    if isinstance(node, Definition):
        return frozenset([node.name])
    if isinstance(node, ast.Import | ast.ImportFrom):
        return frozenset((alias.asname or alias.name).split(".")[0] for alias in node.names)
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        found = (part for target in targets for part in ast.walk(target))
        names = (part for part in found if isinstance(part, ast.Name))
        return frozenset(part.id for part in names if isinstance(part.ctx, ast.Store))
    return frozenset()


def used(body: Iterable[ast.stmt]) -> tuple[frozenset[str], frozenset[str]]:
    """The global names that statements use, and the names that are read after a dot."""
    tree = ast.Module(list(body), [])
    table = symtable.symtable(ast.unparse(tree), "part", "exec")
    dotted = (part for part in ast.walk(tree) if isinstance(part, ast.Attribute))
    return frozenset(globals_in(table)), frozenset(
        part.attr for part in dotted if isinstance(part.ctx, ast.Load)
    )


def globals_in(table: symtable.SymbolTable) -> Iterator[str]:
    """The names of a scope and those within it that are looked up in the module."""
    for symbol in table.get_symbols():
        told = symbol.is_referenced() or symbol.is_declared_global()
        if told and (table.get_type() == "module" or symbol.is_global()):
            yield symbol.get_name()
    for child in table.get_children():
        yield from globals_in(child)


# --- What is needed ---------------------------------------------------------------------------


def needed(parts: Sequence[Part], wanted: Iterable[str]) -> list[Part]:
    """Those parts that define the wanted names, or anything that these need in turn.

    Of classes only the methods that are used; Missing if no part defines a wanted name.
    """
    names, dotted, before = set(wanted), set[str](), (-1, -1)
    for name in sorted(names.difference(*(part.names for part in parts))):
        raise Missing(name)
    while before != (len(names), len(dotted)):
        before = len(names), len(dotted)
        for part in parts:
            if not part.names.isdisjoint(names):
                for piece in (part, *(one for one in part.methods if one.is_used(dotted))):
                    names |= piece.uses
                    dotted |= piece.dotted
    kept = under_headings(parts, lambda part: not part.names.isdisjoint(names))
    return [
        replace(part, methods=tuple(under_headings(part.methods, lambda one: one.is_used(dotted))))
        for part in kept
    ]


def under_headings(parts: Iterable[Part], keep: Callable[[Part], bool]) -> Iterator[Part]:
    """The parts to keep, and the headings under which there are any.

    Of parts that are dropped at least the blank lines before them stay.
    """
    heading, blank = None, 0
    for part in parts:
        blank = max(blank, blanks(part))
        if part.heading:
            heading = part
        elif keep(part):
            if heading:
                yield heading
            more = 0 if heading else blank - blanks(part)
            yield replace(part, text=("",) * more + part.text)
            heading, blank = None, 0


def blanks(part: Part) -> int:
    """How many blank lines a part begins with."""
    return next((at for at, line in enumerate(part.text) if line.strip()), len(part.text))


def text_of(parts: Iterable[Part]) -> str:
    """Parts as text."""
    lines = []
    for part in parts:
        for piece in (part, *part.methods):
            lines += piece.text
    return "\n".join(lines).strip("\n") + "\n"
