"""Why an order ended as it did: the strengths, who helped, what was cut by whom, which convoy failed where."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from casusbelli.core.adjudicator import Verdicts
from casusbelli.core.battle import Contest
from casusbelli.core.orders import Convoy, Move, SupportHold, SupportMove
from casusbelli.core.strengths import Reckoning, Strength
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict
from casusbelli.core.wording import headline, listed, named, reason_told, sentence


class Story(Struct, frozen=True):
    """The verdict on one unit, its reason, and the arithmetic behind it.

    A move succeeds if ``attack`` is more than each of ``against``; a unit that stays is dislodged if one of
    ``attackers`` gets in, for which it must be more than ``defence``. A claim is told like a move.
    """

    verdict: Verdict
    headline: str
    attack: Strength | None
    against: tuple[Strength, ...]
    defence: Strength | None
    attackers: tuple[Strength, ...]
    notes: tuple[str, ...]

    @property
    def reference(self) -> str:
        return self.verdict.reason.reference

    @property
    def strengths(self) -> tuple[Strength, ...]:
        told = (self.attack, *self.against, self.defence, *self.attackers)
        return tuple(strength for strength in told if strength is not None)

    @property
    def lines(self) -> tuple[str, ...]:
        """Two units that met head to head have the same strengths as attackers and defenders; they are told once."""
        counts = {(s.unit, s.value, s.helps, s.remark): s for s in reversed(self.strengths)}
        return (self.headline, *(str(s) for s in self.strengths if s in counts.values()), *self.notes)


def explain(verdicts: Verdicts, location: str) -> Story:
    """The story of the unit that started at this location."""
    made = verdicts.of(location)
    teller = _Teller(verdicts)
    contest = teller.contest_of(made)
    shown = made if contest else teller.shown(made)
    return Story(
        shown,
        teller.claim_headline(made, contest) if contest else headline(shown, teller.board),
        teller.attack(made, contest),
        tuple(teller.against(made, contest)),
        teller.defence(made),
        tuple(teller.attackers(made)),
        tuple(teller.notes(made, shown, contest)),
    )


_PARADOX_RULES = {
    "szykman": "by Szykman's rule the fleets in the paradox do not convoy",
    "all_hold": "by the rule of this table no move in the paradox succeeds",
}


class _Teller(Reckoning):
    def shown(self, made: Verdict) -> Verdict:
        """Of a unit whose orders were all void, the first of them; it carries the unit's fate."""
        if made.ordered:
            return made
        return next((v for v in self.verdicts.orders if v.unit is made.unit), made)

    def claim_headline(self, made: Verdict, contest: Contest) -> str:
        claimant, unit, place = self.claimant(contest), self.unit(made), self.name(contest.province)
        claim = f"the claim of {named(claimant)} to {place}"
        subject = claim if claimant is unit else f"the support of {named(unit)} for {claim}"
        return headline(made, self.board, subject, contest.province)

    # --- the rest of the story

    def notes(self, made: Verdict, shown: Verdict, contest: Contest | None) -> Iterator[str]:
        unit, order = self.unit(made), made.order
        yield from (headline(v, self.board) for v in self.verdicts.orders if v.unit is unit and v not in (made, shown))
        if contest is not None:
            pass
        elif isinstance(order, Move):
            yield from self.move_notes(made, order)
        elif isinstance(order, Convoy):
            yield from self.cargo_notes(order)
        elif isinstance(order, SupportHold | SupportMove):
            yield from self.support_notes(made, order)
        if not isinstance(order, Move) and not made.fate:
            yield from self.siege_notes(made)
        yield from self.fate_notes(made)

    def fate_notes(self, made: Verdict) -> Iterator[str]:
        if made.fate is Fate.DISLODGED:
            retreats = next(beaten.retreats for beaten in self.verdicts.dislodged if beaten.unit is made.unit)
            yield f"it may retreat to {', '.join(retreats)}"
        elif made.fate is Fate.DESTROYED:
            yield "there is no province that it could retreat to"

    def siege_notes(self, made: Verdict) -> Iterator[str]:
        """What a unit stood. A beleaguered garrison (DATC 6.E.7) is saved by its attackers' rivalry."""
        unit, attackers = self.unit(made), list(self.attackers(made))
        if not attackers:
            return
        strongest = max(attackers, key=lambda attacker: attacker.value)
        if strongest.value <= self.resistance(unit).value:
            plural = "s" if len(attackers) > 1 else ""
            yield f"it stood the attack{plural} of {listed([named(attacker.unit) for attacker in attackers])}"
            return
        prevent = [self.prevent_strength(rival, unit.at) for rival in self.movers_to(unit.at)]
        rivals = [named(rival.unit) for rival in prevent if rival.value >= strongest.value]
        yield f"{listed(rivals)} stood each other off: a beleaguered garrison stays"

    def move_notes(self, made: Verdict, order: Move) -> Iterator[str]:
        unit = self.unit(made)
        if made.reason is Reason.PARADOX:
            yield from self.paradox_notes()
        fleets = [v for v in self.all if isinstance(v.order, Convoy) and self.carries(v.order, order)]
        yield from map(self.fleet_note, fleets)
        if self.over_sea(unit) and made.result is Result.INVALID and not fleets:
            yield "no fleet was ordered to convoy it"
        elif (fleets or self.over_sea(unit)) and self.move(unit):
            yield f"it went by {'convoy' if self.over_sea(unit) else 'land'}"
        if made.result is Result.SUCCEEDS:
            beaten = self.in_the_way(unit, order)
            yield from (f"it dislodged {named(beaten)}",) if beaten else self.ring_notes(unit)

    def carries(self, convoy: Convoy, move: Move) -> bool:
        return convoy.target == move.unit and self.province(convoy.to) == self.province(move.to)

    def fleet_note(self, fleet: Verdict) -> str:
        why, state = reason_told(fleet, self.board), str(fleet.result)
        if fleet.dislodged_by is not None:
            state = f"{state} when {named(fleet.dislodged_by)} dislodged it"
        return f"the convoy of {named(self.unit(fleet))} was {state}{': ' + why if why else ''}"

    def paradox_notes(self) -> Iterator[str]:
        rule = self.battle.rulings.convoy_paradox
        decides = _PARADOX_RULES.get(
            rule, f"the rule of {rule} says nothing about it, so Szykman's rule stops the convoy"
        )
        yield f"whether the convoy holds would depend on what this very army does when it lands; {decides}"

    def ring_notes(self, unit: Unit) -> Iterator[str]:
        """Everybody moves on into the place of the next (DATC 6.C); two can do so only if one goes over sea."""
        ring = [unit]
        while (ahead := self.ahead(ring[-1])) is not None and ahead not in ring:
            ring.append(ahead)
        if ahead is unit and len(ring) == 2:
            yield f"it changed places with {named(ring[1])}"
        elif ahead is unit:
            yield f"it moved on in a ring with {listed([named(other) for other in ring[1:]])}"

    def ahead(self, unit: Unit) -> Unit | None:
        """The unit that left where this one went."""
        move = self.move(unit)
        there = self.battle.position.find(move.to) if move and self.succeeded(unit) else None
        return there if there is not None and self.succeeded(there) else None

    def cargo_notes(self, order: Convoy) -> Iterator[str]:
        army = self.verdicts.of(order.target.at)
        if isinstance(army.order, Move) and self.carries(order, army.order):
            yield headline(army, self.board)

    def support_notes(self, made: Verdict, order: SupportHold | SupportMove) -> Iterator[str]:
        """Of a support that was given, what might have cut it and did not."""
        unit = self.unit(made)
        if made.result is Result.CUT and made.other is not None and self.over_sea(made.other):
            yield f"{named(made.other)} came by convoy"
        if made.result is not Result.GIVEN:
            return
        aim = self.province(order.to if isinstance(order, SupportMove) else order.target.at)
        for attack in self.all:
            if isinstance(attack.order, Move) and self.province(attack.order.to) == self.province(unit.at):
                why = self.why_no_cut(attack, unit, aim)
                yield f"the attack of {named(self.unit(attack))} does not cut it: {why}"

    def why_no_cut(self, attack: Verdict, unit: Unit, aim: str) -> str:
        attacker = self.unit(attack)
        if self.move(attacker) is None:
            return sentence(attack, self.board)
        if attacker.owner == unit.owner:
            return "it is of the same power"
        if self.friend(attacker, unit):
            return "it is a friend's"
        if self.province(attacker.at) == aim:
            return f"it comes from {self.name(aim)} itself and would have to dislodge it"
        return f"by the rule of {self.battle.rulings.convoy_paradox} an army that comes by convoy does not cut it"
