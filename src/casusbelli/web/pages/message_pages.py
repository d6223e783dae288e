"""Messages of a game: the list of conversations on the game page, one conversation, search, plans, reports, blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Query, Response
from markupsafe import Markup

from casusbelli.service.base.game_shapes import GameNow, GameTold
from casusbelli.service.base.message_shapes import Conversation, LetterTold
from casusbelli.service.games import conversations, lobby, press
from casusbelli.service.games.messages import GREY
from casusbelli.service.games.open_game import EVERYBODY, MASTER
from casusbelli.service.games.quick_phrases import answers_to, is_answer, is_proposal, phrase_read
from casusbelli.service.people import blocks, reports
from casusbelli.service.reads.phrase_form import OFFERED, PhraseField, phrase_form
from casusbelli.service.reads.plan_pictures import orders_in, plan_picture
from casusbelli.web.pages.page import PageRequest, ToPage, answer, to
from casusbelli.web.pages.posted_forms import Sent

MOST, LARGEST = 50, 60_000  # messages and characters of a page
EXCERPT = 160  # characters of the last message in the list

router = APIRouter(include_in_schema=False)


@router.post("/games/{game_id}/press")
def write_letter(page: ToPage, game_id: str, sent: Sent) -> Response:
    names = [EVERYBODY] if EVERYBODY in sent.all("to") else sent.all("to")
    seat, grey, own = sent.get("seat") or None, sent.get("grey") == "yes", sent.get("own_orders") == "yes"
    plan = sent.get("plan").splitlines()
    text, phrase = sent.get("text"), phrase_read(sent.get("phrase"))
    posted = press.send(page.service, page.who, game_id, names, text, seat, grey, plan, own, phrase)
    if page.wants_json:
        return answer({"sentence": "", "thread": posted["thread"]})
    return to(_place(game_id, sent.get("seat"), posted["thread"]))


@router.get("/games/{game_id}/press")
def talk(
    page: ToPage,
    game_id: str,
    seat: str = "",
    thread: str = "",
    before_id: str = "",
    search: str = "",
    names: list[str] = Query([], alias="to", max_length=64),  # noqa: B008 # this is how FastAPI is told
) -> Response:
    """One conversation, what a search finds, or else all conversations; for scripts without the page around it."""
    info = lobby.info(page.service, page.who, game_id)
    if names:
        thread = conversations.thread_with(page.service, page.who, game_id, names, seat or None)
    if thread:
        shown = _conversation(page, info, seat, thread, before_id or None)
        part = "talk"
    elif search.strip():
        shown, part = _found(page, info, seat, search.strip(), before_id or None), "found"
    else:
        shown, part = letters_shown(page, info, seat), "press"
    shown = {"s": {"info": info}, "press_seat": seat, **shown}
    if page.wants_json:
        keys = _keys(page, info)
        return answer({"thread": thread, "markup": page.markup(f"game/{part}.html", keys=keys, **shown)})
    return page.show("game/talk-page.html", part=part, keys={}, **shown)


@router.get("/games/{game_id}/press/phrase")
def quick_phrase(page: ToPage, game_id: str, thread: str, seat: str = "") -> Response:
    """The form of a quick phrase: what it is about, its fields, a preview. Scripts put it below the conversation."""
    info = lobby.info(page.service, page.who, game_id)
    one = conversations.conversation(page.service, page.who, game_id, thread, seat or None)
    form = phrase_form(page.service, page.who, game_id, thread, seat or None, page.request.query_params)
    fields = [_field(page, field) for field in form.fields]
    about: dict[str, Any] = {"s": {"info": info}, "press_seat": seat, "one": one}
    about |= {"form": form, "kinds": OFFERED, "fields": fields}
    if page.wants_json:
        return answer({"markup": page.markup("game/phrase.html", **about)})
    return page.show("game/talk-page.html", part="phrase", **about)


def _field(page: PageRequest, field: PhraseField) -> dict[str, Any]:
    """A field with its choices in the reader's language, those of one unit together."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for option in field.options:
        group = page.say(option.group) if option.group else ""
        groups.setdefault(group, []).append((option.value, page.say(option.label)))
    if field.sorted:
        groups = {group: sorted(found, key=lambda one: one[1]) for group, found in groups.items()}
    return {"name": field.name, "kind": field.kind, "groups": groups, "chosen": field.chosen}


