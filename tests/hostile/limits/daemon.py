# RTE TLE; landlock AC RTE
import os
import time

if not os.fork():
    os.setsid()
    if not os.fork():
        for number in 0, 1, 2:
            os.close(number)
        while True:
            time.sleep(0.01)
    os._exit(0)
time.sleep(0.1)
print(42)
