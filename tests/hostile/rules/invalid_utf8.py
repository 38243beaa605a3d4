# WA
import sys

sys.stdout.buffer.write(b"42\xff\xfe\xc0\x80")
