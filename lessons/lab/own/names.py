"""Names of the solution's file that an own rule would take from it.

The rule stands in that file: a helper called `count` would be the solution's own `count` as well.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

FREE = "rule", "sys", "_"  # the rule itself, what both may import, and what nobody looks at


def taken(rule: str, solver: ModuleType) -> Iterator[tuple[str, int]]:
    """(Name, line) of what a rule's text sets or deletes, and the solution's file has set."""
    for name, line in names_set(ast.parse(rule)):
        if name in vars(solver) and name not in FREE:
            yield name, line


def names_set(node: ast.AST) -> Iterator[tuple[str, int]]:
    """(Name, line) of all that a text sets for the whole file; what is within functions is not."""
    for each in ast.iter_child_nodes(node):
        match each:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield each.name, each.lineno
            case ast.ImportFrom(names=[ast.alias(name="*")]):
                yield from ((name, each.lineno) for name in names_in(each.module))
            case ast.alias():
                yield each.asname or each.name.partition(".")[0], each.lineno
            case ast.Name(ctx=ast.Store() | ast.Del()):
                yield each.id, each.lineno
            case ast.Lambda() | ast.comprehension():
                pass
            case _:
                yield from names_set(each)


def names_in(module: str | None) -> list[str]:
    """The names that an import of all that is in a module sets; none if there is no such module."""
    try:
        found = vars(import_module(module or ""))
    except Exception:  # noqa: BLE001 - what the import raises is said where the rule imports it
        return []
    return list(found.get("__all__") or (name for name in found if name[0] != "_"))
