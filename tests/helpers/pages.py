"""A lesson's page in the browser."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.helpers.browser import Visit
from tests.helpers.sweep import in_sweep, unless

SAMPLES = {
    "nurikabe": "sample/1",
    "light_up": "sample/1",
    "wormholes": "sample/1",
    "ripple_effect": "sample/1",
    "alcazar": "sample/2",
}
# Of pages that are alike, those of cells and of edges; the others in a sweep.
TWO = unless(lambda name: name not in ("nurikabe", "alcazar"), SAMPLES)
ONE = [each if each == "nurikabe" else in_sweep(each) for each in TWO]  # where it takes long
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Two games that were left long ago, and so much of others that there is room for nothing more.
FILL = """() => {
    for (const when of [1, 2]) localStorage["lesson " + when] = `{"when":${when}` + " ".repeat(1e5);
    for (let size = 1 << 24, more = 0; size; ) {
        try {
            localStorage["other " + more++] = " ".repeat(size);
        } catch {
            size >>= 1;
        }
    }
}"""
Open = Callable[..., Visit]
Written = Callable[..., Path]  # of a problem and a case
Rules = Callable[[str], Path]  # of a problem


def data(opened: Visit) -> dict[str, Any]:
    """The data of a lesson's page, which is large and read once."""
    address = opened.page.url.partition("#")[0]
    if address not in opened.read:
        opened.read[address] = json.loads(opened.page.text_content("#data"))
    return opened.read[address]


def count(opened: Visit, tab: str = "#lesson") -> list[int]:
    """[the step that is shown, how many there are]."""
    return [int(number) for number in opened.page.inner_text(f"{tab} .count").split(" of ")]
