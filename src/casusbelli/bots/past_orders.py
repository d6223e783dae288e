"""The orders of recent phases, as a seat knows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from casusbelli.core.events import Event, OrdersRevealed, RolledBack
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.view import history

RECENT: Final = 6  # phases: about a year


def past_orders(rules: RuleSet, log: Sequence[Event], seat: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """Phase -> seat -> orders, the earliest phase first."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for event in _newest(log):
        for known in history(rules, [event], seat):
            if isinstance(known, OrdersRevealed):
                names = {*known.orders, *known.secret}
                found[known.phase] = {name: tuple(known.of(name)) for name in sorted(names)}
        if len(found) >= RECENT:
            break
    return dict(reversed(found.items()))


def _newest(log: Sequence[Event]) -> Iterator[OrdersRevealed]:
    """The newest first, without phases that were rolled back."""
    left = len(log)
    while left:
        event = log[left - 1]
        if isinstance(event, RolledBack):
            left = event.events
            continue
        if isinstance(event, OrdersRevealed):
            yield event
        left -= 1
