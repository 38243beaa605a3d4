"""Tests of what argues for the steps of each puzzle."""
