"""Masters Rules: random games over every subset of the six, their invariants, and what is reported."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import chain, combinations
from pathlib import Path

import pytest
from msgspec.structs import replace as with_

from casusbelli.core.canon import encode
from casusbelli.core.events import DiceRolled, OrdersTallied, PhaseOpened, StepBegan, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import Order
from casusbelli.core.state import Outcome
from casusbelli.engine import drafts, play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.packs import masters
from casusbelli.packs.masters import SIX
from casusbelli.packs.masters.facts import Books, Influence, VotesCast, WinterBooked
from casusbelli.records.games.game_file import event_decoder
from casusbelli.testing.random_games import (
    RandomGame,
    moments,
    new_game,
    random_game,
    random_options,
    scattered_game,
    write_phase,
)
from casusbelli.variants import board

NAMES = [pack.name for pack in SIX]
SUBSETS = list(chain.from_iterable(combinations(NAMES, n) for n in range(1, 7)))
EUROPE = board("standard")


def books(game: Game) -> Books:
    known: Books = game.state.own["masters"]
    return known


# --- any of the six


def check(game: Game) -> None:
    """Invariants of every moment of every game."""
    state = game.state
    places = Counter(EUROPE.province_of[unit.at] for unit in state.units.values())
    assert max(places.values(), default=1) == 1
    rebels = {number for number, unit in state.units.items() if unit.owner.startswith("Rebel ")}
    assert rebels <= {int(number) for number in books(game).rebels} <= rebels | set(state.routed)
    assert all(state.units[number].owner == f"Rebel {number}" for number in rebels)
    assert all(count >= 0 for count in books(game).allowance.values())
    seated = {seat for name in game.rules.names for seat in [game.rules.commander_of(game.rules.turn(state), name)]}
    assert books(game).minors.keys().isdisjoint(seated)


def check_winter(event: WinterBooked, before: Game, after: Game) -> None:
    """Nobody uses more units than are due, aid is paid for by the base, and powers that owe units lose them."""
    spent = Counter(donor for donor, _recipient in event.aid) + Counter(power for power, _center in event.annexed)
    received = Counter(recipient for _donor, recipient in event.aid)
    assert all(Counter(donor for donor, _to in event.aid)[p] <= max(0, event.base.get(p, 0)) for p in spent)
    assert all(n <= max(0, event.base.get(p, 0)) + received[p] for p, n in spent.items())
    for power in EUROPE.power:
        had = sum(unit.owner == power for unit in before.state.units.values())
        has = sum(unit.owner == power for unit in after.state.units.values())
        assert has - had <= max(0, event.base.get(power, 0) + received[power])
        if event.base.get(power, 0) + received[power] < 0:
            assert had - has >= -(event.base[power] + received[power])


def play_on(game: Game, seed: int, phases: int) -> None:
    played, rng = RandomGame(game), random.Random(seed)
    for _phase in range(phases):
        if over(game):
            break
        write_phase(played, rng)
        if over(game):  # by a vote
            break
        for event in game.process():
            if isinstance(event, WinterBooked):
                check_winter(event, before_winter(game, event), as_of_winter(game, event))
        check(game)


def over(game: Game) -> bool:
    return game.state.outcome is not None


def before_winter(game: Game, event: WinterBooked) -> Game:
    """The game when these adjustments began; retreats may come right before them."""
    begun = max(n for n, e in enumerate(game.log[: game.log.index(event)]) if isinstance(e, StepBegan))
    return Game(game.spec, game.rules, game.log[:begun])


def as_of_winter(game: Game, event: WinterBooked) -> Game:
    """The game when these adjustments were over."""
    at = game.log.index(event)
    end = next((n for n, e in enumerate(game.log) if n > at and isinstance(e, PhaseOpened)), len(game.log))
    return Game(game.spec, game.rules, game.log[:end])


@pytest.mark.drawn(6)
@pytest.mark.parametrize("names", SUBSETS, ids="+".join)
def test_every_subset_of_the_six_is_played(names: tuple[str, ...], full: bool, long: bool) -> None:
    seed = sum(map(ord, "".join(names)))
    game = new_game(names)
    play_on(game, seed, 60 if long else 25 if full else 7)
    rng = random.Random(seed)
    scattered = scattered_game(names, rng, random_options(names, rng))
    play_on(scattered, seed, 40 if long else 20 if full else 6)
    for played in (game, scattered):
        assert play.fold(played.rules, played.log) == played.state
        assert [event_decoder(played.rules).decode(encode(event)) for event in played.log] == played.log
        assert not any(isinstance(event, DiceRolled) for event in played.log)  # MR0.6


@pytest.mark.parametrize(("said", "armies"), [("sc", 2), ("power", 1)])
def test_a_map_may_count_several_centres_as_one_minor_power(said: str, armies: int) -> None:
    """MA-29; the names are in the map's own language of orders."""
    north = replace(EUROPE, minor_groups={"Scandinavia": ("NWY", "SWE")})
    game = Game.new("masters", north, bytes(32), {"masters.minor_army_per": said})
    assert books(game).minors["Scandinavia"] == ("NWY", "SWE")
    assert game.state.owned("Scandinavia") == ("NWY", "SWE")
    assert sum(unit.owner == "Scandinavia" for unit in game.state.units.values()) == armies
    game.submit("Italy", "Scandinavia A NWY - FIN")
    game.process()
    assert "A FIN" in game.view()["units"]["Scandinavia"]


