"""The table of operations (web/dispatch.py) finds what FastAPI would find."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match

from casusbelli.web.dispatch import PARAMETER, OperationTable
from tests.web.application import the_app

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
ROUTES = [route for route in the_app().routes if isinstance(route, APIRoute)]


def paths() -> Iterator[str]:
    """Each route with other values for its parameters, among them the words that other routes have at that place."""
    words: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for route in ROUTES:
        segments = kinds(route.path)
        for depth, segment in enumerate(segments):
            words[segments[:depth]].add(segment)
    for route in ROUTES:
        segments = kinds(route.path)
        plain = [segment.replace("{}", "x") for segment in segments]
        for depth, segment in enumerate(segments):
            if "{}" in segment:
                for word in sorted(words[segments[:depth]]):
                    for instead in (word.replace("{}", "a.b"), word.replace("{}", ""), f"{word}x"):
                        yield "/".join([*plain[:depth], instead, *plain[depth + 1 :]])
        yield from ("/".join(plain), "/".join([*plain, ""]), "/".join([*plain, "nowhere"]))


def kinds(path: str) -> tuple[str, ...]:
    """The segments of a path, whatever its parameters are called."""
    return tuple(PARAMETER.sub("{}", path).split("/"))


def found_by_fastapi(path: str) -> Iterator[tuple[APIRoute, dict[str, Any]]]:
    for route in ROUTES:
        match, more = route.matches({"type": "http", "path": path, "method": "any", "root_path": ""})
        if match is not Match.NONE:
            yield route, more["path_params"]


def found_by(table: OperationTable, method: str, path: str) -> tuple[str, dict[str, str]] | int:
    try:
        operation, values = table.find(method, path)
    except HTTPException as fault:
        return fault.status_code
    return operation.path, values


def test_the_table_finds_what_fastapi_finds() -> None:
    table = OperationTable(ROUTES)
    for path in sorted(set(paths())):
        fitting = list(found_by_fastapi(path))
        for method in METHODS:
            expected = next(((one.path, values) for one, values in fitting if method in (one.methods or ())), None)
            assert found_by(table, method, path) == (expected or (405 if fitting else 404)), (method, path)
