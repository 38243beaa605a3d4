"""python -m judge submission NAME: one file to paste into another judge."""

import ast
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from rich.console import Console

from ground.commands import Parser, path_to
from ground.files import write_atomically
from judge.options import check_reports
from judge.report import to_output
from judge.submissions.build import all_submissions, build, read


def main(words: Sequence[str], console: Console) -> int:
    """Write what is asked for; the exit status."""
    parser = make_parser()
    options = parser.parse_args(words)
    if options.list and options.file:
        parser.error("-o goes with NAME")
    if options.list:
        console.print(listed(), soft_wrap=True)
    elif options.file:
        check_reports({}, o=options.file)
        write_atomically(options.file, build(options.name))
    else:
        text = build(options.name)
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")  # as in a file, whatever is set
        with to_output():
            print(text, end="", flush=True)
    return 0


def make_parser() -> Parser:
    """The options; see docs/submissions.md."""
    parser = Parser(prog="python -m judge submission", description="One file for another judge.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("name", nargs="?", metavar="NAME", help="which one")
    what.add_argument("--list", action="store_true", help="say which there are")
    parser.add_argument("-o", dest="file", type=path_to, metavar="FILE", help="write it to FILE")
    return parser


def listed() -> str:
    """All submissions, each with what it is for."""
    return "\n".join(f"{name:20} {title(name)}" for name in all_submissions())


def title(name: str) -> str:
    """What a submission is for: the first words of its adapter, up to its address."""
    said = ast.get_docstring(read(name)[1]) or ""
    return " ".join(said.split("http")[0].split()).rstrip(":")
