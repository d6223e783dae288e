"""A request that comes again: one effect, one answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import sleep

import pytest

from casusbelli.service import accounts
from casusbelli.service.errors import Refused
from casusbelli.service.house import House
from casusbelli.service.once import DAY, once
from casusbelli.service.upkeep import tidy
from casusbelli.store import Clash
from tests.service.conftest import PASSWORD, Clock


def registered(house: House, name: str = "Ada", key: str = "k", caller: str = "x", request: str = "r") -> bytes:
    def act() -> bytes:
        return accounts.register(house, name, None, PASSWORD).id.encode()

    return once(house, caller, key, request, act)


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
        once(house, "x", "k", "r", act)
    assert (count(house, "accounts"), count(house, "answers")) == (0, 0)


def test_a_clash_inside_can_be_caught_there(house: House) -> None:
    """What one part wrote is taken back, the rest stands: PostgreSQL would otherwise give the whole transaction up."""

    def act() -> bytes:
        account = accounts.register(house, "Ada", None, PASSWORD)
        with suppress(Clash), house.write() as tx:
            tx.add("tokens", id="1", hash="h", account=account.id, name="t", scopes="", created=0)
            tx.add("tokens", id="1", hash="h", account=account.id, name="t", scopes="", created=0)
        return b"done"

    assert once(house, "x", "k", "r", act) == b"done"
    assert (count(house, "accounts"), count(house, "tokens"), count(house, "answers")) == (1, 0, 1)


def test_a_clash_of_the_act_itself_is_no_repetition(house: House) -> None:
    def act() -> bytes:
        raise Clash("something else")

    with pytest.raises(Clash, match="something else"):
        once(house, "x", "k", "r", act)


def test_at_the_same_time(house: House) -> None:
    acts = []

    def act() -> bytes:
        acts.append(1)
        sleep(0.05)
        return accounts.register(house, "Ada", None, PASSWORD).id.encode()

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _n: once(house, "x", "k", "r", act), range(4)))
    assert len(set(answers)) == 1
    assert len(acts) == 1


def test_answers_cannot_be_read_in_the_database(house: House) -> None:
    once(house, "x", "k", "r", lambda: b"the secret of a token")
    with house.read() as tx:
        [row] = tx.all("SELECT * FROM answers")
    assert "secret" not in str(row)
    assert once(house, "x", "k", "r", lambda: b"") == b"the secret of a token"


@pytest.mark.parametrize("key", ["", "x" * 201, "a\nb", "ä"])
def test_keys_that_are_none(house: House, key: str) -> None:
    with pytest.raises(Refused, check=lambda fault: fault.status == 422):
        registered(house, key=key)


def test_after_a_day_it_is_forgotten(house: House, clock: Clock) -> None:
    registered(house)
    assert tidy(house) == 0
    clock.ahead += DAY + 60_000
    assert tidy(house) == 1
