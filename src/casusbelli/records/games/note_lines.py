"""Annotations in a game file: the lines after the events, in the same chain of hashes.

What is secret until the game is over is sealed. The chain has only the SHA-256 of a salt and the note, so that it stays
the same when the note is opened. The salt follows from the seed of the game (HMAC-SHA256 of ``note/N``), and whoever
knows the seed, and nobody else, can tell that the note is the one that was sealed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from casusbelli.core.canon import encode
from casusbelli.core.said import said
from casusbelli.records.games.annotations import DECODER, Annotation, is_secret
from casusbelli.records.games.event_complaints import UNREADABLE

MOST_NOTES = 200_000


class SealedNote(msgspec.Struct, frozen=True):
    """A note that this reader cannot know yet."""

    sealed: str


class NoteLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line. ``sealed``: the seal, if there is one; ``note``: left out while it is closed."""

    n: int
    hash: str
    sealed: str | None = None
    note: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class BadNote(ValueError):
    """The line is not a note, or not the one that was sealed: the reason, and the number of the note."""

    @property
    def number(self) -> int:
        return int(self.args[1])


Kept = Annotation | SealedNote


def seal(seed: bytes, number: int, body: bytes) -> str:
    """The seal of the note with this number, counted from 1."""
    salt = hmac.digest(seed, f"note/{number}".encode(), "sha256").hex()
    return hashlib.sha256(salt.encode() + body).hexdigest()


def _link(before: str, sealed: str | None, body: bytes) -> str:
    linked = body if sealed is None else encode({"sealed": sealed})
    return hashlib.sha256(before.encode() + linked).hexdigest()


def note_lines(notes: Iterable[Kept], chain: str, count: int, seed: bytes | None, opened: bool) -> Iterator[str]:
    """The lines of these notes, after ``count`` events that end with the hash ``chain``. Without a seed nothing can be
    sealed, and only what was sealed before, or is no secret, is written."""
    for number, note in enumerate(notes, 1):
        body, sealed, open_ = b"", None, True
        if isinstance(note, SealedNote):
            sealed, open_ = note.sealed, False
        else:
            body = encode(note)
            if is_secret(note):
                if seed is None:
                    raise ValueError("a secret note needs the seed of its game")
                sealed, open_ = seal(seed, number, body), opened
        chain = _link(chain, sealed, body)
        line = NoteLine(count + number, chain, sealed, msgspec.Raw(body) if open_ else msgspec.UNSET)
        yield f"{encode(line).decode()}\n"


def hash_in(line: str) -> str:
    """The hash in a line of the file: where the chain goes on."""
    return str(msgspec.json.decode(line, type=dict[str, Any])["hash"])


def trailing_notes(lines: Sequence[str]) -> int:
    """How many of the last lines are notes."""
    return sum(1 for _line in takewhile(_is_note, reversed(lines)))


def _is_note(line: str) -> bool:
    try:
        keys = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except UNREADABLE:
        return False
    return "event" not in keys and ("note" in keys or "sealed" in keys)


def read_notes(lines: Sequence[str], chain: str, count: int, seed: bytes | None) -> Iterator[Kept]:
    """The notes as written, with their chain and seals checked. Raises BadNote."""
    if len(lines) > MOST_NOTES:
        raise BadNote(said("story.too-many-notes", most=MOST_NOTES, n=len(lines)), 1)
    for number, text in enumerate(lines, 1):
        try:
            line = msgspec.json.decode(text, type=NoteLine)
        except UNREADABLE:
            raise BadNote(said("story.note-line", keys=NoteLine.__struct_fields__), number) from None
        body = b"" if isinstance(line.note, msgspec.UnsetType) else bytes(line.note)
        chain = _link(chain, line.sealed, body)
        if (line.n, line.hash) != (count + number, chain):
            raise BadNote(said("story.broken-chain"), number)
        yield _read(line, number, body, seed)


def _read(line: NoteLine, number: int, body: bytes, seed: bytes | None) -> Kept:
    if not body:
        return SealedNote(line.sealed or "")
    if line.sealed is not None and (seed is None or seal(seed, number, body) != line.sealed):
        raise BadNote(said("story.note-other-seal"), number)
    try:
        note: Any = DECODER.decode(body)
        same = encode(note) == body
    except UNREADABLE:
        same = False
    if not same or is_secret(note) != (line.sealed is not None):
        raise BadNote(said("story.note-form"), number)
    assert isinstance(note, Annotation)
    return note
