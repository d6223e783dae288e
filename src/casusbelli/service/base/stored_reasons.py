"""Reasons that the service itself gives and stores as English text. They are recognized when read, so that each reader
gets them in their own language. What people wrote stays as they wrote it.

The stored text is the English sentence of a message ``service.why-...``. Databases also hold the sentences of earlier
versions (``EARLIER``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from casusbelli.core.catalogs import ENGLISH, texts_of
from casusbelli.core.fluent import Selection
from casusbelli.core.said import Said, Text, Value, phase, power, said, value

PREFIX: Final = "why-"
EARLIER: Final = {
    "resigned": "resigned",
    "replaced": "replaced",
    "dismissed by the game master": "dismissed",
    "has left this place": "account-deleted",
    "account-deleted": "account-deleted",
    "abandoned": "abandoned",
    r"silent for (?P<n>\d+) phases": "silent",
    "no pause lasts longer": "pause-over",
    "somebody plays again": "plays-again",
    "voted by the players": "voted",
    "nobody plays this game any more; it goes on as soon as somebody takes a seat": "deserted",
    "the phase could not be judged; the game-master has been told": "not-adjudicated",
    r"the service was down for (?P<n>\d+) minutes": "downtime",
    r"no orders from (?P<seats>.+)": "no-orders",
    "nobody confirmed for this seat in time": "not-confirmed",
    "it has waited for players for too long": "no-players",
    "the game has waited for its game master for three days; another one may volunteer": "neglected",
    "only bots were left, and the game belongs to a guest": "bots-of-guest",
    "only bots were left, and there is no deadline by which somebody could take over": "bots-no-deadline",
    r"the bot of (?P<seat>.+?) .* and has no orders in (?P<phase>\w+)": "bot-failed",
    r"only bots play, and games between bots end after (?P<n>\d+) years": "bots-long",
    r"only bots play, and no supply center has changed hands for (?P<n>\d+) years": "bots-quiet",
}


def reason_text(key: str, **values: object) -> str:
    """What to store for the message ``service.why-key``; names of seats and phases as they are."""
    return str(said(f"service.why-{key}", **values))


def stored_reason(text: str) -> Text:
    """The message if the service wrote this text, else the text itself."""
    for pattern, key in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            return Said(f"service.{PREFIX}{key}", dict(_typed(found.groupdict())))
    return text


def reason_said(text: str) -> Said | None:
    """The message alone, for results that give it beside the text."""
    found = stored_reason(text)
    return found if isinstance(found, Said) else None


def _typed(groups: Mapping[str, str]) -> Iterator[tuple[str, Value]]:
    for name, given in groups.items():
        if name == "n":
            yield name, int(given)
        elif name == "seats":
            yield name, value(map(power, given.split(", ")))
        else:
            yield name, phase(given) if name == "phase" else power(given) if name == "seat" else given


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    texts = texts_of("service")
    catalog = texts.catalog(ENGLISH) if texts is not None else {}
    ours = [(_regex(pattern), key.removeprefix(PREFIX)) for key, pattern in catalog.items() if key.startswith(PREFIX)]
    return tuple((re.compile(text), key) for text, key in [*ours, *EARLIER.items()])


def _regex(pattern: object) -> str:
    """An English sentence as a regular expression with a group for each value. These sentences have no selectors."""
    parts: list[str] = []
    for element in pattern:  # type: ignore[attr-defined]
        if isinstance(element, Selection):
            raise TypeError("a stored reason has no selectors in English")
        name = getattr(element, "name", "")
        digits = r"\d+" if name == "n" else ".+"
        parts.append(f"(?P<{name}>{digits})" if name else re.escape(getattr(element, "text", element)))
    return "".join(parts)
