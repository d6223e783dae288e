"""Factional Diplomacy beyond its scenarios: messages, secrets, drafts, replacements, whole games."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import re
from collections.abc import Mapping
from itertools import pairwise

import pytest
from msgspec.structs import replace

from casusbelli.bots.match import Match
from casusbelli.core.board_names import BoardNames
from casusbelli.core.canon import encode
from casusbelli.core.events import (
    CentersTaken,
    DiceKeyed,
    DiceRolled,
    GameResumed,
    OrdersRevealed,
    SeatVacated,
    StatePlaced,
    UnitsPassed,
)
from casusbelli.core.translations import name_in
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import RollAwaited, rolled, wrong_keys, wrong_rolls
from casusbelli.engine.display import read_panel
from casusbelli.engine.game import Game, Halted, OrdersAwaited, WrongPhase
from casusbelli.engine.view import GM
from casusbelli.packs.factional.facts import AT_WAR, Country, Politics, YearCounted, factions
from casusbelli.packs.factional.votes import Counted
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.records.games.verify import check_dice, rejudge
from casusbelli.testing.random_games import SEED, moments, new_game, played_on, random_game, scattered_game
from tests.engine.known import EUROPE

POWERS = tuple(EUROPE.power)


def game_of(options: dict[str, str] | None = None) -> Game:
    return new_game(["factional"], options)


def politics(game: Game) -> Politics:
    own: Politics = game.state.own["factional"]
    return own


def country(game: Game, name: str) -> Country:
    return politics(game).countries[name]


def office(game: Game, name: str, governs: bool = True) -> str:
    """The seat of the Government, or of the Opposition."""
    first = country(game, name).government == "A"
    return f"{name} ({'A' if first is governs else 'B'})"


def to_winter(game: Game, kind: str = "P") -> None:
    while not game.phase.startswith("W") or not game.phase.endswith(kind):
        game.process()


def placed(table: Mapping[str, object], options: dict[str, str] | None = None, phase: str = "S1902M") -> Game:
    """A game on the opening position with politics set up by hand."""
    game = game_of(options)
    log, state = play.set_up(game.rules)
    more, state = play.place(game.rules, state, [StatePlaced("factional", dict(table))])
    arranged, state = play.place(game.rules, state, game.rules.arranged(game.rules.turn(state), "factional", table))
    opened, state = play.resume(game.rules, state, phase, always=True)
    game.log, game.state = [*log, *more, *arranged, *opened], state
    return game


def stands_still(game: Game) -> bool:
    return bool(game.halted)


# --- whole games


@pytest.mark.drawn(2)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_books(seed: int, full: bool) -> None:
    """FD4.2, FD7.1, FD2.2, FD14.5: the invariants hold at every moment of any game."""
    rng = random.Random(seed)
    options = rng.choice([{}, {"factional.term": "1"}, {"factional.politics_before_builds": "false"}])
    start = scattered_game(["factional"], rng, options) if seed % 2 else new_game(["factional"], options)
    played = played_on(start, seed, 60 if full else 25)
    game = played.game
    assert play.fold(game.rules, game.log) == game.state
    assert wrong_rolls(game.log, SEED) == []
    labels = [event.label for event in game.log if isinstance(event, DiceRolled)]
    assert len(labels) == len(set(labels))
    for moment in moments(played):
        check_books(moment)


def check_books(game: Game) -> None:
    counted = [event for event in game.log if isinstance(event, YearCounted)]
    for name, known in politics(game).countries.items():
        assert 30 <= known.A <= 70
        assert (known.government is None) is (known.regime == AT_WAR)
        assert sum(known.years.values()) == sum(event.country == name for event in counted)
        owners = {owner for owner in game.state.owners if owner in factions(name)}
        assert not owners or known.regime == AT_WAR
        assert known.pending is None or known.regime == "normal"
    rows = game.view()["state"]["factional"]
    assert all(rows[name]["A"] + rows[name]["B"] == 100 for name in POWERS)
    years = [(event.country, event.year) for event in counted]
    assert len(years) == len(set(years))


@pytest.mark.parametrize("seed", [1, 2])
def test_civil_wars_break_out_and_end(seed: int) -> None:
    """Everyone revolts and nobody gives in: seven wars, and each country is whole before and after."""
    game = game_of({"factional.term": "5"})
    to_winter(game)
    for name in POWERS:
        game.submit(office(game, name, governs=True), "If revolution succeeds: Counter-Revolution")
        game.submit(office(game, name, governs=False), "Revolution")
    game.process()
    wars = [name for name in POWERS if country(game, name).regime == AT_WAR]
    assert wars
    for name in wars:
        assert not game.state.owned(name)
        assert all(unit.owner != name for unit in game.state.units.values())
        home = EUROPE.power[name].home
        assert {center for side in factions(name) for center in game.state.owned(side)} == set(home)
    scores = game.view()["scores"]
    assert scores == {name: len(EUROPE.power[name].home) for name in POWERS}
    while game.phase != "S1902M":
        game.process()
    for name in wars:
        game.submit(f"{name} ({'AB'[seed - 1]})", "Concede")
        assert country(game, name).regime == "dictatorship"
        assert {unit.owner for unit in game.state.units.values()}.isdisjoint(factions(name))


# --- seats


def test_a_replacement_enters_in_opposition_just_before_the_election() -> None:
    """F-44: FD17.4, FD17.5."""
    game = placed({"France": {"government": "B", "regime": "one-party", "vacant": ["A"], "A": 30}}, phase="F1903M")
    assert game.state.vacant == {"France (A)"}
    game.take_seat("France (A)")
    assert country(game, "France").regime == "normal"
    assert (country(game, "France").government, country(game, "France").A) == ("B", 30)
    game.process()
    roll = next(e.roll for e in game.log if isinstance(e, DiceRolled) and e.label == "France/1903/election")
    assert country(game, "France").pending == ("lost-election" if roll <= 30 else None)


def test_one_who_comes_to_an_empty_country_governs() -> None:
    """FA-43, FA-44."""
    game = placed({"France": {"government": "B", "regime": "one-party", "vacant": ["A", "B"]}})
    assert not {"France (A)", "France (B)"} & game.owed().keys()
    game.take_seat("France (A)")
    assert (country(game, "France").government, country(game, "France").regime) == ("A", "one-party")
    game.take_seat("France (B)")
    assert (country(game, "France").government, country(game, "France").regime) == ("A", "normal")


def test_a_halt_ends_when_somebody_comes() -> None:
    """FD18.2, FD17.5: the election waits for the replacement."""
    until = {"factional.one_party_until": "next_election_then_halt"}
    game = placed({"France": {"government": "B", "regime": "one-party", "vacant": ["A"], "A": 30}}, until, "F1903M")
    game.process()
    assert game.phase == "W1903P"
    assert [str(why) for why in game.halted] == ["An election is due in France, and nobody plays France (A)."]
    with pytest.raises(Halted, match="France"):
        game.process(deadline=True)
    waiting = game.fork("W1903P")
    game.take_seat("France (A)")
    assert not stands_still(game)
    assert "France/1903/election" in {e.label for e in game.process() if isinstance(e, DiceRolled)}
    waiting.resume("the game-master", "nobody was found")
    assert not stands_still(waiting)
    assert "France/1903/election" not in {e.label for e in waiting.process() if isinstance(e, DiceRolled)}
    assert (country(waiting, "France").regime, country(waiting, "France").next_election) == ("one-party", 1906)


@pytest.mark.parametrize(("until", "leaving", "phase", "stopped"), [
    ("next_election_then_halt", "France (B)", "W1903P", True),
    ("next_election_then_halt", "France (A)", "W1903P", True),
    ("replacement", "France (A)", "W1903P", False),
    ("next_election_then_halt", "France (A)", "W1902P", False),
    ("next_election_then_halt", "France (A)", "W1903Q", False),
])  # fmt: skip
def test_who_leaves_in_the_winter_of_the_election_stops_the_game(
    until: str, leaving: str, phase: str, stopped: bool
) -> None:
    """FD18.2: there was no time to find a replacement."""
    pending = {"pending": "lost-election"} if phase[5:] == "Q" else {}
    table = {"France": {"government": "A", "next_election": 1903, **pending}}
    game = placed(table, {"factional.one_party_until": until}, phase)
    game.vacate(leaving)
    assert stands_still(game) is stopped
    if stopped:
        with pytest.raises(Halted, match="France"):
            game.process()
        game.vacate("France (A)" if leaving.endswith("(B)") else "France (B)")
        game.resume("the game-master", "nobody was found")
        assert "France/1903/election" not in {e.label for e in game.process() if isinstance(e, DiceRolled)}
        assert not stands_still(game)


def test_a_seat_that_nobody_ever_held_costs_nothing() -> None:
    """FA-46."""
    game = game_of({"factional.unfilled": "Italy A, Turkey B,Germany A, Germany B"})
    assert game.state.vacant == {"Italy (A)", "Turkey (B)", "Germany (A)", "Germany (B)"}
    for name, governs in (("Italy", "B"), ("Turkey", "A")):
        assert (country(game, name).regime, country(game, name).A) == ("one-party", 50)
        assert (country(game, name).government, country(game, name).next_election) == (governs, 1903)
    labels = {event.label for event in game.log if isinstance(event, DiceRolled)}
    assert labels == {f"{name}/start/election" for name in ("Austria", "England", "France", "Russia")}
    assert not {"Germany (A)", "Germany (B)"} & game.owed().keys()
    game.take_seat("Italy (A)")
    assert (country(game, "Italy").regime, country(game, "Italy").government) == ("normal", "B")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Spain A", r"^There is no seat called Spain \(A\)\. The seats are Austria \(A\), Austria \(B\), "),
        ("Italy C", r"factional\.unfilled = 'Italy C': expected none or seats such as"),
        ("Italy", r"factional\.unfilled = 'Italy': expected none or seats such as"),
    ],
)
def test_only_seats_of_the_board_can_be_unfilled(said: str, why: str) -> None:
    with pytest.raises(RulesClash, match=why):
        game_of({"factional.unfilled": said})


@pytest.mark.parametrize(("most", "gone"), [("2", True), ("3", False), ("0", False)])
def test_missed_deadlines_are_a_resignation(most: str, gone: bool) -> None:
    """FA-45."""
    game = game_of({"factional.abandon_after": most})
    silent = office(game, "Turkey")
    for _season in range(2):
        for name in POWERS[:-1]:
            game.submit(office(game, name), f"{next(u for u in game.state.units.values() if u.owner == name)} H")
        game.process(deadline=True)
    assert (silent in game.state.vacant) is gone
    assert all(office(game, name) not in game.state.vacant for name in POWERS)
    other = game_of({"factional.abandon_after": most})
    for _phase in range(3):
        other.process()
    assert not other.state.vacant


def test_who_writes_again_has_not_abandoned_the_game() -> None:
    game = game_of()
    silent, gone = office(game, "Turkey"), office(game, "France")
    game.process(deadline=True)
    assert politics(game).missed[silent] == 1
    game.submit(silent, "A CON H")
    game.process(deadline=True)
    assert silent not in politics(game).missed
    assert gone in game.state.vacant


def test_an_opposition_that_does_not_revolt_has_missed_nothing() -> None:
    game = game_of()
    to_winter(game)
    game.process(deadline=True)
    assert not politics(game).missed


def test_whoever_left_while_the_game_was_taken_back_does_not_govern() -> None:
    game = game_of()
    game.process()
    leaving = office(game, "France")
    game.vacate(leaving)
    game.rollback("S1901M")
    game.process()
    assert office(game, "France") != leaving
    assert country(game, "France").regime == "one-party"


# --- drafts


def test_what_a_conceding_faction_had_ordered_is_dropped() -> None:
    """FA-29."""
    table = {"France": {"regime": "civil-war"}}
    game = game_of()
    _log, state = play.set_up(game.rules)
    passed = play.place(game.rules, state, [StatePlaced("factional", table)])[1]
    units = tuple(n for n, unit in passed.units.items() if unit.owner == "France")
    split = [UnitsPassed(units, "France (A)"), CentersTaken(dict.fromkeys(("PAR", "BRE", "MAR"), "France (A)"))]
    split.append(UnitsPassed(units[:1], "France (B)"))
    _log, state = play.place(game.rules, passed, split)
    _log, game.state = play.resume(game.rules, state, "S1902M")
    first = str(game.state.units[units[0]])
    assert game.submit("France (B)", f"{first} H").orders
    assert game.submit("France (A)", f"{first} H").refused[0][1].code == "not-your-factions-unit"
    draft = game.submit("France (B)", f"{first} H\nConcede")
    assert not draft.orders
    assert draft.refused[-1][1].code == "not-government"
    assert game.submit("France (A)", f"{first} H").orders


def test_a_deputys_draft_is_seen_only_where_it_is_used() -> None:
    """FA-40, FA-45."""
    for governs in (False, True):
        game = game_of({"factional.nmr_backup": "opposition_backup"})
        deputy = office(game, "France", governs=False)
        assert {str(order) for order in game.options(deputy)} >= {"A PAR - BUR", "A PAR H"}
        assert game.submit(deputy, "A PAR - BUR").orders
        if governs:
            game.submit(office(game, "France"), "A MAR - SPA")
        (said,) = [event for event in game.process() if isinstance(event, OrdersRevealed)]
        assert (deputy in said.orders) is not governs
        at = {unit.at for unit in game.state.units.values() if unit.owner == "France"}
        assert ("BUR" in at, "SPA" in at) == (not governs, governs)


def test_by_default_the_opposition_is_offered_no_orders() -> None:
    game = game_of()
    assert not list(game.decisions(office(game, "France", governs=False)))
    assert list(game.decisions(office(game, "France")))


# --- press and secrets


def test_factions_write_to_everybody() -> None:
    """F-47, FD2.3: rights belong to factions, not to offices."""
    game = game_of()
    t = game.rules.turn(game.state)
    assert len(game.rules.names) == 14
    for sender in game.rules.names:
        assert all(not game.rules.forbids_press(t, sender, reader) for reader in game.rules.names)


def test_instructions_votes_and_vetoes_are_nobody_elses_business() -> None:
    """FA-13, FA-37."""
    games = [game_of() for _ in range(2)]
    secret, other = office(games[0], "France", governs=False), "Turkey (A)"
    games[1].submit(secret, "If lose election: Coup\nVeto")
    assert games[1].view(secret)["state"]["factional"]["standing"] == {secret: {"lose election": "Coup"}}
    for game in games:
        game.submit(office(game, "England"), "Propose draw")
    games[1].submit(secret, "Vote for 1")
    for viewer in (other, None):
        told = [encode((g.view(viewer), g.history(viewer), g.panels(viewer))) for g in games]
        assert told[0] == told[1]
    assert games[0].view(GM) != games[1].view(GM)


@pytest.mark.parametrize(("said", "seen"), [("true", 7), ("own_country", 1), ("gm", 0)])
def test_who_knows_the_index(said: str, seen: int) -> None:
    """FA-39."""
    game = game_of({"factional.di_public": said})
    rows = game.view("France (A)")["state"]["factional"]
    assert sum("A" in rows[name] and "years_of_control" in rows[name] for name in POWERS) == seen
    assert sum(isinstance(event, DiceRolled) for event in game.history("France (A)")) == seen
    assert sum(isinstance(event, DiceRolled) for event in game.history(None)) == (7 if said == "true" else 0)
    to_winter(game)
    rebel = office(game, "France", governs=False)
    told = " ".join(str(c.text) for c in game.preview(rebel, "Revolution"))
    assert ("You win if" in told) is (said != "gm")
    table = next(panel for panel in game.panels("France (A)") if str(panel.title) == "Governments")
    assert sum(bool(row[2]) for row in table.rows) == seen
    assert sum(isinstance(event, YearCounted) for event in game.history("France (A)")) == seen


def test_a_veto_is_told_only_where_votes_are_public() -> None:
    """FA-37."""
    for said, vetoes in (("false", ()), ("true", ("France",))):
        game = game_of({"factional.public_votes": said})
        game.submit(office(game, "England"), "Propose draw")
        for name in POWERS:
            if name != "England":
                game.submit(office(game, name), "Vote for")
        game.submit(office(game, "France", governs=False), "Veto")
        (counted,) = [event for event in game.process() if isinstance(event, Counted)]
        assert (counted.carried, counted.vetoes) == (False, vetoes)
        assert [name for name, vote in counted.votes.items() if vote == "against"] == ["France"]
        assert game.state.outcome is None


# --- dice


def test_rolls_do_not_depend_on_the_order_of_processing() -> None:
    """F-48, FA-49: each label has its roll."""
    found = []
    for names in (("France", "Turkey"), ("Turkey", "France")):
        game = game_of()
        to_winter(game)
        for name in names:
            game.submit(office(game, name, governs=False), "Revolution")
        found.append({e.label: e.roll for e in game.process() if isinstance(e, DiceRolled)})
    assert found[0] == found[1]


def test_every_roll_can_be_made_again_from_the_keys() -> None:
    """F-49: with the arithmetic of the ruling and none of our code. The key of a round reveals nothing about the
    next."""
    game = game_of({"factional.term": "1"})
    while game.phase != "S1903M":
        for seat in game.owed() if game.phase[5:] in "PQX" else ():
            game.submit(seat, {"P": "Revolution", "Q": "Coup\nCounter-Revolution", "X": "Counter-Coup"}[game.phase[5:]])
        game.process()
    keyed = [event for event in game.log if isinstance(event, DiceKeyed)]
    chain = keyed[0].key
    assert [event.number for event in keyed] == [0, 1, *range(2, 8)]  # the start; three rounds in each of two winters
    for before, after in pairwise(keyed):
        assert hashlib.sha256(bytes.fromhex(after.key)).hexdigest() == before.key
    key, rolls = keyed[0], 0
    for event in game.log:
        key = event if isinstance(event, DiceKeyed) else key
        if isinstance(event, DiceRolled):
            decided = json.dumps([sorted(key.decisions), []], separators=(",", ":"), ensure_ascii=False)
            told = f"{chain}{event.label}{hashlib.sha256(decided.encode()).hexdigest()}"
            digest = hmac.digest(bytes.fromhex(key.key), told.encode(), "sha256")
            assert (event.roll, event.source) == (int.from_bytes(digest, "big") % 100 + 1, "chain")
            rolls += 1
    assert rolls > 14
    assert any("Coup" in line for event in keyed for line in event.decisions)
    assert wrong_keys(game.log, SEED) == []


def test_a_false_key_is_found() -> None:
    game = game_of()
    n, first = next((n, event) for n, event in enumerate(game.log) if isinstance(event, DiceKeyed) and event.number)
    for lie in ({"key": "00" * 32}, {"decisions": ("France (A): Revolution",)}, {"number": 5}):
        false = replace(first, **lie)
        assert wrong_keys([*game.log[:n], false, *game.log[n + 1 :]], SEED) == [false]
        assert bool(wrong_rolls([*game.log[:n], false, *game.log[n + 1 :]], SEED)) is ("key" not in lie)


def test_a_die_falls_by_what_was_decided_in_its_round() -> None:
    """FA-49: nobody can try out decisions, or predict the roll before everyone has decided."""
    found = []
    for names in (("France",), ("France", "Turkey")):
        game = game_of()
        to_winter(game)
        for name in names:
            game.submit(office(game, name, governs=False), "Revolution")
        game.process()
        found.append(
            next(e.roll for e in game.log if isinstance(e, DiceRolled) and e.label == "France/1901/revolution")
        )
    assert found[0] != found[1]


def test_dice_of_a_game_that_was_taken_back_have_another_chain() -> None:
    game = game_of()
    to_winter(game)
    rebel = office(game, "France", governs=False)
    for _time in range(2):
        game.submit(rebel, "Revolution")
        game.process()
        game.rollback("W1901P")
    first, second = [e for e in game.log if isinstance(e, DiceKeyed) and e.number == 2]
    assert first.chain == next(e.key for e in game.log if isinstance(e, DiceKeyed))
    assert first.chain != second.chain
    assert first.key != second.key
    assert not wrong_keys(game.log, SEED)
    assert not wrong_rolls(game.log, SEED)


def test_dice_from_the_seed_alone() -> None:
    """dice_source=scripted: the same rolls whatever is decided, and no keys."""
    game = game_of({"factional.dice_source": "scripted"})
    to_winter(game)
    game.submit(office(game, "France", governs=False), "Revolution")
    game.process()
    assert not [event for event in game.log if isinstance(event, DiceKeyed)]
    fell = {event.label: event.roll for event in game.log if isinstance(event, DiceRolled)}
    assert fell["France/1901/revolution"] == rolled(SEED, (), "France/1901/revolution", 100)


def test_the_game_master_throws_the_dice() -> None:
    """FA-49, dice_source=manual: the game waits for the roll, and nobody can write orders in the meantime."""
    game = Game.new("factional(dice_source=manual)", EUROPE, SEED)
    assert game.awaited is not None
    assert game.awaited.label == "Austria/start/election"
    assert not list(game.options("France (A)"))
    assert not game.owed()
    with pytest.raises(ValueError, match="1 to 100, not 101"):
        game.throw(101)
    for name in POWERS[:-1]:
        with pytest.raises(RollAwaited, match="start/election: the game master has to roll"):
            game.throw(50 if name != "Turkey" else 51)
        assert country(game, name).government is None
    game.throw(51)
    assert [country(game, name).government for name in POWERS] == [*"AAAAAA", "B"]
    with pytest.raises(WrongPhase, match="does not wait for a die"):
        game.throw(50)
    to_winter(game)
    game.submit("France (B)", "Revolution")
    with pytest.raises(RollAwaited, match="France/1901/revolution"):
        game.process()
    with pytest.raises(WrongPhase, match="dice have been rolled: France/1901/revolution"):
        game.submit("Italy (B)", "Revolution")
    with pytest.raises(WrongPhase):
        game.process()
    game.throw(100)
    assert game.phase == "W1901Q"
    rolls = [event for event in game.log if isinstance(event, DiceRolled)]
    assert {event.source for event in rolls} == {"manual"}
    assert check_dice(game).by_hand == tuple(event.label for event in rolls)
    again = read_game(write_game(game), lambda _name: EUROPE)
    assert (again.state, check_dice(again).wrong) == (game.state, ())
    game.rollback("W1901P")
    game.submit("France (B)", "Revolution")
    with pytest.raises(RollAwaited):  # it is another roll: everybody has seen the old one
        game.process()
    game.rollback("S1901M")
    assert game.awaited is None


def test_bots_need_no_game_master() -> None:
    options = {"factional.dice_source": "manual", "factional.one_party_until": "next_election_then_halt"}
    match = Match.of("factional(term=1, unfilled=France B)", "standard", options, {}, "bots")
    game = match.play(4)
    assert {event.source for event in game.log if isinstance(event, DiceRolled)} == {"manual"}
    assert any(isinstance(event, GameResumed) for event in game.log)
    assert country(game, "France").regime == "one-party"


# --- the game-master


def test_a_halted_game_stands_still() -> None:
    game = game_of()
    game.submit(office(game, "France"), "A PAR - BUR")
    game.halt("Anna", "holidays")
    assert game.halted == ("holidays",)
    assert game.submit(office(game, "Italy"), "A VEN - TYR").orders
    with pytest.raises(Halted, match="holidays"):
        game.process()
    game.rollback("S1901M", with_orders=True)
    assert stands_still(game)
    game.resume("Anna")
    assert not stands_still(game)
    with pytest.raises(WrongPhase, match="not halted"):
        game.resume()
    game.process()
    assert "BUR" in {unit.at for unit in game.state.units.values()}
    assert not [fault for phase in rejudge(game) for fault in (*phase.faults, *phase.differences)]


def test_in_a_halted_game_a_civil_war_waits_for_a_replacement() -> None:
    """FA-42."""
    found = {}
    for case in ("left", "halted", "replaced", "resumed"):
        game = placed({"France": {"regime": "civil-war"}})
        if case != "left":
            game.halt()
        game.vacate("France (A)")
        if case == "replaced":
            game.take_seat("France (A)")
        if case in ("replaced", "resumed"):
            game.resume()
        found[case] = (country(game, "France").regime, country(game, "France").government)
    peace, war = ("dictatorship", "B"), ("civil-war", None)
    assert found == {"left": peace, "halted": war, "replaced": war, "resumed": peace}


def test_who_is_replaced_in_office_leaves_it() -> None:
    """FA-44."""
    game = placed({"France": {"government": "A", "A": 60}})
    game.replace("France (A)")
    assert (country(game, "France").government, country(game, "France").regime) == ("B", "normal")
    assert country(game, "France").A == 30
    assert game.state.tenure["France (A)"] == 2
    game.replace("France (A)")
    assert (country(game, "France").government, country(game, "France").A) == ("B", 30)


def test_a_game_that_waits_for_orders_has_no_deadlines() -> None:
    """FD18.1. A deputy's draft will do; in the politics of the winter silence is an answer."""
    game = game_of({"factional.no_nmr": "true", "factional.nmr_backup": "opposition_backup"})
    for name in POWERS[:-1]:
        game.submit(office(game, name), "")
    with pytest.raises(OrdersAwaited, match=re.escape(office(game, "Turkey"))):
        game.process(deadline=True)
    game.submit(office(game, "Turkey", governs=False), "A CON - BUL")
    game.process(deadline=True)
    assert game.phase == "F1901M"
    game.process()  # everybody who wanted to has written
    assert game.phase == "W1901P"
    game.process(deadline=True)
    assert game.phase != "W1901P"


