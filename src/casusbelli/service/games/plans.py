"""Plans: a few orders attached to a message, read against the board as the sender may know it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import drafts
from casusbelli.engine.drafts import not_understood
from casusbelli.service.base.service_errors import bad_input, conflict
from casusbelli.service.games.open_game import MASTER, OpenGame
from casusbelli.service.games.saved_drafts import draft_row, standing
from casusbelli.store import Row

MOST_ORDERS = 20
LONGEST = 2_000


def plan_of(table: OpenGame, sender: str, lines: Sequence[str], own_orders: bool) -> list[str]:
    """The orders to attach, in canonical form: those of the sender's draft, if asked, then those that were written."""
    text = "\n".join(lines).replace("\0", "").strip()
    if not text and not own_orders:
        return []
    if not table.row["seq"] or table.game.state.outcome is not None:
        raise conflict("no-plan", said("service.no-plan-now"))
    if len(text) > LONGEST:
        raise bad_input(said("service.plan-length", most=LONGEST, n=len(text)))
    found = list(dict.fromkeys([*(_own(table, sender) if own_orders else ()), *_read(table, sender, text)]))
    if not found:
        raise bad_input(said("service.no-orders-to-attach"))
    if len(found) > MOST_ORDERS:
        raise bad_input(said("service.plan-orders", most=MOST_ORDERS, n=len(found)))
    return found


def _own(table: OpenGame, sender: str) -> list[str]:
    row = draft_row(table, sender) if sender != MASTER else None
    return [] if row is None else [str(order) for order in standing(table, row).orders]


def _read(table: OpenGame, sender: str, text: str) -> list[str]:
    """The orders of a text. They may be for anybody's units: a plan proposes."""
    lines, errors = drafts.read(table.game.rules, table.game.state, text)
    for error in errors:
        raise bad_input(said("service.plan-order", order=error.text, why=not_understood(error).said))
    return [str(_completed(table, sender, line.order)) for line in lines]


def _completed(table: OpenGame, sender: str, order: Order) -> Order:
    if isinstance(order, Directive):
        return order
    rules, state = table.game.rules, table.game.state
    t = rules.turn(state) if sender == MASTER else rules.seen(state, sender)
    done = drafts.open_step(rules, state).complete(t, order)
    if isinstance(done, Refusal):
        raise bad_input(said("service.plan-order", order=str(order), why=done.said))
    return done


def stored(plan: Sequence[str]) -> str:
    return json.dumps(list(plan)) if plan else ""


def attached(row: Row) -> list[str]:
    """The plan of a stored message."""
    return json.loads(row["plan"]) if row["plan"] else []
