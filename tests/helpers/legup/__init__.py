"""A checker of LEGUP proofs after LEGUP's own definitions: a second opinion on what is written.

It follows LEGUP's importer and the check of each of its rules (edu.rpi.legup.model and
edu.rpi.legup.puzzle.{lightup,nurikabe}, read in 2024's versions), on boards that are plain
dictionaries {(x, y): value}.  Where LEGUP's versions differ, or where what it says depends on
the order of a hash table, it asks for what all of them accept.
"""
