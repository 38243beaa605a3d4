"""What a pupil's rule prints: where the page shows its own, nobody would see it otherwise."""

import builtins
import io
import sys
from typing import Any

MOST = 4000  # characters that are kept: a rule is asked some thousand times


class Printed(io.StringIO):
    """The beginning of what is printed."""

    more = False

    def write(self, text: str) -> int:
        """Keep it, as far as there is room."""
        room = MOST - self.tell()
        super().write(text[:room])
        self.more |= len(text) > room
        return len(text)

    def __str__(self) -> str:
        return self.getvalue() + ("…" if self.more else "")

    def print(self, *values: object, file: Any = None, **how: Any) -> None:
        """As Python's print, which writes here what it would write to the standard streams."""
        ours = file is None or file in (sys.stdout, sys.stderr)
        builtins.print(*values, file=self if ours else file, **how)
