"""Arguments of Ripple Effect."""

from tests.helpers.arguments import Arguments


class TestRippleEffect(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "ripple_effect"
    ARGUED = frozenset(
        {
            "clear_common_shadow",
            "cross_rooms",
            "fill_tight_set",
            "follow_chain",
            "join_chains",
            "try_either",
        }
    )
