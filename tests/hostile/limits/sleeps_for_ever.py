# TLE
import time

while True:
    time.sleep(1000)
