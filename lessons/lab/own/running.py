"""A program in Python on one case after the other, in an interpreter that outlives it.

Each run finds what it would find in a process of its own: an empty folder, fresh globals, and all
modules as they were at first.  What is on file descriptors 0 to 2 is whose who runs it.  Nothing
else of the project is needed, so that nothing else is there.
"""

import atexit
import builtins
import contextlib
import gc
import io
import os
import shutil
import sys
import traceback
import types
import warnings
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from typing import Any, NamedTuple, NoReturn

NAME = "program.py"
HIDDEN = "js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip"  # of the browser
MANY = 4096  # file descriptors, at most
SETTINGS = {  # of the interpreter: what tells one, and what sets it
    sys.getrecursionlimit: sys.setrecursionlimit,
    sys.getswitchinterval: sys.setswitchinterval,
    sys.getprofile: sys.setprofile,
    sys.gettrace: sys.settrace,
    sys.get_int_max_str_digits: sys.set_int_max_str_digits,
    gc.isenabled: lambda on: (gc.enable if on else gc.disable)(),
    gc.get_threshold: lambda numbers: gc.set_threshold(*numbers),
}
UMASK = 0o22
UNSAVED = 120  # the exit status of Python if its output cannot be written


class Left(BaseException):
    """A program has left at once, by os._exit."""

    def __init__(self, status: int) -> None:
        self.status = status


class End(NamedTuple):
    """How a program has ended: its exit status, and whether for want of memory."""

    status: int
    exhausted: bool


class Barrier(MetaPathFinder):
    """What belongs to the browser is not found; a program has no business there."""

    def find_spec(self, name: str, *_: object) -> None:
        """Refuse it."""
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def run(source: str, folder: str) -> End:
    """Run a program, as `python program.py` does; `folder` is for it alone, and empty then."""
    place, work = os.path.join(folder, "program"), os.path.join(folder, "work")
    clear(folder)
    for each in place, work:
        os.makedirs(each)
    path = os.path.join(place, NAME)
    with open(path, "w", encoding="utf-8", errors="surrogatepass", newline="") as file:
        file.write(source)
    before = Before()
    try:
        os.chdir(work)
        prepare(path)
        return ended(path)
    finally:
        before.restore()
        clear(folder)
        gc.collect()


def clear(folder: str) -> None:
    """Remove what is in a folder, as far as that can be done; a program may have closed it."""
    os.chmod(folder, 0o700)
    for place, folders, _ in os.walk(folder):
        for path in (os.path.join(place, name) for name in folders):
            with contextlib.suppress(OSError):  # of a path that is too long, too
                if not os.path.islink(path):
                    os.chmod(path, 0o700)
    for each in list(os.scandir(folder)):
        if each.is_dir(follow_symlinks=False):
            shutil.rmtree(each.path, ignore_errors=True)
        else:
            with contextlib.suppress(OSError):
                os.unlink(each.path)


# --- What a program finds -----------------------------------------------------------------


class Before:
    """The interpreter as it is, so that it can be so again."""

    def __init__(self) -> None:
        self.modules = dict(sys.modules)
        self.names = [
            (vars(module), dict(vars(module)))
            for module in sys.modules.values()
            if isinstance(module, types.ModuleType)
        ]
        lists = sys.path, sys.argv, sys.meta_path, warnings.filters
        self.lists = [(each, each[:]) for each in lists]
        self.environment = dict(os.environ)
        self.folder = os.getcwd()
        self.settings = [(change, tell()) for tell, change in SETTINGS.items()]
        self.first = os.open(os.devnull, os.O_RDONLY)  # of what a program may open
        os.close(self.first)

    def restore(self) -> None:
        """Make it so."""
        for space, names in self.names:  # this module's own and that of builtins among them
            space.clear()
            space.update(names)
        sys.modules.clear()
        sys.modules.update(self.modules)
        for each, items in self.lists:
            each[:] = items
        os.environ.clear()
        os.environ.update(self.environment)
        os.chdir(self.folder)
        for change, value in self.settings:
            change(value)
        os.umask(UMASK)
        os.closerange(self.first, MANY)


