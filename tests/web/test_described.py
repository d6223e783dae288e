"""The description of the API is true: every operation answers as it says, whatever permitted request is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, seed, settings
from starlette.testclient import TestClient

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import gm, gm_office, lobby, order_entry, seating
from casusbelli.service.people import accounts, guests
from casusbelli.web.security import csrf_of
from tests.service.conftest import PASSWORD
from tests.service.tables import settle
from tests.web.conftest import opened
from tests.web.described import OPEN, PREFIX, check, closed, undescribed
from tests.web.world import ENDLESS, ROLES, SEATS, TABLE, WHY, World, asked, copied

LAST = ("/leave", "sign-out-everywhere", "me/password", "DELETE /session", "gm/pause", "gm/judge", "/cancel")
SAID_BY_ITSELF = ("X-Schemathesis-TestCaseId", "Authorization", "Accept-Encoding")

Ask = tuple[str, str, str, Any]
"""By whom, and what: method, path, body."""


def in_general(world: World, operation: str) -> list[Ask]:
    method, body = operation.partition(" ")[0], TABLE[operation][2]
    return [(role, method, world.path(operation, "public"), body) for role in sorted(TABLE[operation][0])]


def a_muster(service: Service, world: World) -> Ask:
    setup = Setup("Are all here?", "world-war-one", settings=Settings(muster=60))
    game = lobby.create(service, world.people["player"], setup)
    seating.join(service, world.people["player"], game, "Entente")
    seating.join(service, world.people["outsider"], game, "Central")
    return "player", "POST", f"{PREFIX}/games/{game}/confirm", None


def a_pause(service: Service, world: World) -> Ask:
    game = world.names["public"]
    gm.pause(service, world.people["master"], game)
    return "master", "POST", f"{PREFIX}/games/{game}/gm/resume", WHY


def a_die(service: Service, world: World) -> Ask:
    rules, master = "factional(dice_source=manual)", world.people["master"]
    seats = [seat.name for seat in lobby.rules_of(service, rules, "standard", {}).seats]
    game = lobby.create(service, master, Setup("Dice", rules, gm=True, bots=dict.fromkeys(seats, "hold")))
    return "master", "POST", f"{PREFIX}/games/{game}/gm/throw", {"roll": 50}


def points_kept(service: Service, world: World) -> Ask:
    master = world.people["master"]
    game = lobby.create(service, master, Setup("Points", "formal", gm=True, bots=dict.fromkeys(SEATS, "hold")))
    values = {"rule": "formal", "values": {"victory_points": {"France": 3}}, **WHY}
    return "master", "POST", f"{PREFIX}/games/{game}/gm/correct", values


def a_full_table(service: Service, world: World) -> Ask:
    game = lobby.create(service, world.people["master"], Setup("Begin", "world-war-one", gm=True))
    return "master", "POST", f"{PREFIX}/games/{game}/start", {"bot": "hold"}


def a_holiday(service: Service, _world: World) -> Ask:
    with service.read() as tx:
        now = tx.now()
    return "player", "POST", f"{PREFIX}/me/absences", {"since": now, "until": now + 10**8}


def a_link(service: Service, _world: World) -> Ask:
    accounts.request_reset(service, "Player", "")
    accounts.send_links(service)
    with service.read() as tx:
        [row] = tx.all("SELECT data FROM outbox WHERE kind = 'password-reset'")
    secret = json.loads(row["data"])["link"].rpartition("/")[2]
    return "visitor", "POST", f"{PREFIX}/password-resets/confirm", {"secret": secret, "password": "another password"}


def an_address(service: Service, world: World) -> Ask:
    accounts.change(service, world.people["player"], email="player@example.net", password=PASSWORD)
    with service.read() as tx:
        [row] = tx.all("SELECT data FROM outbox WHERE kind = 'confirm-email'")
    secret = json.loads(row["data"])["link"].rpartition("/")[2]
    return "visitor", "POST", f"{PREFIX}/email-confirmations", {"secret": secret}


def a_late_address(service: Service, world: World) -> Ask:
    accounts.change(service, world.people["player"], email="player@example.net", password=PASSWORD)
    return "player", "POST", f"{PREFIX}/me/email-confirmation", None


def an_end(service: Service, world: World) -> Ask:
    player = world.people["player"]
    rules, bots = "standard+last-year(year=1901)", {seat: "hold" for seat in SEATS if seat != "France"}
    game = lobby.create(service, player, Setup("Short", rules, bots=bots, settings=Settings(clock=Clock(length=0))))
    seating.join(service, player, game, "France")
    for phase in ("S1901M", "F1901M"):
        order_entry.no_orders(service, player, game, None, phase)
        settle(service)
    return "player", "PUT", f"{PREFIX}/games/{game}/statement", {"text": "well played"}


def a_volunteer(service: Service, world: World) -> Ask:
    game = world.names["public"]
    gm_office.lay_down(service, world.people["master"], game)
    return "outsider", "POST", f"{PREFIX}/games/{game}/volunteer", {"why": "I have time"}


def a_guest(service: Service, world: World) -> Ask:
    _who, secret = guests.guest(service, "192.0.2.1")
    return "player", "POST", f"{PREFIX}/me/guest", {"secret": secret}


PREPARED: dict[str, Callable[[Service, World], Ask]] = {
    "POST /email-confirmations": an_address,
    "POST /me/email-confirmation": a_late_address,
    "POST /games/{game}/confirm": a_muster,
    "POST /games/{game}/gm/correct": points_kept,
    "POST /games/{game}/gm/resume": a_pause,
    "POST /games/{game}/gm/throw": a_die,
    "POST /games/{game}/start": a_full_table,
    "POST /games/{game}/volunteer": a_volunteer,
    "POST /me/guest": a_guest,
    "POST /me/absences": a_holiday,
    "POST /password-resets/confirm": a_link,
    "PUT /games/{game}/statement": an_end,
}


@pytest.mark.drawn(30)
@pytest.mark.parametrize("operation", sorted(set(TABLE) - {ENDLESS}))
def test_every_operation_answers_as_described(
    app: FastAPI, world: World, original: Path, tmp_path: Path, operation: str
) -> None:
    """The client itself checks the responses; here each operation has to succeed once."""
    with copied(original, tmp_path) as service, opened(app, service) as client:
        prepare = PREPARED.get(operation)
        asks = [prepare(service, world)] if prepare else in_general(world, operation)
        answers = [asked(client, service, world.people.get(role), *ask) for role, *ask in asks]
        assert [answer.status_code for answer in answers if answer.status_code < 300], answers[0].text


def test_every_answer_is_described(app: FastAPI) -> None:
    described = app.openapi()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            [status] = [status for status in operation["responses"] if status.startswith("2")]
            content = operation["responses"][status].get("content", {})
            assert (status == "204") == (not content), f"{method} {path}"
            assert list(undescribed(content)) == ([] if content else [""]), f"{method} {path}"
    assert set(OPEN) <= set(described["components"]["schemas"])


class Wrong:
    """A response that does not match its description."""

    def __init__(self, body: Any, status: int = 200) -> None:
        self.headers, self.text = {"Content-Type": "application/json"}, "wrong"
        self.body, self.status_code, self.content = body, status, b"x" if body is not None else b""

    def json(self) -> Any:
        return self.body


@pytest.mark.parametrize(
    "answer",
    [
        Wrong({"phases": [{"phase": "S1901M"}]}),
        Wrong({"phases": [{"phase": "S1901M", "title": 1901, "said": None}]}),
        Wrong({"phases": [], "secret": "told"}),
        Wrong({}),
        Wrong(None),
        Wrong({"phases": []}, 202),
        Wrong({"code": "x"}, 404),
    ],
)
def test_what_is_not_as_described_is_noticed(app: FastAPI, answer: Wrong) -> None:
    operation = (f"{PREFIX}/games/{{game}}/phases", "get")
    check(app, operation, Wrong({"phases": [{"phase": "S1901M", "title": "Spring 1901", "said": None}]}))
    with pytest.raises(AssertionError):
        check(app, operation, answer)


def test_shapes_are_closed() -> None:
    assert closed("Phases", {"properties": {}})["additionalProperties"] is False
    assert "additionalProperties" not in closed("Ending", {"properties": {}})


@pytest.fixture(scope="session")
def allowed(app: FastAPI, full: bool) -> dict[str, list[Any]]:
    """Operation -> requests generated from its description. Each role sends the same, for making them takes longer."""
    described = schemathesis.openapi.from_dict(app.openapi())
    found = {
        f"{op.method.upper()} {op.path.removeprefix(PREFIX)}": op for op in map(_found, described.get_all_operations())
    }
    assert set(found) == set(TABLE)
    return {operation: _generated(found[operation], 16 if full else 2) for operation in set(TABLE) - {ENDLESS}}


def _found(result: Any) -> Any:
    return result.ok()


def _generated(found: Any, count: int) -> list[Any]:
    made: list[Any] = []

    @seed(1)
    @settings(max_examples=count, deadline=None, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(found.as_strategy())
    def collect(case: Any) -> None:
        made.append(case)

    collect()
    assert made
    return made


@pytest.mark.drawn(1)
@pytest.mark.parametrize("role", ROLES)
def test_whatever_the_description_allows(
    app: FastAPI, world: World, original: Path, tmp_path: Path, role: str, allowed: dict[str, list[Any]]
) -> None:
    """Requests generated from the description, for each role: the responses are described, and none is a server
    error."""
    with copied(original, tmp_path) as service, opened(app, service) as client:
        for operation in sorted(allowed, key=lambda one: (one.endswith(LAST), one)):
            for case in allowed[operation]:
                _tried(client, service, world, role, operation, case)


def _tried(client: TestClient, service: Service, world: World, role: str, operation: str, case: Any) -> None:
    case.path_parameters = _there(world, operation)
    sent = case.as_transport_kwargs(
        base_url="http://testserver", headers=_headers(client, service, world.people.get(role))
    )
    for name in SAID_BY_ITSELF:
        sent["headers"].pop(name, None)
    sent.pop("cookies", None)
    answer = client.request(**sent)
    assert answer.status_code < 500, (sent, answer.text)


def _there(world: World, operation: str) -> dict[str, str]:
    names = {**world.names, "game": world.names["public"], "letter": world.names["public letter"]}
    return {name: value for name, value in names.items() if f"{{{name}}}" in operation}


def _headers(client: TestClient, service: Service, who: Who | None) -> dict[str, str]:
    client.cookies.clear()
    if who is None:
        return {}
    secret = accounts.new_session(service, str(who.account))
    client.cookies.set("casus_session", secret)
    return {"X-CSRF-Token": csrf_of(secret)}
