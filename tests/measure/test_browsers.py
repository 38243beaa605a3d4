"""A Firefox that is driven: the port that it is told of is nobody else's meanwhile."""

import socket
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from measure import browsers


class Tried(Exception):
    """What came of it that somebody takes the port, and then Firefox."""


def try_port(port: int, **_: Any) -> None:
    """Take it as others may, then as Firefox does, which shares it with who does not listen."""
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))
    with socket.create_server(("127.0.0.1", port)):
        raise Tried


def test_its_port_is_kept_until_it_listens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver: Any = ModuleType("marionette_driver.marionette")
    driver.Marionette = try_port
    monkeypatch.setitem(sys.modules, "marionette_driver", ModuleType("marionette_driver"))
    monkeypatch.setitem(sys.modules, "marionette_driver.marionette", driver)
    monkeypatch.setattr(browsers, "program", lambda *_: "firefox")
    with pytest.raises(Tried), browsers.firefox(tmp_path, {}):
        pass
