"""The OpenAPI description: FastAPI derives the requests; this module adds the response schemas, derived from return
annotations."""

from __future__ import annotations

from typing import Any

import msgspec

from casusbelli.web.api.request import ANSWERS, MARK, UNCHANGED
from casusbelli.web.error_responses import JSON

REF = "#/components/schemas/{name}"


def fill_in(described: dict[str, Any]) -> None:
    """Add the responses to a description of the requests."""
    operations = [(method, told) for path in described["paths"].values() for method, told in path.items()]
    marked = [(method, told, ANSWERS[told.pop(MARK)]) for method, told in operations if MARK in told]
    schemas, shapes = msgspec.json.schema_components([kind for *_, kind in marked], ref_template=REF)
    known = described["components"]["schemas"]
    twice = known.keys() & shapes.keys()
    if twice:
        raise ValueError(f"{', '.join(sorted(twice))}: a request and an answer of the same name")
    known |= shapes
    for (method, told, _kind), schema in zip(marked, schemas, strict=True):
        answers = told["responses"]
        good = next(status for status in answers if status.startswith("2"))
        if good != "204":
            answers[good]["content"] = {JSON: {"schema": schema}}
        if method == "get":
            answers["304"] = UNCHANGED
