"""The client against a running service, over real connections that break."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import pytest
import uvicorn

from casusbelli.client import Client, News, Problem, Unreachable
from casusbelli.service.base.rights import SCOPES
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, press, seating
from casusbelli.service.ops import bot_turns, worker
from casusbelli.service.people import api_tokens
from tests.web.application import app_of

SEATS = ("Austria", "England", "Germany", "Italy", "Russia", "Turkey")


@contextmanager
def running(service: Service, port: int = 0) -> Iterator[int]:
    """A service on a local port."""
    listening = socket.create_server(("127.0.0.1", port))
    app = app_of(service)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None))
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        app.state.bell.close()
        server.should_exit = True
        thread.join()
        listening.close()


@pytest.fixture
def port(service: Service) -> Iterator[int]:
    with running(service) as found:
        yield found


@pytest.fixture
def client(service: Service, ada: Who, port: int) -> Client:
    token = api_tokens.create(service, ada, "t", list(SCOPES)).secret
    return Client(f"http://127.0.0.1:{port}", token)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Records how long the client would have waited."""
    waited: list[float] = []
    monkeypatch.setattr("casusbelli.client.time.sleep", waited.append)
    return waited


def test_a_whole_turn(client: Client, service: Service) -> None:
    bots = dict.fromkeys(SEATS, "hold")
    game = client.create("A game", bots=bots, settings={"clock": {"length": 0}})
    assert client.join(game, "France")["status"] == "running"
    assert [found["id"] for found in client.games(mine=True)] == [game]
    [owed] = client.owed()
    assert (owed["game"], owed["seat"], owed["phase"]) == (game, "France", "S1901M")
    assert client.state(game)["units"]["France"] == ["A MAR", "A PAR", "F BRE"]
    offered = [order["text"] for orders in client.choices(game)["decisions"] for order in orders]
    assert "A PAR - BUR" in offered
    foreseen = client.preview(game, ["A PAR - LON"])
    assert foreseen["refused"]
    receipt = client.submit(game, "S1901M", ["A PAR - BUR", "A MAR S A PAR - BUR"])
    assert receipt["orders"] == ["A PAR - BUR", "A MAR S A PAR - BUR"]
    assert client.orders(game)["text"] == "A PAR - BUR\nA MAR S A PAR - BUR"
    assert client.ready(game, "S1901M")["ready"] is True
    while worker.step(service) + bot_turns.play(service):
        pass
    assert client.game(game)["phase"] == "F1901M"
    told = {row["order"]: row["results"] for row in client.story(game, "S1901M")["results"]}
    assert told["A PAR - BUR"] == ["succeeds"]
    assert client.no_orders(game, "F1901M")["ready"] is True
    client.write(game, ["*"], "Well met")
    assert [letter["text"] for letter in client.press(game)] == ["Well met"]


def test_a_single_string_is_not_a_list_of_characters(client: Client) -> None:
    game = client.create("Texts", bots=dict.fromkeys(SEATS, "hold"), settings={"clock": {"length": 0}})
    client.join(game, "France")
    assert client.submit(game, "S1901M", "A PAR - BUR, A MAR H")["orders"] == ["A PAR - BUR", "A MAR H"]
    client.write(game, "*", "Well met")
    assert [letter["text"] for letter in client.press(game)] == ["Well met"]


def test_a_seat_that_is_mistyped_is_named(client: Client) -> None:
    game = client.create("Slips", bots=dict.fromkeys(SEATS, "hold"), settings={"clock": {"length": 0}})
    client.join(game, "France")
    for said, told in (("Frnace", "Did you mean France"), ("french", "Did you mean France"), ("Mordor", "It may be")):
        with pytest.raises(Problem, match=rf"There is no seat '{said}'\. {told}") as caught:
            client.orders(game, said)
        assert (caught.value.status, caught.value.code) == (404, "not-found")
    with pytest.raises(Problem, match=r"There is no seat 'english'\. Did you mean England\?"):
        client.write(game, ["Italy", "english"], "Hello")


def test_the_judge_needs_no_account(port: int) -> None:
    told = Client(f"http://127.0.0.1:{port}/").judge("phase S1901M\nAustria: A VIE - TRI\n")
    assert told["format"] == "casusbelli.verdicts/1"


