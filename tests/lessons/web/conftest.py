"""Pages are tried with one puzzle of each kind, and with others in a sweep."""

import re
from pathlib import Path

import pytest

from tests.helpers.sweep import leave

HERE = Path(__file__).parent
LATE = re.compile(r"wormholes|(?<!alcazar )sample/2|secret/")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is played with wormholes is played as Light Up is."""
    leave([item for item in items if HERE in item.path.parents], LATE)
