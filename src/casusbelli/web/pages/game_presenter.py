"""Prepares the data of the game page for its templates and scripts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote

import msgspec
from markupsafe import Markup

from casusbelli.core.cached_property import cached_property
from casusbelli.service.base.game_shapes import SeatTold
from casusbelli.service.base.order_shapes import ConsequenceTold
from casusbelli.service.base.recent_cache import MB, CacheKind, RecentCache, structure_bytes
from casusbelli.service.games import game_log, motions
from casusbelli.service.people import notes
from casusbelli.service.reads.game_names import BoardNames
from casusbelli.service.reads.game_page import Canvas, DraftShown, GamePage
from casusbelli.service.reads.order_counter import counter
from casusbelli.service.reads.page_version import ACTS_SHOWN
from casusbelli.service.reads.panel_views import panel_views
from casusbelli.service.reads.position_view import END, PositionKey
from casusbelli.web import texts
from casusbelli.web.fragments import Fragments, tag_of
from casusbelli.web.glossary import tooltips
from casusbelli.web.log_sentences import shown as acts_shown
from casusbelli.web.order_kinds import order_kinds
from casusbelli.web.pages.directives import Directives, written_of
from casusbelli.web.pages.first_game_pages import needs_hint
from casusbelli.web.pages.game_frame import (
    RESULTS,
    asked_for,
    chips,
    game_name,
    is_due,
    own_seat,
    scene,
    shared_as,
    tab_title,
    waiting,
)
from casusbelli.web.pages.message_pages import letters_shown
from casusbelli.web.pages.offered_orders import packed_slots
from casusbelli.web.pages.order_lists import Lists, label_of, names_of
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.pages.phase_results import story_shown
from casusbelli.web.pages.script_texts import script_texts
from casusbelli.web.pages.seat_pages import beside
from casusbelli.web.pages.year_chart import year_chart
from casusbelli.web.rendering import script_data
from casusbelli.web.security import CSRF_MARK

SMALL = 100  # characters of a part of the board that is sent every time
T = TypeVar("T")
OF_READER = ("who", "reader", "path", "here")
"""What of the basis of every page depends on who reads it, and where; and so does the token, which parts have as a
mark."""


class ShownKey(NamedTuple):
    """What a reader of this language is shown of a position."""

    position: PositionKey
    language: str
    what: str


SHOWN: CacheKind[ShownKey, Any] = CacheKind("positions as shown", 16 * MB, structure_bytes)


# --- data for the scripts


def board_data(canvas: Canvas) -> dict[str, Any]:
    """The board of a moment; tags by which a page that has a part of it says so."""
    now = canvas.parts()
    shown = {"title": now.title, "fills": now.fills, "parts": now.parts, "words": now.words, "paints": now.paints}
    return {**shown, "keys": msgspec.to_builtins(now.keys), "tags": board_tags(canvas)}


def board_tags(canvas: Canvas) -> dict[str, str]:
    """Of what is large, except the drafts: a script draws these."""
    now = canvas.parts()
    large = {name: part for name, part in now.parts.items() if len(part) > SMALL and name != "drafts"}
    shown = {**large, "fills": repr(now.fills), "words": "\n".join(now.words)}
    return {name: tag_of(part.encode()) for name, part in shown.items()}


def hands_of(seats: Iterable[SeatTold]) -> dict[str, str]:
    """Power -> the seat that orders its units: a tap on one opens that seat."""
    return {power: one["seat"] for one in seats for power in (one["seat"], *one["powers"])}


def explained(canvas: Canvas) -> dict[str, Any]:
    """The legend of the board and the color keys of the layers that are shown."""
    return {"legend": msgspec.to_builtins(canvas.legend()), "keys": msgspec.to_builtins(canvas.parts().keys)}


def foreseen(told: ConsequenceTold, say: texts.Say) -> dict[str, Any]:
    text = say(told["said"] or told["text"])
    return {"text": text, "certain": told["certain"], "rule": told["rule"], "order": told["order"]}


def draft_data(found: DraftShown, drafts: str, say: texts.Say, names: BoardNames | None) -> dict[str, Any]:
    brief, name = (names.brief, names.order) if names is not None else (str, str)
    faults = [{"text": text, "why": texts.sentence(say(why)), "named": brief(text)} for text, why in found.faults]
    meant = [{"text": text, "why": f"→ {name(taken)}", "meant": True, "order": taken} for text, taken in found.meant]
    return {
        "version": str(found.number),
        "lines": found.orders,
        "faults": [*faults, *meant],
        "named": {text: name(text) for text in found.orders},
        "foreseen": [foreseen(told, say) for told in found.consequences],
        "costs": " · ".join(say(cost["said"]) for cost in found.costs),
        "advice": [{"text": say(told["said"]), "order": told["order"]} for told in found.advice],
        "drafts": drafts,
        "text": found.text,
    }


NO_DRAFT = draft_data(DraftShown(0, ""), "", str, None)


# --- the page


@dataclass(frozen=True)
class GamePagePresenter:
    """One reader's view of a game, ready for templates and scripts."""

    page: PageRequest
    s: GamePage

    def full_page(self) -> dict[str, Any]:
        canvas = self._canvas
        return {
            **self._shown,
            "part": self._parts,
            "board": Markup(canvas.svg()),
            "shared_as": shared_as(self.page, self.s.info, self.page.say(self.s.title)),
            "paints": canvas.parts().paints,
            "page_data": script_data(self._page_data()),
        }

    def now(self, known: Collection[str] = ()) -> dict[str, Any]:
        """An update: everything except the outlines of the board, and what the page has already. ``known``: the tags of
        what it has."""
        tags = self._tags()
        new = {name: part for name, part in self._panes().items() if tags[name] not in known}
        panes = {name: str(self._updated(part)(part)) for name, part in new.items()}
        if self.s.writes:
            panes["asked"] = str(Markup.escape(self._asked()))
        data, board = self._data(), board_data(self._canvas)
        if tags["slots"] in known:
            del data["slots"]
        parts = board["parts"]
        board["parts"] = {name: parts[name] for name in parts if board["tags"].get(name) not in known}
        del board["parts"]["drafts"]  # they are part of the draft
        for name in ("fills", "words"):
            if board["tags"][name] in known:
                del board[name]
        return {
            "title": self.page.say(self.s.title),
            "tab": self._shown["tab"],
            "panes": panes,
            "tags": tags,
            "data": data,
            "phases": self._phases(),
            "board": board,
        }

    def _panes(self) -> dict[str, str]:
        """The elements of the page that an update fills, and the parts that fill them."""
        return {
            "game-head": "head",
            "proposals": "proposals",
            "strip": "strip",
            "bar": "bar",
            "tables": "tables",
            "people": "people",
            "letters": "letters",
            "press-count": "unread",
            **({"lists": "lists", "acts": "acts"} if self.s.writes else {}),
            "ended": "ended",
            "story-of": "news",
        }

    def _tags(self) -> dict[str, str]:
        """Of the panes and of the orders on offer. Panes have forms, whose tokens are those of a session."""
        slots, session = tag_of(msgspec.json.encode(self._slots)), self.page.session_tag
        panes = {name: self._updated(part).tag(part) + session for name, part in self._panes().items()}
        return {**panes, "slots": slots}

    def _updated(self, part: str) -> Fragments:
        """The parts as an update has them: lists without the orders on offer, which scripts have from elsewhere."""
        return self._bare if part == "lists" else self._parts

    @cached_property
    def _bare(self) -> Fragments:
        return replace(self._parts, values={**self._parts.values, "bare": True}, known={})

    @cached_property
    def _shown(self) -> dict[str, Any]:
        words = {"words": self._canvas.parts().words, "phase_shown": self._phases()[-1]}
        return {**words, **self.common()}

    @cached_property
    def _parts(self) -> Fragments:
        s, known = self.s, self.page.context() | {"csrf": CSRF_MARK}
        of_reader = {name: known.pop(name) for name in OF_READER}
        place = (s.info["id"], self.page.language)
        sources = {"": (s.choices, s.sheet, sorted(s.own)), **self._sources()}
        return Fragments(place, known, {**of_reader, **self._shown}, sources)

    def _sources(self) -> dict[str, object]:
        choice, draft = self.s.choices, self.s.sheet
        return {} if choice is None or draft is None else {"directives_of": (choice, written_of(choice, draft))}

    def _asked(self) -> str:
        """What the reader has to do in this phase, or why there is nothing to do."""
        if self.s.asked:
            return asked_for(self.page, self.s)
        return self.page.say(self.s.unasked) if self.s.unasked else self.page.t("orders.notasked")

    # --- for templates

    def common(self) -> dict[str, Any]:
        s, info = self.s, self.s.info
        mine, letters = own_seat(s), letters_shown(self.page, s.info, s.seat)
        stories = self._stories()
        pointed = any(s.scores.get(owner, n) != n for owner, n in s.centers.items())
        talks = letters["press_names"] if letters["may_press"] else {}
        return {
            "s": s,
            "panel_titles": {panel.title: panel.said.title for panel in s.panels},
            "s_id": info["id"],
            "game_title": game_name(self.page, s),
            "keys": self.keys,
            "mine_power": (mine["powers"] or [s.seat])[0] if mine else "",
            "panels": self._once("panels", lambda: panel_views(s.panels, s.own, self.page.say)),
            "outcome": s.outcome,
            "asked": s.asked,
            "asked_for": self._asked(),
            "counter": counter(s),
            "ready": bool(mine and mine["ready"]),
            "sandbox": info["kind"] == "sandbox" and s.writes,
            "story": stories[0] if stories else None,
            "results_title": self.page.say(s.story["title_said"] or s.story["title"]) if s.story else "",
            "later": stories[1:],
            "pointed": pointed,
            "standing": list(self._standing(pointed)),
            "scene": RESULTS if s.unseen else scene(s),
            "first_game": needs_hint(self.page, s),
            "due": is_due(s),
            "tab": tab_title(self.page, s, letters["unread"]),
            "waiting": waiting(s),
            "charts": self._once("charts", self._charts),
            "chips": list(chips(s, self.page.say, letters["talks"], talks, letters["press_seat"])),
            **letters,
            **self.lists(),
            "acts": self._acts(),
            "changed": self.page.changed_options(info),
            "notes": self._notes(),
            **self._others(),
            **beside(self.page, info),
        }

    @property
    def keys(self) -> dict[str, str]:
        return {owner: livery.key for owner, livery in self._canvas.known.items()}

    @cached_property
    def _canvas(self) -> Canvas:
        assert self.s.canvas is not None  # a game that has begun has a board
        return self.s.canvas.read_in(self.page.language)

    def _phases(self) -> list[tuple[str, str]]:
        end, say = self.page.t("time.end"), self.page.say
        return self._once(
            "phases", lambda: [(phase, end if phase == END else texts.capital(say(t))) for phase, t in self.s.phases]
        )

    def _once(self, what: str, make: Callable[[], T]) -> T:
        """What this reader is shown of the position in their language, made once for all pages of it."""
        assert self.s.position is not None  # a game that has begun
        cache: RecentCache[ShownKey, T] = self.page.service.caches.of(SHOWN)
        return cache.find(ShownKey(self.s.position, self.page.language, what), make)

    def _stories(self) -> list[dict[str, Any]]:
        s = self.s
        stories = (*((s.story,) if s.story else ()), *s.later)
        what = " ".join(["stories", *(story["phase"] for story in stories)])
        return self._once(what, lambda: [story_shown(story, s.seat, s.own) for story in stories])

    def _standing(self, pointed: bool) -> Iterator[tuple[str, list[int | str]]]:
        """Everybody's points, if they are something else than centers, with their centers and units."""
        s = self.s
        for owner in {**s.scores, **s.centers}:
            held, units = s.centers.get(owner, 0), s.units.get(owner, 0)
            if held or units or owner in s.scores:
                yield owner, [*([s.scores.get(owner, "")] if pointed else []), held, units]

    def _charts(self) -> list[dict[str, Any]]:
        """Of a finished game: its centers, and its points where they are something else."""
        s = self.s
        if not s.years:
            return []
        pointed = any(year.scores != year.centers for year in s.years)
        of = {"scores": s.scores} if pointed else {}
        ranked = {name: sorted(final, key=lambda owner: -final[owner]) for name, final in of.items()}
        ranked["centers"] = sorted(s.centers, key=lambda owner: -s.centers[owner])
        return [year_chart(s.years, owners, name) for name, owners in ranked.items()]

    def _acts(self) -> list[dict[str, Any]]:
        found = game_log.acts(self.page.service, self.page.who, self.s.info["id"], limit=ACTS_SHOWN)
        return acts_shown(self.page.language, found, self.page.names)

    def _notes(self) -> str:
        return notes.notes(self.page.service, self.page.who, self.s.info["id"]) if self.page.who.account else ""

    def _others(self) -> dict[str, Any]:
        """The proposals among the players, and their statements after the game."""
        service, info = self.page.service, self.s.info
        mine = info["kind"] == "game" and self.s.seat in info["mine"]
        over = info["status"] == "finished"
        return {
            "motions": motions.listing(service, self.page.who, info["id"]),
            "may_move": mine and info["status"] in ("running", "paused", "needs-gm"),
            "statements": notes.statements(service, self.page.who, info["id"]) if over else [],
            "may_state": mine and over,
        }

    def lists(self) -> dict[str, Any]:
        names = self.page.names
        choice, draft = self.s.choices, self.s.sheet
        if names is None or choice is None or draft is None:
            return {}
        own = {power for seat in self.s.info["seats"] if seat["seat"] == self.s.seat for power in seat["powers"]}
        lists = Lists(choice, draft, own, self._canvas, self.page.t, self.page.say, names).context()
        return {**lists, **Directives(choice, draft, names).context()}

    # --- for the script

    def _data(self) -> dict[str, Any]:
        s = self.s
        drafts = self._canvas.draft_part() if s.sheet else ""
        return {
            "phase": s.phase,
            "slots": self._slots,
            "draft": draft_data(s.sheet, drafts, self.page.say, self.page.names) if s.sheet else NO_DRAFT,
            "layers": s.layers,
            "counter": counter(s),
            "scene": scene(s),
            "unseen": s.unseen,
            "played": s.story["phase"] if s.story else "",
        }

    @cached_property
    def _slots(self) -> list[dict[str, Any]]:
        """What is on offer, if the reader may write."""
        names, choice = self.page.names, self.s.choices
        if names is None or choice is None:
            return []
        return self._once("slots", lambda: packed_slots(choice.slots, lambda line: label_of(line, names), names.places))

    def _opens(self) -> str:
        """The phase in which an exhibition opens; "" for other games."""
        found = self.page.exhibition_of(self.s.info["id"]) if self.s.info["status"] == "finished" else None
        return found.opens if found is not None else ""

    def _page_data(self) -> dict[str, Any]:
        s = self.s
        language = self.page.language
        return {
            **self._data(),
            "game": s.info["id"],
            "tags": self._tags(),
            "drawn": board_tags(self._canvas),
            "base": f"/games/{quote(s.info['id'])}",
            "places": self._canvas.places(),
            **explained(self._canvas),
            "hands": hands_of(one for one in s.info["seats"] if one["seat"] in s.info["mine"]) if s.writes else {},
            "theatre": self._canvas.theatre(s.own),
            "names": names_of(self.page.names),
            "centers": sorted(self.page.names.board.centers) if self.page.names is not None else [],
            "texts": script_texts(language),
            "kinds": order_kinds(language),
            "phases": self._phases(),
            "opens": self._opens(),
            "writes": s.writes,
            "seat": s.seat,
            "glossary": tooltips(language),
            "live": s.info["status"] in ("running", "paused", "needs-gm", "forming"),
        }
