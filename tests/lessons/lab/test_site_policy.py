"""What pages may do: nothing but to run their own script, and the lab to ask for its own files."""

import re

import pytest

from lessons.page import page, policy
from tests.helpers.lab import LabVisit

TRIES = {
    "a request": "await fetch('http://127.0.0.1:9/')",
    "an image": "await new Promise((yes, no) => Object.assign(new Image(),"
    " {src: 'http://127.0.0.1:9/a.png', onload: yes, onerror: no}))",
    "a worker from elsewhere": "new Worker('python/pyodide.mjs')",
}
EXPECTED = re.compile(r"Content Security Policy|127\.0\.0\.1:9|pyodide\.mjs")
DOORS = "fetch", "XMLHttpRequest", "WebSocket", "indexedDB", "caches", "Worker", "BroadcastChannel"
PROBE = """async names => {
    const source = document.getElementById("worker").textContent + `
        self.addEventListener("message", ({ data }) => {
            if (data.names) self.postMessage({ there: data.names.filter(name => name in self) });
        });`;
    const python = new page.Python(source, await page.findFiles());
    await python.call("puzzle.problems");
    const there = new Promise(resolve =>
        python.worker.addEventListener("message", ({ data }) => data.there && resolve(data.there)));
    python.worker.postMessage({ names });
    const found = await there;
    python.end();
    return found;
}"""


def test_a_lesson_may_run_its_own_script_alone() -> None:
    rules = policy("let a = 1;", {})
    assert rules.startswith("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-")
    assert policy("let a = 2;", {}) != rules
    assert re.search("Content-Security-Policy.*default-src", page("nurikabe", "", "1\n1\n"))


@pytest.mark.parametrize("what", TRIES)
def test_the_lab_asks_nobody_else(opened: LabVisit, what: str) -> None:
    program = f"async () => {{ try {{ {TRIES[what]} }} catch {{}} }}"
    opened.page.evaluate(program)
    opened.page.wait_for_timeout(1)
    assert any("Content Security Policy" in error for error in opened.errors)
    opened.errors = [error for error in opened.errors if not EXPECTED.search(error)]


def test_programs_in_the_worker_have_no_door(opened: LabVisit) -> None:
    assert opened.page.evaluate(PROBE, [*DOORS, "postMessage"]) == ["postMessage"]
