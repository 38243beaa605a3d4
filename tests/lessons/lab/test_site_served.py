"""The lab where its files are given in another way than by a good server."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from measure.lab import Handler, served
from tests.helpers.lab import LONG, ONE, LabVisit
from tests.helpers.own import Desk

UNLOADED = " a file of this site could not be loaded; try again with a connection."


def type_of(_: Handler, path: str) -> str:
    """The type that a server gives which knows hardly any."""
    return "text/html" if path.endswith(".html") else "application/octet-stream"


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A new window."""
    page = browser.new_page()
    page.set_default_timeout(LONG)
    yield page
    page.close()


@pytest.mark.sweep
def test_a_server_need_not_know_what_the_files_are(
    browser: Any, site_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers import no module of another type: the lab had failed at many a server."""
    monkeypatch.setattr(Handler, "guess_type", type_of)
    with served(site_folder) as address:
        visit = LabVisit(browser, f"{address}/lab.html")
        visit.bring(ONE)
        assert visit.page.is_visible("#opened")
        visit.errors = [each for each in visit.errors if "MIME type" not in each]
        visit.close()


@pytest.mark.sweep
def test_a_file_that_is_not_there_is_said(page: Any, site_folder: Path, tmp_path: Path) -> None:
    """The page was getting ready for ever; and once the file is there, all is well."""
    shutil.copytree(site_folder, tmp_path / "site")
    file = tmp_path / "site" / "python" / "pyodide-lock.json"
    kept = file.rename(tmp_path / "kept")
    with served(tmp_path / "site") as address:
        page.goto(f"{address}/lab.html")
        page.locator("#finding .wrong", has_text="The lab has failed: ").wait_for()
        kept.rename(file)
        page.evaluate("document.getElementById('bring').open = true")
        page.fill("#text-of-puzzle", ONE)
        page.click("#bring button.main")
        page.wait_for_selector("#opened")


@pytest.mark.sweep
def test_a_file_that_is_gone_when_a_program_is_to_run_is_said(
    browser: Any, site_folder: Path, tmp_path: Path
) -> None:
    """The program was run for ever."""
    shutil.copytree(site_folder, tmp_path / "site")
    with served(tmp_path / "site") as address:
        visit = LabVisit(browser, f"{address}/lab.html")
        (tmp_path / "site" / "python" / "pyodide.asm.wasm").unlink()
        desk = Desk(visit, "programs")
        desk.press("samples")
        assert desk.status().startswith("Not done: Python does not start: ")
        assert desk.status().endswith(UNLOADED)
        visit.errors.clear()
        visit.close()


@pytest.mark.sweep
@pytest.mark.parametrize("file", ["*", "project.gz", "snapshot.gz", "pyodide.mjs"])
def test_without_the_net_it_is_said_that_a_file_could_not_be_loaded(
    page: Any, lab_site: str, file: str
) -> None:
    """It said "TypeError: Failed to fetch", or the like."""
    page.route(f"**/python/{file}", lambda route: route.abort())
    page.goto(f"{lab_site}/lab.html")
    said = page.locator("#finding .wrong").text_content()
    assert said.startswith("The lab has failed: ")
    assert f"{said}.".endswith(UNLOADED)


def test_from_a_disk_it_says_that_it_needs_a_server(page: Any, site_folder: Path) -> None:
    """It said that an import had failed."""
    page.goto((site_folder / "lab.html").as_uri())
    said = page.locator("#finding .wrong").text_content()
    assert said.startswith("This page needs files beside it, which browsers read from a server")


def test_in_a_sandboxed_frame_it_says_that_too(page: Any, lab_site: str) -> None:
    """It said that it had failed to fetch: such a frame is given no files."""
    page.goto(f"{lab_site}/no-page")
    page.set_content(f"<iframe sandbox=allow-scripts src='{lab_site}/lab.html'></iframe>")
    said = page.frame_locator("iframe").locator("#finding .wrong").text_content()
    assert "read from a server alone, and in no frame with a sandbox" in said


def test_it_is_said_if_a_server_forbids_the_worker(page: Any, lab_site: str) -> None:
    """It said "The lab has failed: undefined"."""

    def forbid(route: Any) -> None:
        headers = {"Content-Security-Policy": "worker-src 'self'", "Content-Type": "text/html"}
        route.fulfill(response=route.fetch(), headers=headers)

    page.route("**/lab.html", forbid)
    page.goto(f"{lab_site}/lab.html")
    said = page.locator("#finding .wrong").text_content()
    assert said == "The lab has failed: the browser starts no worker; a policy may forbid it."


@pytest.mark.sweep
def test_in_a_frame_in_which_no_form_is_submitted_buttons_do_what_they_say(
    page: Any, lab_site: str
) -> None:
    """A puzzle could be pasted, and not opened nor made, and the help not be closed."""
    page.goto(f"{lab_site}/no-page")
    sandbox = "allow-scripts allow-same-origin"
    page.set_content(f"<iframe sandbox='{sandbox}' src='{lab_site}/lab.html'></iframe>")
    frame = page.frame_locator("iframe")
    frame.locator("#text-of-puzzle").fill(ONE)
    frame.get_by_role("button", name="Open it").first.click()
    frame.get_by_role("button", name="Keys").click()
    frame.get_by_role("button", name="Close").click()
    frame.locator("#new summary").click()
    frame.locator("#new form > label select").select_option("light_up")
    frame.locator("#new [name='--size']").fill("4")
    frame.get_by_role("button", name="Make one").click()
    frame.locator("#name:text-is('Light Up')").wait_for()
