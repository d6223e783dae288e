"""Calls of tools through the protocol's own client, in memory. The client checks results against the tools' schemas."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import anyio
from mcp import Client
from mcp.server.mcpserver import MCPServer
from mcp.types import TextContent

T = TypeVar("T")


@dataclass(frozen=True)
class Answered:
    """The result of a call; ``data`` of a refused one has code, sentence and hint."""

    text: str
    data: Any
    failed: bool


def ask(server: MCPServer[Any], question: Callable[[Client], Awaitable[T]]) -> T:
    async def asked() -> T:
        async with Client(server) as client:
            return await question(client)

    return anyio.run(asked)


def call(server: MCPServer[Any], name: str, **arguments: object) -> Answered:
    return ask(server, lambda client: called(client, name, arguments))


async def called(client: Client, name: str, arguments: dict[str, Any]) -> Answered:
    result = await client.call_tool(name, arguments)
    [content] = result.content
    assert isinstance(content, TextContent)
    return Answered(content.text, result.structured_content, bool(result.is_error))
