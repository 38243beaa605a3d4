"""Going about on a board by arrow keys and by what is told, and the puzzle that its words tell."""

import re
from collections.abc import Callable, Iterator

from tests.helpers.cases import problem_of

Spot = tuple[float, float]
ARROWS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
SIDES = {"top": (-0.5, 0), "right": (0, 0.5), "bottom": (0.5, 0), "left": (0, -0.5)}
MARKED = {"nurikabe": "sea", "light_up": "bulb", "wormholes": "bulb", "alcazar": "path"}


def to_mark(problem: str, rows: list[list[str]]) -> Iterator[tuple[str, str]]:
    """(Place, key) of all that is marked to solve the puzzle whose cells are called so.

    The rows are what each cell is called, its name first.
    """
    text = written(problem, [[cell.partition(": ")[2] for cell in row] for row in rows])
    solver = problem_of(problem).module()
    (answer,) = solver.solve(solver.parse(text))
    given = solver.facts(solver.parse(text))
    for fact in solver.facts(answer):
        place, _, value = fact.partition(" ")
        if value == MARKED.get(problem, value) and fact not in given:
            yield place, "Enter" if problem in MARKED else value


def written(problem: str, rows: list[list[str]]) -> str:
    """The puzzle that these words tell, in the format of the solutions."""
    size = f"{len(rows)} {len(rows[0])}\n"
    if problem == "alcazar":
        return size + castle(rows)
    lines = [" ".join(map(mark, row)) for row in rows]
    if problem == "ripple_effect":
        rooms = [re.findall(r"room (\S+)", " ".join(row)) for row in rows]
        lines = [" ".join(row) for row in rooms] + lines
    return size + "\n".join(lines) + "\n"


def mark(word: str) -> str:
    """How a cell that is called so is written."""
    found = re.fullmatch(r"(?:clue|wall with|wormhole) (\w+)|(\d+), given.*", word)
    if found:
        return found[1] or found[2]
    return {"wall": "#", "clue of unknown size": "?"}.get(word, ".")


def castle(rows: list[list[str]]) -> str:
    """The drawing of a castle whose cells have these sides."""
    lines = []
    for row in rows:
        sides = [dict(side.split(" ", 1) for side in cell.split("; ")) for cell in row]
        lines.append("".join("+---" if side["top"] == "wall" else "+   " for side in sides) + "+")
        lines.append("".join("|   " if side["left"] == "wall" else "    " for side in sides))
        lines[-1] += "|" if sides[-1]["right"] == "wall" else ""
    lines.append("".join("+---" if side["bottom"] == "wall" else "+   " for side in sides) + "+")
    return "\n".join(lines) + "\n"


def spot(place: str) -> Spot:
    """The middle of a cell or an edge: row and column."""
    cells = [(float(r), float(c)) for r, c in re.findall(r"r(\d+)c(\d+)", place)]
    r, c = (sum(numbers) / len(cells) for numbers in zip(*cells, strict=True))
    down, right = SIDES.get(place.rpartition("-")[2], (0, 0))
    return r + down, c + right


class Walk:
    """Going about by arrows, with what each key was found to lead to."""

    def __init__(self, press: Callable[[str], str]) -> None:
        """`press` presses a key on the board, and gives what is told of where that leads."""
        self.listen, self.found = press, dict[tuple[str, str], str]()
        self.press("", "ArrowRight")

    def press(self, at: str, key: str) -> None:
        """Press a key, and listen where that leads."""
        told = self.listen(key)
        self.at = self.found[at, key] = told.partition(":")[0].replace(" to ", "-")

    def go(self, place: str) -> None:
        """Go to a place: by keys that lead there, else by one not tried, as near as there is."""
        while self.at != place:
            for key in self.keys_to(place):
                self.press(self.at, key)

    def keys_to(self, place: str) -> list[str]:
        """The keys that lead to a place, as far as is known, and one more."""
        came, todo, ends = {self.at: list[str]()}, [self.at], []
        for at in todo:  # it grows on the way
            if at == place:
                return came[at]
            for key, arrow in ARROWS.items():
                if (to := self.found.get((at, key))) is None:
                    ends.append((far(at, arrow, place), len(came[at]), [*came[at], key]))
                elif to not in came:
                    came[to] = [*came[at], key]
                    todo.append(to)
        return min(ends)[-1]


def far(at: str, arrow: Spot, place: str) -> float:
    """How far from a place an arrow should lead."""
    (r, c), (down, right), (row, column) = spot(at), arrow, spot(place)
    return abs(r + down - row) + abs(c + right - column)
