"""Providers: an endpoint over real HTTP, a real command, a script."""

from __future__ import annotations

import shlex
import sys
import time

import pytest

from casusbelli.llm.openai_endpoint import LARGEST, OpenAiEndpoint
from casusbelli.llm.providers import (
    CallLimits,
    ChatMessage,
    CommandProvider,
    Completion,
    ProviderFailed,
    ScriptedProvider,
)
from tests.llm.models import completion, listening

CHAT = [ChatMessage("system", "the rules"), ChatMessage("user", "the position")]
LIMITS = CallLimits(77, 20.0)
KEY = "sk-secret"


def command(code: str) -> CommandProvider:
    return CommandProvider(shlex.join([sys.executable, "-c", code]))


# --- an endpoint


def test_an_endpoint_is_asked_in_its_format() -> None:
    with listening(lambda _body: completion("ORDERS")) as there:
        found = OpenAiEndpoint(f"{there.url}/", "tiny", KEY, 0.5).complete(CHAT, LIMITS)
    assert found == Completion("ORDERS", 1_000, 50)
    [(path, headers, body)] = there.requests
    assert path == "/v1/chat/completions"
    assert headers["Authorization"] == f"Bearer {KEY}"
    messages = [{"role": "system", "content": "the rules"}, {"role": "user", "content": "the position"}]
    assert body == {"model": "tiny", "messages": messages, "max_tokens": 77, "temperature": 0.5}


def test_without_a_key_none_is_sent() -> None:
    with listening(lambda _body: completion("ORDERS")) as there:
        OpenAiEndpoint(there.url, "tiny").complete(CHAT, LIMITS)
    assert "Authorization" not in there.requests[0][1]


@pytest.mark.parametrize(
    ("response", "told"),
    [
        ((401, b'{"error": "wrong key sk-secret"}'), r'HTTP 401: \{"error": "wrong key \(key\)"\}'),
        ((500, b"\xff" * 9_999), "HTTP 500"),
        ((302, b"elsewhere"), "HTTP 302"),
        ((200, b"no JSON sk-secret"), "not a chat completion"),
        ((200, b'{"choices": []}'), "not a chat completion"),
        ((200, b'{"choices": [{"message": {"content": 3}}]}'), "not a chat completion"),
        ((200, b" " * (LARGEST + 1)), "more than 1,048,576 bytes"),
    ],
)
def test_an_endpoint_that_fails(response: tuple[int, bytes], told: str) -> None:
    with listening(lambda _body: response) as there, pytest.raises(ProviderFailed, match=told) as caught:
        OpenAiEndpoint(there.url, "tiny", KEY).complete(CHAT, LIMITS)
    assert KEY not in str(caught.value)
    assert len(str(caught.value)) <= 220


def test_an_endpoint_without_a_text_has_said_nothing() -> None:
    with listening(lambda _body: (200, b'{"choices": [{"message": {"content": null}}]}')) as there:
        assert OpenAiEndpoint(there.url, "tiny").complete(CHAT, LIMITS) == Completion("")


def test_an_endpoint_that_is_slow_or_not_there() -> None:
    def slow(_body: object) -> tuple[int, bytes]:
        time.sleep(0.5)
        return completion("too late")

    with listening(slow) as there:
        with pytest.raises(ProviderFailed, match="ReadTimeout"):
            OpenAiEndpoint(there.url, "tiny").complete(CHAT, CallLimits(77, 0.1))
        url = there.url
    for nowhere in (url, "not an address"):
        with pytest.raises(ProviderFailed):
            OpenAiEndpoint(nowhere, "tiny").complete(CHAT, LIMITS)


def test_the_key_is_not_shown() -> None:
    assert KEY not in repr(OpenAiEndpoint("http://127.0.0.1", "tiny", KEY))


# --- a command


def test_a_command_reads_the_prompt_and_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASUSBELLI_TOKEN", "cb_secret")
    monkeypatch.setenv("CASUSBELLI_MODEL_KEY", KEY)
    code = "import os, sys; print(sys.stdin.read()); print([n for n in os.environ if n.startswith('CASUSBELLI')])"
    told = command(code).complete([*CHAT, ChatMessage("assistant", "A"), ChatMessage("user", "B")], LIMITS)
    assert told.text == "the rules\n\nthe position\n\n[assistant]\nA\n\n[user]\nB\n[]\n"
    assert (told.tokens_in, told.tokens_out) == (None, None)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("import sys; sys.exit('no model')", "ended with code 1: no model"),
        ("import time; time.sleep(60)", "gave no answer within 0.5 s"),
        (
            "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])",
            "within 0.5 s",
        ),
    ],
)
def test_a_command_that_fails(code: str, told: str) -> None:
    with pytest.raises(ProviderFailed, match=told):
        command(code).complete(CHAT, CallLimits(77, 5.0 if "exit" in code else 0.5))


def test_a_command_that_does_not_exist() -> None:
    with pytest.raises(ProviderFailed, match="no-such-command does not start"):
        CommandProvider("no-such-command --now").complete(CHAT, LIMITS)


# --- a script


def test_a_script_gives_its_answers_and_then_none() -> None:
    provider = ScriptedProvider(["one", None, "two"])
    assert provider.complete(CHAT, LIMITS) == Completion("one", seconds=0.0)
    for _ in range(2):
        with pytest.raises(ProviderFailed, match="the script has no answer here"):
            provider.complete(CHAT, LIMITS)
        provider.answers = iter([])
