"""Statements, which are written in a little of Markdown, as LaTeX and as plain text.

Headings, paragraphs, lists with -, indented blocks of code, `code` and *emphasis*.  The
samples are left out of LaTeX: judges that read that show them themselves.
"""

import html
import re
from collections.abc import Iterator
from itertools import groupby

SPECIAL = {char: f"\\{char}" for char in "&%$#_{}"} | {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
}
BOX = {char: f"U+{ord(char):04X}" for char in "─│┌┐└┘"}  # not in the fonts of LaTeX
TITLES = re.compile(r"\n\| input \| output \|\n\|---\|---\|\n")
SAMPLE = re.compile(r"^\| <pre>(.*)</pre> \| <pre>(.*)</pre> \|$", re.M)
ESCAPED = re.compile(r"\\([*_|])")
INLINE = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)")


def as_text(markdown: str) -> str:
    """The statement where it is shown as it stands: Markdown is read well, but for tables."""
    return SAMPLE.sub(sample_as_text, TITLES.sub("", markdown))


def sample_as_text(row: re.Match[str]) -> str:
    """An input and its output, from a row of their table."""
    text = ""
    for title, cell in zip(("Input", "Output"), row.groups(), strict=True):
        lines = html.unescape(ESCAPED.sub(r"\1", cell)).split("<br>")
        text += "\n".join(["", title, "", *(f"    {line}".rstrip() for line in lines), ""])
    return text.removesuffix("\n")


def as_tex(markdown: str) -> str:
    """The statement for a Kattis package."""
    blocks = re.split(r"\n\s*\n", without_samples(markdown).strip())
    return "\n\n".join(line for block in blocks for line in block_as_tex(block)) + "\n"


def without_samples(markdown: str) -> str:
    """All but the tables."""
    lines = [line for line in markdown.split("\n") if not line.startswith("|")]
    return re.sub(r"\n## Examples?\s*\n", "\n", "\n".join(lines))


def block_as_tex(block: str) -> Iterator[str]:
    """A heading, a list, code, or paragraphs."""
    if block.startswith("    "):
        yield "\\begin{verbatim}\n" + re.sub(r"^    ", "", block, flags=re.M) + "\n\\end{verbatim}"
        return
    for heading, lines in groupby(block.split("\n"), lambda line: line.startswith("#")):
        if heading:
            yield from map(heading_as_tex, lines)
        else:
            yield from text_as_tex(list(lines))


def heading_as_tex(line: str) -> str:
    """The title, or a section."""
    level, words = line.split(" ", 1)
    return f"\\problemname{{{inline(words)}}}" if level == "#" else f"\\section*{{{inline(words)}}}"


def text_as_tex(lines: list[str]) -> Iterator[str]:
    """A paragraph, and a list if one begins in it."""
    first = next((n for n, line in enumerate(lines) if line.startswith("- ")), len(lines))
    if lines[:first]:
        yield inline("\n".join(lines[:first]))
    if lines[first:]:
        items = re.split(r"^- ", "\n".join(lines[first:]), flags=re.M)[1:]
        body = "\n".join(f"\\item {inline(item.strip())}" for item in items)
        yield f"\\begin{{itemize}}\n{body}\n\\end{{itemize}}"


def inline(text: str) -> str:
    """Words with code and emphasis in them."""
    done, at = "", 0
    for found in INLINE.finditer(text):
        code, strong, soft, words, _ = found.groups()
        done += escaped(text[at : found.start()])
        at = found.end()
        for command, inner in ("texttt", code), ("textbf", strong), ("emph", soft), ("emph", words):
            if inner:
                done += f"\\{command}{{{escaped(inner)}}}"
    return done + escaped(text[at:])


def escaped(text: str) -> str:
    """Text without what means something to LaTeX."""
    text = ESCAPED.sub(r"\1", text)
    text = "".join(SPECIAL.get(BOX.get(char, char), BOX.get(char, char)) for char in text)
    return text.replace("--", "-{}-").replace("--", "-{}-")  # or they would become a dash
