"""The basis of every page: the reader, the language, templates, responses."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final
from urllib.parse import urlencode

import msgspec
from fastapi import Depends, Request, Response
from markupsafe import Markup

from casusbelli.core.cached_property import cached_property
from casusbelli.service.base.game_shapes import GameNow
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import setup_options
from casusbelli.service.ops.recent_pages import RecentPage
from casusbelli.service.reads import exhibition_pages
from casusbelli.service.reads.game_names import BoardNames, NamesOn, game_names
from casusbelli.service.reads.page_version import page_version, version_in_session
from casusbelli.service.reads.small_pictures import emblems
from casusbelli.web import security, texts
from casusbelli.web.error_responses import as_json
from casusbelli.web.fragments import tag_of
from casusbelli.web.page_cache import (
    OF_GAME,
    Page,
    PageCache,
    PageKey,
    PageSubject,
    PreparedPage,
    PreparedPages,
    take_prepared,
)
from casusbelli.web.redaction import is_secret
from casusbelli.web.rendering import environment

JSON = "application/json"
HEADERS = {"light": "#fbf9f3", "dark": "#151f27"}  # the color of the header in each theme; app.css
THEMES = tuple(HEADERS)
SESSION_MARK: Final = secrets.token_hex(16)  # stands for the tag of a session, as ``CSRF_MARK`` does for its token


@dataclass(frozen=True)
class PageRequest:
    """A request for a page. ``known``: the reader, if already authenticated. ``played_on``: the names of the board of a
    page without a game. ``is_marked``: forms have a mark instead of the token, so that sessions can share what is
    rendered; ``is_prepared``: it is not known yet in which session the page will be asked for."""

    request: Request
    service: Service
    known: Who | None = None
    played_on: NamesOn | None = None
    is_marked: bool = False
    is_prepared: bool = False

    @cached_property
    def who(self) -> Who:
        return self.known or security.who(self.service, self.request)

    @cached_property
    def language(self) -> str:
        return texts.language_of(self.request)

    @cached_property
    def board(self) -> NamesOn | None:
        """The names of the board that this page is about."""
        if self.played_on is not None:
            return self.played_on
        game = self.request.path_params.get("game_id")
        return game_names(self.service, game) if game else None

    @cached_property
    def exhibitions(self) -> Mapping[str, exhibition_pages.ExhibitionShown]:
        """Finished games with a title and captions, by the id of the game."""
        return exhibition_pages.shown(self.service)

    @cached_property
    def _exhibition(self) -> exhibition_pages.ExhibitionShown | None:
        return exhibition_pages.of_game(self.service, self.request.path_params["game_id"])

    def exhibition_of(self, game: str) -> exhibition_pages.ExhibitionShown | None:
        """The title and captions of a game. A list of games reads them all; the page of a game reads its own."""
        is_here = game == self.request.path_params.get("game_id")
        return self._exhibition if is_here else self.exhibitions.get(game)

    @cached_property
    def names(self) -> BoardNames | None:
        """The names of the board in the reader's language."""
        return self.board.of(self.language) if self.board is not None else None

    def say(self, told: texts.Cell) -> str:
        """A message of the rules in the reader's language."""
        return texts.say(self.language, told, self._show)

    def passage(self, told: texts.Cell, whole: bool = False) -> Markup:
        """The same as markup, which says where it is in another language."""
        return texts.passage(self.language, told, self._show, whole)

    def lang_of(self, told: texts.Cell) -> Markup:
        """The ``lang`` attribute of an element whose message is in another language."""
        return texts.lang_of(self.language, told)

    def _show(self, term: texts.Term, language: str) -> str | None:
        return self.board(term, language) if self.board is not None else None

    def rules_title(self, spec: str) -> str:
        """The title of the rules of a game: "International Relations + Final year"."""
        return " + ".join(map(self.say, setup_options.rules_titles(spec)))

    def bot_name(self, name: str) -> str:
        return self.say(setup_options.bot_rank(name))

    def bot_about(self, name: str) -> str:
        return self.say(setup_options.bot_about(name))

    def phase_name(self, code: str) -> str:
        """The name of a phase as a heading, or as an entry by itself."""
        return texts.capital(self.phase_within(code))

    def phase_within(self, code: str) -> str:
        """The name of a phase within a sentence."""
        return self.say(texts.phase(code)) if code else ""

    def t(self, key: str, **values: object) -> str:
        return texts.text(self.language, key, **values)

    @property
    def wants_json(self) -> bool:
        return wants_json(self.request)

    @property
    def here(self) -> str:
        query = self.request.scope["query_string"].decode("latin-1")
        return f"{self.path}?{query}" if query else self.path

    @property
    def path(self) -> str:
        return str(self.request.scope["path"])

    def show(self, template: str, status: int = 200, **more: Any) -> Response:
        return Response(self.markup(template, **more), status, self.headers, media_type="text/html")

    @property
    def headers(self) -> dict[str, str]:
        return headers_for(self.who)

    @property
    def reader(self) -> str:
        return security.reader_name(self.who.account)

    def kept(
        self, game_id: str, link: str | None, make: Callable[[PageRequest], str], kind: str = "text/html"
    ) -> Response:
        """Render a page that ``unchanged_page`` does not have. ``make`` renders it with the mark for the token."""
        figures.count("cache_reads", "pages-miss")
        who = self.who
        with self.service.one_moment():
            version = page_version(self.service, who, game_id, link)
            text = self._prepared(game_id, version) or make(replace(self, known=who, is_marked=True))
        text = text.replace(security.CSRF_MARK, self.key.csrf).replace(SESSION_MARK, _session_tag(self.key.csrf))
        about = PageSubject(who, game_id, link, version, kind)
        return self.sent(self.pages.keep(self.key, Page.of(about, text, self.key.packed)))

    @cached_property
    def key(self) -> PageKey:
        packed = "gzip" in self.request.headers.get("Accept-Encoding", "")
        return PageKey(security.csrf_token(self.request), self.here, self.language, self.theme, packed)

    def sent(self, page: Page) -> Response:
        """The page, or 304 if the client has it."""
        headers = {**headers_for(page.about.who), "ETag": page.tag, "Vary": "Accept-Encoding"}
        if security.knows(self.request, page.tag):
            return Response(None, 304, headers)
        return Response(
            page.body, 200, {**headers, "Content-Encoding": "gzip"} if self.key.packed else headers, page.about.kind
        )

    def _prepared(self, game_id: str, version: bytes) -> str | None:
        if self.here != f"/games/{game_id}":
            return None
        prepared: PreparedPages = self.request.app.state.prepared
        return take_prepared(prepared, self._as_recent(game_id), self.who, version)

    def prepare(self, game_id: str, make: Callable[[PageRequest], str]) -> None:
        """Make the page of a game before anybody asks for it."""
        with self.service.one_moment():
            version = page_version(self.service, self.who, game_id)
            text = make(replace(self, known=self.who, is_marked=True, is_prepared=True))
        prepared: PreparedPages = self.request.app.state.prepared
        prepared.keep(self._as_recent(game_id), PreparedPage.of(self.who, version, text))

    @property
    def session_tag(self) -> str:
        """The same while the tokens in forms are."""
        return SESSION_MARK if self.is_prepared else _session_tag(security.csrf_token(self.request))

    def _as_recent(self, game_id: str) -> RecentPage:
        return RecentPage(self.who.account, game_id, self.language, self.theme)

    @property
    def pages(self) -> PageCache:
        pages: PageCache = self.request.app.state.pages
        return pages

    @property
    def theme(self) -> str:
        chosen = self.request.cookies.get("theme", "")
        return chosen if chosen in THEMES else ""

    def markup(self, template: str, **more: Any) -> str:
        return environment().get_template(template).render(**self.context(), **more)

    def changed_options(self, info: GameNow) -> Sequence[object]:
        """Where a game differs from its printed rules."""
        return setup_options.changed_options(self.service, info["rules"], info["map"], info["options"])

    def context(self) -> dict[str, Any]:
        return {
            "t": self.t,
            "said": texts.has,
            "say": self.say,
            "passage": self.passage,
            "lang_of": self.lang_of,
            "changed_options": self.changed_options,
            "bot_name": self.bot_name,
            "bot_about": self.bot_about,
            "phase_name": self.phase_name,
            "phase_within": self.phase_within,
            "rules_title": self.rules_title,
            "how_to_play": how_to_play,
            "emblems": emblems,
            "exhibition_of": self.exhibition_of,
            "names_of_board": lambda: self.names,
            "language": self.language,
            "languages": texts.languages(),
            "theme": self.theme,
            "csrf": security.CSRF_MARK if self.is_marked else security.csrf_token(self.request),
            "who": self.who,
            "reader": self.reader,
            "path": self.path,
            "site": self.service.base_url,
            "canonical": "" if is_secret(self.path, b"") else self.path,
            "header_colors": HEADERS,
            "here": self.here,
        }


