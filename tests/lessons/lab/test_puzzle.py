"""A puzzle that somebody brings: found out by itself, what is wrong, how many answers."""

from pathlib import Path

import pytest

import formats
from ground.problems import FOLDER, all_problems
from lessons.lab.calls import Refused
from lessons.lab.drawn.alcazar import blank as drawn_alcazar
from lessons.lab.drawn.ripple_effect import blank as drawn_rooms
from lessons.lab.drawn.ripple_effect import put
from lessons.lab.puzzle import look, read, read_drawn
from tests.helpers.lab import NONE, ONE, SEVERAL

SAMPLES = sorted(FOLDER.glob("*/data/sample/*.in"))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_samples_are_known_in_every_format(path) -> None:  # noqa: ANN001
    problem, text = path.parts[-4], path.read_text()
    assert read(text)["problem"] == problem
    for name in formats.names():
        module = formats.load(name)
        if problem in module.PROBLEMS:
            try:
                written = module.write(problem, text)
            except formats.Unwritable:
                continue
            assert read(written)["problem"] == problem, name


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("", "expected a link or a text, found nothing", None),
        ("hello", "no format is recognised; there are", None),
        ("..#\n.1.\n...\n", "and our own text, which begins with a line for its size", None),
        ("3\n.b.\n.#.\n.1.\n", "as Light Up: line 2: expected . # * x, a number", 2),
        ("3\n.b.\n...\n.2.\n", "as Nurikabe: line 2: expected . ? ~ o or a number", 2),
        ("3\naab\nabb\nccc\n...\n", "as Ripple Effect: line 6", 6),
        ("3\naab\nabb\nccc\n", "as Ripple Effect: line 5", 5),
        ("3\n.#.\n..\n...\n", "as Light Up: line 3: expected 3 cells, found 2", 3),
        ("2\nAA\nA.\n", "as Light Up with wormholes: line 3: expected wormhole A twice", 3),
        ("https://puzz.link/p?nurikabe/3/3/zz", "expected", None),
        ("2\naa\nbb\n..\n", "as Ripple Effect: line 5", 5),
        ("# mine\n2\n..\n..\n", "as Alcazar: line 3", 3),
        (" # mine\n2\n...\n..\n", "as Alcazar: line 1: expected the size", 1),
    ],
)
def test_bad_text_is_said_to_be(text: str, said: str, line: int | None) -> None:
    with pytest.raises(Refused) as refused:
        read(text)
    assert said in str(refused.value)
    assert refused.value.more.get("line") == line


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("\n \n3\n.#.\n.9.\n...\n", "as Light Up: line 5: expected .", 5),
        ("3\n\n.#.\n\n.9.\n\n...\n", "as Light Up: line 5: expected .", 5),
        ("\n3\n.#.\n\n...\n\n", "as Light Up: line 6: expected row 3 of 3, found the end", 6),
        ("1 2\n\n+   +   +\n\n+---+-9-+\n", "as Alcazar: line 5: expected", 5),
    ],
)
def test_empty_lines_are_not_what_is_wrong(text: str, said: str, line: int) -> None:
    """They are left out where all else is right: 'line 1: expected the size, found nothing'."""
    with pytest.raises(Refused) as refused:
        read(text)
    assert said in str(refused.value)
    assert refused.value.more["line"] == line


def test_a_line_of_our_own_text_is_none_of_a_foreign_one() -> None:
    """That line of what was brought, which is right, was shown below."""
    text = "puzzle hakyuu\nsize 2\n[problem]\n9 -\n- -\n[areas]\n1 1\n2 2\n[end]\n"
    with pytest.raises(Refused) as refused:
        read(text)
    assert "in our own text, line 4: expected . or a number from 1 to 2" in str(refused.value)
    assert "line" not in refused.value.more


def test_formats_are_called_as_people_call_them() -> None:
    """They were called as on the command line: box_drawing, pzprv3."""
    with pytest.raises(Refused) as refused:
        read("hello")
    assert "there are: link of puzz.link, pzv.jp and other pzpr sites; " in str(refused.value)
    assert "_" not in str(refused.value)


