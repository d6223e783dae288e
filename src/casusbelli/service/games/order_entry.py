"""Order entry: orders for the open phase, ready marks, "I have no orders". A receipt means that they are saved."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Sequence

from casusbelli.core.board import Board
from casusbelli.core.board_names import named
from casusbelli.core.coherence import Advice
from casusbelli.core.errors import printable
from casusbelli.core.said import as_data, power, said
from casusbelli.core.said import phase as phase_named
from casusbelli.engine.acceptance import AcceptedOrders
from casusbelli.engine.display import Consequence, Cost, total_cost
from casusbelli.engine.drafts import Draft, not_understood
from casusbelli.engine.game import WrongPhase
from casusbelli.engine.view import history
from casusbelli.records.games.newspaper import consequence
from casusbelli.service.base.order_shapes import (
    AdviceTold,
    Answered,
    ConsequenceTold,
    CostTold,
    DraftTold,
    PreviewTold,
    ReadyTold,
    Receipt,
)
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, conflict
from casusbelli.service.games import adjudicating, quotas
from casusbelli.service.games.open_game import EVERYBODY, MASTER, Notification, OpenGame, as_refused, is_secret, opened
from casusbelli.service.games.saved_drafts import accepted_at, draft_row, standing
from casusbelli.store import highest

LINES, COLUMNS = 80, 200


@needs("play")
def submit(
    service: Service, who: Who, game_id: str, seat: str | None, phase: str | None, text: str, base: int | None = None
) -> Receipt:
    """Replace the draft of this seat. ``base``: the number of the draft that the writer was editing; if another has
    been saved since, nothing is replaced (optimistic locking)."""
    check_size(text)
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        return write(table, mine, who, text, base)


@needs("play")
def give(
    service: Service, who: Who, game_id: str, seat: str | None, phase: str | None, line: str, withdrawn: bool = False
) -> Receipt:
    """Give a single order: carry it out at once, or add it to the draft, in place of another answer to the same
    proposal. ``withdrawn``: take it out of the draft again."""
    check_size(line)
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        found = accepted(table, mine, line)
        if found.draft.refused or found.draft.misread:
            wrong = answers(found.draft, table.game.rules.board)[1][0]
            raise conflict(wrong.code, wrong.said or said("service.complaint", why=wrong.text))
        if not found.replaces:
            return write(table, mine, who, line)
        row = draft_row(table, mine)
        lines = _waiting(standing(table, row)) if row is not None else []
        own = [*map(str, found.draft.orders)]
        off = {*own, *_instead(table, mine, own)}
        return write(table, mine, who, "\n".join([*(old for old in lines if old not in off), *own[: not withdrawn]]))


def _instead(table: OpenGame, seat: str, orders: Sequence[str]) -> list[str]:
    """The other answers to the proposals that these orders answer."""
    replies = ([reply.order for reply in made.replies] for made in table.game.proposals(seat))
    return [order for answers_to in replies if {*answers_to} & {*orders} for order in answers_to]


def _tell_proposals(table: OpenGame, before: Collection[str]) -> None:
    """Notify the players whose answer to a new proposal is missing."""
    if not {made.key for made in table.game.proposals(None)} - {*before}:
        return
    notes = [
        Notification(row["account"], f"{table.id}/{seat}/{table.phase}/{made.key}", seat, {"proposal": made.key})
        for seat, row in table.seats.items()
        for made in table.game.proposals(seat)
        if made.waits and made.key not in before
    ]
    table.notify_all("proposal", notes)


def check_size(text: str) -> None:
    lines = text.split("\n")
    if len(lines) > LINES:
        raise bad_input(said("service.many-lines", most=LINES, n=len(lines)))
    longest = max(map(len, lines))
    if longest > COLUMNS:
        raise bad_input(said("service.long-line", most=COLUMNS, n=longest))


def write(table: OpenGame, seat: str, who: Who, text: str, base: int | None = None) -> Receipt:
    text = text.replace("\0", "").encode("utf-8", "replace").decode()
    of_seat = {"game": table.id, "seat": seat}
    table.tx.ahead(highest("receipts", of_seat), *of_seat.values())
    old = draft_row(table, seat)
    number = old["n"] if old else 0
    if base is not None and base != number:
        raise conflict("stale", said("service.stale-orders"))
    game = table.game
    found = accepted(table, seat, text)
    if old is not None and found.draft.at_once:
        game.drafts[seat] = standing(table, old)
    before = {made.key for made in game.proposals(None)} if found.events else set()
    draft = game.take(seat, found)
    if found.events:
        table.append(found.events)
        _tell_proposals(table, before)
        if history(game.rules, found.events, None):
            table.tell(EVERYBODY, "act", what="order")
        own = who.account is not None and table.seats[seat]["account"] == who.account
        adjudicating.follow(table, found.events, adjudicating.RESIGNED if own else adjudicating.DISMISSED)
    if found.replaces and seat in game.drafts:
        keep(table, seat, who.account, text, draft, number + 1)
        number += 1
    receipt = _receipt(table, seat, text, draft, number)
    table.tell(seat, "draft", draft=number)
    if game.state.outcome is not None:
        adjudicating.go_on(table)
    elif seat in game.state.vacant:
        adjudicating.hurry(table)
    return receipt


def accepted(table: OpenGame, seat: str, text: str) -> AcceptedOrders:
    """Parse and check this text without changing anything."""
    try:
        return table.game.accept(seat, text)
    except WrongPhase as fault:
        raise as_refused(fault) from None


def keep(table: OpenGame, seat: str, writer: str | None, text: str, draft: Draft, number: int) -> None:
    stands = json.dumps([text] if not draft.at_once else _waiting(draft))
    accepted = table.rules.drafts.encode(draft)
    told = (text, stands, accepted, accepted_at(table, stands) if accepted else "", writer, table.moment)
    row = (table.id, seat, table.phase, table.row["rollbacks"], number, *told)
    columns = ("game", "seat", "phase", "rollbacks", "n", "text", "stands", "accepted", "accepted_at", "writer", "at")
    kept = ", ".join(f"{column} = excluded.{column}" for column in columns[2:])
    table.tx.add_all("drafts", columns, [row], f"ON CONFLICT (game, seat) DO UPDATE SET {kept}")


def _waiting(draft: Draft) -> list[str]:
    """The orders that wait for adjudication: what has been carried out already must not be carried out again."""
    lines = [*map(str, draft.orders), *(str(order) for order, _why in draft.refused), *(e.text for e in draft.misread)]
    return [line.replace("\n", " ") for line in lines]


def _receipt(table: OpenGame, seat: str, text: str, draft: Draft, number: int) -> Receipt:
    n, now = 1 + table.tx.last("receipts", game=table.id, seat=seat), table.moment
    digest = hashlib.sha256(text.encode()).hexdigest()
    table.tx.put("receipts", game=table.id, seat=seat, n=n, phase=table.phase, hash=digest, at=now)
    ready = bool(table.seats[seat]["ready"])
    return Receipt(
        table.id, seat, table.phase, n, number, digest, now, text, *answers(draft, table.game.rules.board), ready
    )


def answers(
    draft: Draft, board: Board
) -> tuple[tuple[str, ...], tuple[Answered, ...], tuple[str, ...], dict[str, str]]:
    refused = [
        Answered(str(order), why.code, named(why.said, board), as_data(why.said)) for order, why in draft.refused
    ]
    for error in draft.misread:
        why = not_understood(error)
        refused.append(Answered(error.text, why.code, named(why.said, board), as_data(why.said)))
    meant = {str(order): str(taken) for order, taken in draft.meant.items()}
    return tuple(map(str, draft.orders)), tuple(refused), tuple(map(str, draft.at_once)), meant


@needs("play")
def draft(service: Service, who: Who, game_id: str, seat: str | None = None) -> DraftTold:
    """The draft of this seat, which nobody else may read."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        return draft_of(table, mine)


