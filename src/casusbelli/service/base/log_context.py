"""What every line of the log says about the work that it belongs to: the request, the game, the phase, the account.

Identifiers only: names of people are not written to logs. The fields belong to the current task or thread; the
formatter (``web.log_lines``) reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from casusbelli.store import new_id

REQUEST_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{7,63}")
NOTHING: Final[Mapping[str, str]] = {}

fields: ContextVar[Mapping[str, str]] = ContextVar("fields", default=NOTHING)


@contextmanager
def log_context(**more: str | None) -> Iterator[None]:
    """Add these fields to every line that is logged within the block. None and "" are left out."""
    before = fields.set({**fields.get(), **{name: value for name, value in more.items() if value}})
    try:
        yield
    finally:
        fields.reset(before)


def note(**more: str | None) -> None:
    """Add these fields to every further line of the current task, or of the call that was handed to a thread."""
    fields.set({**fields.get(), **{name: value for name, value in more.items() if value}})


def request_id(given: str) -> str:
    """The identifier of a request: the one that the client or the proxy sent, if it looks like one."""
    return given if REQUEST_ID.fullmatch(given) else new_id()


def current_request() -> str:
    """The identifier of the request that is being answered; "" outside of requests."""
    return fields.get().get("request", "")
