"""One file to paste for each problem of another judge, made of a solution and an adapter.

adapters/NAME.py   what that judge's problem needs besides: its input, its output, its task
shake.py           what some definitions need of a module, and nothing else
build.py           the file
command.py         python -m judge submission NAME
"""
