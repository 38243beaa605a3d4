"""Proof files: does every step follow from the facts and the laws that it names?

steps.py reads a file, argument.py looks at it step by step, prover.py answers whether something
follows, and a module for each puzzle says what its facts and laws mean.  docs/proofs.md has
the format.
"""
