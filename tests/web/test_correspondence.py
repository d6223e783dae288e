"""Messages on pages: few at a time, however many there are; older ones, reports, blocks."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import press
from tests.service.tables import seven
from tests.service.test_messages import filled
from tests.web.conftest import house_of
from tests.web.test_pages import as_somebody, client, ok, post  # noqa: F401 # a fixture

COUNT, LENGTH = 2000, 8000


@pytest.mark.parametrize("length", [20, LENGTH])
def test_a_page_stays_small(client: TestClient, length: int) -> None:  # noqa: F811
    service = house_of(client)
    game, _people = seven(service)
    empty = len(ok(client, f"/games/{game}"))
    filled(service, game, COUNT, "x" * (length - 12) + " number", apart=1)
    path, found = f"/games/{game}", list[int]()
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
    assert "buy my wine" in ok(client, f"/games/{game}")
    post(client, f"/games/{game}/press/block", csrf, sender="France")
    post(client, f"/games/{game}/press/block", csrf, sender="grey")
    markup = ok(client, f"/games/{game}")
    assert "buy my wine" not in markup
    assert "psst" not in markup
    post(client, f"/games/{game}/press/block", csrf, sender="France", blocked="no")
    assert "buy my wine" in ok(client, f"/games/{game}")


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
