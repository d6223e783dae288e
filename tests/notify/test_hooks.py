"""Webhooks as programs receive them, and addresses to which none is ever sent."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import socket
import threading
import time
import tomllib
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.said import Said, said
from casusbelli.notify.compose import Message
from casusbelli.notify.outbox import SENT, DeliveryOutcome
from casusbelli.notify.resolver import Resolver
from casusbelli.notify.sender import BY_HOOK, step
from casusbelli.notify.webhooks import LONGEST_TEXT, Hooks, outcome
from casusbelli.service.base.addresses import check_hook, is_public
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import press
from casusbelli.service.people import preferences
from tests.notify.conftest import Listener, person, rows
from tests.notify.test_mail import message
from tests.notify.test_outbox import all_out, begun

CASES: dict[str, bool] = tomllib.loads(Path(__file__).with_name("addresses.toml").read_text())["public"]
EMBEDDED: dict[str, str] = tomllib.loads(Path(__file__).with_name("addresses.toml").read_text())["embedded"]
NOWHERE = ("compatible", "translated", "local-use NAT64", "Teredo server", "ISATAP, link-local", "6over4")
ADDRESSES = ("93.184.215.14", "127.0.0.1", "fe80::1")


def hook(listener: Listener, path: str = "/casus?a=1", **more: Any) -> Message:
    facts = {"id": "note1", "kind": "your-turn", "at": 1, "url": "https://example.org/games/x"}
    given = {"channel": "webhook", "address": listener.url + path, "secret": "s3cret", "facts": facts}
    return message(**{**given, **more})


def sent(way: Hooks, *messages: Message) -> list[DeliveryOutcome]:
    return asyncio.run(way.send(messages))


def test_what_a_program_gets(listener: Listener) -> None:
    assert sent(Hooks(True), hook(listener)) == [SENT]
    [(path, headers, body)] = listener.heard
    assert path == "/casus?a=1"
    assert headers["host"] == listener.url.removeprefix("http://")
    assert headers["idempotency-key"] == "note1"
    assert headers["content-type"] == "application/json"
    assert json.loads(body) == {
        **hook(listener).facts,
        "text": "Hello Ada,\nIt is your turn.",
    }
    stamp = headers["x-casus-timestamp"]
    assert abs(time.time() - int(stamp)) < 60
    expected = hmac.new(b"s3cret", f"{stamp}.".encode() + body, "sha256").hexdigest()
    assert headers["x-casus-signature"] == f"sha256={expected}"


def test_no_address_is_logged(listener: Listener, caplog: pytest.LogCaptureFixture) -> None:
    """Anyone who knows the address of a webhook can write there."""
    with caplog.at_level(logging.INFO):
        listener.answers = [204, 500]
        sent(Hooks(True), hook(listener, "/a-secret-path"), hook(listener, "/a-secret-path"))
    assert "a-secret-path" not in caplog.text


def test_what_discord_gets(listener: Listener) -> None:
    long = hook(listener, "/api/webhooks/1/x", channel="discord", lines=["x" * 3000])
    assert sent(Hooks(True), long) == [SENT]
    [(_path, headers, body)] = listener.heard
    told = json.loads(body)
    assert told["allowed_mentions"] == {"parse": []}
    assert len(told["content"]) == LONGEST_TEXT
    assert told["content"].endswith("x\n<https://example.org/games/x>")
    assert "x-casus-signature" not in headers


def test_nobody_is_followed(listener: Listener) -> None:
    listener.answers, listener.headers = [302], {"Location": f"{listener.url}/elsewhere"}
    [told] = sent(Hooks(True), hook(listener))
    assert (told.sent, told.forever, told.blamed) == (False, True, True)
    assert len(listener.heard) == 1


def test_who_does_not_answer(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not answer takes no longer than the limit, and delays nobody else."""
    monkeypatch.setattr("casusbelli.notify.webhooks.SECONDS", 0.3)
    listener.slow = 2.0
    began = time.monotonic()
    outcomes = sent(Hooks(True), *[hook(listener)] * 10)
    assert time.monotonic() - began < 1.9
    assert {(told.sent, told.forever, told.blamed) for told in outcomes} == {(False, False, True)}


