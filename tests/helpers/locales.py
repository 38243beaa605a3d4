"""Places where names of files are not in UTF-8."""

import subprocess
from pathlib import Path

import pytest

CODE = "ISO-8859-1"


def latin_1(folder: Path) -> dict[str, str]:
    """What the environment says there; the test is skipped where no such place can be made."""
    command = ["/bin/sh", "-c", f"localedef -i de_DE -f {CODE} {folder / 'de_DE'}"]
    if subprocess.run(command, check=False).returncode:
        pytest.skip("localedef (Debian: locales) makes no locale")
    return {"LOCPATH": str(folder), "LC_ALL": "de_DE", "PYTHONUTF8": "0"}
