"""Tests of what judges a class."""
