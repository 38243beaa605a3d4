# RTE
import os
import signal

print(42, flush=True)
os.kill(os.getpid(), signal.SIGXCPU)
