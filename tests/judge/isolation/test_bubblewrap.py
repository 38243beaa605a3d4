"""How bubblewrap is told what to show."""

from pathlib import Path

from judge.isolation import bubblewrap


def told(shown: tuple[str, ...] = (), hidden: tuple[str, ...] = ()) -> str:
    """Its words in one line."""
    return " ".join(bubblewrap.words(shown, hidden, (), "/p", False, "/s", 1 << 20, zero=False))


def test_what_lies_in_the_temporary_folder_is_shown_elsewhere() -> None:
    assert bubblewrap.place_of("/tmp/home/bin/node") == "/outside/tmp/home/bin/node"
    assert bubblewrap.place_of("/home/bin/node") == "/home/bin/node"
    assert "--ro-bind /tmp/a /outside/tmp/a" in told(shown=("/tmp/a",))


def test_only_what_is_shown_need_be_hidden() -> None:
    assert "--tmpfs /usr/share/cases" in told(hidden=("/usr/share/cases",))
    assert "/home/cases" not in told(hidden=("/home/cases",))
    words = told(shown=("/home",), hidden=("/home/cases",))
    assert words.index("--ro-bind /home /home") < words.index("--tmpfs /home/cases")


def test_folders_have_room_to_break_the_limit() -> None:
    assert f"--size {2 << 20} --tmpfs /tmp" in told()
    assert f"--size {2 << 20} --tmpfs /dev/shm" in told()


def test_what_is_of_the_system() -> None:
    assert bubblewrap.is_of_system("/usr/bin/python3")
    assert not bubblewrap.is_of_system("/home/usr")
    assert set(bubblewrap.system()) >= {str(p) for p in map(Path, ["/usr"]) if p.is_dir()}
