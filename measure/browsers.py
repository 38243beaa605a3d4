"""Browsers that are installed, and a Firefox that is driven."""

import logging
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 120  # seconds


class Absent(FileNotFoundError):
    """A program is not installed; one line."""


def program(*names: str) -> str:
    """The first of these that is installed; Absent."""
    found = next(filter(None, map(shutil.which, names)), None)
    if not found:
        raise Absent(f"{names[0]} is not installed")
    return found


@contextmanager
def kept_port() -> Iterator[int]:
    """A port that nobody else is given; Firefox, which asks to share it, may listen there."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))  # it does not listen
        yield kept.getsockname()[1]


@contextmanager
def firefox(folder: Path, settings: dict[str, object]) -> Iterator[Any]:
    """A Firefox that is driven, with all of its own in a folder; Absent, ImportError."""
    from marionette_driver.marionette import Marionette

    logging.getLogger("mozversion").setLevel(logging.WARNING)
    with kept_port() as port:
        driver = Marionette(
            bin=program("firefox-esr", "firefox"),
            port=port,
            headless=True,
            startup_timeout=PATIENCE,
            workspace=str(folder),
            gecko_log=str(folder / "firefox.log"),
            prefs=settings,
        )
    try:
        driver.start_session()
        try:
            yield driver
        finally:
            driver.quit()  # ended otherwise, it would leave files behind
    finally:
        driver.cleanup()
        driver.instance.profile.cleanup()  # of another one, which was made then
        driver.instance.profile.create_new = False
