"""``casus admin``: what whoever runs the service does at the console."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from casusbelli.cli.files import fail
from casusbelli.cli.place import opened_store, place_options

if TYPE_CHECKING:
    from casusbelli.service.house import House, Who

NO = 1
json_option = click.option("--json", "as_json", is_flag=True, help="Print data.")


@click.group(epilog="Example: casus admin users list")
def admin() -> None:
    """Users, games, backups, health and migrations of a service.

    All commands take the --data or --database of its `casus serve`, and may be used while that runs.
    """


@admin.group(epilog="Example: casus admin users role Ada moderator")
def users() -> None:
    """Who is here, and what they may do."""


@admin.group(epilog="Example: casus admin games verify --all")
def games() -> None:
    """Games: how they stand, whether they are sound, and those that cannot go on."""


@admin.group(epilog='Example: casus admin clocks extend --minutes 60 --why "the network was down"')
def clocks() -> None:
    """The clocks of all games: stop them, let them go on, extend every deadline. Players can read why."""


@contextmanager
def _house(database: str) -> Iterator[House]:
    store = opened_store(database)
    from casusbelli.service import upkeep
    from casusbelli.service.errors import Refused
    from casusbelli.service.house import House
    from casusbelli.store import StoreDown

    try:
        house = House(store)
        house.base_url = upkeep.kept_url(house)
        yield house
    except Refused as fault:
        fail(f"{fault.sentence}{f'; {fault.hint}' if fault.hint else ''}", NO)
    except StoreDown as fault:
        fail(str(fault), NO)
    finally:
        store.close()


def _operator(house: House) -> Who:
    """What is done at the console is done in the name of the first administrator."""
    from casusbelli.service.people import first_administrator

    return first_administrator(house)


def _command(group: click.Group, name: str, example: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command that is given a house."""

    def made(act: Callable[..., None]) -> click.Command:
        @wraps(act)
        def acted(database: str, **more: Any) -> None:
            with _house(database) as house:
                act(house, **more)

        return group.command(name, epilog=f"Example: casus admin {example}")(place_options(acted))

    return made


def _print(data: object) -> None:
    click.echo(json.dumps(data, indent=1))


def _day(at: int | None) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else "-"


# --- users


@json_option
@click.option("--like", default="", help="Only names that begin so.")
def _list_users(house: House, like: str, as_json: bool) -> None:
    """Everybody, by name."""
    from casusbelli.service import people

    rows, after, who = [], "", _operator(house)
    while True:
        page = people.listing(house, who, like, after, 100)
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
@click.option("--email")
@click.option("--role", default="player", show_default=True)
def _create_user(house: House, name: str, email: str | None, role: str) -> None:
    """Make an account; prints the link with which its password is chosen."""
    from casusbelli.service import people

    click.echo(people.create(house, _operator(house), name, email, role))


@click.argument("name")
@click.argument("role")
def _role(house: House, name: str, role: str) -> None:
    """Make NAME a player, a moderator or an administrator."""
    from casusbelli.service import people

    people.set_role(house, _operator(house), name, role)
    click.echo(f"{name}: {role}")


@click.argument("name")
def _link(house: House, name: str) -> None:
    """Print a link with which NAME chooses a new password."""
    from casusbelli.service import people

    click.echo(people.reset_link(house, _operator(house), name))


@click.argument("name")
def _confirm(house: House, name: str) -> None:
    """The e-mail of NAME is known to be theirs: notifications go there."""
    from casusbelli.service import people

    people.confirm_email(house, _operator(house), name)
    click.echo(f"{name}: confirmed")


@click.argument("name")
@click.option("--restore", is_flag=True, help="Let them in again.")
def _suspend(house: House, name: str, restore: bool) -> None:
    """Keep NAME out: sessions and tokens end at once."""
    from casusbelli.service import people

    people.suspend(house, _operator(house), name, not restore)
    click.echo(f"{name}: {'may come in again' if restore else 'suspended'}")


# --- games


@json_option
@click.option("--status", help="forming, running, paused, needs-gm, finished or cancelled.")
def _list_games(house: House, status: str | None, as_json: bool) -> None:
    """Every game, the newest first; what keeps it from going on."""
    from casusbelli.service import upkeep

    rows = upkeep.games(house, status)
    if as_json:
        return _print(rows)
    for row in rows:
        line = f"{row['id']}  {row['status']:9} {row['phase']:7} {_day(row['deadline']):16}  {row['name']}"
        click.echo(line + (f"  ({row['fault']})" if row["fault"] else ""))
    return None


@json_option
@click.option("--all", "everything", is_flag=True, help="All games.")
@click.argument("ids", nargs=-1)
def _verify(house: House, ids: tuple[str, ...], everything: bool, as_json: bool) -> None:
    """Check the log, the hashes, the dice and every judgement of games. Exits with 1 if one is not sound."""
    from casusbelli.records.gamefile import BadGameFile
    from casusbelli.service import checking, upkeep

    told: dict[str, list[str]] = {}
    chosen = [row["id"] for row in upkeep.games(house) if row["events"]] if everything else list(ids)
    if not chosen and not everything:
        fail("which games? name their ids, or --all")
    for game in chosen:
        try:
            told[game] = checking.check(house, game).faults
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
@click.option("--why", required=True, help="For its players to read.")
@click.option("--orders", is_flag=True, help="With the orders that were written then.")
def _roll_back(house: House, game: str, phase: str, why: str, orders: bool) -> None:
    """Take a GAME that needs its game-master back to where PHASE was opened."""
    from casusbelli.service import gm

    click.echo(f"{game}: {gm.rollback(house, _operator(house), game, phase, orders, why)['phase']} is open")


