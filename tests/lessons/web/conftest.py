"""Pages are tried with a puzzle of cells and one of edges, and with others in a sweep."""

import re
from pathlib import Path

import pytest

from tests.helpers.sweep import leave

HERE = f"{Path(__file__).parent}/"
LATE = re.compile(r"wormholes|light_up|ripple_effect|(?<!alcazar )sample/2|secret/")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Light Up and Ripple Effect are played in cells, as Nurikabe is."""
    leave([item for item in items if str(item.path).startswith(HERE)], LATE)
