"""Copies of games: sandboxes from any phase, never containing more than their maker may know."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from casusbelli.core.canon import encode
from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.engine.dice import SEED_BYTES, Dice
from casusbelli.engine.game import Game, WrongPhase
from casusbelli.engine.view import GM, Viewer
from casusbelli.records.foreign.record_formats import is_record, only_game
from casusbelli.records.foreign.recorded_game import BadRecord
from casusbelli.records.foreign.replayed_record import replayed
from casusbelli.records.games.game_file import BadGameFile, board_text, first_link, is_game_file, read_annotated
from casusbelli.records.games.positions import BadPosition, exported_state, from_state, import_position
from casusbelli.records.games.recorded_play import read_play
from casusbelli.records.games.text_record import is_text_record
from casusbelli.records.turns.values import TurnError
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, conflict
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import adjudicating, lobby, order_entry, quotas
from casusbelli.service.games.imported_comments import annotations_of, keep_annotations
from casusbelli.service.games.imported_messages import keep_messages, size_of
from casusbelli.service.games.open_game import EVERYBODY, OpenGame, header_of, opened
from casusbelli.service.games.saved_drafts import draft_text, drafts
from casusbelli.service.games.uploaded_boards import MOST_PROVINCES
from casusbelli.variants import UnknownMap

LARGEST = 4_000_000  # characters of a file
LARGEST_BOARD = MOST_PROVINCES
COPIES_AN_HOUR = 60
UNHURRIED = Settings(clock=Clock(length=0))


@needs("manage")
def clone(
    service: Service,
    who: Who,
    game_id: str,
    phase: str | None = None,
    with_orders: bool = False,
    seat: str | None = None,
) -> str:
    """Fork: a sandbox that begins as this game stood in a phase, as far as the user may know it, with their own drafts
    for the open phase and the comments that a sandbox has. The dice are different."""
    owner = who.known()
    spend_exactly(service, ("copy", owner, COPIES_AN_HOUR, 3600))
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        if not table.row["seq"]:
            raise conflict("not-begun", said("service.not-begun"))
        game, name = table.game, f"{table.row['name']}: {phase or table.phase}"
        written = _written(table, viewer) if phase in (None, table.phase) else {}
        notes = annotations_of(table)
    try:
        copy = _copied(game, viewer, phase or game.phases()[-1], with_orders)
    except (WrongPhase, BadPosition) as fault:
        raise conflict("not-now", complaint(fault)) from None
    for writer, text in written.items():
        copy.drafts[writer] = copy.draft_again(writer, text)
    return _keep(service, owner, name, copy, notes)


def _written(table: OpenGame, viewer: Viewer) -> dict[str, str]:
    """The drafts that the viewer may read: their own, or all for a game master."""
    seats = {row["seat"]: draft_text(row) for row in drafts(table)}
    return seats if viewer is GM else {seat: text for seat, text in seats.items() if seat == viewer}


def _copied(game: Game, viewer: Viewer, phase: str, with_orders: bool) -> Game:
    """Facts that the viewer does not know are left out: the copy gets the position, not the log."""
    fork = game.fork(phase, with_orders)
    if viewer is GM or game.state.outcome is not None:
        return fork
    played = fork.rules.board.origin
    return from_state(exported_state(fork, viewer), lambda _name: played, fork.rules.seed.seed).game


@needs("manage")
def import_game(service: Service, who: Who, text: str, name: str = "") -> str:
    """A sandbox from a game file, a text record, a game of another program, a position or a turn file. Messages,
    names, comments and variations come along."""
    owner = who.known()
    spend_exactly(service, ("import", owner, 20, 3600))
    if len(text) > LARGEST:
        raise bad_input(said("service.file-too-large", most=LARGEST, n=len(text)))
    try:
        game, notes = _read(service, text)
    except (BadGameFile, BadPosition, BadRecord, TurnError, UnknownMap, WrongPhase, IndexError) as fault:
        raise bad_input(said("service.unreadable-file", why=complaint(fault)), code="bad-file") from None
    _check_board(game)
    return _keep(service, owner, name or f"Sandbox: {game.phase}", game, notes)


def _read(service: Service, text: str) -> tuple[Game, Sequence[object]]:
    """The game, in its last phase if it is over, and its annotations."""
    if is_game_file(text):
        found = read_annotated(text, service.find_board)
        return found.game.fork(found.game.phases()[-1]), found.notes
    seed = secrets.token_bytes(SEED_BYTES)
    if is_text_record(text):
        played = read_play(text, service.find_board, seed)
        return _reopened(played.game), played.notes
    if is_record(text):
        replay = replayed(only_game(text), service.find_board, seed)
        return _reopened(replay.game), replay.notes
    return import_position(text, service.find_board, seed).game, ()


def _reopened(game: Game) -> Game:
    return game.fork(game.phases()[-1]) if game.state.outcome is not None else game


def _check_board(game: Game) -> None:
    """Limit the size of a board from a file: orders are enumerated and pictures drawn on this server."""
    count = len(game.rules.board.origin.provinces)
    if count > LARGEST_BOARD and board_text(game.rules.board) is not None:
        raise bad_input(said("service.board-too-large", most=LARGEST_BOARD, n=count), code="bad-file")


def _keep(service: Service, owner: str, name: str, game: Game, notes: Sequence[object] = ()) -> str:
    """Save it as a sandbox of this owner, with dice of its own."""
    rules = game.rules
    setup = Setup(printable(name)[:80], str(game.spec), rules.board.origin.name, kind="sandbox", settings=UNHURRIED)
    size = sum(len(encode(event)) for event in game.log) + len(board_text(rules.board) or "") + size_of(notes)
    with service.write() as tx:
        lobby.check_room(tx, owner)
        quotas.check_copies(tx, owner, size)
        table = lobby.put_up(service, tx, owner, setup, rules)
        table.change(chain=first_link(header_of(table)), started=tx.now(), status="running")
        dice = Dice(bytes.fromhex(table.row["seed"]), thrown={})
        table.game = Game(game.spec, rules.with_dice(dice), game.log, game.state)
        table.append(game.log)
        keep_messages(table, owner, notes)
        keep_annotations(table, notes)
        for seat, draft in game.drafts.items():
            order_entry.keep(table, seat, owner, "\n".join(map(str, draft.orders)), draft, 1)
        table.tell(EVERYBODY, "begun")
        adjudicating.go_on(table)
        return table.id
