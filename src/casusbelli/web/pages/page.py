"""What every page needs: templates, words, who is asking, forms that came from our own page."""

from __future__ import annotations

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

from casusbelli.build import version
from casusbelli.service.errors import Refused, bad_input
from casusbelli.service.house import House, Who
from casusbelli.web import security, texts
from casusbelli.web.pages.kept import Asking, Pages
from casusbelli.web.texts.sentences import say

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
            "here": request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        }

    def say(self, request: Request) -> Callable[[str], str]:
        """What the rules say, in the reader's language."""
        return partial(say, language_of(request))

    def tell_fault(self, request: Request, fault: Refused) -> Response:
        """For a script in JSON, for people as a page with a way back."""
        if wants_json(request):
            return answer({"code": fault.code, "sentence": fault.sentence, "hint": fault.hint}, fault.status)
        who = Who()
        if fault.status < 500:
            who = self.who(request) if security.bearer(request) is None else Who()
        response = self.page(request, "fault.html", who, fault.status, fault=fault)
        if fault.status == 401 and request.method == "GET":
            return to(f"/sign-in?{urlencode({'next': self.context(request, who)['here']})}")
        return response


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
class Form:
    fields: Fields

    def get(self, key: str, default: str = "") -> str:
        return next((value for name, value in self.fields if name == key), default)

    def all(self, key: str) -> list[str]:
        return [value for name, value in self.fields if name == key]

    def starting(self, start: str) -> dict[str, str]:
        return {name.removeprefix(start): value for name, value in self.fields if name.startswith(start)}

    def number(self, key: str, default: int | None = None) -> int | None:
        value = self.get(key).strip()
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else default


async def form(request: Request) -> Form:
    """The fields of a form of our own page."""
    body = (await request.body()).decode("utf-8", "replace")
    fields = parse_qsl(body, keep_blank_values=True, max_num_fields=FIELDS)
    found = Form([(key, value.replace("\r\n", "\n").replace("\0", "")) for key, value in fields])
    security.check_own_page(request, found.get(security.CSRF_FIELD) or None)
    return found


@dataclass(frozen=True)
class File:
    name: str
    text: str


async def upload(request: Request) -> File:
    """The file that a form of our own page sends."""
    async with request.form(max_files=1, max_fields=5) as fields:
        given, csrf = fields.get("file"), fields.get(security.CSRF_FIELD)
        security.check_own_page(request, csrf if isinstance(csrf, str) else None)
        if not isinstance(given, UploadFile):
            raise bad_input("no file came with this form", "choose one")
        return File(given.filename or "", (await given.read()).decode("utf-8", "replace").replace("\0", ""))


Uploaded = Annotated[File, Depends(upload)]
Sent = Annotated[Form, Depends(form)]
"""A form as a page takes it."""
