"""Tests of the board to play on."""
