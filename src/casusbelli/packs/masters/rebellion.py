"""Rebellion (MR3): rebel units raised in the centers of other powers, each a nation of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.adjustments import recruits
from casusbelli.core.events import CentersTaken, Event, HomeSet, UnitPlaced, UnitsPassed
from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Consequence, Example, Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep, seasons
from casusbelli.packs.masters import exports, ledger, screens
from casusbelli.packs.masters.base import OWNERSHIP
from casusbelli.packs.masters.facts import (
    REBELLION,
    REBELS,
    TABLE,
    MastersRefusal,
    MinorFounded,
    RaiseRebel,
    RebelNoted,
    books,
    in_disorder,
    is_rebel,
    minor_name,
    option,
    powers_of,
    rebel_name,
    season,
)
from casusbelli.packs.masters.masters_rulebook import rebellion_chapter
from casusbelli.packs.masters.sites import in_full, local_refusal, other_power, spenders, unguarded

_REBEL, _COAST = r"rebel[ \t]+(?:a|f|army|fleet)[ \t]+", r"(?:/\w\w|[ \t]?\(\w\w?\))?"


class OtherSides(Component[None]):
    """The option that says whether the other side of a civil war is another power (MR3.2); sites.py reads it."""

    name = "other-sides"
    prefix = "x"
    options = (choice("faction_is_other_power", "true false", said("masters.faction-is-other-power")),)


class Rebellion(Component[None]):
    name = REBELLION
    title = said("masters.chapter-rebellion")
    prefix = TABLE
    table = TABLE
    copies = True
    offers_only_valid = True
    options = (
        choice("rebel_pool_types", "false true", said("masters.rebel-pool-types")),
        choice("rebel_identity", "restore_or_new always_new owner_cd_rejoin", said("masters.rebel-identity")),
    )
    forms = (
        Form(
            RaiseRebel,
            "(build|builds|construct|constructs) rebel {unit}",
            "A",
            said("masters.form-rebel"),
            joins=r"(?:build|construct)s?\s+rebel\b",
        ),
    )

    fillers = (
        rf"^[ \t]*{_REBEL}[^:\n]{{1,30}}:",  # headers: "Rebel A North Africa:"
        rf"^[ \t]*{_REBEL}\w+{_COAST}[ \t]*(?:$|(?=[ \t](?:a|f|army|fleet)[ \t]+\w))",  # "Rebel A MOS A MOS - LVN"
        rf"^[ \t]*{_REBEL}\w+{_COAST}(?=[ \t]+(?:lose|disband|remove)s?[ \t]+\w)",  # "Rebel A MOS Lose A MOS"
    )

    def names(self, rules: Rules) -> Mapping[str, str]:
        return {"Rebel": REBELS, "Rebels": REBELS}

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return rebellion_chapter(rules)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        last = seasons(rules.board)[-1]
        yield StepSlot(QuietStep("masters-conversions", last, converted), (step_names.CAPTURE,), (OWNERSHIP,))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """Gives each rebel unit of a position set up by hand its own nationality (MA-48)."""
        if isinstance(event, UnitPlaced) and event.owner == REBELS:
            yield UnitsPassed((event.id,), rebel_name(event.id))
            yield RebelNoted(event.id, t.board.province_of[event.at])

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if season(t) == "A":
            payers = powers_of(t, seat) if exports.hopes(t) else spenders(t, seat)
            for owner, orders in t.memo(_risings) if payers else ():
                if any(other_power(t, power, owner) for power in payers):
                    yield from orders

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return in_full(t, order) if isinstance(order, RaiseRebel) else order  # type: ignore[return-value]

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else MastersRefusal.OTHER_WINTER.says(order=order)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        for order in dict.fromkeys(orders):
            if isinstance(order, RaiseRebel) and self.admits(t, seat, order) is None:
                yield Consequence(said("masters.rebel-rises", unit=order.unit), False, "MR3.7")

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from ledger.rising_panels(t, seat)
        yield from screens.rebels_panel(t)


def _risings(t: Turn) -> list[tuple[str, list[RaiseRebel]]]:
    """Owner of each unguarded center, and the rebel units that can be raised there."""
    return [(owner, [RaiseRebel(piece) for piece in recruits(place, t.board)]) for place, owner in unguarded(t)]


def converted(t: Turn) -> Iterator[Event]:
    """MA-46, MA-47: rebels that own a center become a Minor Power."""
    for unit in t.position.units:
        owned = t.state.owned(unit.owner) if is_rebel(unit.owner) else ()
        if owned:
            yield from _named_after(t, unit, owned[0])


def _named_after(t: Turn, unit: Unit, place: str) -> Iterator[Event]:
    name = _identity(t, place)
    if name not in t.board.power and name not in books(t).minors:
        yield HomeSet(name, (place,))
        yield MinorFounded(name, (place,))
    yield UnitsPassed((unit.id,), name)
    yield CentersTaken({place: name})


def _identity(t: Turn, place: str) -> str:
    kind = option(t, "rebel_identity")
    minors = books(t).minors
    own = minor_name(t.board, place)
    if kind == "always_new":
        return f"New {own}" if own in minors and own in t.holdings else own
    original = next((name for name, home in minors.items() if place in home), None)
    if original is not None:
        return original
    if kind == "owner_cd_rejoin":
        homes = (p for p in t.board.power if place in t.state.home.get(p, ()) and p in t.holdings)
        return next((power for power in homes if in_disorder(t, power)), own)
    return own
