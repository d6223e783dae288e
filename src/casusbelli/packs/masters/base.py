"""The base of the six Masters Rules: shared state, the adjustments phase, names of Minor Powers and rebels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec import convert
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import (
    CentersTaken,
    Event,
    HomeSet,
    SeatVacated,
    StepBegan,
)
from casusbelli.core.legality import named_rightly, refuse
from casusbelli.core.orders import Build, Disband, Order, Waive
from casusbelli.core.said import Term, Text, said
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine import step_names
from casusbelli.engine.adjusting import CaptureStep, EliminationStep, counted_out
from casusbelli.engine.component import Component, Rules, RulesClash, StepSlot, Turn
from casusbelli.engine.display import Consequence, Example, Panel
from casusbelli.engine.first_position import first_owners
from casusbelli.engine.options import MatchingText, Option, choice, powers_named
from casusbelli.engine.steps import DAY, QuietStep, SilentStep, seasons
from casusbelli.packs.masters import exports, foresight, ledger, screens
from casusbelli.packs.masters.advice import MastersAdvice
from casusbelli.packs.masters.exports import BooksShown
from casusbelli.packs.masters.facts import (
    AID,
    DISARMAMENT,
    GROUND,
    MINORS,
    REBELLION,
    REBELS,
    TABLE,
    WINTER,
    AllowanceSet,
    Books,
    DisorderSet,
    MinorFounded,
    OwnersNoted,
    RebelNoted,
    Remove,
    WinterBooked,
    books,
    in_disorder,
    is_rebel,
    minor_name,
    on,
    players,
    powers_of,
    season,
    vacated,
)
from casusbelli.packs.masters.funds import overdrawn
from casusbelli.packs.masters.masters_rulebook import base_chapter, last_player_wins
from casusbelli.packs.masters.memory import remembered
from casusbelli.packs.masters.peoples import ADJECTIVES
from casusbelli.packs.masters.sites import base, in_full, local_refusal, open_sites
from casusbelli.packs.masters.story import MastersStory
from casusbelli.packs.masters.vote_reader import understood
from casusbelli.packs.masters.winter import judge_winter

OWNERSHIP = "masters-ownership"


SILENT: Final = said("engine.silent-adjustments")
TITLE: Final = said("engine.adjustments")
BUILDS: Final = said("engine.ask-builds")
REMOVALS: Final = said("engine.ask-removals")


@dataclass(frozen=True)
class WinterStep:
    """The adjustments phase: builds, rebels, annexations, aid, losses and votes have one deadline (M3.2)."""

    season: str = "W"
    name: str = WINTER
    kind: str = "A"
    hours: int = DAY
    silent: Text = SILENT
    title: Text = TITLE

    def asks(self, t: Turn) -> Mapping[str, Text]:
        asked: dict[str, Text] = {}
        for power in t.memo(players):
            count = base(t, power)
            if count or (on(t, DISARMAMENT) and any(unit.owner == power for unit in t.position.units)):
                seat = t.rules.commander_of(t, power) or ""
                asked[seat] = BUILDS if count > 0 else REMOVALS if count else TITLE
        return asked

    def offers(self, t: Turn, seat: str) -> Iterator[Sequence[Order]]:
        for power in powers_of(t, seat):
            count = base(t, power)
            builds: tuple[Order, ...] = (*map(Build, open_sites(t, power)), Waive())
            if count > 0 or (on(t, AID) and len(builds) > 1):  # in anticipation of aid (MR6.12)
                yield from [builds] * max(1, count)
            if count < 0:
                yield from [tuple(removals(t, power))] * -count

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        if isinstance(order, Build):
            return in_full(t, order)
        unit = t.position.find(order.unit.at) if isinstance(order, Disband) else None
        if unit is None or not isinstance(order, Disband):
            return order
        piece = named_rightly(order.unit, unit, t.board, t.rules.rulings)
        return piece if isinstance(piece, Refusal) else Disband(piece)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        if not isinstance(order, Build | Disband | Waive):
            return refuse(t.board, Reason.WRONG_PHASE)
        return local_refusal(t, seat, order)

    def run(self, t: Turn) -> Iterable[Event]:
        return ()


def removals(t: Turn, power: str) -> Iterator[Order]:
    """The orders with which the power can name its required losses."""
    for unit in t.position.units:
        if unit.owner == power and not t.rules.keeps_unit(t, unit):
            yield Remove(unit.piece) if on(t, DISARMAMENT) else Disband(unit.piece)


@dataclass(frozen=True)
class JudgeStep(SilentStep):
    """Adjudicates the adjustments, after other rules have seen the orders."""

    season: str = "W"
    name: str = step_names.BUILDS
    kind: str = ""
    hours: int = 0

    def run(self, t: Turn) -> Iterable[Event]:
        return judge_winter(t)


class MastersBase(BooksShown, MastersStory, MastersAdvice, Component[Books]):
    """Replaces the standard adjustments."""

    name = GROUND
    title = said("masters.chapter-base")
    public = True
    prefix = GROUND
    table = GROUND
    options = (
        Option(
            "vacant",
            "none",
            MatchingText(
                "|none|[^,=()]{1,40}(,[^,=()]{1,40}){0,40}", said("masters.vacant-kinds"), ("none",), powers_named
            ),
            said("masters.vacant"),
            advanced=False,
        ),
        choice("unplayed", "cd_power minors", said("masters.unplayed")),
        choice("last_survivor_wins", "true false", said("masters.last-survivor-wins")),
    )
    events = (DisorderSet, AllowanceSet, OwnersNoted, WinterBooked, MinorFounded, RebelNoted)
    fillers = (r"^\s*adjustments?\s+\d{4}\s*:?",)  # "Adjustments 1902 Annex Serbia"

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return base_chapter(rules)

    # --- the start

    def charts(self, board: Board, rules: Rules) -> Board:
        """MA-31: with unplayed=minors there is no such Great Power, and its centers are like those of nobody."""
        unknown = [name for name in vacated(rules) if name not in board.power]
        if unknown or len(vacated(rules)) >= len(board.powers):
            powers = [Term(power=name) for name in board.power]
            raise RulesClash(said("masters.vacant-wrong", powers=powers, given=vacated(rules)))
        if not vacated(rules) or not rules.has(MINORS) or rules.option("masters.unplayed") == "cd_power":
            return board
        played = tuple(power for power in board.powers if power.name not in vacated(rules))
        return exports.without_powers(board, played)

    def names(self, rules: Rules) -> Mapping[str, str]:
        """Names of powers that these rules can bring into the game, and no others, so that a wrong name is reported."""
        if not rules.has(MINORS) and not rules.has(REBELLION):
            return {}
        centers = {minor_name(rules.board, code): code for code in rules.board.centers}
        known = {name: name for name in (*centers, *rules.board.minor_groups)}
        spoken = {word: name for name in centers for word in ADJECTIVES.get(name, "").split()}
        return known | spoken

    def begin(self, rules: Rules) -> Iterator[Event]:
        for power in rules.board.powers:
            yield HomeSet(power.name, power.home)
        yield CentersTaken(dict(first_owners(rules)))
        yield from (SeatVacated(name, "not played") for name in vacated(rules) if name in rules.board.power)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        last = seasons(rules.board)[-1]
        yield StepSlot(CaptureStep(last, step_names.CAPTURE), after=(step_names.retreats(last),))
        yield StepSlot(QuietStep(OWNERSHIP, last, _ownership), (step_names.CAPTURE,), (step_names.ELIMINATIONS,))
        yield StepSlot(EliminationStep(last, step_names.ELIMINATIONS), after=(step_names.CAPTURE,), before=(WINTER,))
        yield StepSlot(WinterStep(), after=(step_names.CAPTURE,))
        yield StepSlot(JudgeStep(), after=(WINTER,))
        yield StepSlot(EliminationStep("W", step_names.LAST_ELIMINATIONS), after=(step_names.BUILDS,))

    # --- state

    def initial(self, board: Board) -> Books:
        return Books()

    def evolve(self, own: Books, event: Event) -> Books:
        return remembered(own, event)

    def placed(self, own: Books, table: Mapping[str, Any]) -> Books:
        allowed = {str(power): int(count) for power, count in table.get("allowance", own.allowance).items()}
        annexed = {str(p): {str(c): int(y) for c, y in row.items()} for p, row in table.get("annexed", {}).items()}
        before = {str(code): str(owner) for owner, held in table.get("owned_before", {}).items() for code in held}
        since = convert(table.get("owned_since", own.since), dict[str, int])
        return replace(own, allowance=allowed, annexed=annexed or own.annexed, before=before, since=since)

    corrigible: ClassVar[Mapping[str, Text]] = {"allowance": said("masters.record-allowance")}

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Books:
        own: Books = t.own(self)
        return replace(own, allowance={**own.allowance, **convert(table["allowance"], dict[str, int])})

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        """Vacant Great Powers, homes, rebels (M3.1)."""
        named = (*table.get("civil_disorder", ()), *table.get("home", ()), *table.get("allowance", ()))
        known = {*t.board.power, *t.state.home, *t.state.owners, *self.names(t.rules).values(), REBELS}
        unknown = next((name for name in named if name not in known and t.rules.power_of(t, name) is None), None)
        if unknown is not None:
            raise RulesClash(said("masters.nobody-called", table=f"state.{TABLE}", name=unknown))
        for name in table.get("civil_disorder", ()):
            if name in t.board.power:
                yield SeatVacated(name, "in civil disorder")
        for owner, centers in table.get("home", {}).items():
            yield HomeSet(owner, tuple(centers))
        for row in table.get("rebels", ()):
            unit = t.position.find(str(row["unit"]).split()[-1])
            if unit is not None:
                yield RebelNoted(unit.id, row["raised_in"])

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, StepBegan):
            yield from _opened(t)

    # --- who is who, and what is written

    def listed_as(self, t: Turn, owner: str) -> str | None:
        return REBELS if is_rebel(owner) else None

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        return understood(t, seat, order, nation)

    def weighs(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]:
        return overdrawn(t, seat, orders) if season(t) == "A" else {}

    # --- the end

    def disqualifies(self, t: Turn, owner: str) -> bool:
        """A player Power wins, or shares a draw (MA-70, MA-73)."""
        return in_disorder(t, owner)

    def winner(self, t: Turn) -> Outcome | None:
        """The last player wins (MA-70); also where no number of centers wins, or the game would never end."""
        if not counted_out(t) or not t.rules.has("solo"):
            return None
        left = t.memo(players)
        if not left:
            return Outcome("nobody", ())
        out = any(power in t.board.power for power in t.state.eliminated)
        return Outcome("survivor", left) if len(left) == 1 and out and last_player_wins(t.rules) else None

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        if season(t) == "A":
            yield from foresight.winter_consequences(t, seat, orders)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from screens.power_panels(t)
        yield from ledger.winter_panels(t, seat)


def _opened(t: Turn) -> Iterator[Event]:
    known = books(t)
    if not known.opened:
        yield from _strangers(t)
        yield AllowanceSet({**exports.allowances(t), **known.allowance})
        yield OwnersNoted(dict(exports.owners_before(t)))
    vacant = tuple(p for p in t.board.power if p in t.holdings and _is_vacant(t, p))
    if vacant != known.disorder:
        yield DisorderSet(vacant)


def _is_vacant(t: Turn, power: str) -> bool:
    """True if all its seats are vacant and no other rule gives it a commander (MA-5)."""
    seats = t.rules.seated(power)
    return bool(seats) and t.state.vacant.issuperset(seats) and t.rules.commander_of(t, power) is None


def _strangers(t: Turn) -> Iterator[Event]:
    """Founds Minor Powers that a position set up by hand names, such as one that rebels founded."""
    named = {minor_name(t.board, code): code for code in t.board.centers}
    for owner in t.holdings:
        if owner in named and owner not in t.board.power and owner not in books(t).minors:
            yield HomeSet(owner, t.state.home.get(owner) or (named[owner],))
            yield MinorFounded(owner, (named[owner],))


def _ownership(t: Turn) -> Iterator[Event]:
    yield AllowanceSet(exports.allowances(t))
