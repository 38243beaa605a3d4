"""Long work in the lab: what nobody waits for is given up, and Stop ends what is shown alone."""

import re
from urllib.parse import quote

import pytest

from tests.helpers.lab import ONE, SEVERAL, LabVisit
from tests.helpers.sweep import in_sweep
from tests.lessons.lab.conftest import OpenLab

SOON = 20_000  # milliseconds, in which Python starts again but the long work is not done
EMPTY = "." * 32
LONG_WORK = "\n".join(["32", *[EMPTY, ".?.." * 8, EMPTY, EMPTY] * 8, ""])

# The first of three calls is long.  What becomes of all if it is given up, or if the second is.
THREE = """async number => {
    const source = document.getElementById("worker").textContent;
    const python = new page.Python(source, await page.findFiles());
    await python.call("puzzle.problems");
    const given = [new AbortController(), new AbortController()];
    const long = ["nurikabe", { "--size": "30" }, 1];
    const calls = [
        python.call("making.make", long, { signal: given[0].signal }),
        python.call("puzzle.problems", [], { signal: given[1].signal }),
        python.call("puzzle.read", ["2\\n2.\\n..\\n"]),
    ];
    const ends = calls.map(call => call.then(() => "done", error => error.message));
    given[number].abort(new Error("given up"));
    if (number) await ends[1].then(() => given[0].abort(new Error("ended")));
    return Promise.all(ends);
}"""

# An error of a worker that was ended comes late.
LATE_ERROR = """async () => {
    const source = document.getElementById("worker").textContent;
    const python = new page.Python(source, await page.findFiles());
    const before = python.worker;
    const given = new AbortController();
    const long = ["nurikabe", { "--size": "30" }, 1];
    const call = python.call("making.make", long, { signal: given.signal });
    given.abort(new Error("given up"));
    await call.catch(() => {});
    while (python.worker === before) await new Promise(resolve => setTimeout(resolve, 10));
    before.dispatchEvent(new ErrorEvent("error", { message: "too late" }));
    return (await python.call("puzzle.problems")).length;
}"""

# A worker that fails, by itself or in a call, which no other call has to do with.
FAILURES = """async () => {
    const source = document.getElementById("worker").textContent;
    const python = new page.Python(source, await page.findFiles());
    const ask = (name = "puzzle.problems") =>
        python.call(name).then(() => "done", error => error.message);
    await ask();
    const calls = [ask(), ask()];
    python.worker.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
    calls.push(ask());
    await Promise.all(calls);
    const before = python.worker;
    calls.push(ask("puzzle.nothing"), ask());
    const ends = await Promise.all(calls);
    return before === python.worker ? "the same worker" : ends;
}"""

# A puzzle is left that has been asked about: who is given up then.
ANSWERED = """async () => {
    const source = document.getElementById("worker").textContent;
    const python = new page.Python(source, await page.findFiles());
    const left = new AbortController(), givenUp = [];
    python.giveUp = ({ asked }) => givenUp.push(asked.call);
    await python.call("puzzle.problems", [], { signal: left.signal });
    left.abort();
    return givenUp;
}"""


def begin(opened: LabVisit) -> None:
    """Have a long puzzle come with the address, and wait until the page says that it is solved."""
    opened.page.evaluate("end => { location.hash = end; }", "#puzzle=" + quote(LONG_WORK))
    opened.page.locator("#doing").get_by_text("Solving").wait_for()


@pytest.mark.sweep
def test_back_gives_up_the_puzzle_that_is_left(opened: LabVisit) -> None:
    opened.bring(ONE)
    begin(opened)
    opened.page.go_back()
    opened.page.wait_for_selector("#opened:not([hidden])", timeout=SOON)
    opened.wait()
    assert re.match(r"5 . 5,", opened.page.inner_text("#about"))
    opened.page.wait_for_selector("#working", state="hidden")


@pytest.mark.sweep  # a second or two
def test_a_move_that_is_judged_does_not_keep_the_next_puzzle(opened: LabVisit) -> None:
    opened.bring(ONE)
    opened.page.evaluate(
        """() => {
            const { call } = page.Python.prototype;
            window.signals = [];
            page.Python.prototype.call = function (name, args, more) {
                if (name.startsWith("moves.")) signals.push(more.signal);
                return call.call(this, name, args, more);
            };
        }"""
    )
    opened.page.click("#tab-try")
    opened.page.locator("#try .board").focus()
    opened.page.keyboard.press("Enter")
    opened.page.wait_for_function("() => signals.length")
    assert not opened.page.evaluate("signals[0].aborted")
    opened.bring(ONE)
    assert opened.page.evaluate("signals[0].aborted")


