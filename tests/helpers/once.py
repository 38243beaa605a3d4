"""What is made once for all workers of a run."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """The folder of that name, which the first worker that asks for it has filled."""
    folder = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:  # each has a folder in that of the run
        folder = folder.parent
    made, done = folder / name, folder / f"{name}.made"
    with (folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            made.mkdir(exist_ok=True)
            make(made)
            done.touch()
    return made
