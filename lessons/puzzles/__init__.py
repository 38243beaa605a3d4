"""How each puzzle is drawn and what its laws are: a module per solution, and what they share.

A module here (its name is the solution's) has, and no rule stands in it:

    TITLE                   the puzzle's name for people
    LAWS                    its laws, a sentence each
    LEGUP                   {rule: LEGUP's name for it}, where LEGUP has one
    LEGEND, draw(solver, board, marks)    the board as text, and what its marks mean
    say(step)               one sentence, as a player would say it: see reasons/ for the why
    STOPPING                rules that do not say at one look all that they see
    cases(solver, board)    what every case of tier 3 proves on the board, each by itself
    givens(solver, board)   what a page needs to draw the puzzle, as JSON: see each module
    known(solver, board)    {value: cells}: what a board has settled
"""
