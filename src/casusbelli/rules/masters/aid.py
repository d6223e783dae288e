"""Foreign Aid (MR6): who does not build may let another power keep or build a unit instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Directive, Order
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Rules, Step, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.masters import foresight
from casusbelli.rules.masters.facts import (
    AID,
    ANNEXATION,
    CONTROL,
    REBEL,
    REBELLION,
    TABLE,
    Aid,
    Refused,
    is_rebel,
    season,
)
from casusbelli.rules.masters.sites import aid_in_full, local_refusal, spenders
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Consequence


class ForeignAid(Component[None]):
    name = AID
    prefix = TABLE
    table = TABLE
    copies = True
    vouches = True
    options = (choice("aid_funds_rebels", "false true", "May received Aid pay for rebels (MA-63)?"),)
    forms = (
        Form(Aid, "(aid|aids) {power}", "A", "Give what you could build to another power.", joins=r"aids?\b"),
        Form(Aid, f"(aid|aids) {REBEL} {{unit}}", "A", "Give what you could build to a rebel unit."),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        whom = "another power or a rebel" if rules.has(REBELLION) else "another power"
        yield f"For each unit that is due to him and that he does not build a player may aid {whom} (MR6.1-MR6.3)."
        spends = "builds, annexes," if rules.has(ANNEXATION) else "builds,"
        yield f"The recipient {spends} or is spared a loss as if it owned one centre more (MR6.5-MR6.7)."
        if not rules.has(CONTROL):  # MR0.2
            yield "Nobody builds for powers in civil disorder here: aid only spares them losses (MA-71)."
        yield "Aid ends with the adjustments, and changes nobody's number of orders (MR6.9, MR6.10)."
        ahead = "Builds and annexations" if rules.has(ANNEXATION) else "Builds"
        yield f"{ahead} may be written in anticipation of aid (MR6.12). Aid cannot be passed on (MA-63)."

    def shuts(self, rules: Rules, form: Form, step: Step) -> bool:
        """MA-71: there are no rebels to aid where nobody raises any."""
        return REBEL in form.pattern and not rules.has(REBELLION)

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        payers = spenders(t, seat) if season(t) == "A" else ()
        if payers:
            yield from (Aid(owner) for owner in t.kept(_owners) if [owner] != payers and not is_rebel(owner))
            yield from (Aid(unit=unit.piece) for unit in t.position.units if is_rebel(unit.owner))

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return aid_in_full(t, order) if isinstance(order, Aid) else order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else Refused.OTHER_WINTER.says(other=order)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        yield from foresight.aid_consequences(t, seat, orders)


def _owners(t: Turn) -> tuple[str, ...]:
    return t.state.owners
