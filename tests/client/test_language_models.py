"""A model in a game on a service: over the API, and with ``casus agent`` against ``casus serve``."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from casusbelli.cli.main import main
from casusbelli.client import Client
from casusbelli.llm.agent import Agent
from casusbelli.llm.local_seat import LocalSeat, Mailbox
from casusbelli.llm.providers import ChatMessage, Provider, ScriptedProvider
from casusbelli.llm.remote_seat import RemotePlayer, RemoteSeat
from casusbelli.llm.transcripts import Transcript
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import gm, lobby, order_entry, press, seating
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops import bot_turns, worker
from casusbelli.service.people import api_tokens
from tests.cli.test_service import CASUS, SECONDS, house_in, served
from tests.client.test_client import running
from tests.llm.models import FunctionProvider, completion, listening, obedient
from tests.service.tables import POWERS, person

SCOPES = ["read", "play", "press"]
ENDLESS = Clock(length=0)
OTHERS = tuple(power for power in POWERS if power != "France")
GOOD = "ORDERS\nA PAR - BUR\nF BRE - MAO\nA MAR - SPA\nMESSAGES\nTo Italy: Peace?\nMEMORY\nItaly first."
ORDERS = ["A PAR - BUR", "F BRE - MAO", "A MAR - SPA"]


@pytest.fixture
def client(service: Service, ada: Who) -> Iterator[Client]:
    token = token_of(service, ada)
    with running(service) as port:
        yield Client(f"http://127.0.0.1:{port}", token)


def token_of(service: Service, who: Who, scopes: Sequence[str] = SCOPES) -> str:
    secret = api_tokens.create(service, who, "model", list(scopes)).secret
    assert secret is not None
    return secret


def begun(
    service: Service, ada: Who, rules: str = "standard", bots: Sequence[str] = OTHERS, clock: Clock = ENDLESS
) -> str:
    """A game in which Ada's account plays France."""
    setup = Setup("A game", rules, bots=dict.fromkeys(bots, "hold"), settings=Settings(clock=clock))
    game = lobby.create(service, ada, setup)
    seating.join(service, ada, game, "France")
    return game


def judged(service: Service) -> None:
    while worker.step(service) + bot_turns.play(service):
        pass


def player(client: Client, folder: Path, provider: Provider, **more: Any) -> RemotePlayer:
    return RemotePlayer(client, Agent(provider, pause=0), folder, **more)


def text_of(service: Service, who: Who, game: str) -> list[str]:
    return order_entry.draft(service, who, game, "France")["orders"]


# --- one seat


@pytest.mark.drawn(1)
@pytest.mark.parametrize("rules", ["standard", "international-relations", "masters"])
def test_a_model_is_told_the_same_as_in_a_game_of_this_process(
    rules: str, service: Service, ada: Who, client: Client
) -> None:
    game = begun(service, ada, rules)
    for _phase in range(2):
        for item in client.owed():
            client.no_orders(game, item["phase"], "France")
        judged(service)
    remote = RemoteSeat(client, game, "France")
    with service.read() as tx:
        local = LocalSeat(opened(service, tx, game).game, "France", Mailbox(("France", *OTHERS)))
        assert remote.briefing() == local.briefing()
        lines = ["A PAR - BURR", "A MAR - MOS", "A PAR - BUR", "Propose draw"]
        assert remote.check(lines) == local.check(lines)
    assert remote.check(lines).accepted


def test_a_phase_is_answered_and_ready(service: Service, ada: Who, client: Client, tmp_path: Path) -> None:
    game = begun(service, ada)
    one = player(client, tmp_path, ScriptedProvider([GOOD]))
    assert list(one.play()) == [f"A game, S1901M, France: {'; '.join(ORDERS)}. 1 messages"]
    assert text_of(service, ada, game) == ORDERS
    assert [(it["to"], it["text"]) for it in client.press(game)] == [(["Italy"], "Peace?")]
    assert list(one.play()) == []
    judged(service)
    assert client.game(game)["phase"] == "F1901M"
    transcript = Transcript.of(tmp_path, game, "France")
    assert transcript.memory == "Italy first."
    assert [play.phase for play in transcript.plays()] == ["S1901M"]