@pytest.mark.parametrize(
    ("problem", "puzzle", "said"),
    [
        ("alcazar", drawn_alcazar(2, 2), "expected two doors or more, found 0"),
        (
            "ripple_effect",
            put(drawn_rooms(3, 2), ["r2c2"], "7"),
            "row 2: expected . or a number from 1 to 1 in room 'r2c2', found '7' in column 2",
        ),
    ],
)
def test_of_a_drawing_no_line_is_named(problem: str, puzzle: str, said: str) -> None:
    """Who drew it has never seen the text: "as Alcazar: line 2"."""
    with pytest.raises(Refused) as refused:
        read_drawn(puzzle, problem)
    assert refused.value.value == {"said": said}


def test_a_drawing_is_read_as_the_text_is() -> None:
    assert read_drawn(ONE, "light_up") == read(ONE, "light_up")


def test_a_mark_of_byte_order_that_is_pasted_is_left_out() -> None:
    for text in ONE, "https://puzz.link/p?akari/5/5/iak.g87.h.j", "pzprv3/nurikabe/1/2/2 ./":
        assert read(f"\ufeff{text}") == read(text)


def test_blanks_may_be_those_of_a_web_page() -> None:
    """It was recognised, and could be neither drawn nor told."""
    copied = "2 3\n.\xa01 .\n. # .\u2003\n"
    assert read(copied)["puzzle"] == "2 3\n. 1 .\n. # .\n"


COPIED = {
    "empty lines before it": lambda text: f"\n \n{text}",
    "empty lines between": lambda text: text.replace("\n", "\n\n"),
    "quotes": lambda text: f'"{text.strip()}"',
    "other quotes": lambda text: f"\u201e{text.strip()}\u201c",
    "a fence": lambda text: f"```\n{text}```\n",
    "a fence with its language": lambda text: f"```text\n{text}```\n",
    "lines of a program": lambda text: "".join(f'    "{row}",\n' for row in text.splitlines()),
    "lines of a mail": lambda text: "".join(f"> {row}\n" for row in text.splitlines()),
    "lines of a mail side by side": lambda text: "".join(f">{row}\n" for row in text.splitlines()),
    "lines of a mail in a mail": lambda text: "".join(f"> > {row}\n" for row in text.splitlines()),
    "a comment": lambda text: f"{text}# from class 7b\n",
    "comments": lambda text: text.replace("\n", "  # a row\n"),
    "wide characters": lambda text: "".join(
        chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text
    ),
    "wide blanks": lambda text: text.replace(" ", "\u3000"),
    "blanks of a web page": lambda text: text.replace(" ", "\xa0"),
    "nothing that is seen": lambda text: text.replace("\n", "\u200b\n"),
    "tabs": lambda text: text.replace("\n", "\t\n"),
}


@pytest.mark.parametrize("copied", COPIED)
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_what_copying_puts_into_a_text_is_left_out(path: Path, copied: str) -> None:
    text = path.read_text()
    found, plain = read(COPIED[copied](text)), read(text)
    assert (found["problem"], found["kinds"]) == (plain["problem"], plain["kinds"])
    assert look(found["problem"], found["puzzle"]) == look(plain["problem"], plain["puzzle"])


@pytest.mark.parametrize("copied", COPIED)
@pytest.mark.parametrize("name", formats.names())
def test_so_it_is_of_a_foreign_text(name: str, copied: str) -> None:
    """Of LEGUP's XML its own < and > were left out as well."""
    problem = next(each for each in formats.load(name).PROBLEMS)
    written = formats.write(name, problem, (FOLDER / problem / "data/sample/1.in").read_text())
    found, plain = read(COPIED[copied](written), problem), read(written, problem)
    assert look(problem, found["puzzle"]) == look(problem, plain["puzzle"])


@pytest.mark.parametrize("copied", COPIED)
def test_so_it_is_of_lines_that_may_be_empty(copied: str) -> None:
    """Of one column no wall is to the right of a cell: its lines were left out with all others."""
    puzzle = "3 1\na\nb\nb\n.\n1\n.\n"
    written = formats.write("pzprv3", "ripple_effect", puzzle)
    assert read(COPIED[copied](written))["puzzle"] == puzzle


