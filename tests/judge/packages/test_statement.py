"""Statements as LaTeX."""

import re

import pytest

from judge.packages.statement import as_tex
from tests.helpers.cases import PROBLEMS, Problem

MARKDOWN = """\
# Sum_of two

Add `a_b` and *both*, **all**; see [there](x.html).
- one
- two & three

    1  2

## Examples

| in | out |
"""
TEX = r"""\problemname{Sum\_of two}

Add \texttt{a\_b} and \emph{both}, \textbf{all}; see \emph{there}.

\begin{itemize}
\item one
\item two \& three
\end{itemize}

\begin{verbatim}
1  2
\end{verbatim}
"""


def test_a_statement() -> None:
    assert as_tex(MARKDOWN).strip() == TEX.strip()


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_nothing_of_markdown_is_left(problem: Problem) -> None:
    text = (problem.folder / "problem_statement" / "problem.en.md").read_text()
    tex = as_tex(text)
    assert tex.startswith(r"\problemname{")
    assert tex.count(r"\begin{") == tex.count(r"\end{")
    plain = re.sub(r"\\begin\{verbatim\}.*?\\end\{verbatim\}", "", tex, flags=re.DOTALL)
    assert not re.search(r"`|\*\*|^#|^- |(?<!\\)[&%$#_]", plain, re.MULTILINE)
    assert plain.isascii()


def test_signs_that_latex_has_not_are_told_by_number() -> None:
    assert as_tex("The way `│`.\n").strip() == r"The way \texttt{U+2502}."
