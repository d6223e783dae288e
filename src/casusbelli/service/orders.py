"""What players write: orders for the open phase, ready marks, "I have no orders". A receipt means that it is kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from casusbelli.core.errors import printable
from casusbelli.records.readable import consequence
from casusbelli.rules.desk import Draft, not_understood
from casusbelli.rules.game import WrongPhase
from casusbelli.rules.shown import Consequence
from casusbelli.rules.view import history
from casusbelli.service import judging
from casusbelli.service.errors import bad_input, conflict
from casusbelli.service.house import House, Who
from casusbelli.service.rights import needs
from casusbelli.service.shapes import Answered, ConsequenceTold, DraftTold, PreviewTold, ReadyTold, Receipt
from casusbelli.service.table import EVERYBODY, MASTER, Table, as_refused, draft_row, is_secret, opened, write_again

LINES, COLUMNS = 80, 200


@needs("play")
def submit(
    house: House, who: Who, game_id: str, seat: str | None, phase: str | None, text: str, base: int | None = None
) -> Receipt:
    """Replace what this seat has written. ``base``: the number of the draft that the writer had before him; if another
    has been kept since, nothing is replaced."""
    check_size(text)
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        return write(table, mine, who, text, base)


def check_size(text: str) -> None:
    lines = text.split("\n")
    if len(lines) > LINES:
        raise bad_input(f"at most {LINES} lines of orders, not {len(lines)}")
    longest = max(map(len, lines))
    if longest > COLUMNS:
        raise bad_input(f"a line of orders has at most {COLUMNS} characters, not {longest}")


def write(table: Table, seat: str, who: Who, text: str, base: int | None = None) -> Receipt:
    text = text.replace("\0", "").encode("utf-8", "replace").decode()
    old = draft_row(table, seat)
    number = old["n"] if old else 0
    if base is not None and base != number:
        raise conflict("stale", "these orders have been changed elsewhere since you loaded them", "load them again")
    if old is not None:
        write_again(table, old)
    game, before = table.game, len(table.game.log)
    try:
        draft = game.submit(seat, text)
    except WrongPhase as fault:
        raise as_refused(fault) from None
    if len(game.log) > before:
        fresh = game.log[before:]
        table.append(fresh)
        if history(game.rules, fresh, None):
            table.tell(EVERYBODY, "act", what="order")
        own = who.account is not None and table.seats[seat]["account"] == who.account
        judging.follow(table, fresh, judging.RESIGNED if own else judging.DISMISSED)
    kept = game.drafts.get(seat)
    if kept is draft or (kept is not None and not draft.at_once):
        keep(table, seat, who.account, text, kept, number + 1)
        number += 1
    receipt = _receipt(table, seat, text, draft, number)
    table.tell(seat, "draft", draft=number)
    if game.state.outcome is not None:
        judging.go_on(table)
    elif seat in game.state.vacant:
        judging.hurry(table)
    return receipt


def keep(table: Table, seat: str, writer: str | None, text: str, draft: Draft, number: int) -> None:
    stands = json.dumps([text] if not draft.at_once else _waiting(draft))
    row = (table.id, seat, table.phase, table.row["rollbacks"], number, text, stands, writer, table.moment)
    columns = ("game", "seat", "phase", "rollbacks", "n", "text", "stands", "writer", "at")
    kept = ", ".join(f"{column} = excluded.{column}" for column in columns[2:])
    table.tx.add_all("drafts", columns, [row], f"ON CONFLICT (game, seat) DO UPDATE SET {kept}")


def _waiting(draft: Draft) -> list[str]:
    """What has been carried out must not be carried out again when the phase is judged."""
    lines = [*map(str, draft.orders), *(str(order) for order, _why in draft.refused), *(e.text for e in draft.misread)]
    return [line.replace("\n", " ") for line in lines]


def _receipt(table: Table, seat: str, text: str, draft: Draft, number: int) -> Receipt:
    n, now = 1 + table.tx.last("receipts", game=table.id, seat=seat), table.moment
    digest = hashlib.sha256(text.encode()).hexdigest()
    table.tx.put("receipts", game=table.id, seat=seat, n=n, phase=table.phase, hash=digest, at=now)
    ready = bool(table.seats[seat]["ready"])
    return Receipt(table.id, seat, table.phase, n, number, digest, now, text, *answers(draft), ready)


def answers(draft: Draft) -> tuple[tuple[str, ...], tuple[Answered, ...], tuple[str, ...], dict[str, str]]:
    refused = [Answered(str(order), why.code, why.text) for order, why in draft.refused]
    for error in draft.misread:
        why = not_understood(error)
        refused.append(Answered(error.text, why.code, why.text))
    meant = {str(order): str(taken) for order, taken in draft.meant.items()}
    return tuple(map(str, draft.orders)), tuple(refused), tuple(map(str, draft.at_once)), meant


@needs("play")
def draft(house: House, who: Who, game_id: str, seat: str | None = None) -> DraftTold:
    """What this seat has written so far, to be read by nobody else."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        mine = table.seat(who, seat)
        return draft_of(table, mine)


def draft_of(table: Table, seat: str) -> DraftTold:
    row = draft_row(table, seat)
    told: DraftTold = {
        "seat": seat,
        "phase": table.phase,
        "ready": bool(table.seats[seat]["ready"]),
        "heard": row is not None,
        "draft": 0,
        "text": "",
        "orders": [],
        "refused": [],
    }
    if row is None or table.over or not table.phase:
        return told
    orders, refused, _at_once, _meant = answers(write_again(table, row))
    return {**told, "draft": row["n"], "text": row["text"], "orders": list(orders), "refused": list(refused)}


@needs("play")
def preview(house: House, who: Who, game_id: str, seat: str | None, text: str) -> PreviewTold:
    """What this would cause and how it is read, without writing anything."""
    check_size(text)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        told = told_consequences(table.game.preview(mine, text))
        try:
            orders, refused, at_once, meant = answers(table.game.submit(mine, text))
        except WrongPhase as fault:
            raise as_refused(fault) from None
        return {
            "seat": mine,
            "phase": table.phase,
            "orders": list(orders),
            "refused": list(refused),
            "at_once": list(at_once),
            "meant": meant,
            "consequences": told,
        }


def told_consequences(consequences: Sequence[Consequence]) -> list[ConsequenceTold]:
    return [{"text": c.text, "certain": c.certain, "rule": c.rule, "told": consequence(c)} for c in consequences]


@needs("play")
def ready(house: House, who: Who, game_id: str, seat: str | None, phase: str | None, ready: bool) -> ReadyTold:
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        return mark(table, mine, ready)


def mark(table: Table, seat: str, ready: bool) -> ReadyTold:
    if seat not in table.game.owed() and ready:
        raise conflict("not-asked", f"{table.phase} asks {printable(seat)} for nothing")
    if bool(table.seats[seat]["ready"]) != ready:
        table.change_seat(seat, ready=int(ready))
        for audience in (seat, MASTER) if is_secret(table) else (EVERYBODY,):
            table.tell(audience, "ready", seat=seat, ready=ready)
        judging.hurry(table)
    return {"seat": seat, "phase": table.phase, "ready": ready}


@needs("play")
def no_orders(house: House, who: Who, game_id: str, seat: str | None, phase: str | None) -> ReadyTold:
    """ "I have no orders" is an answer like any other, and not silence."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        write(table, mine, who, "")
        return mark(table, mine, True)