@pytest.mark.parametrize("mark", ["# ", "// ", " # 1"])
def test_a_long_text_of_marks_of_comments_is_soon_refused(mark: str) -> None:
    """Each mark was looked at to the end of its line: 30,000 of them took 16 s."""
    with pytest.raises(Refused):
        read(mark * 500_000)


def test_no_wall_moves_where_a_mail_has_no_blank_before_its_lines() -> None:
    drawing = "+---+---+\n        |\n+   +   +\n|        \n+---+---+\n"
    assert read(drawing.replace("\n", "\n>").join([">", "\n"])) == read(drawing)


@pytest.mark.parametrize("around", ['"{}"', "<{}>", " {}\n", "\u2018{}\u2019", "`{}`"])
def test_what_is_around_a_link_is_left_out(around: str) -> None:
    link = "https://puzz.link/p?akari/5/5/iak.g87.h.j"
    assert read(around.format(link)) == read(link)


@pytest.mark.parametrize("text", ["2\n#.\n.1\n#.\n", '"2\n..\n.1\n..\n"', "> 2\n> ..\n"])
def test_no_row_is_left_out(text: str) -> None:
    with pytest.raises(Refused):
        read(text)


def test_a_text_of_several_kinds_is_of_the_one_with_one_answer() -> None:
    assert read(ONE)["kinds"] == ["nurikabe", "light_up"]
    assert read(ONE, "light_up")["problem"] == "light_up"
    assert read("3\n2..\n...\n...\n")["problem"] == "light_up"


def test_a_text_with_several_answers_is_likelier_than_one_with_none() -> None:
    assert read("2\n..\n..\n")["kinds"] == ["light_up", "nurikabe"]
    assert read("1 5\n2.4.1\n")["kinds"] == ["nurikabe", "light_up"], "neither has an answer"


def test_a_board_drawn_for_wormholes_needs_none() -> None:
    found = read(ONE, "wormholes")
    assert (found["problem"], found["kinds"][0]) == ("light_up", "nurikabe")


def test_one_answer() -> None:
    found = look("nurikabe", ONE)
    assert found["answers"] == 1
    assert found["givens"]["clues"]["r4c4"] == "4"


def test_no_answer_names_the_law_and_the_cells() -> None:
    found = look("nurikabe", NONE)
    assert (found["answers"], found["law"]) == (0, "a pool")
    assert set(found["places"]) <= {place for place, value in found["facts"] if value == "sea"}


def test_no_answer_of_marks_that_break_a_law() -> None:
    found = look("light_up", "2\n**\n..\n")
    assert (found["answers"], found["law"]) == (0, "two bulbs see each other")
    assert found["places"] == ["r1c1", "r1c2"]


def test_no_answer_when_only_the_search_sees_it() -> None:
    assert look("ripple_effect", "1 2\nab\n..\n")["answers"] == 0


@pytest.mark.parametrize("problem", all_problems())
def test_marks_are_told_from_what_is_given(problem: str) -> None:
    for path in sorted((FOLDER / problem / "data" / "sample").glob("*.in")):
        assert not look(problem, path.read_text())["marked"]
    marked = {
        "alcazar": "1\n+---+\n─────\n+---+\n",
        "light_up": "1 3\n*.*\n",
        "nurikabe": "1 3\n1o.\n",
        "wormholes": "1 3\nxAA\n",
    }
    assert problem == "ripple_effect" or look(problem, marked[problem])["marked"]


def test_two_of_several_answers_differ_where_it_is_said() -> None:
    found = look("nurikabe", SEVERAL)
    assert found["answers"] == 2
    first, second = dict(found["first"]), dict(found["second"])
    assert first.keys() == second.keys()
    assert found["differences"] == [place for place in first if first[place] != second[place]]
    assert found["differences"]


def test_every_problem_has_samples() -> None:
    assert {path.parts[-4] for path in SAMPLES} == set(all_problems())
