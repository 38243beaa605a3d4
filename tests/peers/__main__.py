"""Solve a puzzle from standard input: python -m tests.peers PROBLEM < case.in."""

import importlib
import sys


def main() -> None:
    """Print the one answer; exit with 1 where there is none or more than one."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.peers PROBLEM < case.in")
    peer = importlib.import_module(f"tests.peers.{sys.argv[1]}")
    found = peer.answers(sys.stdin.read(), most=2)
    if len(found) != 1:
        sys.exit("several solutions" if found else "no solution")
    print(found[0], end="")


if __name__ == "__main__":
    main()
