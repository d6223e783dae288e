"""The outbox: notifications are routed, leased, sent and retried, to nobody twice and to nobody else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from threading import Barrier, Thread
from typing import Any

import pytest

from casusbelli.notify import outbox, sender
from casusbelli.notify.compose import Message
from casusbelli.notify.outbox import BACK_OFF, HOURLY_OF_A_GAME, LEASE, SENT, DeliveryOutcome, OutboxBatch
from casusbelli.notify.sender import BY_HOOK, BY_MAIL, step
from casusbelli.service.base.passwords import hashed
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import gm, motions, order_entry, press, seating
from casusbelli.service.ops import upkeep
from casusbelli.service.ops.health import figures, health
from casusbelli.service.people import accounts, blocks, deletion, email_confirmation, preferences
from casusbelli.service.people.preferences import MOST_FAILURES, Wishes
from casusbelli.store import Tx, new_id, open_store
from tests.notify.conftest import PostOffice, Recorder, person, rows
from tests.service import conftest as service_tests
from tests.service.tables import made, phase, settle
from tests.service.tables import person as stranger

MINUTE = 60_000
EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN", "postgres": "EXPLAIN"}


def begun(service: Service, clock_length: int = 1440, **more: Any) -> tuple[str, Who, Who]:
    """A game for two that has just started: four notifications."""
    one, other = person(service, "Ada"), person(service, "Bob")
    owner = person(service, "Mia") if more.get("gm") else one
    game = made(service, owner, "world-war-one", settings=Settings(clock=Clock(length=clock_length)), **more)
    seating.join(service, one, game, "Entente")
    seating.join(service, other, game, "Central")
    if more.get("gm"):
        seating.start(service, owner, game)
    return game, one, other


def master(service: Service) -> Who:
    [row] = rows(service, "SELECT id FROM accounts WHERE name = 'Mia'")
    return Who(row["id"], "Mia", "player")


def all_out(service: Service, way: Any, channels: Sequence[str] = BY_MAIL) -> None:
    for _round in range(50):
        if not step(service, channels, way):
            return
    raise AssertionError("the outbox is never empty")


def subjects(way: Recorder) -> list[str]:
    return sorted(f"{message.address.partition('@')[0]}: {message.subject}" for message in way.sent)


@pytest.mark.both_databases
def test_a_game_begins(service: Service, office: PostOffice) -> None:
    begun(service)
    all_out(service, office.way)
    for name in ("ada", "bob"):
        assert sorted(office.subjects(name)) == ["A game has started", "A game: your turn in Fall 1914"]
    assert step(service, BY_MAIL, office.way) == 0
    assert rows(service, "SELECT 1 FROM deliveries WHERE sent IS NULL OR due IS NOT NULL OR fault <> ''") == []
    assert rows(service, "SELECT 1 FROM outbox WHERE sent IS NULL OR due IS NOT NULL") == []


def test_a_phase_that_is_over_calls_nobody(service: Service) -> None:
    """Players who are ready are not notified either."""
    game, one, other = begun(service)
    order_entry.submit(service, one, game, "Entente", phase(service, one, game), "")
    order_entry.ready(service, one, game, "Entente", phase(service, one, game), True)
    way = Recorder()
    all_out(service, way)
    assert subjects(way) == [
        "ada: A game has started",
        "bob: A game has started",
        "bob: A game: your turn in Fall 1914",
    ]
    order_entry.submit(service, other, game, "Central", phase(service, one, game), "")
    order_entry.ready(service, other, game, "Central", phase(service, one, game), True)
    settle(service)
    assert phase(service, one, game) == "S1915M"
    with service.write() as tx:
        tx.run("UPDATE outbox SET due = ? WHERE kind = 'your-turn'", tx.now())
        tx.run("DELETE FROM deliveries")
    way = Recorder()
    all_out(service, way)
    assert subjects(way) == ["ada: A game: your turn in Spring 1915", "bob: A game: your turn in Spring 1915"]
    assert {row["fault"] for row in rows(service, "SELECT fault FROM deliveries")} == {"", "the phase is over"}


def test_a_seat_that_changed_hands(service: Service) -> None:
    """A notification for the former player is dropped. The new player does not get it, nor news of their own act."""
    game, one, other = begun(service, gm=True)
    carol = person(service, "Carol")
    press.send(service, one, game, ["Central"], "for Bob's eyes")
    offer = gm.replace(service, master(service), game, "Central", "Carol")
    seating.join(service, carol, game, invitation=offer["invitation"])
    with service.write() as tx:  # even where nobody noted since when the new one sits there
        tx.run("UPDATE seats SET since = NULL WHERE seat = 'Central'")
    way = Recorder()
    preferences.change(service, carol, digest=0)
    preferences.change(service, other, digest=0)
    all_out(service, way)
    told = subjects(way)
    assert [line for line in told if line.startswith("bob")] == ["bob: A game: you no longer play the Central Powers"]
    assert [line for line in told if line.startswith("carol")] == []
    faults = rows(
        service, "SELECT d.fault, o.kind FROM deliveries d JOIN outbox o ON o.id = d.note WHERE d.fault <> ''"
    )
    assert {(row["kind"], row["fault"]) for row in faults} == {
        *((kind, "somebody else has the seat") for kind in ("begun", "your-turn", "press")),
        ("offered", "the invitation is not open any more"),
    }


def test_who_comes_back_is_told_nothing_from_before(service: Service) -> None:
    game, _one, other = begun(service, gm=True)
    gm.replace(service, master(service), game, "Central", bot="hold")
    offer = gm.replace(service, master(service), game, "Central", "Bob")
    seating.join(service, other, game, invitation=offer["invitation"])
    way = Recorder()
    all_out(service, way)
    told = [line for line in subjects(way) if line.startswith("bob")]
    assert told == ["bob: A game: you no longer play the Central Powers"]


def test_another_game_master(service: Service) -> None:
    one, other = person(service, "Ada"), person(service, "Bob")
    game = made(service, one, gm=True)
    with service.write() as tx:
        now = tx.now()
        for kind in ("needs-gm", "game-waits"):
            tx.add("outbox", id=kind, key=kind, account=one.account, kind=kind, game=game, data="{}", at=now, due=now)
        tx.change("games", {"id": game}, gm=other.account)
    way = Recorder()
    all_out(service, way)
    assert way.sent == []


def test_a_game_that_is_paused_calls_nobody(service: Service) -> None:
    game, _one, _other = begun(service, gm=True)
    gm.pause(service, master(service), game, "a break")
    way = Recorder()
    all_out(service, way)
    assert subjects(way) == ["ada: A game has started", "bob: A game has started"]


# --- failures


def test_it_is_tried_again_and_then_given_up(service: Service, clock: service_tests.Clock) -> None:
    begun(service, clock_length=86_400)
    down = DeliveryOutcome("no mail server")
    way = Recorder()
    way.outcomes = [down] * 100
    step(service, BY_MAIL, way)
    assert len(way.sent) == 4
    assert figures(service)["outbox"][1] == {"waiting": 4, "given-up": 0}
    for wait in BACK_OFF:
        clock.ahead += wait - 5000
        assert step(service, BY_MAIL, way) == 0
        clock.ahead += 6000
        assert health(service)["unsent"] == 0
        assert step(service, BY_MAIL, way) == 4
    assert len(way.sent) == 4 * (1 + len(BACK_OFF))
    assert len({message.id for message in way.sent}) == 4
    clock.ahead += 10**10
    assert step(service, BY_MAIL, way) == 0
    assert figures(service)["outbox"][1] == {"waiting": 0, "given-up": 4}
    assert rows(service, "SELECT DISTINCT fault FROM deliveries") == [{"fault": "no mail server"}]
    assert rows(service, "SELECT failures, off FROM channels") == [{"failures": 0, "off": None}] * 2


def test_the_other_side_may_ask_for_time(service: Service, clock: service_tests.Clock) -> None:
    begun(service, clock_length=86_400)
    way = Recorder(*[DeliveryOutcome("slowly", wait=10 * MINUTE)] * 4)
    step(service, BY_MAIL, way)
    clock.ahead += 9 * MINUTE
    assert step(service, BY_MAIL, way) == 0
    clock.ahead += 2 * MINUTE
    assert step(service, BY_MAIL, way) == 4


def test_killed_between_sending_and_noting_it_down(
    service: Service, clock: service_tests.Clock, office: PostOffice
) -> None:
    """It is sent again with the same Message-ID once the lease has expired, and not before."""
    begun(service, clock_length=86_400)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbox, "settle", killed)
        with pytest.raises(KeyboardInterrupt):
            step(service, BY_MAIL, office.way)
    assert len(office.raw) == 4
    clock.ahead += LEASE - 5000
    all_out(service, office.way)
    assert len(office.raw) == 4
    clock.ahead += 6000
    all_out(service, office.way)
    assert len(office.raw) == 8
    assert len({mail["Message-ID"] for mail in office.mails}) == 4


def test_killed_before_sending(service: Service, clock: service_tests.Clock) -> None:
    begun(service, clock_length=86_400)
    outbox.route(service)
    assert len(outbox.take(service, BY_MAIL)) == 4
    clock.ahead += LEASE + 1000
    way = Recorder()
    all_out(service, way)
    assert len(way.sent) == 4


def test_late_news_of_an_earlier_try(service: Service, clock: service_tests.Clock) -> None:
    """A worker that was thought dead reports a failure after another one has sent the notification."""
    begun(service, clock_length=86_400)
    outbox.route(service)
    lost = outbox.take(service, BY_MAIL)
    clock.ahead += LEASE + 1000
    again = outbox.take(service, BY_MAIL)
    outbox.settle(service, [(batch, DeliveryOutcome("gone", forever=True, blamed=True)) for batch in lost])
    assert rows(service, "SELECT 1 FROM deliveries WHERE due IS NULL") == []
    outbox.settle(service, [(batch, SENT) for batch in again])
    outbox.settle(service, [(batch, DeliveryOutcome("too late")) for batch in lost])
    assert rows(service, "SELECT 1 FROM deliveries WHERE sent IS NULL") == []


@pytest.mark.both_databases
def test_several_workers_send_nothing_twice(database: str) -> None:
    """Ten workers at once, each with its own connections, and messages that are collected."""
    first = open_store(database)
    service = Service(first)
    game, one, other = begun(service)
    for n in range(12):
        press.send(service, (one, other)[n % 2], game, [("Central", "Entente")[n % 2]], f"letter {n}")
    for who in (one, other):
        preferences.change(service, who, {"press": ["mail"]}, digest=10)
    stores = [open_store(database) for _ in range(10)]
    way, barrier, ahead = Recorder(), Barrier(len(stores)), [0]
    for found in stores:
        found.shift = lambda: ahead[0]

    def work(mine: Service) -> None:
        for _round in range(4):
            barrier.wait()
            step(mine, BY_MAIL, way)
            barrier.wait()
            ahead[0] = 11 * MINUTE

    threads = [Thread(target=work, args=(Service(found),)) for found in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    keys = [message.id for message in way.sent]
    assert len(keys) == len(set(keys)) == 6
    assert subjects(way).count("ada: A game: 6 new messages") == 1
    for found in (first, *stores):
        found.close()


def test_one_that_cannot_be_said_does_not_keep_the_others(service: Service, clock: service_tests.Clock) -> None:
    begun(service)
    with service.write() as tx:
        first = rows(service, "SELECT id FROM outbox WHERE kind = 'begun' ORDER BY id")[0]["id"]
        tx.change("outbox", {"id": first}, data="no JSON")
    way = Recorder()
    all_out(service, way)
    assert len(way.sent) == 3
    [bad] = rows(service, "SELECT * FROM deliveries WHERE sent IS NULL")
    assert bad["note"] == first
    assert bad["fault"].startswith("Sending failed (JSONDecodeError")


def test_a_way_that_breaks(service: Service) -> None:
    class Broken:
        async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
            raise RuntimeError("broken")

    begun(service)
    step(service, BY_MAIL, Broken())
    assert rows(service, "SELECT DISTINCT fault, sent FROM deliveries") == [
        {"fault": "Sending failed (RuntimeError: broken).", "sent": None}
    ]


# --- channels that do not work


def test_an_address_that_does_not_exist(service: Service, office: PostOffice) -> None:
    """After some rejections nothing more is sent there; other addresses are not affected."""
    game, one, other = begun(service, gm=True)
    office.refused.add("bob@example.org")
    preferences.change(service, other, digest=0)
    for n in range(MOST_FAILURES):
        press.send(service, one, game, ["Central"], f"letter {n}")
    all_out(service, office.way)
    assert office.subjects("bob") == []
    assert len(office.subjects("ada")) == 2
    [channel] = preferences.shown(service, other)["channels"]
    assert channel.off is not None
    assert channel.why == "The mail server accepts no e-mail for this address (550 5.1.1 no such person here)."
    tries = rows(service, "SELECT MAX(tries) AS most FROM deliveries WHERE account = ?", other.account)[0]["most"]
    assert tries == 1
    office.refused.clear()
    press.send(service, one, game, ["Central"], "one more")
    all_out(service, office.way)
    assert office.subjects("bob") == []
    preferences.turn_on(service, other, "mail")
    press.send(service, one, game, ["Central"], "one more")
    all_out(service, office.way)
    assert office.subjects("bob") == ["A game: new message"]


def test_another_address_begins_anew(service: Service) -> None:
    begun(service)
    way = Recorder(*[DeliveryOutcome("no", forever=True, blamed=True)] * 2, *[SENT] * 2)
    outbox.route(service)
    with service.write() as tx:
        tx.run("UPDATE channels SET failures = ?", MOST_FAILURES - 1)
    step(service, BY_MAIL, way)
    off = [row["account"] for row in rows(service, "SELECT account FROM channels WHERE off IS NOT NULL")]
    assert off
    with service.write() as tx:
        for n, account in enumerate(off):
            tx.change("accounts", {"id": account}, email=f"new{n}@example.org", confirmed=f"new{n}@example.org")
    who = Who(off[0], "x", "player")
    [channel] = preferences.shown(service, who)["channels"]
    assert (channel.address, channel.off) == ("new0@example.org", None)
    preferences.test(service, who, "mail")
    all_out(service, way)
    assert way.sent[-1].address == "new0@example.org"
    assert rows(service, "SELECT failures, off FROM channels WHERE account = ?", off[0]) == [
        {"failures": 0, "off": None}
    ]


def test_success_forgives(service: Service) -> None:
    one = person(service, "Ada")
    bad = DeliveryOutcome("no", forever=True, blamed=True)
    way = Recorder(bad, bad, SENT, bad, bad)
    for _n in range(5):
        preferences.test(service, one, "mail")
        all_out(service, way)
    assert rows(service, "SELECT failures, off FROM channels") == [{"failures": 2, "off": None}]


def test_content_that_is_refused_is_not_the_fault_of_the_address(service: Service) -> None:
    one = person(service, "Ada")
    preferences.test(service, one, "mail")
    way = Recorder(DeliveryOutcome("looks like spam", forever=True))
    all_out(service, way)
    assert len(way.sent) == 1
    assert rows(service, "SELECT failures, off FROM channels") == [{"failures": 0, "off": None}]


# --- what people wish


def test_who_wants_nothing_gets_nothing(service: Service) -> None:
    _game, one, _other = begun(service)
    preferences.change(service, one, {topic: [] for topic in preferences.TOPICS})
    way = Recorder()
    all_out(service, way)
    assert {message.address for message in way.sent} == {"bob@example.org"}
    unwanted = rows(service, "SELECT fault, sent FROM outbox WHERE account = ?", one.account)
    assert all(row["fault"] == "nobody wants to be told" and row["sent"] is not None for row in unwanted)


def test_what_nobody_wants_takes_few_statements(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most players have no channel: the statements do not become more with their notifications."""
    people = [stranger(service, name) for name in ("Cem", "Dov")]
    with service.write() as tx:
        now = tx.now()
        for number in range(40):
            note, account = new_id(), people[number % 2].account
            tx.add("outbox", id=note, key=note, account=account, kind="reminder", data="{}", at=now, due=now)
    statements, queue = list[str](), type(tx).queue

    def counted(tx: Tx, sql: str, *values: object) -> None:
        statements.append(sql)
        queue(tx, sql, *values)

    monkeypatch.setattr(type(tx), "queue", counted)
    assert outbox.route(service) == 40
    assert len(statements) == 2
    assert {row["fault"] for row in rows(service, "SELECT fault FROM outbox")} == {outbox.UNWANTED}


