"""Programs run one after the other in one interpreter do what each does in a process of its own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lessons.lab.own import running

INPUT = "3 4\nlast\n"
NOISE = (  # of Python 3.13.0, where an exit status is too large
    b"Exception ignored on threading shutdown:\n"
    b"OverflowError: Python int too large to convert to C long\n"
)
FINALIZES = "import weakref\nclass A: pass\na = A()\nweakref.finalize(a, print, 1)"
PROGRAMS = {
    "echo": "import sys\nprint(sys.stdin.read()[::-1])",
    "input": "print(input('? '), input())\nprint(input())",
    "open_0": "with open(0, 'rb') as file:\n    print(file.read())",
    "spoils_builtins": "import builtins\nprint(1)\nbuiltins.len = builtins.print = None",
    "counts": "print(len('abc'))",
    "spoils_os": "import os, sys\nos.getcwd = None\nsys.argv.append('x')\nos.environ['A'] = 'B'",
    "looks_about": "import os, sys\nos.getcwd(), print(len(sys.argv), os.environ.get('A'))",
    "spoils_json": "import json\njson.dumps = None\nprint(json.loads('[1]'))",
    "json": "import json\nprint(json.dumps([1]))",
    "writes": "import os\nopen('left', 'w').write('1')\nos.mkdir('d')\nos.chdir('d')",
    "lists": "import os\nprint(os.listdir())",
    "limits": "import sys\nsys.setrecursionlimit(77)\nsys.settrace(lambda *_: None)",
    "limits_too": "import gc, sys\nsys.set_int_max_str_digits(0)\ngc.disable()",
    "seldom": "import gc\ngc.set_threshold(1)",
    "digits": "print(len(str(10**5000)))",
    "garbage": "import gc\nprint(gc.isenabled(), gc.get_threshold())",
    "mask": "import os\nos.umask(0o777)",
    "masked": "import os\nopen('file', 'w').close()\nprint(oct(os.stat('file').st_mode))",
    "warns": "import warnings\nwarnings.simplefilter('error')",
    "warned": "import warnings\nwarnings.warn('words')\nprint(1)",
    "deep": "def f(n):\n    return n and f(n - 1)\nprint(f(500))",
    "finalizes": FINALIZES,
    "finalizes_too": FINALIZES,
    "status_3": "import sys\nprint(1)\nsys.exit(3)",
    "status_words": "import sys\nsys.exit('no\\nanswer')",
    "status_wordless": "class A:\n    def __str__(self): raise ValueError\nraise SystemExit(A())",
    "status_closed": "import sys\nsys.stderr.close()\nsys.exit('no answer')",
    "status_unheard": "import os, sys\nos.close(2)\nsys.exit('no answer')",
    "deep_folders": "import os\na = 200 * 'a'\nfor _ in a[:60]:\n    os.mkdir(a)\n    os.chdir(a)",
    "status_none": "import sys\nsys.exit()",
    "status_wraps": "import sys\nsys.exit(259)",
    "status_huge": "import sys\nsys.exit(1 << 64)",
    "raises": "def main():\n    return 1 / 0\n\nprint(1)\nmain()",
    "leaves": "import os\nprint('lost')\nos._exit(4)",
    "leaves_alone": "import os, sys\nsys.stdout.detach()\nsys.__stderr__ = None\nos._exit(5)",
    "leaves_with_text": "import os\nprint('kept', flush=True)\nos._exit(0)",
    "bytes": "import sys\nsys.stdout.buffer.write(b'\\xff')",
    "closes": "import os\nos.close(1)\nos.close(2)\nos._exit(0)",
    "closes_stdout": "import sys\nprint(1)\nsys.stdout.close()",
    "at_exit": "import atexit\natexit.register(print, 'end')\nprint('begin')",
    "own_hook": "import sys\nsys.excepthook = lambda *_: print('hook')\n1 / 0",
    "names": "print(__name__, __file__[-10:])",
    "main": "if __name__ == '__main__':\n    print('main')",
    "surrogates": "print(input().encode())\nprint('\\udcff')",
    "many_files": "import os\nheld = [os.dup(0) for _ in range(20)]\nprint(len(held))",
    "class": "import pickle\nclass A: pass\nprint(type(pickle.loads(pickle.dumps(A()))).__name__)",
    "lines": "for line in open(0):\n    print(line, end='')",
}

DRIVER = """
import importlib.util, json, os, sys
path, folder, programs, text = sys.argv[1:]
spec = importlib.util.spec_from_file_location("running", path)
running = importlib.util.module_from_spec(spec)
spec.loader.exec_module(running)
told = []
for name, program in json.load(open(programs)):
    files = [os.open(f"{programs}-{name}-{n}", os.O_RDWR | os.O_CREAT) for n in range(3)]
    os.write(files[0], text.encode())
    os.lseek(files[0], 0, 0)
    kept = [os.dup(n) for n in range(3)]
    for n in range(3):
        os.dup2(files[n], n)
    told.append([name, *running.run(program, folder)])
    for n in range(3):
        os.dup2(kept[n], n)
    for file in files + kept:
        os.close(file)
print(json.dumps(told))
"""


class Done(NamedTuple):
    """What a program has come to."""

    status: int
    exhausted: bool
    stdout: bytes
    stderr: bytes


def run_all(programs: dict[str, str], folder: Path) -> dict[str, Done]:
    """What becomes of programs in one interpreter, one after the other."""
    own, listed = folder / "own", folder / "programs.json"
    own.mkdir()
    listed.write_text(json.dumps(list(programs.items())))
    words = [sys.executable, "-S", "-c", DRIVER, running.__file__, own, listed, INPUT]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert not list(own.iterdir())
    results = {}
    for name, status, exhausted in json.loads(done.stdout):
        out, err = (Path(f"{listed}-{name}-{n}").read_bytes() for n in (1, 2))
        results[name] = Done(status, exhausted, out, err.replace(f"{own}/program/".encode(), b""))
    return results


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Done]:
    """What becomes of them all."""
    return run_all(PROGRAMS, tmp_path_factory.mktemp("together"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_is_as_in_a_process_of_its_own(
    name: str, together: dict[str, Done], tmp_path: Path
) -> None:
    path, work = tmp_path / running.NAME, tmp_path / "work"
    path.write_text(PROGRAMS[name])
    work.mkdir()
    words = [sys.executable, "-S", str(path)]
    alone = subprocess.run(words, input=INPUT.encode(), capture_output=True, check=False, cwd=work)
    done = together[name]
    assert (done.status, done.stdout) == (alone.returncode, alone.stdout)
    alone_said = alone.stderr.removesuffix(NOISE)
    assert done.stderr == alone_said.replace(f"{tmp_path}/".encode(), b"")


def test_want_of_memory_is_noted(tmp_path: Path) -> None:
    programs = {"none": "raise MemoryError", "large": "bytearray(1 << 80)", "other": "1 / 0"}
    done = run_all(programs, tmp_path)
    assert [done[name].exhausted for name in programs] == [True, True, False]


def test_what_belongs_to_the_browser_is_not_found(tmp_path: Path) -> None:
    programs = {name: f"import {name}" for name in running.HIDDEN}
    for name, done in run_all(programs, tmp_path).items():
        assert f"No module named '{name}'".encode() in done.stderr