@click.argument("game")
@click.option("--why", required=True, help="For its players to read.")
def _resume(house: House, game: str, why: str) -> None:
    """Let a GAME that needs its game-master try again."""
    from casusbelli.service import gm

    gm.resume(house, _operator(house), game, why)
    click.echo(f"{game}: goes on")


# --- the clocks of all games

why_option = click.option("--why", required=True, help="For the players of every game to read.")


@why_option
def _stop_clocks(house: House, why: str) -> None:
    """Stop the clock of every game that has a deadline; nobody writes there until they go on."""
    from casusbelli.service import clocks

    click.echo(f"{clocks.stop(house, _operator(house), why)} clocks stopped")


@why_option
def _start_clocks(house: House, why: str) -> None:
    """Let the clocks that were stopped go on, with the time that was left."""
    from casusbelli.service import clocks

    click.echo(f"{clocks.go(house, _operator(house), why)} clocks go on")


@why_option
@click.option("--minutes", type=int, required=True, help="How much later every deadline is to be.")
def _extend_clocks(house: House, minutes: int, why: str) -> None:
    """Make every deadline later."""
    from casusbelli.service import clocks

    click.echo(f"{clocks.extend(house, _operator(house), minutes, why)} deadlines extended")


@click.argument("game")
@click.argument("name")
@click.option("--why", required=True, help="For its players to read.")
def _appoint(house: House, game: str, name: str, why: str) -> None:
    """Make NAME the game master of GAME."""
    from casusbelli.service import offices

    offices.appoint(house, _operator(house), game, name, why)
    click.echo(f"{game}: {name} is game master")


@click.argument("game")
@click.option("--bot", default="", help="Who plays the free seats; nobody if left out.")
def _begin(house: House, game: str, bot: str) -> None:
    """Begin a GAME whose owner is gone."""
    from casusbelli.service import seating

    click.echo(f"{game}: {seating.start(house, _operator(house), game, bot)['status']}")


@click.argument("game")
@click.option("--why", required=True, help="For its players to read.")
def _close(house: House, game: str, why: str) -> None:
    """End a GAME without a result; those who are in it are told."""
    from casusbelli.service import games as every

    every.cancel(house, _operator(house), game, why)
    click.echo(f"{game}: closed")


# --- the service itself


@click.argument("file", type=click.Path(path_type=Path))
def _backup(house: House, file: Path) -> None:
    """Write the whole embedded database to FILE, as it is at one moment, while the service runs.

    PostgreSQL has its own: pg_dump --format=custom, and pg_restore to put it back.
    """
    from casusbelli.store.sqlite import SqliteStore

    if not isinstance(house.store, SqliteStore):
        fail("this is PostgreSQL; use pg_dump --format=custom --file=FILE and the address of the database", NO)
    if file.exists():
        fail(f"{file}: is there already", NO)
    house.store.backup(str(file))
    click.echo(f"{file}: {file.stat().st_size:,} bytes")


@json_option
def _health(house: House, as_json: bool) -> None:
    """Is everything all right? Exits with 1 and says what is wrong."""
    from casusbelli.service.health import health

    told = health(house)
    if as_json:
        _print(told)
    else:
        problems = told.pop("problems")
        click.echo(
            "\n".join([*(f"{key:14} {value}" for key, value in told.items()), *map("problem: {}".format, problems)])
        )
    if not told["ok"]:
        raise SystemExit(NO)


def _migrate(house: House) -> None:
    """Bring the tables up to date, as every start of the service does, and list what has been done to them."""
    from casusbelli.service import upkeep

    for row in upkeep.migrations(house):
        click.echo(f"{row['name']:30} {_day(row['at'])}")


_command(users, "list", "users list --like ada")(_list_users)
_command(users, "create", "users create Ada --email ada@example.org")(_create_user)
_command(users, "role", "users role Ada moderator")(_role)
_command(users, "link", "users link Ada")(_link)
_command(users, "confirm", "users confirm Ada")(_confirm)
_command(users, "suspend", "users suspend Eve")(_suspend)
_command(games, "list", "games list --status needs-gm")(_list_games)
_command(games, "verify", "games verify --all")(_verify)
_command(games, "rollback", 'games rollback 8sKp2mQxT4aB S1905M --why "a ruling was mended"')(_roll_back)
_command(games, "resume", 'games resume 8sKp2mQxT4aB --why "the disk was full"')(_resume)
_command(clocks, "stop", 'clocks stop --why "maintenance until 20:00 UTC"')(_stop_clocks)
_command(clocks, "go", 'clocks go --why "maintenance is over"')(_start_clocks)
_command(clocks, "extend", 'clocks extend --minutes 60 --why "the network was down"')(_extend_clocks)
_command(games, "appoint", 'games appoint 8sKp2mQxT4aB Ada --why "the game master is away"')(_appoint)
_command(games, "begin", "games begin 8sKp2mQxT4aB --bot dumbbot")(_begin)
_command(games, "close", 'games close 8sKp2mQxT4aB --why "its owner is gone"')(_close)
_command(admin, "backup", "backup games-2026-11-22.db")(_backup)
_command(admin, "health", "health --json")(_health)
_command(admin, "migrate", "migrate --database postgresql://casus@db/casus")(_migrate)