def test_a_lesson_that_is_left_takes_no_memory(lab: OpenLab) -> None:
    """Each puzzle of a long visit was kept, with all that its lesson says."""
    opened = lab(new=True)
    opened.bring(ONE)
    opened.page.evaluate("() => { left = new WeakRef(document.querySelector('#try .board')); }")
    opened.bring(SEVERAL)
    opened.context.new_cdp_session(opened.page).send("HeapProfiler.collectGarbage")
    assert opened.page.evaluate("left.deref() === undefined")


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize(
    ("number", "ends"),
    [
        (0, ["given up", "done", "done"]),
        in_sweep(pytest.param(1, ["ended", "given up", "done"])),
    ],
)
def test_a_call_that_is_given_up_leaves_the_others(
    opened: LabVisit, number: int, ends: list[str]
) -> None:
    assert opened.page.evaluate(THREE, number) == ends


@pytest.mark.sweep  # it starts Python
def test_a_call_that_is_answered_hears_of_no_signal(opened: LabVisit) -> None:
    """Each move that was judged was kept until its puzzle was left."""
    assert opened.page.evaluate(ANSWERED) == []


@pytest.mark.sweep  # some seconds
def test_an_error_of_a_worker_that_was_ended_is_none(opened: LabVisit) -> None:
    assert opened.page.evaluate(LATE_ERROR) == 5


@pytest.mark.sweep
def test_after_a_failure_there_is_another_worker(opened: LabVisit) -> None:
    ends = opened.page.evaluate(FAILURES)
    missing = "AttributeError: module 'lessons.lab.puzzle' has no attribute 'nothing'"
    assert ends == ["out of memory", "done", "done", missing, "done"]


# Until the page is told otherwise, two minutes last a second.
SHORT_MINUTES = """() => {
    const real = setTimeout;
    const scaled = time => (time > 6e4 ? (time / 6e4) * 500 : time);
    window.setTimeout = (act, time = 0) => real(act, scaled(time));
    window.restore = () => void (window.setTimeout = real);
}"""


def make_long(opened: LabVisit) -> None:
    """Have a large Nurikabe made, which takes long."""
    opened.page.click("#new summary")
    opened.page.locator("#new form > label select").select_option("nurikabe")
    opened.page.fill("#new [name='--size']", "30")
    opened.page.click("#new button.main")
    return opened


@pytest.mark.sweep
def test_stop_pressed_twice_ends_one_work_alone(lab: OpenLab) -> None:
    opened = lab()
    make_long(opened)
    page = opened.page
    page.click("#draw summary")
    page.locator("#working").get_by_text("Making …").wait_for()
    page.dblclick("#stop")
    opened.wait()
    assert "it was stopped" in opened.found()
    page.wait_for_selector("#drawn .board")  # once Python has started again


@pytest.mark.sweep
def test_a_puzzle_that_is_not_found_is_given_up_as_on_a_command_line(opened: LabVisit) -> None:
    opened.page.evaluate(SHORT_MINUTES)
    make_long(opened)
    opened.page.locator("#working").get_by_text("Making …").wait_for()
    opened.wait()
    opened.page.evaluate("restore()")
    assert opened.found() == "Not yet: no such puzzle was found in two minutes."
    opened.bring(ONE)
    assert opened.page.is_visible("#opened")


@pytest.mark.sweep
def test_stop_ends_what_is_shown_alone(lab: OpenLab) -> None:
    opened = lab()
    make_long(opened)
    page = opened.page
    page.click("#draw summary")  # its tools wait until the work is done
    page.locator("#drawn").get_by_text("Getting ready …").wait_for()
    page.get_by_role("status").get_by_text("Getting ready …").wait_for(state="attached")
    assert "Making …" in page.inner_text("#working")
    page.click("#stop")
    opened.wait()
    assert "it was stopped" in opened.found()
    page.locator("#doing").get_by_text("Getting ready …").wait_for()  # Python starts again
    page.click("#stop")
    page.locator("#drawn").get_by_text("it was stopped").wait_for()
    page.get_by_role("status").get_by_text("Done.").wait_for(state="attached")
    page.click("#drawn button:text-is('Try again')")
    page.wait_for_selector("#drawn .board")
    opened.bring(ONE)
    assert page.inner_text("#name") == "Nurikabe"
