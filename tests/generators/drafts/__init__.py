"""Tests of what puzzles are made of."""
