"""Draws and concessions between the two sides (WA-41)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from casusbelli.core.events import Event, GameEnded
from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import Text, power, said
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import THE_GAME, Rules, Turn
from casusbelli.engine.display import Consequence
from casusbelli.engine.draws import DrawRefusal as Barred
from casusbelli.engine.draws import Draws, DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.forms import Form
from casusbelli.packs.world_war_one.facts import SEATS, ConcedeGame, WarRefusal, other_side, side


class PeaceTalks(Draws):
    """The two sides vote on draws, whichever countries they have left, and either may concede."""

    name = "world-war-one-talks"
    title = said("ww1.chapter-peace")
    prefix = "draws"
    table = "draws"
    forms: ClassVar[tuple[Form, ...]] = (
        *Draws.forms,
        Form(ConcedeGame, "(concede|we concede|i concede)", "", said("ww1.concede")),
    )

    def explains(self, rules: Rules) -> Iterator[Text]:
        if rules.option("draws.draw") != "off":
            yield said("ww1.draw-rule")
        if rules.option("draws.concession") == "yes":
            yield said("ww1.concede-rule")

    def parties(self, t: Turn) -> tuple[str, ...]:
        return SEATS

    def voters(self, t: Turn) -> tuple[str, ...]:
        return tuple(seat for seat in SEATS if seat not in t.state.vacant)

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        """Leaves out proposals that the other side has made already: a vote for them says the same."""
        usual = super().offers(t, seat)
        yield from (order for order in usual if isinstance(self.completes(t, seat, order), type(order)))
        if self.admits(t, seat, ConcedeGame()) is None:
            yield ConcedeGame()

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """A draw is between the sides. Proposing what the other side has proposed is a vote for it."""
        if isinstance(order, ProposeDraw):
            order = ProposeDraw()
        elif isinstance(order, ProposeConcession):
            order = replace(order, power=side(t, order.power) or order.power)
        if isinstance(order, (ProposeDraw, ProposeConcession)):
            kind, powers = self._meant(t, order)
            same = (p for p in t.own(self).open if (p.kind, p.powers) == (kind, powers) and p.by != seat)
            return next((DrawVote(True, proposal.number) for proposal in same), order)
        return super().completes(t, seat, order)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        if isinstance(order, ConcedeGame) and seat in self.voters(t):
            return Barred.NO_CONCESSIONS.says() if t.rules.option("draws.concession") == "no" else None
        captain = side(t, seat)
        if captain is not None and captain in self.voters(t):
            return WarRefusal.NOT_CAPTAIN.says(whom=power(captain), seat=power(seat))
        return super().admits(t, seat, order)

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        if isinstance(order, ConcedeGame):
            yield GameEnded(Outcome("concession", (other_side(seat),)))
        else:
            yield from super().acts(t, seat, order)

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        return -THE_GAME if isinstance(order, ConcedeGame) else super().appraises(t, seat, order)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        if any(isinstance(order, ConcedeGame) for order in orders) and seat in SEATS:
            yield Consequence(said("ww1.conceded", side=power(other_side(seat))), rule="WA-41")
        yield from super().foresees(t, seat, orders)
