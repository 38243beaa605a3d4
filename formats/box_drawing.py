"""Alcazar in box drawing characters, as in the code golf question "Solve this Alcazar for me".

╔═╩═════╗     Each cell is one character, `▒`, or of an answer a piece of path, and between two
║▒ ▒║▒ ▒║     cells is one more: `║` and `═` are walls, a blank is none, in an answer `─` and
║   ║   ║     `│` are path.  In the outer wall `╣` and `╠` (to the left and to the right) and
║▒ ▒ ▒ ▒╠     `╩` and `╦` (above and below) are doors, between the places where cells meet.
╚═══════╝     What stands where four cells meet only looks well: it is not read.
"""

from formats import Unreadable, Unwritable, solver
from formats._puzzles import check_size, parsed, quoted, size_of

TITLE = "box drawing of the code golf question: with the answer"
PROBLEMS = ("alcazar",)

WALLS = {"-": "═", "|": "║"}
DOORS = "╣╠╩╦"  # in the wall to the left, to the right, above, below
PIECES = "─│┌┐└┘"
CROSSINGS = (
    " ║║║═╝╗╣═╚╔╠═╩╦╬"  # by the walls above (1), below (2), to the left (4), to the right (8)
)
ENDS = {  # the pieces of path that go to the left, to the right, upwards, downwards
    "─": ("─┐┘", "─┌└"),
    "│": ("│└┘", "│┌┐"),
}

Places = tuple[int, int]


def looks_like(text: str) -> bool:
    """Whether it begins with a corner of two lines."""
    return text.lstrip().startswith("╔")


