"""Where answers come from: the protocol of a provider, a local command, and answers from a script or a transcript."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, Protocol

from msgspec import Struct

TOKEN, KEY = "CASUSBELLI_TOKEN", "CASUSBELLI_MODEL_KEY"
SECRETS: Final = (TOKEN, KEY)
"""Environment variables that are not passed to a command."""
CHARACTERS_PER_TOKEN = 3  # on the safe side: orders have more tokens for their length than prose
SHOWN = 200  # characters of an error message
Role = Literal["system", "user", "assistant"]


class ProviderFailed(Exception):
    """The provider gave no answer. The message names no key."""


class ChatMessage(Struct, frozen=True):
    role: Role
    text: str


class CallLimits(Struct, frozen=True):
    """The limits of one call: the length of the answer, and the time for it."""

    tokens: int
    seconds: float


class Completion(Struct, frozen=True):
    """An answer. What a provider does not count is estimated (tokens) or measured (seconds)."""

    text: str
    tokens_in: int | None = None
    tokens_out: int | None = None
    seconds: float | None = None


class Provider(Protocol):
    """Anything that continues a conversation. It raises ``ProviderFailed`` if it cannot."""

    @property
    def name(self) -> str: ...

    def complete(self, chat: Sequence[ChatMessage], limits: CallLimits) -> Completion: ...


def estimated_tokens(*texts: str) -> int:
    return sum(len(text) // CHARACTERS_PER_TOKEN + 1 for text in texts)


class CommandProvider:
    """A local command that reads the prompt from standard input and writes the answer to standard output."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        if not self.words:
            raise ValueError("it is empty")
        self.name = Path(self.words[0]).name

    def complete(self, chat: Sequence[ChatMessage], limits: CallLimits) -> Completion:
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
        try:
            process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except OSError as fault:
            raise ProviderFailed(f"{self.name} does not start: {fault.strerror}") from None
        with process:
            try:
                out, error = process.communicate(as_text(chat).encode(), timeout=limits.seconds)
            except subprocess.TimeoutExpired:
                raise ProviderFailed(f"{self.name} gave no answer within {limits.seconds:g} s") from None
            finally:
                _end(process)
        if process.returncode:
            told = error.decode(errors="replace").strip()[-SHOWN:]
            raise ProviderFailed(f"{self.name} ended with code {process.returncode}: {told}")
        return Completion(out.decode(errors="replace"))


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the command and whatever it has started, if they are still running."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def as_text(chat: Sequence[ChatMessage]) -> str:
    return "\n\n".join(message.text if n < 2 else f"[{message.role}]\n{message.text}" for n, message in enumerate(chat))


class ScriptedProvider:
    """Gives these answers one after another, for tests and to repeat a transcript; None stands for a failure."""

    name = "script"

    def __init__(self, answers: Iterable[str | None]) -> None:
        self.answers = iter(answers)

    def complete(self, chat: Sequence[ChatMessage], limits: CallLimits) -> Completion:
        answer = next(self.answers, None)
        if answer is None:
            raise ProviderFailed("the script has no answer here")
        return Completion(answer, seconds=0.0)
