"""The rules of a puzzle, as lessons name them, and as the tables in docs/ show them.

    python -m lessons.rules       write the tables in those pages anew (make docs)

A table stands between the lines `<!-- rules of PROBLEM -->` and `<!-- end of rules -->`.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from ground.commands import INTERRUPTED, Parser, heed_signals
from ground.files import write_atomically
from lessons import solver_of, unwritten, words_of

DOCS = Path(__file__).parent.parent / "docs"
TABLE = re.compile(r"(<!-- rules of (\w+) -->\n).*?(?=<!-- end of rules -->)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a solver: its name, a title, its tier, its law, LEGUP's name for it or nothing."""

    name: str
    title: str
    tier: int
    law: str
    legup: str


def rules_of(solver: ModuleType, words: ModuleType) -> dict[str, Rule]:
    """{name: rule}, easiest first, of a solver and the module that speaks of its puzzle."""
    return {rule.name: rule for rule in read(solver, words)}


def read(solver: ModuleType, words: ModuleType) -> Iterator[Rule]:
    """Every rule; its law is the first paragraph of its docstring."""
    for function in solver.RULES:
        name = function.__name__
        title = name.replace("_", " ").capitalize()
        law = spelt(" ".join((function.__doc__ or "").strip().partition("\n\n")[0].split()))
        yield Rule(name, title, function.tier, law, words.LEGUP.get(name, ""))


def table(problem: str) -> str:
    """The rules of a problem's solution in Markdown, easiest first."""
    solver = solver_of(problem)
    rules = rules_of(solver, words_of(solver.NAME)).values()
    rows = [("tier", "rule", "in words", "in LEGUP"), ("---",) * 4]
    rows += [(str(rule.tier), rule.title, rule.law, rule.legup) for rule in rules]
    columns = 4 if any(rule.legup for rule in rules) else 3
    return "".join(f"| {' | '.join(row[:columns])} |\n" for row in rows)


def spelt(law: str) -> str:
    """A law for people: names of rules without underscores."""
    return law.replace("_", " ")


def with_tables(page: str) -> str:
    """A page with its tables of rules as they are now."""
    return TABLE.sub(lambda found: found[1] + table(found[2]), page)


def main(argv: Sequence[str] | None = None) -> int:
    """Write the tables of docs/ anew, and name the pages where they have changed."""
    Parser(prog="python -m lessons.rules", description=main.__doc__).parse_args(argv)
    try:
        for path in sorted(DOCS.glob("*.md")):
            page = path.read_text(encoding="utf-8")
            if with_tables(page) != page:
                write_atomically(path, with_tables(page))
                print(path.relative_to(DOCS.parent), flush=True)
    except OSError as error:
        return unwritten(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
