"""What notifications say: in both languages, and never what is nobody's business."""

from __future__ import annotations

import json
import re
import string
from pathlib import Path
from typing import Any

import pytest

from casusbelli.notify.compose import OF_A_PHASE, composed
from casusbelli.notify.outbox import Batch
from casusbelli.notify.sender import BY_MAIL
from casusbelli.notify.texts import FIRST, LANGUAGES, catalogue
from casusbelli.service import accounts, invitations, orders, preferences, press, seating
from casusbelli.service.house import House, Who
from casusbelli.service.preferences import CHANNELS, TOPICS
from casusbelli.service.settings import Press
from tests.notify.conftest import Recorder, person, rows
from tests.notify.test_outbox import all_out, begun
from tests.service import conftest as service
from tests.service.tables import duel, made, phase, settle

SOURCE = Path(__file__).parents[2] / "src" / "casusbelli"
KINDS = sorted({kind for kinds in TOPICS.values() for kind in kinds} | {"password-reset", "test"})


def mails(house: House, name: str) -> list[Any]:
    way = Recorder()
    all_out(house, way)
    mine = (message for message in way.sent if message.address.startswith(name))
    return sorted(mine, key=lambda message: str(message.kind))


def text(messages: list[Any]) -> str:
    return "\n".join("\n".join([m.subject, *m.lines, m.link, *m.foot]) for m in messages)


def test_every_kind_has_its_topic_and_its_words() -> None:
    """Whatever the service writes into the outbox: the sources are asked."""
    found: set[str] = set()
    for file in SOURCE.glob("service/*.py"):
        source = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'\.notify\(\s*[^,]+(?:\([^)]*\)[^,]*)?,\s*"([a-z-]+)"', source))
        found |= set(re.findall(r'\.notify_all\("([a-z-]+)"', source))
        found |= set(re.findall(r'kind(?:=| = )"([a-z-]+)"', source)) & {"test"}
        found |= set(re.findall(r'\btell\(tx, [^)]*?"([a-z]+-[a-z]+)"', source))
    assert found == set(KINDS)
    for kind in KINDS:
        assert {"subject", "text"} <= catalogue(FIRST)[kind].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same(language: str) -> None:
    first, own = catalogue(FIRST), catalogue(language)
    assert own.keys() == first.keys()
    for kind in first:
        assert own[kind].keys() == first[kind].keys()
        for part, said in own[kind].items():
            fields = {name for _text, name, _format, _conversion in string.Formatter().parse(said) if name}
            assert fields == {name for _t, name, _f, _c in string.Formatter().parse(first[kind][part]) if name}, part


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
@pytest.mark.parametrize("channel", CHANNELS)
def test_every_kind_can_be_said(small_house: House, language: str, channel: str) -> None:
    """With and without a deadline, in every language, by every channel."""
    house = small_house
    one = person(house, "Ada", language=language, zone="Europe/Berlin")
    other = person(house, "Bob")
    game = made(house, one, "world-war-one")
    seating.join(house, one, game, "Entente")
    seating.join(house, other, game, "Central")
    for hook, url in (("webhook", "https://example.org/"), ("discord", "https://discord.com/api/webhooks/1/x")):
        preferences.set_channel(house, one, hook, url)
    letter = press.send(house, other, game, ["Entente"], "hello")["id"]
    key = preferences.signing_key(house)
    for deadline in (None, 1_900_000_000_000):
        with house.write() as tx:
            now = tx.now()
            tx.change("games", {"id": game}, deadline=deadline, gm=one.account)
            for kind in KINDS:
                seat = None if kind in ("test", "password-reset", "needs-gm", "game-waits", "invited") else "Entente"
                data = {"phase": "F1914M", "letter": letter, "channel": channel, "due": now, "link": "https://x/y"}
                given = None if kind in ("test", "password-reset") else game
                note = f"{kind}{deadline}"
                tx.add("outbox", id=note, key=note, account=one.account, kind=kind, game=given, seat=seat,
                       data=json.dumps(data), at=now, due=now)  # fmt: skip
            tx.change("games", {"id": game}, waits="muster")
        for kind in KINDS:
            if kind == "password-reset" and channel != "mail":
                continue
            told = composed(house, Batch(f"{kind}{deadline}", channel, str(one.account), 1, [f"{kind}{deadline}"]), key)
            assert not isinstance(told, str), (kind, told)
            said = text([told])
            assert "{" not in said
            if kind in OF_A_PHASE and deadline and channel != "discord":
                assert "2030-03-17 18:46 Europe/Berlin" in said
            assert ("Hallo" in said) is (language == "de" and channel == "mail")


