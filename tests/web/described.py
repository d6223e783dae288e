"""Every API response that a test receives is compared with the description of the API."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs
from fastapi import FastAPI
from starlette.testclient import TestClient

OPEN = ("Ending",)  # rules add to these what they like
PREFIX = "/api/v1"


class Described(TestClient):
    """Refuses an answer whose status, kind or fields the description does not have, and fields that it leaves out."""

    def request(self, method: str, url: Any, **more: Any) -> Any:
        answer = super().request(method, url, **more)
        operation = operation_of(self.app, method, answer.request.url.path)  # type: ignore[arg-type]
        if operation is not None:
            check(self.app, operation, answer)  # type: ignore[arg-type]
        return answer


def operation_of(app: FastAPI, method: str, path: str) -> tuple[str, str] | None:
    """The most literal operation: "/me" is not the name of an account."""
    fitting = [name for pattern, name in patterns(app) if pattern.fullmatch(path)]
    found = min(fitting, key=lambda name: name.count("{"), default=None)
    return (found, method.lower()) if found is not None and method.lower() in app.openapi()["paths"][found] else None


@cache
def patterns(app: FastAPI) -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in app.openapi()["paths"]]


def check(app: FastAPI, operation: tuple[str, str], answer: Any) -> None:
    path, method = operation
    told = app.openapi()["paths"][path][method]["responses"].get(str(answer.status_code))
    assert told is not None, f"{method} {path} answers {answer.status_code}, which is not described: {answer.text}"
    kinds = told.get("content", {})
    if not answer.content:
        assert "application/json" not in kinds or answer.status_code == 304, (
            f"{method} {path}: {answer.status_code} without a body"
        )
        return
    kind = answer.headers["Content-Type"].partition(";")[0]
    assert kind in kinds, f"{method} {path} answers {kind}, not {', '.join(kinds)}"
    if kind == "application/json":
        faults = list(validator(app, path, method, answer.status_code).iter_errors(answer.json()))
        assert not faults, f"{method} {path}: {faults[0]}"


def validator(app: FastAPI, path: str, method: str, status: int) -> Any:
    responses = app.openapi()["paths"][path][method]["responses"]
    return _validator(app, json.dumps(responses[str(status)]["content"]["application/json"]["schema"]))


@cache
def _validator(app: FastAPI, schema: str) -> Any:
    """By schema, as most answers share one with others, and a validator takes two megabytes."""
    shapes = {name: closed(name, shape) for name, shape in app.openapi()["components"]["schemas"].items()}
    return jsonschema_rs.Draft202012Validator({**json.loads(schema), "components": {"schemas": shapes}})


def closed(name: str, shape: dict[str, Any]) -> dict[str, Any]:
    """The schema with no other fields than those it names."""
    if "properties" not in shape or name in OPEN:
        return shape
    return {"additionalProperties": False, **shape}


def undescribed(schema: Any, where: str = "") -> Iterator[str]:
    """The places where a schema says nothing at all."""
    if schema == {}:
        yield where
    for key, inner in schema.items() if isinstance(schema, dict) else ():
        yield from undescribed(inner, f"{where}/{key}")
