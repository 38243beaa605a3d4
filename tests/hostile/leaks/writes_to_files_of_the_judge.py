# WA RTE
import glob
import os
import sys

answer = input()
targets = [answer, __file__, "/proc/self/fd/0", "/usr/bin/env", sys.executable, "/etc/passwd"]
targets += glob.glob("/proc/1/root" + answer) + glob.glob(os.path.dirname(answer) + "/*")
for target in targets:
    for how in "r+b", "wb":
        try:
            with open(target, how) as file:
                file.write(b"spoilt")
        except OSError:
            pass
    for change in os.unlink, lambda path: os.chmod(path, 0):
        try:
            change(target)
        except OSError:
            pass
print("done")
