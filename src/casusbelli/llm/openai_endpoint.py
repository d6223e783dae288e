"""Any HTTP endpoint that speaks OpenAI's chat completions, local or remote. Needs httpx2 (extra ``llm``)."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx2
import msgspec
from msgspec import Struct

from casusbelli.llm.providers import SHOWN, CallLimits, ChatMessage, Completion, ProviderFailed

LARGEST = 1 << 20  # bytes of a response
OK = 200
logging.getLogger("httpx2").setLevel(logging.WARNING)  # it logs whole addresses, which may contain secrets


class Answer(Struct):
    content: str | None = None


class Choice(Struct):
    message: Answer


class Usage(Struct):
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


class ChatCompletion(Struct):
    """The part of a response that is read."""

    choices: list[Choice]
    usage: Usage | None = None


@dataclass(frozen=True)
class OpenAiEndpoint:
    """``url``: the base address, such as ``http://127.0.0.1:11434/v1``. ``name``: the model."""

    url: str
    name: str
    key: str = field(default="", repr=False)
    temperature: float | None = None

    def complete(self, chat: Sequence[ChatMessage], limits: CallLimits) -> Completion:
        try:
            status, content = self._sent(chat, limits)
        except (httpx2.HTTPError, httpx2.InvalidURL, OSError) as fault:
            raise ProviderFailed(self._without_key(f"{type(fault).__name__}: {fault}")) from None
        if status != OK:
            raise ProviderFailed(self._without_key(f"HTTP {status}: {content.decode(errors='replace')}"))
        try:
            told = msgspec.json.decode(content, type=ChatCompletion)
            text = told.choices[0].message.content or ""
        except (msgspec.DecodeError, UnicodeDecodeError, IndexError) as fault:
            raise ProviderFailed(self._without_key(f"not a chat completion: {fault}")) from None
        used = told.usage or Usage()
        return Completion(text, used.prompt_tokens, used.completion_tokens)

    def _sent(self, chat: Sequence[ChatMessage], limits: CallLimits) -> tuple[int, bytes]:
        body: dict[str, object] = {
            "model": self.name,
            "messages": [{"role": message.role, "content": message.text} for message in chat],
            "max_tokens": limits.tokens,
        }
        if self.temperature is not None:
            body["temperature"] = self.temperature
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        address, until = f"{self.url.rstrip('/')}/chat/completions", time.monotonic() + limits.seconds
        with (
            httpx2.Client(timeout=limits.seconds) as client,
            client.stream("POST", address, json=body, headers=headers) as response,
        ):
            content = bytearray()
            for part in response.iter_bytes():
                content += part
                if time.monotonic() > until:
                    raise ProviderFailed(f"no whole answer within {limits.seconds:g} s")
                if len(content) > LARGEST:
                    raise ProviderFailed(f"the answer has more than {LARGEST:,} bytes")
            return response.status_code, bytes(content)

    def _without_key(self, text: str) -> str:
        shown = text.replace(self.key, "(key)") if self.key else text
        return shown[:SHOWN]
