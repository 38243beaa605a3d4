"""Tests of the checkers."""
