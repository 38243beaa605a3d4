"""The argument of a proof: what is established, what a step may use, and how it may show it."""

from typing import Any

import pytest

from judge.proofs.argument import Checker, Refused
from judge.proofs.command import board_of
from judge.proofs.prover import Prover
from judge.proofs.steps import Branch
from judge.proofs.steps import Step as Proved
from tests.helpers.asking import header, verdict

PUZZLE = "2 3\n.1.\n.#.\n"  # one bulb beside the 1, which is in the corner r1c1 or r1c3
GIVEN = "2 3\n*1.\n.#.\n"
CASTLE = "2\n+---+---+\n|       |\n+   +   +\n|       |\n+   +   +\n"
LEFT, RIGHT = "strip r1c1-r2c1", "strip r1c3-r2c3"
Step = dict[str, Any]


def proof(*steps: Step, puzzle: str = PUZZLE) -> str:
    """What the checker says of these steps."""
    numbered = [step | {"step": n} if "facts" in step else step for n, step in enumerate(steps, 1)]
    return verdict([header("light_up", puzzle), *numbered])


def step(facts: str, start: str = "", laws: str = "", **how: object) -> Step:
    """A step; facts and laws as words with commas between."""
    named = {"facts": facts, "from": start, "laws": laws}
    return {key: text.split(", ") if text else [] for key, text in named.items()} | how


CHAIN = step(
    "r1c1 bulb",
    "r1c3 empty",
    "number r1c2, light r1c1",
    suppose="r1c1 empty",
    then=[step("r1c3 bulb", "r1c1 empty", "number r1c2")],
    breaks="number r1c2",
)
CASES = step(
    "r2c1 empty",
    "r1c1 bulb",
    f"{LEFT}, number r1c2",
    cases=[
        {"suppose": ["r2c1 bulb"], "then": [], "breaks": LEFT},
        {"suppose": ["r2c1 empty"], "then": []},
    ],
)


def changed(lines: Step, **how: object) -> Step:
    """A step with something else in it; None: without."""
    return {key: value for key, value in (lines | how).items() if value is not None}


def test_given_facts_are_established() -> None:
    assert (
        proof(step("r2c1 empty", "r1c1 bulb", LEFT), puzzle=GIVEN)
        == "accepted: 1 step; 2 places open"
    )
    said = proof(step("r2c1 empty", "r1c1 bulb", LEFT))
    assert said == "refused: step 1: starts from r1c1 bulb, which is not established"


def test_what_it_proves() -> None:
    steps = [
        step("r1c3 empty", "r1c1 bulb", "number r1c2"),
        step("r2c3 bulb", "r1c3 empty", "light r1c3"),
        step("r2c1 empty", "r1c1 bulb", LEFT),
    ]
    assert proof(puzzle=GIVEN) == "accepted: 0 steps; 3 places open"
    assert proof(*steps[:1], puzzle=GIVEN) == "accepted: 1 step; 2 places open"
    assert proof(*steps, puzzle=GIVEN) == "accepted: 3 steps settle everything: there is one answer"


def test_everything_settled_may_still_be_no_answer() -> None:
    said = proof(step("r1c1 bulb", "", "light r1c1"), puzzle="1 2\n.0\n")
    assert said == "accepted: 1 step settle everything, and break a law: there is no answer"


def test_that_a_clue_is_sea_is_no_answer() -> None:
    clash = step("r1c1 sea", "", "island r1c1, island r1c3, sea") | {"step": 1}
    said = verdict([header("nurikabe", "1 3\n1.2\n"), clash])
    assert said == "accepted: 1 step prove that there is no answer"


