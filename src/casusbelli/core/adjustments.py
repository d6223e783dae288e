"""Adjudicates an adjustment phase: builds, removals, and civil disorder removals."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from casusbelli.core.board import COAST, LAND, Board
from casusbelli.core.civil_disorder import removal_order
from casusbelli.core.legality import named_rightly, refuse
from casusbelli.core.one_order import illegal
from casusbelli.core.orders import ARMY, FLEET, Build, Disband, Order, Piece, Waive
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason, Refusal, Result, Verdict


@dataclass(frozen=True)
class Winter:
    """The input of an adjustment phase. ``owed``: how many units each power may build or, if negative, must remove.
    ``home``: its current home centers; ``sites``: where it may build, if not only in its home centers. ``kept``: ids of
    units that are never removed, such as those supplied from elsewhere."""

    position: Position
    owned: Mapping[str, Collection[str]]
    owed: Mapping[str, int]
    orders: Mapping[str, Sequence[Order]]
    home: Mapping[str, Collection[str]]
    sites: Mapping[str, Collection[str]] | None = None
    rulings: Rulings = DATC
    kept: frozenset[int] = frozenset()
    next_id: int = 0  # for the first unit built; ids of lost units are not reused

    @property
    def board(self) -> Board:
        return self.position.board


@dataclass(frozen=True)
class AdjustmentVerdicts:
    orders: tuple[Verdict, ...]  # one for each order written, then the removals without an order
    units: tuple[Unit, ...]  # all units on the board afterwards
    built: tuple[Unit, ...]
    removed: tuple[Unit, ...]


def home_centers(board: Board) -> dict[str, tuple[str, ...]]:
    return {power.name: power.home for power in board.powers}


def owed(position: Position, owned: Mapping[str, Collection[str]]) -> dict[str, int]:
    """Centers minus units, for every owner that has either."""
    count = {power: len(centers) for power, centers in owned.items()}
    for unit in position.units:
        count[unit.owner] = count.get(unit.owner, 0) - 1
    return count


def adjustment_options(power: str, winter: Winter) -> tuple[Order, ...]:
    """Every order this power may give: builds on each open site or Waive, or the removal of each of its units."""
    due = winter.owed.get(power, 0)
    if due > 0:
        return (
            *(Build(piece) for site in _open_sites(power, winter) for piece in recruits(site, winter.board)),
            Waive(),
        )
    if due < 0:
        return tuple(Disband(unit.piece) for unit in _removable(power, winter))
    return ()


def adjustment_refusal(power: str, order: Order, winter: Winter) -> Refusal | None:
    """Why this power may not give this order; None if it may. ``winter.orders`` is not used."""
    verdict = _judge_power(power, (order,), winter)[0]
    return None if verdict.result is Result.SUCCEEDS else Refusal(verdict.reason, verdict.said or "")


def judge_adjustments(winter: Winter) -> AdjustmentVerdicts:
    next_id = max((winter.next_id, *(unit.id + 1 for unit in winter.position.units)))
    verdicts: list[Verdict] = []
    late: list[Verdict] = []
    built: list[Unit] = []
    removed: list[Unit] = []
    given = winter.orders
    judged = {
        power: _judge_power(power, given.get(power, ()), winter) for power in dict.fromkeys((*given, *winter.owed))
    }
    for power, told in _without_disputed(judged, winter).items():
        verdicts += told
        gone = [v.unit for v in told if _counts(v, Disband) and v.unit]
        for unit in _unordered_removals(power, gone, winter):
            late.append(_unordered(power, unit, winter))
            gone.append(unit)
        removed += gone
        for verdict in told:
            if verdict.result is Result.SUCCEEDS and isinstance(verdict.order, Build):
                piece = verdict.order.unit
                built.append(Unit(next_id + len(built), power, piece.kind, piece.at))
    lost = {unit.id for unit in removed}
    standing = [unit for unit in winter.position.units if unit.id not in lost]
    return AdjustmentVerdicts((*verdicts, *late), (*standing, *built), tuple(built), tuple(removed))


def _unordered(power: str, unit: Unit, winter: Winter) -> Verdict:
    why = refuse(winter.board, Reason.CIVIL_DISORDER, unit=unit)
    order = Disband(unit.piece)
    return Verdict(power, order, unit, Result.SUCCEEDS, why.reason, None, why.said, ordered=False)


def _without_disputed(judged: dict[str, list[Verdict]], winter: Winter) -> dict[str, list[Verdict]]:
    """If rules let two powers build in one province and both do, both builds fail: there is room for one unit."""
    builds = [_site(v.order) for told in judged.values() for v in told if _counts(v, Build)]
    disputed = {place for place in builds if builds.count(place) > 1}
    if not disputed:
        return judged
    return {
        power: [
            _void(v, Reason.SITE_TAKEN, winter) if _counts(v, Build) and _site(v.order) in disputed else v for v in told
        ]
        for power, told in judged.items()
    }


def _site(order: Order) -> str:
    return order.unit.at.split("/")[0] if isinstance(order, Build) else ""


def _judge_power(power: str, orders: Sequence[Order], winter: Winter) -> list[Verdict]:
    """Read a power's orders, and select the legal ones that count under the rulings."""
    if not orders:
        return []
    read = [_read(power, order, winter) for order in orders]
    void = _uncounted(read, winter.owed.get(power, 0), winter.rulings)
    return [_void(verdict, void[n], winter) if n in void else verdict for n, verdict in enumerate(read)]


