"""Where a program of several files begins."""

from pathlib import Path

import pytest

from judge.sources.beginning import main_source, sources_in


def write(folder: Path, texts: dict[str, str]) -> None:
    """Write files, in folders that are made."""
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


@pytest.mark.parametrize(
    ("names", "main"),
    [
        (["lib/index.py", "main.py"], "main.py"),
        (["__main__.py", "index.py", "main.py"], "main.py"),
        (["__main__.py", "index.py"], "__main__.py"),
        (["a.py", "lib/index.py", "src/main.py"], "src/main.py"),
        (["index.js", "lib/main.js"], "index.js"),
        (["a/deep/main.py", "b/index.py"], "b/index.py"),
        (["a/part.py", "sum.py"], "sum.py"),
        (["a/part.js", "main.mjs"], "main.mjs"),
    ],
)
def test_a_folder_begins_in_main(names: list[str], main: str, tmp_path: Path) -> None:
    write(tmp_path, dict.fromkeys(names, ""))
    sources = sorted(map(Path, names))
    assert main_source(tmp_path, sources, of_java=False) == Path(main)


@pytest.mark.parametrize(
    ("texts", "main"),
    [
        ({"src/bin/a.rs": "fn main() {}", "src/lib.rs": "pub fn sum() {}"}, "src/bin/a.rs"),
        ({"a.rs": "mod b;", "b.rs": "pub fn mainly(){}", "z/c.rs": "pub fn  main (){}"}, "z/c.rs"),
        ({"a.rs": "fn main() {}", "src/main.rs": "fn main() {}"}, "src/main.rs"),
        ({"lib.rs": "", "src/b.rs": ""}, "lib.rs"),
        ({"examples/main.rs": "fn main() {}", "src/main.rs": "fn main() {}"}, "src/main.rs"),
        ({"benches/a.rs": "fn main() {}", "src/bin/b.rs": "fn main() {}"}, "src/bin/b.rs"),
        ({"tests/main.rs": "fn main() {}", "src/bin/b.rs": "fn main() {}"}, "src/bin/b.rs"),
        ({"a/examples/b.rs": "fn main() {}", "src/a.rs": "fn f() {}"}, "a/examples/b.rs"),
    ],
)
def test_a_folder_of_rust_begins_where_a_main_is(
    texts: dict[str, str], main: str, tmp_path: Path
) -> None:
    write(tmp_path, texts)
    assert main_source(tmp_path, sorted(map(Path, texts)), of_java=False) == Path(main)


@pytest.mark.parametrize(
    ("names", "said", "main"),
    [
        (["board.js", "solve.js"], '{"main": "solve.js"}', "solve.js"),
        (["main.js", "src/solve.mjs"], '{"name": "a", "main": "./src/solve.mjs"}', "src/solve.mjs"),
        (["a.js", "src/solve.js"], '{"main": "src/solve"}', "src/solve.js"),
        (["main.js", "src/index.js"], '{"main": "./src/"}', "src/index.js"),
        (["a.js", "src.js", "src/index.js"], '{"main": "src"}', "src.js"),
        (["main.js", "index.js"], '{"main": "."}', "index.js"),
        (["a.js", "b.js"], '\ufeff{"main": "b.js"}', "b.js"),
        (["a.js", "b.js"], '{"main": "index.js"}', "a.js"),
        (["a.js", "b.js"], '{"main": ["b.js"]}', "a.js"),
        (["a.js", "b.js"], '["b.js"]', "a.js"),
        (["a.js", "b.js"], "[" * 100_000, "a.js"),
        (["a.js", "b.js"], '{"main": "../b.js"}', "a.js"),
        (["a.py", "b.py"], '{"main": "b.py"}', "a.py"),
    ],
)
def test_a_folder_of_javascript_begins_where_its_package_says(
    names: list[str], said: str, main: str, tmp_path: Path
) -> None:
    write(tmp_path, dict.fromkeys(names, ""))
    (tmp_path / "package.json").write_text(said)
    assert main_source(tmp_path, sorted(map(Path, names)), of_java=False) == Path(main)


def test_a_link_is_no_package_of_javascript(tmp_path: Path) -> None:
    (tmp_path / "said").write_text('{"main": "b.js"}')
    (tmp_path / "package.json").symlink_to("said")
    assert main_source(tmp_path, [Path("a.js"), Path("b.js")], of_java=False) == Path("a.js")


ASKS = 'def main(): pass\nif __name__ == "__main__":\n    main()\n'


