"""Who may write to whom in a game: its settings, its rules, and who is there to read it."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, phase, power, said
from casusbelli.service.base.service import Who
from casusbelli.service.base.service_errors import ServiceError, bad_input, conflict, no_seat, not_allowed, not_found
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, is_empty


def sender_of(table: OpenGame, who: Who, seat: str | None) -> str:
    if table.is_gm(who) and seat in (None, MASTER):
        return MASTER
    return table.seat(who, seat)


def recipients(table: OpenGame, sender: str, to: Sequence[str]) -> tuple[list[str], bool]:
    if list(to) == [EVERYBODY]:
        master = [MASTER] if is_there(table, MASTER) else []
        return [seat for seat in (*table.seats, *master) if seat != sender], True
    found = {name: seat_of(table, name) for name in to}
    for name, seat in found.items():
        if seat is None:
            raise no_seat(name, table.seats, table.board)
    readers = [seat for seat in dict.fromkeys(found.values()) if seat is not None and seat != sender]
    if not readers:
        raise bad_input(said("service.no-reader"))
    if MASTER in readers and table.row["gm"] is None:
        raise not_found("game-master", MASTER)
    gone = [name for name in readers if not is_there(table, name)]
    if gone:
        raise conflict("nobody-there", said("service.nobody-sits", seats=map(power, gone)))
    return readers, False


def is_there(table: OpenGame, name: str) -> bool:
    """Is there a player, if only a bot, to read it?"""
    if table.row["kind"] != "game":
        return True
    if name == MASTER:
        return table.row["gm"] is not None
    return not is_empty(table.seats[name])


def seat_of(table: OpenGame, name: str) -> str | None:
    """The seat that holds an office now: messages to the office go there."""
    if name in table.seats or name == MASTER:
        return name
    if not table.row["seq"]:
        return None
    return table.game.rules.addressed(table.game.rules.turn(table.game.state), name)


def check(table: OpenGame, sender: str, readers: Sequence[str], public: bool, grey: bool) -> None:
    if table.row["status"] == "cancelled":
        raise conflict("over", said("service.game-cancelled"))
    if sender == MASTER or list(readers) == [MASTER]:
        return
    press = table.settings.press
    allowed = {"all": press.public, "one": press.private, "several": press.groups}
    kind = "all" if public else "one" if len(readers) == 1 else "several"
    if not allowed[kind]:
        raise not_allowed(said(f"service.no-messages-to-{kind}"))
    if grey and not press.grey:
        raise not_allowed(said("service.no-anonymous-messages"))
    if table.row["status"] == "running" and Phase.of(table.phase).kind in press.closed:
        raise conflict("press-closed", said("service.press-closed", phase=phase(table.phase)))
    silenced = {name: why for name in readers if (why := _forbidden(table, sender, name, public))}
    if silenced and (not public or not {*readers} - {*silenced, MASTER}):
        told = said("service.silenced", sender=power(sender), readers=map(power, silenced))
        reason = next((why for why in silenced.values() if isinstance(why, Said)), told)
        raise conflict("silenced", said("service.silenced-to-all", sender=power(sender)) if public else reason)


def may_write(table: OpenGame, sender: str, reader: str, public: bool) -> bool:
    return not _forbidden(table, sender, reader, public)


def _forbidden(table: OpenGame, sender: str, reader: str, public: bool) -> bool | Said:
    """Do the rules forbid it? If they say why, that is the answer."""
    if MASTER in (sender, reader) or not table.row["seq"] or table.game.state.outcome is not None:
        return False
    return table.game.rules.forbids_press(table.game.rules.turn(table.game.state), sender, reader, public)


def why_not(table: OpenGame, sender: str, to: Sequence[str], grey: bool = False) -> Said | None:
    """Why this seat, or the game master, cannot write to these now; None if it can."""
    try:
        readers, public = recipients(table, sender, to)
        check(table, sender, readers, public, grey)
    except ServiceError as fault:
        return fault.told
    return None