def test_nobody_rolls_by_looking() -> None:
    game = game_of()
    to_winter(game)
    before = len(game.log)
    for seat in game.rules.names:
        list(game.choices(seat))
    assert len(game.log) == before


# --- what is shown


def test_previews_state_the_odds() -> None:
    """F5."""
    game = placed({"France": {"government": "A", "A": 60}, "Italy": {"government": "B", "A": 60}}, phase="W1902P")
    assert [str(c.text) for c in game.preview("France (B)", "Revolution")] == [
        "The index becomes 70 for A and 30 for B.",
        "You win if the roll is 71 to 100 (30%).",
    ]
    assert [str(c.text) for c in game.preview("Italy (A)", "Revolution")] == [
        "The index becomes 50 for A and 50 for B.",
        "You win if the roll is 1 to 50 (50%).",
    ]


def test_no_odds_are_told_as_none() -> None:
    for governs, index in (("A", 100), ("B", 0)):
        game = placed({"France": {"government": governs, "A": index}}, {"factional.di_max": "100"}, "W1902P")
        rebel = office(game, "France", governs=False)
        assert "No roll lets you win." in [str(c.text) for c in game.preview(rebel, "Revolution")]


def test_panels_tell_offices_calendars_wars_and_dice() -> None:
    table = {
        "France": {"government": "A", "pending": "lost-election"},
        "Italy": {"regime": "civil-war"},
        "Turkey": {"government": "B", "regime": "dictatorship", "dictatorship_until": 1905},
        "Russia": {"government": "B", "regime": "one-party", "vacant": ["A"]},
    }
    game = placed(table, phase="S1903M")
    titles = [str(panel.title) for panel in game.panels("France (B)")]
    assert {"France (B): Opposition", "Civil wars", "Governments"} <= {*titles}
    notes = {
        seat: next(str(p.note) for p in game.panels(seat) if str(p.title).startswith(seat)) for seat in game.rules.names
    }
    assert "An election is due" in notes["France (A)"]
    assert "civil war" in notes["Italy (A)"]
    assert "1905" in notes["Turkey (A)"]
    assert "one-party" in notes["Russia (B)"]
    free = placed({"England": {"government": "A"}})
    assert [str(p.note) for p in free.panels("England (B)") if "Opp" in str(p.title)] == [
        "You may attempt a revolution this Winter."
    ]
    started = game_of()
    assert any(str(panel.title) == "This year's dice" for panel in started.panels("France (A)"))
    proposing = office(started, "France")
    started.submit(proposing, "Propose draw")
    assert any(str(panel.title) == "Proposals to end the game" for panel in started.panels(proposing))


