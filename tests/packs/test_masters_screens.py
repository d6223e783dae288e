"""Masters Rules on screen before and after the deadline: the order form, panels, layers, reports."""

from __future__ import annotations

import re

import pytest

from casusbelli.core.events import OrdersJudged
from casusbelli.core.said import Term, UnitNamed, render, said
from casusbelli.engine.display import Look, MarkRead, PanelRead, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.packs.masters.control import VariableControl
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.positions import from_state
from casusbelli.testing.random_games import new_game
from casusbelli.variants import board

USED_UP = "You have used up your 3 orders this turn. Orders to your own units and copies count, too."
UNITS = {
    "Austria": ["A TRI"],
    "France": ["A BUR", "F MAR"],
    "Italy": ["A ROM", "A VEN", "F NAP", "A TUS"],
    "Norway": ["A NWY", "A FIN"],
    "Serbia": [],
    "Rebels": ["A GAL"],
    "Russia": ["F SEV"],
}
CENTERS = {
    "Austria": ["BUD", "GRE", "TRI", "VIE"],
    "France": ["BRE", "MAR", "PAR"],
    "Italy": ["NAP", "ROM", "VEN"],
    "Norway": ["NWY"],
    "Russia": ["MOS", "SEV", "STP", "WAR"],
    "Serbia": ["SER"],
}


def set_up(phase: str, rules: str = "masters") -> Game:
    """France is due one unit, Austria and Russia three, Serbia one; Italy, Norway and the rebels have one too many."""
    table = {"format": "casusbelli.state/1", "rules": rules, "map": "standard", "phase": phase}
    return from_state({**table, "units": UNITS, "centers": CENTERS}, board, bytes(32)).game


def foretold(game: Game, seat: str, text: str, certain: bool = True) -> set[str]:
    return {str(told.text) for told in game.preview(seat, text) if told.certain is certain}


def shown(game: Game, viewer: Viewer, language: str = "en") -> dict[str, PanelRead]:
    return {panel.title: panel for panel in (read_panel(panel, language) for panel in game.panels(viewer))}


def mark(at: tuple[str, ...], look: Look, power: str, text: str) -> MarkRead:
    return MarkRead(at, look, power, text, "")


# --- the order form


def test_the_running_count_and_the_cut() -> None:
    """MA-12, MA-13: what is ineligible costs nothing, nor does a hold of one's own."""
    game = new_game(["masters"])
    assert foretold(game, "England", "F LON - NTH\nNorway A NWY H x4") == {
        f"A NWY H x2 does not count. {USED_UP}",
        "You have used 3 of your 3 orders.",
    }
    near = "You may not order units of Denmark this phase: your F KIE is in or next to Denmark, a center of that power."
    assert foretold(game, "Germany", "Denmark A DEN H\nNorway A NWY H\nA MUN H") == {
        "You have used 1 of your 3 orders.",
        f"A DEN H does not count. {near}",
    }
    assert not foretold(game, "Italy", "A VEN - PIE")


def test_different_orders_for_one_unit_are_warned_of() -> None:
    """MA-4."""
    game, both = new_game(["masters"]), "Portugal A POR H\nPortugal A POR S A SPA\nNorway A NWY H"
    why = "You wrote different orders for A POR (Portugal). Write only one of them."
    assert foretold(game, "Italy", both) == {
        "You have used 1 of your 3 orders.",
        f"A POR H does not count. {why}",
        f"A POR S A SPA does not count. {why}",
    }
    assert foretold(game, "Italy", both, certain=False) == {
        "A NWY H is followed if no other order for this unit is written as often."
    }


def test_the_cut_of_a_strict_table() -> None:
    game = new_game(["masters"], {"masters.order_cap": "strict"})
    assert foretold(game, "Italy", "Norway A NWY H\nA VEN - PIE\nF NAP - ION\nA ROM - APU") == {
        f"A ROM - APU does not count. {USED_UP}",
        "You have used 3 of your 3 orders.",
    }


