"""Adjudicates the adjustments simultaneously, against one snapshot (M3.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from casusbelli.core.civil_disorder import removal_order
from casusbelli.core.events import Event, HomeSet, Judgement, OrdersJudged, UnitPlaced, UnitsRemoved
from casusbelli.core.legality import located
from casusbelli.core.orders import Build, Disband, Order, Piece
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal, Result
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import Turn
from casusbelli.packs.masters.ballots import counts, strongest, winter_votes
from casusbelli.packs.masters.facts import (
    REBEL,
    REBELLION,
    REBELS,
    Aid,
    Annex,
    Disarm,
    MastersRefusal,
    OwnersNoted,
    RaiseRebel,
    Remove,
    WinterBooked,
    called,
    is_own,
    on,
    option,
    owners_now,
    players,
    rebel_name,
    spoken,
    written,
)
from casusbelli.packs.masters.funds import AIDED, BASE, NOTHING, FundedOrder, funded
from casusbelli.packs.masters.sites import local_refusal, no_build, recipient

Bid = tuple[str, Piece]  # the builder, or REBELS, and the unit


@dataclass
class MastersWinter:
    """The intermediate results of an adjudication, filled in step by step."""

    t: Turn
    lines: list[FundedOrder]
    aid: Counter[str] = field(default_factory=Counter)
    bids: dict[str, Counter[Bid]] = field(default_factory=dict)  # center -> the builds written for it
    built: dict[str, Bid | None] = field(default_factory=dict)
    lost: dict[int, str] = field(default_factory=dict)  # unit id -> cause
    rows: list[Judgement] = field(default_factory=list)

    @property
    def base(self) -> dict[str, int]:
        return self.t.memo(due)

    def net(self, owner: str) -> int:
        return self.base.get(owner, 0) + self.aid[owner]

    def judge(self, owner: str, order: Order, result: Result, why: Refusal | None = None) -> None:
        code, told = (why.code, why.said) if why else ("", "")
        self.rows.append(Judgement(owner, str(order), (str(result),), code, told))


def judge_winter(t: Turn) -> Iterator[Event]:
    winter = MastersWinter(t, [])
    for seat in t.rules.seat_names():
        orders = t.orders.get(seat, ())
        paid = funded(t, seat, [order for order in orders if _stands(winter, seat, order)])
        winter.lines += [line for _number, line in paid]
    _grant_aid(winter)
    _spend(winter)
    _count_votes(winter)
    _settle_contests(winter)
    for owner in winter.base:
        _lose(winter, owner)
    _tell(winter)
    yield from _facts(winter)


def _stands(winter: MastersWinter, seat: str, order: Order) -> bool:
    """Step 2: validity is tested again, as the order may have been written before all facts were known."""
    why = local_refusal(winter.t, seat, order) if is_own(order) else None
    if why is not None:
        winter.judge(seat, order, Result.ILLEGAL, why)
    return why is None


def _grant_aid(winter: MastersWinter) -> None:
    """Step 4: aid that the base pays for reaches its recipients."""
    for line in winter.lines:
        if isinstance(line.order, Aid) and line.paid == BASE:
            winter.aid[recipient(winter.t, line.order) or ""] += 1


def _spend(winter: MastersWinter) -> None:
    """Step 4: orders pending for aid are funded top to bottom, from what is left after required losses."""
    extra = {owner: max(0, count + min(0, winter.base.get(owner, 0))) for owner, count in winter.aid.items()}
    for number, line in enumerate(winter.lines):
        if line.paid == AIDED:
            rest = extra.get(line.power, 0)
            extra[line.power] = max(0, rest - 1)
            winter.lines[number] = line._replace(paid=AIDED if rest else NOTHING)
    for line in winter.lines:
        if line.paid != NOTHING and isinstance(line.order, (Build, RaiseRebel)):
            bidder = line.power if isinstance(line.order, Build) else REBELS
            _bid(winter, bidder, line.order.unit, 1)


def _bid(winter: MastersWinter, bidder: str, piece: Piece, weight: int) -> None:
    place = winter.t.board.province_of[piece.at]
    winter.bids.setdefault(place, Counter())[bidder, piece] += weight


def _count_votes(winter: MastersWinter) -> None:
    """Step 5: powers in civil disorder build what has most votes; ties at the cut are not built (MA-20)."""
    votes: dict[str, Counter[Piece]] = {}
    for _seat, order, owner in _counting(winter):
        if isinstance(order, Build) and no_build(winter.t, owner, order.unit) is None:
            votes.setdefault(owner, Counter())[order.unit] += 1
    for owner, wanted in votes.items():
        best: dict[str, tuple[Piece, int]] = {}
        for place in dict.fromkeys(winter.t.board.province_of[piece.at] for piece in wanted):
            here = {piece: n for piece, n in wanted.items() if winter.t.board.province_of[piece.at] == place}
            first = strongest(here)
            if len(first) == 1:
                best[place] = first[0], here[first[0]]
        for place in most_voted({place: weight for place, (_piece, weight) in best.items()}, winter.net(owner)):
            _bid(winter, owner, *best[place])


def _counting(winter: MastersWinter) -> Iterator[tuple[str, Build | Disband, str]]:
    """The votes that count: of each seat as many as adjustments are due after aid, the first ones (MR2.11)."""
    used = Counter[tuple[str, str, type[Order]]]()
    for seat, order, owner in winter_votes(winter.t):
        key = (seat, owner, type(order))
        used[key] += 1
        if used[key] <= abs(winter.net(owner)):
            yield seat, order, owner


def most_voted(votes: Mapping[str, int], most: int) -> list[str]:
    """The ``most`` keys with the most votes; those that tie at the cut are not among them."""
    ranked = sorted(votes, key=lambda key: -votes[key])
    if most <= 0 or not ranked:
        return []
    beyond = votes[ranked[most]] if len(ranked) > most else 0
    return [key for key in ranked[:most] if votes[key] > beyond]


def _settle_contests(winter: MastersWinter) -> None:
    """Step 6: in each center the build with most copies is carried out; on a tie none is (MR3.7)."""
    pooled = on(winter.t, REBELLION) and option(winter.t, "rebel_pool_types") == "true"
    for place, bids in winter.bids.items():
        rivals = _strongest_side(bids) if pooled else dict(bids)
        first = strongest(rivals)
        winter.built[place] = first[0] if len(first) == 1 else None


def _strongest_side(bids: Mapping[Bid, int]) -> dict[Bid, int]:
    """MA-41, rebel_pool_types=true: rebels of both types together against the owner, then against each other."""
    sides = Counter[bool]()
    for (owner, _piece), count in bids.items():
        sides[owner == REBELS] += count
    first = strongest(sides)
    return {bid: count for bid, count in bids.items() if len(first) == 1 and (bid[0] == REBELS) is first[0]}


# --- losses


def _lose(winter: MastersWinter, owner: str) -> None:
    """Step 7: losses. Voluntary disbands count first toward the required ones (MA-58)."""
    t = winter.t
    units = {unit.at: unit for unit in t.position.units if unit.owner == owner}
    mine = [line for line in winter.lines if line.power == owner and owner in t.memo(players)]
    for line in mine:
        if isinstance(line.order, Disarm) and line.order.unit.at in units:
            winter.lost[units[line.order.unit.at].id] = "voluntary"
    need = max(0, -winter.net(owner)) - sum(unit.id in winter.lost for unit in units.values())
    chosen = [line.order.unit.at for line in mine if isinstance(line.order, (Disband, Remove))]
    if counts(t, owner):
        chosen = _voted_out(winter, owner, need)
    left = {at: unit for at, unit in units.items() if unit.id not in winter.lost and not t.rules.keeps_unit(t, unit)}
    gone = [left[at] for at in chosen if at in left][: max(0, need)]
    winter.lost |= dict.fromkeys((unit.id for unit in gone), "required")
    rest = [unit for unit in left.values() if unit not in gone]
    for unit in _by_rule(winter, owner, rest)[: max(0, need - len(gone))]:
        winter.lost[unit.id] = "upkeep" if owner.startswith("Rebel ") else "civil-disorder"
        why = Reason.CIVIL_DISORDER.says(unit=unit)
        words = (str(Result.SUCCEEDS),)
        winter.rows.append(
            Judgement(owner, str(Disband(unit.piece)), words, why.code, why.said, unit.id, ordered=False)
        )


def _voted_out(winter: MastersWinter, owner: str, need: int) -> list[str]:
    votes = Counter(
        order.unit.at for _seat, order, whose in _counting(winter) if whose == owner and isinstance(order, Disband)
    )
    return most_voted(votes, need)


def _by_rule(winter: MastersWinter, owner: str, units: list[Unit]) -> list[Unit]:
    """Removals by the rule for civil disorder (B-8)."""
    state, rule = winter.t.state, winter.t.rules.rulings.cd_removal
    return removal_order(units, winter.t.board, rule, state.home.get(owner, ()), state.owned(owner))


# --- what is told


def _tell(winter: MastersWinter) -> None:
    for line in winter.lines:
        winter.judge(line.power, line.order, *_verdict(winter, line))
    votes: dict[tuple[str, Build | Disband], list[str]] = {}
    counting = set(_counting(winter))
    for seat, order, owner in winter_votes(winter.t):
        if winter.net(owner) and (seat, order, owner) not in counting:
            _tell_second(winter, seat, order, owner)
        else:
            votes.setdefault((owner, order), []).append(seat)
    for (owner, order), authors in votes.items():
        if isinstance(order, Build):
            _tell_votes(winter, owner, order, authors)
        else:
            _tell_loss(winter, owner, order)


def _tell_second(winter: MastersWinter, seat: str, order: Build | Disband, owner: str) -> None:
    """Reports votes beyond the number that is due, as far as ``vc_publish`` allows (MA-26)."""
    published = option(winter.t, "vc_publish")
    if published != "winner_only":
        author = seat if published == "authors" else owner
        winter.judge(author, order, Result.ILLEGAL, MastersRefusal.ONE_VOTE.says())


def _tell_loss(winter: MastersWinter, owner: str, order: Disband) -> None:
    """Reports the result of each loss vote; a loss by the rule for civil disorder names the rule."""
    unit = winter.t.position.find(order.unit.at)
    cause = winter.lost.get(unit.id) if unit is not None else None
    if cause == "required":
        winter.judge(owner, order, Result.SUCCEEDS)
    elif cause is None and option(winter.t, "vc_publish") != "winner_only":
        outvoted = winter.net(owner) < 0
        why = _outvoted(winter, owner) if outvoted else MastersRefusal.NOT_REQUIRED.says()
        winter.judge(owner, order, Result.FAILS, why)


def _tell_votes(winter: MastersWinter, owner: str, order: Build, authors: list[str]) -> None:
    """Reports build votes with their authors and numbers, as far as ``vc_publish`` allows (MA-26)."""
    published = option(winter.t, "vc_publish")
    stands = (owner, order.unit) in winter.bids.get(winter.t.board.province_of[order.unit.at], ())
    if stands:
        winter.judge(owner, order, *_built(winter, owner, order.unit))
    elif published != "winner_only" and winter.net(owner) > 0:
        winter.judge(owner, order, Result.FAILS, _outvoted(winter, owner))
    elif published != "winner_only":
        for name in authors if published == "authors" else [owner]:
            winter.judge(name, order, Result.ILLEGAL, MastersRefusal.NO_ENTITLEMENT.says())


def _outvoted(winter: MastersWinter, owner: str) -> Refusal:
    return MastersRefusal.OUTVOTED.says(whom=spoken(winter.t, owner))


def _verdict(winter: MastersWinter, line: FundedOrder) -> tuple[Result, Refusal | None]:
    order = line.order
    if line.paid == NOTHING:
        return Result.ILLEGAL, MastersRefusal.NO_ENTITLEMENT.says()
    if isinstance(order, (Build, RaiseRebel)):
        return _built(winter, line.power if isinstance(order, Build) else REBELS, order.unit)
    if isinstance(order, (Disband, Remove)):
        unit = winter.t.position.find(order.unit.at)
        gone = unit is not None and unit.id in winter.lost
        return (Result.SUCCEEDS, None) if gone else (Result.FAILS, MastersRefusal.NOT_REQUIRED.says())
    return Result.SUCCEEDS, None


def _built(winter: MastersWinter, owner: str, piece: Piece) -> tuple[Result, Refusal | None]:
    place = winter.t.board.province_of[piece.at]
    won = winter.built.get(place)
    if won == (owner, piece):
        return Result.SUCCEEDS, None
    where = located(winter.t.board, place)
    if won is not None:
        return Result.FAILS, MastersRefusal.CONTEST_LOST.says(order=written(bid_text(*won)), place=where)
    rivals = [written(bid_text(*bid)) for bid in winter.bids.get(place, ()) if bid != (owner, piece)]
    return Result.FAILS, MastersRefusal.CONTEST_TIED.says(orders=rivals, place=where)


def bid_text(owner: str, piece: Piece) -> str:
    return f"Build Rebel {piece}" if owner == REBELS else f"{owner} Build {piece}"


def _facts(winter: MastersWinter) -> Iterator[Event]:
    t = winter.t
    if winter.rows:
        yield OrdersJudged(t.state.phase, tuple(winter.rows))
    yield _booked(winter)
    for cause in dict.fromkeys(winter.lost.values()):
        yield UnitsRemoved(tuple(n for n, why in winter.lost.items() if why == cause), _CAUSES.get(cause, cause))
    won = [bid for bid in winter.built.values() if bid is not None]
    for number, (owner, piece) in enumerate(won, t.state.next_id):
        if owner == REBELS:
            marks = {REBEL: t.board.province_of[piece.at]}
            yield UnitPlaced(number, rebel_name(number), piece.kind, piece.at, marks)
        else:
            yield UnitPlaced(number, owner, piece.kind, piece.at)
    for power in dict.fromkeys(power for power, _place in _annexed(winter)):
        gained = tuple(place for who, place in _annexed(winter) if who == power)
        yield HomeSet(power, (*t.state.home.get(power, ()), *gained))
    yield OwnersNoted(owners_now(t))


_CAUSES = {"required": "removed", "voluntary": "disarmed"}


def _annexed(winter: MastersWinter) -> list[tuple[str, str]]:
    paid = (line for line in winter.lines if line.paid != NOTHING)
    return [(line.power, line.order.place) for line in paid if isinstance(line.order, Annex)]


def _booked(winter: MastersWinter) -> WinterBooked:
    t = winter.t
    aid = [
        (line.power, called(t, recipient(t, line.order) or ""))
        for line in winter.lines
        if isinstance(line.order, Aid) and line.paid == BASE
    ]
    contests = [
        (place, bid_text(*won) if won else "", {bid_text(*bid): n for bid, n in winter.bids[place].items()})
        for place, won in winter.built.items()
        if len(winter.bids[place]) > 1
    ]
    units = t.state.units
    losses = [(str(units[n]), called(t, units[n].owner), cause) for n, cause in winter.lost.items()]
    base = {called(t, owner): count for owner, count in winter.base.items()}
    return WinterBooked(t.state.year, base, tuple(aid), tuple(contests), tuple(_annexed(winter)), tuple(losses))
