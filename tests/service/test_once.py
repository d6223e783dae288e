"""Idempotency: a repeated request has one effect and one response."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from time import sleep
from typing import Any

import pytest

from casusbelli.core.said import said
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import read_annotated, write_game
from casusbelli.service.base.idempotency import DAY, once
from casusbelli.service.base.service import Pending, Service, Who, around
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import copies
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import accounts
from casusbelli.store import Clash
from casusbelli.variants import board
from tests.service.conftest import PASSWORD, Clock, person

X = Who("x", "X")


def registered(service: Service, name: str = "Ada", key: str = "k", caller: str = "x", request: str = "r") -> bytes:
    def act() -> bytes:
        return accounts.register(service, name, None, PASSWORD).id.encode()

    return once(service, Who(caller, caller), key, request, act)


def count(service: Service, table: str) -> int:
    with service.read() as tx:
        return len(tx.all(f"SELECT * FROM {table}"))


@pytest.mark.both_databases
def test_one_effect_and_the_same_answer(service: Service) -> None:
    answers = {registered(service) for _ in range(3)}
    assert len(answers) == 1
    assert (count(service, "accounts"), count(service, "answers")) == (1, 1)


def test_keys_belong_to_their_callers(service: Service) -> None:
    registered(service, "Ada", caller="x")
    registered(service, "Bob", caller="y")
    assert count(service, "accounts") == 2


def test_a_key_is_for_one_request(service: Service) -> None:
    registered(service)
    with pytest.raises(ServiceError, check=lambda fault: fault.code == "key-reused"):
        registered(service, "Bob", request="another")
    assert count(service, "accounts") == 1


def test_a_refusal_is_not_kept(service: Service) -> None:
    registered(service, key="first")
    with pytest.raises(ServiceError, check=lambda fault: fault.code == "name-taken"):
        registered(service, key="second")
    with service.write() as tx:
        tx.run("DELETE FROM accounts")
    registered(service, key="second")
    assert count(service, "answers") == 2


def test_all_or_nothing(service: Service) -> None:
    """What was written before the fault is gone with it, and so is the key."""

    def act() -> bytes:
        accounts.register(service, "Ada", None, PASSWORD)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        once(service, X, "k", "r", act)
    assert (count(service, "accounts"), count(service, "answers")) == (0, 0)


def test_a_clash_inside_can_be_caught_there(service: Service) -> None:
    """What one part wrote is taken back, the rest stands: PostgreSQL would otherwise give the whole transaction up."""

    def act() -> bytes:
        account = accounts.register(service, "Ada", None, PASSWORD)
        with suppress(Clash), service.write() as tx:
            tx.add("tokens", id="1", hash="h", account=account.id, name="t", scopes="", created=0)
            tx.add("tokens", id="1", hash="h", account=account.id, name="t", scopes="", created=0)
        return b"done"

    assert once(service, X, "k", "r", act) == b"done"
    assert (count(service, "accounts"), count(service, "tokens"), count(service, "answers")) == (1, 0, 1)


def test_a_clash_of_the_act_itself_is_no_repetition(service: Service) -> None:
    def act() -> bytes:
        raise Clash("something else")

    with pytest.raises(Clash, match="something else"):
        once(service, X, "k", "r", act)


@pytest.mark.both_databases
def test_at_the_same_time(service: Service) -> None:
    """What several work out at the same time one of them writes."""

    def act() -> bytes:
        sleep(0.05)
        return accounts.register(service, "Ada", None, PASSWORD).id.encode()

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _n: once(service, X, "k", "r", act), range(4)))
    assert len(set(answers)) == 1
    assert (count(service, "accounts"), count(service, "answers")) == (1, 1)


def test_answers_cannot_be_read_in_the_database(service: Service) -> None:
    once(service, X, "k", "r", lambda: b"the secret of a token")
    with service.read() as tx:
        [row] = tx.all("SELECT * FROM answers")
    assert "secret" not in str(row)
    assert once(service, X, "k", "r", lambda: b"") == b"the secret of a token"


@pytest.mark.parametrize("key", ["", "x" * 201, "a\nb", "ä"])
def test_keys_that_are_none(service: Service, key: str) -> None:
    with pytest.raises(ServiceError, check=lambda fault: fault.status == 422):
        registered(service, key=key)


def test_after_a_day_it_is_forgotten(service: Service, clock: Clock) -> None:
    registered(service)
    assert tidy(service) == 0
    clock.ahead += DAY + 60_000
    assert tidy(service) == 1


# --- whoever has lost the right since


PLAYER = Who("x", "X", "player")
NOBODY_ELSE = (
    Who("x", "X", "player", frozenset({"read"})),  # a token of the same account
    Who("x", "X", "player", frozenset({"play"})),
    Who("x", "X", "moderator"),
)


@pytest.mark.parametrize("other", NOBODY_ELSE)
@pytest.mark.parametrize(("status", "given"), [(401, False), (403, False), (404, False), (409, True), (422, True)])
def test_other_rights_are_checked_anew(service: Service, other: Who, status: int, given: bool) -> None:
    """A refusal for want of a right is passed on; one because it has been done already is not."""
    assert once(service, PLAYER, "k", "r", lambda: b"secret") == b"secret"

    def refused() -> bytes:
        raise ServiceError(status, "no", said("service.game-over"))

    assert once(service, PLAYER, "k", "r", refused) == b"secret"
    if given:
        assert once(service, other, "k", "r", refused) == b"secret"
    else:
        with pytest.raises(ServiceError, check=lambda fault: fault.code == "no"):
            once(service, other, "k", "r", refused)


def test_what_is_checked_anew_is_taken_back(service: Service) -> None:
    first = registered(service)

    def act() -> bytes:
        return accounts.register(service, "Eve", None, PASSWORD).id.encode()

    assert once(service, Who("x", "x", "player", frozenset()), "k", "r", act) == first
    assert (count(service, "accounts"), count(service, "answers")) == (1, 1)


# --- what is worked out before anything is written


def test_nobody_waits_for_what_is_worked_out_first(service: Service) -> None:
    """While a file is read somebody else saves; what is written afterwards is one with the key."""
    person(service, "Bob")
    reading, saved = Event(), Event()

    def act() -> bytes:
        reading.set()
        assert saved.wait(10)
        return accounts.register(service, "Ada", None, PASSWORD).id.encode()

    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(once, service, X, "k", "r", act)
        assert reading.wait(10)
        with service.write() as tx:
            tx.run("UPDATE accounts SET prefs = ? WHERE name = ?", '{"a": 1}', "Bob")
        saved.set()
        assert answer.result().decode()
    assert count(service, "accounts") == 2


def test_a_file_is_read_before_the_transaction(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person(service, "Ada")
    begun: list[bool] = []

    def watched(*given: Any) -> Any:
        begun.append(isinstance(pending := around.get(), Pending) and pending.tx is not None)
        return read_annotated(*given)

    monkeypatch.setattr(copies, "read_annotated", watched)
    game = Game.new("standard", board("standard"), bytes(32))
    game.process()
    text = write_game(game)
    once(service, ada, "k", "r", lambda: copies.import_game(service, ada, text).encode())
    assert begun == [False]
    assert count(service, "games") == 1
