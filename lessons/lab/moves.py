"""What a pupil's move is worth on his own board: the solver is asked, no list of what was seen."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from types import ModuleType
from typing import Any, NamedTuple

from lessons import solver_of, words_of
from lessons.hints import clash
from lessons.trace import Fact, Step, everywhere, fact_of, is_mark, rests_on, seen, words_of_facts

GAMES = 8  # that are remembered: a page asks of one, and stays open
Said = dict[str, Any]


class Game(NamedTuple):
    """A puzzle: who solves it, the board without marks, what its only answer says of places."""

    solver: ModuleType
    words: ModuleType
    start: Any
    end: dict[str, str] | None


@lru_cache(GAMES)
def game(problem: str, puzzle: str) -> Game:
    """The game of a puzzle; it has no end if there is not just one answer."""
    solver = solver_of(problem)
    start = solver.parse(puzzle)
    ends = [dict(map(fact_of, solver.facts(answer))) for answer in islice(solver.solve(start), 2)]
    return Game(solver, words_of(solver.NAME), start, ends[0] if len(ends) == 1 else None)


def judge(problem: str, puzzle: str, marks: list[str], added: list[str], named: str = "") -> Said:
    """What facts are worth that are added to others: {"kind": "unknown", "wrong" or "guess"}.

    Or {"kind": "forced", "rule", "after": rules of what has to be kept in mind for it, "because":
    places}: the rule is the one that was named, if that says all of them, or the easiest for the
    first that it does not say.  Wrong marks prove nothing.
    """
    now = game(problem, puzzle)
    if now.end is None:
        return {"kind": "unknown"}
    if any(is_wrong(now.end, fact) for fact in added):
        return {"kind": "wrong"}
    right = [fact for fact in marks if not is_wrong(now.end, fact)]
    board = now.solver.assume(now.start, right)
    wanted = [fact_of(fact) for fact in added if now.solver.assume(board, [fact]) is not board]
    if not wanted:
        return {"kind": "forced", "because": []}  # the board says so itself
    found, minded = forced(now, board, set(wanted))
    if len(found) < len(set(wanted)):
        return {"kind": "guess"}
    own, kept = forced(now, board, set(wanted), named) if named else (found, minded)
    missed = [fact for fact in wanted if fact not in own]
    if not missed:
        found, minded = own, kept
    step = found[(missed or wanted)[0]]
    behind = rests_on(minded, step, lambda _: True)
    after = list(dict.fromkeys(other.rule for other in behind))
    return {"kind": "forced", "rule": step.rule, "after": after, "because": list(step.because)}


def is_wrong(end: dict[str, str], fact: str) -> bool:
    """Whether a fact is not so in the answer."""
    place, value = fact_of(fact)
    if place not in end:
        return False
    return value == f"not {end[place]}" if value.startswith("not ") else value != end[place]


def forced(
    now: Game, board: Any, wanted: set[Fact], named: str = ""
) -> tuple[dict[Fact, Step], list[Step]]:
    """({fact: the step of the easiest rule that says it}, the steps that are kept in mind).

    What nobody can mark is kept in mind, and what says only what a place is not, but for what is
    wanted; then the easiest rule is asked again.  Where a rule is named, it is asked first of the
    board as it is, and nothing is found by others.
    """
    rules = sorted(now.solver.RULES, key=lambda rule: rule.__name__ != named)
    minded: list[Step] = []
    while True:
        found: dict[Fact, Step] = {}
        for rule in rules:
            kept = []
            for step in seen(now.solver, board, rule, everywhere(rule)):
                fresh = wanted.intersection(step.facts).difference(found)
                if named in ("", step.rule):
                    found |= dict.fromkeys(fresh, step)
                if len(found) == len(wanted):
                    return found, minded
                minds = all(is_unwritten(now.words, fact) for fact in step.facts)
                if minds and not wanted.issuperset(step.facts):
                    kept.append(step)
            if kept:
                break
        else:
            return found, minded
        rules = now.solver.RULES
        minded += [replace(step, number=at) for at, step in enumerate(kept, len(minded))]
        board = now.solver.assume(board, told(kept, wanted))


def told(steps: Iterable[Step], but: set[Fact]) -> list[str]:
    """What steps say but for these, as facts in words."""
    return words_of_facts(fact for step in steps for fact in step.facts if fact not in but)


def is_unwritten(words: ModuleType, fact: Fact) -> bool:
    """Whether a fact need not be marked to be used."""
    return not is_mark(fact) or words.is_out(fact[1])


def why(problem: str, puzzle: str, marks: list[str]) -> Said | None:
    """{"marks", "law", "places", "later"}: marks that cannot all be right; or None."""
    now = game(problem, puzzle)
    found = clash(now.solver, now.start, marks)
    return found and found._asdict()
