"""``casus admin``: administration of a service on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from casusbelli.cli.admin_audit import audit
from casusbelli.cli.admin_audit import register as register_audit
from casusbelli.cli.admin_backup import backup, restore
from casusbelli.cli.admin_holds import clocks_status, hold, release
from casusbelli.cli.admin_processes import drain, list_processes, restart
from casusbelli.cli.database import opened_store, place_options
from casusbelli.cli.files import fail
from casusbelli.cli.os_user import operator_of

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service

NO = 1
for_audit_option = click.option("--why", default="", help="The reason, for the audit log.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.group(epilog="Example: casus admin users list")
def admin() -> None:
    """Manage users, games, clocks, backups, health and migrations of a service.

    All commands take the same --data or --database as `casus serve`, and can be used while it runs.
    """


@admin.group(epilog="Example: casus admin users role Ada moderator")
def users() -> None:
    """List and manage accounts."""


@admin.group(epilog="Example: casus admin games verify --all")
def games() -> None:
    """List and check games, and help games that cannot go on."""


@admin.group(epilog='Example: casus admin clocks extend --minutes 60 --why "the network was down"')
def clocks() -> None:
    """Stop, restart or extend the clocks of all games. Players can read the reason."""


@contextmanager
def _house(database: str) -> Iterator[Service]:
    store = opened_store(database)
    from casusbelli.service.base.service import Service
    from casusbelli.service.base.service_errors import ServiceError
    from casusbelli.service.ops import upkeep
    from casusbelli.store import StoreDown

    try:
        service = Service(store)
        service.base_url = upkeep.kept_url(service)
        yield service
    except ServiceError as fault:
        fail(f"{fault}{f' {fault.hint}' if fault.hint else ''}", NO)
    except StoreDown as fault:
        fail(str(fault), NO)
    finally:
        store.close()


def _command(group: click.Group, name: str, example: str) -> Callable[[Callable[..., None]], click.Command]:
    """Register a command that gets an open service."""

    def made(act: Callable[..., None]) -> click.Command:
        @wraps(act)
        def acted(database: str, **more: Any) -> None:
            with _house(database) as service:
                act(service, **more)

        return group.command(name, epilog=f"Example: casus admin {example}")(place_options(acted))

    return made


def _print(data: object) -> None:
    click.echo(json.dumps(data, indent=1))


def _day(at: int | None) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else "-"


# --- users


@json_option
@click.option("--like", default="", help="Only names that start with this.")
def _list_users(service: Service, like: str, as_json: bool) -> None:
    """List all accounts by name."""
    from casusbelli.service.people import moderation

    rows, after, who = [], "", operator_of(service)
    while True:
        page = moderation.listing(service, who, like, after, 100)
        rows += page["accounts"]
        if page["next"] is None:
            break
        after = page["next"]
    if as_json:
        return _print(rows)
    for row in rows:
        told = "suspended" if row["suspended"] else row["role"]
        click.echo(f"{row['name']:30} {told:14} {_day(row['created'])}  {row['email'] or ''}".rstrip())
    return None


@click.argument("name")
@click.option("--email", help="The e-mail address.")
@click.option("--role", default="player", show_default=True, help="player, moderator or admin.")
def _create_user(service: Service, name: str, email: str | None, role: str) -> None:
    """Create an account, and print a link for choosing its password."""
    from casusbelli.service.people import moderation

    click.echo(moderation.create(service, operator_of(service), name, email, role))


@click.argument("name")
@click.argument("role")
@for_audit_option
def _role(service: Service, name: str, role: str, why: str) -> None:
    """Set the role of NAME: player, moderator or admin."""
    from casusbelli.service.people import moderation

    moderation.set_role(service, operator_of(service), name, role, why)
    click.echo(f"{name}: {role}")


@click.argument("name")
def _link(service: Service, name: str) -> None:
    """Print a link with which NAME can choose a new password."""
    from casusbelli.service.people import moderation

    click.echo(moderation.reset_link(service, operator_of(service), name))


@click.argument("name")
def _confirm(service: Service, name: str) -> None:
    """Confirm the e-mail address of NAME, so that notifications are sent to it."""
    from casusbelli.service.people import moderation

    moderation.confirm_email(service, operator_of(service), name)
    click.echo(f"{name}: confirmed")


@click.argument("name")
@click.option("--restore", is_flag=True, help="End the suspension.")
@for_audit_option
def _suspend(service: Service, name: str, restore: bool, why: str) -> None:
    """Suspend NAME. Sessions and tokens end at once."""
    from casusbelli.service.people import moderation

    moderation.suspend(service, operator_of(service), name, not restore, why)
    click.echo(f"{name}: {'no longer suspended' if restore else 'suspended'}")


# --- games


@json_option
@click.option(
    "--status", help="Only games with this status: forming, running, paused, needs-gm, finished or cancelled."
)
def _list_games(service: Service, status: str | None, as_json: bool) -> None:
    """List all games, the newest first, with any problem that stops them."""
    from casusbelli.service.ops import upkeep

    rows = upkeep.games(service, status)
    if as_json:
        return _print(rows)
    for row in rows:
        line = f"{row['id']}  {row['status']:9} {row['phase']:7} {_day(row['deadline']):16}  {row['name']}"
        click.echo(line + (f"  ({row['fault']})" if row["fault"] else ""))
    return None


@json_option
@click.option("--all", "everything", is_flag=True, help="Check all games.")
@click.argument("ids", nargs=-1)
def _verify(service: Service, ids: tuple[str, ...], everything: bool, as_json: bool) -> None:
    """Check the logs, hashes, dice and results of games. The exit code is 1 if a game is not sound."""
    from casusbelli.records.games.game_file import BadGameFile
    from casusbelli.service.ops import checking, upkeep

    told: dict[str, list[str]] = {}
    chosen = [row["id"] for row in upkeep.games(service) if row["events"]] if everything else list(ids)
    if not chosen and not everything:
        fail("expected the ids of games, or --all")
    for game in chosen:
        try:
            told[game] = checking.check(service, game).faults
        except BadGameFile as fault:
            told[game] = [str(fault)]
        if not as_json:
            click.echo(f"{game}  {'; '.join(told[game]) or 'sound'}")
    if as_json:
        _print(told)
    if any(told.values()):
        raise SystemExit(NO)


@click.argument("game")
@click.argument("phase")
@click.option("--why", required=True, help="The reason, which its players can read.")
@click.option("--orders", is_flag=True, help="Restore the orders of that phase.")
def _roll_back(service: Service, game: str, phase: str, why: str, orders: bool) -> None:
    """Roll a GAME that needs its game master back to the opening of PHASE."""
    from casusbelli.service.games import gm

    click.echo(f"{game}: {gm.rollback(service, operator_of(service), game, phase, orders, why)['phase']} is open")


@click.argument("game")
@click.option("--why", required=True, help="The reason, which its players can read.")
def _resume(service: Service, game: str, why: str) -> None:
    """Resume a GAME that needs its game master."""
    from casusbelli.service.games import gm

    gm.resume(service, operator_of(service), game, why)
    click.echo(f"{game}: resumed")


# --- the clocks of all games

why_option = click.option("--why", required=True, help="The reason, which the players of all games can read.")


@why_option
def _stop_clocks(service: Service, why: str) -> None:
    """Stop the clock of every game with a deadline. No orders are accepted until the clocks go on."""
    from casusbelli.service.ops import clocks

    click.echo(f"clocks stopped: {clocks.stop(service, operator_of(service), why)}")


@why_option
def _start_clocks(service: Service, why: str) -> None:
    """Restart the clocks that were stopped, with the time that was left."""
    from casusbelli.service.ops import clocks

    click.echo(f"clocks that go on: {clocks.go(service, operator_of(service), why)}")


@why_option
@click.option("--minutes", type=int, required=True, help="The number of minutes by which to extend every deadline.")
def _extend_clocks(service: Service, minutes: int, why: str) -> None:
    """Extend every deadline."""
    from casusbelli.service.ops import clocks

    click.echo(f"deadlines extended: {clocks.extend(service, operator_of(service), minutes, why)}")


@click.argument("game")
@click.argument("name")
@click.option("--why", required=True, help="The reason, which its players can read.")
def _appoint(service: Service, game: str, name: str, why: str) -> None:
    """Make NAME the game master of GAME."""
    from casusbelli.service.games import gm_office

    gm_office.appoint(service, operator_of(service), game, name, why)
    click.echo(f"{game}: {name} is game master")


@click.argument("game")
@click.option("--bot", default="", help="The bot for free seats (default: nobody).")
def _begin(service: Service, game: str, bot: str) -> None:
    """Start a GAME whose owner is gone."""
    from casusbelli.service.games import seating

    click.echo(f"{game}: {seating.start(service, operator_of(service), game, bot)['status']}")


@click.argument("game")
@click.option("--why", required=True, help="The reason, which its players can read.")
def _close(service: Service, game: str, why: str) -> None:
    """End a GAME without a result, and tell its players."""
    from casusbelli.service.games import lobby as every

    every.cancel(service, operator_of(service), game, why)
    click.echo(f"{game}: closed")


# --- the service itself


@json_option
def _health(service: Service, as_json: bool) -> None:
    """Print the health of the service. The exit code is 1 if there is a problem."""
    from casusbelli.service.ops.health import health

    told = health(service)
    if as_json:
        _print(told)
    else:
        problems = told.pop("problems")
        told["processes"] = len(told["processes"])
        click.echo(
            "\n".join([*(f"{key:14} {value}" for key, value in told.items()), *map("problem: {}".format, problems)])
        )
    if not told["ok"]:
        raise SystemExit(NO)


def _migrate(service: Service) -> None:
    """Apply missing migrations, as every start of the service does, and list all that were applied."""
    from casusbelli.service.ops import upkeep

    for row in upkeep.migrations(service):
        click.echo(f"{row['name']:30} {_day(row['at'])}")


_command(users, "list", "users list --like ada")(_list_users)
_command(users, "create", "users create Ada --email ada@example.org")(_create_user)
_command(users, "role", "users role Ada moderator")(_role)
_command(users, "link", "users link Ada")(_link)
_command(users, "confirm", "users confirm Ada")(_confirm)
_command(users, "suspend", "users suspend Eve")(_suspend)
_command(games, "list", "games list --status needs-gm")(_list_games)
_command(games, "verify", "games verify --all")(_verify)
_command(games, "rollback", 'games rollback 8sKp2mQxT4aB S1905M --why "a ruling was corrected"')(_roll_back)
_command(games, "resume", 'games resume 8sKp2mQxT4aB --why "the disk was full"')(_resume)
_command(clocks, "stop", 'clocks stop --why "maintenance until 20:00 UTC"')(_stop_clocks)
_command(clocks, "go", 'clocks go --why "maintenance is over"')(_start_clocks)
_command(clocks, "extend", 'clocks extend --minutes 60 --why "the network was down"')(_extend_clocks)
_command(games, "appoint", 'games appoint 8sKp2mQxT4aB Ada --why "the game master is away"')(_appoint)
_command(games, "begin", "games begin 8sKp2mQxT4aB --bot dumbbot")(_begin)
_command(games, "close", 'games close 8sKp2mQxT4aB --why "its owner is gone"')(_close)
_command(clocks, "status", "clocks status --json")(clocks_status)
_command(admin, "hold", 'hold 8sKp2mQxT4aB --why "we are looking into a report"')(hold)
_command(admin, "release", 'release --all --why "the report was mistaken"')(release)
_command(admin, "processes", "processes --json")(list_processes)
_command(admin, "restart", "restart --data /srv/casus")(restart)
_command(admin, "drain", "drain --process 8sKp2mQxT4aB")(drain)
admin.add_command(audit)
register_audit(_command)
_command(admin, "backup", "backup --dir /backup --keep 14")(backup)
admin.add_command(restore)
_command(admin, "health", "health --json")(_health)
_command(admin, "migrate", "migrate --database postgresql://casus@db/casus")(_migrate)
