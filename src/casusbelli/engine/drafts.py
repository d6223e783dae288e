"""Draft orders of one seat in the open phase: legal options, parsing, validation and preview.

Everything is computed from what the seat may know (``RuleSet.seen``). ``options`` and ``accept`` agree: whatever is
offered is accepted, and whatever is refused is refused with a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import is_
from types import MappingProxyType
from typing import cast

from msgspec import Struct
from msgspec.structs import replace as with_

from casusbelli.core.coherence import Advice, coherence, left_out
from casusbelli.core.errors import Impassable, OrderError
from casusbelli.core.events import Event
from casusbelli.core.notation import Written
from casusbelli.core.order_reader import worded_wrongly
from casusbelli.core.orders import Build, Directive, Order, Waive
from casusbelli.core.said import Text, said
from casusbelli.core.state import State
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import play
from casusbelli.engine.asking import asked
from casusbelli.engine.attribution import attributed
from casusbelli.engine.component import Step, Turn
from casusbelli.engine.display import Consequence, in_turn
from casusbelli.engine.forms import EntryRefusal
from casusbelli.engine.on_offer import decisions, directives, is_at_once
from casusbelli.engine.ruleset import RuleSet

__all__ = ["Draft", "OfferedOrder"]


class Draft(Struct, frozen=True):
    """The valid orders of a seat, and the refused ones with their reasons. ``meant``: how an order was understood, if
    it was written differently."""

    orders: tuple[Order, ...] = ()
    refused: tuple[tuple[Order, Refusal], ...] = ()
    misread: tuple[OrderError, ...] = ()
    at_once: tuple[Directive, ...] = ()  # orders that take effect immediately: carried out already or about to be
    meant: dict[Order, Order] = {}


class OfferedOrder(Struct, frozen=True):
    """An order on offer with its consequences."""

    order: Order
    consequences: tuple[Consequence, ...]


def open_step(rules: RuleSet, state: State) -> Step:
    return rules.step[state.step]


def owed(rules: RuleSet, state: State) -> Mapping[str, Text]:
    """The duty of each seat in the open phase."""
    if state.outcome is not None or not state.phase:
        return {}
    return rules.turn(state).memo(_owed)


def _owed(t: Turn) -> Mapping[str, Text]:
    return MappingProxyType(dict(asked(cast(RuleSet, t.rules), t.state)))


def options(rules: RuleSet, state: State, seat: str) -> Iterator[Order]:
    """Every order the seat may give now, in a stable order: orders to units first, then directives."""
    return chain(_flat(decisions(rules, state, seat)), directives(rules, state, seat))


def _flat(offered: Iterable[Sequence[Order]]) -> Iterator[Order]:
    """The distinct orders in the order of the offer."""
    last: Sequence[Order] = ()
    waived = False  # a waiver names no unit, so several powers of one seat have the same one
    for orders in offered:
        if orders != last:
            yield from (order for order in orders if not (waived and isinstance(order, Waive)))
            waived = waived or Waive() in orders[-1:]
        last = orders


def choices(rules: RuleSet, state: State, seat: str) -> Iterator[OfferedOrder]:
    """The options, each with its consequences."""
    return (OfferedOrder(order, preview(rules, state, seat, [order])) for order in options(rules, state, seat))


def preview(
    rules: RuleSet, state: State, seat: str, orders: str | Sequence[Order | Written]
) -> tuple[Consequence, ...]:
    """The certain and possible consequences of these orders, as far as the seat may know. Only valid orders have any;
    for the others the preview gives the reason for refusal."""
    draft = accept(rules, state, seat, _lines(rules, state, orders))
    standing = (*draft.orders, *draft.at_once)
    told = in_turn(rules.foresees(rules.seen(state, seat, standing), seat, standing))
    if told:
        owners = next(it.powers for it in rules.seats if it.name == seat)

        def alone(order: Order) -> Iterable[Consequence]:
            return told if len(standing) == 1 else rules.foresees(rules.seen(state, seat, (order,)), seat, (order,))

        told = tuple(attributed(told, standing, rules.board, (*owners, seat), alone))
    return in_turn((*told, *_fallen(draft))) if draft.refused else told


def advice(rules: RuleSet, state: State, seat: str, orders: str | Sequence[Order | Written]) -> list[Advice]:
    """Advice where the seat's valid orders don't fit together, and how many builds or removals have no order."""
    given = accept(rules, state, seat, _lines(rules, state, orders)).orders
    if state.now.is_adjustments:
        open_ = list(decisions(rules, state, seat))
        builds = bool(open_) and any(isinstance(order, Build) for order in open_[-1])
        return left_out(len(open_) - len(given), builds)  # a directive may use one up
    t, owners = rules.seen(state, seat), next(it.powers for it in rules.seats if it.name == seat)
    centers = {center for owner in owners for center in t.holdings.get(owner, ())}
    return coherence(t.position, owners, given, centers if state.now.season == "F" else ())


def _lines(rules: RuleSet, state: State, orders: str | Sequence[Order | Written]) -> Sequence[Order | Written]:
    return read(rules, state, orders)[0] if isinstance(orders, str) else orders


def _fallen(draft: Draft) -> Iterator[Consequence]:
    """Lines that don't count, or not in all their copies, with the reason."""
    for (order, why), copies in Counter(draft.refused).items():
        void = said("engine.void", order=order, copies=copies, why=why.said)
        yield Consequence(void, rule=why.reason.reference, order=order)


def read(rules: RuleSet, state: State, text: str) -> tuple[list[Written], list[OrderError]]:
    """Parse text as orders of the open phase. An unpaired surrogate, which no file can hold, is read as a question
    mark."""
    text = text.encode("utf-8", "replace").decode()
    return rules.grammar.read(text, rules.board.on(state.phase), state.now.kind)


