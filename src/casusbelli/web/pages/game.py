"""The game page: the board, what is written, what happened, letters, tables, people; or what of it changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from casusbelli.bots import bots
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.scene import BAD
from casusbelli.records import readable
from casusbelli.service import gm, motions, orders, personal
from casusbelli.service.errors import Refused
from casusbelli.service.house import Who
from casusbelli.service.screen import Screen, Sheet, moment, screen, sheet
from casusbelli.web import texts
from casusbelli.web.pages.acts import shown as acts_shown
from casusbelli.web.pages.correspondence import done, letters_shown
from casusbelli.web.pages.counter import counter
from casusbelli.web.pages.lists import KINDS, Lists, names_of
from casusbelli.web.pages.page import Desk, Sent, answer, data, environment, to, wants_json
from casusbelli.web.pages.seats import beside

ACTS_SHOWN = 20  # the others are on a page of their own
SCRIPT = [
    "board.pick",
    "board.which",
    "board.whereto",
    "board.go",
    "board.clear",
    "board.cancel",
    "board.noorder",
    "board.consequences",
    "count.orders",
    "count.retreats",
    "count.builds",
    "count.removals",
    "count.adjustments",
    "board.for.move",
    "board.for.hold",
    "board.for.support",
    "board.for.convoy",
    "board.for.retreat",
    "board.for.other",
    "saved.saved",
    "saved.saving",
    "saved.stale",
    "saved.closed",
    "saved.offline",
    "saved.refused",
    "orders.off",
    "orders.once",
    "orders.less",
    "orders.earlier",
    "orders.later",
    "ready.costs",
    "ready.faults",
    "act.sure",
    "live.phase",
]


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/games/{game_id}")
    def page(request: Request, game_id: str, seat: str = "", invitation: str = "", shown: str = "") -> Response:
        who = desk.who(request)

        def made() -> str:
            seen = screen(desk.house, who, game_id, seat or None, invitation or None)
            if seen.info["kind"] == "table" and seen.seat and not shown:
                return desk.markup(request, "game/curtain.html", who, s=seen)
            if not seen.phases:
                return desk.markup(request, "game/forming.html", who, **forming(desk, who, seen, invitation))
            return desk.markup(request, "game/page.html", who, **Shown(desk, request, who, seen).page())

        return desk.kept(request, who, made)

    @routes.get("/games/{game_id}/now")
    def now(request: Request, game_id: str, seat: str = "") -> Response:
        who = desk.who(request)
        shown = Shown(desk, request, who, screen(desk.house, who, game_id, seat or None))
        return answer(shown.now())

    @routes.get("/games/{game_id}/picture")
    def picture(request: Request, game_id: str, seat: str = "", phase: str = "", layer: str = "") -> Response:
        who = desk.who(request)
        canvas, story = moment(desk.house, who, game_id, seat or None, phase, [layer])
        told = story_shown(story, seat) if story else None
        markup = desk.markup(request, "game/story.html", who, story=told, s_id=game_id) if told else ""
        return answer({**board_data(canvas), "story": markup})

    @routes.post("/games/{game_id}/orders")
    def write(request: Request, game_id: str, sent: Sent) -> Response:
        who, seat = desk.who(request), sent.get("seat") or None
        lines = [sent.get("text")] if sent.get("text") or "text" in dict(sent.fields) else sent.all("line")
        text = "\n".join(line for line in lines if line.strip())
        base = sent.number("version")
        orders.submit(desk.house, who, game_id, seat, sent.get("phase"), text, base)
        if not wants_json(request):
            return to(f"/games/{game_id}?{urlencode({'seat': sent.get('seat')})}#pane-orders")
        found, drafts = sheet(desk.house, who, game_id, sent.get("seat"))
        return answer(draft_data(found, drafts, desk.say(request)))

    @routes.get("/games/{game_id}/preview")
    def preview(request: Request, game_id: str, seat: str = "", line: str = "") -> Response:
        told = orders.preview(desk.house, desk.who(request), game_id, seat or None, line)
        say = desk.say(request)
        return answer({"foreseen": [{**one, "text": say(one["text"])} for one in told["consequences"]]})

    @routes.post("/games/{game_id}/ready")
    def ready(request: Request, game_id: str, sent: Sent) -> Response:
        who, seat, phase = desk.who(request), sent.get("seat") or None, sent.get("phase")
        if sent.get("ready") == "none":
            orders.no_orders(desk.house, who, game_id, seat, phase)
        else:
            orders.ready(desk.house, who, game_id, seat, phase, sent.get("ready") == "yes")
        return done(request, game_id, sent)

    @routes.post("/games/{game_id}/act")
    def act(request: Request, game_id: str, sent: Sent) -> Response:
        """A vote, a resignation: one line that is carried out at once."""
        who, seat = desk.who(request), sent.get("seat") or None
        made = orders.submit(desk.house, who, game_id, seat, sent.get("phase"), sent.get("line"))
        if made.refused:
            raise Refused(409, made.refused[0].code, made.refused[0].text)
        return done(request, game_id, sent)

    return routes


def forming(desk: Desk, who: Who, seen: Screen, invitation: str) -> dict[str, Any]:
    more = beside(desk.house, who, seen.info)
    return {**more, "s": seen, "keys": {}, "acts": [], "invitation": invitation, "bots": list(bots())}


# --- data for the scripts


def board_data(canvas: Canvas) -> dict[str, Any]:
    now = canvas.parts()
    return {"title": now.title, "fills": now.fills, "parts": now.parts, "words": now.words, "paints": now.paints}


def draft_data(found: Sheet, drafts: str, say: Callable[[str], str] = str) -> dict[str, Any]:
    faults = [{"text": text, "why": say(why)} for text, why in found.faults]
    meant = [{"text": text, "why": f"→ {taken}", "meant": True} for text, taken in found.meant]
    return {
        "version": str(found.number),
        "lines": found.orders,
        "faults": [*faults, *meant],
        "foreseen": [{**told, "text": say(told["text"])} for told in found.consequences],
        "drafts": drafts,
        "text": found.text,
    }


NO_DRAFT = draft_data(Sheet(0, ""), "")


# --- the story of a phase


def story_shown(story: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """Results by power, then what else was told."""
    rows = [_row(row, story["phase"], seat) for row in story["results"]]
    names = dict.fromkeys(row["power"] for row in rows)
    powers = [(power, [row for row in rows if row["power"] == power]) for power in names]
    said = {f"{row['order']}" for row in story["results"]}
    rest = [line.strip() for line in story["told"] if line.strip() and not _told_already(line, names, said, story)]
    shown = {key: story[key] for key in ("title", "phase", "refused", "silent")}
    return {**shown, "powers": powers, "rest": rest, "explains": story["phase"].endswith("M")}


def _told_already(line: str, names: Collection[str], said: set[str], story: Mapping[str, Any]) -> bool:
    text = line.strip()
    if text in names or text == story["title"] or ": refused: " in text or text.startswith("No orders from"):
        return True
    return line.startswith("  ") and any(text.startswith(order) for order in said)


def _row(row: Mapping[str, Any], phase: str, seat: str) -> dict[str, Any]:
    words = row["results"]
    first = row["text"] if row["text"].startswith(words[0]) else ": ".join(filter(None, (words[0], row["text"])))
    query = urlencode({"phase": phase, "order": row["order"], "seat": seat})
    return {**row, "said": "; ".join((first, *words[1:])), "good": words[0] not in BAD, "query": query, "lines": ()}


# --- the page


@dataclass(frozen=True)
class Shown:
    """One look at a game by somebody, ready to be put into words and markup."""

    desk: Desk
    request: Request
    who: Who
    s: Screen

    def page(self) -> dict[str, Any]:
        canvas = self._canvas
        return {
            **self.common(),
            "tab": self._tab(),
            "board": Markup(canvas.svg()),
            "paints": canvas.parts().paints,
            "words": canvas.parts().words,
            "page_data": data(self._page_data()),
        }

    def now(self) -> dict[str, Any]:
        """Everything but the shapes of the board."""
        panes = {
            "game-head": "head",
            "tables": "tables",
            "people": "people",
            "letters": "letters",
            "press-count": "unread",
            **({"lists": "lists", "acts": "acts"} if self.s.writes else {}),
            "story-of": "story",
        }
        known = {**self.desk.context(self.request, self.who), **self.common()}
        markup = {name: environment().get_template(f"game/{file}.html").render(known) for name, file in panes.items()}
        asked = self._t("orders.asked", what=self._say(self.s.asked)) if self.s.asked else self._t("orders.notasked")
        if self.s.writes:
            markup["asked"] = str(Markup.escape(asked))
        return {
            "title": self._say(self.s.title),
            "tab": self._tab(),
            "panes": markup,
            "data": self._data(),
            "phases": self._phases(),
            "board": board_data(self._canvas),
        }

    def _tab(self) -> str:
        """The title of the browser's tab."""
        return " – ".join(filter(None, (self.s.info["name"], self.s.phase, self._t("site.name"))))

    # --- for templates

    def common(self) -> dict[str, Any]:
        s, info = self.s, self.s.info
        mine = next((seat for seat in info["seats"] if seat["seat"] == s.seat), None)
        return {
            "s": s,
            "s_id": info["id"],
            "keys": self.keys,
            "mine_power": (mine["powers"] or [s.seat])[0] if mine else "",
            "own_names": {s.seat, *(mine["powers"] if mine else ())} - {""},
            "outcome": readable.outcome(info["outcome"]) if info["outcome"] else "",
            "asked": self.s.asked,
            "counter": counter(s),
            "ready": bool(mine and mine["ready"]),
            "sandbox": info["kind"] == "sandbox" and s.writes,
            "story": story_shown(s.story, s.seat) if s.story else None,
            "standing": list(self._standing()),
            "pointed": any(s.scores.get(owner, n) != n for owner, n in s.centers.items()),
            **letters_shown(self.desk, self.who, s.info, s.seat),
            **self.lists(),
            "acts": self._acts(),
            "notes": self._notes(),
            **self._others(),
            **beside(self.desk.house, self.who, info),
        }

    @property
    def keys(self) -> dict[str, str]:
        return {owner: livery.key for owner, livery in self._canvas.known.items()}

    @property
    def _canvas(self) -> Canvas:
        assert self.s.canvas is not None  # a game that has begun has a board
        return self.s.canvas

    def _t(self, key: str, **values: object) -> str:
        return str(self.desk.context(self.request, self.who)["t"](key, **values))

    def _say(self, sentence: str) -> str:
        return self.desk.say(self.request)(sentence)

    def _phases(self) -> list[tuple[str, str]]:
        return [(phase, self._say(title)) for phase, title in self.s.phases]

    def _standing(self) -> Iterator[dict[str, Any]]:
        s = self.s
        own = {power for seat in s.info["seats"] if seat["seat"] == s.seat for power in seat["powers"]}
        for owner in {**s.scores, **s.centers}:
            held, units = s.centers.get(owner, 0), s.units.get(owner, 0)
            if held or units or owner in s.scores:
                points = s.scores.get(owner, "")
                yield {"owner": owner, "points": points, "centers": held, "units": units, "mine": owner in own}

    def _acts(self) -> list[dict[str, Any]]:
        found = gm.acts(self.desk.house, self.who, self.s.info["id"], limit=ACTS_SHOWN)
        return acts_shown(self.request, found)

    def _notes(self) -> str:
        return personal.notes(self.desk.house, self.who, self.s.info["id"]) if self.who.account else ""

    def _others(self) -> dict[str, Any]:
        """What the players have asked each other, and what they say when it is over."""
        house, info = self.desk.house, self.s.info
        mine = info["kind"] == "game" and self.s.seat in info["mine"]
        over = info["status"] == "finished"
        return {
            "motions": motions.listing(house, self.who, info["id"]),
            "may_move": mine and info["status"] in ("running", "paused", "needs-gm"),
            "statements": personal.statements(house, self.who, info["id"]) if over else [],
            "may_state": mine and over,
        }

    def lists(self) -> dict[str, Any]:
        return Lists(self.s, self._canvas, self._t).context()

    # --- for the script

    def _data(self) -> dict[str, Any]:
        s = self.s
        drafts = self._canvas.draft_part() if s.sheet else ""
        return {
            "phase": s.phase,
            "slots": s.choices.slots if s.choices else (),
            "draft": draft_data(s.sheet, drafts, self._say) if s.sheet else NO_DRAFT,
            "layers": s.layers,
            "counter": counter(s),
        }

    def _page_data(self) -> dict[str, Any]:
        s = self.s
        language = self.desk.context(self.request, self.who)["language"]
        return {
            **self._data(),
            "game": s.info["id"],
            "base": f"/games/{quote(s.info['id'])}",
            "places": self._canvas.places(),
            "names": names_of(self._canvas),
            "texts": {key: texts.catalogue(language)[key] for key in SCRIPT},
            "kinds": {kind: texts.catalogue(language)[f"kind.{kind}"] for kind in KINDS},
            "phases": self._phases(),
            "writes": s.writes,
            "seat": s.seat,
            "live": s.info["status"] in ("running", "paused", "needs-gm", "forming"),
        }
