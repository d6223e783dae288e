"""Reasons of the service are stored as data and shown in the reader's language; a migration converts earlier ones."""

from __future__ import annotations

import pytest

from casusbelli.core.catalogs import ENGLISH, texts_of
from casusbelli.core.said import Said, phase, power, render
from casusbelli.service.base.stored_reasons import as_json, columns, from_json, reason, stored_said
from casusbelli.store import Row, open_store
from tests.service.conftest import Clock, earlier_store

VALUES = {"n": 3, "seat": power("France"), "seats": [power("France"), power("Italy")], "phase": phase("S1901M")}


def keys() -> list[str]:
    texts = texts_of("service")
    assert texts is not None
    return [key.removeprefix("why-") for key in texts.catalog(ENGLISH) if key.startswith("why-")]


@pytest.mark.parametrize("key", keys())
def test_what_is_stored_is_read_again(key: str) -> None:
    told = reason(key, **VALUES)
    found = stored_said(columns(told))
    assert found == told == from_json(as_json(told))
    assert render(found, "de") != str(found)


def test_what_people_wrote_stays() -> None:
    for text in ("The players voted for it.", "resigned", ""):
        assert stored_said(columns(text)) is None
        assert from_json(as_json(text)) == text


OLD = [
    ("left", "resigned", "The player resigned.", "Der Spieler hat aufgegeben."),
    ("left", "silent for 2 phases", "The player sent nothing for 2 phases in a row.", "in 2 Phasen hintereinander"),
    (
        "prolonged",
        "no orders from Italy, Turkey",
        "Orders were missing from Italy, Turkey.",
        "von Italien und der Türkei",
    ),
    ("prolonged", "Orders were missing from Italy.", "Orders were missing from Italy.", "Befehle von Italien."),
    ("put-off", "the service was down for 7 minutes", "The service was down for 7 minutes.", "7 Minuten lang"),
    ("put-off", "The service was down for 7 minutes.", "The service was down for 7 minutes.", "7 Minuten lang"),
    (
        "abandoned",
        "only bots play, and no supply center has changed hands for 10 years",
        "Only bots play, and no supply center has changed hands for 10 years.",
        "seit 10 Jahren",
    ),
    (
        "resumed",
        "The pause had lasted as long as a pause can.",
        "The pause had lasted as long as a pause can.",
        "Pause",
    ),
    (
        "bot-ended",
        "the bot of France took too long and has no orders in F1901M",
        "The bot of France failed and has no orders in Fall 1901.",
        "Der Bot von Frankreich",
    ),
    ("note", "he resigned, I think", None, None),
    ("left", "silent for many phases", None, None),
    ("left", "silent for 99999999999999999999 phases", None, None),
    ("left", "", None, None),
]
GAME = ("name", "kind", "status", "visibility", "rules", "board", "options", "settings", "seed", "commitment", "chain")
NEW = "013_reasons"


@pytest.mark.both_databases
def test_rows_of_earlier_versions_are_converted(database: str, clock: Clock) -> None:
    with earlier_store(database, lambda name: name < NEW, clock) as old, old.write() as tx:
        tx.add("games", id="g", created=1, **dict.fromkeys(GAME, "x"))
        for n, (kind, why, *_told) in enumerate(OLD):
            tx.add("acts", game="g", n=n, at=1, phase="F1901M", kind=kind, seat="France", why=why, data="{}")
            tx.add("tenures", game="g", seat="France", tenure=n, since=1, phase="", why=why)
        why = "nobody confirmed for this seat in time"
        tx.add("invitations", token="t", game="g", at=1, why=why)
    new = open_store(database, clock)
    with new.read() as tx:
        acts = tx.all("SELECT * FROM acts WHERE game = 'g' ORDER BY n")
        tenures = tx.all("SELECT * FROM tenures WHERE game = 'g' ORDER BY tenure")
        [invitation] = tx.all("SELECT * FROM invitations WHERE game = 'g'")
    new.close()
    for row, (_kind, why, english, german) in zip(acts, OLD, strict=True):
        check(row, why, english, german)
    for row, (kind, why, english, german) in zip(tenures, OLD, strict=True):
        check(row, why, *((english, german) if kind == "left" else (None, None)))
    check(invitation, why=invitation["why"], english="The player of this seat did not confirm in time.", german="Platz")


def check(row: Row, why: str, english: str | None, german: str | None) -> None:
    found = stored_said(row)
    assert row["why"] == why
    if english is None or german is None:
        assert found is None
    else:
        assert isinstance(found, Said)
        assert str(found) == english
        assert german in render(found, "de")
