"""Foreign Aid (MR6): a player who does not build may let another power keep or build a unit."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.orders import Directive
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Component, Rules, Step, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.packs.masters.facts import (
    AID,
    REBEL,
    REBELLION,
    TABLE,
    Aid,
    MastersRefusal,
    is_rebel,
    season,
)
from casusbelli.packs.masters.foresight import AidForesight
from casusbelli.packs.masters.masters_rulebook import aid_chapter
from casusbelli.packs.masters.sites import aid_in_full, local_refusal, spenders


class ForeignAid(AidForesight, Component[None]):
    name = AID
    title = said("masters.chapter-aid")
    prefix = TABLE
    table = TABLE
    copies = True
    offers_only_valid = True
    options = (choice("aid_funds_rebels", "false true", said("masters.aid-funds-rebels")),)
    forms = (
        Form(Aid, "(aid|aids) {power}", "A", said("masters.form-aid"), joins=r"aids?\b"),
        Form(Aid, f"(aid|aids) {REBEL} {{unit}}", "A", said("masters.form-aid-rebel")),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return aid_chapter(rules)

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """MA-71: there are no rebels to aid where nobody raises any."""
        return REBEL in form.pattern and not rules.has(REBELLION)

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        payers = spenders(t, seat) if season(t) == "A" else ()
        if payers:
            yield from (Aid(owner) for owner in t.memo(_owners) if [owner] != payers and not is_rebel(owner))
            yield from (Aid(unit=unit.piece) for unit in t.position.units if is_rebel(unit.owner))

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return aid_in_full(t, order) if isinstance(order, Aid) else order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else MastersRefusal.OTHER_WINTER.says(order=order)


def _owners(t: Turn) -> tuple[str, ...]:
    return t.state.owners
