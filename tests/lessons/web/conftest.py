"""Pages are tried with a puzzle of cells, and with one of edges where it is drawn on."""

import re

import pytest

from tests.helpers.sweep import leave

ROOM = "tests/lessons/web/"
LATE = re.compile(r"wormholes|light_up|ripple_effect|(?<!alcazar )sample/2|secret/")
DRAWN = "test_input.py", "test_state.py"  # where lines are another matter


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Light Up and Ripple Effect are played in cells, as Nurikabe is."""
    own = [item for item in items if item.nodeid.startswith(ROOM)]
    leave(own, LATE)
    leave([item for item in own if item.path.name not in DRAWN], re.compile("alcazar"))
