"""Preferences and channels over HTTP, unsubscribing without signing in, the calendar; and ``casus serve``, which
sends."""

from __future__ import annotations

import email
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from casusbelli.cli.main import main
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import seating
from casusbelli.service.people import preferences
from casusbelli.service.people.preferences import TOPICS, signing_key, ticket
from casusbelli.web.log_lines import Announcer
from tests.cli.test_service import SECONDS, house_in, served
from tests.service.conftest import person
from tests.service.tables import made
from tests.web.conftest import house_of, signed_in

PLACE = "/settings/notifications"


@pytest.fixture
def client(small_client: TestClient) -> TestClient:
    return small_client


def post(client: TestClient, path: str, csrf: str | None, status: int = 303, **fields: Any) -> str:
    data = fields if csrf is None else {"csrf": csrf, **fields}
    answer = client.post(path, data=data, follow_redirects=False)
    assert answer.status_code == status, answer.text
    return answer.text


# --- the page


def test_the_page_shows_and_keeps_wishes(client: TestClient) -> None:
    who = person(house_of(client), "Ada")
    csrf = signed_in(client, "Ada")
    text = client.get(PLACE).text
    assert text.count('type="checkbox"') == len(TOPICS) * 3 + 1
    assert len(re.findall(r"\schecked\b", text)) == len(TOPICS) * 3
    post(client, PLACE, csrf, turn=["mail", "webhook"], press=["discord"], letters="yes", digest="60")
    seen = preferences.shown(house_of(client), who)
    assert seen["topics"] == {**{topic: [] for topic in TOPICS}, "turn": ["mail", "webhook"], "press": ["discord"]}
    assert (seen["letters"], seen["digest"]) == (True, 60)
    text = client.get(PLACE).text
    assert len(re.findall(r"\schecked\b", text)) == 4
    assert '<option value="60" selected>' in text


def test_a_webhook_and_its_secret(client: TestClient) -> None:
    who = person(house_of(client), "Ada")
    csrf = signed_in(client, "Ada")
    text = post(client, f"{PLACE}/channel", csrf, 200, kind="webhook", address=" https://example.org/hook ")
    with house_of(client).read() as tx:
        secret = tx.all("SELECT secret FROM channels WHERE kind = 'webhook'")[0]["secret"]
    assert f"<code>{secret}</code>" in text
    assert secret not in client.get(PLACE).text
    assert "https://example.org/hook" in client.get(PLACE).text
    post(client, f"{PLACE}/channel/webhook", csrf, act="test")
    with house_of(client).write() as tx:
        assert len(tx.all("SELECT * FROM outbox WHERE kind = 'test'")) == 1
        tx.run("UPDATE channels SET off = 1, why = 'the answer was 410'")
    assert "the answer was 410" in client.get(PLACE).text
    post(client, f"{PLACE}/channel/webhook", csrf, act="on")
    assert "the answer was 410" not in client.get(PLACE).text
    post(client, f"{PLACE}/channel/webhook", csrf, act="off")
    assert [channel.kind for channel in preferences.shown(house_of(client), who)["channels"]] == ["mail"]
    post(client, f"{PLACE}/channel", csrf, 422, kind="webhook", address="https://127.0.0.1/")
    post(client, f"{PLACE}/channel", csrf, 422, kind="mail", address="https://example.org/")


def test_only_ones_own(client: TestClient) -> None:
    assert client.get(PLACE, follow_redirects=False).headers["Location"].startswith("/sign-in")
    assert client.post(PLACE, data={}).status_code == 401


# --- leaving without signing in


def link(service: Service, account: str, topic: str = "press") -> str:
    return f"/unsubscribe/{ticket(signing_key(service), account, topic)}"


def mailed(service: Service, who: Any) -> set[str]:
    return {topic for topic, channels in preferences.shown(service, who)["topics"].items() if "mail" in channels}


def test_a_link_is_not_enough(client: TestClient) -> None:
    """Programs that scan e-mails follow every link."""
    service = house_of(client)
    who = person(service, "Ada")
    text = client.get(link(service, str(who.account))).text
    assert "New messages" in text
    assert mailed(service, who) == set(TOPICS)


@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ({"List-Unsubscribe": "One-Click"}, set(TOPICS) - {"press"}),
        ({"what": "topic"}, set(TOPICS) - {"press"}),
        ({"what": "everything"}, set()),
    ],
)
def test_no_more_mails(client: TestClient, fields: dict[str, str], left: set[str]) -> None:
    service = house_of(client)
    who, other = person(service, "Ada"), person(service, "Bob")
    post(client, link(service, str(who.account)), None, 200, **fields)
    post(client, link(service, str(who.account)), None, 200, **fields)
    assert mailed(service, who) == left
    assert "webhook" in preferences.shown(service, who)["topics"]["press"]
    assert mailed(service, other) == set(TOPICS)


