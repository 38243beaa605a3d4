"""Sentences of Ripple Effect."""

from typing import ClassVar

from tests.helpers.sentences import Sentences


class TestRippleEffect(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "ripple_effect"
    SAID: ClassVar = {
        "take_only_value": "it is not 1, and no other number of 1 to 2 is left to it.",
        "clear_common_shadow": "room a has its 3 at r1c1 or r1c3, both too close.",
        "fill_tight_set": (
            "r2c1 and r5c1 cannot be 1 or 2, so that they hold 3 and 4, all other numbers of "
            "room d."
        ),
        "cross_rooms": (
            "if it were 3, r2c2 would be 2, so r3c3 would be 3, and then room b would have no "
            "place for 3."
        ),
        "follow_chain": (
            "if it were 3, r1c1 would be 4, so r5c1 would be 3, which rules 3 out at r2c1."
        ),
    }
