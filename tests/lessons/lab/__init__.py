"""Tests of the lab: its Python as it is, and its page in a browser."""