def test_a_zone_that_is_none(small_house: House) -> None:
    for zone in ("Nowhere/Land", "../etc/passwd", ""):
        one = person(small_house, f"P{len(zone)}", zone=zone)
        preferences.test(small_house, one, "mail")
        assert len(mails(small_house, f"p{len(zone)}")) == 1


def test_nothing_that_anybody_wrote(house: House) -> None:
    """Neither orders nor letters, nor faults of ours that may quote them, nor what the other seat does."""
    game, one, other = begun(house)
    press.send(house, one, game, ["Central"], "the secret text")
    preferences.change(house, other, digest=0)
    orders.submit(house, one, game, "Entente", phase(house, one, game), "F LON - NTH")
    with house.write() as tx:
        now = tx.now()
        for kind in ("needs-gm", "game-waits"):
            data = json.dumps({"fault": "ValueError: F LON - NTH", "why": "F LON - NTH"})
            tx.add("outbox", id=kind, key=kind, account=one.account, kind=kind, game=game, data=data, at=now, due=now)
    way = Recorder()
    all_out(house, way)
    assert len(way.sent) == 7
    assert "secret" not in text(way.sent)
    assert "NTH" not in text(way.sent) + repr([message.facts for message in way.sent])


def test_what_the_other_does_shows_in_no_byte(small_house: House, clock: service.Clock) -> None:
    """Two worlds that differ in what one seat writes and to whom: the other's mails are the same."""
    told = []
    for secret in ("F LON - NTH", "F LON H"):
        from casusbelli.store import open_store

        store = open_store("sqlite://:memory:")
        house = House(store, base_url="http://testserver")
        game, one, other = begun(house)
        orders.submit(house, one, game, "Entente", phase(house, one, game), secret)
        press.send(house, one, game, ["*"], secret)
        settle(house)
        said = text(mails(house, "bob"))
        key = preferences.signing_key(house)
        for hidden in (
            game,
            preferences.ticket(key, str(other.account), "turn").rpartition(".")[2],
            str(other.account),
        ):
            said = said.replace(hidden, "?")
        told.append(re.sub(r"unsubscribe/\S+|until \S+ \S+", "?", said))
        store.close()
    assert told[0] == told[1]


# --- letters by mail


def asked_for_letters(house: House, who: Who) -> None:
    preferences.change(house, who, letters=True, digest=0)


def test_letters_by_mail_for_who_asks(house: House) -> None:
    game, one, other = begun(house)
    asked_for_letters(house, other)
    press.send(house, one, game, ["Central"], "Dear Bob,\n\nlet us be friends.\n.\n-- \nYours")
    [letter] = [mail for mail in mails(house, "bob") if mail.kind == "press"]
    assert letter.subject == "A game: a letter"
    assert letter.lines == [
        "Hello Bob,",
        "There is a letter for Central in “A game”.",
        "From Entente to Central, F1914M:",
        "    Dear Bob,\n    \n    let us be friends.\n    .\n    -- \n    Yours",
    ]


def test_a_letter_without_a_name_stays_without(house: House) -> None:
    game, one, other = duel(house, press=Press(grey=True))
    with house.write() as tx:
        tx.change("accounts", {"id": other.account}, email="bob@example.org", confirmed="bob@example.org")
    asked_for_letters(house, other)
    press.send(house, one, game, ["*"], "guess who", grey=True)
    [letter] = [mail for mail in mails(house, "bob") if mail.kind == "press"]
    assert "From nobody in particular to everybody, F1914M:" in letter.lines
    assert "Entente" not in text([letter])
    assert "Ada" not in text([letter])