@router.get("/games/{game_id}/press/presence")
def presence(page: ToPage, game_id: str) -> Response:
    return answer(conversations.presence(page.service, page.who, game_id))


@router.get("/games/{game_id}/plan")
def plan(page: ToPage, game_id: str, message: str, seat: str = "") -> Response:
    """A plan on the board."""
    found = plan_picture(page.service, page.who, game_id, message, seat or None)
    canvas, title = found.canvas.read_in(page.language), page.say(found.title)
    if page.wants_json:
        now = canvas.parts()
        parts = {"title": title, "fills": now.fills, "parts": now.parts, "words": now.words, "paints": now.paints}
        return answer({**parts, "caption": page.t("plan.title", phase=title)})
    back = _place(game_id, seat, found.letter["thread"])
    board, paints = Markup(canvas.svg()), canvas.parts().paints
    return page.show("game/plan.html", title=title, board=board, paints=paints, plan=orders_in(found.letter), back=back)


@router.post("/games/{game_id}/press/read")
def read_letters(page: ToPage, game_id: str, sent: Sent) -> Response:
    seat, thread = sent.get("seat") or None, sent.get("thread")
    if thread:
        press.mark_read(page.service, page.who, game_id, thread, seat)
    else:
        press.mark_all_read(page.service, page.who, game_id, seat)
    return done(page, game_id, sent, "pane-press")


@router.post("/games/{game_id}/press/report")
def report(page: ToPage, game_id: str, sent: Sent) -> Response:
    seat = sent.get("seat") or None
    reports.report(page.service, page.who, game_id, sent.get("message"), sent.get("text"), seat)
    return done(page, game_id, sent, "pane-press")


@router.post("/games/{game_id}/press/block")
def block(page: ToPage, game_id: str, sent: Sent) -> Response:
    """Block a seat, not the account behind it."""
    blocks.mute(page.service, page.who, game_id, sent.get("sender"), sent.get("blocked") != "no")
    return done(page, game_id, sent, "pane-press")


def done(page: PageRequest, game_id: str, sent: Sent, pane: str = "pane-orders") -> Response:
    """Scripts refresh the page themselves; without scripts it is shown again."""
    if page.wants_json:
        return answer({"sentence": ""})
    return to(f"/games/{game_id}?{urlencode({'seat': sent.get('seat')})}#{pane}")


def _place(game: str, seat: str, thread: str) -> str:
    return f"/games/{quote(game)}/press?{urlencode({'seat': seat, 'thread': thread})}"


# --- the list


def letters_shown(page: PageRequest, info: GameTold, seen_from: str) -> dict[str, Any]:
    """The conversations on the game page. ``seen_from``: the seat whose view it is."""
    service, game, lettered = page.service, info["id"], info["kind"] == "game"
    seat = seen_from if seen_from in info["mine"] else MASTER if info["is_gm"] else ""
    found = conversations.conversations(service, page.who, game, seat or None, seen=False) if lettered else []
    kinds = info["settings"].press
    return {
        "lettered": lettered,
        "talks": [{**one, **_named(page, one, seat)} for one in found],
        "unread": sum(one["unread"] for one in found),
        "press_seat": seat,
        "may_press": bool(seat) and lettered and info["status"] != "cancelled",
        "press_names": {one["to"][0]: one["writable"] for one in found if one["kind"] == "one" and one["to"]},
        "press_groups": kinds.groups or seat == MASTER,
        "press_audit": kinds.audit,
        "press_inherit": kinds.inherit,
        "muted": blocks.muted(service, page.who, game)["seats"] if lettered else [],
    }


def _named(page: PageRequest, one: Conversation, seat: str) -> dict[str, Any]:
    """The beginning of the last message, and whose it is."""
    last = one["last"]
    text = " ".join(_text(page, last).split()) if last else ""
    excerpt = f"{text[:EXCERPT]}…" if len(text) > EXCERPT else text
    return {"excerpt": excerpt, "mine": last is not None and _is_mine(last, seat), "barred": _barred(page, one)}


