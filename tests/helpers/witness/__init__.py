"""An independent witness of proofs, on clingo: does something follow from just these laws?

A module for each puzzle says its laws as an answer set program in which every law is on or off.
It shares nothing with judge/proofs/ but how a puzzle's text is read.
"""

import importlib
from collections.abc import Iterable, Sequence
from itertools import count

import clingo

Literal = int | tuple[clingo.Symbol, bool]  # clingo's number of it is faster, where it has one


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
        self.switches: dict[str, Literal] = {}  # that switch on the laws spoken of
        self.literals: dict[str, Literal] = {}  # of the facts spoken of
        self.parts = count()
        self.shapes: dict[str, int] = {}  # of islands: the atoms of those spoken of
        self.say(self.words.program())
        self.say(" ".join(self.rules(law) for law in self.words.laws()))

    def say(self, rules: str) -> None:
        """More of the program."""
        part = f"part{next(self.parts)}"
        self.control.add(part, [], rules)
        self.control.ground([(part, [])])

    def rules(self, law: str) -> str:
        """What a law adds to the program, and the atom that switches it on."""
        number = len(self.switches) + 1
        self.switches[law] = clingo.Function("on", [clingo.Number(number)]), True
        return f"{{ on({number}) }}. {self.words.rules(law, number)}"

    def switch(self, law: str) -> Literal:
        """What switches a law (or a theorem) on."""
        if law not in self.switches:
            self.say(self.rules(law))
        if isinstance(self.switches[law], tuple):
            self.switches[law] = self.numbered(*self.switches[law])
        return self.switches[law]

    def numbered(self, symbol: clingo.Symbol, holds: bool) -> Literal:
        """A literal as clingo's number, if it has one."""
        atom = self.control.symbolic_atoms[symbol]
        if atom is None:
            return symbol, holds
        return atom.literal if holds else -atom.literal

    def literal(self, fact: str) -> Literal:
        """What a fact says."""
        if fact not in self.literals:
            name, arguments, holds = self.words.atom(fact)
            if name == "shape":
                atom = self.shape(fact.replace(" not ", " "))
                self.literals[fact] = atom if holds else -atom
            else:
                self.literals[fact] = self.of(name, arguments, holds)
        return self.literals[fact]

    def of(self, name: str, arguments: Sequence[int], holds: bool) -> Literal:
        """The literal of an atom."""
        symbol = clingo.Function(name, [clingo.Number(each) for each in arguments])
        return self.numbered(symbol, holds)

    def shape(self, shape: str) -> int:
        """The atom that an island has just this shape."""
        if shape not in self.shapes:
            cells = [self.of(*atom) for atom in self.words.each_cell(shape)]
            with self.control.backend() as backend:
                self.shapes[shape] = backend.add_atom()
                backend.add_rule([self.shapes[shape]], cells)
        return self.shapes[shape]

    def assumptions(self, literals: Iterable[Literal], laws: Iterable[str]) -> list[Literal]:
        """The literals, with just these laws switched on."""
        on = {law: self.switch(law) for law in laws}
        off = [against(self.switch(law)) for law in self.switches if law not in on]
        return [*literals, *on.values(), *off]

    def possible(self, literals: Iterable[Literal], laws: Iterable[str]) -> bool:
        """Whether all this can be kept."""
        assumptions = self.assumptions(literals, laws)
        return bool(self.control.solve(assumptions=assumptions).satisfiable)

    def consequences(self, facts: Sequence[str], laws: Sequence[str]) -> list[str]:
        """All facts of single places that follow, where all this can be kept."""
        assumptions = self.assumptions(map(self.literal, facts), laws)
        always, ever = (self.told(mode, assumptions) for mode in ("cautious", "brave"))
        return always + [no for yes, no in self.words.pairs() if yes not in ever]

    def told(self, mode: str, assumptions: list[Literal]) -> list[str]:
        """The first facts of the pairs that are true in all models, or in some."""
        pairs = {yes: self.literal(yes) for yes, _ in self.words.pairs()}
        solve = self.control.configuration.solve
        solve.enum_mode, solve.models = mode, 0
        with self.control.solve(assumptions=assumptions, yield_=True) as models:
            models.wait()
            while models.model():
                models.resume()
            model = models.last()
            told = [fact for fact, atom in pairs.items() if model and model.is_true(atom)]
        solve.enum_mode, solve.models = "auto", 1
        return told

    def follows(self, facts: Sequence[str], laws: Sequence[str], conclusion: str) -> bool:
        """Whether the conclusion follows from these facts and these laws alone."""
        opposite = against(self.literal(conclusion))
        return not self.possible([*map(self.literal, facts), opposite], laws)

    def breaks(self, facts: Sequence[str], laws: Sequence[str]) -> bool:
        """Whether there is no way to keep all this."""
        return not self.possible(map(self.literal, facts), laws)


def against(literal: Literal) -> Literal:
    """The opposite of a literal."""
    return -literal if isinstance(literal, int) else (literal[0], not literal[1])
