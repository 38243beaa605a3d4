"""What tests of several rooms use."""

import errno
import gc
import os
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.register_assert_rewrite("tests.helpers")

from tests.helpers.browser import chromium  # noqa: E402 - its asserts are to be rewritten
from tests.helpers.processes import wait_until  # noqa: E402

# A shell that starts the tests in the background has them, and all that they start, ignore Ctrl-C;
# nohup has them ignore the end of a terminal.
USUAL = {signal.SIGINT: signal.default_int_handler, signal.SIGHUP: signal.SIG_DFL}
for number, handler in USUAL.items():
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, handler)

# It hides what goes wrong where output waits to be written, as it does for most people.
os.environ.pop("PYTHONUNBUFFERED", None)
# Nor do tests look at what a narrow terminal leaves out, but where they say so.
os.environ.pop("COLUMNS", None)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Iterator[Any]:
    """Of thousands of tests none is garbage: collecting them takes half the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A browser for all tests of a worker."""
    with chromium() as running:
        yield running


@pytest.fixture
def close() -> Iterator[Callable[[Path], None]]:
    """Close folders: who looks into one is told so, also root, whom permissions do not stop."""
    closed, usual = list[str](), os.scandir

    def scandir(folder: Any) -> Any:
        if str(folder) in closed:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
        return usual(folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "scandir", scandir)
        yield lambda folder: closed.append(str(folder))


@pytest.fixture(scope="session", autouse=True)
def servers_end() -> Iterator[None]:
    """One that a test has left would ask its closed socket as often as it can, beside others."""
    yield
    assert wait_until(lambda: not any("serve_forever" in one.name for one in threading.enumerate()))