def _text(page: PageRequest, letter: LetterTold) -> str:
    """A message in the writer's words, or a quick phrase in the reader's language."""
    return letter["text"] if letter["text_said"] is None else page.say(letter["text_said"])


def _barred(page: PageRequest, one: Conversation) -> str:
    return page.say(one["why_said"]) if one["why_said"] is not None else ""


def _is_mine(letter: LetterTold, seat: str) -> bool:
    return letter["own"] or (bool(seat) and letter["from"] == seat)


# --- a conversation


def _conversation(page: PageRequest, info: GameNow, seat: str, thread: str, before_id: str | None) -> dict[str, Any]:
    service, game = page.service, info["id"]
    one = conversations.conversation(service, page.who, game, thread, seat or None)
    found = press.page(service, page.who, game, seat or None, thread=thread, before_id=before_id, limit=MOST)
    kinds = info["settings"].press
    return {
        "one": one,
        "barred": _barred(page, one),
        "grey_allowed": kinds.grey and not one["grey"] and one["kind"] in ("all", "one", "group"),
        "has_orders": info["status"] == "running" and seat in info["mine"],
        "plans": info["status"] in ("running", "paused", "needs-gm"),
        "phrases": info["status"] in ("running", "paused", "needs-gm") and seat in info["mine"] and one["kind"] != "gm",
        "audited": kinds.audit and one["kind"] != "gm",
        **_bounded(page, found["letters"], found["next"] is not None, seat, one),
    }


def _found(page: PageRequest, info: GameNow, seat: str, search: str, before_id: str | None) -> dict[str, Any]:
    """The messages that contain these words, among those that the reader may read."""
    found = press.page(
        page.service, page.who, info["id"], seat or None, search=search, before_id=before_id or None, limit=MOST
    )
    return {"search": search, **_bounded(page, found["letters"], found["next"] is not None, seat)}


def _bounded(
    page: PageRequest, letters: Sequence[LetterTold], more: bool, seat: str, one: Conversation | None = None
) -> dict[str, Any]:
    """The newest messages that fit on a page, at least one; and the cursor for older ones."""
    found: list[LetterTold] = []
    room = LARGEST
    for letter in letters[: -MOST - 1 : -1]:
        room -= len(letter["text"])
        if found and room < 0:
            break
        found.insert(0, letter)
    older = found[0]["id"] if found and (more or len(found) < len(letters)) else ""
    there = {letter["id"]: letter for letter in found}
    answered = {_earlier(letter) for letter in found if _is_mine(letter, seat) and is_answer(letter["phrase"])}
    shown = []
    for letter in found:
        mine, earlier = _is_mine(letter, seat), there.get(_earlier(letter))
        is_open = one is not None and not mine and letter["id"] not in answered and _can_answer(one, letter)
        more_of_it = {
            "text": _text(page, letter),
            "mine": mine,
            "orders": orders_in(letter),
            "quote": _text(page, earlier) if earlier is not None else "",
            "answers": answers_to(letter["id"]) if is_open else {},
        }
        shown.append({**letter, **more_of_it})
    return {"letters": shown, "older": older}


def _earlier(letter: LetterTold) -> str:
    return letter["phrase"].earlier if letter["phrase"] is not None else ""


def _can_answer(one: Conversation, letter: LetterTold) -> bool:
    """Is it a proposal whose writer reads what is written in this conversation?"""
    reached = letter["from"] in one["to"] or (one["to"] == [EVERYBODY] and letter["from"] != GREY)
    return one["writable"] and reached and is_proposal(letter["phrase"])


def _keys(page: PageRequest, info: GameNow) -> Mapping[str, str]:
    """Seat -> key of its token on the game page, where powers are numbered as on the board."""
    if page.board is None:
        return {}
    powers = {power.name: f"p{n}" for n, power in enumerate(page.board.board.powers)}
    seats = {
        seat["seat"]: powers[seat["powers"][0]]
        for seat in info["seats"]
        if seat["powers"][:1] and seat["powers"][0] in powers
    }
    return {**powers, **seats}
