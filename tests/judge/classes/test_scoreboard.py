"""Scoreboards: the page, CSV and JSON."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from rich.console import Console

from judge.classes import scoreboard
from judge.classes.store import Row
from judge.verdict import Result, Verdict
from tests.helpers.classes import batch


def test_reports(folder: Path, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("r.html", "r.csv", "r.json")]
    done = batch(folder, "--html", files[0], "--csv", files[1], "--json", files[2])
    assert done.returncode == 1, done.stderr
    with files[1].open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    assert {row["verdict"] for row in rows if row["name"] == "ann"} == {"AC"}
    assert {row["name"] for row in rows} >= {"'=zoe", "<i>eve"}
    report = json.loads(files[2].read_text())
    assert report["version"] == 1
    assert [score["accepted"] for score in report["scores"]].count(True) == 1
    page = files[0].read_text()
    assert page.count("<tr><td>") >= 4
    assert "<i>eve" not in page
    assert "&lt;i&gt;eve" in page
    assert "<caption>expected</caption>" in page
    assert "class=d>" in page
    assert not re.search(r"(src|href)=[\"']?(https?:)?//", page)
    parser = Closed()
    parser.feed(page)
    assert set(parser.links) <= set(parser.places)


class Closed(HTMLParser):
    """The links of a page, and the places that they may lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag links to, and what it is called."""
        values = dict(attrs)
        if tag == "a":
            self.links.append(str(values["href"]).removeprefix("#"))
        self.places.append(str(values.get("id")))


@pytest.mark.parametrize("width", [20, 80, 500])
@pytest.mark.parametrize("is_terminal", [True, False])
def test_nothing_of_the_table_is_cut_off_where_it_is_narrow(width: int, is_terminal: bool) -> None:
    problems = [f"problem_{letter}" for letter in "abcdefghij"]
    name, scores = "日本語" + "n" * 200, []
    for problem in problems:
        scores.append(scoreboard.Score(name, problem, "p.py", 12345))
        scores[-1].add(Result("1", Verdict.TLE))
    said = io.StringIO()
    console = Console(file=said, width=width, force_terminal=is_terminal, no_color=True)
    scoreboard.show(console, scores)
    text = re.sub(r"\x1b\[[\d;]*m", "", said.getvalue())
    assert "…" not in text
    assert [text.count(problem) for problem in problems] == [1] * len(problems)
    assert text.count("0/12345 TLE") == len(problems)
    assert text.count("n") >= 200
    assert len(text.split("\n")) < 12


def test_why_the_machine_has_failed_is_said_once() -> None:
    reasons = ["no gcc", "no\x1b gcc", "no gcc", *(f"no room for {n}" for n in range(8))]
    results = [Result("1", Verdict.JE, reason) for reason in reasons]
    results.append(Result("1", Verdict.CE, "it is a pipe"))
    said = io.StringIO()
    rows = [Row("k", "ann", "nurikabe", "nurikabe.c", result) for result in results]
    scoreboard.show_faults(Console(file=said, width=20), rows)
    lines = said.getvalue().split("\n")
    assert lines[:2] == ["JE in 2 cases: no gcc", "JE in 1 case: no\\x1b gcc"]
    assert lines[8:] == ["JE in 2 cases: for other reasons", ""]


def test_the_same_program_under_several_names_counts_once() -> None:
    scores = [scoreboard.Score("ann", "nurikabe", f"nurikabe.{end}", 2) for end in ("c", "cc")]
    scores += [scoreboard.Score("bob", "nurikabe", "nurikabe.c", 2)]
    for score, seconds in zip(scores, [2, 3, 1], strict=True):
        score.add(Result("1", Verdict.AC, cpu=seconds))
    assert [name for name, _ in scoreboard.standing(scores)] == ["bob", "ann"]
    assert scoreboard.total(scores[:2]) == (1, 2)
    scores[1].add(Result("2", Verdict.AC))
    assert scoreboard.total(scores[:2]) == (2, 3)
    assert str(scoreboard.total([scoreboard.Score("eve", "nurikabe", "a", 1)])) == "(0, 0.0)"


def test_words_that_a_spreadsheet_would_run() -> None:
    row = Row("k", "=1+1", "p", "@x", Result("-c", Verdict.WA, "+r"))
    line = scoreboard.as_csv([row]).split("\n")[1]
    assert line.startswith("'=1+1,p,'@x,'-c,WA,'+r,")


@pytest.mark.parametrize("word", [" =1", "\N{FULLWIDTH EQUALS SIGN}1", "\N{FULLWIDTH PLUS SIGN}1"])
def test_words_that_some_spreadsheets_would_run(word: str) -> None:
    assert scoreboard.harmless(word) == f"'{word}"


def test_no_word_is_parted_where_a_spreadsheet_parts_at_semicolons() -> None:
    row = Row("k", "a;=1+1", "p", "b; @c", Result("c", Verdict.WA, "';=1' at r1c1; r1c2"))
    words = next(csv.reader(scoreboard.as_csv([row]).split("\n")[1:]))
    assert words[:6] == ["a;'=1+1", "p", "b;' @c", "c", "WA", "';'=1' at r1c1; r1c2"]


def test_a_quotation_mark_hides_no_formula_from_who_parts_at_semicolons() -> None:
    row = Row("k", 'a;"=1+1;"', "p", "b", Result("c", Verdict.WA, "';\"=1;' at r1c1"))
    line = scoreboard.as_csv([row]).split("\n")[1]
    for part in line.split(";"):  # where a quotation mark ends a word, what follows is taken for it
        assert not part.replace('"', "").startswith("="), part


def test_who_was_judged_on_no_case_is_not_accepted() -> None:
    [nothing] = scoreboard.tally([], {("ann", "nurikabe", "nurikabe.py"): 0})
    assert (nothing.words, nothing.accepted) == ("0/0", False)
