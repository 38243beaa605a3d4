# WA
import os

os.close(1)
os.close(2)
os._exit(0)
