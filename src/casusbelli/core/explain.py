"""Explains the result of an order: strengths, supports, cuts, failed convoys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from casusbelli.core.adjudicator import Verdicts
from casusbelli.core.battle import Contest
from casusbelli.core.kernel import HALF
from casusbelli.core.legality import located
from casusbelli.core.orders import Convoy, Move, SupportHold, SupportMove
from casusbelli.core.said import Said, Text, province, said, whose
from casusbelli.core.strengths import Reckoning, Strength
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict
from casusbelli.core.wording import headline, reason_told, result_said, why
from casusbelli.deprecated import renamed

__all__ = ["Explanation", "explain"]


class Explanation(Struct, frozen=True):
    """The verdict on one unit, its reason, and the arithmetic behind it.

    A move succeeds if ``attack`` exceeds each of ``against``; a unit that stays is dislodged if one of ``attackers``
    gets in, for which it must exceed ``defence``. A claim is explained like a move.
    """

    verdict: Verdict
    headline: Said
    attack: Strength | None
    against: tuple[Strength, ...]
    defence: Strength | None
    attackers: tuple[Strength, ...]
    notes: tuple[Said, ...]

    @property
    def reference(self) -> str:
        return self.verdict.reason.reference

    @property
    def strengths(self) -> tuple[Strength, ...]:
        told = (self.attack, *self.against, self.defence, *self.attackers)
        return tuple(strength for strength in told if strength is not None)

    @property
    def lines(self) -> tuple[Said, ...]:
        """The explanation line by line. Two units in a head-to-head battle have the same strengths as attackers and
        defenders, which are given once."""
        counts = {(s.unit, s.value, s.helps, s.remark): s for s in reversed(self.strengths)}
        return (self.headline, *(s.said for s in self.strengths if s in counts.values()), *self.notes)


def explain(verdicts: Verdicts, location: str) -> Explanation:
    """Explain what happened to the unit that started at this location."""
    made = verdicts.of(location)
    teller = _Explainer(verdicts)
    contest = teller.contest_of(made)
    shown = made if contest else teller.shown(made)
    return Explanation(
        shown,
        teller.claim_headline(made, contest) if contest else headline(shown, teller.board),
        teller.attack(made, contest),
        tuple(teller.against(made, contest)),
        teller.defence(made),
        tuple(teller.attackers(made)),
        tuple(teller.notes(made, shown, contest)),
    )


_PARADOX_RULES = {"szykman": "core.paradox-szykman", "all_hold": "core.paradox-all-hold"}


class _Explainer(Reckoning):
    def shown(self, made: Verdict) -> Verdict:
        """The verdict to show: if all of a unit's orders were void, the first of them, which also says what happened to
        the unit."""
        if made.ordered:
            return made
        return next((v for v in self.verdicts.orders if v.unit is made.unit), made)

    def claim_headline(self, made: Verdict, contest: Contest) -> Said:
        claimant, unit = self.claimant(contest), self.unit(made)
        claim = said("core.claim", unit=whose(claimant), place=located(self.board, contest.province))
        subject = claim if claimant is unit else said("core.claim-support", unit=whose(unit), claim=claim)
        return headline(made, self.board, subject, contest.province)

    # --- notes

    def notes(self, made: Verdict, shown: Verdict, contest: Contest | None) -> Iterator[Said]:
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

    def fate_notes(self, made: Verdict) -> Iterator[Said]:
        if made.fate is Fate.DISLODGED:
            retreats = next(beaten.retreats for beaten in self.verdicts.dislodged if beaten.unit is made.unit)
            yield said("core.may-retreat", places=map(province, retreats))
        elif made.fate is Fate.DESTROYED:
            yield said("core.no-way-out")

    def siege_notes(self, made: Verdict) -> Iterator[Said]:
        """Notes on attacks that a unit withstood. A beleaguered garrison (DATC 6.E.7) is saved because its attackers
        bounce each other."""
        unit, attackers = self.unit(made), list(self.attackers(made))
        if not attackers:
            return
        strongest = max(attackers, key=lambda attacker: attacker.value)
        if strongest.value <= self.resistance(unit).value:
            yield said("core.stood-attacks", units=[whose(attacker.unit) for attacker in attackers])
            return
        prevent = [self.prevent_strength(rival, unit.at) for rival in self.movers_to(unit.at)]
        rivals = [whose(rival.unit) for rival in prevent if rival.value >= strongest.value]
        yield said("core.beleaguered", units=rivals)

    def move_notes(self, made: Verdict, order: Move) -> Iterator[Said]:
        unit = self.unit(made)
        if made.reason is Reason.PARADOX:
            yield from self.paradox_notes()
        fleets = [v for v in self.all if isinstance(v.order, Convoy) and self.carries(v.order, order)]
        yield from map(self.fleet_note, fleets)
        if self.over_sea(unit) and made.result is Result.INVALID and not fleets:
            yield said("core.no-fleet")
        elif (fleets or self.over_sea(unit)) and self.move(unit):
            yield said("core.by-convoy" if self.over_sea(unit) else "core.by-land")
        if made.result is Result.SUCCEEDS:
            beaten = self.in_the_way(unit, order)
            yield from (said("core.it-dislodged", other=whose(beaten)),) if beaten else self.ring_notes(unit)

    def carries(self, convoy: Convoy, move: Move) -> bool:
        return convoy.target == move.unit and self.province(convoy.to) == self.province(move.to)

    def fleet_note(self, fleet: Verdict) -> Said:
        reason, beaten = reason_told(fleet, self.board), fleet.dislodged_by
        values = {"unit": whose(self.unit(fleet)), "state": result_said(fleet.result)}
        if beaten is not None:
            told = said("core.convoy-was-when", other=whose(beaten), **values)
        else:
            told = said("core.convoy-was", **values)
        return told if reason is None else said("core.noted-because", note=told, why=reason)

    def paradox_notes(self) -> Iterator[Said]:
        rule = self.battle.rulings.convoy_paradox
        yield said("core.paradox-note", rule=said(_PARADOX_RULES.get(rule, "core.paradox-else"), rule=rule))

    def ring_notes(self, unit: Unit) -> Iterator[Said]:
        """Notes on a ring of moves, in which each unit moves to the place of the next (DATC 6.C); with two units it
        works only if one is convoyed."""
        ring = [unit]
        while (ahead := self.ahead(ring[-1])) is not None and ahead not in ring:
            ring.append(ahead)
        if ahead is unit and len(ring) == 2:
            yield said("core.changed-places", other=whose(ring[1]))
        elif ahead is unit:
            yield said("core.in-a-ring", units=map(whose, ring[1:]))

    def ahead(self, unit: Unit) -> Unit | None:
        """The unit that left the destination of this one."""
        move = self.move(unit)
        there = self.battle.position.find(move.to) if move and self.succeeded(unit) else None
        return there if there is not None and self.succeeded(there) else None

    def cargo_notes(self, order: Convoy) -> Iterator[Said]:
        army = self.verdicts.of(order.target.at)
        if isinstance(army.order, Move) and self.carries(order, army.order):
            yield headline(army, self.board)

    def support_notes(self, made: Verdict, order: SupportHold | SupportMove) -> Iterator[Said]:
        """Notes on attacks that might have cut a support but did not."""
        unit = self.unit(made)
        if made.result is Result.CUT and made.other is not None and self.over_sea(made.other):
            yield said("core.came-by-convoy", other=whose(made.other))
        if made.result is not Result.GIVEN:
            return
        aim = self.province(order.to if isinstance(order, SupportMove) else order.target.at)
        for attack in self.all:
            if isinstance(attack.order, Move) and self.province(attack.order.to) == self.province(unit.at):
                reason = self.why_no_cut(attack, unit, aim)
                yield said("core.does-not-cut", other=whose(self.unit(attack)), why=reason)

    def why_no_cut(self, attack: Verdict, unit: Unit, aim: str) -> Text:
        attacker = self.unit(attack)
        if self.move(attacker) is None:
            return why(attack, self.board) or ""
        if attacker.owner == unit.owner:
            return said("core.same-power")
        if self.friend(attacker, unit):
            return said("core.a-friends")
        if self.province(attacker.at) == aim:
            return said("core.comes-from-there", place=located(self.board, aim))
        lack = self.verdicts.lacks.get(self.province(attacker.at))
        if lack:
            return self.why_weak(attacker, unit, lack)
        return said("core.convoy-does-not-cut", rule=self.battle.rulings.convoy_paradox)

    def why_weak(self, attacker: Unit, unit: Unit, lack: int) -> Said:
        """Why an attack across a border that weakens it did not cut a support."""
        if lack == HALF:
            return said("core.half-does-not-cut")
        helped = any(h.counted for h in self.helps(attacker, unit))
        return said("core.snarl-does-not-cut" if helped else "core.weak-does-not-cut")


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
