"""Formal Diplomacy: the consequences that previews show, and the panels beside the board (section 6 of the rules)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from casusbelli.core.events import CentersTaken, Event, OrdersJudged, StatePlaced, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import Convoy, Move
from casusbelli.engine import play
from casusbelli.engine.display import Consequence, MarkRead, PanelRead, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.packs.formal.facts import DeclareSphere, DeclareWar, Surrender, WarsEnded
from casusbelli.packs.formal.points import ledger_of
from casusbelli.testing.random_games import new_game as game_of
from casusbelli.testing.random_games import random_options, random_orders, scattered_game
from casusbelli.variants import board
from tests.engine.known import KNOWN

EUROPE = board("standard")
SURE, MAYBE = True, False
AUSTRIA_ITALY = {"wars": [["Austria", "Italy"]]}


def opening(rules: str = "formal") -> Game:
    return Game.new(rules, EUROPE, bytes(32))


def position(
    units: Mapping[str, Iterable[str]],
    state: Mapping[str, Any] | None = None,
    rules: str = "formal",
    phase: str = "S1902M",
    centers: Mapping[str, str] | None = None,
) -> Game:
    """A game that begins with these units; the centers are those of the start, or ``centers``."""
    game = opening(rules)
    log, bare = play.set_up(game.rules)
    placed: list[Event] = [UnitsRemoved(tuple(bare.units), "by hand")]
    pieces = [(owner, *text.split()) for owner, texts in units.items() for text in texts]
    placed += [UnitPlaced(100 + n, owner, kind, at) for n, (owner, kind, at) in enumerate(pieces)]
    placed.append(CentersTaken(dict(centers or {})))
    placed.append(StatePlaced("formal", dict(state or {})))
    moved, bare = play.place(game.rules, bare, placed)
    opened, bare = play.resume(game.rules, bare, phase)
    game.log, game.state = [*log, *moved, *opened], bare
    return game


def told(game: Game, seat: str, orders: str) -> set[tuple[bool, str, str]]:
    return {(c.certain, str(c.text), c.rule) for c in game.preview(seat, orders)}


def panel(game: Game, title: str, viewer: Viewer = None) -> PanelRead:
    return next(panel for panel in map(read_panel, game.panels(viewer)) if panel.title == title)


def titles(game: Game, viewer: Viewer) -> list[str]:
    return [str(panel.title) for panel in game.panels(viewer)]


def needs(order: str, foe: str, whats: str) -> str:
    return f"{order} needs a war with {foe} ({whats}). It is void unless you or {foe} declares war this turn."


def will_hold(unit: str) -> str:
    return f"Your {unit} will hold, because a unit that declares a sphere does nothing else."


# --- wars that are missing


def test_an_attack_without_war() -> None:
    sentence = needs("A VEN - TRI", "Austria", "its unit, its territory")
    assert told(opening(), "Italy", "A VEN - TRI") == {(MAYBE, sentence, "W5, W6")}


@pytest.mark.parametrize("orders", ["A VEN - APU", "A VEN H"])
def test_orders_that_need_no_war(orders: str) -> None:
    assert told(opening(), "Italy", orders) == set()


@pytest.mark.parametrize("orders", ["A ROM S A VEN - TRI", "A VEN - MOS", "A VIE - TRI"])
def test_of_orders_that_do_not_stand_only_that_is_told(orders: str) -> None:
    ((sure, text, _rule),) = told(opening(), "Italy", orders)
    assert sure
    assert text.startswith(f"{orders} does not count. ")


def test_ones_own_declaration_makes_it_legal() -> None:
    cost = "Declaring war on Austria costs you 1 victory point."
    assert told(opening(), "Italy", "A VEN - TRI, DWO Austria") == {(SURE, cost, "V6")}
    other = {text for _sure, text, _rule in told(opening(), "Italy", "A VEN - TRI, DWO France")}
    assert needs("A VEN - TRI", "Austria", "its unit, its territory") in other


def test_each_declaration_tells_the_total() -> None:
    assert told(opening(), "Austria", "DWO Italy, DWO Russia") == {
        (SURE, "Declaring war on Italy costs you 1 victory point.", "V6"),
        (SURE, "Declaring war on Russia costs you 1 victory point.", "V6"),
        (SURE, "Your declarations cost you 2 victory points in all.", "V6, V7"),
    }


def test_a_declaration_that_does_nothing_costs_nothing() -> None:
    game = position({"Austria": ["A VIE"], "Italy": ["A ROM"]}, AUSTRIA_ITALY)
    already = "You are already at war with Italy. This declaration is void and costs nothing."
    assert told(game, "Austria", "DWO Italy, DWO Austria") == {
        (SURE, f"DWO Italy does not count. {already}", "W2, R-F7"),
        (SURE, "DWO Austria does not count. You cannot declare war on your own power.", "R-F7"),
    }


def test_a_war_that_begins_next_turn_helps_no_attack_now() -> None:
    assert told(opening("formal(dwo=next_turn)"), "Italy", "A VEN - TRI, DWO Austria") == {
        (SURE, "Declaring war on Austria costs you 1 victory point.", "V6"),
        (SURE, "Your war with Austria begins next turn.", "R-F5"),
        (SURE, "A VEN - TRI is void, because it needs a war with Austria (its unit, its territory).", "W5, W6"),
    }


def test_every_power_in_the_way_is_named() -> None:
    game = position(
        {"Italy": ["A TYR"], "Russia": ["A VIE"], "Austria": ["A BUD"]}, {"spheres": {"VIE": "Turkey"}}, centers={}
    )
    sentence = (
        "A TYR - VIE needs a war with Russia (its unit), Austria (its territory) and Turkey (its sphere). It is void"
        " unless you or Russia declares war this turn and you or Austria declares war this turn and you or Turkey"
        " declares war this turn or Turkey gives up its sphere."
    )
    assert told(game, "Italy", "A TYR - VIE") == {(MAYBE, sentence, "O7, W5, W6")}


def test_a_sphere_is_closed_or_undone() -> None:
    units, state = {"Turkey": ["A BUL"], "Austria": ["A BUD"]}, {"spheres": {"SER": "Austria"}}
    sentence = (
        "A BUL - SER needs a war with Austria (its sphere). It is void unless you or Austria declares war this turn or"
        " Austria gives up its sphere."
    )
    assert told(position(units, state), "Turkey", "A BUL - SER") == {(MAYBE, sentence, "O7")}
    late = position(units, state, "formal(undo=after_moves)")
    sentence = needs("A BUL - SER", "Austria", "its sphere")
    assert told(late, "Turkey", "A BUL - SER") == {(MAYBE, sentence, "O7")}
    never = position(units, state, "formal(undo=after_moves, dwo=next_turn)")
    assert told(never, "Turkey", "A BUL - SER") == {
        (SURE, "A BUL - SER is void, because it needs a war with Austria (its sphere).", "O7")
    }


def test_a_convoy_may_need_war() -> None:
    units = {"England": ["F NTH", "A YOR"], "Germany": ["A DEN"]}
    assert told(position(units), "England", "F NTH C A YOR - DEN") == set()
    strict = position(units, rules="formal(neutral_convoy=needs_war)")
    sentence = needs("F NTH C A YOR - DEN", "Germany", "its unit")
    assert told(strict, "England", "F NTH C A YOR - DEN") == {(MAYBE, sentence, "W5")}
    sentence = needs("A YOR - DEN VIA", "Germany", "its unit")
    assert told(strict, "England", "A YOR - DEN VIA") == {(MAYBE, sentence, "W5")}


def test_a_retreat_into_a_land_at_peace() -> None:
    game = position({"Austria": ["A VIE", "A TRI"], "Italy": ["A TYR"]}, AUSTRIA_ITALY)
    game.submit("Austria", "A VIE - TYR, A TRI S A VIE - TYR")
    game.process()
    assert game.phase == "S1902R"
    sentence = "A TYR R MUN does not count. This order needs a war with Germany (its territory)."
    assert told(game, "Italy", "A TYR R MUN") == {(SURE, sentence, "W5, W6, O7")}
    assert told(game, "Italy", "A TYR R BOH") == set()


# --- surrender

TWO_WARS = {"wars": [["Austria", "Italy"], ["Austria", "Russia"]]}


@pytest.mark.parametrize(("sur_cost", "lost"), [("per_enemy", "2 victory points"), ("once", "1 victory point")])
def test_a_surrender_tells_what_it_costs(sur_cost: str, lost: str) -> None:
    game = position({"Austria": ["A VIE"]}, TWO_WARS, f"formal(sur_cost={sur_cost})")
    assert told(game, "Austria", "SUR") == {
        (SURE, f"Your surrender costs you {lost}. Italy and Russia gain 1 each.", "V7"),
        (SURE, "Your wars with Italy and Russia end before this turn's moves.", "S3"),
    }
    in_all = f"Your surrender and your declarations cost you {int(lost[0]) + 1} victory points in all."
    total = (SURE, in_all, "V6, V7")
    assert total in told(game, "Austria", "SUR, DWO Turkey")


def test_a_surrender_cancels_ones_own_attacks() -> None:
    units = {"Austria": ["A VIE", "A GAL"], "Italy": ["A TYR"]}
    told_ = told(position(units, TWO_WARS), "Austria", "SUR, A VIE - TYR, A GAL - WAR")
    after = "is void after your surrender, because it needs a war with"
    assert (SURE, f"A VIE - TYR {after} Italy (its unit).", "R-F6") in told_
    assert (SURE, f"A GAL - WAR {after} Russia (its territory).", "R-F6") in told_
    late = position(units, TWO_WARS, "formal(sur=after_moves)")
    assert told(late, "Austria", "SUR, A VIE - TYR") == {
        (SURE, "Your surrender costs you 2 victory points. Italy and Russia gain 1 each.", "V7"),
        (SURE, "Your wars with Italy and Russia end after this turn's moves.", "S3"),
    }


def test_why_one_cannot_surrender() -> None:
    standing = position({"Austria": ["A VEN"], "Italy": ["A ROM"]}, AUSTRIA_ITALY)
    sentence = "SUR does not count. You cannot surrender while your A VEN is in the home country of Italy."
    assert told(standing, "Austria", "SUR") == {(SURE, sentence, "S5, R-F9")}
    owning = position({"Austria": ["A VIE"]}, AUSTRIA_ITALY, centers={"VEN": "Austria"})
    sentence = "SUR does not count. You cannot surrender while you own Venice, a home center of Italy."
    assert told(owning, "Austria", "SUR") == {(SURE, sentence, "S5, R-F9")}
    sentence = "SUR does not count. You are at war with nobody, so there is nobody to surrender to."
    assert told(opening(), "Austria", "SUR") == {(SURE, sentence, "S3")}


# --- spheres


def test_who_could_contest_a_sphere() -> None:
    game = position({"France": ["A PIC"], "Germany": ["A RUH"], "England": ["F NTH", "A LVP"], "Italy": ["A ROM"]})
    assert told(game, "France", "A PIC SOI BEL") == {
        (SURE, will_hold("A PIC"), "O4"),
        (MAYBE, "Germany and England could declare a sphere in Belgium, too.", "O3, O6"),
    }
    assert told(game, "France", "SOI BEL") == told(game, "France", "A PIC SOI BEL")
    assert told(game, "Italy", "A ROM SOI ROM") == {(SURE, will_hold("A ROM"), "O4")}


def test_an_army_could_come_over_sea_to_contest() -> None:
    game = position({"France": ["A PIC"], "England": ["F NTH", "A YOR"], "Germany": ["F HEL", "A MUN"]})
    sentence = "England could declare a sphere in Belgium, too."
    assert (MAYBE, sentence, "O3, O6") in told(game, "France", "A PIC SOI BEL")
    ferried = position({"France": ["A PIC"], "Germany": ["F NTH"], "England": ["A YOR"]})
    assert told(ferried, "France", "A PIC SOI BEL") >= {
        (MAYBE, "Germany could declare a sphere in Belgium, too.", "O3, O6"),
        (MAYBE, "England could move into Belgium, which would stop your declaration.", "R-F25"),
    }


def test_an_enemy_may_end_a_declaration() -> None:
    units = {"Austria": ["A BUD"], "Russia": ["A RUM"], "Turkey": ["A GRE"]}
    state = {"wars": [["Austria", "Russia"]]}
    assert told(position(units, state), "Austria", "A BUD SOI SER") == {
        (SURE, will_hold("A BUD"), "O4"),
        (MAYBE, "Russia and Turkey could declare a sphere in Serbia, too.", "O3, O6"),
        (MAYBE, "Russia could stop your declaration of a sphere in Serbia by dislodging your A BUD.", "R-F24"),
    }
    cut = position(units, state, "formal(soi_cut=any_attack)")
    sentence = "Russia could stop your declaration of a sphere in Serbia by attacking your A BUD."
    assert (MAYBE, sentence, "R-F24") in told(cut, "Austria", "A BUD SOI SER")


def test_a_sphere_in_a_land_at_peace() -> None:
    sentence = needs("A MUN SOI BUR", "France", "its territory")
    assert (MAYBE, sentence, "R-F21") in told(opening(), "Germany", "A MUN SOI BUR")
    at_war = {text for _sure, text, _rule in told(opening(), "Germany", "DWO France, A MUN SOI BUR")}
    assert will_hold("A MUN") in at_war
    assert not any("is void" in text for text in at_war)
    letter = told(opening("formal(soi_foreign=letter)"), "Germany", "A MUN SOI BUR")
    assert not any("is void" in text for _sure, text, _rule in letter)


def test_where_no_war_can_come_rivals_at_peace_do_not_count() -> None:
    units = {"Germany": ["A MUN"], "Italy": ["A TYR"]}
    contest = (MAYBE, "Italy could declare a sphere in Bohemia, too.", "O3, O6")
    assert contest not in told(position(units, rules="formal(dwo=next_turn)"), "Germany", "A MUN SOI BOH")
    for rules in ("formal", "formal(dwo=next_turn, soi_foreign=letter)"):
        assert contest in told(position(units, rules=rules), "Germany", "A MUN SOI BOH")


def test_who_cannot_declare_there_is_no_rival() -> None:
    """Where a unit stands nobody else declares; into a sphere only who holds it; a neighbor may walk in or beat it."""
    own = position({"Austria": ["A SER"], "Turkey": ["A BUL"]}, {"wars": [["Austria", "Turkey"]]})
    assert told(own, "Austria", "A SER SOI SER") == {
        (SURE, will_hold("A SER"), "O4"),
        (MAYBE, "Turkey could stop your declaration of a sphere in Serbia by dislodging your A SER.", "R-F24"),
    }
    peace = position({"Austria": ["A BUD", "A ALB"], "Turkey": ["A BUL"]}, {"spheres": {"SER": "Austria"}})
    assert told(peace, "Austria", "A BUD SOI SER") == {
        (SURE, will_hold("A BUD"), "O4"),
        (SURE, "A BUD SOI SER changes nothing, because Serbia is already your sphere.", "R-F23"),
    }
    again = told(peace, "Austria", "Undo SOI in SER, A BUD SOI SER")
    assert not any("changes nothing" in text for _sure, text, _rule in again)


def test_whose_units_nobody_commands_walks_in_only_if_others_steer_it() -> None:
    units = {"Austria": ["A BUD"], "Serbia": ["A SER"]}
    walks = (MAYBE, "Serbia could move into Albania, which would stop your declaration.", "R-F25")
    units = {"Austria": ["F TRI"], "Serbia": ["A SER"]}
    assert walks in told(position(units, rules="formal + masters"), "Austria", "F TRI SOI ALB")
    assert walks not in told(position(units, rules="formal + minor-powers"), "Austria", "F TRI SOI ALB")


def test_a_surrender_voids_what_only_the_war_allows() -> None:
    game = position({"Austria": ["F TRI"], "Italy": ["A VEN", "A TUS"]}, AUSTRIA_ITALY)
    assert told(game, "Italy", "A VEN - TRI, A TUS - PIE") == {
        (MAYBE, "A VEN - TRI is void if Austria surrenders this turn.", "R-F6")
    }
    barred = position({"Austria": ["A VEN", "F TRI"], "Italy": ["A TUS"]}, AUSTRIA_ITALY)
    assert told(barred, "Italy", "A TUS - VEN") == set()
    late = position({"Austria": ["F TRI"], "Italy": ["A VEN"]}, AUSTRIA_ITALY, "formal(sur=after_moves)")
    assert told(late, "Italy", "A VEN - TRI") == set()


def test_a_steered_attack_needs_the_war_of_its_writer() -> None:
    units = {"Austria": ["F TRI"], "France": ["A PAR"], "Serbia": ["A SER"]}
    game = position(units, rules="formal(steered=writers) + masters")
    sentence = needs("A SER - BUD", "Austria", "its territory")
    assert (MAYBE, sentence, "W6") in told(game, "France", "Serbia A SER - BUD")
    free = position(units, rules="formal + masters")
    assert not any("is void" in text for _sure, text, _rule in told(free, "France", "Serbia A SER - BUD"))


def test_a_sphere_of_another_is_not_replaced() -> None:
    units, state = {"Austria": ["A BUD"]}, {"spheres": {"SER": "Turkey"}, "wars": [["Austria", "Turkey"]]}
    sentence = "A BUD SOI SER is void unless Turkey gives up its sphere in Serbia this turn."
    assert (MAYBE, sentence, "R-F23") in told(position(units, state), "Austria", "A BUD SOI SER")
    late = position(units, state, "formal(undo=after_moves)")
    sentence = "A BUD SOI SER is void, because Serbia is a sphere of Turkey."
    assert (SURE, sentence, "R-F23") in told(late, "Austria", "A BUD SOI SER")


def test_who_may_enter_when_a_sphere_is_undone() -> None:
    units, state = {"Austria": ["A BUD"], "Turkey": ["A BUL"]}, {"spheres": {"SER": "Austria", "VIE": "Austria"}}
    game = position(units, state)
    sentence = "Turkey may enter Serbia this turn without declaring war."
    assert told(game, "Austria", "Undo SOI in SER") == {(MAYBE, sentence, "R-F26")}
    sentence = "No power can enter Vienna this turn without declaring war."
    assert told(game, "Austria", "Undo SOI in VIE") == {(MAYBE, sentence, "R-F26")}
    sentence = "Undo SOI in SER does not count. Turkey has no sphere in Serbia."
    assert told(game, "Turkey", "Undo SOI in SER") == {(SURE, sentence, "O8")}
    late = position(units, state, "formal(undo=after_moves)")
    sentence = "Serbia is still your sphere during this turn's moves."
    assert told(late, "Austria", "Undo SOI in SER") == {(SURE, sentence, "R-F26")}


def test_options_are_offered_with_what_they_would_cause() -> None:
    choices = {str(choice.order): choice.consequences for choice in opening().choices("Italy")}
    assert [str(c.text) for c in choices["DWO France"]] == ["Declaring war on France costs you 1 victory point."]
    assert [str(c.text) for c in choices["A VEN - TYR"]] == [needs("A VEN - TYR", "Austria", "its territory")]
    assert choices["A VEN - APU"] == ()


# --- panels


def played() -> Game:
    """S1901: Austria attacks Italy and declares a sphere against Turkey's, Italy and Turkey declare wars."""
    game = opening()
    game.submit("Austria", "DWO Italy\nA BUD SOI SER\nF TRI - VEN\nA VIE - TYR")
    game.submit("Italy", "DWO Austria, A VEN H")
    game.submit("Germany", "A MUN - BUR, F KIE - DEN")
    game.submit("Turkey", "DWO Austria")
    game.process()
    return game


