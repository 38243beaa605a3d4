"""Make devices unchangeable for the program that this process becomes, which is bubblewrap.

Those that it shows are the machine's, and a program that root runs there owns them: it could close
them to all, or write into their times for another.  They can yet be written: what is in them is no
file.  Bubblewrap itself would close what it makes read-only.
"""

import os
import sys

from confine import LIBC, checked

NEW_MOUNTS, NEW_USER = 0x20000, 0x10000000  # CLONE_ of linux/sched.h
READ_ONLY, REMOUNT, BIND, RECURSIVE, SLAVE = 0x1, 0x20, 0x1000, 0x4000, 0x80000  # MS_ of mount.h
KEPT = 0xE  # MS_NOSUID, MS_NODEV, MS_NOEXEC, as statvfs has them, too: nobody may drop them
ROOT = b"0 0 1"  # root here is root there, in uid_map of user namespaces


def main() -> None:
    """Do so for the devices before "--", and become what is after it; what fails is said."""
    at = sys.argv.index("--")
    try:
        leave()
        for device in filter(os.path.exists, sys.argv[2:at]):  # bubblewrap says which it misses
            make_read_only(os.fsencode(device))
    except OSError as error:
        sys.exit(f"bwrap: no mounts of our own for root: {error.strerror}")
    os.execve(sys.argv[at + 1], sys.argv[at + 1 :], {})


def leave() -> None:
    """Have mounts of our own, which nobody else sees."""
    if LIBC.unshare(NEW_MOUNTS):  # in a container root may be nobody but in a namespace of users
        checked(LIBC.unshare(NEW_USER | NEW_MOUNTS))
        for name, text in (("setgroups", b"deny"), ("uid_map", ROOT), ("gid_map", ROOT)):
            with open(f"/proc/self/{name}", "wb") as file:
                file.write(text)
    checked(LIBC.mount(None, b"/", None, RECURSIVE | SLAVE, None))


def make_read_only(device: bytes) -> None:
    """Mount a device over itself so that all that belongs to it stays as it is."""
    checked(LIBC.mount(device, device, None, BIND, None))
    kept = os.statvfs(device).f_flag & KEPT
    checked(LIBC.mount(None, device, None, BIND | REMOUNT | READ_ONLY | kept, None))
