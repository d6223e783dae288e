"""World War I Diplomacy on screen: panels, marks on the map, previews, the rulebook."""

from __future__ import annotations

import pytest

from casusbelli.core.events import Event
from casusbelli.drawing.layers import LONGEST
from casusbelli.engine.game import Game
from casusbelli.packs.world_war_one.alliances import Alliances
from casusbelli.packs.world_war_one.facts import CENTRAL, ENTENTE, ItalyJoined, RussiaCollapsed, VictoryTested
from casusbelli.testing.random_games import new_game
from tests.engine.known import EUROPE
from tests.packs.wars import PACK, marks, panels, put_up, to_phase, war


def test_panels_follow_the_calendar() -> None:
    game = war()
    shown = panels(game)
    assert ("Bulgaria", "Fall 1915") in shown["Closed land"]
    assert ("Spain", "never") in shown["Closed land"]
    assert ("Winter 1914", "A coin decides which side Italy joins") in shown["Next events"]
    assert ("Fall 1917", "Russia falls into civil disorder") in shown["Next events"]
    assert "America" not in shown
    idle = "Nobody orders it before the coin is tossed in Winter 1914"
    assert ("Italy", "Neither yet", "3", "3", "", idle) in shown["Sides"]
    assert ("Russia", ENTENTE, "4", "4", "", "") in shown["Sides"]
    assert panels(game, None) == shown
    to_phase(game, "F1917M")
    shown = panels(game)
    assert {name for name, _opens in shown["Closed land"]} == {
        "Denmark",
        "Holland",
        "Norway",
        "Spain",
        "Sweden",
        "Switzerland",
    }
    assert ("Russia", ENTENTE, "4", "4", "", "Civil disorder: its units hold and do not retreat") in shown["Sides"]
    assert ("Edinburgh", "✓ An army can land", "North Atlantic Ocean, Norwegian Sea") in shown["America"]
    assert any(row[0] == "Brest" and row[1] == "✗ No army can land" for row in shown["America"])


def test_the_scoreboard_counts_pieces_and_capitals() -> None:
    rows = panels(war())["The war"]
    assert rows[0] == (ENTENTE, "10", "15 of 22", "0 of 3: Berlin, Vienna, Constantinople")
    assert rows[1] == ("Central Powers", "9", "15 of 22", "0 of 3: London, Paris, St Petersburg")
    assert rows[2] == ("Neither side", "3", "", "")


def test_winter_shows_what_each_country_owes() -> None:
    game = war()
    game.submit(CENTRAL, "A BUD - SER")
    game.process()
    assert game.phase == "W1914A"
    owed = {row[0]: row[4] for row in panels(game)["Sides"]}
    assert owed == {**dict.fromkeys(owed, "+0"), "Austria": "+1"}
    assert ("Winter 1914", "A coin decides which side Italy joins") in panels(game)["Next events"]


def test_who_is_idle_is_not_due_builds() -> None:
    game = put_up("W1917A", {"Germany": ["A MUN"], "France": ["A PAR"], "Russia": ["A MOS"]}, russia_in_disorder=True)
    owed = {row[0]: row[4] for row in panels(game)["Sides"]}
    assert (owed["Russia"], owed["Germany"], owed["Italy"]) == ("", "+2", "+3")


# --- on the map


def test_closed_land_and_the_passage_are_marked() -> None:
    game = war()
    closed = marks(game, "Closed land")
    assert (("BUL",), "later", "", "Opens in Fall 1915") in closed
    assert (("SPA",), "closed", "", "Never opens") in closed
    assert (("SWI",), "closed", "", "Never opens") in closed
    assert len(closed) == 16
    assert marks(game, "Open passages") == [(("BAL", "SKA"), "route", "", "fleets")]
    to_phase(game, "F1915M")
    assert {at for at, *_mark in marks(game, "Closed land")} == {
        (code,) for code in ("POR", "RUM", "GRE", "SPA", "HOL", "NWY", "SWE", "DEN", "SWI")
    }


def test_capitals_are_marked_with_who_holds_them() -> None:
    game = put_up("S1916M", {"England": ["A BER"], "Germany": ["A MUN"]})
    assert (("LON",), "held", "England", "★ Capital of the Entente") in marks(game, "The war")
    assert (("ROM",), "held", "Italy", "★ Capital of the Entente") in marks(game, "The war")
    while game.phase != "W1916A":
        game.process()
    assert (("BER",), "held", "England", "★ Capital of the Central Powers, held by the Entente") in marks(
        game, "The war"
    )


