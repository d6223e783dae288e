"""A picture says what the scene says, and nothing that was not told can get into it."""

from __future__ import annotations

from dataclasses import replace as with_
from pathlib import Path

import pytest
from msgspec.structs import replace

from casusbelli.core.board import NEUTRAL, Board
from casusbelli.core.mapfile import load_map
from casusbelli.core.orders import Piece
from casusbelli.core.said import Cell, power, said, unit_term
from casusbelli.core.units import Unit
from casusbelli.drawing.description import reading
from casusbelli.drawing.palette import CHARGES, THEMES, liveries
from casusbelli.drawing.picture import Style, picture, sheet_of
from casusbelli.drawing.scene import Ordered, Scene, empty, of_view
from casusbelli.engine.display import Look, Mark, Panel
from casusbelli.engine.panel_forms import Group, Place, PlacesForm, marks_of
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from tests.drawing.turns import BATTLE, OPEN_ROUT, ROUT, SVG, WINTER, classes, parsed, scene

EUROPE = board("standard")
HOSTILE = "\"><script>alert('1')</script>&amp;\x00\u202e]]>"
MAPS = Path(__file__).parent.parent / "data" / "maps"


@pytest.mark.drawn(12)
@pytest.mark.parametrize("turn", [BATTLE, ROUT, OPEN_ROUT, WINTER])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("names", ["short", "full", "none"])
def test_it_is_xml_and_the_same_each_time(turn: str, theme: str, names: str) -> None:
    shown = picture(scene(turn), Style(theme, names))
    assert parsed(shown).tag == f"{SVG}svg"
    assert shown == picture(scene(turn), Style(theme, names))


def test_every_province_and_coast_can_be_pointed_at() -> None:
    root = parsed(picture(empty(EUROPE), Style(prefix="map-")))
    found = {element.get("data-province"): element for element in root.iter() if element.get("data-province")}
    coasts = {place for place in EUROPE.province_of if "/" in place}
    assert set(found) == {*EUROPE.province, *coasts}
    assert all(found[code].get("id") == f"map-{code}" for code in EUROPE.province)


@pytest.mark.parametrize("names", ["short", "full"])
def test_names_are_written_over_units_and_under_the_signs_of_what_failed(names: str) -> None:
    drawn = picture(scene(BATTLE), Style(names=names, legend=False))
    words, units, crosses = (drawn.rindex(mark) for mark in ('halo wet"', "<use ", 'class="x bad"'))
    assert units < drawn.index('halo"') < words < crosses


def test_ids_are_used_once_and_what_is_used_is_there() -> None:
    root = parsed(picture(scene(BATTLE)))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    assert len(ids) == len(set(ids))
    assert used <= set(ids)


def test_a_name_cannot_break_out() -> None:
    old = EUROPE.powers[0]
    wild = with_(EUROPE, powers=(with_(old, name=HOSTILE), *EUROPE.powers[1:]), title=HOSTILE)
    view = new_game().view()
    units, centers = dict(view["units"]), dict(view["centers"])
    units[HOSTILE], centers[HOSTILE] = units.pop(old.name), centers.pop(old.name)
    shown = of_view({**view, "units": units, "centers": centers}, wild)
    panel = Panel(HOSTILE, (), (), marks=(Mark(("BEL",), "note", HOSTILE, HOSTILE),))
    drawn = picture(replace(shown, layers=(panel,), title=HOSTILE), Style(note=HOSTILE))
    tags = {element.tag.removeprefix(SVG) for element in parsed(drawn).iter()}
    assert "script" not in tags
    assert "\u202e" not in drawn
    assert HOSTILE[:10] in "".join(parsed(drawn).itertext())


def test_the_legend_explains_the_stars_of_supply_centers() -> None:
    homeless = with_(EUROPE, powers=tuple(with_(one, home=()) for one in EUROPE.powers))
    shown = {name: _legend(on) for name, on in (("homes", EUROPE), ("homeless", homeless))}
    assert {"home center", "supply center"} <= shown["homes"]
    assert "supply center" in shown["homeless"]
    assert "home center" not in shown["homeless"]


