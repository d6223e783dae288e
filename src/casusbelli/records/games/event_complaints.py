"""Why a line of a game file is no event of its game."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from casusbelli.core.said import Said, said
from casusbelli.records.turns.values import quoted

UNREADABLE = (msgspec.MsgspecError, RecursionError)  # bad JSON


def unreadable_event(body: bytes, decoder: msgspec.json.Decoder[Any], fault: Exception) -> Said:
    if isinstance(fault, RecursionError):
        return said("turn.too-deep")
    kind = event_name(body)
    tags = [str(known.__struct_config__.tag) for known in get_args(decoder.type)]
    if kind is None:
        return said("story.no-event")
    return said("story.event-form", name=quoted(kind)) if kind in tags else _unknown_event(kind, tags)


def _unknown_event(kind: str, tags: Sequence[str]) -> Said:
    close = difflib.get_close_matches(kind[:40], tags, n=1)
    if close:
        return said("story.unknown-event-near", name=quoted(kind), near=close[0])
    return said("story.unknown-event", name=quoted(kind))


def event_name(body: bytes) -> str | None:
    try:
        found = msgspec.json.decode(body, type=dict[str, Any]).get("event")
    except UNREADABLE:
        return None
    return found if isinstance(found, str) else None