def test_a_wish_counts_at_once(service: Service) -> None:
    """Changed preferences also apply to notifications that have been routed already."""
    _game, one, _other = begun(service)
    outbox.route(service)
    preferences.change(service, one, {"game": []})
    way = Recorder()
    all_out(service, way)
    assert [line for line in subjects(way) if line.startswith("ada")] == ["ada: A game: your turn in Fall 1914"]


def test_without_an_address(service: Service) -> None:
    _game, one, _other = begun(service)
    accounts.change(service, one, email="")
    way = Recorder()
    all_out(service, way)
    told = {message.address for message in way.sent if message.kind == "email-changed"}
    assert told == {"ada@example.org"}, "who is told that the address is gone is the address"
    assert {message.address for message in way.sent if message.kind != "email-changed"} == {"bob@example.org"}
    assert [channel.kind for channel in preferences.shown(service, one)["channels"]] == []


def test_who_has_left_or_is_suspended(service: Service) -> None:
    _game, one, other = begun(service)
    outbox.route(service)
    with service.write() as tx:
        tx.change("accounts", {"id": one.account}, suspended=1)
        tx.change("accounts", {"id": other.account}, password=hashed(service_tests.PASSWORD))
    preferences.set_channel(service, other, "webhook", "https://example.org/secret-place")
    preferences.new_calendar(service, other)
    deletion.leave(service, other, service_tests.PASSWORD)
    way = Recorder()
    all_out(service, way)
    assert way.sent == []
    told = json.dumps([rows(service, f"SELECT * FROM {table}") for table in ("channels", "wishes")])
    assert str(other.account) not in told
    assert "secret-place" not in told


