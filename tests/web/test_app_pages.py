"""What browsers, search engines and chats ask for: manifest, robots.txt, icons, and the previews of shared links."""

from __future__ import annotations

import re
import struct
from typing import Any

import pytest
from starlette.testclient import TestClient

from casusbelli.build import version
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.people import accounts
from casusbelli.web import texts
from casusbelli.web.pages.page import HEADERS
from casusbelli.web.security import csrf_of
from tests.service.conftest import person
from tests.web.world import SEATS

PNG_SIZE = slice(16, 24)


def started(service: Service, anna: Who, **more: Any) -> str:
    bots = dict.fromkeys(SEATS[1:], "hold")
    game = lobby.create(service, anna, Setup(name='"War" & Peace', bots=bots, **more))
    seating.join(service, anna, game, SEATS[0])
    return game


def meta(text: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', text)
    return found[1] if found else ""


@pytest.mark.parametrize("language", texts.languages())
def test_the_manifest_is_complete(client: TestClient, language: str) -> None:
    page = client.get("/", headers={"Accept-Language": language}).text
    link = re.search(r'rel="manifest"\s+href="([^"]+)"', page)
    assert link is not None
    answer = client.get(link[1].replace("&amp;", "&"))
    assert answer.headers["Content-Type"] == "application/manifest+json"
    told = answer.json()
    assert (told["display"], told["scope"], told["lang"]) == ("standalone", "/", language)
    assert told["description"] == texts.text(language, "site.description")
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in told["icons"]:
        found = client.get(icon["src"])
        assert found.headers["Content-Type"] == "image/png"
        assert "immutable" in found.headers["Cache-Control"]
        size = struct.unpack(">II", found.content[PNG_SIZE])
        assert "x".join(map(str, size)) == icon["sizes"]
    for place in (told["start_url"], *(shortcut["url"] for shortcut in told["shortcuts"])):
        assert client.get(place, follow_redirects=False).status_code in (200, 303)


def test_the_theme_of_the_manifest_follows_the_choice(client: TestClient) -> None:
    assert client.get("/manifest.webmanifest?theme=dark").json()["theme_color"] == HEADERS["dark"]
    assert client.get("/manifest.webmanifest?theme=pink&language=xx").json()["theme_color"] == HEADERS["light"]
    page = client.get("/", headers={"Cookie": "theme=dark"}).text
    assert "theme=dark" in page
    assert HEADERS["light"] not in page


def test_the_colors_are_those_of_the_style_sheet(client: TestClient) -> None:
    style = client.get("/static/app.css").text
    told = {theme: client.get(f"/manifest.webmanifest?theme={theme}").json() for theme in HEADERS}
    for manifest in told.values():
        assert f"--leaf:{manifest['theme_color']}" in style
        assert f"--paper:{manifest['background_color']}" in style


def test_robots_stay_out_of_what_is_private(client: TestClient) -> None:
    lines = client.get("/robots.txt").text.splitlines()
    rules = [line.removeprefix("Disallow: ") for line in lines if line.startswith("Disallow")]

    def allowed(path: str) -> bool:
        patterns = (re.escape(rule).replace(r"\*", ".*").replace(r"\$", "$") for rule in rules)
        return not any(re.match(pattern, path) for pattern in patterns)

    private = (
        "/dashboard",
        "/settings/notifications",
        "/password/secret",
        "/games/x?invitation=secret",
        "/games/x/press",
    )
    assert not [path for path in private if allowed(path)]
    public = ("/", "/games", "/games/x", "/games/x/preview.png", "/games/x/picture.svg", "/rules/pictures/move.svg")
    assert [path for path in public if not allowed(path)] == []


def test_a_shared_game_shows_its_position(client: TestClient, service: Service) -> None:
    game = started(service, person(service, "Anna"))
    page = client.get(f"/games/{game}?seat=").text
    assert "Spring 1901" in meta(page, "og:description")
    assert meta(page, "description") == meta(page, "og:description")
    assert "&#34;War&#34; &amp; Peace" in meta(page, "og:title")
    assert meta(page, "twitter:card") == "summary_large_image"
    assert meta(page, "og:url") == f"{service.base_url}/games/{game}"
    address = meta(page, "og:image").removeprefix(service.base_url)
    assert address.startswith(f"/games/{game}/preview.png")
    answer = client.get(address)
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.headers["Cache-Control"].startswith("public")
    assert struct.unpack(">II", answer.content[PNG_SIZE]) == (1200, 630)
    assert answer.content == client.get(address).content
    assert answer.content != client.get("/preview.png").content
    assert len(answer.content) < 300_000  # what the strictest of the large chats takes


@pytest.mark.parametrize("kind", ["private", "sandbox", "forming"])
def test_what_is_not_for_everybody_has_no_picture_of_its_own(client: TestClient, service: Service, kind: str) -> None:
    anna = person(service, "Anna")
    if kind == "private":
        game = started(service, anna, visibility="private")
    elif kind == "sandbox":
        game = lobby.create(service, anna, Setup(name="Mine", kind="sandbox"))
    else:
        game = lobby.create(service, anna, Setup(name="Waiting"))
    refused = client.get(f"/games/{game}/preview.png").status_code
    assert refused == (409 if kind == "forming" else 404)
    client.cookies.set("casus_session", accounts.new_session(service, anna.known()))
    page = client.get(f"/games/{game}")
    assert page.status_code == 200
    assert meta(page.text, "og:image").startswith(f"{service.base_url}/preview.png")
    assert client.get(f"/games/{game}/preview.png").status_code == refused


def test_secret_addresses_are_not_repeated(client: TestClient, service: Service) -> None:
    for path in ("/password/some-secret", "/confirm/some-secret", "/nowhere"):
        text = client.get(path).text
        assert "canonical" not in text
        assert "og:url" not in text
    assert f'<link rel="canonical" href="{service.base_url}/games">' in client.get("/games?status=forming").text


def test_a_flood_of_previews_is_refused(client: TestClient, service: Service) -> None:
    service.limits.on = True
    codes = [client.get("/preview.png").status_code for _ in range(40)]
    assert codes.count(200) >= 30
    assert codes[-1] == 429


def test_the_service_worker_is_served_for_the_whole_site(client: TestClient) -> None:
    answer = client.get("/service-worker.js?language=de")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "connect-src 'self'" in answer.headers["Content-Security-Policy"]
    assert version() in answer.text
    assert '"language":"de"' in answer.text
    for address in re.findall(r'"(/static/[^"]+)"', answer.text):
        assert "immutable" in client.get(address).headers["Cache-Control"]
    assert "worker-src 'self'" in client.get("/").headers["Content-Security-Policy"]


def test_every_page_says_whose_it_is(client: TestClient, service: Service) -> None:
    anna = person(service, "Anna")
    game = started(service, anna)
    paths = ("/", "/games", "/nowhere", f"/games/{game}", f"/games/{game}/now")
    assert {client.get(path).headers["Casus-Reader"] for path in paths} == {"visitor"}
    client.cookies.set("casus_session", accounts.new_session(service, anna.known()))
    told = {client.get(path).headers["Casus-Reader"] for path in (*paths, "/dashboard")}
    assert len(told) == 1
    assert told.isdisjoint({"visitor", anna.known()})
    tag = client.get(f"/games/{game}").headers["ETag"]
    unchanged = client.get(f"/games/{game}", headers={"If-None-Match": tag})
    assert (unchanged.status_code, unchanged.headers["Casus-Reader"]) == (304, told.pop())


def test_the_page_without_a_connection_belongs_to_nobody(client: TestClient, service: Service) -> None:
    anna = person(service, "Anna")
    neutral = client.get("/offline").text
    client.cookies.set("casus_session", accounts.new_session(service, anna.known()))
    told = client.get("/offline").text
    assert "Anna" not in told
    assert '<meta name="reader" content="">' in told
    assert re.sub("[0-9a-f]{64}", "", told) == neutral  # but for the tokens of its forms


def test_only_pages_that_may_be_shown_later_say_so(client: TestClient, service: Service) -> None:
    """Not those of a game at one table, where the next player must not see them."""
    anna = person(service, "Anna")
    client.cookies.set("casus_session", accounts.new_session(service, anna.known()))
    game, table = started(service, anna), lobby.create(service, anna, Setup(name="Table", kind="table"))
    lasting = {path: "data-lasting" in client.get(path).text for path in (f"/games/{game}", "/dashboard", "/settings")}
    assert list(lasting.values()) == [True, True, False]
    for path in (f"/games/{table}", f"/games/{table}?seat=France", f"/games/{table}?seat=France&shown=yes"):
        assert "data-lasting" not in client.get(path).text


def test_the_same_orders_sent_twice_are_saved_once(client: TestClient, service: Service) -> None:
    anna = person(service, "Anna")
    game = started(service, anna)
    secret = accounts.new_session(service, anna.known())
    client.cookies.set("casus_session", secret)
    csrf = {"X-CSRF-Token": csrf_of(secret), "Accept": "application/json"}
    fields = {"seat": SEATS[0], "phase": "S1901M", "text": "A VIE - GAL", "version": "0"}

    def write(key: str, **more: str) -> Any:
        headers = {**csrf, "Idempotency-Key": key}
        return client.post(f"/games/{game}/orders", data={**fields, **more}, headers=headers)

    first, again = write("k1"), write("k1")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert first.json()["version"] == "1"
    assert write("k2", text="A VIE H").json()["code"] == "stale"
    assert write("k1", text="A VIE H").json()["code"] == "key-reused"
    assert write("k3", text="A VIE H", version="1").json()["version"] == "2"
    assert write("k1").json()["lines"] == ["A VIE H"]  # what is saved now
