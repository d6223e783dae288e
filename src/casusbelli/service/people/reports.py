"""Reports of messages to the moderators. No moderator handles reports from their own games."""

from __future__ import annotations

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base import audit
from casusbelli.service.base.message_shapes import ReportTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, conflict, not_allowed, not_found
from casusbelli.service.base.stored_reasons import LONGEST_REASON
from casusbelli.service.games.open_game import INVOLVED, opened
from casusbelli.service.games.press import LONGEST, readable_by
from casusbelli.store import new_id

MOST = 200  # reports listed at once
OPEN_OF_ONE = 20  # so that nobody buries the reports of others under their own


@needs("press")
def report(service: Service, who: Who, game_id: str, message: str, text: str, seat: str | None = None) -> str:
    """Report a message to the moderators. A second report of the same message is merged into the first."""
    account = who.known()
    if not 1 <= len(text.strip()) <= LONGEST:
        raise bad_input(said("service.say-what-is-wrong"))
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        if not readable_by(table, who, seat, message):
            raise not_found("message", printable(message))
        same = "SELECT id FROM reports WHERE account = ? AND message = ? AND closed IS NULL"
        row = tx.one(same, account, message)
        if row is not None:
            return str(row["id"])
        mine = tx.all("SELECT id FROM reports WHERE account = ? AND closed IS NULL LIMIT ?", account, OPEN_OF_ONE)
        if len(mine) >= OPEN_OF_ONE:
            raise conflict("too-many-reports", said("service.too-many-reports", n=OPEN_OF_ONE))
        number = new_id()
        tx.add("reports", id=number, at=tx.now(), account=account, game=game_id, message=message, text=text.strip())
        return number


@needs("manage")
def reports(service: Service, who: Who, closed: bool = False) -> list[ReportTold]:
    """List reports, except those from games that this moderator is part of: a report reveals the writer of an anonymous
    message, and other moderators handle it. Of closed reports only the newest."""
    if not who.moderates:
        raise not_allowed(said("service.reports-read-by-moderators"))
    order = "DESC" if closed else ""
    sql = (
        "SELECT r.*, a.name AS by_name, m.text AS letter, m.sender, w.name AS writer FROM reports r"
        " JOIN accounts a ON a.id = r.account LEFT JOIN messages m ON m.id = r.message"
        f" LEFT JOIN accounts w ON w.id = m.account WHERE r.closed IS {'NOT ' if closed else ''}NULL"
        f" AND (r.game IS NULL OR r.game NOT IN ({INVOLVED})) ORDER BY r.at {order}, r.id LIMIT {MOST}"
    )
    with service.read() as tx:
        rows = tx.all(sql, *[who.known()] * INVOLVED.count("?"))
        return [
            {
                "id": row["id"],
                "at": row["at"],
                "by_name": row["by_name"],
                "game": row["game"],
                "message": row["message"],
                "text": row["text"],
                "letter": row["letter"],
                "sender": row["sender"],
                "writer": row["writer"],
                "closed": row["closed"],
                "closed_by": row["closed_by"],
                "verdict": row["verdict"],
            }
            for row in sorted(rows, key=lambda row: (row["at"], row["id"]))
        ]


@needs("manage")
def close_report(service: Service, who: Who, number: str, verdict: str) -> None:
    if not who.moderates:
        raise not_allowed(said("service.reports-closed-by-moderators"))
    with service.write() as tx:
        row = tx.one("SELECT game, message FROM reports WHERE id = ?", number)
        if row is not None and row["game"] is not None and opened(service, tx, row["game"]).involves(who):
            row = None
        done = row is not None and tx.run(
            "UPDATE reports SET closed = ?, closed_by = ?, verdict = ? WHERE id = ? AND closed IS NULL",
            tx.now(),
            who.name,
            verdict[:LONGEST],
            number,
        )
        if row is not None and done:
            sender = tx.one("SELECT account FROM messages WHERE id = ?", row["message"])
            writer = sender["account"] if sender else None
            audit.enter(tx, who, "closed-report", whom=writer, game=row["game"], why=verdict[:LONGEST_REASON])
    if not done:
        raise not_found("open report", printable(number))
