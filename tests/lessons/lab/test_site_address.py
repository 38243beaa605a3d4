"""The address of the lab: it holds the puzzle, and browsers go back and forward between puzzles."""

import base64
import json
import zlib
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from tests.helpers.cases import ROOT
from tests.helpers.lab import ONE, SEVERAL, LabVisit, SiteVisit
from tests.helpers.play import press
from tests.lessons.lab.conftest import OpenLab

# Back, and forward again before the puzzle there has come; to pack an address takes its time.
TO_AND_FRO = """async pause => {
    const sleep = time => new Promise(resolve => setTimeout(resolve, time));
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
        await sleep(30);
        return arrayBuffer.call(this);
    };
    const go = by => new Promise(resolve => {
        addEventListener("hashchange", resolve, { once: true });
        history.go(by);
    });
    await go(-1);
    await sleep(pause);
    await go(1);
    await sleep(200);
    Response.prototype.arrayBuffer = arrayBuffer;
}"""


def packed(held: Any) -> str:
    """The end of an address that holds this."""
    squeezed = zlib.compress(json.dumps(held).encode(), wbits=-15)
    return "#lab=" + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


@pytest.mark.sweep
def test_the_address_holds_the_puzzle_and_the_marks(lab: OpenLab) -> None:
    opened = lab()
    opened.bring(ONE)
    opened.page.click("#tab-try")
    press(opened, "r1c1")
    copied = opened.page.evaluate("""async () => {
        const texts = [];
        navigator.clipboard.writeText = async text => texts.push(text);
        for (const each of document.querySelectorAll("#shared button")) each.click();
        while (texts.length < 2) await new Promise(resolve => setTimeout(resolve, 10));
        return texts;
    }""")
    assert copied[0] == opened.page.url
    other = lab("#" + copied[1].partition("#")[2])
    other.wait()
    other.page.wait_for_selector("#try:not([hidden])")
    assert other.page.locator("#try .mark").count() == 1
    plain = lab("#puzzle=" + opened.page.evaluate("text => encodeURIComponent(text)", ONE))
    plain.wait()
    assert plain.page.inner_text("#name") == "Nurikabe"


@pytest.mark.sweep
def test_back_leaves_a_puzzle_that_came_with_the_address(lab: OpenLab) -> None:
    opened = lab("#puzzle=" + quote(ONE))
    opened.wait()
    assert "#lab=" in opened.page.url
    opened.page.go_back()
    assert opened.page.url == "about:blank"


@pytest.mark.sweep
def test_quick_steps_back_and_forward_keep_the_address(opened: LabVisit) -> None:
    opened.bring(ONE)
    opened.bring(SEVERAL)
    last, entries = opened.page.url, opened.page.evaluate("history.length")
    for pause in range(0, 120, 10):
        opened.page.evaluate(TO_AND_FRO, pause)
        opened.wait()
        assert opened.page.url == last, pause
        assert opened.page.evaluate("history.length") == entries, pause
    assert "several answers" in opened.found()


@pytest.mark.parametrize(
    "end",
    [
        "#lab=nonsense",
        packed({"problem": "nurikabe", "puzzle": ONE})[:-9],
        packed({"problem": "nurikabe", "puzzle": ONE, "marks": 5}),
        packed({"problem": "nurikabe", "puzzle": ONE, "marks": [["r1c1", "sea"]]}),
        packed({"problem": "nurikabe", "puzzle": ONE, "marks": [["r1c1", ["sea", "island"]]]}),
        packed({"problem": 7, "puzzle": ONE}),
        packed(None),
        "#puzzle=%",
    ],
)
def test_a_damaged_address_is_said_to_be_one(opened: LabVisit, end: str) -> None:
    opened.page.evaluate("document.getElementById('bring').open = true")
    opened.page.fill("#text-of-puzzle", "half typed")
    opened.page.evaluate("end => { location.hash = end; }", end)
    opened.page.locator("#finding").get_by_text("cut short or damaged").wait_for(timeout=3000)
    assert opened.page.locator("#opened").is_hidden()
    assert opened.page.input_value("#text-of-puzzle") == "half typed"


def test_a_link_that_unpacks_to_much_is_refused(opened: LabVisit) -> None:
    """A short one kept the page busy for a quarter of a minute."""
    go(opened, packed({"problem": "nurikabe", "puzzle": "." * 20_000_000}))
    assert opened.found() == "Not yet: the link holds more than 5 MB, which is no puzzle."