def test_where_no_army_can_stand_a_fleet_does() -> None:
    """MA-30; a sea is a center."""
    seas = [replace(province, center=True) if province.code == "BLA" else province for province in EUROPE.provinces]
    game = Game.new("masters", replace(EUROPE, provinces=tuple(seas)), bytes(32))
    assert game.view()["units"]["Black Sea"] == ["F BLA"]


def test_powers_in_civil_disorder_have_no_vote() -> None:
    """MA-73: a draw is agreed on by players, and between them; a Great Power that nobody plays is as a Minor Power."""
    game = new_game(["masters"], {"masters.vacant": "Italy"})
    players = [seat for seat in game.rules.names if seat != "Italy"]
    game.submit("France", "Propose draw")
    outcomes = []
    for seat in players:
        if seat != "France":
            game.submit(seat, "Vote yes")
            outcomes.append(game.state.outcome)
    assert outcomes == [None, None, None, None, Outcome("draw", tuple(players))]


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ("", ["follows the order that was written most often", "follows none of them: it holds"]),
        (
            "vc_resolution=majority",
            ["more often than all other orders for it together", "follows none of them: it holds"],
        ),
        ("vc_resolution=per_player", ["does not give it more weight", "follows none of them: it holds"]),
        (
            "vc_tie=per_player_then_hold",
            ["follows the one that more players wrote; if that does not decide either, it holds"],
        ),
    ],
)
def test_the_rulebook_says_how_orders_for_others_are_counted(options: str, lines: list[str]) -> None:
    """MA-1, MA-2."""
    text = new_game([f"masters({options})" if options else "masters"]).rules_text()
    assert all(line in text for line in lines)


def test_the_composite_is_all_six() -> None:
    together, all_six = new_game(["masters"]).rules, new_game(NAMES).rules
    assert {c.name for c in together.components} == {c.name for c in all_six.components}
    assert together.options == all_six.options


def test_no_module_of_the_six_knows_chance() -> None:
    """MR0.6."""
    for file in Path(play.__file__).parent.joinpath("masters").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "dice" not in text
        assert "random" not in text


@pytest.mark.parametrize("name", ["minors", "control", "rebellion", "annexation", "disarmament", "aid"])
def test_none_of_the_six_imports_another(name: str) -> None:
    folder = Path(masters.__file__).parent
    text = (folder / f"{name}.py").read_text(encoding="utf-8")
    others = {"minors", "control", "rebellion", "annexation", "disarmament", "aid"} - {name}
    assert not [other for other in others if f"masters.{other} import" in text]


# --- what is offered and what is accepted


