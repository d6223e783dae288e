"""The texts of notifications: in each language, and nothing that the recipient may not know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from casusbelli.core.catalogs import ENGLISH
from casusbelli.notify import TEXTS
from casusbelli.notify.compose import OF_A_PHASE, composed
from casusbelli.notify.outbox import OutboxBatch
from casusbelli.notify.sender import BY_MAIL
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import PressSettings
from casusbelli.service.base.waiting import DESERTED, MUSTER
from casusbelli.service.games import invitations, order_entry, press, seating
from casusbelli.service.people import accounts, preferences
from casusbelli.service.people.preferences import CHANNELS, TOPICS
from tests.notify.conftest import Recorder, person, rows
from tests.notify.test_outbox import all_out, begun
from tests.service import conftest as service_tests
from tests.service.tables import duel, made, phase, settle

SOURCE = Path(__file__).parents[2] / "src" / "casusbelli"
KINDS = sorted({kind for kinds in TOPICS.values() for kind in kinds} | {"password-reset", "test"})


def mails(service: Service, name: str) -> list[Any]:
    way = Recorder()
    all_out(service, way)
    mine = (message for message in way.sent if message.address.startswith(name))
    return sorted(mine, key=lambda message: str(message.kind))


def text(messages: list[Any]) -> str:
    return "\n".join("\n".join([m.subject, *m.lines, m.link, *m.foot]) for m in messages)


def test_every_kind_has_its_topic_and_its_words() -> None:
    """Every kind of notification that the source code writes has a topic and texts."""
    found: set[str] = set()
    for file in SOURCE.glob("service/**/*.py"):
        source = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'\.notify\(\s*[^,]+(?:\([^)]*\)[^,]*)?,\s*"([a-z-]+)"', source))
        found |= set(re.findall(r'\.notify_all\("([a-z-]+)"', source))
        found |= set(re.findall(r'kind(?:=| = )"([a-z-]+)"', source)) & {"test"}
        found |= set(re.findall(r"_suspend\(table, ([A-Z]+)", source))
        found |= set(re.findall(r'\btell\(tx, [^)]*?"([a-z]+-[a-z]+)"', source))
    assert {kind.lower() for kind in found} == set(KINDS)
    for kind in KINDS:
        assert {f"{kind}-subject", f"{kind}-text"} <= TEXTS.catalog(ENGLISH).keys()


@pytest.mark.parametrize("language", [*TEXTS.languages, "xx"])
@pytest.mark.parametrize("channel", CHANNELS)
def test_every_kind_can_be_said(small_service: Service, language: str, channel: str) -> None:
    """With and without a deadline, in every language, by every channel."""
    service = small_service
    one = person(service, "Ada", language=language, zone="Europe/Berlin")
    other = person(service, "Bob")
    game = made(service, one, "world-war-one")
    seating.join(service, one, game, "Entente")
    seating.join(service, other, game, "Central")
    for hook, url in (("webhook", "https://example.org/"), ("discord", "https://discord.com/api/webhooks/1/x")):
        preferences.set_channel(service, one, hook, url)
    letter = press.send(service, other, game, ["Entente"], "hello")["id"]
    key = preferences.signing_key(service)
    for deadline in (None, 1_900_000_000_000):
        with service.write() as tx:
            now = tx.now()
            tx.change("games", {"id": game}, deadline=deadline, gm=one.account)
            for kind in KINDS:
                seat = None if kind in ("test", "password-reset", "needs-gm", "game-waits", "invited") else "Entente"
                data = {"phase": "F1914M", "letter": letter, "channel": channel, "due": now, "link": "https://x/y"}
                given = None if kind in ("test", "password-reset") else game
                note = f"{kind}{deadline}"
                tx.add("outbox", id=note, key=note, account=one.account, kind=kind, game=given, seat=seat,
                       data=json.dumps(data), at=now, due=now)  # fmt: skip
        for kind in KINDS:
            if kind == "password-reset" and channel != "mail":
                continue
            with service.write() as tx:
                status = "forming" if kind == "start-passed" else "running"
                tx.change("games", {"id": game}, waits=kind if kind in DESERTED else MUSTER, status=status)
            told = composed(
                service, OutboxBatch(f"{kind}{deadline}", channel, str(one.account), 1, [f"{kind}{deadline}"]), key
            )
            assert not isinstance(told, str), (kind, told)
            said = text([told])
            assert "{" not in said
            if kind in OF_A_PHASE and deadline and channel != "discord":
                span = {"fr": "dans "}.get(language, "in ")
                assert f"18:46 Europe/Berlin ({span}" in said
            assert ("Hallo" in said) is (language == "de" and channel == "mail")


def test_a_zone_that_is_none(small_service: Service) -> None:
    for zone in ("Nowhere/Land", "../etc/passwd", ""):
        one = person(small_service, f"P{len(zone)}", zone=zone)
        preferences.test(small_service, one, "mail")
        assert len(mails(small_service, f"p{len(zone)}")) == 1


def test_nothing_that_anybody_wrote(service: Service) -> None:
    """Notifications quote neither orders nor messages nor errors that may contain them, and tell nothing of other
    seats."""
    game, one, other = begun(service)
    press.send(service, one, game, ["Central"], "the secret text")
    preferences.change(service, other, digest=0)
    order_entry.submit(service, one, game, "Entente", phase(service, one, game), "F LON - NTH")
    with service.write() as tx:
        now = tx.now()
        for kind in ("needs-gm", "game-waits"):
            data = json.dumps({"fault": "ValueError: F LON - NTH", "why": "F LON - NTH"})
            tx.add("outbox", id=kind, key=kind, account=one.account, kind=kind, game=game, data=data, at=now, due=now)
    way = Recorder()
    all_out(service, way)
    assert len(way.sent) == 7
    assert "secret" not in text(way.sent)
    assert "NTH" not in text(way.sent) + repr([message.facts for message in way.sent])


def test_what_the_other_does_shows_in_no_byte(small_service: Service, clock: service_tests.Clock) -> None:
    """Two services that differ in what one seat writes, and to whom, send the other player the same e-mails."""
    told = []
    for secret in ("F LON - NTH", "F LON H"):
        from casusbelli.store import open_store

        store = open_store("sqlite://:memory:")
        service = Service(store, base_url="http://testserver")
        game, one, other = begun(service)
        order_entry.submit(service, one, game, "Entente", phase(service, one, game), secret)
        press.send(service, one, game, ["*"], secret)
        settle(service)
        said = text(mails(service, "bob"))
        key = preferences.signing_key(service)
        for hidden in (
            game,
            preferences.ticket(key, str(other.account), "turn").rpartition(".")[2],
            str(other.account),
        ):
            said = said.replace(hidden, "?")
        told.append(re.sub(r"unsubscribe/\S+|deadline is [^)]*\)", "?", said))
        store.close()
    assert told[0] == told[1]


# --- letters by mail


def asked_for_letters(service: Service, who: Who) -> None:
    preferences.change(service, who, letters=True, digest=0)


def test_letters_by_mail_for_who_asks(service: Service) -> None:
    game, one, other = begun(service)
    asked_for_letters(service, other)
    press.send(service, one, game, ["Central"], "Dear Bob,\n\nlet us be friends.\n.\n-- \nYours")
    [letter] = [mail for mail in mails(service, "bob") if mail.kind == "press"]
    assert letter.subject == "A game: new message"
    assert letter.lines == [
        "Hello Bob,",
        "You have a new message for the Central Powers in “A game”.",
        "From Entente to Central Powers, Fall 1914:",
        "    Dear Bob,\n    \n    let us be friends.\n    .\n    -- \n    Yours",
    ]


def test_an_attached_plan_is_in_the_mail(service: Service) -> None:
    game, one, other = begun(service)
    asked_for_letters(service, other)
    press.send(service, one, game, ["Central"], "Like this?", plan=["LON - NTH", "A PAR H"])
    [letter] = [mail for mail in mails(service, "bob") if mail.kind == "press"]
    assert letter.lines[-2:] == [
        "    Like this?",
        "    Attached orders: Fleet London → North Sea, Army Paris holds",
    ]


def test_a_letter_without_a_name_stays_without(service: Service) -> None:
    game, one, other = duel(service, press=PressSettings(grey=True))
    with service.write() as tx:
        tx.change("accounts", {"id": other.account}, email="bob@example.org", confirmed="bob@example.org")
    asked_for_letters(service, other)
    press.send(service, one, game, ["*"], "guess who", grey=True)
    [letter] = [mail for mail in mails(service, "bob") if mail.kind == "press"]
    assert "From an anonymous sender to all players, Fall 1914:" in letter.lines
    assert "Entente" not in text([letter])
    assert "Ada" not in text([letter])


def test_many_letters_are_counted(service: Service, clock: service_tests.Clock) -> None:
    game, one, other = begun(service)
    preferences.change(service, other, letters=True)
    for n in range(23):
        press.send(service, one, game, ["Central"], f"number {n}.")
    clock.ahead += 11 * 60_000
    [letter] = [mail for mail in mails(service, "bob") if mail.kind == "press"]
    assert letter.lines[1] == "You have 23 new messages for the Central Powers in “A game”."
    assert "number 19." in letter.lines[-2]
    assert letter.lines[-1] == "Read 3 more messages on the game page."


def test_letters_of_several_games(service: Service, clock: service_tests.Clock) -> None:
    game, one, other = begun(service)
    second = made(service, one, "world-war-one")
    seating.join(service, one, second, "Entente")
    seating.join(service, other, second, "Central")
    for where in (game, game, second):
        press.send(service, one, where, ["Central"], "hello")
        clock.ahead += 1_000  # what was sent at the same time is in no order
    clock.ahead += 11 * 60_000
    [letter] = [mail for mail in mails(service, "bob") if mail.kind == "press"]
    assert letter.subject == "3 new messages in 2 games"
    assert letter.lines[1:] == [
        "You have 2 new messages for the Central Powers in “A game”.",
        f"http://testserver/games/{game}",
        "You have a new message for the Central Powers in “A game”.",
        f"http://testserver/games/{second}",
    ]


def test_discord_gets_no_text_and_no_markup(small_service: Service) -> None:
    service = small_service
    one, other = person(service, "Ada"), person(service, "Bob")
    game = made(service, one, "world-war-one")
    with service.write() as tx:
        tx.change("games", {"id": game}, name="@everyone [click](http://x) **now**\nand\u202e more")
    seating.join(service, one, game, "Entente")
    seating.join(service, other, game, "Central")
    preferences.set_channel(service, other, "discord", "https://discord.com/api/webhooks/1/x")
    asked_for_letters(service, other)
    press.send(service, one, game, ["Central"], "the secret text")
    way = Recorder()
    all_out(service, way, ("discord",))
    said = text(way.sent)
    assert "secret" not in said
    assert r"\@everyone \[click\]\(http\:\/\/x\)".replace(r"\/", "/") in said
    assert r"\*\*now\*\* and more" in said
    assert {message.stop.partition("unsubscribe/")[2] for message in way.sent}


def test_headers_cannot_be_slipped_in(small_service: Service) -> None:
    from casusbelli.notify.mail import as_mail
    from tests.notify.conftest import SENDER

    service = small_service
    game, _one, _other = begun(service)
    with service.write() as tx:
        tx.change("games", {"id": game}, name="A game\r\nBcc: everybody@example.org\r\n\r\nbody")
    for message in mails(service, "ada"):
        mail = as_mail(message, SENDER)
        assert mail["Bcc"] is None
        assert "\n" not in mail["Subject"]


def test_links_begin_where_the_pages_are(service: Service) -> None:
    """A worker that does not know the address of the pages gets it from the database."""
    from casusbelli.service.ops.upkeep import keep_url

    service.base_url = "https://diplomacy.example.org"
    keep_url(service)
    service.base_url = "http://127.0.0.1:8000"
    begun(service)
    for message in mails(service, "ada"):
        assert message.link.startswith("https://diplomacy.example.org/games/")
        assert message.stop.startswith("https://diplomacy.example.org/unsubscribe/")


def test_an_invitation_leads_to_the_seat(service: Service) -> None:
    one = person(service, "Ada")
    person(service, "Bob")
    game = made(service, one)
    made_up = invitations.invite(service, one, game, "Bob", "France")
    [mail] = mails(service, "bob")
    assert mail.link == made_up["url"]
    assert mail.subject == "You are invited to a game", "nothing in it that anybody wrote"


def test_accounts_are_addressed_by_name(service: Service) -> None:
    who = service_tests.person(service, "Ada")
    accounts.change(service, who, prefs={"language": "de"})
    preferences.test(service, who, "mail")
    [mail] = mails(service, "ada")
    assert mail.lines == ["Hallo Ada,", "Es klappt: Ihre Benachrichtigungen kommen hier an."]
    assert mail.stop == ""
    assert rows(service, "SELECT kind FROM deliveries d JOIN outbox o ON o.id = d.note") == [{"kind": "test"}]
    assert BY_MAIL == ("mail",)
