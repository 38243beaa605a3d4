# RTE
import os
import sys

for folder, _, names in os.walk("/proc/sys"):
    for name in names:
        try:
            os.close(os.open(f"{folder}/{name}", os.O_WRONLY))
            print(folder, name)
            sys.exit()
        except OSError:
            pass
sys.exit(1)
