"""Checks that the components of one rule set do not clash: names, events, orders and options must be unique."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from casusbelli.core.events import CORE_EVENTS, Event
from casusbelli.core.orders import Directive
from casusbelli.core.said import Said, Text, said
from casusbelli.engine.answers import overrides
from casusbelli.engine.component import AnyComponent, RulesClash, Seat
from casusbelli.engine.options import BASE, BadOption, Option, settled

ALONE: Final = {"scores": said("engine.sole-score"), "settled": said("engine.sole-settled")}  # one rule answers


def check_clashes(components: Sequence[AnyComponent]) -> None:
    names = [component.name for component in components]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise RulesClash(said("engine.rules-twice", names=twice))
    by_name = sorted(components, key=lambda component: component.name)
    for one, other in combinations(by_name, 2):
        why = quarrel(one, other)
        if why:
            raise RulesClash(said("engine.clash", one=one.name, other=other.name, why=why))
    _check_events(by_name)
    _check_orders(by_name)


def quarrel(one: AnyComponent, other: AnyComponent) -> Text:
    """Why these two components can't be combined, because both claim the same thing exclusively; "" if they can."""
    claimed, also = _sole(one), _sole(other)
    return next((why for claim, why in claimed.items() if claim in also), "")


def _sole(component: AnyComponent) -> dict[str, Text]:
    return {**{hook: why for hook, why in ALONE.items() if overrides(type(component), hook)}, **component.sole}


def _check_events(components: Sequence[AnyComponent]) -> None:
    """Event tags must be unique, because logs identify events by tag. Components may share an event class."""
    known: dict[Any, tuple[type[Event], str | Said]] = {
        kind.__struct_config__.tag: (kind, said("engine.every-game")) for kind in CORE_EVENTS
    }
    for component in components:
        for kind in component.events:
            tag = kind.__struct_config__.tag
            other, owner = known.setdefault(tag, (kind, component.name))
            if other is not kind:
                raise RulesClash(said("engine.events-named-alike", one=owner, other=component.name, tag=tag))


def _check_orders(components: Sequence[AnyComponent]) -> None:
    """Each order type belongs to one component, which is asked about it."""
    known: dict[type[Directive], str] = {}
    for component in components:
        for form in component.forms:
            owner = known.setdefault(form.directive, component.name)
            if owner != component.name:
                raise RulesClash(
                    said("engine.order-twice", one=owner, other=component.name, order=form.directive.__name__)
                )


def known_options(components: Sequence[AnyComponent]) -> dict[str, Option]:
    """Options by full key. Components may share an option, which must then be the same in both."""
    known = dict(BASE)
    for component in components:
        for option in component.options:
            key = f"{component.prefix or component.name}.{option.key}"
            if known.setdefault(key, option) != option:
                raise RulesClash(said("engine.option-of-two", key=key, name=component.name))
    return dict(sorted(known.items()))


def settled_options(known: Mapping[str, Option], given: Mapping[str, str], usual: Mapping[str, str]) -> dict[str, str]:
    try:
        return settled(known, given, usual)
    except BadOption as fault:
        raise RulesClash(*fault.args) from None


def holders(seats: Sequence[Seat]) -> dict[str, str]:
    """Power -> its seat, for powers that have exactly one."""
    held = [power for seat in seats for power in seat.powers]
    return {power: seat.name for seat in seats for power in seat.powers if held.count(power) == 1}
