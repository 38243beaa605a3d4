"""The search for a proof."""

import pytest

from formats import Unwritable
from tests.helpers.proofs import proof, puzzle_of


def test_search_for_a_proof_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formats.legup.search.TRIES", 100)
    with pytest.raises(Unwritable, match=r"^no proof by LEGUP's rules was found near r\d+c\d+$"):
        proof(*puzzle_of("nurikabe/secret/7x7-cases-kept-2"))
