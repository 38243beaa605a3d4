"""Tests of the solutions."""
