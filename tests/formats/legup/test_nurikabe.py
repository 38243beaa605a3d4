"""LEGUP's rules for Nurikabe, as far as proofs are written with them."""

from formats.legup.nurikabe import Nurikabe
from tests.brute.nurikabe import boards
from tests.helpers.laws import check_laws


def test_what_the_rules_say_holds_in_legup() -> None:
    texts = [text for seed in range(4) for text in boards(seed) if "?" not in text]
    texts.append("3\n~~.\n~.3\n...\n")  # a square that must not be all sea
    said = check_laws(Nurikabe, "nurikabe", texts)
    assert {f"NURI-BASC-000{number}" for number in "12356789"} <= said
    assert len({rule for rule in said if "CONT" in rule}) >= 5
