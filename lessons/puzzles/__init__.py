"""How each puzzle is drawn and what its laws are: a module per solution, and what they share.

A module here (its name is the solution's) has, and no rule stands in it but in LEGUP:

    TITLE                   the puzzle's name for people
    LAWS                    its laws, a sentence each
    laws(puzzle)            those that are about a puzzle
    LEGUP                   {rule: LEGUP's name for it}, where LEGUP has one
    WORDS                   what the words of its sentences mean, first how cells are called
    LEGEND                  what the marks of its drawing mean
    draw(puzzle, shown, marks)    the board as text, from the puzzle's text and the board's
    candidates(step)        {place: what it may still be}, where the drawing does not show that
    say(step)               one sentence, as a player would say it: see reasons/ for the why
    is_out(value)           whether a mark says what a place is not
    bare(puzzle)            the puzzle without what is known of its answer
    as_written(puzzle, marks)     marks as they stand in the text, where that can be otherwise
    givens(puzzle)          what a page needs to draw the puzzle, as JSON: see each module
"""