def test_many_letters_are_counted(house: House, clock: service.Clock) -> None:
    game, one, other = begun(house)
    preferences.change(house, other, letters=True)
    for n in range(23):
        press.send(house, one, game, ["Central"], f"number {n}.")
    clock.ahead += 11 * 60_000
    [letter] = [mail for mail in mails(house, "bob") if mail.kind == "press"]
    assert letter.lines[1] == "There are 23 letters for Central in “A game”."
    assert "number 19." in letter.lines[-2]
    assert letter.lines[-1] == "... and 3 more."


def test_letters_of_several_games(house: House, clock: service.Clock) -> None:
    game, one, other = begun(house)
    second = made(house, one, "world-war-one")
    seating.join(house, one, second, "Entente")
    seating.join(house, other, second, "Central")
    for where in (game, game, second):
        press.send(house, one, where, ["Central"], "hello")
    clock.ahead += 11 * 60_000
    [letter] = [mail for mail in mails(house, "bob") if mail.kind == "press"]
    assert letter.subject == "3 letters in 2 games"
    assert letter.lines[1:] == [
        "There are 2 letters for Central in “A game”.",
        f"http://testserver/games/{game}",
        "There is a letter for Central in “A game”.",
        f"http://testserver/games/{second}",
    ]


def test_discord_gets_no_text_and_no_markup(small_house: House) -> None:
    house = small_house
    one, other = person(house, "Ada"), person(house, "Bob")
    game = made(house, one, "world-war-one")
    with house.write() as tx:
        tx.change("games", {"id": game}, name="@everyone [click](http://x) **now**\nand\u202e more")
    seating.join(house, one, game, "Entente")
    seating.join(house, other, game, "Central")
    preferences.set_channel(house, other, "discord", "https://discord.com/api/webhooks/1/x")
    asked_for_letters(house, other)
    press.send(house, one, game, ["Central"], "the secret text")
    way = Recorder()
    all_out(house, way, ("discord",))
    said = text(way.sent)
    assert "secret" not in said
    assert r"\@everyone \[click\]\(http\:\/\/x\)".replace(r"\/", "/") in said
    assert r"\*\*now\*\* and more" in said
    assert {message.stop.partition("unsubscribe/")[2] for message in way.sent}


def test_headers_cannot_be_slipped_in(small_house: House) -> None:
    from casusbelli.notify.mail import as_mail
    from tests.notify.conftest import SENDER

    house = small_house
    game, _one, _other = begun(house)
    with house.write() as tx:
        tx.change("games", {"id": game}, name="A game\r\nBcc: everybody@example.org\r\n\r\nbody")
    for message in mails(house, "ada"):
        mail = as_mail(message, SENDER)
        assert mail["Bcc"] is None
        assert "\n" not in mail["Subject"]


def test_links_begin_where_the_pages_are(house: House) -> None:
    """A worker that does not know it itself asks the database."""
    from casusbelli.service.upkeep import keep_url

    house.base_url = "https://diplomacy.example.org"
    keep_url(house)
    house.base_url = "http://127.0.0.1:8000"
    begun(house)
    for message in mails(house, "ada"):
        assert message.link.startswith("https://diplomacy.example.org/games/")
        assert message.stop.startswith("https://diplomacy.example.org/unsubscribe/")


def test_an_invitation_leads_to_the_seat(house: House) -> None:
    one = person(house, "Ada")
    person(house, "Bob")
    game = made(house, one)
    made_up = invitations.invite(house, one, game, "Bob", "France")
    [mail] = mails(house, "bob")
    assert mail.link == made_up["url"]
    assert mail.subject == "You are invited to a game", "nothing in it that anybody wrote"


def test_accounts_are_addressed_by_name(house: House) -> None:
    who = service.person(house, "Ada")
    accounts.change(house, who, prefs={"language": "de"})
    preferences.test(house, who, "mail")
    [mail] = mails(house, "ada")
    assert mail.lines == ["Hallo Ada,", "Es klappt: Benachrichtigungen kommen hier an."]
    assert mail.stop == ""
    assert rows(house, "SELECT kind FROM deliveries d JOIN outbox o ON o.id = d.note") == [{"kind": "test"}]
    assert BY_MAIL == ("mail",)
