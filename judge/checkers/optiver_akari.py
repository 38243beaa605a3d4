"""Light Up as Optiver has it: bulbs are `@`, and the laws are those of Light Up."""

from judge.checkers import light_up

OURS = str.maketrans("@*", "*@")


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    light_up.check(puzzle, answer.translate(OURS))
