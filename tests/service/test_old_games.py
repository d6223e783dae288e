"""Games of earlier versions can be stored in either database and come out unchanged; a changed event is detected."""

from __future__ import annotations

import json
from hashlib import sha256

import msgspec
import pytest

from casusbelli.engine.dice import SEED_BYTES, commitment
from casusbelli.records.games.game_file import LogEntry, read_header
from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import opened
from tests.chaos.books import Books
from tests.records.golden.make import HASHES, HERE
from tests.service.tables import made, person

GOLDEN = dict(line.split() for line in HASHES.read_text(encoding="utf-8").splitlines())


def shelved(service: Service, name: str) -> str:
    """The facts of a file, as they are, in the tables of a game. Files that keep their seed back get another."""
    text = (HERE / name).read_text(encoding="utf-8").splitlines()
    header, entries = (
        read_header(text[0]),
        [msgspec.json.decode(line, type=LogEntry) for line in text[1:] if '"event":' in line],
    )
    known = header.map if header.board is None else "standard"
    game = made(service, person(service, f"Keeper of {name}"), header.rules, map=known)
    said = {
        "options": json.dumps(header.options),
        "nonces": json.dumps(header.nonces),
        "seed": header.seed or bytes(SEED_BYTES).hex(),
        "commitment": header.commitment,
    }
    with service.write() as tx:
        rows = [(game, entry.n, entry.hash, bytes(entry.event).decode(), 0) for entry in entries]
        tx.add_all("events", ("game", "seq", "hash", "body", "at"), rows)
        if header.board is not None:
            tx.add("game_boards", game=game, text=header.board)
            said |= {"board": header.map, "board_hash": sha256(header.board.encode()).hexdigest()}
        tx.change("games", {"id": game}, seq=len(entries), chain=entries[-1].hash, **said)
    return game


@pytest.mark.parametrize("name", GOLDEN)
def test_they_are_rebuilt_bit_for_bit(service: Service, name: str) -> None:
    game = shelved(service, name)
    with service.read() as tx:
        table = opened(service, tx, game)
        assert table.game.state_hash() == GOLDEN[name]
        assert len(table.game.log) == table.row["seq"]
        if table.row["seed"] != bytes(SEED_BYTES).hex():
            assert commitment(bytes.fromhex(table.row["seed"])) == table.row["commitment"]


def test_a_fact_that_was_changed_is_found(service: Service) -> None:
    game = shelved(service, next(iter(GOLDEN)))
    assert broken(service) == []
    with service.write() as tx:
        tx.run("UPDATE events SET body = REPLACE(body, 'Austria', 'Prussia') WHERE game = ? AND seq = 1", game)
    assert broken(service) == [f"{game}: fact 1 breaks the chain"]
    with service.write() as tx:
        tx.run("DELETE FROM events WHERE game = ? AND seq = 3", game)
    assert broken(service) == [f"{game}: gaps or doubles in its facts"]


def broken(service: Service) -> list[str]:
    books = Books()
    books.check(service)
    return [fault for fault in books.faults if "chain" in fault or "gaps" in fault]
