"""The record of a season's attacks, and the wars that follow from them (B3, C7-C22, E0, R-59).

World opinion stores it with its penalties and books them when the wars have begun; without world opinion it is a state
of its own (attacks.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from casusbelli.core.events import Event, StepBegan, UnitsRouted
from casusbelli.core.legality import unneeded_convoy
from casusbelli.core.orders import Convoy, Order
from casusbelli.core.said import said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Rules, StepSlot, Turn
from casusbelli.engine.options import OneOf, Option, choice
from casusbelli.engine.steps import QuietStep, Work, seasons
from casusbelli.packs.international_relations.deeds import of_movement, of_retreats, outcome_of
from casusbelli.packs.international_relations.diplomacy import label
from casusbelli.packs.international_relations.facts import (
    Attack,
    Deeds,
    DeedsNoted,
    EnteredCenter,
    RightsGained,
    TiesChanged,
)
from casusbelli.packs.international_relations.fallout import Fallout
from casusbelli.packs.international_relations.queries import deeds_of, ties_of

D = TypeVar("D", bound=Deeds)
Attacks: TypeAlias = tuple[Attack, ...]
Entries: TypeAlias = tuple[EnteredCenter, ...]
Booking = Callable[[Turn, Attacks, Entries, Fallout, str], Iterable[Event]]
"""Further events of a season's attacks: computed from the relations before, emitted after the wars."""

STEERED = Option(
    "steered",
    "free",
    OneOf(("free", "share")),
    said("ir.steered"),
    before="free",
)
OPTIONS = (
    choice("iw_counts_as_war", "yes no", said("ir.iw-counts-as-war")),
    choice("captured_home", "owner_protected letter", said("ir.captured-home")),
    choice("home_lapses_when_lost", "no yes", said("ir.home-lapses-when-lost")),
    choice("evict_free", "no yes", said("ir.evict-free")),
    choice("unmatched", "counts free", said("ir.unmatched")),
    choice("cascade", "bloc principals transitive", said("ir.cascade"), False),
    choice("mutual_common_ally", "cancel both_war both_lapse", said("ir.mutual-common-ally")),
    choice("provoked", "aat_only all none", said("ir.provoked")),
    STEERED,
)


def recorded(own: D, event: Event) -> D:
    """The record after one more event."""
    if isinstance(event, StepBegan):
        fresh = event.step.endswith("-deeds") and (own.beaten or own.attacks or own.entries)
        return replace(own, beaten=(), attacks=(), entries=()) if fresh else own
    if isinstance(event, UnitsRouted):
        return replace(own, beaten=tuple(routed.unit for routed in event.routed))
    if isinstance(event, DeedsNoted):
        return replace(own, attacks=(*own.attacks, *event.attacks), entries=(*own.entries, *event.entries))
    return own


def as_written(t: Turn, seat: str, order: Order) -> Order | Refusal | None:
    """C-7: accepts the convoy order of a fleet that is not needed, because it counts as written. The judge ignores
    it."""
    if not isinstance(order, Convoy) or not t.state.now.is_movement:
        return None
    unit = t.position.find(order.unit.at)
    mine = unit is not None and unit.owner in t.board.power and t.rules.commander_of(t, unit.owner) == seat
    return unneeded_convoy(order, t.position, t.rules.rulings) if mine else None


def season_steps(rules: Rules, answer: Work, after_retreats: Work) -> Iterator[StepSlot]:
    for s, then in season_ends(rules):
        yield StepSlot(QuietStep(f"{s}-deeds", s, _note), (step_names.movement(s),), (step_names.battle(s),))
        yield StepSlot(QuietStep(f"{s}-world", s, answer), (step_names.battle(s),), (step_names.retreats(s),))
        yield StepSlot(QuietStep(f"{s}-aftermath", s, after_retreats), (step_names.retreats(s),), (then,))


def season_ends(rules: Rules) -> Iterator[tuple[str, str]]:
    """Each season, with the step that begins when it is over."""
    movement = seasons(rules.board)
    for n, season in enumerate(movement):
        yield season, step_names.movement(movement[n + 1]) if n + 1 < len(movement) else step_names.CAPTURE


def _note(t: Turn) -> Iterator[Event]:
    attacks, entries = of_movement(t)
    if attacks or entries:
        yield DeedsNoted(label(t), attacks, entries)


def answer(t: Turn, booking: Booking | None = None) -> Iterator[Event]:
    """The wars that follow, after a battle that was fought by the relations before (R-59)."""
    own = deeds_of(t)
    return _follow(t, own.attacks, own.entries, booking)


def after_retreats(t: Turn, booking: Booking | None = None) -> Iterator[Event]:
    attacks, entries = of_retreats(t) if deeds_of(t).beaten else ((), ())
    if attacks or entries:
        yield DeedsNoted(label(t), attacks, entries)
        yield from _follow(t, attacks, entries, booking)


def _follow(t: Turn, attacks: Attacks, entries: Entries, booking: Booking | None) -> Iterator[Event]:
    if not attacks and not entries:
        return
    season = label(t)
    made = outcome_of(t, attacks)
    changes = made.changes(ties_of(t).relations)
    if changes:
        yield TiesChanged(season, changes)
    rights = tuple(right for right in made.rights if right not in ties_of(t).imminent)
    if rights:
        yield RightsGained(season, rights)
    if booking is not None:
        yield from booking(t, attacks, entries, made, season)
