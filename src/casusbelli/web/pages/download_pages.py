"""Pages and downloads about a game: its rulebook, a printable report, a replay, a picture, the log, its bots."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse

from casusbelli.service.games import game_log, lobby, press
from casusbelli.service.reads import downloads, game_view
from casusbelli.service.reads.bot_diary import diary
from casusbelli.service.reads.game_page import screen
from casusbelli.service.reads.panel_views import panel_views
from casusbelli.service.reads.reasons import reasons
from casusbelli.web.log_sentences import shown as acts_shown
from casusbelli.web.pages.markdown import contents_of, markup_of
from casusbelli.web.pages.page import ToPage, answer
from casusbelli.web.pages.phase_results import story_shown
from casusbelli.web.static_files import EXAMPLES

FILM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; sandbox allow-scripts"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

router = APIRouter(include_in_schema=False)


def named(name: str, text: str | Iterator[str], kind: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    if isinstance(text, str):
        return Response(text, media_type=kind, headers=headers)
    return StreamingResponse(text, media_type=kind, headers=headers)


@router.get("/games/{game_id}/rulebook")
def rulebook(page: ToPage, game_id: str) -> Response:
    text = downloads.rulebook(page.service, page.who, game_id, page.language, EXAMPLES)
    contents, back = contents_of(text), f"/games/{game_id}"
    return page.show("text.html", heading="", body=markup_of(text), back=back, contents=contents)


@router.get("/games/{game_id}/report")
def report(page: ToPage, game_id: str, seat: str = "") -> Response:
    """A printable report of the last phase and the current position."""
    seen = screen(page.service, page.who, game_id, seat or None)
    story = story_shown(seen.story, seen.seat, seen.own) if seen.story else None
    canvas = seen.canvas.read_in(page.language) if seen.canvas else None
    panels = panel_views(seen.panels, seen.own, page.say)
    keys = {owner: livery.key for owner, livery in canvas.known.items()} if canvas else {}
    return page.show("game/report.html", s=seen, story=story, s_id=game_id, canvas=canvas, panels=panels, keys=keys)


@router.get("/games/{game_id}/why")
def why(page: ToPage, game_id: str, phase: str, order: str, seat: str = "") -> Response:
    lines = [*map(page.say, reasons(page.service, page.who, game_id, seat or None, phase, order))]
    if page.wants_json:
        return answer({"lines": lines})
    body = markup_of("\n".join(f"- {line}" for line in lines))
    return page.show("text.html", heading=order, body=body, back=f"/games/{game_id}", contents=())


@router.get("/games/{game_id}/bots/{seat}")
def bot(page: ToPage, game_id: str, seat: str) -> Response:
    found = diary(page.service, page.who, game_id, seat)
    return page.show("game/bot.html", bot=found, seat=seat, game_id=game_id)


@router.get("/games/{game_id}/acts")
def acts(page: ToPage, game_id: str, before: str = "") -> Response:
    """The game log, newest first, in pages."""
    number = int(before) if before.isascii() and before.isdigit() and len(before) < 10 else None
    found = game_log.acts(page.service, page.who, game_id, number)
    earlier = game_log.acts_before(found)
    return page.show(
        "game/log.html", acts=acts_shown(page.language, found, page.names)[::-1], earlier=earlier, game_id=game_id
    )


@router.get("/games/{game_id}/dice")
def dice(page: ToPage, game_id: str) -> Response:
    told = game_view.dice(page.service, page.who, game_id)
    mine = lobby.info(page.service, page.who, game_id)["mine"]
    return page.show("game/dice.html", told=told, game_id=game_id, mine=mine)


@router.get("/games/{game_id}/replay.html")
def replay(page: ToPage, game_id: str, seat: str = "", part: int = 1) -> Response:
    text = downloads.replay(page.service, page.who, game_id, seat or None, part, page.language)
    return Response(text, media_type="text/html", headers={"Content-Security-Policy": FILM_POLICY})


@router.get("/games/{game_id}/picture.svg")
def picture(page: ToPage, game_id: str, seat: str = "", phase: str = "", names: str = "short") -> Response:
    text = downloads.drawn(
        page.service, page.who, game_id, seat or None, phase or None, names=names, language=page.language
    )
    return Response(text, media_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_POLICY})


@router.get("/games/{game_id}/story.txt")
def story(page: ToPage, game_id: str, seat: str = "") -> Response:
    text = downloads.reports(page.service, page.who, game_id, seat or None, page.language)
    return named("story.txt", text, "text/plain")


@router.get("/games/{game_id}/press.txt")
def letters(page: ToPage, game_id: str, seat: str = "") -> Response:
    return named("press.txt", press.export(page.service, page.who, game_id, seat or None), "text/plain")


@router.get("/games/{game_id}/state.json")
def state(page: ToPage, game_id: str, seat: str = "") -> Response:
    return answer(game_view.view(page.service, page.who, game_id, seat or None))


@router.get("/games/{game_id}/position.txt")
def position(page: ToPage, game_id: str, seat: str = "") -> Response:
    return Response(downloads.line(page.service, page.who, game_id, seat or None), media_type="text/plain")


@router.get("/games/{game_id}/game.jsonl")
def log(page: ToPage, game_id: str) -> Response:
    return named("game.jsonl", downloads.export(page.service, page.who, game_id), "application/jsonl")


@router.get("/games/{game_id}/game-with-messages.jsonl")
def log_with_messages(page: ToPage, game_id: str, seat: str = "") -> Response:
    parts = downloads.export_with_messages(page.service, page.who, game_id, seat or None)
    return named("game-with-messages.jsonl", parts, "application/jsonl")
