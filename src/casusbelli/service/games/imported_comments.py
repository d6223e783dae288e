"""What comes with an imported game besides its messages: names of players, comments and variations. They belong to the
phases of its sandbox, never change, and are exported again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from casusbelli.core.canon import encode
from casusbelli.records.games.annotations import DECODER, Annotation, Comment, PlayerNamed, Variation
from casusbelli.service.games.open_game import OpenGame


def keep_annotations(table: OpenGame, notes: Iterable[object]) -> None:
    kept = [note for note in notes if isinstance(note, Comment | PlayerNamed | Variation)]
    rows = [
        (table.id, n, "" if isinstance(note, PlayerNamed) else note.phase, encode(note).decode())
        for n, note in enumerate(kept, 1)
    ]
    table.tx.add_all("annotations", ("game", "n", "phase", "body"), rows)


def annotations_of(table: OpenGame) -> Sequence[Annotation]:
    """Only sandboxes have any."""
    if table.row["kind"] != "sandbox":
        return ()
    rows = table.tx.all("SELECT body FROM annotations WHERE game = ? ORDER BY n", table.id)
    return [DECODER.decode(row["body"]) for row in rows]
