"""The start date of a game on its pages: chosen, refused at its field, changed and removed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, seating
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, person, settle
from tests.web.conftest import house_of, signed_in


def local(days: int) -> str:
    """A point in time as the field of a form has it, in UTC."""
    return (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M")


def test_a_new_game_with_a_date(small_client: TestClient) -> None:
    """The time is that of the game's zone; lists and the page tell it."""
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    csrf = signed_in(client, "Ada")
    sent = {"csrf": csrf, "name": "Friday club", "pace": "custom", "zone": "Asia/Tokyo", "start": local(3)}
    answer = client.post("/new", data=sent, follow_redirects=False)
    assert answer.status_code == 303, answer.text[-800:]
    game = answer.headers["Location"].removeprefix("/games/")
    start = lobby.info(service, ada, game)["start"]
    assert start == round(datetime.fromisoformat(f"{sent['start']}+09:00").timestamp() * 1000)
    stamp = datetime.fromtimestamp(start / 1000, UTC).strftime("%Y-%m-%dT%H:%M")
    page = client.get(f"/games/{game}").text
    assert f'value="{sent["start"]}"' in page, "the form has it in the game's zone"
    assert f'datetime="{stamp}' in page
    assert '/start"' not in page, "nobody starts it before the date"
    assert f'datetime="{stamp}' in client.get("/games").text


@pytest.mark.parametrize(("given", "told"), [(local(-1), "already passed"), (local(400), "more than a year")])
def test_a_date_that_is_refused_stays_in_its_field(small_client: TestClient, given: str, told: str) -> None:
    client, service = small_client, house_of(small_client)
    ada = person(service, "Ada")
    csrf = signed_in(client, "Ada")
    new = client.post("/new", data={"csrf": csrf, "name": "Late", "pace": "custom", "start": given})
    game = lobby.create(service, ada, Setup("Later", "world-war-one"))
    changed = client.post(f"/games/{game}/start-date", data={"csrf": csrf, "start": given})
    for answer in (new, changed):
        assert answer.status_code == 422
        assert told in answer.text
        field = answer.text[answer.text.index('id="start"') :][:250]
        assert f'value="{given}"' in field
        assert 'aria-invalid="true"' in field


def test_what_is_no_date(small_client: TestClient) -> None:
    client, service = small_client, house_of(small_client)
    game = lobby.create(service, person(service, "Ada"), Setup("Later", "world-war-one"))
    csrf = signed_in(client, "Ada")
    for given in ("soon", "2027-13-40T99:00", "0001-01-01T00:00"):
        answer = client.post(f"/games/{game}/start-date", data={"csrf": csrf, "start": given})
        assert answer.status_code == 422
        assert f'value="{given}"' in answer.text
    zone = client.post("/new", data={"csrf": csrf, "name": "Late", "pace": "custom", "zone": "Nowhere/Land"})
    assert zone.status_code == 422


def test_a_date_is_changed_and_removed(client: TestClient, clock: Shift) -> None:
    service = house_of(client)
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = lobby.create(service, ada, Setup("Later", "world-war-one", settings=Settings(clock=Clock(zone="UTC"))))
    csrf = signed_in(client, "Ada")
    path = f"/games/{game}/start-date"
    assert client.post(path, data={"csrf": csrf, "start": local(5)}, follow_redirects=False).status_code == 303
    seating.join(service, ada, game, "Entente")
    assert "starts on this date" in client.get(f"/games/{game}").text
    clock.ahead = 6 * 24 * HOUR
    settle(service)
    assert "The date has come" in client.get(f"/games/{game}").text
    assert client.post(path, data={"csrf": csrf, "start": ""}, follow_redirects=False).status_code == 303
    assert lobby.info(service, ada, game)["start"] is None
    seating.join(service, bob, game, "Central")
    answer = client.post(path, data={"csrf": csrf, "start": local(9)})
    assert answer.status_code == 403