def test_a_token_without_messages_plays_in_silence(service: Service, ada: Who, client: Client, tmp_path: Path) -> None:
    game = begun(service, ada)
    silent = Client(client.url.geturl(), token_of(service, ada, ["read", "play"]))
    assert list(player(silent, tmp_path, ScriptedProvider([GOOD, GOOD])).play())
    assert text_of(service, ada, game) == ORDERS
    assert client.press(game) == []
    refused = Transcript.of(tmp_path, game, "France").calls()[0].refused
    assert refused == (("To Italy: Peace?", "you can write to nobody"),)


# --- when the model does not answer


@pytest.mark.parametrize(("fallback", "count"), [("none", 0), ("dumbbot", 3)])
def test_the_fallback_plays(
    fallback: str, count: int, service: Service, ada: Who, client: Client, tmp_path: Path
) -> None:
    game = begun(service, ada, "international-relations")
    client.no_orders(game, "W1900T", "France")
    judged(service)
    one = player(client, tmp_path, ScriptedProvider([]), fallback=fallback)
    [told] = one.play()
    assert "S1901M, France: fallback: the script has no answer here. " in told
    assert len([order for order in text_of(service, ada, game) if order[1] == " "]) == count
    assert client.owed() == []
    judged(service)
    assert client.game(game)["phase"] == "F1901M"


def test_a_deadline_is_kept(service: Service, ada: Who, client: Client, tmp_path: Path) -> None:
    game = begun(service, ada, clock=Clock(length=60))
    provider = FunctionProvider(obedient)
    due = client.game(game)["deadline"] / 1000
    one = player(client, tmp_path, provider, clock=lambda: due - 40, fallback="hold")
    list(one.play())
    assert provider.calls[0][1].seconds == pytest.approx(30, abs=5)
    judged(service)
    due = client.game(game)["deadline"] / 1000
    [told] = player(client, tmp_path, provider, clock=lambda: due - 5, fallback="hold").play()
    assert "fallback: the deadline is too close" in told
    assert len(provider.calls) == 1


# --- with people


def test_it_thinks_again_when_it_gets_messages(service: Service, ada: Who, client: Client, tmp_path: Path) -> None:
    bob = person(service, "Bob")
    game = begun(service, ada, bots=[power for power in OTHERS if power != "Italy"])
    seating.join(service, bob, game, "Italy")
    now = [time.time()]
    again = GOOD.replace("A MAR - SPA", "A MAR H").replace("Peace?", "Good.")
    provider = ScriptedProvider([GOOD, again])
    one = player(client, tmp_path, provider, rounds=3, wait=600.0, clock=lambda: now[0])
    assert len(list(one.play())) == 1
    assert list(one.play()) == []  # nothing new: it waits
    assert [item["kind"] for item in client.owed()] == ["orders"]
    press.send(service, bob, game, ["France"], "Peace, if you leave Spain alone.", "Italy")
    assert list(one.play()) == [f"A game, S1901M, France: {'; '.join([*ORDERS[:2], 'A MAR H'])}. 1 messages"]
    prompt = Transcript.of(tmp_path, game, "France").calls()[1].prompt[1].text
    assert "Italy to you in S1901M (message 2):\n> Peace, if you leave Spain alone.\n" in prompt
    assert "You to Italy in S1901M (message 1):\nPeace?\n" in prompt
    now[0] += 700
    assert list(one.play()) == []
    assert client.owed() == []
    assert text_of(service, ada, game) == [*ORDERS[:2], "A MAR H"]


def test_what_a_person_writes_stays(service: Service, ada: Who, client: Client, tmp_path: Path) -> None:
    game = begun(service, ada)
    one = player(client, tmp_path, ScriptedProvider([GOOD]), rounds=2, wait=600.0)
    list(one.play())
    order_entry.submit(service, ada, game, "France", "S1901M", "A PAR H")
    assert list(one.play()) == []
    assert text_of(service, ada, game) == ["A PAR H"]
    assert client.owed()


