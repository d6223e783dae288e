"""A request that comes again: one effect, one answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from time import sleep
from typing import Any

import pytest

from casusbelli.records.gamefile import read_game, write_game
from casusbelli.rules.game import Game
from casusbelli.service import accounts, copies
from casusbelli.service.errors import Refused
from casusbelli.service.house import House, Pending, Who, around
from casusbelli.service.once import DAY, once
from casusbelli.service.upkeep import tidy
from casusbelli.store import Clash
from casusbelli.variants import board
from tests.service.conftest import PASSWORD, Clock, person

X = Who("x", "X")


def registered(house: House, name: str = "Ada", key: str = "k", caller: str = "x", request: str = "r") -> bytes:
    def act() -> bytes:
        return accounts.register(house, name, None, PASSWORD).id.encode()

    return once(house, Who(caller, caller), key, request, act)


def count(house: House, table: str) -> int:
    with house.read() as tx:
        return len(tx.all(f"SELECT * FROM {table}"))


def test_one_effect_and_the_same_answer(house: House) -> None:
    answers = {registered(house) for _ in range(3)}
    assert len(answers) == 1
    assert (count(house, "accounts"), count(house, "answers")) == (1, 1)


def test_keys_belong_to_their_callers(house: House) -> None:
    registered(house, "Ada", caller="x")
    registered(house, "Bob", caller="y")
    assert count(house, "accounts") == 2


def test_a_key_is_for_one_request(house: House) -> None:
    registered(house)
    with pytest.raises(Refused, check=lambda fault: fault.code == "key-reused"):
        registered(house, "Bob", request="another")
    assert count(house, "accounts") == 1


def test_a_refusal_is_not_kept(house: House) -> None:
    registered(house, key="first")
    with pytest.raises(Refused, check=lambda fault: fault.code == "name-taken"):
        registered(house, key="second")
    with house.write() as tx:
        tx.run("DELETE FROM accounts")
    registered(house, key="second")
    assert count(house, "answers") == 2


def test_all_or_nothing(house: House) -> None:
    """What was written before the fault is gone with it, and so is the key."""

    def act() -> bytes:
        accounts.register(house, "Ada", None, PASSWORD)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        once(house, X, "k", "r", act)
    assert (count(house, "accounts"), count(house, "answers")) == (0, 0)


def test_a_clash_inside_can_be_caught_there(house: House) -> None:
    """What one part wrote is taken back, the rest stands: PostgreSQL would otherwise give the whole transaction up."""

    def act() -> bytes:
        account = accounts.register(house, "Ada", None, PASSWORD)
        with suppress(Clash), house.write() as tx:
            tx.add("tokens", id="1", hash="h", account=account.id, name="t", scopes="", created=0)
            tx.add("tokens", id="1", hash="h", account=account.id, name="t", scopes="", created=0)
        return b"done"

    assert once(house, X, "k", "r", act) == b"done"
    assert (count(house, "accounts"), count(house, "tokens"), count(house, "answers")) == (1, 0, 1)


def test_a_clash_of_the_act_itself_is_no_repetition(house: House) -> None:
    def act() -> bytes:
        raise Clash("something else")

    with pytest.raises(Clash, match="something else"):
        once(house, X, "k", "r", act)


def test_at_the_same_time(house: House) -> None:
    """What several work out at the same time one of them writes."""

    def act() -> bytes:
        sleep(0.05)
        return accounts.register(house, "Ada", None, PASSWORD).id.encode()

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _n: once(house, X, "k", "r", act), range(4)))
    assert len(set(answers)) == 1
    assert (count(house, "accounts"), count(house, "answers")) == (1, 1)


def test_answers_cannot_be_read_in_the_database(house: House) -> None:
    once(house, X, "k", "r", lambda: b"the secret of a token")
    with house.read() as tx:
        [row] = tx.all("SELECT * FROM answers")
    assert "secret" not in str(row)
    assert once(house, X, "k", "r", lambda: b"") == b"the secret of a token"


@pytest.mark.parametrize("key", ["", "x" * 201, "a\nb", "ä"])
def test_keys_that_are_none(house: House, key: str) -> None:
    with pytest.raises(Refused, check=lambda fault: fault.status == 422):
        registered(house, key=key)


def test_after_a_day_it_is_forgotten(house: House, clock: Clock) -> None:
    registered(house)
    assert tidy(house) == 0
    clock.ahead += DAY + 60_000
    assert tidy(house) == 1


# --- whoever has lost the right since


PLAYER = Who("x", "X", "player")
NOBODY_ELSE = (
    Who("x", "X", "player", frozenset({"read"})),  # a token of the same account
    Who("x", "X", "player", frozenset({"play"})),
    Who("x", "X", "moderator"),
)


@pytest.mark.parametrize("other", NOBODY_ELSE)
@pytest.mark.parametrize(("status", "given"), [(401, False), (403, False), (404, False), (409, True), (422, True)])
def test_other_rights_are_checked_anew(house: House, other: Who, status: int, given: bool) -> None:
    """A refusal for want of a right is passed on; one because it has been done already is not."""
    assert once(house, PLAYER, "k", "r", lambda: b"secret") == b"secret"

    def refused() -> bytes:
        raise Refused(status, "no", "no")

    assert once(house, PLAYER, "k", "r", refused) == b"secret"
    if given:
        assert once(house, other, "k", "r", refused) == b"secret"
    else:
        with pytest.raises(Refused, check=lambda fault: fault.code == "no"):
            once(house, other, "k", "r", refused)


def test_what_is_checked_anew_is_taken_back(house: House) -> None:
    first = registered(house)

    def act() -> bytes:
        return accounts.register(house, "Eve", None, PASSWORD).id.encode()

    assert once(house, Who("x", "x", "player", frozenset()), "k", "r", act) == first
    assert (count(house, "accounts"), count(house, "answers")) == (1, 1)


# --- what is worked out before anything is written


def test_nobody_waits_for_what_is_worked_out_first(house: House) -> None:
    """While a file is read somebody else saves; what is written afterwards is one with the key."""
    person(house, "Bob")
    reading, saved = Event(), Event()

    def act() -> bytes:
        reading.set()
        assert saved.wait(10)
        return accounts.register(house, "Ada", None, PASSWORD).id.encode()

    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(once, house, X, "k", "r", act)
        assert reading.wait(10)
        with house.write() as tx:
            tx.run("UPDATE accounts SET prefs = ? WHERE name = ?", '{"a": 1}', "Bob")
        saved.set()
        assert answer.result().decode()
    assert count(house, "accounts") == 2


def test_a_file_is_read_before_the_transaction(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person(house, "Ada")
    begun: list[bool] = []

    def watched(*given: Any) -> Any:
        begun.append(isinstance(pending := around.get(), Pending) and pending.tx is not None)
        return read_game(*given)

    monkeypatch.setattr(copies, "read_game", watched)
    game = Game.new("standard", board("standard"), bytes(32))
    game.process()
    text = write_game(game)
    once(house, ada, "k", "r", lambda: copies.import_game(house, ada, text).encode())
    assert begun == [False]
    assert count(house, "games") == 1