def test_somebody_elses_link(client: TestClient) -> None:
    service = house_of(client)
    who, other = person(service, "Ada"), person(service, "Bob")
    good = link(service, str(who.account))
    account, topic, signature = good.rpartition("/")[2].split(".")
    wrong = [
        f"{other.account}.{topic}.{signature}",
        f"{account}.turn.{signature}",
        f"{account}.everything.{signature}",
        f"{account}.{topic}.{signature[:-1]}",
        f"{account}.{topic}.é",
        account,
        "..",
    ]
    for one in wrong:
        answer = client.post(f"/unsubscribe/{one}", data={"what": "everything"})
        assert answer.status_code in (404, 405), one
    assert mailed(service, who) == mailed(service, other) == set(TOPICS)


# --- the calendar


def unfolded(text: str) -> list[str]:
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    return text.replace("\r\n ", "").split("\r\n")[:-1]


def test_deadlines(client: TestClient) -> None:
    service = house_of(client)
    one, other = person(service, "Ada"), person(service, "Bob")
    game = made(service, one, "world-war-one", settings=Settings(clock=Clock(length=1440)))
    with service.write() as tx:
        tx.change("games", {"id": game}, name="Żółć; a, long \\ name\n" + "外交" * 20)
    csrf = signed_in(client, "Ada")
    text = post(client, f"{PLACE}/calendar", csrf, 200, act="new")
    first = re.findall(r"<code>http://testserver(/calendar/\S+\.ics)</code>", text)[0]
    client.cookies.clear()
    assert "BEGIN:VEVENT" not in unfolded(client.get(first).text)
    seating.join(service, one, game, "Entente")
    seating.join(service, other, game, "Central")
    answer = client.get(first)
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    lines = unfolded(answer.text)
    assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 1
    with service.read() as tx:
        deadline = tx.all("SELECT deadline FROM games")[0]["deadline"]
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(deadline // 1000))
    assert f"DTSTART:{stamp}" in lines
    assert f"SUMMARY:Żółć\\; a\\, long \\\\ name {'外交' * 20}: deadline for Fall 1914 (Entente)" in lines
    assert f"URL:http://testserver/games/{game}" in lines
    sequence = next(line for line in lines if line.startswith("SEQUENCE:"))
    with service.write() as tx:
        tx.run("UPDATE games SET version = version + 1")  # as what others do in secret does
    assert sequence in unfolded(client.get(first).text)
    csrf = signed_in(client, "Ada")
    second = preferences.new_calendar(service, one).removeprefix("http://testserver")
    assert client.get(first).status_code == 404
    assert client.get(second).status_code == 200
    post(client, f"{PLACE}/calendar", csrf, act="off")
    assert client.get(second).status_code == 404


def test_nobodys_calendar(client: TestClient) -> None:
    service = house_of(client)
    one = person(service, "Ada")
    path = preferences.new_calendar(service, one).removeprefix("http://testserver")
    with service.write() as tx:
        assert path.rpartition("/")[2].removesuffix(".ics") not in str(tx.all("SELECT * FROM wishes"))
        tx.change("accounts", {"id": one.account}, suspended=1)
    assert client.get(path).status_code == 404
    assert client.get("/calendar/.ics").status_code in (404, 405)


# --- casus serve


def test_a_service_that_sends(tmp_path: Path) -> None:
    """Without a mail server, e-mails are written to a folder, and the service says so."""
    with house_in(tmp_path) as service:
        preferences.test(service, person(service, "Ada"), "mail")
    with served(tmp_path, "--no-demo", "--url", "https://diplomacy.example.org") as (process, _said):
        until = time.monotonic() + SECONDS
        while not (found := list(tmp_path.glob("mail/*.eml"))) and time.monotonic() < until:
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=SECONDS)
    [file] = found
    mail = email.message_from_bytes(file.read_bytes())
    assert (mail["To"], mail["From"]) == ("Ada <ada@example.org>", "Casus Belli <casus@localhost>")
    assert b"https://diplomacy.example.org/settings/notifications" in file.read_bytes()


def test_without_the_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Webhooks wait; a mail server cannot be used; everything else works."""
    from casusbelli.cli import serve

    monkeypatch.setitem(sys.modules, "httpx2", None)
    monkeypatch.delitem(sys.modules, "casusbelli.notify.webhooks", raising=False)
    assert serve._hooks(False, Announcer("text")) == {}
    assert "webhooks are not sent; install them with: pip install 'casusbelli[server,mail]'" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "aiosmtplib", None)
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--smtp", "smtp://x", "--mail-from", "a@b.cd"]
    result = CliRunner().invoke(main, words, prog_name="casus")
    assert result.exit_code == 2
    assert "install e-mail support with: pip install 'casusbelli[server,mail]'" in result.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--smtp", "smtp://mail.example.org"], "--smtp needs --mail-from"),
        (["--smtp", "mail.example.org", "--mail-from", "a@b.cd"], "expected smtp://"),
        (["--mail-from", "nobody"], "'nobody' is no sender"),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, words: list[str], told: str) -> None:
    command = ["serve", "--port", "0", "--data", str(tmp_path), *words]
    result = CliRunner().invoke(main, command, prog_name="casus")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