def test_a_channel_for_each_topic(service: Service) -> None:
    _game, one, _other = begun(service)
    preferences.set_channel(service, one, "webhook", "https://example.org/hook")
    preferences.change(service, one, {"turn": ["webhook"], "game": ["mail", "webhook"]})
    mails, hooks = Recorder(), Recorder()
    all_out(service, mails)
    all_out(service, hooks, BY_HOOK)
    assert [line for line in subjects(mails) if line.startswith("ada")] == ["ada: A game has started"]
    assert sorted(message.subject for message in hooks.sent) == ["A game has started", "A game: your turn in Fall 1914"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"topics": {"turns": []}},
        {"topics": {"turn": ["pigeon"]}},
        {"digest": 11},
    ],
)
def test_wishes_that_are_none(small_service: Service, wrong: dict[str, Any]) -> None:
    one = person(small_service, "Ada")
    with pytest.raises(ServiceError) as refused:
        preferences.change(small_service, one, **wrong)
    assert refused.value.status == 422
    with small_service.read() as tx:
        assert preferences.wishes_of(tx, str(one.account)) == Wishes({}, False, 10, False)


# --- letters wait for one another


def letters(service: Service, game: str, one: Who, *texts: str) -> None:
    for text in texts:
        press.send(service, one, game, ["Central"], text)


