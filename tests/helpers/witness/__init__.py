"""An independent witness of proofs, on clingo: does something follow from just these laws?

A module for each puzzle says its laws as an answer set program in which every law is on or off.
It shares nothing with judge/proofs/ but how a puzzle's text is read.
"""

import importlib
from collections.abc import Iterable, Sequence
from itertools import count

import clingo

Literal = tuple[clingo.Symbol, bool]


class Witness:
    """A puzzle, with every law switched off.

    A puzzle's module has a class Words: what is so without any law, the rules of each law, which
    `on(L)` switches on, and which atom a fact is about and whether that holds.
    """

    def __init__(self, checker: str, text: str) -> None:
        module = importlib.import_module(f"tests.helpers.witness.{checker}")
        self.checker = checker
        self.words = module.Words(text)
        self.control = clingo.Control(["1", "--warn=none"])
        self.laws: dict[str, int] = {}
        self.parts = count()
        self.shapes = 0  # of islands, that were spoken of
        self.say(self.words.program())
        for law in self.words.laws():
            self.switch(law)

    def say(self, rules: str) -> None:
        """More of the program."""
        part = f"part{next(self.parts)}"
        self.control.add(part, [], rules)
        self.control.ground([(part, [])])

    def switch(self, law: str) -> clingo.Symbol:
        """The atom that switches a law (or a theorem) on."""
        if law not in self.laws:
            number = self.laws[law] = len(self.laws) + 1
            self.say(f"{{ on({number}) }}. {self.words.rules(law, number)}")
        return clingo.Function("on", [clingo.Number(self.laws[law])])

    def literal(self, fact: str) -> Literal:
        """What a fact says."""
        name, arguments, holds = self.words.atom(fact)
        if name == "eq" and arguments[0] == self.shapes:
            self.shapes += 1
            self.say(self.words.shape(fact))
        return clingo.Function(name, [clingo.Number(each) for each in arguments]), holds

    def assumptions(self, literals: Iterable[Literal], laws: Iterable[str]) -> list[Literal]:
        """The literals, with just these laws switched on."""
        named = {self.switch(law) for law in laws}
        switches = [self.switch(law) for law in self.laws]
        return [*literals, *((switch, switch in named) for switch in switches)]

    def possible(self, literals: Iterable[Literal], laws: Iterable[str]) -> bool:
        """Whether all this can be kept."""
        assumptions = self.assumptions(literals, laws)
        return bool(self.control.solve(assumptions=assumptions).satisfiable)

    def consequences(self, facts: Sequence[str], laws: Sequence[str]) -> list[str]:
        """All facts of single places that follow, where all this can be kept."""
        assumptions = self.assumptions(map(self.literal, facts), laws)
        always, ever = (self.atoms_of(mode, assumptions) for mode in ("cautious", "brave"))
        pairs = [(yes, no, self.literal(yes)[0]) for yes, no in self.words.pairs()]
        told = [yes for yes, _, atom in pairs if atom in always]
        return told + [no for _, no, atom in pairs if atom not in ever]

    def atoms_of(self, mode: str, assumptions: list[Literal]) -> set[clingo.Symbol]:
        """The atoms that are true in all models, or in some."""
        found: set[clingo.Symbol] = set()
        solve = self.control.configuration.solve
        solve.enum_mode, solve.models = mode, 0
        with self.control.solve(assumptions=assumptions, yield_=True) as models:
            for model in models:
                found = set(model.symbols(atoms=True))
        solve.enum_mode, solve.models = "auto", 1
        return found

    def follows(self, facts: Sequence[str], laws: Sequence[str], conclusion: str) -> bool:
        """Whether the conclusion follows from these facts and these laws alone."""
        symbol, holds = self.literal(conclusion)
        return not self.possible([*map(self.literal, facts), (symbol, not holds)], laws)

    def breaks(self, facts: Sequence[str], laws: Sequence[str]) -> bool:
        """Whether there is no way to keep all this."""
        return not self.possible(list(map(self.literal, facts)), laws)

    def needless(self, facts: Sequence[str], laws: Sequence[str], conclusion: str) -> list[str]:
        """What can be left out, one by one, and the conclusion still follows."""
        return [
            word
            for word in (*facts, *laws)
            if self.follows(
                [fact for fact in facts if fact != word],
                [law for law in laws if law != word],
                conclusion,
            )
        ]
