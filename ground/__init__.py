"""The ground floor: problems, solutions, files, pages, command lines; imports no other room."""

import signal


def end_by_signal(number: int = signal.SIGINT, how: object = signal.SIG_DFL) -> None:
    """Be ended by a signal, in silence or as is said, unless whoever began us has it ignored."""
    if signal.getsignal(number) != signal.SIG_IGN:
        signal.signal(number, how)
