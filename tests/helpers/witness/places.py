"""The names of cells."""

import re


def cell(word: str) -> tuple[int, int]:
    """(0, 1) of `r1c2`."""
    match = re.fullmatch(r"r(\d+)c(\d+)", word)
    assert match, word
    return int(match[1]) - 1, int(match[2]) - 1


def name(place: tuple[int, int]) -> str:
    """`r1c2` of (0, 1)."""
    return f"r{place[0] + 1}c{place[1] + 1}"
