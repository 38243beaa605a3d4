"""Tests of what source files say."""
