"""Attacks and the wars that follow, where no world opinion judges them (B3, C7-C22, E0).

The printed rules leave open what things cost without penalties. Here an attack costs nothing but the war, an AAT
nothing but the wars of its partners, and the end of a treaty nothing but the Spring in which the other side may attack
(D4-D8). Entering a center that nobody owns is nobody's concern (E2 is a penalty and no more).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Order
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.international_relations.advice import appraised
from casusbelli.rules.international_relations.agenda import calendar_panels
from casusbelli.rules.international_relations.facts import ATTACKS, PREFIX, TABLE, Deeds, DeedsNoted
from casusbelli.rules.international_relations.foresight import foreseen
from casusbelli.rules.international_relations.queries import deeds_of
from casusbelli.rules.international_relations.record import (
    OPTIONS,
    after_retreats,
    answer,
    as_written,
    recorded,
    season_steps,
)
from casusbelli.rules.international_relations.screen import record_panels
from casusbelli.rules.international_relations.sentences import attack_sentences
from casusbelli.rules.shown import Consequence, Panel


class AttacksAndWars(Component[Deeds]):
    name = ATTACKS
    prefix = PREFIX
    table = TABLE
    options = OPTIONS
    events = (DeedsNoted,)

    def explains(self, rules: Rules) -> Iterator[str]:
        return attack_sentences(rules)

    def initial(self, board: Board) -> Deeds:
        return Deeds()

    def evolve(self, own: Deeds, event: Event) -> Deeds:
        return recorded(own, event)

    def knows(self, t: Turn, seat: str | None) -> Deeds:
        return deeds_of(t)

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        return as_written(t, seat, order)

    def steps(self, rules: Rules) -> Iterator[Place]:
        return season_steps(rules, answer, after_retreats)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        return foreseen(t, seat, orders)

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        return appraised(t, seat, order)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from record_panels(t, seat)
        yield from calendar_panels(t)
