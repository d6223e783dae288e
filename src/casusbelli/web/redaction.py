"""Keeps secrets out of logs: who reads one must not be able to choose a password, take a seat or read a calendar.

Some addresses are secrets themselves, since people follow them from a mail. They are taken out of every line of the
log, tracebacks included, by the formatters that write it (``log_lines``). Pages at such addresses name no path as their
referrer, or the log of a proxy would have it.
"""

from __future__ import annotations

import re
from typing import Final

from casusbelli.service.people.accounts import RESET_PAGE
from casusbelli.service.people.email_confirmation import PAGE as CONFIRM_PAGE
from casusbelli.service.people.email_invitations import REFUSE
from casusbelli.service.people.preferences import CALENDAR, UNSUBSCRIBE

SECRET_PAGES: Final = (RESET_PAGE, CONFIRM_PAGE, CALENDAR, UNSUBSCRIBE, REFUSE)
_PAGES: Final = "|".join(page.strip("/") for page in SECRET_PAGES)
_END: Final = r"[^\s\"'<>,;)\]]+"
PATTERNS: Final = [
    (re.compile(rf"(/(?:{_PAGES})(?:/|%2F)){_END}", re.IGNORECASE), r"\1..."),
    (re.compile(r"([?&][^\s=&\"']{1,100}=)[^\s&\"'<>]+"), r"\1..."),  # invitations, and where to go after signing in
    (re.compile(rf"(/webhooks/){_END}"), r"\1..."),
    (re.compile(r"(://[^\s/:@]*:)[^\s/@]+@"), r"\1...@"),
    (re.compile(r"\bcb_[\w-]{8,}"), "cb_..."),
    # Anything else that looks drawn at random, such as a session in the message of an exception.
    (re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}"), "..."),
]


def redacted(text: str) -> str:
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text


def is_secret(path: str, query: bytes) -> bool:
    """True if nobody should see this address."""
    return bool(query) or path.startswith(SECRET_PAGES)
