"""The progress of lessons belongs to an account: it survives registration and a transfer, and goes with the account."""

from __future__ import annotations

import pytest

from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import accounts, deletion, guest_transfer, guests
from casusbelli.service.people.accounts import SESSION
from casusbelli.service.people.lesson_progress import mark_done, steps_done
from tests.service.conftest import PASSWORD, Clock, person


def kept(service: Service) -> int:
    with service.read() as tx:
        return len(tx.all("SELECT account FROM lessons_done"))


@pytest.mark.both_databases
def test_steps_are_done_once(service: Service) -> None:
    ada, ben = person(service, "Ada"), person(service, "Ben")
    for step in ("move", "bounce", "move"):
        mark_done(service, ada, "tutorial", step)
    mark_done(service, VISITOR, "tutorial", "move")
    assert steps_done(service, ada) == {("tutorial", "move"), ("tutorial", "bounce")}
    assert steps_done(service, ben) == steps_done(service, VISITOR) == frozenset()
    assert kept(service) == 2


@pytest.mark.both_databases
def test_a_guest_takes_them_along(service: Service) -> None:
    ada = person(service, "Ada")
    visitor, secret = guests.guest(service, "192.0.2.1")
    mark_done(service, ada, "tutorial", "move")
    for step in ("move", "bounce"):
        mark_done(service, visitor, "tutorial", step)
    guest_transfer.take(service, ada, secret)
    assert steps_done(service, ada) == {("tutorial", "move"), ("tutorial", "bounce")}
    assert kept(service) == 2


def test_a_guest_who_registers_keeps_them(service: Service) -> None:
    visitor, _secret = guests.guest(service, "192.0.2.1")
    mark_done(service, visitor, "tutorial", "move")
    accounts.claim(service, visitor, "Settled", None, PASSWORD)
    assert steps_done(service, visitor) == {("tutorial", "move")}


@pytest.mark.both_databases
def test_they_go_with_the_account(service: Service, clock: Clock) -> None:
    ada = person(service, "Ada")
    visitor, _secret = guests.guest(service, "192.0.2.1")
    for who in (ada, visitor):
        mark_done(service, who, "tutorial", "move")
    deletion.leave(service, ada, PASSWORD)
    assert kept(service) == 1
    clock.ahead = 2 * SESSION
    tidy(service)
    assert kept(service) == 0
