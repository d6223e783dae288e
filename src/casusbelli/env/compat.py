"""Compatibility with the ``diplomacy`` package: its ``Game`` class on top of our rules.

``from casusbelli.env.compat import Game, to_saved_game_format`` in place of that package's, and a program that lets
bots play goes on as it is. Names are that package's: powers in capitals, ``COMPLETED``, orders as it writes them. What
is no part of playing is not here: its server, its messages, its map drawings.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import ValidationError, convert

from casusbelli.core.events import OrdersJudged, OrdersRevealed
from casusbelli.core.orders import Build, Disband, Order, Waive
from casusbelli.core.phases import Phase
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.game import Game as OurGame
from casusbelli.records.foreign.recorded_game import BadRecord, by_land
from casusbelli.records.foreign.replayed_record import replayed
from casusbelli.records.foreign.saved_games import OPTIONS, SavedGame, recorded
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.variants import board
from casusbelli.variants.table import new_game

__all__ = ["COMPLETED", "Game", "OtherGame", "Power", "from_game", "from_saved_game_format", "to_saved_game_format"]

COMPLETED = "COMPLETED"
KINDS = {"M": "MOVEMENT", "R": "RETREATS", "A": "ADJUSTMENTS"}
WORDS = {"invalid": "void", "illegal": "void", "cut": "cut", "disrupted": "disrupted", "dislodged": "dislodged"}
WORDS |= {"destroyed": "dislodged", "fails": "bounce"}
NO_CONVOY = (Reason.NO_CONVOY, Reason.CONVOY_BROKEN)


class OtherGame(ValueError):
    """A saved game takes a course that our rules do not allow."""


class Power:
    """The current state of one power."""

    def __init__(self, game: Game, name: str, seat: str) -> None:
        self.game, self.name, self.seat = game, name, seat

    @property
    def units(self) -> list[str]:
        """The units. Dislodged ones are marked with a star."""
        state = self.game.inner.state
        routed = [f"*{row.unit.piece}" for row in state.routed.values() if row.unit.owner == self.seat]
        return [str(unit.piece) for unit in state.units.values() if unit.owner == self.seat] + routed

    @property
    def retreats(self) -> dict[str, list[str]]:
        rows = self.game.inner.state.routed.values()
        return {str(row.unit.piece): list(row.retreats) for row in rows if row.unit.owner == self.seat}

    @property
    def centers(self) -> list[str]:
        return [code for code, owner in self.game.inner.state.centers.items() if owner == self.seat]

    @property
    def homes(self) -> list[str]:
        return list(self.game.inner.state.home.get(self.seat, ()))

    @property
    def orders(self) -> dict[str, str]:
        """Unit -> its order."""
        return {" ".join(text.split()[:2]): " ".join(text.split()[2:]) for text in self.game.get_orders(self.name)}

    def is_eliminated(self) -> bool:
        return not self.units and not self.centers


class Game:
    """The game. ``error``: refused orders of this phase, with reasons."""

    def __init__(self, game_id: str = "local", map_name: str = "standard", rules: Iterable[str] | None = None) -> None:
        self.game_id, self.map_name, self.rules = game_id, map_name, list(rules or ())
        self.inner: OurGame = new_game("standard", map_name, OPTIONS)
        self.powers = {seat.name.upper(): Power(self, seat.name.upper(), seat.name) for seat in self.inner.seats}
        self.error: list[str] = []
        self.phases: list[dict[str, Any]] = []
        self.messages: dict[str, list[dict[str, Any]]] = {}  # phase -> messages
        self._given: dict[str, list[str]] = {}

    # --- the state of the game

    @property
    def is_game_done(self) -> bool:
        return self.inner.state.outcome is not None

    @property
    def outcome(self) -> list[str]:
        """The last phase, and the winners."""
        outcome = self.inner.state.outcome
        return [self.phases[-1]["name"], *map(str.upper, outcome.winners)] if outcome is not None else []

    @property
    def phase(self) -> str:
        now = self.get_current_phase()
        if now == COMPLETED:
            return now
        opened = Phase.of(now)
        return f"{opened.words.upper()} {KINDS[opened.kind]}"

    @property
    def phase_type(self) -> str:
        return "-" if self.is_game_done else self.inner.state.now.kind

    def get_current_phase(self) -> str:
        return COMPLETED if self.is_game_done else self.inner.phase

    def get_units(self, power_name: str | None = None) -> Any:
        return (
            {name: power.units for name, power in self.powers.items()}
            if power_name is None
            else self._of(power_name).units
        )

    def get_centers(self, power_name: str | None = None) -> Any:
        if power_name is None:
            return {name: power.centers for name, power in self.powers.items()}
        return self._of(power_name).centers

    def get_state(self) -> dict[str, Any]:
        powers = self.powers.items()
        return {
            "name": self.get_current_phase(),
            "units": {name: power.units for name, power in powers},
            "retreats": {name: power.retreats for name, power in powers},
            "centers": {name: power.centers for name, power in powers},
            "homes": {name: power.homes for name, power in powers},
        }

    def get_hash(self) -> str:
        return self.inner.state_hash()

    # --- orders

    def get_orderable_locations(self, power_name: str | None = None) -> Any:
        """The provinces in which a power can give orders."""
        if power_name is None:
            return {name: self.get_orderable_locations(name) for name in self.powers}
        return list(self._offered(self._of(power_name)))

    def get_all_possible_orders(self) -> dict[str, list[str]]:
        """Location -> all possible orders there. A province with several coasts is listed as well."""
        board = self.inner.rules.board
        table: dict[str, list[str]] = {place: [] for place in board.province_of}
        for power in self.powers.values():
            for code, orders in self._offered(power).items():
                for order in orders:
                    unit = getattr(order, "unit", None)
                    for place in {code, unit.at if unit is not None else code}:
                        table[place].append(self._text(order))
        return table

    def _offered(self, power: Power) -> dict[str, list[Order]]:
        """Province -> orders, for its unit or for builds."""
        table: dict[str, list[Order]] = {}
        if self.is_game_done:
            return table
        board, waives = self.inner.rules.board, False
        for orders in self.inner.decisions(power.seat):
            for order in orders:
                unit = getattr(order, "unit", None)
                waives = waives or unit is None
                if unit is not None and order not in table.setdefault(board.province_of[unit.at], []):
                    table[board.province_of[unit.at]].append(order)
        if waives:
            for orders in table.values():
                orders.append(Waive())
        return table

    def set_orders(
        self, power_name: str, orders: Sequence[str] | str, expand: bool = True, replace: bool = True
    ) -> None:
        """Set orders, replacing earlier ones of the same unit, or, without ``replace``, only for units without one.
        Refused orders are added to ``error``."""
        power = self._of(power_name)
        new = [orders] if isinstance(orders, str) else list(orders)
        old = self._given.get(power.name, [])
        first, second = (new, old) if replace else (old, new)
        named = {_unit_of(text) for text in first}
        self._given[power.name] = [*first, *(text for text in second if _unit_of(text) not in named)]
        if not self.is_game_done:
            draft = self.inner.submit(power.seat, "\n".join(self._given[power.name]))
            self.error += [f"{power.name}: {order}: {why.text}" for order, why in draft.refused]
            self.error += [f"{power.name}: {why}" for why in draft.misread]

    def get_orders(self, power_name: str | None = None) -> Any:
        """The accepted orders."""
        if power_name is None:
            return {name: self.get_orders(name) for name in self.powers}
        draft = self.inner.drafts.get(self._of(power_name).seat)
        return [self._text(order) for order in draft.orders] if draft is not None else []

    def clear_orders(self, power_name: str | None = None) -> None:
        for name in self.powers if power_name is None else [self._of(power_name).name]:
            self._given[name] = []
            self.inner.submit(self.powers[name].seat, ())

    def process(self) -> dict[str, Any]:
        """Adjudicate the phase, and return it with its results."""
        if self.is_game_done:
            return self.get_phase_data()
        given = self.get_orders()
        for name, texts in by_land(given, self.inner.rules.board).items():
            if texts != given[name]:
                self.inner.submit(self.powers[name].seat, "\n".join(texts))
        data, before = self.get_phase_data(), dict(self.inner.state.units)
        before |= {row.unit.id: row.unit for row in self.inner.state.routed.values()}
        for event in self.inner.process():
            if isinstance(event, OrdersJudged):
                data["results"] |= _results(event, before)
        self.phases.append(data)
        self._given, self.error = {}, []
        return data

    # --- history

    def get_phase_data(self) -> dict[str, Any]:
        """The open phase."""
        now = self.get_current_phase()
        return {
            "name": now,
            "state": self.get_state(),
            "orders": self.get_orders(),
            "results": {},
            "messages": self.messages.get(now, []),
        }

    def get_phase_history(self) -> list[dict[str, Any]]:
        return list(self.phases)

    # --- internals

    def _of(self, power_name: str) -> Power:
        power = self.powers.get(power_name.upper())
        if power is None:
            raise KeyError(f"no power is called {power_name!r}; there are {', '.join(self.powers)}")
        return power

    def _text(self, order: Order) -> str:
        if isinstance(order, Build):
            return f"{order.unit} B"
        if isinstance(order, Disband):
            return f"{order.unit} D"
        return "WAIVE" if isinstance(order, Waive) else str(order)


def _unit_of(text: str) -> str:
    """The key of an order: its unit or province. Waives have none, since they can be repeated."""
    words = text.upper().split()
    return words[1][:3] if len(words) > 1 else f"{text}{id(text)}"


def _results(event: OrdersJudged, units: Mapping[int, Unit]) -> dict[str, list[str]]:
    """Unit -> that package's words for its result; none for success."""
    told: dict[str, list[str]] = {}
    for row in event.judgements:
        if row.unit is not None and row.unit in units:
            words = [WORDS[result] for result in row.results if result in WORDS]
            told[str(units[row.unit].piece)] = ["no convoy"] if row.why in NO_CONVOY else words
    return told


