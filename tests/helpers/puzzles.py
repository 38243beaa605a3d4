"""Puzzles that are read and written in several formats, in our own text."""

NURIKABE = "5\n.5...\n..2..\n.....\n..1..\n...3.\n"
AKARI = "5\n...0.\n.....\n.#.3.\n2.#..\n#....\n"
AKARI_6 = "6\n......\n..4...\n....2.\n.0....\n...1..\n......\n"
RIPPLE = "4\naabb\nccbd\neebd\nfeed\n....\n.14.\n.32.\n....\n"
RIPPLE_8 = """\
8
abcccddd
ebfghhdi
eefggjjk
ellgmmkk
llnoommk
plnqomrr
pstoorru
vvtttuuu
...3....
........
......2.
...1.3..
..1.5...
.3......
........
....2...
"""
ALCAZAR = """\
3
+---+   +---+
    |
+   +   +---+

+   +   +   +

+   +   +   +
"""
CASTLE = """\
6 4
+---+---+---+---+
|               |
+   +   +   +   +
            |
+   +---+---+---+
|       |       |
+   +   +   +   +
        |       |
+   +   +   +   +
    |           |
+   +   +   +   +
|               |
+---+---+---+---+
"""
CASTLE_BOXES = """\
╔═══════╗
║▒ ▒ ▒ ▒║
║     ║ ║
╣▒ ▒ ▒║▒╠
║ ══╦═╩═╣
║▒ ▒║▒ ▒║
║   ║   ║
╣▒ ▒║▒ ▒║
║ ║ ║   ║
╣▒║▒ ▒ ▒║
║ ║     ║
║▒ ▒ ▒ ▒║
╚═══════╝
"""
LINK = "https://puzz.link/p?akari/5/5/iak.g87.h.j"
