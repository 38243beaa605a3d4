"""The steps that lead from a puzzle to its answer, as facts about places.

A place is a cell (r1c2), in Alcazar an edge (r1c1-r1c2, r1c1-top); a value is what a solution
writes of it: sea, bulb, 3, not 3, path.  A fact is a place with its value.  Both are the words
of the solution itself, so all of this is the same for every puzzle.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from types import ModuleType
from typing import Any

Rule = Any  # a function board -> Deductions
Fact = tuple[str, str]
Proof = dict[str, Any]  # a step as a proof file has it
SCHEMA, VERSION = "logic-puzzles/proof", 1  # of these files


@dataclass(frozen=True)
class Step:
    """One deduction: these facts follow by that rule, as others prove.

    `found` is the solution's own Deduction, and `before` and `after` are its boards.  Why it
    follows is found out only when somebody asks.
    """

    number: int
    function: Rule
    facts: tuple[Fact, ...]
    found: Any
    before: Any
    after: Any
    solver: ModuleType

    @property
    def rule(self) -> str:
        """The name of the rule."""
        return str(self.function.__name__)

    @property
    def tier(self) -> int:
        """Its tier."""
        return int(self.function.tier)

    @cached_property
    def proof(self) -> Proof:
        """From which facts and laws it follows, and how."""
        facts = words_of_facts(self.facts)
        return dict(self.solver.prove(self.before, self.function, self.found, facts))

    def proved(self, proof: Proof) -> "Step":
        """This step, which knows the proof that was found elsewhere."""
        vars(self)["proof"] = proof
        return self

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines of the board before it."""
        return tuple(str(self.solver.render(self.before)).split("\n"))

    @cached_property
    def board_places(self) -> list[str]:
        """The places of the board before it: first those of which something is known."""
        return places_on(self.solver, self.before)

    @property
    def effort(self) -> int:
        """How many laws it rests on."""
        return len(self.proof["laws"])

    @property
    def places(self) -> tuple[str, ...]:
        """Where something is settled."""
        return tuple(place for place, _ in self.facts)

    @property
    def value(self) -> str:
        """What the places are."""
        return self.facts[0][1]

    @property
    def because(self) -> tuple[str, ...]:
        """The places that prove it: of its facts, and those that its laws are about."""
        return places_of(self.proof)

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms whose laws it rests on: room a."""
        return rooms_of(self.proof)


def fact_of(words: str) -> Fact:
    """A fact as the solution writes it: r1c2 bulb."""
    place, _, value = words.partition(" ")
    return place, value


def words_of_facts(facts: Iterable[Fact]) -> list[str]:
    """Facts as the solution writes them."""
    return [" ".join(fact) for fact in facts]


def by_value(facts: Iterable[Fact]) -> dict[str, list[str]]:
    """{value: the places that have it} of facts."""
    places: dict[str, list[str]] = {}
    for place, value in facts:
        places.setdefault(value, []).append(place)
    return places


def is_mark(fact: Fact) -> bool:
    """Whether a player can mark a fact: one that speaks of other places he keeps in mind."""
    return not re.search(r"r\d+c\d+", fact[1])


def rests_on(
    steps: Sequence["Step"], step: "Step", which: Callable[["Step"], bool]
) -> list["Step"]:
    """Those of the steps on which a step rests, link by link, as far as they are such; in order."""
    concludes = {fact: each for each in steps if which(each) for fact in each.facts}
    found: dict[int, Step] = {}
    todo = [step]
    for each in todo:
        for behind in map(concludes.get, map(fact_of, each.proof["from"])):
            if behind and behind.number not in found:
                found[behind.number] = behind
                todo.append(behind)
    return [found[number] for number in sorted(found)]


def places_on(solver: ModuleType, board: Any) -> list[str]:
    """The places of a board: first those of which something is known, then the open ones."""
    known = [fact_of(fact)[0] for fact in solver.facts(board)]
    return [*known, *solver.names(board, board.unknown).split()]


def said(solver: ModuleType, board: Any, found: Any) -> list[Fact]:
    """What a deduction says, new to a board or not."""
    return [(place, str(found.value)) for place in solver.names(board, found.cells).split()]


def news(solver: ModuleType, board: Any, found: Any) -> tuple[Fact, ...]:
    """What a deduction says that is new to a board."""
    facts = said(solver, board, found)
    return tuple(fact for fact in facts if solver.assume(board, [" ".join(fact)]) is not board)


def places_of(proof: Proof) -> tuple[str, ...]:
    """The places of the facts that a proof rests on, and those that its laws name alone."""
    places = [fact_of(fact)[0] for fact in proof["from"]]
    places += [
        law.split()[-1]
        for law in proof["laws"]  # a room may be called r1c1
        if re.fullmatch(r"(?!room )\w+ r\d+c\d+(-[a-z]+)?", law)
    ]
    return tuple(dict.fromkeys(places))


def rooms_of(proof: Proof) -> tuple[str, ...]:
    """The rooms whose laws a proof rests on: room a."""
    return tuple(law for law in proof["laws"] if law.startswith("room "))


def everywhere(rule: Rule) -> Rule:
    """A rule that goes on where this one stops at the first place that tells."""
    return getattr(rule, "everywhere", rule)


def seen(solver: ModuleType, board: Any, rule: Rule, look: Rule | None = None) -> Iterator[Step]:
    """What a rule says of a board at one look, or at that one, each as if it said nothing else."""
    for found in (look or rule)(board):
        facts = news(solver, board, found)
        if facts:
            after = solver.assume(board, words_of_facts(facts))
            yield Step(1, rule, facts, found, board, after, solver)


def one_look(solver: ModuleType, board: Any, rule: Rule) -> Iterator[Step]:
    """What a rule says of a board at one look, each as a step from there, and nothing twice."""
    after = board
    for number, found in enumerate(rule(board), 1):
        facts = news(solver, after, found)
        if facts:
            after = solver.assume(after, words_of_facts(facts))
            yield Step(number, rule, facts, found, board, after, solver)


def trace(solver: ModuleType, board: Any, rules: Iterable[Rule] | None = None) -> Iterator[Step]:
    """Every step of the rules from a board, easiest first; Contradiction if it has no answer."""
    chosen = solver.RULES if rules is None else tuple(rules)
    for number, (rule, found, after) in enumerate(solver.deduce(board, chosen), 1):
        facts = news(solver, board, found)
        yield Step(number, rule, facts, found, board, after, solver)
        board = after


def answers_from(solver: ModuleType, board: Any) -> list[Any]:
    """The answer of a board, or two where it has several; Contradiction if it has none."""
    answers = [board] if not board.unknown else list(islice(solver.solve(board), 2))
    if not answers:
        raise solver.Contradiction("every case breaks a law", 0)
    return answers


# --- Proof files: see docs/proofs.md ----------------------------------------------------------


def lines_of(problem: str, puzzle: str, steps: Iterable[Proof]) -> Iterator[str]:
    """The lines of a proof: the puzzle, the steps by number, and what breaks where it is told."""
    yield line(schema=SCHEMA, version=VERSION, problem=problem, puzzle=puzzle)
    for number, step in enumerate(steps, 1):
        yield line(**({"step": number} if "facts" in step else {}), **step)


def line(**values: object) -> str:
    """An object in one line of JSON."""
    return f"{json.dumps(values, ensure_ascii=False)}\n"