def only_press(way: Recorder) -> list[str]:
    return [message.subject for message in way.sent if message.kind == "press"]


def test_several_letters_one_mail(service: Service, clock: service_tests.Clock) -> None:
    game, one, _other = begun(service, clock_length=86_400)
    way = Recorder()
    letters(service, game, one, "first", "second")
    all_out(service, way)
    clock.ahead += 9 * MINUTE
    letters(service, game, one, "third")
    all_out(service, way)
    assert only_press(way) == []
    clock.ahead += MINUTE + 5000
    all_out(service, way)
    assert only_press(way) == ["A game: 3 new messages"]
    letters(service, game, one, "fourth")
    clock.ahead += 11 * MINUTE
    all_out(service, way)
    assert only_press(way) == ["A game: 3 new messages", "A game: new message"]


def test_a_heap_that_is_tried_again_is_the_same_heap(service: Service, clock: service_tests.Clock) -> None:
    """New messages go into the next e-mail: with the same Message-ID nobody would see them."""
    game, one, _other = begun(service, clock_length=86_400)
    way = Recorder()
    all_out(service, way)
    letters(service, game, one, "first", "second")
    way = Recorder(DeliveryOutcome("later"))
    step(service, BY_MAIL, way)
    clock.ahead += 11 * MINUTE
    step(service, BY_MAIL, way)
    letters(service, game, one, "third")
    clock.ahead += 11 * MINUTE
    all_out(service, way)
    assert [(message.id, message.subject) for message in way.sent] == [
        (way.sent[0].id, "A game: 2 new messages"),
        (way.sent[0].id, "A game: 2 new messages"),
        (way.sent[2].id, "A game: new message"),
    ]
    assert way.sent[0].id != way.sent[2].id