def test_the_ledger_of_a_list() -> None:
    """M3.4: what cannot be followed costs nothing."""
    game = set_up("W1903A")
    assert foretold(game, "France", "Build A MAR\nAid Italy\nAid France") == {
        "Build A MAR does not count. F MAR (France) is in Marseilles.",
        "Aid Italy uses the one unit that is due to you.",
        "Aid France does not count. A power cannot aid itself. Name another power.",
        "Italy is spared a loss.",
    }
    hopes = foretold(game, "France", "Build A PAR x2\nBuild Rebel A MOS", certain=False)
    assert "Build A PAR is carried out only if France receives aid." in hopes
    unpaid = "You have no unit due left to use for this order. Each unit that is due to you can be used for one order."
    short = f"Build Rebel A MOS does not count. {unpaid}"
    assert short in foretold(game, "France", "Build A PAR x2\nBuild Rebel A MOS")
    assert foretold(game, "Austria", "Waive") == {"3 of the 3 units due to Austria are not used."}


def test_losses_that_are_named_and_those_that_are_not() -> None:
    game = set_up("W1903A")
    assert foretold(game, "Italy", "Disband A TUS") == {"A TUS is disbanded in any case."}
    assert foretold(game, "Italy", "Remove A TUS", certain=False) == {"A TUS is disbanded if a loss is still required."}
    left = "1 more unit of Italy is chosen by the rule for civil disorder and disbanded, unless Italy is aided."
    assert foretold(game, "Italy", "Remove A PAR", certain=False) == {left}


def test_a_second_vote_is_warned_of() -> None:
    """MA-16."""
    told = foretold(set_up("W1903A"), "Italy", "Serbia Build A SER\nSerbia Build A SER")
    assert told == {
        "Build A SER does not count. You have already voted. You have one vote for each retreat and each adjustment."
    }


# --- panels and layers


def test_where_one_has_influence() -> None:
    panel = shown(new_game(["masters"]), "Germany")["Your influence"]
    rows = {row[0]: row[2] for row in panel.rows}
    assert rows["Denmark"] == "No: F KIE is in or next to Denmark."
    assert rows["Serbia"] == "Yes"
    assert len(panel.marks) == 12
    why = "Denmark (centers: Denmark): you may not order it. F KIE is in or next to Denmark."
    assert mark(("DEN",), "closed", "Denmark", why) in panel.marks
    assert mark(("SER",), "free", "Serbia", "Serbia (centers: Serbia): you may order it") in panel.marks


def test_who_may_write_for_whom() -> None:
    """The game master sees the whole table."""
    game = new_game(["masters"])
    rows = {row[0]: row[1:] for row in shown(game, GM)["Influence of the players"].rows}
    assert rows["Serbia"] == ("England, France, Germany, Italy, Russia, Turkey", "Austria (A BUD near Serbia)")
    assert rows["Norway"][1] == ""
    assert "Your influence" not in shown(game, GM)
    assert "Influence of the players" not in shown(game, "Italy")


def test_what_came_of_the_orders_for_others() -> None:
    game = new_game(["masters"])
    game.submit("Italy", "Norway A NWY - FIN x2, Portugal A POR H")
    game.submit("Turkey", "Portugal A POR S A SPA")
    game.process()
    panels = shown(game, "France")
    assert panels["Orders for others"].rows == (
        ("A NWY", "A NWY - FIN", "A NWY - FIN (2)"),
        ("A POR", "None: a tie", "A POR H (1), A POR S A SPA (1)"),
    )
    assert ("Italy", "A NWY - FIN, A NWY - FIN, A POR H") in panels["Authors of orders for others"].rows
    game.process()  # nobody writes anything
    assert "Orders for others" not in shown(game, "France")


def test_votes_on_retreats() -> None:
    game = new_game(["masters"])
    game.submit("England", "F LON - NTH, F EDI - NWG")
    game.process()
    game.submit("England", "F NTH - NWY, F NWG S F NTH - NWY")
    game.process()
    panel = shown(game, "Italy")["Votes on retreats"]
    assert panel.rows == (("A NWY", "Norway", "Finland", "Yes"),)
    assert panel.marks == (mark(("FIN",), "site", "Norway", "A NWY may retreat here: you may vote"),)
    barred = shown(game, "England")["Votes on retreats"]
    assert barred.rows == (("A NWY", "Norway", "Finland", "No: F NWG is in or next to Norway."),)
    assert not barred.marks


