"""Which files a program may open, as a ruleset of Landlock (Linux 5.13 and later)."""

import ctypes
import os
from collections.abc import Iterable
from pathlib import Path

LIBC = ctypes.CDLL(None, use_errno=True)
CREATE_RULESET, ADD_RULE = 444, 445  # on all architectures
VERSION, PATH_BENEATH = 1, 1  # of linux/landlock.h, as what follows
EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, MAKE_REG, TRUNCATE, IOCTL = (
    1 << bit for bit in (0, 1, 2, 3, 8, 14, 15)
)
RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}  # how many there are in each version
OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL
READ = EXECUTE | READ_FILE | READ_DIR
FILL = READ_FILE | READ_DIR | WRITE_FILE | MAKE_REG | TRUNCATE  # nothing without a name, no folders
DEVICES = {"/dev/null": READ | WRITE_FILE, "/dev/full": READ | WRITE_FILE}
DEVICES |= dict.fromkeys(("/dev/random", "/dev/urandom"), READ_FILE)
KERNEL = "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/sys/devices/system/cpu"


class Ruleset(ctypes.Structure):
    """struct landlock_ruleset_attr, as far as its first version goes."""

    _fields_ = (("handled", ctypes.c_uint64),)


class Beneath(ctypes.Structure):
    """struct landlock_path_beneath_attr."""

    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def version() -> int:
    """The version of Landlock; 0 where there is none."""
    return max(0, LIBC.syscall(CREATE_RULESET, None, 0, VERSION))


def check() -> None:
    """OSError where there is no Landlock."""
    if not version():
        raise OSError("the kernel has no Landlock (Linux 5.13 or later, lsm=landlock)")


def every() -> int:
    """All rights that this version knows."""
    return (1 << RIGHTS.get(version(), RIGHTS[5])) - 1


def ruleset(readable: Iterable[str], program: str, folder: str, compiling: bool) -> int:
    """A file that stands for: these can be read, `folder` can be filled; OSError.

    A compiler may do what it likes in both folders.
    """
    handled = Ruleset(every())
    rules = LIBC.syscall(CREATE_RULESET, ctypes.byref(handled), ctypes.sizeof(handled), 0)
    if rules < 0:
        raise OSError(ctypes.get_errno(), "Landlock")
    shown = [*readable, *KERNEL, *filter(None, [program])]
    rights = dict.fromkeys(shown, READ) | DEVICES | {folder: FILL}
    if compiling:
        rights |= dict.fromkeys((folder, program), every())
    for place, allowed in rights.items():
        if place not in (*KERNEL, *DEVICES) or Path(place).exists():
            allow(rules, place, allowed & every())
    return rules


def allow(rules: int, place: str, rights: int) -> None:
    """Add a rule; OSError."""
    file = os.open(place, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = Beneath(rights if Path(place).is_dir() else rights & OF_FILES, file)
        if LIBC.syscall(ADD_RULE, rules, PATH_BENEATH, ctypes.byref(rule), 0):
            raise OSError(ctypes.get_errno(), f"Landlock: {place}")
    finally:
        os.close(file)
