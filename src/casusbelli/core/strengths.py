"""Strengths of each unit in an adjudicated battle, as players would count them (DATC chapter 5).

The kernel decides with bounds, in whatever sequence things become certain. Here everything is decided, and the
strengths are only for display. A test checks that both agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from casusbelli.core.adjudicator import Verdicts
from casusbelli.core.battle import Contest
from casusbelli.core.orders import Move, SupportHold, SupportMove
from casusbelli.core.said import Said, Term, said, unit_term, whose
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Result, Verdict
from casusbelli.core.wording import why

_NEVER_ARRIVED = frozenset({Reason.CONVOY_BROKEN, Reason.PARADOX})


class Role(StrEnum):
    """The strengths of DATC 5.B, and the strength of a claim."""

    ATTACK = "attack strength"
    HOLD = "hold strength"
    DEFEND = "defend strength"
    PREVENT = "prevent strength"
    CLAIM = "claim strength"


class Help(Struct, frozen=True):
    """One support of an order, and whether it counted. ``why``: why not, for example "was cut by A TYR (Austria)"."""

    unit: Unit
    counted: bool
    why: Said | None = None


class Strength(Struct, frozen=True):
    """A unit's strength in a battle: 1 for itself, 1 for each support that counted. ``lack``: what it lacks of the
    first because of the border it crosses, in halves."""

    unit: Unit
    role: Role
    value: float
    helps: tuple[Help, ...] = ()
    remark: Said | None = None
    lack: int = 0

    def __str__(self) -> str:
        return str(self.said)

    @property
    def said(self) -> Said:
        told = said(f"core.{self.role.partition(' ')[0]}-strength", unit=whose(self.unit), value=halves(self.value))
        counted = [self._helper(h.unit) for h in self.helps if h.counted]
        if counted:
            told = said(_HELPED[self.lack], strength=told, helpers=counted)
        elif self.lack:
            told = said("core.strength-remark", strength=told, remark=said(_CROSSES[self.lack]))
        if self.remark is not None:
            told = said("core.strength-remark", strength=told, remark=self.remark)
        for lost in self.helps:
            if not lost.counted:
                told = said("core.strength-lost", strength=told, helper=self._helper(lost.unit), why=lost.why)
        return told

    def _helper(self, helper: Unit) -> Term:
        return unit_term(helper) if helper.owner == self.unit.owner else whose(helper)


_HELPED = ("core.strength-helped", "core.strength-half-helped", "core.strength-only-helped")
_CROSSES = ("", "core.crosses-half", "core.crosses-weak")


def halves(value: float) -> int | str:
    """A strength as it is written: 2, or "1½"."""
    whole = int(value)
    return whole if value == whole else f"{whole or ''}½"


class Reckoning:
    """Computes which units went where in a battle, and with what strength."""

    def __init__(self, verdicts: Verdicts) -> None:
        self.verdicts = verdicts
        self.battle = verdicts.battle
        self.board = verdicts.battle.board
        self.all = tuple(verdicts.by_province.values())

    def province(self, location: str) -> str:
        return self.board.province_of[location]

    def name(self, location: str) -> str:
        return self.board.province[self.province(location)].name

    def friend(self, one: Unit, another: Unit) -> bool:
        """True if ``one`` does no harm to ``another``."""
        return self.battle.friendly(one, another)

    def unit(self, verdict: Verdict) -> Unit:
        assert verdict.unit is not None  # every unit of the battle has a verdict of its own
        return verdict.unit

    # --- moves

    def move(self, unit: Unit) -> Move | None:
        """The unit's move, if it made one that arrived."""
        verdict = self.verdicts.of(unit.at)
        arrived = verdict.result in (Result.SUCCEEDS, Result.FAILS) and verdict.reason not in _NEVER_ARRIVED
        return verdict.order if isinstance(verdict.order, Move) and arrived else None

    def succeeded(self, unit: Unit) -> bool:
        verdict = self.verdicts.of(unit.at)
        return isinstance(verdict.order, Move) and verdict.result is Result.SUCCEEDS

    def over_sea(self, unit: Unit) -> bool:
        return self.province(unit.at) in self.verdicts.by_sea

    def movers_to(self, location: str) -> Iterator[Unit]:
        province = self.province(location)
        for unit in self.battle.position.units:
            move = self.move(unit)
            if move is not None and self.province(move.to) == province:
                yield unit

    def hostile_movers_to(self, unit: Unit) -> Iterator[Unit]:
        return (mover for mover in self.movers_to(unit.at) if not self.friend(mover, unit))

    def opposite(self, one: Unit, another: Unit) -> bool:
        """Is each unit ordered to the other's place?"""
        a, b = self.verdicts.of(one.at).order, self.verdicts.of(another.at).order
        return (
            isinstance(a, Move)
            and isinstance(b, Move)
            and self.province(a.to) == self.province(another.at)
            and self.province(b.to) == self.province(one.at)
        )

    def facing(self, one: Unit, another: Unit) -> bool:
        """Do they meet head to head? With a convoy they pass each other."""
        return self.opposite(one, another) and not self.over_sea(one) and not self.over_sea(another)

    def in_the_way(self, unit: Unit, move: Move) -> Unit | None:
        """The unit that the move has to beat: one that stays at the destination, or comes the opposite way."""
        there = self.battle.position.find(move.to)
        if there is None or (self.succeeded(there) and not self.facing(there, unit)):
            return None
        return there

    # --- strengths

    def attack(self, made: Verdict, contest: Contest | None) -> Strength | None:
        unit = self.unit(made)
        if contest is not None:
            return self.claim_strength(contest) if self.claimant(contest) is unit else None
        move = self.move(unit)
        return self.attack_strength(unit, self.in_the_way(unit, move)) if move else None

    def attack_strength(self, unit: Unit, victim: Unit | None) -> Strength:
        if victim is not None and self.friend(unit, victim):
            whose_unit = "own" if unit.owner == victim.owner else "friend"
            return Strength(unit, Role.ATTACK, 0, remark=said(f"core.spares-{whose_unit}"))
        return self.strength(unit, Role.ATTACK, victim)

    def strength(self, unit: Unit, role: Role, victim: Unit | None = None) -> Strength:
        helps = tuple(self.helps(unit, victim))
        count = 1 + sum(h.counted for h in helps)
        lack = 0 if role is Role.HOLD else self.verdicts.lacks.get(self.province(unit.at), 0)
        if role is Role.DEFEND and lack and count - lack / 2 <= 1:
            return Strength(unit, role, 1, remark=said("core.defends-itself"))
        return Strength(unit, role, count - lack / 2 if lack else count, helps, lack=lack)

    def against(self, made: Verdict, contest: Contest | None) -> Iterator[Strength]:
        unit = self.unit(made)
        if contest is not None:
            if self.claimant(contest) is unit:
                yield from self.against_claim(contest)
            return
        move = self.move(unit)
        if move is None:
            return
        stays = self.in_the_way(unit, move)
        if stays is not None:
            yield self.resistance(stays, head_to_head=self.facing(stays, unit))
        for rival in self.movers_to(move.to):
            if rival is not unit:
                yield self.prevent_strength(rival, move.to)
        if self.battle.contests_bounce:
            yield from self.claims_on(move.to)

    def resistance(self, unit: Unit, head_to_head: bool = False) -> Strength:
        """The strength with which a unit resists. Supports of a move do not help it hold."""
        if head_to_head:
            return self.strength(unit, Role.DEFEND)
        if isinstance(self.verdicts.of(unit.at).order, Move):
            return Strength(unit, Role.HOLD, 1, remark=said("core.tried-to-move"))
        return self.strength(unit, Role.HOLD)

    def prevent_strength(self, rival: Unit, to: str) -> Strength:
        winner = self.battle.position.find(to)
        if winner is not None and self.beaten_by(winner, rival):
            return Strength(rival, Role.PREVENT, 0, remark=said("core.beaten-from-there", other=whose(winner)))
        return self.strength(rival, Role.PREVENT)

    def beaten_by(self, winner: Unit, loser: Unit) -> bool:
        """A unit beaten in a head-to-head battle has no effect on the province its opponent came from (DATC 5.B.8,
        4.A.7)."""
        met = self.facing(winner, loser) or self.battle.rulings.dislodged_effect == "never"
        beaten = self.verdicts.of(loser.at).dislodged_by is winner and not self.succeeded(loser)
        return beaten and self.opposite(winner, loser) and met

    def defence(self, made: Verdict) -> Strength | None:
        unit = self.unit(made)
        if not any(self.attackers(made)):
            return None
        return self.resistance(unit, made.dislodged_by is not None and self.facing(made.dislodged_by, unit))

    def attackers(self, made: Verdict) -> Iterator[Strength]:
        """Moves that might have dislodged the unit where it stayed. A head-to-head battle that it survived is shown
        with its own move."""
        unit = self.unit(made)
        if self.succeeded(unit):
            return
        for attacker in self.hostile_movers_to(unit):
            if made.dislodged_by is attacker or not self.facing(attacker, unit):
                yield self.attack_strength(attacker, unit)

    # --- supports

    def helps(self, unit: Unit, victim: Unit | None) -> Iterator[Help]:
        for verdict in self.all:
            order = verdict.order
            if not isinstance(order, SupportHold | SupportMove) or order.target != unit.piece:
                continue
            helper = self.unit(verdict)
            if verdict.result is not Result.GIVEN:
                yield Help(helper, False, self.why_lost(verdict, order))
            elif victim is not None and self.friend(helper, victim):
                whose_unit = "own" if helper.owner == victim.owner else "friend"
                yield Help(helper, False, said(f"core.no-help-{whose_unit}", unit=victim))
            else:
                yield Help(helper, True)

    def why_lost(self, verdict: Verdict, order: SupportHold | SupportMove) -> Said:
        if verdict.result is Result.CUT:
            return self.why_cut(verdict)
        if verdict.reason is Reason.IN_DISORDER:
            return said("core.does-not-count", why=why(verdict, self.board))
        if isinstance(order, SupportMove):
            return said("core.was-for-move", order=Move(order.target, order.to))
        return said("core.was-for-hold", unit=order.target)

    def why_cut(self, verdict: Verdict) -> Said:
        lost = verdict.reason is Reason.DISLODGED
        return said("core.was-lost" if lost else "core.was-cut", other=whose(verdict.other))

    # --- claims

    def claimant(self, contest: Contest) -> Unit:
        return self.unit(self.verdicts.of(contest.claimant))

    def contest_of(self, made: Verdict) -> Contest | None:
        """The contest in which the unit makes or supports a claim."""
        for contest in self.battle.contests:
            if any(self.verdicts.of(at) is made for at in (contest.claimant, *contest.supporters)):
                return contest
        return None

    def claim_strength(self, contest: Contest) -> Strength:
        claimant = self.claimant(contest)
        beaten = self.verdicts.of(contest.claimant).dislodged_by
        if beaten is not None:
            return Strength(claimant, Role.CLAIM, 0, remark=said("core.was-dislodged", other=whose(beaten)))
        attacker = next(self.hostile_movers_to(claimant), None)
        if self.battle.contests_cut and attacker is not None:
            return Strength(claimant, Role.CLAIM, 0, remark=said("core.was-attacked", other=whose(attacker)))
        helps = tuple(self.claim_help(self.verdicts.of(at)) for at in contest.supporters)
        return Strength(claimant, Role.CLAIM, 1 + sum(h.counted for h in helps), helps)

    def claim_help(self, verdict: Verdict) -> Help:
        given = verdict.result is Result.GIVEN
        return Help(self.unit(verdict), given, None if given else self.why_cut(verdict))

    def claims_on(self, location: str) -> Iterator[Strength]:
        for contest in self.battle.contests:
            if self.province(contest.province) == self.province(location):
                yield self.claim_strength(contest)

    def against_claim(self, contest: Contest) -> Iterator[Strength]:
        claimant = self.claimant(contest)
        yield from (claim for claim in self.claims_on(contest.province) if claim.unit.owner != claimant.owner)
        if self.battle.contests_bounce:
            yield from (self.strength(rival, Role.PREVENT) for rival in self.movers_to(contest.province))
