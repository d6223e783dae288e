"""Games made from games: sandboxes from any phase, never with more in them than their maker may know."""

from __future__ import annotations

import json
import secrets

from casusbelli.core.canon import encode
from casusbelli.core.errors import printable
from casusbelli.records.gamefile import BadGameFile, first_link, is_game_file, read_game
from casusbelli.records.sandbox import BadPosition, exported_state, from_state, import_position
from casusbelli.rules.dice import SEED_BYTES, Dice
from casusbelli.rules.game import Game, WrongPhase
from casusbelli.rules.view import GM, Viewer
from casusbelli.service import games, judging, orders
from casusbelli.service.errors import bad_input, conflict
from casusbelli.service.house import House, Who
from casusbelli.service.rights import needs
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.service.table import EVERYBODY, Table, drafts, header_of, opened
from casusbelli.store import Tx

LARGEST = 4_000_000  # characters of a file
MOST_OF_ALL = 64_000_000  # characters of the logs of all sandboxes of one account
COPIES_AN_HOUR = 60
UNHURRIED = Settings(clock=Clock(length=0))


@needs("manage")
def clone(
    house: House, who: Who, game_id: str, phase: str | None = None, with_orders: bool = False, seat: str | None = None
) -> str:
    """A sandbox that begins as this game stood in a phase, as far as its maker may know it, with what he has
    written for the open phase. The dice are others."""
    owner = who.known()
    house.limits.spend("copy", owner, COPIES_AN_HOUR, 3600)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        if not table.row["seq"]:
            raise conflict("not-begun", "the game has not begun")
        game, name = table.game, f"{table.row['name']}: {phase or table.phase}"
        written = _written(table, viewer) if phase in (None, table.phase) else {}
    try:
        copy = _copied(house, game, viewer, phase or game.phases()[-1], with_orders)
    except (WrongPhase, BadPosition) as fault:
        raise conflict("not-now", str(fault)) from None
    for writer, text in written.items():
        copy.submit(writer, text)
    return _keep(house, owner, name, copy)


def _written(table: Table, viewer: Viewer) -> dict[str, str]:
    """The drafts that the viewer may read: his own, or a game-master's all."""
    seats = {row["seat"]: "\n".join(json.loads(row["stands"])) for row in drafts(table)}
    return seats if viewer is GM else {seat: text for seat, text in seats.items() if seat == viewer}


def _copied(house: House, game: Game, viewer: Viewer, phase: str, with_orders: bool) -> Game:
    """Facts that the viewer does not know stay out: he gets the position, not the log."""
    fork = game.fork(phase, with_orders)
    if viewer is GM or game.state.outcome is not None:
        return fork
    return from_state(exported_state(fork, viewer, house.find_board), house.find_board, fork.rules.seed.seed).game


@needs("manage")
def import_game(house: House, who: Who, text: str, name: str = "") -> str:
    """A sandbox from a game file, an exported state or a turn file."""
    owner = who.known()
    house.limits.spend("import", owner, 20, 3600)
    if len(text) > LARGEST:
        raise bad_input(f"a file of at most {LARGEST:,} characters, not {len(text):,}")
    try:
        if is_game_file(text):
            found = read_game(text, house.find_board)
            game = found.fork(found.phases()[-1])
        else:
            game = import_position(text, house.find_board, secrets.token_bytes(SEED_BYTES)).game
    except (BadGameFile, BadPosition, WrongPhase, IndexError) as fault:
        raise bad_input(f"this cannot be read: {fault}", code="bad-file") from None
    return _keep(house, owner, name or f"Sandbox: {game.phase}", game)


def _check_size(tx: Tx, owner: str, size: int) -> None:
    """Nobody fills the database with copies of a long game. What was cancelled counts until it is deleted."""
    sql = (
        "SELECT SUM(LENGTH(e.body)) AS size FROM events e JOIN games g ON g.id = e.game"
        " WHERE g.owner = ? AND g.kind <> 'game'"
    )
    row = tx.one(sql, owner)
    if row is not None and (row["size"] or 0) + size > MOST_OF_ALL:
        raise conflict(
            "too-many-copies",
            f"your sandboxes have at most {MOST_OF_ALL:,} characters together",
            "cancel some; they are deleted a week later",
        )


def _keep(house: House, owner: str, name: str, game: Game) -> str:
    """As a sandbox of this owner, with dice of its own."""
    rules = game.rules
    setup = Setup(printable(name)[:80], str(game.spec), rules.board.name, kind="sandbox", settings=UNHURRIED)
    size = sum(len(encode(event)) for event in game.log)
    with house.write() as tx:
        games.check_room(tx, owner)
        _check_size(tx, owner, size)
        table = games.put_up(house, tx, owner, setup, rules)
        table.change(chain=first_link(header_of(table.row)), started=tx.now(), status="running")
        dice = Dice(bytes.fromhex(table.row["seed"]), thrown={})
        table.game = Game(game.spec, rules.with_dice(dice), game.log, game.state)
        table.append(game.log)
        for seat, draft in game.drafts.items():
            orders.keep(table, seat, owner, "\n".join(map(str, draft.orders)), draft, 1)
        table.tell(EVERYBODY, "begun")
        judging.go_on(table)
        return table.id
