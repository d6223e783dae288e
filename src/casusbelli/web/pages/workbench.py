"""The game-master's workbench: the board, the lists and the text that players have, for any seat; units and centres
changed by taps; what would come out of it all. Nothing is kept before he says so."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from casusbelli.drawing.canvas import Canvas
from casusbelli.service import games, gm, trial
from casusbelli.service.errors import Refused
from casusbelli.service.house import Who
from casusbelli.service.screen import Screen
from casusbelli.service.shapes import GameNow
from casusbelli.web import texts
from casusbelli.web.pages.counter import counter
from casusbelli.web.pages.game import NO_DRAFT, SCRIPT, Shown, board_data, draft_data, story_shown
from casusbelli.web.pages.lists import names_of
from casusbelli.web.pages.page import Desk, Form, Sent, answer, data, wants_json

EDITING = ("remove", "army", "fleet", "center")


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/games/{game_id}/console/board")
    def show(request: Request, game_id: str, seat: str = "") -> Response:
        return Bench(desk, request, game_id, seat).page()

    @routes.post("/games/{game_id}/console/sheet")
    def weigh(request: Request, game_id: str, sent: Sent) -> Response:
        """What a text would mean for a seat."""
        who = desk.who(request)
        _choices, found, canvas = trial.entry(desk.house, who, game_id, sent.get("seat"), sent.get("text"))
        return answer(draft_data(found, canvas.draft_part(), desk.say(request)))

    @routes.post("/games/{game_id}/console/trial")
    def what_if(request: Request, game_id: str, sent: Sent) -> Response:
        who, bench = desk.who(request), Bench(desk, request, game_id, sent.get("seat"), sent)
        try:
            options = trial.read_options(sent.get("options"))
            found = trial.trial(desk.house, who, game_id, bench.changed(), options)
        except Refused as fault:
            gm.missing(desk.house, who, game_id)  # who is no game-master is told so, and shown nothing
            if wants_json(request):
                raise
            return bench.page(fault)
        story = told(found)
        if not wants_json(request):
            return bench.page(None, story)
        markup = desk.markup(request, "game/story.html", who, story=story, s_id=game_id)
        return answer({**board_data(found.canvas), "story": markup})

    return routes


def told(found: trial.Trial) -> dict[str, Any]:
    """The story, with the strengths of each battle in it: there is nothing to look up, for it has not happened."""
    story = story_shown(found.story, "")
    powers = [
        (power, [{**row, "lines": found.lines.get(row["order"], ())} for row in rows])
        for power, rows in story["powers"]
    ]
    return {**story, "powers": powers, "explains": False}


class Bench:
    """One look at the workbench, with what was typed in if it was sent."""

    def __init__(self, desk: Desk, request: Request, game_id: str, seat: str, sent: Form | None = None) -> None:
        self.desk, self.request, self.game_id, self.seat = desk, request, game_id, seat
        self.who: Who = desk.who(request)
        self.sent = sent
        self.rows = gm.missing(desk.house, self.who, game_id)

    def changed(self) -> dict[str, str]:
        """Seats for which something else is typed in than they have written."""
        typed = self.sent.starting("orders.") if self.sent else {}
        return {
            row["seat"]: typed[row["seat"]] for row in self.rows if typed.get(row["seat"], row["text"]) != row["text"]
        }

    def page(self, fault: Refused | None = None, story: dict[str, Any] | None = None) -> Response:
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
        return self.desk.page(self.request, "game/workbench.html", self.who, status, **context, **shared)

    def _for_seat(self) -> dict[str, Any]:
        text = self.changed().get(self.seat)
        choice, found, canvas = trial.entry(self.desk.house, self.who, self.game_id, self.seat, text)
        info = games.info(self.desk.house, self.who, self.game_id)
        seen = Screen(info, self.seat, True, info["phase"], info["phase"], canvas=canvas, choices=choice, sheet=found)
        shown = Shown(self.desk, self.request, self.who, seen)
        draft = draft_data(found, canvas.draft_part(), self.desk.say(self.request))
        script = {"slots": choice.slots, "draft": draft, "counter": counter(seen), "ground": None}
        return {**self._common(info, canvas, script), **shown.lists(), "s": seen, "keys": shown.keys}

    def _for_all(self) -> dict[str, Any]:
        found, canvas = trial.ground(self.desk.house, self.who, self.game_id)
        info = games.info(self.desk.house, self.who, self.game_id)
        seen = Screen(info, "", False, info["phase"], info["phase"], canvas=canvas)
        script = {"slots": (), "draft": NO_DRAFT, "counter": None, "ground": found}
        return {**self._common(info, canvas, script), "s": seen, "keys": {}}

    def _common(self, info: GameNow, canvas: Canvas, script: dict[str, Any]) -> dict[str, Any]:
        words = texts.catalogue(self.desk.context(self.request, self.who)["language"])
        known = {key: words[key] for key in SCRIPT}
        if not self.seat:
            known["board.pick"] = words["gm.pick"]
        page = {
            "base": f"/games/{self.game_id}",
            "game": self.game_id,
            "seat": self.seat,
            "phase": info["phase"],
            "places": canvas.places(),
            "names": names_of(canvas),
            "texts": {**known, "gm.nobody": words["people.empty"]},
            "kinds": {
                **{key.removeprefix("kind."): value for key, value in words.items() if key.startswith("kind.")},
                **{kind: words[f"gm.edit_{kind}"] for kind in EDITING},
            },
            **script,
        }
        return {"board": Markup(canvas.svg()), "paints": canvas.parts().paints, "page_data": data(page)}