def test_a_proxy_of_the_environment_is_not_asked(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    assert sent(Hooks(True), hook(listener)) == [SENT]


def status_said(status: int) -> Said:
    return said("notify.fault-status", status=status)


@pytest.mark.parametrize(
    ("status", "expected"),
    [
        (200, SENT),
        (204, SENT),
        (301, DeliveryOutcome(status_said(301), forever=True, blamed=True)),
        (404, DeliveryOutcome(status_said(404), forever=True, blamed=True)),
        (410, DeliveryOutcome(status_said(410), forever=True, blamed=True, gone=True)),
        (429, DeliveryOutcome(status_said(429), blamed=True, wait=7000)),
        (500, DeliveryOutcome(status_said(500), blamed=True, wait=7000)),
    ],
)
def test_answers(status: int, expected: DeliveryOutcome) -> None:
    found = outcome(status, "7")
    assert found == (expected if found.sent or expected.wait else DeliveryOutcome(**{**vars(expected), "wait": 7000}))


@pytest.mark.parametrize(
    ("said", "wait"), [("", 0), ("soon", 0), ("-1", 0), ("2.5", 0), ("999999", 86_400_000), ("9" * 40, 0)]
)
def test_what_is_said_about_waiting(said: str, wait: int) -> None:
    assert outcome(503, said).wait == wait


# --- our own net


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "127.0.0.1", "127.1", "0.0.0.0", "0", "2130706433", "0x7f000001", "10.0.0.1", "192.168.1.1"),
        *("172.16.0.1", "169.254.169.254", "100.64.0.1", "[::1]", "[::]", "[fe80::1]", "[fc00::1]", "224.0.0.1"),
        *("[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "255.255.255.255"),
    ],
)
def test_our_own_net_is_not_spoken_to(listener: Listener, host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("somebody is spoken to")

    monkeypatch.setattr("httpx2.AsyncClient.send", never)
    port = listener.url.rpartition(":")[2]
    [told] = sent(Hooks(False), hook(listener, address=f"http://{host}:{port}/"))
    assert not told.sent
    assert told.forever or "Error" in str(told.fault)  # some of these spellings no resolver takes
    assert listener.heard == []


def test_a_name_that_leads_into_our_net(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    """One private address among public ones is enough: the next look-up might return it first."""

    def resolved(*addresses: str) -> None:
        asked: list[str] = []

        def getaddrinfo(host: str, port: int | None, **_: Any) -> list[Any]:
            if host in ADDRESSES:  # what is connected to
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))]
            assert host not in asked, "a second look might bring another address"
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

        monkeypatch.setattr("socket.getaddrinfo", getaddrinfo)

    port = listener.url.rpartition(":")[2]
    for addresses in (["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["93.184.215.14", "fe80::1%eth0"]):
        resolved(*addresses)
        [told] = sent(Hooks(False), hook(listener, address=f"http://innocent.example:{port}/"))
        assert (told.fault, told.forever) == (said("notify.fault-forbidden"), True)
    assert listener.heard == []
    resolved("127.0.0.1")  # the address that was looked at is the one that is spoken to
    assert sent(Hooks(True), hook(listener, address=f"http://innocent.example:{port}/")) == [SENT]
    assert listener.heard[0][1]["host"] == f"innocent.example:{port}"


@pytest.mark.parametrize(("address", "public"), sorted(CASES.items()))
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) is public


@given(st.ip_addresses(v=4))
def test_an_address_inside_another_is_judged_as_itself(inner: IPv4Address) -> None:
    """However it is put there; what does not lead there is never public."""
    ways = {way: ip_address(form.format(a=int(inner) >> 16, b=int(inner) & 0xFFFF)) for way, form in EMBEDDED.items()}
    for way, address in ways.items():
        assert is_public(address) is (is_public(inner) and way not in NOWHERE), way


@given(st.ip_addresses(v=6))
def test_nothing_but_global_unicast(address: IPv6Address) -> None:
    assert (
        not is_public(address) or address in IPv6Network("2000::/3") or is_public(ip_address(int(address) & 0xFFFFFFFF))
    )


def test_a_name_server_that_hangs(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its webhooks fail in time, the others arrive, and the round does not wait for the look-up to end."""
    hangs, real, asked = threading.Event(), socket.getaddrinfo, list[str]()

    def getaddrinfo(host: Any, *more: Any, **named: Any) -> Any:
        if str(host).endswith(".example"):
            asked.append(str(host))
            hangs.wait(60)
        return real(host, *more, **named)

    monkeypatch.setattr("socket.getaddrinfo", getaddrinfo)
    way = Hooks(True, Resolver(seconds=0.5, most=3))
    slow = [hook(listener, address=f"http://{name}.example/") for name in ("one", "two", "one", "three", "four")]
    try:
        for _round in range(2):
            listener.heard.clear()
            began = time.monotonic()
            told = sent(way, *slow[:3], hook(listener), hook(listener))
            assert time.monotonic() - began < 5
            assert [(one.sent, one.forever, one.blamed) for one in told[:3]] == [(False, False, True)] * 3
            assert "no name server answered" in str(told[0].fault)
            assert told[3:] == [SENT, SENT]
        full = sent(way, *slow[3:])
        assert [one.blamed for one in full] == [True, False]  # the fourth is not looked up: three hang already
        assert sorted(asked) == ["one.example", "three.example", "two.example"]
    finally:
        hangs.set()


@pytest.mark.parametrize(
    ("kind", "url"),
    [
        ("webhook", "http://example.org/"),
        ("webhook", "https://127.0.0.1/"),
        ("webhook", "https://[::1]/"),
        ("webhook", "https://user:pass@example.org/"),
        ("webhook", "https://example.org:25/"),
        ("webhook", "https:///x"),
        ("webhook", "https://example.org:x/"),
        ("webhook", "https://example.org/ x"),
        ("webhook", "https://éxample.org/"),
        ("webhook", "ftp://example.org/"),
        ("webhook", f"https://example.org/{'x' * 500}"),
        ("discord", "https://example.org/api/webhooks/1/x"),
        ("discord", "https://discord.com.example.org/api/webhooks/1/x"),
        ("discord", "https://discord.com/api/webhooks/1/x/../../users"),
    ],
)
def test_what_nothing_is_sent_to(kind: str, url: str) -> None:
    with pytest.raises(ServiceError) as refused:
        check_hook(kind, url, private=False)
    assert (refused.value.status, refused.value.code) == (422, "bad-address")


@pytest.mark.parametrize(
    ("kind", "url"),
    [
        ("webhook", "https://example.org/casus?key=1"),
        ("webhook", "https://example.org:8443/"),
        ("discord", "https://discord.com/api/webhooks/123/abc-DEF_1"),
        ("discord", "https://canary.discord.com/api/v10/webhooks/123/x"),
    ],
)
def test_what_something_is_sent_to(kind: str, url: str) -> None:
    check_hook(kind, url, private=False)


# --- from a game to a program


def test_from_a_game(service: Service, listener: Listener) -> None:
    """Each message is sent at once; on Discord they are collected."""
    service.private_hooks = True
    game, one, other = begun(service)
    made = preferences.set_channel(service, other, "webhook", f"{listener.url}/hook")
    preferences.set_channel(service, other, "discord", f"{listener.url}/discord")
    press.send(service, one, game, ["Central"], "the text of the letter")
    press.send(service, one, game, ["Central"], "another")
    all_out(service, Hooks(True), BY_HOOK)
    told = [json.loads(body) for path, _headers, body in listener.heard if path == "/hook"]
    assert sorted(one["kind"] for one in told) == ["begun", "press", "press", "your-turn"]
    turn = next(one for one in told if one["kind"] == "your-turn")
    assert turn["game"] == {"id": game, "name": "A game"}
    assert (turn["seat"], turn["phase"]) == ("Central", "F1914M")
    assert turn["deadline"] == rows(service, "SELECT deadline FROM games")[0]["deadline"]
    assert b"the text of the letter" not in b"".join(body for _path, _headers, body in listener.heard)
    _path, headers, body = next(found for found in listener.heard if found[0] == "/hook")
    signed = hmac.new(str(made.secret).encode(), f"{headers['x-casus-timestamp']}.".encode() + body, "sha256")
    assert headers["x-casus-signature"] == f"sha256={signed.hexdigest()}"
    assert sum(path == "/discord" for path, _headers, _body in listener.heard) == 2


def test_who_is_gone_is_left_alone(service: Service, listener: Listener) -> None:
    service.private_hooks = True
    one = person(service, "Ada")
    preferences.set_channel(service, one, "webhook", listener.url)
    preferences.test(service, one, "webhook")
    listener.answers = [410]
    step(service, BY_HOOK, Hooks(True))
    [channel] = [c for c in preferences.shown(service, one)["channels"] if c.kind == "webhook"]
    assert (channel.why, channel.why_said) == ("The server answered with status 410.", status_said(410))
    with pytest.raises(ServiceError) as refused:
        preferences.test(service, one, "webhook")
    assert refused.value.code == "channel-off"
    preferences.turn_on(service, one, "webhook")
    preferences.test(service, one, "webhook")
    step(service, BY_HOOK, Hooks(True))
    assert len(listener.heard) == 2
