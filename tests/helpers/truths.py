"""What all answers of a small board have in common, found by trying everything."""

import importlib
import re

from tests.helpers.witness import Witness

WITH_LABELS = "ripple_effect"  # whose answers do not say the rooms


def truths(witness: Witness, text: str) -> set[str] | None:
    """The facts of places that hold in every answer; None if there is no answer."""
    brute = importlib.import_module(f"tests.brute.{witness.checker}")
    words = importlib.import_module(f"tests.helpers.witness.{witness.checker}").Words
    found = [
        held(witness, set(words(as_puzzle(witness.checker, text, answer)).given))
        for answer in brute.answers(text)
    ]
    return set.intersection(*found) if found else None


def as_puzzle(checker: str, text: str, answer: str) -> str:
    """An answer as a board on which everything is settled."""
    if checker == "alcazar":
        return answer
    if checker == "nurikabe":  # also where nothing is sea
        answer = re.sub(r"\d+" if " " in answer else r"\d", "o", answer)
    lines = text.rstrip().split("\n")
    rooms = lines[1 : len(lines) // 2 + 1] if checker == WITH_LABELS else []
    return "\n".join([lines[0], *rooms, answer])


def held(witness: Witness, told: set[str]) -> set[str]:
    """Of every fact or its opposite the one that holds, where these are told."""
    pairs = list(witness.words.pairs())
    first = any(yes in told for yes, _ in pairs)
    if first or not any(no in told for _, no in pairs):
        return {yes if yes in told else no for yes, no in pairs}
    return {no if no in told else yes for yes, no in pairs}
