"""What can be taken away from a game: its rulebook, a report to print, a film, a picture, the log."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from casusbelli.service import games, gm, looking, press
from casusbelli.service.reasons import reasons
from casusbelli.service.screen import screen
from casusbelli.web.pages.acts import shown as acts_shown
from casusbelli.web.pages.game import story_shown
from casusbelli.web.pages.markdown import markup_of
from casusbelli.web.pages.page import Desk, answer, wants_json

FILM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; sandbox allow-scripts"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    def named(name: str, text: str | Iterator[str], kind: str) -> Response:
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        if isinstance(text, str):
            return Response(text, media_type=kind, headers=headers)
        return StreamingResponse(text, media_type=kind, headers=headers)

    @routes.get("/games/{game_id}/rulebook")
    def rulebook(request: Request, game_id: str) -> Response:
        text = looking.rulebook(desk.house, desk.who(request), game_id)
        return desk.page(request, "text.html", heading="", body=markup_of(text), back=f"/games/{game_id}")

    @routes.get("/games/{game_id}/report")
    def report(request: Request, game_id: str, seat: str = "") -> Response:
        """Everything about the last phase and how things stand, to be printed."""
        who = desk.who(request)
        seen = screen(desk.house, who, game_id, seat or None)
        story = story_shown(seen.story, seat) if seen.story else None
        return desk.page(request, "game/report.html", who, s=seen, story=story, s_id=game_id, canvas=seen.canvas)

    @routes.get("/games/{game_id}/why")
    def why(request: Request, game_id: str, phase: str, order: str, seat: str = "") -> Response:
        who = desk.who(request)
        lines = [*map(desk.say(request), reasons(desk.house, who, game_id, seat or None, phase, order))]
        if wants_json(request):
            return answer({"lines": lines})
        body = markup_of("\n".join(f"- {line}" for line in lines))
        return desk.page(request, "text.html", who, heading=order, body=body, back=f"/games/{game_id}")

    @routes.get("/games/{game_id}/acts")
    def acts(request: Request, game_id: str, before: str = "") -> Response:
        """What people did to the game, the newest first, a page at a time."""
        who = desk.who(request)
        number = int(before) if before.isascii() and before.isdigit() and len(before) < 10 else None
        found = gm.acts(desk.house, who, game_id, number)
        earlier = gm.acts_before(found)
        return desk.page(
            request, "game/log.html", who, acts=acts_shown(request, found)[::-1], earlier=earlier, game_id=game_id
        )

    @routes.get("/games/{game_id}/dice")
    def dice(request: Request, game_id: str) -> Response:
        who = desk.who(request)
        told = looking.dice(desk.house, who, game_id)
        mine = games.info(desk.house, who, game_id)["mine"]
        return desk.page(request, "game/dice.html", who, told=told, game_id=game_id, mine=mine)

    @routes.get("/games/{game_id}/replay.html")
    def replay(request: Request, game_id: str, seat: str = "", part: int = 1) -> Response:
        text = looking.replay(desk.house, desk.who(request), game_id, seat or None, part)
        return Response(text, media_type="text/html", headers={"Content-Security-Policy": FILM_POLICY})

    @routes.get("/games/{game_id}/picture.svg")
    def picture(request: Request, game_id: str, seat: str = "", phase: str = "", names: str = "short") -> Response:
        text = looking.drawn(desk.house, desk.who(request), game_id, seat or None, phase or None, names=names)
        return Response(text, media_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_POLICY})

    @routes.get("/games/{game_id}/story.txt")
    def story(request: Request, game_id: str, seat: str = "") -> Response:
        text = looking.newspaper(desk.house, desk.who(request), game_id, seat or None)
        return named("story.txt", text, "text/plain")

    @routes.get("/games/{game_id}/press.txt")
    def letters(request: Request, game_id: str, seat: str = "") -> Response:
        return named("press.txt", press.export(desk.house, desk.who(request), game_id, seat or None), "text/plain")

    @routes.get("/games/{game_id}/state.json")
    def state(request: Request, game_id: str, seat: str = "") -> Response:
        return answer(looking.view(desk.house, desk.who(request), game_id, seat or None))

    @routes.get("/games/{game_id}/game.jsonl")
    def log(request: Request, game_id: str) -> Response:
        return named("game.jsonl", looking.export(desk.house, desk.who(request), game_id), "application/jsonl")

    return routes
