"""Debian's Firefox for the tests of pages, driven by Mozilla's own client: it needs no driver."""

import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from measure import browsers

MAKERS = re.compile(r"\b(mozilla|firefox)\.(com|net|org)\b")
PATIENCE = 120  # seconds, on a busy machine
SPOT = """const spot = page.spotOf(arguments[0]), board = document.querySelector("#try .board");
board.scrollIntoView({ block: "center" });
const at = new DOMPoint(spot.x * page.UNIT, spot.y * page.UNIT);
const { x, y } = at.matrixTransform(board.getScreenCTM());
return [Math.round(x), Math.round(y)];"""


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """What is asked of others comes here, and is noted but for what Firefox asks its makers."""

    asked: list[str]

    def note(self) -> None:
        """Note it, and give nothing."""
        if not MAKERS.search(self.path):
            self.asked.append(self.path)
        self.send_error(403)

    do_GET = do_HEAD = do_POST = do_CONNECT = note  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


class Firefox:
    """A window; `asked` is what was asked for that is not of this machine."""

    def __init__(self, driver: Any, asked: list[str]) -> None:
        self.driver = driver
        self.asked = asked

    def see(self, condition: str) -> None:
        """Wait until something is so in the page."""
        from marionette_driver import Wait

        wait = Wait(self.driver, timeout=PATIENCE, interval=0.05)
        wait.until(lambda driver: driver.execute_script(f"return {condition}"), message=condition)

    def find(self, selector: str) -> Any:
        """An element of the page."""
        return self.driver.find_element("css selector", selector)

    def press(self, place: str) -> None:
        """Click a place of the board that is played on."""
        x, y = self.driver.execute_script(SPOT, [place], sandbox=None)
        pointer = self.driver.actions.sequence("pointer", "mouse", {"pointerType": "mouse"})
        pointer.pointer_move(x, y).click().perform()


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """The browser, with all of its own in a folder; where there is none, the test is skipped."""
    pytest.importorskip("marionette_driver")
    if not (shutil.which("firefox-esr") or shutil.which("firefox")):
        pytest.skip("firefox is not installed (apt install firefox-esr)")
    handler = type("Noting", (Elsewhere,), {"asked": []})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as elsewhere:
        threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
        try:
            with browsers.firefox(folder, proxied(elsewhere.server_port)) as driver:
                yield Firefox(driver, handler.asked)
        finally:
            elsewhere.shutdown()


def proxied(port: int) -> dict[str, object]:
    """Settings with which all that is asked of other machines is asked there."""
    there = {f"network.proxy.{kind}": "127.0.0.1" for kind in ("http", "ssl")}
    ports = {f"network.proxy.{kind}_port": port for kind in ("http", "ssl")}
    return {"network.proxy.type": 1, **there, **ports}
