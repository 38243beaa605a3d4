"""What is measured: the solutions (bench, any_board), what the judge costs (overhead), the lab."""

import math
from collections.abc import Callable, Sequence

from ground.commands import INTERRUPTED


def percentile(values: Sequence[float], share: float) -> float:
    """What that share of some values, which rise, stay within."""
    return values[math.ceil(share * len(values)) - 1]


def ended(main: Callable[[], int | None]) -> int | None:
    """The exit status of a tool, which may be ended by Ctrl-C."""
    try:
        return main()
    except KeyboardInterrupt:
        return INTERRUPTED
