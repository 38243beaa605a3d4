"""Tests of what checks proofs."""
