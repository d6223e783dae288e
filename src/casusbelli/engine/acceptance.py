"""Accept a seat's orders without changing the game: find which are valid, what immediate orders would cause, and the
resulting position. ``Game.submit`` applies the result; a preview discards it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.errors import OrderError
from casusbelli.core.events import Event
from casusbelli.core.notation import Written
from casusbelli.core.orders import Order
from casusbelli.core.state import State
from casusbelli.engine import drafts
from casusbelli.engine.drafts import Draft
from casusbelli.engine.forms import EntryRefusal
from casusbelli.engine.on_offer import is_at_once
from casusbelli.engine.ruleset import RuleSet

Line = Order | Written


class AcceptedOrders(Struct, frozen=True):
    """The result of accepting orders. ``lines``: the orders as read. ``events``: what the immediate ones cause, and
    ``state`` the position after them. ``replaces``: does this become the seat's draft? A vote sent alone leaves the
    draft as it is and does not count as sending orders."""

    draft: Draft
    lines: Sequence[Line]
    events: tuple[Event, ...]
    state: State
    replaces: bool


def accepted_orders(rules: RuleSet, state: State, seat: str, orders: str | Sequence[Line]) -> AcceptedOrders:
    lines, misread = _read(rules, state, orders)
    draft = replace(drafts.accept(rules, state, seat, lines), misread=misread)
    events: list[Event] = []
    if draft.at_once:
        draft, events, state = drafts.carry_out(rules, state, seat, draft)
        if state.outcome is None:
            draft = drafts.looked_at_again(rules, state, seat, _with_rest(rules, state, seat, lines, draft))
    return AcceptedOrders(draft, lines, tuple(events), state, bool(misread) or not _only_acts(rules, lines))


def draft_again(rules: RuleSet, state: State, seat: str, text: str) -> Draft:
    """Re-read an earlier draft and return what is valid now. Immediate orders were carried out or refused back then;
    reading them again does not carry them out."""
    lines, misread = _read(rules, state, text)
    draft = replace(drafts.accept(rules, state, seat, lines), misread=misread)
    if not draft.at_once:
        return draft
    possible = tuple((order, EntryRefusal.SEND_AGAIN.says(other=order)) for order in draft.at_once)
    draft = _with_rest(rules, state, seat, lines, draft)
    return replace(draft, at_once=(), refused=(*draft.refused, *possible))


def _read(rules: RuleSet, state: State, orders: str | Sequence[Line]) -> tuple[Sequence[Line], tuple[OrderError, ...]]:
    if not isinstance(orders, str):
        return orders, ()
    lines, misread = drafts.read(rules, state, orders)
    return lines, tuple(misread)


def _with_rest(rules: RuleSet, state: State, seat: str, lines: Sequence[Line], draft: Draft) -> Draft:
    """Judge the remaining orders in the position after the immediate ones, which may have made them legal."""
    acts = tuple((order, why) for order, why in draft.refused if is_at_once(rules, order))
    rest = [line for line in lines if not is_at_once(rules, _order(line))]
    again = drafts.accept(rules, state, seat, rest)
    meant = {**draft.meant, **again.meant}
    return replace(draft, orders=again.orders, refused=(*acts, *again.refused), meant=meant)


def _only_acts(rules: RuleSet, lines: Sequence[Line]) -> bool:
    return bool(lines) and all(is_at_once(rules, _order(line)) for line in lines)


def _order(line: Line) -> Order:
    return line.order if isinstance(line, Written) else line
