"""Reasons as they are stored: the English text, and the message as JSON if the service gave the reason itself. What
people wrote is text alone and stays as they wrote it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from casusbelli.core.said import Said, Text, said
from casusbelli.service.base.service_errors import bad_input

REASON: Final = "service.why-"
LONGEST_REASON: Final = 500


def reason(key: str, **values: object) -> Said:
    """The message ``service.why-key``."""
    return said(f"service.why-{key}", **values)


def checked_reason(text: str) -> str:
    """A reason written by a person, without characters that databases reject."""
    if len(text) > LONGEST_REASON:
        raise bad_input(said("service.long-reason", most=LONGEST_REASON, n=len(text)))
    return text.replace("\0", "").strip()


def reason_code(why: Text) -> str:
    """The text of a reason in the log of a game: the key of the service's own reason, or the text a person wrote."""
    return why.code.removeprefix(REASON) if isinstance(why, Said) else why


def reason_of_rules(code: str) -> Text:
    """The reason for a seat that the rules vacated, from their code in the log."""
    return reason(code) if code in OF_RULES else code


OF_RULES: Final = ("resigned", "abandoned")


def columns(why: Text) -> dict[str, str]:
    """The two columns."""
    return {"why": str(why), "why_said": msgspec.json.encode(why).decode() if isinstance(why, Said) else ""}


def stored_said(row: dict[str, Any]) -> Said | None:
    """The message of a row; None for what a person wrote."""
    return msgspec.json.decode(row["why_said"], type=Said) if row["why_said"] else None


def as_json(why: Text) -> dict[str, object]:
    """The same two as members of a JSON object."""
    return {"why": str(why), **({"why_said": msgspec.to_builtins(why)} if isinstance(why, Said) else {})}


def from_json(data: dict[str, Any]) -> Text:
    told = data.get("why_said")
    return msgspec.convert(told, Said) if told else str(data.get("why", ""))
