"""Access to a service with somebody's API token. What the service refuses becomes a fault of the tool."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Final
from urllib.parse import urlsplit

from pydantic import Field

from casusbelli.client import Client, Problem, Unreachable
from casusbelli.mcp_server.toolbox import LONGEST_NAME, ToolFault

TIMEOUT: Final = 20.0  # seconds; clients give up on a tool after about a minute
TRIES: Final = 2
HINTS: Final = {
    "bad-token": "Create an API token in the settings of the service, and start casus mcp with it in CASUS_TOKEN.",
    "not-allowed": "The token may lack a scope: read, play (orders) or press (messages).",
    "not-found": "my_games lists the ids of your games, and view_game the seats of one.",
    "phase-closed": "view_game tells the open phase.",
    "stale": "Read my_orders again and send its draft number as base.",
}

GameId = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of the game, as my_games lists it.")
]
MySeat = Annotated[
    str | None,
    Field(max_length=64, description="The seat to act for: needed only if you play several in this game."),
]
OpenPhase = Annotated[
    str,
    Field(
        min_length=1,
        max_length=16,
        description="The phase that this is for, such as S1901M: the open one, or it is refused.",
    ),
]
Cursor = Annotated[str | None, Field(max_length=LONGEST_NAME, description="The `next` of the previous reply.")]


class BadServiceUrl(ValueError):
    """This is not the address of a service."""


@dataclass(frozen=True)
class ServiceAccess:
    """``token`` is a secret: it goes to the service and nowhere else."""

    url: str
    token: str = field(repr=False)

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
            raise BadServiceUrl("expected an address such as https://example.org, without a user name")

    @contextmanager
    def client(self) -> Iterator[Client]:
        """A client for one call of a tool, since calls run at the same time."""
        try:
            yield Client(self.url, self.token, TIMEOUT, TRIES)
        except Problem as refused:
            raise self._fault(refused) from None
        except Unreachable:
            raise ToolFault(
                "unreachable", f"The service at {urlsplit(self.url).netloc} does not answer.", "Try again later."
            ) from None

    def _fault(self, refused: Problem) -> ToolFault:
        hints = [refused.hint, HINTS.get(refused.code, "")]
        if refused.seconds:
            hints.append(f"Try again in {refused.seconds:g} seconds.")
        return ToolFault(refused.code, refused.sentence, " ".join(filter(None, hints)))
