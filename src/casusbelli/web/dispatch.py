"""Finds the operation that a request asks for, and runs it.

A route is declared once, with FastAPI's decorators and types. FastAPI describes it (web/openapi.py); what it has read
from the declaration also serves here, where a table finds the route and each parameter has a function that makes its
value. FastAPI itself tries one route after the other and solves the parameters of each request anew, which takes longer
than most responses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from email.message import Message
from inspect import iscoroutinefunction
from typing import Any, Final, get_origin, get_type_hints

from fastapi import Response
from fastapi.exceptions import RequestValidationError
from fastapi.params import Depends, Security
from fastapi.routing import APIRoute
from fastapi.security import SecurityScopes
from starlette.exceptions import HTTPException

from casusbelli.web.api.request import api_call
from casusbelli.web.incoming import Incoming
from casusbelli.web.pages.page import page_request
from casusbelli.web.pages.posted_forms import own_page, upload

Argument = Callable[[Incoming], Any]
"""Makes the value of a parameter."""

PARAMETER: Final = re.compile(r"\{(\w+)\}")
MISSING: Final = object()


@dataclass(frozen=True)
class Operation:
    """A route. ``path``: with the names of its parameters, so that it names no game and no secret. ``is_page``: it is
    reached from our own pages only, and may be sent a form. ``is_async``: it runs on the event loop."""

    path: str
    endpoint: Callable[..., Any]
    arguments: Mapping[str, Argument]
    is_page: bool
    is_async: bool

    @staticmethod
    def of(route: APIRoute) -> Operation:
        is_page = any(one.dependency is own_page for one in route.dependencies)
        endpoint = route.endpoint
        return Operation(route.path, endpoint, dict(_arguments(route)), is_page, iscoroutinefunction(endpoint))

    def values(self, request: Incoming) -> dict[str, Any]:
        return {name: argument(request) for name, argument in self.arguments.items()}

    def run(self, request: Incoming) -> Response:
        response: Response = self.endpoint(**self.values(request))
        return response


# --- parameters


def _arguments(route: APIRoute) -> Iterator[tuple[str, Argument]]:
    """Who asks is found out first; then what they ask for is read, in the order in which FastAPI reports errors."""
    read = route.dependant
    for name, kind in get_type_hints(route.endpoint, include_extras=True).items():
        for told in getattr(kind, "__metadata__", ()):
            if isinstance(told, Depends):
                yield name, _provided(told)
    if read.request_param_name is not None:
        yield read.request_param_name, _itself
    for one in read.path_params:
        yield one.name, _from_path(one)
    for one in read.query_params:
        yield one.name, _from_query(one)
    for one in read.body_params:
        yield one.name, _from_body(one)


def _provided(told: Depends) -> Argument:
    if told.dependency is api_call:
        needed = SecurityScopes(list(told.scopes or ()) if isinstance(told, Security) else [])
        return lambda request: api_call(request, needed)
    if told.dependency is own_page:
        return _form
    if told.dependency is upload:
        return lambda request: upload(request.sent)
    if told.dependency is page_request:
        return page_request
    raise TypeError(f"{told.dependency}: not known to web/dispatch.py")


def _itself(request: Incoming) -> Incoming:
    return request


def _form(request: Incoming) -> Any:
    return request.sent


def _from_path(one: Any) -> Argument:
    name = one.alias
    if _is_plain(one):
        return lambda request: request.path_params[name]
    return lambda request: _valid(one, request.path_params[name], ("path", name))


def _from_query(one: Any) -> Argument:
    name, is_required, default = one.alias, one.field_info.is_required(), one.get_default()
    several = _takes_several(one.field_info.annotation)

    def value(request: Incoming) -> Any:
        found: Any = MISSING
        if request.scope["query_string"]:
            given = request.query_params
            found = (given.getlist(name) or MISSING) if several else given.get(name, MISSING)
        if found is MISSING:
            if is_required:
                raise _missing("query", name)
            return copy(default)
        return _valid(one, found, ("query", name))

    return value


def _from_body(one: Any) -> Argument:
    is_required, default = one.field_info.is_required(), one.get_default()

    def value(request: Incoming) -> Any:
        if request.content:
            return _valid(one, _decoded(request), ("body",))
        if is_required:
            raise _missing("body")
        return copy(default)

    return value


def _is_plain(one: Any) -> bool:
    return one.field_info.annotation is str and not one.field_info.metadata


def _takes_several(kind: Any) -> bool:
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, Sequence)


def _valid(one: Any, value: object, place: tuple[str, ...]) -> Any:
    read, faults = one.validate(value, {}, loc=place)
    if faults:
        raise RequestValidationError(faults)
    return read


def _missing(*place: str) -> RequestValidationError:
    return RequestValidationError([{"type": "missing", "loc": place, "msg": "Field required", "input": None}])


def _decoded(request: Incoming) -> object:
    """The body: what the JSON says, or bytes that are not said to be JSON, which are refused for what they are."""
    if not _is_json(request.headers.get("Content-Type", "")):
        return request.content
    try:
        return json.loads(request.content)
    except json.JSONDecodeError as fault:
        told = {"type": "json_invalid", "loc": ("body", fault.pos), "msg": "JSON decode error", "input": {}}
        raise RequestValidationError([told]) from None
    except (ValueError, RecursionError):
        raise HTTPException(400, "There was an error parsing the body") from None


def _is_json(kind: str) -> bool:
    if kind == "application/json":
        return True
    message = Message()
    message["Content-Type"] = kind
    subtype = message.get_content_subtype()
    return message.get_content_maintype() == "application" and (subtype == "json" or subtype.endswith("+json"))


# --- routes

Values = tuple[str, ...]
"""What stands in a path for its parameters."""


@dataclass
class Branch:
    """What may follow the beginning of a path: a certain segment, a pattern such as ``{name}.svg``, or any segment."""

    fixed: dict[str, Branch] = field(default_factory=dict)
    patterns: dict[str, tuple[re.Pattern[str], Branch]] = field(default_factory=dict)
    any: Branch | None = None
    operations: dict[str, tuple[Operation, Values]] = field(default_factory=dict)

    def after(self, segment: str) -> Branch:
        """The branch for a segment of a route, which is made if there is none."""
        if not PARAMETER.search(segment):
            return self.fixed.setdefault(segment, Branch())
        if not PARAMETER.fullmatch(segment):
            literal = (re.escape(part) for part in PARAMETER.split(segment)[::2])
            return self.patterns.setdefault(segment, (re.compile("(.+)".join(literal)), Branch()))[1]
        self.any = self.any or Branch()
        return self.any

    def fitting(
        self, segments: Sequence[str], values: tuple[str, ...] = ()
    ) -> Iterator[tuple[Branch, tuple[str, ...]]]:
        """The ends of the routes that fit, the most literal one first, with the values of their parameters."""
        if not segments:
            yield self, values
            return
        first, rest = segments[0], segments[1:]
        if first in self.fixed:
            yield from self.fixed[first].fitting(rest, values)
        for pattern, branch in self.patterns.values():
            found = pattern.fullmatch(first)
            if found is not None:
                yield from branch.fitting(rest, (*values, *found.groups()))
        if self.any is not None and first:
            yield from self.any.fitting(rest, (*values, first))


class OperationTable:
    def __init__(self, routes: Iterable[APIRoute]) -> None:
        self.root = Branch()
        for route in routes:
            operation, names = Operation.of(route), tuple(PARAMETER.findall(route.path))
            branch = self.root
            for segment in route.path.split("/"):
                branch = branch.after(segment)
            for method in route.methods or ():
                branch.operations.setdefault(method, (operation, names))

    def find(self, method: str, path: str) -> tuple[Operation, dict[str, str]]:
        """The operation, and the values in its path."""
        exists = False
        for branch, values in self.root.fitting(path.split("/")):
            found = branch.operations.get(method)
            if found is not None:
                return found[0], dict(zip(found[1], values, strict=True))
            exists = exists or bool(branch.operations)
        raise HTTPException(405 if exists else 404)
