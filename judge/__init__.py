"""The judge: runs programs on test cases under limits, and checks their answers."""

import sys

# With -m Python looks for modules first where it is started, and there may be those of strangers.
OURS = __file__.rpartition("/judge/")[0]
if sys.argv[:1] == ["-m"] and not sys.flags.safe_path and sys.path[0] != OURS:
    del sys.path[0]
