"""What holds of the sentences of every puzzle: a test module of a puzzle says which they are."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import ClassVar

from lessons.trace import Step, trace
from tests.helpers.cases import Problem, problem_of
from tests.helpers.lessons import case_steps, known_steps, words
from tests.helpers.pictures import parsed
from tests.helpers.spoken import listing, untrue

NEVER = re.compile(r"[_{}<>\[\]]|None|  |\.\s|\.\.|\n|and \d+ more|\b(0|no) more\b")


@cache
def picture_steps(problem: Problem) -> tuple[Step, ...]:
    """The steps that each rule makes on its own pictures."""
    return tuple(steps_of_pictures(problem))


def steps_of_pictures(problem: Problem) -> Iterator[Step]:
    """The same one by one: easier rules come first where a rule needs them."""
    solver = problem.module()
    for path in sorted(problem.folder.glob("rules/*/*.txt")):
        at = [rule.__name__ for rule in solver.RULES].index(path.parent.name)
        boards = path.read_text().split("\n\n")
        board = parsed(solver, boards[0])
        try:
            if len(boards) > 2:
                for _, _, board in solver.deduce(board, solver.RULES[:at]):
                    pass
            yield from trace(solver, board, [solver.RULES[at]])
        except solver.Contradiction:
            continue


def check_sentence(said: str, step: Step) -> None:
    """It is one sentence, names its places, and nothing in it is left to fill in."""
    claim, colon, reason = said.partition(": ")
    assert colon, said
    assert reason.endswith("."), said
    assert not NEVER.search(said), said
    assert "()" not in said, said
    shape = re.findall(r"r\d+c\d+", step.value)
    assert listing(claim).named == [*step.places, *shape], said
    one = len(step.places) == 1
    assert bool(re.search(r" (is|holds) ", claim)) == one, said
    assert step.value.split()[-1].split("+")[-1] in claim, said


def skeleton(said: str) -> str:
    """The reason without places and numbers."""
    return re.sub(r"r\d+c\d+(-\w+)?|\d+", "", said.partition(": ")[2])


class Sentences:
    """Its puzzle, and the reason that the first picture of some rules gets."""

    PUZZLE = ""
    SAID: ClassVar[dict[str, str]] = {}

    def test_every_rule_has_its_sentence(self) -> None:
        problem = problem_of(self.PUZZLE)
        module, first = words(problem), {}
        for step in picture_steps(problem):
            said = module.say(step)
            check_sentence(said, step)
            assert said == module.say(step), "said twice, it is the same"
            first.setdefault(step.rule, skeleton(said))
        rules = [rule.__name__ for rule in problem.module().RULES]
        assert sorted(first) == sorted(rules)
        assert len(set(first.values())) == len(rules), "each rule has words of its own"

    def test_every_step_of_a_case_has_its_sentence(self, problem: Problem, case: Path) -> None:
        module, text = words(problem), case.read_text()
        steps = known_steps(problem, text)
        said = [module.say(step) for step in steps]
        for step, sentence in zip(steps, said, strict=True):
            check_sentence(sentence, step)
        assert untrue(problem.checker, text, steps, said) == []

    def test_asking_for_sentences_changes_no_step(self, problem: Problem, sample: Path) -> None:
        module = words(problem)
        silent = [(step.rule, step.facts) for step in case_steps(problem, sample.read_text())]
        spoken = []
        for step in case_steps(problem, sample.read_text()):
            module.say(step)
            spoken.append((step.rule, step.facts))
        assert spoken == silent

    def test_sentences_say_why(self) -> None:
        problem, first = problem_of(self.PUZZLE), {}
        for step in picture_steps(problem):
            first.setdefault(step.rule, step)
        module = words(problem)
        said = {rule: module.say(first[rule]).partition(": ")[2] for rule in self.SAID}
        assert said == self.SAID
