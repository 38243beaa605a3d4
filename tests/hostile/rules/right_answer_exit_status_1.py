# RTE
import sys

print(42)
sys.exit(1)
