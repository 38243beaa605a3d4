# RTE
import os

print(42, flush=True)
os.kill(os.getpid(), 9)
