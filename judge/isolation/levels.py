"""Which sandboxes can be had on this machine: `auto` takes the best."""

import os
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import NamedTuple

from judge.isolation import bubblewrap, cgroup, landlock
from judge.isolation.filter import NoFilter, filter_for
from judge.isolation.keeper import PATIENCE, Gone, Keeper, NotStarted
from judge.isolation.limits import Limits
from judge.isolation.sandbox import BWRAP, LANDLOCK, Sandbox

LEVELS = BWRAP, LANDLOCK  # the best first
MODES = "auto", *LEVELS, "none"
NOTHING = Path(os.devnull)


class NoSandbox(Exception):
    """Programs cannot be isolated here: why, in a few words."""


class Isolation(NamedTuple):
    """How programs were run, for those who read the results."""

    sandbox: str  # one of LEVELS, or none
    counted: str  # who has counted what they used: kernel or judge

    def __str__(self) -> str:
        return f"sandbox {self.sandbox}, limits counted by the {self.counted}"


def isolation_of(sandbox: Sandbox | None) -> Isolation:
    """How programs are run in that sandbox on this machine."""
    counted = "kernel"
    try:
        cgroup.find()
    except cgroup.NoGroups:
        counted = "judge"
    return Isolation(sandbox.level if sandbox else "none", counted)


def find_sandbox(mode: str) -> tuple[Sandbox | None, str]:
    """The sandbox for a mode of MODES; where there is none, why; NoSandbox if it must be."""
    if mode == "none":
        return None, "as asked for"
    if mode in LEVELS:
        return usable(mode), ""
    reasons = []
    for level in LEVELS:
        try:
            return usable(level), ""
        except NoSandbox as error:
            reasons.append(str(error))
    return None, "; ".join(reasons)


@cache
def usable(level: str) -> Sandbox:
    """A sandbox in which a program has been seen to run; NoSandbox if that cannot be."""
    try:
        filter_for(landlock=level == LANDLOCK, counted=False)
        if level == LANDLOCK:
            landlock.check()
        else:
            bubblewrap.path()
    except (NoFilter, OSError) as error:
        raise NoSandbox(str(error)) from error
    sandbox = Sandbox(level)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        said = tried(sandbox.holding(Path(folder)), folder)
    if said:
        raise NoSandbox(said)
    return sandbox


def tried(sandbox: Sandbox, folder: str) -> str:
    """Run a program in a sandbox: "", or what goes wrong."""
    limits = Limits(cpu=5)
    try:
        with closing(Keeper(sandbox, folder, limits)) as keeper, NOTHING.open("r+b") as nothing:
            files = [nothing.fileno()] * 3
            reply = keeper.ask(limits.request(["/bin/true"]), files, limits.wall + PATIENCE)
    except NotStarted as error:
        return str(error).strip().rpartition("\n")[2]
    except Gone:
        return f"the supervisor does not live in {sandbox.level}"
    failed = reply["end"] != "exit" or reply["status"]
    return f"in {sandbox.level} a program ends with {reply['status']}" if failed else ""
