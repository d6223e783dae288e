"""Adjudicates a movement phase: Battle in, Verdicts out. Checks legality first, then runs the kernel, then finds the
reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core import kernel
from casusbelli.core.battle import Battle, Contest
from casusbelli.core.cached_property import cached_property
from casusbelli.core.legality import understand
from casusbelli.core.one_order import OneOrderEach, illegal
from casusbelli.core.orders import ARMY, FLEET, Convoy, Hold, Move, MovementOrder, Order, SupportHold, SupportMove
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Fate, Reason, Refusal, Result, Verdict

__all__ = ["Dislodged", "Verdicts", "adjudicate"]

RESULTS = (
    Result.STANDS,
    Result.SUCCEEDS,
    Result.FAILS,
    Result.INVALID,
    Result.GIVEN,
    Result.CUT,
    Result.AVAILABLE,
    Result.DISRUPTED,
)
REASONS = (
    Reason.PLAIN,
    Reason.NO_MATCH,
    Reason.NO_CONVOY,
    Reason.CONVOY_BROKEN,
    Reason.PARADOX,
    Reason.FRIEND_THERE,
    Reason.REPELLED,
    Reason.HEAD_TO_HEAD,
    Reason.FRIENDLY_HELP,
    Reason.BOUNCED,
    Reason.OUTNUMBERED,
    Reason.ATTACKED,
    Reason.DISLODGED,
    Reason.ENTERED,
    Reason.TIED,
    Reason.SNARLED,
)
"""The kernel's numbers in words; both tables follow the order of its constants."""


class Dislodged(Struct, frozen=True, gc=False):
    """A dislodged unit, and where it may retreat to (locations)."""

    unit: Unit
    by: Unit
    retreats: tuple[str, ...]


class ContestVerdict(Struct, frozen=True):
    """How a contest ended; ``supports`` are the verdicts on its supporters."""

    contest: Contest
    claimant: Verdict
    supports: tuple[Verdict, ...]


class Verdicts:
    """The verdict on every order and every unit of a battle."""

    def __init__(
        self,
        battle: Battle,
        units: Sequence[Verdict],
        sheet: OneOrderEach[MovementOrder],
        by_sea: frozenset[str],
        lacks: Mapping[str, int],
    ) -> None:
        self.battle = battle
        self.by_sea = by_sea  # the provinces whose armies were to move by convoy, successfully or not
        self.lacks = lacks  # the provinces whose units made weaker moves because of a border, with what these lacked
        self.by_province = dict(zip(battle.position.at, units, strict=True))  # starting province -> the unit's verdict
        for beaten in self.dislodged:
            if not beaten.retreats:  # no retreat: destroyed at once (DATC 4.E.2)
                province = battle.board.province_of[beaten.unit.at]
                self.by_province[province] = replace(self.by_province[province], fate=Fate.DESTROYED)
        self._sheet = sheet

    @cached_property
    def orders(self) -> tuple[Verdict, ...]:
        """One verdict for each order as written, then a Hold for each unit that had none. If all of a unit's orders
        were illegal, the first of their verdicts also says what happened to the unit."""
        made = {unit.id: v for unit, v in zip(self.battle.position.units, self.by_province.values(), strict=True)}
        counted = self._sheet.counted
        idle = {number: verdict for number, verdict in made.items() if number not in counted}
        orders: list[Verdict] = []
        for entry in self._sheet.entries:
            if isinstance(entry, int):
                orders.append(made[entry])
            else:
                stood = idle.pop(entry.unit.id, None) if entry.unit is not None and idle else None
                orders.append(replace(entry, fate=stood.fate, dislodged_by=stood.dislodged_by) if stood else entry)
        return (*orders, *idle.values())

    @cached_property
    def contests(self) -> tuple[ContestVerdict, ...]:
        return tuple(
            ContestVerdict(contest, self.of(contest.claimant), tuple(map(self.of, contest.supporters)))
            for contest in self.battle.contests
        )

    def of(self, location: str) -> Verdict:
        """The verdict on the unit that started in this province."""
        return self.by_province[self.battle.board.province_of[location]]

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """All units on the board afterwards, without dislodged units."""
        return tuple(unit for unit in map(after, self.by_province.values()) if unit is not None)

    @cached_property
    def position(self) -> Position:
        return Position(self.battle.board, self.units)

    @cached_property
    def contested(self) -> frozenset[str]:
        """Provinces left empty by a stand-off: no unit may retreat there."""
        province_of = self.battle.board.province_of
        standing = {province_of[unit.at] for unit in self.units}
        bounced = (
            province_of[v.order.to]
            for v in self.by_province.values()
            if (v.reason is Reason.BOUNCED or v.reason is Reason.OUTNUMBERED) and isinstance(v.order, Move)
        )
        return frozenset(province for province in bounced if province not in standing)

    @cached_property
    def dislodged(self) -> tuple[Dislodged, ...]:
        return tuple(
            Dislodged(v.unit, v.dislodged_by, self.retreats(v.unit, v.dislodged_by))
            for v in self.by_province.values()
            if v.unit is not None and v.dislodged_by is not None
        )

    def retreats(self, unit: Unit, by: Unit) -> tuple[str, ...]:
        """Where a dislodged unit may retreat: an empty adjacent province without a stand-off, and not where its
        attacker came from, unless that attacker came by convoy (DATC 4.A.5)."""
        board = self.battle.board
        barred = board.province_of[by.at]
        if barred in self.by_sea and self.battle.rulings.convoyed_origin == "open":
            barred = ""
        return tuple(
            to
            for to in board.havens[unit.kind][unit.at]
            if board.province_of[to] not in self.position.at
            and board.province_of[to] not in self.contested
            and board.province_of[to] != barred
        )


