"""The texts that the scripts of the game page show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from casusbelli.web import texts

SCRIPT = [
    "board.pick",
    "board.buildable",
    "board.unit.a",
    "board.unit.f",
    "board.which",
    "board.whereto",
    "board.go",
    "board.clear",
    "board.cancel",
    "board.noorder",
    "bar.cost",
    "count.orders",
    "count.retreats",
    "count.builds",
    "count.removals",
    "count.adjustments",
    "board.for.move",
    "board.for.hold",
    "board.for.support",
    "board.for.convoy",
    "board.for.retreat",
    "board.for.other",
    "press.here",
    "press.seen",
    "saved.saved",
    "saved.saving",
    "saved.stale",
    "saved.closed",
    "saved.offline",
    "saved.refused",
    "saved.unreached",
    "unsent.stale",
    "unsent.closed",
    "orders.off",
    "orders.any",
    "orders.choose",
    "orders.of",
    "orders.matches",
    "orders.once",
    "orders.less",
    "orders.earlier",
    "orders.later",
    "ready.costs",
    "ready.empty",
    "ready.faults",
    "act.sure",
    "directives.here",
    "live.phase",
    "site.pair",
]


@cache
def script_texts(language: str) -> Mapping[str, str]:
    """Scripts fill in what stands in braces."""
    return {key: texts.unfilled(language, key) for key in SCRIPT}
