"""What one person can cost others at most: the limits that no other test tries (docs/service.md, *Hostile people*)."""

from __future__ import annotations

from typing import Literal

import pytest
from fastapi import FastAPI

from casusbelli.service.base.limits import Bucket, limit_key
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import gm, lobby, motions, press, quotas, seating
from casusbelli.service.people import accounts, api_tokens, guests, notes, reports
from casusbelli.web.security import WRITES, WRITES_A_DAY
from tests.service.conftest import PASSWORD, Clock, person
from tests.web.conftest import app, opened  # noqa: F401 # app: a fixture

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


def refused(code: str) -> pytest.RaisesExc[ServiceError]:
    return pytest.raises(ServiceError, check=lambda fault: fault.code == code)


def begun(service: Service, kind: Literal["game", "sandbox"] = "game") -> tuple[Who, str]:
    ada = person(service, "Ada")
    game = lobby.create(service, ada, Setup("A game", kind=kind, gm=kind == "game"))
    if kind == "game":
        for n, seat in enumerate(SEATS[:3]):
            seating.join(service, person(service, f"Player{n}x"), game, seat)
        seating.start(service, ada, game, "hold")
    return ada, game


def test_games_created_in_a_day(service: Service) -> None:
    ada = person(service, "Ada")
    for n in range(lobby.GAMES_A_DAY):
        lobby.cancel(service, ada, lobby.create(service, ada, Setup(f"Game {n}")))
    with refused("too-many"):
        lobby.create(service, ada, Setup("One more"))


def test_unfinished_games_of_one(service: Service) -> None:
    ada = person(service, "Ada")
    for n in range(lobby.OPEN_GAMES_OF_ONE):
        lobby.create(service, ada, Setup(f"Game {n}"))
    with refused("too-many-games"):
        lobby.create(service, ada, Setup("One more"))


def test_guests_and_accounts_of_an_address(service: Service, clock: Clock) -> None:
    made = 0
    for _hour in range(24):
        for _ in range(25):
            try:
                guests.guest(service, "192.0.2.1")
                accounts.limit_registrations(service, "192.0.2.2")
                made += 1
            except ServiceError:
                break
        clock.ahead += 3_600_000
    assert 60 <= made <= 2 * 60


def test_a_sandbox_is_not_adjudicated_without_end(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "EVENTS", 40)
    ada, game = begun(service, "sandbox")
    with refused("too-many-copies"):
        for _ in range(40):
            with service.read() as tx:
                row = tx.all("SELECT phase FROM games WHERE id = ?", game)[0]
            gm.judge_now(service, ada, game, row["phase"])
    with service.read() as tx:
        assert 40 < tx.all("SELECT seq FROM games WHERE id = ?", game)[0]["seq"] < 200


def test_a_guest_has_less_room(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "EVENTS_OF_A_GUEST", 1)
    ada, (guest, _secret) = person(service, "Ada"), guests.guest(service, "192.0.2.1")
    game = lobby.create(service, guest, Setup("Mine", kind="sandbox"))
    with service.write() as tx:
        tx.run("UPDATE games SET seq = 2 WHERE id = ?", game)
        with pytest.raises(ServiceError):
            quotas.check_copies(tx, guest.known(), quotas.OF_A_GUEST + 1)
        quotas.check_copies(tx, ada.known(), quotas.OF_A_GUEST + 1)
    with refused("too-many-copies"):
        gm.judge_now(service, guest, game, "S1901M")


def test_motions_of_a_seat_in_a_phase(service: Service) -> None:
    _ada, game = begun(service)
    with service.read() as tx:
        people = {row["name"]: Who(row["id"], row["name"], "player") for row in tx.all("SELECT id, name FROM accounts")}
    one, other, third = (people[f"Player{n}x"] for n in range(3))
    with refused("too-many-motions"):
        for _ in range(quotas.MOTIONS + 1):
            number = motions.move(service, one, game, "extend", 60)["motion"]
            for who in (other, third):
                try:
                    motions.vote(service, who, game, number, False)
                except ServiceError:
                    break


def test_tokens_notes_and_vacations(service: Service) -> None:
    ada, game = begun(service)
    for n in range(api_tokens.MOST_TOKENS):
        api_tokens.create(service, ada, f"token {n}", ["read"])
    with refused("too-many-tokens"):
        api_tokens.create(service, ada, "one more", ["read"])
    with refused("bad-input"):
        notes.note(service, ada, game, "x" * (notes.LONGEST_NOTE + 1))
    for _ in range(3):
        notes.note(service, ada, game, "x" * notes.LONGEST_NOTE)
    with service.read() as tx:
        assert tx.all("SELECT COUNT(*) AS n FROM notes")[0]["n"] == 1


def test_open_reports(service: Service) -> None:
    ada, game = begun(service)
    with service.write() as tx:
        for n in range(reports.OPEN_OF_ONE):
            tx.add("reports", id=f"r{n}", at=0, account=ada.account, game=game, text="x")
    letter = press.send(service, ada, game, ["*"], "hello")["id"]
    with refused("too-many-reports"):
        reports.report(service, ada, game, letter, "rude")


def test_writes_in_a_day(app: FastAPI, small_service: Service) -> None:  # noqa: F811
    """Whatever a write stores, so many are all that an account or an address can do."""
    now = [0.0]
    small_service.limits.clock = lambda: now[0]
    name = limit_key("write", "testclient", WRITES_A_DAY[1])
    small_service.limits.buckets[name] = Bucket(WRITES_A_DAY[1] * (1 - 300 / WRITES_A_DAY[0]))  # all but 300 are spent
    allowed = 0
    with opened(app, small_service, limits=True) as client:
        for _minute in range(3):
            for _ in range(WRITES[0]):
                allowed += client.delete("/api/v1/session").status_code != 429
            now[0] += WRITES[1]
    assert 300 <= allowed <= 350


def test_a_dead_link_costs_no_password_hash(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "hashed", lambda _password: pytest.fail("the dear hash of nothing"))
    with refused("link-used"):
        accounts.confirm_reset(service, "x" * 43, PASSWORD)