def _legend(on: Board) -> set[str]:
    texts = parsed(picture(empty(on))).iter(f"{SVG}text")
    return {"".join(element.itertext()) for element in texts if element.get("class") == "key"}


# --- orders and how they ended


def drawn(turn: str, order: str) -> Scene:
    """The turn with only one of its orders left."""
    whole = scene(turn)
    chosen = tuple(told for told in whole.orders if told.text == order)
    assert chosen
    return replace(whole, orders=chosen)


@pytest.mark.parametrize(
    ("turn", "order", "there", "not_there"),
    [
        (BATTLE, "F KIE - DEN", {"arrow"}, {"xc", "bright", "rest"}),
        (BATTLE, "A MUN - BUR", {"arrow", "rest", "xc"}, {"bright"}),
        (BATTLE, "A WAR - PAR", {"rest", "bright"}, {"arrow"}),
        (BATTLE, "F BRE H", {"ring"}, {"arrow", "tie"}),
        (BATTLE, "A MAR S F BRE", {"bright"}, {"tie"}),
        (BATTLE, "A PIC S A PAR - BUR", {"tie", "under"}, {"xc", "bright"}),
        (BATTLE, "A TYR S A VEN - TRI", {"tie", "xc", "burst"}, {"bright"}),
        (BATTLE, "F ENG S F LON - NTH", {"rest", "bright"}, {"arrow"}),
        (ROUT, "A VIE R TYR", {"arrow", "flee", "burst"}, {"xc"}),
        (ROUT, "Disband A SER", {"xc", "burst"}, {"arrow"}),
        (WINTER, "Build F ROM", {"brightg"}, {"bright"}),
        (WINTER, "Build A VEN", {"bright"}, {"brightg"}),
        (WINTER, "Disband A GAL", {"xc"}, {"brightg"}),
        (WINTER, "Waive", set(), {"xc", "brightg", "bright"}),
    ],
)
def test_orders_and_results_have_their_signs(turn: str, order: str, there: set[str], not_there: set[str]) -> None:
    found = set(classes(picture(drawn(turn, order), Style(legend=False))))
    assert there <= found
    assert not not_there & found


def test_a_convoy_leads_over_its_fleet() -> None:
    whole = scene(BATTLE)
    carried = {told.text: told for told in whole.orders}
    both = (carried["A YOR - BEL"], carried["F NTH C A YOR - BEL"])
    over = picture(replace(whole, orders=both), Style(legend=False))
    alone = picture(replace(whole, orders=both[:1]), Style(legend=False))
    assert "carry" in classes(over)
    assert "carry" not in classes(alone)
    assert max(map(len, arrows(over))) > max(map(len, arrows(alone)))


def arrows(svg: str) -> list[str]:
    found = (element for element in parsed(svg).iter(f"{SVG}path") if "arrow" in element.get("class", "").split())
    return [element.get("d", "") for element in found]


def test_open_retreats_show_where_to() -> None:
    still_open = replace(scene(OPEN_ROUT), orders=())
    assert classes(picture(still_open, Style(legend=False))).count("ring") == 2


def test_orders_without_a_result_are_drawn_as_plans() -> None:
    """What a seat has written for the open phase."""
    planned = tuple(replace(told, results=(), reason=None, why="") for told in scene(BATTLE).orders)
    found = classes(picture(replace(scene(BATTLE), orders=planned), Style(legend=False)))
    assert not {"xc", "bright", "burst"} & set(found)


# --- who is who


def test_every_owner_has_a_look_of_its_own() -> None:
    view = new_game().view()
    units = {
        **view["units"],
        "Germany (A)": ["A BUR"],
        "Germany (B)": ["A RUH"],
        "Belgium": ["A BEL"],
        "Rebels": ["A GAS"],
    }
    sides = {"Germany (A)": "Germany", "Germany (B)": "Germany"}
    known = liveries(of_view({**view, "units": units}, EUROPE, sides))
    looks = {(who.color, who.charge.figure, who.turned, who.initials) for who in known.values()}
    assert len(looks) == len(known) - 1  # the first side of Germany looks like Germany, which is not there beside it
    assert known["Germany (A)"].color == known["Germany (B)"].color == known["Germany"].color
    assert known["Belgium"].initials == "Be"


