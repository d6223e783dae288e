"""Every link of every page leads somewhere, for visitors and for players."""

from __future__ import annotations

import re
from collections import deque
from html import unescape

import pytest
from fastapi.testclient import TestClient

from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, seating
from tests.service.conftest import person
from tests.service.tables import POWERS
from tests.web.conftest import house_of, signed_in

LINK = re.compile(r'<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"')
MOST = 400


def crawled(client: TestClient) -> dict[str, int]:
    """Address -> status of all that can be reached by links from the first page; each kind of page is enough once."""
    found: dict[str, int] = {}
    waiting = deque(["/", "/games", "/rules", "/dashboard", "/settings"])
    kinds: set[str] = set()
    while waiting and len(found) < MOST:
        address = waiting.popleft()
        kind = re.sub(r"[SFW]\d{4}[A-Z]|=[^&]*", "", address)
        if address in found or kind in kinds:
            continue
        kinds.add(kind)
        answer = client.get(address, headers={"Accept": "text/html"})
        found[address] = answer.status_code
        if "text/html" in answer.headers.get("Content-Type", "") and "/replay" not in address:
            links = (unescape(link).partition("#")[0] for link in LINK.findall(answer.text))
            waiting += [link for link in links if link.startswith("/") and not link.startswith("//")]
    return found


def begun(service: Service) -> None:
    ada = person(service, "Ada")
    bots = {seat: "hold" for seat in POWERS if seat != "France"}
    for rules in ("standard", "factional", "international-relations"):
        seats = bots if rules != "factional" else {f"{seat} ({half})": "hold" for seat in POWERS for half in "AB"}
        seats.pop("France (A)", None)
        game = lobby.create(service, ada, Setup(f"A game of {rules}", rules, bots=seats))
        seating.join(service, ada, game, "France" if rules != "factional" else "France (A)")
    lobby.create(service, ada, Setup("Waiting"))


@pytest.mark.drawn(1)
@pytest.mark.parametrize("name", ["visitor", "player"])
def test_no_link_leads_nowhere(small_client: TestClient, name: str) -> None:
    begun(house_of(small_client))
    if name == "player":
        signed_in(small_client, "Ada")
    found = crawled(small_client)
    assert len(found) > 30
    assert {address: status for address, status in found.items() if status >= 400} == {}
