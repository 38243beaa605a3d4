"""The filter of system calls: what it refuses is what its list says, and what the docs say."""

import ctypes
import ctypes.util
import os
import platform
import re
import struct
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest

from judge.isolation import filter as calls
from judge.isolation.sandbox import Sandbox
from judge.language import Program, build
from judge.run import MIB, Limits, Runner
from tests.helpers.cases import ROOT
from tests.helpers.sandboxes import at_levels
from tests.helpers.sweep import in_sweep

PAGE = ROOT / "docs" / "isolation.md"
LIMITS = Limits(cpu=20, memory=512 * MIB)
SURVEY = """
import ctypes, errno, os, signal, sys
libc = ctypes.CDLL(None, use_errno=True)
for number in map(int, sys.argv[2:]):
    if number in (57, 58) and os.uname().machine == "x86_64":
        continue  # fork and vfork
    child = os.fork()
    if not child:
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[1]))
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        for file in 0, 1, 2:
            os.close(file)
        result = libc.syscall(number, *[ctypes.c_long(-1)] * 6)
        os._exit(ctypes.get_errno() if result == -1 else 0)
    _, status = os.waitpid(child, 0)
    print(number, os.waitstatus_to_exitcode(status))
"""
REFUSED, MISSING = 1, 38  # EPERM, ENOSYS
NO_ANSWER = -14  # SIGALRM: a call that waits, or a machine that is busy
CALLS = range(475)
SURVEYED = 0xFFFFFFFF  # the lower half of each argument of the survey
KERNELS = {116, 159}  # setgroups, which is for root, on x86-64 and ARM 64


def column() -> int:
    """Which number of a call is that of this machine."""
    return list(calls.ARCHITECTURES).index(platform.machine())


def survey(
    runner: Runner, program: Program, seconds: float, numbers: Iterable[int]
) -> dict[int, int]:
    """What each of these calls answers, within so many seconds."""
    command = [*program.command, str(seconds), *map(str, numbers)]
    run = runner.run(command, Path(os.devnull), LIMITS, program.sandbox)
    assert (run.end, run.status) == ("exit", 0), run
    return dict(tuple(map(int, line.split())) for line in run.stdout.decode().splitlines())


def numbers_refused(sandbox: Sandbox, counted: bool) -> set[int]:
    """The numbers of the calls that are refused with the arguments of the survey."""
    refused, conditions = calls.refusals(sandbox.level == "landlock", counted, compiling=False)
    listed = {*refused, *(when.call for when in conditions if when.error and is_so(when))}
    return {number for name in listed if (number := calls.NUMBERS[name][column()]) >= 0}


def is_so(when: calls.When) -> bool:
    """Whether a condition holds for the arguments of the survey."""
    value = SURVEYED & when.mask
    return when.how == "any" or (value in when.values) == (when.how == "equal")


