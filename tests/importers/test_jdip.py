"""Variants of jDip: an invented one as a whole, and what its files may hold besides."""

from __future__ import annotations

import pytest

from casusbelli.core.board import Board
from casusbelli.core.kernel import WEAK
from casusbelli.importers.import_file import import_map
from casusbelli.importers.import_report import GUESSED, LEFT_OUT, ImportReport, NotImported
from casusbelli.importers.jdip_variant import open_jdip
from casusbelli.importers.svg_water import water_in
from casusbelli.importers.xml_tree import LARGEST, parse_xml
from tests.importers.sources import JDIP, board_of, codes, files, from_jdip

Changes = dict[str, tuple[str, str]]


def read(variant: str = "", changed: Changes | None = None) -> tuple[Board, ImportReport]:
    report = ImportReport()
    given = files(JDIP)
    for name, (old, new) in (changed or {}).items():
        file = {"variants": "variants.xml", "adjacency": "marks_adjacency.xml"}[name]
        assert old.encode() in given[file]
        given[file] = given[file].replace(old.encode(), new.encode())
    return board_of(from_jdip(given, report, variant), report), report


def test_a_variant() -> None:
    report = ImportReport()
    board = board_of(from_jdip(files(JDIP), report), report)
    assert (board.name, board.title, board.victory, board.calendar.start) == (
        "the-two-marks",
        "The Two Marks",
        2,
        "F1820M",
    )
    assert {province.code: province.terrain for province in board.provinces} == {
        "NOR": "coast", "HIL": "land", "SOU": "coast", "ISL": "coast", "WES": "sea", "EAS": "sea"
    }  # fmt: skip
    assert board.province["NOR"].coasts == ("WC", "EC")
    assert board.centers == ("NOR", "SOU", "ISL")
    assert board.builds == "owned"
    assert [(power.name, power.adjective, power.home, list(map(str, power.units))) for power in board.powers] == [
        ("Red", "Reddish", ("NOR",), ["F NOR/EC"]),
        ("Blue", "Bluish", ("SOU",), ["A SOU"]),
    ]
    assert board.power_names["crimson"] == "Red"
    assert board.adjacent["F"]["NOR/WC"] == ("SOU", "WES")
    assert board.adjacent["F"]["WES"] == ("NOR/WC", "SOU", "ISL", "EAS")
    assert board.adjacent["A"]["NOR"] == ("HIL", "SOU")


def test_its_report() -> None:
    _board, report = read()
    assert codes(report, LEFT_OUT) == [
        "jdip-other-variants", "passive-power", "unit-of-nobody", "jdip-ending"
    ]  # fmt: skip
    assert codes(report, GUESSED) == ["coast-guessed", "island-guessed", "colors"]
    guessed = next(report.of(GUESSED))
    assert (guessed.file, guessed.line) == ("marks_adjacency.xml", 21)
    assert str(guessed.said) == "The border WES - NOR leads to the coast WC, because the source doesn't say which one."


def test_the_owners_at_the_start_may_be_others_than_at_home() -> None:
    report = ImportReport()
    given = files(JDIP)
    neutral = b'<SUPPLYCENTER province="isl"/>'
    owned = b'<SUPPLYCENTER province="isl" owner="blue"/>'
    given["variants.xml"] = given["variants.xml"].replace(neutral, owned)
    board = board_of(from_jdip(given, report), report)
    assert {power.name: (power.home, set(power.first_centers)) for power in board.powers} == {
        "Red": (("NOR",), {"NOR"}),
        "Blue": (("SOU",), {"SOU", "ISL"}),
    }


@pytest.mark.parametrize(
    ("turn", "start"),
    [
        ("Fall, 1900, Adjustment", "W1900A"),
        ("Spring 1901 Movement", "S1901M"),
        ("Fall, 1901, Retreat", "F1901R"),
        ("Spring, 1901", "S1901M"),
    ],
)
def test_a_game_may_begin_with_any_phase(turn: str, start: str) -> None:
    board, _report = read(changed={"variants": ("Fall, 1820, Movement", turn)})
    assert board.calendar.start == start


def test_notes_about_places_name_the_file_that_has_them() -> None:
    lonely = '<PROVINCES>\n<PROVINCE shortname="pea" fullname="Peak"><ADJACENCY type="mv" refs="pea"/></PROVINCE>'
    _board, report = read(changed={"adjacency": ("<PROVINCES>", lonely)})
    noted = next(note for note in report.of(GUESSED) if note.said.code == "importers.unreachable")
    assert (noted.file, noted.line) == ("marks_adjacency.xml", 3)


RULES = """<PROVINCES>
	<BORDER_DEFINITIONS>
		<BORDER id="river" from="sou" description="" baseMoveModifier="-1"/>
		<BORDER id="swamp" from="sou" description="" baseMoveModifier="-2"/>
		<BORDER id="ice" description="frozen" season="fall"/>
	</BORDER_DEFINITIONS>"""


