"""Submissions: small, complete, for old Pythons too; and what a solution lacks is named."""

import ast
import builtins
import re
import subprocess
import symtable
import sys
from itertools import product
from pathlib import Path

import pytest

from ground.problems import ProblemError, describe, other_problems
from judge.submissions import build
from judge.submissions.shake import globals_in
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.submissions import answer, built, cases, namespace
from tests.helpers.sweep import swept

NAMES = build.all_submissions()
RUN_BY = [pytest.param(*pair) for pair in product(NAMES, ["pypy3", "python3.8"])]
MOST_BYTES = 64 << 10
MOST_NODES = 7500  # of a syntax tree: it compiles in 4 ms where nurikabe.py takes 15


def test_there_is_one_for_each_problem_of_another_judge() -> None:
    assert [describe(name).submission for name in other_problems()] == NAMES
    assert len(NAMES) == 8


def test_each_has_a_row_on_its_page() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs" / "submissions.md").read_text(), re.M)
    assert sorted(rows) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_is_small_and_says_what_it_is(name: str) -> None:
    text = built(name).read_text()
    assert len(text.encode()) < MOST_BYTES
    nodes = sum(1 for _ in ast.walk(ast.parse(text, feature_version=(3, 8))))
    assert nodes <= MOST_NODES
    head = text.split("\n\n")[0]
    assert all(line.startswith("#") for line in head.split("\n"))
    assert re.search(r"https?://", head)
    assert f"python -m judge submission {name}" in head
    assert f"solutions/{describe(name).solution.name}" in head
    assert "Read it from top to bottom" not in text
    assert "argparse" not in text
    assert "LEFT_OUT" not in text


@pytest.mark.parametrize("name", NAMES)
def test_it_lacks_nothing(name: str) -> None:
    table = symtable.symtable(built(name).read_text(), name, "exec")
    defined = {
        symbol.get_name()
        for symbol in table.get_symbols()
        if symbol.is_assigned() or symbol.is_imported()
    }
    used = set(globals_in(table))
    assert used - defined - set(dir(builtins)) - {"__name__"} == set()


@pytest.mark.parametrize("name", NAMES)
def test_it_has_no_method_that_only_files_are_asked_for(name: str) -> None:
    """What a puzzle reads of facts stood there because the input is read."""
    tree = ast.parse(built(name).read_text())
    read = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    asked = {node.attr for node in read if not ast.unparse(node.value).startswith("sys.")}
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = {part.name for node in classes for part in node.body if is_definition(part)}
    assert {method for method in methods - asked if not method.startswith("__")} == set()


def test_every_name_stands_in_a_text_once() -> None:
    for name in NAMES:
        names = [one for part in build.parts_of(built(name).read_text()) for one in part.names]
        assert len(names) == len(set(names))


def test_a_file_can_be_imported_where_the_judge_calls_a_function() -> None:
    assert callable(namespace("checkio_light_up")["light_up"])


NO_ANSWER = {  # the first breaks laws at once, the second is found out by search or by hard rules
    "codingame_nurikabe": ("2\n11\n..\n", "5\n....2\n.....\n.....\n.....\n2....\n"),
    "ecnu_2371": ("2 2\n11\n..\n0 0\n", "5 5\n....2\n.....\n.....\n.....\n2....\n0 0\n"),
    "optiver_akari": ("2 2\n4.\n..\n", "3 3\n...\n.4.\n.1.\n"),
    "checkio_light_up": ("('4 ', '  ')", "('   ', ' 4 ', ' 1 ')"),
    "golf_alcazar": ("╔═╗\n║▒║\n╚═╝\n", "╔═══╗\n║▒ ▒║\n║   ║\n║▒ ▒╠\n╚═══╝\n"),
}


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, texts in NO_ANSWER.items() for text in texts]
)
def test_of_a_puzzle_without_an_answer_one_line_is_told(name: str, text: str) -> None:
    words = [sys.executable, built(name)]
    done = subprocess.run(words, input=text.encode(), capture_output=True, check=False)
    said = "this puzzle has no answer\n"
    assert (done.returncode, done.stdout, done.stderr.decode()) == (1, b"", said)


@pytest.mark.parametrize("name", NAMES)
def test_ends_of_lines_and_of_the_input_may_be_any(name: str) -> None:
    """As files have them that went through other systems, and those whose last line is missing."""
    text = next(cases(name)).read_text()
    for other in (
        text.rstrip(),
        text + "\n \n",
        text.replace("\n", "\r\n"),
        text.replace("\n", " \n"),
    ):
        assert answer(name, other) == answer(name, text)
    assert answer(name, text.removesuffix("0 0\n")) == answer(name, text)


@pytest.mark.parametrize(("name", "python"), swept(RUN_BY, 4))
def test_other_interpreters_agree(name: str, python: str) -> None:
    other = tools.interpreter(python)
    for path in list(cases(name))[:2]:
        text = path.read_text()
        assert answer(name, text, other) == answer(name, text)


# --- What an adapter asks for -----------------------------------------------------------------

