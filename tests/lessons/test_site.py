"""The other pages: rules in pictures, the index."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lessons import site, solver_of, words_of
from lessons.lab import __main__ as lab
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.pages import SAMPLES, Open, Rules
from tests.helpers.processes import unread
from tests.helpers.sweep import swept, unless

GIVENS = words_of("nurikabe").givens("2 2\n1.\n..\n")


FEWEST = "alcazar"  # pictures


@pytest.mark.parametrize("problem", unless(lambda name: name != FEWEST, SAMPLES, "nurikabe".__eq__))
def test_the_rules_in_pictures(visit: Open, rules: Rules, problem: str) -> None:
    opened = visit(rules(problem))
    shown = opened.page.locator("section.rule").count()
    assert shown == opened.page.locator("section.rule:has(figure .after .ring.decided)").count()
    assert opened.serious() == []
    opened.page.set_viewport_size({"width": 360, "height": 700})
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_picture_has_a_few_sentences_and_the_others_on_demand(visit: Open, rules: Rules) -> None:
    page = visit(rules("nurikabe")).page
    captions = page.locator("figcaption").evaluate_all(  # asked one by one they take seconds
        """all => all.map(one => [one.innerText, one.querySelectorAll("details li").length])"""
    )
    assert max(len(caption.split()) for caption, _ in captions) < 90
    others = 0
    for caption, listed in captions:
        told = re.findall(r"(\d+) (?:more )?shapes?", caption.partition("same way")[2])
        others += (many := sum(map(int, told)))
        assert listed == many
    assert others > 50
    page.locator("figcaption summary").first.click()
    page.emulate_media(media="print")  # nobody opens them on paper
    shown = page.locator("figcaption details").evaluate_all(
        "all => all.map(one => one.checkVisibility())"
    )
    assert shown == [True] + [False] * (len(shown) - 1)


@pytest.mark.parametrize("target", ["index", "rules"])
def test_what_is_printed_is_not_blank(visit: Open, tmp_path: Path, target: str) -> None:
    path = tmp_path / f"{target}.html"
    entry = site.Entry("a.html", "nurikabe", "a", "5 x 5", "1.02.03", 3, GIVENS)
    text = site.index([entry]) if target == "index" else site.rules_page("light_up")
    path.write_text(text, encoding="utf-8")
    opened = visit(path)
    opened.page.emulate_media(media="print")
    assert opened.page.locator("h1").is_visible()
    assert opened.page.locator("main").is_visible()
    assert not opened.page.locator(".crumbs").first.is_visible() or target == "index"


def test_a_picture_is_told_in_words(visit: Open, rules: Rules) -> None:
    """Who does not see it heard its rule's name, and twice what follows, but no board."""
    figure = visit(rules("nurikabe")).page.locator("#surround_full_island-corner")
    before, after = (grid.get_by_role("row") for grid in figure.get_by_role("grid").all())
    assert before.all_inner_texts()[0].split("\n") == ["r1c1: clue 1", "r1c2: open", "r1c3: open"]
    assert after.all_inner_texts()[1].split("\n") == ["r2c1: sea", "r2c2: open", "r2c3: open"]
    pictures = figure.get_by_role("img").all()
    names = [picture.get_attribute("aria-label") for picture in pictures]
    assert names == ["corner: before", "after"]


def test_a_clue_that_is_crossed_out_is_told_in_words(visit: Open, rules: Rules) -> None:
    figure = visit(rules("nurikabe")).page.locator("#give_up_beyond-corridor")
    told = figure.get_by_role("grid").last.inner_text().split("\n")
    assert told[2:4] == [f"r1c{c}: open, not of the island at r1c1" for c in (3, 4)]


def test_two_pictures_are_printed_beside_each_other_below_their_rule(
    visit: Open, rules: Rules
) -> None:
    page = visit(rules("ripple_effect")).page
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 1000})  # as paper is
    one, other = (page.locator("figure").nth(at).bounding_box() for at in (0, 1))
    assert one["y"] == other["y"]
    for kept in "h3", "h3 + p":
        rule = page.locator(f".rule > {kept}").first
        assert rule.evaluate("each => getComputedStyle(each).breakAfter") == "avoid"


@pytest.mark.parametrize("problem", ["nurikabe", "alcazar"])
def test_words_are_explained(visit: Open, rules: Rules, problem: str) -> None:
    words = words_of(problem).WORDS
    told = visit(rules(problem)).page.inner_text("main")
    assert all(word in told for word in words)
    opened = visit(problem)
    assert "row 2 and column 3" in opened.page.inner_text("#sentence")
    assert opened.page.locator("#laws li").all_text_contents()[-len(words) :] == [*words]


def test_lessons_are_ordered_by_their_ratings() -> None:
    ratings = "1.12.01", "4.00.00", "1.03.10", "2.01.02", "1.05.03", "1.03.09"
    entries = [
        site.Entry("a.html", "nurikabe", "a", "5 x 5", rating, 3, GIVENS) for rating in ratings
    ]
    found = [entry.rating for entry in sorted(entries, key=site.by_rating)]
    assert found == ["1.03.09", "1.03.10", "1.05.03", "1.12.01", "2.01.02", "4.00.00"]