def _uncounted(read: Sequence[Verdict], due: int, rulings: Rulings) -> dict[int, Reason]:
    """Legal orders that don't count, by index, with the reason (DATC 4.D.4 to 4.D.6)."""
    removals = {n: v.order for n, v in enumerate(read) if _counts(v, Disband)}
    builds = {n: v.order for n, v in enumerate(read) if _counts(v, Build | Waive)}
    void = dict.fromkeys(_clashing_builds(builds, rulings.builds_in_one_place), Reason.SITE_TAKEN)
    void |= dict.fromkeys(_repeated_disbands(removals), Reason.REMOVED_TWICE)
    raised = _beyond([n for n in builds if n not in void], max(due, 0), rulings.extra_builds)
    removed = _beyond([n for n in removals if n not in void], max(-due, 0), rulings.extra_disbands)
    return void | dict.fromkeys(raised, Reason.TOO_MANY_BUILDS) | dict.fromkeys(removed, Reason.TOO_MANY_DISBANDS)


def _void(verdict: Verdict, reason: Reason, winter: Winter) -> Verdict:
    place = verdict.order.unit.at if isinstance(verdict.order, Build | Disband) else ""
    why = refuse(winter.board, reason, place, owner=verdict.power, unit=verdict.unit)
    return illegal(verdict.power, verdict.order, why, verdict.unit)


def _clashing_builds(builds: Mapping[int, Order], rule: str) -> list[int]:
    """DATC 4.D.5: builds that another build in the same province excludes."""
    sites: dict[str, list[int]] = {}
    for n, order in builds.items():
        if isinstance(order, Build):
            sites.setdefault(_site(order), []).append(n)
    spared = {"first": slice(1, None), "last": slice(0, -1), "none": slice(0, None)}[rule]
    return [n for rivals in sites.values() if len(rivals) > 1 for n in rivals[spared]]


def _repeated_disbands(removals: Mapping[int, Order]) -> list[int]:
    """DATC 6.J.2: removals of a unit that an earlier order removes already."""
    first: dict[Order, int] = {}
    return [n for n, order in removals.items() if first.setdefault(order, n) != n]


def _counts(verdict: Verdict, kind: object) -> bool:
    return verdict.result is Result.SUCCEEDS and isinstance(verdict.order, kind)  # type: ignore[arg-type]


def _beyond(numbers: Sequence[int], due: int, rule: str) -> Sequence[int]:
    if len(numbers) <= due:
        return ()
    if rule == "first":
        return numbers[due:]
    return numbers[: len(numbers) - due] if rule == "last" else numbers


def _unordered_removals(power: str, gone: Collection[Unit], winter: Winter) -> list[Unit]:
    missing = -winter.owed.get(power, 0) - len(gone)
    if missing <= 0:
        return []
    left = [unit for unit in _removable(power, winter) if unit not in gone]
    home, owned = winter.home.get(power, ()), winter.owned.get(power, ())
    return removal_order(left, winter.board, winter.rulings.cd_removal, home, owned)[:missing]


def _removable(power: str, winter: Winter) -> list[Unit]:
    return [unit for unit in winter.position.units if unit.owner == power and unit.id not in winter.kept]


# --- one order


def _read(power: str, order: Order, winter: Winter) -> Verdict:
    if isinstance(order, Build):
        return _read_build(power, order, winter)
    if isinstance(order, Disband):
        return _read_disband(power, order, winter)
    if isinstance(order, Waive):
        return Verdict(power, order, None, Result.SUCCEEDS)
    return illegal(power, order, refuse(winter.board, Reason.WRONG_PHASE))


