"""Annotations of a game: who played, what was said, comments, and variations: lines that were not played.

They are no events, and change nothing on the board. ``phase`` is the phase in which something was said or to which it
belongs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

__all__ = ["NOTES", "Annotation", "Comment", "MessageRecorded", "PlayerNamed", "Variation", "VariationPhase"]


class Annotation(Struct, frozen=True, tag_field="note", forbid_unknown_fields=True, omit_defaults=True):
    """One annotation."""


class PlayerNamed(Annotation, frozen=True, tag="player/1"):
    seat: str
    name: str


class MessageRecorded(Annotation, frozen=True, tag="message/1"):
    """``to``: the seats that read it; none: everybody. ``at``: milliseconds since 1970, 0 if unknown. ``sender``: "" if
    it was anonymous, "gm" for the game master."""

    phase: str
    sender: str
    text: str
    to: tuple[str, ...] = ()
    at: int = 0


class Comment(Annotation, frozen=True, tag="comment/1"):
    """``phase``: "" for the whole game."""

    text: str
    phase: str = ""
    by: str = ""


class VariationPhase(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One phase of a variation: the orders of each seat, as text."""

    phase: str
    orders: Mapping[str, tuple[str, ...]]
    comment: str = ""


class Variation(Annotation, frozen=True, tag="variation/1"):
    """What might have been played instead, from the opening of its first phase on."""

    phases: tuple[VariationPhase, ...]
    by: str = ""

    @property
    def phase(self) -> str:
        return self.phases[0].phase if self.phases else ""


NOTES: tuple[type[Annotation], ...] = (PlayerNamed, MessageRecorded, Comment, Variation)
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(PlayerNamed | MessageRecorded | Comment | Variation)


def is_secret(note: Annotation) -> bool:
    """Names and what was said to some are secrets of a game that is not over, and so is what somebody thinks of it."""
    return not isinstance(note, MessageRecorded) or bool(note.to)