def prepare(path: str) -> None:
    """Make all ready for a program: its streams, and modules that nobody has used yet."""
    for name in list(sys.modules):
        if name.partition(".")[0] in HIDDEN:
            del sys.modules[name]
    sys.meta_path[:] = [Barrier(), *(each for each in sys.meta_path if is_pythons(each))]
    sys.path[:] = [os.path.dirname(path), *sys.path]
    sys.argv[:] = [path]
    sys.stdin, sys.stdout, sys.stderr = (stream(number) for number in range(3))
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    sys.excepthook = sys.__excepthook__
    atexit._clear()
    if finalize := getattr(sys.modules.get("weakref"), "finalize", None):
        finalize._registered_with_atexit = finalize._shutdown = False  # as atexit knows of none
    os._exit = leave  # it would end the interpreter
    for name in "posix", "nt":
        if name in sys.modules:
            sys.modules[name]._exit = leave  # type: ignore[attr-defined]


def is_pythons(finder: Any) -> bool:
    """Whether modules are looked for as Python itself does."""
    return getattr(finder, "__module__", "").startswith(("_frozen_importlib", "importlib"))


def stream(number: int) -> io.TextIOWrapper:
    """A standard stream, which nobody has read from or written to."""
    how = {0: "rb", 1: "wb", 2: "wb"}[number]
    raw: Any = open(number, how, closefd=False)  # noqa: SIM115 - it is for the program
    errors = "backslashreplace" if number == 2 else "surrogateescape"
    return io.TextIOWrapper(raw, "utf-8", errors, line_buffering=number == 2)


def leave(status: int) -> NoReturn:
    """As os._exit."""
    raise Left(status)


# --- How it ends --------------------------------------------------------------------------


def ended(path: str) -> End:
    """How a program has ended, when all is written."""
    main = types.ModuleType("__main__")
    main.__dict__.update({"__file__": path, "__builtins__": builtins})
    sys.modules["__main__"] = main
    status, exhausted = 0, False
    try:
        status, exhausted = outcome(lambda: execute(path, main))
        atexit._run_exitfuncs()
        return End(status if flushed() else status or UNSAVED, exhausted)
    except Left as left:
        for each in sys.__stdout__, sys.__stderr__:
            with contextlib.suppress(Exception):  # it may be anything by now
                each.buffer.raw.close()  # what is not written yet is lost
        return End(left.status & 255, exhausted)


def execute(path: str, main: types.ModuleType) -> None:
    """Run a file as a module."""
    with open(path, "rb") as file:
        code = compile(file.read(), path, "exec")
    exec(code, main.__dict__)  # noqa: S102 - this is what it is for


def outcome(act: Callable[[], None]) -> End:
    """What an act comes to, as Python would say it of a program."""
    try:
        act()
    except SystemExit as left:
        return End(status_of(left.code), False)
    except Left:
        raise
    except BaseException as error:  # noqa: BLE001 - whatever it is
        tell(error)
        return End(1, is_exhausted(error))
    return End(0, False)


def status_of(code: object) -> int:
    """The exit status that sys.exit asks for."""
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 255 if code.bit_length() < 64 else 255
    try:
        print(code, file=sys.stderr)
    except Exception:  # noqa: BLE001 - it may have no words, or the stream be closed
        try:
            os.write(2, b"\n")
        except OSError:
            return UNSAVED
    return 1


def is_exhausted(error: BaseException) -> bool:
    """Whether there was no room: a size that the browser's 32 bits cannot hold is one of those."""
    too_large = isinstance(error, OverflowError) and "index-sized integer" in str(error)
    return isinstance(error, MemoryError) or too_large


def tell(error: BaseException) -> None:
    """Say what went wrong, from where the program begins."""
    trace = error.__traceback__
    while trace and trace.tb_frame.f_globals is globals():
        trace = trace.tb_next
    try:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
        sys.excepthook(type(error), error.with_traceback(trace), trace)
    except Exception:  # noqa: BLE001 - a hook of the program's own
        traceback.print_exc(file=sys.__stderr__)


def flushed() -> bool:
    """Whether all that is printed could be written."""
    done = True
    for each in sys.stdout, sys.stderr:
        try:
            if each and not each.closed:
                each.flush()
        except (OSError, ValueError):
            done = False
    return done
