"""The scoreboard as a page: everybody has a place of their own, and no name is more than text."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.classes import scoreboard
from judge.classes.page import as_html, failures
from judge.classes.store import Row
from judge.isolation.levels import Isolation
from judge.verdict import Result, Verdict
from tests.helpers.browser import Visit
from tests.helpers.cases import ROOT

RIGHT = Result("1", Verdict.AC, cpu=0.5)
WRONG = Result("1", Verdict.WA, "r1c2 is no island", 0.25, answer="~~\n2~\n", cells=[(0, 1)])
ALIKE = {"Ann Lee": RIGHT, "Ann_Lee": WRONG, "Ann%20Lee": RIGHT, "Ann/Lee": WRONG, "#Ann": RIGHT}
HOSTILE = [
    "</section><script>window.hit = 1</script>", '" onmouseover="window.hit = 1', "{{ 7 * 7 }}",
    "<img src=x onerror='window.hit = 1'>", "&lt;b&gt;", "<!--LINES-->", "javascript:hit",
]  # fmt: skip


def rows_of(results: dict[str, Result]) -> list[Row]:
    """A result for each name."""
    return [Row(name, name, "nurikabe", "a.py", one) for name, one in results.items()]


def page_of(rows: list[Row], expected: Path | None = None) -> str:
    """The page of these results, with pictures if there is an expected answer."""
    scores = scoreboard.tally(rows, {row[1:4]: 1 for row in rows})
    answers = {(row.problem, row.result.case): expected for row in rows} if expected else {}
    return as_html(scores, rows, answers, 3, Isolation("bwrap", "kernel"))


def opened(
    browser: Any, folder: Path, rows: list[Row], expected: Path | None = None, **how: Any
) -> Visit:
    """The same page in a browser."""
    path = folder / "scoreboard.html"
    path.write_text(page_of(rows, expected), encoding="utf-8")
    return Visit(browser, path, **how)


def test_names_that_look_alike_have_places_of_their_own() -> None:
    page = page_of(rows_of(ALIKE))
    sections = dict(re.findall(r'<section id="(.*?)">(.*?)</section>', page, re.DOTALL))
    assert len(sections) == len(ALIKE)
    lines = re.findall(r'<th scope="?row"?>(.*?)</th>.*?href="#(.*?)"', page, re.DOTALL)
    assert {name for name, _ in lines} == set(ALIKE)
    for name, place in lines:
        assert f"<h2>{name}: nurikabe: a.py</h2>" in sections[place]
        assert ("Nothing is wrong." in sections[place]) == (ALIKE[name] is RIGHT)


def test_the_first_difference_is_shown_however_far_down(tmp_path: Path) -> None:
    expected = tmp_path / "1.ans"
    expected.write_text("1~\n" * 100)
    result = Result("1", Verdict.WA, answer="1~\n" * 80 + "~~\n" + "1~\n" * 19)
    page = page_of(rows_of({"ann": result}), expected)
    assert re.findall("<td class=d>(.)", page) == ["1", "~"]
    assert page.count("77 rows that are alike, ...") == 1
    other = Result("1", Verdict.WA, answer="1~\n" * 100)
    assert "... and 40 rows more" in page_of(rows_of({"ann": other}), expected)


def test_a_link_shows_what_is_its_own(browser: Any, tmp_path: Path) -> None:
    visit = opened(browser, tmp_path, rows_of(ALIKE))
    for name in ALIKE:
        visit.page.click(f"tr:has(th:text-is('{name}')) a")
        assert visit.page.locator("section:visible h2").all_inner_texts() == [
            f"{name}: nurikabe: a.py"
        ]
    visit.close()


def test_whatever_others_write_is_text(browser: Any, tmp_path: Path) -> None:
    path, expected = tmp_path / "scoreboard.html", tmp_path / "1.ans"
    expected.write_text(" ".join(HOSTILE), encoding="utf-8")
    rows = [
        Row(f"{at}", each, each, each, Result(each, Verdict.WA, each, answer=each, stderr=each))
        for at, each in enumerate(HOSTILE)
    ]
    answers = {(row.problem, row.result.case): expected for row in rows}
    scores = scoreboard.tally(rows, {row[1:4]: 1 for row in rows})
    path.write_text(
        as_html(scores, rows, answers, 3, Isolation("bwrap", "kernel")), encoding="utf-8"
    )
    visit = Visit(browser, path)
    assert visit.page.evaluate("window.hit") is None
    assert visit.page.locator("script, img").count() == 1
    names = visit.page.locator("#board th[scope=row]").all_inner_texts()
    assert sorted(names) == sorted(HOSTILE)
    visit.page.check("#all")
    assert visit.page.locator("section pre").all_inner_texts() == HOSTILE
    visit.close()


def test_it_is_sorted_and_filtered(browser: Any, tmp_path: Path) -> None:
    expected = tmp_path / "1.ans"
    expected.write_text("~1\n2~\n", encoding="utf-8")
    visit = opened(browser, tmp_path, rows_of(ALIKE), expected)
    visit.page.click("#board button:text-is('accepted')")
    accepted = visit.page.locator("#board tbody td:nth-last-child(2)").all_inner_texts()
    assert accepted == sorted(accepted, reverse=True)
    visit.page.fill("#filter", "WA")
    assert visit.page.locator("#board tbody tr:visible").count() == 2
    visit.page.check("#all")
    assert visit.page.locator("caption:text-is('actual')").count() == 2
    assert visit.page.locator("section .d").all_inner_texts() == ["1", "~"] * 2
    assert visit.serious() == []
    visit.close()


def test_line_ends_of_windows_are_no_difference(tmp_path: Path) -> None:
    (tmp_path / "1.ans").write_text("1~\n~1\n")
    wrong = Result("1", Verdict.WA, answer="1~\r\n~2\r\n")
    page = page_of(rows_of({"Ann": wrong}), tmp_path / "1.ans")
    assert page.count("<td class=d>") == 2  # what is wrong, in both pictures


def test_who_has_no_case_stands_on_the_page() -> None:
    scores = scoreboard.tally([], {("ann", "nurikabe", "a.py"): 0})
    assert "ann" in as_html(scores, [], {}, 3, Isolation("bwrap", "kernel"))


def test_what_is_not_judged_stands_on_the_page() -> None:
    """Who has misnamed all files was on the terminal only."""
    scores, isolation = scoreboard.tally([], {}), Isolation("bwrap", "kernel")
    passed = [f"bob/nurikabee{number}.py: <b>no problem" for number in range(203)]
    page = as_html(scores, [], {}, 3, isolation, passed)
    assert page.count("&lt;b&gt;no problem") == 200
    assert "bob/nurikabee0.py" in page
    assert "and 3 more" in page
    assert "Not judged" not in as_html(scores, [], {}, 3, isolation)


@pytest.mark.parametrize("width", [1280, 390])
def test_no_name_hides_what_others_have(browser: Any, tmp_path: Path, width: int) -> None:
    """The longest name of a folder, names that blanks alone tell apart, a hundred programs."""
    names = ["n" * 255, "a  b", "a b", "Ann"]
    rows = rows_of(dict.fromkeys(names, RIGHT))
    rows += [Row(f"{at}", "Ann", "nurikabe", f"{at}.py", WRONG) for at in range(100)]
    visit = opened(browser, tmp_path, rows)
    visit.page.set_viewport_size({"width": width, "height": 720})
    board = visit.page.locator(".wide").bounding_box()
    for name in visit.page.locator("#board th[scope=row]").all():
        assert name.bounding_box()["width"] < board["width"] / 2
    scores = visit.page.locator("#board tbody td:nth-child(3)").all()
    assert max(score.bounding_box()["width"] for score in scores) < board["width"]
    assert visit.page.locator("#board th[scope=row]").all_inner_texts() == sorted(names)
    visit.page.check("#all")
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
    visit.close()


@pytest.mark.parametrize("width", [1000, 390])
def test_many_problems_break_no_name_in_a_word(browser: Any, tmp_path: Path, width: int) -> None:
    names = ["Oberndorfer", "Bo"]
    problems = [f"problem_of_other_judge_{number}" for number in range(9)]
    rows = [Row(f"{n} {p}", n, p, "a.py", WRONG) for n in names for p in problems]
    visit = opened(browser, tmp_path, rows)
    visit.page.set_viewport_size({"width": width, "height": 720})
    lines = visit.page.locator("#board th[scope=row]").all()
    assert len({line.bounding_box()["height"] for line in lines}) == 1
    visit.close()


def test_what_a_program_says_takes_no_pages(browser: Any, tmp_path: Path) -> None:
    said = Result("1", Verdict.RTE, stderr="\n" * 2000 + "why")
    visit = opened(browser, tmp_path, rows_of({"ann": said, "bob": RIGHT}))
    visit.page.set_viewport_size({"width": 1000, "height": 720})
    visit.page.check("#all")
    assert visit.page.evaluate("document.documentElement.scrollHeight") < 1440
    visit.close()


def test_what_keeps_a_program_from_being_compiled_is_told_once() -> None:
    """A class of thirty had a page of 50 KB for each program that is no program."""
    failed = [Result(f"{case}", Verdict.CE, "C: error: 1", stderr="error: 1") for case in range(66)]
    page = page_of([Row(one.case, "ann", "nurikabe", "a.c", one) for one in failed])
    assert page.count("C: error: 1") == 1
    assert "every case: C: error: 1" in page


def test_a_case_in_which_a_program_cannot_be_started_is_told_as_such() -> None:
    """Where memory is short, say: of others it was said too, or it was not told at all."""
    failed = Result("2", Verdict.CE, "cannot be started: Cannot allocate memory")
    for verdict in Verdict.AC, Verdict.WA:
        both = [Result("1", verdict, "wrong"), failed]
        page = page_of([Row(one.case, "ann", "nurikabe", "a.c", one) for one in both])
        assert "</b> 2: cannot be started" in page


def test_what_a_program_says_again_is_not_told_again() -> None:
    one, other = "Traceback:\nValueError: '4 7'", "Traceback:\nValueError: '5 7'"
    said = {"sample/1": one, "sample/2": other, "secret/1": one, "secret/2": ""}
    results = [Result(each, Verdict.RTE, "exit status 1", stderr=said[each]) for each in said]
    page = page_of([Row(result.case, "ann", "nurikabe", "a.py", result) for result in results])
    assert page.count("<pre>") == 2
    assert page.count("says the same as in") == 1
    assert re.search(r"secret/1: exit status 1 \(0\.00 s\), and says the same as in sample/1", page)


def test_of_a_whole_class_no_more_is_kept_than_is_shown() -> None:
    """Of 300 pupils whose programs print much, the answers took gigabytes."""
    wrong = Result("1", Verdict.WA, answer="x" * 30_000, stderr="no")
    rows = [Row("key", "ann", "nurikabe", "a.py", replace(wrong, case=case)) for case in "123"]
    (kept,) = failures(rows, {}, 1).values()
    told = [(one.result.answer, one.result.stderr, one.like) for one in kept]
    assert told == [(None, "no", ""), (None, "", "1"), (None, "", "1")]


def test_the_input_of_what_fails_is_there(browser: Any, tmp_path: Path) -> None:
    """Of a Ripple Effect the answers do not show the rooms, and of what ends early nothing."""
    (tmp_path / "1.ans").write_text("12\n")
    (tmp_path / "1.in").write_text("1 2\n<&\n..\n")
    results = {
        "ann": Result("1", Verdict.WA, answer="21\n"),
        "bob": Result("1", Verdict.RTE, "exit status 1"),
        "cid": Result("1", Verdict.CE, "C: error"),
        "dan": RIGHT,
    }
    rows = rows_of(results)
    rows += [Row(f"{at}", "bob", "nurikabe", "a.py", results["bob"]) for at in range(5)]
    visit = opened(browser, tmp_path, rows, tmp_path / "1.ans")
    visit.page.check("#all")
    sections = visit.page.locator("section")
    assert [one.locator("details").count() for one in sections.all()] == [1, 3, 0, 0]
    visit.page.click("summary >> nth=0")
    shown = visit.page.locator("details pre").first
    assert shown.inner_text() == "1 2\n<&\n..\n"
    assert shown.evaluate("each => getComputedStyle(each).whiteSpace") == "pre"  # drawings are wide
    visit.close()


def test_of_a_long_input_it_is_told_that_it_goes_on(tmp_path: Path) -> None:
    """Who copied it had a part of a board, and did not know."""
    (tmp_path / "1.ans").touch()
    (tmp_path / "1.in").write_text("." * 4000 + "7")
    page = page_of(rows_of({"ann": WRONG}), tmp_path / "1.ans")
    assert "." * 4000 + "\n...</pre>" in page
    (tmp_path / "1.in").write_text("." * 4000)
    assert "." * 4000 + "</pre>" in page_of(rows_of({"ann": WRONG}), tmp_path / "1.ans")


@pytest.mark.parametrize(
    ("verdict", "words"), [("RTE", "processes"), ("OLE", "files"), ("JE", "machine")]
)
def test_a_verdict_means_on_the_page_what_it_means_in_the_docs(verdict: str, words: str) -> None:
    page = page_of(rows_of({"ann": Result("1", Verdict(verdict), "so")}))
    for text in page, (ROOT / "docs" / "judge.md").read_text():
        assert re.search(rf"{verdict}(:| \|).*\b{words}\b", text)


def test_verdicts_and_marks_are_explained(tmp_path: Path) -> None:
    (tmp_path / "1.ans").write_text("1~\n2~\n")
    page = page_of(rows_of({"Ann": RIGHT, "Bob": WRONG}), tmp_path / "1.ans")
    assert "WA: wrong answer." in page
    assert "RTE:" not in page  # nobody has it
    assert page.count("Red: differs; any other right answer will do.") == 1
    assert page.count("Yellow: breaks the law.") == 1
    assert "Red:" not in page_of(rows_of({"Ann": RIGHT}))


def test_a_name_is_found_without_its_accents(browser: Any, tmp_path: Path) -> None:
    """Folders that come from a Mac have them as signs of their own."""
    names = ["Çağla İnce", "Mu\u0308ller", "Şahin", "王小明"]
    visit = opened(browser, tmp_path, rows_of(dict.fromkeys(names, RIGHT)))
    wanted = {"ince": 0, "çağla": 0, "cagla": 0, "Müller": 1, "MULLER": 1, "şahin": 2, "小明": 3}
    for words, at in wanted.items():
        visit.page.fill("#filter", words)
        assert visit.page.locator("#board tbody tr:visible th").all_inner_texts() == [names[at]]
    visit.close()


def test_words_that_are_no_cells_do_not_run_into_each_other(browser: Any, tmp_path: Path) -> None:
    expected = tmp_path / "1.ans"
    expected.write_text("~1\n2~\n", encoding="utf-8")
    prompt = Result("1", Verdict.WA, answer="Please enter the size:\n~1\n2~\n")
    visit = opened(browser, tmp_path, rows_of({"Ann": prompt}), expected)
    visit.page.check("#all")
    cell = visit.page.locator("td:text-is('Please')")
    text = "cell => { const range = document.createRange(); range.selectNodeContents(cell);"
    room = cell.bounding_box()["width"] - cell.evaluate(
        f"{text} return range.getBoundingClientRect().width; }}"
    )
    assert room > 4
    visit.close()


@pytest.fixture
def marked(browser: Any, tmp_path: Path) -> Iterator[Visit]:
    """A page with a cell that differs and one that breaks a law."""
    expected = tmp_path / "1.ans"
    expected.write_text("~1\n2~\n", encoding="utf-8")
    wrong = Result("1", Verdict.WA, answer="~1\n2~\n3~\n", cells=[(0, 1)])
    visit = opened(browser, tmp_path, rows_of({"Ann": wrong}), expected)
    visit.page.check("#all")
    yield visit
    visit.close()


def test_marks_are_seen_on_paper_and_where_a_system_forces_its_colours(marked: Visit) -> None:
    """On paper what differs was paler than all else, as paper has no backgrounds of its own."""
    colour = "cell => getComputedStyle(cell).backgroundColor"
    cells = [marked.page.locator(f"section .{mark}").last for mark in "db"]
    seen = [cell.evaluate(colour) for cell in cells]
    marked.page.emulate_media(forced_colors="active")
    assert [cell.evaluate(colour) for cell in cells] == seen
    adjusted = "cell => getComputedStyle(cell).printColorAdjust"
    assert [cell.evaluate(adjusted) for cell in cells] == ["exact", "exact"]
    marked.page.emulate_media(media="print")  # where names stay in sight, lines below them are gone
    stays = "all => all.map(each => getComputedStyle(each).position)"
    assert {*marked.page.locator("#board th").evaluate_all(stays)} == {"static"}


def test_marks_are_heard(marked: Visit) -> None:
    heard = marked.page.locator("section").aria_snapshot()
    assert 'cell "3, differs"' in heard
    assert re.search(r'cell "1 ?, breaks the law"', heard)


def test_the_table_is_in_the_main_part(marked: Visit) -> None:
    """Who goes there by a key came behind it, to what is hidden at first."""
    assert marked.page.get_by_role("main").locator("h1, #board, section").count() == 3


def test_without_scripts_all_details_are_there(browser: Any, tmp_path: Path) -> None:
    """Firefox, which keeps what is ticked, showed none of them after a reload."""
    visit = opened(browser, tmp_path, rows_of(ALIKE), java_script_enabled=False)
    assert visit.page.locator("section:visible").count() == 0
    assert visit.page.locator("#filter:visible").count() == 0  # it would do nothing
    visit.page.check("#all")
    assert visit.page.locator("section:visible").count() == len(ALIKE)
    visit.close()


def test_how_many_are_found_is_told(browser: Any, tmp_path: Path) -> None:
    visit = opened(browser, tmp_path, rows_of(ALIKE))
    for words, told in {"WA": "2 of 5", "nobody": "0 of 5", "": ""}.items():
        visit.page.fill("#filter", words)
        assert visit.page.get_by_role("status").inner_text() == told
    visit.close()
