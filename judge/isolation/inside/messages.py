"""Messages between the judge, a supervisor and its programs to be: marshalled, with open files."""

import _socket
import array
import fcntl
import marshal
import os
import sys

MOST_FILES = 24  # in a message, and so of a program
HIGH = MOST_FILES  # file descriptors of the supervisor lie above those that a program is given
LONGEST = 1 << 17  # bytes


def send(connection: _socket.socket, message: object, files: list[int] | None = None) -> None:
    """Send a message with copies of these files; OSError if nobody is there.

    Who is confined sends no files: so many may be on their way that others could send none.
    """
    data = marshal.dumps(message)
    if files:
        sent = [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, array.array("i", files))]
        connection.sendmsg([data], sent, _socket.MSG_NOSIGNAL)
    else:
        connection.send(data, _socket.MSG_NOSIGNAL)


def receive(connection: _socket.socket) -> tuple[dict, list[int]]:
    """The next message, with its files; the end of this process if there is none."""
    numbers = array.array("i")
    room = _socket.CMSG_SPACE(MOST_FILES * numbers.itemsize)
    data, others, _, _ = connection.recvmsg(LONGEST, room, _socket.MSG_CMSG_CLOEXEC)
    if not data:
        sys.exit()
    for _, _, files in others:
        numbers.frombytes(files)
    return marshal.loads(data), [out_of_the_way(file) for file in numbers]


def pair() -> tuple[_socket.socket, _socket.socket]:
    """Two ends of a connection, neither of which a program inherits."""
    ends = _socket.socketpair(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
    ours, theirs = (_socket.socket(fileno=out_of_the_way(end.detach())) for end in ends)
    return ours, theirs


def out_of_the_way(file: int) -> int:
    """The same file with a high number, which a program does not inherit."""
    copy = fcntl.fcntl(file, fcntl.F_DUPFD_CLOEXEC, HIGH)
    os.close(file)
    return copy
