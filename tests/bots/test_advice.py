"""The advice of rules is sensible: bots that follow it play a variant as intended, with few void orders."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from casusbelli.bots import bot
from casusbelli.bots.match import Match
from casusbelli.bots.order_choice import RUIN
from casusbelli.bots.search import WON, SearchBot, value
from casusbelli.bots.seat_view import SeatView
from casusbelli.core.events import (
    Event,
    HomeSet,
    OrdersJudged,
    OrdersRevealed,
    OrdersTallied,
    SeatVacated,
    UnitPlaced,
)
from casusbelli.core.orders import Move, Piece
from casusbelli.core.state import Outcome
from casusbelli.engine.draws import ProposeConcession, Proposed, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.packs.factional.facts import GovernmentSet
from casusbelli.packs.factional.orders import ConcedeCivilWar, CounterCoup, CounterRevolution, Coup, Resign, Revolution
from casusbelli.packs.formal.facts import DeclareWar, SphereWon, Surrender, WarDeclared
from casusbelli.packs.international_relations.claimed import ClaimCompleted
from casusbelli.packs.international_relations.facts import PenaltiesBooked, TreatiesInForce
from casusbelli.packs.international_relations.orders import AAT, MDT, Enter
from casusbelli.packs.masters.facts import Influence
from casusbelli.records.games.positions import from_state
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from tests.packs.test_formal_screens import position

SEED = bytes(32)


def played(rules: str, name: str, phases: int) -> Game:
    game = new_game(rules, seed=SEED)
    return Match(game, {seat: bot(name) for seat in game.rules.names}, 3).play(phases)


def kinds(game: Game) -> Counter[type[Event]]:
    return Counter(type(event) for event in game.log)


def void(game: Game) -> float:
    """The share of orders to units that were void."""
    rows = [row for event in game.log if isinstance(event, OrdersJudged) for row in event.judgements if row.ordered]
    return sum("illegal" in row.words for row in rows) / len(rows)


def worth(game: Game, seat: str, *orders: object) -> list[float]:
    t = game.rules.seen(game.state, seat)
    return [game.rules.appraises(t, seat, order) for order in orders]  # type: ignore[arg-type]


def test_formal_wars_are_declared_and_fought() -> None:
    game = played("formal", "dumbbot", 40)
    assert kinds(game)[WarDeclared] >= 3
    assert kinds(game)[SphereWon] > 3
    assert void(game) < 0.05


@pytest.mark.parametrize("part", ["formal-war", "formal-spheres"])
def test_the_parts_of_formal_are_played_to_an_end(part: str) -> None:
    game = played(f"{part} + last-year(year=1905)", "dumbbot", 60)
    assert game.state.outcome is not None
    assert kinds(game)[WarDeclared] >= 3
    assert bool(kinds(game)[SphereWon]) is (part == "formal-spheres")


def test_the_treaties_of_international_relations_are_played_to_an_end() -> None:
    game = played("treaties + last-year(year=1905)", "dumbbot", 60)
    assert game.state.outcome is not None
    assert kinds(game)[TreatiesInForce] >= 1
    assert not kinds(game)[PenaltiesBooked]
    assert void(game) < 0.05


def test_formal_war_only_where_it_pays() -> None:
    centers = {"VIE": "Austria", "TRI": "Austria"}
    game = position({"Italy": ["A TYR", "A VEN"], "Austria": ["A RUM"]}, {}, centers=centers)
    attack = Move(Piece("A", "TYR"), "VIE")
    assert worth(game, "Italy", DeclareWar("Austria"), attack) > [0, -1]
    assert worth(game, "Italy", DeclareWar("France"))[0] < 0
    at_war = position({"Italy": ["A TYR", "A VEN"]}, {"wars": [["France", "Italy"]]}, centers=centers)
    assert max(worth(at_war, "Italy", DeclareWar("Austria"), attack)) < 0


def test_treaties_are_signed_and_victory_is_claimed() -> None:
    games = [Match(new_game("international-relations", seed=SEED), {}, n) for n in range(3)]
    for match in games:
        match.bots = {
            seat: bot(("dumbbot", "greedy", "random")[n % 3]) for n, seat in enumerate(match.game.rules.names)
        }
        match.play(45)
    counted = sum((kinds(match.game) for match in games), Counter[type[Event]]())
    assert [match.faults for match in games] == [[], [], []]
    assert counted[TreatiesInForce] >= 3
    assert counted[ClaimCompleted] >= 1
    assert counted[PenaltiesBooked] > 10
    assert max(void(match.game) for match in games) < 0.02


def test_an_attack_costs_what_world_opinion_takes() -> None:
    game = from_state(
        {
            "rules": "international-relations", "map": "standard", "phase": "F1901M",
            "units": {"Germany": ["A BUR", "A MUN"]},
        },
        board, SEED,
    ).game  # fmt: skip
    home, abroad = Move(Piece("A", "MUN"), "BER"), Move(Piece("A", "BUR"), "PAR")
    free, dear = worth(game, "Germany", home, abroad)
    assert free == 0
    # of 14 counts that are left, and half of it, as a center brings a unit: E1, and the first shot of a fall (E4),
    # which is the price of all four unowned centers in reach
    assert dear == pytest.approx(-(2 * 8 + 2 * 9 / 4) / 14 / 2)


def test_influence_is_used_and_homes_are_annexed() -> None:
    counted = kinds(played("masters", "dumbbot", 30))
    assert counted[OrdersTallied] > 10
    assert counted[HomeSet] > 12  # the powers' own homes, and annexed ones
    assert counted[UnitPlaced] > 40


def test_influence_is_against_the_others() -> None:
    game = new_game("masters", seed=SEED)
    attack = Influence(Move(Piece("A", "SER"), "BUD"))
    assert worth(game, "Austria", attack)[0] < 0
    aside = Influence(Move(Piece("A", "SER"), "ALB"))
    assert worth(game, "Austria", aside)[0] > 0 == worth(game, "England", aside)[0]


def arranged(
    rules: str, phase: str, units: dict[str, list[str]], centers: dict[str, list[str]], **state: object
) -> Game:
    said = {"rules": rules, "map": "standard", "phase": phase, "units": units, "centers": centers, "state": state}
    return from_state(said, board, SEED).game


def wanted(game: Game, seat: str, *owners: str | None) -> list[float]:
    scene = SeatView.of(game.rules, game.state, seat, Random(1))
    return [round(scene.wanted(owner), 3) for owner in owners]


THREE = {"Germany": ["A BUR", "A MUN"], "France": ["A BRE"], "Austria": ["A BOH"]}
OWNED = {"Germany": ["MUN", "BER"], "France": ["PAR", "MAR", "BRE"], "Austria": ["VIE"]}


def test_allies_are_left_alone_and_enemies_come_first() -> None:
    ties = {"relations": {"Austria|Germany": "mdt", "France|Germany": "war"}}
    game = arranged("international-relations", "S1905M", THREE, OWNED, **{"international-relations": ties})
    assert wanted(game, "Germany", "France", "Austria", "Italy", None) == [1.5, 0, 0.3, 1.6]
    neutral = arranged("international-relations", "S1905M", THREE, OWNED)
    assert wanted(neutral, "Germany", "France")[0] == 1.3  # undefended, and in reach
    early = arranged("international-relations", "S1901M", THREE, OWNED)
    assert wanted(early, "Germany", "France")[0] == 0.3  # Belgium comes first


def test_treaties_have_a_purpose() -> None:
    """Two powers with the same prey attack it together, others sign for peace; nobody signs with their prey."""
    units = {"Germany": ["A BUR"], "Italy": ["A GAS"], "France": ["A BRE"], "Austria": ["A TYR"]}
    owned = {"Germany": ["MUN"], "Italy": ["VEN"], "France": ["PAR", "MAR", "BRE"], "Austria": ["VIE", "TRI"]}
    game = arranged("international-relations", "F1905M", units, owned)
    best = {seat: [o for o in units if o != seat and wanted(game, seat, o)[0] > 1] for seat in ("Germany", "Italy")}
    assert best == {"Germany": ["France"], "Italy": ["France"]}
    assert worth(game, "Germany", Enter(AAT, "Italy"), Enter(MDT, "Italy"), Enter(MDT, "France")) == [0.5, -10, -10]
    assert worth(game, "Italy", Enter(AAT, "Germany")) == [0.5]


def test_a_penalty_weighs_what_it_will_take() -> None:
    """A position is worth its centers, less the points that remain at the counts to come."""
    game = new_game("international-relations", seed=SEED)
    Match(game, {seat: bot("dumbbot") for seat in game.rules.names}, 3).play(8)
    t = game.rules.turn(game.state)
    points = game.rules.scores(t)
    for power in game.rules.names:
        held = len(game.state.owned(power))
        assert points[power] <= game.rules.rates(t, power) <= held
    assert any(points[power] < game.rules.rates(t, power) < len(game.state.owned(power)) for power in game.rules.names)


def test_no_center_stays_unowned_under_world_opinion() -> None:
    assert len(played("international-relations", "dumbbot", 40).state.centers) > 30


def test_a_war_that_is_lost_is_ended() -> None:
    """Austria can take nothing from Russia, which stands before three of its centers."""
    centers = {**dict.fromkeys(("VIE", "BUD", "TRI"), "Austria"), "WAR": "Russia", "VEN": "Italy"}
    units = {"Austria": ["A TRI"], "Russia": ["A GAL", "A SER"], "Italy": ["F APU"]}
    game = position(units, {"wars": [["Austria", "Russia"]]}, centers=centers)
    assert worth(game, "Austria", Surrender()) == [1.0]
    assert worth(game, "Russia", Surrender()) == [-10.0]
    assert wanted(game, "Russia", "Austria", "Italy") == [1.5, 0.2]


def test_lost_games_are_conceded_and_long_even_ones_drawn() -> None:
    home = {power.name: list(power.home) for power in board("standard").powers}
    units = {power: [f"A {centers[0]}"] for power, centers in home.items()}
    even = arranged("standard", "S1914M", units, home)
    assert worth(even, "Italy", ProposeDraw(), ProposeConcession("France")) == [1.0, -20.0]
    assert worth(arranged("standard", "S1908M", units, home), "Italy", ProposeDraw()) == [-20.0]
    three = {**home, "Austria": [*home["Austria"], "SER"], "England": [*home["England"], "NWY"]}
    assert worth(arranged("standard", "S1914M", units, three), "Italy", ProposeDraw()) == [1.0]
    ahead = {**three, "France": [*home["France"], "SPA", "POR", "BEL"]}
    assert worth(arranged("standard", "S1914M", units, ahead), "Italy", ProposeDraw()) == [-20.0]
    beaten = ("England", "Germany", "Italy", "Austria")
    large = [*home["France"], "SPA", *(center for power in beaten for center in home[power])]
    won = arranged("standard", "S1908M", units, {"France": large, "Turkey": home["Turkey"], "Russia": home["Russia"]})
    assert worth(won, "Turkey", ProposeConcession("France"), ProposeDraw()) == [1.0, -20.0]
    assert worth(won, "France", ProposeConcession("France")) == [1.0]


# --- Factional Diplomacy


def divided(phase: str, row: dict[str, object], options: str = "", baseline: str = "BER KIE MUN") -> Game:
    """Germany owns its homes and Holland."""
    table = {"government": "A", "next_election": 1903, **row, "baseline": baseline.split()}
    centers = {"Germany": ["BER", "KIE", "MUN", "HOL"], "Turkey": ["CON"]}
    units = {"Germany": ["A RUH"], "Turkey": ["A CON"]}
    said = {"rules": f"factional{options}", "map": "standard", "phase": phase, "units": units, "centers": centers}
    return from_state({**said, "state": {"factional": {"Germany": table}}}, board, SEED).game


REVOLTS = [
    (60, "BER KIE MUN", 1903, True),  # 30 now, and at the election no less: that is the minimum
    (50, "BER KIE", 1903, True),  # Munich and Holland taken: 40 now, 35 and less by then
    (50, "BER KIE MUN HOL", 1903, False),  # nothing happens: 50 then, 40 now
    (50, "BER KIE MUN HOL PAR", 1903, False),  # the Government loses: the election comes anyway
    (70, "BER KIE MUN HOL", 1903, True),  # the index is at its minimum already
    (70, "BER KIE MUN HOL", 1902, False),  # the election is next year
]


@pytest.mark.parametrize(("index", "baseline", "election", "revolts"), REVOLTS)
def test_a_revolution_is_for_those_whom_the_next_election_promises_less(
    index: int, baseline: str, election: int, revolts: bool
) -> None:
    game = divided("F1901M", {"A": index, "next_election": election}, baseline=baseline)
    game.process()
    assert game.phase == "W1901P"
    (revolution,) = worth(game, "Germany (B)", Revolution())
    assert (revolution > 0) is revolts
    swapped = divided("F1901M", {"A": 100 - index, "government": "B", "next_election": election}, baseline=baseline)
    swapped.process()
    assert worth(swapped, "Germany (A)", Revolution()) == [revolution]


def test_better_odds_and_longer_terms_are_worth_more() -> None:
    def value(index: int, election: int) -> float:
        return worth(divided("W1901P", {"A": index, "next_election": election}), "Germany (B)", Revolution())[0]

    assert value(70, 1903) == pytest.approx(1.5 * 2 * 0.3)
    assert value(70, 1904) == pytest.approx(1.5 * 3 * 0.3)
    assert value(60, 1904) == -1


def test_a_coup_is_for_a_government_whose_country_grows() -> None:
    for baseline, tries in (("BER KIE MUN", True), ("BER KIE MUN HOL", False)):
        game = divided("F1903M", {"A": 60, "government": "A"}, baseline=baseline)
        for seed in range(200):
            trial = game.fork(game.phase)
            trial.rules = trial.rules.with_dice(trial.rules.seed.derived(str(seed)))
            trial.process()
            if trial.phase == "W1903Q":
                break
        assert trial.phase == "W1903Q"
        assert (worth(trial, "Germany (A)", Coup())[0] > 0) is tries


def test_who_has_most_of_the_country_fights_for_it() -> None:
    for index, fights in ((70, True), (60, False)):
        game = divided("W1901Q", {"A": index, "pending": "revolution"})
        assert (worth(game, "Germany (A)", CounterRevolution())[0] > 0) is fights
    game = divided("W1903X", {"A": 30, "pending": "coup"})
    assert worth(game, "Germany (B)", CounterCoup())[0] > 0
    short = divided("W1901Q", {"A": 70, "pending": "revolution"}, "(md_years=1)")
    assert worth(short, "Germany (A)", CounterRevolution())[0] < 0


def test_advice_uses_no_hidden_information() -> None:
    for said, expected in (("own_country", -1), ("gm", 0)):
        game = divided("W1901P", {"A": 50}, f"(di_public={said})")
        assert worth(game, "Germany (B)", Revolution()) == [expected]


def test_nobody_resigns_or_concedes() -> None:
    assert max(worth(torn(), "Germany (A)", Resign(), ConcedeCivilWar(), ProposeDraw())) < RUIN


def test_a_faction_does_well_with_years_and_with_its_countrys_chances() -> None:
    game = divided("S1902M", {"years_of_control": {"A": 3, "B": 1}})
    first, second = (game.rules.rates(game.rules.turn(game.state), f"Germany ({letter})") for letter in "AB")
    chance = (4 / 18) ** 2
    assert first == pytest.approx(3 + 20 * chance)
    assert second == pytest.approx(1 + 20 * chance / 2)
    even = divided("S1902M", {"years_of_control": {"A": 2, "B": 2}})
    t = even.rules.turn(even.state)
    assert even.rules.rates(t, "Germany (A)") == even.rules.rates(t, "Germany (B)") == pytest.approx(2 + 15 * chance)


ENDS = [("concession to Germany", "share", 23, 11), ("draw", "share", 10.5, 8.5), ("draw", "yc", 13, 6)]


@pytest.mark.parametrize(("proposal", "scoring", "first", "second"), ENDS)
def test_the_value_of_final_positions(proposal: str, scoring: str, first: float, second: float) -> None:
    game = divided("S1902M", {"years_of_control": {"A": 3, "B": 1}}, f"(draw_scoring={scoring})")
    turkish = next(f"Turkey ({x})" for x in "AB" if not game.submit(f"Turkey ({x})", f"Propose {proposal}").refused)
    assert turkish
    game.submit("Germany (A)", "Vote for")
    game.process()
    assert game.state.outcome is not None
    rated = [game.rules.rates(game.rules.turn(game.state), f"Germany ({letter})") for letter in "AB"]
    assert rated == [first, second]


def test_factions_play_whole_games() -> None:
    """Whole games have elections, revolutions, coups, and civil wars that somebody wins; nobody resigns or ends the
    game."""
    regimes: Counter[str] = Counter()
    titles: Counter[str | None] = Counter()
    for name, seed in (("greedy", 0), ("dumbbot", 0), ("dumbbot", 1)):
        game = new_game("factional", seed=bytes([seed]) * 32)
        match = Match(game, {seat: bot(name) for seat in game.rules.names}, seed)
        match.play(45)
        assert match.faults == []
        assert void(game) < 0.05
        assert not any(isinstance(event, SeatVacated | Proposed) for event in game.log)
        regimes.update(event.regime for event in game.log if isinstance(event, GovernmentSet))
        titles.update(event.title for event in game.log if isinstance(event, GovernmentSet))
    assert regimes["civil-war"] >= 3
    assert regimes["dictatorship"] >= 1
    assert titles["revolutionary"] >= 1
    assert titles["junta"] >= 1
    assert titles["elected"] > 40


def torn() -> Game:
    """Germany in a civil war; the centers of the other side are the nearest targets."""
    units = {"Germany (A)": ["A RUH", "A HOL"], "Germany (B)": ["F HEL"], "Turkey": ["A CON"]}
    centers = {"Germany (A)": ["BER", "KIE", "BEL", "HOL"], "Germany (B)": ["MUN"], "Turkey": ["CON", "BUL"]}
    said = {"rules": "factional", "map": "standard", "phase": "F1904M", "units": units, "centers": centers}
    return from_state({**said, "state": {"factional": {"Germany": {"regime": "civil-war"}}}}, board, SEED).game


def test_the_sides_of_a_civil_war_play_against_each_other() -> None:
    """Each side takes centers of the other, and counts only its own."""
    for name in ("greedy", "dumbbot", "search"):
        game = torn()
        scene = SeatView.of(game.rules, game.state, "Germany (A)", Random(1))
        assert scene.mine == {"Germany (A)"}
        assert Move(Piece("A", "RUH"), "MUN") in bot(name).orders(scene)
        assert "Concede" not in map(str, bot(name).orders(scene))


def test_a_side_of_a_civil_war_wins_with_its_country() -> None:
    game = torn()
    scene = SeatView.of(game.rules, game.state, "Germany (A)", Random(1))
    still = value(scene, game.state)
    for winner, sign in (("Germany", 1), ("Turkey", -1)):
        over = value(scene, replace(game.state, outcome=Outcome("solo", (winner,))))
        assert (over - still) * sign > WON / 2


def test_search_plays_a_factional_year() -> None:
    game = new_game("factional", seed=SEED)
    quick = SearchBot(plans=2, guesses=1, trials=168)
    match = Match(game, dict.fromkeys(game.rules.names, quick), 1)
    while game.phase != "S1902M":
        match.play(1)
    assert match.faults == []
    assert len(game.state.centers) >= 24  # of 22 at the start


def test_bots_do_not_throw_the_game() -> None:
    for rules in ("standard", "world-war-one"):
        game = played(rules, "random", 12)
        revealed = [event for event in game.log if isinstance(event, OrdersRevealed)]
        assert len(revealed) >= 8 or (game.state.outcome is not None and game.state.outcome.kind != "concession")
