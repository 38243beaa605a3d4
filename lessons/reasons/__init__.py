"""Why a step holds, as a player would say it: a module per solution, a function per rule.

The function has the rule's name, and makes of a step the words that stand after "r1c1 is sea: ";
words.py has what all of them are made of.
"""
