"""The modules of the supervisor, which are in no package."""

import importlib
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