def test_what_has_been_read_is_not_told(service: Service, clock: service_tests.Clock) -> None:
    game, one, other = begun(service, clock_length=86_400)
    letters(service, game, one, "first", "second")
    [thread] = press.threads(service, other, game)
    press.mark_read(service, other, game, thread["thread"])
    letters(service, game, one, "third")
    blocks.block(service, other, "Ada")
    letters(service, game, one, "fourth")
    blocks.block(service, other, "Ada", False)
    clock.ahead += 11 * MINUTE
    way = Recorder()
    all_out(service, way)
    assert only_press(way) == ["A game: 2 new messages"]
    letters(service, game, one, "fifth")
    blocks.block(service, other, "Ada")
    clock.ahead += 11 * MINUTE
    all_out(service, way)
    assert only_press(way) == ["A game: 2 new messages"]


def test_a_channel_removed_while_letters_wait(service: Service, clock: service_tests.Clock) -> None:
    game, one, other = begun(service, clock_length=86_400)
    preferences.set_channel(service, other, "discord", "https://discord.com/api/webhooks/1/x")
    preferences.change(service, other, {"press": ["discord"]})
    letters(service, game, one, "first")
    outbox.route(service)
    preferences.remove_channel(service, other, "discord")
    clock.ahead += 11 * MINUTE
    way = Recorder()
    all_out(service, way, BY_HOOK)
    assert way.sent == []
    assert figures(service)["outbox"][1] == {"waiting": 4, "given-up": 0}


