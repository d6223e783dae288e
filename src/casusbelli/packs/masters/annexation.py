"""Annexation (MR4): a center owned for a year becomes a home center."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.events import Event, HomeSet
from casusbelli.core.orders import Directive
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep, seasons
from casusbelli.packs.masters.facts import (
    AID,
    ANNEXATION,
    TABLE,
    Annex,
    HomeLapsed,
    MastersRefusal,
    books,
    on,
    powers_of,
    season,
)
from casusbelli.packs.masters.ledger import AnnexationScreen
from casusbelli.packs.masters.masters_rulebook import annexation_chapter
from casusbelli.packs.masters.sites import annexable, base, local_refusal


class Annexation(AnnexationScreen, Component[None]):
    name = ANNEXATION
    title = said("masters.chapter-annexation")
    prefix = TABLE
    table = TABLE
    offers_only_valid = True
    options = (
        choice("annex_initial", "false true", said("masters.annex-initial")),
        choice("annex_persist", "true false", said("masters.annex-persist")),
    )
    events = (HomeLapsed,)
    forms = (
        Form(
            Annex,
            "(annex|annexes) {place}",
            "A",
            said("masters.form-annex"),
            joins=r"annex(?:es)?\b",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return annexation_chapter(rules)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        if rules.option("masters.annex_persist") == "false":
            last = seasons(rules.board)[-1]
            yield StepSlot(
                QuietStep("masters-lapses", last, _lapsed), (step_names.CAPTURE,), (step_names.ELIMINATIONS,)
            )

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if season(t) == "A":
            for power in powers_of(t, seat):
                if base(t, power) > 0 or on(t, AID):  # in anticipation of aid (MR6.12)
                    yield from (Annex(place) for place, why in annexable(t, power).items() if why is None)

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return Annex(t.board.province_of.get(order.place, order.place)) if isinstance(order, Annex) else order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else MastersRefusal.OTHER_WINTER.says(order=order)


def _lapsed(t: Turn) -> Iterator[Event]:
    """Annexed centers that were lost cease to be home (MA-53, reading b)."""
    for power in dict.fromkeys((*t.board.power, *books(t).annexed)):
        first = t.board.power[power].home if power in t.board.power else ()
        annexed = (center for center in t.state.home.get(power, ()) if center not in first)
        lost = [center for center in annexed if not _holds(t, power, center)]
        for center in lost:
            yield HomeLapsed(power, center)
        if lost:
            yield HomeSet(power, tuple(place for place in t.state.home.get(power, ()) if place not in lost))


def _holds(t: Turn, power: str, center: str) -> bool:
    """True if the power owns the center, itself or through one side of its civil war."""
    owner = t.state.centers.get(center, "")
    return owner == power or t.rules.power_of(t, owner) == power