def draft_of(table: OpenGame, seat: str) -> DraftTold:
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
        "advice": [],
    }
    if row is None or table.over or not table.phase:
        return told
    found = standing(table, row)
    orders, refused, _at_once, _meant = answers(found, table.game.rules.board)
    return {
        **told,
        "draft": row["n"],
        "text": row["text"],
        "orders": list(orders),
        "refused": list(refused),
        "advice": told_advice(table.game.coherence(seat, found.orders), table.game.rules.board),
    }


@needs("play")
def preview(service: Service, who: Who, game_id: str, seat: str | None, text: str) -> PreviewTold:
    """Preview: how a text is read and what it would cause, without saving anything."""
    check_size(text)
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        found, board = accepted(table, mine, text), table.game.rules.board
        caused = table.game.preview(mine, found.lines)
        orders, refused, at_once, meant = answers(found.draft, board)
        return {
            "seat": mine,
            "phase": table.phase,
            "orders": list(orders),
            "refused": list(refused),
            "at_once": list(at_once),
            "meant": meant,
            "consequences": told_consequences(caused, board),
            "costs": told_costs(total_cost(caused), board),
            "advice": told_advice(table.game.coherence(mine, found.lines), board),
        }


def told_consequences(consequences: Sequence[Consequence], board: Board) -> list[ConsequenceTold]:
    return [
        {
            "text": named(c.text, board),
            "said": as_data(c.text),
            "certain": c.certain,
            "rule": c.rule,
            "told": consequence(c, board),
            "order": None if c.order is None else str(c.order),
            "cost": None if c.cost is None else told_costs([c.cost], board)[0],
        }
        for c in consequences
    ]


def told_costs(costs: Iterable[Cost], board: Board) -> list[CostTold]:
    return [
        {"amount": cost.amount, "unit": cost.unit, "text": named(cost.told, board), "said": cost.told} for cost in costs
    ]


def told_advice(advice: Iterable[Advice], board: Board) -> list[AdviceTold]:
    return [
        {"order": None if one.order is None else str(one.order), "text": named(one.told, board), "said": one.told}
        for one in advice
    ]


@needs("play")
def ready(service: Service, who: Who, game_id: str, seat: str | None, phase: str | None, ready: bool) -> ReadyTold:
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        quotas.check_step(table)
        return mark(table, mine, ready)


def mark(table: OpenGame, seat: str, ready: bool) -> ReadyTold:
    if seat not in table.game.owed() and ready:
        told = said("service.not-asked", phase=phase_named(table.phase), seat=power(printable(seat)))
        raise conflict("not-asked", told, table.game.why_unasked(seat))
    if bool(table.seats[seat]["ready"]) != ready:
        table.change_seat(seat, ready=int(ready))
        for audience in (seat, MASTER) if is_secret(table) else (EVERYBODY,):
            table.tell(audience, "ready", seat=seat, ready=ready)
        if ready:
            adjudicating.hurry(table)
        else:
            adjudicating.wait_again(table)
    return {"seat": seat, "phase": table.phase, "ready": ready}


@needs("play")
def no_orders(service: Service, who: Who, game_id: str, seat: str | None, phase: str | None) -> ReadyTold:
    """ "I have no orders" is an answer like any other, and does not count as a missed phase."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        table.check_phase(phase)
        write(table, mine, who, "")
        return mark(table, mine, True)