@pytest.mark.parametrize(
    ("rules", "weak", "left_out"),
    [
        ("river", {("A", "NOR", "SOU"), ("A", "SOU", "NOR"), ("F", "NOR/WC", "SOU"), ("F", "SOU", "NOR/WC")}, []),
        ("swamp", set(), ["swamp"]),
        ("ice, none", set(), ["ice", "none"]),
    ],
)
def test_borders_across_which_moves_are_weaker(rules: str, weak: set[object], left_out: list[str]) -> None:
    report = ImportReport()
    given = files(JDIP)
    text = given["marks_adjacency.xml"].decode().replace("<PROVINCES>", RULES)
    given["marks_adjacency.xml"] = text.replace(
        'fullname="Northmark"', f'fullname="Northmark" borders="{rules}"'
    ).encode()
    board = board_of(from_jdip(given, report), report)
    assert board.lacking == dict.fromkeys(weak, WEAK)
    told = [str(note.said) for note in report.of(LEFT_OUT) if note.said.code == "importers.jdip-border-rule"]
    assert told == [f"Restrictions of the borders of Northmark ({name})." for name in left_out]


def test_a_province_with_one_named_coast_has_no_split_coast() -> None:
    given = files(JDIP)
    for old, new in ((b'<ADJACENCY type="ec" refs="eas"/>', b""), (b"nor(ec) ", b"")):
        given["marks_adjacency.xml"] = given["marks_adjacency.xml"].replace(old, new)
    report = ImportReport()
    board = board_of(from_jdip(given, report), report)
    assert board.province["NOR"].coasts == ()
    assert board.adjacent["F"]["NOR"] == ("SOU", "WES")


def test_another_variant_of_the_file() -> None:
    board, report = read("the short marks", {"adjacency": ('refs="hil sou"', 'refs="hil sou isl"')})
    assert str(board).startswith("<Board the-short-marks")
    assert "year-guessed" in codes(report, GUESSED)


@pytest.mark.parametrize(
    ("changed", "code", "file", "line"),
    [
        ({"adjacency": ('"wes eas"', '"wse eas"')}, "unknown-place", "marks_adjacency.xml", 18),
        ({"variants": ('province="isl"', 'province="ils"')}, "unknown-place", "variants.xml", 22),
        ({"variants": ("marks_adjacency", "other")}, "missing-file", "variants.xml", 8),
        ({"variants": ("<VARIANT ", "<VAR ")}, "not-xml", "variants.xml", 26),
        ({"adjacency": ('shortname="hil"', 'shortname="nor"')}, "twice", "marks_adjacency.xml", 9),
        ({"adjacency": ('shortname="hil"', "")}, "missing-attribute", "marks_adjacency.xml", 9),
    ],
)
def test_what_cannot_be_read_names_its_line(changed: Changes, code: str, file: str, line: int) -> None:
    with pytest.raises(NotImported) as fault:
        read(changed=changed)
    assert (fault.value.said.code, fault.value.file, fault.value.line) == (f"importers.{code}", file, line)


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotImported, match=r"Marsh.*The Two Marks, The Short Marks"):
        read("Marsh")


def test_the_drawing_tells_land_from_water() -> None:
    assert water_in(files(JDIP)["marks.svg"]) == {"isl": False, "wes": True}


def test_the_drawing_tells_seas_from_islands() -> None:
    given = files(JDIP)
    given["marks.svg"] = given["marks.svg"].replace(b'"_isl" class="nopower"', b'"_isl" class="water"')
    report = ImportReport()
    assert board_of(from_jdip(given, report), report).province["ISL"].terrain == "sea"


def test_a_file_of_another_kind() -> None:
    with pytest.raises(NotImported, match=r"variants\.txt has no known format"):
        import_map("variants.txt", b"", lambda _name: None, ImportReport())


# --- hostile files

BOMB = b'<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><VARIANTS>&c;</VARIANTS>'
OUTSIDE = b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><VARIANTS>&b;</VARIANTS>'


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (BOMB, "xml-entity"),
        (OUTSIDE, "xml-entity"),
        (b"<a>&undeclared;</a>", "not-xml"),
        (b"", "not-xml"),
        (b"<VARIANTS>", "not-xml"),
        (b'<?xml version="1.0" encoding="no-such"?><a/>', "not-xml"),
        (b'<?xml version="1.0" encoding="utf-16"?><a/>', "not-xml"),
        (b"<a>" * 100 + b"</a>" * 100, "xml-too-large"),
        (b"<r>" + b"<a/>" * 60_000 + b"</r>", "xml-too-large"),
        (b" " * (LARGEST + 1), "xml-too-large"),
        (b"<a/>", "jdip-no-variant"),
        (b'<a><VARIANT name="x"><MAP adjacencyURI="../../secret"/></VARIANT></a>', "missing-file"),
    ],
)
def test_hostile_files_are_refused(data: bytes, code: str) -> None:
    with pytest.raises(NotImported) as fault:
        open_jdip(data, "variants.xml", lambda _name: None, ImportReport())
    assert fault.value.said.code == f"importers.{code}"


def test_entities_of_the_document_type_itself_are_not_expanded() -> None:
    data = b"<!DOCTYPE a [<!ENTITY % p \"<!ENTITY q 'q'>\"> %p;]><a><b/></a>"
    assert parse_xml(data).children[0].tag == "b"
