"""Messages on pages: few at a time, however many there are; older ones, reports, blocks."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import press, seating
from casusbelli.service.people import accounts
from tests.service.tables import made, seven
from tests.service.test_messages import filled
from tests.web.conftest import house_of, signed_in
from tests.web.test_pages import as_somebody, client, ok, post  # noqa: F401 # a fixture

COUNT, LENGTH = 2000, 8000


@pytest.mark.parametrize("length", [20, LENGTH])
def test_a_page_stays_small(client: TestClient, length: int) -> None:  # noqa: F811
    service = house_of(client)
    game, _people = seven(service)
    empty = len(ok(client, f"/games/{game}"))
    filled(service, game, COUNT, "x" * (length - 12) + " number", apart=1)
    assert len(ok(client, f"/games/{game}")) < empty + 10_000
    path, found = f"/games/{game}/press?thread=*", list[int]()
    for _page in range(COUNT):
        markup = ok(client, path)
        assert len(markup) < empty + 100_000, "2,000 messages were a page of 1.05 MB"
        found = [int(number) for number in re.findall(r"number (\d+)<", markup)] + found
        older = re.search(r'href="(/games/[^"]+/press\?[^"]*before_id=[^"]+)"', markup)
        if older is None or (length == LENGTH and len(found) > 50):
            break
        path = unescape(older[1])
    assert found == [*range(COUNT - len(found) + 1, COUNT + 1)]
    assert len(found) == COUNT or length == LENGTH


def test_a_seat_is_blocked_from_the_page(client: TestClient) -> None:  # noqa: F811
    service = house_of(client)
    game, people = seven(service, Settings(press=PressSettings(grey=True)))
    _anna, csrf = as_somebody(client)
    press.send(service, people["France"], game, ["*"], "buy my wine")
    press.send(service, people["Italy"], game, ["*"], "psst", grey=True)
    talk = f"/games/{game}/press?thread=*"
    assert "buy my wine" in ok(client, talk)
    assert "psst" in ok(client, f"/games/{game}")
    post(client, f"/games/{game}/press/block", csrf, sender="France")
    post(client, f"/games/{game}/press/block", csrf, sender="grey")
    for markup in (ok(client, talk), ok(client, f"/games/{game}")):
        assert "buy my wine" not in markup
        assert "psst" not in markup
    post(client, f"/games/{game}/press/block", csrf, sender="France", blocked="no")
    assert "buy my wine" in ok(client, talk)


def test_exports_come_as_files(client: TestClient) -> None:  # noqa: F811
    service = house_of(client)
    game, _people = seven(service)
    filled(service, game, 150, apart=1)
    told = client.get(f"/games/{game}/press.txt")
    assert "press.txt" in told.headers["Content-Disposition"]
    assert told.text.count("\nmessage") == 150
    told = client.get(f"/api/v1/games/{game}/press/export")
    assert told.text.count("\nmessage") == 150
    assert client.get(f"/games/{game}/game.jsonl").status_code == 409


# --- conversations


def test_a_conversation_without_scripts(client: TestClient) -> None:  # noqa: F811
    """Read, marked as read, answered with a plan, which is drawn; found again by a search."""
    service = house_of(client)
    game, people = seven(service)
    press.send(service, people["Italy"], game, ["Austria"], "shall we?", plan=["A VEN - PIE"])
    csrf = signed_in(client, people["Austria"].name)
    assert "shall we?" in ok(client, f"/games/{game}")
    talk = f"/games/{game}/press?seat=Austria&thread=Austria%7CItaly"
    page = ok(client, talk)
    assert "Army Venice → Piedmont" in page
    assert "Mark as read" in page
    post(client, f"/games/{game}/press/read", csrf, seat="Austria", thread="Austria|Italy")
    assert "Mark as read" not in ok(client, talk)
    sent = post(
        client, f"/games/{game}/press", csrf, seat="Austria", to="Italy", text="we shall", plan="A VIE - GAL\nTRI H"
    )
    assert sent == talk
    [_first, answer] = press.letters(service, people["Italy"], game)
    assert answer["plan"] == ["A VIE - GAL", "F TRI H"]
    assert "we shall" in ok(client, f"/games/{game}/press?seat=Austria&search=WE%20SHALL")
    assert "No messages contain" in ok(client, f"/games/{game}/press?seat=Austria&search=nothing")
    drawn = client.get(f"/games/{game}/plan", params={"message": answer["id"], "seat": "Austria"})
    assert drawn.status_code == 200
    assert 'data-part="drafts"' in drawn.text


def test_what_others_write_is_not_found(client: TestClient) -> None:  # noqa: F811
    """Neither by guessing a conversation, a message or a plan, nor by searching."""
    service = house_of(client)
    game, people = seven(service)
    secret = press.send(service, people["France"], game, ["Italy"], "a secret", plan=["A PAR H"])["id"]
    signed_in(client, people["Austria"].name)
    for seat in ("", "Austria", "Italy", "gm"):
        for query in (
            {"thread": "France|Italy"},
            {"search": "secret"},
            {"thread": "Austria|Italy", "before_id": secret},
        ):
            told = client.get(f"/games/{game}/press", params={"seat": seat, **query})
            assert "a secret" not in told.text
            assert "Paris" not in told.text
        assert client.get(f"/games/{game}/plan", params={"message": secret, "seat": seat}).status_code in (403, 404)


def test_a_new_conversation_begins_with_whom_one_chooses(client: TestClient) -> None:  # noqa: F811
    service = house_of(client)
    game, people = seven(service)
    signed_in(client, people["Austria"].name)
    page = ok(client, f"/games/{game}/press?seat=Austria&to=Italy&to=France")
    assert re.findall(r'name="to"\s+value="(\w+)"', page) == ["France", "Italy"]
    told = client.get(f"/games/{game}/press?seat=Austria&to=Spain")
    assert told.status_code == 422


def test_presence_is_told_to_players_only(client: TestClient) -> None:  # noqa: F811
    service = house_of(client)
    game, people = seven(service)
    hidden = made(service, people["Austria"], settings=Settings(anonymous=True))
    for seat, who in people.items():
        seating.join(service, who, hidden, seat)
    for who in people.values():
        accounts.new_session(service, who.known())
    place = f"/games/{game}/press/presence"
    assert client.get(place).json() == {}
    signed_in(client, people["Austria"].name)
    assert set(client.get(place).json()) == set(people) - {"Austria"}
    assert client.get(f"/games/{hidden}/press/presence").json() == {}


def test_who_was_replaced_finds_what_they_wrote(client: TestClient) -> None:  # noqa: F811
    service = house_of(client)
    game, people = seven(service, Settings(misses=0))
    press.send(service, people["Austria"], game, ["Italy"], "my last words")
    seating.leave(service, people["Austria"], game)
    signed_in(client, people["Austria"].name)
    assert "my last words" in ok(client, f"/games/{game}")
    assert "Your messages in this game" in ok(client, f"/games/{game}/press")
    page = ok(client, f"/games/{game}/press?thread=Austria%7CItaly")
    assert "my last words" in page
    assert "<textarea" not in page
