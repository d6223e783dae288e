"""Personal notes: private notes on a game, a statement at its end, vacations."""

from __future__ import annotations

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.account_shapes import Away
from casusbelli.service.base.message_shapes import StatementTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, conflict, not_found
from casusbelli.service.base.settings import MINUTE
from casusbelli.service.games.open_game import EVERYBODY, opened
from casusbelli.store import new_id

LONGEST_NOTE = 20_000
LONGEST_STATEMENT = 8_000
LONGEST_ABSENCE = 60 * 24 * 60 * MINUTE
ABSENCES = 10


@needs("play")
def note(service: Service, who: Who, game_id: str, text: str) -> None:
    """A private note, which nobody else ever reads."""
    account = who.known()
    if len(text) > LONGEST_NOTE:
        raise bad_input(said("service.long-notes", most=LONGEST_NOTE, n=len(text)))
    with service.write() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        tx.run("DELETE FROM notes WHERE game = ? AND account = ?", game_id, account)
        tx.add("notes", game=game_id, account=account, text=text.replace("\0", ""), at=tx.now())


@needs("play")
def notes(service: Service, who: Who, game_id: str) -> str:
    with service.read() as tx:
        opened(service, tx, game_id).check_seen(who)
        row = tx.one("SELECT text FROM notes WHERE game = ? AND account = ?", game_id, who.known())
        return str(row["text"]) if row else ""


@needs("play")
def state(service: Service, who: Who, game_id: str, text: str, seat: str | None = None) -> None:
    """A player's statement after the end of a game, for everybody to read."""
    account = who.known()
    if not 1 <= len(text.strip()) <= LONGEST_STATEMENT:
        raise bad_input(said("service.statement-length", most=LONGEST_STATEMENT))
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        if table.row["status"] != "finished":
            raise conflict("not-over", said("service.statements-when-over"))
        tx.run("DELETE FROM statements WHERE game = ? AND seat = ?", game_id, mine)
        tx.add("statements", game=game_id, seat=mine, account=account, text=text.replace("\0", ""), at=tx.now())
        table.tell(EVERYBODY, "statement", seat=mine)


@needs("read")
def statements(service: Service, who: Who, game_id: str) -> list[StatementTold]:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        sql = (
            "SELECT s.seat, s.text, s.at, a.name AS player FROM statements s JOIN accounts a ON a.id = s.account"
            " WHERE s.game = ? ORDER BY s.at"
        )
        return [
            {"seat": row["seat"], "text": row["text"], "at": row["at"], "player": row["player"]}
            for row in tx.all(sql, game_id)
        ]


@needs("play")
def away(service: Service, who: Who, since: int, until: int) -> str:
    """Set a vacation. Deadlines set from now on avoid it, where the game respects vacations."""
    account = who.known()
    with service.write() as tx:
        now = tx.now()
        if not (since < until and until > now and until - max(since, now) <= LONGEST_ABSENCE):
            raise bad_input(said("service.bad-absence"))
        known = tx.all("SELECT id FROM absences WHERE account = ? AND until > ?", account, now)
        if len(known) >= ABSENCES:
            raise conflict("too-many", said("service.enough-absences", n=ABSENCES))
        number = new_id()
        tx.add("absences", id=number, account=account, since=since, until=until)
        return number


@needs("play")
def back(service: Service, who: Who, number: str) -> None:
    with service.write() as tx:
        if not tx.run("DELETE FROM absences WHERE id = ? AND account = ?", number, who.known()):
            raise not_found("absence", printable(number))


@needs("play")
def absences(service: Service, who: Who) -> list[Away]:
    with service.read() as tx:
        sql = "SELECT id, since, until FROM absences WHERE account = ? AND until > ? ORDER BY since"
        rows = tx.all(sql, who.known(), tx.now())
        return [{"id": row["id"], "since": row["since"], "until": row["until"]} for row in rows]
