"""What a pupil begins with: a program that reads and prints, a rule that is right but weak."""

PROGRAM = '''\
"""{title}: reads a puzzle, prints its answer."""

import sys


def solve(lines):
    """The rows of the answer; so far it only gives back the rows of the puzzle."""
    return lines[1:]


def main():
    lines = sys.stdin.read().splitlines()
    print("\\n".join(solve(lines)))


if __name__ == "__main__":
    main()
'''

RULES = {
    "alcazar": '''\
def rule(board):
    """A cell with two ways left has both in the path."""
    plan = board.plan
    one, two, three = plan.tally(board.path | board.unknown)  # cells with so many ways or more
    for cell in each(two & ~three & board.lawful()):
        yield Deduction(plan.around(cell) & board.unknown, PATH, cell)
''',
    "light_up": '''\
def rule(board):
    """A number that has its bulbs has no more of them."""
    for number in each(board.met(board.bulbs)):
        yield Deduction(board.around(number) & board.unknown, EMPTY, number)
''',
    "nurikabe": '''\
def rule(board):
    """An island that has all its cells is surrounded by sea."""
    for land in board.lands():
        if land.clue and not land.left:
            yield Deduction(land.shore & board.unknown, SEA, land.clue)
''',
    "ripple_effect": '''\
def rule(board):
    """A number is nowhere else in its room, nor within that many cells along row and column."""
    for value in board.puzzle.values:
        for cell in each(board.settled(value)):
            places = board.puzzle.reach(cell, value) & board.places[value]
            yield Deduction(places & board.unknown, no(value), cell)
''',
}