@pytest.mark.parametrize(
    ("texts", "main"),
    [
        ({"board.py": "", "solve.py": ASKS}, "solve.py"),
        ({"board.py": "", "solve.py3": "if ( __name__=='__main__' ): pass"}, "solve.py3"),
        ({"a.py": ASKS, "b.py": ASKS}, "a.py"),
        ({"app.py": "import sys, board as b\n", "board.py": ASKS}, "app.py"),
        ({"app.py": "    from board import play\n", "board.py": ASKS}, "app.py"),
        ({"app.py": "from .board.parts import play\n", "board.py": ASKS}, "app.py"),
        ({"board.py": "", "solve.py": "import board.parts; import sys"}, "solve.py"),
        ({"app.py": "important = 'board'\nimport  # board\n", "board.py": ASKS}, "board.py"),
        ({"a.py": "import b", "b.py": "import a"}, "a.py"),
        ({"solve.py": "", "test_solve.py": "import solve"}, "solve.py"),
        ({"solve.py": "", "solve_test.py": "import solve"}, "solve.py"),
        ({"main.py": "", "solve.py": ASKS}, "main.py"),
        ({"a/main.py": "", "b/main.py": ASKS}, "b/main.py"),
        ({"solve.py": "", "tests/a.py": ASKS}, "solve.py"),
        ({"solve.py": "", "test_solve.py": ASKS}, "solve.py"),
        ({"a.py": "", "b.py": 'x = """ if __name__ == "__main__": """'}, "a.py"),
        ({"a.js": "", "b.js": ASKS}, "a.js"),
    ],
)
def test_a_folder_of_python_begins_where_a_file_asks_whether_it_does(
    texts: dict[str, str], main: str, tmp_path: Path
) -> None:
    write(tmp_path, texts)
    assert main_source(tmp_path, sorted(map(Path, texts)), of_java=False) == Path(main)


@pytest.mark.parametrize(
    ("texts", "main"),
    [
        ({"board.js": "", "solve.js": 'const { show } = require("./board");'}, "solve.js"),
        ({"board.js": "", "solve.js": "const board = require( './board.js' )"}, "solve.js"),
        ({"board.mjs": "", "solve.mjs": 'import show from "./board.mjs"'}, "solve.mjs"),
        ({"board.mjs": "", "solve.mjs": 'import "./board.mjs"'}, "solve.mjs"),
        ({"board.mjs": "", "solve.mjs": "await import('./board.mjs')"}, "solve.mjs"),
        ({"a.js": "", "b.js": 'export { x } from"./a.js"', "c.js": "require('./b')"}, "c.js"),
        ({"a.js": "", "b.js": 'require("fs"); require("a")'}, "a.js"),
        ({"a.js": "", "b.js": '// require("./a")\n/* require("./a") */'}, "a.js"),
        ({"a.js": 'require("./b")', "b.js": 'require("./a")'}, "a.js"),
        ({"b.js": "", "c.js": 'require("./b")', "lib/a.js": ""}, "c.js"),
        ({"x/b.js": "", "y/b.js": 'require("../x/b")'}, "y/b.js"),
        ({"solve.js": "", "solve.test.js": 'require("./solve")'}, "solve.js"),
        ({"solve.mjs": "", "test-solve.mjs": 'import x from "./solve.mjs"'}, "solve.mjs"),
        ({"solve.js": "", "tests/a.js": 'require("../solve")'}, "solve.js"),
        ({"board.js": "", "solve.js": 'require(\n  "./board"\n)'}, "solve.js"),
        (
            {"b.js": "", "c.js": 'require("./b")', "__tests__/c.js": 'require("../c")'},
            "c.js",
        ),
        ({"b.js": "", "c.js": 'require("./b")', "spec/cSpec.js": 'require("../c")'}, "c.js"),
        ({"contest.js": 'require("./board")', "board.js": ""}, "contest.js"),
        ({"a.js": "", "index.js": "", "b.js": 'require("./index")'}, "index.js"),
        ({"lib/index.js": "", "solve.js": 'require("./lib")'}, "solve.js"),
        ({"lib/index.mjs": "", "solve.mjs": 'import x from "./lib/index.mjs"'}, "solve.mjs"),
        ({"a/b/index.js": "", "a/index.js": 'require("./b")'}, "a/index.js"),
        ({"lib/index.js": "", "solve.js": 'require("fs")'}, "lib/index.js"),
        ({"lib/index.js": "", "src/a.js": 'require("../lib")'}, "lib/index.js"),
        ({"lib/main.js": "", "solve.js": 'require("./lib/main")'}, "lib/main.js"),
    ],
)
def test_a_folder_of_javascript_begins_in_what_no_other_file_requires(
    texts: dict[str, str], main: str, tmp_path: Path
) -> None:
    write(tmp_path, texts)
    assert main_source(tmp_path, sorted(map(Path, texts)), of_java=False) == Path(main)


JAVA = "class A { public static void main(String[] a) {} }"


