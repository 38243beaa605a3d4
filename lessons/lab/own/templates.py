"""What a pupil begins with, a program and a rule; and what stands around a rule that is saved."""

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

# What makes a rule one of the solution's: before its table, and at the end.
ASKED = '''\
asked_rule = rule


def own_rule(board, at=None):
    """The rule above, which looks everywhere; of less, for a reason, it may fail to speak."""
    try:
        for found in asked_rule(board):
            yield Deduction(found.cells, found.value, own_place(board, found))
    except Contradiction as broken:
        cells = broken.cells if isinstance(broken.cells, int) else 0
        broken.cells = max(cells, 0) & ({places})
        broken.at = own_place(board, broken)
        raise
    except Exception as error:
        if at is None or isinstance(error, TimeoutError):
            raise


def own_place(board, found):
    """Where it looked; all of the board if it does not say."""
    at = found.at if isinstance(found.at, int) else ALL
    return at & {cells} or found.cells & {cells} or {cells}


own_rule.__doc__ = rule.__doc__ or own_rule.__doc__
'''
AGAIN = '''\
rule = asked_rule  # the file has used its name meanwhile
prove_others = prove


def prove(board, rule, found, wanted=()):
    """As before; what the own rule says only of the whole board follows from all of that."""
    broken = isinstance(found, Contradiction)
    try:
        if broken and found.found and rule is own_rule:
            return own_clash(board, found.found)
        return prove_others(board, rule, found, wanted)
    except TimeoutError:
        raise
    except Exception:  # also of a rule that follows cases with the own one
        told = {"breaks": "all laws"}
    if not broken:
        told, board = {"facts": wanted or news(board, found)}, found.board or board
    name = rule.__name__.replace("_", " ")
    return {**told, "rule": name, "from": facts(board), "laws": ["all laws"]}


def own_clash(board, found):
    """Why there is no answer: the own rule says what is known not to be so."""
    told = ["%s %s" % (place, found.value) for place in names(board, found.cells).split()]
    fact = next(fact for fact in told if knows(board, [opposite(fact)]))
    known = saying(board, [opposite(fact)])
    *_, items = sources(board, own_rule, found, [fact])
    less = part(board, [item for item in items if item not in known])
    step = prove(less, own_rule, Deduction(found.cells, found.value, found.at), [fact])
    how = {"from": [*dict.fromkeys(step["from"] + known)], "laws": step["laws"]}
    return {"rule": step["rule"], **how, "then": [step], "breaks": step["laws"][0]}


'''
CELLS = {  # where a rule can have looked, whatever it says itself: proofs begin there
    "alcazar": "board.plan.top",
    "light_up": "(board.white | board.clued)",
    "nurikabe": "board.cells",
    "ripple_effect": "board.puzzle.cells",
}
PLACES = CELLS | {"alcazar": "board.plan.edges | board.plan.top << 2"}  # that have names
