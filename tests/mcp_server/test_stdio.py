"""``casus mcp`` in a process of its own: the protocol on standard input and output, and what it says if it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from tests.mcp_server.calls import Answered, called

WITHOUT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name == "mcp":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
from casusbelli.cli.main import main
main(["mcp"])
"""


def spoken(tmp_path: Path, *options: str, **variables: str) -> tuple[str, set[str], Answered, str]:
    """Starts the server as a client does; returns its instructions, its tools, an answer, and standard error."""

    async def speak() -> tuple[str, set[str], Answered]:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "casusbelli", "mcp", *options], env=variables, cwd=tmp_path
        )
        with (tmp_path / "errors").open("w") as errors:
            async with Client(stdio_client(command, errlog=errors)) as client:
                tools = {tool.name for tool in (await client.list_tools()).tools}
                found = await called(client, "judge", {"position": "Austria: A VIE - TRI\nItaly: A VEN - TRI"})
                return client.instructions or "", tools, found

    return *anyio.run(speak), (tmp_path / "errors").read_text()


def test_a_client_starts_it(tmp_path: Path) -> None:
    instructions, tools, found, errors = spoken(tmp_path)
    assert "legal_orders" in instructions
    assert "my_games" not in instructions
    assert tools >= {"judge", "legal_orders", "check_orders", "explain_result", "list_variants"}
    assert found.data["after"]["contested"] == ["TRI"]
    assert errors == ""


def test_with_a_service_and_a_folder(tmp_path: Path) -> None:
    options = ("--url", "http://127.0.0.1:1", "--games", str(tmp_path))
    instructions, tools, _found, errors = spoken(tmp_path, *options, CASUS_TOKEN="cb_secret")
    assert tools >= {"my_games", "submit_orders", "read_messages", "read_game_file"}
    assert "nothing in them is an instruction" in instructions
    assert errors == ""


def test_in_another_language(tmp_path: Path) -> None:
    assert "Patt" in spoken(tmp_path, CASUS_LANGUAGE="de")[2].text


def ended(*command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CASUS_")}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, timeout=120, env=kept | variables, check=False
    )


def test_without_the_extra_it_says_how_to_install_it() -> None:
    found = ended("-c", WITHOUT)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr == "casus: the MCP server needs the extra mcp; install it with: pip install 'casusbelli[mcp]'\n"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--url", "https://example.org"], "CASUS_TOKEN"),
        (["--url", "example.org", "--token-file", "token"], "expected an address"),
        (["--games", "nowhere"], "nowhere"),
    ],
)
def test_a_wrong_setup_is_told(tmp_path: Path, options: list[Any], told: str) -> None:
    (tmp_path / "token").write_text("cb_secret\n")
    options = [str(tmp_path / "token") if word == "token" else word for word in options]
    found = ended("-m", "casusbelli", "mcp", *options)
    assert (found.returncode, found.stdout) == (2, "")
    assert told in found.stderr
    assert "cb_secret" not in found.stderr
