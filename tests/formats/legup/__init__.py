"""Tests of LEGUP's XML and its proofs."""
