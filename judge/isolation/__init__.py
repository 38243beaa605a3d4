"""What a program may see, do and use: sandboxes, a filter of system calls, what the kernel counts.

A Keeper (keeper.py) holds a supervisor, which lives where the programs run: within a root file
system that bubblewrap made once, or beside it, and then each program confines itself by Landlock
before it begins.  What the supervisor runs is in inside/, which imports nothing of the judge.
"""
