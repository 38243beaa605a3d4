"""Tests of how each puzzle is drawn."""
