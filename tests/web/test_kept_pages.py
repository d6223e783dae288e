"""Cached pages equal the pages that would be rendered now, for everyone, whatever has happened."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.recent_cache import Caches
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import game_log, gm, lobby, motions, order_entry, press, seating
from casusbelli.service.people import accounts, blocks, moderation, notes
from casusbelli.service.reads.page_version import question
from casusbelli.store import RepeatedReads, Store, Tx, open_store
from casusbelli.web import fragments, page_cache, security
from casusbelli.web.pages.game_presenter import GamePagePresenter
from casusbelli.web.security import csrf_of
from tests.service.conftest import clock, database, store  # noqa: F401 # fixtures
from tests.web import conftest
from tests.web.test_noninterference import Standing, standing

Act = Callable[[Service, Standing], object]
ONE, OTHER = "France", "Germany"
ALL = {ONE, OTHER, "gm", "visitor"}


def phase_of(service: Service, found: Standing) -> str:
    with service.read() as tx:
        row = tx.one("SELECT phase FROM games WHERE id = ?", found.game)
    return str(row["phase"]) if row else ""


def renamed(service: Service, found: Standing) -> None:
    with service.write() as tx:
        tx.change("accounts", {"id": found.sitting[OTHER].account}, name="Somebody else")


def submitted(service: Service, found: Standing) -> None:
    order_entry.submit(service, found.sitting[ONE], found.game, ONE, phase_of(service, found), "A PAR - BUR\nrubbish")


def marked(service: Service, found: Standing) -> None:
    order_entry.ready(service, found.sitting[OTHER], found.game, OTHER, phase_of(service, found), True)


def judged(service: Service, found: Standing) -> None:
    gm.judge_now(service, found.others["gm"], found.game, phase_of(service, found), "all are here")


def set_up_anew(service: Service, found: Standing) -> None:
    settings = Settings(press=PressSettings(grey=True, public=False), misses=0)
    lobby.change_settings(service, found.others["gm"], found.game, settings, "less talk")


def voted(service: Service, found: Standing) -> None:
    (motion,) = motions.listing(service, found.sitting[OTHER], found.game)
    motions.vote(service, found.sitting[OTHER], found.game, motion["motion"], False, OTHER)


def read(service: Service, found: Standing) -> None:
    for thread in press.threads(service, found.sitting[OTHER], found.game, OTHER):
        press.mark_read(service, found.sitting[OTHER], found.game, thread["thread"], OTHER)


# what is done, and for whom of these the page is made again then
HAPPENS: dict[str, tuple[Act, set[str]]] = {
    "nothing": (lambda _house, _found: None, set()),
    "orders": (submitted, {ONE}),
    "a mark": (marked, ALL),
    "a letter": (lambda h, f: press.send(h, f.sitting[ONE], f.game, [OTHER], "I come", ONE), {ONE, OTHER}),
    "it is read": (read, {OTHER}),
    "a note": (lambda h, f: notes.note(h, f.sitting[ONE], f.game, "mind Italy"), {ONE}),
    "more time": (lambda h, f: gm.extend(h, f.others["gm"], f.game, 60, "a feast"), ALL),
    "a motion": (
        lambda h, f: motions.move(h, f.sitting[ONE], f.game, "pause", seat=ONE),
        ALL,
    ),
    "a vote": (voted, ALL),
    "other settings": (set_up_anew, ALL),
    "a pause": (lambda h, f: gm.pause(h, f.others["gm"], f.game, "a feast"), ALL),
    "the end of it": (lambda h, f: gm.resume(h, f.others["gm"], f.game, "it is over"), ALL),
    "a note for all": (lambda h, f: game_log.note(h, f.others["gm"], f.game, "be nice"), ALL),
    "a blocked account": (lambda h, f: blocks.block(h, f.sitting[OTHER], f.sitting[ONE].name), {OTHER}),
    "a blocked seat": (lambda h, f: blocks.mute(h, f.sitting[OTHER], f.game, ONE), {OTHER}),
    "a new role": (lambda h, f: moderation.set_role(h, f.others["administrator"], "seat 2", "moderator"), {ONE}),
    "a seat is left": (lambda h, f: seating.leave(h, f.sitting["Italy"], f.game, "Italy", "tired"), ALL),
    "a new name": (renamed, ALL),
    "the phase is judged": (judged, ALL),
}


def page(client: TestClient, found: Standing, name: str, **headers: str) -> bytes:
    client.cookies.clear()
    if name in found.sessions:
        client.cookies.set("casus_session", found.sessions[name])
    answer = client.get(f"/games/{found.game}", headers=headers)
    assert answer.status_code == 200
    return answer.content


def untagged(body: bytes) -> bytes:
    """Without the tags of its parts, which depend on the token in its forms."""
    return re.sub(rb'"tags":{[^}]*},', b"", body)


@pytest.mark.full
@pytest.mark.parametrize("rules", ["standard", "international-relations"])
def test_it_is_as_if_it_had_just_been_made(
    app: FastAPI,
    database: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    rules: str,
) -> None:
    """By a process that has cached nothing: no page, no part of one, nothing of the position."""
    made: list[str] = []
    parts = fragments.FRAGMENTS
    make = GamePagePresenter.full_page

    def counted(shown: GamePagePresenter) -> dict[str, Any]:
        made.append(shown.page.who.name)
        return make(shown)

    monkeypatch.setattr(GamePagePresenter, "full_page", counted)
    with closing(open_store(database)) as opened:
        service = Service(opened)
        found = standing(service, rules, 1, Random(1))
        long_open = conftest.opened(app, service)
        pages, caches = app.state.pages, service.caches
        before = {name: page(long_open, found, name) for name in ALL}
        for what, (act, changed) in HAPPENS.items():
            act(service, found)
            others: list[bool] = []
            for name in ALL:
                app.state.pages, service.caches = pages, caches
                made.clear()
                now = page(long_open, found, name)
                assert len(made) == (name in changed), (what, name)
                others.append(now != before[name])
                app.state.pages, service.caches = page_cache.page_cache(), Caches()
                monkeypatch.setattr(fragments, "FRAGMENTS", fragments.fragment_cache())
                assert now == page(long_open, found, name), (what, name)
                monkeypatch.setattr(fragments, "FRAGMENTS", parts)
                before[name] = now
            assert any(others) == bool(changed), what


def test_whoever_differs_in_anything_has_their_own(app: FastAPI, tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        service = Service(opened)
        found = standing(service, "standard", 1, Random(1))
        client = conftest.opened(app, service)
        plain = page(client, found, ONE)
        packed = client.get(f"/games/{found.game}", headers={"Accept-Encoding": "gzip"})
        assert (packed.headers["Content-Encoding"], packed.content) == ("gzip", plain)
        bare = client.get(f"/games/{found.game}", headers={"Accept-Encoding": "identity"})
        assert ("Content-Encoding" in bare.headers, bare.content) == (False, plain)
        again = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
        had = client.get(f"/games/{found.game}", headers=again)
        assert (had.status_code, had.content) == (304, b"")
        submitted(service, found)
        assert client.get(f"/games/{found.game}", headers=again).status_code == 200
        plain = page(client, found, ONE)
        assert b'lang="de"' in page(client, found, ONE, **{"Accept-Language": "de"})
        assert page(client, found, ONE) == plain
        assert b'data-theme="dark"' in page(
            client, found, ONE, Cookie=f"casus_session={found.sessions[ONE]}; theme=dark"
        )
        assert page(client, found, ONE) == plain
        mine = f'name="csrf" content="{csrf_of(found.sessions[ONE])}"'.encode()
        assert mine in plain
        assert mine not in page(client, found, OTHER)
        assert mine not in page(client, found, "visitor")


def test_pages_are_weighed_with_their_addresses() -> None:
    pages = page_cache.page_cache()
    page = page_cache.Page.of(page_cache.PageSubject(VISITOR, "g", None, b"", "text/html"), "x" * 100_000, packed=False)
    for number in range(2 * page_cache.MOST_BYTES // 150_000):
        pages.keep(page_cache.PageKey("", f"/?{number}{'y' * 50_000}", "en", "", False), page)
    assert page_cache.MOST_BYTES - 200_000 < pages.size <= page_cache.MOST_BYTES
    assert 150_000 * len(pages.known) <= pages.size


def suspended(service: Service, found: Standing) -> None:
    with service.write() as tx:
        tx.change("accounts", {"id": found.sitting[ONE].account}, suspended=1)


def idle(service: Service, _found: Standing) -> None:
    with service.write() as tx:
        tx.run("UPDATE sessions SET seen = 1")
        tx.run("UPDATE accounts SET password = 'x'")


ENDS: dict[str, Act] = {
    "signed out": lambda service, found: accounts.sign_out(service, found.sessions[ONE]),
    "signed out everywhere": lambda service, found: accounts.sign_out_everywhere(service, found.sitting[ONE]),
    "idle": idle,
    "suspended": suspended,
}


@pytest.mark.both_databases
def test_a_cached_page_is_for_nobody_whose_session_has_ended(app: FastAPI, database: str) -> None:  # noqa: F811
    """Whatever other process ended it: the database is asked each time."""
    with closing(open_store(database)) as opened, closing(open_store(database)) as elsewhere:
        found = standing(Service(opened), "standard", 1, Random(1))
        client = conftest.opened(app, Service(opened))
        visitors = untagged(page(client, found, "visitor"))
        for what, end in ENDS.items():
            session = found.sessions[ONE] = accounts.new_session(Service(opened), str(found.sitting[ONE].account))
            mine = page(client, found, ONE)
            assert page(client, found, ONE) == mine
            assert untagged(mine) != visitors
            end(Service(elsewhere), found)
            assert untagged(page(client, found, ONE)).replace(csrf_of(session).encode(), b"") == visitors, what


@pytest.mark.both_databases
def test_an_unchanged_page_takes_one_query(app: FastAPI, database: str, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    asked: list[str] = []
    ask = Store.ask_from_loop

    async def heard(of: Store, sql: str, *values: object) -> list[tuple[Any, ...]]:
        asked.append(sql)
        return await ask(of, sql, *values)

    def nothing_else(_store: Store, *_asked: object) -> AbstractContextManager[Tx]:
        raise AssertionError("a transaction")

    with closing(open_store(database)) as opened:
        found = standing(Service(opened), "standard", 1, Random(1))
        client = conftest.opened(app, Service(opened))
        pages = {name: page(client, found, name) for name in (ONE, "visitor")}
        monkeypatch.setattr(Store, "ask_from_loop", heard)
        for other in ("ask", "read", "write"):
            monkeypatch.setattr(Store, other, nothing_else)
        assert {name: page(client, found, name) for name in (ONE, "visitor")} == pages
        assert asked == [question(opened.clock)] * 2


@pytest.mark.both_databases
def test_cached_pages_count_against_the_rate_limit(
    app: FastAPI,
    database: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The event loop counts them, except for those that are reported to the database: these are left to a thread."""
    most = 40
    monkeypatch.setattr(security, "READS", (most, 6000))
    with closing(open_store(database)) as opened:
        found = standing(Service(opened), "standard", 1, Random(1))
        client = conftest.opened(app, Service(opened), limits=True)
        client.cookies.set("casus_session", found.sessions[ONE])
        answers = [client.get(f"/games/{found.game}") for _time in range(most + 2)]
        assert [one.status_code for one in answers] == [200] * most + [429] * 2
        assert answers[-1].headers["Retry-After"]


def test_a_moment_is_read_once_and_not_written_to(database: str) -> None:  # noqa: F811
    with closing(open_store(database)) as opened:
        service = Service(opened)
        with service.one_moment(), service.read() as tx:
            assert isinstance(tx, RepeatedReads)
            first = tx.all("SELECT name FROM migrations ORDER BY name")
            first[0]["name"] = "changed by whoever asked"
            assert tx.all("SELECT name FROM migrations ORDER BY name")[1:] == first[1:]
            assert tx.all("SELECT name FROM migrations ORDER BY name")[0] != first[0]
            assert len(tx.answers) == 1
            with pytest.raises(TypeError), service.write() as writing:
                writing.add("facts", name="x", value="y")
