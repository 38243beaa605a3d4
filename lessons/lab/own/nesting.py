"""Brackets within brackets, counted before Python compiles a text.

On its way to refuse them Python needs more stack than a page has.
"""

import tokenize
from io import StringIO

DEEPEST = 200  # that Python reads
TOO_DEEP = "SyntaxError: too many nested parentheses"  # as Python says it


def too_deep(source: str) -> int:
    """The line where brackets are nested more deeply than Python reads; 0 if there is none."""
    depth, line = 0, 1
    try:
        for token in tokenize.generate_tokens(StringIO(source).readline):
            line = token.start[0]
            if token.type == tokenize.OP:
                depth += (token.string in "([{") - (token.string in ")]}")
            if depth > DEEPEST:
                return line
    except UnicodeEncodeError:  # half a sign, of which a newer Python can make nothing
        return 0
    except (tokenize.TokenError, SyntaxError) as error:  # a newer Python counts itself
        return line if "too many nested" in str(error) else 0
    return 0
