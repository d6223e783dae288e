"""Templates of games on the page for a new game and on the game master's console."""

from __future__ import annotations

import re

from msgspec.structs import replace
from starlette.testclient import TestClient

from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import lobby, seating, templates
from tests.service.tables import person
from tests.web.conftest import house_of, signed_in


def form_of(text: str) -> dict[str, list[str]]:
    """What a browser would send of the form for a new game."""
    form = text[text.index('action="/new"') : text.index("</form>", text.index('action="/new"'))]
    found: dict[str, list[str]] = {}
    for tag in re.findall(r"<input[^>]*>", form):
        given = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        if "name" in given and (given.get("type") not in ("checkbox", "radio") or re.search(r"\bchecked\b", tag)):
            found.setdefault(given["name"], []).append(given.get("value", ""))
    for name, options in re.findall(r'<select[^>]*name="([^"]*)"[^>]*>(.*?)</select>', form, re.DOTALL):
        chosen = re.search(r'value="([^"]*)"\s+selected', options) or re.search(r'value="([^"]*)"', options)
        found[name] = [chosen[1]] if chosen else []
    return found


def test_a_game_from_a_template_is_set_up_alike(small_client: TestClient) -> None:
    """Even where the form has no field for a setting."""
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    clock = Clock(length=90, lengths={"R": 30}, at="20:00", zone="Europe/Berlin", weekdays=(0, 2), patience=2)
    press = PressSettings(grey=True, closed="R", audit=True)
    settings = Settings(clock, press, misses=5, holidays=False, muster=60, deal="random")
    setup = Setup("Club", "world-war-one", visibility="private", gm=True, bots={"Central": "hold"}, settings=settings)
    saved = templates.save(service, ada, "Friday", setup)
    signed_in(client, "Ada")
    assert f"/new?template={saved}" in client.get("/new").text
    page = client.get(f"/new?template={saved}").text
    assert "90 minutes" in page
    sent = form_of(page)
    game = client.post("/new", data=sent, follow_redirects=False).headers["Location"].removeprefix("/games/")
    assert lobby.info(service, ada, game)["settings"] == settings
    again = templates.one(service, ada, templates.save_game(service, ada, game, "Again"))
    assert replace(again, options={}) == setup


def test_the_form_is_saved_and_deleted(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    csrf = signed_in(client, "Ada")
    form = {
        "csrf": csrf,
        "name": "Friday <club>",
        "rules": "standard",
        "pace": "custom",
        "length": "60",
        "save": "template",
    }
    answer = client.post("/new", data=form, follow_redirects=False)
    [saved] = templates.listing(service, ada)
    assert answer.headers["Location"] == f"/new?template={saved['template']}"
    assert (saved["name"], saved["setup"].settings.clock.length) == ("Friday <club>", 60)
    assert "Friday &lt;club&gt;" in client.get("/new").text
    assert lobby.listing(service, ada, mine=True)["games"] == []
    path = f"/templates/{saved['template']}/delete"
    assert client.post(path, data={"csrf": csrf}, follow_redirects=False).status_code == 303
    assert templates.listing(service, ada) == []
    assert client.get(f"/new?template={saved['template']}").status_code == 404


def test_a_game_master_saves_the_game(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    gus = person(service, "Gus")
    game = lobby.create(service, gus, Setup("Club", "world-war-one", gm=True))
    seating.join(service, person(service, "Ada"), game, "Entente")
    seating.start(service, gus, game, "hold")
    csrf = signed_in(client, "Gus")
    path = f"/games/{game}/console/template"
    refused = client.post(path, data={"csrf": csrf, "name": " "})
    assert refused.status_code == 422
    assert "1 to 80 characters" in refused.text
    assert client.post(path, data={"csrf": csrf, "name": "Club of Gus"}, follow_redirects=False).status_code == 303
    assert [one["name"] for one in templates.listing(service, gus)] == ["Club of Gus"]
