"""Each solution has words for its arguments."""

from lessons.arguments import words_for
from tests.helpers.cases import ROOT


def test_every_solution_has_its_module() -> None:
    for path in (ROOT / "solutions").glob("*.py"):
        module = words_for(path.stem)
        assert set(module.WITHIN) <= set(module.PICTURES)
