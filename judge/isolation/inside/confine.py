"""What a process does to itself before it becomes a program that nobody trusts."""

import ctypes
import os

LIBC = ctypes.CDLL(None, use_errno=True)
DUMPABLE, SUBREAPER, NO_NEW_PRIVILEGES, SECCOMP = 4, 36, 38, 22  # PR_SET_ of linux/prctl.h
FILTER = 2  # SECCOMP_MODE_FILTER of linux/seccomp.h
RESTRICT_SELF = 446  # landlock_restrict_self, on all architectures
ITSELF = (ctypes.c_uint32 * 2)(0x20080522, 0)  # _LINUX_CAPABILITY_VERSION_3 of linux/capability.h
NOTHING = (ctypes.c_uint32 * 6)()
INSTRUCTION = 8  # bytes
OWN = (0x5E1F5E1F).to_bytes(4, "little")  # in a filter: the process id


class Filter(ctypes.Structure):
    """struct sock_fprog of linux/filter.h."""

    _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_char_p))


def become_supervisor() -> None:
    """Take in orphans, and let no program look into this process, or change it."""
    checked(LIBC.prctl(SUBREAPER, 1, 0, 0, 0))
    checked(LIBC.prctl(DUMPABLE, 0, 0, 0, 0))


def confine(code: bytes, ruleset: int | None) -> None:
    """No privileges, only the files of the Landlock ruleset, only the calls of the filter."""
    checked(LIBC.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    checked(LIBC.capset(ITSELF, NOTHING))
    if ruleset is not None:
        checked(LIBC.syscall(RESTRICT_SELF, ruleset, 0))
    code = code.replace(OWN, os.getpid().to_bytes(4, "little"))
    program = Filter(len(code) // INSTRUCTION, code)
    checked(LIBC.prctl(SECCOMP, FILTER, ctypes.byref(program), 0, 0))


def checked(result: int) -> None:
    """OSError if a call of the system has failed."""
    if result:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
