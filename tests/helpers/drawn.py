"""What holds of how every puzzle is drawn: a test module of a puzzle says which it is."""

import re
from pathlib import Path

from lessons.puzzles.drawing import WIDTH, Marks
from lessons.rules import rules_of
from lessons.trace import fact_of
from tests.helpers.cases import Problem, problem_of
from tests.helpers.lessons import case_steps, words


class Drawn:
    """Its puzzle."""

    PUZZLE = ""

    def test_every_step_is_marked_in_the_drawing(self, problem: Problem, sample: Path) -> None:
        solver, module = problem.module(), words(problem)
        plain = Marks()
        for step in case_steps(problem, sample.read_text()):
            marks = Marks(frozenset(step.places), frozenset(step.because), step.value)
            shown = sample.read_text(), solver.render(step.after)
            drawn = module.draw(*shown, marks)
            assert drawn != module.draw(*shown, plain)
            assert max(map(len, drawn.splitlines())) <= WIDTH
            coloured = module.draw(*shown, Marks(*marks_of(marks), colour=True))
            assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == drawn

    def test_what_is_known_is_what_the_steps_have_settled(
        self, problem: Problem, sample: Path
    ) -> None:
        steps = list(case_steps(problem, sample.read_text()))
        known = set(map(fact_of, problem.module().facts(steps[-1].after)))
        told = {fact for step in steps for fact in step.facts if not fact[1].startswith("not ")}
        assert told <= known

    def test_laws_and_names_are_whole_sentences(self) -> None:
        problem = problem_of(self.PUZZLE)
        module = words(problem)
        rules = rules_of(problem.module(), module)
        assert list(rules) == [rule.__name__ for rule in problem.module().RULES]
        assert set(module.LEGUP) <= set(rules)
        for law in [*module.LAWS, *(rule.law for rule in rules.values())]:
            assert re.fullmatch(r"[A-Z].*\.", law), law
        for function in problem.module().RULES:
            found = re.search(r"[A-Z]+-(BASC|CASE)-\d+", function.__doc__ or "")
            if found:
                assert found[0] in rules[function.__name__].legup


def marks_of(marks: Marks) -> tuple[frozenset[str], frozenset[str], str]:
    """What is marked, without the colour."""
    return marks.follows, marks.proves, marks.value
