# MLE
import os
import time

for _ in range(6):
    if not os.fork():
        held = bytearray(b"x") * (30 << 20)
        time.sleep(1000)
time.sleep(1000)
