"""Annexation (MR4): a centre owned for a year becomes home."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.events import Event, HomeSet
from casusbelli.core.orders import Directive
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.masters import ledger
from casusbelli.rules.masters.facts import (
    AID,
    ANNEXATION,
    TABLE,
    Annex,
    HomeLapsed,
    Refused,
    books,
    on,
    powers_of,
    season,
)
from casusbelli.rules.masters.sites import annexable, base, local_refusal
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Panel
from casusbelli.rules.steps import QuietStep, seasons


class Annexation(Component[None]):
    name = ANNEXATION
    prefix = TABLE
    table = TABLE
    vouches = True
    options = (
        choice("annex_initial", "false true", "Do centres owned at the start count as owned before it (MA-52)?"),
        choice("annex_persist", "true false", "Does an annexed centre stay home when it is lost (MA-53)?"),
    )
    events = (HomeLapsed,)
    forms = (
        Form(
            Annex,
            "(annex|annexes) {place}",
            "A",
            "Instead of a unit of your own, make a centre that you own for a year a home centre.",
            joins=r"annex(?:es)?\b",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "Instead of a unit that is due to him a player may annex a centre that he has owned for a year (MR4.1)."
        yield "Whether a unit stands there does not matter (MR4.5)."
        yield "It is a home centre from then on (MR4.6)."
        yield "He may build there from the next adjustments on, as long as he owns it (MR4.6, MR4.7)."
        if rules.option("masters.annex_persist") == "false":
            yield "It is home no more when it is lost (MA-53)."

    def steps(self, rules: Rules) -> Iterator[Place]:
        if rules.option("masters.annex_persist") == "false":
            last = seasons(rules.board)[-1]
            yield Place(QuietStep("masters-lapses", last, _lapsed), ("capture",), ("eliminations",))

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if season(t) == "A":
            for power in powers_of(t, seat):
                if base(t, power) > 0 or on(t, AID):  # in anticipation of aid (MR6.12)
                    yield from (Annex(place) for place, why in annexable(t, power).items() if why is None)

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return Annex(t.board.province_of.get(order.place, order.place)) if isinstance(order, Annex) else order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else Refused.OTHER_WINTER.says(other=order)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from ledger.annexation_panels(t, seat)


def _lapsed(t: Turn) -> Iterator[Event]:
    """MA-53, reading (b). A power's home centres are those of the map and what it has annexed."""
    for power in dict.fromkeys((*t.board.power, *books(t).annexed)):
        first = t.board.power[power].home if power in t.board.power else ()
        annexed = (center for center in t.state.home.get(power, ()) if center not in first)
        lost = [center for center in annexed if not _holds(t, power, center)]
        for center in lost:
            yield HomeLapsed(power, center)
        if lost:
            yield HomeSet(power, tuple(place for place in t.state.home.get(power, ()) if place not in lost))


def _holds(t: Turn, power: str, center: str) -> bool:
    """Itself, or one side of its civil war."""
    owner = t.state.centers.get(center, "")
    return owner == power or t.rules.power_of(t, owner) == power