def test_powers_are_told_apart_without_colour() -> None:
    known = liveries(empty(EUROPE))
    assert len({who.charge.figure for who in known.values()}) == len(EUROPE.powers)
    assert len({charge.tile for charge in CHARGES}) == len(CHARGES)


# --- layers


@pytest.mark.parametrize(
    ("look", "sign"),
    [
        ("free", "goodf"),
        ("asks", "asksf"),
        ("hostile", "badf"),
        ("closed", "bright"),
        ("later", "greyf"),
        ("site", "brightg"),
        ("note", "small"),
    ],
)
def test_marks_are_drawn(look: Look, sign: str) -> None:
    panel = Panel("Layer", (), (), marks=(Mark(("GAL",), look, "Austria", "opens F1915"),))
    bare = classes(picture(empty(EUROPE), Style(legend=False)))
    marked = picture(replace(empty(EUROPE), layers=(panel,)), Style(legend=False))
    assert classes(marked).count(sign) > bare.count(sign)
    assert "Galicia: opens F1915" in "".join(parsed(marked).itertext())


def test_a_label_is_drawn_for_a_text_that_is_too_long() -> None:
    long = "F ENG of Germany bars the way to Brest"
    panel = Panel("Layer", (), (), marks=(Mark(("ENG",), "held", text=long, label="no way to BRE"),))
    root = parsed(picture(replace(empty(EUROPE), layers=(panel,))))
    drawn = ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
    assert "no way to BRE" in drawn
    assert not any(text.startswith("F ENG of") for text in drawn)
    assert long in "".join(root.itertext())  # in the words all of it


def test_a_sphere_is_hatched_in_its_holders_colour() -> None:
    panel = Panel("Spheres", (), (), marks=(Mark(("BEL", "HOL"), "held", "France", "sphere of France"),))
    root = parsed(picture(replace(empty(EUROPE), layers=(panel,))))
    key = liveries(empty(EUROPE))["France"].key
    hatched = [element.get("href") for element in root.iter(f"{SVG}use") if element.get("fill") == f"url(#held{key})"]
    assert hatched == ["#BEL", "#HOL"]


def test_a_route_ends_where_it_is_blocked() -> None:
    route = Mark(("MAO", "ENG", "BRE"), "route", "France")
    blocked = Mark(("NAO", "IRI"), "blocked", "England", "F IRI of Germany")
    shown = replace(empty(EUROPE), layers=(Panel("Ways", (), (), marks=(route, blocked)),))
    found = classes(picture(shown, Style(legend=False)))
    assert found.count("way") == 2
    assert "xc" in found


def test_a_mark_off_the_board_is_left_to_the_words() -> None:
    panel = Panel("Spheres", (), (), marks=(Mark(("ATLANTIS",), "held", "France"),))
    marked = replace(empty(EUROPE), layers=(panel,))
    assert parsed(picture(marked)) is not None
    assert "- ATLANTIS: held, France" in reading(marked)


# --- in words


def test_the_words_say_all_of_it() -> None:
    told = reading(scene(BATTLE))
    assert told[0] == "Fall 1902, movement"
    assert "- Army Yorkshire → Belgium. Moved." in told
    assert "- Army Munich → Burgundy. Bounced with Army Paris (France)." in told
    assert any(line.startswith("- Fleet North Sea convoys Army Yorkshire → Belgium. Convoy ") for line in told)
    description = parsed(picture(scene(BATTLE))).findtext(f"{SVG}desc", "")
    assert description.split("\n") == told[1:]


HEADINGS = {
    "en": "Fall 1902, movement",
    "de": "Herbst 1902, Züge",
    "fr": "Automne 1902, mouvements",
}


