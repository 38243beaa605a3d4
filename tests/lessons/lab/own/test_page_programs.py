"""Writing programs in the lab: what is shown of them, what is kept, what they cannot do."""

from pathlib import Path

import pytest

from tests.helpers.own import Desk
from tests.helpers.play import puzzle
from tests.helpers.sweep import in_every, in_sweep
from tests.lessons.lab.conftest import OpenLab

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK = {"color_scheme": "dark"}
CRASH = """import sys
def solve(rows):
    return rows[99]
print(solve(sys.stdin.read().split()))
"""
DEEP = """import functools, sys
sys.setrecursionlimit(10**6)
count = functools.lru_cache(None)(lambda n: n and count(n - 1))
count(5000)
"""
SPIES = """import gc
for name in "js", "pyodide", "pyodide_js", "_pyodide_core":
    try:
        __import__(name)
        print("imported", name)
    except ImportError:
        pass
import urllib.request
try:
    urllib.request.urlopen("http://127.0.0.1/")
except Exception as error:
    print("raised", type(error).__name__)
found = [each for each in gc.get_objects() if type(each).__name__ == "JsProxy"]
for scope in found:
    for name in "fetch", "XMLHttpRequest", "localStorage", "indexedDB", "caches", "Worker":
        if getattr(scope, name, None) is not None:
            print("has", name)
import os
print(os.path.exists("/project"), [name for name in __import__("sys").modules if "judge" in name])
"""


@pytest.mark.sweep
def test_a_wrong_answer_is_shown_beside_the_right_one(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write("for _ in range(int(input().split()[0])):\n    print('~' * 5)\n")
    desk.press("samples")
    assert desk.status().startswith("2 WA")
    assert desk.rows()[0].reason == "the answer changes a clue at r2c1"
    actual = desk.at(".cases > li").first.locator("figure").nth(1)
    assert actual.locator("mark.differs").count() > 3
    assert actual.locator("mark.breaks").count() + actual.locator("mark.differs").count() > 4
    assert "....3" in desk.at(".cases > li").first.inner_text()


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("errors", "said"),
    [
        ("[KeyError(1), E('some', [KeyError(2)])]", "ExceptionGroup: all (2 sub-exceptions)"),
        ("[ValueError('x' * 300 + chr(10)) for _ in range(15)]", "ValueError: xxx"),  # cut off
    ],
)
def test_a_group_of_errors_is_told_by_its_own_line(desk: Desk, errors: str, said: str) -> None:
    """It was told by its last line, which was a frame: +-----."""
    desk.choose("light_up")
    desk.write(f"E = ExceptionGroup\nraise E('all', {errors})\n")
    desk.press("samples")
    words = desk.at(".cases > li summary").first.inner_text()
    assert f"exit status 1 {said}" in words
    assert "+--" not in words


@pytest.mark.sweep
def test_of_an_error_the_line_is_gone_to(desk: Desk) -> None:
    desk.choose("light_up")
    desk.write(CRASH)
    desk.press("samples")
    assert desk.rows()[0].verdict == "RTE"
    assert "IndexError" in desk.at(".cases pre").first.inner_text()
    desk.at("button").filter(has_text="Go to line 3").first.click()
    active = desk.at(".cm-activeLine").inner_text()
    assert active.strip() == "return rows[99]"


@pytest.mark.sweep
def test_a_small_case_that_fails_is_found(desk: Desk) -> None:
    desk.choose("ripple_effect")
    desk.write("print('1' if input() == '1' else '')\n")
    desk.press("small case")
    assert desk.status().startswith("The smallest new case that fails: ")
    rows = desk.rows()
    assert [row.verdict for row in rows[-2:]] == ["AC", "WA"]
    assert "new/2x2" in desk.at(".cases > li").last.inner_text()


