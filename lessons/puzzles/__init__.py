"""How each puzzle is said and drawn: a module per solution, and the words and drawings they share.

A module here (its name is the solution's) has, and no rule stands in it:

    TITLE                   the puzzle's name for people
    LAWS                    its laws, a sentence each
    LEGUP                   {rule: LEGUP's name for it}, where LEGUP has one
    say(step)               one sentence, as a player would say it, with this step's cells
    givens(solver, board)   what a page needs to draw the puzzle, as JSON: see each module
    known(solver, board)    {value: cells}: what a board has settled
"""