# --- Reading ------------------------------------------------------------------------------


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a drawing, with the path where there is one."""
    grid, start = read_grid(text.replace("\r", "").rstrip().split("\n"))
    height, width = len(grid) // 2, len(grid[0]) // 2
    drawing = [draw_line(grid, r, start) for r in range(2 * height + 1)]
    return "alcazar", drawn(size_of(height, width), drawing, grid, start[0])


def read_grid(lines: list[str]) -> tuple[list[str], Places]:
    """The drawing's own lines, all of one length; the line and column where it begins, from 1."""
    skipped = next((number for number, line in enumerate(lines) if line.strip()), 0)
    top, first = lines[skipped].strip(), skipped + 1
    margin = len(lines[skipped]) - len(lines[skipped].lstrip())
    if len(top) < 3 or len(top) % 2 == 0 or top[0] != "╔":
        expected = "the upper wall with its corners"
        raise Unreadable(f"line {first}: expected {expected}, found {quoted(top)}")
    height, rest = divmod(len(lines) - first, 2)
    if rest:
        raise Unreadable(f"line {len(lines) + 1}: expected one more line, found the end")
    check_size(height, len(top) // 2, f"line {first}")
    grid = []
    for number, line in enumerate(lines[skipped:], first):
        row = line[margin:].rstrip().ljust(len(top))
        if line[:margin].strip() or len(row) != len(top):
            found = len(line.rstrip()) - margin
            raise Unreadable(f"line {number}: expected {len(top)} characters, found {found}")
        grid.append(row)
    if grid[-1][0] != "╚" or grid[-1][-1] != "╝":
        expected, found = "the lower wall with its corners", quoted(grid[-1].rstrip())
        raise Unreadable(f"line {len(lines)}: expected {expected}, found {found}")
    return grid, (first, margin + 1)


def drawn(size: str, drawing: list[str], grid: list[str], first: int) -> str:
    """The puzzle in our own text; Unreadable if the pieces of path do not fit together."""
    module = solver("alcazar")
    try:
        board = module.parse("\n".join([size, *drawing]))
    except ValueError as error:
        raise Unreadable(f"in our own text, {error}") from None
    lines = [line.ljust(len(drawing[0])) for line in module.render(board).split("\n")]
    for r in range(1, len(grid), 2):
        for c in range(1, len(grid[0]), 2):
            if lines[r][2 * c] != grid[r][c].replace("▒", " "):
                message = f"line {first + r}: expected the path to go on from cell to cell"
                raise Unreadable(f"{message}, found it broken in row {r // 2 + 1}")
    return "\n".join([size, *(line.rstrip() for line in lines)]) + "\n"


def draw_line(grid: list[str], r: int, start: Places) -> str:
    """A line of our drawing from one of boxes."""
    marks = [own_mark(grid, r, c, start) for c in range(len(grid[0]))]
    if r % 2:
        return " ".join(marks)
    return "".join(mark if c % 2 == 0 else mark * 3 for c, mark in enumerate(marks))


def own_mark(grid: list[str], r: int, c: int, start: Places) -> str:
    """What a character is in our own text."""
    mark = grid[r][c]
    if r % 2 == c % 2 == 0:
        return "+"
    if r % 2 == c % 2 == 1:
        expect(mark, f"▒ {PIECES}", "a cell", r, c, start)
        return " "
    wall, path = ("|", "─") if r % 2 else ("-", "│")
    if mark == WALLS[wall]:
        return wall
    side = side_of(grid, r, c)
    if side is None:
        expect(mark, f" {path}", "a wall, path or a blank", r, c, start)
        return mark
    expect(mark, DOORS[:2] if r % 2 else DOORS[2:], "a wall or a door", r, c, start)
    inner = grid[r + (side == 2) - (side == 3)][c + (side == 0) - (side == 1)]
    return path if inner in ENDS[path][side % 2] else " "


def side_of(grid: list[str], r: int, c: int) -> int | None:
    """In which outer wall a place between cells is: left 0, right 1, above 2, below 3."""
    if r % 2:
        return {0: 0, len(grid[0]) - 1: 1}.get(c)
    return {0: 2, len(grid) - 1: 3}.get(r)


def expect(mark: str, marks: str, what: str, r: int, c: int, start: Places) -> None:
    """Unreadable if a character is none of these."""
    if mark not in marks:
        where = f"line {r + start[0]}: expected {what}"
        raise Unreadable(f"{where}, found {quoted(mark)} in column {c + start[1]}")


# --- Writing ------------------------------------------------------------------------------


def write(problem: str, puzzle: str) -> str:
    """The drawing of a puzzle or of an answer."""
    board, module = parsed(problem, puzzle), solver(problem)
    lines = module.render(board).split("\n")
    lines = [line.ljust(len(lines[0])) for line in lines]
    grid = [line[::2] for line in lines]
    cells = [mark for row in grid[1::2] for mark in row[1::2]]
    known = [fact.split() for fact in module.facts(board)]
    whole = set(cells) <= set(PIECES) and all(value == "path" for _, value in known)
    if known and not whole:
        first = known[0][0]
        raise Unwritable(f"box drawings hold a puzzle or an answer, found {first} settled alone")
    rows = ["".join(box_of(grid, r, c) for c in range(len(grid[0]))) for r in range(len(grid))]
    return "\n".join(rows) + "\n"


def box_of(grid: list[str], r: int, c: int) -> str:
    """What a character of our own drawing, of which every second column is taken, becomes."""
    mark = grid[r][c]
    if r % 2 == c % 2 == 1:
        return "▒" if mark == " " else mark
    if r % 2 == c % 2 == 0:
        around = (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)
        return CROSSINGS[sum(1 << n for n, place in enumerate(around) if is_wall(grid, *place))]
    side = side_of(grid, r, c)
    if mark in WALLS:
        return WALLS[mark]
    return mark if side is None else DOORS[side]


def is_wall(grid: list[str], r: int, c: int) -> bool:
    """Whether a wall is drawn between two cells; the outer wall with its doors is one."""
    if not (0 <= r < len(grid) and 0 <= c < len(grid[0])):
        return False
    return grid[r][c] in WALLS or side_of(grid, r, c) is not None
