"""A page on paper, on small screens, for all eyes."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER
from lessons.page import built, data_of, page
from lessons.site import Entry, index
from tests.helpers.browser import Visit
from tests.helpers.pages import ONE, PHONE, TWO, Open, Rules
from tests.helpers.sweep import in_sweep

WITHOUT_PAGES = """() => {
    const [print] = [...document.styleSheets[0].cssRules].filter(
        rule => rule.media?.mediaText === "print");
    print.deleteRule([...print.cssRules].findIndex(rule => rule instanceof CSSPageRule));
}"""
FILLED = """() => ["[role=tab]", "#steps li", "#exports li", "#player button", "svg", "[role=grid]"]
    .map(selector => document.querySelectorAll(selector).length)"""
LINKS = """() => [...JSON.parse(document.getElementById("written").textContent)
    .matchAll(/<a href="([^"]*)/g)].map(([, link]) => link)"""


@pytest.mark.parametrize("problem", TWO)
def test_a_worksheet_has_two_pages(visit: Open, problem: str) -> None:
    opened = visit(problem)
    pdf = opened.page.pdf()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2


def test_a_worksheet_has_two_pages_of_letter_too(visit: Open) -> None:
    opened = visit("nurikabe")
    sides = dict.fromkeys(("top", "right", "bottom", "left"), "15mm")
    pdf = opened.page.pdf(format="Letter", prefer_css_page_size=True)
    opened.page.evaluate(WITHOUT_PAGES)  # as browsers do that know no rules of pages
    for pdf in pdf, opened.page.pdf(format="Letter", margin=sides):
        assert re.findall(rb"/MediaBox\s*\[([^]]*)]", pdf)[0] == b"0 0 612 792"
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2


@pytest.mark.parametrize(
    "problem", [*TWO, "20x20", in_sweep("30x30"), "few shapes", in_sweep("shapes")]
)
def test_nothing_of_a_worksheet_is_cut_off(visit: Open, problem: str) -> None:
    target = {
        "20x20": ("light_up", "secret/20x20-hard-seed1"),
        "30x30": ("light_up", "secret/30x30-hard-seed1"),
        "few shapes": ("nurikabe", "secret/5x5-structural-kept-1"),
        "shapes": ("nurikabe", "secret/10x10-cases-largest12-seed1"),
    }.get(problem, (problem,))
    opened = visit(*target, viewport={"width": 680, "height": 990})  # 180 x 262 mm
    opened.page.emulate_media(media="print")
    cut = """[...document.querySelectorAll("#worksheet section")].map(
        section => section.scrollHeight - section.clientHeight)"""
    assert opened.page.evaluate(cut) == [0, 0]
    cut = """[...document.querySelectorAll("#worksheet li")].filter(
        line => line.scrollWidth > line.clientWidth).map(line => line.textContent)"""
    assert opened.page.evaluate(cut) == [], "what a step concludes stands last in its line"
    assert "+" not in opened.page.text_content("#worksheet"), "of a shape the cells are listed"


def test_lines_to_write_on_are_no_background(visit: Open) -> None:
    """Firefox prints so thin ones of a gradient here and there, or not at all."""
    opened = visit("nurikabe", viewport={"width": 680, "height": 990})
    opened.page.emulate_media(media="print")
    room = opened.page.locator("#worksheet div.notes").bounding_box()
    lines = [line.bounding_box()["y"] for line in opened.page.locator("#worksheet hr").all()]
    apart = {round(below - above) for above, below in pairwise(lines)}
    assert apart <= {34, 35, 36}  # pixels, of which there are 96 in 25.4 mm
    assert lines[0] > room["y"] + 30
    assert lines[-1] > room["y"] + room["height"] - 36, "down to the end of the page"


@pytest.mark.parametrize("problem", ["alcazar", "nurikabe"])
def test_a_cell_on_paper_is_no_poster(visit: Open, problem: str, tmp_path: Path) -> None:
    path, puzzle = tmp_path / "one.html", "+---+\n\n+---+\n" if problem == "alcazar" else "1\n1\n"
    path.write_text(page(problem, "one", puzzle), encoding="utf-8")
    opened = visit(path, viewport={"width": 680, "height": 990})  # 180 x 262 mm
    opened.page.emulate_media(media="print")
    drawn = opened.page.locator("#worksheet .board .paper").first.bounding_box()
    assert 60 < drawn["height"] < 120


@pytest.mark.parametrize("problem", TWO)
def test_a_phone_needs_no_sideways_scrolling(visit: Open, problem: str) -> None:
    opened = visit(problem, **PHONE)
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        width = opened.page.evaluate("document.documentElement.scrollWidth")
        assert width == 360, tab.inner_text()


def test_a_name_of_an_edge_stays_on_one_line(visit: Open) -> None:
    opened = visit("alcazar", "secret/4x6-all-direct-seed1", **PHONE)
    opened.page.keyboard.press("End")
    parted = r"""() => {
        const texts = document.createTreeWalker(document.querySelector("main"), 4), found = [];
        while (texts.nextNode()) {
            for (const name of texts.currentNode.data.matchAll(/r\d+c\d+-\w+/g)) {
                const range = document.createRange();
                range.setStart(texts.currentNode, name.index);
                range.setEnd(texts.currentNode, name.index + name[0].length);
                found.push(range.getClientRects().length);
            }
        }
        return found;
    }"""
    lines = opened.page.evaluate(parted)
    assert lines.count(1) > 50
    assert not [many for many in lines if many > 1]  # 0: not shown


def test_no_frame_covers_the_number_of_a_row_or_column(visit: Open) -> None:
    opened = visit("alcazar", "secret/4x6-all-direct-seed1")
    opened.page.click("#tab-try")
    board = opened.page.locator("#try .board")
    covered = """board => {
        const drawn = board.querySelector(".ring.cursor .halo");
        const frame = drawn.getBoundingClientRect(), cell = board.getScreenCTM().a;
        const edge = cell * parseFloat(getComputedStyle(drawn).strokeWidth) / 2;
        return [...board.querySelectorAll(".numbers text")].filter(text => {
            const box = text.getBoundingClientRect();
            return box.bottom > frame.top - edge && box.top < frame.bottom + edge
                && box.right > frame.left - edge && box.left < frame.right + edge;
        }).map(text => text.textContent);
    }"""
    for key, door in (("ArrowUp", "r1c1 to top"), ("ArrowLeft", "r1c1 to left")):
        opened.page.keyboard.press(key)
        assert board.get_attribute("aria-description").startswith(door)
        assert board.evaluate(covered) == []


@pytest.mark.parametrize("width", [320, 1280])
def test_no_width_needs_sideways_scrolling(visit: Open, width: int) -> None:
    view = {"width": width, "height": 700}
    opened = visit("alcazar", "secret/14x20-few-structural-seed1", viewport=view)
    out = """[...document.querySelectorAll("body *")].filter(element => {
        const box = element.getBoundingClientRect();
        return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5);
    }).map(element => element.outerHTML.slice(0, 80))"""
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        assert opened.page.evaluate("document.documentElement.scrollWidth") == width
        assert opened.page.evaluate(out) == [], tab.inner_text()


def test_letters_twice_as_large_need_no_sideways_scrolling(visit: Open) -> None:
    """What stands beside the slider went out of sight, and the slider was a dot."""
    view = {"width": 360, "height": 700}
    opened = visit("alcazar", "secret/14x20-few-structural-seed1", viewport=view)
    opened.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert opened.page.locator("#player .slide input").bounding_box()["width"] > 100
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        assert opened.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("problem", ONE)
def test_nothing_stands_in_the_way(visit: Open, problem: str) -> None:
    opened = visit(problem)
    opened.page.keyboard.press("ArrowRight")
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        assert opened.serious() == []


def test_the_puzzle_is_copied(visit: Open) -> None:
    opened = visit("nurikabe", permissions=["clipboard-read", "clipboard-write"])
    opened.page.click("text=Copy or print")
    opened.page.click("#copy")
    opened.page.get_by_text("Copied.").wait_for()
    opened.page.evaluate("() => { navigator.clipboard.writeText = async () => { throw 0; }; }")
    opened.page.focus("#copy")
    opened.page.keyboard.press("Enter")  # the old way, which must not take the focus away
    opened.page.wait_for_timeout(50)
    assert opened.page.evaluate("document.activeElement.id") == "copy"
    copied = opened.page.evaluate("navigator.clipboard.readText()")
    assert copied == (FOLDER / "nurikabe/data/sample/1.in").read_text()


def test_nothing_stands_on_paper_beside_a_worksheet(visit: Open) -> None:
    opened = visit("nurikabe")
    opened.page.emulate_media(media="print")
    shown = opened.page.locator("body > *:visible").all()
    assert [each.get_attribute("id") for each in shown] == ["worksheet"]


def test_the_index_fits_on_a_phone(visit: Open, tmp_path: Path) -> None:
    """How many steps a lesson has was out of sight."""
    givens = data_of("nurikabe", "", "1\n1\n")["givens"]
    entry = Entry("1.html", "nurikabe", "20 x 20, few doors", "20 x 20", "2.10.10", 1478, givens)
    path = tmp_path / "index.html"
    path.write_text(index([entry]), encoding="utf-8")
    opened = visit(path, **PHONE)
    table = "table => table.getBoundingClientRect().right"
    assert max(opened.page.locator("table").evaluate_all(f"all => all.map({table})")) <= 360


def test_no_title_of_the_index_is_last_on_a_sheet(visit: Open, tmp_path: Path) -> None:
    """The lessons of a puzzle began on the next one, below nothing."""
    path = tmp_path / "index.html"
    path.write_text(index([]), encoding="utf-8")
    opened = visit(path)
    opened.page.emulate_media(media="print")
    kept = "all => all.map(each => getComputedStyle(each).breakAfter)"
    for part in "h2", "h2 + p":
        assert set(opened.page.locator(part).evaluate_all(kept)) == {"avoid"}


def test_what_is_printed_is_as_in_the_light(visit: Open) -> None:
    """Who reads in the dark had dark panels below black words on the pages of rules."""
    opened = visit("nurikabe", color_scheme="dark")
    colours = """() => ["--panel", "--accent", "--page"].map(
        name => getComputedStyle(document.documentElement).getPropertyValue(name))"""
    assert opened.page.evaluate(colours)[0] != "#fff"
    opened.page.emulate_media(media="print", color_scheme="dark")
    assert opened.page.evaluate(colours) == ["#fff", "#0063a6", "#fff"]


def test_a_lesson_has_no_styles_of_the_lab() -> None:
    """Each page had three thousand bytes of them."""
    assert not re.search(r"#own|\.lab\b|\.cm-", built("page.css"))


def test_a_lesson_has_no_styles_of_the_index() -> None:
    """Each page of a large board, with all its steps, was as much longer."""
    assert "body.text" in built("text.css")
    assert "body.text" not in built("page.css")


def test_styles_ask_for_no_has_which_older_browsers_do_not_know() -> None:
    assert ":has(" not in built("page.css")


def test_a_finger_that_rests_on_a_number_selects_it_on_no_phone() -> None:
    """Safari knows the name of its own alone."""
    selects = re.findall(r"(-webkit-)?user-select:none", built("page.css"))
    assert sorted(selects) == ["", "-webkit-"]


def test_words_that_are_printed_are_in_no_columns(visit: Open) -> None:
    """Of lists within a column, even of one, Chromium cuts lines in two where a page ends."""
    opened = visit("nurikabe", "secret/6x6-structural-seed6")
    opened.page.evaluate("print = () => undefined")
    opened.page.click("text=Copy or print")
    opened.page.click("#print-words")
    opened.page.emulate_media(media="print")
    columns = "all => all.map(each => getComputedStyle(each).columnCount)"
    lists = opened.page.locator("#worksheet .words ol")
    assert lists.count() > 2
    assert set(lists.evaluate_all(columns)) == {"auto"}


@pytest.mark.parametrize("problem", ONE)
def test_a_page_that_a_browser_has_saved_has_nothing_twice(
    visit: Open, problem: str, tmp_path: Path
) -> None:
    """It is saved with all that its script has filled in, and that was filled in once more."""
    opened = visit(problem, new=True)
    before = opened.page.evaluate(FILLED)
    opened.page.keyboard.press("ArrowRight")
    opened.page.keyboard.press("?")
    for name in "once.html", "twice.html":
        (tmp_path / name).write_text(opened.page.content(), encoding="utf-8")
        opened.page.goto((tmp_path / name).as_uri())
        assert opened.page.evaluate(FILLED) == before
        assert opened.page.locator("#help").is_hidden()
    opened.page.click("#tab-try")
    assert opened.page.locator("#try .board").count() == 1


def test_pictures_that_a_browser_has_saved_are_told_once(
    browser: Any, rules: Rules, tmp_path: Path
) -> None:
    opened = Visit(browser, rules("light_up"), new=True)
    before = opened.page.evaluate(FILLED)
    links = opened.page.evaluate(LINKS)
    assert links
    assert all(link.startswith("file:///") for link in links)  # and lead to where they did
    (tmp_path / "saved.html").write_text(opened.page.content(), encoding="utf-8")
    opened.page.goto((tmp_path / "saved.html").as_uri())
    assert opened.page.evaluate(FILLED) == before
    opened.close()
