"""K*: the same as by trying all sets of laws, one after the other."""

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from judge.proofs.board import bits, known_of
from judge.proofs.command import board_of
from judge.proofs.prover import Prover
from lessons import Late, within
from lessons.rating import Exact
from lessons.rating.exact import OFFERED, Unrated, exact
from tests.helpers.cases import PROBLEMS, ROOT
from tests.helpers.lessons import lessons
from tests.helpers.processes import wait_until
from tests.helpers.sides import sides
from tests.helpers.sweep import in_sweep, unless

pytest.importorskip("pysat")  # without it no board is rated, and one would be sought for ever

SMALL = {"ripple_effect": "4x4-direct*", "alcazar": "0[136]*"}
LARGER = {"light_up": "5x5-easy-seed1", "ripple_effect": "4x4-structural-seed1", "alcazar": "06*"}


def random_boards() -> Iterator[str]:
    """Small boards of Light Up, most of them no puzzles."""
    rng = random.Random(5)
    while True:
        words = rng.choices("....##123", k=12)
        yield "3 4\n" + "".join("".join(words[at : at + 4]) + "\n" for at in (0, 4, 8))


def puzzles(problem: str) -> Iterator[str]:
    """Small puzzles of one answer."""
    if problem in ("light_up", "wormholes"):
        for board in random_boards():
            if rated(problem, board):
                yield board
    folder = ROOT / "testcases" / problem / "data" / "secret"
    for path in sorted(folder.glob(f"{SMALL[problem]}.in")):
        yield path.read_text()


def rated(problem: str, puzzle: str) -> Exact | None:
    """The K* of a puzzle, or nothing."""
    try:
        return exact(problem, puzzle)
    except Unrated:
        return None


def finishes(problem: str, puzzle: str, most: int) -> bool:
    """Whether steps of so many laws solve it: every set of them is asked."""
    board = board_of(problem, puzzle)
    laws, known = list(board.laws()), known_of(map(board.fact, board.given))
    answer = Prover().way(board.meaning([], laws), *known)
    assert answer
    todo = [(atom, 0) for atom in bits(answer[0])] + [(0, atom) for atom in bits(answer[1])]
    meanings = [board.meaning([], some) for some in combinations(laws, most)]
    new = todo
    while new:
        todo = [(yes, no) for yes, no in todo if not (yes & known[0] or no & known[1])]
        new = [
            (yes, no)
            for yes, no in todo
            if any(not Prover().way(laws, known[0] | no, known[1] | yes) for laws in meanings)
        ]
        for yes, no in new:
            known = known[0] | yes, known[1] | no
    return not todo


@pytest.mark.parametrize("problem", unless("light_up".__eq__, sorted({*OFFERED} - {"wormholes"})))
def test_it_is_as_by_trying_all_sets_of_laws(problem: str) -> None:
    some = list(islice(puzzles(problem), 8))
    assert some
    for puzzle in some:
        most = exact(problem, puzzle).laws
        assert finishes(problem, puzzle, most)
        assert not finishes(problem, puzzle, most - 1)


@pytest.mark.parametrize("name", ["light_up", in_sweep("ripple_effect"), "alcazar"])
def test_it_is_the_same_from_every_side(name: str) -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == name)
    folder = problem.folder / "data" / "secret"
    puzzle = next(folder.glob(f"{LARGER[name]}.in")).read_text()
    assert len({exact(name, side) for side in sides(problem, puzzle)}) == 1


def test_where_the_work_is_cut_short_it_is_no_less(monkeypatch: pytest.MonkeyPatch) -> None:
    for puzzle in islice(puzzles("light_up"), 8):
        least = exact("light_up", puzzle)
        with monkeypatch.context() as patched:
            patched.setattr("lessons.rating.exact.MOST", 0)
            roughly = exact("light_up", puzzle)
        assert roughly.cut
        assert not least.cut
        assert roughly.laws >= least.laws
        assert str(roughly).startswith("at most ")


