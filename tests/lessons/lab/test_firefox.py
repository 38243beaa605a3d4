"""The lab in Debian's Firefox: a puzzle is brought and played, from a server and from a disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import formats
from tests.helpers.firefox import Firefox, firefox
from tests.helpers.lab import ONE

pytestmark = pytest.mark.sweep
LINK = formats.write("puzz_link", "nurikabe", ONE)
OTHER = "elsewhere.test"
SENTENCE = "document.querySelector('#try .sentence')?.innerText.includes"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """One Firefox for all."""
    with firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


def play(browser: Firefox, address: str, text: str) -> None:
    """Bring a puzzle, and have a move judged."""
    browser.driver.navigate(address)
    browser.see("document.documentElement.dataset.ready")
    browser.find("#text-of-puzzle").send_keys(text)
    browser.find("#bring button.main").click()
    browser.see("document.querySelectorAll('#steps li').length > 5")
    assert browser.find("#name").text == "Nurikabe"
    browser.find("#tab-try").click()
    browser.find("#try select option[value=always]").click()
    browser.press("r1c1")
    browser.see(f"{SENTENCE}('Forced, by Surround full island')")


def test_the_lab_on_a_server(browser: Firefox, lab_site: str) -> None:
    play(browser, f"{lab_site}/lab.html", LINK)
    assert asked(browser) == []


def test_one_page_from_a_disk(browser: Firefox, offline: Path) -> None:
    play(browser, offline.as_uri(), ONE)
    assert asked(browser) == []


def test_a_file_in_utf_16_is_opened(browser: Firefox, lab_site: str, tmp_path: Path) -> None:
    """As some programs of Windows save it: Chromium's text() reads it, and Firefox's does not."""
    path = tmp_path / "puzzle.in"
    path.write_bytes(ONE.replace("\n", "\r\n").encode("utf-16"))
    browser.driver.navigate(f"{lab_site}/lab.html")
    browser.see("document.documentElement.dataset.ready")
    browser.find("#file").send_keys(str(path))
    browser.see("document.querySelector('#finding .wrong, #name').textContent")
    assert browser.find("#name").text == "Nurikabe"


def test_a_program_in_utf_16_is_opened(browser: Firefox, lab_site: str, tmp_path: Path) -> None:
    """Its signs were unknown ones with nothing between, and Python could not read it."""
    path = tmp_path / "my.py"
    path.write_text("print('mine')\n", encoding="utf-16")
    browser.driver.navigate(f"{lab_site}/lab.html")
    browser.see("document.documentElement.dataset.ready")
    browser.find("#programs summary").click()
    browser.see("document.querySelector('#programs[data-ready]')")
    browser.find("#programs input[type=file]").send_keys(str(path))
    browser.see("document.querySelector('#toast').textContent === 'Opened.'")
    assert browser.find("#programs .cm-content").text.strip() == "print('mine')"


def test_what_is_asked_of_others_is_seen(browser: Firefox) -> None:
    browser.driver.navigate(f"http://{OTHER}/")
    assert f"http://{OTHER}/" in browser.asked


def asked(browser: Firefox) -> list[str]:
    """What was asked of others by the lab."""
    return [url for url in browser.asked if OTHER not in url]
