# OLE
import sys

for _ in range(100):
    sys.stdout.write("x" * 1_000_000)
