"""The page of a game that waits for players: what one needs to decide, and one way in."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import invitations, lobby
from casusbelli.service.people import email_invitations, preferences
from tests.service.conftest import person
from tests.web.conftest import house_of, signed_in


@pytest.fixture
def client(small_client: TestClient) -> TestClient:
    return small_client


def made(client: TestClient, name: str = "Olga", **more: object) -> str:
    return lobby.create(house_of(client), person(house_of(client), name), Setup("A game", **more))  # type: ignore[arg-type]


def text(page: str) -> str:
    return " ".join(unescape(re.sub("<[^>]+>", " ", page)).split())


STRICT = Settings(
    clock=Clock(
        length=1440, lengths={"R": 720, "A": 720}, at="20:00", zone="Europe/Berlin", weekdays=(0, 1, 2), grace=30
    ),
    press=PressSettings(groups=False, public=False, closed="RX"),
    anonymous=True,
    misses=1,
)


def test_terms_of_the_game_are_told_in_words(client: TestClient) -> None:
    page = text(client.get(f"/games/{made(client, settings=STRICT)}").text)
    for sentence in (
        "Time: 24 hours for moves, 12 hours for retreats, 12 hours for builds.",
        "Deadlines are at 20:00 (Europe/Berlin).",
        "Deadlines fall on Mon, Tue, Wed only.",
        "Orders still count for 30 minutes after the deadline.",
        "Allowed: private messages.",
        "No messages during retreats.",
        "Nobody but the game master knows who plays until the game ends.",
        "A player who misses a deadline loses the seat.",
        "Olga created it.",
    ):
        assert sentence in page
    assert "R-" not in page


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [("factional", "One of 2 seats of Austria."), ("world-war-one", "Plays England, France, Russia.")],
)
def test_seats_that_are_not_powers_say_what_they_are(client: TestClient, rules: str, sentence: str) -> None:
    assert sentence in text(client.get(f"/games/{made(client, rules=rules)}").text)


def test_options_that_differ_from_the_printed_rules_are_listed(client: TestClient) -> None:
    assert "follows the printed rules" in client.get(f"/games/{made(client, rules='factional')}").text
    other = made(client, "Other", options={"base.convoyed_cut": "yes"})
    page = client.get(f"/games/{other}").text
    assert "follows the printed rules" not in page
    assert "Printed rule:" in page


def test_a_visitor_joins_as_a_guest_and_keeps_the_seat_after_signing_up(client: TestClient) -> None:
    service = house_of(client)
    owner = person(service, "Olga")
    game = lobby.create(service, owner, Setup("A game", visibility="private"))
    token = invitations.invite(service, owner, game)["invitation"]
    here = f"/games/{game}?invitation={token}"
    page = client.get(here).text
    assert "Continue as a guest" in page
    csrf = re.findall(r'name="csrf" value="([^"]*)"', page)[0]
    answer = client.post("/guest/new", data={"csrf": csrf, "next": here}, follow_redirects=False)
    assert (answer.status_code, answer.headers["Location"]) == (303, here)
    page = client.get(here).text
    assert "Join as Italy" in text(page)
    csrf = re.findall(r'name="csrf" value="([^"]*)"', page)[0]
    joined = client.post(
        f"/games/{game}/join", data={"csrf": csrf, "seat": "Italy", "invitation": token}, follow_redirects=False
    )
    assert joined.status_code == 303
    assert "You play as a guest" in client.get("/dashboard").text
    registered = client.get("/register").text
    assert "You play as a guest" in registered
    csrf = re.findall(r'name="csrf" value="([^"]*)"', registered)[0]
    fields = {"csrf": csrf, "name": "Newcomer", "password": "a few unrelated words", "next": f"/games/{game}"}
    assert client.post("/register", data=fields, follow_redirects=False).status_code == 303
    seats = lobby.info(service, owner, game)["seats"]
    assert next(seat["player"] for seat in seats if seat["seat"] == "Italy") == "Newcomer"


def test_a_guest_who_exists_is_not_made_again(client: TestClient) -> None:
    person(house_of(client), "Ada")
    csrf = signed_in(client, "Ada")
    answer = client.post("/guest/new", data={"csrf": csrf, "next": "//elsewhere.example"}, follow_redirects=False)
    assert answer.headers["Location"] == "/"
    assert "Ada" in client.get("/").text


def test_invitations_by_name_mail_and_link(client: TestClient) -> None:
    service = house_of(client)
    olga = person(service, "Olga")
    person(service, "Ada")
    game = lobby.create(service, olga, Setup("A game", visibility="private"))
    csrf = signed_in(client, "Olga")
    for by, name in (("name", "ada"), ("email", "anna@example.org"), ("link", "")):
        answer = client.post(
            f"/games/{game}/invite", data={"csrf": csrf, "by": by, "name": name, "seat": ""}, follow_redirects=False
        )
        assert answer.status_code == 303
    page = client.get(f"/games/{game}/invitations").text
    assert "a...@example.org" in page
    assert "anna@example.org" not in page
    tokens = {
        row["mailed"] or row["name"] or "link": row["invitation"] for row in invitations.listing(service, olga, game)
    }
    assert f'data-copy="http://testserver/games/{game}?invitation={tokens["link"]}"' in page
    assert page.count("data-copy") == 1, "the mailed link is for its recipient"
    bad = client.post(f"/games/{game}/invite", data={"csrf": csrf, "by": "email", "name": "<b>@x"})
    assert bad.status_code == 422
    assert 'value="&lt;b&gt;@x"' in bad.text
    assert client.post(f"/games/{game}/invite", data={"csrf": csrf, "by": "name", "name": " "}).status_code == 422
    client.cookies.clear()
    here = f"/games/{game}?invitation={tokens['a...@example.org']}"
    page = client.get(here).text
    assert "Olga invites you to play." in text(page)
    csrf = re.findall(r'name="csrf" value="([^"]*)"', page)[0]
    assert "/decline" not in client.get(f"/games/{game}?invitation={tokens['link']}").text
    declined = client.post(f"/invitations/{tokens['a...@example.org']}/decline", data={"csrf": csrf})
    assert "You declined the invitation." in declined.text
    assert client.get(here).status_code == 404


def test_a_used_link_says_so(client: TestClient) -> None:
    service = house_of(client)
    olga = person(service, "Olga")
    game = lobby.create(service, olga, Setup("A game"))
    token = invitations.invite(service, olga, game)["invitation"]
    invitations.withdraw(service, olga, game, token)
    page = client.get(f"/games/{game}?invitation={token}").text
    assert "no longer open" in page


def test_no_more_invitations(client: TestClient) -> None:
    key = preferences.signing_key(house_of(client))
    place = email_invitations.REFUSE + email_invitations.refusal_ticket(key, "anna@example.org")
    page = client.get(place)
    csrf = re.findall(r'name="csrf" value="([^"]*)"', page.text)[0]
    assert page.headers["Referrer-Policy"] == "strict-origin"
    assert "Done." in client.post(place, data={"csrf": csrf}).text
    assert client.get(place + "x").status_code == 404


def test_bots_have_their_ranks(client: TestClient) -> None:
    """The name that programs use is only a title."""
    seats = client.get(f"/games/{made(client, 'Bodil', bots={'Italy': 'dumbbot', 'Turkey': 'search'})}").text
    assert "Bot: General" in text(seats)
    assert "Bot: Marshal" in text(seats)
    assert "Vacant" in text(seats)
    assert "dumbbot" not in text(seats)
    assert 'title="dumbbot"' in seats