# --- links that let somebody in


def test_a_new_password(service: Service, office: PostOffice, clock: service_tests.Clock) -> None:
    """The link is sent by e-mail, whatever the preferences say, and is stored nowhere once it has been sent."""
    ada = service_tests.person(service, "Ada")
    preferences.change(service, ada, {topic: [] for topic in preferences.TOPICS})
    accounts.request_reset(service, "Ada", "127.0.0.1")
    all_out(service, office.way)
    [mail] = office.mails
    assert mail["List-Unsubscribe"] is None
    text = mail.get_content()
    secret = text.partition("/password/")[2].split()[0]
    assert secret not in json.dumps([rows(service, "SELECT * FROM outbox"), rows(service, "SELECT * FROM deliveries")])
    accounts.confirm_reset(service, secret, "quite another password")
    clock.ahead += 3 * 3_600_000
    accounts.request_reset(service, "Ada", "127.0.0.1")
    accounts.send_links(service)
    outbox.route(service)
    clock.ahead += 3 * 3_600_000
    all_out(service, office.way)
    assert len(office.raw) == 1
    assert {row["data"] for row in rows(service, "SELECT data FROM outbox")} == {"{}"}


def test_old_notes_are_cleared_away(service: Service, clock: service_tests.Clock) -> None:
    begun(service)
    all_out(service, Recorder())
    begun_at = len(rows(service, "SELECT * FROM outbox"))
    upkeep.tidy(service)
    assert len(rows(service, "SELECT * FROM outbox")) == begun_at == 4
    clock.ahead += upkeep.NOTES_KEPT + MINUTE
    upkeep.tidy(service)
    assert rows(service, "SELECT * FROM outbox") == rows(service, "SELECT * FROM deliveries") == []


def test_it_works_beside_the_rest(service: Service, office: PostOffice) -> None:
    """As ``casus serve`` runs it: in threads that stop on request."""
    from threading import Event

    stop = Event()
    begun(service)
    with sender.working(service, {BY_MAIL: office.way, BY_HOOK: Recorder()}, stop):
        for _tick in range(1500):
            if len(office.raw) == 4:
                break
            stop.wait(0.02)
    assert len(office.raw) == 4
    assert stop.is_set()


def test_a_batch_of_nothing(service: Service) -> None:
    """If the account or the notifications are gone, nothing is sent."""
    one = person(service, "Ada")
    from casusbelli.notify.compose import composed

    key = preferences.signing_key(service)
    assert composed(service, OutboxBatch("x", "mail", "nobody", 1, ["x"]), key) == "nobody wants to be told"
    assert composed(service, OutboxBatch("x", "mail", str(one.account), 1, ["x"]), key) == "nobody wants to be told"


def test_an_address_that_is_not_confirmed(service: Service, office: PostOffice) -> None:
    """Nothing is sent there except the link, and only while the link is valid."""
    ada = stranger(service, "Ada")
    accounts.change(service, ada, email="ada@example.net")
    with pytest.raises(ServiceError, match="isn't confirmed yet"):
        preferences.test(service, ada, "mail")
    accounts.request_reset(service, "Ada", "1.2.3.4")
    seating_note(service, ada)
    all_out(service, office.way)
    assert office.subjects() == ["Confirm your e-mail address for Casus Belli"]
    [sent] = office.mails
    assert sent["To"].addresses[0].addr_spec == "ada@example.net"
    secret = re.search(r"/confirm/(\S+)", sent.get_content())
    assert secret is not None
    assert rows(service, "SELECT data FROM outbox WHERE kind = 'confirm-email'") == [{"data": "{}"}], "no link is kept"
    email_confirmation.confirm(service, secret[1])
    preferences.test(service, ada, "mail")
    all_out(service, office.way)
    assert office.subjects()[1:] == ["Casus Belli: test notification"]
    accounts.change(service, ada, email="ada@example.com")
    accounts.change(service, ada, email="ada@example.edu")
    all_out(service, office.way)
    assert sorted(to for to, _data in office.raw[2:]) == ["ada@example.edu", "ada@example.net"], (
        "the link and a warning"
    )