def test_the_ways_from_america_are_marked() -> None:
    units = {"Germany": ["F MAO", "F ENG", "A MUN", "A BER"], "England": ["F LON"], "France": ["A PAR", "A MAR"]}
    game = put_up("W1917A", units, russia_in_disorder=True)
    shown = marks(game, "America")
    assert (("NAO", "NWG", "EDI"), "route", "", "This is the route from America to Edinburgh.") in shown
    assert (("EDI",), "site", "", "An American army can land here.") in shown
    assert (("LON",), "note", "", "F LON is already in London.") in shown
    assert (("MAO",), "blocked", "Germany", "F MAO (Germany) blocks the way to Brest.") in shown
    assert (("ENG",), "blocked", "Germany", "F ENG (Germany) blocks the way to Brest.") in shown
    assert not any("BRE" in at for at, *_mark in shown)
    rows = panels(game)["America"]
    blocked = "No sea route from America to Brest is open. Fleets of the Central Powers block it in "
    assert ("Brest", "✗ No army can land", f"{blocked}Mid-Atlantic Ocean and English Channel.") in rows


def america_note(**options: str) -> str:
    spec = f"{PACK}({', '.join(f'{key}={value}' for key, value in options.items())})" if options else PACK
    units = {"Germany": ["F NAO", "F IRI", "A MUN", "A BER"], "France": ["A PAR", "A MAR"]}
    if options.get("us_centre") == "vacant":
        units = {"Germany": ["F NAO", "F MAO"], "France": ["A PAR", "A MAR"]}
    game = put_up("W1917A", units, spec, russia_in_disorder=True)
    return next(str(panel.note) for panel in game.panels(None) if str(panel.title) == "America")


def test_what_becomes_of_an_army_that_nobody_sends_for() -> None:
    assert america_note() == "If the Entente names no center, the army lands in Edinburgh."
    assert america_note(us_default="waive") == "If the Entente names no center, no army comes."
    assert america_note(us_centre="vacant") == "No American army can land."


def test_armies_of_america_have_a_line_of_their_own() -> None:
    game = put_up("W1917A", {"Germany": ["A MUN"], "France": ["A PAR"]}, f"{PACK}(us_nationality=america)")
    assert all(row[0] != "America" for row in panels(game)["Sides"])
    game.process()
    assert ("America", ENTENTE, "0", "1", "", "") in panels(game)["Sides"]


def test_the_fall_of_russia_is_announced_by_its_option() -> None:
    soon = ("Spring 1917", "Russia falls into civil disorder")
    game = put_up("S1917M", {"Germany": ["A MUN"], "France": ["A PAR"]}, f"{PACK}(russia_cd_from=s1917_retreats)")
    assert soon in panels(game)["Next events"]
    game.process()
    assert soon not in panels(game)["Next events"]


def test_the_coin_can_be_checked() -> None:
    game = to_phase(war(), "S1915M")
    coin = game.view(None)["state"][PACK]["coin"]
    assert coin["label"] == "Italy/1914/coin"
    assert coin["side"] == ("central" if coin["roll"] % 2 else "entente")
    assert any("follows from the seed" in str(panel.note) for panel in game.panels(None))


def told(game: Game, text: str, seat: str = ENTENTE) -> list[str]:
    return [str(consequence.text) for consequence in game.preview(seat, text)]


def test_previews() -> None:
    game = war()
    assert told(game, "F LON - ENG; F BRE - ENG") == []
    assert told(game, "A PAR - BRE") == []  # a unit of its own country
    assert "the Central Powers win" in told(game, "Concede")[0]
    to_phase(game, "W1917A")
    assert told(game, "America A Lon") == [
        "An American army lands in London, by way of Mid-Atlantic Ocean and English Channel."
    ]
    landing = told(game, "Build A EDI")
    assert any("lands in Edinburgh" in text for text in landing)
    assert any("Build A EDI does not count" in text for text in landing)


def test_partners_are_warned() -> None:
    texts = [c.text for c in war().preview(CENTRAL, "A MUN - BOH; A VIE - BOH; A BUD - VIE; A MUN - TYR")]
    assert texts == []
    game = new_game([PACK])
    game.submit(CENTRAL, "A MUN - BOH")
    game.process()
    while not game.phase.endswith("M"):
        game.process()
    assert game.preview(CENTRAL, "A BOH - GAL; A BER - MUN") == ()
    (warning,) = game.preview(CENTRAL, "A BOH - VIE")
    assert "A VIE (Austria)" in str(warning.text)
    assert not warning.certain