@pytest.mark.parametrize(
    ("texts", "main"),
    [
        ({"generate.py": ASKS, "light_up.py": ASKS}, "light_up.py"),
        ({"a.py": "", "LightUp.py": ""}, "LightUp.py"),
        ({"light-up.py": "", "a.py": "import light"}, "light-up.py"),
        ({"light_up.py": ASKS, "run.py": "from light_up import solve"}, "run.py"),
        ({"light_up.py": ASKS, "main.py": ""}, "main.py"),
        ({"a.py": ASKS, "lib/light_up.py": ASKS}, "a.py"),
        ({"bench.js": "", "lightup.js": ""}, "lightup.js"),
        ({"a.rs": "fn main() {}", "light_up.rs": "fn main() {}"}, "light_up.rs"),
        ({"Generator.java": JAVA, "LightUp.java": JAVA}, "LightUp.java"),
        ({"LightUp.java": JAVA, "Main.java": JAVA}, "Main.java"),
        ({"A.java": JAVA, "LightUp.java": ""}, "A.java"),
    ],
)
def test_a_folder_begins_in_the_file_that_is_called_so(
    texts: dict[str, str], main: str, tmp_path: Path
) -> None:
    write(tmp_path, texts)
    sources = sorted(map(Path, texts))
    of_java = main.endswith(".java")
    assert main_source(tmp_path, sources, of_java, "light_up") == Path(main)


@pytest.mark.parametrize(
    ("names", "main"),
    [
        (["build.rs", "src/bin/a.rs"], "src/bin/a.rs"),
        (["webpack.config.js", "src/app.js"], "src/app.js"),
        (["a/vite.config.mjs", "gulpfile.js", "Gruntfile.js", "z/app.js"], "z/app.js"),
        (["conftest.py", "noxfile.py", "setup.py", "sum/solve.py"], "sum/solve.py"),
        (["config.js", "src/app.js"], "config.js"),
        (["setup.py"], "setup.py"),
        (["build.rs"], "build.rs"),
        (["builder.rs", "rebuild.rs"], "builder.rs"),
    ],
)
def test_what_tools_are_told_is_no_program_where_there_is_another(
    names: list[str], main: str, tmp_path: Path
) -> None:
    write(tmp_path, dict.fromkeys(names, ""))
    sources = sources_in(tmp_path, [Path(main).suffix, ".mjs"])
    assert main_source(tmp_path, sources, of_java=False) == Path(main)


LIST = '#pragma once\ntemplate <class T> struct List { T first(); };\n#include "list.cpp"\n'
FIRST = '#include "list.h"\ntemplate <class T> T List<T>::first() { return T(); }\n'


@pytest.mark.parametrize(
    ("texts", "compiled"),
    [
        ({"list.cpp": FIRST, "list.h": LIST, "main.cpp": '#include "list.h"'}, "main.cpp"),
        ({"lib/a.c": "", "main.c": '  # include "./lib/a.c" // as a part'}, "main.c"),
        ({"lib/a.c": "", "src/main.c": '#include "../lib/a.c"'}, "src/main.c"),
        ({"a.c": "", "b/a.c": "", "main.c": '#include "b/a.c"'}, "a.c main.c"),
        ({"a.c": "", "b/a.c": "", "main.c": '#include "a.c"'}, "b/a.c main.c"),
        ({"b/a.c": "", "c/a.c": "", "c/x/m.c": '#include "../a.c"'}, "b/a.c c/x/m.c"),
        ({"b/a.c": '#include "b/a.c"', "main.c": ""}, "b/a.c main.c"),
        ({"a.c": '#include "a.c"', "b.c": '/*\n#include "a.c"\n*/ int main() {}'}, "a.c b.c"),
        ({"a.cpp": "int main() {}", "b.cpp": '#include "a.cpp"'}, "a.cpp b.cpp"),
        ({"a.c": "", "main.c": "#include <a.c>\nchar *s = \"#include 'a.c'\";"}, "a.c main.c"),
        ({"a.c": '#include "b.c"', "b.c": '#include "a.c"'}, "a.c b.c"),
        ({"a.c": "", "m.c": '// all of b/*.c\n#include "a.c"'}, "m.c"),
        ({"a.c": "", "m.c": '#ifdef ALL\n#include "a.c"\n#endif\nint n;'}, "a.c m.c"),
        ({"a.c": "", "m.c": '#if 0\nint n;\n#endif\n#include "a.c"'}, "m.c"),
        ({"a.c": "", "m.c": "", "m.h": '#if !defined M\n#include "a.c"\n#endif'}, "m.c"),
    ],
)
def test_a_file_of_c_that_another_includes_is_compiled_there(
    texts: dict[str, str], compiled: str, tmp_path: Path
) -> None:
    write(tmp_path, texts)
    (tmp_path / "link.h").symlink_to("/dev/zero")
    found = sources_in(tmp_path, [".cpp", ".c"])
    assert " ".join(map(str, found)) == compiled


@pytest.mark.parametrize("suffix", [".c", ".py", ".go", ".rs"])
def test_of_a_long_file_not_all_is_looked_at(suffix: str, tmp_path: Path) -> None:
    """Some libraries are one file of many megabytes."""
    for name in f"library{suffix}", f"solve{suffix}":
        (tmp_path / name).write_text("\n" * ((8 << 20) + 1))
    found = sources_in(tmp_path, [suffix])
    assert main_source(tmp_path, found, of_java=False) == found[0] == Path(f"library{suffix}")