# --- saved games


def to_saved_game_format(game: Game, output_path: str | None = None, output_mode: str = "a") -> dict[str, Any]:
    """The game as data. With a path, also append it to a file as one line."""
    phases = [*game.get_phase_history(), game.get_phase_data()]
    saved = {"id": game.game_id, "map": game.map_name, "rules": game.rules, "phases": phases}
    if output_path:
        with Path(output_path).open(output_mode, encoding="utf-8") as file:
            file.write(json.dumps(saved) + "\n")
    return saved


def from_saved_game_format(saved: Mapping[str, Any]) -> Game:
    """Replay a saved game from its orders. Raises ``OtherGame`` if it takes another course."""
    try:
        record = recorded(convert(saved, SavedGame))
        found = replayed(record, board, secrets.token_bytes(SEED_BYTES), strict=True).game
    except ValidationError as fault:
        raise OtherGame(f"this is not a saved game: {fault}") from None
    except BadRecord as fault:
        raise OtherGame(str(fault)) from None
    game = from_game(found)
    game.game_id, game.rules = record.name, list(saved.get("rules", ()))
    return game


def from_game(ours: OurGame, notes: Iterable[object] = ()) -> Game:
    """Replay one of our games as that package would play it. ``notes``: its annotations, of which messages come along.
    Raises ``OtherGame`` if it takes another course."""
    if str(ours.spec) != "standard":
        raise OtherGame(f"only games of the standard rules can be told in that form, and this is one of {ours.spec}")
    game, judged = Game(map_name=ours.rules.board.name), _judged(ours)
    for note in notes:
        if isinstance(note, MessageRecorded):
            game.messages.setdefault(note.phase, []).extend(_messages(note))
    for phase in ours.phases():
        then = ours.fork(phase, with_orders=True)
        if (game.inner.phase, _standing(game.inner)) != (phase, _standing(then)):
            raise OtherGame(
                f"{phase} would begin otherwise as that package plays: other rulings, or a hand on the board"
            )
        if phase in judged:
            for seat, draft in then.drafts.items():
                game.set_orders(seat, [game._text(order) for order in draft.orders])
            game.process()
    if _standing(game.inner) != _standing(ours):
        raise OtherGame(f"{ours.phase}: the board was changed by hand, which cannot be told in that form")
    return game


def _messages(note: MessageRecorded) -> Iterable[dict[str, Any]]:
    """A message as that package has it: to one power, or to all; its moments are microseconds."""
    for reader in note.to or ("GLOBAL",):
        yield {
            "sender": note.sender.upper(),
            "recipient": reader.upper(),
            "phase": note.phase,
            "message": note.text,
            "time_sent": note.at * 1000,
        }


def _judged(game: OurGame) -> list[str]:
    """All phases except the open one, or the one in which players agreed to end the game."""
    last = next((event.phase for event in reversed(game.log) if isinstance(event, OrdersRevealed)), "")
    phases = game.phases()
    ended = game.state.outcome is not None and phases[-1:] == [last]
    return phases if ended else phases[:-1]


def _standing(game: OurGame) -> tuple[object, ...]:
    return {(unit.owner, str(unit.piece)) for unit in game.state.units.values()}, dict(game.state.centers)
