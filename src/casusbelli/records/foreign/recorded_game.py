"""A game as another program recorded it: phases with orders, and with positions where the file has them.

Readers of file formats only produce this; ``replayed_record.py`` plays it again by our rules. All texts are as they
stand in the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from casusbelli.core.board import Board, normal
from casusbelli.core.said import Said
from casusbelli.records.games.annotations import Annotation

LONGEST_GAME = 1_000  # phases
MOST_GAMES = 10_000  # in one file
OVER = "COMPLETED"  # the name of what stands behind the last phase: the position at the end
VIA, CONVOYS = " VIA", " C "


class BadRecord(ValueError):
    """The file is not a game that can be read here; the message says where and why."""


class RecordedPosition(Struct, frozen=True):
    """Owner -> units, dislodged units that had a retreat, and centers. ``centers``, ``dislodged``: None if the format
    does not tell."""

    units: Mapping[str, tuple[str, ...]]
    dislodged: Mapping[str, tuple[str, ...]] | None = None
    centers: Mapping[str, tuple[str, ...]] | None = None


class RecordedPhase(Struct, frozen=True):
    """``position``: when the phase began. ``lost``: dislodged units that had no retreat, which some programs disband
    only when the phase ends. ``judged``: False if the file ends with it, and has no results."""

    name: str
    orders: Mapping[str, tuple[str, ...]]
    position: RecordedPosition | None = None
    lost: tuple[str, ...] = ()
    judged: bool = True


class RecordedGame(Struct, frozen=True):
    """``options``: the rulings of the other program, and settings of the game. ``drawn``: who shared the draw in which
    the game ended. ``over``: the file says that the game is over. ``via_needs_route``: see ``by_land``. ``listed``: the
    positions are the units that orders name, and count only if the first one has them all."""

    phases: tuple[RecordedPhase, ...]
    name: str = ""
    map: str = "standard"
    options: Mapping[str, str] = {}
    notes: tuple[Annotation, ...] = ()
    drawn: tuple[str, ...] = ()
    over: bool = False
    via_needs_route: bool = False
    listed: bool = False


class Difference(Struct, frozen=True):
    """Where the record and our rules part. ``minor``: nothing has to be changed by hand for it."""

    phase: str
    told: Said
    minor: bool = False


def by_land(orders: Mapping[str, Sequence[str]], board: Board) -> dict[str, list[str]]:
    """These orders as the package ``diplomacy`` understands them: an army that says VIA, for which no route of fleets
    was ordered, goes by land. If there is a route, and it is disrupted, the army stays (DATC 4.A.3)."""
    convoys: dict[str, list[str]] = {}
    for fleet, army in (text.split(CONVOYS, 1) for texts in orders.values() for text in texts if CONVOYS in text):
        convoys.setdefault(army, []).append(fleet.partition(" ")[2])

    def code(place: str) -> str:
        return board.place_names.get(normal(place), place)

    def has_route(army: str) -> bool:
        origin, to = [*army.split()[1:2], ""][0], army.split()[3:4]
        seas = {sea for sea in map(code, convoys.get(army, ())) if sea in board.waters.bit}
        return bool(to) and board.carriers(board.waters.bits(seas)).could_carry(code(origin), code(to[0]))

    return {
        name: [
            text if not text.endswith(VIA) or has_route(text.removesuffix(VIA)) else text.removesuffix(VIA)
            for text in texts
        ]
        for name, texts in orders.items()
    }
