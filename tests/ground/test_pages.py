"""Pages by templates: whatever is put into them is text, in HTML and in a script's data."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from jinja2 import UndefinedError

from ground.pages import fill
from lessons import site, words_of
from lessons.page import page
from tests.helpers.browser import Visit
from tests.helpers.cases import ROOT

HOSTILE = (
    "</title></script></style><script>window.hit = 1</script><!-- <b title='\"{{ 7 * 7 }}'>&amp;"
)
SAMPLE = (ROOT / "testcases" / "alcazar" / "data" / "sample" / "1.in").read_text()


class Elements(HTMLParser):
    """How often each element is in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Note an element."""
        self.names.append(tag)


def test_what_is_put_into_a_template_is_text(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text('<p title="{{ words }}">{{ words }}</p><script>{{ data|tojson }}</script>')
    made = fill(path, words=HOSTILE, data=[HOSTILE])
    assert Elements(made).names == ["p", "script"]
    data = made.split("<script>")[1].removesuffix("</script>")
    assert json.loads(data) == [HOSTILE]
    assert not set("<>&") & set(data)


def test_data_are_short_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("{{ data|tojson }}")
    assert fill(path, data={"z": [1, None], "a": "ä→"}) == '{"z":[1,null],"a":"ä→"}'


def test_what_a_template_lacks_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("{{ words }}")
    with pytest.raises(UndefinedError):
        fill(path)


def test_a_lesson_of_any_name_is_the_same_page(browser: Any, tmp_path: Path) -> None:
    puzzle = f"# {HOSTILE}\n{SAMPLE}"
    made, plain = page("alcazar", HOSTILE, puzzle), page("alcazar", "x", SAMPLE)
    assert Elements(made).names == Elements(plain).names
    path = tmp_path / "lesson.html"
    path.write_text(made, encoding="utf-8")
    visit = Visit(browser, path)
    assert visit.page.evaluate("window.hit") is None
    assert visit.page.title() == visit.page.inner_text("h1") == f"Alcazar {HOSTILE}"
    assert visit.page.text_content("#text") == puzzle
    assert visit.page.text_content("#worksheet h1") == f"Alcazar {HOSTILE}"
    visit.close()


def test_an_index_of_any_names_is_the_same_page() -> None:
    givens = words_of("alcazar").givens(SAMPLE)

    def index(word: str) -> list[str]:
        entry = site.Entry(word, "alcazar", word, word, "1.01", 3, givens)
        return Elements(site.index([entry])).names

    assert index(HOSTILE) == index("x")
