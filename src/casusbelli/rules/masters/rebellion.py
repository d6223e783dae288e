"""Rebellion (MR3): units raised in the centres of other powers, each a nation of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.adjustments import recruits
from casusbelli.core.events import CentersTaken, Event, HomeSet, UnitPlaced, UnitsPassed
from casusbelli.core.orders import Directive, Order
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.masters import ledger, panels, show
from casusbelli.rules.masters.facts import (
    AID,
    CONTROL,
    REBELLION,
    REBELS,
    TABLE,
    MinorFounded,
    RaiseRebel,
    RebelNoted,
    Refused,
    books,
    in_disorder,
    is_rebel,
    minor_name,
    option,
    powers_of,
    rebel_name,
    season,
)
from casusbelli.rules.masters.ground import OWNERSHIP
from casusbelli.rules.masters.sites import in_full, local_refusal, other_power, spenders, unguarded
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Consequence, Panel
from casusbelli.rules.steps import QuietStep, seasons

_REBEL, _COAST = r"rebel[ \t]+(?:a|f|army|fleet)[ \t]+", r"(?:/\w\w|[ \t]?\(\w\w?\))?"


class OtherSides(Component[None]):
    """What "other Powers" are (MR3.2) where a power is torn into sides; asked in sites.py."""

    name = "other-sides"
    prefix = "x"
    options = (
        choice(
            "faction_is_other_power", "true false", "May one side of a civil war raise rebels in the other's centres?"
        ),
    )


class Rebellion(Component[None]):
    name = REBELLION
    prefix = TABLE
    table = TABLE
    copies = True
    vouches = True
    options = (
        choice(
            "rebel_pool_types", "false true", "Do rebel armies and fleets count together against the owner (MA-41)?"
        ),
        choice("rebel_identity", "restore_or_new always_new owner_cd_rejoin", "What rebels with a centre are (MA-46)."),
    )
    forms = (
        Form(
            RaiseRebel,
            "(build|builds|construct|constructs) rebel {unit}",
            "A",
            "Instead of a unit of your own, raise a rebel unit in a centre of another power.",
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

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "Instead of a unit that is due to him a player may raise a rebel in a centre of another power (MR3.1)."
        yield "The centre must be empty, and no unit of its owner next to it (MR3.4, MR3.5)."
        yield "Of different units to be built in one place the one written most often is; on a tie none (MR3.7)."
        yield "Copies of one order are counted together and come to one unit; all are paid for (MR3.8-MR3.10)."
        yield "Each rebel unit is a power of its own, in civil disorder, without a centre (MR3.3, MA-48)."
        yield "A rebel unit that stands in a centre after the Fall owns it as a Minor Power (MR3.14)."
        unless = ", unless it is aided" if rules.has(AID) else ""
        yield f"A rebel without a centre goes in the adjustments of the next year{unless} (MR3.19, MA-49)."
        if not rules.has(CONTROL):
            yield "Nobody orders rebels here: they hold, and are disbanded when they are dislodged (MA-71)."

    def steps(self, rules: Rules) -> Iterator[Place]:
        last = seasons(rules.board)[-1]
        yield Place(QuietStep("masters-conversions", last, converted), ("capture",), (OWNERSHIP,))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """Rebels set up by hand are each given their own nationality (MA-48)."""
        if isinstance(event, UnitPlaced) and event.owner == REBELS:
            yield UnitsPassed((event.id,), rebel_name(event.id))
            yield RebelNoted(event.id, t.board.province_of[event.at])

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if season(t) == "A":
            payers = powers_of(t, seat) if show.hopes(t) else spenders(t, seat)
            for owner, orders in t.kept(_risings) if payers else ():
                if any(other_power(t, power, owner) for power in payers):
                    yield from orders

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return in_full(t, order) if isinstance(order, RaiseRebel) else order  # type: ignore[return-value]

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return local_refusal(t, seat, order) if season(t) else Refused.OTHER_WINTER.says(other=order)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        for order in dict.fromkeys(orders):
            if isinstance(order, RaiseRebel) and self.admits(t, seat, order) is None:
                yield Consequence(f"Rebel {order.unit}, if nobody writes another unit there as often", False, "MR3.7")

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from ledger.rising_panels(t, seat)
        yield from panels.rebels_panel(t)


def _risings(t: Turn) -> list[tuple[str, list[RaiseRebel]]]:
    """Whose centre, and what rebels may rise in it."""
    return [(owner, [RaiseRebel(piece) for piece in recruits(place, t.board)]) for place, owner in unguarded(t)]


def converted(t: Turn) -> Iterator[Event]:
    """MA-46, MA-47: rebels that own a centre are a Minor Power."""
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
    said = option(t, "rebel_identity")
    minors = books(t).minors
    own = minor_name(t.board, place)
    if said == "always_new":
        return f"New {own}" if own in minors and own in t.holdings else own
    original = next((name for name, home in minors.items() if place in home), None)
    if original is not None:
        return original
    if said == "owner_cd_rejoin":
        homes = (p for p in t.board.power if place in t.state.home.get(p, ()) and p in t.holdings)
        return next((power for power in homes if in_disorder(t, power)), own)
    return own