@pytest.mark.sweep
def test_a_program_that_is_nested_too_deeply_is_a_ce(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "deep.py"
    path.write_text(f"x = {'(' * 5000}1{')' * 5000}\n")
    desk.open(path)
    desk.press("sample")
    assert desk.status() == "Python cannot read the program: 1 CE."
    assert desk.rows() == [("CE", "Python: SyntaxError: too many nested parentheses")]


@pytest.mark.sweep
def test_who_calls_deeper_than_the_browser_has_room_for_is_told_so(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write(DEEP)
    desk.press("samples")
    assert desk.rows()[0] == ("RTE", "killed by signal 11 (SIGSEGV)")
    said = desk.at(".cases > li").first.locator("pre").first.inner_text()
    assert said == "The browser has no room for calls as deep as these."


@pytest.mark.sweep
def test_a_program_that_goes_on_is_stopped_by_hand(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write("while True:\n    pass\n")
    desk.at("button").filter(has_text="samples").click()
    desk.page.wait_for_selector("#programs .desk[data-busy=yes]")
    desk.press("Stop")
    assert desk.status().startswith("Stopped.")
    desk.write("print(1)\n")
    desk.press("samples")
    assert desk.status().startswith("2 WA")


@pytest.mark.sweep
@pytest.mark.parametrize("words", ["samples", "small case"])
def test_it_can_be_stopped_before_it_has_begun(desk: Desk, words: str) -> None:
    desk.choose("nurikabe")
    desk.write("while True:\n    pass\n")
    desk.page.evaluate(
        """([name, words]) => {
            const buttons = [...document.querySelectorAll(`${name} button`)];
            buttons.find(each => each.textContent.includes(words)).click();
            buttons.find(each => each.textContent === "Stop").click();
        }""",
        [desk.name, words],
    )
    desk.page.wait_for_selector("#programs .desk[data-busy=no]", timeout=2000)
    assert desk.status() == "Stopped."
    desk.write("print(1)\n")
    desk.press("samples")
    assert desk.status().startswith("2 WA")


@pytest.mark.sweep
def test_a_file_that_is_dropped_on_the_editor_is_no_puzzle(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write("")
    brought = desk.page.input_value("#text-of-puzzle")
    desk.page.evaluate(
        """code => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File(["print('dropped')"], "my.py"));
            const more = { dataTransfer, bubbles: true, cancelable: true };
            document.querySelector(code).dispatchEvent(new DragEvent("drop", more));
        }""",
        desk.code,
    )
    desk.page.wait_for_selector(f"{desk.code}:has-text('dropped')")
    desk.visit.wait()
    assert desk.page.input_value("#text-of-puzzle") == brought


@pytest.mark.sweep
def test_a_run_goes_on_after_too_much_output(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write("print(1)\n")
    desk.press("samples")
    desk.write("while True:\n    print('x' * 100000)\n")
    for _ in range(3):
        desk.press("samples")
        assert desk.status().startswith("2 OLE")


@pytest.mark.sweep
def test_programs_have_nothing_of_page_and_project(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write(SPIES)
    desk.press("samples")
    said = desk.at(".cases > li").first.locator("figure").nth(1).inner_text().split("\n", 1)[1]
    assert "imported" not in said
    assert "has" not in said
    assert "Error" in said
    assert "False []" in " ".join(said.split())


@pytest.mark.sweep
def test_what_was_written_last_is_kept_too(lab: OpenLab) -> None:
    opened = lab(new=True)
    Desk(opened, "programs").write("print('last')\n")
    opened.page.reload()
    opened.page.wait_for_selector("html[data-ready]", state="attached")
    assert "print('last')" in Desk(opened, "programs").text()


@pytest.mark.sweep
def test_work_is_kept_saved_and_opened(lab: OpenLab, tmp_path: Path) -> None:
    opened = lab(new=True)
    mine = Desk(opened, "programs")
    mine.choose("alcazar")
    mine.write("print('mine')\n")
    mine.choose("nurikabe")
    assert "mine" not in mine.text()
    with opened.page.expect_download() as saved:
        mine.choose("alcazar")
        mine.at("button").filter(has_text="Save").click()
    path = tmp_path / "saved.py"
    saved.value.save_as(path)
    assert saved.value.suggested_filename == "my_alcazar.py"
    assert path.read_text() == "print('mine')\n"
    opened.reload()
    opened.page.wait_for_selector("html[data-ready]", state="attached")
    mine = Desk(opened, "programs")
    assert mine.at("select").first.input_value() == "alcazar"
    assert "mine" in mine.text()
    mine.open(path)
    assert "mine" in mine.text()


@pytest.mark.sweep
def test_work_is_there_where_nothing_can_be_kept(lab: OpenLab) -> None:
    refuse = "() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }"
    opened = lab(new=True)
    opened.page.evaluate(refuse)
    mine = Desk(opened, "programs")
    mine.choose("alcazar")
    mine.write("print('mine')\n")
    mine.choose("nurikabe")
    mine.choose("alcazar")
    assert "mine" in mine.text()


@pytest.mark.sweep
def test_a_lab_that_is_gone_back_to_has_what_was_written_since(lab: OpenLab) -> None:
    """Browsers keep a page as it was: what was written there next took the place of the newer."""
    opened = lab(new=True)
    mine = Desk(opened, "programs")
    mine.choose("alcazar")
    mine.write("print('old')\n")
    mine.choose("nurikabe")
    mine.choose("alcazar")
    opened.page.evaluate("""() => {
        localStorage.setItem("lab-program-alcazar", "print('new')");
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }""")
    assert "new" in mine.text()
    opened.page.evaluate("""() => {
        Storage.prototype.setItem = () => { throw new Error("full"); };
    }""")
    mine.write("print('mine')\n")
    mine.choose("nurikabe")
    mine.choose("alcazar")
    opened.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert "mine" in mine.text()


@pytest.mark.sweep
def test_keys_lead_in_and_out_of_the_editor(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write("if 1:")
    desk.page.focus(desk.code)
    for key in "End", "Enter", "Tab":
        desk.page.keyboard.press(key)
    assert desk.page.evaluate("document.activeElement.className").startswith("cm-content")
    desk.page.keyboard.press("Escape")
    desk.page.keyboard.press("Tab")
    assert "Run on the" in desk.page.evaluate("document.activeElement.textContent")
    described = desk.at(".cm-content").get_attribute("aria-describedby")
    assert "Escape, then Tab" in desk.page.inner_text(f"#{described}")


@pytest.mark.parametrize("options", [in_sweep(PHONE), in_every(DARK), in_every({})])
def test_it_can_be_used_by_all(lab: OpenLab, options: dict[str, object]) -> None:
    opened = lab(**options)
    mine = Desk(opened, "programs")
    mine.press("samples")
    assert opened.serious() == []
    width = opened.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


@pytest.mark.sweep
def test_an_error_is_named_with_its_case_and_verdicts_are_explained(desk: Desk) -> None:
    desk.choose("nurikabe")
    desk.write("for _ in range(int(input())):\n    print('~' * 5)\n")  # the second begins with two
    desk.press("samples")
    first, second = desk.at(".cases > li summary").all_inner_texts()
    assert first.endswith("the answer changes a clue at r2c1")
    assert "exit status 1 ValueError: invalid literal for int()" in second
    assert desk.at(".cases + p").inner_text() == "WA: wrong answer. RTE: ended by an error."


@pytest.mark.sweep  # some seconds
def test_an_input_is_shown_to_its_end(desk: Desk) -> None:
    """It can be copied, and the program tried elsewhere."""
    desk.choose("ripple_effect")
    desk.write("print(1)\n")
    desk.press("cases")
    case = desk.at(".cases > li").filter(has_text="30x30-direct-seed1")
    case.locator("summary").click()
    shown = case.locator("figure").last.locator("pre").inner_text()
    assert shown.split() == puzzle("ripple_effect", "secret/30x30-direct-seed1").split()
