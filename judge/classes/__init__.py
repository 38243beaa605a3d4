"""A class: the programs of many people, their results in a file, and how everybody stands."""
