"""Tests of the judge of one program."""