def after(verdict: Verdict) -> Unit | None:
    """The unit after the phase; None if it was dislodged."""
    unit = verdict.unit
    if unit is None or verdict.fate:
        return None
    if verdict.result is Result.SUCCEEDS and isinstance(verdict.order, Move):
        return replace(unit, at=verdict.order.to)
    return unit


class Numbers(NamedTuple):
    """A battle as the arguments of ``kernel.judge``, in their order."""

    places: int
    where: Sequence[int]
    owner: Sequence[int]
    side: Sequence[int]
    task: Sequence[int]
    mate: Sequence[int]
    goal: Sequence[int]
    route: Sequence[int]
    lack: Sequence[int]
    friend: Sequence[int]
    nations: int
    lanes_at: Sequence[int]
    lanes: Sequence[int]
    rulings: Sequence[int]


def adjudicate(battle: Battle) -> Verdicts:
    """Adjudicate a movement phase. Any orders are accepted: an order that can't be followed gets a verdict too, and its
    unit holds."""
    return Muster(battle).judge()


def numbers(battle: Battle) -> Numbers:
    """Convert a battle to the kernel's input."""
    return Muster(battle).numbers()


def _held(unit: Unit) -> MovementOrder:
    return Hold(unit.piece)


class Muster:
    """Reads the orders of one battle and converts them to numbers for the kernel."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.units = battle.position.units
        self.index = {province: i for i, province in enumerate(battle.position.at)}
        self.sheet: OneOrderEach[MovementOrder] = OneOrderEach(battle.board, battle.rulings.several_orders, _held)
        self.legal = battle.position.legal if battle.rulings.coast_in_support == "optional" and not battle.void else {}
        for power, orders in battle.orders.items():
            for order in orders:
                self._read(power, order)
        for contest in battle.contests:
            for location in (contest.claimant, *contest.supporters):
                self.sheet.overrule(self.units[self.number(location)])
        self.chosen = [self.sheet.chosen.get(unit.id) for unit in self.units]
        self.counted = self.sheet.counted

    def _read(self, power: str, order: Order) -> None:
        known = self.legal.get(order)  # legality found when the order was written
        if known is not None and known.owner == power:
            self.sheet.take(power, order, known)  # type: ignore[arg-type]
            return
        battle = self.battle
        legal = understand(order, battle.position, power, battle.rulings)
        if isinstance(legal, Refusal):
            named = getattr(order, "unit", None)
            unit = battle.position.find(named.at) if named is not None else None
            self.sheet.refuse(illegal(power, order, legal, unit))
            return
        unit = self.units[self.number(legal.unit.at)]
        void = battle.void.get(order) if battle.void else None
        if void is not None:
            self.sheet.refuse(illegal(power, legal, void, unit))
        else:
            self.sheet.take(power, legal, unit)

    def number(self, location: str) -> int:
        return self.index[self.battle.board.province_of[location]]

    def judge(self) -> Verdicts:
        n, given = len(self.units), self.numbers()
        result, reason, other, dislodger, by_sea = [0] * n, [0] * n, [-1] * n, [-1] * n, [0] * n
        kernel.judge(*given, result, reason, other, dislodger, by_sea)
        for i in range(n):
            if reason[i] == kernel.NO_MATCH:
                other[i] = given.mate[i]
        made = list(map(self._verdict, self.units, self.chosen, result, reason, other, dislodger))
        sea = [place for place, i in self.index.items() if by_sea[i]]
        lacks = {}
        if self.battle.board.lacking:
            walked = [route == kernel.BY_SEA or not by_sea[i] for i, route in enumerate(given.route)]
            lacks = {place: given.lack[i] for place, i in self.index.items() if given.lack[i] and walked[i]}
        return Verdicts(self.battle, made, self.sheet, frozenset(sea), lacks)

    def _verdict(
        self, unit: Unit, order: MovementOrder | None, result: int, reason: int, other: int, dislodger: int
    ) -> Verdict:
        why = REASONS[reason]
        if reason == kernel.NO_MATCH and isinstance(order, SupportHold | SupportMove) and other < 0:
            why = Reason.COAST_MISMATCH if isinstance(order, SupportMove) else Reason.IN_DISORDER
            other = self.number(order.target.at)
        units = self.units
        return Verdict(
            unit.owner,
            order or Hold(unit.piece),
            unit,
            RESULTS[result],
            why,
            units[other] if other >= 0 else None,
            None,
            Fate.DISLODGED if dislodger >= 0 else Fate.NONE,
            units[dislodger] if dislodger >= 0 else None,
            unit.id in self.counted,
        )

    # --- orders as numbers

    def numbers(self) -> Numbers:
        battle, board, number = self.battle, self.battle.board, self.battle.board.number
        task, mate, goal, route = self._encode()
        lack = self._lacks(route) if board.lacking else [0] * len(self.units)
        owner, side, nations, friend = _friends(battle)
        return Numbers(
            len(board.provinces),
            [number[unit.at] for unit in self.units],
            *(owner, side, task, mate, goal, route, lack, friend, nations, *board.flat_lanes),
            (*battle.rulings.codes, int(battle.contests_bounce), int(battle.contests_cut)),
        )

    def _encode(self) -> tuple[list[int], list[int], list[int], list[int]]:
        n, number = len(self.units), self.battle.board.number
        task, mate, goal, route = [kernel.HOLD] * n, [-1] * n, [-1] * n, [kernel.BY_LAND] * n
        for i, order in enumerate(self.chosen):
            if type(order) is Move:
                task[i], goal[i], route[i] = kernel.MOVE, number[order.to], self._route(order)
            elif type(order) is SupportMove:
                task[i], goal[i], mate[i] = kernel.SUPPORT_MOVE, number[order.to], self._supported(order)
            elif type(order) is SupportHold:
                task[i], mate[i] = kernel.SUPPORT_HOLD, self._held(order)
            elif type(order) is Convoy:
                task[i], goal[i], mate[i] = kernel.CONVOY, number[order.to], self.number(order.target.at)
        for contest in self.battle.contests:
            self._encode_contest(contest, task, mate, goal)
        return task, mate, goal, route

    def _route(self, order: Move) -> int:
        """By land, by sea, or undecided until the fleets' orders are known (DATC 4.A.3)."""
        battle, board = self.battle, self.battle.board
        origin, to = order.unit.at, order.to
        if order.unit.kind != ARMY or not battle.position.carriers:
            return kernel.BY_LAND
        if to not in board.reach_set[ARMY][origin]:
            return kernel.BY_SEA
        if order.via:
            return kernel.SEA_THEN_LAND if battle.rulings.via_fallback == "yes" else kernel.BY_SEA
        return kernel.EITHER

    def _lacks(self, route: Sequence[int]) -> list[int]:
        """What each move lacks. An army that comes by sea lacks what the last step of its convoy would, if all fleets
        that could take it ashore face such a border."""
        lacking = self.battle.board.lacking
        lack = [0] * len(self.units)
        for i, order in enumerate(self.chosen):
            if isinstance(order, Move):
                if route[i] == kernel.BY_SEA:
                    lack[i] = self._landing(order)
                else:
                    lack[i] = lacking.get((order.unit.kind, self.units[i].at, order.to), 0)
        return lack

    def _landing(self, move: Move) -> int:
        board, to = self.battle.board, self.battle.board.province_of[move.to]
        lands = [
            board.lacking.get((FLEET, order.unit.at, at), 0)
            for order in self.chosen
            if isinstance(order, Convoy) and order.target == move.unit and board.province_of[order.to] == to
            for at in board.adjacent[FLEET][order.unit.at]
            if board.province_of[at] == to
        ]
        return min(lands, default=0)

    def _supported(self, order: SupportMove) -> int:
        """DATC 6.B.9: a support that names a coast supports only a move to that coast."""
        j = self.number(order.target.at)
        move = self.chosen[j]
        elsewhere = "/" in order.to and isinstance(move, Move) and "/" in move.to and move.to != order.to
        return -1 if elsewhere else j

    def _held(self, order: SupportHold) -> int:
        j = self.number(order.target.at)
        helpless = self.battle.rulings.cd_support == "no" and self.units[j].owner in self.battle.disorder
        return -1 if helpless else j

    def _encode_contest(self, contest: Contest, task: list[int], mate: list[int], goal: list[int]) -> None:
        """Encode a contest: it replaces the orders of its claimant and its supporters."""
        claimant = self.number(contest.claimant)
        for location in (contest.claimant, *contest.supporters):
            i = self.number(location)
            self.chosen[i] = Hold(self.units[i].piece)
            task[i] = kernel.CLAIM if i == claimant else kernel.SUPPORT_CLAIM
            mate[i] = -1 if i == claimant else claimant
            goal[i] = self.battle.board.number[contest.province]


def _friends(battle: Battle) -> tuple[list[int], list[int], int, list[int]]:
    """Owners and sides as numbers, and which sides are friendly; by default each owner only to itself."""
    owners: dict[str, int] = {}
    owner = [owners.setdefault(unit.owner, len(owners)) for unit in battle.position.units]
    if not battle.sides:
        numbers, side, n = owners, owner, len(owners)
        friend = [0] * (n * n)
        for a in range(n):
            friend[a * n + a] = 1
    else:
        numbers = {}
        side = [numbers.setdefault(battle.side(unit), len(numbers)) for unit in battle.position.units]
        n = len(numbers)
        of = dict(zip(side, owner, strict=True))
        friend = [int(of[a] == of[b]) for a in range(n) for b in range(n)]
    for one, another in battle.friends:
        if one in numbers and another in numbers:
            friend[numbers[one] * n + numbers[another]] = 1
    return owner, side, n, friend
