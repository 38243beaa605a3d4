"""A pupil's own work in the lab: programs that are judged, and rules that are tried.

`running` stands alone: it is all of the project that the worker has in which a program runs.
"""
