"""What the six Masters Rules share: one state, one year's end, names for those who are no powers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

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
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.rules.adjusting import CaptureStep, EliminationStep, counted_out
from casusbelli.rules.component import Component, Place, Rules, RulesClash, Turn
from casusbelli.rules.masters import foresight, ledger, panels, show, story
from casusbelli.rules.masters.advice import appraised
from casusbelli.rules.masters.facts import (
    AID,
    ANNEXATION,
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
    option,
    owners_now,
    players,
    powers_of,
    season,
    vacated,
)
from casusbelli.rules.masters.funds import overdrawn
from casusbelli.rules.masters.judging import judge_winter
from casusbelli.rules.masters.memory import remembered
from casusbelli.rules.masters.names import ADJECTIVES
from casusbelli.rules.masters.reading import understood
from casusbelli.rules.masters.sites import base, in_full, local_refusal, open_sites
from casusbelli.rules.options import Option, Pattern, choice
from casusbelli.rules.shown import Consequence, Panel
from casusbelli.rules.steps import DAY, QuietStep, SilentStep, seasons

OWNERSHIP = "masters-ownership"


@dataclass(frozen=True)
class WinterStep:
    """Build, raise rebels, annex, aid, remove, disband, vote: one deadline for all (M3.2)."""

    season: str = "W"
    name: str = WINTER
    kind: str = "A"
    hours: int = DAY
    silent: str = "Nothing is built; units that are due to go are removed by the rule for civil disorder."

    def asks(self, t: Turn) -> Mapping[str, str]:
        asked: dict[str, str] = {}
        for power in t.kept(players):
            count = base(t, power)
            if count or (on(t, DISARMAMENT) and any(unit.owner == power for unit in t.position.units)):
                seat = t.rules.commander(t, power) or ""
                asked[seat] = "builds" if count > 0 else "removals" if count else "adjustments"
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
    """The losses to choose from where some are required."""
    for unit in t.position.units:
        if unit.owner == power and not t.rules.kept(t, unit):
            yield Remove(unit.piece) if on(t, DISARMAMENT) else Disband(unit.piece)


@dataclass(frozen=True)
class JudgeStep(SilentStep):
    """The adjustments are judged. What other rules do with the orders comes before."""

    season: str = "W"
    name: str = "builds"
    kind: str = ""
    hours: int = 0

    def run(self, t: Turn) -> Iterable[Event]:
        return judge_winter(t)


class Ground(Component[Books]):
    """In the place of the standard adjustments."""

    name = GROUND
    prefix = GROUND
    table = GROUND
    options = (
        Option(
            "vacant",
            "none",
            Pattern("|none|[^,=()]{1,40}(,[^,=()]{1,40}){0,40}", "none, or the names of powers with commas between"),
            "Great Powers that nobody plays from the start (MA-31).",
            advanced=False,
        ),
        choice("unplayed", "cd_power minors", "Such a power is one power in civil disorder, or Minor Powers (MA-31)."),
        choice("last_survivor_wins", "true false", "Does the last player in the game win (MA-70)?"),
    )
    events = (DisorderSet, AllowanceSet, OwnersNoted, WinterBooked, MinorFounded, RebelNoted)
    fillers = (r"^\s*adjustments?\s+\d{4}\s*:?",)  # "Adjustments 1902 Annex Serbia"

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "A unit without an order holds and may be supported, whoever it belongs to (MR0.4, MR0.5)."
        yield "After the last retreats of the year a unit in a supply centre takes it for its power."
        sites = "vacant centres of its own" if rules.hears("opens") else "its vacant home centres"
        yield f"In Winter a power with fewer units than centres may build in {sites}, one for each."
        yield "A power with more units than centres loses the difference."
        yield "A power with neither a unit nor a centre is eliminated; its player writes nothing any more (MA-27)."
        yield "Adjustments are written and judged all at once, from what stands after the Fall (MR5.3)."
        yield "Each unit that is due pays for one order, from the top of a player's list to its end (MA-63)."
        yield "Where nobody says which units go, the rule for civil disorder does (MA-22)."
        yield "A power in civil disorder neither wins nor has a share in a draw (MA-70, MA-73)."
        for name in vacated(rules):
            minors = rules.has(MINORS) and rules.option("masters.unplayed") == "minors"
            as_what = "its centres are Minor Powers" if minors else "it is a power in civil disorder"
            yield f"{name} is played by nobody from the start: {as_what} (MA-31)."
        if rules.has("solo") and _last_wins(rules):
            yield "The last player in the game wins, whatever others hold (MA-70)."

    # --- the start

    def charts(self, board: Board, rules: Rules) -> Board:
        """MA-31: with unplayed=minors there is no such Great Power, and its centres are like those of nobody."""
        unknown = [name for name in vacated(rules) if name not in board.power]
        if unknown or len(vacated(rules)) >= len(board.powers):
            powers = ", ".join(board.power)
            raise RulesClash(f"masters.vacant: some of {powers}, not all; not {', '.join(vacated(rules))}")
        if not vacated(rules) or not rules.has(MINORS) or rules.option("masters.unplayed") == "cd_power":
            return board
        played = tuple(power for power in board.powers if power.name not in vacated(rules))
        return show.without_powers(board, played)

    def names(self, rules: Rules) -> Mapping[str, str]:
        """Of those whom these rules can bring to the game, and of nobody else: a word that names nobody is told."""
        if not rules.has(MINORS) and not rules.has(REBELLION):
            return {}
        centers = {minor_name(rules.board, code): code for code in rules.board.centers}
        known = {name: name for name in (*centers, *rules.board.minor_groups)}
        spoken = {word: name for name in centers for word in ADJECTIVES.get(name, "").split()}
        return known | spoken

    def begin(self, rules: Rules) -> Iterator[Event]:
        for power in rules.board.powers:
            yield HomeSet(power.name, power.home)
        yield CentersTaken({center: power.name for power in rules.board.powers for center in power.home})
        yield from (SeatVacated(name, "not played") for name in vacated(rules) if name in rules.board.power)

    def steps(self, rules: Rules) -> Iterator[Place]:
        last = seasons(rules.board)[-1]
        yield Place(CaptureStep(last, "capture"), after=(f"{last}-retreats",))
        yield Place(QuietStep(OWNERSHIP, last, _ownership), ("capture",), ("eliminations",))
        yield Place(EliminationStep(last, "eliminations"), after=("capture",), before=(WINTER,))
        yield Place(WinterStep(), after=("capture",))
        yield Place(JudgeStep(), after=(WINTER,))
        yield Place(EliminationStep("W", "last-eliminations"), after=("builds",))

    # --- state

    def initial(self, board: Board) -> Books:
        return Books()

    def evolve(self, own: Books, event: Event) -> Books:
        return remembered(own, event)

    def show(self, t: Turn) -> Mapping[str, Any]:
        return show.table(t)

    def placed(self, own: Books, table: Mapping[str, Any]) -> Books:
        allowed = {str(power): int(count) for power, count in table.get("allowance", own.allowance).items()}
        annexed = {str(p): {str(c): int(y) for c, y in row.items()} for p, row in table.get("annexed", {}).items()}
        return replace(own, allowance=allowed, annexed=annexed or own.annexed)

    corrigible = ("allowance",)

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Books:
        own: Books = t.own(self)
        return replace(own, allowance={**own.allowance, **convert(table["allowance"], dict[str, int])})

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        """Vacant Great Powers, homes, rebels (M3.1)."""
        named = (*table.get("civil_disorder", ()), *table.get("home", ()), *table.get("allowance", ()))
        known = {*t.board.power, *t.state.home, *t.state.owners, *self.names(t.rules).values(), REBELS}
        unknown = next((name for name in named if name not in known and t.rules.power_of(t, name) is None), None)
        if unknown is not None:
            raise RulesClash(f"state.{TABLE}: nobody is called {unknown!r}")
        for name in table.get("civil_disorder", ()):
            if name in t.board.power:
                yield SeatVacated(name, "in civil disorder")
        for owner, centers in table.get("home", {}).items():
            yield HomeSet(owner, tuple(centers))
        for row in table.get("rebels", ()):
            unit = t.position.find(str(row["unit"]).split()[-1])
            if unit is not None:
                yield RebelNoted(unit.id, row["raised_in"])

    def knows(self, t: Turn, seat: str | None) -> Books:
        return show.known(t)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return show.FIELDS

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        return isinstance(event, self.events)

    def recounts(self, board: Board, event: Event) -> str | None:
        return story.recounted(board, event)

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, StepBegan):
            yield from _opened(t, event)

    # --- who is who, and what is written

    def listed(self, t: Turn, owner: str) -> str | None:
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
        """MA-70, where the game is won by centres; where no number of them wins, a power alone ends it as well."""
        if not counted_out(t) or not t.rules.has("solo"):
            return None
        left = t.kept(players)
        if not left:
            return Outcome("nobody", ())
        out = any(power in t.board.power for power in t.state.eliminated)
        return Outcome("survivor", left) if len(left) == 1 and out and _last_wins(t.rules) else None

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        return appraised(t, seat, order)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        if season(t) == "A":
            yield from foresight.winter_consequences(t, seat, orders)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from panels.power_panels(t)
        yield from ledger.winter_panels(t, seat)


def _last_wins(rules: Rules) -> bool:
    """Without it only centres win, so that where they do not the game would never end."""
    return rules.option("masters.last_survivor_wins") == "true" or rules.option("solo.centers") == "none"


def _opened(t: Turn, event: StepBegan) -> Iterator[Event]:
    known = books(t)
    if not known.opened:
        yield from _strangers(t)
        yield AllowanceSet(dict(known.allowance) or _allowances(t))
        yield OwnersNoted(_owners_before(t, event))
    vacant = tuple(p for p in t.board.power if p in t.holdings and _is_vacant(t, p))
    if vacant != known.disorder:
        yield DisorderSet(vacant)


def _owners_before(t: Turn, event: StepBegan) -> dict[str, str]:
    """M3.1: a position set up in a movement or retreat turn after the first year has been like that; annex_initial:
    what is owned at the start counts too (MA-52)."""
    later = event.step != WINTER and event.year > int(t.rules.start[1:5])
    notional = on(t, ANNEXATION) and option(t, "annex_initial") == "true"
    return owners_now(t) if later or notional else {}


def _allowances(t: Turn) -> dict[str, int]:
    """Of a power that is torn: of each side, and of all together for when it is whole again."""
    count = dict.fromkeys(t.board.power, 0)
    for owner in t.state.centers.values():
        for name in {owner, t.rules.power_of(t, owner) or owner}:
            count[name] = count.get(name, 0) + 1
    return {name: held for name, held in count.items() if t.rules.power_of(t, name)}


def _is_vacant(t: Turn, power: str) -> bool:
    """Is every seat of it empty? Then nobody orders it, unless another rule finds somebody (MA-5)."""
    seats = t.rules.seated(power)
    return bool(seats) and t.state.vacant.issuperset(seats) and t.rules.commander(t, power) is None


def _strangers(t: Turn) -> Iterator[Event]:
    """A Minor Power that is set up by hand and was born of rebels is called after its home."""
    named = {minor_name(t.board, code): code for code in t.board.centers}
    for owner in t.holdings:
        if owner in named and owner not in t.board.power and owner not in books(t).minors:
            yield HomeSet(owner, t.state.home.get(owner) or (named[owner],))
            yield MinorFounded(owner, (named[owner],))


def _ownership(t: Turn) -> Iterator[Event]:
    yield AllowanceSet(_allowances(t))
