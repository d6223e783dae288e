"""The text format of the game server Droidippy: phases with a position and orders, which name provinces only.

PHASE 1901 Spring Movement
POSITIONS
Austria: army bud
Austria: supply bud
ORDERS
bud move ser
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from casusbelli.core.said import said
from casusbelli.records.foreign.recorded_game import BadRecord, RecordedGame, RecordedPhase, RecordedPosition
from casusbelli.records.turns.values import quoted

HEAD = re.compile(r"PHASE ([0-9]{1,4}) (Spring|Fall) (Movement|Retreat|Adjustment)")
HELD = re.compile(r"([A-Z][a-z]{1,20}): (army|fleet|supply)(/dislodged)? ([a-z]{3}(?:/[a-z]{2})?)")
BUILD = re.compile(r"build (Army|Fleet) ([a-z]{3}(?:/[a-z]{2})?)")
PLACE = re.compile(r"[a-z]{3}(?:/[a-z]{2})?")
KINDS = {"Movement": "M", "Retreat": "R", "Adjustment": "A"}
POSITIONS, ORDERS = "POSITIONS", "ORDERS"
OPTIONS = {"base.convoy_intent": "said"}


def is_droidippy(text: str) -> bool:
    return HEAD.match(text.lstrip()) is not None


def droidippy_game(text: str) -> RecordedGame:
    """Raises BadRecord with the line."""
    phases: list[_Phase] = []
    part = ""
    for number, line in enumerate(text.splitlines(), 1):
        told = line.strip()
        head = HEAD.fullmatch(told)
        if head is not None:
            season = "W" if head[3] == "Adjustment" else head[2][0]
            phases.append(_Phase(f"{season}{int(head[1]):04}{KINDS[head[3]]}"))
            part = ""
        elif told in (POSITIONS, ORDERS):
            part = told
        elif told and (not phases or not phases[-1].read(part, told)):
            raise BadRecord(said("record.bad-line", n=number, text=quoted(told)))
    last = len(phases) - 1
    return RecordedGame(
        tuple(phase.recorded(n < last) for n, phase in enumerate(phases)), options=OPTIONS, via_needs_route=True
    )


@dataclass
class _Phase:
    name: str
    units: dict[str, list[str]] = field(default_factory=dict)
    routed: dict[str, list[str]] = field(default_factory=dict)
    centers: dict[str, list[str]] = field(default_factory=dict)
    orders: dict[str, list[str]] = field(default_factory=dict)
    at: dict[tuple[bool, str], tuple[str, str]] = field(default_factory=dict)  # (dislodged, province) -> owner, unit

    def read(self, part: str, line: str) -> bool:
        if part == POSITIONS:
            return self._position(line)
        owner, order = self._order(line.split()) if part == ORDERS else ("", "")
        if order:
            self.orders.setdefault(owner, []).append(order)
        return bool(order)

    def _position(self, line: str) -> bool:
        found = HELD.fullmatch(line)
        if found is None:
            return False
        owner, what, dislodged, place = found[1], found[2], bool(found[3]), found[4].upper()
        if what == "supply":
            self.centers.setdefault(owner, []).append(place)
            return True
        unit = f"{what[0].upper()} {place}"
        (self.routed if dislodged else self.units).setdefault(owner, []).append(unit)
        self.at[dislodged, place[:3]] = owner, unit
        return True

    def _unit(self, place: str) -> tuple[str, str]:
        """The owner and the unit with its kind. In retreats those that are dislodged come first."""
        province = place[:3].upper()
        unknown = ("", place.upper())
        if self.name.endswith("R"):
            return self.at.get((True, province)) or self.at.get((False, province), unknown)
        return self.at.get((False, province), unknown)

    def _order(self, words: Sequence[str]) -> tuple[str, str]:
        """The owner and the order in our notation; nothing if it is none."""
        build = BUILD.fullmatch(" ".join(words))
        if build is not None:
            kind, place = build[1][0], build[2].upper()
            owner = next((name for name, held in self.centers.items() if place[:3] in held), "")
            return owner, f"Build {kind} {place}"
        if words[0] == "remove":
            words = [*words[1:], "disband"]
        owner, unit = self._unit(words[0])
        places = [word for word in words[1:] if PLACE.fullmatch(word) and word != "via"]
        retreats = self.name.endswith("R")
        match [word for word in words[1:] if word not in places], places:
            case ["move"], [to]:
                return owner, f"{unit} {'R' if retreats else '-'} {to.upper()}"
            case ["move", "via", "convoy"], [to]:
                return owner, f"{unit} - {to.upper()} VIA"
            case ["hold"], []:
                return owner, f"{unit} H"
            case ["disband"], []:
                return owner, f"{unit} D"
            case ["support"], [target]:
                return owner, f"{unit} S {self._unit(target)[1]}"
            case ["support", "move"], [target, to]:
                return owner, f"{unit} S {self._unit(target)[1]} - {to.upper()}"
            case ["convoy", "move"], [army, to]:
                return owner, f"{unit} C {self._unit(army)[1]} - {to.upper()}"
        return "", ""

    def recorded(self, judged: bool) -> RecordedPhase:
        position = RecordedPosition(_frozen(self.units), None, _frozen(self.centers))
        orders = {owner: texts for owner, texts in _frozen(self.orders).items() if owner}
        return RecordedPhase(self.name, orders, position, judged=judged)


def _frozen(table: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {owner: tuple(held) for owner, held in table.items()}
