"""The modules of the puzzles: the checker agrees with the witness, and with trying everything."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, combinations, islice
from time import process_time

import pytest

from judge.proofs.argument import FEW, Checker, Place
from judge.proofs.command import board_of
from judge.proofs.prover import TooMuch
from tests.helpers.asking import follows, verdict
from tests.helpers.boards import boards
from tests.helpers.faults import KINDS, Planter
from tests.helpers.questions import questions
from tests.helpers.sweep import in_sweep, swept
from tests.helpers.truths import truths
from tests.helpers.witness import Witness
from tests.helpers.writer import Writer

CHECKERS = ("light_up", "ripple_effect", "alcazar", "nurikabe")
MARKED = ("light_up in progress", "nurikabe in progress")
FAULTS = 1000  # planted for each puzzle,
PARTS = 10  # in so many tests: one in make test, some in the sweep


def small(checker: str, count: int, seed: int, most: int) -> Iterator[str]:
    """Boards at random, but no long ones."""
    for text in boards(checker, count, seed, most):
        sides = [int(word) for word in text.split("\n")[0].split()]
        if max(sides) <= most:
            yield text


WIDE = 100  # cells of a line of the largest boards
LARGEST = [  # (problem, what stands in the rows of the largest board, a law of it)
    ("light_up", [".0" * (WIDE // 2), "0." * (WIDE // 2)] * (WIDE // 2), "number r100c99"),
    ("nurikabe", [".1" * (WIDE // 2), "1." * (WIDE // 2)] * (WIDE // 2), "total"),
    (
        "ripple_effect",
        [" ".join(str(WIDE * r + c) for c in range(WIDE)) for r in range(WIDE)]
        + ["." * WIDE] * WIDE,
        "row 100, 1",
    ),
]


@pytest.mark.parametrize(("problem", "rows", "law"), LARGEST)
def test_to_read_a_law_is_no_look_at_the_whole_board(
    problem: str, rows: list[str], law: str
) -> None:
    """A line has room for a million of them, and nobody counts what it costs to read it."""
    board = board_of(problem, "\n".join([str(WIDE), *rows]))
    begun = process_time()
    for _ in range(2000):
        board.law(law)
    assert process_time() - begun < 0.06


@pytest.mark.parametrize("checker", CHECKERS)
def test_it_agrees_with_the_witness(checker: str) -> None:
    seen = []
    for question in questions(checker, count=40, seed=2, most=4):
        board = board_of(checker, question.text)
        asked = question.facts, question.laws, question.conclusion
        try:
            found = follows(board, *asked)
        except TooMuch:
            continue
        seen.append(found)
        assert found == question.witness.follows(*asked), (question.text, asked)
    assert len(seen) > 200
    assert min(seen.count(True), seen.count(False)) > len(seen) // 5


@pytest.mark.parametrize("count", [2, in_sweep(8)])
@pytest.mark.parametrize("checker", swept(CHECKERS, 2))
def test_few_laws_are_found_as_if_each_few_were_asked(checker: str, count: int) -> None:
    seen = Counter[bool]()
    for question in questions(checker, count, seed=8, most=3, each=4):
        board = board_of(checker, question.text)
        facts = [*map(board.fact, question.facts), board.opposite(board.fact(question.conclusion))]
        asked = Checker(board)
        place = Place("it", asked.scope, frozenset(board.laws()))
        near = asked.nearest(facts, sorted(place.laws or ()))
        some = chain.from_iterable(combinations(near, number) for number in range(FEW + 1))
        found = any(asked.way(facts, laws, (), place, "it") is None for laws in some)
        assert asked.seen_at_once(facts, place) == found, question
        seen[found] += 1
    assert min(seen[True], seen[False]) > count // 5, seen


@pytest.mark.parametrize("checker", CHECKERS)
def test_it_has_the_laws_that_the_witness_has(checker: str) -> None:
    for text in small(checker, 20, seed=3, most=5):
        known = set(Witness(checker, text).words.laws())
        board = board_of(checker, text)
        assert known - {"total"} == set(board.laws())
        assert {board.law(law) for law in known} == known


def answered(checker: str, seed: int) -> Iterator[tuple[Witness, str, set[str] | None]]:
    """Boards at random, with what all their answers have in common."""
    for text in small(checker, 1000, seed, most=3):
        witness = Witness(checker, text)
        yield witness, text, truths(witness, text)


def test_an_answer_without_sea_is_one_of_all() -> None:
    text = "1 3\n?..\n"  # 1~~, 22~ and 333
    assert truths(Witness("nurikabe", text), text) == set()


@pytest.mark.parametrize("number", [8, in_sweep(40)])
@pytest.mark.parametrize("checker", CHECKERS)
def test_with_all_laws_it_says_what_all_answers_have_in_common(checker: str, number: int) -> None:
    some = (each for each in answered(checker, seed=4) if each[2])
    for witness, text, right in islice(some, number):
        board = board_of(checker, text)
        for fact in [fact for pair in witness.words.pairs() for fact in pair]:
            found = follows(board, board.given, board.laws(), fact)
            assert found == (fact in right), (text, fact)


@pytest.mark.parametrize("checker", CHECKERS)
def test_where_there_is_no_answer_everything_follows(checker: str) -> None:
    none = (each for each in answered(checker, seed=5) if each[2] is None)
    for witness, text, _ in islice(none, 10):
        board = board_of(checker, text)
        for fact in [fact for pair in witness.words.pairs() for fact in pair][:4]:
            assert follows(board, board.given, board.laws(), fact), (text, fact)


def writers(maker: str, seed: int) -> Iterator[Writer]:
    """Writers of proofs for boards at random that have an answer and something to be shown."""
    for text in small(maker, 10_000, seed, most=4):
        with suppress(ValueError):
            writer = Writer(maker.split()[0], text, seed)
            if len(writer.candidates()) > 4:
                yield writer


@pytest.mark.parametrize("count", [4, in_sweep(16)])
@pytest.mark.parametrize("maker", [*CHECKERS, *MARKED])
def test_it_accepts_what_the_witness_writes(maker: str, count: int) -> None:
    for writer in islice(writers(maker, seed=6), count):
        said = verdict(writer.write(20))
        assert said.startswith("accepted"), writer.text


@pytest.mark.parametrize("seed", swept(range(PARTS), 1, 3))
@pytest.mark.parametrize("maker", [*CHECKERS[:3], MARKED[1]])
def test_it_refuses_every_planted_fault(maker: str, seed: int) -> None:
    planted: Counter[str] = Counter()
    for writer in writers(maker, 10 + seed):
        planter = Planter(writer.write(15), writer.witness, random.Random(seed))
        for fault in filter(None, map(planter.plant, KINDS)):
            assert not verdict(fault.lines).startswith("accepted"), fault
            planted[fault.kind] += 1
        if planted.total() >= FAULTS // PARTS:
            break
    assert len(planted) > len(KINDS) - 6, planted