@pytest.mark.parametrize("problem", swept(sorted(set(SAMPLES) - {"wormholes"}), 1))
def test_every_rule_has_a_lesson(problem: str) -> None:
    seen = {rule for path in site.chosen(problem) for rule in site.taken(problem, path)}
    assert seen == {rule.__name__ for rule in solver_of(problem).RULES}


def test_a_problem_that_is_half_made_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "all_problems", lambda: ["new"])
    assert site.main(["-o", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("lessons: no problem is called 'new'; there are: ")


def test_a_case_made_by_hand_may_have_any_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After `06-next-to-walls` no lesson was written: its beginning was taken for a size."""
    monkeypatch.setattr(site, "FOLDER", tmp_path)
    data = tmp_path / "light_up" / "data"
    for name in "sample/1", "secret/06-next-to-walls", "secret/2x1-easy-seed1":
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / f"{name}.in").write_text("2 1\n.\n1\n")
    some = [path.stem for path in site.chosen("light_up")]
    assert some == ["1"]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("sample/2", "Sample 2"),
        ("secret/10x10-hard-wormholes3-cases-1", "10 x 10, hard, 3 wormholes"),
        ("secret/6x6-easy-wormholes1-seed1", "6 x 6, easy, 1 wormhole"),
        ("secret/14x20-few-structural-seed1", "14 x 20, few doors"),
        ("secret/10x10-rooms9-structural-seed1", "10 x 10, rooms of up to 9"),
        ("secret/10x10-easy-walls15-seed1", "10 x 10, easy, 15 % walls"),
        ("secret/12x12-4x4rooms-seed1", "12 x 12, 4x4rooms"),
    ],
)
def test_lessons_have_names_for_people(file: str, name: str) -> None:
    first, second = site.named([Path(f"{file}.in")] * 2)
    assert (first[1], second[1]) == (name, f"{name}, no. 2")


def test_the_index_says_what_hard_means_in_a_name() -> None:
    """Such a name stood beside a difficulty of 1.03.00."""
    words = " ".join(site.index([]).split())
    assert "called easy if it has a number in every wall, and hard if it has none that can" in words


def test_the_index(visit: Open, tmp_path: Path) -> None:
    some = site.named(site.chosen("light_up")[:2])
    wanted = [(tmp_path, "light_up", path, name) for path, name in some]
    entries = [site.write_lesson(*one) for one in wanted]
    path = tmp_path / "index.html"
    path.write_text(site.index(entries), encoding="utf-8")
    opened = visit(path)
    assert opened.serious() == []
    assert opened.page.locator("td.picture svg.board > *").count()
    opened.page.click(f"a:text-is('{entries[0].name}')")
    assert opened.page.inner_text("h1").startswith("Light Up")
    opened.page.click("a:text-is('All lessons')")
    assert opened.page.inner_text("h1") == "Lessons"


def test_ctrl_c_ends_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(site, "write_lessons", interrupted)
    monkeypatch.setattr("lessons.lab.site.write", interrupted)
    for main in site.main, lab.main:
        assert main(["-o", str(tmp_path)]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("tool", ["lessons.site", "lessons.lab", "lessons.rules"])
def test_ctrl_c_while_it_is_loaded_is_no_traceback(tool: str, tmp_path: Path) -> None:
    module = tmp_path / "dataclasses.py"  # which is loaded with it
    module.write_text("import signal\nsignal.raise_signal(signal.SIGINT)\n")
    done = tools.run(tool, "-o", tmp_path / "site", PYTHONPATH=f"{tmp_path}:{ROOT}")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


QUICK = {  # what is written is not looked at
    "site": "import sys; from lessons import site as tool; tool.write_lessons = lambda _: []\n"
    "tool.all_problems = list; ",
    "lab": "import sys; from lessons.lab import __main__ as tool\n"
    "tool.site.write = lambda *_: 'lab.html'; tool.lessons.main = lambda _: 0; ",
}


@pytest.mark.parametrize("tool", QUICK)
def test_an_output_that_is_full_or_that_nobody_reads_is_no_traceback(
    tool: str, tmp_path: Path
) -> None:
    code = f"{QUICK[tool]}sys.exit(tool.main(['-o', {str(tmp_path)!r}]))"
    with unread() as nobody, Path("/dev/full").open("w") as full:
        for output, said in (
            (full, "cannot write the output: No space left on device"),
            (nobody, ""),
        ):
            words = [sys.executable, "-c", code]
            done = subprocess.run(words, cwd=ROOT, stdout=output, stderr=-1, text=True, check=False)
            assert (done.returncode, done.stderr) == (
                (2, f"lessons: {said}\n") if said else (1, "")
            )


def test_the_name_of_a_folder_is_said_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "write_lessons", lambda _: [])
    monkeypatch.setattr(site, "all_problems", list)
    folder = tmp_path / "[red]"
    assert site.main(["-o", str(folder)]) == 0
    assert capsys.readouterr().out == f"{folder / 'index.html'}: 0 lessons\n"
