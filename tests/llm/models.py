"""Models for the tests: a provider whose answers follow from its prompts, and an endpoint that speaks HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from casusbelli.llm.providers import CallLimits, ChatMessage, Completion

HEADING = "# Orders on offer: choose one from each line\n"


def first_on_offer(prompt: str) -> list[str]:
    """The first order of each line of the offer, written out."""
    lines = prompt.partition(HEADING)[2].partition("\n\n")[0].splitlines()
    found = []
    for line in lines:
        head, colon, rest = line.partition(": ")
        found.append(f"{head} {rest.split('; ')[0]}" if colon else line.split("; ")[0])
    return found


def obedient(chat: Sequence[ChatMessage]) -> str:
    """An answer with the first order of each unit."""
    return "\n".join(["ORDERS", *first_on_offer(chat[1].text), "MESSAGES", "MEMORY", "I was here."])


@dataclass
class FunctionProvider:
    """Answers by a function of the conversation. Counts no tokens."""

    answer: Callable[[Sequence[ChatMessage]], str]
    name: str = "function"
    calls: list[tuple[Sequence[ChatMessage], CallLimits]] = field(default_factory=list)

    def complete(self, chat: Sequence[ChatMessage], limits: CallLimits) -> Completion:
        self.calls.append((chat, limits))
        return Completion(self.answer(chat), seconds=0.0)


@dataclass
class Endpoint:
    """A server that speaks OpenAI's format, and what it was asked. ``respond``: what it answers to a request, as a
    status and a body."""

    respond: Callable[[dict[str, Any]], tuple[int, bytes]]
    url: str = ""
    requests: list[tuple[str, dict[str, str], dict[str, Any]]] = field(default_factory=list)


def completion(text: str) -> tuple[int, bytes]:
    usage = {"prompt_tokens": 1_000, "completion_tokens": 50, "total_tokens": 1_050}
    message = {"role": "assistant", "content": text}
    told = {"id": "1", "object": "chat.completion", "choices": [{"index": 0, "message": message}], "usage": usage}
    return 200, json.dumps(told).encode()


def obedient_response(body: dict[str, Any]) -> tuple[int, bytes]:
    return completion(obedient([ChatMessage(it["role"], it["content"]) for it in body["messages"]]))


@contextmanager
def listening(respond: Callable[[dict[str, Any]], tuple[int, bytes]]) -> Iterator[Endpoint]:
    endpoint = Endpoint(respond)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            endpoint.requests.append((self.path, dict(self.headers), body))
            status, content = endpoint.respond(body)
            self.send_response(status)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    endpoint.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield endpoint
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
