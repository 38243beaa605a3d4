"""Arguments of Ripple Effect."""

from tests.helpers.arguments import Arguments


class TestRippleEffect(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "ripple_effect"
    ARGUED = frozenset(
        {
            "cross_rooms",
            "follow_chain",
            "join_chains",
            "try_either",
        }
    )