def test_a_refusal_says_why(client: Client) -> None:
    with pytest.raises(Problem, match="There is no game 'nothing'") as fault:
        client.game("nothing")
    assert (fault.value.status, fault.value.code, fault.value.seconds) == (404, "not-found", 0)
    with pytest.raises(Problem) as fault:
        Client(client.url.geturl(), "cb_wrong").me()
    assert (fault.value.status, fault.value.code) == (401, "bad-token")


def test_what_has_not_changed_is_not_sent_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = client.create("A game")
    seen: list[int] = []
    exchange = Client._exchange

    def watched(self: Client, *args: Any) -> Any:
        answer = exchange(self, *args)
        seen.append(answer[0])
        return answer

    monkeypatch.setattr(Client, "_exchange", watched)
    first = client.game(game)
    assert client.game(game) == first
    client.join(game, "Italy")
    assert client.game(game) != first
    assert seen == [200, 304, 200, 200]


def test_a_connection_that_breaks_after_the_request(
    client: Client, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request has arrived, but the client cannot know: sent again, it still creates one game."""
    ask, broken = Client._ask, list[bytes]()

    def breaking(self: Client, *args: Any) -> Any:
        answer = ask(self, *args)
        if len(broken) < 2:
            broken.append(answer.read())
            raise ConnectionResetError("the line broke")
        return answer

    monkeypatch.setattr(Client, "_ask", breaking)
    game = client.create("A game")
    assert len(broken) == 2
    monkeypatch.undo()
    assert [found["id"] for found in client.games(mine=True)] == [game]


def test_an_unreachable_service(no_waiting: list[float]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(Unreachable, match=f"127.0.0.1:{port}"):
        Client(f"http://127.0.0.1:{port}").me()
    assert no_waiting == [0.2, 0.8, 3.2]


def test_a_long_wait_is_the_callers_business(client: Client, service: Service, no_waiting: list[float]) -> None:
    for _ in range(10):
        client.send("POST", "/password-resets", {"name": "Nobody"})
    with pytest.raises(Problem) as fault:
        client.send("POST", "/password-resets", {"name": "Nobody"})
    assert (fault.value.status, fault.value.code) == (429, "too-many")
    assert 300 < fault.value.seconds <= 360
    assert no_waiting == []


def test_waiting_as_long_as_the_service_says(service: Service, client: Client, no_waiting: list[float]) -> None:
    service.limits.clock = lambda: sum(no_waiting)
    for _ in range(125):
        client.judge("phase S1901M\nAustria: A VIE - TRI\n")
    assert len(no_waiting) == 3  # each second two more
    assert all(0 < wait <= 2 for wait in no_waiting)


def test_news_continues_where_the_connection_broke(service: Service, ada: Who) -> None:
    setup = Setup("A game", bots=dict.fromkeys(SEATS, "hold"), settings=Settings(clock=Clock(length=0)))
    game = lobby.create(service, ada, setup)
    seating.join(service, ada, game, "France")
    with running(service) as port:
        client = Client(f"http://127.0.0.1:{port}", tries=50)
        before = next(iter(client._stream(game, None)))
        press.send(service, ada, game, ["*"], "one")
        news = client.news(game, before.position)
        first = next(news)
        assert [item["kind"] for item in first.items] == ["press"]
    press.send(service, ada, game, ["*"], "two")
    press.send(service, ada, game, ["Italy"], "not for everybody")
    with running(service, port):
        second = next(news)
        assert [item["kind"] for item in second.items] == ["press"]
        assert second.position != first.position
        news.close()


def test_news_comes_while_one_listens(service: Service, ada: Who, client: Client) -> None:
    game = lobby.create(service, ada, Setup("A game"))
    heard: list[News] = []
    news = client.news(game, "0")
    thread = Thread(target=lambda: heard.append(next(news)))
    thread.start()
    seating.join(service, ada, game, "France")
    thread.join(timeout=60)
    assert [item["kind"] for found in heard for item in found.items] == ["joined"]
    news.close()


def test_it_needs_nothing_but_python() -> None:
    code = "import sys, casusbelli.client; print(*[m for m in ('msgspec', 'click', 'fastapi') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=60)
    assert done.stdout == "\n"
