"""Tests of what is said of the steps of each puzzle."""
