"""Tests of puzzles that are drawn."""
