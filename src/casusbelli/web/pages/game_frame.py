"""The frame of a game page: the strip of powers, the scene in which it opens, the title of its tab."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote, urlencode

from casusbelli.service.base.game_shapes import GameNow, SeatTold
from casusbelli.service.base.message_shapes import Thread
from casusbelli.service.reads.game_page import GamePage
from casusbelli.service.reads.panel_views import Say, ties_of
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.texts import say

RESULTS, ORDERS, WAITING, ENDED = "results", "orders", "waiting", "ended"


def own_seat(s: GamePage) -> SeatTold | None:
    return next((seat for seat in s.info["seats"] if seat["seat"] == s.seat), None)


def is_due(s: GamePage) -> bool:
    """Are orders due from the reader?"""
    mine = own_seat(s)
    return bool(s.asked) and mine is not None and not mine["ready"]


def scene(s: GamePage) -> str:
    """The scene of the page once the results have been seen. Earlier phases are a scene of their own, which only
    scripts open."""
    if s.info["status"] == "finished":
        return ENDED
    return ORDERS if is_due(s) or (s.info["kind"] == "sandbox" and s.writes) else WAITING


def shared_as(page: PageRequest, info: GameNow, when: str = "") -> dict[str, str]:
    """What search engines and chats show of the page of a game."""
    told = {
        "about": page.t(
            "share.game", rules=page.rules_title(info["rules"]), when=when or page.t(f"status.{info['status']}")
        )
    }
    if info["kind"] != "game" or info["visibility"] != "public" or not when:
        return told
    picture = f"/games/{quote(info['id'])}/preview.png?{urlencode({'phase': info['phase']})}"
    return {**told, "picture": picture, "seen": page.t("share.seen", when=when)}


def asked_for(page: PageRequest, s: GamePage) -> str:
    """ "Your orders are due." The kinds that have a sentence of their own are known by what they are in English."""
    return page.t("orders.asked", kind=say("en", s.asked), what=page.say(s.asked))


def game_name(page: PageRequest, s: GamePage) -> str:
    """The name of the game; that of an exhibition is in the reader's language."""
    found = page.exhibition_of(s.info["id"]) if s.info["status"] == "finished" else None
    return page.say(found.title) if found is not None else str(s.info["name"])


def tab_title(page: PageRequest, s: GamePage, unread: int) -> str:
    """ "(!) Your orders are due – Fall 1901 – Concert of Europe" """
    due = is_due(s) and s.info["kind"] == "game" and s.info["status"] == "running"
    marks = [*(["(!)"] if due else ()), *([f"({unread})"] if unread else ())]
    first = asked_for(page, s).rstrip(".") if due else ""
    return " ".join([*marks, " – ".join(filter(None, (first, page.say(s.title), game_name(page, s))))])


def waiting(s: GamePage) -> list[str]:
    """The seats for which the game waits, as far as the reader may know."""
    if not _shows_ready(s):
        return []
    return [seat["seat"] for seat in s.info["seats"] if seat["asked"] and not seat["ready"] and not seat["mine"]]


def _shows_ready(s: GamePage) -> bool:
    """May the reader know who is ready? Where orders are secret, only the game master may."""
    return s.info["status"] == "running" and (s.info["is_gm"] or not s.secret)


def chips(
    s: GamePage, say: Say, threads: Sequence[Thread], talks: Mapping[str, bool], own: str
) -> Iterator[dict[str, Any]]:
    """A chip for each power that somebody plays, in the order of the board. ``talks``: the seats that the reader, who
    sits on ``own``, may write to."""
    ties = ties_of(s.panels, s.own, say)
    for power in _powers(s):
        seats = [seat for seat in s.info["seats"] if power in seat["powers"]]
        centers, units = s.centers.get(power, 0), s.units.get(power, 0)
        names = {seat["seat"] for seat in seats}
        yield {
            "power": power,
            "id": f"chip-{power.replace(' ', '-')}",
            "seats": seats,
            "mine": any(seat["seat"] == s.seat for seat in seats),
            "centers": centers,
            "change": centers - s.before.get(power, centers),
            "units": units,
            "out": not centers and not units,
            "points": s.scores[power] if s.scores.get(power, centers) != centers else None,
            "scores": [(name, s.scores[name]) for name in sorted(names | {power}) if name in s.scores],
            "ready": _ready(s, seats),
            "ties": ties(power),
            "unread": sum(thread["unread"] for thread in threads if names.issuperset(thread["with"])),
            "threads": [
                {"seat": name, "thread": "|".join(sorted((own, name)))} for name in sorted(names) if talks.get(name)
            ],
        }


def _powers(s: GamePage) -> Iterator[str]:
    played = {power: seat for seat in s.info["seats"] for power in seat["powers"]}
    yield from (power for power in {**s.centers, **played} if power in played)


def _ready(s: GamePage, seats: Sequence[SeatTold]) -> str:
    """ "yes", "no", or "" if nothing is due or the reader may not know."""
    asked = [seat for seat in seats if seat["asked"]]
    if not asked or not _shows_ready(s):
        return ""
    return "yes" if all(seat["ready"] for seat in asked) else "no"
