"""Formats together: which it is, samples through all of them, noise, what other tools use."""

import os
import threading
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import formats
from formats import Unreadable
from tests.helpers.cases import files, text
from tests.helpers.formats import can_hold
from tests.helpers.puzzles import AKARI, CASTLE

CASES = [each for each in files("data/sample/*.in") if "wormholes" not in each.id]


# --- Examples -----------------------------------------------------------------------------


@pytest.mark.parametrize(("problem", "path"), CASES)
def test_samples_go_through_every_format_that_holds_them(problem: Any, path: Path) -> None:
    puzzle = text(path, ".in")
    solver = formats.solver(problem.name)
    for name in formats.names():
        if problem.name in formats.load(name).PROBLEMS and can_hold(name, puzzle):
            foreign = formats.write(name, problem.name, puzzle)
            back = formats.puzzle_of(problem.name, foreign, name)
            answer = solver.render(next(solver.solve(solver.parse(back)))) + "\n"
            problem.check(puzzle, answer)


# --- Bad texts ----------------------------------------------------------------------------


def noise() -> Iterator[str]:
    """Texts that are no puzzle, and long ones that begin like one."""
    yield from ["", " ", "\n", "\0", "?", "/", "a/", "?a/", "+", "╔", "A:", "[problem]", "pzprv3"]
    yield from ["1" * 5000, "1 " * 5000, "?" * 20000, "/" * 20000, "a/" * 20000, "+" * 20000]
    yield from ["nurikabe" + "/" * 20000, "akari/1/1/" + "z" * 20000, "╔" + "═" * 20000]
    yield from ["pzprv3" + "/" * 20000, "pzprv3/nurikabe/10000/1" + "/" * 5000, "A:1 " * 20000]
    yield from ["[problem]\n" * 5000, " \n" * 20000, "#\n" * 20000, "# \n " * 5000, "\t" * 20000]
    yield from ["?v:" * 20000, "?a=b&" * 20000, "?" + "a=b&" * 20000]


@pytest.mark.parametrize("name", [*formats.names(), None])
def test_noise_is_refused_at_once(name: str | None) -> None:
    for foreign in noise():
        begin = time.process_time()
        with pytest.raises(Unreadable):
            formats.read(foreign, name)
        assert time.process_time() - begin < 2


# --- Texts that might be in two -----------------------------------------------------------


@pytest.mark.parametrize("kind", ["akari/2/1/g.", "pzprv3/lightup/1/2/.%20-/"])
def test_a_comment_is_no_link(kind: str) -> None:
    """A castle below it was said to be more of the link."""
    castle = f"#https://puzz.link/p?{kind}\n{CASTLE}"
    assert formats.read(castle) == ("alcazar", castle)


# --- What other tools use -----------------------------------------------------------------


def test_foreign_puzzle_is_converted_for_its_problem() -> None:
    link = "https://puzz.link/p?akari/5/5/iak.g87.h.j"
    assert formats.puzzle_of("light_up", link) == AKARI
    assert formats.puzzle_of("wormholes", link) == AKARI
    with pytest.raises(Unreadable) as refused:
        formats.puzzle_of("nurikabe", link)
    message = "expected a puzzle of nurikabe, found one of light_up (as puzz_link)"
    assert str(refused.value) == message


@pytest.mark.parametrize("puzzle", ["", "5\n.....\n", "no puzzle", "2\r\n.1\r\n..\r\n", CASTLE])
def test_what_is_not_foreign_stays_as_it_is(puzzle: str) -> None:
    assert formats.puzzle_of("nurikabe", puzzle) == puzzle


@pytest.mark.parametrize("pattern", ["data/sample/*.in", "data/secret/*.in"])
def test_puzzles_of_ours_are_left_as_they_are(pattern: str) -> None:
    for case in files(pattern):
        problem, path = case.values
        puzzle, solver = path.read_text(), formats.solver(problem.name)
        found = formats.puzzle_of(problem.name, puzzle)
        if formats.recognise(puzzle) == "own":
            assert found == puzzle
        else:  # without its size, a drawing of ours is alcazam's as well
            assert formats.recognise(puzzle) == "alcazam"
            assert solver.render(solver.parse(found)) == solver.render(solver.parse(puzzle))


def test_every_format_keeps_the_contract() -> None:
    for name in formats.names():
        module = formats.load(name)
        assert set(module.PROBLEMS) <= set(formats.load("own").PROBLEMS)
        assert "\n" not in module.TITLE
        assert not module.looks_like("")
    with pytest.raises(ValueError, match="no format is called 'nonsense'"):
        formats.load("nonsense")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_text_is_read_as_it_was_saved(encoding: str) -> None:
    assert formats.decoded("╔ü\n".encode(encoding)) == "╔ü\n"
    assert formats.decoded(b"\xff\n") == "\ufffd\n"
    assert formats.decoded(b"") == ""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_are_of_any_kind(end: str) -> None:
    """A file with those of old computers was refused by all but the command line of formats."""
    for encoding in "utf-8", "utf-16":
        data = end.join(["2", "1.", "..", ""]).encode(encoding)
        assert formats.puzzle_of("nurikabe", formats.decoded(data)) == "2\n1.\n..\n"


def test_an_input_that_others_do_not_wait_for_is_read_to_its_end() -> None:
    """Who shares it may have set it so: it was a traceback, or what had come by then."""
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    os.write(writer, b"in ")
    later = threading.Timer(0.1, lambda: (os.write(writer, b"time"), os.close(writer)))
    later.start()
    with os.fdopen(reader, "rb") as file:
        assert formats.text_in(file) == "in time"
    later.join()
    assert formats.text_in(BytesIO(b"words")) == "words"
