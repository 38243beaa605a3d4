"""A real browser for the tests of pages: Debian's Chromium, driven by Playwright.

Its headless shell takes a third of the time; where that is not installed, it is the whole.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.helpers.cases import ROOT
from tests.helpers.processes import wait_until

QUIET = [
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--no-first-run", "--no-sandbox"),  # the pages are our own; as root there is no sandbox
]
SOON = "--js-flags=--liftoff-only"  # Python does little but start where pages ask for it
KEPT = "() => JSON.stringify(Object.entries(localStorage).sort())"
# What is all right is much, and nobody asks for it.
VIOLATIONS = "async rules => (await axe.run(rules ? { runOnly: rules } : {})).violations"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


def need_chromium() -> str:
    """Where the browser is; the test is skipped where it is not installed."""
    pytest.importorskip("playwright.sync_api")
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not found:
        pytest.skip("chromium is not installed (apt install chromium)")
    return found


@contextmanager
def chromium() -> Iterator[Any]:
    """The browser, which compiles WebAssembly soon rather than well."""
    need_chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as running, launched(running.chromium, SOON) as browser:
        yield browser


@contextmanager
def launched(chromium: Any, *options: str) -> Iterator[Any]:
    """One more browser of Playwright, which a process can start but once."""
    browser = chromium.launch(executable_path=need_chromium(), args=[*QUIET, *options])
    yield browser
    browser.close()


SIZE = {"width": 1280, "height": 720}
MEDIA = {  # as of a new window
    "media": "null",
    "color_scheme": "light",
    "contrast": "no-preference",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
}
ALL = {"origin": "*", "storageTypes": "all"}


class Window:
    """A window that visits have one after the other: a new one takes longer than a page."""

    idle: ClassVar[dict[Any, list["Window"]]] = {}  # by browser

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.context = browser.new_context(viewport=SIZE)
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)

    @classmethod
    def of(cls, browser: Any) -> "Window":
        """One that is idle, or a new one."""
        idle = cls.idle.setdefault(browser, [])
        return idle.pop() if idle else cls(browser)

    def leave(self) -> None:
        """Make it as new, or close it if others were opened beside it."""
        if len(self.context.pages) > 1:
            self.context.close()
            return
        self.page.mouse.up()
        self.page.goto("about:blank")
        self.session.send("Storage.clearDataForOrigin", ALL)
        self.page.mouse.move(-1, -1)
        self.page.set_viewport_size(SIZE)
        self.page.emulate_media(**MEDIA)
        self.idle[self.browser].append(self)


class Visit:
    """A page in a window; whatever goes wrong in it is noted."""

    def __init__(
        self, browser: Any, path: Path | str, script: str = "", new: bool = False, **options: Any
    ) -> None:
        """`script` is run before the page's own; what is asked of the window has a new one.

        But for a size alone, which any window can have.
        """
        self.window = None
        if new or script or options.keys() - {"viewport"}:
            self.context = browser.new_context(**options)
            self.context.add_init_script(script)
            self.page = self.context.new_page()
        else:
            self.window = Window.of(browser)
            self.context, self.page = self.window.context, self.window.page
            if options:
                self.page.set_viewport_size(options["viewport"])
        self.page.set_default_timeout(30_000)  # on a busy machine
        self.errors: list[str] = []
        self.read: dict[str, Any] = {}  # by the address of a page
        self.listeners: dict[str, Callable[[Any], None]] = {
            "pageerror": lambda error: self.errors.append(str(error)),
            "console": self.note_line,
            "request": self.note_request,
        }
        for event, listener in self.listeners.items():
            self.page.on(event, listener)
        self.page.goto(path if isinstance(path, str) else path.as_uri())

    def note_line(self, line: Any) -> None:
        """A page has no errors to write."""
        if line.type == "error":
            self.errors.append(line.text)

    def note_request(self, request: Any) -> None:
        """A page needs nothing but itself."""
        if not request.url.startswith(("file:", "data:", "blob:")):
            self.errors.append(f"asks for {request.url}")

    def reload(self) -> None:
        """Load the page again, once another one, which may change it, has seen what this one keeps.

        A browser writes that down late: on a busy machine it may be lost with the page, and a page
        that opens meanwhile may never be told of it.  In a window that visits have one after the
        other it is sometimes not written down at all.
        """
        assert not self.window, "what keeps something needs a window of its own: new=True"
        other = self.context.new_page()

        def is_seen() -> bool:
            other.goto(self.page.url)
            return bool(other.evaluate(KEPT) == self.page.evaluate(KEPT))

        assert wait_until(is_seen)
        self.page.reload()
        other.close()

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        if self.window:
            self.page.evaluate("0")  # what has gone wrong by now is told meanwhile
            for event, listener in self.listeners.items():
                self.page.remove_listener(event, listener)
            self.window.leave()
        else:
            self.context.close()
        assert self.errors == []

    def serious(self) -> list[str]:
        """What axe-core finds that is serious; of colours in the dark theme too."""
        if not AXE.exists():
            pytest.skip("axe-core is not installed (npm ci)")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(VIOLATIONS)
        self.page.emulate_media(color_scheme="dark")
        found += self.page.evaluate(VIOLATIONS, ["color-contrast", "link-in-text-block"])
        self.page.emulate_media(color_scheme="light")
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes']][:3]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
