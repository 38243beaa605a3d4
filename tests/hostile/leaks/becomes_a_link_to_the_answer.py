# WA RTE
import os
import sys

answer = input()
try:
    os.unlink(__file__)
except OSError as error:
    print(error)
os.symlink(answer, "link")
try:
    os.replace("link", __file__)
except OSError as error:
    print(error)
sys.stdout.flush()
os.execv("/bin/cat", ["cat", __file__])