@pytest.mark.sweep
@pytest.mark.parametrize(
    "counted", [pytest.param(True, id="counted"), in_sweep(pytest.param(False, id="seen"))]
)
@at_levels("bwrap", late=["landlock"])
def test_what_is_refused_is_on_the_list(
    sandbox: Sandbox, counted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not counted:
        monkeypatch.setattr("judge.isolation.keeper.group_with", lambda *_: None)
    path = tmp_path / "survey.py"
    path.write_text(SURVEY)
    with build(path, LIMITS.memory, sandbox) as program, Runner() as runner:
        counted = runner.keeper_for(program.sandbox, LIMITS).group is not None  # if it can be
        refused = numbers_refused(sandbox, counted)
        missing = {calls.NUMBERS[name][column()] for name in calls.HIDDEN}
        missing.update(range(calls.NEWEST + 1, CALLS.stop))
        expected = dict.fromkeys(refused, REFUSED) | dict.fromkeys(missing, MISSING)
        for name, error in calls.WITHOUT.items():
            if (number := calls.NUMBERS[name][column()]) in refused:
                expected[number] = error
        answers = survey(runner, program, 0.1, CALLS)
        late = [number for number in expected if answers[number] == NO_ANSWER]
        answers |= survey(runner, program, 10, late)
    assert {number: answers[number] for number in expected} == expected
    others = {number for number, answer in answers.items() if answer == REFUSED}
    assert others - refused <= KERNELS, others - refused


def test_the_docs_list_what_is_refused() -> None:
    rows = [line.split("|") for line in PAGE.read_text().splitlines() if line.startswith("| ")]
    said = [set(re.findall(r"`(\w+)`", row[2])) for row in rows if "calls" not in row[2]][-9:]
    expected = [
        calls.ALWAYS,
        calls.HIDDEN,
        [when.call for when in calls.ALWAYS_WHEN],
        calls.UNSEEN,
        [when.call for when in calls.UNSEEN_WHEN],
        calls.BESIDE,
        [when.call for when in calls.BESIDE_WHEN],
        calls.ATTRIBUTES,
        [when.call for when in calls.NAMELESS_WHEN],
    ]
    assert said == [set(group) for group in expected]


def test_the_numbers_are_those_of_a_library_that_knows_them() -> None:
    name = ctypes.util.find_library("seccomp")
    if not name:
        pytest.skip("libseccomp is not installed")
    library = ctypes.CDLL(name)
    for call, numbers in calls.NUMBERS.items():
        for architecture, number in zip(calls.ARCHITECTURES.values(), numbers, strict=True):
            found = library.seccomp_syscall_resolve_name_arch(architecture, call.encode())
            assert found < 0 or found == number, call
            assert (number < 0) <= (found < 0), call


@pytest.mark.parametrize(
    ("call", "words", "refused"),
    [
        ("mmap", {3: 0x21}, True),
        ("mmap", {3: 0x22}, False),
        ("mmap", {3: 0x01}, False),
        ("clone", {0: 0x10000000 | 17}, True),
        ("clone", {0: 0x3D0F00}, False),
        ("clone", {0: 0x3D0B00}, True),
        ("clone", {0: 17}, False),
        ("close_range", {0: 3, 1: 3, 2: 2}, True),
        ("close_range", {0: 3, 1: 3, 2: 4}, False),
        ("socketpair", {0: 1, 1: 1 | 0x80000}, False),
        ("socketpair", {0: 1, 1: 2}, True),
        ("openat", {2: 0o1000}, True),
        ("openat", {2: 0o1001}, False),
        ("fcntl", {1: 8}, True),
        ("fcntl", {1: 3}, False),
        ("kill", {0: 0}, False),
        ("kill", {0: calls.OWN}, False),
        ("kill", {0: 1}, True),
        ("prlimit64", {0: 1}, True),
        ("prlimit64", {0: 0}, False),
        ("prlimit64", {1: calls.CORE}, False),
        ("prlimit64", {1: calls.CORE, 2: 0x1000}, True),
        ("prlimit64", {1: calls.CORE, 2: 1 << 32}, True),
        ("prlimit64", {1: 7, 2: 0x1000}, False),
        ("prctl", {0: calls.CORES}, True),
        ("prctl", {0: 15}, False),
        ("setrlimit", {0: calls.CORE}, True),
        ("setrlimit", {0: 7}, False),
        ("fcntl", {1: 1036}, True),
        ("ioctl", {1: 0x5000940E}, True),
        ("ioctl", {1: 0x541B}, False),
        ("prctl", {0: 78}, True),
        ("getpid", {}, False),
    ],
)
def test_arguments_decide(call: str, words: dict[int, int], refused: bool) -> None:
    numbers = {**calls.NUMBERS, "getpid": (39, 172)}
    counted = call == "socketpair"  # else all of it is refused
    code = calls.filter_for(True, counted, compiling=True)
    answer = answered(code, numbers[call][column()], words)
    assert (answer != calls.ALLOW) == refused


@pytest.mark.parametrize("counted", [True, False], ids=["counted", "seen"])
@pytest.mark.parametrize(("call", "words"), [("mmap", {3: 0x40022}), ("memfd_create", {1: 5})])
def test_huge_pages_are_refused(call: str, words: dict[int, int], counted: bool) -> None:
    """The kernel counts them for no group."""
    number = calls.NUMBERS[call][column()]
    assert answered(calls.filter_for(False, counted), number, words) != calls.ALLOW


@pytest.mark.parametrize("landlock", [True, False])
def test_compilers_have_pairs_of_sockets_where_the_judge_looks(landlock: bool) -> None:
    """Without these no program of Java or Rust was compiled there."""
    number, pair = calls.NUMBERS["socketpair"][column()], {0: 1, 1: 1}
    for compiling in True, False:
        answer = answered(calls.filter_for(landlock, False, compiling), number, pair)
        assert (answer == calls.ALLOW) == compiling


def test_every_call_is_answered_in_a_few_steps() -> None:
    for landlock, counted, compiling in product([True, False], repeat=3):
        code = calls.filter_for(landlock, counted, compiling)
        refused, conditions = calls.refusals(landlock, counted, compiling)
        expected = {name: calls.ANSWER | calls.WITHOUT.get(name, REFUSED) for name in refused}
        expected |= dict.fromkeys(calls.HIDDEN, calls.ANSWER | MISSING)
        numbers = {numbers[column()]: name for name, numbers in calls.NUMBERS.items()}
        for number in {*range(calls.NEWEST + 1)} - {
            calls.NUMBERS[when.call][column()] for when in conditions
        }:
            found = answered(code, number, {}, most=20)
            assert found == expected.get(numbers.get(number), calls.ALLOW), number
        for number in calls.NEWEST + 1, 1 << 30, (1 << 32) - 1:
            assert answered(code, number, {}, most=20) == calls.ANSWER | MISSING


def answered(code: bytes, number: int, words: dict[int, int], most: int = 100) -> int:
    """What a filter says to a call: the machine of linux/filter.h, as far as it is used."""
    data = {calls.NUMBER: number, calls.ARCHITECTURE: calls.ARCHITECTURES[platform.machine()]}
    for place, word in words.items():
        data[calls.ARGUMENTS + 8 * place] = word & 0xFFFFFFFF
        data[calls.ARGUMENTS + 8 * place + 4] = word >> 32
    steps, at, held = list(struct.iter_unpack("<HBBI", code)), 0, 0
    for _ in range(most):
        what, yes, no, value = steps[at]
        at += 1
        if what == calls.LOAD:
            held = data.get(value, 0)
        elif what == calls.AND:
            held &= value
        elif what == calls.RETURN:
            return value
        elif what == calls.JUMP:
            at += value
        else:
            tests = {calls.EQUAL: held == value, calls.AT_LEAST: held >= value}
            at += yes if tests.get(what, bool(held & value)) else no
    raise AssertionError(f"{number} is not answered within {most} steps")
