"""Games in which only bots play: who may start them, and when they end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casusbelli.core.events import CentersTaken, Event, StepBegan
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, said
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Halted, OrdersAwaited
from casusbelli.service.base.guest_names import is_guest_account
from casusbelli.service.base.service_errors import not_allowed
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.games.open_game import EVERYBODY, OpenGame, is_empty

QUIET_YEARS: Final = 10  # without a supply center changing hands
MOST_YEARS: Final = 100  # from the first year to the last


def only_bots(table: OpenGame) -> bool:
    """Are all players bots?"""
    seats = table.seats.values()
    return any(row["bot"] for row in seats) and not any(row["account"] for row in seats)


def plays_alone(table: OpenGame) -> bool:
    """Do bots hold all seats? Then no deadline is needed; a free seat needs time for somebody to take it."""
    return only_bots(table) and not _has_empty_seat(table)


def check_allowed(table: OpenGame) -> None:
    """Guests play against bots; they do not have bots play for them alone."""
    if table.row["kind"] == "game" and only_bots(table) and _of_guest(table):
        raise not_allowed(said("service.guests-no-bot-games"))


def why_over(table: OpenGame) -> Said | None:
    """The reason to end a game among bots; None if it may go on."""
    if table.row["kind"] != "game" or not only_bots(table):
        return None
    if _of_guest(table):
        return reason("bots-of-guest")
    if _has_empty_seat(table) and not table.settings.clock.minutes(Phase.of(table.phase).kind):
        return reason("bots-no-deadline")
    year, first = table.game.state.year, Phase.of(table.game.rules.start).year
    if year >= first + MOST_YEARS:
        return reason("bots-long", n=MOST_YEARS)
    if year - last_change(table.game.log, first) > QUIET_YEARS:
        return reason("bots-quiet", n=QUIET_YEARS)
    return None


def last_change(log: Sequence[Event], first: int) -> int:
    """The last year in which a supply center changed hands; the first year, if none has."""
    changed = False
    for event in reversed(log):
        if isinstance(event, CentersTaken) and event.centers:
            changed = True
        elif changed and isinstance(event, StepBegan):
            return event.year
    return first


def vacate_all(table: OpenGame, why: Said) -> bool:
    """Vacate all seats, which ends the game. False: its rules would wait for a player instead, and it has been
    cancelled."""
    before = len(table.game.log)
    for seat, row in table.seats.items():
        if row["bot"] is not None and seat not in table.game.state.vacant:
            table.game.vacate(seat, "bots-only")
    try:
        if table.game.state.outcome is None:
            table.game.process()
    except (Halted, RollAwaited, OrdersAwaited):
        pass
    table.append(table.game.log[before:])
    table.tx.queue("DELETE FROM drafts WHERE game = ?", table.id)
    table.act("abandoned", None, why)
    if table.game.state.outcome is not None:
        return True
    table.change(status="cancelled", due=None, deadline=None, scheduled=None, ended=table.tx.now(), waits="")
    table.tell(EVERYBODY, "ended")
    return False


def _of_guest(table: OpenGame) -> bool:
    return is_guest_account(table.tx, table.row["gm"] or table.row["owner"])


def _has_empty_seat(table: OpenGame) -> bool:
    return any(is_empty(row) for row in table.seats.values())
