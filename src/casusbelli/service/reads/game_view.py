"""Views of a game: position, panels, facts, phases and dice. Always through the projection."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from casusbelli.core import events as e
from casusbelli.core.board_names import names_on
from casusbelli.core.canon import encode
from casusbelli.core.errors import printable
from casusbelli.core.said import as_data, said
from casusbelli.drawing.chapters import Chapter, chapter_of
from casusbelli.engine.display import PanelRead, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.view import StateView, Viewer, history, seat_of, turn_seen
from casusbelli.records.games import newspaper
from casusbelli.service.base.game_shapes import Dealing, Dealt, DiceTold, PhaseTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict, not_found
from casusbelli.service.games import lobby
from casusbelli.service.games.open_game import OpenGame, opened


def begun_game(table: OpenGame) -> Game:
    check_begun(table)
    return table.game


def check_begun(table: OpenGame) -> None:
    if not table.row["seq"]:
        raise conflict("not-begun", said("service.nothing-on-board"))


@needs("read")
def view(service: Service, who: Who, game_id: str, seat: str | None = None) -> StateView:
    """The state as every export shows it."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        return begun_game(table).view(viewer)


@needs("read")
def panels(
    service: Service, who: Who, game_id: str, seat: str | None = None, phase: str | None = None
) -> list[PanelRead]:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        return panels_of(begun_game(table), viewer, phase)


def panels_of(game: Game, viewer: Viewer, phase: str | None = None) -> list[PanelRead]:
    if phase is None or phase == game.phase:
        return [read_panel(panel, show=names_on(game.rules.board)) for panel in game.panels(viewer)]
    state = chapter(game, viewer, phase).state
    t = turn_seen(game.rules, state, viewer)
    names = names_on(game.rules.board)
    return [read_panel(panel, show=names) for panel in game.rules.panels(t, seat_of(viewer))]


def chapter(game: Game, viewer: Viewer, phase: str) -> Chapter:
    found = chapter_of(game, viewer, phase)
    if found is None:
        raise not_found("phase", printable(phase))
    return found


@needs("read")
def events(
    service: Service, who: Who, game_id: str, seat: str | None = None, after: int = 0, limit: int | None = None
) -> list[Any]:
    """The facts that the viewer may know, as data. ``after``: the number of those known already."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        game = begun_game(table)
    last = None if limit is None else after + limit
    return [json.loads(encode(event)) for event in game.history(viewer)[after:last]]


@needs("read")
def phases(service: Service, who: Who, game_id: str, seat: str | None = None) -> list[PhaseTold]:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.viewer(who, seat)
        game = begun_game(table)
        titles = {name: newspaper.title(game.rules, name) for name in game.phases()}
        return [{"phase": name, "title": str(title), "said": as_data(title)} for name, title in titles.items()]


@needs("read")
def dice(service: Service, who: Who, game_id: str) -> DiceTold:
    """All rolls so far, the commitment to the seed, and the seed once the game is over."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who)
        told = history(begun_game(table).rules, table.game.log, viewer)
        rolls = [msgspec.to_builtins(event) for event in told if isinstance(event, (e.DiceRolled, e.DiceKeyed))]
        seed = table.row["seed"] if table.row["status"] == "finished" else None
        return {
            "commitment": table.row["commitment"],
            "nonces": json.loads(table.row["nonces"]),
            "seed": seed,
            "rolls": rolls,
            "dealt": _dealt(table) if seed else None,
        }


def _dealt(table: OpenGame) -> Dealt | None:
    """The seat assignment; names are revealed with the seed."""
    if not table.row["dealt"]:
        return None
    record = json.loads(table.row["dealt"])
    players: list[Dealing] = [
        {"player": lobby.name_of(table, row["account"]), "wants": row["wants"], "seat": seat}
        for row, seat in zip(record["players"], record["given"], strict=True)
    ]
    return {"seats": record["seats"], "players": players}
