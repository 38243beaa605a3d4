"""Names of the solution's file that an own rule would take from it.

The rule stands in that file: a helper called `count` would be the solution's own `count` as well.
"""

import ast
from collections.abc import Iterator
from types import ModuleType

FREE = "rule", "sys", "_"  # the rule itself, what both may import, and what nobody looks at


def taken(rule: str, solver: ModuleType) -> Iterator[tuple[str, int]]:
    """(Name, line) of what a rule's text sets, and the solution's file has set already."""
    for name, line in names_set(ast.parse(rule)):
        if name in vars(solver) and name not in FREE:
            yield name, line


def names_set(node: ast.AST) -> Iterator[tuple[str, int]]:
    """(Name, line) of all that a text sets for the whole file; what is within functions is not."""
    for each in ast.iter_child_nodes(node):
        match each:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield each.name, each.lineno
            case ast.alias():
                yield each.asname or each.name.partition(".")[0], each.lineno
            case ast.Name(ctx=ast.Store()):
                yield each.id, each.lineno
            case ast.Lambda() | ast.comprehension():
                pass
            case _:
                yield from names_set(each)
