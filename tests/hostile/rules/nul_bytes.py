# WA
import sys

sys.stdout.write("42\0\0\0")
