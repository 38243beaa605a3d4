"""What a pupil's rule prints: where the page shows its own, nobody would see it otherwise."""

import builtins
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any

MOST = 4000  # characters that are told: a rule is asked some thousand times


class Printed(io.TextIOBase):
    """Tells what is printed as it comes, of much the beginning: a rule may have no end."""

    def __init__(self, tell: Callable[[dict[str, str]], object]) -> None:
        self.tell, self.room = tell, MOST

    def print(self, *values: object, file: Any = None, **how: Any) -> None:
        """As Python's print, but that it tells what would go to the standard streams."""
        if file not in (None, sys.stdout, sys.stderr):
            builtins.print(*values, file=file, **how)
            return
        text = io.StringIO()
        builtins.print(*values, file=text, **how)
        self.write(text.getvalue())

    @contextmanager
    def in_streams(self) -> Iterator[None]:
        """Stand where the standard streams do: what is written there is told, too."""
        with redirect_stdout(self), redirect_stderr(self):
            yield

    def flush(self) -> None:
        """As of a stream; all is told at once."""

    def write(self, text: str) -> int:
        """Tell it, as far as there is room, and that there is more."""
        if text and self.room >= 0:
            more = len(text) > self.room
            self.tell({"printed": text[: self.room] + "…" * more})
            self.room = -1 if more else self.room - len(text)
        return len(text)
