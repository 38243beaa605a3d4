"""Tests of what pupils write themselves in the lab."""
