"""A screen reader: what Chromium's accessibility tree has of a page, what it announces, and keys.

It knows no element of the page but by its role and its name.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

PAUSE = 100  # milliseconds between two looks while something is awaited
LONG = 120  # seconds until it is given up, on a busy machine
MOST = 80  # stops of the Tab key from one end of a page to the other
PAGE = "RootWebArea"


@dataclass(frozen=True)
class Node:
    """What the tree tells of an element."""

    element: int
    role: str
    name: str
    description: str
    about: dict[str, Any]
    parts: list[Node]

    def all(self) -> Iterator[Node]:
        """It, and all that is in it, in reading order."""
        yield self
        for part in self.parts:
            yield from part.all()

    @property
    def text(self) -> str:
        """The words in it."""
        return " ".join(node.name for node in self.all() if node.role == "StaticText")


class Reader:
    """Somebody who hears a page and presses keys."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.heard: list[str] = []
        self.regions: dict[int, str] = {}
        self.look()

    def look(self) -> None:
        """Take the tree as it is now, and note what is announced."""
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        self.tree = tree_of({node["nodeId"]: node for node in found}, found[0])
        regions = {node.element: node for node in self.tree.all() if "live" in node.about}
        for element, node in regions.items():
            # A region that comes with its words says nothing, unless it is an alert.
            before = self.regions.get(element, "" if node.role == "alert" else node.text)
            if node.text not in ("", before):
                self.heard.append(node.text)
        self.regions = {element: node.text for element, node in regions.items()}

    def find(self, role: str, name: str = "") -> list[Node]:
        """All of a role whose names begin so."""
        return [
            node for node in self.tree.all() if node.role == role and node.name.startswith(name)
        ]

    @property
    def focus(self) -> Node:
        """What has the focus; the page, if it is lost."""
        return [self.tree, *(node for node in self.tree.all() if node.about.get("focused"))][-1]

    def press(self, key: str) -> str:
        """Press a key; what was announced last."""
        self.page.keyboard.press(key)
        self.look()
        return self.heard[-1] if self.heard else ""

    def go(self, role: str, name: str) -> Node:
        """Press Tab until something is reached; all that can be reached has a name."""
        self.look()
        stops = [node for node in self.tree.all() if node.about.get("focusable")]
        assert [node.role for node in stops if not node.name] == []
        wanted = [
            node.element
            for node in stops
            if re.search(role, node.role) and node.name.startswith(name)
        ]
        assert wanted, f"there is no {role} {name}"
        for _ in range(MOST):
            self.page.keyboard.press("Tab")
            if any(map(self.has_focus, wanted)):
                self.look()
                return self.focus
        raise AssertionError(f"Tab does not lead to {role} {name}")

    def has_focus(self, element: int) -> bool:
        """Whether an element has the focus now."""
        asked = {"backendNodeId": element, "fetchRelatives": False}
        (node,) = self.session.send("Accessibility.getPartialAXTree", asked)["nodes"]
        return any(one["name"] == "focused" for one in node.get("properties", ()))

    def wait(self, so: Callable[[], Any]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + LONG
        while not so():
            assert time.monotonic() < end, f"heard {self.heard}, at {self.focus.name}"
            self.page.wait_for_timeout(PAUSE)
            self.look()

    def hears(self, words: str) -> None:
        """Wait until something is announced, or has been since it was last listened for."""
        self.wait(lambda: any(words in told for told in self.heard))
        self.heard.clear()


def tree_of(nodes: dict[str, dict[str, Any]], node: dict[str, Any]) -> Node:
    """A node of the protocol with all below it; ignored ones tell nothing but their parts."""
    parts = [tree_of(nodes, nodes[child]) for child in node.get("childIds", ()) if child in nodes]
    told = {} if node["ignored"] else node
    return Node(
        node.get("backendDOMNodeId", 0),
        *(told.get(what, {}).get("value", "") for what in ("role", "name", "description")),
        {one["name"]: one["value"].get("value") for one in told.get("properties", ())},
        parts,
    )
