"""Live updates: nothing is lost, nothing goes to others, and the stream ends when it should."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, press, seating
from casusbelli.service.people import accounts, moderation
from casusbelli.service.reads import feed
from casusbelli.store import StoreDown
from casusbelli.web import live
from casusbelli.web.live import Bell
from casusbelli.web.stream_counts import MOST_OF_ONE
from tests.service.conftest import person
from tests.web.conftest import opened

SOON = 30.0


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LOOK_SECONDS", 0.01)


@pytest.fixture
def ada(service: Service) -> Who:
    return person(service, "Ada")


@pytest.fixture
def game(service: Service, ada: Who) -> str:
    """Of two: Ada in France, Bob in Italy."""
    bots = dict.fromkeys(("Austria", "England", "Germany", "Russia", "Turkey"), "hold")
    made = lobby.create(service, ada, Setup("A game", bots=bots))
    seating.join(service, ada, made, "France")
    seating.join(service, person(service, "Bob"), made, "Italy")
    return made


def listening(bell: Bell, who: Who, game: str, position: str | None = None) -> AsyncIterator[bytes]:
    return bell.frames(game, position, lambda since: feed.since(bell.service, who, game, since))


def read(frame: bytes) -> tuple[str, list[dict[str, Any]]]:
    lines = dict(line.split(": ", 1) for line in frame.decode().strip().split("\n"))
    return lines["id"], json.loads(lines["data"]).get("news", [])


async def following(frames: AsyncIterator[bytes]) -> tuple[str, list[dict[str, Any]]]:
    return read(await asyncio.wait_for(anext(frames), SOON))


def test_it_begins_where_it_is_and_goes_on(service: Service, ada: Who, game: str) -> None:
    async def run() -> None:
        bell = Bell(service)
        async with bell.ringing():
            frames = listening(bell, ada, game)
            first, news = await following(frames)
            assert news == []
            await asyncio.to_thread(press.send, service, ada, game, ["*"], "hello")
            second, news = await following(frames)
            assert [item["kind"] for item in news] == ["press"]
            assert first != second
            again = listening(bell, ada, game, first)
            assert (await following(again))[1] == news
            assert bell.rooms[game].listeners == 2
            await frames.aclose()  # type: ignore[attr-defined]
            await again.aclose()  # type: ignore[attr-defined]
            assert bell.rooms == {}

    asyncio.run(run())


def test_letters_of_others_ring_for_nobody_else(service: Service, ada: Who, game: str) -> None:
    """A visitor hears of public messages, and of none between two players."""

    async def run() -> None:
        bell = Bell(service)
        async with bell.ringing():
            frames = listening(bell, Who(), game)
            await following(frames)
            await asyncio.to_thread(press.send, service, ada, game, ["Italy"], "for your eyes only")
            await asyncio.to_thread(press.send, service, ada, game, ["*"], "for everybody")
            position, news = await following(frames)
            assert len(news) == 1
            assert "." not in position
            await frames.aclose()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_visitors_are_told_together(service: Service, ada: Who, game: str) -> None:
    """However many there are, one query serves all of them, when they connect and when there is news."""
    asked: list[str | None] = []

    def ask(position: str | None) -> tuple[list[dict[str, Any]], str]:
        asked.append(position)
        return feed.since(service, Who(), game, position)

    async def run() -> None:
        bell = Bell(service)
        async with bell.ringing():
            crowd = [bell.frames(game, None, ask, visitor=True) for _n in range(50)]
            first = [await following(frames) for frames in crowd]
            assert first == [first[0]] * 50
            await asyncio.sleep(2 * live.LOOK_SECONDS)  # the first look at a room rings
            before = len(asked)
            waiting = [asyncio.create_task(following(frames)) for frames in crowd]
            await asyncio.to_thread(press.send, service, ada, game, ["*"], "for everybody")
            told = await asyncio.gather(*waiting)
            assert [len(news) for _position, news in told] == [1] * 50
            assert len(asked) - before <= 4, asked
            for frames in crowd:
                await frames.aclose()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_what_failed_for_one_visitor_is_tried_again_for_the_next(service: Service, game: str) -> None:
    times: list[int] = []

    def ask(position: str | None) -> tuple[list[dict[str, Any]], str]:
        times.append(1)
        if len(times) == 1:
            raise StoreDown("away")
        return feed.since(service, Who(), game, position)

    async def run() -> None:
        room = live.Room()
        with pytest.raises(StoreDown):
            await room.tell_visitors(None, ask)
        assert (await room.tell_visitors(None, ask))[0] == []

    asyncio.run(run())


def test_all_streams_end_when_the_service_stops(service: Service, ada: Who, game: str) -> None:
    async def run() -> None:
        bell = Bell(service)
        async with bell.ringing():
            frames = listening(bell, ada, game)
            await following(frames)
            waiting = asyncio.create_task(anext(frames, None))
            await asyncio.sleep(0)
            bell.close()
            assert await asyncio.wait_for(waiting, SOON) is None

    asyncio.run(run())


def test_a_database_that_is_away_for_a_moment(
    service: Service, ada: Who, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No listener is disconnected because of it."""
    versions, failed = feed.versions, list[int]()

    def shaky(home: Service, some: list[str]) -> dict[str, int]:
        if len(failed) < 3:
            failed.append(1)
            raise StoreDown("away")
        return versions(home, some)

    monkeypatch.setattr(feed, "versions", shaky)

    async def run() -> None:
        bell = Bell(service)
        async with bell.ringing():
            frames = listening(bell, ada, game)
            await following(frames)
            await asyncio.to_thread(press.send, service, ada, game, ["*"], "hello")
            _position, news = await following(frames)
            assert len(news) == 1
            await frames.aclose()  # type: ignore[attr-defined]
        assert len(failed) == 3

    asyncio.run(run())


