"""What is measured: the solutions (bench, any_board), what the judge costs (overhead), the lab."""

import math
from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """What that share of some values, which rise, stay within."""
    return values[math.ceil(share * len(values)) - 1]
