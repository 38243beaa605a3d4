"""Arguments of Light Up."""

from tests.helpers.arguments import Arguments


class TestLightUp(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "light_up"
    ARGUED = frozenset(
        {
            "crowd_number",
            "fit_number",
            "light_location",
            "light_or_empty",
            "satisfy_number",
            "share_light",
            "share_strips",
            "starve_chain",
            "turn_chain",
        }
    )