def test_who_goes_without_aid() -> None:
    panel = shown(set_up("W1903A"), "Austria")["Adjustments"]
    assert ("France", "3", "2", "+1", "") in panel.rows
    assert ("Italy", "3", "4", "-1", "Loses 1 without aid") in panel.rows
    assert ("Rebel A GAL", "0", "1", "-1", "Eliminated without aid") in panel.rows
    assert mark(("GAL",), "note", "Rebels", "Rebel A GAL: Eliminated without aid") in panel.marks
    assert mark(("TUS",), "note", "Italy", "Italy: Loses 1 without aid") in panel.marks


def test_where_one_may_build_raise_rebels_annex_and_vote() -> None:
    panels = shown(set_up("W1903A"), "Austria")
    assert panels["Your build sites"].marks == (
        mark(("BUD",), "site", "Austria", "you may build here"),
        mark(("VIE",), "site", "Austria", "you may build here"),
    )
    assert ("Trieste", "Austria: not now", "A TRI (Austria) is in Trieste.") in panels["Your build sites"].rows
    rebels = panels["Rebellion sites"]
    assert {("Brest", "Rebels may be raised", "France", ""), ("Paris", "Guarded", "France", "A BUR")} <= {*rebels.rows}
    assert mark(("PAR",), "closed", "France", "A BUR of France guards it") in rebels.marks
    assert mark(("MOS",), "site", "Russia", "rebels may be raised here") in rebels.marks
    assert panels["Votes on adjustments"].rows == (
        ("Norway", "-1", "Yes"),
        ("Serbia", "+1", "No: A TRI is in or next to Serbia."),
        ("Rebel A GAL", "-1", "Yes"),
    )
    why = "Austria did not own Greece in the last adjustments, so it cannot be annexed yet."
    assert panels["Centers you can annex"].rows == (("Greece", "Austria: not now", "This year", why),)


def test_since_when_a_centre_is_owned_and_that_it_was_annexed() -> None:
    game = set_up("W1903A")
    for phase in ("W1903A", "S1904M", "F1904M"):
        assert game.phase == phase
        game.process()
    panel = shown(game, "Austria")["Centers you can annex"]
    assert panel.rows == (("Greece", "you may annex it", "1903", ""),)
    assert panel.marks == (mark(("GRE",), "site", "Austria", "you may annex it"),)
    assert shown(game, None)["Centers that can be annexed"].rows == (("Greece", "Austria may annex it", "1903", ""),)
    game.submit("Austria", "Annex GRE")
    game.process()
    panels = shown(game, "France")
    assert ("Austria", "Greece", "1905") in panels["Annexed centers"].rows
    powers = {row[0]: row[1:] for row in panels["Powers"].rows}
    assert "Greece (annexed)" in str(powers["Austria"][2])
    assert powers["Greece"] == ("Minor Power, dormant", "0", "none", "Greece")
    assert powers["Serbia"][0] == "Minor Power, in civil disorder"


# --- reports


def test_the_report_of_a_year() -> None:
    """MR0.14, MR2.17, MA-66."""
    game = new_game(["masters"])
    game.submit("Italy", "Norway A NWY - FIN x2, Portugal A POR H")
    game.submit("Turkey", "Portugal A POR S A SPA")
    game.process()
    game.process()
    game.submit("Turkey", "Disband A CON")
    game.process()
    told = list(newspaper.told(game.rules, chronicle.facts(game, "France")))
    for line in (
        "Serbia is a Minor Power at home in Serbia.",
        "The powers have this many orders per turn: Austria (3), England (3), France (3), Germany (3), "
        "Italy (3), Russia (4), Turkey (3).",
        "Players wrote these orders for powers in civil disorder: Army Norway → Finland (2); Army Portugal holds (1), "
        "Army Portugal supports Army Spain (1).",
        "Italy wrote Army Norway → Finland (2) and Army Portugal holds (1); "
        "Turkey wrote Army Portugal supports Army Spain (1).",
        "Units in civil disorder follow these orders: Army Norway → Finland; "
        "Army Portugal follows none of its orders, because they are tied.",
        "Turkey voluntarily disbands Army Constantinople.",
    ):
        assert line in told


