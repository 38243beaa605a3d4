"""Figures that several tables have."""

import pytest

from measure import ended, percentile


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.95, 95), (0.99, 99), (1, 100)])
def test_a_share_of_the_values_stays_within(share: float, value: int) -> None:
    assert percentile(range(1, 101), share) == value


def test_of_few_values_the_last_is_told() -> None:
    assert percentile([1.5, 2.5, 3.5], 0.99) == 3.5


def test_ctrl_c_ends_a_tool_quietly() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    assert [ended(interrupted), ended(lambda: 1), ended(lambda: None)] == [130, 1, None]
