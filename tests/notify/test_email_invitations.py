"""Invitations that go to an e-mail address: what the mail says, what is stored, what the inviter learns, and limits."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from casusbelli.notify import sender
from casusbelli.notify.compose import Message
from casusbelli.notify.mail import as_mail, sender_of
from casusbelli.notify.outbox import SENT, DeliveryOutcome
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import invitations, lobby, seating
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import blocks, email_invitations, guests
from casusbelli.service.people.email_invitations import BY_ONE, OF_GAME, REMEMBERED, TO_ONE, invite_address
from tests.service.conftest import Clock, person

pytestmark = pytest.mark.both_databases

ADDRESS = "anna.example@example.org"
FROM = sender_of("casus@example.org")


class Box:
    """Takes mails as a mail server would."""

    def __init__(self, outcome: DeliveryOutcome = SENT) -> None:
        self.messages: list[Message] = []
        self.outcome = outcome

    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        self.messages += messages
        return [self.outcome] * len(messages)


def sent(service: Service, box: Box | None = None) -> list[Message]:
    box = box or Box()
    while sender.step(service, ("mail",), box):
        pass
    return box.messages


def made(service: Service, owner: Who, **more: Any) -> str:
    return lobby.create(service, owner, Setup(name="Europe again", rules="world-war-one", **more))


def refused(code: str, call: Callable[..., object], *args: object, **more: object) -> None:
    with pytest.raises(ServiceError) as caught:
        call(*args, **more)
    assert caught.value.code == code, caught.value


def stored(service: Service) -> str:
    with service.read() as tx:
        tables = ("invitations", "outbox", "deliveries", "refused_mail", "inviters", "accounts", "news", "acts")
        return json.dumps([tx.all(f"SELECT * FROM {table}") for table in tables])


def test_a_mail_with_a_link_that_is_accepted(service: Service) -> None:
    ada = person(service, "Ada")
    game = made(service, ada, visibility="private")
    invite_address(service, ada, game, f" {ADDRESS.upper()} ", "Entente")
    [message] = sent(service)
    mail = as_mail(message, FROM)
    assert (mail["To"], mail["Subject"]) == (ADDRESS, "Ada invites you to a game of Diplomacy")
    text = mail.get_content()
    assert "Ada invites you to play “Europe again” (World War I Diplomacy)" in text
    assert "Just ignore this message" in text
    assert "Hello" not in text
    assert "/settings" not in text, "of the inviter"
    assert ADDRESS not in stored(service)
    [told] = invitations.listing(service, ada, game)
    assert (told["mailed"], told["name"], told["state"]) == ("a...@example.org", None, "open")
    token = message.link.partition("invitation=")[2]
    assert lobby.info(service, VISITOR, game, token)["name"] == "Europe again"
    newcomer, _secret = guests.guest(service, "192.0.2.1")
    seating.join(service, newcomer, game, invitation=token)
    assert lobby.info(service, newcomer, game)["mine"] == ["Entente"]
    assert invitations.listing(service, ada, game)[0]["state"] == "accepted"
    refused("bad-invitation", seating.join, service, person(service, "Bob"), game, invitation=token)


def test_whoever_has_the_link_declines_without_an_account(service: Service) -> None:
    ada = person(service, "Ada")
    game = made(service, ada)
    token = invite_address(service, ada, game, ADDRESS)["invitation"]
    invitations.decline(service, VISITOR, token)
    assert invitations.listing(service, ada, game)[0]["state"] == "declined"
    refused("sign-in-first", invitations.decline, service, VISITOR, token)
    link = invitations.invite(service, ada, game)["invitation"]
    refused("sign-in-first", invitations.decline, service, VISITOR, link)


def test_the_owner_of_the_address_finds_it_on_the_dashboard(service: Service) -> None:
    ada, anna, bob = person(service, "Ada"), person(service, "Anna"), person(service, "Bob")
    game = made(service, ada)
    invite_address(service, ada, game, "anna+games@example.org")
    [mine] = invitations.mine(service, anna)
    assert (mine["game"], mine["by"]) == (game, "Ada")
    assert invitations.mine(service, bob) == []
    invitations.decline(service, anna, mine["invitation"])
    assert invitations.mine(service, anna) == []


@pytest.mark.parametrize("address", ["anna@example.org", "nobody@example.org"])
def test_nothing_tells_whether_the_address_has_an_account(service: Service, address: str) -> None:
    ada, _anna = person(service, "Ada"), person(service, "Anna")
    game = made(service, ada)
    invite_address(service, ada, game, address)
    refused("already-invited", invite_address, service, ada, game, address)
    [message] = sent(service)
    assert message.address == address
    [told] = invitations.listing(service, ada, game)
    assert told | {"mailed": "", "invitation": "", "url": "", "at": 0, "until": 0} == {
        "invitation": "", "name": None, "mailed": "", "seat": None, "kind": "play", "by": "Ada", "at": 0, "until": 0,
        "state": "open", "url": "",
    }  # fmt: skip


def test_who_blocks_the_inviter_gets_no_mail_and_the_inviter_does_not_learn_it(service: Service) -> None:
    ada, anna = person(service, "Ada"), person(service, "Anna")
    blocks.block(service, anna, "Ada", True)
    game = made(service, ada)
    invite_address(service, ada, game, "anna@example.org")
    assert sent(service) == []
    assert invitations.listing(service, ada, game)[0]["state"] == "open"
    assert invitations.mine(service, anna) == []
    assert "anna@example.org" not in stored(service).replace('"email": "anna@example.org"', "").replace(
        '"confirmed": "anna@example.org"', ""
    )


def test_an_address_refuses_all_further_ones(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    invite_address(service, ada, made(service, ada), ADDRESS)
    [message] = sent(service)
    ticket = message.stop.partition(email_invitations.REFUSE)[2]
    for wrong in (ticket[:-1], "x" + ticket, ticket.partition(".")[0], "", "é.é"):
        refused("bad-link", email_invitations.refuse_mail, service, wrong)
    for _twice in range(2):
        email_invitations.refuse_mail(service, ticket)
    for tag in ("", "+again"):
        invite_address(service, bob, made(service, bob), ADDRESS.replace("@", f"{tag}@"))
    assert sent(service) == []


def test_withdrawn_before_it_went_out(service: Service) -> None:
    ada = person(service, "Ada")
    game = made(service, ada)
    token = invite_address(service, ada, game, ADDRESS)["invitation"]
    invitations.withdraw(service, ada, game, token)
    assert sent(service) == []
    assert ADDRESS not in stored(service)
    refused("bad-invitation", seating.join, service, person(service, "Bob"), game, invitation=token)


def test_a_bad_address_is_not_the_fault_of_the_inviters_own(service: Service) -> None:
    ada = person(service, "Ada")
    bad = Box(DeliveryOutcome("550 no such user", forever=True, blamed=True, gone=True))
    invite_address(service, ada, made(service, ada), ADDRESS)
    assert len(sent(service, bad)) == 1
    with service.read() as tx:
        assert [row["failures"] for row in tx.all("SELECT failures FROM channels WHERE kind = 'mail'")] in ([], [0])
    assert ADDRESS not in stored(service)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@example",
        "a@b.c\nBcc: all@example.org",
        "a@b.c\r\nSubject: x",
        "a@b.c,d@e.f",
        "a b@c.d",
        "<a@b.c>",
    ],
)
def test_addresses_that_are_none_and_header_injection(service: Service, address: str) -> None:
    ada = person(service, "Ada")
    refused("bad-email", invite_address, service, ada, made(service, ada), address)


def test_names_do_not_become_links_in_mails_to_strangers(service: Service) -> None:
    spammer = person(service, "buy.example.com")
    invite_address(service, spammer, made(service, spammer), ADDRESS)
    [message] = sent(service)
    assert "example.com" not in as_mail(message, FROM).get_content()
    assert "example.com" not in message.subject


def test_who_may_invite(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(service, ada)
    refused("not-allowed", invite_address, service, bob, game, ADDRESS)
    refused("sign-in-first", invite_address, service, VISITOR, game, ADDRESS)
    guest, _secret = guests.guest(service, "192.0.2.1")
    refused("not-allowed", invite_address, service, guest, made(service, guest), ADDRESS)
    with service.write() as tx:
        tx.run("UPDATE accounts SET confirmed = NULL WHERE id = ?", ada.account)
    refused("not-allowed", invite_address, service, ada, game, ADDRESS)
    seating.join(service, bob, game)
    seating.join(service, person(service, "Cem"), game)
    refused("not-allowed", invite_address, service, ada, game, ADDRESS)


def test_a_full_or_closed_game(service: Service) -> None:
    ada = person(service, "Ada")
    game = made(service, ada)
    token = invite_address(service, ada, game, ADDRESS)["invitation"]
    for name in ("Bob", "Cem"):
        seating.join(service, person(service, name), game)
    refused("full", invite_address, service, ada, game, "other@example.org")
    refused("full", seating.join, service, person(service, "Eve"), game, invitation=token)
    closed = made(service, ada)
    lobby.cancel(service, ada, closed)
    refused("over", invite_address, service, ada, closed, ADDRESS)


def test_limits(service: Service, clock: Clock) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    for n in range(BY_ONE):
        invite_address(service, ada, made(service, ada), f"one{n}@example.org")
    refused("too-many", invite_address, service, ada, made(service, ada), "more@example.org")
    clock.ahead += email_invitations.DAY + 1
    invite_address(service, ada, made(service, ada), "more@example.org")
    assert BY_ONE < OF_GAME
    mailed = len(sent(service))
    for _n in range(TO_ONE + 2):
        invite_address(service, bob, made(service, bob), "victim@example.org")
    assert len(sent(service)) == TO_ONE, "the others are not sent, and the inviter does not learn it"
    assert mailed == BY_ONE + 1


def test_what_is_left_of_an_address_is_erased_in_time(service: Service, clock: Clock) -> None:
    ada = person(service, "Ada")
    game = made(service, ada)
    invite_address(service, ada, game, ADDRESS)
    clock.ahead += REMEMBERED + 1
    tidy(service)
    [told] = invitations.listing(service, ada, game)
    assert (told["mailed"], told["state"]) == ("", "expired")
