"""The gallery, the page of a board, uploads by form and program, and games on uploaded boards."""

from __future__ import annotations

import json
import re
import tomllib
from html import unescape
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.core.map_text import same_board
from casusbelli.importers.judge_text import judge_text
from casusbelli.service.base.service import Who
from casusbelli.service.games import converted_maps, lobby, uploaded_boards
from casusbelli.service.games.uploaded_boards import BoardDetails
from casusbelli.service.people import guests
from casusbelli.variants import board, read_board
from tests.importers.sources import JDIP, files
from tests.records.golden.make import LAGOON
from tests.service.conftest import person
from tests.web.conftest import Api, api_of, house_of, opened, signed_in
from tests.web.test_own_boards import STRANGE
from tests.web.test_pages import as_somebody, ok
from tests.web.world import World, copied

ROOT = Path(__file__).parents[1]
TEXT = LAGOON.read_text(encoding="utf-8")
ELEMENT = re.compile(r"<[a-zA-Z!/][^\s>]*")
PAYLOADS = [
    payload
    for group in tomllib.loads((ROOT / "browser/payloads.toml").read_text(encoding="utf-8")).values()
    for payload in group
]
CHANGING = ("x-request-id", "x-server-time", "content-length")  # the length of a packed page with another id
SECRET = ("lagoon", "Lagoon", "Marco Polo", "secret license", "secret source")


def private_board(client: TestClient, who: Who, text: str = TEXT) -> str:
    details = BoardDetails("Marco Polo", "secret license", "secret source", "private")
    return uploaded_boards.upload(house_of(client), who, text, details)["board"]