def test_who_takes_a_partners_centre_is_told() -> None:
    units = {
        "England": ["A PIC", "A BRE", "F MAO"],
        "France": ["A GAS", "A BUR"],
        "Germany": ["A MUN", "A BEL"],
        "Italy": ["A PIE"],
    }
    spring, fall = put_up("S1916M", units), put_up("F1916M", units)
    paris = "A PIC - PAR: after this Fall turn Paris would belong to England instead of France."
    marseilles = "A PIE - MAR: after this Fall turn Marseilles would belong to Italy instead of France."
    brest = "A BRE H: after this Fall turn Brest would belong to England instead of France."
    assert told(fall, "A PIC - PAR; A PIE - MAR; A BRE H; A GAS H") == [brest, paris, marseilles]
    assert told(fall, "A BRE - GAS; F MAO - POR; A BUR - PAR") == [
        "A BRE - GAS: this order attacks your partner's unit A GAS (France). "
        "It can dislodge the unit or cut its support."
    ]
    assert told(spring, "A PIC - PAR; A BRE H") == []
    assert told(put_up("F1916M", units, "great-war"), "A PIC - PAR") == [paris]
    assert told(put_up("F1916M", units, f"{PACK}(side_is_one_country=true)"), "A PIC - PAR; A BRE - GAS") == [paris]
    assert all(not told(fall, line, CENTRAL) for line in ("A BEL - PIC", "A MUN - BUR"))


def test_a_retreat_to_a_partners_centre_is_told() -> None:
    units = {"England": ["A PIC"], "Germany": ["A BUR", "A BEL"], "France": ["A MAR"]}
    game = put_up("F1916M", units)
    game.submit(CENTRAL, "A BEL - PIC; A BUR S A BEL - PIC")
    game.process()
    paris = "A PIC R PAR: after this Fall turn Paris would belong to England instead of France."
    assert told(game, "A PIC R PAR") == [paris]
    assert told(game, "A PIC D") == []


def test_the_marks_have_words_that_fit_on_the_board() -> None:
    units = {"Germany": ["F MAO", "F ENG", "A MUN", "A BER", "A LVP"], "England": ["F LON"], "France": ["A PAR"]}
    game = put_up("W1917A", units, russia_in_disorder=True)
    marks_ = [mark for panel in game.panels(None) for mark in panel.marks if mark.label]
    labels = {(mark.look, mark.at[-1]): str(mark.label) for mark in marks_}
    assert labels["held", "LON"] == "★ Entente"
    assert labels["held", "BER"] == "★ Central Powers"
    assert labels["site", "EDI"] == "American army"
    assert labels["note", "LON"] == labels["note", "LVP"] == "No American army"
    assert labels["blocked", "ENG"] == "No way to BRE"
    assert all(len(label) <= LONGEST for label in labels.values())
    taken = put_up("F1916M", {"England": ["A BER"], "Germany": ["A MUN"]})
    taken.process()
    assert [str(m.label) for p in taken.panels(None) for m in p.marks if m.at == ("BER",)] == ["★ Entente"]


TOLD = [
    ("r1_reading", "exception", "- Albania, Belgium, North Africa, Serbia and Tunis are closed", True),
    ("closed_blocks_retreats", "false", "may retreat to a closed province", True),
    ("closed_blocks_retreats", "false", "cannot retreat to a closed province", False),
    ("bal_ska", "move_only", "(for moves only: no supports, convoys or retreats)", True),
    ("coin", "before_w1914_orders", "Before the builds of Winter 1914 are written a coin", True),
    ("coin", "before_w1914_orders", "After the builds of Winter 1914, and", False),
    ("side_is_one_country", "true", "cannot dislodge each other's units", True),
    ("side_is_one_country", "true", "can dislodge a partner's unit", False),
    ("russia_cd_from", "s1917_retreats", "From the retreats of Spring 1917 on, Russia", True),
    ("russia_cd_from", "s1917_retreats", "From Fall 1917 on, Russia", False),
    ("russia_cd_pieces", "ep", "in the total, but for neither side", False),
    ("russian_capital", "MOS", "London, Paris and Moscow", True),
    ("occupy", "present", "are in all enemy capitals at once", True),
    ("occupy", "present", "own all enemy capitals after", False),
    ("majority_check", "every_turn", "on the board after any turn. Every", True),
    ("majority_check", "every_turn", "on the board after a Winter", False),
    ("simultaneous", "continue", "at the same moment, the game goes on", True),
    ("us_default", "waive", "the army does not come", True),
    ("us_centre", "vacant", "be vacant and belong to a country", False),
    ("us_nationality", "america", "The army belongs to America", True),
    ("us_upkeep", "counts", "needs a supply center like any other", True),
    ("america_gates", "NAO,MAO,NWG", "Mid-Atlantic Ocean and Norwegian Sea", True),
    ("armistice", "F1918", "has won by the end of Fall 1918", True),
    ("team_seats", "true", "captain gives orders to the countries", True),
]


