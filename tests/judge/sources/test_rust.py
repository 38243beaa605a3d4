"""Rust as Cargo has it: a library beside what is run, and the edition that its file names."""

import shutil
import time
from pathlib import Path

import pytest

from judge.language import CompileError, build
from judge.run import MIB, Limits, Runner
from judge.sources.rust import said_in, words_for

CARGO = (
    '[package]\nname = "light-up"  # as it is\nedition = "2018"\n\n[dependencies]\nname = "no"\n'
)
LIBRARY = "pub mod grid;\npub use grid::one;\n"
FILES = {
    "Cargo.toml": CARGO,
    "src/lib.rs": LIBRARY,
    "src/grid.rs": "pub fn one() -> u8 { 1 }\n",
    "src/main.rs": 'fn main() { let async_ = light_up::one(); println!("{}", async_); }\n',
}


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)


@pytest.mark.skipif(not shutil.which("rustc"), reason="rustc is not installed")
def test_a_library_is_compiled_before_what_uses_it(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    with build(tmp_path, 256 * MIB) as program, Runner() as runner:
        run = runner.run(program.command, tmp_path / "Cargo.toml", Limits(cpu=5))
    assert run.stdout == b"1\n", run.stderr
    write(tmp_path, {"src/grid.rs": "pub fn one() -> u8 { 300 "})
    with pytest.raises(CompileError, match="unclosed delimiter"):
        build(tmp_path, 256 * MIB)


@pytest.mark.parametrize(
    ("cargo", "edition", "crate", "library"),
    [
        (CARGO, "2018", "light_up", "src/lib.rs"),
        ('[lib]\nname="a"\npath = "src/b.rs"\n[package]\nname = \'c\'', "2021", "a", "src/b.rs"),
        ('package.name = "a"\n', "2021", None, None),
        ('[package]\nname = "a b"\nedition = 2024', "2021", None, None),
        ('[package]\nname = "a"\n[lib]\npath = "/etc/passwd"', "2021", None, None),
        ('[package]\nname = "a"\n[lib]\npath = "src/main.rs"', "2021", None, None),
        ('[lib]\nname = "a"\n[[bin]]\npath = "src/main.rs"', "2021", "a", "src/lib.rs"),
        ('[ lib ]\nname = "a"\n[dependencies.b]\npath = "b"', "2021", "a", "src/lib.rs"),
        ('[package]\nname = "a\0"\nedition = "2018\0"', "2018", "a", "src/lib.rs"),
    ],
)
def test_what_cargo_is_told(
    cargo: str, edition: str, crate: str | None, library: str | None, tmp_path: Path
) -> None:
    (tmp_path / "Cargo.toml").write_text(cargo)
    sources = [Path("src", name) for name in ("b.rs", "lib.rs", "main.rs")]
    words = words_for(tmp_path, "/program", Path("src/main.rs"), sources)
    assert words.get("{edition}") == [edition]
    assert words.get("{crate}") == (crate and [crate])
    assert words.get("{library}") == (library and [f"/program/{library}"])


def test_without_cargo_there_is_no_library(tmp_path: Path) -> None:
    sources = [Path("lib.rs"), Path("main.rs")]
    words = words_for(tmp_path, "/program", sources[1], sources)
    assert words == {"{edition}": ["2021"], "{extern}": []}


def test_a_long_file_takes_no_long_time() -> None:
    start = time.process_time()
    assert said_in("[package]\nname = 'a'\n") == {"package name": "a"}
    said_in(f"[{'a' * 2**21}]\n" + "name = 'a'\n" * 2**14)
    assert time.process_time() - start < 1


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    """Where it leads, nobody may let us look, or something without an end may stand."""
    (tmp_path / "secret").write_text(CARGO)
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "Cargo.toml").symlink_to(tmp_path / "secret")
    words = words_for(tmp_path / "program", "/program", Path("main.rs"), [Path("main.rs")])
    assert words["{edition}"] == ["2021"]
