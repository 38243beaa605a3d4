"""What the lab takes: python -m measure.lab [MOVES].

Seconds until puzzles can be brought: of a first visit, of a later one by the same browser started
anew, and of the one page from a disk; in Chromium, and in Firefox, where a later visit is by one
that has been there, if their drivers (Playwright, marionette_driver) are installed.  The memory of
the page and its worker in a Chromium that nobody drives, for who looks into a page has it keep
more: the proportional share (PSS) of their process, once nothing goes on in it.  What the page's
judge of moves takes in its worker, for so many moves of each problem: half of them are the
solver's own, half are any that are right.  A busy machine shows in all of these but the memory.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import functools
import http.server
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from ground.commands import Parser, complain, whole
from ground.problems import FOLDER, all_problems
from lessons import solver_of
from lessons.lab import site
from lessons.trace import is_mark, trace, words_of_facts
from measure import ended, percentile
from measure.browsers import PATIENCE, Absent, firefox, program

TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm"}
QUIET = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-sync"]
CHROMIUM = "chromium", "chromium-headless-shell"
READY = "html[data-ready]"
PUZZLE = "5\n.....\n1....\n....3\n...4.\n2....\n"
SMALL, LARGE = 8, 22  # lines of puzzles
IN_A_ROW = 2  # moves of each kind in a puzzle
CALM = 3  # seconds in which a process does next to nothing
JUDGE = """async asked => {
    const source = document.getElementById("worker").textContent;
    const python = new page.Python(source, await page.findFiles());
    await python.call("puzzle.problems");
    const taken = [];
    for (const given of asked) {
        const start = performance.now();
        await python.call("moves.judge", given);
        taken.push(performance.now() - start);
    }
    python.worker.terminate();
    return taken;
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files, and no word about them."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder on a server that is there as long as it is needed."""
    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def main() -> int:
    """Print the figures; the exit status."""
    parser = Parser(prog="python -m measure.lab", description="What the lab takes.")
    parser.add_argument("moves", nargs="?", type=whole, default=100, help="so many moves (100)")
    try:
        print_all(parser.parse_args().moves)
    except (Absent, ImportError, site.Missing) as error:
        return complain("measure", error)
    return 0


def print_all(moves: int) -> None:
    """Print the figures; Absent, ImportError, Missing."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        site.write(folder / "site")
        site.write_offline(folder / "lab.html")
        print_place(folder)
        with served(folder / "site") as home:
            address = f"{home}/lab.html"
            places = address, (folder / "lab.html").as_uri()
            print_seconds(places, folder)
            print_memory(places, folder)
            print_judge(address, moves)


def print_place(folder: Path) -> None:
    """How busy the machine is, and the bytes of the files."""
    whole_site = sum(path.stat().st_size for path in (folder / "site").rglob("*") if path.is_file())
    alone = (folder / "lab.html").stat().st_size
    print(f"{os.cpu_count()} cores, and so many at work on them: {os.getloadavg()[0]:.1f}")
    print(f"files: {whole_site / 1e6:.1f} MB, the one page {alone / 1e6:.1f} MB")


# --- Time -------------------------------------------------------------------------------------


def print_seconds(places: tuple[str, str], folder: Path) -> None:
    """The seconds of visits in each browser that is there."""
    for name, visits in ("Chromium", in_chromium), ("Firefox", in_firefox):
        try:
            first, later, alone = visits(places, folder)
        except ImportError as error:
            print(f"{name}: {error.name} is not installed")
        except Absent as error:
            print(f"{name}: {error}")
        else:
            print(f"{name}: first visit {first}, later {later}, from a disk {alone}")


def timed(act: Callable[[], object]) -> float:
    """Seconds by the clock."""
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def in_chromium(places: tuple[str, str], folder: Path) -> list[str]:
    """Seconds of a first visit, a later one, one to the page alone; what it computes in them."""
    from playwright import sync_api

    path, online, alone = program(*CHROMIUM), *places
    taken = []
    with sync_api.sync_playwright() as running:
        for target in online, online, alone:
            context = running.chromium.launch_persistent_context(
                str(folder / "visits"), executable_path=path, args=QUIET
            )
            page = context.pages[0]
            page.set_default_timeout(1000 * PATIENCE)
            waited = timed(functools.partial(arrive, page, target))
            computed = ticks(page_below(os.getpid()) or 0) / 100
            taken.append(f"{waited:.1f} s ({computed:.1f} of computing)")
            context.close()
    return taken


def arrive(page: Any, target: str) -> None:
    """Go to a page of the lab, and wait until puzzles can be brought."""
    page.goto(target)
    page.wait_for_selector(READY, state="attached")


def in_firefox(places: tuple[str, str], folder: Path) -> list[str]:
    """As `in_chromium`, but the later visit is of the browser that was there."""
    from marionette_driver import Wait

    script = f"return document.querySelector('{READY}') !== null"
    online, alone = places
    with firefox(folder, {}) as driver:
        wait = Wait(driver, timeout=PATIENCE, interval=0.05)

        def go(target: str) -> None:
            driver.navigate(target)
            wait.until(lambda driver: driver.execute_script(script))

        taken = []
        for target in online, online, alone:
            driver.navigate("about:blank")
            taken.append(f"{timed(functools.partial(go, target)):.1f} s")
    return taken


# --- Memory -----------------------------------------------------------------------------------


def print_memory(places: tuple[str, str], folder: Path) -> None:
    """The memory of both pages when they are ready, and after a lesson."""
    puzzle = f"#puzzle={urllib.parse.quote(PUZZLE)}"
    for name, place in zip(("the site", "the one page"), places, strict=True):
        ready, lesson = (memory(place + end, folder) for end in ("", puzzle))
        print(f"memory of {name}: {ready:.0f} MB when ready, {lesson:.0f} MB after a lesson")


def memory(target: str, folder: Path) -> float:
    """The MB that the process of a page and its worker has, once nothing goes on in it."""
    with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as profile:
        words = [program(*CHROMIUM), "--headless", *QUIET, f"--user-data-dir={profile}", target]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(words, stdout=quiet, stderr=quiet, process_group=0) as browser:
            try:
                return settled(browser.pid)
            finally:
                os.killpg(browser.pid, signal.SIGKILL)  # a script may have begun it


def settled(browser: int) -> float:
    """The MB of the browser's process that has a worker, when it has become calm."""
    end, before = time.monotonic() + PATIENCE, -1
    while time.monotonic() < end:
        time.sleep(CALM)
        if pid := page_below(browser):
            now = ticks(pid)
            if now - before < CALM:  # of a hundred a second
                return pss(pid)
            before = now
    raise SystemExit("the page does not come to an end")


def page_below(browser: int) -> int | None:
    """The process below this one that has a worker; None if there is none yet."""
    return next((pid for pid in descendants(browser) if "DedicatedWorker" in threads(pid)), None)


def descendants(pid: int) -> Iterator[int]:
    """The processes below a process."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(path.parent.name)] = int(fields(path)[1])
    below = {pid}
    while more := {child for child, parent in parents.items() if parent in below} - below:
        yield from more
        below |= more


def fields(path: Path) -> list[str]:
    """What a stat file says after the name of its process."""
    return path.read_text("utf-8", "replace").rpartition(")")[2].split()


def threads(pid: int) -> str:
    """The names of a process's threads."""
    with suppress(OSError):
        return " ".join(
            path.read_text("utf-8", "replace") for path in Path(f"/proc/{pid}/task").glob("*/comm")
        )
    return ""


def ticks(pid: int) -> int:
    """Hundredths of seconds that a process has computed."""
    return sum(map(int, fields(Path(f"/proc/{pid}/stat"))[11:13]))


def pss(pid: int) -> float:
    """The MB of a process, where what several share is shared out."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8", "replace").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))


# --- The judge of moves -----------------------------------------------------------------------


def print_judge(address: str, moves: int) -> None:
    """The milliseconds a move of each problem, in the worker of the page."""
    from playwright import sync_api

    with sync_api.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=program(*CHROMIUM), args=QUIET)
        page = browser.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        arrive(page, address)
        for problem in all_problems():
            taken = sorted(page.evaluate(JUDGE, asked(problem, moves)))
            half, most = statistics.median(taken), percentile(taken, 0.9)
            print(f"judge of moves, {problem}: {half:.0f} ms, nine of ten within {most:.0f} ms")
        browser.close()


def asked(problem: str, moves: int) -> list[list[Any]]:
    """So many calls as the page makes them: [problem, puzzle, marks, what is added]."""
    solver, chance = solver_of(problem), random.Random(problem)
    calls: list[list[Any]] = []
    while len(calls) < moves:
        puzzle = chance.choice(puzzles(problem))
        steps = trace(solver, solver.parse(puzzle))
        marks = words_of_facts(fact for step in steps for fact in step.facts if is_mark(fact))
        for order in (marks, chance.sample(marks, len(marks))) * IN_A_ROW:
            at = chance.randrange(len(order))
            calls.append([problem, puzzle, order[:at], [order[at]]])
    return calls[:moves]


@functools.cache
def puzzles(problem: str) -> list[str]:
    """The problem's own cases of the sizes that are played."""
    paths = sorted((FOLDER / problem / "data/secret").glob("*.in"))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [text for text in texts if SMALL <= text.count("\n") <= LARGE]


if __name__ == "__main__":
    sys.exit(ended(main))
