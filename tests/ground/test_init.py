"""How a tool ends while it is loaded, before it can heed what ends it."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.cases import ROOT

TOOLS = sorted(
    path
    for room in ("formats", "judge", "generators", "lessons", "measure")
    for path in (ROOT / room).rglob("*.py")
    if re.search(
        r'\nif __name__ == "__main__":\n    (heed_signals|sys\.exit\(ended)', path.read_text()
    )
)
LOADED = "from ground import end_by_signal\nend_by_signal()\nimport os\nos.kill(os.getpid(), 2)\n"
FIRST = '\nfrom ground import end_by_signal\n\nif __name__ == "__main__":\n    end_by_signal()  # '


@pytest.mark.parametrize("tool", TOOLS, ids=lambda path: str(path.relative_to(ROOT)))
def test_how_a_tool_ends_while_it_is_loaded_stands_once(tool: Path) -> None:
    before, found, rest = tool.read_text().partition(FIRST)
    assert found
    assert "import " not in before.partition('"""\n')[2]
    assert "SIG_DFL" not in rest


@pytest.mark.parametrize(
    ("before", "status"), [(signal.default_int_handler, -signal.SIGINT), (signal.SIG_IGN, 0)]
)
def test_ctrl_c_ends_it_in_silence_unless_it_is_to_be_ignored(before: object, status: int) -> None:
    now = signal.signal(signal.SIGINT, before)
    try:
        done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, stderr=-1, check=False)
    finally:
        signal.signal(signal.SIGINT, now)
    assert (done.returncode, done.stderr) == (status, b"")


@pytest.mark.parametrize("room", ["formats", "generators", "lessons", "measure"])
def test_nor_does_ctrl_c_say_anything_while_its_room_is_loaded(room: str) -> None:
    """Python does that before the tool's first line, and `judge` takes no time."""
    code = f"import sys; sys.argv[0] = '-m'; import {room}, signal; signal.raise_signal(2)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, stderr=-1, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")