def _read_disband(power: str, order: Disband, winter: Winter) -> Verdict:
    board, unit = winter.board, winter.position.find(order.unit.at)
    if unit is None:
        return illegal(power, order, refuse(board, Reason.NO_UNIT, order.unit.at))
    if unit.owner != power:
        return illegal(power, order, refuse(board, Reason.NOT_YOURS, other=unit, owner=unit.owner))
    if unit.id in winter.kept:
        return illegal(power, order, refuse(board, Reason.KEPT, unit=unit), unit)
    piece = named_rightly(order.unit, unit, board, winter.rulings)
    if isinstance(piece, Refusal):
        return illegal(power, order, piece, unit)
    return Verdict(power, Disband(piece), unit, Result.SUCCEEDS)


def _read_build(power: str, order: Build, winter: Winter) -> Verdict:
    place = winter.board.province_of.get(order.unit.at, order.unit.at)
    why = _no_site(power, place, winter)
    if why is None:
        piece = recruit(order.unit, place, winter.board, winter.rulings)
        if isinstance(piece, Piece):
            return Verdict(power, Build(piece), None, Result.SUCCEEDS)
        why = piece
    # A fleet without a coast is a legal order that fails (DATC 4.B.7); the others are illegal.
    result = Result.FAILS if why.reason is Reason.BUILD_COAST_NEEDED else Result.ILLEGAL
    return Verdict(power, order, None, result, why.reason, None, why.said)


def _no_site(power: str, place: str, winter: Winter) -> Refusal | None:
    """Why this power can't build in this province at all."""
    board = winter.board
    province = board.province.get(place)
    sites = winter.sites.get(power, ()) if winter.sites is not None else None
    if province is None or (not province.center and not (sites and place in sites)):
        return refuse(board, Reason.NOT_A_CENTER, place)
    if sites is None and place not in winter.home.get(power, ()):
        return refuse(board, Reason.NOT_HOME, place, owner=power)
    if province.center and place not in winter.owned.get(power, ()):
        return refuse(board, Reason.NOT_OWNED, place, owner=power)
    if sites is not None and place not in sites:
        return refuse(board, Reason.NOT_HOME, place, owner=power)
    standing = winter.position.find(place)
    if standing is not None:
        return refuse(board, Reason.SITE_OCCUPIED, place, other=standing)
    return None


def _open_sites(power: str, winter: Winter) -> list[str]:
    sites = winter.home.get(power, ()) if winter.sites is None else winter.sites.get(power, ())
    rank = winter.board.number
    there = sorted({place for place in sites if place in winter.board.province}, key=rank.__getitem__)
    return [place for place in there if _no_site(power, place, winter) is None]


def recruits(place: str, board: Board) -> tuple[Piece, ...]:
    """The units that the terrain of this province allows."""
    return board.memo(_recruits)[place]


def _recruits(board: Board) -> dict[str, tuple[Piece, ...]]:
    return {
        province.code: tuple(
            Piece(kind, at) for kind in (ARMY, FLEET) for at in province.locations if board.can_stand(kind, at)
        )
        for province in board.provinces
    }


def recruit(named: Piece, place: str, board: Board, rulings: Rulings) -> Piece | Refusal:
    """The unit that a build order means: its kind and coast (DATC 4.B.7, 4.C.3, 4.C.4)."""
    terrain = board.province[place].terrain
    kind = named.kind or _guess(named.at, terrain, rulings.kind_missing_in_build)
    if not kind:
        return refuse(board, Reason.MISSING_KIND)
    if kind == FLEET and terrain == LAND:
        if rulings.fleet_inland == "fails":
            return refuse(board, Reason.BUILD_INLAND, place)
        kind = ARMY
    if kind == ARMY:
        if not board.can_stand(ARMY, place):
            return refuse(board, Reason.BUILD_ARMY_AT_SEA, place)
        if "/" in named.at and rulings.coast_irrelevant == "illegal":
            return refuse(board, Reason.IRRELEVANT_COAST, place)
        return Piece(ARMY, place)
    if not board.can_stand(FLEET, named.at):
        return refuse(board, Reason.BUILD_COAST_NEEDED, place, choices=board.province[place].locations[1:])
    return Piece(FLEET, named.at)


def _guess(at: str, terrain: str, rule: str) -> str:
    """DATC 4.C.3: an army inland; under choice c also a fleet where a coast is named."""
    if rule == "illegal":
        return ""
    if terrain != COAST:
        return ARMY
    return FLEET if "/" in at and rule == "guess" else ""
