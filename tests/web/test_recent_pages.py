"""The pages that were looked at last, made by the next process before anybody asks."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.service import Service, Who
from casusbelli.service.games import order_entry
from casusbelli.service.ops import recent_pages
from casusbelli.service.ops.recent_pages import RecentPage, keep_recent_pages
from casusbelli.service.people import accounts, moderation
from casusbelli.web import warm_up
from casusbelli.web.page_cache import recently_asked
from casusbelli.web.pages.game_presenter import GamePagePresenter
from casusbelli.web.security import CSRF_MARK, csrf_of
from tests.service.conftest import clock, database, service, store  # noqa: F401 # fixtures
from tests.service.tables import person, seven
from tests.web.conftest import opened

TAG = re.compile(r'"(?:game-head|strip|bar|people)":"([^"]+)"')
Restart = Callable[[], TestClient]


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The readers whose pages had to be rendered."""
    names: list[str] = []
    make = GamePagePresenter.full_page

    def counted(shown: GamePagePresenter) -> dict[str, Any]:
        names.append(shown.page.who.name)
        return make(shown)

    monkeypatch.setattr(GamePagePresenter, "full_page", counted)
    return names


@pytest.fixture
def game(service: Service) -> tuple[str, dict[str, Who]]:  # noqa: F811
    return seven(service)


@pytest.fixture
def restart(
    app: FastAPI,
    service: Service,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Restart]:
    """Ends a process and starts another one on the same database, which takes its time."""
    monkeypatch.setattr(warm_up, "RECENT_SECONDS", 600.0)

    def restarted() -> TestClient:
        keep_recent_pages(service, recently_asked(app.state.pages))
        after = opened(app, Service(service.store, service.base_url))
        asyncio.run(warm_up.warm_up(app))  # type: ignore[arg-type]
        return after

    yield restarted
    gc.unfreeze()


def look(client: TestClient, path: str, session: str, language: str = "en") -> str:
    client.cookies.clear()
    client.cookies.set("casus_session", session)
    answer = client.get(f"/games/{path}", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert CSRF_MARK not in answer.text
    return answer.text


def test_what_was_looked_at_is_made_before_anybody_asks(
    app: FastAPI,
    service: Service,  # noqa: F811
    game: tuple[str, dict[str, Who]],
    rendered: list[str],
    restart: Restart,
) -> None:
    """And is what would have been rendered, with the token of the session that asks."""
    found, people = game
    of_france, of_italy = (accounts.new_session(service, str(people[seat].account)) for seat in ("France", "Italy"))
    client = opened(app, service)
    french = look(client, found, of_france, "fr")
    look(client, f"{found}/now?has=", of_italy)
    client = restart()
    assert {people["France"].name, people["Italy"].name} <= {*rendered}
    rendered.clear()
    assert look(client, found, of_france, "fr") == french
    other = accounts.new_session(service, str(people["Italy"].account))
    prepared = look(client, found, other)
    assert rendered == []
    again = look(client, found, of_italy)  # a second session
    assert rendered == [people["Italy"].name]
    assert prepared.count(csrf_of(other)) == again.count(csrf_of(of_italy)) > 0
    assert {*TAG.findall(prepared)}.isdisjoint(TAG.findall(again))  # panes with another token are sent anew


def test_what_has_changed_since_is_rendered_again(
    app: FastAPI,
    service: Service,  # noqa: F811
    game: tuple[str, dict[str, Who]],
    rendered: list[str],
    restart: Restart,
) -> None:
    found, people = game
    session = accounts.new_session(service, str(people["France"].account))
    look(opened(app, service), found, session)
    client = restart()
    order_entry.submit(service, people["France"], found, "France", "S1901M", "A PAR - PIC")
    rendered.clear()
    assert "A PAR - PIC" in look(client, found, session)
    assert rendered == [people["France"].name]


def test_for_nobody_who_may_not_read_it(
    service: Service,  # noqa: F811
    game: tuple[str, dict[str, Who]],
    rendered: list[str],
    restart: Restart,
) -> None:
    found, people = game
    administrator = person(service, "Administrator", "administrator")
    moderation.suspend(service, administrator, people["Turkey"].name, True, "rude")
    pages = [RecentPage(who.account, found, "en", "") for who in people.values()]
    keep_recent_pages(service, [RecentPage(people["France"].account, "gone", "en", ""), *pages])
    restart()
    assert {*rendered} - {""} == {who.name for seat, who in people.items() if seat != "Turkey"}


def test_processes_that_end_together_keep_what_both_have_shown(
    service: Service,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recent_pages, "MOST", 3)
    one, other, third, fourth = (RecentPage(None, name, "en", "") for name in "abcd")
    keep_recent_pages(service, [one, other])
    keep_recent_pages(service, [third, one])
    assert [page for page, _who in recent_pages.recent_pages(service)] == [third, one, other]
    keep_recent_pages(service, [fourth])
    assert [page for page, _who in recent_pages.recent_pages(service)] == [fourth, third, one]
