"""The `casus` command group. The module of a subcommand is imported only when the command is called or listed."""

import io
import sys
from importlib import import_module
from typing import Any, Final, cast

import click

# Command name -> "module:attribute" of its click command.
COMMANDS: Final[dict[str, str]] = {
    "admin": "casusbelli.cli.admin:admin",
    "agent": "casusbelli.cli.agent_command:agent",
    "bots": "casusbelli.cli.bots_command:bots_",
    "convert": "casusbelli.cli.convert:convert",
    "demo": "casusbelli.cli.judge:demo",
    "draw": "casusbelli.cli.pictures:draw",
    "evaluate": "casusbelli.cli.evaluate_command:evaluate",
    "explain": "casusbelli.cli.judge:explain",
    "export": "casusbelli.cli.games:export",
    "import": "casusbelli.cli.games:import_",
    "judge": "casusbelli.cli.judge:judge",
    "map": "casusbelli.cli.pictures:map_",
    "mcp": "casusbelli.cli.mcp_command:mcp",
    "new": "casusbelli.cli.new:new",
    "play": "casusbelli.cli.play_command:play",
    "replay": "casusbelli.cli.pictures:replay",
    "rules": "casusbelli.cli.rules:rules",
    "selfplay": "casusbelli.cli.tournament_command:selfplay",
    "serve": "casusbelli.cli.serve:serve",
    "tournament": "casusbelli.cli.tournament_command:tournament",
    "scenario": "casusbelli.cli.scenario:scenario",
    "variants": "casusbelli.cli.variants:variants",
    "verify": "casusbelli.cli.games:verify",
}


class LazyGroup(click.Group):
    """A command group that imports its commands from COMMANDS on demand."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Escape what the terminal cannot show, so that an order in another script does not end in a traceback."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        return super().main(*args, **extra)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *COMMANDS})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        module, attribute = COMMANDS[cmd_name].split(":")
        return cast(click.Command, getattr(import_module(module), attribute))


def _version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from casusbelli.build import version

        click.echo(f"casus, version {version()}")
        ctx.exit()


def _language(ctx: click.Context, option: click.Parameter, given: str) -> str:
    from casusbelli.cli.languages import checked

    return checked(ctx, option, given)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]}, epilog="Example: casus demo")
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version and exit."
)
@click.option(
    "--language",
    default="en",
    show_default=True,
    envvar="CASUS_LANGUAGE",
    metavar="CODE",
    callback=_language,
    help="Language of results, stories, rules, pictures and refusals: en, de or fr.",
)
def main(language: str) -> None:
    """Play, adjudicate and study Diplomacy and its variants. Every result is explained."""
