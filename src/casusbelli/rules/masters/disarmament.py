"""Disarmament (MR5): a player may disband any of his units in the adjustments."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.orders import Directive, Disband
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Rules, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.masters.facts import (
    CONTROL,
    DISARMAMENT,
    TABLE,
    Disarm,
    Influence,
    Refused,
    Remove,
    in_disorder,
    on,
    powers_of,
    season,
)
from casusbelli.rules.masters.reading import completed
from casusbelli.rules.masters.sites import local_refusal


class Disarmament(Component[None]):
    name = DISARMAMENT
    prefix = TABLE
    table = TABLE
    vouches = True
    forms = (
        Form(
            Disarm,
            "(disband|disbands|lose|loses) {unit:units}",
            "A",
            "Disband a unit of your own, whether a loss is required or not.",
            shares=True,
            joins=r"(?:disband|lose)s?\b",
            each="unit",
        ),
        Form(
            Remove,
            "(remove|removes) {unit:units}",
            "A",
            "Lose this unit if a loss is required when all aid is known.",
            shares=True,
            joins=r"removes?\b",
            each="unit",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "In the adjustments a player may disband any of his own units: Disband (MR5.1)."
        yield "That enables no further unit and frees no site before the next adjustments (MR5.2)."
        yield "Remove names a unit that goes only if a loss is still required (MA-58)."
        yield "Powers in civil disorder lose no more units than are required (MR5.4)."

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if season(t) == "A":
            mine = powers_of(t, seat)
            yield from (Disarm(unit.piece) for unit in t.position.units if unit.owner in mine)

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        unit = t.position.find(order.unit.at) if isinstance(order, (Disarm, Remove)) else None
        if unit is None or not isinstance(order, (Disarm, Remove)):
            return order
        if in_disorder(t, unit.owner) and on(t, CONTROL):  # under the header of that power
            return completed(t, Influence(Disband(order.unit)))
        return type(order)(unit.piece) if order.unit.kind in ("", unit.kind) else order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else Refused.OTHER_WINTER.says(other=order)
