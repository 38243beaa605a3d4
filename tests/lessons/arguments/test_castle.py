"""The cells and edges of a castle."""

from lessons.arguments.castle import colours, ends_needed, rings


def test_a_ring_is_told_without_what_leads_to_it() -> None:
    ring = ["r2c2-r2c3", "r2c2-r3c2", "r2c3-r3c3", "r3c2-r3c3"]
    assert rings(["r1c1-r1c2", "r1c2-r2c2", *ring, "r5c1-r5c2"]) == ring
    assert rings(["r1c1-r1c2", "r1c2-r2c2", *ring[1:]]) == []


def test_each_cell_needs_two_ends() -> None:
    assert colours(["r1c1", "r1c2", "r2c2"]) == (2, 1)
    assert ends_needed(["r1c1", "r1c2", "r2c2"]) == (
        "2 black cells need 4 ends of the path, 1 white one needs 2"
    )
    assert ends_needed(["r1c2"]) == "1 white cell needs 2 ends of the path, none are black"