def test_the_report_of_adjustments() -> None:
    game = set_up("W1903A")
    game.submit("France", "Build Rebel A MOS")
    game.submit("Russia", "Build A MOS, Aid Italy, Aid Rebel A GAL")
    game.process()
    (books,) = [
        line for line in newspaper.told(game.rules, chronicle.facts(game, GM)) if line.startswith("In the adjustments")
    ]
    assert books == (
        "In the adjustments, units are due to France (1), Austria (3), Russia (3), Serbia (1). "
        "Units have to be lost by Italy (1), Norway (1), Rebel Army Galicia (1). Russia aids Italy. "
        "Russia aids Rebel Army Galicia. "
        "These builds were written for Moscow: Raise the rebel Army Moscow (1), Russia: Build Army Moscow (1). "
        "Nothing is built. "
        "Norway loses Army Finland by the rule for civil disorder."
    )


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("authors", ["A BUL fails", "A DEN illegal", "A SPA succeeds", "F BUL/SC fails"]),
        ("counts", ["A BUL fails", "A DEN illegal", "A SPA succeeds", "F BUL/SC fails"]),
        ("winner_only", ["A SPA succeeds"]),
    ],
)
def test_votes_on_builds_are_told_as_far_as_the_table_wants_it(said: str, lines: list[str]) -> None:
    """MA-26: a line for each build, however many wrote it; who wrote what could not be is told only if authors are."""
    table = {
        "format": "casusbelli.state/1",
        "rules": f"masters(vc_publish={said})",
        "map": "standard",
        "phase": "W1903A",
        "units": {"Bulgaria": [], "Spain": [], "Denmark": ["A SWE"], "Turkey": ["A ARM"], "Russia": ["A MOS"]},
        "centers": {"Bulgaria": ["BUL"], "Spain": ["SPA"], "Denmark": ["DEN"]},
    }
    game = from_state(table, board, bytes(32)).game
    assert not game.submit("Turkey", "Spain Build A SPA, Bulgaria Build F BUL/SC, Denmark Build A DEN").refused
    assert not game.submit("Russia", "Spain Build A SPA, Bulgaria Build A BUL").refused
    game.process()
    judged = [event for event in game.history("Italy") if isinstance(event, OrdersJudged)][-1]
    rows = [row for row in judged.judgements if row.order.startswith("Build")]
    assert sorted(f"{row.order.removeprefix('Build ')} {row.words[0]}" for row in rows) == lines
    authors = {row.owner for row in rows} & set(game.rules.names)
    assert authors == ({"Turkey"} if said == "authors" else set())


def test_rebels_are_told_of_without_a_number() -> None:
    """MR3.13; each is a nation of its own (MA-48)."""
    game = set_up("S1903M")
    game.submit("Russia", "F SEV - RUM")
    game.submit("Austria", "A TRI - BUD")
    game.process()
    told = "\n".join(newspaper.told(game.rules, chronicle.facts(game, "France")))
    assert "Rebels\n  A GAL H (no order)" in told
    assert "Rebels took over Army Galicia (Rebels)." in told
    assert not re.search(r"Rebel \d", told)


def test_rebels_have_an_article_in_french() -> None:
    """Names without an article of their own would read "à unité rebelle"."""
    game = set_up("W1903A")
    game.submit("Russia", "Aid Rebel A GAL")
    game.process()
    told = "\n".join(newspaper.told(game.rules, chronicle.facts(game, GM), language="fr"))
    assert "La Russie aide l’unité rebelle armée Galicie." in told
    assert "e Galicie (Rebelles)" in told
    rebel = said("masters.rebel", unit=Term(unit=UnitNamed("A", "GAL")))
    assert said("masters.is-spared", power=rebel).render("fr") == "Une perte est épargnée à l’unité rebelle A GAL."
    assert (
        said("masters.ineligible", whom=rebel, unit="A BUD", place="Vienna")
        .render("fr")
        .startswith("Vous ne pouvez pas donner d’ordres aux unités de l’unité rebelle A GAL pendant")
    )


