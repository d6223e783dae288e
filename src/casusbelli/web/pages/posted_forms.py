"""Form data: accepted only from our own pages, as plain text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import Depends
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException

from casusbelli.service.base.service_errors import ServiceError, bad_input, not_allowed
from casusbelli.service.games import converted_maps
from casusbelli.web import security
from casusbelli.web.incoming import Incoming
from casusbelli.web.texts import said

FIELDS = 2000

Fields = list[tuple[str, str]]


@dataclass(frozen=True)
class UploadedFile:
    name: str
    text: str


@dataclass(frozen=True)
class PostedForm:
    """``files``: those with something in them. Most forms take one."""

    fields: Fields
    files: tuple[UploadedFile, ...] = ()

    @property
    def file(self) -> UploadedFile | None:
        return self.files[0] if self.files else None

    def get(self, key: str, default: str = "") -> str:
        return next((value for name, value in self.fields if name == key), default)

    def has(self, key: str) -> bool:
        return any(name == key for name, _value in self.fields)

    def all(self, key: str) -> list[str]:
        return [value for name, value in self.fields if name == key]

    def starting(self, start: str) -> dict[str, str]:
        return {name.removeprefix(start): value for name, value in self.fields if name.startswith(start)}

    def number(self, key: str, default: int | None = None) -> int | None:
        value = self.get(key).strip()
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else default


async def own_page(request: Incoming) -> PostedForm:
    """The form sent to a page. API tokens are refused, and the CSRF token is checked."""
    if security.bearer(request) is not None and not security.takes_tokens(request):
        raise not_allowed(said("web.refused-token-on-page"))
    if request.method in security.SAFE:
        return PostedForm([])
    sent = await _multipart(request) if _is_multipart(request) else _urlencoded(request.content)
    security.check_own_page(request, sent.get(security.CSRF_FIELD) or None)
    return sent


def _is_multipart(request: Incoming) -> bool:
    return request.headers.get("Content-Type", "").lower().startswith("multipart/")


def _urlencoded(body: bytes) -> PostedForm:
    if body.count(b"&") >= FIELDS:
        raise ServiceError(413, "too-large", said("web.refused-many-fields", n=FIELDS))
    fields = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True)
    return PostedForm([(key, _plain(value)) for key, value in fields])


async def _multipart(request: Incoming) -> PostedForm:
    try:
        async with request.form(max_files=converted_maps.MOST_FILES, max_fields=FIELDS) as found:
            fields = [(key, _plain(value)) for key, value in found.multi_items() if isinstance(value, str)]
            given = [value for _key, value in found.multi_items() if isinstance(value, UploadFile)]
            files = [UploadedFile(one.filename or "", converted_maps.file_text(await one.read())) for one in given]
            return PostedForm(fields, tuple(file for file in files if file.text.strip()))
    except (HTTPException, KeyError, ValueError) as fault:
        told = fault.detail if isinstance(fault, HTTPException) else "the parts cannot be told from one another"
        raise ServiceError(400, "bad-form", said("web.refused-bad-form", why=told)) from None


def _plain(value: str) -> str:
    return value.replace("\r\n", "\n").replace("\0", "")


Sent = Annotated[PostedForm, Depends(own_page)]
"""A form as a page takes it."""


def upload(sent: Sent) -> UploadedFile:
    """The uploaded file of a form, or the text that was pasted instead."""
    pasted = sent.get("text")
    if sent.file is not None:
        return sent.file
    if not pasted.strip():
        raise bad_input(said("web.refused-no-file"))
    return UploadedFile("", pasted)


Uploaded = Annotated[UploadedFile, Depends(upload)]
