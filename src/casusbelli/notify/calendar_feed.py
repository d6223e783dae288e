"""Calendar feed (iCalendar, RFC 5545) of a person's deadlines, for calendar programs to subscribe to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit

from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.errors import printable
from casusbelli.core.said import phase, power, render, said
from casusbelli.service.base.service import Service
from casusbelli.service.people.preferences import calendar_of
from casusbelli.store import Row, Tx

LONGEST_LINE: Final = 75  # bytes
DEADLINES: Final = (
    "SELECT g.id, g.name, g.phase, g.rollbacks, g.deadline, s.seat,"
    " (SELECT MAX(n.n) FROM news n WHERE n.game = g.id AND n.audience = '*') AS told"
    " FROM seats s JOIN games g ON g.id = s.game WHERE s.account = ?"
    " AND g.status = 'running' AND g.deadline IS NOT NULL ORDER BY g.deadline, g.id, s.place"
)


def calendar(service: Service, secret: str) -> str:
    """One entry for each game with a deadline that the person plays in; nothing that other players do not know."""
    with service.read() as tx:
        account = calendar_of(tx, secret)
        rows = tx.all(DEADLINES, account)
        language = _language(tx, account)
        now = tx.now()
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Casus Belli//deadlines//EN", "X-WR-CALNAME:Casus Belli"]
    for row in rows:
        lines += _entry(service, row, now, language)
    return "".join(f"{part}\r\n" for line in (*lines, "END:VCALENDAR") for part in _folded(line))


def _language(tx: Tx, account: str) -> str:
    row = tx.one("SELECT prefs FROM accounts WHERE id = ?", account)
    return str(json.loads(row["prefs"]).get("language", ENGLISH)) if row else ENGLISH


def _entry(service: Service, row: Row, now: int, language: str) -> list[str]:
    told = said("notify.calendar-entry", game=row["name"], seat=power(row["seat"]), phase=phase(row["phase"]))
    host = urlsplit(service.base_url).hostname or "casus"
    return [
        "BEGIN:VEVENT",
        f"UID:{row['id']}-{row['phase']}-{row['rollbacks']}-{_escaped(row['seat']).replace(' ', '-')}@{host}",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(row['deadline'])}",
        f"DTEND:{_moment(row['deadline'])}",
        f"SEQUENCE:{row['told'] or 0}",  # grows with public news, and with nothing else
        f"SUMMARY:{_escaped(render(told, language))}",
        f"URL:{service.base_url}/games/{row['id']}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    clean = printable(text).replace("\\", "\\\\")
    return clean.replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> Iterator[str]:
    """Line folding: lines have at most 75 bytes, continuations begin with a space, and no character is split."""
    part = ""
    for sign in line:
        if len((part + sign).encode()) > LONGEST_LINE:
            yield part
            part = " "
        part += sign
    yield part
