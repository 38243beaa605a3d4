"""The lab in a browser, and what a visitor does there."""

from typing import Any

import pytest

from lessons.lab import site
from tests.helpers.browser import Visit

LONG = 120_000  # milliseconds for Python in a browser to start, on a busy machine

ONE = "5\n.....\n1....\n....3\n...4.\n2....\n"  # answer
NONE = "5\n.....\n1....\n....3\n.....\n2....\n"
SEVERAL = "3\n..2\n...\n2..\n"


def need_pyodide() -> None:
    """Skip the test where npm's packages are not installed."""
    if not site.PYODIDE.is_dir():
        pytest.skip("the npm package pyodide is not installed: npm ci")


class SiteVisit(Visit):
    """A page of the site; it asks for nothing but what stands beside it."""

    def __init__(self, browser: Any, address: str, **options: Any) -> None:
        self.address = address
        self.asked: list[str] = []
        super().__init__(browser, address, **options)

    def note_request(self, request: Any) -> None:
        """All requests, and those to elsewhere."""
        self.asked.append(request.url)
        home = self.address.rpartition("/")[0]
        if not request.url.startswith((home, "blob:", "data:")):
            self.errors.append(f"asks for {request.url}")


class LabVisit(SiteVisit):
    """The page of the lab, ready."""

    def __init__(self, browser: Any, address: str, **options: Any) -> None:
        super().__init__(browser, address, **options)
        self.page.set_default_timeout(LONG)
        self.page.wait_for_selector("html[data-ready]", state="attached")

    def bring(self, text: str) -> None:
        """Bring a puzzle as a text, and wait until something is said of it."""
        self.page.evaluate("document.getElementById('bring').open = true")
        self.page.fill("#text-of-puzzle", text)
        self.page.click("#bring button.main")
        self.wait()

    def ask(self) -> None:
        """Something will be asked that may begin later than at once: `wait` waits for that too."""
        self.page.evaluate("document.documentElement.dataset.busy = 'yes'")

    def wait(self) -> None:
        """Wait until all that was asked is done."""
        self.page.wait_for_selector("html[data-busy='no']", state="attached")

    def found(self) -> str:
        """What is said of the puzzle."""
        return self.page.inner_text("#finding").strip()
