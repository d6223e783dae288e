"""The database after a storm: each game's log is whole, and each phase was adjudicated once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from casusbelli.records.games.game_file import first_link, link
from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import OpenGame, header_of
from casusbelli.store import Row, Tx

Revealed = dict[str, dict[str, Any]]
"""Phase -> what its orders were."""


@dataclass
class Books:
    faults: list[str] = field(default_factory=list)
    phases: int = 0
    games: int = 0
    revealed: dict[str, Revealed] = field(default_factory=dict)  # by game, phases in their order

    def check(self, service: Service) -> None:
        with service.read() as tx:
            ids = [row["id"] for row in tx.all("SELECT id FROM games WHERE seq > 0")]
        for game in ids:
            with service.read() as tx:
                self.games += 1
                row = tx.one("SELECT * FROM games WHERE id = ?", game)
                assert row is not None
                self._game(service, tx, row)

    def _game(self, service: Service, tx: Tx, row: Row) -> None:
        events = tx.all("SELECT * FROM events WHERE game = ? ORDER BY seq", row["id"])
        if [event["seq"] for event in events] != list(range(1, row["seq"] + 1)):
            self.faults.append(f"{row['id']}: gaps or doubles in its facts")
            return
        chain = first_link(header_of(OpenGame(service, tx, row)))
        revealed = self.revealed.setdefault(row["id"], {})
        for event in events:
            chain = link(chain, event["body"].encode())
            if chain != event["hash"]:
                self.faults.append(f"{row['id']}: fact {event['seq']} breaks the chain")
                return
            if '"orders-revealed/' in event["body"]:
                body = json.loads(event["body"])
                if body["phase"] in revealed:
                    self.faults.append(f"{row['id']}: {body['phase']} was judged twice")
                revealed[body["phase"]] = body
        judged = [found["phase"] for found in tx.all("SELECT phase FROM judged WHERE game = ?", row["id"])]
        if sorted(judged) != sorted(revealed):
            self.faults.append(f"{row['id']}: judged {len(judged)}, revealed {len(revealed)}")
        self.phases += len(revealed)
        if row["status"] == "running" and row["due"] is None and not row["waits"]:
            self.faults.append(f"{row['id']}: nobody will ever judge {row['phase']}")
