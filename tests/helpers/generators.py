"""The command line of the generators, in the process of the test."""

from generators.__main__ import main


def status(*options: str) -> int | str | None:
    """The exit status of a command line, which may leave by SystemExit."""
    try:
        return main(options)
    except SystemExit as left:
        return left.code