def accept(rules: RuleSet, state: State, seat: str, written: Iterable[Order | Written]) -> Draft:
    """Which of these orders are valid. Each is checked together with the others, whatever their sequence."""
    lines = list(written)
    step = open_step(rules, state)
    given = tuple([line.order if isinstance(line, Written) else line for line in lines])
    directives = [order for order in given if isinstance(order, Directive)]
    t = rules.seen(state, seat, given if directives or rules.looks_beside else ())
    read = [_read_line(rules, t, step, seat, line) for line in lines]
    as_given = all(map(is_, read, given))
    if not as_given:
        meant = tuple(order for order in read if not isinstance(order, Refusal))
        t = rules.seen(state, seat, meant) if meant != given and t.orders else t
    whys = _judged(rules, t, step, seat, read)
    if as_given and not directives and not any(whys):
        return Draft(given)
    stand: list[Order] = []
    at_once: list[Directive] = []
    refused: list[tuple[Order, Refusal]] = []
    otherwise: dict[Order, Order] = {}
    for written_as, order, why in zip(given, read, whys, strict=True):
        acts = not isinstance(order, Refusal) and is_at_once(rules, order)
        later = acts and bool(at_once)  # checked when its turn comes: an earlier immediate order may make it legal
        if isinstance(order, Refusal) or (why is not None and not later):
            refused.append((written_as, why))  # type: ignore[arg-type]
            continue
        (at_once if acts else stand).append(order)  # type: ignore[arg-type]
        if order is not written_as:
            otherwise[written_as] = order
    return Draft(tuple(stand), tuple(refused), (), tuple(at_once), otherwise)


def _nation(rules: RuleSet, line: Written, seat: str) -> str | None:
    """The power named before the order; "Portugal: Spain" if a power other than the writer was named before that
    one."""
    if line.within in (None, seat, line.nation) or rules.holder.get(line.within or "") == seat:
        return line.nation
    return f"{line.within}: {line.nation}"


def _judged(
    rules: RuleSet, t: Turn, step: Step, seat: str, read: Sequence[Order | Refusal]
) -> Sequence[Refusal | None]:
    """Why each of the orders is refused: for its own sake, or because of the others."""
    whys = [order if isinstance(order, Refusal) else rules.refusal(t, step, seat, order) for order in read]
    if rules.hears("weighs"):
        left = [n for n, why in enumerate(whys) if why is None]
        standing = [order for n in left if not isinstance(order := read[n], Refusal)]
        for number, why in rules.weighs(t, seat, standing).items():
            whys[left[number]] = why
    return whys


def carry_out(rules: RuleSet, state: State, seat: str, draft: Draft) -> tuple[Draft, list[Event], State]:
    """Carry out the immediate orders one by one: each may change the situation for the next."""
    done: list[Directive] = []
    refused, events = list(draft.refused), list[Event]()
    for order in draft.at_once:
        if state.outcome is not None:
            refused.append((order, EntryRefusal.TOO_LATE.says(other=order)))
        elif why := accept(rules, state, seat, [order]).refused:
            refused += why
        else:
            caused, state = play.act(rules, state, seat, order)
            events += caused
            done.append(order)
    return with_(draft, refused=tuple(refused), at_once=tuple(done)), events, state


def looked_at_again(rules: RuleSet, state: State, seat: str, draft: Draft) -> Draft:
    """The part of a draft that is still valid after something has happened. It is parsed again like new orders, so that
    support for a unit that no longer exists is refused as well."""
    again = accept(rules, state, seat, draft.orders)
    if again.orders == draft.orders:
        return draft
    return with_(draft, orders=again.orders, refused=(*draft.refused, *again.refused))


def not_understood(error: OrderError) -> Refusal:
    reason = EntryRefusal.IMPASSABLE if isinstance(error, Impassable) else EntryRefusal.NOT_UNDERSTOOD
    return reason.says(other=error.said)


def refusals(draft: Draft) -> Iterator[tuple[str, Refusal]]:
    """Every invalid line with its reason."""
    yield from ((str(order), why) for order, why in draft.refused)
    yield from ((error.text, not_understood(error)) for error in draft.misread)


def _read_line(rules: RuleSet, t: Turn, step: Step, seat: str, line: Order | Written) -> Order | Refusal:
    if not isinstance(line, Written):
        return _understood(rules, t, step, seat, line, None)
    if isinstance(line.order, Directive) and _of_another(rules, t, seat, line.nation):
        meant = rules.understands(t, seat, line.order, _nation(rules, line, seat))
        return meant or EntryRefusal.OTHER_HAND.says(other=line.nation, seat=seat)
    wrong = worded_wrongly(line, t.position, rules.rulings)
    return wrong or _understood(rules, t, step, seat, line.order, _nation(rules, line, seat))


def _of_another(rules: RuleSet, t: Turn, seat: str, nation: str | None) -> bool:
    """Does the name before an order say that another power writes it?"""
    if nation is None or nation == seat:
        return False
    held = nation in rules.names and nation not in t.state.vacant
    return held or rules.commander_of(t, nation) not in (None, seat)


def _understood(rules: RuleSet, t: Turn, step: Step, seat: str, order: Order, nation: str | None) -> Order | Refusal:
    if isinstance(order, Directive):
        brought = rules.brought.get(type(order))
        own = nation in (None, seat) or rules.holder.get(nation or "") == seat
        meant = None if own else rules.understands(t, seat, order, nation)
        return meant or (order if brought is None else brought.completes(t, seat, order))
    if rules.hears("understands"):
        meant = rules.understands(t, seat, order, nation)
        if meant is not None:
            return meant
    return step.complete(t, order)
