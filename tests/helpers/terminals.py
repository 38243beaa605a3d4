"""What programs show on a terminal."""

import os
import select
import time
from collections.abc import Iterator

from tests.helpers.processes import PATIENCE


def read_until_closed(terminal: int) -> Iterator[bytes]:
    """What comes out of a terminal until its other end is closed, which is an error on Linux."""
    try:
        while data := os.read(terminal, 65536):
            yield data
    except OSError:
        return


def wait_for(terminal: int, text: bytes) -> bytes:
    """What is shown until that text is there."""
    shown, end = b"", time.monotonic() + PATIENCE
    while text not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536)
    return shown