def test_no_answer() -> None:
    puzzle = "1 2\n.0\n"
    end = {"breaks": "light r1c1", "from": ["r1c1 empty"], "laws": ["light r1c1"]}
    said = "accepted: 1 step prove that there is no answer"
    assert proof(step("r1c1 empty", "", "number r1c2"), end, puzzle=puzzle) == said
    links = [step("r1c1 empty", "", "number r1c2")]
    end = {"breaks": "light r1c1", "from": [], "laws": ["light r1c1", "number r1c2"], "then": links}
    assert proof(end, puzzle=puzzle) == "accepted: 0 steps prove that there is no answer"
    cases = [
        {"suppose": ["r1c1 bulb"], "breaks": "number r1c2"},
        {"suppose": ["r1c1 empty"], "breaks": "light r1c1"},
    ]
    end = {
        "breaks": "light r1c1",
        "from": [],
        "laws": ["light r1c1", "number r1c2"],
        "cases": cases,
    }
    assert proof(end, puzzle=puzzle) == "accepted: 0 steps prove that there is no answer"
    cases[0].pop("breaks")
    assert proof(end, puzzle=puzzle) == "refused: the last line, case 1: breaks no law"
    assert proof(end, end, puzzle=puzzle).startswith("refused")


def test_a_case_whose_facts_clash_needs_no_law_in_the_last_line_either() -> None:
    cases = [{"suppose": ["r1c2 bulb"]}, {"suppose": ["r1c2 empty"], "breaks": "strip r1c1-r1c3"}]
    end = {"breaks": "strip r1c1-r1c3", "from": ["r1c1 bulb", "r1c2 empty", "r1c3 bulb"]}
    end |= {"laws": ["strip r1c1-r1c3"], "cases": cases}
    said = "accepted: 0 steps prove that there is no answer"
    assert proof(end, puzzle="1 3\n*x*\n") == said
    without = end | {"from": ["r1c1 bulb", "r1c3 bulb"]}
    assert proof(without, puzzle="1 3\n*x*\n") == "refused: the last line, case 1: breaks no law"


@pytest.mark.parametrize("good", [CHAIN, CASES])
def test_branches_that_hold(good: Step) -> None:
    given = GIVEN if good is CASES else PUZZLE.replace(".1.", ".1x")
    assert proof(good, puzzle=given).startswith("accepted")


IN_PROGRESS = "2 3\n.1x\n.#.\n"
BAD_CHAINS = [
    (changed(CHAIN, laws=["light r1c1"]), "step 1: uses number r1c2, which is not among its laws"),
    (changed(CHAIN, then=[]), "accepted"),  # it follows all the same
    (changed(CHAIN, then=[], breaks="light r1c1"), "does not show that light r1c1 breaks"),
    (
        changed(CHAIN, then=[step("r1c3 bulb", "r1c1 empty", RIGHT)]),
        f"step 1, then 1: uses {RIGHT}, which the step around it does not name",
    ),
    (
        changed(CHAIN, then=[step("r2c3 bulb", "r2c1 empty", "number r1c2")]),
        "step 1, then 1: starts from r2c1 empty, which is not established",
    ),
    (
        changed(CHAIN, then=[step("r2c3 bulb", "r1c1 empty", "number r1c2")]),
        "show r2c3 bulb; possible besides: r1c1 empty, r1c3 bulb, r2c3 empty",
    ),
    (
        changed(CHAIN, **{"from": []}),
        "show that number r1c2 breaks; possible besides: r1c1 empty, r1c3 bulb",
    ),
]


@pytest.mark.parametrize(("bad", "said"), BAD_CHAINS)
def test_chains_that_do_not_hold(bad: Step, said: str) -> None:
    assert said in proof(bad, puzzle=IN_PROGRESS)


BAD_CASES = [
    (changed(CASES, cases=CASES["cases"][1:]), "there is no other case"),
    (changed(CASES, cases=CASES["cases"][::-1]), "accepted"),
    (
        changed(CASES, cases=[CASES["cases"][0], {"suppose": ["r2c1 empty", "r2c3 empty"]}]),
        "there is no other case",
    ),
    (changed(CASES, facts=["r2c3 bulb"]), "step 1, case 2: does not end with r2c3 bulb"),
    (changed(CASES, by="number r1c2"), "accepted"),
    (changed(CASES, by="light r1c1"), "step 1: uses light r1c1, which is not among its laws"),
    (changed(CASES, cases=[{"suppose": []}]), "step 1: does not end with r2c1 empty"),
    (
        changed(CASES, **{"from": [], "cases": CASES["cases"]}),
        f"step 1, case 1: what it names does not show that {LEFT} breaks",
    ),
]


