"""International Relations: random games, with invariants checked after every event, section by section."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import pytest

from casusbelli.core.events import (
    CentersTaken,
    Event,
    GameEnded,
    OrdersJudged,
    PhaseOpened,
    PowersEliminated,
    StatePlaced,
    StepBegan,
    UnitsMoved,
    UnitsRouted,
)
from casusbelli.core.orders import Disband, Order
from casusbelli.core.pairs import pair
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.component import Turn
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.engine.spec import find_pack
from casusbelli.packs.international_relations import claimed, facts, penalties
from casusbelli.packs.international_relations.claiming import needed
from casusbelli.packs.international_relations.facts import NEUTRAL, TREATIES, WAR
from casusbelli.packs.international_relations.fallout import TableRulings, fallout
from casusbelli.packs.international_relations.orders import Abrogate, ClaimVictory, DisbandInterned, Enter
from casusbelli.packs.international_relations.territory import is_frozen
from casusbelli.testing.random_games import new_game, random_options, scattered_game
from casusbelli.variants import board
from tests.packs.diplomats import MOODS, Diplomats

EUROPE = board("standard")
PACK = "international-relations"
POWERS = tuple(EUROPE.power)
PAIRS = {pair(*two) for two in combinations(POWERS, 2)}
LENGTH = 28  # phases: into 1906
FEW, MANY = 12, 3_000
FEW_POINTS = {"ir.solo": "4", "ir.two": "6", "ir.three": "8"}  # that win, within reach in a few years
LOOKS_ROUND = 0.03  # how often somebody looks at what his orders would do, and at everything there is to see


# --- playing


@dataclass
class Tally:
    written: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)


def random_ir_game(seed: int, tally: Tally) -> Game:
    """One in two begins with few units anywhere, one in four under other options, one in four where few points
    win."""
    rng = random.Random(seed)
    options = random_options([PACK], rng) if seed % 4 == 3 else FEW_POINTS if seed % 4 == 1 else {}
    game = scattered_game([PACK], rng, options) if seed % 2 else new_game([PACK], options)
    players = Diplomats(rng, MOODS[seed // 4 % len(MOODS)])
    for _phase in range(LENGTH):
        if game.state.outcome is not None:
            break
        for seat, orders in players.write_phase(game):
            if rng.random() < LOOKS_ROUND:
                game.preview(seat, orders), game.panels(seat), game.view(seat)
            draft = game.submit(seat, orders)
            assert not draft.misread
            assert all(_may_clash(order, orders) for order, _why in draft.refused), draft
            tally.written.update(type(order).__name__ for order in (*draft.orders, *draft.at_once))
        if game.state.outcome is None:
            game.process()
    tally.happened.update(type(event).__name__ for event in game.log)
    return game


def _may_clash(order: Order, beside: Sequence[Order]) -> bool:
    """What may be refused beside other orders of the seat, though it was on offer by itself: votes on what is proposed
    already, what a claim has ended meanwhile (treaties, being interned, the right to sign), a removal instead of which
    an interned unit goes."""
    claim = ClaimVictory
    spoils = {Abrogate: claim, DisbandInterned: claim, Enter: claim, Disband: DisbandInterned}.get(type(order))
    spoilt = spoils is not None and any(isinstance(other, spoils) for other in beside)
    return isinstance(order, ProposeDraw | ProposeConcession | DrawVote) or spoilt


# --- what always holds


@dataclass
class Watch:
    """Looks at a game fact by fact."""

    game: Game
    season: str = ""
    before: dict[str, str] = field(default_factory=dict)  # relations when the orders were judged
    attacks: dict[str, list[tuple[facts.Attack, dict[str, str]]]] = field(default_factory=dict)
    frozen: frozenset[int] = frozenset()
    opened: int = 0

    def option(self, key: str) -> str:
        return self.game.rules.option(f"ir.{key}")

    def turn(self, state: State) -> Turn:
        return self.game.rules.turn(state)

    def watch(self) -> None:
        state = self.game.rules.empty()
        placed = False
        for event in self.game.log:
            after = self.game.rules.evolve(state, event)
            self.see(event, state, after)
            state = after
            if isinstance(event, PhaseOpened):
                placed = True
                self.at_an_opening(state)
        assert placed
        assert state == self.game.state == play.fold(self.game.rules, self.game.log)

    # --- at any moment

    def see(self, event: Event, before: State, after: State) -> None:
        known, told = ties(after), opinion(after)
        assert known.relations.keys() == PAIRS
        assert {*known.relations.values()} <= {NEUTRAL, WAR, *TREATIES}
        assert {two for two, between in known.relations.items() if between == WAR} == known.born.keys()
        levels = [told.levels.get(power, 0) for power in POWERS]
        assert {*levels} <= {0, 1, 2}
        if self.option("expansion_sticky") == "yes":
            assert all(new >= opinion(before).levels.get(p, 0) for p, new in zip(POWERS, levels, strict=True))
        self.check_points(after)
        for kind, look in LOOKS.items():
            if isinstance(event, kind):
                getattr(self, look)(event, before, after)

    def check_points(self, state: State) -> None:
        """A1-A4."""
        ledger = opinion(state).ledger
        if ledger or state.phase:
            told = penalties.points(self.turn(state))
            assert told == {
                power: len(state.owned(power)) - sum(p.points for p in ledger if p.power == power) for power in POWERS
            }

    # --- attacks, wars, penalties

    def deeds_noted(self, event: facts.DeedsNoted, before: State, after: State) -> None:
        relations = dict(ties(before).relations)
        rights = {(right.holder, right.target) for right in ties(before).imminent}
        for attack in event.attacks:
            between = relations[pair(attack.by, attack.on)]
            assert between != WAR, "B4: at war nothing is an attack"
            if between in TREATIES:  # D8, and coalitions where the table lets their members stab
                notices = {(notice.by, notice.against) for notice in ties(before).notices}
                stab = self.option("coalition_intra") == "free_stab" and attack.spared
                assert ((attack.on, attack.by) in notices and (attack.by, attack.on) not in notices) or stab
            assert attack.provoked == ((attack.by, attack.on) in rights)
            assert attack.orders
            self.attacks.setdefault(event.season, []).append((attack, relations))
        assert all(EUROPE.province[entry.place].center for entry in event.entries)
        assert not {entry.place for entry in event.entries} & before.centers.keys()

    def penalties_booked(self, event: facts.PenaltiesBooked, before: State, after: State) -> None:
        levels = opinion(before).levels
        for entry in event.penalties:
            level = levels.get(entry.power, 0)
            assert (entry.points, entry.years) == (entry.base[0] + level, entry.base[1] + level), "E6, R-48"
            assert entry.expires == int(entry.incurred[1:5]) + entry.years - 1, "R-2"
            if entry.rule in penalties.COSTS:
                assert entry.base == penalties.COSTS[entry.rule]
            if entry.rule in ("E1", "E1S"):
                assert entry.victim in POWERS
                assert entry.victim != entry.power
            if entry.rule == "E1" and self.option("aat_double") == "no":
                noted = self.attacks[entry.incurred]
                (relations,) = (r for a, r in noted if (a.by, a.on) == (entry.power, entry.victim) and not a.provoked)
                assert relations[pair(entry.power, entry.victim or "")] != WAR
            if entry.rule == "E1S":
                leads = [
                    a for a, _r in self.attacks[entry.incurred] if (a.by, a.on) == (entry.shared_from, entry.victim)
                ]
                assert leads
                assert not leads[0].provoked
                assert entry.power != entry.shared_from
        everything = [*opinion(after).ledger, *opinion(after).gone]
        for rules in (("E1", "E1S"), ("E2",)):
            blamed = [(p.power, p.victim, p.incurred) for p in everything if p.rule in rules]
            assert len(blamed) == len({*blamed}), "R-46, R-36"
        shots = [p.power for p in everything if p.rule == "E4"]
        assert len(shots) == len({*shots})
        assert len({p.incurred for p in everything if p.rule == "E4"}) <= 1

    def step_began(self, event: StepBegan, before: State, after: State) -> None:
        if event.step.endswith("-first-shot"):
            self.end_of_season(f"{event.step[0]}{event.year:04}", after)
        if event.step == "S-movement":
            assert not ties(before).pending
        if event.step == "F-movement":
            assert not ties(before).notices
            assert not any(claim.status == "partial" for claim in claims(before))
        if event.step == "ir-treaties" and self.option("e3_date") == "in_force":  # else before the count
            late = int(self.option("years") == "seasons")
            assert all(p.expires > event.year - late for p in opinion(before).ledger), "R-3: worn off"
        if event.step == "S-battle":
            t = self.turn(before)
            self.frozen = frozenset(unit.id for unit in before.units.values() if is_frozen(t, unit))
        elif event.step == "F-battle":
            self.frozen = frozenset()

    def end_of_season(self, season: str, state: State) -> None:
        """Every unprovoked attack has exactly one E1 and a war."""
        ledger = [*opinion(state).ledger, *opinion(state).gone]
        noted = self.attacks.get(season, ())
        for attack, _relations in noted:
            assert ties(state).relations[pair(attack.by, attack.on)] == WAR
            mutual = any((other.by, other.on) == (attack.on, attack.by) and not other.provoked for other, _r in noted)
            if attack.provoked or attack.spared or (mutual and self.option("mutual_attack") == "nobody_pays"):
                continue
            found = [
                p for p in ledger if (p.power, p.victim, p.incurred, p.rule) == (attack.by, attack.on, season, "E1")
            ]
            assert len(found) == 1, (season, attack)

    def orders_judged(self, event: OrdersJudged, before: State, after: State) -> None:
        """B2, D4: what is void is no attack."""
        noted = [attack for attack, _r in self.attacks.get(f"{event.phase[:5]}", ())]
        for row in event.judgements:
            if row.reason in ("needs-permission", "frozen") and event.phase.endswith("M"):
                assert all(row.order not in attack.orders for attack in noted if attack.by == row.owner)

    def first_shot(self, event: facts.FirstShot, before: State, after: State) -> None:
        assert opinion(before).first_shot is None
        assert opinion(after).first_shot == event.season

    # --- treaties

    def ties_changed(self, event: facts.TiesChanged, before: State, after: State) -> None:
        assert event.changes
        for change in event.changes:
            assert change.before != change.after
            assert ties(before).relations[pair(*change.powers)] == change.before
            assert change.cause
            assert not {*change.powers} & before.eliminated.keys() or change.after == NEUTRAL

    def notices_given(self, event: facts.NoticesGiven, before: State, after: State) -> None:
        for notice in event.notices:
            pending = {pair(*treaty.powers) for treaty in ties(before).pending}
            two = pair(notice.by, notice.against)
            assert ties(before).relations[two] in TREATIES or (
                self.option("abrogate_pending") == "yes" and two in pending
            )
            assert not any(
                {notice.by, notice.against} <= {*claim.members} for claim in claims(before) if claim.status == "live"
            )

    def treaties_signed(self, event: facts.TreatiesSigned, before: State, after: State) -> None:
        two = [pair(*treaty.powers) for treaty in event.signed]
        assert len(two) == len({*two})
        relations = dict(ties(before).relations)
        relations.update({pair(*t.powers): t.kind for t in event.signed})
        for one, another in (treaty.powers for treaty in event.signed if treaty.kind in TREATIES):
            for third in {*POWERS} - {one, another}:
                between = {relations[pair(one, third)], relations[pair(another, third)]}
                assert not (WAR in between and between & {*TREATIES})

    # --- units and centres

    def units_routed(self, event: UnitsRouted, before: State, after: State) -> None:
        """F1: nobody dislodges a partner, but who has been given notice (R-53)."""
        notices = {(notice.by, notice.against) for notice in ties(before).notices}
        for beaten in event.routed:
            by, owner = beaten.by.owner, beaten.unit.owner
            friendly = ties(before).relations[pair(by, owner)] in TREATIES if by != owner else True
            released = (owner, by) in notices and (by, owner) not in notices
            assert not friendly or released or self.option("coalition_intra") == "free_stab", (by, owner)

    def units_moved(self, event: UnitsMoved, before: State, after: State) -> None:
        """D4."""
        for number, _to in event.moves:
            assert number not in self.frozen or number in before.routed
        self.frozen = self.frozen if before.routed else frozenset()

    def centers_taken(self, event: CentersTaken, before: State, after: State) -> None:
        """G5, G6."""
        for center, owner in event.centers.items():
            old = before.centers.get(center)
            if (
                owner is not None
                and old is not None
                and before.phase
                and ties(before).relations[pair(old, owner)] in TREATIES
            ):
                assert ties(before).papers.transfers[center] == (old, owner)

    # --- claims

    def completed(self, event: claimed.ClaimCompleted, before: State, after: State) -> None:
        """A10, A19, R-9."""
        live = [claim for claim in claims(after) if claim.status == "live"]
        members = [name for claim in live for name in claim.members]
        assert len(members) == len({*members}), "one live claim a power"
        t = self.turn(after)
        counts = opinion(after).counts[str(event.made)]
        assert sum(counts[name].total for name in event.members) >= needed(t, event.kind, event.members, event.made)
        (claim,) = (c for c in live if c.members == event.members)
        assert claim.decided == claim.made + (1 if claim.kind == "solo" else 2)
        if claim.kind != "solo":
            ledger = opinion(after).ledger
            assert not [p for p in ledger if p.rule == "E1" and p.power in event.members and p.victim in event.members]

    def decided(self, event: claimed.ClaimsDecided, before: State, after: State) -> None:
        assert not [c for c in claims(after) if c.status == "live" and c.decided <= event.year]
        t = self.turn(after)
        counts = opinion(after).counts[str(event.year)]
        for members in event.won:
            kind = ("solo", "two-way", "three-way")[len(members) - 1]
            if self.option("russia_confirm") == "by_year":
                assert sum(counts[name].total for name in members) >= needed(t, kind, members, event.year)

    def ended(self, event: GameEnded, before: State, after: State) -> None:
        outcome = event.outcome
        if outcome.kind in ("solo", "two-way", "three-way", "joint") and self.option("eighteen") == "off":
            won = [claim for claim in claims(after) if claim.status == "won"]
            assert {name for claim in won for name in claim.members} >= {*outcome.winners}
            assert (len(won) > 1) == (outcome.kind == "joint")

    # --- the conference

    def called(self, event: facts.ConferenceCalled, before: State, after: State) -> None:
        assert event.year >= 1903
        assert before.own[facts.CONFERENCE].called is None

    def conference_opened(self, event: facts.ConferenceOpened, before: State, after: State) -> None:
        assert event.contacts or self.option("conference_recheck") == "no"

    def conference_closed(self, event: facts.ConferenceClosed, before: State, after: State) -> None:
        assert after.own[facts.CONFERENCE].called is None
        assert after.own[facts.CONFERENCE].contacts == ()

    # --- when a phase opens

    def at_an_opening(self, state: State) -> None:
        self.opened += 1
        known = ties(state)
        for right in known.imminent:
            assert known.relations[pair(right.holder, right.target)] == NEUTRAL
            if self.option("iw_end") == "with_basis":
                assert known.relations[pair(right.holder, right.basis)] == "mdt"
                assert known.relations[pair(right.basis, right.target)] == WAR
        for gone in state.eliminated:
            assert {known.relations[pair(gone, other)] for other in POWERS if other != gone} == {NEUTRAL}
            live = [c for c in claims(state) if c.status in ("live", "partial") and gone in c.members]
            assert not live or self.option("dead_partner") == "remaining_total"
        late = int(self.option("years") == "seasons" and state.phase.startswith("S"))
        assert all(entry.expires >= state.year - late for entry in opinion(state).ledger)
        if state.phase.startswith("W") and state.phase.endswith("T") and state.year > 1900:
            assert not {*known.relations.values()} & {*TREATIES}, "I4"
            assert not known.imminent
            assert not known.pending
            assert not known.notices
        if self.opened % 7 == 0:
            self.look_from_all_sides(state)

    def look_from_all_sides(self, state: State) -> None:
        """What is shown can be set up by hand again, and everybody sees the same of all that is public."""
        rules = self.game.rules
        t = self.turn(state)
        shown = rules.shown(t)[PACK]
        again = rules.evolve(state, StatePlaced(PACK, shown))
        kept = rules.shown(self.turn(again))[PACK]
        assert {key: kept[key] for key in IN_FORMAT} == {key: shown[key] for key in IN_FORMAT}


IN_FORMAT = (
    "relations", "imminent_war", "penalties", "victory_points", "levels", "first_shot", "pending", "notices", "claims",
    "conference",
)  # fmt: skip

LOOKS: dict[type[Event], str] = {
    facts.DeedsNoted: "deeds_noted",
    facts.PenaltiesBooked: "penalties_booked",
    StepBegan: "step_began",
    OrdersJudged: "orders_judged",
    facts.FirstShot: "first_shot",
    facts.TiesChanged: "ties_changed",
    facts.NoticesGiven: "notices_given",
    facts.TreatiesSigned: "treaties_signed",
    UnitsRouted: "units_routed",
    UnitsMoved: "units_moved",
    CentersTaken: "centers_taken",
    claimed.ClaimCompleted: "completed",
    claimed.ClaimsDecided: "decided",
    GameEnded: "ended",
    facts.ConferenceCalled: "called",
    facts.ConferenceOpened: "conference_opened",
    facts.ConferenceClosed: "conference_closed",
}


def ties(state: State) -> facts.Ties:
    known: facts.Ties = state.own[facts.TIES]
    return known


def opinion(state: State) -> facts.Opinion:
    known: facts.Opinion = state.own[facts.OPINION]
    return known


def claims(state: State) -> tuple[facts.VictoryClaim, ...]:
    known: facts.Claims = state.own[facts.CLAIMS]
    return known.claims


# --- the games


def ir_events() -> Iterator[str]:
    """As they are noted today."""
    for component in find_pack(PACK).components:
        names = (event.__name__ for event in component.events)
        yield from (name for name in names if not name.endswith("InWords"))


@pytest.mark.drawn(2, of="relations")
def test_what_always_holds_holds_after_every_fact(long: bool) -> None:
    tally = Tally()
    for seed in range(MANY if long else FEW):
        Watch(random_ir_game(seed, tally)).watch()
    directives = {form.directive.__name__ for form in new_game([PACK]).rules.forms}
    assert directives - tally.written.keys() <= (set() if long else SELDOM)
    assert {*ir_events()} - tally.happened.keys() <= (ONCE_IN_A_LIFETIME if long else SELDOM)


ONCE_IN_A_LIFETIME = {"ClaimsVoided"}  # who could claim is eliminated; IRR-17b sees to that
SELDOM = {"Peace", "DisbandInterned", "WithdrawClaim", "ClaimWithdrawn", "ClaimsLapsed", "ClaimsVoided", "NoticesEnded"}


def test_two_who_go_out_together_are_parted_once() -> None:
    """R-74."""
    game = new_game([PACK])
    table = {"relations": {"Germany|Russia": "aat", "Austria|Germany": "war"}}
    placed = [StatePlaced(PACK, table), PowersEliminated(("Germany", "Russia"))]
    log, state = play.place(game.rules, game.state, placed)
    changed = [change for event in log if isinstance(event, facts.TiesChanged) for change in event.changes]
    assert sorted(change.powers for change in changed) == [("Austria", "Germany"), ("Germany", "Russia")]
    assert {*ties(state).relations.values()} == {NEUTRAL}


def test_nobody_comes_to_the_aid_of_a_partner_whom_the_same_season_makes_his_enemy() -> None:
    """R-26: Germany attacks France and Russia, Russia attacks France; Italy is allied with both."""
    relations = {**dict.fromkeys(PAIRS, NEUTRAL), "France|Italy": "mdt", "Italy|Russia": "mdt"}
    attacks = [facts.Attack("Germany", "France"), facts.Attack("Germany", "Russia"), facts.Attack("Russia", "France")]
    made = fallout(attacks, TableRulings(POWERS, relations, "bloc", "cancel", "aat_only"))
    assert "Italy|Russia" in made.wars
    assert made.rights == [facts.Right("Italy", "Germany", "France")]
