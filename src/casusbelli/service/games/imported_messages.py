"""Messages of an imported game, as messages of its sandbox."""

from __future__ import annotations

from collections.abc import Iterable

from casusbelli.core.canon import encode
from casusbelli.core.said import said
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.service.base.service_errors import bad_input
from casusbelli.service.games import messages
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame
from casusbelli.service.games.plans import stored
from casusbelli.store import new_id


def size_of(notes: Iterable[object]) -> int:
    """The characters of all messages and of everything else that comes along. Raises if they are more than one account
    may write in a game."""
    size = sum(len(note.text if isinstance(note, MessageRecorded) else encode(note)) for note in notes)
    if size > messages.MOST_IN_A_GAME:
        raise bad_input(said("service.import-messages", most=messages.MOST_IN_A_GAME, n=size), code="bad-file")
    return size


def keep_messages(table: OpenGame, owner: str, notes: Iterable[object]) -> None:
    """Save the messages. Whoever has no seat here counts as the game master."""
    sent = [note for note in notes if isinstance(note, MessageRecorded)]
    plan = stored(())
    for number, note in enumerate(sent, 1):
        sender = note.sender if note.sender in table.seats else MASTER
        readers = [name for name in note.to if name in table.seats]
        public = not readers
        text = note.text.replace("\0", "")
        message = new_id()
        table.tx.add(
            "messages",
            id=message,
            n=number,
            game=table.id,
            at=note.at or table.tx.now(),
            phase=note.phase,
            sender=sender,
            office="",
            tenure=0,
            account=owner,
            grey=0,
            public=int(public),
            thread=EVERYBODY if public else "|".join(sorted({sender, *readers})),
            text=text,
            plan=plan,
            phrase=None,
            size=len(text) + len(plan),
            withheld="",
        )
        for name in table.seats if public else readers:
            if name != sender:
                table.tx.add("recipients", message=message, seat=name, tenure=0, account=owner)
