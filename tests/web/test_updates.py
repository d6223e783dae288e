"""Updates of a page leave out what it has already; orders on offer are sent as patterns."""

from __future__ import annotations

import html
import json
import re
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.core.board_names import names_on
from casusbelli.records.games.choices import ChoiceLine, Slot, choices
from casusbelli.service.base.service import Service
from casusbelli.store import open_store
from casusbelli.variants.table import new_game
from casusbelli.web.pages.offered_orders import packed_slots
from casusbelli.web.pages.order_lists import label_of
from tests.web import conftest
from tests.web.offered import unpacked
from tests.web.test_kept_pages import HAPPENS, ONE, OTHER, page
from tests.web.test_noninterference import Standing, standing

RULES = ("standard", "international-relations", "masters", "factional", "formal", "world-war-one")
DATA = re.compile(r'<script type="application/json" id="page-data">(.*?)</script>', re.DOTALL)


def update(client: TestClient, found: Standing, name: str, has: str = "") -> dict[str, Any]:
    client.cookies.clear()
    if name in found.sessions:
        client.cookies.set("casus_session", found.sessions[name])
    answer = client.get(f"/games/{found.game}/now", params={"has": has} if has else None)
    assert answer.status_code == 200
    got: dict[str, Any] = answer.json()
    return got


def tags(told: dict[str, Any]) -> str:
    return ".".join([*told["tags"].values(), *told["board"]["tags"].values()])


def together(old: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """As ``service_worker.js`` puts them together."""
    return {
        **now,
        "panes": {**old["panes"], **now["panes"]},
        "data": {"slots": old["data"]["slots"], **now["data"]},
        "board": {**old["board"], **now["board"], "parts": {**old["board"]["parts"], **now["board"]["parts"]}},
    }


def test_what_is_left_out_is_as_it_was(app: FastAPI, tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        service = Service(opened)
        found = standing(service, "standard", 1, Random(1))
        client = conftest.opened(app, service)
        had = {name: update(client, found, name) for name in (ONE, OTHER, "gm", "visitor")}
        for what, (act, _changed) in HAPPENS.items():
            act(service, found)
            for name, old in had.items():
                whole, new = update(client, found, name), update(client, found, name, tags(old))
                made = together(old, new)
                made["panes"] = {pane: made["panes"][pane] for pane in whole["panes"]}  # others are no longer filled
                assert made == whole, (what, name)
                had[name] = whole


def test_a_page_says_what_it_has(app: FastAPI, tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        service = Service(opened)
        found = standing(service, "standard", 1, Random(1))
        client = conftest.opened(app, service)
        told = DATA.search(page(client, found, ONE).decode())
        assert told is not None
        data = json.loads(told[1])
        new = update(client, found, ONE, ".".join([*data["tags"].values(), *data["drawn"].values()]))
        assert new["panes"].keys() == {"asked"}
        assert "slots" not in new["data"]
        assert max(map(len, new["board"]["parts"].values())) <= 100
        assert not {"fills", "words"} & new["board"].keys()
        assert new["tags"] == data["tags"]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_orders_on_offer_are_those_of_the_lists(rules: str, language: str) -> None:
    game = new_game(rules, "standard", {}, bytes(range(32)))
    names = names_on(game.rules.board).of(language)
    for seat in game.rules.names[:3]:
        slots = choices(game, seat).slots
        packed = packed_slots(slots, lambda line: label_of(line, names), names.places)
        sent = json.loads(json.dumps(packed))
        assert unpacked(sent, names.places) == [
            {
                **{"key": slot.key, "owner": slot.owner, "count": slot.count},
                **{"free": slot.free, "copies": slot.copies, "several": slot.several},
                "lines": [[x.text, x.kind, x.at, list(x.steps), label_of(x, names)] for x in slot.lines],
            }
            for slot in slots
        ]


def test_patterns_say_what_orders_have_in_common() -> None:
    lines = (
        *(ChoiceLine(f"A PAR - {to}", "move", "PAR", (to,)) for to in ("BUR", "PIC", "SPA/NC")),
        ChoiceLine("Declare PARIS", "declare", "PAR", ("PAR",)),  # no place: a part of a word
    )
    slots = packed_slots([Slot("A PAR", "France", 1, lines)], lambda line: line.text, {})
    assert slots[0]["runs"][0] == ["move", "A {0} - {1}", "A {0} - {1}", "PAR", ("BUR",), ("PIC",), ("SPA/NC",)]
    assert slots[0]["runs"][1][1] == "Declare PARIS"


def test_lists_of_updates_have_no_options(app: FastAPI, tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        service = Service(opened)
        found = standing(service, "standard", 1, Random(1))
        client = conftest.opened(app, service)
        assert "<optgroup" in html.unescape(page(client, found, ONE).decode())
        assert "<optgroup" not in update(client, found, ONE)["panes"]["lists"]