def test_war_and_peace() -> None:
    table = panel(played(), "War and peace")
    assert table.columns == ("", "Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
    assert table.rows == (
        (
            "Austria",
            "-",
            "At peace",
            "At peace",
            "At peace",
            "Austria and Italy, Spring 1901",
            "At peace",
            "Turkey, Spring 1901",
        ),
        ("England", "At peace", "-", "At peace", "At peace", "At peace", "At peace", "At peace"),
        ("France", "At peace", "At peace", "-", "At peace", "At peace", "At peace", "At peace"),
        ("Germany", "At peace", "At peace", "At peace", "-", "At peace", "At peace", "At peace"),
        ("Italy", "Austria and Italy, Spring 1901", "At peace", "At peace", "At peace", "-", "At peace", "At peace"),
        ("Russia", "At peace", "At peace", "At peace", "At peace", "At peace", "-", "At peace"),
        ("Turkey", "Turkey, Spring 1901", "At peace", "At peace", "At peace", "At peace", "At peace", "-"),
    )


def test_wars_to_come_and_wars_of_old() -> None:
    game = opening("formal(dwo=next_turn)")
    game.submit("Austria", "DWO Italy, A VIE - TRI, F TRI - VEN")
    game.process()
    assert panel(game, "War and peace").rows[0][5] == "Austria, Spring 1901"
    old = position({"Austria": ["A VIE"]}, AUSTRIA_ITALY)
    assert panel(old, "War and peace").rows[0][5] == "At war"
    assert panel(old, "Blocked messages", "Italy").rows == (("Austria", "At war"),)


def test_a_war_that_begins_next_turn_is_shown_in_the_retreats() -> None:
    game = position({"Austria": ["A VIE", "A TRI"], "Italy": ["A TYR"]}, AUSTRIA_ITALY, "formal(dwo=next_turn)")
    game.submit("Austria", "A VIE - TYR, A TRI S A VIE - TYR, DWO Turkey")
    game.process()
    assert game.phase == "S1902R"
    assert panel(game, "War and peace").rows[0][7] == "Austria, Spring 1902 (begins next turn)"


def counter(turn: int, turns: int, left: str) -> str:
    future = 'are still to come. "At the end" assumes that centers no longer change hands.'
    return f"Turn {turn} of {turns}. {left} {future}"


def test_points_and_what_they_come_to() -> None:
    centers = {"TRI": "Italy", "VIE": "Italy", "SER": "Austria", "GRE": "Austria", "BEL": "France"}
    state = {"turn": 7, "victory_points": {"Austria": 3, "Italy": -1}}
    game = position({"Austria": ["A BUD"]}, state, phase="S1904M", centers=centers)
    table = panel(game, "Victory points")
    assert (table.columns, table.note) == (
        ("Power", "Points", "Each Fall", "At the end"),
        counter(7, 20, "14 turns and 7 Fall counts"),
    )
    assert table.rows[:5] == (
        ("Austria", "3", "0", "3"),
        ("England", "0", "0", "0"),
        ("France", "0", "+1", "7"),
        ("Germany", "0", "0", "0"),
        ("Italy", "-1", "+2", "13"),
    )


def test_of_the_last_turn_nothing_is_left() -> None:
    game = position({"Austria": ["A SER"]}, {"turn": 2}, "formal(turns=2)", "F1901M", {"SER": "Austria"})
    assert panel(game, "Victory points").note == counter(2, 2, "1 turn and 1 Fall count")
    assert panel(game, "Victory points").rows[0] == ("Austria", "0", "+1", "1")
    game.process()
    assert game.state.outcome is not None
    assert panel(game, "Victory points").note == counter(2, 2, "0 turns and 0 Fall counts")
    assert panel(game, "Victory points").rows[0] == ("Austria", "1", "+1", "1")


@pytest.mark.parametrize(("vp", "end"), [("cumulative", "18"), ("final_snapshot", "1")])
def test_a_winter_belongs_to_the_turn_before(vp: str, end: str) -> None:
    """The first Fall is counted; another center would count in the next."""
    game = position({"Austria": ["A SER"]}, {"turn": 2}, f"formal(vp={vp})", "F1901M")
    game.submit("Austria", "DWO Italy, A SER H")
    game.process()
    assert game.phase == "W1901A"
    table = panel(game, "Victory points")
    assert table.note == counter(2, 20, "18 turns and 9 Fall counts")
    game.state = play.place(game.rules, game.state, [CentersTaken({"GRE": "Austria"})])[1]
    assert panel(game, "Victory points").rows[0] == ("Austria", "0", "+2", end)


def test_the_points_log_keeps_its_last_lines() -> None:
    game = played()
    assert panel(game, "Points log").rows == (
        ("Spring 1901", "Austria", "-1", "V6", "It declared war on Italy."),
        ("Spring 1901", "Italy", "-1", "V6", "It declared war on Austria."),
        ("Spring 1901", "Turkey", "-1", "V6", "It declared war on Austria."),
    )
    while game.state.outcome is None:
        game.submit("Austria", "SUR")
        game.submit("Italy", "DWO Austria")
        game.submit("Turkey", "DWO Austria")
        game.process()
    assert len(ledger_of(game.rules.turn(game.state)).booked) > 50
    assert len(panel(game, "Points log").rows) == 30


def test_spheres_and_whose_they_are_to_undo() -> None:
    game = played()
    assert panel(game, "Spheres", "Austria").rows == (("Serbia", "Austria", "Spring 1901", "Undo SOI in SER"),)
    assert panel(game, "Spheres", "Italy").rows == (("Serbia", "Austria", "Spring 1901", ""),)
    assert panel(game, "Spheres", "Italy").marks == (MarkRead(("SER",), "held", "Austria", "sphere of Austria", ""),)
    assert game.preview("Austria", str(panel(game, "Spheres", "Austria").rows[0][3]))
    assert "Spheres" not in titles(opening(), "Austria")


def test_where_one_may_go() -> None:
    game = played()
    assert panel(game, "Where units may go", "Turkey").rows == (
        ("Ankara", "Free", "A CON (Turkey), A SMY (Turkey)"),
        ("Armenia", "Free", "F ANK (Turkey), A SMY (Turkey)"),
        ("Black Sea", "Free", "F ANK (Turkey)"),
        ("Bulgaria", "Free", "A CON (Turkey)"),
        ("Constantinople", "Free", "F ANK (Turkey), A SMY (Turkey)"),
        ("Smyrna", "Free", "A CON (Turkey)"),
        ("Syria", "Free", "A SMY (Turkey)"),
    )
    units = {"Italy": ["A TYR"], "Russia": ["A VIE"]}
    alone = position(units, {"spheres": {"BOH": "Turkey"}, "wars": [["Austria", "Italy"]]})
    assert panel(alone, "Where units may go", "Italy").rows == (
        ("Piedmont", "Free", "A TYR (Italy)"),
        ("Trieste", "Free", "A TYR (Italy)"),
        ("Venice", "Free", "A TYR (Italy)"),
        ("Munich", "Needs a war with Germany", "A TYR (Italy)"),
        ("Vienna", "Needs a war with Russia", "A TYR (Italy)"),
        ("Bohemia", "Sphere, needs a war with Turkey", "A TYR (Italy)"),
    )
    looks = {mark.at[0]: mark.look for mark in panel(alone, "Where units may go", "Italy").marks}
    assert (looks["VEN"], looks["MUN"], looks["BOH"]) == ("free", "hostile", "asks")
    assert any("(Russia)" in row[2] for row in panel(alone, "Where units may go", GM).rows)
    assert "Where units may go" not in titles(alone, "England")


def test_closed_press() -> None:
    game = played()
    why = "At war (declared by Austria and Italy, Spring 1901)"
    assert panel(game, "Blocked messages", "Italy").rows == (("Austria", why),)
    assert panel(game, "Blocked messages", "Italy").note == "Public messages are open."
    blocked = {row[0]: row[1:] for row in panel(game, "Blocked messages", GM).rows}
    turkish = "At war (declared by Turkey, Spring 1901)"
    assert blocked["Austria"] == ("", "", "", "", why, "", turkish)
    assert "Blocked messages" not in titles(game, "England")
    quiet = position({"Austria": ["A VIE"]}, AUSTRIA_ITALY, "formal(press=private_and_public)")
    assert panel(quiet, "Blocked messages", "Italy").note == "Public messages do not reach enemies either."
    assert "Blocked messages" not in titles(position({}, AUSTRIA_ITALY, "formal(press=off)"), "Italy")


def test_void_orders_and_diplomacy_of_the_last_turn() -> None:
    game = played()
    void = (("Germany", "A MUN - BUR", "This order needs a war with France (its territory)."),)
    for viewer in ("Austria", "England", None, GM):
        assert panel(game, "Last turn: void orders", viewer).rows == void
    assert game.view()["state"]["formal"]["void"] == [
        {
            "power": "Germany",
            "order": "A MUN - BUR",
            "reason": "no-war",
            "text": "This order needs a war with France (its territory).",
        }
    ]
    game.submit("Austria", "Undo SOI in SER, SUR, DWO Germany")
    game.process()
    acts = panel(game, "Last turn: diplomacy")
    assert acts.rows == (
        ("Surrender", "Austria", "Italy, Turkey"),
        ("Declaration of war", "Austria", "Germany"),
        ("Sphere given up", "Austria", "Serbia"),
    )
    assert acts.note == "Fall 1901"
    assert "Last turn: void orders" not in titles(game, GM)


def test_declared_spheres_with_their_strengths() -> None:
    game = position({"Austria": ["A BUD", "A TRI"], "Turkey": ["A BUL"], "Italy": ["A GRE", "A VEN"]}, AUSTRIA_ITALY)
    game.submit("Austria", "A BUD SOI SER, A TRI S A BUD SOI SER")
    game.submit("Turkey", "A BUL SOI SER")
    game.submit("Italy", "A GRE S A BUD SOI SER, A VEN - TRI")
    game.process()
    assert panel(game, "Last turn: declared spheres").rows == (
        ("Austria", "A BUD SOI SER", "2", "Succeeded."),
        ("Turkey", "A BUL SOI SER", "1", "Failed. A BUD (Austria) was stronger."),
    )


def test_what_only_those_without_a_seat_are_shown() -> None:
    game = played()
    silent = panel(game, "Last turn: no orders sent", GM)
    assert silent.rows == (("Spring 1901", "England"), ("Spring 1901", "France"), ("Spring 1901", "Russia"))
    options = panel(game, "Options of Formal Diplomacy", GM).rows
    assert len(options) == 21
    assert ("Turns", "20") in options
    assert not {"Last turn: no orders sent", "Options of Formal Diplomacy"} & set(titles(game, "Austria"))


def test_orders_to_units_out_of_sight_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casusbelli.engine.spec.packs", lambda: KNOWN)
    game = game_of(["fog", "formal"])
    game.submit("Italy", "A VEN - TRI")
    game.submit("Turkey", "A SMY SOI SYR")
    game.process()
    seen = {seat: titles(game, seat) for seat in (*game.rules.names, None)}
    void, spheres = "Last turn: void orders", "Last turn: declared spheres"
    assert {seat for seat, found in seen.items() if void in found} == {"Austria", "Italy"}
    assert {seat for seat, found in seen.items() if spheres in found} == {"Turkey"}
    assert {void, spheres} <= set(titles(game, GM))
    assert game.view("England")["state"]["formal"]["void"] == []


# --- what is said comes true


@pytest.mark.parametrize("seed", range(6))
def test_what_was_told_of_an_attack_is_what_becomes_of_it(seed: int) -> None:
    """What was certainly illegal is judged so; what was not told to be is legal unless somebody surrendered."""
    rng = random.Random(seed)
    game = scattered_game(["formal"], rng, random_options(["formal"], rng) if seed % 2 else {})
    judged = 0
    for _phase in range(10):
        if game.state.outcome is None:
            told_before = dict(warnings(game, rng))
            judged += check_warnings(game.process(), told_before)
    assert judged > 20


def warnings(game: Game, rng: random.Random) -> Iterator[tuple[tuple[str, str], list[Consequence]]]:
    """Seat and order -> what it was told of its legality, all orders being random."""
    for seat in game.rules.names:
        offered = list(game.options(seat))
        wars = [order for order in offered if isinstance(order, (DeclareWar, Surrender)) and rng.random() < 0.3]
        draft = game.submit(seat, [*random_orders(offered, rng), *wars])
        foreseen = game.preview(seat, draft.orders)
        for order in draft.orders:
            if isinstance(order, (Move, Convoy, DeclareSphere)):
                yield (
                    (seat, str(order)),
                    [c for c in foreseen if str(c.text).startswith((f"{order} is void", f"{order} needs a war"))],
                )


def check_warnings(events: list[Event], told_before: Mapping[tuple[str, str], list[Consequence]]) -> int:
    surrendered = any(isinstance(event, WarsEnded) for event in events)
    rows = [row for event in events if isinstance(event, OrdersJudged) for row in event.judgements]
    known = [(row, told_before[row.owner, row.order]) for row in rows if (row.owner, row.order) in told_before]
    for row, told_ in known:
        void = "illegal" in row.words and row.reason in ("no-war", "sphere-taken")
        if told_ and any(consequence.certain for consequence in told_):
            assert void, row
        assert told_ or surrendered or not void, row
    return len(known)


# --- the parts by themselves (C-10)


def test_without_points_nothing_is_told_of_points() -> None:
    for rules, spheres in (("formal-war", False), ("formal-spheres", True)):
        game = opening(rules)
        assert told(game, "Austria", "DWO Italy") == set()
        assert {"War and peace", "Where units may go"} <= set(titles(game, "Austria"))
        assert not {"Victory points", "Points log"} & set(titles(game, "Austria"))
        keys = {key for key, _value in panel(game, "Options of Formal Diplomacy", GM).rows}
        assert ("Spheres at sea" in keys) is spheres
        assert "Turns" not in keys
        text = game.rules_text().partition("## The board")[2]
        assert "lose a point" not in text
        assert "No number of supply centers wins" not in text
        assert ("sphere" in text.lower()) is spheres


def test_who_commands_no_power_declares_nothing() -> None:
    game = opening("factional + formal-war")
    whys = [why for name in ("Austria (A)", "Austria (B)") for _o, why in game.submit(name, "DWO Italy").refused]
    assert [why.code for why in whys] == ["no-voice"]
    assert whys[0].text.endswith("does not command its power and cannot declare anything in its name.")
