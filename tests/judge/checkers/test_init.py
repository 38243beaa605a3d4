"""What every checker raises."""

from judge.checkers import Wrong


def test_a_wrong_answer_has_a_reason_and_places() -> None:
    error = Wrong("a pool at r1c1", [(0, 0), (0, 1)])
    assert (str(error), error.message, error.cells) == (
        *("a pool at r1c1", "a pool at r1c1"),
        [(0, 0), (0, 1)],
    )
    assert Wrong("nothing").cells == []