@pytest.mark.parametrize(("bad", "said"), BAD_CASES)
def test_cases_that_do_not_hold(bad: Step, said: str) -> None:
    assert said in proof(bad, puzzle=GIVEN)


def test_cases_may_suppose_several_facts() -> None:
    ways = [{"suppose": ["r1c1 bulb", "r1c3 empty"]}, {"suppose": ["r1c3 bulb", "r1c1 empty"]}]
    ends = [
        [step("r2c1 empty", "r1c1 bulb", LEFT)],
        [step("r2c1 bulb", "r1c1 empty", "light r1c1")],
    ]
    cases = [way | {"then": end} for way, end in zip(ways, ends, strict=True)]
    both = step("r2c1 empty", "", f"number r1c2, {LEFT}, light r1c1", by="number r1c2", cases=cases)
    assert "case 2: does not end with r2c1 empty" in proof(both)
    assert "no other case" in proof(changed(both, cases=cases[:1]))
    assert "no other case" in proof(changed(both, by=None))


def test_a_drawing_where_much_is_possible() -> None:
    size = 6
    puzzle = f"{size}\n" + f"{'.' * size}\n" * size
    laws = ", ".join(f"light r{n}c1" for n in range(1, size + 1))
    said = proof(step("r6c6 bulb", "", laws), puzzle=puzzle)
    assert said.endswith("what it names does not show r6c6 bulb; possible besides: as drawn")


def test_a_fact_is_not_established_by_itself() -> None:
    assert proof(step("r1c1 bulb", "r1c1 bulb")).startswith("refused: step 1: starts from")


def test_that_a_clue_is_land_need_not_be_shown() -> None:
    """It is land by the puzzle, whoever says so, as a cell or within a shape."""
    first, island = header("nurikabe", "1 4\n2...\n"), "island r1c1"
    lines = [first, step("r1c2 island", "r1c1 island", island) | {"step": 1}]
    lines.append(step("r1c3 sea", "r1c2 island", island) | {"step": 2})
    lines.append(step("r1c1 not r1c1", "r1c1 r1c1+r1c2", "sea") | {"step": 3})
    assert verdict(lines) == "accepted: 3 steps; 1 place open"
    case = {"suppose": ["r1c2 island"], "then": [step("r1c3 sea", "r1c2 island", island)]}
    cases = [case, {"suppose": ["r1c2 sea"], "breaks": island}]
    whole = step("r1c1 r1c1+r1c2", "", island, cases=cases) | {"step": 1}
    assert verdict([first, whole]) == "accepted: 1 step; 1 place open"


def test_what_follows_from_nothing_but_what_the_words_mean() -> None:
    puzzle = "1 3\naaa\n3..\n"
    lines = [header("ripple_effect", puzzle), {**step("r1c1 not 2", "r1c1 3"), "step": 1}]
    assert verdict(lines) == "accepted: 1 step; 2 places open"


# --- Steps that do not say by which laws ---------------------------------------------------


def unlawful(facts: str, start: str = "") -> Step:
    """A step that does not say by which laws."""
    return changed(step(facts, start), laws=None)


SEEN = [
    ("light_up", GIVEN, "r1c3 empty", "r1c1 bulb", "r2c3 empty"),
    ("ripple_effect", "1 3\naaa\n1..\n", "r1c3 not 1", "r1c1 1", "r1c3 not 2"),
    ("alcazar", CASTLE, "r1c1-r1c2 path", "", "r2c1-r2c2 path"),
    ("nurikabe", "2 2\n1.\n..\n", "r1c2 sea", "", "r1c2 island"),
]


@pytest.mark.parametrize(("problem", "puzzle", "right", "start", "wrong"), SEEN)
def test_a_few_laws_near_need_no_name(
    problem: str, puzzle: str, right: str, start: str, wrong: str
) -> None:
    first = header(problem, puzzle)
    assert verdict([first, unlawful(right, start) | {"step": 1}]).startswith("accepted")
    said = verdict([first, unlawful(wrong, start) | {"step": 1}])
    assert said == f"refused: step 1: no 3 laws near what it names show {wrong}"