def own_panel(game: Game, seat: str) -> tuple[dict[str, str], str]:
    panel = next(panel for panel in map(read_panel, game.panels(seat)) if panel.title.startswith(f"{seat}:"))
    return {row[0]: row[1] for row in panel.rows}, panel.note


def test_a_faction_sees_where_it_stands_and_what_it_may_try() -> None:
    """F5: its own bar, the arithmetic of the year, years, calendar and odds, for either letter."""
    table = {
        "France": {"government": "A", "A": 60, "next_election": 1903, "years_of_control": {"A": 1, "B": 2}},
        "Italy": {"government": "B", "A": 60, "pending": "lost-election", "next_election": 1903},
        "Turkey": {"government": "B", "regime": "dictatorship", "dictatorship_until": 1905},
    }
    game = placed(table, {"factional.nmr_backup": "opposition_backup"}, phase="S1902M")
    odds = "You win if the roll is 71 to 100 (30%)."
    assert own_panel(game, "France (B)")[0] == {
        "Your index": "40 (between 30 and 70)",
        "Years of control": "2 for you, 1 for the other faction",
        "Next election": "Winter 1903",
        "If you attempt a revolution": f"The index becomes 70 for A and 30 for B. {odds}",
        "Your orders to units": "They are a draft, which is used only if the Government sends no orders at all.",
    }
    assert own_panel(game, "France (A)")[0] == {
        "Your index": "60 (between 30 and 70)",
        "Years of control": "1 for you, 2 for the other faction",
        "Next election": "Winter 1903",
    }
    assert own_panel(game, "Italy (B)")[0]["If you attempt a coup"].endswith(odds)
    assert "If you attempt a revolution" not in own_panel(game, "Italy (A)")[0]
    rows = own_panel(game, "Turkey (A)")[0]
    assert (rows["Military dictatorship until"], "Next election" in rows) == ("Winter 1905", False)
    (public,) = [panel for panel in map(read_panel, game.panels(None)) if panel.title == "Governments"]
    offices = {row[0]: row[1] for row in public.rows}
    assert offices["Italy"] == "Faction B, elected. Still open: a decision about a coup"
    assert offices["Turkey"] == "Faction B, winner of a civil war (military dictatorship)"
    hold = placed(table)
    assert "Your orders to units" not in own_panel(hold, "France (B)")[0]