def test_a_quiet_line_is_kept_open(service: Service, ada: Who, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "STILL_HERE_SECONDS", 0.01)

    async def run() -> None:
        frames = listening(Bell(service), ada, game)
        await following(frames)
        assert await asyncio.wait_for(anext(frames), SOON) == b": still here\n\n"
        await frames.aclose()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_news_of_others_do_not_show_in_the_beats_of_a_quiet_line(
    service: Service, ada: Who, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "STILL_HERE_SECONDS", 0.5)

    async def run() -> None:
        bell = Bell(service)
        frames = listening(bell, ada, game)
        await following(frames)

        async def others() -> None:
            while True:
                await asyncio.sleep(0.1)
                bell.rooms[game].ring()

        ringing = asyncio.create_task(others())
        assert await asyncio.wait_for(anext(frames), SOON) == b": still here\n\n"
        ringing.cancel()
        await frames.aclose()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_who_may_look_no_longer_hears_no_more(service: Service, ada: Who) -> None:
    """Permissions are checked at every look: people who are suspended are strangers from then on."""
    game = lobby.create(service, ada, Setup("Private", visibility="private"))
    secret, root = accounts.new_session(service, str(ada.account)), person(service, "Root", "administrator")

    def ask(position: str | None) -> tuple[list[dict[str, Any]], str]:
        return feed.since(service, accounts.who_is(service, secret), game, position)

    async def run() -> None:
        bell = Bell(service)
        async with bell.ringing():
            frames = bell.frames(game, None, ask)
            await following(frames)
            await asyncio.to_thread(moderation.suspend, service, root, "Ada", True)
            bell.rooms[game].ring()
            assert await asyncio.wait_for(anext(frames, None), SOON) is None

    asyncio.run(run())


# --- over HTTP


@pytest.mark.parametrize("position", ["x", "1.2.3.4.5.x", "-1", "9" * 40, "1;2"])
def test_positions_that_are_none(client: TestClient, game: str, position: str) -> None:
    path = f"/api/v1/games/{game}/news"
    for answer in (client.get(path, headers={"Last-Event-ID": position}), client.get(path, params={"after": position})):
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-position")


def test_only_so_many_at_once(app: FastAPI, small_service: Service) -> None:
    game = lobby.create(small_service, person(small_service, "Ada"), Setup("A game"))
    with opened(app, small_service, limits=True) as client:
        app.state.bell.streams.here["testclient"] = MOST_OF_ONE
        answer = client.get(f"/api/v1/games/{game}/news")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def test_a_token_hears_of_messages_that_it_may_read(service: Service, ada: Who, game: str) -> None:
    """A token without the scope for messages does not learn with whom its owner writes."""
    begun = feed.since(service, ada, game)[1]

    def heard(*scopes: str) -> list[str]:
        token = replace(ada, scopes=frozenset(scopes))
        return [news["kind"] for news in feed.since(service, token, game, begun)[0]]

    press.send(service, ada, game, ["Italy"], "for your eyes only")
    assert (heard("read"), heard("read", "press")) == ([], ["press"])
    press.send(service, ada, game, ["*"], "for everybody")
    assert (heard("read"), heard("read", "press")) == (["press"], ["press", "press"])
