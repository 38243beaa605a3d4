"""LEGUP's rules for Light Up, as far as proofs are written with them."""

from formats.legup.light_up import LightUp
from tests.brute.light_up import boards
from tests.helpers.laws import check_laws


def test_what_the_rules_say_holds_in_legup() -> None:
    texts = [text for seed in range(4) for text in boards(seed) if not set("ABC") & set(text)]
    texts += ["1 3\n*0.\n", "1 3\nx#.\n"]  # a bulb too many, a cell that nothing lights
    said = check_laws(LightUp, "light_up", texts)
    laws = LightUp()
    rules = (laws.lit, laws.corners, laws.finish, laws.rest, laws.must)
    contradictions = (laws.path, laws.dark, laws.few, laws.many)
    assert said == {rule.id for rule in rules + contradictions}


def test_cases_of_a_number_are_all_ways_to_meet_it() -> None:
    laws = LightUp()
    board = laws.solver.parse("3\n...\n.2.\n...\n")
    rule, ways = laws.ways(board, "satisfy_number", board.clued)
    assert rule is laws.satisfy
    assert len(ways) == 6
    assert all(laws.solver.count(bulbs) == 2 for bulbs, _ in ways)
    assert laws.ways(board, "turn_chain", board.clued) is None