def test_what_a_spectator_sees_of_the_adjustments() -> None:
    """All that follows from the position, of everybody; no list, no vote."""
    game = set_up("W1903A")
    before = shown(game, None)
    assert ("Moscow", "Russia may build here", "") in before["Build sites"].rows
    assert mark(("MOS",), "site", "Russia", "Russia may build here") in before["Build sites"].marks
    assert ("Budapest", "Guarded", "Austria", "A TRI") in before["Rebellion sites"].rows
    assert ("Rebel A GAL", "0", "1", "-1", "Eliminated without aid") in before["Adjustments"].rows
    assert before["Orders per turn"].note == "These numbers are for the coming year."
    rules = before["Influence of the players"]
    assert mark(("GAL",), "note", "Rebels", "Rebel A GAL: Austria, France, Italy, Russia may order it") in rules.marks
    game.submit("France", "Aid Italy")
    game.submit("Italy", "Serbia Build A SER")
    assert shown(game, None) == before
    assert shown(game, "Russia") == shown(set_up("W1903A"), "Russia")


def test_a_unit_due_that_nobody_may_build() -> None:
    game = set_up("W1903A", "minor-powers + rebellion")
    assert ("Serbia", "1", "0", "+1", "Nobody may build for it") in shown(game, "France")["Adjustments"].rows


# --- in another language


def test_what_is_on_screen_in_german() -> None:
    panels = shown(set_up("W1903A"), "Austria", "de")
    assert ("Rebell A GAL", "0", "1", "-1", "Scheidet ohne Hilfe aus") in panels["Auf- und Abbau"].rows
    assert ("Italien", "3", "4", "-1", "Verliert 1 ohne Hilfe") in panels["Auf- und Abbau"].rows
    why = "Griechenland gehörte Österreich beim letzten Auf- und Abbau nicht und kann noch nicht annektiert werden."
    assert panels["Was Sie annektieren dürfen"].rows == (
        ("Griechenland", "Österreich: derzeit nicht", "Diesem Jahr", why),
    )
    powers = {row[0]: row[1:] for row in panels["Mächte"].rows}
    assert powers["Norwegen"][0] == "Kleinmacht, in Unordnung"


def test_values_of_options_have_names() -> None:
    options = {option.key: option for option in VariableControl.options}
    resolution, limbo = options["vc_resolution"], options["limbo_counts"]
    assert str(resolution.label("per_player")) == "The one that most players wrote"
    assert render(resolution.label("per_player"), "de") == "Der von den meisten Spielern geschriebene"
    assert render(limbo.label("true"), "de") == "Verdrängte Einheiten zählen"
    assert limbo.label("maybe") == "maybe"


def test_no_text_of_the_pack_is_english_by_hand() -> None:
    """Titles, columns, rows and marks are messages or values, so that they can be read in any language."""
    game = set_up("W1903A")
    for viewer in (None, "Austria"):
        for panel in game.panels(viewer):
            told = (
                panel.title,
                *panel.columns,
                *(m.text for m in panel.marks),
                *(c for row in panel.rows for c in row),
            )
            plain = [text for text in told if isinstance(text, str) and re.search("[a-z]", text)]
            assert not plain, panel.title


def test_the_story_of_a_year_in_german() -> None:
    game = new_game(["masters"], {"masters.vacant": "Italy"})
    game.submit("Turkey", "Portugal A POR S A SPA, Norway A NWY H x2")
    game.process()
    told = list(newspaper.told(game.rules, chronicle.facts(game, GM), language="de"))
    for line in (
        "Niemand spielt Italien in dieser Partie.",
        "Serbien ist eine Kleinmacht mit Heimat in Serbien.",
        "Italien ist in Unordnung.",
        "Geschrieben haben Türkei (Armee Portugal unterstützt Armee Spanien (1) und Armee Norwegen hält (2)).",
        "Einheiten in Unordnung folgen diesen Befehlen: Armee Portugal unterstützt Armee Spanien; Armee Norwegen hält.",
    ):
        assert line in told
