"""World opinion: attacks, the ledger of penalties, and the count of victory points (A1-A4, B3, E)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Order
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Component, FieldPath, Rules, StepSlot, Turn
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.advice import OpinionAdvice
from casusbelli.packs.international_relations.diplomacy import label
from casusbelli.packs.international_relations.facts import (
    OPINION,
    PREFIX,
    TABLE,
    Attack,
    Count,
    DeedsNoted,
    EnteredCenter,
    FirstShot,
    LevelsSet,
    NoticesEffective,
    NoticesGiven,
    Opinion,
    PenaltiesBooked,
    PenaltiesWornOff,
    Penalty,
    PointsCounted,
    TreatiesInForce,
    TreatiesSigned,
)
from casusbelli.packs.international_relations.fallout import Fallout
from casusbelli.packs.international_relations.foresight import DeedForesight
from casusbelli.packs.international_relations.orders import AAT
from casusbelli.packs.international_relations.queries import (
    chosen,
    closing,
    next_opening,
    opening,
    opinion_of,
    option,
    year_end,
)
from casusbelli.packs.international_relations.record import (
    OPTIONS,
    after_retreats,
    answer,
    as_written,
    recorded,
    season_ends,
    season_steps,
)
from casusbelli.packs.international_relations.rule_sentences import OpinionRulebook
from casusbelli.packs.international_relations.screens import OpinionScreen

WORN_OFF_COUNTS = (("expansion", "lifetime"), ("e2_repeat", "once_per_sc"), ("coalition_block", "all_caused"))


class WorldOpinion(OpinionRulebook, OpinionScreen, DeedForesight, OpinionAdvice, Component[Opinion]):
    name = OPINION
    public = True
    prefix = PREFIX
    table = TABLE
    options = (
        choice("years", "calendar seasons", said("ir.years")),
        choice("wear_off", "after_count before_count", said("ir.wear-off")),
        choice("half", "up down", said("ir.half")),
        choice("e2_repeat", "per_season once_per_sc", said("ir.e2-repeat"), False),
        choice("e2_convoy", "free counts", said("ir.e2-convoy")),
        choice("aat_double", "no yes", said("ir.aat-double")),
        choice("mutual_attack", "both_pay nobody_pays", said("ir.mutual-attack")),
        choice("share_if_at_war", "yes no", said("ir.share-if-at-war")),
        choice("fs_share", "half full none", said("ir.fs-share")),
        choice("tur_bul_closes", "no yes", said("ir.tur-bul-closes")),
        choice("expansion", "outstanding lifetime", said("ir.expansion")),
        choice("expansion_sticky", "yes no", said("ir.expansion-sticky")),
        choice("e3_date", "in_force ratification", said("ir.e3-date")),
        *OPTIONS,
        choice("e5_date", "effect notice", said("ir.e5-date")),
    )  # fmt: skip
    events = (DeedsNoted, PenaltiesBooked, PenaltiesWornOff, FirstShot, LevelsSet, PointsCounted)

    # --- state

    def initial(self, board: Board) -> Opinion:
        return Opinion(levels=dict.fromkeys(board.power, 0))

    def evolve(self, own: Opinion, event: Event) -> Opinion:
        change = _CHANGES.get(type(event))
        return recorded(own, event) if change is None else change(own, event)

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = opinion_of(t)
        return {
            "penalties": to_builtins(own.ledger),
            "victory_points": cost.points(t),
            "levels": dict(own.levels),
            "first_shot": own.first_shot,
            "counts": {
                year: {power: {**to_builtins(c), "total": c.total} for power, c in table.items()}
                for year, table in own.counts.items()
            },
            "worn_off": to_builtins(own.gone),
        }

    def past(self, t: Turn) -> Iterator[FieldPath]:
        """Claims look up the last count until they close in Spring, and by some options worn-off penalties matter."""
        yield from (("penalties", key) for key in ("orders", "shared_from", "base"))
        counts = sorted(opinion_of(t).counts, key=int)
        last = counts[-1:] if t.state.now.season in ("W", opening(t.board)) else []
        yield from (("counts", year) for year in counts if year not in last)
        if not any(chosen(t, key, value) for key, value in WORN_OFF_COUNTS):
            yield "worn_off"

    def implied(self, t: Turn) -> Iterator[FieldPath]:
        yield from ("victory_points", ("counts", "*", "*", "total"))
        yield from (("levels", power) for power, level in opinion_of(t).levels.items() if not level)
        for field, entries in (("penalties", opinion_of(t).ledger), ("worn_off", opinion_of(t).gone)):
            if all(entry.years == years_of(entry) for entry in entries):  # a game master can write others
                yield field, "years"

    def placed(self, own: Opinion, table: Mapping[str, Any]) -> Opinion:
        levels = {str(power): int(level) for power, level in table.get("levels", {}).items()}
        if levels.keys() - own.levels.keys():
            raise ValueError("levels: no such power")
        counts = convert(table.get("counts", {}), dict[str, dict[str, Count]])
        first = table.get("first_shot", own.first_shot)
        ledger = _entries(table.get("penalties", ()))
        if {p.power for p in ledger} - own.levels.keys():
            raise ValueError("penalties: no such power")
        gone = _entries(table.get("worn_off", ()))
        levels = {**own.levels, **levels}
        shot = convert(first, str | None)
        return replace(own, ledger=ledger, gone=gone, levels=levels, first_shot=shot, counts=counts)

    corrigible: ClassVar[Mapping[str, Text]] = {
        "levels": said("ir.record-levels"),
        "penalties": said("ir.record-penalties"),
    }

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Opinion:
        own = opinion_of(t)
        levels = {**own.levels, **convert(table.get("levels", {}), dict[str, int])}
        ledger = convert(table["penalties"], tuple[Penalty, ...]) if "penalties" in table else own.ledger
        if {*levels, *(p.power for p in ledger)} - own.levels.keys():
            raise ValueError("no such power")
        return replace(own, levels=levels, ledger=ledger)

    def scores(self, t: Turn) -> Mapping[str, int]:
        return cost.points(t)

    # --- orders

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        return as_written(t, seat, order)

    # --- the year

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield from season_steps(rules, _answer, _after_retreats)
        first, last = opening(rules.board), closing(rules.board)
        for s, then in season_ends(rules):
            over = (f"{s}-aftermath", f"{s}-notices") if s == first else (f"{s}-aftermath",)
            yield StepSlot(QuietStep(f"{s}-first-shot", s, _end_season), over, (then,))
        # if an AAT costs from its signing on, that Fall's count includes it
        early = rules.option("ir.e3_date") == "ratification"
        before = ("ir-transfers", "ir-treaties") if early else ("ir-transfers",)
        yield StepSlot(QuietStep("ir-count", last, _count), *year_end("ir-count", after=before))
        yield StepSlot(QuietStep("ir-levels", last, _set_levels), *year_end("ir-levels"))
        later = () if early else ("ir-treaties",)
        yield StepSlot(QuietStep("ir-wear-off", last, _wear_off), *year_end("ir-wear-off", before=later))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, NoticesEffective | NoticesGiven):
            dated = NoticesEffective if option(t, "e5_date") == "effect" else NoticesGiven
            due = cost.for_notices(t, event.notices, event.season) if isinstance(event, dated) else ()
        elif isinstance(event, TreatiesInForce | TreatiesSigned):
            dated_by = TreatiesInForce if option(t, "e3_date") == "in_force" else TreatiesSigned
            due = _alliances(t, event) if isinstance(event, dated_by) else ()
        else:
            return
        booked = tuple(due)
        if booked:
            yield PenaltiesBooked(booked)


def years_of(entry: Penalty) -> int:
    """The years of a penalty, by when it was incurred and when it expires (R-2)."""
    return entry.expires - Phase.of(entry.incurred).year + 1


def _entries(given: object) -> tuple[Penalty, ...]:
    """Read penalties that may lack their years."""
    rows = given if isinstance(given, list | tuple) else ()
    lack = [isinstance(row, Mapping) and "years" not in row for row in rows]
    whole = [{"years": 0, **row} if bare else row for row, bare in zip(rows, lack, strict=True)]
    entries = convert(whole if rows else given, tuple[Penalty, ...])
    return tuple(
        replace(entry, years=years_of(entry)) if bare else entry for entry, bare in zip(entries, lack, strict=True)
    )


def _alliances(t: Turn, event: TreatiesInForce | TreatiesSigned) -> Iterator[Penalty]:
    """E3, R-50: penalties for AATs, dated by the Spring in which they take effect or, by option, by their signing."""
    signed = isinstance(event, TreatiesSigned)
    treaties = event.signed if isinstance(event, TreatiesSigned) else event.treaties
    in_fall = Phase.of(event.season).season == closing(t.board)
    season = event.season if in_fall or not signed else next_opening(t, opening(t.board))
    for treaty in treaties:
        for power, other in (treaty.powers, treaty.powers[::-1]) if treaty.kind == AAT else ():
            yield cost.penalty(t, power, cost.ALLIANCE, season, other)


def _answer(t: Turn) -> Iterator[Event]:
    return answer(t, _booked)


def _after_retreats(t: Turn) -> Iterator[Event]:
    return after_retreats(t, _booked)


def _booked(
    t: Turn, attacks: tuple[Attack, ...], entries: tuple[EnteredCenter, ...], made: Fallout, season: str
) -> Iterator[Event]:
    booked = tuple(cost.for_deeds(t, attacks, entries, made, season))
    if booked:
        yield PenaltiesBooked(booked)


def _end_season(t: Turn) -> Iterator[Event]:
    """E4: the first shot, once for the whole season and after all other penalties (R-45, R-77)."""
    season = label(t)
    if opinion_of(t).first_shot is None:
        fired = cost.shots(t, season)
        if fired or cost.is_closed(t, season):
            booked = tuple(cost.first_shots(t, season))
            yield FirstShot(season, tuple(sorted(fired)))
            if booked:
                yield PenaltiesBooked(booked)
    if Phase.of(season).season == opening(t.board):
        gone = cost.worn_off(t, t.state.year, spring=True)
        if gone:
            yield PenaltiesWornOff(gone)


def _count(t: Turn) -> Iterator[Event]:
    """Counts victory points (R-1, step 5; R-3)."""
    if option(t, "wear_off") == "before_count":
        gone = cost.worn_off(t, t.state.year, spring=False)
        if gone:
            yield PenaltiesWornOff(gone)
    base = {power: len(t.state.owned(power)) for power in t.board.power}
    left = dict.fromkeys(t.board.power, 0)
    gone_now = cost.worn_off(t, t.state.year, spring=False) if option(t, "wear_off") == "before_count" else ()
    for entry in opinion_of(t).ledger:
        left[entry.power] += 0 if entry in gone_now else entry.points
    yield PointsCounted(t.state.year, {power: Count(base[power], left[power]) for power in base})


def _set_levels(t: Turn) -> Iterator[Event]:
    levels = {power: cost.level(t, power) for power in t.board.power}
    if levels != opinion_of(t).levels:
        yield LevelsSet(label(t), levels)


def _wear_off(t: Turn) -> Iterator[Event]:
    gone = cost.worn_off(t, t.state.year, spring=False)
    if gone:
        yield PenaltiesWornOff(gone)


def _worn(own: Opinion, event: PenaltiesWornOff) -> Opinion:
    left = list(own.ledger)
    for penalty in event.penalties:
        left.remove(penalty)
    return replace(own, ledger=tuple(left), gone=(*own.gone, *event.penalties))


_CHANGES: dict[type[Event], Any] = {
    PenaltiesBooked: lambda own, e: replace(own, ledger=(*own.ledger, *e.penalties)),
    PenaltiesWornOff: _worn,
    FirstShot: lambda own, e: replace(own, first_shot=e.season),
    LevelsSet: lambda own, e: replace(own, levels={**own.levels, **e.levels}),
    PointsCounted: lambda own, e: replace(own, counts={**own.counts, str(e.year): e.counts}),
}
