"""The file to paste: an adapter, with what it imports of a solution in place of the import.

An adapter is a program that would run beside the solution that it imports from.  What it defines
itself under a name that the solution has as well stands in place of that, and whatever stands above
that in the adapter goes there with it.  What it imports from another adapter it has as its own,
with what that needs of the other's.
`LEFT_OUT`, if it has that, names methods that the program never needs though their names occur:
"Board.__eq__".
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from ground import solutions
from ground.problems import ProblemError
from judge.submissions.shake import Missing, Part, needed, parts_of, text_of

ADAPTERS = Path(__file__).parent / "adapters"
LEFT_OUT = "LEFT_OUT"
FROM = """
Made by `python -m judge submission {name}` from solutions/{solution}
of "Logic puzzles, solved by logic, judged by their laws" (MIT licence): it has all that this
judge needs, and nothing else.
"""
TOUR = "\n\nRead it from top to bottom"  # the end of what a solution says of itself
HEADING = Part(("", "", f"# --- As this judge has it {'-' * 64}"), heading=True)


def all_submissions() -> list[str]:
    """The names of all submissions."""
    return sorted(path.stem for path in ADAPTERS.glob("[a-z]*.py"))


def build(name: str) -> str:
    """The file of that name; ProblemError if there is none, or its solution lacks what it needs."""
    source, tree = read(name)
    solution, imported = import_of(name, tree)
    text = (solutions.FOLDER / solution).read_text(encoding="utf-8")
    try:
        own = own_parts(source)
        theirs = parts_of(text)
        check_there(theirs, imported | left_out(tree), solution)
        theirs = [without(part, left_out(tree)) for part in theirs]
        body = text_of(together(theirs, own, list(borrowed(tree))))
    except Missing as missing:
        raise ProblemError(f"submission {name}: {missing}") from missing
    said = f"{ast.get_docstring(tree)}\n{FROM.format(solution=solution, name=name)}"
    head = "".join(f"# {line}".rstrip() + "\n" for line in said.strip().split("\n"))
    about = (ast.get_docstring(ast.parse(text)) or "").split(TOUR)[0]
    return f'{head}\n"""{about}\n"""\n\n{body}'


# --- The adapter ------------------------------------------------------------------------------


def read(name: str) -> tuple[str, ast.Module]:
    """An adapter as text and as a tree."""
    if name not in all_submissions():
        known = ", ".join(all_submissions())
        raise ProblemError(f"no submission is called {name!r}; there are: {known}")
    source = source_of(name)
    try:
        return source, ast.parse(source)
    except SyntaxError as error:
        message = f"submission {name}: line {error.lineno}: {error.msg}"
        raise ProblemError(message) from error


def source_of(name: str) -> str:
    """An adapter as text, or what several of them have in common."""
    return (ADAPTERS / f"{name}.py").read_text(encoding="utf-8")


def import_of(name: str, tree: ast.Module) -> tuple[str, set[str]]:
    """(file name of the solution, the names that an adapter imports from it)."""
    found: dict[str, set[str]] = {}
    for node in imports_in(tree, solutions.FOLDER):
        found.setdefault(f"{node.module}.py", set()).update(names_in(node))
    if len(found) != 1:
        what = f"from {len(found)} solutions" if found else "nothing from a solution"
        raise ProblemError(f"submission {name}: its adapter imports {what}")
    return found.popitem()


def imports_in(tree: ast.Module, folder: Path) -> Iterator[ast.ImportFrom]:
    """Where an adapter imports from modules of that folder."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (folder / f"{node.module}.py").is_file():
            yield node


def names_in(node: ast.ImportFrom) -> set[str]:
    """What it calls that: another name than the module's own is not there."""
    return {alias.asname or alias.name for alias in node.names}


def borrowed(tree: ast.Module) -> Iterator[Part]:
    """What an adapter imports from others; Missing if they do not define it."""
    for node in imports_in(tree, ADAPTERS):
        wanted, parts = names_in(node), own_parts(source_of(node.module or ""))
        for name in sorted(wanted.difference(*(part.names for part in parts))):
            raise Missing(f"{node.module} has no {name}")
        yield from needed(parts, wanted)


def left_out(tree: ast.Module) -> set[str]:
    """The methods that an adapter leaves out."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == LEFT_OUT:
            names = ast.literal_eval(node.value)
            return {names} if isinstance(names, str) else set(names)
    return set()


def is_statement(part: Part) -> bool:
    """Whether a part does something, and gives nothing a name."""
    return not part.names and not part.heading


def own_parts(source: str) -> list[Part]:
    """The parts of an adapter but those that tell only how to build: imports, what is left out."""
    files = [*solutions.FOLDER.glob("*.py"), *ADAPTERS.glob("*.py")]
    imports = tuple(f"from {path.stem} import" for path in files)
    return [
        part
        for part in parts_of(source)
        if LEFT_OUT not in part.names and not any(line.startswith(imports) for line in part.text)
    ]


# --- Both together ----------------------------------------------------------------------------


def check_there(parts: Iterable[Part], wanted: set[str], solution: str) -> None:
    """Missing if a solution has not all these names; those of methods have a dot."""
    there = set[str]()
    for part in parts:
        there |= part.names | {f"{owner}.{name}" for owner in part.names for name in methods(part)}
    for name in sorted(wanted - there):
        raise Missing(f"solutions/{solution} has no {name}")


def methods(part: Part) -> Iterator[str]:
    """The names of the methods of a class."""
    return (name for one in part.methods for name in one.names)


def without(part: Part, names: set[str]) -> Part:
    """A class without these methods; anything else as it is."""
    mine = {name.partition(".")[2] for name in names if name.partition(".")[0] in part.names}
    return replace(part, methods=tuple(one for one in part.methods if one.names.isdisjoint(mine)))


def together(theirs: list[Part], own: list[Part], taken: list[Part]) -> list[Part]:
    """What a file is made of: parts of a solution, of its adapter, and taken from another one."""
    names = set().union(*(part.names for part in theirs))
    instead = [part for part in taken if part.names & names]
    others = [part for part in taken if part not in instead]
    program = [part for part in own if is_statement(part)]
    own = [*(part for part in own if part not in program), *others, *program]
    return kept(merged(merged(theirs, instead), own), own)


def merged(theirs: Iterable[Part], own: list[Part]) -> list[Part]:
    """The parts of a solution, and those of an adapter in their place or after all of them."""
    left, parts = list(own), []
    for part in theirs:
        instead = [one for one in own if not one.names.isdisjoint(part.names)]
        for one in instead:
            if not part.names <= one.names:
                raise Missing(f"{', '.join(sorted(part.names))} stand together: define all of them")
            if one in left:
                at = left.index(one) + 1
                parts += left[:at]
                del left[:at]
        if not instead:
            parts.append(part)
    return [*parts, HEADING, *left]


def kept(parts: list[Part], own: list[Part]) -> list[Part]:
    """The parts that the adapter's statements need; Missing if it defines what nothing needs."""
    statements = [part for part in own if is_statement(part)]
    defined = set().union(*(part.names for part in parts))
    wanted = set().union(*(part.uses for part in statements)) & defined
    needs = needed([part for part in parts if part not in statements], wanted)
    for part in own:
        if part.names and not any(part.names == one.names for one in needs):
            raise Missing(f"nothing needs {', '.join(sorted(part.names))} of its adapter")
    return needs + statements
