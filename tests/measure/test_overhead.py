"""What the judge costs: the figures are printed, of few cases."""

import re

import pytest

from tests.helpers import tools


@pytest.mark.sweep  # some seconds
def test_all_figures_are_printed() -> None:
    done = tools.run("measure.overhead", 5)
    assert (done.returncode, done.stderr) == (0, "")
    for language in "C", "Python":
        assert f"{language}: 5 cases, median ms" in done.stdout
    for way in "bare process", "sandbox none":
        assert (
            len(re.findall(rf"^ +{way} +\d+\.\d\d +-?\d+\.\d\d$", done.stdout, re.MULTILINE)) == 2
        )
    assert re.search(r"^memory of the judge: \d+\.\d MiB", done.stdout, re.MULTILINE)
    assert re.search(r"^two workers: \d+\.\d\d times", done.stdout, re.MULTILINE)
