"""Saved games of the PyPI package ``diplomacy`` and of programs that write its format (dipcc for instance): JSON, one
game in a file, or a game a line. ``to_dict`` of that package's games is read as well."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct, convert

from casusbelli.core.said import said
from casusbelli.records.foreign.recorded_game import (
    MOST_GAMES,
    OVER,
    BadRecord,
    RecordedGame,
    RecordedPhase,
    RecordedPosition,
)
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.records.turns.values import quoted

OPTIONS = {"base.convoy_intent": "said"}  # an army that can go by land does, unless it says VIA (DATC 4.A.3)
EVERYBODY = ("ALL", "GLOBAL")  # recipients
SECONDS = 10_000_000_000  # what is larger is a moment in a smaller unit
OPEN = "FORMING"


class SavedState(Struct):
    units: dict[str, list[str]]
    centers: dict[str, list[str]] | None = None
    retreats: dict[str, dict[str, list[str]] | None] | None = None

    def lost(self) -> set[str]:
        """Dislodged units without a retreat. That package disbands them in the retreat phase, and we do so at once."""
        rows = [row or {} for row in (self.retreats or {}).values()]
        return {unit for row in rows for unit, places in row.items() if not places}


class SavedMessage(Struct):
    message: str
    sender: str = ""
    recipient: str = "ALL"
    phase: str = ""
    time_sent: int | float | None = None


class SavedPhase(Struct):
    name: str
    state: SavedState
    orders: dict[str, list[str] | None] | None = None
    results: dict[str, Any] | None = None
    messages: list[SavedMessage] | None = None


class SavedGame(Struct):
    """The fields of a saved game that we read."""

    phases: list[SavedPhase]
    id: str | int = "local"
    map: str = "standard"
    outcome: list[str] | None = None


class SavedHistory(Struct):
    """The fields of ``Game.to_dict`` that we read: phase -> what belongs to it."""

    state_history: dict[str, SavedState]
    order_history: dict[str, dict[str, list[str] | None]]
    message_history: dict[str, dict[str, SavedMessage]] = {}
    game_id: str | int = "local"
    map_name: str = "standard"
    outcome: list[str] | None = None

    def phases(self) -> Iterator[SavedPhase]:
        for name, state in self.state_history.items():
            messages = [*self.message_history.get(name, {}).values()]
            yield SavedPhase(name, state, self.order_history.get(name, {}), {"": ""}, messages)


def is_saved_game(text: str) -> bool:
    """Does this look like the format, valid or not?"""
    head = text[:200].lstrip()
    return head.startswith(("{", "[")) and ('"phases"' in text or '"state_history"' in text)


def saved_games(text: str) -> Iterator[RecordedGame]:
    """The games in a file. Raises BadRecord, at the first game that is none."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError) as fault:
        yield from _lines(text, fault)
        return
    for number, one in enumerate(whole if isinstance(whole, list) else [whole], 1):
        yield _read(one, number)


def _lines(text: str, fault: Exception) -> Iterator[RecordedGame]:
    """A game a line."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > MOST_GAMES:
        raise BadRecord(said("record.too-many-games", most=MOST_GAMES, n=len(lines)))
    for number, line in lines:
        try:
            table = msgspec.json.decode(line)
        except (msgspec.MsgspecError, RecursionError):
            raise BadRecord(said("record.no-json", n=number, why=str(fault)[:100])) from None
        yield _read(table, number)


def _read(table: object, number: int) -> RecordedGame:
    try:
        if isinstance(table, Mapping) and "phases" not in table and "state_history" in table:
            history = convert(table, SavedHistory)
            return recorded(SavedGame([*history.phases()], history.game_id, history.map_name, history.outcome))
        return recorded(convert(table, SavedGame))
    except (msgspec.ValidationError, RecursionError) as fault:
        raise BadRecord(said("record.no-saved-game", n=number, why=quoted(str(fault)))) from None


def recorded(saved: SavedGame) -> RecordedGame:
    phases = tuple(_phase(phase) for phase in saved.phases)
    notes = [note for phase in saved.phases for note in _messages(phase)]
    shared = tuple(saved.outcome[1:]) if saved.outcome and len(saved.outcome) > 2 else ()
    over = bool(saved.phases) and saved.phases[-1].name == OVER
    return RecordedGame(phases, str(saved.id), saved.map, OPTIONS, tuple(notes), shared, over, via_needs_route=True)


def _phase(saved: SavedPhase) -> RecordedPhase:
    lost = saved.state.lost()
    standing = {
        name: tuple(unit for unit in units if not unit.startswith("*")) for name, units in saved.state.units.items()
    }
    routed = {
        name: tuple(unit[1:] for unit in units if unit.startswith("*") and unit[1:] not in lost)
        for name, units in saved.state.units.items()
    }
    centers = {name: tuple(held) for name, held in saved.state.centers.items()} if saved.state.centers else None
    orders = {name: tuple(texts or ()) for name, texts in (saved.orders or {}).items()}
    position = RecordedPosition(standing, routed, centers)
    return RecordedPhase(saved.name, orders, position, tuple(sorted(lost)), bool(saved.results))


def _messages(phase: SavedPhase) -> Iterator[MessageRecorded]:
    for one in phase.messages or ():
        to = () if one.recipient.upper() in EVERYBODY else (one.recipient,)
        yield MessageRecorded(one.phase or phase.name, one.sender, one.message, to, _moment(one.time_sent))


def _moment(sent: float | None) -> int:
    """Milliseconds. Programs write seconds, or decimal fractions of them as whole numbers."""
    seconds = float(sent or 0)
    while seconds > SECONDS:
        seconds /= 10
    return int(seconds * 1000) if seconds > 0 else 0
