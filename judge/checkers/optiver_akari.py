"""Light Up as Optiver has it: bulbs are `@`, and the laws are those of Light Up."""

from judge.checkers import Wrong, light_up

OURS = str.maketrans("@*", "*@")


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    try:
        light_up.check(puzzle, answer.translate(OURS))
    except Wrong as wrong:
        raise Wrong(wrong.message.translate(OURS), wrong.cells) from None