def test_what_has_no_single_answer_has_none() -> None:
    for puzzle, why in (("2\n..\n..\n", "several"), ("2\n4.\n..\n", "no answer")):
        with pytest.raises(Unrated, match=why):
            exact("light_up", puzzle)


LONG = "30\n" + f"{'.' * 30}\n" * 30  # a question of minutes


def test_a_question_that_takes_long_is_given_up_in_time() -> None:
    with pytest.raises(Late, match=r"gave up after 0\.5 seconds"), within(0.5):
        exact("light_up", LONG)


def test_ctrl_c_ends_a_question() -> None:
    before = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    try:
        with pytest.raises(KeyboardInterrupt):
            exact("light_up", LONG)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_ctrl_c_that_python_sat_takes_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(_: object) -> None:
        raise pysolvers.error("Caught keyboard interrupt")

    pysolvers = pytest.importorskip("pysolvers")
    monkeypatch.setattr("pysat.examples.hitman.Hitman.get", taken)
    with pytest.raises(KeyboardInterrupt):
        exact("light_up", "1\n.\n")


def test_python_sat_is_not_disturbed_by_what_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half made or half removed it said so in a traceback, or brought down all of Python."""
    hitman = pytest.importorskip("pysat.examples.hitman")
    threads, made, whole = pytest.importorskip("pysat._utils"), hitman.Hitman.__init__, list[bool]()

    def disturbed(hits: object, **options: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)
        made(hits, **options)
        whole.append(not threads.MainThread.check())  # or it would take Ctrl-C for itself

    monkeypatch.setattr(hitman.Hitman, "__init__", disturbed)
    with pytest.raises(KeyboardInterrupt):
        exact("light_up", "1 2\n.#\n")
    assert wait_until(lambda: whole == [True])


def test_several_answers_are_found_before_laws_are_asked() -> None:
    """Of such a board the laws took minutes, and gigabytes."""
    rooms = "20\n" + f"{'a' * 20}\n" * 20 + f"{'.' * 20}\n" * 20
    done = lessons("ripple_effect", "--rate", "--exact", puzzle=rooms)
    assert done == (2, "", "lessons: it has several answers\n")


def test_the_command_line_says_it() -> None:
    status, output, _ = lessons("light_up", "--rate", "--exact", puzzle="1\n.\n")
    assert (status, "K*: 1 law, whatever rules one knows" in output) == (0, True)
    status, output, _ = lessons("light_up", "--rate", "--exact", "--json", puzzle="1\n.\n")
    assert json.loads(output.splitlines()[-1])["exact"] == {"laws": 1, "cut": False}
    status, _, message = lessons("nurikabe", "--rate", "--exact", puzzle="1\n1\n")
    assert (status, message.count("\n"), "not for nurikabe" in message) == (2, 1, True)
    status, _, message = lessons("light_up", "--exact", puzzle="1\n.\n")
    assert (status, message) == (2, "lessons: --exact goes with --rate\n")


@pytest.mark.parametrize(("board", "said"), [("1 2\n.#\n", "1 law"), ("1\n#\n", "0 laws")])
def test_at_once_are_only_several_laws(board: str, said: str) -> None:
    found = exact("light_up", board)
    assert str(found) == said


def test_the_table_of_a_folder_has_it() -> None:
    folder = str(next(problem for problem in PROBLEMS if problem.name == "light_up").folder)
    table = lessons("light_up", f"{folder}/data/sample", "--rate", "--exact")[1].splitlines()
    assert [line.split()[5] for line in table] == ["K*", "1", "3"]
    table = lessons("light_up", f"{folder}/data/sample", "--rate")[1].splitlines()
    assert [line.split()[5] for line in table] == ["puzzle", "1", "2"]


def test_what_is_solved_has_no_entry() -> None:
    output = lessons("light_up", "--rate", puzzle="1\n*\n")[1]
    assert output == "1.00.00: there is nothing left to find\nsteps: 0\n\n"
