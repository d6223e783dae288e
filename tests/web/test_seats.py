"""Invitations, lost seats and the role of game master, on pages: in both languages, without any e-mail."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.service import Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import gm, invitations, lobby, seating
from tests.service.conftest import PASSWORD
from tests.service.conftest import Clock as Shift
from tests.service.conftest import person as member
from tests.service.tables import HOUR, POWERS, person, settle
from tests.web.conftest import api_of, house_of, signed_in


def page(client: TestClient, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, answer.text[-500:]
    return answer.text


def send(client: TestClient, path: str, csrf: str, **fields: str) -> str:
    answer = client.post(path, data={"csrf": csrf, **fields}, follow_redirects=False)
    assert answer.status_code == 303, re.sub("<[^>]+>", " ", answer.text)[-500:]
    return str(answer.headers["Location"])


def table(client: TestClient, owner: Who, **more: object) -> str:
    return lobby.create(house_of(client), owner, Setup(name="Europe again", **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(("language", "word"), [("en", "invites you to play"), ("de", "lädt Sie ein")])
def test_an_invitation_is_on_the_dashboard_and_is_accepted(small_client: TestClient, language: str, word: str) -> None:
    """Of somebody without an e-mail, to a private game."""
    client, service = small_client, house_of(small_client)
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = table(client, ada, visibility="private")
    csrf = signed_in(client, "Ada")
    send(client, f"/games/{game}/invite", csrf, name="bob", seat="France")
    assert "open" in page(client, f"/games/{game}/invitations")
    csrf = signed_in(client, "Bob")
    client.cookies.set("language", language)
    shown = page(client, "/dashboard")
    assert word in shown
    assert "Europe again" in shown
    assert word in page(client, f"/games/{game}")
    [asked] = invitations.mine(service, bob)
    assert send(client, f"/invitations/{asked['invitation']}/accept", csrf) == f"/games/{game}"
    assert lobby.info(service, bob, game)["mine"] == ["France"]
    assert word not in page(client, "/dashboard")
    again = client.post(f"/invitations/{asked['invitation']}/accept", data={"csrf": csrf})
    assert (again.status_code, 'role="alert"' in again.text) == (404, True), "told on the dashboard"
    signed_in(client, "Ada")
    client.cookies.set("language", language)
    assert ("accepted" if language == "en" else "angenommen") in page(client, f"/games/{game}/invitations")


def test_declined_and_withdrawn(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    for name in ("Bob", "Cid"):
        person(service, name)
    game = table(client, ada)
    csrf = signed_in(client, "Ada")
    for name in ("Bob", "Cid"):
        send(client, f"/games/{game}/invite", csrf, name=name)
    [one] = [row for row in invitations.listing(service, ada, game) if row["name"] == "Cid"]
    send(client, f"/games/{game}/invitations/{one['invitation']}/withdraw", csrf)
    csrf = signed_in(client, "Bob")
    [asked] = re.findall(r"/invitations/([^/\"]+)/decline", page(client, "/dashboard"))
    send(client, f"/invitations/{asked}/decline", csrf)
    signed_in(client, "Cid")
    assert "/accept" not in page(client, "/dashboard")
    signed_in(client, "Ada")
    shown = page(client, f"/games/{game}/invitations")
    assert "declined" in shown
    assert "withdrawn" in shown


def test_a_name_that_is_nobodys_is_told_at_the_form(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    game = table(client, person(service, "Ada"))
    csrf = signed_in(client, "Ada")
    answer = client.post(f"/games/{game}/invite", data={"csrf": csrf, "name": "Nobdy <b>", "seat": "Italy"})
    assert answer.status_code == 404
    assert "There is no player" in answer.text
    assert 'value="Nobdy &lt;b&gt;"' in answer.text
    assert re.search(r'<option value="Italy" selected>\s*Italy', answer.text)


def test_a_lost_seat_is_told_and_taken_back(small_client: TestClient, clock: Shift) -> None:
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    bots = {seat: "hold" for seat in POWERS if seat != "France"}
    game = table(client, ada, bots=bots, gm=False, settings=Settings(clock=Clock(length=60), misses=1))
    seating.join(service, ada, game, "France")
    service.store.shift = clock
    clock.ahead = 2 * HOUR
    settle(service)
    csrf = signed_in(client, "Ada")
    for path in ("/dashboard", f"/games/{game}"):
        shown = page(client, path)
        assert "You no longer play France" in shown
        assert "Rejoin as" in shown
    assert "/go-on" in page(client, f"/games/{game}")
    send(client, f"/games/{game}/join", csrf, seat="France")
    assert lobby.info(service, ada, game)["status"] == "running"
    assert "You no longer play" not in page(client, "/dashboard")


def test_the_office_is_offered_on_a_page(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    olga, eve = person(service, "Olga"), person(service, "Eve")
    game = table(client, olga, gm=True)
    csrf = signed_in(client, "Olga")
    assert "Hand over to" in page(client, f"/games/{game}")
    send(client, f"/games/{game}/office/hand-over", csrf, name="Eve")
    csrf = signed_in(client, "Eve")
    assert "asks you to be the game master" in page(client, "/dashboard")
    [asked] = invitations.mine(service, eve)
    send(client, f"/invitations/{asked['invitation']}/accept", csrf)
    assert lobby.info(service, eve, game)["is_gm"]
    send(client, f"/games/{game}/office/resign", csrf)
    root = person(service, "Root", "administrator")
    csrf = signed_in(client, "Root")
    send(client, f"/games/{game}/office/appoint", csrf, name="Eve")
    assert lobby.info(service, root, game)["gm"] == "Eve"


def test_volunteers_on_a_page(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = lobby.create(service, ada, Setup(name="War", rules="world-war-one"))
    for who, seat in ((ada, "Entente"), (bob, "Central")):
        seating.join(service, who, game, seat)
    person(service, "Eve")
    csrf = signed_in(client, "Eve")
    assert "Volunteer as game master" in page(client, f"/games/{game}")
    send(client, f"/games/{game}/office/volunteer", csrf, why="I have time")
    signed_in(client, "Ada")
    assert "Eve volunteers as game master" in page(client, f"/games/{game}")


def test_sandboxes_and_tables_have_no_deadline_unless_somebody_wants_one(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    csrf = signed_in(client, "Ada")
    for company, pace, expected in (
        ("sandbox", "none", 0), ("table", "none", 0), ("public", "daily", 1440), ("sandbox", "live", 15)
    ):  # fmt: skip
        place = send(client, "/new", csrf, name="New", rules="standard", company=company, pace=pace)
        assert lobby.info(service, ada, place.rpartition("/")[2])["settings"].clock.length == expected
    api = api_of(client, "Zoe")
    for kind, settings, expected in (
        ("sandbox", {}, 0), ("table", {"misses": 0}, 0), ("game", {}, 1440), ("sandbox", {"clock": {"length": 60}}, 60)
    ):  # fmt: skip
        made = api.ok("POST", "/games", {"name": "New", "kind": kind, "settings": settings})["id"]
        assert api.ok("GET", f"/games/{made}")["settings"]["clock"]["length"] == expected


def test_over_the_api(small_client: TestClient) -> None:
    """A client of the API lists its invitations and answers them."""
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    game, other = table(client, ada), table(client, ada, gm=True)
    bob = api_of(client, "Bob")
    invitations.invite(service, ada, game, "Bob")
    offer = gm.replace(service, ada, other, "Italy", "Bob")
    asked = {one["game"]: one for one in bob.ok("GET", "/me/invitations")["invitations"]}
    assert {(one["kind"], one["seat"]) for one in asked.values()} == {("play", None), ("seat", "Italy")}
    bob.ok("POST", f"/me/invitations/{asked[game]['invitation']}/decline")
    assert bob.ok("POST", f"/me/invitations/{offer['invitation']}/accept", {})["seats"] == ["Italy"]
    assert bob.ok("GET", "/me/invitations") == {"invitations": []}


def as_a_guest(client: TestClient) -> str:
    """A visitor who has opened a sandbox; its address."""
    place: str = client.post("/sandbox", data={}, follow_redirects=False).headers["Location"]
    return place


def test_a_guest_who_registers_keeps_everything(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    place = as_a_guest(client)
    csrf = client.get("/api/v1/me").json()["csrf"]
    send(client, "/register", csrf, name="Ada", password=PASSWORD)
    assert client.get("/api/v1/me").json()["name"] == "Ada"
    assert place in page(client, "/dashboard")
    with service.read() as tx:
        assert [row["name"] for row in tx.all("SELECT name FROM accounts")] == ["Ada"]


def test_a_guest_who_registers_over_the_api_keeps_everything(small_client: TestClient) -> None:
    client = small_client
    place = as_a_guest(client)
    csrf = client.get("/api/v1/me").json()["csrf"]
    body = {"name": "Ada", "password": PASSWORD}
    assert client.post("/api/v1/accounts", json=body, headers={"X-CSRF-Token": csrf}).status_code == 201
    assert client.get("/api/v1/me").json()["name"] == "Ada"
    assert place in page(client, "/dashboard")


@pytest.mark.parametrize("take", ["yes", "no"])
def test_a_guest_who_signs_in_is_asked(small_client: TestClient, take: str) -> None:
    client, service = small_client, house_of(small_client)
    member(service, "Ada")
    place = as_a_guest(client)
    csrf = client.get("/api/v1/me").json()["csrf"]
    asked = send(client, "/sign-in", csrf, name="Ada", password=PASSWORD, next="/games")
    assert asked == "/guest?next=%2Fgames"
    assert "Move them to my account" in page(client, asked)
    csrf = client.get("/api/v1/me").json()["csrf"]
    answer = client.post("/guest", data={"csrf": csrf, "take": take, "next": "/games"}, follow_redirects=False)
    assert answer.status_code == (200 if take == "yes" else 303)
    assert (place in page(client, "/dashboard")) is (take == "yes")
    assert client.get("/guest?next=/games", follow_redirects=False).headers["Location"] == "/games"
