"""The modules of the supervisor, which are in no package."""

import importlib
import os
import sys
from types import ModuleType

from judge.isolation.keeper import INSIDE


def load(name: str) -> ModuleType:
    """One of them."""
    sys.path.insert(0, str(INSIDE))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(INSIDE))


def in_a_child(deed: object) -> int:
    """The exit status of a process that does it."""
    pid = os.fork()
    if not pid:
        try:
            os._exit(deed() or 0)
        except OSError as error:
            os._exit(error.errno)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
