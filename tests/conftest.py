"""What tests of several rooms use."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.register_assert_rewrite("tests.helpers")

from tests.helpers.browser import chromium  # noqa: E402 - its asserts are to be rewritten


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser for all tests of a module."""
    with chromium() as running:
        yield running
