"""Points needed for victory on a board, and the coalitions that exist there (A5-A9, C-3).

The numbers of the rulebook are those of its board: 34 centers and seven powers. On other boards they are scaled by
centers per power, unless options set them.
"""

from __future__ import annotations

from collections import Counter

from casusbelli.core.board import Board
from casusbelli.core.phases import Phase
from casusbelli.core.said import said
from casusbelli.engine.component import Rules
from casusbelli.engine.options import MatchingText, Option
from casusbelli.packs.international_relations.facts import PREFIX
from casusbelli.packs.international_relations.orders import KINDS, SOLO, THREE_WAY, TWO_WAY

FITTED, PRINTED = "map", "printed"
RULEBOOK = {SOLO: 7, TWO_WAY: 12, THREE_WAY: 16}
CENTERS, POWERS = 34, 7  # of the rulebook's board
USUAL_HOME = 3  # home centers there
KEYS = {SOLO: "solo", TWO_WAY: "two", THREE_WAY: "three"}
LATE = 9  # A6: for this many years a large power needs one point more
TYPE = MatchingText(f"{FITTED}|{PRINTED}|[1-9][0-9]{{0,2}}", said("ir.threshold-type"), (FITTED, PRINTED))


def _option(kind: str) -> Option:
    told = said(f"ir.threshold-{KEYS[kind]}", printed=RULEBOOK[kind])
    return Option(KEYS[kind], FITTED, TYPE, told, advanced=False, before=PRINTED)


OPTIONS = tuple(map(_option, KINDS))


def threshold(rules: Rules, kind: str) -> str:
    return rules.option(f"{PREFIX}.{KEYS[kind]}")


def points_for(rules: Rules, kind: str) -> int:
    value = threshold(rules, kind)
    if value == FITTED:
        return fitted(rules.board, kind)
    return RULEBOOK[kind] if value == PRINTED else int(value)


def fitted(board: Board, kind: str) -> int:
    """The rulebook's number scaled by centers per power, rounded, and less than the number of all centers."""
    here, there = len(board.centers) * POWERS, len(board.powers) * CENTERS
    rounded = (2 * RULEBOOK[kind] * here + there) // (2 * there)
    return max(1, min(rounded, len(board.centers) - 1))


def exists(rules: Rules, kind: str) -> bool:
    """True if the coalition has at most half of the powers that begin the game, or the option is "printed"."""
    return kind == SOLO or threshold(rules, kind) == PRINTED or 2 * size(kind) <= len(rules.board.powers)


def size(kind: str) -> int:
    return KINDS.index(kind) + 1


def kinds(rules: Rules) -> tuple[str, ...]:
    return tuple(kind for kind in KINDS if exists(rules, kind))


def large(rules: Rules) -> tuple[str, ...]:
    """A6: powers that need one more point for a solo, because they have more home centers than is common."""
    printed = threshold(rules, SOLO) == PRINTED
    common = USUAL_HOME if printed else rules.board.memo(common_home)
    return tuple(power.name for power in rules.board.powers if len(power.home) > common)


def common_home(board: Board) -> int:
    """The most common number of home centers; the larger one of two that are equally common."""
    count = Counter(len(power.home) for power in board.powers)
    return max(count, key=lambda number: (count[number], number))


def late_year(board: Board) -> int:
    """The first year in which no power needs an extra point."""
    return Phase.of(board.calendar.start).year + LATE
