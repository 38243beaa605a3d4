"""Statements as LaTeX, and as plain text."""

import re

import pytest

from judge.packages.statement import as_tex, as_text
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


def test_hyphens_of_a_drawing_become_no_dash() -> None:
    tex = "A -{}- \\texttt{-{}-{}-} or \\texttt{a-b}: no dash.\n"
    assert as_tex("A -- `---` or `a-b`: no dash.\n") == tex


def test_samples_are_plain_where_nothing_else_shows_them() -> None:
    sample = r"| <pre>2<br>.&#124;</pre> | <pre>\*&lt;<br>  x</pre> |"
    before = "Add `a`.\n\n## Examples\n\n"
    shown = "Input\n\n    2\n    .|\n\nOutput\n\n    *<\n      x\n\n"
    text = f"{before}| input | output |\n|---|---|\n{sample}\n{sample}\n\nSo it is.\n"
    assert as_text(text) == f"{before}{shown}{shown}So it is.\n"


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_the_samples_of_ours_are_plain(problem: Problem) -> None:
    text = as_text((problem.folder / "problem_statement" / "problem.en.md").read_text())
    assert not re.search(r"<pre>|<br>|&#|\\\*|^\|", text, re.MULTILINE)
    for path in (problem.folder / "data" / "sample").iterdir():
        lines = path.read_text().rstrip("\n").split("\n")
        assert "\n".join(f"    {line}".rstrip() for line in lines) in text
