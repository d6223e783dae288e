"""Prepares the data of the game page for its templates and scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import quote

import msgspec
from markupsafe import Markup

from casusbelli.service.base.game_shapes import SeatTold
from casusbelli.service.base.order_shapes import ConsequenceTold
from casusbelli.service.games import game_log, motions
from casusbelli.service.people import notes
from casusbelli.service.reads.game_names import BoardNames
from casusbelli.service.reads.game_page import END, Canvas, DraftShown, GamePage
from casusbelli.service.reads.order_counter import counter
from casusbelli.service.reads.page_version import ACTS_SHOWN
from casusbelli.service.reads.panel_views import panel_views
from casusbelli.web import texts
from casusbelli.web.glossary import tooltips
from casusbelli.web.log_sentences import shown as acts_shown
from casusbelli.web.order_kinds import order_kinds
from casusbelli.web.pages.directives import Directives
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
from casusbelli.web.pages.order_lists import Lists, names_of
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.pages.phase_results import story_shown
from casusbelli.web.pages.seat_pages import beside
from casusbelli.web.pages.year_chart import year_chart
from casusbelli.web.rendering import environment, script_data

SCRIPT = [
    "board.pick",
    "board.buildable",
    "board.unit.a",
    "board.unit.f",
    "board.which",
    "board.whereto",
    "board.go",
    "board.clear",
    "board.cancel",
    "board.noorder",
    "bar.cost",
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
    "press.here",
    "press.seen",
    "saved.saved",
    "saved.saving",
    "saved.stale",
    "saved.closed",
    "saved.offline",
    "saved.refused",
    "saved.unreached",
    "unsent.stale",
    "unsent.closed",
    "orders.off",
    "orders.any",
    "orders.choose",
    "orders.of",
    "orders.matches",
    "orders.once",
    "orders.less",
    "orders.earlier",
    "orders.later",
    "ready.costs",
    "ready.empty",
    "ready.faults",
    "act.sure",
    "directives.here",
    "live.phase",
]


# --- data for the scripts


def board_data(canvas: Canvas) -> dict[str, Any]:
    now = canvas.parts()
    shown = {"title": now.title, "fills": now.fills, "parts": now.parts, "words": now.words, "paints": now.paints}
    return {**shown, "keys": msgspec.to_builtins(now.keys)}


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
            **self.common(),
            "board": Markup(canvas.svg()),
            "shared_as": shared_as(self.page, self.s.info, self.page.say(self.s.title)),
            "paints": canvas.parts().paints,
            "words": canvas.parts().words,
            "phase_shown": self._phases()[-1],
            "page_data": script_data(self._page_data()),
        }

    def now(self) -> dict[str, Any]:
        """An update: everything except the outlines of the board."""
        panes = {
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
        shared = self.common()
        known = {**self.page.context(), **shared}
        markup = {name: environment().get_template(f"game/{file}.html").render(known) for name, file in panes.items()}
        if self.s.writes:
            markup["asked"] = str(Markup.escape(self._asked()))
        return {
            "title": self.page.say(self.s.title),
            "tab": shared["tab"],
            "panes": markup,
            "data": self._data(),
            "phases": self._phases(),
            "board": board_data(self._canvas),
        }

    def _asked(self) -> str:
        """What the reader has to do in this phase, or why there is nothing to do."""
        if self.s.asked:
            return asked_for(self.page, self.s)
        return self.page.say(self.s.unasked) if self.s.unasked else self.page.t("orders.notasked")

    # --- for templates

    def common(self) -> dict[str, Any]:
        s, info = self.s, self.s.info
        mine, letters = own_seat(s), letters_shown(self.page, s.info, s.seat)
        pointed = any(s.scores.get(owner, n) != n for owner, n in s.centers.items())
        talks = letters["press_names"] if letters["may_press"] else {}
        return {
            "s": s,
            "panel_titles": {panel.title: panel.said.title for panel in s.panels},
            "s_id": info["id"],
            "game_title": game_name(self.page, s),
            "keys": self.keys,
            "mine_power": (mine["powers"] or [s.seat])[0] if mine else "",
            "panels": panel_views(s.panels, s.own, self.page.say),
            "outcome": s.outcome,
            "asked": s.asked,
            "asked_for": self._asked(),
            "counter": counter(s),
            "ready": bool(mine and mine["ready"]),
            "sandbox": info["kind"] == "sandbox" and s.writes,
            "story": story_shown(s.story, s.seat, s.own) if s.story else None,
            "later": [story_shown(story, s.seat, s.own) for story in s.later],
            "pointed": pointed,
            "standing": list(self._standing(pointed)),
            "scene": RESULTS if s.unseen else scene(s),
            "first_game": needs_hint(self.page, s),
            "due": is_due(s),
            "tab": tab_title(self.page, s, letters["unread"]),
            "waiting": waiting(s),
            "charts": self._charts(),
            "chips": list(chips(s, self.page.say, letters["talks"], talks, letters["press_seat"])),
            **letters,
            **self.lists(),
            "acts": self._acts(),
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
        end = self.page.t("time.end")
        return [(phase, end if phase == END else self.page.say(title)) for phase, title in self.s.phases]

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
            "slots": s.choices.slots if s.choices else (),
            "draft": draft_data(s.sheet, drafts, self.page.say, self.page.names) if s.sheet else NO_DRAFT,
            "layers": s.layers,
            "counter": counter(s),
            "scene": scene(s),
            "unseen": s.unseen,
            "played": s.story["phase"] if s.story else "",
        }

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
            "base": f"/games/{quote(s.info['id'])}",
            "places": self._canvas.places(),
            **explained(self._canvas),
            "hands": hands_of(one for one in s.info["seats"] if one["seat"] in s.info["mine"]) if s.writes else {},
            "theatre": self._canvas.theatre(s.own),
            "names": names_of(self.page.names),
            "texts": {key: texts.unfilled(language, key) for key in SCRIPT},
            "kinds": order_kinds(language),
            "phases": self._phases(),
            "opens": self._opens(),
            "writes": s.writes,
            "seat": s.seat,
            "glossary": tooltips(language),
            "live": s.info["status"] in ("running", "paused", "needs-gm", "forming"),
        }
