"""E-mails as a mail server receives them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from casusbelli.core.said import said
from casusbelli.notify.compose import Message
from casusbelli.notify.mail import BadAddress, Folder, Server, Smtp, hidden, sender_of
from casusbelli.notify.outbox import SENT
from tests.notify.conftest import SENDER, PostOffice


def message(n: int = 1, to: str = "ada@example.org", **more: Any) -> Message:
    given: dict[str, Any] = {
        "id": f"note{n}",
        "channel": "mail",
        "kind": "your-turn",
        "account": "Ada",
        "address": to,
        "secret": "",
        "subject": "A game: your turn, S1901M",
        "lines": ["Hello Ada,", "It is your turn."],
        "link": "https://example.org/games/x",
        "foot": ["Settings: https://example.org/settings", "No more mails: https://example.org/unsubscribe/x"],
        "stop": f"https://example.org/unsubscribe/{'x' * 120}",
        "game": "x",
    }
    return Message(**{**given, **more})


def sent(way: Smtp | Folder, *messages: Message) -> list[Any]:
    return asyncio.run(way.send(messages))


def test_what_a_mail_looks_like(office: PostOffice) -> None:
    assert sent(office.way, message(account="Ada, Countess of Lovelace")) == [SENT]
    [mail] = office.mails
    assert mail["Message-ID"] == "<note1@play.example.org>"
    assert mail["References"] == "<game-x@play.example.org>"
    assert mail["From"] == "Casus Belli <casus@play.example.org>"
    assert mail["To"] == '"Ada, Countess of Lovelace" <ada@example.org>'
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == f"<https://example.org/unsubscribe/{'x' * 120}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Date"].datetime.tzinfo is not None
    assert mail.get_content().splitlines() == [
        *("Hello Ada,", "", "It is your turn.", "", "https://example.org/games/x", "", "-- "),
        *("Settings: https://example.org/settings", "No more mails: https://example.org/unsubscribe/x"),
    ]
    raw = office.raw[0][1]
    assert f"<https://example.org/unsubscribe/{'x' * 120}>".encode() in raw  # not folded, not encoded
    assert max(map(len, raw.splitlines())) < 998


def test_one_click_needs_https(office: PostOffice) -> None:
    sent(office.way, message(stop="http://example.org/unsubscribe/x"), message(2, stop=""))
    assert [mail["List-Unsubscribe-Post"] for mail in office.mails] == [None, None]
    assert [mail["List-Unsubscribe"] for mail in office.mails] == ["<http://example.org/unsubscribe/x>", None]


def test_every_script_arrives(office: PostOffice) -> None:
    text = "Żółć, 外交, 🕊️ and a line that goes on " + "and on " * 200
    assert sent(office.way, message(subject="Größe 外交", account="Jürgen", lines=[text])) == [SENT]
    [mail] = office.mails
    assert mail["Subject"] == "Größe 外交"
    assert text in mail.get_content()
    body = office.raw[0][1].partition(b"\r\n\r\n")[2]
    assert max(map(len, body.splitlines())) <= 78


@pytest.mark.parametrize(
    "address", ["no address", "a@b@c", "jürgen@example.org", "a@.org", "@example.org", "a\r\nBcc: all@example.org"]
)
def test_an_address_that_is_none(office: PostOffice, address: str) -> None:
    outcomes = sent(office.way, message(to=address), message(2))
    assert (outcomes[0].forever, outcomes[0].blamed) == (True, True)
    assert outcomes[1] == SENT
    assert len(office.raw) == 1


def test_a_domain_in_other_letters(office: PostOffice) -> None:
    assert sent(office.way, message(to="ada@exämple.org")) == [SENT]
    assert [to for to, _data in office.raw] == ["ada@xn--exmple-cua.org"]


def test_one_connection_for_all_and_a_refusal_in_between(office: PostOffice) -> None:
    office.refused.add("bob@example.org")
    outcomes = sent(office.way, message(), message(2, "bob@example.org"), message(3, "eve@example.org"))
    assert outcomes[0] == outcomes[2] == SENT
    assert (outcomes[1].forever, outcomes[1].blamed, outcomes[1].sent) == (True, True, False)
    assert [to for to, _data in office.raw] == ["ada@example.org", "eve@example.org"]


def test_a_busy_server_is_tried_again(office: PostOffice) -> None:
    office.busy = True
    [outcome] = sent(office.way, message())
    assert (outcome.sent, outcome.forever, outcome.blamed) == (False, False, False)
    assert str(outcome.fault) == "The mail server refused the e-mail (451 4.3.0 come again later)."


def test_no_server(office: PostOffice) -> None:
    way = Smtp(Server.of("smtp://127.0.0.1:1"), SENDER)
    outcomes = sent(way, message(), message(2))
    assert [outcome.forever for outcome in outcomes] == [False, False]
    assert str(outcomes[0].fault).startswith("The mail server at 127.0.0.1, port 1, could not be reached (")


def test_a_server_that_takes_too_long(office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    """E-mails for which there was no time are retried long before the lease expires."""
    monkeypatch.setattr("casusbelli.notify.mail.LONGEST_SECONDS", 0.1)
    monkeypatch.setattr("casusbelli.notify.mail.ROUND_SECONDS", 0.0)
    office.slow = 0.5
    first, second = sent(office.way, message(), message(2))
    assert first.fault == second.fault == said("notify.fault-no-time")
    monkeypatch.setattr("casusbelli.notify.mail.ROUND_SECONDS", 10.0)
    assert sent(office.way, message())[0].fault == said("notify.fault-other", why="TimeoutError: ")


def test_a_password(office: PostOffice) -> None:
    url = f"smtp://casus:secret%20p%40ss@127.0.0.1:{office.port}?tls=none"
    assert sent(Smtp(Server.of(url), SENDER), message()) == [SENT]
    assert office.names == [("casus", "secret p@ss")]


def test_no_password_in_the_clear(office: PostOffice) -> None:
    """Passwords are sent unencrypted only if that is requested."""
    [outcome] = sent(Smtp(Server.of(f"smtp://casus:secret@127.0.0.1:{office.port}"), SENDER), message())
    assert not outcome.sent
    assert "secret" not in str(outcome.fault)
    assert (office.names, office.raw) == ([], [])


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("smtp://mail.example.org", Server("mail.example.org", 25, None, None, "auto")),
        ("smtp://u:p@mail.example.org", Server("mail.example.org", 587, "u", "p", "starttls")),
        ("smtp://mail:2525/?tls=starttls", Server("mail", 2525, None, None, "starttls")),
        ("smtps://u:p%2F@[::1]", Server("::1", 465, "u", "p/", "smtps")),
    ],
)
def test_servers(url: str, server: Server) -> None:
    assert Server.of(url) == server


@pytest.mark.parametrize(
    "url", ["mail.example.org", "http://x", "smtp://", "smtp://x:99999", "smtp://x?tls=no", "smtp://x/y"]
)
def test_what_is_no_server(url: str) -> None:
    with pytest.raises(BadAddress):
        Server.of(url)


def test_a_password_is_not_told() -> None:
    with pytest.raises(BadAddress) as told:
        Server.of("smpt://u:secret@host")
    assert str(told.value).startswith("'smpt://...@host': expected smtp://")
    assert hidden("smtp://host") == "smtp://host"


@pytest.mark.parametrize("text", ["", "casus", "Casus <casus>", "<@x>", "a@b@c"])
def test_what_is_no_sender(text: str) -> None:
    with pytest.raises(BadAddress):
        sender_of(text)


def test_a_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "mail", SENDER)
    assert sent(folder, message(), message(2), message()) == [SENT] * 3
    assert sorted(file.name for file in folder.path.iterdir()) == ["note1.eml", "note2.eml"]
    assert b"Message-ID: <note1@play.example.org>" in (folder.path / "note1.eml").read_bytes()


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "mail").write_text("a file")
    [outcome] = sent(Folder(tmp_path / "mail", SENDER), message())
    assert (outcome.sent, outcome.forever) == (False, False)
