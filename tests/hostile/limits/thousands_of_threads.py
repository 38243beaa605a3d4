# RTE TLE
import threading
import time

threading.stack_size(64 << 10)
while True:
    try:
        threading.Thread(target=time.sleep, args=(1000,)).start()
    except RuntimeError:
        pass