def test_it_plays_again_after_a_rollback(service: Service, ada: Who, client: Client, tmp_path: Path) -> None:
    master = person(service, "Master")
    bots = dict.fromkeys(OTHERS, "hold")
    setup = Setup("A game", bots=bots, gm=True, settings=Settings(clock=ENDLESS))
    game = lobby.create(service, master, setup)
    seating.join(service, ada, game, "France")
    seating.start(service, master, game)
    one = player(client, tmp_path, ScriptedProvider([GOOD, GOOD.replace("A MAR - SPA", "A MAR H")]))
    list(one.play())
    judged(service)
    assert client.game(game)["phase"] == "F1901M"
    gm.rollback(service, master, game, "S1901M")
    assert len(list(one.play())) == 1
    assert text_of(service, ada, game) == [*ORDERS[:2], "A MAR H"]


# --- the command, the service and an endpoint, each a process or a server of its own


@pytest.mark.full
def test_the_command_plays_on_a_running_service(tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "transcripts"
    data.mkdir()
    with house_in(data) as service:
        ada = person(service, "Ada")
        token = token_of(service, ada)
        game = begun(service, ada)
    said: list[list[ChatMessage]] = []

    def respond(body: dict[str, list[dict[str, str]]]) -> tuple[int, bytes]:
        said.append([ChatMessage(it["role"], it["content"]) for it in body["messages"]])  # type: ignore[arg-type]
        slip = len(said[-1]) == 2 and "S1901M" in said[-1][1].text
        return completion(obedient(said[-1]) + ("\nORDERS\nA PAR - BURR" if slip else ""))

    with served(data, "--no-demo") as (_process, lines), listening(respond) as there:
        address = lines[-1].split()[2]
        client = Client(address, token)
        for phase in ("S1901M", "F1901M"):
            wait_for(client, game, phase)
            done = subprocess.run(
                [*CASUS, "agent", address, "--endpoint", there.url, "--model", "tiny", "--once",
                 "--transcripts", folder, "--prompt-price", "1", "--answer-price", "2", "--game-cost", "1"],
                env={**os.environ, "CASUSBELLI_TOKEN": token, "CASUSBELLI_MODEL_KEY": "sk-secret"},
                capture_output=True, text=True, timeout=SECONDS, check=True,
            )  # fmt: skip
            assert f"A game, {phase}, France: " in done.stdout
            assert "fallback" not in done.stdout
        wait_for(client, game, "W1901A", "S1902M")
        story = client.story(game, "S1901M")
    assert story["orders"]["France"] == ["F BRE H", "A MAR H", "A PAR H"]
    assert len(said) == 3
    assert "BURR: no such province; BUR?" in said[1][-1].text
    assert all(headers["Authorization"] == "Bearer sk-secret" for _path, headers, _body in there.requests)
    [file] = folder.iterdir()
    written = file.read_text(encoding="utf-8")
    assert "sk-secret" not in written
    assert token not in written
    calls = [line for line in map(json.loads, written.splitlines()) if line["kind"] == "call"]
    assert [(it["phase"], it["attempt"], it["tokens_in"]) for it in calls] == [
        ("S1901M", 1, 1_000), ("S1901M", 2, 1_000), ("F1901M", 1, 1_000)
    ]  # fmt: skip
    assert sum(it["money"] for it in calls) == pytest.approx(3 * (1_000 + 2 * 50) / 1_000_000)
    assert "I was here." in said[2][1].text


def wait_for(client: Client, game: str, *phases: str) -> None:
    until = time.monotonic() + SECONDS
    while client.game(game)["phase"] not in phases:
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("token", "code", "told"),
    [("", 2, "there is no API token; set CASUSBELLI_TOKEN, or use --token-file"), ("x", 1, "127.0.0.1:1")],
)
def test_a_service_that_is_not_there(
    token: str, code: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("casusbelli.client.time.sleep", lambda _seconds: None)
    words = ["agent", "http://127.0.0.1:1", "--command", "cat", "--once", "--transcripts", str(tmp_path / "t")]
    result = CliRunner().invoke(main, words, env={"CASUSBELLI_TOKEN": token}, prog_name="casus")
    assert (result.exit_code, result.stdout) == (code, "")
    assert told in result.stderr


def test_a_token_that_is_not_valid_ends_the_command(client: Client, tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("cb_wrong\n", encoding="utf-8")
    words = ["agent", client.url.geturl(), "--command", "cat", "--token-file", str(secret)]
    result = CliRunner().invoke(main, words, prog_name="casus")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "token" in result.stderr
