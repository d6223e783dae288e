"""Why an order ended as it did: the strengths, who helped, what was cut by whom, which convoy failed where."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from casusbelli.core.adjudicator import Verdicts
from casusbelli.core.board import Board
from casusbelli.core.orders import Convoy, Hold, Move, SupportHold, SupportMove
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict


class Help(Struct, frozen=True):
    """One support of an order, and whether it counted."""

    unit: Unit
    counted: bool
    why: str = ""


class Strength(Struct, frozen=True):
    """What a unit brought to a battle: 1 for itself, 1 for each support that counted."""

    unit: Unit
    role: str
    value: int
    helps: tuple[Help, ...] = ()

    def __str__(self) -> str:
        counted = [str(h.unit) for h in self.helps if h.counted]
        terms = f" (itself + {' + '.join(counted)})" if counted else ""
        lost = "".join(f"; not {h.unit}: {h.why}" for h in self.helps if not h.counted)
        return f"{self.role} of {named(self.unit)}: {self.value}{terms}{lost}"


class Story(Struct, frozen=True):
    """The verdict on one unit, its reason, and the arithmetic behind it."""

    verdict: Verdict
    headline: str
    reference: str
    strengths: tuple[Strength, ...]
    notes: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        return (self.headline, *map(str, self.strengths), *self.notes)


def named(unit: Unit) -> str:
    return f"{unit} ({unit.owner})"


def sentence(verdict: Verdict, board: Board) -> str:
    """Why, in a few words; "" where an order simply worked."""
    if verdict.text:
        return verdict.text
    order = verdict.order
    place = getattr(order, "to", "") or (order.target.at if isinstance(order, SupportHold) else "")
    where = board.province.get(board.province_of.get(place, place))
    origin = board.province.get(board.province_of.get(verdict.unit.at, "")) if verdict.unit else None
    other = named(verdict.other) if verdict.other else "nobody"
    return verdict.reason.sentence.format_map(
        {
            "other": other,
            "unit": verdict.unit,
            "place": where.name if where else place,
            "from_": origin.name if origin else "",
            "owner": verdict.power,
        }
    )


def headline(verdict: Verdict, board: Board) -> str:
    """ "A MUN - BUR fails: bounced with A PAR (France)" """
    why = sentence(verdict, board)
    words = " and is ".join(verdict.words) if verdict.fate and len(verdict.words) > 1 else " ".join(verdict.words)
    words = f"is {words}" if verdict.words[0] in _ADJECTIVES else words
    by = f" by {named(verdict.dislodged_by)}" if verdict.dislodged_by and verdict.reason is not Reason.DISLODGED else ""
    return f"{verdict.order} {words}{by}{': ' + why if why else ''}"


_ADJECTIVES = frozenset({"given", "cut", "available", "disrupted", "invalid", "illegal", "dislodged", "destroyed"})


def explain(verdicts: Verdicts, location: str) -> Story:
    """The story of the unit that started at this location."""
    verdict = verdicts.of(location)
    teller = _Teller(verdicts)
    return Story(
        verdict,
        headline(verdict, verdicts.battle.board),
        verdict.reason.reference,
        tuple(teller.strengths(verdict)),
        tuple(teller.notes(verdict)),
    )


class _Teller:
    def __init__(self, verdicts: Verdicts) -> None:
        self.verdicts = verdicts
        self.board = verdicts.battle.board
        self.all = tuple(verdicts.by_province.values())

    def province(self, location: str) -> str:
        return self.board.province_of[location]

    def friend(self, one: str, another: str) -> bool:
        return one == another or (one, another) in self.verdicts.battle.friends

    # --- strengths

    def strengths(self, verdict: Verdict) -> Iterator[Strength]:
        order, unit = verdict.order, verdict.unit
        if unit is None:
            return
        if isinstance(order, Move) and verdict.result in (Result.SUCCEEDS, Result.FAILS):
            yield from self._attack(verdict, order, unit)
        elif verdict.dislodged_by is None and not self._attackers(unit):
            return
        if not isinstance(order, Move):
            yield self._strength(unit, "hold strength")
        for attacker in self._attackers(unit):
            yield self._strength(attacker, "attack strength", against=unit)

    def _attack(self, verdict: Verdict, order: Move, unit: Unit) -> Iterator[Strength]:
        if verdict.reason in (Reason.CONVOY_BROKEN, Reason.PARADOX):
            return
        there = self.verdicts.battle.position.find(order.to)
        stays = there if there is not None and not self._left(there, unit) else None
        yield self._strength(unit, "attack strength", against=stays)
        if stays is not None:
            facing = self._facing(stays, unit)
            moved = isinstance(self.verdicts.of(stays.at).order, Move)
            role = "defend strength" if facing else "hold strength"
            yield Strength(stays, role, 1) if moved and not facing else self._strength(stays, role)
        for rival in self._movers_to(order.to):
            if rival is not unit and rival is not stays:
                yield self._strength(rival, "prevent strength")

    def _left(self, unit: Unit, attacker: Unit) -> bool:
        verdict = self.verdicts.of(unit.at)
        gone = isinstance(verdict.order, Move) and verdict.result is Result.SUCCEEDS
        return gone and not self._facing(unit, attacker)

    def _facing(self, one: Unit, another: Unit) -> bool:
        """Do two units meet head to head?"""
        a, b = self.verdicts.of(one.at).order, self.verdicts.of(another.at).order
        return (
            isinstance(a, Move)
            and isinstance(b, Move)
            and self.province(a.to) == self.province(another.at)
            and self.province(b.to) == self.province(one.at)
            and not {self.province(one.at), self.province(another.at)} & self.verdicts.by_sea
        )

    def _strength(self, unit: Unit, role: str, against: Unit | None = None) -> Strength:
        helps = tuple(self._helps(unit, against))
        return Strength(unit, role, 1 + sum(h.counted for h in helps), helps)

    def _helps(self, unit: Unit, against: Unit | None) -> Iterator[Help]:
        for verdict in self.all:
            if verdict.unit is None or not self._helps_unit(verdict, unit):
                continue
            if verdict.result is not Result.GIVEN:
                yield Help(verdict.unit, False, sentence(verdict, self.board))
            elif against is not None and self.friend(verdict.unit.owner, against.owner):
                yield Help(verdict.unit, False, f"it does not help to dislodge {named(against)}")
            else:
                yield Help(verdict.unit, True)

    def _helps_unit(self, verdict: Verdict, unit: Unit) -> bool:
        order, helped = verdict.order, self.verdicts.of(unit.at).order
        if isinstance(order, SupportHold):
            return order.target.at == unit.at and not isinstance(helped, Move)
        if isinstance(order, SupportMove) and isinstance(helped, Move):
            return order.target.at == unit.at and verdict.result is not Result.INVALID
        return False

    def _movers_to(self, location: str) -> Iterator[Unit]:
        province = self.province(location)
        for verdict in self.all:
            arrives = verdict.result in (Result.SUCCEEDS, Result.FAILS) and verdict.reason not in _NEVER_ARRIVED
            if isinstance(verdict.order, Move) and arrives and self.province(verdict.order.to) == province:
                assert verdict.unit is not None
                yield verdict.unit

    def _attackers(self, unit: Unit) -> list[Unit]:
        return list(self._movers_to(unit.at))

    # --- the rest of the story

    def notes(self, verdict: Verdict) -> Iterator[str]:
        order = verdict.order
        if isinstance(order, Move):
            yield from self._convoy_notes(verdict, order)
        elif isinstance(order, SupportHold | SupportMove) and verdict.result in (Result.GIVEN, Result.CUT):
            yield from self._support_notes(verdict, order)
        elif isinstance(order, Hold) and not verdict.ordered:
            yield "it had no order that could be followed, so it holds"
        if verdict.fate is Fate.DISLODGED and verdict.unit is not None:
            retreats = next(d.retreats for d in self.verdicts.dislodged if d.unit is verdict.unit)
            yield f"it may retreat to {', '.join(retreats)}"
        elif verdict.fate is Fate.DESTROYED:
            yield "it has nowhere to retreat to and is destroyed"

    def _convoy_notes(self, verdict: Verdict, order: Move) -> Iterator[str]:
        fleets = [v for v in self.all if isinstance(v.order, Convoy) and self._carries(v.order, order)]
        for fleet in fleets:
            assert fleet.unit is not None
            state = "was disrupted" if fleet.result is Result.DISRUPTED else "was available"
            why = sentence(fleet, self.board)
            yield f"convoy of {named(fleet.unit)} {state}{': ' + why if why else ''}"
        if fleets and verdict.unit is not None and verdict.result is not Result.INVALID:
            by_sea = self.province(verdict.unit.at) in self.verdicts.by_sea
            if verdict.result is Result.SUCCEEDS:
                yield "it went by convoy" if by_sea else "it went by land"
        if verdict.reason is Reason.PARADOX:
            yield (
                "whether the convoy holds would depend on the support that this very army would cut; "
                f"rule {self.verdicts.battle.rulings.convoy_paradox} decides (DATC 4.A.2)"
            )

    def _carries(self, convoy: Convoy, move: Move) -> bool:
        return convoy.target == move.unit and self.province(convoy.to) == self.province(move.to)

    def _support_notes(self, verdict: Verdict, order: SupportHold | SupportMove) -> Iterator[str]:
        unit = verdict.unit
        if unit is None or verdict.result is Result.CUT:
            return
        aim = self.province(order.to if isinstance(order, SupportMove) else order.target.at)
        for attacker in self._attackers(unit):
            if self.friend(attacker.owner, unit.owner):
                yield f"the attack of {named(attacker)}, a friend, does not cut it"
            elif self.province(attacker.at) == aim:
                yield f"{named(attacker)} comes from {aim} itself and would have to dislodge it to cut it"


_NEVER_ARRIVED = frozenset({Reason.CONVOY_BROKEN, Reason.PARADOX})