def test_a_board_is_uploaded_and_played(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    assert 'href="/boards/new"' in ok(client, "/boards")
    sent = {"csrf": csrf, "licence": "CC0", "author": "Marco Polo", "visibility": "public"}
    files = {"file": ("map.toml", TEXT.encode())}
    answer = client.post("/boards/new", data=sent, files=files, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    place = answer.headers["Location"]
    page = ok(client, place)
    for told in ("The Lagoon", "Doge", "New Pirates", "Marco Polo", "CC0", "Not measured yet", "Withdraw this board"):
        assert told in page
    board = place.removeprefix("/boards/")
    form = ok(client, f"/new?map={board}")
    assert re.search(rf'value="{board}"[^>]*\sselected', form)
    made = {"csrf": csrf, "rules": "standard", "map": board, "name": "Ours", "company": "sandbox"}
    game = client.post("/new", data=made, follow_redirects=False)
    assert game.status_code == 303, game.text
    info = lobby.info(house_of(client), who, game.headers["Location"].removeprefix("/games/"))
    assert (info["map"], [seat["seat"] for seat in info["seats"]]) == ("lagoon", ["Doge", "New Pirates"])
    assert re.search(rf'value="{board}"[^>]*\sselected', ok(client, f"/new?again={info['id']}"))
    client.cookies.clear()
    listed = ok(client, "/boards?installed=false&players=2")
    assert place in listed
    picture = re.search(rf'src="(/boards/{board}/small.svg\?v=\w+)"', listed)
    assert picture is not None
    assert client.get(picture[1]).headers["Cache-Control"].startswith("private, max-age")
    assert client.get(picture[1].partition("?")[0]).headers["Cache-Control"] == "private, no-cache"
    assert "<svg" in ok(client, f"{place}/picture.svg")
    assert same_board(read_board(ok(client, f"{place}/map.toml")), read_board(TEXT))
    assert client.get(f"{place}/map.toml?version=2").status_code == 404
    assert "Withdraw this board" not in ok(client, place)


def test_programs_have_the_same(client: TestClient) -> None:
    ada, anybody = api_of(client, "Ada"), Api(client)
    made = ada.ok("POST", "/boards", {"text": TEXT, "licence": "CC0", "visibility": "public"})
    board = made["board"]
    assert made == {"board": board, "version": 1, "new": True}
    told = anybody.ok("GET", f"/boards/{board}")
    assert (told["name"], told["players"], told["owner"], told["balance"]) == ("lagoon", 2, "Ada", None)
    assert {"standard", "formal"} <= {one["rules"] for one in told["rules"] if one["playable"]}
    duels = anybody.ok("GET", "/boards?players=2")["boards"]
    assert [one["board"] for one in duels] == ["france-austria", "germany-italy", board]
    assert anybody.ok("GET", "/boards/standard")["balance"]["games"] >= 40
    assert same_board(read_board(anybody("GET", f"/boards/{board}/map").text), read_board(TEXT))
    game = ada.ok("POST", "/games", {"name": "Ours", "map": board})["id"]
    assert ada.ok("GET", f"/games/{game}")["map"] == "lagoon"
    ada.ok("PATCH", f"/boards/{board}", {"visibility": "private"})
    assert anybody("GET", f"/boards/{board}").status_code == 404
    assert [one["board"] for one in ada.ok("GET", "/boards?mine=true")["boards"]] == [board]
    refused = ada("POST", "/boards", {"text": TEXT.replace("victory = 2", "victory = 99")})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-map")
    assert "map.toml:" in refused.json()["sentence"]
    ada.ok("DELETE", f"/boards/{board}")
    assert ada("GET", f"/boards/{board}").status_code == 404
    assert ada.ok("GET", f"/games/{game}")["map"] == "lagoon"


def test_a_map_of_another_program_is_shown_before_it_is_uploaded(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    foreign = judge_text(board("western-mediterranean"), "map")
    files = {"file": ("west.map", foreign.encode())}
    sent = {"csrf": csrf, "author": "Marco Polo", "licence": "CC0", "visibility": "public"}
    answer = small_client.post("/boards/new", data=sent, files=files)
    assert answer.status_code == 200
    assert "Nothing has been uploaded yet" in answer.text
    assert "Carried over" in answer.text
    assert 'value="Marco Polo"' in answer.text
    assert "/boards/" not in ok(small_client, "/boards?installed=false").partition("<ul class")[2]
    found = re.search(r"<textarea[^>]*>(.*?)</textarea>", answer.text, re.S)
    assert found is not None
    made = small_client.post("/boards/new", data={**sent, "text": unescape(found[1])}, follow_redirects=False)
    assert made.status_code == 303
    assert "Marco Polo" in ok(small_client, made.headers["Location"])
    for name, text in (("evil.xml", "<!DOCTYPE x><x/>"), ("empty.map", ""), ("a.json", "[" * 900), ("b.php", "<?php")):
        wrong = small_client.post("/boards/new", data={"csrf": csrf, "text": ""}, files={"file": (name, text.encode())})
        assert wrong.status_code == 422, name


def test_a_map_of_several_files_is_chosen_at_once(small_client: TestClient) -> None:
    """The files come in any order, from any folder, and may be older than UTF-8."""
    _who, csrf = as_somebody(small_client)
    given = files(JDIP)
    chosen = [("file", (f"C:\\maps\\{Path(name).name.upper()}", data)) for name, data in sorted(given.items())]
    answer = small_client.post("/boards/new", data={"csrf": csrf}, files=chosen)
    assert answer.status_code == 200
    assert "Nothing has been uploaded yet" in answer.text
    alone = small_client.post(
        "/boards/new", data={"csrf": csrf}, files={"file": ("variants.xml", given["variants.xml"])}
    )
    assert alone.status_code == 422
    assert "choose it together with the others" in alone.text
    judged = judge_text(board("western-mediterranean"), "map").replace("Savoy", "Savoié").encode("latin-1")
    made = small_client.post("/boards/new", data={"csrf": csrf}, files={"file": ("west.map", judged)})
    assert "Savoié" in unescape(made.text)
    marked = b"\xef\xbb\xbf" + judge_text(board("western-mediterranean"), "map").encode()
    made = small_client.post("/boards/new", data={"csrf": csrf}, files={"file": ("west.map", marked)})
    assert "Nothing has been uploaded yet" in made.text
    assert "\ufeff" not in made.text
    many = [("file", (f"{n}.map", judged)) for n in range(9)]
    assert small_client.post("/boards/new", data={"csrf": csrf}, files=many).status_code == 400
    long = [("file", ("variants.xml", b"<VARIANTS/>")), ("file", ("map.xml", b" x" * converted_maps.LONGEST_SOURCE))]
    assert small_client.post("/boards/new", data={"csrf": csrf}, files=long).status_code in (413, 422)


def test_programs_convert_maps(small_client: TestClient) -> None:
    ada = api_of(small_client, "Ada")
    foreign = judge_text(board("western-mediterranean"), "map")
    made = ada.ok("POST", "/boards/convert", {"file": "west.map", "text": foreign})
    assert len(read_board(made["text"]).provinces) == 22
    assert {"carried"} <= {note["kind"] for note in made["notes"]}
    given = {name: data.decode() for name, data in files(JDIP).items()}
    main = given.pop("variants.xml")
    assert ada("POST", "/boards/convert", {"file": "variants.xml", "text": main}).status_code == 422
    made = ada.ok("POST", "/boards/convert", {"file": "variants.xml", "text": main, "others": given})
    assert read_board(made["text"]).powers
    refused = ada("POST", "/boards/convert", {"file": "west.doc", "text": foreign})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-map")


def test_faults_are_told_by_line_and_what_was_typed_stays(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    wrong = TEXT.replace("victory = 2", "victory = 99") + '\n[powers.Nobody]\ncolor = "green"\n'
    sent = {"csrf": csrf, "text": wrong, "author": "Marco Polo"}
    answer = small_client.post("/boards/new", data=sent)
    assert answer.status_code == 422
    lines = re.findall(r"<p>(map\.toml:\d+: [^<]*)</p>", answer.text)
    assert len(lines) >= 2
    assert 'value="Marco Polo"' in answer.text
    assert "[powers.Nobody]" in answer.text
    standard = TEXT.replace('name = "lagoon"', 'name = "standard"')
    assert small_client.post("/boards/new", data={"csrf": csrf, "text": standard}).status_code == 409
    assert small_client.post("/boards/new", data={"csrf": csrf}).status_code == 422


def test_guests_and_visitors_upload_nothing(small_client: TestClient) -> None:
    assert small_client.get("/boards/new", follow_redirects=False).status_code == 303
    _guest, secret = guests.guest(house_of(small_client), "192.0.2.1")
    small_client.cookies.set("casus_session", secret)
    assert "Guests can&#39;t upload boards" in ok(small_client, "/boards/new")


def test_the_owner_changes_and_withdraws(small_client: TestClient) -> None:
    who, csrf = as_somebody(small_client)
    board = private_board(small_client, who)
    sent = {"csrf": csrf, "author": "", "licence": "", "source": "", "visibility": "public"}
    refused = small_client.post(f"/boards/{board}/details", data=sent)
    assert refused.status_code == 422
    assert "A public board needs a license" in refused.text
    small_client.post(f"/boards/{board}/details", data={**sent, "licence": "CC0"})
    assert f"/boards/{board}" in ok(small_client, "/boards")
    answer = small_client.post(f"/boards/{board}/withdraw", data={"csrf": csrf}, follow_redirects=False)
    assert answer.headers["Location"] == "/boards?mine=true"
    assert "You have no boards yet" in ok(small_client, "/boards?mine=true")


def test_a_moderator_hides_a_board_on_its_page(small_client: TestClient) -> None:
    service = house_of(small_client)
    ada = person(service, "Ada")
    details = BoardDetails(licence="CC0", visibility="public")
    board = uploaded_boards.upload(service, ada, TEXT, details)["board"]
    _who, csrf = as_somebody(small_client, "Mona", "moderator")
    sent = {"csrf": csrf, "hidden": "yes", "why": "not theirs"}
    assert small_client.post(f"/boards/{board}/hidden", data=sent).status_code == 200
    assert "Show this board again" in ok(small_client, f"/boards/{board}")
    assert f"/boards/{board}" not in ok(small_client, "/boards")
    signed_in(small_client, "Ada")
    page = ok(small_client, f"/boards/{board}")
    assert "A moderator has hidden this board" in page
    assert "/new?map=" not in page


def test_filters_in_the_address(small_client: TestClient) -> None:
    assert "/boards/western-mediterranean" in ok(small_client, "/boards?players=3")
    assert "/boards/standard" not in ok(small_client, "/boards?players=3")
    assert "No boards match" in ok(small_client, "/boards?players=3&size=large")
    for wrong in ("players=x", "players=0", "size=huge", "installed=perhaps", "mine=perhaps", "after=x"):
        assert small_client.get(f"/boards?{wrong}").status_code == 422, wrong


def test_balance_figures_of_included_boards(small_client: TestClient) -> None:
    page = " ".join(ok(small_client, "/boards/standard").split())
    assert "In 40 games of up to 60 phases" in page
    assert re.search(r"Turkey</th> <td>\d+</td> <td> <meter", page)
    assert "World War I" in page


# --- secrecy


def tried(client: TestClient, number: str) -> list[str]:
    """What anybody can ask about a board, and everything that the answers say."""
    told = []
    for path in (
        f"/boards/{number}",
        f"/boards/{number}/small.svg",
        f"/boards/{number}/picture.svg",
        f"/boards/{number}/map.toml",
        f"/boards/{number}/map.toml?version=1",
        f"/emblems/{number}/Doge.svg",
        f"/new?map={number}",
        "/boards",
        "/boards?search=lagoon",
        "/boards?mine=true",
        "/api/v1/boards",
        "/api/v1/boards?search=lagoon",
        f"/api/v1/boards/{number}",
        f"/api/v1/boards/{number}/map",
    ):
        answer = client.get(path)
        headers = {key: value for key, value in answer.headers.items() if key not in CHANGING}
        text = answer.text.replace(number, "?").replace("value=&#34;lagoon&#34;", "").replace('"lagoon"', "")
        told.append(f"{path.replace(number, '?')} {answer.status_code} {json.dumps(headers)} {text}")
    return told


def without_tags(told: list[str]) -> list[str]:
    """Without what is different in each answer of a session."""
    return [re.sub(r'(name="csrf" (?:value|content)|nonce)="[^"]*"|"\d{13}"', "", one) for one in told]


@pytest.mark.parametrize("role", ["visitor", "player", "moderator", "administrator"])
def test_nothing_of_a_private_board_is_found_by_others(small_client: TestClient, role: str) -> None:
    """Every answer, its headers and its version tag are those for a board that nobody has uploaded."""
    service = house_of(small_client)
    ada = person(service, "Ada")
    if role != "visitor":
        as_somebody(small_client, "Mallory", role)
    before = without_tags(tried(small_client, "x" * 16))
    board = private_board(small_client, ada)
    after = without_tags(tried(small_client, board))
    assert after == before
    assert [word for word in SECRET for one in after if word in one and word != "lagoon"] == []


def test_hostile_texts_are_shown_literally(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    evil = "<script>alert(1)</script>"
    sent = {"csrf": csrf, "text": STRANGE, "author": evil, "licence": f'"{evil}', "source": "javascript:alert(1)"}
    answer = small_client.post("/boards/new", data={**sent, "visibility": "public"}, follow_redirects=False)
    place = answer.headers["Location"]
    for path in (place, "/boards", f"/new?map={place.removeprefix('/boards/')}", f"{place}/picture.svg"):
        page = ok(small_client, path)
        assert "<script>alert" not in page
    page = ok(small_client, place)
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert 'href="javascript' not in page
    refused = small_client.post("/boards/new", data={"csrf": csrf, "text": f'name = "{evil}"'})
    assert "<script>alert" not in refused.text


def test_no_payload_becomes_an_element(small_client: TestClient) -> None:
    """Whatever is said about a board."""
    who, _csrf = as_somebody(small_client)
    board = private_board(small_client, who)
    clean = set(ELEMENT.findall(ok(small_client, f"/boards/{board}")))
    for payload in PAYLOADS:
        details = BoardDetails(payload, f"CC0 {payload}", f'"{payload}', "public")
        uploaded_boards.change(house_of(small_client), who, board, details)
        assert set(ELEMENT.findall(ok(small_client, f"/boards/{board}"))) <= clean, payload


def test_a_large_body_is_for_those_who_have_signed_in(
    app: FastAPI, original: Path, world: World, tmp_path: Path
) -> None:
    with copied(original, tmp_path) as service, opened(app, service) as client:
        assert client.post("/api/v1/boards", json={"text": "x" * 90_000}).status_code == 413
        as_somebody(client, "Mallory")
        csrf = client.get("/api/v1/me").json()["csrf"]
        sent = {"text": "x" * 90_000}
        assert client.post("/api/v1/boards", json=sent, headers={"X-CSRF-Token": csrf}).status_code == 422
        assert world.names["board"] in client.get("/boards").text
