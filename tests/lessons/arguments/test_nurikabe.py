"""Arguments of Nurikabe."""

from tests.helpers.arguments import Arguments


class TestNurikabe(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "nurikabe"
    ARGUED = frozenset(
        {
            "chain_shapes",
            "count_cells",
            "drown_unreachable",
            "fetch_loose_land",
            "fill_pockets",
            "fit_many_shapes",
            "fit_shapes",
            "give_up_beyond",
            "keep_island_room",
            "keep_sea_whole",
            "keep_to_shapes",
            "meet_duties",
            "pair_shapes",
            "raise_far_cells",
            "refute_opposite",
        }
    )
