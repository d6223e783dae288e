"""The API reference in Markdown, generated from the OpenAPI description: for a page of the service and for
docs/api-reference.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Table = dict[str, Any]
JSON = "application/json"
CODES = {"text/plain": "text", "image/svg+xml": "SVG", "text/event-stream": "a stream"}


def reference(described: Table) -> Iterator[str]:
    """The Markdown lines, section by section."""
    parts: dict[str, list[str]] = {}
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            lines = parts.setdefault(operation["tags"][-1], [])
            lines += _operation(described, f"{method.upper()} {path}", operation)
    for part, lines in parts.items():
        yield from (f"## {part.capitalize().replace('-', ' ')}", "", *lines)


def _operation(described: Table, name: str, operation: Table) -> Iterator[str]:
    yield from (f"### `{name}`", "")
    if "description" in operation:
        yield from (" ".join(operation["description"].split()), "")
    yield from (f"- {line}" for line in _facts(described, operation))
    yield ""


def _facts(described: Table, operation: Table) -> Iterator[str]:
    scopes = [scope for needed in operation.get("security", []) for scopes in needed.values() for scope in scopes]
    if scopes:
        yield f"**Scope** `{scopes[0]}`"
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "query":
            yield f"**?{parameter['name']}** {_kind(described, parameter['schema'], parameter.get('description'))}"
    body = operation.get("requestBody")
    if body is not None:
        schema = _found(described, body["content"]["application/json"]["schema"])
        for name, field in schema["properties"].items():
            must = "" if name in schema.get("required", []) else ", optional"
            yield f"`{name}` {_kind(described, field, field.get('description'))}{must}"
    status, answer = next((s, a) for s, a in operation["responses"].items() if s.startswith("2"))
    kinds = answer.get("content", {})
    shape = kinds.get(JSON, {}).get("schema", {})
    if "$ref" in shape:
        fields = ", ".join(f"`{name}`" for name in _found(described, shape)["properties"])
        yield f"Answers {status} and a `{shape['$ref'].rpartition('/')[2]}`: {fields}"
    else:
        yield f"Answers {status}{''.join(f' and {CODES[kind]}' for kind in kinds)}"


def _kind(described: Table, schema: Table, sentence: str | None) -> str:
    schema = _found(described, schema)
    several = [_kind(described, one, None) for one in schema.get("anyOf", []) if one.get("type") != "null"]
    if several:
        kind = " or ".join(several)
    elif "enum" in schema:
        kind = "one of " + ", ".join(f"`{value}`" for value in schema["enum"])
    elif "const" in schema:
        kind = f"`{schema['const']}`"
    elif schema.get("type") == "array":
        kind = f"list of {_kind(described, schema['items'], None)}"
    elif "properties" in schema:
        kind = f"table of {', '.join(f'`{name}`' for name in schema['properties'])}"
    elif schema.get("type") == "object":
        kind = "table"
    else:
        kind = f"{schema.get('type', 'anything')}{_bounds(schema)}"
    told = sentence or schema.get("description")
    return f"{kind} ({told})" if told else kind


def _bounds(schema: Table) -> str:
    if "maxLength" in schema:
        return f" of up to {schema['maxLength']} characters"
    if "minimum" in schema and "maximum" in schema:
        return f" from {schema['minimum']:.0f} to {schema['maximum']:.0f}"
    return ""


def _found(described: Table, schema: Table) -> Table:
    if "$ref" not in schema:
        return schema
    found: Table = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return found
