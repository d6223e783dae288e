"""What language models are told about the tools: descriptions with examples that work, schemas, annotations."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from mcp.types import Tool

from casusbelli.mcp_server.service_access import ServiceAccess
from casusbelli.mcp_server.tool_server import tool_server
from tests.mcp_server.calls import ask, call

SERVER = tool_server(games=Path(), access=ServiceAccess("http://127.0.0.1:1", "cb_secret"))
WRITING = {"submit_orders", "submit_no_orders", "mark_ready", "send_message"}


async def _listed(client: Any) -> list[Tool]:
    found: list[Tool] = (await client.list_tools()).tools
    return found


TOOLS = {tool.name: tool for tool in ask(SERVER, _listed)}


def example(tool: Tool) -> tuple[str, dict[str, Any]]:
    """The call in the last part of the description."""
    _text, _colon, code = (tool.description or "").partition("\nExample: ")
    [called] = ast.parse(code).body
    assert isinstance(called, ast.Expr)
    assert isinstance(called.value, ast.Call)
    return ast.unparse(called.value.func), {str(it.arg): ast.literal_eval(it.value) for it in called.value.keywords}


@pytest.mark.parametrize("tool", TOOLS.values(), ids=TOOLS)
def test_a_tool_is_described(tool: Tool) -> None:
    assert 60 < len(tool.description or "") < 600
    name, arguments = example(tool)
    assert name == tool.name
    properties = tool.input_schema["properties"]
    assert arguments.keys() <= properties.keys()
    assert {*tool.input_schema.get("required", ())} <= arguments.keys()
    assert all(it.get("description") for name, it in properties.items())
    assert tool.input_schema["additionalProperties"] is False
    assert tool.output_schema is not None
    assert tool.output_schema["type"] == "object"


@pytest.mark.parametrize("tool", TOOLS.values(), ids=TOOLS)
def test_a_tool_says_whether_it_changes_anything(tool: Tool) -> None:
    told = tool.annotations
    assert told is not None
    assert told.title == tool.title
    assert told.read_only_hint is (tool.name not in WRITING)
    assert told.destructive_hint is (tool.name in WRITING - {"send_message"})
    assert told.idempotent_hint is (tool.name != "send_message")
    assert told.open_world_hint is ("game" in tool.input_schema["properties"] or tool.name == "my_games")


OFFLINE = [name for name, tool in TOOLS.items() if tool.annotations and not tool.annotations.open_world_hint]


@pytest.mark.parametrize("name", [name for name in OFFLINE if "file" not in name])
def test_the_example_works(name: str) -> None:
    found = call(SERVER, name, **example(TOOLS[name])[1])
    assert not found.failed, found.text


def test_only_what_is_set_up_is_offered() -> None:
    def names(server: Any) -> set[str]:
        return {tool.name for tool in ask(server, _listed)}

    files = {"list_game_files", "read_game_file", "explain_game_file"}
    bare = names(tool_server())
    assert bare == {*OFFLINE} - files
    assert names(tool_server(games=Path())) == {*OFFLINE}
    assert bare.isdisjoint(WRITING)
