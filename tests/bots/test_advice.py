"""What rules advise is sensible: bots do with it what a rule is about, and little that is void."""

from __future__ import annotations

from collections import Counter

from casusbelli.bots import bot
from casusbelli.bots.match import Match
from casusbelli.core.events import Event, HomeSet, OrdersJudged, OrdersRevealed, OrdersTallied, UnitPlaced
from casusbelli.core.orders import Move, Piece
from casusbelli.records.sandbox import from_state
from casusbelli.rules.formal.facts import DeclareWar, SphereWon, WarDeclared
from casusbelli.rules.game import Game
from casusbelli.rules.international_relations.claimed import ClaimCompleted
from casusbelli.rules.international_relations.facts import PenaltiesBooked, TreatiesInForce
from casusbelli.rules.masters.facts import Influence
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from tests.rules.test_formal_screens import position

SEED = bytes(32)


def played(rules: str, name: str, phases: int) -> Game:
    game = new_game(rules, seed=SEED)
    return Match(game, {seat: bot(name) for seat in game.rules.names}, 3).play(phases)


def kinds(game: Game) -> Counter[type[Event]]:
    return Counter(type(event) for event in game.log)


def void(game: Game) -> float:
    """The share of the orders to units that came to nothing by the rules."""
    rows = [row for event in game.log if isinstance(event, OrdersJudged) for row in event.judgements if row.ordered]
    return sum("illegal" in row.words for row in rows) / len(rows)


def worth(game: Game, seat: str, *orders: object) -> list[float]:
    t = game.rules.seen(game.state, seat)
    return [game.rules.appraised(t, seat, order) for order in orders]  # type: ignore[arg-type]


def test_formal_wars_are_declared_and_fought() -> None:
    game = played("formal", "dumbbot", 40)
    assert kinds(game)[WarDeclared] >= 3
    assert kinds(game)[SphereWon] > 3
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
    assert dear == -(2 * 8 + 2 * 9) / 8  # E1, and the first shot of a Fall (E4)


def test_influence_is_used_and_homes_are_annexed() -> None:
    counted = kinds(played("masters", "dumbbot", 30))
    assert counted[OrdersTallied] > 10
    assert counted[HomeSet] > 12  # the powers' own, and what was annexed
    assert counted[UnitPlaced] > 40


def test_influence_is_against_the_others() -> None:
    game = new_game("masters", seed=SEED)
    attack = Influence(Move(Piece("A", "SER"), "BUD"))
    assert worth(game, "Austria", attack)[0] < 0
    aside = Influence(Move(Piece("A", "SER"), "ALB"))
    assert worth(game, "Austria", aside)[0] > 0 == worth(game, "England", aside)[0]


def test_nobody_gives_the_game_away() -> None:
    for rules in ("standard", "world-war-one"):
        game = played(rules, "random", 12)
        revealed = [event for event in game.log if isinstance(event, OrdersRevealed)]
        assert len(revealed) >= 8 or (game.state.outcome is not None and game.state.outcome.kind != "concession")
