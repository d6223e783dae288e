"""``casus mcp``: an MCP server on standard input and output."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from casusbelli.cli.files import fail, file_text
from casusbelli.cli.languages import language

if TYPE_CHECKING:
    from casusbelli.mcp_server.service_access import ServiceAccess

NOT_INSTALLED = "the MCP server needs the extra mcp; install it with: pip install 'casusbelli[mcp]'"


@click.command(
    "mcp",
    epilog="""\b
Examples:
  casus mcp
  casus mcp --games ~/games
  CASUS_TOKEN=cb_... casus mcp --url https://example.org""",
)
@click.option(
    "--games",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Also offer the game files (*.jsonl) in this folder, for reading.",
)
@click.option(
    "--url", metavar="URL", envvar="CASUS_URL", help="Also play on the service at this address; needs a token."
)
@click.option(
    "--token-file",
    metavar="FILE",
    help="A file with your API token for the service; without it, the token is read from CASUS_TOKEN.",
)
def mcp(games: Path | None, url: str | None, token_file: str | None) -> None:
    """Offer the judge, the rules and your games to a language model, as an MCP server on standard input and output.

    An MCP client, such as an assistant on your computer, starts this command (see docs/mcp.md). Without options the
    tools judge, explain and check orders in any position. The token's scopes limit what the tools can do: `read`,
    `play` for orders, `press` for messages.
    """
    try:
        from casusbelli.mcp_server.tool_server import tool_server
    except ModuleNotFoundError as missing:
        if missing.name != "mcp":
            raise
        fail(NOT_INSTALLED)
    tool_server(language(), games, _access(url, token_file)).run("stdio")


def _access(url: str | None, token_file: str | None) -> ServiceAccess | None:
    from casusbelli.mcp_server.service_access import BadServiceUrl, ServiceAccess

    if url is None:
        return None
    token = os.environ.get("CASUS_TOKEN", "") if token_file is None else file_text(token_file).strip()
    if not token:
        fail("--url needs an API token, in CASUS_TOKEN or --token-file")
    try:
        return ServiceAccess(url, token)
    except BadServiceUrl as fault:
        fail(f"--url: {fault}")
