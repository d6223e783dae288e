"""Read what a model has written: orders, messages and notes, each limited in number and length. The orders themselves
are parsed by the rules of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from casusbelli.engine.phrases import Phrase, PhraseRefused, phrase_of, phrase_text
from casusbelli.llm.briefing import EVERYBODY

MOST_ORDERS, LONGEST_ORDER = 80, 200  # as the API allows
MOST_SENT, LONGEST_MESSAGE, LONGEST_MEMORY = 6, 1_000, 3_000
LONGEST_ANSWER = 60_000  # characters that are read
SHOWN = 60  # characters of a line that is quoted in a reason

HEADING = re.compile(r"[\s#*_`]*(ORDERS|MESSAGES|MEMORY)[\s*_`:]*", re.IGNORECASE)
THOUGHTS = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL | re.IGNORECASE)
BULLET = re.compile(r"\s*(?:[-*•+]\s+|\d{1,2}[.)]\s+)?")
ADDRESS = re.compile(r"\s*(?:[-*•+]\s+)?\**To\s+([^:\n]{1,200}?)\s*:\**\s*(.*)", re.IGNORECASE)
NAMES = re.compile(r"\s*(?:,|&|;|/|\band\b)\s*")
NOTHING = {"", "none", "(none)", "no orders", "no messages", "n/a", "-"}
ALL = {"all", "everybody", "everyone", EVERYBODY}


class OutgoingMessage(Struct, frozen=True, omit_defaults=True):
    """``phrase``: a quick phrase, whose sentence is the text."""

    to: tuple[str, ...]
    text: str
    phrase: Phrase | None = None


class AgentReply(Struct, frozen=True):
    """``memory`` is None if the answer has no such part. ``refused``: what is left out, and why."""

    orders: tuple[str, ...] = ()
    messages: tuple[OutgoingMessage, ...] = ()
    memory: str | None = None
    refused: tuple[tuple[str, str], ...] = ()


def read_reply(answer: str, recipients: Sequence[str], numbered: Mapping[str, str] | None = None) -> AgentReply:
    """The parts of an answer. Without any heading all of it is read as orders. ``numbered``: the ids of the messages
    that a quick phrase can refer to, by their numbers in the prompt."""
    parts = _parts(THOUGHTS.sub("", answer[:LONGEST_ANSWER]))
    refused: list[tuple[str, str]] = []
    orders = tuple(_orders(parts.get("ORDERS", ()), refused))
    messages = tuple(_messages(parts.get("MESSAGES", ()), recipients, numbered or {}, refused))
    memory = "\n".join(parts["MEMORY"]).strip()[:LONGEST_MEMORY] if "MEMORY" in parts else None
    return AgentReply(orders, messages, memory, tuple(refused))


def _parts(answer: str) -> dict[str, list[str]]:
    """Heading -> its lines. If one is repeated, its last part counts."""
    lines = [line for line in answer.splitlines() if not line.strip().startswith("```")]
    parts: dict[str, list[str]] = {}
    now: list[str] | None = None
    for line in lines:
        found = HEADING.fullmatch(line)
        if found:
            now = parts[found[1].upper()] = []
        elif now is not None:
            now.append(line)
    return parts or {"ORDERS": lines}


def _orders(lines: Iterable[str], refused: list[tuple[str, str]]) -> Iterator[str]:
    written = [line for line in (BULLET.sub("", one, count=1).strip(" `*") for one in lines) if not _is_nothing(line)]
    for n, line in enumerate(written):
        if len(line) > LONGEST_ORDER:
            refused.append((_start(line), f"an order has at most {LONGEST_ORDER} characters"))
        elif n >= MOST_ORDERS:
            refused.append((_start(line), f"only the first {MOST_ORDERS} lines are read"))
            return
        else:
            yield line


def _messages(
    lines: Iterable[str], recipients: Sequence[str], numbered: Mapping[str, str], refused: list[tuple[str, str]]
) -> Iterator[OutgoingMessage]:
    count = 0
    for names, text in _addressed(lines):
        to = _recipients(names, recipients)
        why = ""
        phrase, fault = _phrase(text, numbered) if text.startswith("{") else (None, "")
        if fault:
            refused.append((_start(f"To {names}: {text}"), fault))
            continue
        if to is None:
            why = f"you can write to {listed_names(recipients)}"
        elif count == MOST_SENT:
            why = f"at most {MOST_SENT} messages in a phase"
        elif len(text) > LONGEST_MESSAGE:
            why = f"cut to {LONGEST_MESSAGE} characters"
        if why:
            refused.append((_start(f"To {names}: {text}"), why))
        if to is not None and count < MOST_SENT:
            count += 1
            yield OutgoingMessage(to, phrase_text(phrase) if phrase else text[:LONGEST_MESSAGE], phrase)


def _phrase(text: str, numbered: Mapping[str, str]) -> tuple[Phrase | None, str]:
    """A quick phrase written as JSON, or what is wrong with it."""
    try:
        phrase = phrase_of(msgspec.json.decode(text))
    except msgspec.DecodeError as fault:
        return None, f"a quick phrase is one line of JSON: {fault}"
    except PhraseRefused as fault:
        return None, str(fault)
    if phrase.earlier and phrase.earlier not in numbered:
        return None, f"there is no message {phrase.earlier}"
    return replace(phrase, earlier=numbered.get(phrase.earlier, "")), ""


def _addressed(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The names after "To", and the text up to the next message. What precedes the first one is no message."""
    written: list[tuple[str, list[str]]] = []
    for line in lines:
        found = ADDRESS.fullmatch(line)
        if found:
            written.append((found[1], [found[2]]))
        elif written:
            written[-1][1].append(line)
    texts = ((names, "\n".join(text).strip()) for names, text in written)
    return ((names, text) for names, text in texts if not _is_nothing(text))


def _recipients(names: str, recipients: Sequence[str]) -> tuple[str, ...] | None:
    """The seats with these names; None if one of them cannot be written to."""
    known = {name.casefold(): name for name in recipients}
    if names.strip(" *").casefold() in ALL:
        return (EVERYBODY,) if EVERYBODY in recipients else None
    if names.casefold() in known:  # a name may contain "and"
        return (known[names.casefold()],)
    found = [known.get(name.casefold()) for name in NAMES.split(names) if name]
    return tuple(dict.fromkeys(name for name in found if name)) if found and all(found) else None


def listed_names(recipients: Sequence[str]) -> str:
    return ", ".join("all" if name == EVERYBODY else name for name in recipients) or "nobody"


def _is_nothing(text: str) -> bool:
    return text.strip().rstrip(".").casefold() in NOTHING


def _start(text: str) -> str:
    return text[:SHOWN].replace("\n", " ")
