# TLE
import os

for number in 0, 1, 2:
    os.close(number)
while True:
    pass
