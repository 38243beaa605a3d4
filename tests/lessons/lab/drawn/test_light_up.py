"""Walls, numbers, and wormholes in pairs."""

import pytest

from lessons.lab.drawn.light_up import blank, put


def test_walls() -> None:
    text = put(put(blank(2, 2), ["r1c1"], "#"), ["r2c2"], "2")
    assert text == "2\n#.\n.2\n"
    assert put(text, ["r1c1"], ".") == "2\n..\n.2\n"


def test_wormholes_come_and_go_in_pairs() -> None:
    text = put(blank(2, 3), ["r1c1", "r2c3"], "pair")
    text = put(text, ["r1c2", "r2c1"], "pair")
    assert text == "2 3\nAB.\nB.A\n"
    assert put(text, ["r1c1"], "#") == "2 3\n#B.\nB..\n"
    assert put(text, ["r1c1", "r1c2"], "pair") == "2 3\nAA.\n...\n"


def test_a_pair_is_of_two() -> None:
    with pytest.raises(ValueError, match="two places"):
        put(blank(2, 2), ["r1c1", "r1c1"], "pair")
    text = blank(6, 9)
    spots = [f"r{r}c{c}" for r in range(1, 7) for c in range(1, 10)]
    for one, other in zip(spots[0:52:2], spots[1:52:2], strict=True):
        text = put(text, [one, other], "pair")
    with pytest.raises(ValueError, match="no letter is left"):
        put(text, spots[52:54], "pair")
