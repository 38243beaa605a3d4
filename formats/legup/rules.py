"""What a rule of LEGUP is.

Each puzzle that it knows is a class: its solver, the numbers that LEGUP stores for what is in a
cell, and LEGUP's rules on the solver's boards.  Where versions of LEGUP differ, or where its
answer depends on the order of a hash table, a rule speaks here only if all agree.

A set of cells is an int with one bit per cell, as in the solvers.  Found is what a direct rule
says: (cells, value, rule).
"""

from typing import NamedTuple

Found = tuple[int, str, "Rule"]
Marks = tuple[int, int]  # the cells that got the first value, and those that got the second
Ways = list[Marks]  # a case each


class Rule(NamedTuple):
    """A rule of LEGUP: its id, by which files name it, and its name, which people see."""

    id: str
    name: str


MERGE = Rule("MERGE", "Merge Rule")
