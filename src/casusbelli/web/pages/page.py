"""What every page needs: templates, words, who is asking, forms that came from our own page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from hashlib import sha256
from importlib import resources
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlencode

import msgspec
from fastapi import Depends, FastAPI, Request, Response
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException

from casusbelli.build import version
from casusbelli.service.errors import Refused, bad_input, not_allowed
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.store import StoreDown
from casusbelli.web import security, texts
from casusbelli.web.pages.kept import Asking, Pages
from casusbelli.web.texts.sentences import say

LOG = logging.getLogger("casusbelli.web")
JSON = "application/json"
THEMES = ("light", "dark")
KEPT = "public, max-age=31536000, immutable"
FIELDS = 2000

Fields = list[tuple[str, str]]


@cache
def environment() -> Environment:
    env = Environment(
        loader=PackageLoader("casusbelli.web"),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals["static"] = static
    env.globals["version"] = version()
    env.filters["moment"] = moment
    env.filters["iso"] = iso
    return env


@cache
def static(name: str) -> str:
    """The address of a file of ours; a new content has a new address, so that browsers may keep the old one."""
    content = resources.files("casusbelli.web").joinpath("static", name).read_bytes()
    return f"/static/{name}?v={sha256(content).hexdigest()[:10]}"


def iso(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


@dataclass(frozen=True)
class Desk:
    """The pages of an application, and the house that it stands on."""

    app: FastAPI

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def who(self, request: Request) -> Who:
        return security.who(self.house, request)

    def page(self, request: Request, template: str, who: Who | None = None, status: int = 200, **more: Any) -> Response:
        return Response(self.markup(request, template, who, **more), status, media_type="text/html")

    def kept(self, request: Request, who: Who, make: Callable[[], str]) -> Response:
        """A page that is made again only if it would be another one, and sent again only to who does not have it."""
        known = self.context(request, who)
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        asking = Asking(who, known["csrf"], known["here"], known["language"], known["theme"], packed)
        pages: Pages = self.app.state.pages
        page = pages.page(self.house, asking, make)
        headers = {"Cache-Control": "private, no-cache", "ETag": page.tag, "Vary": "Accept-Encoding"}
        if security.knows(request, page.tag):
            return Response(None, 304, headers)
        return Response(page.body, 200, {**headers, "Content-Encoding": "gzip"} if packed else headers, "text/html")

    def markup(self, request: Request, template: str, who: Who | None = None, **more: Any) -> str:
        asking = who if who is not None else self.who(request)
        return environment().get_template(template).render(**self.context(request, asking), **more)

    def context(self, request: Request, who: Who) -> dict[str, Any]:
        language = language_of(request)
        theme = request.cookies.get("theme", "")

        def t(key: str, **values: object) -> str:
            return texts.text(language, key, **values)

        return {
            "t": t,
            "said": lambda key: texts.has(language, key),
            "say": partial(say, language),
            "language": language,
            "languages": texts.LANGUAGES,
            "theme": theme if theme in THEMES else "",
            "csrf": security.csrf_token(request),
            "who": who,
            "path": request.url.path,
            "here": here(request),
        }

    def say(self, request: Request) -> Callable[[str], str]:
        """What the rules say, in the reader's language."""
        return partial(say, language_of(request))

    def tell_fault(self, request: Request, fault: Refused) -> Response:
        """For a script in JSON, for people as a page with a way back."""
        if wants_json(request):
            return answer({"code": fault.code, "sentence": fault.sentence, "hint": fault.hint}, fault.status)
        response = self.page(request, "fault.html", self._known(request), fault.status, fault=fault)
        if fault.status == 401 and request.method == "GET":
            return to(f"/sign-in?{urlencode({'next': here(request)})}")
        return response

    def _known(self, request: Request) -> Who:
        """For the header of an error page, which has to be there even when the database is not."""
        known: Who | None = getattr(request.state, "who", None)
        try:
            return known or self.who(request)
        except (Refused, StoreDown):
            return VISITOR
        except Exception:  # what broke the page may break this, too
            LOG.exception("nobody is known on an error page")
            return VISITOR


def here(request: Request) -> str:
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def back_to(place: str) -> str:
    """A place of ours, whatever a form says."""
    return place if place.startswith("/") and not place.startswith(("//", "/\\")) and place.isprintable() else "/"


def language_of(request: Request) -> str:
    return texts.chosen(request.cookies.get("language", ""), request.headers.get("Accept-Language", ""))


def wants_json(request: Request) -> bool:
    return JSON in request.headers.get("Accept", "")


def answer(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def to(place: str) -> Response:
    return Response(status_code=303, headers={"Location": place})


def data(value: object) -> Markup:
    """JSON that may stand in a page."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


@dataclass(frozen=True)
class File:
    name: str
    text: str


@dataclass(frozen=True)
class Form:
    fields: Fields
    file: File | None = None

    def get(self, key: str, default: str = "") -> str:
        return next((value for name, value in self.fields if name == key), default)

    def all(self, key: str) -> list[str]:
        return [value for name, value in self.fields if name == key]

    def starting(self, start: str) -> dict[str, str]:
        return {name.removeprefix(start): value for name, value in self.fields if name.startswith(start)}

    def number(self, key: str, default: int | None = None) -> int | None:
        value = self.get(key).strip()
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else default


async def own_page(request: Request) -> Form:
    """Before every page, whatever it does: API tokens are refused, and what is sent has to come from a page of ours."""
    if security.bearer(request) is not None and not security.takes_tokens(request):
        raise not_allowed("an API token opens no pages", "send it to the API, which is at /api/v1")
    if request.method in security.SAFE:
        return Form([])
    sent = await _multipart(request) if _is_multipart(request) else _urlencoded(await request.body())
    security.check_own_page(request, sent.get(security.CSRF_FIELD) or None)
    return sent


def _is_multipart(request: Request) -> bool:
    return request.headers.get("Content-Type", "").lower().startswith("multipart/")


def _urlencoded(body: bytes) -> Form:
    if body.count(b"&") >= FIELDS:
        raise Refused(413, "too-large", f"the form has more than {FIELDS} fields", "send less at once")
    fields = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True)
    return Form([(key, _plain(value)) for key, value in fields])


async def _multipart(request: Request) -> Form:
    try:
        async with request.form(max_files=1, max_fields=FIELDS) as found:
            fields = [(key, _plain(value)) for key, value in found.multi_items() if isinstance(value, str)]
            given = next((value for value in found.values() if isinstance(value, UploadFile)), None)
            if given is None:
                return Form(fields)
            text = (await given.read()).decode("utf-8", "replace")
            return Form(fields, File(given.filename or "", text.replace("\0", "")))
    except (HTTPException, KeyError, ValueError) as fault:
        told = fault.detail if isinstance(fault, HTTPException) else "the parts cannot be told from one another"
        raise Refused(400, "bad-form", f"this form cannot be read: {told}", "send it from our page") from None


def _plain(value: str) -> str:
    return value.replace("\r\n", "\n").replace("\0", "")


Sent = Annotated[Form, Depends(own_page)]
"""A form as a page takes it."""


def upload(sent: Sent) -> File:
    """The file that a form of our own page sends."""
    if sent.file is None:
        raise bad_input("no file came with this form", "choose one")
    return sent.file


Uploaded = Annotated[File, Depends(upload)]
