"""International Relations: scenarios, random games and their invariants, and who learns what."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from casusbelli.core.events import (
    CentersTaken,
    DeadlineMissed,
    Event,
    OrdersJudged,
    OrdersRevealed,
    StatePlaced,
    UnitsMoved,
)
from casusbelli.core.notation import parse_all
from casusbelli.core.pairs import pair
from casusbelli.core.said import Said
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.display import Mark, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.spec import find_pack
from casusbelli.packs.international_relations import facts, penalties, rule_sentences, thresholds
from casusbelli.packs.international_relations.claimed import ClaimCompleted
from casusbelli.packs.international_relations.fallout import TableRulings, fallout
from casusbelli.packs.international_relations.orders import ClaimVictory, Enter
from casusbelli.records.scenarios.run import run_case
from casusbelli.records.scenarios.scenario_file import Case, read_scenarios
from casusbelli.testing.random_games import played_on, random_options, scattered_game
from casusbelli.variants import board

EUROPE = board("standard")
PACK = "international-relations"
SCENARIOS = Path(__file__).parents[1] / "scenarios"
POWERS = tuple(EUROPE.power)


def cases(name: str) -> list[Case]:
    return read_scenarios((SCENARIOS / f"{name}.toml").read_text(encoding="utf-8"))


def test_every_value_of_every_option_has_a_case() -> None:
    """The usual values are those of the acceptance cases."""
    written = " ".join(case.rules for case in cases("ir_rulings"))
    for component in find_pack(PACK).components:
        for option in component.options:
            for value in getattr(option.type, "values", ()):
                assert value == option.default or f"{option.key}={value}" in written


# --- whole games

LENGTH = 26


def test_a_game_recorded_before_there_were_thresholds_is_played_as_the_rulebook_is_printed() -> None:
    """Such a game names all other options of the rules. This list grows by nothing: what is added says ``before``."""
    newer = {"ir.solo", "ir.two", "ir.three", "ir.steered"}
    for name in ("standard", "western-mediterranean"):
        rules = Game.new(PACK, board(name), bytes(32)).rules
        fresh = rules.options
        assert {fresh[key] for key in newer} == {"map", "free"}
        recorded = {key: value for key, value in fresh.items() if key not in newer}
        assert sum(key.startswith("ir.") for key in recorded) == 47
        again = Game.new(PACK, board(name), bytes(32), recorded).rules
        assert [again.options[f"ir.{key}"] for key in ("solo", "two", "three", "steered")] == [*["printed"] * 3, "free"]
        assert [thresholds.points_for(again, kind) for kind in thresholds.kinds(again)] == [7, 12, 16]
        assert {key: again.options[key] for key in recorded} == recorded


def test_thresholds_are_fitted_to_the_board() -> None:
    found = {}
    for name in ("standard", "western-mediterranean", "indian-ocean"):
        rules = Game.new(PACK, board(name), bytes(32)).rules
        found[name] = (
            [thresholds.points_for(rules, kind) for kind in thresholds.kinds(rules)],
            thresholds.large(rules),
        )
        told = "\n".join(map(str, rule_sentences.ClaimRulebook().explains(rules)))
        assert ("Russia" in told) == (name == "standard")
    assert found == {
        "standard": ([7, 12, 16], ("Russia",)),
        "western-mediterranean": ([7], ("France",)),
        "indian-ocean": ([9, 15, 20], ("Mughals", "Persia")),
    }


def new_game(**options: str) -> Game:
    return Game.new(PACK, EUROPE, bytes(32), {f"ir.{key}": value for key, value in options.items()})


def random_games(full: bool) -> Iterator[Game]:
    for seed in range(60 if full else 6):
        rng = random.Random(seed)
        options = random_options([PACK], rng) if seed % 3 == 2 else {}
        game = scattered_game([PACK], rng, options) if seed % 2 else Game.new(PACK, EUROPE, bytes(32), options)
        yield played_on(game, seed, LENGTH).game


def states(game: Game) -> Iterator[tuple[Event, State]]:
    state = game.rules.empty()
    for event in game.log:
        state = game.rules.evolve(state, event)
        yield event, state


def own(state: State, name: str) -> Any:
    return state.own[name]


@pytest.mark.drawn(2, of="relations")
def test_what_always_holds_holds_in_random_games(full: bool) -> None:
    for game in random_games(full):
        assert play.fold(game.rules, game.log) == game.state
        walked = list(states(game))
        for event, state in walked:
            check_points(game, state)
            if not isinstance(event, facts.TiesChanged):  # what follows from a change is the next fact
                continue
            assert all(change.before != change.after for change in event.changes)
        for (_event, before), (_after, after) in pairwise(walked):
            check_step(game, before, after)
        for _event, state in walked:
            if _event.__class__.__name__ == "PhaseOpened":
                check_rights(game, state)
                check_ledger(game, state)


def check_points(game: Game, state: State) -> None:
    """A4: recomputed from the board and the ledger."""
    ledger = own(state, facts.OPINION).ledger
    told = penalties.points(game.rules.turn(state))
    for power in POWERS:
        assert told[power] == len(state.owned(power)) - sum(p.points for p in ledger if p.power == power)


def check_step(game: Game, before: State, after: State) -> None:
    """A level never falls, and every pair has one relation."""
    ties = own(after, facts.TIES).relations
    assert len(ties) == len(POWERS) * (len(POWERS) - 1) // 2
    assert {*ties.values()} <= {"neutral", "mdt", "aat", "war"}
    if game.rules.option("ir.expansion_sticky") == "yes":
        old, new = own(before, facts.OPINION).levels, own(after, facts.OPINION).levels
        assert all(new[power] >= old.get(power, 0) for power in new)


def check_rights(game: Game, state: State) -> None:
    """Imminent war: on neutrals, for a partner who is attacked."""
    ties = own(state, facts.TIES)
    for right in ties.imminent:
        assert ties.relations[pair(right.holder, right.target)] == "neutral"
        if game.rules.option("ir.iw_end") == "with_basis":
            assert ties.relations[pair(right.holder, right.basis)] == "mdt"
            assert ties.relations[pair(right.basis, right.target)] == "war"


def check_ledger(game: Game, state: State) -> None:
    ledger = own(state, facts.OPINION).ledger
    shots = [entry.power for entry in ledger if entry.rule == "E4"]
    assert len(shots) == len({*shots})
    late = game.rules.option("ir.years") == "seasons" and state.phase.startswith("S")
    assert all(entry.expires >= state.year - late for entry in ledger)
    blamed = [(p.power, p.victim, p.incurred) for p in ledger if p.rule in ("E1", "E1S")]
    assert len(blamed) == len({*blamed})


@pytest.mark.drawn(2, of="relations")
def test_every_attack_on_a_neutral_costs_once_and_makes_war(full: bool) -> None:
    """By the usual rulings: U events have one E1 each, at war nothing does."""
    seen = 0
    for seed in range(40 if full else 8):
        game = played_on(scattered_game([PACK], random.Random(seed)), seed, LENGTH).game
        before: dict[str, str] = {}
        for event, state in states(game):
            if isinstance(event, facts.DeedsNoted):
                before = dict(own(state, facts.TIES).relations)
                for attack in event.attacks:
                    assert before[pair(attack.by, attack.on)] != "war"
            if isinstance(event, facts.PenaltiesBooked):
                for entry in event.penalties:
                    if entry.rule == "E1":
                        seen += 1
                        assert before[pair(entry.power, entry.victim or "")] != "war"
                        assert own(state, facts.TIES).relations[pair(entry.power, entry.victim or "")] == "war"
    assert seen > 20


# --- secrets


def test_what_is_proposed_in_secret_and_not_answered_is_never_told() -> None:
    game = new_game()
    game.submit("Italy", "Enter AAT with Austria")
    quiet = new_game()
    events, silence = game.process(), quiet.process()
    assert [type(event) for event in events] == [type(event) for event in silence]
    for seat in (*POWERS, None):
        told = [event for event in game.history(seat) if "Austria" in str(event) and "AAT" in str(event)]
        assert (told != []) is (seat == "Italy")
        assert game.view(seat) == quiet.view(seat)
        assert game.panels(seat) == quiet.panels(seat)
    (revealed,) = (event for event in events if isinstance(event, OrdersRevealed))
    assert revealed.orders == {}
    assert not any(isinstance(event, OrdersJudged) for event in events)


def conference(rng: random.Random) -> Game:
    """Any units anywhere, any treaties; a conference was called in 1903 and opens now."""
    game = scattered_game([PACK], rng)
    between = {pair(a, b): rng.choice(("mdt", "aat", "war", "neutral")) for a, b in combinations(POWERS, 2)}
    table = {"relations": between, "conference": {"called": 1903}}
    placed, state = play.place(game.rules, game.state, [StatePlaced(PACK, table)])
    opened, game.state = play.resume(game.rules, state, "W1904A")
    game.log += [*placed, *opened]
    game.process()
    assert game.phase == "W1904T"
    return game


def known_to(game: Game, seat: str | None) -> list[object]:
    """Everything that somebody can find out about the game without writing orders that count."""
    found: list[object] = [game.phase, dict(game.owed()), game.view(seat), game.panels(seat), game.history(seat)]
    if seat is not None:
        offered = list(game.options(seat))
        found += [offered, game.preview(seat, offered[:: max(1, len(offered) // 8)])]
    return found


@pytest.mark.drawn(2, of="relations")
@pytest.mark.parametrize("phase", ["W1900T", "W1904T"])
def test_nobody_finds_out_what_was_proposed_in_secret(phase: str, full: bool) -> None:
    """H5, I5: only what two have signed is told. Whatever else was written, the others see, are offered and are told in
    advance the same, then and later."""
    for seed in range(12 if full else 3):
        games = [new_game() if phase == "W1900T" else conference(random.Random(seed)) for _twice in range(2)]
        rng = random.Random(seed)
        writer, friend, other, enemy = rng.sample(POWERS, 4)
        signed = f"Enter MDT with {friend}" if seed % 2 else ""
        for game, secret in zip(games, ("", f"\nEnter AAT with {other}\nEnter MDT with {enemy}"), strict=True):
            game.submit(friend, f"Enter MDT with {writer}")
            if signed + secret:  # or he is silent
                game.submit(writer, signed + secret)
        for _phase in range(3):
            for seat in (*(power for power in POWERS if power != writer), None):
                assert known_to(games[0], seat) == known_to(games[1], seat)
            for game in games:
                game.process(deadline=True)


def test_who_is_late_where_proposals_are_secret_is_told_nobody_else() -> None:
    game = new_game()
    game.submit("Italy", "Enter AAT with Austria")
    game.process(deadline=True)
    for seat in (*POWERS, None):
        late = [event.seats for event in game.history(seat) if isinstance(event, DeadlineMissed)]
        assert late == ([(seat,)] if seat not in ("Italy", None) else [])
    game.process(deadline=True)
    assert DeadlineMissed("S1901M", POWERS) in game.history(None)


def test_what_is_proposed_in_fall_is_announced_one_sided(full: bool) -> None:
    game = new_game()
    game.process()
    game.process()
    game.submit("Italy", "Enter AAT with Austria")
    game.process()
    told = [row for event in game.history(None) if isinstance(event, OrdersJudged) for row in event.judgements]
    assert [(row.order, row.reason) for row in told if row.reason == "unanswered"] == [
        ("Enter AAT with Austria", "unanswered")
    ]


def test_everybody_is_told_the_rest() -> None:
    game = new_game()
    game.submit("Italy", "Enter AAT with Austria")
    game.submit("Austria", "Enter AAT with Italy")
    game.process()
    game.submit("Italy", "A VEN - PIE, F NAP - ION")
    game.submit("Germany", "A MUN - BUR")
    game.process()
    assert game.view("Turkey")["state"] == game.view(None)["state"] == game.view()["state"]
    assert game.view("Turkey")["scores"]["Germany"] == -1


# --- what orders would cause


def told(game: Game, seat: str, orders: str) -> list[str]:
    return [str(consequence.text) for consequence in game.preview(seat, orders)]


def test_a_first_shot_is_foretold_in_full() -> None:
    """IR-S90."""
    game = new_game()
    game.process()
    assert told(game, "Austria", "A BUD - SER") == [
        "In all, these orders cost you 3 penalty points.",
        "You get 1 penalty point until Fall 1907, for entering neutral Serbia.",
        "You get 2 penalty points until Fall 1910, for the first shot.",
        "Serbia becomes yours if A BUD - SER succeeds and a unit is still there at the end of Fall.",
        "This turn: no wars, 3 penalty points. Your score after it: 0.",
    ]


@pytest.mark.drawn(2, of="relations")
def test_what_is_foretold_comes_true(full: bool) -> None:
    """Nobody else acts: the points are exactly those of the preview."""
    rng = random.Random(5)
    for seed in range(40 if full else 8):
        game = scattered_game([PACK], random.Random(seed))
        game.process()
        power = rng.choice(POWERS)
        orders = [rng.choice(list(orders)) for orders in game.decisions(power)]
        before = penalties.points(game.rules.turn(game.state))[power]
        foretold = [c for c in game.preview(power, orders) if c.rule == "A4"]
        left = foretold[0].text.values["left"] if foretold else before  # type: ignore[union-attr]
        game.submit(power, orders)
        game.process()
        assert penalties.points(game.rules.turn(game.state))[power] == left


def test_a_permission_that_is_needed_is_foretold_and_a_share_too() -> None:
    game = new_game()
    for power, other in (("Austria", "Italy"), ("Italy", "Austria")):
        game.submit(power, f"Enter AAT with {other}")
    game.process()
    assert any("needs permission from Italy" in text for text in told(game, "Austria", "A VIE - TYR, F TRI - VEN"))
    shared = told(game, "Austria", "A VIE - GAL, A BUD - RUM, F TRI - ALB")
    assert "You get 1 penalty point until Fall 1907, for entering neutral Rumania." in shared
    attack = told(game, "Italy", "A VEN - TRI, A ROM - TUS")
    assert not any("war" in text for text in attack)


def test_war_and_lost_treaties_are_foretold() -> None:
    game = new_game()
    for power, other in (("France", "Italy"), ("Italy", "France"), ("Germany", "Italy"), ("Italy", "Germany")):
        kind = "MDT"
        known = "\n".join(str(order) for order in game.drafts[power].orders) if power in game.drafts else ""
        game.submit(power, f"{known}\nEnter {kind} with {other}")
    game.process()
    texts = told(game, "Germany", "A MUN - BUR")
    assert ATTACKED in texts
    assert "The MDT between Germany and Italy ends in war." in texts
    assert "This turn: 2 wars, 4 penalty points. Your score after it: -1." in texts


ATTACKED = "A MUN - BUR: this attacks neutral France and means war. It costs 2 penalty points until Fall 1908."


def test_the_cost_of_a_treaty_and_of_its_end() -> None:
    game = new_game()
    assert told(game, "Italy", "Enter AAT with Austria") == [
        "If Austria proposes it too, the treaty starts in Spring 1901.",
        "If it is signed, you get 1 penalty point until Fall 1905, for the AAT.",
    ]
    for power, other in (("Austria", "Italy"), ("Italy", "Austria")):
        game.submit(power, f"Enter MDT with {other}")
    while game.phase != "W1901A":
        game.process()
    assert told(game, "Italy", "Abrogate treaty with Austria") == [
        "Your treaty with Austria ends after Spring 1902, if not before.",
        "You get 1 penalty point until Fall 1904, for ending the MDT.",
        "Austria may attack you in Spring 1902, unless it gives notice too.",
    ]


# --- on screen, and in words


def panel(game: Game, title: str) -> list[tuple[str, ...]]:
    (found,) = (panel for panel in map(read_panel, game.panels("Germany")) if panel.title.startswith(title))
    return list(found.rows)


def note(game: Game, title: str) -> str:
    (found,) = (panel.note for panel in map(read_panel, game.panels("Germany")) if panel.title == title)
    return found


def test_what_is_on_screen() -> None:
    game = new_game()
    for power, other in (("Austria", "Germany"), ("Germany", "Austria")):
        game.submit(power, f"Enter AAT with {other}")
    assert note(game, "First shot") == (
        "Nobody has fired it yet. In Spring 1901 it costs 2 penalty points for 10 years."
    )
    game.process()
    assert note(game, "First shot") == ("Nobody has fired it yet. This season it costs 2 penalty points for 10 years.")
    game.submit("Germany", "A MUN - BUR")
    game.process()
    relations = {row[0]: row for row in panel(game, "Relations")}
    assert next(iter(relations)) == "Germany"
    assert relations["France"] == ("France", "War", "War", "Neutral", "", "Neutral", "Neutral", "Neutral")
    assert panel(game, "How relations")[:2] == [
        ("Spring 1901", "France and Germany", "Neutral", "War", "Germany attacked France: A MUN - BUR."),
        ("Spring 1901", "Austria and France", "Neutral", "War", "Germany attacked France."),
    ]
    assert panel(game, "Victory points")[0] == ("Austria", "3", "5", "-2", "7", "")
    assert panel(game, "Victory points")[5] == ("Russia", "4", "0", "4", "8, but 7 from Fall 1910 on", "")
    assert panel(game, "Expansionism")[0] == ("Austria", "5", "0", "5", "Nothing")
    ledger = panel(game, "Penalty points")
    assert ("Austria", "Attack of its ally Germany on France", "2", "Spring 1901", "", "Fall 1904") in ledger
    assert ("Germany", "Attack on France", "2", "Spring 1901", "A MUN - BUR", "Fall 1908") in ledger
    assert note(game, "First shot") == "Fired in Spring 1901 by Austria and Germany."
    assert panel(game, "Points in the coming")[3] == (
        "Germany",
        "-2",
        "-2",
        "-2",
        "-2",
        "-2",
        "-1",
        "-1",
        "-1",
        "1",
        "1",
    )
    assert panel(game, "Victory claims") == panel(game, "Coalitions") == panel(game, "Calendar") == []


def test_the_layer_of_the_board_says_where_one_may_go() -> None:
    """Free, needs permission, an attack: as the powers stand, and as the season is."""
    game = placed_game(
        "S1904M",
        {
            "relations": {"Germany|Italy": "mdt", "Germany|Russia": "war", "Austria|Germany": "aat"},
            "imminent_war": [{"holder": "Germany", "target": "France", "basis": "Italy"}],
            "notices": [{"by": "Austria", "against": "Germany"}, {"by": "Germany", "against": "Italy"}],
            "levels": {"Germany": 1},
        },
        {"TUN": "England", "DEN": "Italy"},
        MUN="PIE",
    )
    layer = {mark.at[0]: mark for mark in marks(game, "Germany", "Territory that others control, for Germany")}
    assert len(layer) == len(EUROPE.province)
    assert {place: layer[place].look for place in ("BER", "NTH", "WAR", "SWE", "PIE", "DEN", "TUN", "VIE", "BUR")} == {
        "BER": "free",
        "NTH": "free",
        "WAR": "free",  # at war
        "SWE": "free",
        "PIE": "asks",
        "DEN": "asks",  # not his land, but his
        "TUN": "hostile",
        "VIE": "hostile",  # Austria has given notice
        "BUR": "free",  # imminent war
    }
    assert str(layer["TUN"].text) == "England (center): an attack, 3 penalty points for 9 years"
    noticed = "Austria (home territory): an attack, 3 penalty points for 9 years (it has given you notice)"
    assert str(layer["VIE"].text) == noticed
    assert str(layer["BUR"].text) == "France (home territory): war, without penalty points"
    assert str(layer["PIE"].text) == "Italy (home territory): permission needed"
    assert [(mark.at, str(mark.text)) for mark in marks(game, "Italy", "Frozen and interned units")] == [
        (("PIE",), "A PIE is frozen.")
    ]
    everybody = [
        panel for panel in map(read_panel, game.panels(None)) if panel.title.startswith("Territory that others control")
    ]
    assert len(everybody) == len(POWERS)
    assert all(panel.marks and not panel.rows for panel in everybody)


def placed_game(
    phase: str, table: dict[str, Any], centers: dict[str, str | None], /, retreats: str = "as_orders", **moved: str
) -> Game:
    """A game set up by hand: the state of the rules, centers that changed hands, units in other places."""
    game = new_game(retreats=retreats)
    game.process()
    moves = UnitsMoved(tuple((unit.id, moved[unit.at]) for unit in game.state.units.values() if unit.at in moved))
    placed, state = play.place(game.rules, game.state, [StatePlaced(PACK, table), CentersTaken(centers), moves])
    opened, game.state = play.resume(game.rules, state, phase)
    game.log += [*placed, *opened]
    return game


def test_what_passes_between_allies_is_on_screen() -> None:
    """Permissions to ask for and to give, transfers, one-sided proposals, what orders amounted to, rulings."""
    relations = {"Germany|Italy": "mdt", "Germany|Russia": "war", "Austria|Germany": "aat"}
    game = placed_game("F1903M", {"relations": relations}, {"DEN": "Italy"}, MUN="PIE", VEN="SIL", BUD="GAL")
    assert rows(game, "Germany", "Permissions that allies need") == (
        ("Germany", "Austria", "A GAL", "Silesia"),
        ("Italy", "Germany", "A BER", "Silesia"),
        ("Italy", "Germany", "F KIE", "Denmark"),
        ("Italy", "Germany", "A PIE", "Tuscany, Venice"),
        ("Austria", "Germany", "A PIE", "Tyrolia"),
        ("Germany", "Italy", "A SIL", "Berlin, Munich, Prussia"),
    )
    assert rows(game, "Germany", "Centers you can transfer") == (
        ("Berlin", "Italy", "A SIL"),
        ("Munich", "Italy", "A SIL"),
    )
    titles = ("Permissions", "Centers", "Treaties")
    assert not [panel for panel in map(read_panel, game.panels(None)) if panel.title.startswith(titles)]
    game.submit("Germany", "Permit Italy into MUN, Transfer MUN to Italy, Enter MDT with England")
    game.submit("Italy", "Permit Germany A BER - SIL, A SIL - MUN")
    game.submit("Turkey", "A CON - BUL")
    quiet = [str(panel.title) for panel in game.panels("England")]
    assert "Proposals that led to no treaty" not in quiet
    assert not any(title.startswith("Permissions and transfers") for title in quiet)
    game.process(deadline=True)
    for seat in ("England", None):
        assert rows(game, seat, "Permissions and transfers of Fall 1903") == (
            ("Germany", "Italy", "Into Munich"),
            ("Italy", "Germany", "Berlin to Silesia"),
            ("Germany", "Italy", "Transfer of Munich"),
        )
        assert rows(game, seat, "Proposals that led to no treaty") == (
            ("Germany", "England", "MDT", "England did not propose the same treaty, so nothing was signed."),
        )
        assert rows(game, seat, "Attacks of the last season") == (
            ("Turkey", "Move against neutral Bulgaria", "A CON - BUL"),
        )
    assert ("Last day for victory claims", "Spring deadline") in rows(game, None, "House rules of this game")
    assert not [panel for panel in game.panels("England") if str(panel.title) == "House rules of this game"]
    game.process(deadline=True)
    assert not [panel for panel in map(read_panel, game.panels(None)) if panel.title.startswith("Permissions")]
    game.process(deadline=True)
    last = ("Proposals that led to no treaty", "Permissions and transfers of Fall 1903", LAST)
    assert not [panel for panel in map(read_panel, game.panels(None)) if panel.title in last]


@pytest.mark.parametrize("phase", ["S1904M", "F1904M", "W1904A"])
def test_what_is_on_screen_is_there_in_german_too(phase: str) -> None:
    relations = {"Germany|Italy": "mdt", "Germany|Russia": "war", "Austria|Germany": "aat"}
    notices = [{"by": "Austria", "against": "Germany"}]
    claims = [{"kind": "solo", "members": ["France"], "made": 1903, "decided": 1904, "status": "live"}]
    table = {"relations": relations, "notices": notices, "claims": claims, "conference": {"called": 1903}}
    game = placed_game(phase, table, {"DEN": "Italy"}, MUN="PIE", VEN="SIL", BUD="GAL")
    for panel in [*game.panels("Germany"), *game.panels(None)]:
        english, german = read_panel(panel), read_panel(panel, "de")
        assert german.title != english.title
        texts = (
            german.title,
            german.note,
            *german.columns,
            *chain(*german.rows),
            *(mark.text for mark in german.marks),
        )
        assert not [text for text in texts if re.search(r"\bir\.[a-z]+-|\{", text)]


def test_what_a_retreat_needs_is_on_screen() -> None:
    relations = {"Austria|Italy": "mdt", "Austria|Germany": "war"}
    game = placed_game("S1903M", {"relations": relations}, {}, VIE="TYR", BER="BOH")
    game.submit("Germany", "A MUN - TYR, A BOH S A MUN - TYR")
    game.process()
    needed = (("Italy", "Austria", "A TYR", "Piedmont"),)
    assert rows(game, "Austria", "Permissions that allies need") == needed
    assert rows(game, "Italy", "Permissions that allies need") == needed
    assert rows(game, "England", "Permissions that allies need") == ()


@pytest.mark.parametrize(
    ("retreats", "asked", "costs"),
    [("as_orders", (("Italy", "Austria", "A TYR", "Piedmont"),), True), ("free", (), False)],
)
def test_free_retreats_ask_nobody_and_cost_nothing(
    retreats: str, asked: tuple[tuple[str, ...], ...], costs: bool
) -> None:
    """R-37."""
    for between, needed in (("mdt", asked), ("neutral", ())):
        relations = {"Austria|Italy": between, "Austria|Germany": "war"}
        table = {"relations": relations, "first_shot": "F1901"}
        game = placed_game("S1903M", table, {}, retreats, VIE="TYR", BER="BOH")
        game.submit("Germany", "A MUN - TYR, A BOH S A MUN - TYR")
        game.process()
        assert rows(game, "Austria", "Permissions that allies need") == needed
    assert any("2 penalty points" in text for text in told(game, "Austria", "A TYR - PIE")) is costs


LAST = "Attacks of the last season"


def test_all_attacks_of_a_season_are_on_screen() -> None:
    """Those of the movement and of the retreats, and what kind each is."""
    relations = {"Germany|Italy": "war", "France|Russia": "mdt"}
    right = {"holder": "Russia", "target": "Germany", "basis": "France"}
    table = {"relations": {**relations, "France|Germany": "war"}, "imminent_war": [right]}
    game = placed_game("S1904M", table, {}, VEN="TYR", BER="BOH", WAR="SIL", TRI="ADR")
    game.submit("Germany", "A MUN - TYR, A BOH S A MUN - TYR")
    game.submit("Russia", "A SIL - MUN")
    game.process()
    assert game.phase == "S1904R"
    game.submit("Italy", "A TYR - TRI")
    game.process()
    assert game.phase == "F1904M"
    assert rows(game, None, LAST) == (
        ("Russia", "Attack on Germany, in imminent war", "A SIL - MUN"),
        ("Italy", "Attack on Austria", "A TYR R TRI"),
    )


def marks(game: Game, seat: str, title: str) -> tuple[Mark, ...]:
    (found,) = (panel for panel in game.panels(seat) if str(panel.title).startswith(title))
    return found.marks


def test_interned_units_are_marked_in_winter() -> None:
    game = placed_game("W1903A", {"relations": {"Russia|Turkey": "aat"}}, {}, MOS="NWY", CON="MOS")
    assert [str(mark.text) for mark in marks(game, "Turkey", "Frozen and interned units")] == ["A MOS is interned."]


BLAMED = "Austria still has penalty points for an attack on Italy, so the two cannot claim victory together."


def test_what_can_be_written_is_on_screen() -> None:
    """Proposals with the conundrum foretold, notices with their price, claims with what bars them, the calendar."""
    table: dict[str, Any] = {
        "relations": {"Austria|Italy": "mdt", "France|Italy": "aat", "Germany|Italy": "war", "Austria|Turkey": "war"},
        "claims": [
            {"kind": "two-way", "members": ["England", "Russia"], "made": 1906, "decided": 1908, "status": "live"}
        ],
        "penalties": [
            {
                "power": "Austria",
                "rule": "E1",
                "victim": "Italy",
                "points": 1,
                "years": 8,
                "incurred": "S1903",
                "expires": 1910,
            }
        ],
    }
    centers: dict[str, str | None] = dict.fromkeys(("TUN", "SPA", "POR", "GRE"), "Italy")
    centers |= dict.fromkeys(("SER", "RUM", "BUL"), "Austria")
    game = placed_game("F1907M", table, centers, VEN="TYR")
    proposals = {row[0]: row[1:] for row in rows(game, "Austria", "Treaties you can propose")}
    assert proposals["Italy"] == ("In force", "Starts in Spring 1908")
    assert proposals["Germany"][0] == "Void as things stand: Italy is an ally of one side and at war with the other"
    assert proposals["England"] == ("Starts in Spring 1908", "Starts in Spring 1908")
    game.submit("England", "Enter AAT with Turkey")
    game.submit("Turkey", "Enter AAT with England")
    game.process()
    assert game.phase == "W1907A"
    assert rows(game, "Italy", "Treaties you can end") == (
        ("Austria", "MDT", "After Spring 1908", "1 penalty point until Fall 1910, A TYR frozen in Spring 1908"),
        ("France", "AAT", "After Spring 1908", "No penalty points"),
    )
    claim = ("Fall 1908", "Two-way victory for England and Russia", "Live, made after Fall 1906")
    assert rows(game, None, "Victory claims") == (claim,)
    claims = {row[0]: row[1:] for row in rows(game, "Italy", "Victory you can claim")}
    assert claims["Claim solo victory"] == ("7", "7", "Yes")
    assert claims["Claim two-way victory with Austria"] == (
        "12",
        "12",
        f"No. {BLAMED}",
    )
    assert [row[5] for row in rows(game, None, "Victory points")] == ["", "", "", "", "Solo", "", ""]
    assert ("Austria + Italy", "Two-way", "12", "12", BLAMED) in rows(game, None, "Coalitions with enough points")
    game.submit("Italy", "Abrogate treaty with Austria")
    game.process()
    assert rows(game, None, "Calendar") == (
        ("Spring 1908 deadline", "Victory claims based on the count of Fall 1907 close."),
        ("After Spring 1908", "The treaty between Italy and Austria ends, because Italy gave notice."),
        ("Fall 1908", "The two-way claim of England and Russia is decided. It needs 12 victory points."),
    )
    relations = {row[0]: row for row in rows(game, "Italy", "Relations")}
    assert relations["Italy"][2] == "MDT; ends after Spring 1908 (notice by Italy)"


def rows(game: Game, seat: str | None, title: str) -> tuple[tuple[str, ...], ...]:
    (found,) = (panel for panel in map(read_panel, game.panels(seat)) if panel.title == title)
    return found.rows


@pytest.mark.full
def test_all_facts_are_told_in_words(full: bool) -> None:
    """In random games, and in every case."""
    games = [game.log for game in random_games(full)]
    played = [run_case(case, board) for case in (*cases("international_relations"), *cases("ir_rulings"))]
    events = [event for log in games for event in log] + [e for p in played for turn in p.turns for e in turn.events]
    rules = new_game().rules
    mine = [event for event in events if str(event.__struct_config__.tag).startswith("ir-")]
    assert {type(event) for event in mine} >= {*find_kinds()} - {facts.PapersFiled}
    told = [rules.recounts(event) for event in mine]
    assert all(text for text, event in zip(told, mine, strict=True) if not isinstance(event, NOT_MUCH))
    assert [str(text) for text in told if isinstance(text, Said) and text.render("de") == str(text)] == []


NOT_MUCH = (
    *(facts.PapersFiled, facts.TreatiesSigned, facts.ConferenceOpened, facts.LevelsSet),  # they may be empty
    *(facts.TreatiesInForce, facts.NoticesEffective),  # the change of relations says so
    ClaimCompleted,  # a solo claim is complete at once
)


def find_kinds() -> Iterator[type[Event]]:
    """As they are noted today."""
    for component in find_pack(PACK).components:
        yield from (kind for kind in component.events if not kind.__name__.endswith("InWords"))


@pytest.mark.parametrize(
    "table",
    [
        {"relations": {"Austria|Spain": "war"}},
        {"relations": {"Austria|Italy": "love"}},
        {
            "penalties": [
                {"power": "Spain", "rule": "E1", "points": 2, "years": 8, "incurred": "S1901", "expires": 1908}
            ]
        },
        {"levels": {"Spain": 1}},
        {"claims": [{"kind": "solo"}]},
    ],
)
def test_a_state_set_up_by_hand_is_refused_where_it_is_none(table: dict[str, Any]) -> None:
    game = new_game()
    with pytest.raises(RulesClash, match=PACK):
        play.place(game.rules, game.state, [StatePlaced(PACK, table)])


def test_a_frozen_unit_holds_whatever_is_judged() -> None:
    """D4: also where orders did not pass the desk."""
    (case,) = (case for case in cases("international_relations") if case.id == "IR-S57")
    game = new_game()
    game.process()
    table = {"relations": {"Austria|Italy": "mdt"}, "notices": [{"by": "Italy", "against": "Austria"}]}
    placed = [UnitsMoved(tuple((u.id, "TYR") for u in game.state.units.values() if u.at == "VEN"))]
    _log, state = play.place(game.rules, game.state, [StatePlaced(PACK, table), *placed])
    orders = {"Italy": [line.order for line in parse_all(case.turns[0].orders["Italy"][0], EUROPE)[0]]}
    events, _state = play.process(game.rules, state, orders)
    (judged,) = (event for event in events if isinstance(event, OrdersJudged))
    assert [row.reason for row in judged.judgements if row.ordered] == ["frozen"]


def test_what_is_offered_in_each_phase() -> None:
    game = new_game()
    assert "Enter MDT with Austria" in offered(game, "Italy")
    for power, other in (("Austria", "Italy"), ("Italy", "Austria")):
        game.submit(power, f"Enter MDT with {other}")
    game.process()
    spring = offered(game, "Italy")
    assert {"Permit Austria anywhere", "Permit Austria into VEN", "Permit Austria F TRI - VEN"} <= spring
    assert not any(text.startswith(("Enter", "Transfer", "Abrogate", "Claim", "Withdraw")) for text in spring)
    game.process()
    fall = offered(game, "Italy")
    assert {"Transfer VEN to Austria", "Enter AAT with Austria", "Enter MDT with Turkey"} <= fall
    assert not {"Transfer VEN to Turkey", "Enter MDT with Austria", "Transfer PAR to Austria"} & fall
    assert "Transfer NAP to Austria" not in fall  # no Austrian unit is near
    assert game.submit("Italy", "Transfer NAP to Austria").refused == ()
    assert game.submit("Italy", "").orders == ()
    game.process()
    winter = {text for text in offered(game, "Italy") if text.startswith(("Abrogate", "Enter"))}
    assert winter == {"Abrogate MDT with Austria"}
    assert game.submit("Italy", "Abrogate treaty with Austria").refused == ()


def offered(game: Game, seat: str) -> set[str]:
    return {str(order) for order in game.options(seat)}


# --- the pieces


def test_the_cascade_does_not_depend_on_the_order_of_attacks() -> None:
    rng = random.Random(3)
    for _case in range(300):
        relations = {
            pair(one, another): rng.choice(("neutral", "neutral", "mdt", "aat", "war"))
            for n, one in enumerate(POWERS)
            for another in POWERS[n + 1 :]
        }
        neutral = [two.split("|") for two, between in relations.items() if between == "neutral"]
        drawn = [rng.sample(two, 2) for two in rng.sample(neutral, min(3, len(neutral)))]
        attacks = [facts.Attack(by, on) for by, on in drawn]
        table = TableRulings(POWERS, relations, "bloc", "cancel", "aat_only")
        made, again = fallout(attacks, table), fallout(attacks[::-1], table)
        assert {(c.powers, c.after) for c in made.changes(relations)} == {
            (c.powers, c.after) for c in again.changes(relations)
        }
        assert {*made.rights} == {*again.rights}
        assert sorted(made.shares) == sorted(again.shares)
        for attack in attacks:
            assert pair(attack.by, attack.on) in made.wars
        assert all(relations[pair(right.holder, right.target)] == "neutral" for right in made.rights)


def test_a_claim_made_by_all_is_live_at_once() -> None:
    game = new_game()
    game.process()
    with pytest.raises(RulesClash):
        Game.new(f"formal + {PACK}", EUROPE, bytes(32))
    draft = game.submit("France", [ClaimVictory("solo")])
    assert [why.code for _order, why in draft.refused] == ["wrong-phase"]
    assert not any(isinstance(event, ClaimCompleted) for event in game.log)


def test_an_incomplete_claim_is_a_card_of_its_members() -> None:
    game = claimants()
    assert game.proposals("Italy") == ()
    game.submit("Austria", "Claim two-way victory with Italy")
    (mine,), (asked,), (other,) = (game.proposals(seat) for seat in ("Austria", "Italy", "Turkey"))
    assert [reply.order for reply in mine.replies] == ["Withdraw claim"]
    assert [reply.order for reply in asked.replies] == ["Claim two-way victory with Austria"]
    assert (mine.waits, asked.waits, other.waits) == (False, True, False)
    assert str(asked.title) == "Austria claims a two-way victory for Austria and Italy."
    game.submit("Italy", asked.replies[0].order)
    assert game.proposals("Italy") == ()


def claimants() -> Game:
    """Austria and Italy could claim, alone or together; Italy has given Austria notice, and its unit is in Austria's
    territory."""
    taken: dict[str, str | None] = dict.fromkeys(("TUN", "SPA", "POR", "BEL"), "Italy")
    taken |= dict.fromkeys(("SER", "GRE", "BUL"), "Austria")
    table = {"relations": {"Austria|Italy": "mdt"}, "notices": [{"by": "Italy", "against": "Austria"}]}
    return placed_game("S1907M", table, taken, VEN="TYR")


def test_claims_are_judged_in_the_order_in_which_they_are_written() -> None:
    game = claimants()
    draft = game.submit("Italy", "Claim two-way victory with Austria, Withdraw claim")
    assert [str(order) for order in draft.at_once] == ["Claim two-way victory with Austria", "Withdraw claim"]
    assert game.view()["state"][PACK]["claims"] == ()
    draft = game.submit("Italy", "Withdraw claim, Claim solo victory, Withdraw claim")
    assert [str(order) for order in draft.at_once] == ["Claim solo victory"]
    assert [why.code for _order, why in draft.refused] == ["no-claim", "no-claim"]


def test_a_claim_thaws_the_units_of_who_makes_it() -> None:
    """A17, D4: the orders of one submission are judged after its claims, wherever those are written."""
    game = claimants()
    draft = game.submit("Italy", "A TYR - PIE, A ROM - TUS")
    assert [(str(order), why.code) for order, why in draft.refused] == [("A TYR - PIE", "frozen")]
    draft = game.submit("Italy", "A TYR - PIE, Claim solo victory, A ROM - TUS")
    assert [str(order) for order in draft.orders] == ["A TYR - PIE", "A ROM - TUS"]
    assert draft.refused == ()


def test_the_last_word_counts() -> None:
    game = new_game()
    game.submit("Italy", [Enter("mdt", "Austria"), Enter("aat", "Austria")])
    game.submit("Austria", [Enter("aat", "Italy")])
    game.process()
    assert game.view()["state"][PACK]["relations"]["Austria|Italy"] == "aat"
    assert game.view()["state"][PACK]["history"][0]["cause"] == "Their agreement took effect."
