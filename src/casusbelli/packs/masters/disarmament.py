"""Disarmament (MR5): a player may disband any of their own units in the adjustments."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.orders import Directive, Disband
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Component, Rules, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.forms import Form
from casusbelli.packs.masters.facts import (
    CONTROL,
    DISARMAMENT,
    TABLE,
    Disarm,
    Influence,
    MastersRefusal,
    Remove,
    in_disorder,
    on,
    powers_of,
    season,
)
from casusbelli.packs.masters.masters_rulebook import disarmament_chapter
from casusbelli.packs.masters.sites import local_refusal
from casusbelli.packs.masters.vote_reader import completed


class Disarmament(Component[None]):
    name = DISARMAMENT
    title = said("masters.chapter-disarmament")
    prefix = TABLE
    table = TABLE
    offers_only_valid = True
    forms = (
        Form(
            Disarm,
            "(disband|disbands|lose|loses) {unit:units}",
            "A",
            said("masters.form-disarm"),
            shares=True,
            joins=r"(?:disband|lose)s?\b",
            each="unit",
        ),
        Form(
            Remove,
            "(remove|removes) {unit:units}",
            "A",
            said("masters.form-remove"),
            shares=True,
            joins=r"removes?\b",
            each="unit",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return disarmament_chapter(rules)

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
        return local_refusal(t, seat, order) if season(t) else MastersRefusal.OTHER_WINTER.says(order=order)
