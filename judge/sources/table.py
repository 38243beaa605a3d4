"""How each language is compiled and started: one table, LANGUAGES.

In a command, {source} is its main file, {sources} are all of them, {paths} where headers are
looked for, {home} is the folder of the main one, {folder} the one of the copy, {compiled} what is
made there, {name} the main class of Java, {memory} the limit in MiB, {stack} the same as far as a
stack may be so large, {most} what Go may fill before it tidies up, whose own needs are not in it.
Those of Rust are in rust.py, {beside} of Go is in go.py.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Language(NamedTuple):
    """A row of the table; the first word of a command is a program that must be installed."""

    name: str
    suffixes: Sequence[str]
    compile: str  # where nothing is made by it, it looks for errors
    run: str  # "" where what was compiled is run
    install: str  # the package of Debian
    root: str = ""  # prints where its bin/ is: what is on the PATH only leads there
    place: str = "."  # where it is compiled
    library: str = ""  # how a library of its own is, before it

    @property
    def makes_program(self) -> bool:
        """Whether what it compiles is a program that the system starts."""
        return "{compiled}" in (self.run or "{compiled}")


LANGUAGES = (
    Language(
        "Python",
        (".py", ".py3"),
        "{python} -S -m py_compile {sources}",
        "{python} {source}",
        "python3",
    ),
    Language(
        "C",
        (".c",),
        "gcc -O2 -w -std=gnu17 -DONLINE_JUDGE {paths} -o {compiled} {sources} -lm",
        "",
        "gcc",
    ),
    Language(
        "C++",
        (".cpp", ".cc", ".cxx", ".c++"),
        "g++ -O2 -w -std=gnu++20 -DONLINE_JUDGE {paths} -o {compiled} {sources}",
        "",
        "g++",
    ),
    Language(
        "Java",
        (".java",),
        "javac -encoding UTF-8 -J-XX:-UsePerfData -d {folder} {sources}",
        "java -XX:+UseSerialGC -XX:-UsePerfData -Xss{stack}m -Xmx{memory}m -DONLINE_JUDGE=true"
        " -cp {folder} {name}",
        "default-jdk-headless",
    ),
    Language(
        "Rust",
        (".rs",),
        "rustc -O -A warnings --edition {edition} --crate-name program {extern}"
        " -o {compiled} {source}",
        "",
        "rustc",
        "rustc --print sysroot",
        library="rustc -O -A warnings --edition {edition} --crate-name {crate} --crate-type lib"
        " -C metadata=library -o {folder}/lib{crate}.rlib {library}",
    ),
    Language(
        "Go",
        (".go",),
        "go build -o {compiled} {beside}",
        "/usr/bin/env GOMEMLIMIT={most}MiB {compiled}",
        "golang-go",
        "go env GOROOT",
        "{home}",  # from there go.mod is looked for, which names packages in folders
    ),
    Language(
        "JavaScript",
        (".js", ".mjs", ".cjs"),
        "node --check {source}",
        "node --stack-size={stack}000 --max-old-space-size={memory} {source}",
        "nodejs",
    ),
)
BY_SUFFIX = {suffix: language for language in LANGUAGES for suffix in language.suffixes}