@pytest.mark.parametrize("seed", range(2))
def test_what_is_offered_is_accepted_and_read_back(seed: int) -> None:
    for moment in moments(random_game(["masters"], seed, 6)):
        rng = random.Random(seed)
        for seat in moment.rules.names[:3]:
            offered = list(moment.options(seat))
            for order in rng.sample(offered, min(25, len(offered))):
                draft = drafts.accept(moment.rules, moment.state, seat, [order])
                assert (*draft.orders, *draft.at_once) == (order,), (seat, str(order), draft)
                read, wrong = drafts.read(moment.rules, moment.state, str(order))
                assert not wrong
                again = drafts.accept(moment.rules, moment.state, seat, read)
                assert (*again.orders, *again.at_once) == (order,), (seat, str(order), again)


def influences(game: Game, seat: str) -> set[str]:
    owners = {unit.at: unit.owner for unit in game.state.units.values()}
    return {owners[order.order.unit.at] for order in game.options(seat) if isinstance(order, Influence)}  # type: ignore[union-attr]


def test_the_opening_table_of_eligibility() -> None:
    """M-08."""
    game = new_game(["masters"])
    minors = set(books(game).minors)
    barred = {(seat, minor) for seat in game.rules.names for minor in minors - influences(game, seat)}
    assert barred == {
        ("Austria", "Rumania"), ("Austria", "Serbia"), ("France", "Spain"), ("Germany", "Denmark"),
        ("Germany", "Holland"), ("Russia", "Rumania"), ("Turkey", "Bulgaria"),
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "F Gas -S- (A Mar-Spa)\nA Mar - Spa\nPortugal A Por -S- (French) A Mar-Spa",
        "F Hel -S- (A Kie-Den)\nA Kie - Den\nPortugal A Por -S- (Spanish) A Spa",
        "F TyS - Wes\nPortugal\nA Por -S- (Spanish) A Spa\nA Por -S- (Spanish) A Spa",
        "build A Mos", "build Rebel A Mos", "Adjustments 1902 Annex Serbia", "Adjustments 1903 construct A Ser",
        "Build F Lvp Disband A Yrk", "Aid Italy and Aid Rebel A Arm", "Build A Ven", "F BlS - Con", "F StP(S) - BOT",
        "Rebel A Mos: A Mos - Lvn", "Rebel A Mos A Mos - Lvn", "Rebel A Mos - Lvn x3",
    ],
)  # fmt: skip
def test_everything_that_is_printed_is_read(text: str) -> None:
    """MA-72."""
    for phase in ("M", "A"):
        _read, wrong = new_game(["masters"]).rules.grammar.read(text, EUROPE, phase)
        assert not wrong


@pytest.mark.parametrize(
    ("text", "count"),
    [("Norway A NWY H x3", 3), ("Norway A NWY H x 2, A VIE H", 3), ("Norway A NWY H x2 A VIE H", 3), ("A VIE H ×2", 2)],
)
def test_copies(text: str, count: int) -> None:
    read, wrong = new_game(["masters"]).rules.grammar.read(text, EUROPE, "M")
    assert not wrong
    assert len(read) == count
    assert new_game(["standard"]).rules.grammar.read(text, EUROPE, "M")[1]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Build A PAR Build Rebel F StP(S) Aid Italy x2 Build F BRE",
         ["Build A PAR", "Build Rebel F STP/SC", "Aid Italy", "Aid Italy", "Build F BRE"]),
        ("Build Rebel A MOS Build A PAR", ["Build Rebel A MOS", "Build A PAR"]),
        ("Disband A YOR Build F LVP Annex SER", ["Disband A YOR", "Build F LVP", "Annex SER"]),
        ("Annex SER Annex BUL Aid Turkey Build A VIE", ["Annex SER", "Annex BUL", "Aid Turkey", "Build A VIE"]),
        ("Rebel A MOS Lose A MOS", ["Disband A MOS"]),
        ("Rebel Army North Africa: Remove A NAF, Build A PAR", ["Remove A NAF", "Build A PAR"]),
    ],
)  # fmt: skip
def test_orders_stand_in_the_order_in_which_they_are_written(text: str, orders: list[str]) -> None:
    """Lists are paid for from top to bottom (M3.4), and several orders may be on one line (MA-72)."""
    read, wrong = new_game(["masters"]).rules.grammar.read(text, EUROPE, "A")
    assert not wrong
    assert [str(line.order) for line in read] == orders


# --- what is told


