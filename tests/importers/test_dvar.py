"""DVAR documents: every board survives being written and read again, and documents with faults are refused."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from casusbelli.core.board import Board, Border, Calendar, Power, Province
from casusbelli.core.orders import Piece
from casusbelli.importers.dvar_reader import dvar_map
from casusbelli.importers.dvar_writer import write_dvar
from casusbelli.importers.import_report import GUESSED, LEFT_OUT, ImportReport, NotImported
from casusbelli.variants import board, board_names
from tests.importers.sources import WEBDIPLOMACY, board_of, codes, files, from_webdiplomacy


def again(given: Board) -> Board:
    report = ImportReport()
    return board_of(dvar_map(write_dvar(given).encode(), "board.json", report), report)


def facts(given: Board) -> object:
    """What the format can say."""
    return (
        given.name,
        given.title,
        given.victory,
        given.calendar,
        [(p.code, p.name, p.terrain, p.center, p.coasts) for p in given.provinces],
        [(p.name, p.color, set(p.home), set(p.first_centers), p.units) for p in given.powers],
        given.builds,
        set(given.borders),
    )


@pytest.mark.parametrize("name", board_names())
def test_a_board_survives(name: str) -> None:
    assert facts(again(board(name))) == facts(board(name))


@pytest.mark.parametrize("seed", range(12))
def test_a_random_board_survives(seed: int) -> None:
    given = random_board(random.Random(seed))
    assert facts(again(given)) == facts(given)


def random_board(dice: random.Random) -> Board:
    """A ring of coasts around a sea, with lands inside and some borders across."""
    count = dice.randint(4, 12)
    rim = [f"C{n}" for n in range(10, 10 + count)]
    split = rim[0] if dice.random() < 0.5 else ""
    lands = [f"L{n}" for n in range(10, 10 + dice.randint(0, 4))]
    pairs: set[tuple[str, str, str]] = set()
    for one, other in zip(rim, [*rim[1:], rim[0]], strict=True):
        pairs.add(("A", one, other))
        if dice.random() < 0.6 and split not in (one, other):
            pairs.add(("F", one, other))
    for code in rim:
        for at in (f"{code}/NC", f"{code}/SC") if code == split else (code,):
            pairs.add(("F", at, "SEA"))
    for code in lands:
        pairs.update(("A", code, to) for to in dice.sample(rim, dice.randint(1, 3)))
    borders = tuple(Border(kind, *ends) for kind, one, other in sorted(pairs) for ends in ((one, other), (other, one)))
    coasts = {split: ("NC", "SC")}
    provinces = [
        Province(code, f"Coast {code}", "coast", (), dice.random() < 0.7, coasts.get(code, ())) for code in rim
    ]
    provinces[1:3] = [replace(found, center=True) for found in provinces[1:3]]
    provinces += [Province(code, f"Land {code}", "land", (), dice.random() < 0.5) for code in lands]
    provinces.append(Province("SEA", "The Sea", "sea", convoyable=True))
    powers = tuple(
        Power(name, name, color, (at,), (at,), (Piece(dice.choice("AF"), at),))
        for name, color, at in (("Alba", "#112233", rim[1]), ("Norse-men", "#445566", rim[2]))
    )
    calendar = dice.choice(
        [Calendar(), Calendar("F0987M", ("SM", "FM", "FR", "WA")), Calendar("S2001M", ("SM", "SR", "WA"))]
    )
    return Board(f"ring-{count}", "A Ring", tuple(provinces), powers, borders, 2, calendar)


def test_the_document_has_what_the_format_requires() -> None:
    document = json.loads(write_dvar(board("standard")))
    assert set(document) == {
        "schemaVersion", "id", "name", "description", "author", "victoryConditions", "phaseProgression", "nations",
        "provinces", "namedCoasts", "initialState",
    }  # fmt: skip
    petersburg = next(item for item in document["provinces"] if item["id"] == "stp")
    assert petersburg["type"] == "land"
    assert petersburg["homeNation"] == "russia"
    assert all(edge["pass"] == "army" for edge in petersburg["adjacencies"])
    assert {item["id"] for item in document["namedCoasts"]} == {
        "stp/nc",
        "stp/sc",
        "spa/nc",
        "spa/sc",
        "bul/ec",
        "bul/sc",
    }
    assert {"nation": "russia", "type": "Fleet", "location": "stp/sc"} in document["initialState"]["units"]
    last = document["phaseProgression"]["transitions"][-1]
    assert last == {
        "from": {"season": "Fall", "type": "Adjustment"},
        "to": {"season": "Spring", "type": "Movement", "yearDelta": 1},
    }
    edges = {
        (item["id"], edge["to"], edge["pass"])
        for item in (*document["provinces"], *document["namedCoasts"])
        for edge in item["adjacencies"]
    }
    assert edges == {(to, origin, passes) for origin, to, passes in edges}


def test_what_the_format_cannot_say_is_reported() -> None:
    report = ImportReport()
    given = board("western-mediterranean")
    lone = replace(given, borders=tuple(border for border in given.borders if border.ends != ("F", "TUN", "TYS")))
    write_dvar(lone, report)
    assert codes(report, LEFT_OUT) == ["dvar-one-way", "dvar-not-said", "dvar-territory", "dvar-territory"]


# --- documents from elsewhere


def document(**changed: Any) -> bytes:
    report = ImportReport()
    marks = board_of(from_webdiplomacy(files(WEBDIPLOMACY), report), report)
    return json.dumps(json.loads(write_dvar(marks)) | changed, indent=1).encode()


def test_what_has_no_counterpart_is_left_out() -> None:
    report = ImportReport()
    data = document(
        victoryConditions=[{"type": "timed-resolution", "year": 1453, "resolution": "shared-draw"}],
        adjudicationModifiers=["allow-builds-in-non-home-centers", "something-else"],
        dominanceRules=[{"province": "nor", "nation": "red", "dependencies": []}],
        rules="Long ones.",
    )
    found = board_of(dvar_map(data, "board.json", report), report)
    assert codes(report, LEFT_OUT) == ["dvar-rule", "dvar-rule", "dvar-rule"]
    assert codes(report, GUESSED) == ["victory"]
    assert (found.victory, found.builds) == (2, "owned")


def test_a_year_of_other_seasons() -> None:
    steps = [
        ("Thaw", "Movement"),
        ("Thaw", "Retreat"),
        ("Frost", "Movement"),
        ("Frost", "Retreat"),
        ("Frost", "Adjustment"),
    ]
    progression = {
        "seasons": ["Thaw", "Frost"],
        "transitions": [
            {
                "from": {"season": s, "type": k},
                "to": {"season": t, "type": m, "yearDelta": int(t == "Thaw" and s == "Frost")},
            }
            for (s, k), (t, m) in zip(steps, [*steps[1:], steps[0]], strict=True)
        ],
    }
    state = json.loads(document())["initialState"] | {"phase": {"season": "Frost", "year": 7, "type": "Movement"}}
    report = ImportReport()
    found = dvar_map(document(phaseProgression=progression, initialState=state), "board.json", report)
    assert (found.start, found.phases) == ("F0007M", ("SM", "SR", "FM", "FR", "WA"))
    assert not codes(report, GUESSED)


@pytest.mark.parametrize(
    ("data", "message", "line"),
    [
        (b'{\n"id": "x",\n"name": }', "malformed", 3),
        (b"[]", "Expected `object`", None),
        (b'{"schemaVersion": 1}', "missing required field `id`", None),
        (b"[" * 100_000, "nested|recursion|malformed|Expected", None),
        (document(schemaVersion=2), "version 2", None),
        (document().replace(b'"to": "the"', b'"to": "teh"', 1), "teh", 90),
        (document().replace(b'"type": "sea"', b'"type": "lava"', 1), "the terrain lava", None),
    ],
)
def test_documents_with_faults_are_refused(data: bytes, message: str, line: int | None) -> None:
    with pytest.raises(NotImported, match=message) as fault:
        dvar_map(data, "board.json", ImportReport())
    if line is not None:
        assert fault.value.line == line