@pytest.mark.sweep
def test_a_large_puzzle_is_in_the_address(opened: LabVisit) -> None:
    """What is packed into more than some 120,000 bytes was an error of the page."""
    rows = ("".join(Random(row).choices(".~123456789", k=600)) for row in range(600))
    link = opened.page.evaluate("text => page.hashOf({ puzzle: text })", "\n".join(rows))
    assert len(link) > 160_000


@pytest.mark.sweep
def test_what_was_stopped_is_begun_again_when_one_comes_back(lab: OpenLab) -> None:
    hard = (ROOT / "testcases/nurikabe/data/secret/20x20-structural-kept-1.in").read_text()
    opened = lab()
    page, busy = opened.page, "html[data-busy='yes']"
    page.evaluate("end => { location.hash = end; }", "#puzzle=" + quote(hard))
    page.wait_for_selector(busy, state="attached")
    page.click("#stop")
    opened.wait()
    assert "it was stopped" in opened.found()
    opened.bring(ONE)
    page.go_back()
    page.wait_for_selector(busy, state="attached", timeout=3000)
    page.click("#stop")
    opened.wait()


def go(opened: LabVisit, end: str) -> None:
    """Have the address end like this, and wait until all is said of it."""
    opened.ask()
    opened.page.evaluate("end => { location.hash = end; }", end)
    opened.wait()


@pytest.mark.sweep
def test_what_was_done_after_a_link_with_marks_outlasts_a_reload(lab: OpenLab) -> None:
    link = packed({"problem": "nurikabe", "puzzle": ONE, "marks": [["r1c1", ["sea"]]]})
    opened = lab(link)
    opened.page.wait_for_selector("#try:not([hidden])")
    press(opened, "r1c2")
    assert opened.page.url.partition("#")[2] != link[1:]
    opened.page.reload()
    opened.page.wait_for_selector("html[data-ready]", state="attached")
    opened.wait()
    opened.page.click("#tab-try")
    assert opened.page.locator("#try .mark").count() == 2


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (("sudoku", ONE), "the link is of no puzzle that is known: 'sudoku'"),
        (("", ONE), "the link is of no puzzle that is known: ''"),
        (("nurikabe", "2\n.1\n.\n"), "the link is of no Nurikabe puzzle: line 3:"),
        (("light_up", ONE.replace("1", "7")), "the link is of no Light Up puzzle: line 3:"),
    ],
)
def test_what_is_wrong_with_a_link_is_said(opened: LabVisit, held: tuple, said: str) -> None:
    problem, puzzle = held
    go(opened, packed({"problem": problem, "puzzle": puzzle}))
    assert opened.found().startswith(f"Not yet: {said}")
    assert opened.page.locator("#opened").is_hidden()


def test_marks_that_a_puzzle_cannot_have_are_said(opened: LabVisit) -> None:
    marks = [["r1c1", ["sea"]], ["r9c9", ["sea"]], ["r1c2", ["bulb"]]]
    go(opened, packed({"problem": "nurikabe", "puzzle": ONE, "marks": marks}))
    assert opened.page.locator("#try .mark").count() == 1
    assert opened.page.inner_text("#try .sentence") == (
        "The link has marks that this puzzle cannot have: r9c9 and r1c2."
    )


@pytest.mark.sweep
def test_back_to_the_page_alone_leaves_the_puzzle(lab: OpenLab) -> None:
    opened = lab()
    opened.bring(SEVERAL)
    assert opened.page.title() == "Nurikabe · The lab"
    opened.page.go_back()
    opened.page.wait_for_selector("#opened", state="hidden", timeout=3000)
    assert (opened.page.title(), opened.found()) == ("The lab", "")
    assert opened.page.locator("#text-of-puzzle").is_visible()
    opened.page.go_forward()
    opened.page.wait_for_selector("#opened:not([hidden])")
    assert "several answers" in opened.found()


@pytest.mark.sweep
def test_a_puzzle_that_is_brought_meanwhile_is_kept(browser: Any, lab_site: str) -> None:
    opened = SiteVisit(browser, f"{lab_site}/lab.html#puzzle={quote(SEVERAL)}")
    opened.page.wait_for_selector("html[data-busy]", state="attached")
    opened.page.fill("#text-of-puzzle", ONE)
    opened.page.click("#bring button.main")
    opened.page.wait_for_selector("html[data-ready][data-busy='no']", state="attached")
    assert opened.page.inner_text("#about").startswith("5")
    opened.close()
