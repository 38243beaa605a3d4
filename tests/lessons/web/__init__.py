"""Tests of the pages of lessons, in a real browser."""
