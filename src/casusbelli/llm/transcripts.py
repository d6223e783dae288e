"""The transcript of a seat: a file in the JSON Lines format with every prompt and answer. It is all that the harness
remembers: the model's notes, what has been spent, and which messages it has read. It holds no keys."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from casusbelli.llm.providers import ChatMessage
from casusbelli.llm.replies import OutgoingMessage
from casusbelli.llm.spending import Spending


class CallRecord(Struct, frozen=True, tag="call", tag_field="kind"):
    """One call of the provider. ``answer``: None if it failed, with the reason in ``fault``. ``orders``: those that
    the rules accept; ``refused``: what was not taken from the answer, and why."""

    phase: str
    attempt: int
    provider: str
    prompt: Sequence[ChatMessage]
    answer: str | None
    fault: str
    tokens_in: int
    tokens_out: int
    seconds: float
    money: float
    written: int = 0
    orders: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    messages: tuple[OutgoingMessage, ...] = ()
    memory: str | None = None


class PlayRecord(Struct, frozen=True, tag="play", tag_field="kind"):
    """What was done in a phase. ``fallback``: why it was not the model's choice, or "". ``heard``: the messages that
    the prompt contained, by id. ``at``: in milliseconds. ``draft``: the number of the saved draft, on a service."""

    phase: str
    at: int
    orders: tuple[str, ...]
    messages: tuple[OutgoingMessage, ...]
    fallback: str
    heard: tuple[str, ...]
    draft: int = 0
    refused: tuple[tuple[str, str], ...] = ()


Record = CallRecord | PlayRecord


class Transcript:
    """``path``: None for one that is kept in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.records: list[Record] = list(read_transcript(path)) if path is not None and path.exists() else []

    @classmethod
    def of(cls, folder: Path | None, game: str, seat: str) -> Transcript:
        if folder is None:
            return cls()
        folder.mkdir(parents=True, exist_ok=True)
        return cls(folder / f"{_plain(game)}-{_plain(seat)}.jsonl")

    def append(self, record: Record) -> None:
        self.records.append(record)
        if self.path is None:
            return
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)  # a seat's secrets
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(record) + b"\n")

    def calls(self, phase: str | None = None) -> list[CallRecord]:
        return [it for it in self.records if isinstance(it, CallRecord) and phase in (None, it.phase)]

    def plays(self, phase: str | None = None) -> list[PlayRecord]:
        return [it for it in self.records if isinstance(it, PlayRecord) and phase in (None, it.phase)]

    def spent(self, phase: str | None = None) -> Spending:
        used = (Spending(it.tokens_in + it.tokens_out, it.seconds, it.money) for it in self.calls(phase))
        return sum(used, Spending())

    @property
    def memory(self) -> str:
        """The latest notes of the model."""
        return next((it.memory for it in reversed(self.calls()) if it.memory is not None), "")

    @property
    def heard(self) -> set[str]:
        return {one for play in self.plays() for one in play.heard}


def read_transcript(path: Path) -> Iterator[Record]:
    """The records of a file. A last line that was cut off is skipped, and the file is ready for the next one."""
    text = path.read_bytes()
    if text and not text.endswith(b"\n"):
        with path.open("ab") as file:
            file.write(b"\n")
    for line in text.split(b"\n")[:-1]:
        try:
            yield msgspec.json.decode(line, type=Record)
        except msgspec.DecodeError:
            continue


def answers(path: Path) -> list[str | None]:
    """All answers of a transcript, None for a failed call, to play it again."""
    return [it.answer for it in read_transcript(path) if isinstance(it, CallRecord)]


def _plain(name: str) -> str:
    return re.sub(r"[^\w-]+", "_", name)
