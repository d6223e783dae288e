"""Account deletion: the games stay and can still be read; the name is erased."""

from __future__ import annotations

from casusbelli.core.said import said
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.passwords import right
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import not_allowed
from casusbelli.service.base.settings import read_settings
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.games import gm_office, seating
from casusbelli.service.games.open_game import OPEN, opened
from casusbelli.service.games.uploaded_boards import delete_boards
from casusbelli.service.people.moderation import check_not_last

GONE = "somebody who left"
SEATS = (
    "SELECT s.game, s.seat, g.settings FROM seats s JOIN games g ON g.id = s.game"
    " WHERE s.account = ? AND g.status IN {open}"
)
RUN = "SELECT id FROM games WHERE gm = ? AND status IN {open} ORDER BY id"

# personal data, deleted with the account
OWN = (
    "sessions",
    "tokens",
    "resets",
    "confirmations",
    "absences",
    "applicants",
    "blocks",
    "muted",
    "notes",
    "channels",
    "wishes",
    "browsers",
    "lessons_done",
    "templates",
)


@needs(PERSON)
def leave(service: Service, who: Who, password: str) -> None:
    """Delete one's account. Asks for the password again: there is no way back."""
    account = in_person(who)
    spend_exactly(service, ("give the old password", account, 10, 900))
    with service.read() as tx:
        row = tx.one("SELECT password FROM accounts WHERE id = ?", account)
    if row is None or not right(password, row["password"]):
        raise not_allowed(said("service.password-wrong"))
    is_open = str(OPEN)
    with service.write() as tx, service.within(tx):
        row = tx.one(f"SELECT * FROM accounts WHERE id = ? AND deleted IS NULL{tx.lock}", account)
        if row is None:
            return
        check_not_last(tx, row)
        for seat in tx.all(f"{SEATS.format(open=is_open)} ORDER BY s.game, s.seat", account):
            why = "" if read_settings(seat["settings"]).anonymous else reason("account-deleted")
            seating.leave(service, who, seat["game"], seat["seat"], why)  # a deleted account names no seat
        for game in tx.all(RUN.format(open=is_open), account):
            table = opened(service, tx, game["id"], lock=True)
            gm_office.vacate(table, who, reason("account-deleted"))
        delete_boards(tx, account)
        for table_name in OWN:
            tx.run(f"DELETE FROM {table_name} WHERE account = ?", account)
        tx.run("DELETE FROM blocks WHERE blocked = ?", account)
        tx.run("DELETE FROM invitations WHERE (account = ? OR by_account = ?) AND used IS NULL", account, account)
        tx.run("DELETE FROM inviters WHERE account = ?", account)
        tx.run("UPDATE outbox SET due = NULL, data = '{}' WHERE account = ?", account)
        tx.run("UPDATE deliveries SET due = NULL WHERE account = ?", account)
        tx.change(
            "accounts",
            {"id": account},
            name=GONE,
            name_key=f"/{account}",
            email=None,
            pending=None,
            look=f"/{account}",
            confirmed=None,
            password=None,
            role="player",
            prefs="{}",
            deleted=tx.now(),
        )
