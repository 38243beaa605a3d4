"""The rules that LEGUP has, by their identifiers."""

from collections.abc import Callable

from tests.helpers.legup.boards import UNKNOWN, Board, Cell
from tests.helpers.legup.light_up import (
    bulbs_in_path,
    cannot_light,
    empty_cells_in_light,
    empty_corners,
    finish_with_bulbs,
    finish_with_empty,
    is_light_or_empty,
    is_light_up_complete,
    is_satisfy_number,
    must_light,
    too_few_bulbs,
    too_many_bulbs,
)
from tests.helpers.legup.nurikabe import (
    black_between_regions,
    black_bottle_neck,
    black_square,
    cannot_reach_cell,
    corners_black,
    fill_in_black,
    fill_in_white,
    is_black_or_white,
    isolated_black,
    multiple_numbers,
    no_number,
    prevent_black_square,
    surround_region,
    too_few_spaces,
    too_many_spaces,
    unreachable_white,
    white_bottle_neck,
)

DIRECT: dict[str, tuple[str, Callable[[Board, Board, Cell], bool]]] = {
    "LTUP-BASC-0002": ("Empty Cells in Light", empty_cells_in_light),
    "LTUP-BASC-0003": ("Empty Corners", empty_corners),
    "LTUP-BASC-0004": ("Finish with Bulbs", finish_with_bulbs),
    "LTUP-BASC-0005": ("Finish with Empty", finish_with_empty),
    "LTUP-BASC-0006": ("Must Light", must_light),
    "NURI-BASC-0001": ("Black Between Regions", black_between_regions),
    "NURI-BASC-0002": ("Black Bottle Neck", black_bottle_neck),
    "NURI-BASC-0003": ("Corners Black", corners_black),
    "NURI-BASC-0004": ("Fill In Black", fill_in_black),
    "NURI-BASC-0005": ("Fill In White", fill_in_white),
    "NURI-BASC-0006": ("Prevent Black Square", prevent_black_square),
    "NURI-BASC-0007": ("Surround Region", surround_region),
    "NURI-BASC-0008": ("Can't Reach Cell", cannot_reach_cell),
    "NURI-BASC-0009": ("White Bottle Neck", white_bottle_neck),
}
CONTRADICTIONS: dict[str, tuple[str, Callable[[Board], bool]]] = {
    "LTUP-CONT-0001": ("Bulbs In Path", bulbs_in_path),
    "LTUP-CONT-0002": ("Cannot Light A Cell", cannot_light),
    "LTUP-CONT-0003": ("Too Few Bulbs", too_few_bulbs),
    "LTUP-CONT-0004": ("Too Many Bulbs", too_many_bulbs),
    "NURI-CONT-0001": ("Black Square", black_square),
    "NURI-CONT-0002": ("Unreachable White Cell", unreachable_white),
    "NURI-CONT-0003": ("Isolated Black", isolated_black),
    "NURI-CONT-0004": ("Multiple Numbers", multiple_numbers),
    "NURI-CONT-0005": ("No Number", no_number),
    "NURI-CONT-0006": ("Too Few Spaces", too_few_spaces),
    "NURI-CONT-0007": ("Too Many Spaces", too_many_spaces),
}
CASES: dict[str, tuple[str, Callable[[Board, list[Board]], bool]]] = {
    "LTUP-CASE-0001": ("Light or Empty", is_light_or_empty),
    "LTUP-CASE-0002": ("Satisfy Number", is_satisfy_number),
    "NURI-CASE-0001": ("Black or White", is_black_or_white),
}
MERGE = "MERGE"
NURIKABE_LAWS = {law for id_, (_, law) in CONTRADICTIONS.items() if id_.startswith("NURI")}
RULES = {MERGE: "Merge Rule"} | {
    id_: name for table in (DIRECT, CONTRADICTIONS, CASES) for id_, (name, _) in table.items()
}


def is_nurikabe_complete(board: Board) -> bool:
    return UNKNOWN not in board.values() and not any(
        law(board) for _, law in CONTRADICTIONS.values() if law in NURIKABE_LAWS
    )


PUZZLES = {"LightUp": ("LTUP", is_light_up_complete), "Nurikabe": ("NURI", is_nurikabe_complete)}