def _session_tag(csrf: str) -> str:
    return tag_of(csrf.encode())[:4] if csrf else ""


def headers_for(who: Who) -> dict[str, str]:
    """What browsers may do with a page, and whose it is: the service worker shows it to nobody else."""
    return {"Cache-Control": "private, no-cache", security.READER_HEADER: security.reader_name(who.account)}


def page_request(request: Request) -> PageRequest:
    return PageRequest(request, request.app.state.service)


ToPage = Annotated[PageRequest, Depends(page_request)]


async def unchanged_page(request: Request) -> Response | None:
    """The cached page of a game, or an update of it, if nothing of it has changed since. One query finds out who asks
    and what has changed. It is asked from the event loop, since a thread would cost as much again."""
    if request.method not in security.SAFE or not OF_GAME.fullmatch(request.scope["path"]):
        return None
    asked = page_request(request)
    page = asked.pages.get(asked.key)
    if page is None:
        return None
    service, about = asked.service, page.about
    given = security.session_given(service, request)
    if await version_in_session(service, *given, about.who, about.game_id, about.link) != about.version:
        return None
    await security.recognized_from_loop(service, request, about.who)
    figures.count("cache_reads", "pages-hit")
    return asked.sent(page)


def tell_fault(request: Request, fault: ServiceError) -> Response:
    """An error response: JSON for scripts, for people a page with a way back."""
    if wants_json(request):
        return as_json(request, fault)
    service: Service = request.app.state.service
    page = PageRequest(request, service, security.who_if_known(service, request))
    response = page.show("fault.html", fault.status, fault=fault)
    if fault.status == 401 and request.method == "GET":
        return to(f"/sign-in?{urlencode({'next': page.here, 'needed': '1'})}")
    return response


def wants_json(request: Request) -> bool:
    return JSON in request.headers.get("Accept", "")


def how_to_play(spec: str) -> str:
    """The address of the introduction for newcomers that fits a game with these rules."""
    name = setup_options.introduction_to(spec)
    return f"/how-to-play/{name}" if name else "/how-to-play"


def back_to(place: str) -> str:
    """The redirect target of a form, or "/" if it leads to another site."""
    return place if place.startswith("/") and not place.startswith(("//", "/\\")) and place.isprintable() else "/"


def answer(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def to(place: str) -> Response:
    return Response(status_code=303, headers={"Location": place})