@pytest.mark.parametrize(("key", "value", "sentence", "there"), TOLD)
def test_the_rulebook_tells_the_options(key: str, value: str, sentence: str, there: bool) -> None:
    assert (sentence in war(**{key: value}).rules_text()) is there
    assert (sentence in war().rules_text()) is not there


def test_the_coin_and_the_collapse_are_told_in_words() -> None:
    told_ = [readable for event in to_phase(war(), "F1917M").log if (readable := recounted(event))]
    assert len(told_) == 2
    assert told_[0].startswith("A coin is tossed for Italy. The roll is ")
    assert "even number: Italy joins the Entente" in told_[0] or "odd number: Italy joins the Central" in told_[0]
    assert told_[1] == "Russia falls into civil disorder."


def test_why_nobody_has_won_is_told() -> None:
    game = put_up("F1916M", {"England": ["A BER"], "France": ["A PAR"], "Germany": ["A MUN", "A KIE"]})
    while game.phase != "S1917M":
        game.process()
    tests = [str(game.rules.recounts(event)) for event in game.history(None) if isinstance(event, VictoryTested)]
    assert tests == [
        "The Entente occupies Berlin. The Central Powers occupy no enemy capital.",
        "The Entente has 2 units and the Central Powers have 2. A side needs 3 for two thirds.",
    ]
    often = put_up("S1916M", {"England": ["A BER"], "Germany": ["A MUN"]}, f"{PACK}(majority_check=every_turn)")
    often.process()
    (tested,) = [event for event in often.log if isinstance(event, VictoryTested)]
    assert (tested.pieces, tested.capitals) == ({"entente": 1, "central": 1, "neutral": 0}, {})


def recounted(event: Event) -> str:
    return str(Alliances().recounts(EUROPE, event) or "")


def test_what_happens_is_told_to_all() -> None:
    game = to_phase(war(), "F1917M")
    for viewer in (ENTENTE, CENTRAL, None):
        kinds = [type(event) for event in game.history(viewer)]
        assert kinds.count(ItalyJoined) == 1
        assert kinds.count(RussiaCollapsed) == 1


def test_enemies_are_attacked_without_a_warning() -> None:
    game = war()
    game.submit(ENTENTE, "A WAR - GAL")
    game.process()
    while not game.phase.endswith("M"):
        game.process()
    assert game.preview(CENTRAL, "A VIE - GAL") == ()
    assert [c.rule for c in war(side_is_one_country="true").preview(ENTENTE, "F LON - ENG; F EDI - CLY")] == []


# --- advice


def worth(game: Game, seat: str, text: str) -> float:
    (order,) = game.submit(seat, text).orders
    return game.rules.appraises(game.rules.turn(game.state), seat, order)


def test_a_partner_is_not_attacked() -> None:
    game = put_up(
        "F1916M", {"England": ["A PIC"], "France": ["F BRE"], "Germany": ["A BUR", "A TRI"], "Italy": ["A ROM"]}
    )
    assert worth(game, ENTENTE, "A PIC - BRE") == -1.0
    assert worth(game, ENTENTE, "A PIC - PAR") == -1.0
    assert worth(game, CENTRAL, "A BUR - PAR") == 1.0
    assert worth(game, CENTRAL, "A BUR - MAR") == 0.0
    assert worth(game, CENTRAL, "A TRI - VIE") == -1.0
    assert worth(game, ENTENTE, "A ROM H") == 0.0


def test_an_army_that_can_march_is_the_better_one() -> None:
    game = put_up("W1917A", {"Germany": ["A MUN"], "France": ["A PAR"]}, russia_in_disorder=True)
    assert worth(game, ENTENTE, "America A BRE") == 1.0
    assert worth(game, ENTENTE, "America A LVP") == 0.5
