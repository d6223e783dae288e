"""The drawn examples of rulebooks: small sections of the map of Europe, each with an adjudicated turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.drawing.board_art import BoardArt, Strokes
from casusbelli.drawing.picture import Style, picture, sheet_of
from casusbelli.drawing.scene import Scene, of_judged
from casusbelli.records.turns.judged_turn import Judged, judge_turn
from casusbelli.records.turns.turn_file import read_turn
from casusbelli.variants import board

__all__ = ["NAMES", "judged_example", "rule_picture"]

MARGIN = 62  # around the places of an example
SHAPE, FLATTEST = 1.35, 1.7  # least and greatest ratio of width to height
SUBPATH = re.compile(r"M[^M]*")
STEP = re.compile(r"([Mlz])([^Mlz]*)")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class ExampleTurn:
    """A turn as text, and the provinces that the section shows."""

    turn: str
    frame: str


EXAMPLES = {
    "move": ExampleTurn(
        "phase S1901M\nAustria: A VIE - GAL, F TRI - ADR",
        "VIE GAL TRI ADR",
    ),
    "bounce": ExampleTurn(
        "phase S1901M\nGermany: A MUN - BUR, F KIE - HOL\nFrance: A PAR - BUR",
        "PAR BUR MUN KIE HOL",
    ),
    "circle": ExampleTurn(
        "phase S1902M\nGermany: F HOL - BEL, A RUH - HOL\nFrance: A BEL - RUH",
        "HOL BEL RUH",
    ),
    "support": ExampleTurn(
        "phase F1901M\nGermany: A MUN - BUR, A RUH S A MUN - BUR\nFrance: A BUR H",
        "BUR MUN RUH PAR",
    ),
    "support-hold": ExampleTurn(
        "phase F1901M\nGermany: A MUN - BUR, A RUH S A MUN - BUR\nFrance: A BUR H, A PAR S A BUR",
        "BUR MUN RUH PAR",
    ),
    "joint": ExampleTurn(
        "phase F1901M\nAustria: A BUD - RUM\nRussia: F SEV S A BUD - RUM\nTurkey: A BUL - RUM",
        "BUD RUM SEV BUL",
    ),
    "cut": ExampleTurn(
        "phase F1901M\nGermany: A MUN - BUR, A RUH S A MUN - BUR\nFrance: A BUR H, A BEL - RUH",
        "BUR MUN RUH PAR BEL",
    ),
    "convoy": ExampleTurn(
        "phase F1901M\nEngland: A LON - NWY, F NTH C A LON - NWY",
        "LON NTH NWY",
    ),
    "convoy-broken": ExampleTurn(
        "phase F1901M\nEngland: A LON - NWY, F NTH C A LON - NWY\nGermany: F DEN - NTH, F HEL S F DEN - NTH",
        "LON NTH NWY DEN HEL",
    ),
    "retreat": ExampleTurn(
        "phase F1901R\nGermany units: A BUR, A RUH\nFrance units: A PAR\nFrance dislodged: A BUR (GAS MAR PIC BEL)\n"
        "France: A BUR R GAS",
        "BUR PAR GAS RUH MUN",
    ),
    "capture": ExampleTurn(
        "phase F1901M\nGermany: A KIE - HOL",
        "HOL BEL KIE RUH",
    ),
    "build": ExampleTurn(
        "phase W1901A\nGermany centers: BER, KIE, MUN, HOL, DEN\nGermany units: A BER, A HOL, F DEN\n"
        "Germany: F KIE B, A MUN B",
        "KIE MUN BER HOL DEN",
    ),
}
NAMES = tuple(EXAMPLES)


def judged_example(name: str) -> Judged:
    return judge_turn(read_turn(EXAMPLES[name].turn, board))


@cache
def rule_picture(name: str) -> str:
    """The picture as SVG. Raises KeyError for a name not in ``NAMES``."""
    scene = of_judged(judged_example(name))
    box = _frame(sheet_of(scene.board), EXAMPLES[name].frame.split())
    sheet, cut = _cut(sheet_of(scene.board), scene.board, box)
    look = Style(heading=False, legend=False, prefix=f"{name}-")
    drawn = picture(_within(scene, cut), look, sheet)
    left, top, right, bottom = (round(side) for side in box)
    size = f'viewBox="{left} {top} {right - left} {bottom - top}" width="{right - left}" height="{bottom - top}"'
    return re.sub(r'viewBox="[^"]*" width="\d+" height="\d+"', size, drawn, count=1)


def _frame(sheet: BoardArt, codes: list[str]) -> Box:
    """A landscape frame around these provinces."""
    across, down = zip(*(sheet.areas[code].unit for code in codes), strict=True)
    height = max(down) - min(down) + 2 * MARGIN
    width = max(max(across) - min(across) + 2 * MARGIN, height * SHAPE)
    height = max(height, width / FLATTEST)
    x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    left = min(max(0.0, x - width / 2), sheet.size[0] - width)
    top = min(max(0.0, y - height / 2), sheet.size[1] - height)
    return left, top, left + width, top + height


def _within(scene: Scene, cut: Board) -> Scene:
    there = cut.province
    return replace(
        scene,
        board=cut,
        centers={center: owner for center, owner in scene.centers.items() if center in there},
        ground={code: owner for code, owner in scene.ground.items() if code in there},
    )


# --- the visible part of the artwork


def _cut(sheet: BoardArt, whole: Board, box: Box) -> tuple[BoardArt, Board]:
    """The artwork and the board without anything outside the box."""
    areas = {code: area for code, area in sheet.areas.items() if _meets(area.shape, box)}
    strokes = sheet.strokes
    lines = Strokes(*("".join(_seen(path, box)) for path in (strokes.coast, strokes.land, strokes.home, strokes.sea)))
    neutral = tuple(patch for patch in sheet.neutral if _meets(patch.shape, box))
    provinces = tuple(province for province in whole.provinces if province.code in areas)
    borders = tuple(
        one for one in whole.borders if whole.province_of[one.origin] in areas and whole.province_of[one.to] in areas
    )
    cut = whole.derived(provinces=provinces, borders=borders)
    return replace(sheet, areas=areas, strokes=lines, neutral=neutral), cut


def _seen(path: str, box: Box) -> Iterator[str]:
    return (part for part in SUBPATH.findall(path) if _meets(part, box))


def _meets(path: str, box: Box) -> bool:
    places = [place for part in SUBPATH.findall(path) for place in _points(part)]
    if not places:
        return False
    across, down = zip(*places, strict=True)
    left, top, right, bottom = box
    return bool(min(across) <= right and max(across) >= left and min(down) <= bottom and max(down) >= top)


def _points(part: str) -> Iterator[tuple[float, float]]:
    """The points of one ring or line: a starting point, then relative steps."""
    x = y = 0.0
    for sign, numbers in STEP.findall(part):
        values = list(map(float, NUMBER.findall(numbers)))
        for dx, dy in zip(values[::2], values[1::2], strict=True):
            x, y = (dx, dy) if sign == "M" else (x + dx, y + dy)
            yield x, y
