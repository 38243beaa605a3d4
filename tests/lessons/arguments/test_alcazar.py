"""Arguments of Alcazar."""

from tests.helpers.arguments import Arguments


class TestAlcazar(Arguments):
    """What holds of the arguments of every puzzle."""

    PUZZLE = "alcazar"
    ARGUED = frozenset(
        {
            "balance_colours",
            "break_chain",
            "choose_doors",
            "close_no_loop",
            "cross_evenly",
            "join_all_cells",
            "pass_through",
            "try_edge",
            "turn_chain",
            "use_only_ways",
        }
    )
