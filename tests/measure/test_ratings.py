"""What ratings are worth: ranks, correlations, shares, and the whole on a folder."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from ground.problems import FOLDER
from lessons.rating import Exact, Rating
from measure import ended, ratings

BLANKS = "3\n...\n...\n...\n"  # a Light Up with several answers
NONE = "1 2\n0.\n"  # one with none: nothing may light its cell


def test_equal_values_share_their_ranks() -> None:
    assert ratings.ranks([5, 1, 5, 9]) == [1.5, 0, 1.5, 3]
    assert ratings.ranks(["2.03", "1.10"]) == [1, 0]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([(1, 0), (2, 1), (9, 2)], "1.00"),  # ranks, not the values themselves
        ([(1, 2), (2, 1), (9, 0)], "-1.00"),
        ([("a", 1), ("b", 0), ("c", 2), ("d", 3)], "0.80"),  # 1 - 6 * 2 / (4 * 15)
        ([(1, 0), (1, 1)], "-"),
        ([], "-"),
    ],
)
def test_the_rank_correlation(pairs: list[tuple[float, int]], expected: str) -> None:
    assert ratings.correlation(pairs) == expected


def test_the_commonest_rating() -> None:
    assert ratings.commonest(["2.03.01", "2.04.01", "2.04.01", "3.01.01"]) == "50 % have 2.04.01"
    assert ratings.commonest([]) == "-"


def test_steps_of_more_laws_than_are_needed_are_counted() -> None:
    rating = Rating(tier=2, effort=3, facts=1, looks=None, times=1, entry=1, wall=1, steps=4)
    rated = [
        ratings.Rated(rating, None, Exact(1, cut=False), (1, 3, 4, 9)),
        ratings.Rated(rating, None, Exact(2, cut=False), (4, 1)),
        ratings.Rated(rating, None, None, ()),
    ]
    assert list(ratings.figures(rated))[-1] == ("steps of more than K* + 2 laws", 2, "2 of 6, in 1")


def test_the_figures_of_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = FOLDER / "light_up" / "data" / "secret"
    easy = (secret / "09-four.in").read_text()
    hard = (secret / "7x7-hard-seed2.in").read_text()
    for name, text in [
        *(("a-easy", easy), ("b-hard", hard), ("c", hard)),
        *(("several-hard", BLANKS), ("none-easy", NONE)),
    ]:
        (tmp_path / f"{name}.in").write_text(text)
    assert ratings.main(["light_up", str(tmp_path), "--exact", "--side", "7"]) == 0
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert rows[2:] == [
        "rank correlation with labels 2 1.00",
        "commonest rating above tier 1 2 100 % have 2.03.02",
        "the same without DD 2 100 % have 2.03",
        "rank correlation of EE with K* 3 1.00",
        "steps of more than K* + 2 laws 3 0 of 41, in 0",
    ]


def test_lessons_are_looked_at_only_beside_their_least(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.in").write_text((FOLDER / "light_up/data/secret/7x7-hard-seed2.in").read_text())

    def refuse(*_: object) -> None:
        pytest.fail("a lesson was made that nobody asked for")

    monkeypatch.setattr(ratings, "easiest", refuse)
    assert ratings.main(["light_up", str(tmp_path)]) == 0


@pytest.mark.timeout(30)
def test_nobody_waits_for_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(path := tmp_path / "a.in")
    assert ratings.main(["light_up", str(tmp_path)]) == 2
    said = f"measure: cannot use {path}: it is a pipe\n"
    assert capsys.readouterr().err.lstrip("\n") == said


def test_a_folder_that_cannot_be_read_is_not_said_to_be_empty(
    tmp_path: Path, close: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    close(tmp_path)
    assert ended(partial(ratings.main, ["light_up", str(tmp_path)])) == 2
    assert capsys.readouterr() == ("", f"measure: cannot use {tmp_path}: Permission denied\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["light_up", "EMPTY"], "expected *.in"),
        (["chess", "BAD"], "chess"),
        (["light_up", "BAD"], "bad.in: line 2"),
        (["light_up", "BYTES"], "bytes.in: 'utf-8' codec"),
        (["light_up", "ENDLESS"], "endless.in: it has more than 8 MiB"),
        (["nurikabe", "BAD", "--exact"], "--exact is for "),
    ],
)
def test_what_cannot_be_rated_is_told_in_a_line(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = {"EMPTY": tmp_path / "none", "BAD": tmp_path, "BYTES": tmp_path / "bytes"}
    folders["ENDLESS"] = tmp_path / "endless"
    folders["ENDLESS"].mkdir()
    (folders["ENDLESS"] / "endless.in").symlink_to("/dev/zero")
    folders["BYTES"].mkdir()
    (folders["BYTES"] / "bytes.in").write_bytes(b"\xff")
    (tmp_path / "bad.in").write_text("2\n.x!\n..\n")
    problem, folder, *options = arguments
    assert ratings.main([problem, str(folders[folder]), *options]) == 2
    (line,) = filter(str.strip, capsys.readouterr().err.splitlines())
    assert said in line
