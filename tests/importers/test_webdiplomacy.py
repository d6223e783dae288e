"""Variants of webDiplomacy: an invented one, the layouts of such files, and PHP that is no such data."""

from __future__ import annotations

import pytest

from casusbelli.importers.import_report import GUESSED, LEFT_OUT, ImportReport, NotImported
from casusbelli.importers.php_data import PhpArray, PhpReader, php_tokens
from casusbelli.importers.short_codes import short_codes
from casusbelli.importers.webdiplomacy_install import webdiplomacy_map
from tests.importers.sources import JDIP, WEBDIPLOMACY, board_of, codes, files, from_jdip, from_webdiplomacy


def test_a_variant_is_the_same_board_as_in_jdip() -> None:
    report = ImportReport()
    board = board_of(from_webdiplomacy(files(WEBDIPLOMACY), report), report)
    other = board_of(from_jdip(files(JDIP), ImportReport()), ImportReport())
    codes_of = {province.name: province.code for province in board.provinces}
    assert codes_of == {
        "Northmark": "NOR", "The Hills": "THE", "Southmark": "SOU", "Isle": "ISL", "West Sea": "WES", "East Sea": "EAS"
    }  # fmt: skip
    ends = {tuple(word.replace("THE", "HIL") for word in border.ends) for border in board.borders}
    assert ends == {border.ends for border in other.borders}
    assert (board.title, board.victory, board.calendar.start) == ("The Two Marks", 2, "S1820M")
    assert [(power.name, power.home, power.units) for power in board.powers] == [
        (power.name, power.home, power.units) for power in other.powers
    ]
    assert codes(report, GUESSED) == ["colors"]
    assert not codes(report, LEFT_OUT)


def test_without_the_files_beside_it() -> None:
    report = ImportReport()
    given = {"install.php": files(WEBDIPLOMACY)["install.php"]}
    board = board_of(from_webdiplomacy(given, report), report)
    assert [(power.name, list(map(str, power.units))) for power in board.powers] == [
        ("Power 1", ["A NOR"]),
        ("Power 2", ["A SOU"]),
    ]
    assert codes(report, GUESSED)[:3] == ["file-beside", "units-guessed", "start-guessed"]


def test_countries_by_their_names() -> None:
    """The other order of columns, with the country's name at the end."""
    text = """<?php
    $rows = [
        ['A Port', 'Coast', 'Yes', 1, 2, 3, 4, 'Alba'], ['B Port', 'Coast', 'Yes', 5, 6, 7, 8, 'Neutral'],
        ['C Sea', 'Sea', 'No', 9, 10, -11, 12, 'Neutral'],
    ];
    foreach ($rows as $row) { list($name, $type, $supply, $x, $y, $sx, $sy, $country) = $row; }
    $lines = array(array('A Port', 'C Sea', 'Yes', 'No'), array('B Port', 'C Sea', 'Yes', 'No'));
    foreach ($lines as $row) { list($from, $to, $fleets, $armies) = $row; }
    """
    report = ImportReport()
    found = webdiplomacy_map(text.encode(), "install.php", lambda _name: None, report)
    assert {name: power.home for name, power in found.powers.items()} == {"Alba": ["APO"]}
    assert [str(piece) for piece in found.powers["Alba"].units] == ["F APO"]  # no army could move there


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("'Northmark','The Hills'", "'Northmark','The Hlils'", "unknown-place", 25),
        ("'Isle', 'Coast'", "'Isle', 'Cloud'", "terrain", 11),
        ("'East Sea', 'Sea'", "'West Sea', 'Sea'", "twice", 13),
        ("/* the other", "/* the other /*", "", 0),
        ("   layout */", "   layout", "php-unclosed", 40),
        ("'The Hills', 'Land'", "'The Hills, 'Land'", "php-unclosed", 43),
        ("\n);\nforeach($territoryRawData", "\nforeach($territoryRawData", "php-unclosed", 7),
    ],
)
def test_what_cannot_be_read_names_its_line(old: str, new: str, code: str, line: int) -> None:
    given = files(WEBDIPLOMACY)
    assert old.encode() in given["install.php"]
    given["install.php"] = given["install.php"].replace(old.encode(), new.encode())
    if not code:
        assert from_webdiplomacy(given, ImportReport()).borders
        return
    with pytest.raises(NotImported) as fault:
        from_webdiplomacy(given, ImportReport())
    assert (fault.value.said.code, fault.value.line) == (f"importers.{code}", line)


def test_a_variant_on_the_map_of_another() -> None:
    data = b"<?php\nrequire_once('variants/Other/install.php');\n?>"
    with pytest.raises(NotImported, match="variants/Other/install"):
        webdiplomacy_map(data, "install.php", lambda _name: None, ImportReport())


# --- PHP


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("'it\\'s'", "it's"),
        ('"a\\"b\\n"', 'a"b\n'),
        ("-12", -12.0),
        ("1.5", 1.5),
        ("array(1, 'b' => 2,)", [(None, 1.0), ("b", 2.0)]),
        (
            "[[1], f(2, [3]), $x['y'], 'a' . 'b', 4]",
            [(None, [(None, 1.0)]), (None, None), (None, None), (None, None), (None, 4.0)],
        ),
        ("system('rm -rf /')", None),
    ],
)
def test_literals_are_read_and_nothing_else(text: str, value: object) -> None:
    reader = PhpReader(php_tokens(f"$x = {text};"))
    assert plain(reader.literal(2)[0]) == value


def plain(value: object) -> object:
    return [(key, plain(item)) for key, item in value.items] if isinstance(value, PhpArray) else value


@pytest.mark.parametrize(
    "text", ["$x = " + "[" * 5_000, "'" + "\\" * 50_001, "/*" * 50_000, "$x = array(" * 2_000, "x" * 1_000_001]
)
def test_hostile_php_is_refused_quickly(text: str) -> None:
    with pytest.raises(NotImported):
        webdiplomacy_map(text.encode(), "install.php", lambda _name: None, ImportReport())


def test_codes_of_three_letters() -> None:
    names = ["Norway", "North Sea", "North Africa", "Gulf of Lyon", "Öland", "8 Mile", "And", "北海"]
    assert list(short_codes(names).values()) == ["NOR", "NOT", "NOH", "GUL", "OLA", "X10", "A10", "X11"]
