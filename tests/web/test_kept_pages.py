"""A page that has been made before is the page that would be made now: for everybody, whatever has happened."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service import gm, motions, orders, personal, press
from casusbelli.service.house import VISITOR, House
from casusbelli.store import Questions, Tx, open_store
from casusbelli.store.questions import asked_again
from casusbelli.web.pages import kept
from casusbelli.web.pages.game import Shown
from casusbelli.web.security import csrf_of
from tests.service.conftest import clock, database, store  # noqa: F401 # fixtures
from tests.web import conftest
from tests.web.test_noninterference import Standing, standing

Act = Callable[[House, Standing], object]
ONE, OTHER = "France", "Germany"
ALL = {ONE, OTHER, "gm", "visitor"}


def phase_of(house: House, found: Standing) -> str:
    with house.read() as tx:
        row = tx.one("SELECT phase FROM games WHERE id = ?", found.game)
    return str(row["phase"]) if row else ""


def renamed(house: House, found: Standing) -> None:
    with house.write() as tx:
        tx.change("accounts", {"id": found.sitting[OTHER].account}, name="Somebody else")


def submitted(house: House, found: Standing) -> None:
    orders.submit(house, found.sitting[ONE], found.game, ONE, phase_of(house, found), "A PAR - BUR\nrubbish")


def marked(house: House, found: Standing) -> None:
    orders.ready(house, found.sitting[OTHER], found.game, OTHER, phase_of(house, found), True)


def judged(house: House, found: Standing) -> None:
    gm.judge_now(house, found.others["gm"], found.game, phase_of(house, found), "all are here")


def read(house: House, found: Standing) -> None:
    for thread in press.threads(house, found.sitting[OTHER], found.game, OTHER):
        press.mark_read(house, found.sitting[OTHER], found.game, thread["thread"], OTHER)


# what is done, and for whom of these the page is another one then
HAPPENS: dict[str, tuple[Act, set[str]]] = {
    "nothing": (lambda _house, _found: None, set()),
    "orders": (submitted, {ONE}),
    "a mark": (marked, ALL),
    "a letter": (lambda h, f: press.send(h, f.sitting[ONE], f.game, [OTHER], "I come", ONE), {ONE, OTHER}),
    "it is read": (read, {OTHER}),
    "a note": (lambda h, f: personal.note(h, f.sitting[ONE], f.game, "mind Italy"), {ONE}),
    "more time": (lambda h, f: gm.extend(h, f.others["gm"], f.game, 60, "a feast"), ALL),
    "a motion": (
        lambda h, f: motions.move(h, f.sitting[ONE], f.game, "pause", seat=ONE),
        ALL,
    ),
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


def test_it_is_as_if_it_had_just_been_made(app: FastAPI, database: str, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    made: list[str] = []
    make = Shown.page

    def counted(shown: Shown) -> dict[str, Any]:
        made.append(shown.who.name)
        return make(shown)

    monkeypatch.setattr(Shown, "page", counted)
    with closing(open_store(database)) as opened:
        house = House(opened)
        found = standing(house, "standard", 1, Random(1))
        long_open = conftest.opened(app, house)
        pages, before = app.state.pages, {name: page(long_open, found, name) for name in ALL}
        for what, (act, changed) in HAPPENS.items():
            act(house, found)
            for name in ALL:
                app.state.pages = pages
                made.clear()
                now = page(long_open, found, name)
                assert (len(made), now != before[name]) == ((1, True) if name in changed else (0, False)), (what, name)
                app.state.pages = kept.Pages()
                assert now == page(long_open, found, name), (what, name)
                before[name] = now


def test_whoever_differs_in_anything_has_his_own(app: FastAPI, tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        house = House(opened)
        found = standing(house, "standard", 1, Random(1))
        client = conftest.opened(app, house)
        plain = page(client, found, ONE)
        packed = client.get(f"/games/{found.game}", headers={"Accept-Encoding": "gzip"})
        assert (packed.headers["Content-Encoding"], packed.content) == ("gzip", plain)
        bare = client.get(f"/games/{found.game}", headers={"Accept-Encoding": "identity"})
        assert ("Content-Encoding" in bare.headers, bare.content) == (False, plain)
        again = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
        had = client.get(f"/games/{found.game}", headers=again)
        assert (had.status_code, had.content) == (304, b"")
        submitted(house, found)
        assert client.get(f"/games/{found.game}", headers=again).status_code == 200
        plain = page(client, found, ONE)
        assert b'lang="de"' in page(client, found, ONE, **{"Accept-Language": "de"})
        assert page(client, found, ONE) == plain
        mine = f'name="csrf" content="{csrf_of(found.sessions[ONE])}"'.encode()
        assert mine in plain
        assert mine not in page(client, found, OTHER)
        assert mine not in page(client, found, "visitor")


def test_no_more_are_kept_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 250)
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        house, pages = House(opened), kept.Pages()
        for number in range(9):
            asking = kept.Asking(VISITOR, "", f"/{number % 4}", "en", "", False)
            assert pages.page(house, asking, lambda: "x" * 100).body == b"x" * 100
            assert pages.size == sum(len(one.body) for one in pages.pages.values()) <= 250


def test_questions(database: str) -> None:  # noqa: F811
    """The same answers are the same; a question is put once; nothing can be written."""
    with closing(open_store(database)) as opened:

        def asked() -> Questions:
            with opened.read() as tx:
                heard = Questions(tx)
                for name in ("a", "b", "a"):
                    heard.all("SELECT * FROM facts WHERE name = ?", name)
                heard.unheard.all("SELECT * FROM facts")
                with pytest.raises(TypeError):
                    heard.add("facts", name="x", value="y")
                return heard

        first = asked()
        assert len(first.asked()) == 2
        assert first.told() == asked().told() == again(opened.read, first)
        with opened.write() as tx:
            tx.add("facts", name="c", value="1")
        assert first.told() == again(opened.read, first)
        with opened.write() as tx:
            tx.add("facts", name="b", value="1")
        assert first.told() != again(opened.read, first) == asked().told()


def again(read: Callable[[], Any], heard: Questions) -> bytes:
    tx: Tx
    with read() as tx:
        return asked_again(tx, heard.asked())