SOLUTION = '''"""Doc."""

import sys


class Board:
    def used(self):
        return self.other

    def __eq__(self, other):
        return heavy()

    def other(self):
        pass


def heavy():
    pass


def rule():
    pass


RULES = (rule, heavy)
A, B = 1, 2


def finish(rules=RULES):
    return Board().used, rules


if __name__ == "__main__":
    sys.exit()
'''


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the only adapter is written; it may import from toy.py."""
    (tmp_path / "toy.py").write_text(SOLUTION)
    (tmp_path / "adapters").mkdir()
    monkeypatch.setattr(build.solutions, "FOLDER", tmp_path)
    monkeypatch.setattr(build, "ADAPTERS", tmp_path / "adapters")
    return tmp_path / "adapters" / "mine.py"


def test_what_an_adapter_defines_stands_where_the_solution_has_it(made: Path) -> None:
    made.write_text(
        '"""Toy: https://"""\n\nfrom toy import finish, rule\n\nLEFT_OUT = ("Board.__eq__",)\n'
        "EASY = (rule,)\nRULES = (*EASY, rule)\n\n\ndef main():\n    print(finish())\n\n\nmain()\n"
    )
    text = build.build("mine")
    order = [
        "class Board",
        "def rule",
        "EASY =",
        "RULES =",
        "def finish",
        "As this judge",
        "main()",
    ]
    assert sorted(order, key=text.index) == order
    for gone in "heavy", "__eq__", "import", "__main__", "A, B":
        assert gone not in text
    exec(compile(text, "mine", "exec"), {})  # noqa: S102 - it is ours


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("from toy import gone\n\nprint(gone)\n", "solutions/toy.py has no gone"),
        (
            'from toy import finish\n\nLEFT_OUT = ("Board.gone",)\nprint(finish)\n',
            "solutions/toy.py has no Board.gone",
        ),
        ("from toy import finish\n\nOLD = 1\nprint(finish)\n", "nothing needs OLD of its adapter"),
        ("from toy import B\n\nA = 2\nprint(A, B)\n", "A, B stand together: define all of them"),
        ("print(1)\n", "its adapter imports nothing from a solution"),
        (
            "from toy import A\nfrom toy import gone\n\nprint(A, gone)\n",
            "solutions/toy.py has no gone",
        ),
        ("from toy import A as one\n\nprint(one)\n", "solutions/toy.py has no one"),
        (
            "from toy import A\nfrom game import B\n\nprint(A, B)\n",
            "its adapter imports from 2 solutions",
        ),
        ("from toy import A\n\nprint(A\n", "line 5: '(' was never closed"),
    ],
)
def test_what_does_not_fit_is_named(text: str, message: str, made: Path) -> None:
    made.write_text(f'"""Toy."""\n\n{text}')
    made.parent.with_name("game.py").write_text("B = 1\n")
    with pytest.raises(ProblemError) as error:
        build.build("mine")
    assert str(error.value) == f"submission mine: {message}"


def test_what_is_left_out_may_be_one_name(made: Path) -> None:
    """As docs show it; each of its letters was taken for a name."""
    made.write_text(
        '"""Toy."""\n\nfrom toy import finish\n\nLEFT_OUT = "Board.__eq__"\nRULES = ()\n'
        "print(finish())\n"
    )
    assert "__eq__" not in build.build("mine")


@pytest.mark.parametrize("above", ["# What we need.\n", "\f\n", 'PAGE = "\u2028"\nprint(PAGE)\n'])
def test_an_import_is_told_by_itself_whatever_stands_above(above: str, made: Path) -> None:
    """A comment made it one more definition; what only some count as lines moved all others."""
    text = f'"""Toy."""\n\n{above}from toy import finish\n\nRULES = ()\nprint(finish())\n'
    made.write_text(text, encoding="utf-8")
    built_text = build.build("mine")
    assert "import" not in built_text
    exec(compile(built_text, "mine", "exec"), {})  # noqa: S102 - it is ours


@pytest.mark.parametrize("name", ["nobody", "", "../build", "__init__"])
def test_other_names_are_no_submissions(name: str, made: Path) -> None:
    made.write_text("")
    with pytest.raises(ProblemError, match=r"there are: mine$"):
        build.build(name)


@pytest.mark.sweep
def test_adapters_hold_no_copies_of_a_solution() -> None:
    for name in NAMES:
        solution = describe(name).solution.read_text()
        theirs = {ast.unparse(node) for node in ast.parse(solution).body if is_definition(node)}
        adapter = (ROOT / "judge" / "submissions" / "adapters" / f"{name}.py").read_text()
        for node in filter(is_definition, ast.parse(adapter).body):
            assert ast.unparse(node) not in theirs


def test_adapters_hold_no_copies_of_each_other() -> None:
    bodies = [ast.parse((build.ADAPTERS / f"{name}.py").read_text()).body for name in NAMES]
    texts = [ast.unparse(node) for body in bodies for node in filter(is_definition, body)]
    assert len(texts) == len(set(texts))


def test_what_is_borrowed_of_another_adapter_is_its_own(made: Path) -> None:
    made.write_text(
        '"""Toy."""\n\nfrom toy import A\n\n\ndef f():\n    return g()\n\n\n'
        "def g():\n    return A\n\n\nprint(f())\n"
    )
    other = made.with_name("other.py")
    other.write_text('"""Toy."""\n\nfrom toy import B\nfrom mine import f\n\nprint(f(), B)\n')
    text = build.build("other")
    assert text.count("def f():") == text.count("def g():") == text.count("print(") == 1
    other.write_text('"""Toy."""\n\nfrom toy import B\nfrom mine import h\n\nprint(h(), B)\n')
    with pytest.raises(ProblemError, match=r"mine has no h$"):
        build.build("other")


def is_definition(node: ast.AST) -> bool:
    """Whether something is a function or a class."""
    return isinstance(node, ast.FunctionDef | ast.ClassDef)
