"""Operator's overview and periodic clean-up."""

from __future__ import annotations

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base import browsers
from casusbelli.service.base.idempotency import DAY
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import bad_input
from casusbelli.service.people import audit_log, email_invitations, guests, sessions
from casusbelli.store import Row, Tx

NOTES_KEPT, CANCELLED_KEPT = 90 * DAY, 7 * DAY
IDLE_SESSIONS = (
    "DELETE FROM sessions WHERE seen > 0 AND seen <= ?"
    " AND account IN (SELECT id FROM accounts WHERE password IS NOT NULL)"
)
STATUSES = ("forming", "running", "paused", "needs-gm", "finished", "cancelled")


def games(service: Service, status: str | None = None) -> list[Row]:
    if status is not None and status not in STATUSES:
        raise bad_input(said("service.bad-status", given=printable(status), expected=STATUSES))
    where = "WHERE status = ?" if status is not None else ""
    sql = (
        "SELECT id, name, kind, status, phase, deadline, fault, tries, seq AS events, created FROM games"
        f" {where} ORDER BY created DESC, id"
    )
    with service.read() as tx:
        return tx.all(sql, *([status] if status is not None else []))


def keep_fact(tx: Tx, name: str, value: str) -> None:
    """Insert or update a fact; safe for concurrent processes."""
    tx.run(
        "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = ?", name, value, value
    )


def facts(tx: Tx, *names: str) -> dict[str, str]:
    """The facts of these names that there are."""
    sql = f"SELECT name, value FROM facts WHERE name IN ({', '.join('?' * len(names))})"
    return {row["name"]: row["value"] for row in tx.all(sql, *names)}


def keep_url(service: Service) -> None:
    """Store the site's public URL, so that links made at the console use it, too."""
    with service.write() as tx:
        keep_fact(tx, "url", service.base_url)


def kept_url(service: Service) -> str:
    with service.read() as tx:
        row = tx.one("SELECT value FROM facts WHERE name = 'url'")
    return str(row["value"]) if row else service.base_url


def migrations(service: Service) -> list[Row]:
    with service.read() as tx:
        return tx.all("SELECT name, at FROM migrations ORDER BY name")


def tidy(service: Service) -> int:
    """Delete expired data: stored answers after a day, expired sessions and links, old notifications, cancelled
    sandboxes; then expired guest accounts with their sandboxes."""
    with service.write() as tx:
        now = tx.now()
        gone = tx.run("DELETE FROM answers WHERE at < ?", now - DAY)
        gone += tx.run("DELETE FROM deliveries WHERE due IS NULL AND at < ?", now - NOTES_KEPT)
        rest = "NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.note = outbox.id)"
        gone += tx.run(f"DELETE FROM outbox WHERE due IS NULL AND at < ? AND {rest}", now - NOTES_KEPT)
        gone += sum(tx.run(f"DELETE FROM {table} WHERE until <= ?", now) for table in ("sessions", "resets"))
        gone += guests.clear_cancelled(tx, now - CANCELLED_KEPT)
        for table in ("spent", "streaming"):
            tx.run(f"DELETE FROM {table} WHERE until < ?", now)
        gone += tx.run("DELETE FROM reset_requests WHERE at < ?", now - DAY)
        gone += tx.run("DELETE FROM browsers WHERE at < ?", now - browsers.LASTS)
        gone += email_invitations.forget_addresses(tx)
        audit_log.forget_networks(tx)
        gone += tx.run(IDLE_SESSIONS, now - sessions.IDLE)
    return gone + guests.clear_away(service)