def test_more_laws_than_a_few_need_names() -> None:
    lines = [header("ripple_effect", "2 4\nbacc\naaac\n1.23\n....\n")]
    jump = unlawful("r1c2 4", "r1c1 1, r1c3 2, r1c4 3")
    said = verdict([*lines, jump | {"step": 1}])
    assert said == "refused: step 1: no 3 laws near what it names show r1c2 4"
    named = ["row 1, 1", "row 1, 2", "row 1, 3", "room a"]
    assert verdict([*lines, jump | {"step": 1, "laws": named}]).startswith("accepted")
    lines.append(unlawful("r1c2 not 3", "r1c4 3") | {"step": 1})
    lines.append(unlawful("r1c2 4", "r1c1 1, r1c3 2, r1c2 not 3") | {"step": 2})
    assert verdict(lines).startswith("accepted")


def asked(problem: str, puzzle: str, prover: Prover, fact: str, start: str = "") -> str:
    """What is said to a step that names no laws."""
    checker = Checker(board_of(problem, puzzle), prover)
    facts = tuple(checker.board.fact(words) for words in start.split(", ") if words)
    checker.scope.add(facts)
    with pytest.raises(Refused) as refused:
        checker.check(Proved((checker.board.fact(fact),), facts, None, None, False, ()), "it")
    return str(refused.value)


def test_where_all_laws_near_leave_a_way_not_each_few_are_asked() -> None:
    prover = Prover(total=30_000)
    said = asked("light_up", "30 30\n" + ("." * 30 + "\n") * 30, prover, "r15c15 bulb")
    assert said == "it: no 3 laws near what it names show r15c15 bulb"


def test_few_that_a_way_keeps_besides_are_not_asked_again() -> None:
    prover, puzzle = Prover(total=3000), "2 4\nbacc\naaac\n1.23\n....\n"
    said = asked("ripple_effect", puzzle, prover, "r1c2 4", "r1c1 1, r1c3 2, r1c4 3")
    assert said == "it: no 3 laws near what it names show r1c2 4"


def test_within_a_branch_they_are_laws_of_the_step_around() -> None:
    link = unlawful("r1c3 bulb", "r1c1 empty")
    assert proof(changed(CHAIN, then=[link]), puzzle=IN_PROGRESS).startswith("accepted")
    less = changed(CHAIN, then=[link], laws=["light r1c1"], breaks="light r1c1")
    said = proof(less, puzzle=IN_PROGRESS)
    assert said == "refused: step 1, then 1: no 3 laws near what it names show r1c3 bulb"


@pytest.mark.parametrize("prover", [Prover(total=3), Prover(seconds=0.0)])
def test_many_cases_that_start_from_many_facts_are_too_much(prover: Prover) -> None:
    checker = Checker(board_of("light_up", PUZZLE), prover)
    start = tuple(map(checker.board.fact, ("r1c1 bulb", "r1c3 empty")))
    checker.scope.add(start)
    branch = Branch((), (), None)
    with pytest.raises(Refused, match="too many cases that start from too many facts"):
        checker.check(Proved(start, start, (), None, False, (branch, branch)), "step 1")


def test_cases_whose_facts_clash_are_no_look_at_every_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, search = [], Checker.search

    def counted(self: Checker, *what: Any) -> Any:
        asked.append(what)
        return search(self, *what)

    monkeypatch.setattr(Checker, "search", counted)
    facts = ", ".join(f"r1c{column} bulb" for column in range(1, 501))
    case = {"suppose": ["r1c1 bulb", "r1c1 empty"]}
    clashing = step(facts, cases=[case] * 200 + [{"suppose": []}])
    said = proof(clashing, puzzle=f"1 500\n{'.' * 500}\n")
    assert said == "refused: step 1, case 201: does not end with r1c1 bulb"
    assert len(asked) < 3 * 201


def test_where_a_step_is_and_why_it_fails() -> None:
    refused = Refused("step 3, case 2", "breaks no law")
    assert (refused.where, refused.why) == ("step 3, case 2", "breaks no law")
    assert str(refused) == "step 3, case 2: breaks no law"
