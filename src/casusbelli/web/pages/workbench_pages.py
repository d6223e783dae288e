"""The game master's board editor: board, lists and text for any seat, edits of units and centers by taps, and trial
runs. Nothing is saved until it is entered."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Response
from markupsafe import Markup

from casusbelli.service.base.game_shapes import GameNow
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import gm, lobby
from casusbelli.service.reads import trial
from casusbelli.service.reads.game_page import Canvas, GamePage
from casusbelli.service.reads.order_counter import counter
from casusbelli.web import texts
from casusbelli.web.glossary import tooltips
from casusbelli.web.order_kinds import order_kinds
from casusbelli.web.pages.game_presenter import (
    NO_DRAFT,
    GamePagePresenter,
    board_data,
    draft_data,
    explained,
    hands_of,
)
from casusbelli.web.pages.order_lists import names_of
from casusbelli.web.pages.page import PageRequest, ToPage, answer
from casusbelli.web.pages.phase_results import story_shown, with_reasons
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.pages.script_texts import script_texts
from casusbelli.web.rendering import script_data

EDITING = ("remove", "army", "fleet", "center")

router = APIRouter(include_in_schema=False)


@router.get("/games/{game_id}/console/board")
def show(page: ToPage, game_id: str, seat: str = "") -> Response:
    return Bench(page, game_id, seat).shown()


@router.post("/games/{game_id}/console/sheet")
def weigh(page: ToPage, game_id: str, sent: Sent) -> Response:
    """The consequences of a text for a seat."""
    _choices, found, canvas = trial.entry(page.service, page.who, game_id, sent.get("seat"), sent.get("text"))
    return answer(draft_data(found, canvas.draft_part(), page.say, page.names))


@router.post("/games/{game_id}/console/trial")
def what_if(page: ToPage, game_id: str, sent: Sent) -> Response:
    bench = Bench(page, game_id, sent.get("seat"), sent)
    try:
        options = trial.read_options(sent.get("options"))
        found = trial.trial(page.service, page.who, game_id, bench.changed(), options)
    except ServiceError as fault:
        gm.missing(page.service, page.who, game_id)  # refuses anybody who is not the game master
        if page.wants_json:
            raise
        return bench.shown(fault)
    story = told(found)
    if not page.wants_json:
        return bench.shown(None, story)
    markup = page.markup("game/story.html", story=story, s_id=game_id)
    return answer({**board_data(found.canvas.read_in(page.language)), "story": markup})


def told(found: trial.Trial) -> dict[str, Any]:
    return with_reasons(story_shown(found.story, ""), found.lines)


class Bench:
    """One view of the board editor, with what was typed if the form was sent."""

    def __init__(self, page: PageRequest, game_id: str, seat: str, sent: PostedForm | None = None) -> None:
        self.page, self.game_id, self.seat, self.sent = page, game_id, seat, sent
        self.rows = gm.missing(page.service, page.who, game_id)

    def changed(self) -> dict[str, str]:
        """The seats whose typed orders differ from their saved ones."""
        typed = self.sent.starting("orders.") if self.sent else {}
        return {
            row["seat"]: typed[row["seat"]] for row in self.rows if typed.get(row["seat"], row["text"]) != row["text"]
        }

    def shown(self, fault: ServiceError | None = None, story: dict[str, Any] | None = None) -> Response:
        context = self._for_seat() if self.seat else self._for_all()
        typed = self.changed()
        shared = {
            "writers": [{**row, "text": typed.get(row["seat"], row["text"])} for row in self.rows],
            "fault": fault,
            "story": story,
            "s_id": self.game_id,
            "options": self.sent.get("options") if self.sent else "",
        }
        status = fault.status if fault else 200
        return self.page.show("game/workbench.html", status, **context, **shared)

    def _for_seat(self) -> dict[str, Any]:
        text = self.changed().get(self.seat)
        choice, found, canvas = trial.entry(self.page.service, self.page.who, self.game_id, self.seat, text)
        info = lobby.info(self.page.service, self.page.who, self.game_id)
        seen = GamePage(info, self.seat, True, info["phase"], info["phase"], canvas=canvas, choices=choice, sheet=found)
        shown = GamePagePresenter(self.page, seen)
        draft = draft_data(found, canvas.draft_part(), self.page.say, self.page.names)
        script = {"slots": choice.slots, "draft": draft, "counter": counter(seen), "ground": None}
        return {**self._common(info, canvas, script), **shown.lists(), "s": seen, "keys": shown.keys}

    def _for_all(self) -> dict[str, Any]:
        found, canvas = trial.ground(self.page.service, self.page.who, self.game_id)
        info = lobby.info(self.page.service, self.page.who, self.game_id)
        seen = GamePage(info, "", False, info["phase"], info["phase"], canvas=canvas)
        script = {"slots": (), "draft": NO_DRAFT, "counter": None, "ground": found}
        return {**self._common(info, canvas, script), "s": seen, "keys": {}}

    def _common(self, info: GameNow, canvas: Canvas, script: dict[str, Any]) -> dict[str, Any]:
        words = partial(texts.unfilled, self.page.language)
        known = dict(script_texts(self.page.language))
        if not self.seat:
            known["board.pick"] = words("gm.pick")
            known["board.go"] = words("gm.what")
            known["board.which"] = words("gm.which")
            known |= {f"board.which.{kind}": words(f"gm.which_{kind}") for kind in ("army", "fleet", "center")}
        page = {
            "base": f"/games/{self.game_id}",
            "game": self.game_id,
            "seat": self.seat,
            "phase": info["phase"],
            "places": canvas.places(),
            "names": names_of(self.page.names),
            "texts": {**known, "gm.nobody": words("deed.nobody_there")},
            "kinds": {
                **order_kinds(self.page.language),
                **{kind: words(f"gm.edit_{kind}") for kind in EDITING},
            },
            "glossary": tooltips(self.page.language),
            "hands": hands_of(info["seats"]) if self.seat else {},
            **explained(canvas.read_in(self.page.language)),
            **script,
        }
        return {
            "board": Markup(canvas.read_in(self.page.language).svg()),
            "paints": canvas.parts().paints,
            "page_data": script_data(page),
        }