def test_the_arithmetic_of_the_year_stands_line_by_line() -> None:
    game = placed({"France": {"government": "A", "baseline": ["BRE", "MAR", "SPA"]}}, phase="F1902M")
    game.process()
    rows, note = own_panel(game, "France (B)")
    assert (rows["PAR regained"], rows["SPA lost"]) == ("+10 for the Government", "-5 for the Government")
    assert rows["Your index"] == "45 (between 30 and 70)"
    assert note == "You may attempt a revolution this Winter."


@pytest.mark.parametrize(("before", "phase", "said"), [
    ("true", "W1902P", "You may"), ("true", "W1902Q", "over"), ("true", "W1902X", "over"), ("true", "W1902A", "over"),
    ("false", "W1902A", "You may"), ("false", "W1902Q", "over"), ("true", "S1902R", "You may"),
])  # fmt: skip
def test_when_a_winters_politics_are_over(before: str, phase: str, said: str) -> None:
    table = {"France": {"government": "A", "next_election": 1905}}
    game = placed(table, {"factional.politics_before_builds": before}, phase=phase)
    rows, note = own_panel(game, "France (B)")
    assert said in note
    assert ("If you attempt a revolution" in rows) is (said == "You may")


@pytest.mark.parametrize(("said", "hidden"), [("own_country", "Italy"), ("gm", "France")])
def test_no_panel_and_no_preview_tells_a_hidden_index(said: str, hidden: str) -> None:
    """FA-39: two games that differ in nothing but a hidden index look alike."""
    told = []
    for index in (40, 60):
        row = {"government": "A", "A": index, "years_of_control": {"A": index // 20, "B": 0}, "next_election": 1906}
        game = placed({hidden: row}, {"factional.di_public": said}, phase="W1902P")
        foreseen = [game.preview("France (B)", order) for order in ("Revolution", "Resign", "If lose election: Coup")]
        told.append((game.panels("France (B)"), game.panels(None), foreseen, game.view("France (B)")))
    assert told[0] == told[1]


def test_a_draft_is_not_shown_to_the_other_faction() -> None:
    """FA-40: nor are the Government's orders to the Opposition."""
    told = []
    for order in ("A PAR - BUR", "A PAR - PIC"):
        game = placed({"France": {"government": "A"}}, {"factional.nmr_backup": "opposition_backup"})
        game.submit("France (A)", order)
        game.submit("France (B)", order.replace("PAR", "MAR").replace("PIC", "GAS"))
        told.append([encode((game.view(seat), game.history(seat), game.panels(seat))) for seat in ("Italy (A)", None)])
        mine = placed({"France": {"government": "A"}}, {"factional.nmr_backup": "opposition_backup"})
        mine.submit("France (A)", order)
        told[-1].append(encode((mine.view("France (B)"), mine.history("France (B)"), mine.panels("France (B)"))))
    assert told[0] == told[1]


def test_where_the_dice_come_from_is_said_beside_them() -> None:
    for source, told in (("chain", "keys"), ("scripted", "seed"), ("manual", "game master")):
        game = game_of({"factional.dice_source": source})
        (dice,) = [panel for panel in game.panels(None) if str(panel.title) == "This year's dice"]
        assert told in str(dice.note)
        assert len(dice.rows) == 7


def test_resigning_is_offered_at_any_time_and_foreseen() -> None:
    """F3: in every phase and every regime, to whoever has a seat to give up."""
    table = {
        "France": {"government": "A"},
        "Italy": {"regime": "civil-war"},
        "Turkey": {"government": "B", "regime": "one-party", "vacant": ["A"]},
        "Russia": {"government": "B", "regime": "dictatorship", "dictatorship_until": 1905},
    }
    expected = {
        "France (A)": "France (B) governs alone, with the highest index possible.",
        "France (B)": "France (A) governs alone.",
        "Italy (A)": "Italy (B) wins the civil war.",
        "Turkey (B)": "Nobody is left to govern Turkey, and its units hold.",
        "Russia (B)": "Russia (A) governs alone, with the highest index possible.",
        "Russia (A)": "Russia (B) governs alone.",
    }
    for phase in ("S1902M", "S1902R", "W1902P", "W1902Q", "W1902X", "W1902A"):
        game = placed(table, phase=phase)
        for seat, told in expected.items():
            assert "Resign" in map(str, game.options(seat))
            assert [str(c.text) for c in game.preview(seat, "Resign")] == [told]
        assert "Resign" not in map(str, game.options("Turkey (A)"))
    game.halt("Anna", "somebody is looked for")
    assert [c.certain for c in game.preview("Italy (A)", "Resign")] == [False]


def test_what_giving_way_means_is_foreseen() -> None:
    table = {
        "France": {"government": "A", "pending": "lost-election", "next_election": 1903},
        "Italy": {"government": "A", "pending": "revolution", "next_election": 1906},
    }
    game = placed(table, phase="W1903Q")
    assert [str(c.text) for c in game.preview("France (A)", "No coup")] == [
        "France (B) governs until the election in Winter 1906."
    ]
    assert [str(c.text) for c in game.preview("Italy (A)", "Accept")] == [
        "Italy (B) governs until the election in Winter 1906."
    ]
    coup = placed({"France": {"government": "A", "pending": "coup", "next_election": 1903}}, phase="W1903X")
    told = ["France (A) stays in office as a junta until the election in Winter 1906."]
    assert [str(c.text) for c in coup.preview("France (B)", "Accept")] == told


def test_the_questions_of_the_winter_are_cards_of_who_has_to_answer() -> None:
    table = {
        "France": {"government": "A", "pending": "lost-election", "next_election": 1903},
        "Italy": {"government": "A", "pending": "revolution", "next_election": 1906},
    }
    game = placed(table, phase="W1903Q")
    cards = {seat.name: game.proposals(seat.name) for seat in game.seats if game.proposals(seat.name)}
    assert {
        name: [(str(reply.label), reply.order) for card in mine for reply in card.replies]
        for name, mine in cards.items()
    } == {
        "France (A)": [("Accept the result", "No coup"), ("Attempt a coup", "Coup")],
        "Italy (A)": [("Accept the revolution", "Accept Revolution"), ("Fight the revolution", "Counter-Revolution")],
    }
    assert str(cards["Italy (A)"][0].means) == (
        "If you accept: Italy (B) governs until the election in Winter 1906. If you fight, civil war breaks out."
    )


def test_the_rulebook_tells_this_games_numbers() -> None:
    text = game_of({"factional.term": "4", "factional.di_max": "80"}).rules_text()
    assert "every 4 years" in text
    assert "from 20 to 80" in text
    assert "`If coup succeeds: counter-coup` | At any time" in text


def test_a_state_that_is_none_is_refused_with_a_reason() -> None:
    for row in ({"regime": "anarchy"}, {"government": "C"}, {"A": 60, "B": 60}):
        with pytest.raises(ValueError, match=r"state\.factional"):
            placed({"France": row})


def test_years_follow_each_other() -> None:
    """FA-10: an election every term, whoever wins."""
    game = random_game(["factional"], 3, 40, directives=False).game
    years = [int(e.label.split("/")[1]) for e in game.log if isinstance(e, DiceRolled) and "/start/" not in e.label]
    elections = sorted({year for year in years if year})
    assert all(later - sooner == 3 for sooner, later in pairwise(elections))
    assert not any(isinstance(event, SeatVacated) for event in game.log)


@pytest.mark.parametrize(("order", "english", "german"), [
    ("Revolution", "Attempt a revolution", "Eine Revolution versuchen"),
    ("If lose election: Coup", "If you lose the election: attempt a coup",
     "Wenn Sie die Wahl verlieren: einen Putsch versuchen"),
    ("Veto", "Veto every proposal", "Veto gegen jeden Vorschlag"),
    ("Veto 3", "Veto proposal 3", "Veto gegen Vorschlag 3"),
    ("Propose draw", "Propose a draw", "Ein Unentschieden vorschlagen"),
    ("Propose draw Italy", "Propose draw Italy", "Propose draw Italy"),
])  # fmt: skip
def test_political_orders_have_names(order: str, english: str, german: str) -> None:
    """Where no message fits, an order is shown as it is typed."""
    assert BoardNames(EUROPE, "en").order(order) == english
    assert BoardNames(EUROPE, "de").order(order) == german


def test_factions_and_offices_are_named_in_the_readers_language() -> None:
    assert name_in("de", "Turkey (A)") == "Türkei (A)"
    assert name_in("de", "France (Government)") == "Frankreich (Regierung)"
    assert name_in("en", "France (Government)") == "France (Government)"
