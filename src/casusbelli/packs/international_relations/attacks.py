"""Attacks and the wars that follow, in games without world opinion (B3, C7-C22, E0).

The printed rules do not say what things cost without penalties. Here an attack costs nothing but the war, an AAT
nothing but the wars of the partners, and the end of a treaty nothing but the Spring in which the other side may attack
(D4-D8). Entering an unowned center has no consequence, because E2 is only a penalty.
"""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Order
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Panel
from casusbelli.packs.international_relations.advice import DeedAdvice
from casusbelli.packs.international_relations.agenda import calendar_panels
from casusbelli.packs.international_relations.facts import ATTACKS, PREFIX, TABLE, Deeds, DeedsNoted
from casusbelli.packs.international_relations.foresight import DeedForesight
from casusbelli.packs.international_relations.record import (
    OPTIONS,
    after_retreats,
    answer,
    as_written,
    recorded,
    season_steps,
)
from casusbelli.packs.international_relations.rule_sentences import AttackRulebook
from casusbelli.packs.international_relations.screens import record_panels


class AttacksAndWars(AttackRulebook, DeedForesight, DeedAdvice, Component[Deeds]):
    name = ATTACKS
    public = True
    prefix = PREFIX
    table = TABLE
    options = OPTIONS
    events = (DeedsNoted,)

    def initial(self, board: Board) -> Deeds:
        return Deeds()

    def evolve(self, own: Deeds, event: Event) -> Deeds:
        return recorded(own, event)

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        return as_written(t, seat, order)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        return season_steps(rules, answer, after_retreats)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from record_panels(t, seat)
        yield from calendar_panels(t)
