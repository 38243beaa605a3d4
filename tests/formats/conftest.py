"""The examples of a format as parameters of the tests that all formats share."""

import pytest

from tests.helpers.formats import kinds
from tests.helpers.sweep import in_sweep

TABLES = {"example": "EXAMPLES", "words": "READ", "bad": "BAD", "unwritable": "UNWRITABLE"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for an example is run with each of its class."""
    if not metafunc.cls:
        return
    for name in TABLES.keys() & set(metafunc.fixturenames):
        metafunc.parametrize(name, list(getattr(metafunc.cls, TABLES[name])))
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", kinds(metafunc.cls.NAME))
    if "count" in metafunc.fixturenames:
        metafunc.parametrize("count", [100, in_sweep(1000)])