def seating_note(service: Service, who: Who) -> None:
    with service.write() as tx:
        now = tx.now()
        tx.add("outbox", id="invited", key="invited", account=who.account, kind="invited", data="{}", at=now, due=now)


def test_many_notifications_become_one(service: Service, clock: service_tests.Clock) -> None:
    """Someone who stops and starts the clock a hundred times causes a dozen e-mails, and one with the rest."""
    one = person(service, "Ada")
    game = made(service, one)
    with service.write() as tx:
        now = tx.now()
        for n in range(100):
            tx.add("outbox", id=f"n{n:03}", key=f"n{n}", account=one.account, kind="invited", game=game, seat=None,
                   data="{}", at=now, due=now)  # fmt: skip
    way = Recorder()
    all_out(service, way)
    assert len(way.sent) == HOURLY_OF_A_GAME
    clock.ahead = 61 * 60_000
    all_out(service, way)
    assert len(way.sent) == HOURLY_OF_A_GAME + 1
    assert way.sent[-1].subject == f"{100 - HOURLY_OF_A_GAME} notifications from Casus Belli"


@pytest.mark.both_databases
def test_the_limit_does_not_count_all_that_was_ever_sent(service: Service) -> None:
    """An account with thousands of notifications costs no more than one with a dozen."""
    one = person(service, "Ada")
    with service.write() as tx:
        now = tx.now()
        notes = [(f"n{n:04}", f"n{n}", one.account, "press", "{}", now) for n in range(4_000)]
        tx.add_all("outbox", ("id", "key", "account", "kind", "data", "at"), notes)
        sent = [(note[0], "mail", one.account, "n0000", now) for note in notes]
        tx.add_all("deliveries", ("note", "channel", "account", "batch", "at"), sent)
    with service.store.write() as tx:
        if service.store.dialect == "postgres":
            tx.run("ANALYZE deliveries")
        told = tx.all(f"{EXPLAIN[service.store.dialect]} {outbox.RECENT}", "game", one.account, "mail", now - 1)
        assert "deliveries_first" in str(told)
        assert tx.all(outbox.RECENT, "game", one.account, "mail", now - 1) == [{"n": 1, "here": 0}]


def test_few_links_go_to_one_address(service: Service) -> None:
    """The limit counts one account that changes its address as well as many accounts."""
    sent = "SELECT id FROM outbox WHERE kind = 'confirm-email'"
    for name in ("Eve", "Mallory", "Oscar"):
        who = person(service, name)
        before = len(rows(service, sent))
        for n in range(12):
            accounts.change(service, who, email=f"victim+{n}@example.org")
        assert len(rows(service, sent)) - before <= email_confirmation.EACH
    assert len(rows(service, sent)) == email_confirmation.TO_ONE


def test_a_proposal_says_what_it_is_and_leads_to_its_card(service: Service) -> None:
    """Nobody is notified of a proposal that is settled; motions of the players are included."""
    game, one, _other = begun(service)
    all_out(service, Recorder())
    order_entry.submit(service, one, game, "Entente", phase(service, one, game), "Propose draw")
    way = Recorder()
    all_out(service, way)
    (told,) = way.sent
    assert told.address.startswith("bob")
    assert any("Entente proposes a draw between all powers that are left." in line for line in told.lines)
    assert told.link.endswith(f"/games/{game}#proposal-draw-1")
    assert told.facts["proposal"] == "draw-1"
    moved = motions.move(service, one, game, "pause")
    all_out(service, way)
    assert any("Entente proposes to pause" in line for line in way.sent[-1].lines)
    assert way.sent[-1].link.endswith(f"/games/{game}#motion-{moved['motion']}")
    assert way.sent[-1].facts["url"] == way.sent[-1].link