@pytest.mark.parametrize("language", HEADINGS)
def test_the_heading_begins_with_a_capital_letter(language: str) -> None:
    told = replace(scene(BATTLE), language=language)
    assert reading(told)[0] == HEADINGS[language]
    assert HEADINGS[language] in picture(told)


OTHERS = {
    "en": [
        "One supply center is neutral: Belgium.",
        "Neutral units: Army Belgium.",
        "Rebels hold 2 supply centers: Munich and Paris.",
        "Rebels have Army Paris and Fleet North Sea.",
        "Orders of neutral units:",
    ],
    "de": [
        "Ein neutrales Versorgungszentrum: Belgien.",
        "Neutrale Einheiten: Armee Belgien.",
        "Die Rebellen besitzen 2 Versorgungszentren: München und Paris.",
        "Einheiten der Rebellen: Armee Paris, Flotte Nordsee.",
        "Befehle neutraler Einheiten:",
    ],
    "fr": [
        "Un centre de ravitaillement neutre\u202f: Belgique.",
        "Unités neutres\u202f: armée Belgique.",
        "Les Rebelles possèdent 2 centres de ravitaillement\u202f: Munich et Paris.",
        "Unités des Rebelles\u202f: armée Paris, flotte mer du Nord.",
        "Ordres des unités neutres\u202f:",
    ],
}


@pytest.mark.parametrize("language", OTHERS)
def test_owners_that_are_no_power_are_named_in_the_language_of_the_words(language: str) -> None:
    new_game("masters", EUROPE, seed=bytes(32))  # names its rebels
    units = (Unit(1, "Rebels", "A", "PAR"), Unit(2, "Rebels", "F", "NTH"), Unit(3, NEUTRAL, "A", "BEL"))
    shown = replace(
        empty(EUROPE),
        units=units,
        centers={"BEL": NEUTRAL, "MUN": "Rebels", "PAR": "Rebels"},
        orders=(Ordered(NEUTRAL, "A BEL H", None),),
        language=language,
    )
    assert [line for line in reading(shown)[1:] if not line.startswith("- ")] == OTHERS[language]


NOTES: dict[str, tuple[Cell, str, str]] = {
    "power": (power("Russia (A)"), "Russland (A)", "Russie (A)"),
    "unit": (unit_term(Piece("A", "MOS")), "Armee Moskau", "armée Moscou"),
    "number": (3, "3", "3"),
}


@pytest.mark.parametrize("what", NOTES)
def test_the_notes_of_marks_are_in_the_language_of_the_words(what: str) -> None:
    note, *expected = NOTES[what]
    form = PlacesForm((Group[Cell]("held", power("Russia"), (Place[Cell]("MOS", note=note),)),), ())
    layered = replace(empty(EUROPE), layers=(Panel(said("core.nobody"), form=form, marks=marks_of(form)),))
    for language, told in zip(("de", "fr"), expected, strict=True):
        assert reading(replace(layered, language=language))[-1].endswith(f": {told}")


def test_retreats_and_winters_in_words() -> None:
    assert "- Army Vienna retreats to Tyrolia. Retreated." in reading(scene(ROUT))
    assert "Army Vienna (Austria) is dislodged and can retreat to Bohemia or Tyrolia." in reading(scene(OPEN_ROUT))
    winter = "\n".join(reading(scene(WINTER)))
    assert "- Build Fleet Rome" in winter
    assert "- Waive a build" in winter


# --- boards


@pytest.mark.parametrize("name", ["lagoon", "atoll"])
def test_a_board_that_nobody_drew(name: str) -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in MAPS.glob("*.toml")}
    lagoon = load_map(texts[name], f"{name}.toml", texts)
    root = parsed(picture(empty(lagoon), Style(names="full")))
    assert {e.get("data-province") for e in root.iter() if e.get("data-province")} == set(lagoon.province_of)


def test_provinces_that_rules_add_get_boxes() -> None:
    game = new_game("great-war")
    sheet = sheet_of(game.rules.board)
    added = set(game.rules.board.province) - set(EUROPE.province)
    assert added <= set(sheet.areas)
    assert len({sheet.areas[code].unit for code in added}) == len(added)
