"""Small pictures: of a game's position as spectators see it, and of the emblem of a power."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import quote

from casusbelli.build import version
from casusbelli.core.board import Board
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.emblem import emblem
from casusbelli.drawing.scene import Scene, empty
from casusbelli.drawing.thumbnail import thumbnail
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.game import Game
from casusbelli.engine.merges import RulesClash
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.service.base.recent_cache import PictureKey
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games.lobby import picture_address
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.variants import loadable


@needs("read")
def small_picture(
    service: Service, who: Who, game_id: str, theme: str = "auto", invitation: str | None = None
) -> tuple[str, str]:
    """The position as every spectator may see it, and the address under which it never changes."""
    with service.read() as tx:
        table = opened(service, tx, game_id, link=invitation)
        table.check_seen(who)
        row = table.row
        if not row["seq"]:
            options = frozenset(json.loads(row["options"]).items())
            return start_picture(table.board, row["rules"], options, theme), picture_address(row)
        key = PictureKey(table.id, row["chain"], theme)
        return service.pictures.find(key, lambda: _position(table, theme)), picture_address(row)


def _position(table: OpenGame, theme: str) -> str:
    return thumbnail(scene_at(table.game, None, with_orders=False), theme)


@lru_cache(maxsize=64)
def start_picture(on: Board, rules: str, options: frozenset[tuple[str, str]], theme: str) -> str:
    return thumbnail(start_scene(on, rules, options), theme)


def start_scene(on: Board, rules: str, options: frozenset[tuple[str, str]] = frozenset()) -> Scene:
    """The first position; an empty board if the first thing to happen is a roll of the dice."""
    try:
        game = Game.new(rules, on, bytes(SEED_BYTES), dict(options))
    except (UnknownRules, RulesClash):  # a pack that is no longer installed
        return empty(on)
    return scene_at(game, None, with_orders=False) if game.phase else empty(on)


@lru_cache(maxsize=256)
def emblem_picture(board: str, power: str) -> str:
    """The emblem of a power of an installed board."""
    found = loadable()[0].get(board)
    if found is None or power not in found.power:
        raise not_found("picture", power[:40])
    return emblem(found, power)


@lru_cache(maxsize=256)
def emblems(board: str, rules: str) -> Mapping[str, tuple[str, ...]]:
    """Seat -> the addresses of the emblems of its powers; none for boards that are not installed."""
    found = loadable()[0].get(board)
    if found is None:
        return {}
    try:
        seats = rule_set(read_spec(rules), found).seats
    except (UnknownRules, RulesClash):  # a pack that is no longer installed
        return {}
    place = f"/emblems/{quote(board)}"
    return {seat.name: tuple(f"{place}/{quote(power)}.svg?v={version()}" for power in seat.powers) for seat in seats}
