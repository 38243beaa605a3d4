"""What pupils write themselves, in the page of the lab."""

from pathlib import Path
from typing import Any, NamedTuple

from tests.helpers.lab import LabVisit


class Row(NamedTuple):
    """A verdict as the page shows it."""

    verdict: str
    reason: str


class Desk:
    """One of the two desks of the lab: "programs" or "own-rules"."""

    def __init__(self, visit: LabVisit, name: str) -> None:
        self.visit, self.page, self.name = visit, visit.page, f"#{name}"
        self.unfold()
        self.page.wait_for_selector(f"{self.name}[data-ready]")

    def at(self, selector: str) -> Any:
        """What is there on the desk."""
        return self.page.locator(f"{self.name} {selector}")

    def choose(self, problem: str) -> None:
        """Write for that problem."""
        self.at("select").first.select_option(problem)

    def chosen(self) -> str:
        """The problem for which one writes."""
        return str(self.at("select").first.input_value())

    def fold(self) -> None:
        """Fold the desk."""
        self.page.click(f"{self.name} > summary")

    def unfold(self) -> None:
        """Unfold it; what the page does then comes a moment later."""
        self.page.click(f"{self.name} > summary")
        self.page.evaluate("() => new Promise(resolve => setTimeout(resolve, 50))")

    def text(self) -> str:
        """What is written."""
        return str(self.page.evaluate("name => document.querySelector(name).innerText", self.code))

    @property
    def code(self) -> str:
        """Where it is written."""
        return f"{self.name} .cm-content"

    def write(self, text: str) -> None:
        """Write that instead of what is there."""
        self.page.fill(self.code, text)

    def open(self, path: Path) -> None:
        """Open a file, and see that it is there."""
        self.write("opened = False")
        self.at("input[type=file]").set_input_files(path)
        self.page.wait_for_selector(f"{self.code}:not(:has-text('opened = False'))")

    def press(self, words: str) -> None:
        """Press a button, and wait until all is done."""
        self.at("button").filter(has_text=words).click()
        self.page.wait_for_selector(f"{self.name} .desk[data-busy=no]")

    def status(self) -> str:
        """What is said in the end."""
        return str(self.at("[role=status]").inner_text())

    def rows(self) -> list[Row]:
        """All verdicts."""
        return [
            Row(
                each.locator(".verdict").inner_text(), " ".join(each.locator("b").all_inner_texts())
            )
            for each in self.at(".cases > li summary").all()
        ]