@pytest.mark.parametrize(("said", "votes", "counts"), [("authors", 1, 1), ("counts", 0, 1), ("winner_only", 0, 0)])
def test_who_is_told_of_the_votes(said: str, votes: int, counts: int) -> None:
    """MA-26."""
    game = new_game(["masters"], {"masters.vc_publish": said})
    game.submit("Italy", "Norway A NWY - FIN")
    game.process()
    told = game.history("France")
    assert sum(isinstance(event, VotesCast) for event in told) == votes
    assert sum(isinstance(event, OrdersTallied) for event in told) == counts
    assert bool(game.view("France")["state"]["masters"]["tallies"]) == bool(counts)
    assert game.view(GM)["state"]["masters"]["votes"] == {"Italy": ("Influence A NWY - FIN",)}
    assert "A FIN" in game.view("France")["units"]["Norway"]


def test_a_vacancy_counts_from_the_next_phase_on() -> None:
    """MA-5."""
    game = new_game(["masters"])
    game.vacate("Italy")
    assert "Italy" not in influences(game, "Turkey")
    game.process()
    assert "Italy" in influences(game, "Turkey")
    game.take_seat("Italy")
    assert "Italy" not in influences(game, "Turkey")


def test_vacant_powers_must_be_on_the_board() -> None:
    for said in ("Atlantis", ",".join(EUROPE.power)):
        with pytest.raises(RulesClash, match="left without a player"):
            new_game(["masters"], {"masters.vacant": said})


def test_orders_survive_a_rollback() -> None:
    game = new_game(["masters"])
    game.submit("Italy", "Norway A NWY - FIN x2, A VEN - APU")
    game.process()
    game.rollback("S1901M", with_orders=True)
    game.process()
    assert books(game).tallies == {"A NWY": {"A NWY - FIN": 2}}


def test_the_winter_is_written_only_at_the_end_of_the_year() -> None:
    game = new_game(["masters"])
    orders: list[Order] = [line.order for line in game.rules.grammar.read("Annex SER\nAid Italy", EUROPE, "M")[0]]
    draft = drafts.accept(game.rules, game.state, "Austria", orders)
    assert [why.code for _order, why in draft.refused] == ["wrong-phase", "wrong-phase"]


WORDS_OF_OTHERS = (
    *("Build Rebel A PAR", "Builds rebel F BRE", "Rebel Build A PAR", "Build Belgian A PAR", "Belgium Build A PAR"),
    *("Annex PAR", "Aid Italy", "Influence A PAR - BUR", "France (A) Build A PAR"),
)


@pytest.mark.parametrize("rules", ["standard", "formal", "international-relations", "world-war-one"])
@pytest.mark.parametrize("text", WORDS_OF_OTHERS)
def test_words_that_only_other_rules_know_are_told_and_not_dropped(rules: str, text: str) -> None:
    assert not_followed(rules, text)


@pytest.mark.parametrize(
    "rules", ["annexation", "disarmament", "foreign-aid", "annexation + disarmament + foreign-aid"]
)
@pytest.mark.parametrize("text", [text for text in WORDS_OF_OTHERS if text[:3] not in ("Ann", "Aid")])
def test_nor_are_those_of_another_of_the_six(rules: str, text: str) -> None:
    assert not_followed(rules, text)


def not_followed(rules: str, text: str) -> bool:
    """Is nothing of this followed in a winter in which France may build in Paris and Brest?"""
    told = set_up(rules, text)
    return not told.orders and not told.at_once and bool(told.misread or told.refused)


def set_up(rules: str, text: str) -> drafts.Draft:
    game = Game.new(rules, EUROPE, bytes(range(32)))
    seat = game.rules.seated("France")[0]
    state = game.state
    units = [
        UnitsRemoved(tuple(state.units), "removed"),
        UnitPlaced(900, "France", "A", "BUR"),
        UnitPlaced(901, "Turkey", "A", "CON"),
    ]
    _log, state = play.place(game.rules, state, units)
    _log, state = play.resume(game.rules, state, "W1917A", always=True)
    read, misread = drafts.read(game.rules, state, text)
    return with_(drafts.accept(game.rules, state, seat, read), misread=tuple(misread))
